"""``tatami arena``: leagues between bots, on duplicate deals."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
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
from tatami.arena.failures import BotFailed, Failure
from tatami.arena.league import (
    Book,
    Plan,
    Runner,
    check,
    give_up,
    in_words,
    only_league,
    play_league,
)
from tatami.arena.parquet import write_parquet
from tatami.arena.ratings import Rating
from tatami.arena.report import ahead, basis, component_names, meeting_name, percent, rating_words, report
from tatami.arena.runners import Cluster, Cores
from tatami.arena.simulate import usable_cores
from tatami.arena.statistics import Meeting, meetings, ratings
from tatami.cli.options import add_game, add_options, read_options, whole
from tatami.core.errors import BadOptions

DESCRIPTION = """\
Let bots play a league: every deal is played once from every seat. Finished games are written to DIR/games.jsonl at
once: stop the command whenever you like, start it again with the same words, and it goes on; `--only-report` looks at
all that is there. The same seed gives the same games on any number of workers; another seed adds other deals. A folder
is for one game with the same seats and options, and for bots that do not change: anything else is refused. With the
extra `arena` the results come as Parquet too.
"""
EXAMPLES = """\
examples:
  tatami arena white_castle --bots greedy,random --deals 500 --out league
  tatami arena white_castle --bots medium,hard --deals 50 --workers 8 --out league
  tatami arena white_castle --seats 1 --bots hard --option solo=hard --deals 100 --out solo
  tatami arena satori --seats 3 --bots greedy,hard --deals 50 --out three
  tatami arena white_castle --bots hard,search:5000 --deals 20 --ray auto --out league
  PYTHONPATH=. tatami arena bora_bora --bots my_bots:Cautious,greedy --deals 50 --out mine
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said after ``tatami arena``."""
    add_game(parser)
    parser.add_argument("--seats", type=int, metavar="N", help="how many seats (default: 2)")
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
    parser.add_argument(
        "--on-failure",
        choices=("stop", "go-on"),
        default="stop",
        help="when a bot raises an error or answers illegally: end the league, or leave the game out (default: stop)",
    )
    parser.add_argument("--only-report", action="store_true", help="play nothing, report on all games found in DIR")
    parser.add_argument("--json", action="store_true", help="print the meetings and ratings as JSON")
    add_options(parser)


def run_games(arguments: argparse.Namespace, plan: Plan, book: Book, failed: Callable[[Failure], None]) -> None:
    """Play what is missing, with a bar where somebody looks."""
    cores = arguments.workers or usable_cores()
    runner: Runner = Cores(cores) if arguments.ray is None else Cluster(arguments.ray or None)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        shown = bar.add_task("games", total=None)
        play_league(plan, book, runner, lambda done, total: bar.update(shown, completed=done, total=total), failed)


def run(arguments: argparse.Namespace) -> int:
    """The league and its report; the exit status, which is 1 if games could not be finished."""
    options = read_options(tatami.game(arguments.game), arguments.option)
    out: Path = arguments.out
    out.mkdir(parents=True, exist_ok=True)
    book = Book(out / "games.jsonl")
    failures: list[Failure] = []
    if arguments.only_report:
        _check_words(arguments, book)
        games: list[dict[str, Any]] = [book.games[key] for key in sorted(book.games)]
    else:
        names = tuple(name.strip() for name in arguments.bots.split(","))
        seats = 2 if arguments.seats is None else arguments.seats
        plan = check(Plan(arguments.game, seats, names, arguments.deals, arguments.seed, options, arguments.clock))
        try:
            run_games(arguments, plan, book, give_up if arguments.on_failure == "stop" else failures.append)
        except BotFailed as failed:
            print(failed.failure.trace, file=sys.stderr)
            raise
        games = book.of(plan)
        _tell_failures(failures)
    if not games:
        raise BadOptions(f"there are no games in {out}")
    ranks = ratings(games)
    game = tatami.game(arguments.game)
    page = report(games, ranks, f"{game.info.title}: a league", component_names(game), len(failures))
    (out / "report.html").write_text(page, encoding="utf-8")
    if find_spec("pyarrow"):
        write_parquet(games, out / "games.parquet")
    met = meetings(games)
    if arguments.json:
        found = {
            "meetings": [asdict(meeting) for meeting in met],
            "ratings": [asdict(rank) for rank in ranks],
            "failures": [asdict(failure) for failure in failures],
        }
        print(json.dumps(found, indent=2))
    else:
        _show(Console(highlight=False), met, ranks)
        more = len(book.games) - len(games)
        also = f" {more} more games are in the folder: --only-report counts them too." if more else ""
        print(f"{basis(games)}{also}\nreport: {out / 'report.html'}")
    return 1 if failures else 0


def _check_words(arguments: argparse.Namespace, book: Book) -> None:
    """A report is on the league in the folder; :class:`BadOptions` if another one was named."""
    league = only_league(book)
    if league is None:
        return
    game, seats, _, _ = league
    if arguments.game != game or arguments.seats not in (None, seats):
        raise BadOptions(f"{book.path} is the book of {in_words(league)}")


def _tell_failures(failures: Sequence[Failure]) -> None:
    """Every bot that failed, in one sentence, and where in it the first failure was."""
    if not failures:
        return
    print(failures[0].trace, file=sys.stderr)
    for failure in failures:
        print(f"tatami: {failure}", file=sys.stderr)
    print(f"tatami: games not finished, and not counted: {len(failures)}", file=sys.stderr)


def _show(console: Console, met: Sequence[Meeting], ranks: Sequence[Rating]) -> None:
    table = _table("meeting", "games", "won by the first", "points ahead", "mean points")
    for meeting in met:
        table.add_row(
            meeting_name(meeting),
            str(meeting.share.games),
            percent(meeting.share),
            ahead(meeting.margin),
            f"{meeting.points:.1f} : {meeting.other_points:.1f}",
        )
    console.print(table)
    table = _table("bot", "group", "rating", "games")
    for rank in ranks:
        table.add_row(rank.name, str(rank.group), rating_words(rank), str(rank.games))
    console.print(table)
    if any(rank.group > 1 for rank in ranks):
        console.print(
            "No bot of a group ever came in behind one of a later group, so no rating says how far apart they are."
        )


def _table(first: str, *others: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(first)
    for name in others:
        table.add_column(name, justify="right")
    return table
