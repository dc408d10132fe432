"""The shelf: which games there are, and how to take one down."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from tatami.core.errors import UnknownGame
from tatami.core.game import Game
from tatami.core.house import HOUSE

GAMES = {
    "white_castle": "tatami.games.white_castle.game:WhiteCastle",
    "bora_bora": "tatami.games.bora_bora.game:BoraBora",
}
"""Game id -> module and class. Read when a game is asked for, so that nothing is loaded for nothing."""

# The package first: imported later, with the first game, it would take the place of the function tatami.games().
import_module("tatami.games")

DRAWER = "tatami.cli.boards.picture:picture"
"""What draws a printed state; it needs ``rich``, and is looked for only when a state is printed."""

_loaded: dict[str, Game] = {}


def games() -> list[str]:
    """The ids of the playable games."""
    return list(GAMES)


def game(name: str, content: Path | None = None) -> Game:
    """A game by id, with its shipped content or a folder of one's own."""
    if name not in GAMES:
        raise UnknownGame(f"there is no game '{name}'; playable: {', '.join(GAMES)}")
    if content is None and name in _loaded:
        return _loaded[name]
    module, _, class_name = GAMES[name].partition(":")
    made: Game = getattr(import_module(module), class_name)(content)
    if content is None:
        _loaded[name] = made
    return made


HOUSE.find_game = game
HOUSE.drawer = DRAWER
