"""The shelf: which games there are, how to take one down, and where its other parts are.

A game is one line here, or one entry point of the group ``tatami.games`` in a package of its own (CONTRIBUTING.md, "Add
a game"). Everything else about it is found by its id.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tatami.core.errors import TatamiError, UnknownGame
from tatami.core.game import Game
from tatami.core.house import HOUSE

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

GAMES = {
    "white_castle": "tatami.games.white_castle.game:WhiteCastle",
    "bora_bora": "tatami.games.bora_bora.game:BoraBora",
    "satori": "tatami.games.satori.game:Satori",
    "bitoku": "tatami.games.bitoku.game:Bitoku",
}
"""Game id -> module and class. Read when a game is asked for, so that nothing is loaded for nothing."""
GROUP = "tatami.games"
"""The entry points by which other packages put games on the shelf: ``id = "module:Class"``."""

# The package first: imported later, with the first game, it would take the place of the function tatami.games().
import_module("tatami.games")

DRAWER = "tatami.cli.boards.picture:picture"
"""What draws a printed state; it needs ``rich``, and is looked for only when a state is printed."""

_loaded: dict[str, Game] = {}


def games() -> list[str]:
    """The ids of the playable games: ours in the order of the shelf, then those of other packages."""
    return [*GAMES, *_from_outside()]


def game(name: str, content: Path | None = None) -> Game:
    """A game by id, with its shipped content or a folder of one's own."""
    if content is None and name in _loaded:
        return _loaded[name]
    module, class_name = _address(name)
    made: Game = getattr(import_module(module), class_name)(content)
    if made.info.id != name:
        raise TatamiError(f"the game '{name}' on the shelf calls itself '{made.info.id}'")
    if content is None:
        _loaded[name] = made
    return made


def part_of(name: str, room: str, part: str) -> Any | None:
    """What a game brings to a room of the house, such as its ``BOARD`` to ``tatami.cli.boards``; ``None``: nothing.

    A game of ours has a module of its own name there (``tatami.cli.boards.white_castle``). A game of another package
    has a module of the room's name beside it (``my_game.boards``). Whoever is on no shelf has nothing.
    """
    if name not in games():
        return None
    module = f"{room}.{name}" if name in GAMES else f"{home_of(name)}.{room.rpartition('.')[2]}"
    if find_spec(module) is None:
        return None
    found = import_module(module)
    if not hasattr(found, part):
        raise TatamiError(f"the module {module} should have a {part}")
    return getattr(found, part)


def texts_of(name: str) -> Traversable:
    """The folder with a game's Fluent files; it need not be there."""
    return files(home_of(name)) / "text"


def home_of(name: str) -> str:
    """The package a game lives in."""
    module, _ = _address(name)
    found = find_spec(module)
    is_package = found is not None and found.submodule_search_locations is not None
    home = module if is_package else module.rpartition(".")[0]
    if not home:
        raise TatamiError(f"the game '{name}' must live in a package; '{module}' is a single file")
    return home


def _address(name: str) -> tuple[str, str]:
    """The module and the class of a game."""
    address = GAMES.get(name) or _from_outside().get(name)
    if address is None:
        raise UnknownGame(f"there is no game '{name}'; playable: {', '.join(games())}")
    module, _, class_name = address.partition(":")
    return module, class_name


@cache
def _from_outside() -> dict[str, str]:
    """The games of other packages, by id."""
    from importlib.metadata import entry_points  # not needed, and not waited for, by who takes down a game of ours

    found: dict[str, str] = {}
    for entry in sorted(entry_points(group=GROUP)):
        if found.get(entry.name, entry.value) != entry.value or entry.name in GAMES:
            raise TatamiError(f"two games on the shelf are called '{entry.name}'; one of them is {entry.value}")
        found[entry.name] = entry.value
    return found


HOUSE.find_game = game
HOUSE.drawer = DRAWER
