"""The rules of The White Castle, one file per chapter."""
