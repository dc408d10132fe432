title-satori = Сатори
