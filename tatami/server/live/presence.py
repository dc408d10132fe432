"""Who is at which table now, in this process and in the others."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass, field

EXPIRES_AFTER = 90.0


@dataclass(frozen=True)
class Elsewhere:
    """Who another process says is at a table: people by id, and how many sockets look on."""

    people: tuple[str, ...]
    sockets: int
    until: float


@dataclass
class AtTable:
    """Everybody at one table."""

    here: Counter[str] = field(default_factory=Counter)
    sockets: int = 0
    elsewhere: dict[str, Elsewhere] = field(default_factory=dict)

    def alive(self) -> list[Elsewhere]:
        """What other processes said lately."""
        clock = time.monotonic()
        return [said for said in self.elsewhere.values() if said.until > clock]


class PresenceBook:
    """Who is at which table. Other processes repeat themselves; what one no longer says is forgotten."""

    def __init__(self) -> None:
        self._tables: dict[str, AtTable] = {}

    def come(self, table: str, person: str | None) -> None:
        """A socket of this process begins to look at a table."""
        at = self._tables.setdefault(table, AtTable())
        at.sockets += 1
        if person is not None:
            at.here[person] += 1

    def go(self, table: str, person: str | None) -> None:
        """A socket of this process looks away."""
        at = self._tables[table]
        at.sockets -= 1
        if person is not None:
            at.here[person] -= 1
            if at.here[person] <= 0:
                del at.here[person]
        self._tidy(table, at)

    def heard(self, table: str, process: str, people: list[str], sockets: int) -> None:
        """Another process says who is at a table."""
        at = self._tables.setdefault(table, AtTable())
        at.elsewhere[process] = Elsewhere(tuple(people), sockets, time.monotonic() + EXPIRES_AFTER)
        if sockets == 0:
            del at.elsewhere[process]
        self._tidy(table, at)

    def here(self, table: str) -> tuple[list[str], int]:
        """The people and the number of sockets of this process."""
        at = self._tables.get(table, AtTable())
        return sorted(at.here), at.sockets

    def people(self, table: str) -> set[str]:
        """The people at a table, wherever they are connected."""
        at = self._tables.get(table)
        return {*at.here, *(person for said in at.alive() for person in said.people)} if at else set()

    def sockets(self, table: str) -> int:
        """How many sockets look at a table."""
        at = self._tables.get(table)
        return at.sockets + sum(said.sockets for said in at.alive()) if at else 0

    def _tidy(self, table: str, at: AtTable) -> None:
        if at.sockets == 0 and not at.elsewhere:
            self._tables.pop(table, None)
