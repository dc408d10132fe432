"""The table itself: who sits where, what is played, what anybody may see of it.

These modules know the standard library, the engine and one another: no database, no network, no server library.
"""
