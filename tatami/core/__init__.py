"""The kernel: knows no game, no I/O, no clock, no network; standard library only."""
