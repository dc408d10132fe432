"""What outlives the process: the database, how it is written and read, and why it may refuse."""
