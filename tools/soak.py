"""Many games, checked on the way: `python -m tools.soak --games 20000`.

Plays every game on the shelf over all seat counts and options with players of different tempers. At every decision the
cheap promises are checked, and what the game itself says always holds. A failure names the game to play again.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import as_completed
from dataclasses import dataclass, field

import tatami
from tatami.core.game import Game
from tatami.core.state import State
from tatami.crew import crew
from tatami.testing import CuriousPlayer, Player, Setup, StubbornPlayer, setups, walk
from tatami.testing.checks import POSITION_CHECKS, QUICK, check_json
from tatami.testing.watches import watch_of

TEMPERS: tuple[type[Player], ...] = (Player, Player, CuriousPlayer, Player, StubbornPlayer, CuriousPlayer)
CHUNK = 25


@dataclass
class Tally:
    """What was played."""

    games: Counter[str] = field(default_factory=Counter)
    decisions: int = 0
    longest: int = 0
    lowest: int = 10**9
    highest: int = -(10**9)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.longest = max(self.longest, other.longest)
        self.lowest = min(self.lowest, other.lowest)
        self.highest = max(self.highest, other.highest)


def soak_game(game: Game, setup: Setup, seed: int, temper: type[Player]) -> tuple[int, State]:
    """Play one game with everything checked; the number of decisions and the end."""
    start = game.new(setup.seats, seed, setup.options)
    watch = watch_of(game.info.id)
    look = watch.over(start) if watch else None
    decisions = -1
    for state in walk(start, temper(seed)):
        decisions += 1
        for check in POSITION_CHECKS[:QUICK]:
            check(state)
        if decisions % 40 == 0:
            check_json(state)
        if look:
            look(state)
    return decisions, start


def soak_some(name: str, first: int, last: int) -> Tally:
    """Games number ``first`` to ``last``: which table and which player follows from the number."""
    game = tatami.game(name)
    tables = setups(game)
    tally = Tally()
    for number in range(first, last):
        setup = tables[number % len(tables)]
        temper = TEMPERS[number // len(tables) % len(TEMPERS)]
        try:
            decisions, end = soak_game(game, setup, number, temper)
        except Exception as error:
            where = f"{setup.seats} seats, options {json.dumps(setup.options)}, seed {number}, {temper.__name__}"
            raise RuntimeError(f"{name}, {where}: {type(error).__name__}: {error}") from error
        tally.games[f"{name} {setup.name}"] += 1
        tally.decisions += decisions
        tally.longest = max(tally.longest, decisions)
        tally.lowest = min(tally.lowest, *end.scores())
        tally.highest = max(tally.highest, *end.scores())
    return tally


def soak(games: int, seed: int, workers: int) -> Iterator[tuple[int, Tally]]:
    """Play so many games, shared out over the shelf; yields how many each finished chunk held, and the sum so far."""
    shelf = tatami.games()
    total = Tally()
    chunks = [(shelf[n % len(shelf)], seed + start) for n, start in enumerate(range(0, games, CHUNK))]
    ends = [min(start + CHUNK, games) + seed for start in range(0, games, CHUNK)]
    with crew(workers) as pool:
        tasks = [pool.submit(soak_some, name, first, last) for (name, first), last in zip(chunks, ends, strict=True)]
        for task in as_completed(tasks):
            done = task.result()
            total.add(done)
            yield done.games.total(), total


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.soak", description="Play many random games and check them.")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=0, help="number of the first game")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    engine = "compiled" if tatami.COMPILED else "uncompiled"
    started = time.monotonic()
    total = Tally()
    try:
        for so_far in _with_progress(args.games, soak(args.games, args.seed, args.workers)):
            total = so_far
    except RuntimeError as error:
        print(f"broken: {error}", file=sys.stderr)
        return 1
    seconds = time.monotonic() - started
    for name, count in sorted(total.games.items()):
        print(f"{count:8}  {name}")
    print(
        f"{total.games.total()} games, {total.decisions} decisions, {engine}, {seconds:.0f} s; the longest game took "
        f"{total.longest} decisions; scores from {total.lowest} to {total.highest}; nothing broke"
    )
    return 0


def _with_progress(games: int, steps: Iterator[tuple[int, Tally]]) -> Iterator[Tally]:
    """Show how far it is: a bar if rich is installed and somebody watches, nothing otherwise."""
    try:
        from rich.progress import Progress
    except ImportError:
        for _, total in steps:
            yield total
        return
    with Progress(disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task("games", total=games)
        for done, total in steps:
            bar.advance(task, done)
            yield total


if __name__ == "__main__":
    sys.exit(main())
