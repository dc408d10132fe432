"""A league: the same deals played from every seat, written down game by game, so that it can stop and go on.

A *deal* is a seed; every table of entrants plays it once for each rotation of its seats. A game is known by its key
(seats, options, deal and who sat where), its bots and dealer are seeded from that key alone, and bots count simulations
instead of looking at a clock: whoever plays it, whenever, on however many workers, it is the same game.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from itertools import combinations, permutations
from pathlib import Path
from time import perf_counter
from typing import cast

import tatami
from tatami.arena.entrants import entrant
from tatami.bots.search import SearchBot
from tatami.core.errors import BadOptions, RecordError
from tatami.core.events import Event
from tatami.core.rng import Rng
from tatami.core.state import State

PIECES = ("card", "tile", "resource", "action", "garden", "yard", "jewelry", "task", "god", "region")
"""The arguments of events that name a component: what the report counts."""
NO_USES = {"forced", "refill", "remove_card", "god_row", "god_card_seen"}
"""Events in which nobody makes use of the component they name."""


@dataclass(frozen=True)
class Plan:
    """What is to be played; everything the results depend on."""

    game: str
    seats: int
    entrants: tuple[str, ...]
    deals: int
    seed: str = "0"
    options: dict[str, object] = field(default_factory=dict)
    clock: bool = False
    """Whether bots also keep the time limits of their levels; the results then depend on the machine."""


@dataclass(frozen=True)
class Task:
    """One game."""

    game: str
    seats: int
    lineup: tuple[str, ...]
    """The entrant at each seat."""
    deal: int
    seed: str
    options: dict[str, object] = field(default_factory=dict)
    clock: bool = False

    @property
    def key(self) -> str:
        """What makes the game this game."""
        options = ",".join(f"{name}={value}" for name, value in sorted(self.options.items()))
        clock = " clock" if self.clock else ""
        return f"{self.game} {self.seats} [{options}] {self.seed}/{self.deal} {' '.join(self.lineup)}{clock}"


def check(plan: Plan) -> Plan:
    """The plan with complete options; :class:`BadOptions` says what cannot be played."""
    options = tatami.game(plan.game).check(plan.seats, plan.options)
    if plan.deals < 1:
        raise BadOptions(f"the number of deals must be 1 or more, not {plan.deals}")
    if not plan.entrants or (plan.seats > 1 and len(plan.entrants) < 2):
        raise BadOptions("a league needs two bots at least")
    if len(set(plan.entrants)) != len(plan.entrants):
        raise BadOptions("every bot enters a league once")
    for name in plan.entrants:
        entrant(name, "check", clock=plan.clock)
    return Plan(plan.game, plan.seats, plan.entrants, plan.deals, plan.seed, options, plan.clock)


def tables(entrants: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Who plays whom: all groups that fill the seats or, when there are too few, each one against several of another.

    >>> tables(["a", "b", "c"], 2)
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    >>> tables(["a", "b"], 3)
    [('a', 'b', 'b'), ('b', 'a', 'a')]
    """
    if len(entrants) >= seats:
        return list(combinations(entrants, seats))
    return [(one, *[other] * (seats - 1)) for one, other in permutations(entrants, 2)]


def rotations(table: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The table with everybody moved on by 0, 1, 2 ... seats.

    >>> rotations(("a", "b", "b"))
    [('a', 'b', 'b'), ('b', 'a', 'b'), ('b', 'b', 'a')]
    """
    turned = [table[-shift:] + table[:-shift] if shift else table for shift in range(len(table))]
    return list(dict.fromkeys(turned))


def tasks(plan: Plan) -> Iterator[Task]:
    """Every game of a plan, deal by deal: a league that is stopped has played whole deals, but for the last."""
    for deal in range(plan.deals):
        for table in tables(plan.entrants, plan.seats):
            for lineup in rotations(table):
                yield Task(plan.game, plan.seats, lineup, deal, plan.seed, plan.options, plan.clock)


# ---- one game ----


class Watcher:
    """Counts, while a game is played, what the report tells about it."""

    def __init__(self, sides: int) -> None:
        self.used: list[Counter[str]] = [Counter() for _ in range(sides)]
        self.decisions = 0
        self.turns = 0
        self.choices = 0
        self.widest = 0
        self._turn = -1

    def see_decision(self, state: State) -> None:
        """A decision is about to be made."""
        self.decisions += 1
        self.choices += len(state.options)
        self.widest = max(self.widest, len(state.options))
        if state.turn != self._turn:
            self._turn = state.turn
            self.turns += 1

    def see_events(self, events: Iterable[Event]) -> None:
        """Something happened."""
        for event in events:
            if event.kind in NO_USES:
                continue
            for piece in PIECES:
                if piece in event.args and 0 <= event.seat < len(self.used):
                    self.used[event.seat][f"{event.kind} {event.args[piece]}"] += 1


def play(task: Task) -> dict[str, object]:
    """Play one game to its end; everything about it as JSON-able data."""
    game = tatami.game(task.game)
    name = f"{task.seed}/{task.deal}"
    state = game.new(task.seats, name, task.options)
    bots = [entrant(bot, f"{name}/{seat}/{bot}", clock=task.clock) for seat, bot in enumerate(task.lineup)]
    dealer = Rng(f"{name}/dealer/{' '.join(task.lineup)}")
    sides = game.sides(task.seats)
    watcher = Watcher(sides)
    seconds = [0.0] * task.seats
    slowest = [0.0] * task.seats
    turn_seconds, turn = 0.0, -1
    state.listen()
    seat = state.seat
    while seat is not None:
        watcher.see_decision(state)
        if state.turn != turn:
            turn, turn_seconds = state.turn, 0.0
        started = perf_counter()
        action = bots[seat].decide(state, dealer)
        passed = perf_counter() - started
        seconds[seat] += passed
        turn_seconds += passed
        slowest[seat] = max(slowest[seat], turn_seconds)
        state.apply(action)
        watcher.see_events(state.drain())
        seat = state.seat
    return {
        "key": task.key,
        **asdict(task),
        "lineup": list(task.lineup),
        "rules": game.info.rules_version,
        "content": game.content_hash,
        "minds": [bot.mind(game, task.seats) for bot in bots],
        "scores": state.scores(),
        "ranking": state.ranking(),
        "sheet": state.score_sheet(),
        "decisions": watcher.decisions,
        "turns": watcher.turns,
        "choices": watcher.choices,
        "widest": watcher.widest,
        "used": [dict(sorted(used.items())) for used in watcher.used],
        "simulations": [bot.simulations if isinstance(bot, SearchBot) else 0 for bot in bots],
        "seconds": [round(value, 4) for value in seconds],
        "slowest_turn": [round(value, 4) for value in slowest],
    }


# ---- the book of finished games ----


class Book:
    """Finished games, one line of JSON each; a line cut off by a crash is dropped when the book is opened again."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.games: dict[str, dict[str, object]] = {}
        if path.exists():
            self._read()

    def _read(self) -> None:
        data = self.path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        if whole != data:
            self.path.write_bytes(whole)
        for number, line in enumerate(whole.decode().splitlines(), 1):
            try:
                game = json.loads(line)
                self.games[game["key"]] = game
            except (ValueError, KeyError, TypeError) as error:
                raise RecordError(f"{self.path}, line {number}, is not a finished game: {error}") from error

    def add(self, game: dict[str, object]) -> None:
        """Write a game down; it is on disk when this returns."""
        key = str(game["key"])
        if key in self.games:
            return
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(game, separators=(",", ":")) + "\n")
        self.games[key] = game

    def of(self, plan: Plan) -> list[dict[str, object]]:
        """The finished games of a plan, in its order, however they were played."""
        return [self.games[task.key] for task in tasks(plan) if task.key in self.games]


def check_book(plan: Plan, book: Book) -> None:
    """:class:`BadOptions` if the book holds games of the plan that would be played differently today."""
    game = tatami.game(plan.game)
    minds = {name: entrant(name, "check", clock=plan.clock).mind(game, plan.seats) for name in plan.entrants}
    today = (plan.game, plan.seats, plan.seed, plan.options, plan.clock)
    for key, played in book.games.items():
        lineup = cast("list[str]", played["lineup"])
        asked = tuple(played[name] for name in ("game", "seats", "seed", "options", "clock"))
        if asked != today or not minds.keys() >= set(lineup):
            continue
        same_rules = (played["rules"], played["content"]) == (game.info.rules_version, game.content_hash)
        if not same_rules or played.get("minds") != [minds[name] for name in lineup]:
            raise BadOptions(
                f"{book.path} holds '{key}', played under other rules or by bots that have changed; "
                "begin in another folder"
            )


Runner = Callable[[Sequence[Task]], Iterator[dict[str, object]]]
"""Plays tasks somewhere and gives back the games in any order."""


def play_league(plan: Plan, book: Book, runner: Runner, progress: Callable[[int, int], None] | None = None) -> None:
    """Play the games of a plan that the book does not hold yet."""
    check_book(plan, book)
    everything = list(tasks(plan))
    missing = [task for task in everything if task.key not in book.games]
    done = len(everything) - len(missing)
    if progress is not None:
        progress(done, len(everything))
    for game in runner(missing):
        book.add(game)
        done += 1
        if progress is not None:
            progress(done, len(everything))
