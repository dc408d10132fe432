"""``tatami play``: a game in the terminal against bots, or against the solo opponent."""

from __future__ import annotations

import argparse
import secrets
import sys
from pathlib import Path

from rich.console import Console

import tatami
from tatami.bots import BOTS, bot_class
from tatami.cli.boards import board_of
from tatami.cli.files import check_target, open_record
from tatami.cli.options import add_content, add_game, add_language, add_options, read_options, whole
from tatami.cli.session import Session
from tatami.cli.text import Texts
from tatami.core.errors import BadOptions, TatamiError
from tatami.core.game import Game
from tatami.core.record import Record

DESCRIPTION = """\
Play in the terminal. You see the table, numbered choices and what each is certain to bring; other seats are played by
a bot. While playing: ? the rule behind a choice, u undo, r restart the turn, t table, l log, s save, h help, q quit.
"""
EXAMPLES = """\
examples:
  tatami play white_castle                       two seats, you against a bot
  tatami play white_castle --seats 4 --seed 7    the same four-seat game every time
  tatami play white_castle --solo hard           alone against the visiting Tokugawa clan
  tatami play bora_bora --seats 3 --bot medium   Bora Bora against two bots that think
  tatami play bitoku --solo --lang ru            alone against the tengu, in Russian
  tatami play white_castle --save evening.txt    keep the game in a file when you leave
  tatami play white_castle --resume evening.txt  and go on another day
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said after ``tatami play``."""
    add_game(parser)
    parser.add_argument("--seats", type=int, metavar="N", help="how many seats (default: 2; 1 is solo)")
    alone = "play alone, at this difficulty where the game has several"
    parser.add_argument("--solo", nargs="?", const="", metavar="DIFFICULTY", help=alone)
    parser.add_argument("--seat", type=whole(1), default=1, metavar="N", help="which seat is yours (default: 1)")
    parser.add_argument("--seed", help="the same seed gives the same game (default: a new one)")
    names = "; ".join(f"{name}: {bot.character}" for name, bot in BOTS.items())
    parser.add_argument("--bot", default="random", metavar="NAME", help=f"who plays the other seats ({names})")
    add_language(parser)
    add_content(parser)
    add_options(parser)
    parser.add_argument("--save", type=Path, metavar="FILE", help="save the game to FILE when you leave or it ends")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game")
    parser.add_argument("--force", action="store_true", help="let saving overwrite an existing file")


def run(arguments: argparse.Namespace) -> int:
    """Play; the exit status."""
    interactive = sys.stdin.isatty() and sys.stdout.isatty()
    bot_class(arguments.bot)
    game = tatami.game(arguments.game, arguments.content)
    record, actions = _resumed(game, arguments) if arguments.resume else (_new(game, arguments), [])
    if arguments.seat > record.header.seats:
        raise BadOptions(f"there is no seat {arguments.seat} in a game for {record.header.seats}")
    if arguments.save is not None:
        check_target(arguments.save)
        if arguments.save.exists() and not arguments.force and not interactive:
            raise TatamiError(f"'{arguments.save}' exists already; choose another file, or add --force to overwrite it")
    session = Session(
        record,
        board_of(game, Texts(arguments.lang, game.info.id)),
        Console(highlight=False),
        seat=arguments.seat - 1,
        bot=arguments.bot,
        save=arguments.save,
        force=arguments.force,
        interactive=interactive,
    )
    session.catch_up(actions)
    return session.play()


def _new(game: Game, arguments: argparse.Namespace) -> Record:
    options = read_options(game, arguments.option)
    seats = arguments.seats
    if arguments.solo is not None:
        seats = 1 if seats is None else seats
        if arguments.solo:
            options[_difficulty(game)] = arguments.solo
    if seats is None:
        seats = 2 if 2 in game.info.seats else game.info.seats[0]
    seed = secrets.token_hex(4) if arguments.seed is None else arguments.seed
    return Record.start(game, seats, seed, options)


def _difficulty(game: Game) -> str:
    """The option by which a game is easier or harder alone."""
    for option in game.info.options:
        if option.type == "choice" and option.seats == (1,):
            return option.name
    raise BadOptions(f"{game.info.title} has no difficulty to choose when it is played alone")


def _resumed(game: Game, arguments: argparse.Namespace) -> tuple[Record, list[int]]:
    """The saved game at its beginning, and the choices made in it."""
    for name in ("seats", "solo", "seed", "option"):
        if getattr(arguments, name) not in (None, []):
            raise BadOptions(f"--{name} cannot be given with --resume: the saved game has its own")
    _, header, actions = open_record(arguments.resume, arguments.content, game)
    return Record(game, header), actions
