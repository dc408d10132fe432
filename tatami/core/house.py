"""What the kernel may ask the house around it for, without knowing it: a game by its id, a picture of a table.

Whoever keeps games (the shelf) installs both; the kernel imports nothing of them.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Final

from tatami.core.errors import RecordError

if TYPE_CHECKING:
    from tatami.core.game import Game
    from tatami.core.state import State


class House:
    """The services installed so far."""

    def __init__(self) -> None:
        self.find_game: Callable[[str], Game] | None = None
        """A game by id."""
        self.drawer = ""
        """``module:function`` that makes text of a state; looked up when a state is printed, and may be missing."""


HOUSE: Final = House()


def restored(game: str, text: str) -> State:
    """The state that was pickled; :class:`RecordError` if rules or content are not those of this house."""
    if HOUSE.find_game is None:
        raise RecordError(f"nobody here knows the game '{game}'")
    return HOUSE.find_game(game).from_json(text)


def picture(state: State) -> str | None:
    """The state as it looks at the table, for a person; ``None`` where nothing that draws is installed."""
    module, _, name = HOUSE.drawer.partition(":")
    if not name:
        return None
    try:
        draw: Callable[[State], str | None] = getattr(import_module(module), name)
    except ImportError:
        return None
    return draw(state)
