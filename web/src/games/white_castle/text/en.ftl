title-white-castle = The White Castle
