"""What the tests of the terminal share: a board, random positions, and what is drawn of them, as plain text."""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Any

from rich.console import Console

import tatami
from tatami.cli.boards import Board, board_of
from tatami.cli.text import Texts
from tatami.core.rng import Rng
from tatami.core.state import State
from tatami.testing.play import Setup, setups
from tests.lots import by_lot

NAME_OF_A_MESSAGE = (
    r"\b(?:action|altar|amount|ask|decision|effect|event|god|help|jewelry|person|piece|region|resource|say|sheet|space"
    r"|tengu|term|tip|title|where)-[a-z]"
)
"""What a person reads where a text is missing."""


def board_in(game: str, language: str = "en") -> Board:
    return board_of(tatami.game(game), Texts(language, game))


def positions(game: str, seats: int, seed: int) -> Iterator[State]:
    """The decisions of a game of random answers, with events, and its end."""
    return by_lot(tatami.game(game).new(seats, seed, listening=True), Rng(seed))


def drawn(board: Board, view: Any, seat: int | None, width: int = 80) -> str:
    """The table as plain text."""
    out = io.StringIO()
    Console(file=out, width=width, highlight=False).print(board.draw(view, seat, width))
    return out.getvalue()


def flat(text: str) -> str:
    """Text without frames and line breaks."""
    return " ".join(text.replace("│", " ").split())


def ways_to_play() -> list[tuple[str, Setup]]:
    """Every game with every number of seats and every choice, and once with all that can be switched."""
    out: list[tuple[str, Setup]] = []
    for name in tatami.games():
        game = tatami.game(name)
        out += [(name, setup) for setup in setups(game, switches=False)]
        seats = min(game.info.seats)
        options = [option for option in game.info.options if option.type == "bool"]
        used = [option for option in options if not option.seats or seats in option.seats]
        out += [(name, Setup(seats, {option.name: not option.default for option in used}))] if used else []
    return out
