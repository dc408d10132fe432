"""Measure strength for a given time on a machine with many cores; nothing but the standard library is needed.

    python -m tools.strength_run --out DIR --minutes 25 --workers 16

Plays the pairings below, of every game on the shelf, turn by turn, so that each has its share of games whenever the
time is up, and writes every finished game into DIR/games.jsonl. Start it again with the same DIR: it goes on, or, with
--minutes 0, only prints what is there. Books of several machines can be put one after the other: games are known by
their keys. Such a book holds many leagues; the lines printed keep them apart, while `tatami arena` wants a folder for
each.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from pathlib import Path
from time import monotonic
from typing import Any

import tatami
from tatami.arena.league import Book, Plan, Task, check, check_book, play, tasks
from tatami.arena.report import ahead, percent
from tatami.arena.statistics import Alone, Meeting, alone, meetings
from tatami.crew import crew

EVERY = 1_000_000
PAIRS: list[tuple[int, int, str, str]] = [
    # games per round of the schedule, deals at most, the stronger bot, the weaker bot; slow pairings get about as much
    # time as all the fast ones together
    (2, EVERY, "expert", "hard"),
    (8, 500, "hard", "medium"),
    (4, 500, "hard", "greedy"),
    (48, 500, "medium", "greedy"),
    (8, 500, "easy", "greedy"),
    (8, 500, "easy", "random"),
    (48, 500, "greedy", "random"),
]
AMONG = [(24, "greedy", "random"), (24, "medium", "greedy"), (1, "hard", "medium"), (1, "expert", "hard")]
"""Games per round and seat, one bot, the others, from three seats on; a league also turns it round (:func:`queue`)."""
ALONE = [(1, EVERY, "expert"), (3, EVERY, "hard"), (4, 100, "greedy"), (4, 100, "easy"), (4, 100, "medium")]


def shares(game: str) -> Iterator[tuple[int, Plan]]:
    """The pairings of a game, each with its games per round: whatever number of seats the game is for."""
    info = tatami.game(game).info
    for seats in info.seats:
        if seats == 1:
            for options in ways_alone(info):
                yield from ((share, Plan(game, 1, (bot,), deals, options=options)) for share, deals, bot in ALONE)
        elif seats == 2:
            yield from ((share, Plan(game, 2, tuple(pair), deals)) for share, deals, *pair in PAIRS)
        else:
            yield from ((share * seats, Plan(game, seats, tuple(pair), 500)) for share, *pair in AMONG)


def ways_alone(info: tatami.GameInfo) -> list[dict[str, object]]:
    """The options with which a game is played alone: each choice that is only for one seat (how hard it is)."""
    ways: list[dict[str, object]] = [{}]
    for option in info.options:
        if option.type == "choice" and option.seats == (1,):
            ways = [{**way, option.name: choice} for way in ways for choice in option.choices]
    return ways


def queue(plan: Plan) -> Iterator[Task]:
    """The games of a plan. With more than two seats only those in which the stronger bot, named first, sits alone."""
    for task in tasks(plan):
        if plan.seats < 3 or task.lineup.count(plan.entrants[0]) == 1:
            yield task


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=25.0)
    parser.add_argument("--workers", type=int, default=16)
    parser.add_argument("--seed", default="strength")
    parser.add_argument("--only", default="", help="only pairings that match, such as 'expert' or 'castle [34] medium'")
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    book = Book(args.out / "games.jsonl")
    if not tatami.COMPILED:
        print("warning: the engine is not compiled; expect a tenth of the games", flush=True)
    queues = []
    for share, plan in (pairing for game in tatami.games() for pairing in shares(game)):
        checked = check(Plan(plan.game, plan.seats, plan.entrants, plan.deals, args.seed, plan.options))
        if re.search(args.only, f"{plan.game} {plan.seats} {' '.join(plan.entrants)} {plan.options}"):
            check_book(checked, book)
            queues.append((share, queue(checked)))
    end = monotonic() + args.minutes * 60
    running: set[Future[dict[str, object]]] = set()
    todo: list[Task] = []
    with crew(args.workers) as pool:
        while monotonic() < end:
            while len(running) < args.workers + 2:
                if not todo:
                    todo = [task for share, waiting in queues for task in take(waiting, share, book)]
                    if not todo:
                        break
                running.add(pool.submit(play, todo.pop(0)))
            if not running:
                break
            finished, running = wait(running, timeout=max(0.1, end - monotonic()), return_when=FIRST_COMPLETED)
            for future in finished:
                book.add(future.result())
            if finished and len(book.games) % 100 == 0:
                print(f"{len(book.games)} games, {max(0.0, end - monotonic()) / 60:.1f} minutes left", flush=True)
    summary(book)


def take(waiting: Iterator[Task], share: int, book: Book) -> list[Task]:
    """The next tasks of a plan that are not in the book."""
    out: list[Task] = []
    for task in waiting:
        if task.key not in book.games:
            out.append(task)
            if len(out) == share:
                break
    return out


def summary(book: Book) -> None:
    """What the book says, as the Markdown lines of docs/strength.md."""
    games: list[dict[str, Any]] = [book.games[key] for key in sorted(book.games)]
    for name in sorted({str(game["game"]) for game in games}):
        print(f"## {name}")
        _summary([game for game in games if game["game"] == name])


def _summary(games: list[dict[str, Any]]) -> None:
    found: list[Meeting] = [*meetings([game for game in games if game["seats"] < 3]), *alone(games)]
    for row in found:
        if isinstance(row, Alone):
            who = f"{row.seats} seats | one {row.one} | {row.other}"
        else:
            who = f"{row.seats} {row.options} | {row.one} | {row.other}"
        points = f"{row.points:.1f} : {row.other_points:.1f}"
        print(f"| {who} | {row.deals} | {row.share.games} | {percent(row.share)} | {ahead(row.margin)} | {points} |")
    turns: dict[str, list[int]] = {}
    for game in games:
        for name, count in zip(game["lineup"], game["simulations"], strict=True):
            turns.setdefault(name, []).append(count)
    for name, counts in sorted(turns.items()):
        if sum(counts):
            print(f"{name}: {sum(counts) / len(counts):.0f} simulations a game")


if __name__ == "__main__":
    main()
