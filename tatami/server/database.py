"""The door to the database: short transactions, off the event loop, the same code for SQLite and PostgreSQL.

A write is committed when ``await database.write(...)`` returns, not earlier. SQLite writes go through one
writer (:mod:`tatami.server.writer`); PostgreSQL writes run side by side.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url

from tatami.server.writer import GroupWriter

T = TypeVar("T")
MIGRATIONS = Path(__file__).parent / "migrations"
_READERS = 4
_MIGRATION_LOCK = 0x7A7A31  # any number that no other program uses for an advisory lock in our database


class Database:
    """Connections to one database, and threads to wait for it in."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.is_postgres = self.url.get_backend_name() == "postgresql"
        if self.is_postgres:
            self.url = self.url.set(drivername="postgresql+psycopg")
            self._writer: Engine = create_engine(
                self.url, pool_size=_READERS, max_overflow=0, pool_pre_ping=True, hide_parameters=True
            )
            self._reader: Engine = self._writer.execution_options(isolation_level="REPEATABLE READ")
        else:
            self._make_folder()
            self._writer = self._sqlite("BEGIN IMMEDIATE")
            self._reader = self._sqlite("BEGIN")
        self._group = None if self.is_postgres else GroupWriter(self._writer)
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
        """Run ``work`` in one transaction; when this returns it is committed, when it raises nothing happened."""
        if self._group is not None:
            result: T = await asyncio.wrap_future(self._group.submit(work))
            return result
        return await asyncio.get_running_loop().run_in_executor(
            self._write_threads, _in_transaction, self._writer, work
        )

    def write_now(self, work: Callable[[Connection], T]) -> T:
        """The same for the start of the process, where waiting is fine."""
        return _in_transaction(self._writer, work)

    def migrate(self) -> None:
        """Bring the database to the newest form; safe when several processes start at once."""
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
        with self._writer.begin() as connection:
            if self.is_postgres:
                connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _MIGRATION_LOCK})
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def close(self) -> None:
        """Let go of threads and connections."""
        if self._group is not None:
            self._group.close()
        self._write_threads.shutdown()
        self._read_threads.shutdown()
        self._writer.dispose()
        self._reader.dispose()

    def _make_folder(self) -> None:
        if self.url.get_backend_name() != "sqlite":
            raise ValueError(f"Tatami keeps its tables in SQLite or PostgreSQL, not in {self.url.get_backend_name()}.")
        if not self.url.database or self.url.database == ":memory:":
            raise ValueError("The database must be a file: sqlite:///path/to/file.")
        Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)

    def _sqlite(self, begin: str) -> Engine:
        engine = create_engine(
            self.url,
            connect_args={"check_same_thread": False, "timeout": 30},
            pool_size=_READERS,
            max_overflow=0,
            hide_parameters=True,
        )

        @event.listens_for(engine, "connect")
        def prepare(connection: Any, _record: object) -> None:
            connection.isolation_level = None  # we say BEGIN ourselves
            for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 30000"):
                connection.execute(f"PRAGMA {pragma}")

        @event.listens_for(engine, "begin")
        def start(connection: Connection) -> None:
            connection.exec_driver_sql(begin)

        return engine


def _in_transaction(engine: Engine, work: Callable[[Connection], T]) -> T:
    with engine.begin() as connection:
        return work(connection)
