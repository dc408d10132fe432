"""A league: the same deals played from every seat, written down game by game, so that it can be stopped and continued.

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
from tatami.arena.entrants import entrant, fingerprint_of
from tatami.arena.failures import BotFailed, Failure, failure_of
from tatami.bots.search import SearchBot
from tatami.core.errors import BadOptions, RecordError
from tatami.core.events import Event
from tatami.core.game import GameInfo
from tatami.core.rng import Rng
from tatami.core.state import State


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

    def __init__(self, info: GameInfo, sides: int) -> None:
        self.used: list[Counter[str]] = [Counter() for _ in range(sides)]
        self.uses = [(kind, argument) for kind, _, argument in (name.partition(".") for name in info.uses)]
        self.decisions = 0
        self.turns = 0
        self.answers = 0
        self.widest = 0
        self._turn = -1

    def see_decision(self, state: State) -> None:
        """A decision is about to be made."""
        self.decisions += 1
        self.answers += len(state.answers)
        self.widest = max(self.widest, len(state.answers))
        if state.turn != self._turn:
            self._turn = state.turn
            self.turns += 1

    def see_events(self, events: Iterable[Event]) -> None:
        """Something happened."""
        for event in events:
            for kind, argument in self.uses:
                if event.kind == kind and argument in event.args and 0 <= event.seat < len(self.used):
                    self.used[event.seat][f"{kind} {event.args[argument]}"] += 1


Outcome = dict[str, object] | Failure
"""A finished game, or why there is none."""


def attempt(task: Task) -> Outcome:
    """Play one game to its end, or as far as its bots can."""
    try:
        return play(task)
    except BotFailed as failed:
        return failed.failure


def play(task: Task) -> dict[str, object]:
    """Play one game to its end; everything about it as JSON-able data. :class:`BotFailed` names a bot that cannot."""
    game = tatami.game(task.game)
    name = f"{task.seed}/{task.deal}"
    state = game.new(task.seats, name, task.options)
    bots = [entrant(bot, f"{name}/{seat}/{bot}", clock=task.clock) for seat, bot in enumerate(task.lineup)]
    dealer = Rng(f"{name}/dealer/{' '.join(task.lineup)}")
    sides = game.sides(task.seats)
    watcher = Watcher(game.info, sides)
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
        try:
            action = bots[seat].decide(state, dealer)
            passed = perf_counter() - started
            state.apply(action)
        except (Exception, SystemExit) as error:
            raise BotFailed(failure_of(error, task.key, task.lineup[seat], seat, watcher.decisions)) from error
        seconds[seat] += passed
        turn_seconds += passed
        slowest[seat] = max(slowest[seat], turn_seconds)
        watcher.see_events(state.drain())
        seat = state.seat
    return {
        "key": task.key,
        **asdict(task),
        "lineup": list(task.lineup),
        "rules": game.info.rules_version,
        "content": game.content_hash,
        "minds": [fingerprint_of(bot, game, task.seats) for bot in bots],
        "scores": state.scores(),
        "places": state.places(),
        "sheet": state.score_sheet(),
        "decisions": watcher.decisions,
        "turns": watcher.turns,
        "choices": watcher.answers,
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
    """:class:`BadOptions` if the book holds games of the plan's league that would be played differently today.

    Games of the league are those of the same game, seats, options and keeping of time, under any seed, by any bots.
    """
    game = tatami.game(plan.game)
    today = {name: fingerprint_of(entrant(name, "check", clock=plan.clock), game, plan.seats) for name in plan.entrants}
    for key, played in book.games.items():
        if league_of(played) != (plan.game, plan.seats, plan.options, plan.clock):
            continue
        if (played["rules"], played["content"]) != (game.info.rules_version, game.content_hash):
            raise BadOptions(
                f"{book.path} holds '{key}', played under other rules or with other components; begin in another folder"
            )
        for name, fingerprint in _fingerprints(played):
            if today.get(name, fingerprint) != fingerprint:
                raise BadOptions(
                    f"{book.path} holds '{key}', played by another '{name}': the bot has changed since; "
                    "begin in another folder"
                )


League = tuple[str, int, dict[str, object], bool]
"""What games must have in common to be counted together: game, seats, options, and whether time was kept."""


def league_of(game: dict[str, object]) -> League:
    """The league that a finished game belongs to."""
    return cast(League, tuple(game[name] for name in ("game", "seats", "options", "clock")))


def _fingerprints(game: dict[str, object]) -> Iterator[tuple[str, str]]:
    """Who played, and what their choices depended on."""
    lineup = cast("list[str]", game["lineup"])
    return zip(lineup, cast("list[str]", game.get("minds", lineup)), strict=True)


def in_words(league: League) -> str:
    """A league for people to read.

    >>> in_words(("tea", 2, {"rich": True}, False))
    'tea with 2 seats (rich=True)'
    """
    game, seats, options, clock = league
    chosen = [f"{name}={value}" for name, value in sorted(options.items())] + ["clock"] * clock
    return f"{game} with {seats} seat{'s' * (seats != 1)}" + (f" ({', '.join(chosen)})" if chosen else "")


def only_league(book: Book) -> League | None:
    """The one league of a book, ``None`` while it is empty; :class:`BadOptions` if games cannot be counted together."""
    found: League | None = None
    rules: tuple[object, ...] = ()
    fingerprints: dict[str, str] = {}
    for key, played in book.games.items():
        if found is None:
            found, rules = league_of(played), (played["rules"], played["content"])
        elif league_of(played) != found:
            both = f"{in_words(found)} and {in_words(league_of(played))}"
            raise BadOptions(f"{book.path} mixes {both}: their games are not counted together")
        elif (played["rules"], played["content"]) != rules:
            raise BadOptions(f"{book.path} mixes games played under different rules or components, such as '{key}'")
        for name, fingerprint in _fingerprints(played):
            if fingerprints.setdefault(name, fingerprint) != fingerprint:
                raise BadOptions(f"{book.path} mixes games of '{name}' from before and after it was changed")
    return found


def check_folder(plan: Plan, book: Book) -> None:
    """:class:`BadOptions` if the book belongs to another league than the plan."""
    league = only_league(book)
    asked = (plan.game, plan.seats, plan.options, plan.clock)
    if league is not None and league != asked:
        raise BadOptions(f"{book.path} is the book of {in_words(league)}; begin {in_words(asked)} in another folder")


Runner = Callable[[Sequence[Task]], Iterator[Outcome]]
"""Plays tasks somewhere and gives back what came of them, in any order."""


def give_up(failure: Failure) -> None:
    """What a league does about a bot that fails, unless it is told otherwise."""
    raise BotFailed(failure)


def play_league(
    plan: Plan,
    book: Book,
    runner: Runner,
    progress: Callable[[int, int], None] | None = None,
    failed: Callable[[Failure], None] = give_up,
) -> None:
    """Play the games of a plan that the book does not hold yet; ``failed`` hears of those that cannot be finished."""
    check_folder(plan, book)
    check_book(plan, book)
    everything = list(tasks(plan))
    missing = [task for task in everything if task.key not in book.games]
    done = len(everything) - len(missing)
    if progress is not None:
        progress(done, len(everything))
    for outcome in runner(missing):
        if isinstance(outcome, Failure):
            failed(outcome)
        else:
            book.add(outcome)
        done += 1
        if progress is not None:
            progress(done, len(everything))
