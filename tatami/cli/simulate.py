"""``tatami simulate``: many games between bots."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping
from typing import Any

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import tatami
from tatami.arena.entrants import WORDS
from tatami.arena.failures import BotFailed
from tatami.arena.simulate import make_plan, simulate
from tatami.cli.options import add_content, add_game, add_options, read_options, whole

DESCRIPTION = """\
Play many games between bots and count. Every game has a seed of its own made from --seed and its number, so the result
is the same on any number of workers; `tatami play GAME --seed SEED/NUMBER` sets up one of them.
"""
EXAMPLES = """\
examples:
  tatami simulate white_castle --seats 3 --games 1000 --seed 7
  tatami simulate white_castle --seats 1 --games 500 --option solo=hard
  tatami simulate satori --seats 4 --games 10000 --workers 2 --json > result.json
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said after ``tatami simulate``."""
    add_game(parser)
    parser.add_argument("--seats", type=int, default=2, metavar="N", help="how many seats (default: 2)")
    parser.add_argument("--games", type=whole(1), default=100, metavar="K", help="how many games (default: 100)")
    parser.add_argument("--seed", default="0", metavar="S", help="the master seed (default: 0)")
    parser.add_argument(
        "--bots",
        default="random",
        metavar="NAME[,NAME...]",
        help=f"one bot for all seats, or one per seat: {WORDS}",
    )
    parser.add_argument("--workers", type=whole(1), metavar="W", help="how many processes (default: as many as help)")
    add_options(parser)
    add_content(parser)
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


def run(arguments: argparse.Namespace) -> int:
    """Simulate; the exit status."""
    options = read_options(tatami.game(arguments.game, arguments.content), arguments.option)
    plan = make_plan(
        arguments.game,
        arguments.seats,
        arguments.games,
        arguments.seed,
        tuple(name.strip() for name in arguments.bots.split(",")),
        options,
        None if arguments.content is None else str(arguments.content),
    )
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task("games", total=plan.games)
        try:
            found = simulate(plan, arguments.workers, lambda done: bar.update(task, completed=done))
        except BotFailed as failed:
            print(failed.failure.trace, file=sys.stderr)
            raise
    if arguments.json:
        print(json.dumps(found, indent=2))
    else:
        _show(Console(highlight=False), found)
    return 0


def _show(console: Console, found: Mapping[str, Any]) -> None:
    title = tatami.game(found["game"]).info.title
    engine = "compiled" if found["compiled"] else "pure Python"
    console.print(f"[bold]{title}[/bold]: {found['games']} games with {found['seats']} seats, seed {found['seed']}")
    console.print(
        f"{found['seconds']:.2f} s on {found['workers']} worker(s), engine {engine}: "
        f"{found['games_per_second']:,.0f} games/s, {found['decisions_per_second']:,.0f} decisions/s"
    )
    table = Table(box=box.SIMPLE_HEAD)
    for name in ("seat", "played by"):
        table.add_column(name)
    for name in ("mean", "sd", "min", "max", "wins", "wins %"):
        table.add_column(name, justify="right")
    for seat, wins in enumerate(found["wins_by_seat"]):
        table.add_row(
            str(seat + 1),
            found["bots"][seat] if seat < found["seats"] else "the rules (automaton)",
            f"{found['score_mean_by_seat'][seat]:.2f}",
            f"{found['score_sd_by_seat'][seat]:.2f}",
            str(found["score_min_by_seat"][seat]),
            str(found["score_max_by_seat"][seat]),
            str(wins),
            f"{100 * wins / found['games']:.1f}",
        )
    console.print(table)
    per_game = found["decisions"] / found["games"]
    console.print(
        f"all seats: mean {found['score_mean']:.2f}, sd {found['score_sd']:.2f}; {per_game:.1f} decisions a game"
    )
