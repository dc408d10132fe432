title-satori = Satori
