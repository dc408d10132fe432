title-white-castle = Bílý hrad
