"""The rules of Bitoku, one file per chapter."""
