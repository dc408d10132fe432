"""Cleaning up: what nobody can ever come back to is removed, a little at a time, once a day.

Every transaction is small and shares nothing with the moves of others: on a full disk it is the clean-up that fails.

Never removed: accounts, finished games (they are somebody's record), running turn-based games, and running live games
that somebody could still come back to. A guest is kept as long as a table names them.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, func, or_, select, union, update
from sqlalchemy.exc import IntegrityError

from tatami.server.config import Settings
from tatami.server.live.relay import Relay
from tatami.server.live.rooms import Rooms
from tatami.server.live.timekeeping import Seen, Timekeeper
from tatami.server.pure.table import ABANDONED, OVER, RUNNING, WAITING
from tatami.server.stored import schema
from tatami.server.stored.database import Database
from tatami.server.stored.people import SESSION_MS
from tatami.server.stored.trouble import report

log = logging.getLogger("tatami.cleaning")
DAY = 24 * 60 * 60
AT_ONCE = 100
"""Rows of one transaction: others want to write too ..."""
TABLES_AT_ONCE = 5
"""... and a table has hundreds of entries."""
FIRST = 60.0
_LOCK = 0x7A7A32  # of several processes on one PostgreSQL one cleans at a time

_t, _s, _p = schema.tables.c, schema.seat.c, schema.person.c


@dataclass(frozen=True)
class Limits:
    """Times before which something is old; None: never."""

    ended: int
    unused: int
    open: int | None
    abandoned: int | None
    uploads: int | None
    guests: int | None

    @classmethod
    def at(cls, time: Seen, settings: Settings) -> Limits:
        """The limits at a time."""

        def before(days: float) -> int | None:
            return time.ago(int(days * DAY)) if days > 0 else None

        return cls(
            time.ago(DAY),
            time.ago(SESSION_MS // 1000),
            before(settings.keep_open),
            before(settings.keep_abandoned),
            before(settings.keep_uploads),
            before(settings.keep_guests),
        )


class Cleaner:
    """Cleans soon after the start and then once in a while."""

    def __init__(self, database: Database, rooms: Rooms, relay: Relay, settings: Settings) -> None:
        self._database = database
        self._rooms = rooms
        self._relay = relay
        self._settings = settings
        self._clock = Timekeeper()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin."""
        if self._settings.clean_every > 0:
            self._task = asyncio.create_task(self._for_ever(), name="cleaning")

    async def stop(self) -> None:
        """No more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def clean(self) -> dict[str, int]:
        """Remove what is old now; how much of what that was."""
        limits = Limits.at(await self._look_at_clock(), self._settings)
        removed = {"sessions": 0, "tables": 0, "guests": 0}
        await self._database.write_alone(partial(forget_addresses, limits=limits))
        removed["sessions"] = await self._all(partial(remove_sessions, limits=limits), AT_ONCE)
        removed["tables"] = await self._all(partial(self._tables, limits=limits), TABLES_AT_ONCE)
        removed["guests"] = await self._all(partial(remove_guests, limits=limits), AT_ONCE)
        return removed

    async def _for_ever(self) -> None:
        await asyncio.sleep(min(FIRST, self._settings.clean_every))
        while True:
            try:
                removed = await self.clean()
                if any(removed.values()):
                    log.info("cleaned up", extra=removed)
            except Exception as error:
                report(error, log, "cleaning up failed")
            await asyncio.sleep(self._settings.clean_every)

    async def _look_at_clock(self) -> Seen:
        try:
            return await self._database.write_alone(self._clock.look)
        except IntegrityError:  # another process took the first look at the same moment
            return await self._database.write_alone(self._clock.look)

    async def _all(self, work: Callable[[Connection], list[str]], at_once: int) -> int:
        """As many small transactions as it takes."""
        count = 0
        while True:
            try:
                gone = await self._database.write_alone(partial(self._alone, work=work))
            except IntegrityError:  # somebody came back at this very moment: look again the next time
                return count
            for each in gone:
                self._rooms.forget(each)
            count += len(gone)
            if len(gone) < at_once:
                return count

    def _alone(self, db: Connection, work: Callable[[Connection], list[str]]) -> list[str]:
        if self._database.is_postgres and not db.execute(select(func.pg_try_advisory_xact_lock(_LOCK))).scalar():
            return []
        return work(db)

    def _tables(self, db: Connection, limits: Limits) -> list[str]:
        gone = remove_tables(db, limits)
        for table in gone:
            self._relay.publish(db, "removed", table)
        return gone


def remove_sessions(db: Connection, limits: Limits) -> list[str]:
    """Sessions and tokens that ended a day ago or earlier, and sessions too old to be used."""
    gone: list[str] = []
    for table in (schema.session, schema.token):
        over = table.c.ended < limits.ended
        if table is schema.session:
            over = or_(over, table.c.seen < limits.unused)
        found = list(db.execute(select(table.c.id).where(over).limit(AT_ONCE - len(gone))).scalars())
        db.execute(delete(table).where(table.c.id.in_(found)))
        gone += found
    return gone


def remove_tables(db: Connection, limits: Limits) -> list[str]:
    """Tables that never began, were abandoned, or are played by guests who cannot come back any more."""
    old: list[ColumnElement[bool]] = []
    if limits.open is not None:
        old.append(and_(_t.status == WAITING, _t.updated < limits.open))
    if limits.abandoned is not None:
        left_alone = and_(_t.status == RUNNING, _t.pace == "live", ~_somebody_may_return(limits))
        old.append(and_(or_(_t.status == ABANDONED, left_alone), _t.updated < limits.abandoned))
    if limits.uploads is not None:
        old.append(and_(_t.origin == "upload", _t.created < limits.uploads, ~_played_on()))
    if not old:
        return []
    query = select(_t.id).where(or_(*old)).limit(TABLES_AT_ONCE).with_for_update(skip_locked=True)
    gone = list(db.execute(query).scalars())
    if gone:
        for part in (schema.snapshot, schema.entry, schema.chat, schema.seat):
            db.execute(delete(part).where(part.c.table.in_(gone)))
        db.execute(update(schema.tables).where(_t.rematch.in_(gone)).values(rematch=None))
        db.execute(delete(schema.tables).where(_t.id.in_(gone)))
    return gone


def remove_guests(db: Connection, limits: Limits) -> list[str]:
    """Guests who have been away for long and whom no table names."""
    if limits.guests is None:
        return []
    named = union(
        *(
            select(column).where(column.is_not(None))
            for column in (_s.person, _s.reserved, _s.resigned, _t.owner, schema.entry.c.person, schema.chat.c.person)
        )
    )
    idle = and_(_p.kind == "guest", _p.seen < limits.guests, _p.id.not_in(named))
    gone = list(db.execute(select(_p.id).where(idle).limit(AT_ONCE).with_for_update(skip_locked=True)).scalars())
    if gone:
        for part in (schema.session, schema.token):
            db.execute(delete(part).where(part.c.person.in_(gone)))
        db.execute(delete(schema.person).where(_p.id.in_(gone)))
    return gone


def _played_on() -> ColumnElement[bool]:
    """Whether a table began at a position of this one."""
    later = schema.tables.alias("later")
    return exists().where(later.c.origin_table == _t.id)


def forget_addresses(db: Connection, limits: Limits) -> None:
    """Where a table was set up from matters while it is played, and for a day where uploads are counted."""
    done = _t.status.in_((OVER, ABANDONED)) & (_t.created < limits.ended) & _t.address.is_not(None)
    db.execute(update(schema.tables).where(done).values(address=None))


def _somebody_may_return(limits: Limits) -> ColumnElement[bool]:
    """Whether anybody at the table has an account, or a session or token that still lives."""
    session, token = schema.session.c, schema.token.c
    fresh = exists().where(session.person == _p.id, session.ended.is_(None), session.seen >= limits.unused)
    speaks = exists().where(token.person == _p.id, token.ended.is_(None))
    seated = and_(_s.table == _t.id, or_(_s.person == _p.id, _s.resigned == _p.id))
    return exists().where(seated, or_(_p.kind == "account", fresh, speaks))
