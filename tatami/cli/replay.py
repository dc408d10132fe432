"""``tatami replay``: what happened in a recorded game."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.console import Console
from rich.text import Text

from tatami.cli.boards import board_of
from tatami.cli.boards.board import View
from tatami.cli.boards.symbols import styled
from tatami.cli.files import open_record
from tatami.cli.log import Log
from tatami.cli.options import add_content, add_language, whole
from tatami.cli.sheet import show_sheet
from tatami.cli.text import Texts
from tatami.core.errors import TatamiError
from tatami.core.record import Record

DESCRIPTION = """\
Check a record from its first line to its last, then tell what happened and show the table, up to choice N if asked.
A record of other rules or other content is refused.
"""
EXAMPLES = """\
examples:
  tatami replay evening.txt           the whole game, and its score sheet if it is over
  tatami replay evening.txt --to 25   the table after 25 choices
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said after ``tatami replay``."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a record, as saved by tatami play")
    parser.add_argument("--to", type=whole(0), metavar="N", help="stop after N choices (default: all)")
    add_language(parser)
    add_content(parser)


def run(arguments: argparse.Namespace) -> int:
    """Replay; the exit status."""
    game, header, actions = open_record(arguments.file, arguments.content)
    last = len(actions) if arguments.to is None else arguments.to
    if last > len(actions):
        raise TatamiError(f"the record has {len(actions)} choices; it cannot be shown up to {last}")
    board = board_of(game, Texts(arguments.lang, game.info.id))
    console = Console(highlight=False)
    log = Log(board, None)
    record = Record(game, header)
    record.state.listen()
    for action in actions[:last]:
        record.apply(action)
        log.add(record.state.view(None), record.state.drain(), len(record.actions))
    view: View = record.state.view(None)
    log.tell(console, view)
    console.print()
    console.print(board.draw(view, None, console.width))
    if record.state.over:
        show_sheet(console, board, view, record.state.winners())
    else:
        waiting = styled(f"{board.name(view, view['to_move'])}: {board.question(view)}", "bold")
        console.print(waiting.append(f"  {view['decision']['rule']}", style="dim"))
    told = {"n": last, "all": len(actions), "seats": header.seats, "seed": header.seed}
    console.print(Text(board.texts.say("say-replayed", **told)))
    return 0
