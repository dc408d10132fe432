"""Many games between bots, on any number of processes, with the same result on all of them.

Every game has a seed of its own made from the master seed and its number, and what is added up are whole numbers: how
the games are spread over processes cannot show in the result. Bots count simulations and do not look at the clock.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import as_completed
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from time import perf_counter

import tatami
from tatami.arena.entrants import entrant
from tatami.arena.failures import BotFailed, failure_of
from tatami.core.errors import BadOptions
from tatami.core.game import Game
from tatami.core.places import win_share
from tatami.core.rng import Rng
from tatami.crew import crew

FEW_GAMES = 2000
"""Up to this many games one process is faster than starting several."""


@dataclass(frozen=True)
class Plan:
    """What is to be played; everything the result depends on."""

    game: str
    seats: int
    games: int
    seed: str
    bots: tuple[str, ...]
    """One name per seat."""
    options: dict[str, object] = field(default_factory=dict)
    content: str | None = None
    """A content folder of one's own."""

    def take_game(self) -> Game:
        """The game with its content."""
        return tatami.game(self.game, None if self.content is None else Path(self.content))


@dataclass
class Tally:
    """Sums over some of the games. A *side* is a seat, or an automaton that plays along."""

    games: int = 0
    decisions: int = 0
    points: list[int] = field(default_factory=list)
    squares: list[int] = field(default_factory=list)
    best: list[int] = field(default_factory=list)
    worst: list[int] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    """Games won, per side; of a shared victory everybody has an equal part."""

    def count(self, decisions: int, scores: list[int], placed: list[int]) -> None:
        """Add one finished game."""
        self.add(
            Tally(
                1,
                decisions,
                list(scores),
                [score * score for score in scores],
                list(scores),
                list(scores),
                [win_share(placed, side) for side in range(len(scores))],
            )
        )

    def add(self, other: Tally) -> None:
        """Add the sums over other games."""
        if not self.games:
            self.points, self.squares, self.wins = other.points, other.squares, other.wins
            self.best, self.worst = other.best, other.worst
        else:
            self.points = [mine + its for mine, its in zip(self.points, other.points, strict=True)]
            self.squares = [mine + its for mine, its in zip(self.squares, other.squares, strict=True)]
            self.wins = [mine + its for mine, its in zip(self.wins, other.wins, strict=True)]
            self.best = [max(mine, its) for mine, its in zip(self.best, other.best, strict=True)]
            self.worst = [min(mine, its) for mine, its in zip(self.worst, other.worst, strict=True)]
        self.games += other.games
        self.decisions += other.decisions


def make_plan(
    game: str,
    seats: int,
    games: int,
    seed: str,
    bots: tuple[str, ...] = ("random",),
    options: dict[str, object] | None = None,
    content: str | None = None,
) -> Plan:
    """A checked plan; one bot name stands for all seats. :class:`BadOptions` says what cannot be played."""
    if games < 1:
        raise BadOptions(f"the number of games must be 1 or more, not {games}")
    plan = Plan(game, seats, games, seed, bots * seats if len(bots) == 1 else bots, options or {}, content)
    chosen = plan.take_game().check(seats, options)
    if len(plan.bots) != seats:
        raise BadOptions(f"{len(bots)} bots for {seats} seats: name one for all seats, or one for each")
    for name in plan.bots:
        entrant(name, "check")
    return Plan(game, seats, games, seed, plan.bots, chosen, content)


def play_game(plan: Plan, game: Game, number: int, tally: Tally) -> None:
    """Play game ``number`` of the plan to its end and count it; :class:`BotFailed` names a bot that cannot."""
    name = f"{plan.seed}/{number}"
    state = game.new(plan.seats, name, plan.options)
    bots = [entrant(bot, f"{name}/bot {seat}") for seat, bot in enumerate(plan.bots)]
    dealer = Rng(f"{name}/dealer")
    decisions = 0
    seat = state.seat
    while seat is not None:
        decisions += 1
        try:
            state.apply(bots[seat].decide(state, dealer))
        except (Exception, SystemExit) as error:
            raise BotFailed(failure_of(error, name, plan.bots[seat], seat, decisions)) from error
        seat = state.seat
    tally.count(decisions, state.scores(), state.places())


def play_games(plan: Plan, first: int, last: int) -> Tally:
    """Play the games ``first`` to ``last - 1`` of the plan."""
    game = plan.take_game()
    tally = Tally()
    for number in range(first, last):
        play_game(plan, game, number, tally)
    return tally


def usable_cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def simulate(
    plan: Plan, workers: int | None = None, progress: Callable[[int], None] | None = None
) -> dict[str, object]:
    """Play the whole plan; ``progress`` hears how many games are finished.

    Everything in the result but the times is the same for any number of workers.
    """
    if workers is None:
        workers = 1 if plan.games <= FEW_GAMES else usable_cores()
    if workers < 1:
        raise BadOptions(f"the number of workers must be 1 or more, not {workers}")
    total = Tally()
    start = perf_counter()
    size = max(1, min(500, plan.games // (workers * 10)))
    parts = [(first, min(first + size, plan.games)) for first in range(0, plan.games, size)]
    for tally in _tallies(plan, parts, workers):
        total.add(tally)
        if progress is not None:
            progress(total.games)
    return result(plan, total, workers, perf_counter() - start)


def _tallies(plan: Plan, parts: list[tuple[int, int]], workers: int) -> Iterator[Tally]:
    if workers == 1:
        for first, last in parts:
            yield play_games(plan, first, last)
        return
    with crew(min(workers, len(parts))) as pool:
        for future in as_completed([pool.submit(play_games, plan, first, last) for first, last in parts]):
            yield future.result()


def result(plan: Plan, total: Tally, workers: int, seconds: float) -> dict[str, object]:
    """The statistics as JSON-able data. ``score_mean`` and ``score_sd`` are over the seats, not over an automaton."""
    game = plan.take_game()
    games = total.games
    seats = plan.seats
    return {
        "game": plan.game,
        "rules": game.info.rules_version,
        "content": game.content_hash,
        "seats": seats,
        "options": plan.options,
        "bots": list(plan.bots),
        "games": games,
        "seed": plan.seed,
        "workers": workers,
        "compiled": tatami.COMPILED,
        "seconds": round(seconds, 4),
        "games_per_second": round(games / seconds, 2),
        "decisions": total.decisions,
        "decisions_per_second": round(total.decisions / seconds, 1),
        "score_mean": _mean(sum(total.points[:seats]), games * seats),
        "score_sd": _deviation(sum(total.points[:seats]), sum(total.squares[:seats]), games * seats),
        "score_mean_by_seat": [_mean(points, games) for points in total.points],
        "score_sd_by_seat": [
            _deviation(points, squares, games) for points, squares in zip(total.points, total.squares, strict=True)
        ],
        "score_min_by_seat": total.worst,
        "score_max_by_seat": total.best,
        "wins_by_seat": total.wins,
    }


def _mean(points: int, count: int) -> float:
    return round(points / count, 4)


def _deviation(points: int, squares: int, count: int) -> float:
    """The sample standard deviation from exact sums; 0 for a single game."""
    if count < 2:
        return 0.0
    return round(sqrt((squares * count - points * points) / (count * (count - 1))), 4)
