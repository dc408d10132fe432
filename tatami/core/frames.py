"""What the frames of a game's steps hold, declared once: kind, name, whose step it is, and up to three numbers.

A game lists its steps in ``steps.py``. ``make generate`` writes ``frames.py`` from that, with the constant of every
kind and a function for every frame to be made and every number to be read, because the compiler makes calls fast only
where it can read them in source.
"""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Field:
    """One number of a frame. Steps may hold the same one, in the same place; it is explained where it stands first."""

    name: str
    doc: str = ""
    yes_no: bool = False
    optional: bool = False
    """Whether it is 0 unless given."""


@dataclass(frozen=True)
class StepFrame:
    """One kind of step, and what its frame holds besides the kind."""

    kind: int
    name: str
    doc: str
    fields: tuple[Field, ...] = ()
    of_one: bool = True
    """Whether it is the step of one seat or side; if not, it concerns everybody."""


SAME = ""
"""In place of the explanation of a number that several steps hold: it stands where the first of them does."""


def number(doc: str = SAME, *, optional: bool = False) -> Field:
    """A number from 0 to 4095; one that is not optional is declared by its explanation alone."""
    return Field("", doc, False, optional)


def flag(doc: str = SAME, *, optional: bool = False) -> Field:
    """A yes or no."""
    return Field("", doc, True, optional)


def step(kind: int, name: str, doc: str, **fields: str | Field) -> StepFrame:
    """A step of one seat or side, and by name what its frame holds; ``_`` leaves a place free.

    So a number of several steps stands in the same place in all of them.
    """
    return StepFrame(kind, name, doc, _named(fields))


def everybody(kind: int, name: str, doc: str, **fields: str | Field) -> StepFrame:
    """A step that is nobody's own."""
    return StepFrame(kind, name, doc, _named(fields), of_one=False)


def turns(kind: int, name: str, doc: str) -> StepFrame:
    """Everybody's turns (``core/turns.py``); the kernel counts those taken."""
    return everybody(kind, name, doc, taken=number(optional=True))


def _named(fields: dict[str, str | Field]) -> tuple[Field, ...]:
    found = {name: number(field) if isinstance(field, str) else field for name, field in fields.items()}
    return tuple(replace(field, name="" if name == "_" else name) for name, field in found.items())
