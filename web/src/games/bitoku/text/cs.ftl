title-bitoku = Bitoku
