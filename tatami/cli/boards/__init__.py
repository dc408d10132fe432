"""How a game looks in the terminal: one module per game."""

from __future__ import annotations

from tatami.cli.boards.board import Board
from tatami.cli.boards.bora_bora import BoraBoraBoard
from tatami.cli.boards.white_castle import WhiteCastleBoard
from tatami.cli.text import Texts
from tatami.core.errors import TatamiError
from tatami.core.game import Game

BOARDS: dict[str, type[Board]] = {"white_castle": WhiteCastleBoard, "bora_bora": BoraBoraBoard}


def board_of(game: Game, texts: Texts) -> Board:
    """The terminal table of a game."""
    if game.info.id not in BOARDS:
        raise TatamiError(f"{game.info.title} has no table for the terminal yet")
    return BOARDS[game.info.id](game, texts)


__all__ = ["Board", "board_of"]
