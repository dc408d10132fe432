"""What the games of a league say: win shares, margins, ratings, seats, sources of points, use of components."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from tatami.arena.intervals import Mean, Share, by_deal, mean_over_deals, share_over_deals
from tatami.arena.ratings import Placing, Rating, rate
from tatami.core.places import win_share

Games = Sequence[dict[str, Any]]
"""Finished games as :func:`tatami.arena.league.play` describes them."""
Row = tuple[str, float, float, float]
"""A game between two kinds of bots: the deal, the first's part of the victory, its points, the other's."""


def deal_of(game: dict[str, Any]) -> str:
    """Which deal a game was played on: the same number under another seed is another deal."""
    return f"{game['game']} {game['seats']} {options_of(game)} {game['seed']}/{game['deal']}"


def options_of(game: dict[str, Any]) -> str:
    """The options of a game in words, but for those that are off."""
    return ", ".join(f"{name} {value}" for name, value in sorted(game["options"].items()) if value is not False)


@dataclass(frozen=True)
class Meeting:
    """One entrant against another (or, alone, against the automaton of the rules)."""

    one: str
    other: str
    game: str
    seats: int
    options: str
    deals: int
    share: Share
    """Games in which the best-placed side of ``one`` came before the best-placed of ``other``, shared places half."""
    margin: Mean
    """Points ahead: the mean of ``one``'s scores less the mean of ``other``'s."""
    points: float
    other_points: float


def meetings(games: Games) -> list[Meeting]:
    """Every pair that met, the better one first."""
    found: dict[tuple[str, int, str, str, str], list[Row]] = defaultdict(list)
    for game in games:
        names = seat_names(game)
        where = (game["game"], game["seats"], options_of(game))
        for one in sorted(set(names)):
            for other in sorted(set(names)):
                if one < other:
                    mine = [side for side, name in enumerate(names) if name == one]
                    its = [side for side, name in enumerate(names) if name == other]
                    placed = places_in(game)
                    best, other_best = min(placed[side] for side in mine), min(placed[side] for side in its)
                    won = 0.5 if best == other_best else int(best < other_best)
                    points = sum(game["scores"][side] for side in mine) / len(mine)
                    other_points = sum(game["scores"][side] for side in its) / len(its)
                    found[*where, one, other].append((deal_of(game), won, points, other_points))
    out: list[Meeting] = []
    for (game_id, seats, options, one, other), rows in sorted(found.items()):
        wins = sum(won for _, won, _, _ in rows)
        if 2 * wins >= len(rows):
            out.append(Meeting(one, other, game_id, seats, options, *_summed(rows)))
        else:
            turned = [(deal, 1 - won, its, mine) for deal, won, mine, its in rows]
            out.append(Meeting(other, one, game_id, seats, options, *_summed(turned)))
    return out


def _summed(rows: list[Row]) -> tuple[int, Share, Mean, float, float]:
    """What games say together: deals, share of wins, points ahead, and the mean points of both."""
    return (
        len({deal for deal, _, _, _ in rows}),
        share_over_deals(by_deal((deal, won) for deal, won, _, _ in rows)),
        mean_over_deals(by_deal((deal, mine - its) for deal, _, mine, its in rows)),
        mean(mine for _, _, mine, _ in rows),
        mean(its for _, _, _, its in rows),
    )


@dataclass(frozen=True)
class Alone(Meeting):
    """One of a bot among several of another: its share of wins, where luck alone gives it one game in so many seats."""


def alone(games: Games) -> list[Alone]:
    """Games at three and more seats in which one bot sat among bots that were all of another kind."""
    found: dict[tuple[str, int, str, str, str], list[Row]] = defaultdict(list)
    for game in games:
        where = (game["game"], game["seats"], options_of(game))
        lineup = game["lineup"]
        for seat, one in enumerate(lineup):
            others = lineup[:seat] + lineup[seat + 1 :]
            if len(others) > 1 and one not in others and len(set(others)) == 1:
                rest = mean(score for place, score in enumerate(game["scores"]) if place != seat)
                won = win_share(places_in(game), seat)
                found[*where, one, others[0]].append((deal_of(game), won, game["scores"][seat], rest))
    return [
        Alone(one, other, game_id, seats, options, *_summed(rows))
        for (game_id, seats, options, one, other), rows in sorted(found.items())
    ]


def seat_names(game: dict[str, Any]) -> list[str]:
    """Who played each side; an automaton of the rules plays what no seat does."""
    return [*game["lineup"], *["the rules"] * (len(game["scores"]) - len(game["lineup"]))]


def ratings(games: Games) -> list[Rating]:
    """Everybody who played, best first; see :mod:`tatami.arena.ratings`."""
    return rate(by_deal((deal_of(game), _placing(game)) for game in games))


def places_in(game: dict[str, Any]) -> list[int]:
    """The places of the sides; games in books of earlier versions hold the sides from best to worst instead."""
    if "places" not in game:
        return [game["ranking"].index(side) + 1 for side in range(len(game["scores"]))]
    return list(game["places"])


def _placing(game: dict[str, Any]) -> Placing:
    names, placed = seat_names(game), places_in(game)
    return tuple(tuple(names[side] for side, its in enumerate(placed) if its == place) for place in sorted(set(placed)))


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
    out: list[tuple[int, int, Share]] = []
    for seats in sorted({game["seats"] for game in games if game["seats"] > 1}):
        placed = [(deal_of(game), places_in(game)) for game in games if game["seats"] == seats]
        for seat in range(seats):
            won = by_deal((deal, win_share(places, seat)) for deal, places in placed)
            out.append((seats, seat, share_over_deals(won)))
    return out


@dataclass(frozen=True)
class Use:
    """How often a component was used, and how often who used it won."""

    name: str
    uses: int
    share: Share


def uses(games: Games) -> list[Use]:
    """Every card and tile in every way it can be used, most used first."""
    counts: dict[str, int] = defaultdict(int)
    won: dict[str, list[tuple[str, float]]] = defaultdict(list)
    for game in games:
        deal, placed = deal_of(game), places_in(game)
        for side, used in enumerate(game["used"]):
            for name, number in used.items():
                counts[name] += number
                won[name].append((deal, win_share(placed, side)))
    out = [Use(name, counts[name], share_over_deals(by_deal(won[name]))) for name in counts]
    return sorted(out, key=lambda use: (-use.uses, use.name))


def lengths(games: Games) -> dict[str, list[float]]:
    """Game by game: turns, decisions, decisions per turn, options per decision, and the most options at once."""
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
