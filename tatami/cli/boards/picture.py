"""``print(state)``: the table as text, drawn for the seat to move; the shelf tells the kernel where to find this."""

from __future__ import annotations

from io import StringIO
from shutil import get_terminal_size

from rich.console import Console

from tatami.cli.boards import find_board
from tatami.cli.text import Texts
from tatami.core.state import State
from tatami.shelf import games

NARROWEST = 80


def picture(state: State) -> str | None:
    """The board, the question and the answers in notation, without colours; ``None`` for a game without a board."""
    game = state.game
    if game.info.id not in games():
        return None
    board = find_board(game, Texts("en", game.info.id))
    if board is None:
        return None
    width = max(NARROWEST, get_terminal_size().columns)
    seat = state.seat
    console = Console(file=StringIO(), width=width, color_system=None, highlight=False)
    console.print(board.draw(state.view(seat), seat, width))
    console.print(repr(state), markup=False)
    for name in state.legal_names():
        console.print(f"  {name}", markup=False)
    drawn: str = console.file.getvalue()  # type: ignore[attr-defined]
    return drawn.rstrip("\n")
