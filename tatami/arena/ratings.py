"""One number per entrant for the whole league: strengths of Plackett and Luce's model, the same in any order of games.

The model says that whoever is placed first is drawn from those at the table in proportion to their strengths, then the
second from the rest, and so on; with two at the table this is Bradley and Terry's. Those who share a place could stand
in any order: all orders count, in equal parts, and together as one game. The strengths that make the results
of the league likeliest are found by Newton's method. They are printed on the scale of chess: 400 points are odds of
ten to one.

A league fixes such numbers only among entrants who can be compared both ways, by having come before each other or
before somebody who did (Ford, 1957). Entrants who never lost to a group of others are better, but no number says by how
much: such groups are rated apart, best group first, each around its own mean.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import permutations
from math import exp, log, sqrt

from tatami.arena.algebra import Matrix, solved
from tatami.arena.intervals import Interval, student

POINTS = 400 / log(10)
"""Points for odds of e to 1."""
FEWEST = 20
"""With fewer deals there is no interval: it would promise too much (tests/arena/test_intervals.py)."""

Order = tuple[str, ...]
"""Entrants one after the other, the best first."""
Placing = tuple[str | Order, ...]
"""Who was placed where in a game, the best first; those who share a place stand in a tuple of their own."""
Orders = dict[Order, float]
"""How many games ended in each order; of a game with shared places each order that it allows has an equal part."""


@dataclass(frozen=True)
class Rating:
    """How strong an entrant is among those it can be compared with."""

    name: str
    group: int
    """1 for the best group; ratings of different groups cannot be compared."""
    points: float | None
    """Above the mean of the group; ``None`` for an entrant that makes up a group of its own."""
    interval: Interval | None
    games: int


def rate(deals: Sequence[Sequence[Placing]]) -> list[Rating]:
    """Everybody in the games, best first; every list holds the games of one deal."""
    played = [[orders(placing) for placing in deal] for deal in deals]
    told = [[found for found in deal if len(set(found[0])) > 1] for deal in played]
    counted = [_counted(deal) for deal in told]
    together = _together(counted)
    games = Counter(name for deal in told for found in deal for name in set(found[0]))
    out: list[Rating] = []
    for number, names in enumerate(groups(together), 1):
        if len(names) == 1:
            out.append(Rating(names[0], number, None, None, games[names[0]]))
            continue
        inside = [_inside(deal, names) for deal in counted]
        points, errors = _fit(names, [deal for deal in inside if deal])
        rated = []
        for name, mine, error in zip(names, points, errors, strict=True):
            reach = None if error is None else Interval(POINTS * (mine - error), POINTS * (mine + error))
            rated.append(Rating(name, number, POINTS * mine, reach, games[name]))
        out += sorted(rated, key=lambda rating: -(rating.points or 0.0))
    return out


def orders(placing: Placing) -> list[Order]:
    """Every order that a placing allows.

    >>> orders((("a", "b"), "c"))
    [('a', 'b', 'c'), ('b', 'a', 'c')]
    """
    out: list[Order] = [()]
    for place in placing:
        shared = place if isinstance(place, tuple) else (place,)
        out = [(*before, *those) for before in out for those in permutations(shared)]
    return out


def _counted(games: Iterable[list[Order]]) -> Orders:
    out: Orders = {}
    for found in games:
        for order in found:
            out[order] = out.get(order, 0.0) + 1 / len(found)
    return out


def _together(deals: Iterable[Orders]) -> Orders:
    out: Orders = {}
    for deal in deals:
        for order, number in deal.items():
            out[order] = out.get(order, 0.0) + number
    return out


def groups(placings: Iterable[Order]) -> list[list[str]]:
    """The entrants, in groups in which everybody came before everybody, directly or through others; best first.

    >>> groups([("a", "b"), ("b", "a"), ("b", "c"), ("a", "c")])
    [['a', 'b'], ['c']]
    """
    placings = list(placings)
    names = sorted({name for placing in placings for name in placing})
    before = {(name, name) for name in names}
    for placing in placings:
        before |= {(one, other) for place, one in enumerate(placing) for other in placing[place + 1 :]}
    for middle in names:
        for one in names:
            if (one, middle) in before:
                before |= {(one, other) for other in names if (middle, other) in before}
    found: list[list[str]] = []
    for name in names:
        mine = [other for other in names if (name, other) in before and (other, name) in before]
        if mine not in found:
            found.append(mine)
    return sorted(found, key=lambda group: (-sum((group[0], name) in before for name in names), group))


def _inside(deal: Orders, names: Sequence[str]) -> Orders:
    """The games of a deal with everybody else left out."""
    out: Orders = {}
    for placing, number in deal.items():
        left = tuple(name for name in placing if name in names)
        if len(set(left)) > 1:
            out[left] = out.get(left, 0.0) + number
    return out


def _fit(names: Sequence[str], deals: Sequence[Orders]) -> tuple[list[float], list[float | None]]:
    """The likeliest strengths, as logarithms around their mean, and how far their intervals reach to either side."""
    together = _together(deals)
    places = {name: place for place, name in enumerate(names)}
    found = [0.0] * len(names)
    for _ in range(100):
        slope, bend = _likelihood(together, places, found)
        steps = solved(bend, [[-value] for value in slope])
        move = max(abs(step) for (step,) in steps)
        found = [value - step * min(1.0, 1.0 / (move or 1.0)) for value, (step,) in zip(found, steps, strict=True)]
        if move < 1e-9:
            break
    errors: list[float | None] = [None] * len(names)
    if len(deals) >= FEWEST:
        _, bend = _likelihood(together, places, found)
        slopes = [_likelihood(deal, places, found)[0] for deal in deals]
        # what every deal by itself would add to each strength; how much that differs is how unsure the strengths are
        pulls = solved(bend, [list(row) for row in zip(*slopes, strict=True)])
        more = len(deals) / (len(deals) - 1)
        errors = [student(len(deals) - 1) * sqrt(more * sum(pull * pull for pull in row)) or None for row in pulls]
    return found, errors


def _likelihood(placings: Orders, places: dict[str, int], strengths: list[float]) -> tuple[list[float], Matrix]:
    """Slope and (turned over) curvature of the logarithm of the likelihood.

    The curvature gets a constant, so that it can be solved for: the strengths then stay around 0, and nothing else
    changes.
    """
    count = len(places)
    slope = [0.0] * count
    bend = [[1.0] * count for _ in range(count)]
    for placing, number in placings.items():
        weights = [exp(strengths[places[name]]) for name in placing]
        for first in range(len(placing) - 1):
            shares = [0.0] * count
            total = sum(weights[first:])
            for name, weight in zip(placing[first:], weights[first:], strict=True):
                shares[places[name]] += weight / total
            slope[places[placing[first]]] += number
            for one, share in enumerate(shares):
                slope[one] -= number * share
                bend[one][one] += number * share
                for other, its in enumerate(shares):
                    bend[one][other] -= number * share * its
    return slope, bend
