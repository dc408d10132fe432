"""Is the database well? A tiny write through the real writer, now and then, says so.

Reading alone would not notice a full disk, a file somebody else has locked, or a writer that no longer writes. However
often somebody asks, the look itself happens once in a few seconds.
"""

from __future__ import annotations

import asyncio
import logging
import shutil
import sqlite3
import time
from pathlib import Path

from sqlalchemy import Connection, insert, update

from tatami.server.pure.clock import now
from tatami.server.stored import schema
from tatami.server.stored.database import Database
from tatami.server.stored.trouble import Cause, cause_of, code_of

log = logging.getLogger("tatami.health")
DEADLINE = 0.6
"""How long the tiny write may take, in intervals between two looks ..."""
REMEMBER = 3.0
"""... and for how many a disk that failed a request counts as bad, although a tiny write still succeeds."""
HEARTBEAT = "heartbeat"


class Health:
    """Looks after the database."""

    def __init__(self, database: Database, every: float, least_free: int) -> None:
        self._database = database
        self._every = every
        self._least_free = least_free
        self._found = Cause.NONE
        self._fresh_until = 0.0
        self._look: asyncio.Task[Cause] | None = None
        self._beat: asyncio.Task[None] | None = None
        self._noticed: tuple[float, Cause] | None = None
        self._began_with = self._identity()

    async def trouble(self) -> Cause:
        """What is wrong with the database, as of a few seconds ago."""
        if time.monotonic() < self._fresh_until:
            return self._found
        if self._look is None or self._look.done():
            self._look = asyncio.create_task(self._examine(), name="health")
        return await asyncio.shield(self._look)

    def notice(self, error: BaseException) -> None:
        """A request failed: if the disk is to blame, remember it for a while."""
        cause = cause_of(error)
        if cause in (Cause.DISK_FULL, Cause.READ_ONLY, Cause.IO_ERROR):
            self._noticed = (time.monotonic(), cause)

    async def _examine(self) -> Cause:
        found = await self._examined()
        if found is not self._found:
            if found is Cause.NONE:
                log.info("the database is well again")
            else:
                log.error("the database is not well", extra={"cause": found.value})
        self._found, self._fresh_until = found, time.monotonic() + self._every
        return found

    async def _examined(self) -> Cause:
        if await asyncio.to_thread(self._identity) != self._began_with:
            return Cause.REPLACED
        if await asyncio.to_thread(self._disk_is_full):
            return Cause.DISK_FULL
        if self._beat is None:  # one that did not come back is not followed by another
            self._beat = asyncio.create_task(self._database.write(beat), name="heartbeat")
        done, _ = await asyncio.wait({self._beat}, timeout=DEADLINE * self._every)
        if not done:
            return await asyncio.to_thread(self._why_it_waits)
        beaten, self._beat = self._beat, None
        error = beaten.exception()
        if error is not None:
            log.debug("the heartbeat failed", extra={"code": code_of(error)})
            return cause_of(error) or Cause.AWAY
        return self._remembered()

    def _remembered(self) -> Cause:
        if self._noticed is None or self._noticed[0] < time.monotonic() - REMEMBER * self._every:
            return Cause.NONE
        return self._noticed[1]

    def _identity(self) -> tuple[int, int] | None:
        """Which file is at SQLite's path. It is not opened: closing it again would drop SQLite's locks on it."""
        if self._database.is_postgres:
            return None
        try:
            found = self._file.stat()
        except OSError:
            return None
        return found.st_dev, found.st_ino

    def _disk_is_full(self) -> bool:
        """Only SQLite's disk is ours to see."""
        if self._database.is_postgres:
            return False
        return shutil.disk_usage(self._file.parent).free < self._least_free

    def _why_it_waits(self) -> Cause:
        """Somebody holds SQLite's lock, or the writer does not write although nobody does."""
        if self._database.is_postgres:
            return Cause.STUCK
        try:
            other = sqlite3.connect(self._file, timeout=0, isolation_level=None)
            try:
                other.execute("BEGIN IMMEDIATE")
                other.execute("ROLLBACK")
            finally:
                other.close()
        except sqlite3.Error as error:
            return cause_of(error) or Cause.STUCK
        return Cause.STUCK

    @property
    def _file(self) -> Path:
        return Path(str(self._database.url.database))


def beat(db: Connection) -> None:
    """Write the smallest thing there is to write."""
    mine = schema.setting.c.key == HEARTBEAT
    if db.execute(update(schema.setting).where(mine).values(value=str(now()))).rowcount == 0:
        db.execute(insert(schema.setting).values(key=HEARTBEAT, value=str(now())))
