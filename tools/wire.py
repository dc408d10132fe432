"""``types.ts`` of every game with a board in the browser, and ``wire.ts``: written from the Python types.

    make generate

``tests/test_wire.py`` notices a file that was not made anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Literal, get_origin, is_typeddict

import msgspec

from tatami.core.views import View
from tatami.server.door import requests
from tatami.server.door.app import ENDPOINTS
from tatami.server.pure import table
from tatami.shelf import GAMES
from tools.typescript import alias, classes_in, interface

WEB = Path(__file__).resolve().parents[1] / "web" / "src"
HEAD = "/**\n * {about}\n * Made by `make generate` from {source}: change that, not this file.\n */\n"
NAMES = {
    "ActionData": "ActionWords",
    "ChatData": "ChatMessage",
    "DecisionView": "Decision",
    "EventData": "GameEvent",
    "GameData": "GameInfo",
    "HintAnswer": "Hint",
    "OptionData": "GameOption",
    "OpenedView": "Opened",
    "OptionView": "Option",
    "PreviewView": "OptionPreview",
    "StateData": "TableState",
    "TableBody": "TableRequest",
}
"""What the browser calls things by other names; of the rest only ``Data`` at the end goes."""
ALIASES: dict[str, Any] = {
    "SeatKind": table.SeatKind,
    "Status": table.Status,
    "Visibility": table.Visibility,
    "Pace": table.Pace,
    "SeatRequest": requests.SeatRequest,
}


def files() -> dict[Path, str]:
    """Every file that is made here, and what it should hold."""
    boards = {game: WEB / "games" / game for game in GAMES if (WEB / "games" / game / "index.ts").is_file()}
    made = {folder / "types.ts": game_types(game) for game, folder in boards.items()}
    return {**made, WEB / "lib" / "wire.ts": wire()}


def game_types(game: str) -> str:
    """What lies on the table of a game, as a view tells it."""
    module = import_module(f"tatami.games.{game}.view_types")
    own = {name: kind for name, kind in vars(module).items() if not name.startswith("_") and name != "TABLE"}
    names: dict[Any, str] = {}
    parts: list[str] = []
    for name, kind in own.items():
        if get_origin(kind) in (Literal, dict):
            names[kind] = name
            parts.append(alias(name, kind, names))
    shapes = [kind for kind in own.values() if is_typeddict(kind)]
    names |= {kind: kind.__name__ for kind in shapes}
    parts += [interface(kind, names) for kind in shapes]
    head = HEAD.format(about="What lies on the table, as the server's view tells it.", source=_path(module.__name__))
    return "\n".join([head, *parts])


def wire() -> str:
    """What travels between server and browser: every answer, every body of a request, and the frame of a view."""
    answers = _unique(endpoint.answer for endpoint in ENDPOINTS)
    bodies = _unique(endpoint.body for endpoint in ENDPOINTS)
    names: dict[Any, str] = {kind: name for name, kind in ALIASES.items()}
    sent = [kind for kind in bodies if kind not in answers and not _tag(kind)]
    kinds = [kind for kind in answers if not _tag(kind)]
    names |= {kind: name_of(kind) for kind in [*kinds, *sent]}
    parts = [alias(name, kind, names) for name, kind in ALIASES.items()]
    parts += [interface(kind, names) for kind in kinds]
    parts += [interface(kind, names, sent=True) for kind in sent]
    head = HEAD.format(
        about="What travels between server and browser.", source="tatami/server and tatami/core/views.py"
    )
    return "\n".join([head, *parts])


def name_of(kind: type) -> str:
    """What the browser calls a class."""
    return NAMES.get(kind.__name__, kind.__name__.removesuffix("Data") if kind is not View else "View")


def _unique(kinds: Iterator[Any]) -> list[type]:
    return list(dict.fromkeys(found for kind in kinds for found in classes_in(kind)))


def _tag(kind: type) -> bool:
    return issubclass(kind, msgspec.Struct) and kind.__struct_config__.tag is not None


def _path(module: str) -> str:
    return module.replace(".", "/") + ".py"
