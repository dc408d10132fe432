"""What the games of a league say: win shares, margins, ratings, seats, sources of points, use of components."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from importlib import import_module
from math import sqrt
from typing import Any

from tatami.core.rng import Rng

Games = Sequence[dict[str, Any]]
"""Finished games as :func:`tatami.arena.league.play` describes them."""
Row = tuple[int, bool, float, float]
"""A game between two kinds of bots: the deal, whether the first won, its points, the other's."""
Z = 1.959964
"""Two-sided 95 % of the normal distribution."""
RESAMPLES = 1000


@dataclass(frozen=True)
class Share:
    """A share of wins with its 95 % interval."""

    wins: int
    games: int
    share: float
    low: float
    high: float


def wilson(wins: int, games: int) -> Share:
    """The Wilson score interval.

    >>> share = wilson(8, 10)
    >>> round(share.low, 3), round(share.high, 3)
    (0.49, 0.943)
    """
    if games == 0:
        return Share(0, 0, 0.0, 0.0, 1.0)
    part = wins / games
    weight = 1 + Z * Z / games
    middle = (part + Z * Z / (2 * games)) / weight
    half = Z * sqrt(part * (1 - part) / games + Z * Z / (4 * games * games)) / weight
    low = 0.0 if wins == 0 else max(0.0, middle - half)
    high = 1.0 if wins == games else min(1.0, middle + half)
    return Share(wins, games, part, low, high)


@dataclass(frozen=True)
class Mean:
    """A mean with its 95 % bootstrap interval."""

    mean: float
    low: float
    high: float


def bootstrap(groups: Sequence[Sequence[float]], seed: str = "bootstrap") -> Mean:
    """The mean over all values; deals are drawn again as a whole, since games of one deal resemble each other."""
    groups = [group for group in groups if group]
    if not groups:
        return Mean(0.0, 0.0, 0.0)
    sums = [sum(group) for group in groups]
    counts = [len(group) for group in groups]
    rng = Rng(seed)
    means: list[float] = []
    for _ in range(RESAMPLES):
        total, count = 0.0, 0
        for _ in groups:
            place = rng.below(len(groups))
            total += sums[place]
            count += counts[place]
        means.append(total / count)
    means.sort()
    return Mean(sum(sums) / sum(counts), means[int(0.025 * RESAMPLES)], means[int(0.975 * RESAMPLES) - 1])


@dataclass(frozen=True)
class Meeting:
    """One entrant against another (or, alone, against the automaton of the rules)."""

    one: str
    other: str
    seats: int
    options: str
    deals: int
    share: Share
    """Games in which the best-placed side of ``one`` came before the best-placed of ``other``."""
    margin: Mean
    """Points ahead: the mean of ``one``'s scores less the mean of ``other``'s."""
    points: float
    other_points: float


def meetings(games: Games) -> list[Meeting]:
    """Every pair that met, the better one first."""
    found: dict[tuple[int, str, str, str], list[Row]] = defaultdict(list)
    for game in games:
        names = seat_names(game)
        options = ", ".join(f"{name} {value}" for name, value in sorted(game["options"].items()) if value is not False)
        for one in sorted(set(names)):
            for other in sorted(set(names)):
                if one < other:
                    mine = [side for side, name in enumerate(names) if name == one]
                    its = [side for side, name in enumerate(names) if name == other]
                    first = next(side for side in game["ranking"] if side in mine or side in its)
                    points = sum(game["scores"][side] for side in mine) / len(mine)
                    other_points = sum(game["scores"][side] for side in its) / len(its)
                    found[game["seats"], options, one, other].append(
                        (game["deal"], first in mine, points, other_points)
                    )
    out: list[Meeting] = []
    for (seats, options, one, other), rows in sorted(found.items()):
        wins = sum(won for _, won, _, _ in rows)
        if 2 * wins >= len(rows):
            out.append(Meeting(one, other, seats, options, *_summed(rows, f"{one} {other}")))
        else:
            turned = [(deal, not won, its, mine) for deal, won, mine, its in rows]
            out.append(Meeting(other, one, seats, options, *_summed(turned, f"{other} {one}")))
    return out


def _summed(rows: list[Row], name: str) -> tuple[int, Share, Mean, float, float]:
    """What games say together: deals, share of wins, points ahead, and the mean points of both."""
    by_deal: dict[int, list[float]] = defaultdict(list)
    for deal, _, mine, its in rows:
        by_deal[deal].append(mine - its)
    return (
        len(by_deal),
        wilson(sum(won for _, won, _, _ in rows), len(rows)),
        bootstrap([by_deal[deal] for deal in sorted(by_deal)], name),
        mean(mine for _, _, mine, _ in rows),
        mean(its for _, _, _, its in rows),
    )


@dataclass(frozen=True)
class Alone:
    """One of a bot among several of another: with n seats luck alone gives it one game in n."""

    one: str
    others: str
    seats: int
    deals: int
    share: Share
    margin: Mean
    """Its points less the mean of the others'."""
    points: float
    other_points: float


def alone(games: Games) -> list[Alone]:
    """Games at three and more seats in which one bot sat among bots that were all of another kind."""
    found: dict[tuple[int, str, str], list[Row]] = defaultdict(list)
    for game in games:
        lineup = game["lineup"]
        for seat, one in enumerate(lineup):
            others = lineup[:seat] + lineup[seat + 1 :]
            if len(others) > 1 and one not in others and len(set(others)) == 1:
                rest = mean(score for place, score in enumerate(game["scores"]) if place != seat)
                won = game["ranking"][0] == seat
                found[game["seats"], one, others[0]].append((game["deal"], won, game["scores"][seat], rest))
    return [
        Alone(one, other, seats, *_summed(rows, f"{one} {other}"))
        for (seats, one, other), rows in sorted(found.items())
    ]


def seat_names(game: dict[str, Any]) -> list[str]:
    """Who played each side; an automaton of the rules plays what no seat does."""
    return [*game["lineup"], *["the rules"] * (len(game["scores"]) - len(game["lineup"]))]


@dataclass(frozen=True)
class Rating:
    """OpenSkill's opinion: a mean strength and how unsure it is."""

    name: str
    mu: float
    sigma: float
    games: int


def ratings(games: Games) -> list[Rating]:
    """OpenSkill ratings (Plackett-Luce) over all games, best first; needs the extra ``arena``.

    The order of the games is that of the plan, so the ratings do not depend on who finished when.
    """
    model = import_module("openskill.models").PlackettLuce()
    known: dict[str, Any] = {}
    counts: dict[str, int] = defaultdict(int)
    for game in games:
        names = seat_names(game)
        if len(set(names)) < 2:
            continue
        places = {side: place for place, side in enumerate(game["ranking"])}
        teams = [[known.setdefault(name, model.rating(name=name))] for name in names]
        rated = model.rate(teams, ranks=[places[side] for side in range(len(names))])
        for name in set(names):
            counts[name] += 1
            mine = [rated[side][0] for side, sat in enumerate(names) if sat == name]
            known[name] = model.rating(
                mu=sum(rating.mu for rating in mine) / len(mine),
                sigma=sum(rating.sigma for rating in mine) / len(mine),
                name=name,
            )
    out = [Rating(name, rating.mu, rating.sigma, counts[name]) for name, rating in known.items()]
    return sorted(out, key=lambda rating: -rating.mu)


# ---- what the report draws ----


def scores_by_bot(games: Games) -> dict[str, list[int]]:
    """All final scores of every entrant."""
    out: dict[str, list[int]] = defaultdict(list)
    for game in games:
        for name, score in zip(seat_names(game), game["scores"], strict=True):
            out[name].append(score)
    return dict(sorted(out.items()))


def sources_by_bot(games: Games) -> dict[str, dict[str, float]]:
    """The mean of every line of the score sheet, per entrant."""
    sums: dict[str, dict[str, float]] = defaultdict(lambda: defaultdict(float))
    counts: dict[str, int] = defaultdict(int)
    for game in games:
        for name, sheet in zip(seat_names(game), game["sheet"], strict=True):
            counts[name] += 1
            for item, points in sheet.items():
                if item != "total":
                    sums[name][item] += points
    return {
        name: {item: points / counts[name] for item, points in items.items()} for name, items in sorted(sums.items())
    }


def seat_shares(games: Games) -> list[tuple[int, int, Share]]:
    """How often each seat won, per number of seats: does sitting there help? Only games between several seats."""
    wins: dict[tuple[int, int], int] = defaultdict(int)
    counts: dict[int, int] = defaultdict(int)
    for game in games:
        if game["seats"] > 1:
            counts[game["seats"]] += 1
            wins[game["seats"], game["ranking"][0]] += 1
    return [
        (seats, seat, wilson(wins[seats, seat], counts[seats])) for seats in sorted(counts) for seat in range(seats)
    ]


@dataclass(frozen=True)
class Use:
    """How often a component was used, and how often who used it won."""

    name: str
    uses: int
    share: Share


def uses(games: Games) -> list[Use]:
    """Every card and tile in every way it can be used, most used first."""
    counts: dict[str, int] = defaultdict(int)
    users: dict[str, int] = defaultdict(int)
    wins: dict[str, int] = defaultdict(int)
    for game in games:
        for side, used in enumerate(game["used"]):
            for name, number in used.items():
                counts[name] += number
                users[name] += 1
                wins[name] += game["ranking"][0] == side
    out = [Use(name, counts[name], wilson(wins[name], users[name])) for name in counts]
    return sorted(out, key=lambda use: (-use.uses, use.name))


def lengths(games: Games) -> dict[str, list[float]]:
    """Per game: turns, decisions, decisions per turn, options per decision, and the most options at once."""
    return {
        "turns a game": [float(game["turns"]) for game in games],
        "decisions a game": [float(game["decisions"]) for game in games],
        "decisions a turn": [game["decisions"] / max(1, game["turns"]) for game in games],
        "options a decision": [game["choices"] / max(1, game["decisions"]) for game in games],
        "most options at once": [float(game["widest"]) for game in games],
    }


def slowest_turns(games: Games) -> dict[str, float]:
    """The longest turn of every entrant, in seconds."""
    out: dict[str, float] = defaultdict(float)
    for game in games:
        for name, seconds in zip(game["lineup"], game["slowest_turn"], strict=True):
            out[name] = max(out[name], seconds)
    return dict(sorted(out.items()))


def mean(values: Iterable[float]) -> float:
    """The mean, 0 of nothing."""
    some = list(values)
    return sum(some) / len(some) if some else 0.0
