"""``tatami admin``: for whoever runs a server. Works beside it while it runs."""

from __future__ import annotations

import argparse
from pathlib import Path

from tatami.cli.admin import doing
from tatami.cli.amounts import amount
from tatami.server.config import Settings, default_database

DESCRIPTION = """\
Look after a server's database, beside the running server: list and remove tables, people and tokens, let stuck
tables go on, see figures, check the log against what is stored, make and read back copies.

Tables are named by their reference, ten characters that the server's log names too: a table's id is its key.
Neither ids nor seeds, hands, secrets or hashes are shown.
"""
EXAMPLES = """\
examples:
  tatami admin tables --status running --older 30
  tatami admin tables remove 3f2a91c07b --yes
  tatami admin people rename 'Offensive Name' 'Somebody'
  tatami admin check --repair
  tatami admin backup tatami-monday.backup
  tatami admin --database postgresql://user@host/tatami restore tatami-monday.backup

exit status: 0 done, 1 check found something wrong, 2 not done (the sentence says why)
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said after ``tatami admin``."""
    _add_common(parser, default_database(), False)
    parser.add_argument("--library", default=Settings.library, help=argparse.SUPPRESS)
    verbs = parser.add_subparsers(dest="verb", metavar="VERB", required=True, parser_class=type(parser))
    _tables(
        verbs.add_parser(
            "tables", parents=[_common()], help="list tables; show, remove, unlock one; hand a seat to a bot"
        )
    )
    _people(
        verbs.add_parser(
            "people", parents=[_common()], help="list people; remove or rename one; end their sessions and tokens"
        )
    )
    _tokens(verbs.add_parser("tokens", parents=[_common()], help="list tokens; end one"))
    stats = verbs.add_parser(
        "stats", parents=[_common()], help="tables, people, games, size and growth of the log and the database"
    )
    stats.set_defaults(do=doing.show_stats)
    check = verbs.add_parser("check", parents=[_common()], help="replay every log and compare with what is stored")
    check.add_argument("table", nargs="?", metavar="TABLE", help="a reference: only this table")
    check.add_argument("--repair", action="store_true", help="put right what the log tells, drop bad snapshots")
    check.set_defaults(do=doing.check)
    _copies(verbs)


def _tables(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--status", choices=["open", "running", "over", "abandoned"])
    parser.add_argument("--game", metavar="GAME", help="such as white_castle")
    parser.add_argument("--owner", metavar="NAME", help="set up by whom")
    parser.add_argument("--older", type=amount, metavar="DAYS", help="untouched for so many days")
    parser.add_argument("--stuck", action="store_true", help="only those with something wrong")
    parser.add_argument("--ids", action="store_true", help="show whole ids too; whoever knows one can join")
    parser.set_defaults(do=doing.list_tables)
    tasks = parser.add_subparsers(dest="task", metavar="TASK", parser_class=type(parser))
    show = tasks.add_parser("show", parents=[_common()], help="everything about a table that is nobody's secret")
    show.set_defaults(do=doing.show_table)
    remove = tasks.add_parser("remove", parents=[_common()], help="remove tables for good, finished ones too")
    remove.set_defaults(do=doing.remove_tables)
    unlock = tasks.add_parser(
        "unlock", parents=[_common()], help="let a stuck table go on: columns from its log, bad snapshots dropped"
    )
    unlock.set_defaults(do=doing.unlock)
    hand = tasks.add_parser("hand", parents=[_common()], help="hand the seat of a person to a bot")
    hand.set_defaults(do=doing.hand_over)
    for task in (show, unlock, hand):
        task.add_argument("table", metavar="TABLE", help="a reference, as the list shows it")
    remove.add_argument("tables", nargs="+", metavar="TABLE", help="references, as the list shows them")
    hand.add_argument("seat", type=int, metavar="SEAT", help="the number of the seat, from 0")
    hand.add_argument("--bot", metavar="NAME", help="which bot (default: the usual one)")
    for task in (remove, hand):
        _add_yes(task)


def _people(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--kind", choices=["guest", "account"])
    parser.add_argument("--name", metavar="TEXT", help="whose name has this in it")
    parser.set_defaults(do=doing.list_people)
    tasks = parser.add_subparsers(dest="task", metavar="TASK", parser_class=type(parser))
    remove = tasks.add_parser(
        "remove", parents=[_common()], help="take somebody off: name, way in and chat; running seats go to bots"
    )
    remove.set_defaults(do=doing.remove_person)
    end = tasks.add_parser("end", parents=[_common()], help="end all sessions and tokens of somebody")
    end.set_defaults(do=doing.end_person)
    rename = tasks.add_parser("rename", parents=[_common()], help="give somebody another name")
    rename.set_defaults(do=doing.rename_person)
    for task in (remove, end, rename):
        task.add_argument("person", metavar="WHO", help="a name, or the beginning of an id as the list shows it")
    rename.add_argument("new", metavar="NAME", help="the new name")
    for task in (remove, end):
        _add_yes(task)


def _tokens(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--owner", metavar="WHO", help="whose")
    parser.set_defaults(do=doing.list_tokens)
    tasks = parser.add_subparsers(dest="task", metavar="TASK", parser_class=type(parser))
    end = tasks.add_parser("end", parents=[_common()], help="end a token")
    end.set_defaults(do=doing.end_token)
    end.add_argument("token", metavar="TOKEN", help="the beginning of its id, as the list shows it")
    _add_yes(end)


def _copies(verbs: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    backup = verbs.add_parser("backup", parents=[_common()], help="copy the database to a file while the server runs")
    backup.add_argument("--portable", action="store_true", help="in the form that PostgreSQL takes too")
    backup.set_defaults(do=doing.backup)
    restore = verbs.add_parser(
        "restore", parents=[_common()], help="make a database from a copy (stop the server first)"
    )
    restore.set_defaults(do=doing.restore)
    _add_yes(restore)
    for verb in (backup, restore):
        verb.add_argument("file", type=Path, metavar="FILE", help="the copy")
        verb.add_argument("--overwrite", action="store_true", help="replace what is there")


def _add_common(parser: argparse.ArgumentParser, database: str, json: bool | str) -> None:
    parser.add_argument(
        "--database", default=database, metavar="URL", help="sqlite:///file or postgresql://user@host/name"
    )
    parser.add_argument(
        "--json", action="store_true", default=json, help="for machines: one JSON document on standard output"
    )


def _common() -> argparse.ArgumentParser:
    """What may be said before a verb may be said after it too, and counts if it is."""
    parser = argparse.ArgumentParser(add_help=False)
    _add_common(parser, argparse.SUPPRESS, argparse.SUPPRESS)
    return parser


def _add_yes(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--yes", action="store_true", help="do not ask")


def run(arguments: argparse.Namespace) -> int:
    """Do what was asked; the exit status."""
    status: int = arguments.do(arguments)
    return status
