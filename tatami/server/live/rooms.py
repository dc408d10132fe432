"""The tables in memory: a cache of the record, one lock each.

Whoever acts at a table holds its lock while the change is tried out, stored and taken over. Another process may write
the same table: then the database refuses our version, we read the table again, and the one who asked hears
``stale_version``. The database is always right: where memory and the record differ, memory gives way, also if it was
ahead. When a connection is lost while a change is being stored, the record is looked at before anybody is told
anything.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Collection
from functools import partial
from typing import Protocol

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from tatami.core.game import Game
from tatami.server.live.directory import Directory
from tatami.server.live.library import Library, game_for
from tatami.server.live.logbook import Logbook
from tatami.server.live.relay import CHANNEL, Relay
from tatami.server.pure.entries import TAIL, LogEntry
from tatami.server.pure.ids import is_id
from tatami.server.pure.refusals import ErrorCode, Refusal, not_found
from tatami.server.pure.table import Change, Facts, Table
from tatami.server.pure.whole_turns import first_told, newest, reach
from tatami.server.stored import store
from tatami.server.stored.database import Database, OutcomeUnknown
from tatami.server.stored.postgres_writer import PostgresWriter, is_plain
from tatami.server.stored.store import Conflict, Loaded
from tatami.server.stored.trouble import report

log = logging.getLogger("tatami.server")
TRIES = 5
PATIENCE = 10.0
"""Seconds that we wait for a lost database, in order to see whether a change was stored."""
PAUSE = 0.2
KEEP = 2000
UNKNOWN = "The database was lost while this was being stored: look at the table before you try it again."
ELSEWHERE = object()
"""The origin of a change that another process made."""


class Room:
    """A table in memory, with the newest part of its log and the lock of whoever acts there.

    Where the table is a moment that never changes, the room stays and always holds the newest.
    """

    def __init__(self, loaded: Loaded, game: Game | None) -> None:
        self.lock = asyncio.Lock()
        self._game = game
        self.take(loaded)

    @property
    def id(self) -> str:
        """The table's id."""
        return self.table.facts.id

    def take(self, loaded: Loaded) -> None:
        """Take over what was read from the database."""
        self.table = loaded.table
        self.game = None if loaded.table.damaged else self._game
        self.tail = loaded.tail
        self.snapshot_ply = loaded.snapshot_ply

    def accept(self, change: Change, snapshot: bool) -> None:
        """Take over a change that has been stored."""
        self.table = change.after
        self.tail = newest([*self.tail, *change.entries], change.before.shown or change.after.shown)
        if snapshot:
            self.snapshot_ply = change.after.ply

    def entries_since(self, version: int) -> list[LogEntry] | None:
        """The entries after a version, with the whole of each turn told after it; None: memory does not reach back."""
        start = reach(self.tail, version)
        if version < self.table.version and not (self.tail and self.tail[0].version <= start + 1):
            return None
        return [entry for entry in self.tail if entry.version > start]

    def newest_entries(self) -> tuple[int, list[LogEntry]]:
        """The entries that memory holds, and the version after which they can be told."""
        since = first_told(self.tail) if self.tail else self.table.version
        return since, [entry for entry in self.tail if entry.version > since]

    def holds(self, change: Change) -> bool:
        """Whether the log has what this change would write (its entries are stored together: the last tells of all)."""
        wanted = store.entry_rows(change.entries[-1:])
        return wanted == store.entry_rows(tuple(entry for entry in self.tail if entry.version == change.after.version))


class Listener(Protocol):
    """Somebody who wants to know when a table has changed."""

    def table_changed(self, room: Room, before: Table, origin: object | None) -> None:
        """``room.table`` is the table now; ``origin`` is whoever asked for the change, for a special answer."""


class Rooms:
    """All tables that somebody looked at lately."""

    def __init__(self, database: Database, library: Library, directory: Directory, relay: Relay) -> None:
        self.database = database
        self.library = library
        self.directory = directory
        self.relay = relay
        self.logbook = Logbook(database)
        self.listeners: list[Listener] = []
        self.snapshot_every = TAIL
        self.postgres = PostgresWriter(database.address) if database.is_postgres else None
        self.in_use: Callable[[str], bool] = lambda table: False
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}

    def __len__(self) -> int:
        return len(self._rooms)

    def known(self, table: str) -> Room | None:
        """The room if it is in memory."""
        return self._rooms.get(table)

    async def get(self, table: str) -> Room:
        """The room of a table; ``not_found`` if there is none."""
        room = self._rooms.get(table)
        if room is None:
            room = await self._load(table)
        self._rooms.move_to_end(table)
        return room

    async def perform(
        self,
        table: str,
        build: Callable[[Table], Change],
        *,
        version: int | None = None,
        person: str | None = None,
        origin: object | None = None,
    ) -> Room:
        """Do something at a table: stored before this returns; a :class:`Refusal` from ``build`` changes nothing.

        ``version`` is the one that ``person``, who asks, claims to know.
        """
        room = await self.get(table)
        async with room.lock:
            if version is not None and version > room.table.as_seen_by(person).version:
                await self.catch_up(room)
            change = await self._store(room, build)
            try:
                await self.directory.know(room.table.people())
            except SQLAlchemyError as error:  # a name is missing for a while; what was done is done
                report(error, log, "the names at a table could not be read")
            self._tell(room, change.before, origin)
        return room

    async def catch_up(self, room: Room) -> None:
        """Read the table again if the record is not where memory is (the caller holds the lock).

        For whoever names a version that they have not been told here: another process may have told them. It takes
        one look at a number, so that the time it needs says nothing of a turn that is being played in secret.
        """
        stored = await self.database.read(partial(store.read_version, table=room.id))
        if stored != room.table.version:
            await self.refresh(room)

    async def refresh(self, room: Room) -> None:
        """Read the table again (the caller holds the lock); ``not_found`` if it was removed.

        Should memory have been ahead of the database, it goes back, and those who look on are told.
        """
        loaded = await self.database.read(lambda db: store.load(db, room.id, self.game_of))
        if loaded is None:
            self.forget(room.id)
            raise not_found("table")
        before = room.table
        room.take(loaded)
        await self.directory.know(room.table.people())
        if room.table.version < before.version:
            log.error("a table in memory was ahead of the database and goes back", extra={"game": before.facts.game})
            self._tell(room, before, ELSEWHERE)

    async def changed_elsewhere(self, table: str, version: int) -> None:
        """Another process says that a table has moved on."""
        room = self._rooms.get(table)
        if room is None:
            return
        async with room.lock:
            before = room.table
            if version > before.version and await self._is_there(room):
                self._tell(room, before, ELSEWHERE)

    async def reload(self, table: str) -> None:
        """Read a table again although its version is the same (a guest's seats went to an account)."""
        room = self._rooms.get(table)
        if room is not None:
            async with room.lock:
                if await self._is_there(room):
                    self.tell_again(room)

    async def refresh_all(self) -> None:
        """Read every table in memory again (notices from other processes may have been lost)."""
        for room in list(self._rooms.values()):
            async with room.lock:
                before = room.table
                if await self._is_there(room) and room.table.version > before.version:
                    self._tell(room, before, ELSEWHERE)

    def forget(self, table: str) -> None:
        """A table was removed from the database."""
        self._rooms.pop(table, None)

    def tell_again(self, room: Room) -> None:
        """Something about a table changed that has no entry in its log (its rematch)."""
        self._tell(room, room.table, ELSEWHERE)

    def game_of(self, facts: Facts) -> Game | None:
        """The game of a table, if this server still plays it."""
        return game_for(self.library, facts)

    async def entries_since(self, room: Room, table: Table, since: int, seen: Table) -> list[LogEntry]:
        """All entries of a table after a version, with the whole of each turn told after it.

        ``seen`` is the table as the one who asks may see it: what they may not know of is not even read, so that the
        time this takes does not depend on it.
        """
        kept = room.entries_since(since) if room.table is table else None
        if kept is not None:
            return kept
        return await self.logbook.read(table.facts.id, since, seen.version)

    async def _is_there(self, room: Room) -> bool:
        """Read the table again; whether it still exists."""
        try:
            await self.refresh(room)
        except Refusal:
            return False
        return True

    async def _store(self, room: Room, build: Callable[[Table], Change]) -> Change:
        for _ in range(TRIES):
            change = build(room.table)
            snapshot = store.wants_snapshot(change, room.snapshot_ply, self.snapshot_every)
            if await self._is_stored(room, change, snapshot):
                return change
        raise Refusal(ErrorCode.UNAVAILABLE, "This table is too busy; try again.")

    async def _is_stored(self, room: Room, change: Change, snapshot: bool) -> bool:
        """Store a change and take it over; if that did not happen, the table is as it is stored and this is False."""
        try:
            await self._write(change, snapshot)
        except (Conflict, OutcomeUnknown) as error:
            if isinstance(error, Conflict) and not error.perhaps_ours:
                await self.refresh(room)
                return False
            await self._look_up(room)
            return room.holds(change)
        room.accept(change, snapshot)
        return True

    async def _look_up(self, room: Room) -> None:
        """Read the table as it is after a change whose fate is unknown, as soon as the database answers again."""
        deadline = asyncio.get_running_loop().time() + PATIENCE
        while True:
            try:
                await self.database.write(partial(store.wait_for_writers, table=room.id))
                await self.refresh(room)
                return
            except SQLAlchemyError as error:
                if asyncio.get_running_loop().time() > deadline:
                    raise Refusal(ErrorCode.UNAVAILABLE, UNKNOWN) from error
            await asyncio.sleep(PAUSE)

    async def _write(self, change: Change, snapshot: bool) -> None:
        if self.postgres is None or not is_plain(change):
            await self.database.write(partial(self._append, change=change, snapshot=snapshot))
            return
        payload = self.relay.payload("table", change.after.facts.id, change.after.version)
        await self.postgres.append(change, snapshot, CHANNEL, payload)

    def _append(self, db: Connection, change: Change, snapshot: bool) -> None:
        store.append(db, change, snapshot)
        self.relay.publish(db, "table", change.after.facts.id, change.after.version)

    async def _load(self, table: str) -> Room:
        if not is_id(table):
            raise not_found("table")
        lock = self._loading.setdefault(table, asyncio.Lock())
        async with lock:
            try:
                return self._rooms.get(table) or await self._read(table)
            finally:
                self._loading.pop(table, None)

    async def _read(self, table: str) -> Room:
        loaded = await self.database.read(lambda db: store.load(db, table, self.game_of))
        if loaded is None:
            raise not_found("table")
        await self.directory.know(loaded.table.people())
        room = Room(loaded, self.game_of(loaded.table.facts))
        self._rooms[table] = room
        self._evict()
        return room

    def _evict(self) -> None:
        if len(self._rooms) <= KEEP:
            return
        for table, room in list(self._rooms.items())[: len(self._rooms) - KEEP]:
            if not room.lock.locked() and not self.in_use(table):
                del self._rooms[table]

    def _tell(self, room: Room, before: Table, origin: object | None) -> None:
        for listener in self.listeners:
            listener.table_changed(room, before, origin)


def check_version(table: Table, version: int, mine: Collection[int]) -> None:
    """``stale_version`` unless the one who asks, on these seats, knows the table as it is."""
    if not table.is_current(version, mine):
        raise Refusal(ErrorCode.STALE_VERSION, "The table has moved on.", {"version": table.version})
