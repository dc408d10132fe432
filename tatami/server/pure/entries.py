"""The log of a table: everything that ever happened there, as stored."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

SIT, LEAVE, TO_BOT, START = "sit", "leave", "bot", "start"
MOVE, UNDO, CONFIRM, RESIGN = "move", "undo", "confirm", "resign"
AUTOMATON = "automaton"
"""An automaton of the rules took its turn: ``seat`` is its side, beyond the last seat. No action: the ply stays."""
TAIL: Final = 48
"""How many of a table's newest entries are kept at hand."""


@dataclass(frozen=True)
class StoredEvent:
    """An event of the game with its audience: None for everybody, otherwise the one seat that may know it."""

    kind: str
    seat: int
    args: dict[str, Any]
    audience: int | None = None


@dataclass(frozen=True)
class LogEntry:
    """One thing that happened. ``ply`` is the number of actions on the current line after it."""

    version: int
    at: int
    kind: str
    seat: int | None
    person: str | None
    ply: int
    action: str | None = None
    public: bool = True
    events: tuple[StoredEvent, ...] = ()
    data: dict[str, Any] = field(default_factory=dict)


def line_of(entries: list[LogEntry]) -> list[LogEntry]:
    """The moves that still stand, in order: the entry at index i led to ply i + 1."""
    line: list[LogEntry] = []
    for entry in entries:
        if entry.kind == MOVE:
            line.append(entry)
        elif entry.kind == UNDO:
            del line[entry.ply :]
    return line
