"""What a state holds, declared once: name, range, size, whether copies share it, and from whom it is hidden.

A game lists its attributes in ``table.py``, as a function of content and seats, so that ranges and sizes are plain
expressions. Everything else follows from that list: the class with its attributes and its copying
(``make generate`` writes it, because the compiler needs to read attributes in source), the stored form, what is refused
when a stored state is loaded, and what the conformance checks take for hidden.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

NUMBER: Final = -2
"""In place of a size: not a list, just a number."""
ANY_SIZE: Final = -1

OPEN: Final = "open"
FROM_OTHERS: Final = "from others"
"""A list of equal parts, one for each seat; a seat sees only its own."""
FROM_ALL: Final = "from all"
"""Nobody may see it, or only what the game's view shows of it (the top of a deck)."""


@dataclass(frozen=True)
class Attribute:
    """One thing on the table."""

    name: str
    low: int
    high: int
    size: int
    """How many numbers the list holds, or how many lists: NUMBER, ANY_SIZE, or exactly so many."""
    doc: str
    shared: bool = False
    """Whether copies share the list, because rules replace it and never change it in place."""
    nested: bool = False
    """Whether it is a list of lists of numbers."""
    each_once: bool = False
    """Whether no number may stand there twice."""
    hidden: str = OPEN
    start: int = 0
    """What a number is before the game is set up; lists start empty."""

    def fits(self, value: object) -> bool:
        """Whether a stored value can be there: looked at when a state is loaded, so that damage stops at the door."""
        if self.size == NUMBER:
            return isinstance(value, int) and self.low <= value <= self.high
        if not isinstance(value, list) or self.size not in (ANY_SIZE, len(value)):
            return False
        numbers: list[object] = []
        for item in value:
            if isinstance(item, list) != self.nested:
                return False
            numbers += item if isinstance(item, list) else [item]
        if self.each_once and len(set(numbers)) != len(numbers):
            return False
        return all(isinstance(number, int) and self.low <= number <= self.high for number in numbers)

    def seen_by(self, value: list[int], seat: int | None, seats: int) -> list[int]:
        """The part of a list that is the seat's own, if it is hidden from others; nothing for a spectator."""
        part = len(value) // seats
        return [] if seat is None else value[seat * part : seat * part + part]


def number(name: str, low: int, high: int, doc: str, *, start: int = 0, hidden: str = OPEN) -> Attribute:
    """A single number."""
    return Attribute(name, low, high, NUMBER, doc, hidden=hidden, start=start)


def own(name: str, low: int, high: int, size: int, doc: str, *, hidden: str = OPEN) -> Attribute:
    """A list that rules change in place, so that every copy needs one of its own."""
    return Attribute(name, low, high, size, doc, hidden=hidden)


def shared(
    name: str,
    low: int,
    high: int,
    size: int,
    doc: str,
    *,
    nested: bool = False,
    each_once: bool = False,
    hidden: str = OPEN,
) -> Attribute:
    """A list that rules only ever replace (``core.lists``), so that copies share it."""
    return Attribute(name, low, high, size, doc, True, nested, each_once, hidden)


def different(name: str, things: int, size: int, doc: str, *, nested: bool = False, hidden: str = OPEN) -> Attribute:
    """A shared list in which none of so many things, numbered from 0, stands twice."""
    return Attribute(name, 0, things - 1, size, doc, True, nested, True, hidden)
