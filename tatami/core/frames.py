"""What the frames of a game's steps hold, declared once: kind, name, whose step it is, and up to three numbers.

A game lists its steps in ``steps.py``. ``make generate`` writes ``frames.py`` from that, with the constant of every
kind and a function for every frame to be made and every number to be read, because the compiler makes calls fast only
where it can read them in source.
"""

from __future__ import annotations

from dataclasses import dataclass


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


def number(name: str, doc: str = "", *, optional: bool = False) -> Field:
    """A number from 0 to 4095."""
    return Field(name, doc, False, optional)


def flag(name: str, doc: str = "", *, optional: bool = False) -> Field:
    """A yes or no."""
    return Field(name, doc, True, optional)


def blank() -> Field:
    """A place left free, so that a field of several steps stands in the same one."""
    return Field("")


def step(kind: int, name: str, doc: str, *fields: Field) -> StepFrame:
    """A step of one seat or side."""
    return StepFrame(kind, name, doc, fields)


def everybody(kind: int, name: str, doc: str, *fields: Field) -> StepFrame:
    """A step that is nobody's own."""
    return StepFrame(kind, name, doc, fields, of_one=False)
