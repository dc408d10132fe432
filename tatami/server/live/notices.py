"""Word from ``tatami admin`` to a running server: a table was removed, a session ended, somebody has another name.

On PostgreSQL it travels as any word between processes (:mod:`tatami.server.live.relay`). On SQLite, where nobody is
told of anything, it is left in the database, and the server looks there every other second.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, select

from tatami.server.live.relay import Relay
from tatami.server.pure.clock import now
from tatami.server.stored import schema
from tatami.server.stored.database import Database

log = logging.getLogger("tatami.server")
EVERY = 2.0
KEY = "notices"
OLD = 60 * 60 * 1000
"""Milliseconds after which nobody needs to hear of something any more: no server was running."""

Handler = Callable[[str, str, Any], Awaitable[None]]


class Left(msgspec.Struct, array_like=True, frozen=True):
    """Something left for the server to read."""

    at: int
    kind: str
    subject: str
    value: Any = None


_decoder = msgspec.json.Decoder(list[Left])


def tell(database: Database, db: Connection, kind: str, subject: str, value: Any = None) -> None:
    """Let running servers know, when this transaction commits."""
    if database.is_postgres:
        Relay(database).publish(db, kind, subject, value)
        return
    kept = [left for left in _read(db) if left.at > now() - OLD]
    _clear(db)
    stored = msgspec.json.encode([*kept, Left(now(), kind, subject, value)]).decode()
    db.execute(insert(schema.setting).values(key=KEY, value=stored))


class Noticeboard:
    """Reads what was left, on SQLite."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._task: asyncio.Task[None] | None = None

    def start(self, handle: Handler) -> None:
        """Begin to look."""
        if not self._database.is_postgres:
            self._task = asyncio.create_task(self._for_ever(handle), name="notices")

    async def stop(self) -> None:
        """Look no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _for_ever(self, handle: Handler) -> None:
        while True:
            try:
                if await self._database.read(_read):
                    for left in await self._database.write(_take):
                        await handle(left.kind, left.subject, left.value)
            except Exception as error:  # the database's trouble is told where it hurts
                log.debug("notices could not be read", extra={"why": type(error).__name__})
            await asyncio.sleep(EVERY)


def _read(db: Connection) -> list[Left]:
    stored = db.execute(select(schema.setting.c.value).where(schema.setting.c.key == KEY)).scalar()
    try:
        return _decoder.decode(stored) if stored else []
    except msgspec.MsgspecError:
        return []


def _clear(db: Connection) -> None:
    db.execute(delete(schema.setting).where(schema.setting.c.key == KEY))


def _take(db: Connection) -> list[Left]:
    found = _read(db)
    _clear(db)
    return found
