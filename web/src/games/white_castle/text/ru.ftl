title-white-castle = Белый замок
