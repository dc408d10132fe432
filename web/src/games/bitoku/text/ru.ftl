title-bitoku = Битоку
