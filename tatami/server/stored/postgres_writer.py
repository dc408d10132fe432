"""Moves on PostgreSQL in one round trip; those that wait at the same moment share it, and one commit.

A move is by far the most frequent write. Through the general path it costs six trips to the database (is the
connection alive, BEGIN, update, insert, NOTIFY, COMMIT) and two changes of thread; here it is one statement on a
connection of the event loop's own. The statement does what :func:`tatami.server.stored.store.append` does, in the same
order of conditions: nothing is written unless the table still has the version that the change was tried on.

PostgreSQL commits transactions that notify one after the other, each with a flush to the disk of its own. So the moves
that arrive while one group is being written travel as the next group: one pipeline, one transaction. Nobody hears of
success before the commit. A move that comes too late for its version writes nothing and does not harm the others; if
the group fails as a whole, its members are tried one by one.

When the connection ends before the answer has come, the group may be committed or not. Each change is then written
again: a version is written once, so either this takes effect now, or the table has moved on, and whoever reads its log
sees by whose change (:attr:`Conflict.perhaps_ours`).
"""

from __future__ import annotations

import asyncio
import logging
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy.exc import OperationalError

from tatami.server.pure.table import Change
from tatami.server.stored import store
from tatami.server.stored.database import OutcomeUnknown
from tatami.server.stored.store import Conflict

if TYPE_CHECKING:
    from psycopg import AsyncConnection, AsyncCursor

    Connection = AsyncConnection[tuple[Any, ...]]

log = logging.getLogger("tatami.server")
MOST_AT_ONCE = 64
NO_ANSWER = 8.0
"""Seconds after which a connection counts as lost, whatever the driver waits for."""

# Parameters of a SELECT have no type of their own: each says what it is. All entries of a change travel as one of them.
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


def is_plain(change: Change) -> bool:
    """Whether nobody changed seats: a move, an undo, a confirmation."""
    return change.before.seats == change.after.seats


class Job:
    """A change on its way to the database."""

    def __init__(self, table: str, statement: str, values: dict[str, Any]) -> None:
        self.table = table
        self.statement = statement.encode()
        self.values = values
        self.unsure = False
        """Whether it may have been written over a connection that was lost."""
        self.moved: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    def tell(self, moved: bool) -> None:
        """It is committed (or the table had moved on)."""
        if not self.moved.done():
            self.moved.set_result(moved)

    def fail(self, error: Exception) -> None:
        """It could not be written."""
        if not self.moved.done():
            self.moved.set_exception(error)


class PostgresWriter:
    """A connection of the event loop's own, for nothing but plain changes."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._connection: Connection | None = None
        self._jobs: list[Job] = []
        self._task: asyncio.Task[None] | None = None

    async def append(self, change: Change, snapshot: bool, channel: str, payload: str) -> None:
        """Store a plain change, all of it or (:class:`Conflict`) nothing, and tell the other processes."""
        import psycopg

        columns, kept = store.moving_columns(change.after), ""
        values = {
            "id": change.before.facts.id,
            "before": change.before.version,
            "entries": store.text(store.entry_rows(change.entries)),
            "channel": channel,
            "payload": payload,
            **columns,
        }
        if snapshot and change.after.line is not None:
            kept, values["state"] = KEPT, change.after.line.state.to_json()
        job = Job(change.before.facts.id, _moved(tuple(columns)) + kept + TOLD, values)
        try:
            moved = await self._submit(job)
        except psycopg.IntegrityError as error:
            raise _conflict(job) from error
        except psycopg.Error as error:  # as the general path would say it
            raise (OutcomeUnknown if job.unsure else OperationalError)("a move", None, error) from error
        if not moved:
            raise _conflict(job)

    async def close(self) -> None:
        """Write what is waiting, then let go of the connection."""
        if self._task is not None:
            await self._task
        if self._connection is not None:
            await self._connection.close()

    async def _submit(self, job: Job) -> bool:
        self._jobs.append(job)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work(), name="postgres writer")
        return await job.moved

    async def _work(self) -> None:
        while self._jobs:
            group, self._jobs = self._jobs[:MOST_AT_ONCE], self._jobs[MOST_AT_ONCE:]
            group.sort(key=lambda job: job.table)  # two processes that lock rows in the same order never wait in a ring
            await self._write(group)

    async def _write(self, group: list[Job]) -> None:
        try:
            for job, moved in zip(group, await self._run(group), strict=True):
                job.tell(moved)
        except Exception as error:
            if len(group) == 1 or self._connection is None:  # no connection for one is none for all
                for job in group:
                    job.fail(error)
            else:
                for job in group:
                    await self._write([job])

    async def _run(self, group: list[Job]) -> list[bool]:
        """Run them; a connection found dead is replaced once (a version is written once, so trying twice is safe)."""
        import psycopg

        if self._connection is not None and _is_open(self._connection):
            try:
                return await self._execute(self._connection, group)
            except psycopg.Error:
                if _is_open(self._connection):
                    raise
                log.warning("a connection to the database was lost")
        self._connection = None
        self._connection = await psycopg.AsyncConnection.connect(self._address, autocommit=True)
        return await self._execute(self._connection, group)

    async def _execute(self, connection: Connection, group: list[Job]) -> list[bool]:
        """Run them over a connection; should it be lost, nobody knows how far that went.

        A pipeline that failed is not used again: when PostgreSQL refuses the commit itself (the disk is full), the
        driver is left with answers that nobody asks for any more, and would take them for those of the next moves.
        """
        import psycopg

        try:
            async with asyncio.timeout(NO_ANSWER):
                return await _execute(connection, group)
        except TimeoutError as error:  # a connection that ends in the middle of a pipeline can leave the driver waiting
            await connection.close()
            for job in group:
                job.unsure = True
            raise psycopg.OperationalError("the database does not answer") from error
        except BaseException:
            if len(group) > 1:
                await connection.close()
            if not _is_open(connection):
                for job in group:
                    job.unsure = True
            raise


def _is_open(connection: Connection) -> bool:
    return not connection.closed


async def _execute(connection: Connection, group: list[Job]) -> list[bool]:
    """One implicit transaction: a single statement is one, and so is everything in a pipeline up to its end."""
    if len(group) == 1:
        return [await _moves(await connection.execute(group[0].statement, group[0].values, prepare=True))]
    async with connection.pipeline():
        cursors = [await connection.execute(job.statement, job.values, prepare=True) for job in group]
    return [await _moves(cursor) for cursor in cursors]


async def _moves(cursor: AsyncCursor[tuple[Any, ...]]) -> bool:
    row = await cursor.fetchone()
    return row is not None and row[0] == 1


def _conflict(job: Job) -> Conflict:
    conflict = Conflict()
    conflict.perhaps_ours = job.unsure
    return conflict


@cache
def _moved(columns: tuple[str, ...]) -> str:
    return MOVED.format(columns=", ".join(f"{name} = %({name})s" for name in columns))
