"""Lists that copies of a state share.

A copy shares every list that the rules replace instead of changing. :func:`replaced` is how they do it.
"""

from __future__ import annotations


def replaced(items: list[int], index: int, value: int) -> list[int]:
    """A new list that differs from ``items`` in one place.

    >>> replaced([1, 2, 3], 1, 9)
    [1, 9, 3]
    """
    out = items.copy()
    out[index] = value
    return out
