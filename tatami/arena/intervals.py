"""Intervals that hold what they promise: 95 of 100 cover the truth, or a few more, from two deals on.

Games of one deal are not independent tries. They resemble each other where the deal favours one way of playing, and
they make up for each other where it favours a seat, since every deal is played from every seat. So what is counted are
deals: how much they differ among each other says how sure a mean is, and Student's t makes up for knowing even that
from a few deals only. ``tests/arena/test_intervals.py`` invents leagues over and over and counts how often the truth
lies inside.

Where nothing can be said (a single deal, or deals that do not differ at all) there is no interval: ``None``.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from math import exp, lgamma, log, log1p, sqrt
from typing import TypeVar

Deal = TypeVar("Deal", bound=Hashable)
Value = TypeVar("Value")

MISS = 0.05
"""How often an interval may miss: half of it on either side."""
CREDIT = 8
"""How slowly it is believed that duplicate deals make a share of wins surer than as many single games would: with
CREDIT + 1 deals half of what they suggest, with many more nearly all of it."""


@dataclass(frozen=True)
class Interval:
    """From where to where."""

    low: float
    high: float


@dataclass(frozen=True)
class Share:
    """A share of wins with its 95 % interval, if the games allow one."""

    wins: float
    """A whole number, unless a victory was shared: then each has a part of it."""
    games: int
    share: float
    interval: Interval | None


@dataclass(frozen=True)
class Mean:
    """A mean with its 95 % interval, if the values allow one."""

    mean: float
    interval: Interval | None


def by_deal(pairs: Iterable[tuple[Deal, Value]]) -> list[list[Value]]:
    """Values put together deal by deal.

    >>> by_deal([("a", 1), ("b", 2), ("a", 3)])
    [[1, 3], [2]]
    """
    out: dict[Deal, list[Value]] = {}
    for deal, value in pairs:
        out.setdefault(deal, []).append(value)
    return list(out.values())


def mean_over_deals(deals: Sequence[Sequence[float]]) -> Mean:
    """The mean of all values, every list holding those of one deal; the interval is Student's, over the deals.

    >>> found = mean_over_deals([[1.0, 3.0], [4.0, 4.0], [6.0, 6.0]])
    >>> found.mean, round(found.interval.low, 3), round(found.interval.high, 3)
    (4.0, -0.968, 8.968)
    """
    count = sum(map(len, deals))
    if not count:
        return Mean(0.0, None)
    mean = sum(map(sum, deals)) / count
    error = _error(deals, mean, count)
    if not error:
        return Mean(mean, None)
    reach = student(len(deals) - 1) * error
    return Mean(mean, Interval(mean - reach, mean + reach))


def share_over_deals(deals: Sequence[Sequence[float]]) -> Share:
    """The share of wins, every list holding the games of one deal; a part of a shared victory counts as such.

    The interval is Clopper and Pearson's for as many independent games as the deals are worth (Korn and Graubard,
    1998): fewer than were played where games of a deal end alike, more where they make up for each other, and fewer
    again the fewer deals say so. If all games ended alike, deals count as one game each.

    >>> found = share_over_deals([[True, True], [True, False], [True, True], [True, True], [True, False]])
    >>> found.share, round(found.interval.low, 3), round(found.interval.high, 3)
    (0.8, 0.358, 0.988)
    """
    games = sum(map(len, deals))
    wins = sum(map(sum, deals))
    if not games:
        return Share(0, 0, 0.0, None)
    share = wins / games
    if games == len(deals):
        return Share(wins, games, share, clopper_pearson(wins, games))
    if len(deals) < 2:
        return Share(wins, games, share, None)
    if wins in (0, games):
        worth = float(len(deals))
    else:
        alone = share * (1 - share) / games
        effect = _error(deals, share, games) ** 2 / alone
        if effect < 1:
            effect = (CREDIT + (len(deals) - 1) * effect) / (CREDIT + len(deals) - 1)
        worth = games / effect * (student(games - 1) / student(len(deals) - 1)) ** 2
    return Share(wins, games, share, clopper_pearson(share * worth, worth))


def _error(deals: Sequence[Sequence[float]], mean: float, count: int) -> float:
    """The standard error of a mean over deals that may have different numbers of values; 0 where they do not tell."""
    if len(deals) < 2:
        return 0.0
    squares = sum((sum(values) - mean * len(values)) ** 2 for values in deals)
    return sqrt(squares * len(deals) / (len(deals) - 1)) / count


def clopper_pearson(wins: float, games: float) -> Interval:
    """The exact interval of a share of wins in independent games; wider than needed rather than too narrow.

    >>> found = clopper_pearson(0, 20)
    >>> found.low, round(found.high, 3)
    (0.0, 0.168)
    """
    lost = games - wins
    low = 0.0 if wins <= 0 else _found(lambda x: beta(wins, lost + 1, x) < MISS / 2)
    high = 1.0 if lost <= 0 else _found(lambda x: beta(wins + 1, lost, x) < 1 - MISS / 2)
    return Interval(low, high)


@cache
def student(freedom: int) -> float:
    """Student's t: how many standard errors an interval reaches to either side, when they are known so well.

    >>> round(student(1), 2), round(student(10), 3), round(student(1000), 3)
    (12.71, 2.228, 1.962)
    """
    x = _found(lambda x: beta(freedom / 2, 0.5, x) < MISS)
    return sqrt(freedom * (1 - x) / x)


def _found(below: Callable[[float], bool]) -> float:
    """Where between 0 and 1 something stops being so, by halving."""
    low, high = 0.0, 1.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if below(middle) else (low, middle)
    return (low + high) / 2


def beta(a: float, b: float, x: float) -> float:
    """The distribution function of the beta distribution: its continued fraction, which converges fast left of the
    mean; right of it the mirror image is taken.

    >>> round(beta(2, 3, 0.4), 4)
    0.5248
    """
    if not 0 < x < 1:
        return 0.0 if x <= 0 else 1.0
    if x > (a + 1) / (a + b + 2):
        return 1 - beta(b, a, 1 - x)
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log1p(-x)) / a
    value = over = 1.0
    under = 0.0
    for step in range(400):
        half = step // 2
        if step == 0:
            part = 1.0
        elif step % 2 == 0:
            part = half * (b - half) * x / ((a + step - 1) * (a + step))
        else:
            part = -(a + half) * (a + b + half) * x / ((a + step - 1) * (a + step))
        under = 1 / ((1 + part * under) or TINY)
        over = (1 + part / over) or TINY
        value *= under * over
        if abs(under * over - 1) < 1e-14:
            break
    return front * (value - 1)


TINY = 1e-300
"""Stands for a 0 that would be divided by."""
