"""The door to the database: short transactions, off the event loop, the same code for SQLite and PostgreSQL.

A write is committed when ``await database.write(...)`` returns, not earlier. SQLite writes go through one
writer (:mod:`tatami.server.stored.sqlite_writer`); PostgreSQL writes run side by side.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, OperationalError

from tatami.server.stored.forms import bring_up_to_date, refuse_a_strangers
from tatami.server.stored.hold import hold, let_go
from tatami.server.stored.private import close_to_others, make_file, make_folder
from tatami.server.stored.sqlite_writer import SqliteWriter, check_it_stands
from tatami.server.stored.unusable import UnusableDatabase, saying_why, shown

T = TypeVar("T")
CONNECT_TIMEOUT = 10
"""Seconds until a PostgreSQL that does not answer counts as away."""
AT_START, IN_USE = 30, 5
"""Seconds for which we wait while another program holds the lock of a SQLite file: before the server runs, and then."""
IN_OTHER_HANDS = "is in use: another server runs on it (SQLite is for one), or it is being restored."
_READERS = 4


class OutcomeUnknown(OperationalError):
    """The connection was lost in the very moment of a commit: it may be stored, or not."""


class Database:
    """Connections to one database, and threads to wait for it in."""

    def __init__(self, url: str) -> None:
        self.url = _address(url)
        self._patience = AT_START
        self._held: int | None = None
        self.is_postgres = self.url.get_backend_name() == "postgresql"
        if self.is_postgres:
            self.url = self.url.set(drivername="postgresql+psycopg")
            if "connect_timeout" not in self.url.query:
                self.url = self.url.update_query_dict({"connect_timeout": str(CONNECT_TIMEOUT)})
            self._writer: Engine = create_engine(
                self.url, pool_size=_READERS, max_overflow=0, pool_pre_ping=True, hide_parameters=True
            )
            self._reader: Engine = self._writer.execution_options(isolation_level="REPEATABLE READ")
        else:
            self._make_place()
            self._writer = self._sqlite("BEGIN IMMEDIATE")
            self._reader = self._sqlite("BEGIN")
        self._group = None if self.is_postgres else SqliteWriter(self._writer)
        self._write_threads = ThreadPoolExecutor(_READERS, "database-write")
        self._read_threads = ThreadPoolExecutor(_READERS, "database-read")

    @property
    def address(self) -> str:
        """Where PostgreSQL is, password included, as its own driver wants to hear it."""
        return self.url.set(drivername="postgresql").render_as_string(hide_password=False)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run ``work`` in a transaction that sees one moment of the database."""
        return await asyncio.get_running_loop().run_in_executor(self._read_threads, _in_transaction, self._reader, work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run ``work`` in one transaction; when this returns it is committed, when it raises nothing happened.

        Only after :class:`OutcomeUnknown` one has to look what happened. On SQLite the work may be run more than once.
        """
        if self._group is not None:
            return await self._grouped(work, alone=False)
        return await asyncio.get_running_loop().run_in_executor(
            self._write_threads, _in_transaction, self._writer, work
        )

    async def write_alone(self, work: Callable[[Connection], T]) -> T:
        """The same for work that must not endanger or delay the moves of others: it shares no transaction."""
        if self._group is not None:
            return await self._grouped(work, alone=True)
        return await self.write(work)

    def write_now(self, work: Callable[[Connection], T]) -> T:
        """The same for the start of the process, where waiting is fine."""
        return _in_transaction(self._writer, work)

    def hold(self) -> None:
        """Nobody else may serve or replace a SQLite file while we live; :class:`UnusableDatabase` if somebody does.

        Two servers would each keep tables in memory of which the other knows nothing: no word travels between them.
        """
        if self.is_postgres or self._held is not None:
            return
        try:
            self._held = hold(Path(str(self.url.database)))
        except BlockingIOError as error:
            raise UnusableDatabase(f"The database {shown(self.url)} {IN_OTHER_HANDS}") from error

    def migrate(self) -> None:
        """Bring the database to the newest form; :class:`UnusableDatabase` says in a sentence why that cannot be."""
        with saying_why(self.url):
            bring_up_to_date(self._writer)
        self._patience = IN_USE

    def close(self) -> None:
        """Let go of threads and connections."""
        if self._group is not None:
            self._group.close()
        self._write_threads.shutdown()
        self._read_threads.shutdown()
        self._writer.dispose()
        self._reader.dispose()
        let_go(self._held)
        self._held = None

    async def _grouped(self, work: Callable[[Connection], T], *, alone: bool) -> T:
        assert self._group is not None
        result: T = await asyncio.wrap_future(self._group.submit(work, alone))
        return result

    def _make_place(self) -> None:
        kind, file = self.url.get_backend_name(), self.url.database
        if kind != "sqlite":
            raise UnusableDatabase(f"Tatami keeps its tables in SQLite or PostgreSQL, not in {kind}.")
        if not file or file == ":memory:" or file.startswith("file:"):
            raise UnusableDatabase("The database must be a file: sqlite:///path/to/file.")
        with saying_why(self.url):
            make_folder(Path(file).parent)
            make_file(Path(file))
            refuse_a_strangers(Path(file))
            close_to_others(Path(file))

    def _sqlite(self, begin: str) -> Engine:
        engine = create_engine(
            self.url,
            connect_args={"check_same_thread": False, "timeout": AT_START},
            pool_size=_READERS,
            max_overflow=0,
            hide_parameters=True,
        )

        @event.listens_for(engine, "connect")
        def prepare(connection: Any, _record: object) -> None:
            connection.isolation_level = None  # we say BEGIN ourselves
            for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
                connection.execute(f"PRAGMA {pragma}")

        @event.listens_for(engine, "begin")
        def start(connection: Connection) -> None:
            connection.exec_driver_sql(f"PRAGMA busy_timeout = {self._patience * 1000}")
            connection.exec_driver_sql(begin)

        event.listen(engine, "commit", check_it_stands)
        return engine


def _address(url: str) -> URL:
    try:
        return make_url(url)
    except ArgumentError as error:
        raise UnusableDatabase("The database must be named as sqlite:///path/to/file or postgresql://...") from error


def _in_transaction(engine: Engine, work: Callable[[Connection], T]) -> T:
    with engine.connect() as db:  # what is not committed when this ends is rolled back
        db.begin()
        result = work(db)
        try:
            db.commit()
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
            raise OutcomeUnknown("a commit", None, error.orig or error) from error
        return result
