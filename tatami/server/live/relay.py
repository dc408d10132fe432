"""Word between processes on one PostgreSQL: NOTIFY when something was written, LISTEN for what others wrote.

The notice goes out with the transaction that wrote the thing, so it never arrives early. A notice may get lost when
the listening connection breaks; after reconnecting, every table in memory is read again. With SQLite there is one
process, and nothing to tell.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from sqlalchemy import Connection, text

from tatami.server.pure.ids import new_id
from tatami.server.stored.database import Database
from tatami.server.stored.trouble import report

CHANNEL = "tatami"
NAMED_AT_ONCE = 300
"""Ids that one notice names: PostgreSQL carries none of 8,000 bytes or more, and refuses the whole transaction."""
log = logging.getLogger("tatami.relay")

Handler = Callable[[str, str, Any], Awaitable[None]]


class Notice(msgspec.Struct, array_like=True, frozen=True):
    """What one process tells the others."""

    sender: str
    kind: str
    subject: str
    value: Any = None


class Relay:
    """The postman between processes."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._me = new_id()
        self._task: asyncio.Task[None] | None = None
        self.active = database.is_postgres

    def publish(self, db: Connection, kind: str, subject: str, value: Any = None) -> None:
        """Tell the others, when this transaction commits."""
        if self.active:
            for part in _parts(kind, value):
                payload = self.payload(kind, subject, part)
                db.execute(text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})

    def payload(self, kind: str, subject: str, value: Any = None) -> str:
        """What to send with NOTIFY."""
        return msgspec.json.encode(Notice(self._me, kind, subject, value)).decode()

    async def tell(self, kind: str, subject: str, value: Any = None) -> None:
        """Tell the others now."""
        if self.active:
            await self._database.write(lambda db: self.publish(db, kind, subject, value))

    def start(self, handle: Handler, reconnected: Callable[[], Awaitable[None]]) -> None:
        """Begin to listen."""
        if self.active:
            self._task = asyncio.create_task(self._listen_for_ever(handle, reconnected), name="relay")

    async def stop(self) -> None:
        """Listen no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _listen_for_ever(self, handle: Handler, reconnected: Callable[[], Awaitable[None]]) -> None:
        first = True
        while True:
            try:
                await self._listen(handle, None if first else reconnected)
            except asyncio.CancelledError:
                raise
            except Exception as error:  # the database went away: try again until it is back
                log.warning("listening for other processes failed: %s", type(error).__name__)
            first = False
            await asyncio.sleep(1)

    async def _listen(self, handle: Handler, reconnected: Callable[[], Awaitable[None]] | None) -> None:
        import psycopg

        async with await psycopg.AsyncConnection.connect(self._database.address, autocommit=True) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            if reconnected is not None:
                await reconnected()
            async for notice in connection.notifies():
                await self._deliver(notice.payload, handle)

    async def _deliver(self, payload: str, handle: Handler) -> None:
        try:
            notice = msgspec.json.decode(payload, type=Notice)
        except msgspec.MsgspecError:
            return
        if notice.sender == self._me:
            return
        try:
            await handle(notice.kind, notice.subject, notice.value)
        except Exception as error:
            report(error, log, "a notice from another process could not be handled")


def _parts(kind: str, value: Any) -> list[Any]:
    """What is told, in as many notices as it takes: somebody may have hundreds of sessions that end together."""
    if kind != "ended":
        return [value]
    return [value[first : first + NAMED_AT_ONCE] for first in range(0, len(value), NAMED_AT_ONCE)]
