"""The rules of Bora Bora, one file per chapter."""
