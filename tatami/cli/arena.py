"""``tatami arena``: leagues between bots, on duplicate deals."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import tatami
from tatami.arena.entrants import WORDS
from tatami.arena.league import Book, Plan, Runner, check, play_league
from tatami.arena.parquet import write_parquet
from tatami.arena.report import component_names, meeting_name, percent, report
from tatami.arena.runners import Cluster, Cores
from tatami.arena.simulate import usable_cores
from tatami.arena.statistics import Meeting, Rating, meetings, ratings
from tatami.cli.options import add_game, add_options, read_options, whole
from tatami.core.errors import BadOptions

DESCRIPTION = """\
Let bots play a league: every deal is played once from every seat. Finished games are written to DIR/games.jsonl at
once: stop the command whenever you like, start it again with the same words, and it goes on; `--only-report` looks at
what is there. The same seed gives the same games on any number of workers. With the extra `arena` the results come as
Parquet and with OpenSkill ratings too.
"""
EXAMPLES = """\
examples:
  tatami arena white_castle --bots greedy,random --deals 500 --out league
  tatami arena white_castle --bots medium,hard --deals 50 --workers 8 --out league
  tatami arena white_castle --seats 1 --bots hard --option solo=hard --deals 100 --out solo
  tatami arena white_castle --bots hard,search:5000 --deals 20 --ray auto --out league
  PYTHONPATH=. tatami arena bora_bora --bots my_bots:Cautious,greedy --deals 50 --out mine
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said after ``tatami arena``."""
    add_game(parser)
    parser.add_argument("--seats", type=int, default=2, metavar="N", help="how many seats (default: 2)")
    parser.add_argument(
        "--bots",
        default="random,greedy",
        metavar="NAME,NAME...",
        help=f"who plays: {WORDS} (default: random,greedy)",
    )
    parser.add_argument("--deals", type=whole(1), default=20, metavar="K", help="how many deals (default: 20)")
    parser.add_argument("--seed", default="0", metavar="S", help="the master seed (default: 0)")
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="where the games and the report go")
    parser.add_argument("--workers", type=whole(1), metavar="W", help="how many processes (default: all cores)")
    parser.add_argument("--ray", nargs="?", const="", metavar="ADDRESS", help="play on a Ray cluster (extra `cluster`)")
    parser.add_argument("--clock", action="store_true", help="bots keep their time limits too: not reproducible")
    parser.add_argument("--only-report", action="store_true", help="play nothing, report on all games found in DIR")
    parser.add_argument("--json", action="store_true", help="print the meetings and ratings as JSON")
    add_options(parser)


def run_games(arguments: argparse.Namespace, plan: Plan, book: Book) -> None:
    """Play what is missing, with a bar where somebody looks."""
    cores = arguments.workers or usable_cores()
    runner: Runner = Cores(cores) if arguments.ray is None else Cluster(arguments.ray or None)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        shown = bar.add_task("games", total=None)
        play_league(plan, book, runner, lambda done, total: bar.update(shown, completed=done, total=total))


def run(arguments: argparse.Namespace) -> int:
    """The league and its report; the exit status."""
    options = read_options(tatami.game(arguments.game), arguments.option)
    names = tuple(name.strip() for name in arguments.bots.split(","))
    out: Path = arguments.out
    out.mkdir(parents=True, exist_ok=True)
    book = Book(out / "games.jsonl")
    if arguments.only_report:
        games: list[dict[str, Any]] = [book.games[key] for key in sorted(book.games)]
    else:
        plan = check(
            Plan(arguments.game, arguments.seats, names, arguments.deals, arguments.seed, options, arguments.clock)
        )
        run_games(arguments, plan, book)
        games = book.of(plan)
    if not games:
        raise BadOptions(f"there are no games in {out}")
    ranks = ratings(games) if find_spec("openskill") else []
    game = tatami.game(arguments.game)
    page = report(games, ranks, f"{game.info.title}: a league", component_names(game))
    (out / "report.html").write_text(page, encoding="utf-8")
    if find_spec("pyarrow"):
        write_parquet(games, out / "games.parquet")
    met = meetings(games)
    if arguments.json:
        found = {"meetings": [asdict(meeting) for meeting in met], "ratings": [asdict(rank) for rank in ranks]}
        print(json.dumps(found, indent=2))
    else:
        _show(Console(highlight=False), met, ranks, out)
    return 0


def _show(console: Console, met: Sequence[Meeting], ranks: Sequence[Rating], out: Path) -> None:
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column("meeting")
    for name in ("games", "won by the first", "points ahead", "mean points"):
        table.add_column(name, justify="right")
    for meeting in met:
        table.add_row(
            meeting_name(meeting),
            str(meeting.share.games),
            percent(meeting.share),
            f"{meeting.margin.mean:+.1f} ({meeting.margin.low:+.1f} to {meeting.margin.high:+.1f})",
            f"{meeting.points:.1f} : {meeting.other_points:.1f}",
        )
    console.print(table)
    for rank in ranks:
        console.print(f"{rank.name:12} {rank.mu:6.2f} ± {rank.sigma:.2f}  ({rank.games} games)")
    console.print(f"report: {out / 'report.html'}")
