"""Arguments that several commands share."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tatami import shelf
from tatami.core.errors import BadOptions
from tatami.core.game import Game, Option

TRUE = ("true", "yes", "on", "1")
FALSE = ("false", "no", "off", "0")


def add_game(parser: argparse.ArgumentParser) -> None:
    """Which game."""
    parser.add_argument("game", metavar="GAME", help=which_game())


def which_game() -> str:
    """The games on the shelf, for a line of help."""
    return f"which game: {', '.join(shelf.games())}"


def add_content(parser: argparse.ArgumentParser) -> None:
    """A content folder of one's own."""
    parser.add_argument(
        "--content",
        type=Path,
        metavar="DIR",
        help="a folder with content files of your own; each replaces the shipped one",
    )


def add_language(parser: argparse.ArgumentParser) -> None:
    """Which language."""
    parser.add_argument("--lang", choices=("en", "cs", "ru"), default="en", help="language of the table (default: en)")


def add_options(parser: argparse.ArgumentParser) -> None:
    """Options of the game itself."""
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, such as first_game_well=true (repeatable)",
    )


def whole(low: int) -> Callable[[str], int]:
    """A type for argparse: a whole number from ``low`` up."""

    def parse(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"'{text}' is not a whole number") from None
        if value < low:
            raise argparse.ArgumentTypeError(f"{value} is too small: {low} or more")
        return value

    return parse


def read_options(game: Game, given: list[str]) -> dict[str, object]:
    """``name=value`` pairs as the game's options; :class:`BadOptions` names what is wrong."""
    known = {option.name: option for option in game.info.options}
    out: dict[str, object] = {}
    for text in given:
        name, found, value = text.partition("=")
        if not found:
            raise BadOptions(f"'{text}' is not an option: write NAME=VALUE")
        if name not in known:
            there = ", ".join(known) or "none"
            raise BadOptions(f"{game.info.title} has no option '{name}'; there are: {there}")
        out[name] = _value(known[name], value)
    return out


def _value(option: Option, text: str) -> Any:
    if option.type == "bool":
        if text.lower() not in TRUE + FALSE:
            raise BadOptions(f"the option '{option.name}' must be true or false, not '{text}'")
        return text.lower() in TRUE
    if option.type == "int":
        try:
            return int(text)
        except ValueError:
            raise BadOptions(f"the option '{option.name}' must be a whole number, not '{text}'") from None
    return text
