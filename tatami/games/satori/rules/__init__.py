"""The rules of Satori, one file per chapter."""
