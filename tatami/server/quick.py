"""Moves on PostgreSQL in one round trip: one statement is one transaction, committed when its answer comes.

A move is by far the most frequent write. Through the general path it costs six trips to the database (is the
connection alive, BEGIN, update, insert, NOTIFY, COMMIT) and two changes of thread; here it is one statement on a
connection of the event loop's own. The statement does what :func:`tatami.server.store.append` does, in the same
order of conditions: nothing is written unless the table still has the version that the step was tried on.
"""

from __future__ import annotations

import asyncio
import logging
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy.exc import OperationalError

from tatami.server import store
from tatami.server.store import Conflict
from tatami.server.table import Step

if TYPE_CHECKING:
    from psycopg import AsyncConnection

    Connection = AsyncConnection[tuple[Any, ...]]

log = logging.getLogger("tatami.server")
CONNECTIONS = 4

# Parameters of a SELECT have no type of their own: each says what it is. All entries of a step travel as one of them.
MOVED: Final = """
WITH moved AS (
  UPDATE tables SET {columns} WHERE id = %(id)s AND version = %(before)s RETURNING id
), logged AS (
  INSERT INTO entry ("table", version, at, kind, seat, person, ply, action, public, events, data)
  SELECT id, e.version, e.at, e.kind, e.seat, e.person, e.ply, e.action, e.public, e.events, e.data
  FROM moved, json_to_recordset(%(entries)s::json) AS e(version int, at bigint, kind text, seat int, person text,
    ply int, action text, public boolean, events text, data text)
)"""
KEPT: Final = """, kept AS (
  INSERT INTO snapshot ("table", version, ply, state)
  SELECT id, %(version)s::int, %(ply)s::int, %(state)s::text FROM moved
)"""
TOLD: Final = """, told AS (SELECT pg_notify(%(channel)s, %(payload)s) FROM moved)
SELECT (SELECT count(*) FROM moved) AS moved, (SELECT count(*) FROM told) AS told"""


def is_plain(step: Step) -> bool:
    """Whether nobody changed seats: a move, an undo, a confirmation."""
    return step.before.seats == step.after.seats


class QuickWriter:
    """A few connections of the event loop's own, for nothing but plain steps."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._slots: asyncio.LifoQueue[Connection | None] = asyncio.LifoQueue()
        for _ in range(CONNECTIONS):
            self._slots.put_nowait(None)

    async def append(self, step: Step, snapshot: bool, channel: str, payload: str) -> None:
        """Store a plain step, all of it or (:class:`Conflict`) nothing, and tell the other processes."""
        import psycopg

        columns, kept = store.moving_columns(step.after), ""
        values = {
            "id": step.before.facts.id,
            "before": step.before.version,
            "entries": store.text(store.entry_rows(step.entries)),
            "channel": channel,
            "payload": payload,
            **columns,
        }
        if snapshot and step.after.line is not None:
            kept, values["state"] = KEPT, step.after.line.state.to_json()
        try:
            moved = await self._run(_moved(tuple(columns)) + kept + TOLD, values)
        except psycopg.IntegrityError as error:
            raise Conflict from error
        except psycopg.OperationalError as error:  # as the general path would say it
            raise OperationalError("a move", None, error) from error
        if not moved:
            raise Conflict

    async def close(self) -> None:
        """Let go of the connections that nobody uses."""
        while not self._slots.empty():
            connection = self._slots.get_nowait()
            if connection is not None:
                await connection.close()

    async def _run(self, statement: str, values: dict[str, Any]) -> bool:
        """Run it; a connection found dead is replaced once (a version is written once, so trying twice is safe)."""
        import psycopg

        slot = await self._slots.get()
        kept: Connection | None = None
        try:
            if slot is not None:
                try:
                    moved = await _execute(slot, statement, values)
                    kept = slot
                    return moved
                except psycopg.OperationalError:
                    if not slot.closed:
                        kept = slot
                        raise
                    log.warning("a connection to the database was lost")
            slot = await psycopg.AsyncConnection.connect(self._address, autocommit=True)
            moved = await _execute(slot, statement, values)
            kept = slot
            return moved
        finally:
            self._slots.put_nowait(kept)
            if kept is None and slot is not None:
                await slot.close()


async def _execute(connection: Connection, statement: str, values: dict[str, Any]) -> bool:
    cursor = await connection.execute(statement.encode(), values, prepare=True)
    row = await cursor.fetchone()
    return row is not None and row[0] == 1


@cache
def _moved(columns: tuple[str, ...]) -> str:
    return MOVED.format(columns=", ".join(f"{name} = %({name})s" for name in columns))
