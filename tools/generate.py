"""Write ``table_generated.py`` of every game: the class that holds what the game's ``table.py`` declares.

    make generate

It also writes what the browser must know of Python's types (``tools/wire.py``).

The compiler makes attributes fast only where it can read them in source, and copying must name each of them. So what is
declared once is written out here; ``tests/core/test_generated.py`` notices a file that was not made anew.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import tatami
from tatami.core.attributes import NUMBER, OPEN, Attribute
from tatami.core.state import OF_EVERY_STATE
from tools import wire

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

ANY_SEATS = 2
"""Ranges depend on the seats, names and order do not."""
GAMES = Path(tatami.__file__).parent / "games"
ROOT = GAMES.parent.parent
HEAD = '''\
"""What lies on the table of {title}: the attributes that table.py declares, and how they are copied.

Made by ``make generate``. Change table.py, not this file.
"""

from __future__ import annotations

from typing import Final

from tatami.core.attributes import Attribute
from tatami.core.game import Game
from tatami.core.state import State
from tatami.games.{game}.content import Content
from tatami.games.{game}.table import attributes

EMPTY: Final[list[int]] = []
NO_LISTS: Final[list[list[int]]] = []
FIELDS: Final = [
{fields}
]


class {name}(State):
    """The table, without the questions rules ask of it (state.py)."""

    def __init__(self, game: Game, content: Content, parent: {name} | None = None) -> None:
        super().__init__(game, parent)
        self.content = content
        if parent is None:
{fresh}
        else:
{copied}

    def attributes(self) -> list[Attribute]:
        return attributes(self.content, self.seats)

    def fields(self) -> list[str]:
        return FIELDS
'''


def class_name(game: str) -> str:
    """``WhiteCastleTable`` for ``white_castle``."""
    return "".join(word.capitalize() for word in game.split("_")) + "Table"


def text_of(game: str) -> str:
    """The generated module of a game."""
    content = import_module(f"tatami.games.{game}.content").Content(None)
    declared: list[Attribute] = import_module(f"tatami.games.{game}.table").attributes(content, ANY_SEATS)
    return HEAD.format(
        title=game.replace("_", " ").title(),
        game=game,
        name=class_name(game),
        fields="\n".join(f'    "{attribute.name}",' for attribute in declared),
        fresh=_lines(_fresh(attribute) for attribute in _written(declared)),
        copied=_lines(_copied(attribute) for attribute in _written(declared)),
    )


def _written(declared: Sequence[Attribute]) -> list[Attribute]:
    """Those the kernel does not hold itself."""
    return [attribute for attribute in declared if attribute.name not in OF_EVERY_STATE]


def _fresh(attribute: Attribute) -> str:
    if attribute.size == NUMBER:
        first = f"self.{attribute.name} = {attribute.start}"
    elif attribute.nested:
        first = f"self.{attribute.name}: list[list[int]] = {'NO_LISTS' if attribute.shared else '[]'}"
    else:
        first = f"self.{attribute.name}: list[int] = {'EMPTY' if attribute.shared else '[]'}"
    shared = "Shared. " if attribute.shared else ""
    hidden = f" Hidden {attribute.hidden}." if attribute.hidden != OPEN else ""
    return f'{first}\n"""{shared}{attribute.doc}{hidden}"""'


def _copied(attribute: Attribute) -> str:
    value = f"parent.{attribute.name}"
    if attribute.size != NUMBER and not attribute.shared:
        value = f"[part.copy() for part in {value}]" if attribute.nested else f"{value}.copy()"
    return f"self.{attribute.name} = {value}"


def _lines(blocks: Iterable[str]) -> str:
    return "\n".join(" " * 12 + line for block in blocks for line in block.split("\n"))


def main() -> None:
    """Write every file anew."""
    for game in tatami.games():
        path = GAMES / game / "table_generated.py"
        path.write_text(text_of(game), encoding="utf-8")
        print(path.relative_to(ROOT))
    for path, text in wire.files().items():
        path.write_text(text, encoding="utf-8")
        print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
