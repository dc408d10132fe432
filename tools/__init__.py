"""Chores of this repository, run through make; not part of the package."""
