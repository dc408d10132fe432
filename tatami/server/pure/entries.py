"""The log of a table: everything that ever happened there, as stored."""

from __future__ import annotations

from typing import Any

import msgspec

SIT, LEAVE, TO_BOT, START = "sit", "leave", "bot", "start"
MOVE, UNDO, CONFIRM, RESIGN = "move", "undo", "confirm", "resign"
AUTOMATON = "automaton"
"""An automaton of the rules took its turn: ``seat`` is its side, beyond the last seat. No action: the ply stays."""


class StoredEvent(msgspec.Struct, frozen=True):
    """An event of the game with its audience: None for everybody, otherwise the one seat that may know it."""

    kind: str
    seat: int
    args: dict[str, Any]
    audience: int | None = None


class LogEntry(msgspec.Struct, frozen=True):
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
    data: dict[str, Any] = {}


def line_of(entries: list[LogEntry]) -> list[LogEntry]:
    """The moves that still stand, in order: the entry at index i led to ply i + 1."""
    line: list[LogEntry] = []
    for entry in entries:
        if entry.kind == MOVE:
            line.append(entry)
        elif entry.kind == UNDO:
            del line[entry.ply :]
    return line
