"""Places: who is first, second, third; equal sides share a place, and the next one counts them both."""

from __future__ import annotations


def places(standings: list[list[int]]) -> list[int]:
    """The place of every side, 1 for the best. Standings are compared number by number; equal ones share a place.

    >>> places([[41, 2], [55, 0], [55, 0], [41, 3]])
    [4, 1, 1, 3]
    """
    out: list[int] = []
    for mine in standings:
        better = 0
        for other in standings:
            if other > mine:
                better += 1
        out.append(better + 1)
    return out


def ranked(placed: list[int]) -> list[int]:
    """The sides from best to worst; those who share a place in the order of their numbers.

    >>> ranked([4, 1, 1, 3])
    [1, 2, 3, 0]
    """
    out: list[int] = []
    for place in range(1, len(placed) + 1):
        for side in range(len(placed)):
            if placed[side] == place:
                out.append(side)
    return out


def win_share(placed: list[int], side: int) -> float:
    """A side's part of the victory: those who share the first place share it alike.

    >>> win_share([1, 2], 0), win_share([1, 1, 3], 1), win_share([1, 1, 3], 2)
    (1.0, 0.5, 0.0)
    """
    if placed[side] != 1:
        return 0.0
    return 1.0 / placed.count(1)
