"""Measure strength for a given time on a machine with many cores; nothing but the standard library is needed.

    python -m tools.strength_run --out DIR --minutes 25 --workers 16

Plays the pairings below turn by turn, so that each has its share of games whenever the time is up, and writes every
finished game into DIR/games.jsonl (a book of tatami.arena.league). Start it again with the same DIR: it goes on. Books
of several machines can be put one after the other: games are known by their keys. `tatami arena report DIR` reads it.
"""

from __future__ import annotations

import argparse
import json
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path
from time import monotonic

import tatami
from tatami.arena.league import Book, Plan, Task, check, play, tasks

EVERY = 1_000_000
SHARES: list[tuple[int, Plan]] = [
    # games per round of the schedule, plan
    (8, Plan("white_castle", 2, ("greedy", "random"), 500)),
    (8, Plan("white_castle", 2, ("easy", "greedy"), 500)),
    (8, Plan("white_castle", 2, ("medium", "greedy"), 500)),
    (8, Plan("white_castle", 2, ("hard", "greedy"), 500)),
    (8, Plan("white_castle", 2, ("hard", "medium"), 500)),
    (4, Plan("white_castle", 2, ("expert", "hard"), EVERY)),
    (4, Plan("white_castle", 1, ("hard",), EVERY, options={"solo": "hard"})),
    (2, Plan("white_castle", 1, ("expert",), EVERY, options={"solo": "hard"})),
    (2, Plan("white_castle", 1, ("hard",), 500, options={"solo": "easy"})),
    (2, Plan("white_castle", 1, ("hard",), 500, options={"solo": "medium"})),
    (3, Plan("white_castle", 3, ("greedy", "random"), 500)),
    (3, Plan("white_castle", 3, ("medium", "greedy"), 500)),
    (3, Plan("white_castle", 3, ("hard", "medium"), 500)),
    (4, Plan("white_castle", 4, ("greedy", "random"), 500)),
    (4, Plan("white_castle", 4, ("medium", "greedy"), 500)),
    (4, Plan("white_castle", 4, ("hard", "medium"), 500)),
    (8, Plan("bora_bora", 2, ("greedy", "random"), 500)),
    (8, Plan("bora_bora", 2, ("easy", "greedy"), 500)),
    (8, Plan("bora_bora", 2, ("medium", "greedy"), 500)),
    (8, Plan("bora_bora", 2, ("hard", "greedy"), 500)),
    (8, Plan("bora_bora", 2, ("hard", "medium"), 500)),
    (4, Plan("bora_bora", 2, ("expert", "hard"), EVERY)),
    (3, Plan("bora_bora", 3, ("greedy", "random"), 500)),
    (3, Plan("bora_bora", 3, ("medium", "greedy"), 500)),
    (3, Plan("bora_bora", 3, ("hard", "greedy"), 500)),
    (3, Plan("bora_bora", 3, ("hard", "medium"), 500)),
    (3, Plan("bora_bora", 3, ("expert", "hard"), EVERY)),
    (4, Plan("bora_bora", 4, ("greedy", "random"), 500)),
    (4, Plan("bora_bora", 4, ("medium", "greedy"), 500)),
    (4, Plan("bora_bora", 4, ("hard", "greedy"), 500)),
    (4, Plan("bora_bora", 4, ("hard", "medium"), 500)),
    (4, Plan("bora_bora", 4, ("expert", "hard"), EVERY)),
]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=25.0)
    parser.add_argument("--workers", type=int, default=16)
    parser.add_argument("--seed", default="strength")
    parser.add_argument("--only", default="", help="only pairings with this text, such as 'expert' or 'bora_bora 2'")
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    book = Book(args.out / "games.jsonl")
    if not tatami.COMPILED:
        print("warning: the engine is not compiled; expect a tenth of the games", flush=True)
    queues = []
    for share, plan in SHARES:
        checked = check(Plan(plan.game, plan.seats, plan.entrants, plan.deals, args.seed, plan.options))
        if args.only in f"{plan.game} {plan.seats} {' '.join(plan.entrants)} {plan.options}":
            queues.append((share, tasks(checked)))
    end = monotonic() + args.minutes * 60
    pool = ProcessPoolExecutor(args.workers, mp_context=get_context("spawn"))
    running: set[Future[dict[str, object]]] = set()
    todo: list[Task] = []
    try:
        while monotonic() < end:
            while len(running) < args.workers + 2:
                if not todo:
                    todo = [task for share, queue in queues for task in take(queue, share, book)]
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
    finally:
        for process in list(getattr(pool, "_processes", {}).values()):
            process.terminate()
        pool.shutdown(cancel_futures=True)
    summary(book)


def take(queue: object, share: int, book: Book) -> list[Task]:
    """The next tasks of a plan that are not in the book."""
    out: list[Task] = []
    for task in queue:  # type: ignore[attr-defined]
        if task.key not in book.games:
            out.append(task)
            if len(out) == share:
                break
    return out


def summary(book: Book) -> None:
    """Wins of the first-named bot of every pairing, as JSON lines."""
    found: dict[str, list[float]] = {}
    for game in book.games.values():
        lineup = game["lineup"]
        assert isinstance(lineup, list)
        ranking, scores = game["ranking"], game["scores"]
        assert isinstance(ranking, list)
        assert isinstance(scores, list)
        for name in sorted(set(lineup)):
            others = sorted(set(lineup) - {name}) or ["solo"]
            if lineup.count(name) == 1:
                seat = lineup.index(name)
                row = found.setdefault(
                    f"{game['game']} {game['seats']} {name} vs {others} {game['options']}", [0, 0, 0]
                )
                row[0] += 1
                row[1] += ranking[0] == seat
                row[2] += scores[seat]
    for name, (games, wins, points) in sorted(found.items()):
        line = {"pairing": name, "games": games, "win": round(wins / games, 4), "points": round(points / games, 2)}
        print(json.dumps(line))


if __name__ == "__main__":
    main()
