title-bora-bora = Бора-Бора
