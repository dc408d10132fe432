"""Who is at which table now, in this process and in the others."""

from __future__ import annotations

import time
from dataclasses import dataclass

EXPIRES_AFTER = 90.0


@dataclass(frozen=True)
class Here:
    """Who one process says is at a table: people by id, and how many sockets look on."""

    people: tuple[str, ...]
    sockets: int
    until: float = float("inf")


class PresenceBook:
    """Who is at which table. Other processes repeat themselves; what one no longer says is forgotten."""

    def __init__(self) -> None:
        self._here: dict[str, dict[str, Here]] = {}

    def put(self, table: str, process: str, people: list[str], sockets: int, *, remote: bool) -> None:
        """One process says who is at a table."""
        said = self._here.setdefault(table, {})
        if sockets == 0:
            said.pop(process, None)
        else:
            until = time.monotonic() + EXPIRES_AFTER if remote else float("inf")
            said[process] = Here(tuple(people), sockets, until)
        if not said:
            self._here.pop(table, None)

    def people(self, table: str) -> set[str]:
        """The people at a table."""
        return {person for here in self._alive(table) for person in here.people}

    def sockets(self, table: str) -> int:
        """How many sockets look at a table."""
        return sum(here.sockets for here in self._alive(table))

    def _alive(self, table: str) -> list[Here]:
        clock = time.monotonic()
        return [here for here in self._here.get(table, {}).values() if here.until > clock]
