title-bora-bora = Bora Bora
