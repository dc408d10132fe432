"""What always holds on a game's tables, said by the game itself: one module per game."""

from __future__ import annotations

from typing import Any, cast

from tatami.shelf import part_of
from tatami.testing.tables import Watch


def watch_of(game: str) -> Watch[Any] | None:
    """The ``WATCH`` of a game; ``None`` if it says nothing."""
    return cast("Watch[Any] | None", part_of(game, __name__, "WATCH"))
