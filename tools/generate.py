"""Write ``table_generated.py`` of every game, the class that holds what its ``table.py`` declares, and ``frames.py``.

    make generate

It also writes what the browser must know of Python's types (``tools/wire.py``).

The compiler makes attributes and calls fast only where it can read them in source, and copying must name each of
them. So what is declared once is written out here; ``tests/core/test_generated.py`` notices a file that is stale.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import tatami
from tatami.core.attributes import NUMBER, OPEN, Attribute
from tatami.core.frames import Field, StepFrame
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


FRAMES_HEAD = '''\
"""The kinds of steps of {title}, and how their frames are made and read.

Made by ``make generate``. Change steps.py, not this file.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tatami.core.agenda import FIELD_MASK, {places}, too_large

if TYPE_CHECKING:
    from mypy_extensions import i64  # an int that the compiler keeps in a register

{kinds}
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


def frames_of(game: str) -> str:
    """The module that makes and reads the frames of a game."""
    declared = import_module(f"tatami.games.{game}.steps")
    steps: list[StepFrame] = declared.STEPS
    written: dict[str, str] = {}
    for step in steps:
        written[step.name] = _maker(step, declared.WHO)
        for place, field in zip("ABC", step.fields, strict=False):
            reader = _reader(field, place)
            if field.doc:
                written[field.name] = reader
            elif field.name and field.name in written and not _reads(written[field.name], place):
                raise ValueError(f"{step.name} holds {field.name} in another place than the step before")
    kinds = [f"{step.name.upper()}: Final = {step.kind}" for step in sorted(steps, key=lambda step: step.kind)]
    body = "".join(f"\n\n{text}" for text in written.values())
    places = ", ".join(place for place in "ABC" if f">> {place} " in body)
    return FRAMES_HEAD.format(title=game.replace("_", " ").title(), kinds="\n".join(kinds), places=places) + body


def _maker(step: StepFrame, who: str) -> str:
    taken = [f"{who}: i64"] if step.of_one else []
    taken += [_parameter(field) for field in step.fields if field.name]
    body = f'    """{step.doc}"""\n{_refusal(step, who)}    return {_packed(step, who)}\n'
    return f"def {step.name}({', '.join(taken)}) -> int:\n{body}"


def _refusal(step: StepFrame, who: str) -> str:
    """What does not fit is refused; a flag always fits."""
    numbers = [field.name for field in step.fields if field.name and not field.yes_no]
    tests = [f"({' | '.join(numbers)}) >> 12" if len(numbers) > 1 else f"{number} >> 12" for number in numbers[:1]]
    tests += [f"{who} >> 4"] if step.of_one else []
    error = f"too_large({step.name.upper()}, {who if step.of_one else 0}, [{', '.join(numbers)}])"
    return f"    if {' | '.join(tests)}:\n        raise {error}\n" if tests else ""


def _packed(step: StepFrame, who: str) -> str:
    """As :func:`tatami.core.agenda.frame` packs it, but written out, because calls are what plain Python is slow at."""
    parts = [f"{who} << 8"] if step.of_one else []
    for shift, field in zip((12, 24, 36), step.fields, strict=False):
        if field.name:
            parts.append(f"(1 << {shift} if {field.name} else 0)" if field.yes_no else f"{field.name} << {shift}")
    return " | ".join([*parts, step.name.upper()])


def _parameter(field: Field) -> str:
    plain, nothing = ("bool", "False") if field.yes_no else ("i64", "0")
    return f"{field.name}: {plain} = {nothing}" if field.optional else f"{field.name}: {plain}"


def _reader(field: Field, place: str) -> str:
    value = f"packed >> {place} & FIELD_MASK"
    kind, value = ("bool", f"({value}) != 0") if field.yes_no else ("int", value)
    return f'def {field.name}(packed: i64) -> {kind}:\n    """{field.doc}"""\n    return {value}\n'


def _reads(reader: str, place: str) -> bool:
    return f">> {place} " in reader


def modules() -> dict[Path, str]:
    """Every module that is made here, and what it should hold."""
    out: dict[Path, str] = {}
    for game in sorted(path.parent.name for path in GAMES.glob("*/table.py")):  # also before it is on the shelf
        out[GAMES / game / "table_generated.py"] = text_of(game)
        out[GAMES / game / "frames.py"] = frames_of(game)
    return out


def main() -> None:
    """Write every file anew."""
    for path, text in {**modules(), **wire.files()}.items():
        path.write_text(text, encoding="utf-8")
        print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
