"""How a game looks in the terminal: one folder per game, which names its ``BOARD``."""

from __future__ import annotations

from typing import cast

from tatami.cli.boards.board import Board
from tatami.cli.text import Texts
from tatami.core.errors import TatamiError
from tatami.core.game import Game
from tatami.shelf import part_of


def find_board(game: Game, texts: Texts) -> Board | None:
    """The terminal table of a game; ``None`` if it has none."""
    found = cast("type[Board] | None", part_of(game.info.id, __name__, "BOARD"))
    return None if found is None else found(game, texts)


def board_of(game: Game, texts: Texts) -> Board:
    """The terminal table of a game; an error if it has none."""
    found = find_board(game, texts)
    if found is None:
        raise TatamiError(f"{game.info.title} has no table for the terminal yet")
    return found


__all__ = ["Board", "board_of", "find_board"]
