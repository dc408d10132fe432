"""The logs that somebody has looked back at lately: stepping through a long game reads it once, and not at every step.

What is stored of a log never changes, so a part of it that was read stays good for as long as it is remembered.
"""

from __future__ import annotations

from collections import OrderedDict

from sqlalchemy import Connection

from tatami.server.pure.entries import LogEntry
from tatami.server.pure.whole_turns import reach
from tatami.server.stored import store
from tatami.server.stored.database import Database

MOST = 20_000
"""Entries that are remembered, of all tables together."""
Part = tuple[str, int, int]


class Logbook:
    """Parts of logs, those looked at last kept in memory."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._parts: OrderedDict[Part, list[LogEntry]] = OrderedDict()
        self._size = 0

    async def read(self, table: str, since: int, until: int) -> list[LogEntry]:
        """The entries of a table after one version and up to another, with the whole of each turn told after it.

        Not to be changed by the caller.
        """
        part = (table, since, until)
        found = self._parts.get(part)
        if found is None:
            found = await self._database.read(lambda db: _read(db, table, since, until))
            self._remember(part, found)
        else:
            self._parts.move_to_end(part)
        return found

    def _remember(self, part: Part, entries: list[LogEntry]) -> None:
        self._size += len(entries) - len(self._parts.pop(part, []))
        self._parts[part] = entries
        while self._size > MOST:
            _, forgotten = self._parts.popitem(last=False)
            self._size -= len(forgotten)


def _read(db: Connection, table: str, since: int, until: int) -> list[LogEntry]:
    entries = store.read_entries(db, table, since, until)
    start = reach(entries, since)
    return entries if start == since else store.read_entries(db, table, start, since) + entries
