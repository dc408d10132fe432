"""Health that notices, reads that go on while writes fail, and logs that name a cause and no key."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import resource
import sqlite3
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError
from websockets.exceptions import InvalidStatus

from tatami.server.live.health import Health
from tatami.server.logs import JsonLines, Plain
from tatami.server.pure.ids import new_id, reference
from tatami.server.stored.database import Database
from tatami.server.stored.trouble import QUIET, Cause, cause_of, refusal_for
from tests.server.clients import Visitor
from tests.server.conftest import NewDatabase
from tests.server.serving import Running, serving, settings_for
from tests.waiting import PATIENCE, wait_until

OFTEN = 0.4


def wait_for(running: Running, database: str) -> None:
    """Until health says this of the database; whatever it says comes with the status that goes with it."""

    def says_so() -> bool:
        response = httpx.get(f"{running.url}/health", timeout=PATIENCE)
        told = response.json()
        status = (200, "ok") if told["database"] == "ok" else (503, "degraded")
        assert (response.status_code, told["status"]) == status
        return bool(told["database"] == database)

    wait_until(says_so, f"health to say {database}")


@contextmanager
def locked(address: str) -> Iterator[None]:
    """Somebody else keeps the server from writing, but not from reading."""
    if address.startswith("sqlite"):
        other = sqlite3.connect(address.removeprefix("sqlite:///"), isolation_level=None, timeout=PATIENCE)
        other.execute("BEGIN IMMEDIATE")
        try:
            yield
        finally:
            other.execute("ROLLBACK")
            other.close()
        return
    with psycopg.connect(address) as connection:
        connection.execute("LOCK TABLE setting, person, session, token IN EXCLUSIVE MODE")
        yield
        connection.rollback()


@pytest.mark.parametrize(("kind", "cause"), [("sqlite", "locked"), ("postgresql", "stuck")])
def test_people_look_and_health_complains_while_nothing_can_be_written(
    new_database: NewDatabase, tmp_path: Path, kind: str, cause: str
) -> None:
    address = new_database(kind)
    with serving(settings_for(address, health_every=OFTEN), tmp_path / "log") as running:
        anna = Visitor.guest(running.url, "Anna")
        table = anna.create("me", "open")["id"]
    with serving(settings_for(address, health_every=OFTEN), tmp_path / "log") as running:  # which has not seen Anna yet
        anna.http.base_url = running.url
        with locked(address):
            anna.http.timeout = httpx.Timeout(25)  # less than the database waits for a lock
            assert anna.ok("GET", "/api/me")["person"]["name"] == "Anna"
            assert anna.state(table)["mine"] == [0]
            wait_for(running, cause)
        wait_for(running, "ok")


def test_a_read_only_postgresql_is_named(new_database: NewDatabase, tmp_path: Path) -> None:
    address = new_database("postgresql")
    with serving(settings_for(address, health_every=OFTEN), tmp_path / "log") as running:
        anna = Visitor.guest(running.url, "Anna")
        table = anna.create("me", {"kind": "same_screen", "name": "Bela"})["id"]
        _set_read_only(address, "on")
        wait_for(running, "read_only")
        state = anna.state(table)
        anna.refused("storage_read_only", "POST", "/api/tables", {"game": "pebbles", "seats": [{"kind": "me"}]})
        move = {"version": state["version"], "action": state["view"]["decision"]["options"][0]["id"]}
        anna.refused("storage_read_only", "POST", f"/api/tables/{table}/move", move)
        with anna.socket() as talk:
            assert talk.ask("move", table=table, **move)["error"]["code"] == "storage_read_only"
        _set_read_only(address, "off")
        wait_for(running, "ok")
        anna.move(table)
        logged = running.logged()
    assert '"cause": "read_only"' in logged
    assert '"code": "25006"' in logged
    assert table not in logged


def _set_read_only(address: str, value: str) -> None:
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("SET default_transaction_read_only = off")
        name = connection.info.dbname
        connection.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = {value}".encode())
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s AND pid <> pg_backend_pid()",
            (name,),
        )


def test_a_database_that_goes_away_leaves_causes_in_the_log_and_no_tracebacks(
    new_database: NewDatabase, tmp_path: Path
) -> None:
    """Neither of requests and handshakes, which anybody can repeat, nor of what the server does by itself."""
    address = new_database("postgresql")
    often = settings_for(address, health_every=OFTEN, clean_every=0.1, sweep_every=0.1)
    with serving(often, tmp_path / "log") as running:
        anna, bela = Visitor.guest(running.url, "Anna"), Visitor.guest(running.url, "Bela")
        table = anna.create("me", "open")["id"]
        with anna.socket() as talk:
            talk.ask("watch", table=table)
            _let_in(address, "false")
            wait_for(running, "away")
        for _ in range(3):
            with pytest.raises(InvalidStatus) as refused:
                bela.socket()
            assert refused.value.response.status_code == 503
        bela.refused("unavailable", "GET", "/api/my/tables")
        for part in ("tatami.cleaning", "tatami.bots", "tatami.socket"):
            wait_until(lambda told=f'"logger": "{part}"': told in running.logged(), f"{part} to say why")  # type: ignore[misc]
        _let_in(address, "true")
        wait_for(running, "ok")
        bela.socket().close()
    assert "Traceback" not in running.logged()
    assert running.logged().count('"logger": "tatami.socket", "message": "the database failed"') == 1


def _let_in(address: str, whether: str) -> None:
    """Whether anybody may connect; who is connected is thrown out."""
    database = conninfo_to_dict(address)["dbname"]
    with psycopg.connect(address, dbname="postgres", autocommit=True) as connection:
        connection.execute(f"ALTER DATABASE {database} ALLOW_CONNECTIONS {whether}".encode())
        connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (database,))


@pytest.mark.skipif(sys.platform != "linux", reason="the limit of another process can be set on Linux only")
def test_a_disk_that_takes_nothing_more_is_named_and_people_can_look(new_database: NewDatabase, tmp_path: Path) -> None:
    """The file may not grow any more, which SQLite is told as an error of the disk."""
    address = new_database("sqlite")
    with serving(settings_for(address, health_every=OFTEN), tmp_path / "log") as running:
        anna = Visitor.guest(running.url, "Anna")
        table = anna.create("me", "open")["id"]
        grown = Path(address.removeprefix("sqlite:///") + "-wal").stat().st_size
        before = resource.prlimit(running.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(running.process.pid, resource.RLIMIT_FSIZE, (grown, before[1]))
        wait_for(running, "io_error")
        anna.state(table)
        error = anna.refused("unavailable", "POST", f"/api/tables/{table}/leave", {})
        assert table not in str(error)
        resource.prlimit(running.process.pid, resource.RLIMIT_FSIZE, before)
        wait_for(running, "ok")
        anna.ok("POST", f"/api/tables/{table}/leave", {})
        logged = [json.loads(line) for line in running.logged().splitlines() if line.startswith("{")]
    failed = [line for line in logged if line["message"] == "the database failed"]
    assert {(line["cause"], line["route"]) for line in failed} == {("io_error", "/api/tables/{table}/leave")}
    assert table not in running.logged()


def test_a_disk_with_too_little_left_is_full(new_database: NewDatabase, tmp_path: Path) -> None:
    database = Database(new_database("sqlite"))
    database.migrate()
    assert _asked(Health(database, PATIENCE, least_free=2**62)) is Cause.DISK_FULL
    assert _asked(Health(database, PATIENCE, least_free=1)) is Cause.NONE
    database.close()


def _asked(doctor: Health) -> Cause:
    return asyncio.run(doctor.trouble())


def test_a_writer_that_does_not_write_is_stuck(new_database: NewDatabase) -> None:
    """Nobody holds SQLite's lock, and still nothing gets written."""
    database = Database(new_database("sqlite"))
    database.migrate()
    begun, go_on = threading.Event(), threading.Event()

    def hang(db: Connection) -> None:
        db.exec_driver_sql("ROLLBACK")  # lets go of the lock, and not of the writer
        begun.set()
        go_on.wait(PATIENCE)
        db.exec_driver_sql("BEGIN IMMEDIATE")

    async def look() -> Cause:
        hanging = asyncio.ensure_future(database.write(hang))
        await asyncio.to_thread(begun.wait, PATIENCE)
        try:
            return await Health(database, OFTEN, least_free=0).trouble()
        finally:
            go_on.set()
            await asyncio.gather(hanging, return_exceptions=True)

    assert asyncio.run(look()) is Cause.STUCK
    database.close()


def test_many_who_ask_cost_one_write(new_database: NewDatabase) -> None:
    database = Database(new_database("sqlite"))
    database.migrate()
    writes: list[object] = []
    write = database.write

    async def counted(work: Callable[[Connection], None]) -> None:
        writes.append(work)
        await write(work)

    async def look() -> list[Cause]:
        database.write = counted  # type: ignore[method-assign, assignment]
        doctor = Health(database, PATIENCE, least_free=0)
        return [*await asyncio.gather(*(doctor.trouble() for _ in range(50))), await doctor.trouble()]

    assert set(asyncio.run(look())) == {Cause.NONE}
    assert len(writes) == 1
    database.close()


def test_a_full_disk_that_a_request_ran_into_counts_for_a_while(new_database: NewDatabase) -> None:
    database = Database(new_database("sqlite"))
    database.migrate()
    doctor, other = Health(database, PATIENCE, least_free=0), Health(database, PATIENCE, least_free=0)
    small = sqlite3.connect(":memory:")
    doctor.notice(_fill(small))
    small.close()
    other.notice(ValueError("not the disk's fault"))
    assert (_asked(doctor), _asked(other)) == (Cause.DISK_FULL, Cause.NONE)
    database.close()


def _fill(connection: sqlite3.Connection) -> sqlite3.Error:
    """What SQLite says when there is no room."""
    connection.execute("CREATE TABLE many (text TEXT)")
    connection.execute("PRAGMA max_page_count = 4")
    with pytest.raises(sqlite3.OperationalError) as caught:
        connection.execute("INSERT INTO many VALUES (?)", ("x" * 100_000,))
    return caught.value


def test_causes_have_names_of_their_own() -> None:
    table = new_id()
    with sqlite3.connect(":memory:") as connection:
        full = _fill(connection)
        assert cause_of(OperationalError("INSERT", None, full)) is Cause.DISK_FULL
        connection.execute("PRAGMA query_only = 1")
        with pytest.raises(sqlite3.OperationalError) as caught:
            connection.execute("DELETE FROM many")
        assert cause_of(caught.value) is Cause.READ_ONLY
    connection.close()
    for error, cause in (
        (psycopg.errors.DiskFull(), Cause.DISK_FULL),
        (psycopg.errors.LockNotAvailable(), Cause.LOCKED),
        (psycopg.errors.TooManyConnections(), Cause.BUSY),
        (psycopg.errors.AdminShutdown(), Cause.AWAY),
        (psycopg.OperationalError("connection failed: Connection refused"), Cause.REFUSED),
        (psycopg.OperationalError("server closed the connection unexpectedly"), Cause.AWAY),
        (psycopg.errors.UniqueViolation(f"Key (id)=({table}) already exists."), None),
        (ValueError("ours"), None),
    ):
        assert cause_of(error) is cause, error


def test_a_process_without_files_left_says_so(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (1, hard))
    try:
        with pytest.raises(sqlite3.OperationalError) as caught:
            sqlite3.connect(tmp_path / "any.sqlite3")
        assert cause_of(caught.value) is Cause.NO_FILES
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    assert cause_of(caught.value) is Cause.AWAY


def test_many_requests_that_fail_for_one_cause_make_one_line(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    clock = [1000.0]
    monkeypatch.setattr("tatami.server.stored.trouble.time.monotonic", lambda: clock[0])
    log = logging.getLogger("tatami.test of lines")
    for cause, count in ((psycopg.errors.DiskFull(), 50), (psycopg.errors.AdminShutdown(), 1)):
        for _ in range(count):
            refusal_for(cause, log, "a request failed")
    clock[0] += QUIET
    refusal_for(psycopg.errors.DiskFull(), log, "a request failed")
    told = [(record.cause, record.times) for record in caplog.records]  # type: ignore[attr-defined]
    assert told == [("disk_full", 1), ("away", 1), ("disk_full", 50)]


@pytest.mark.parametrize("form", [JsonLines(), Plain()])
def test_a_log_names_the_cause_and_never_a_tables_key(form: logging.Formatter) -> None:
    table, out = new_id(), io.StringIO()
    handler = logging.StreamHandler(out)
    handler.setFormatter(form)
    log = logging.Logger("test")
    log.addHandler(handler)
    broken = psycopg.errors.UniqueViolation(f"DETAIL: Key (table, version)=({table}, 5) already exists.")
    assert refusal_for(broken, log, "a request failed", route="/api/tables/{table}").code.value == "internal"
    log.warning("somebody wrote %s by mistake", table, extra={"table": table})
    full = OperationalError(f"UPDATE tables ... {table}", {"id": table}, psycopg.errors.DiskFull(table))
    assert refusal_for(full, log, "a request failed", route="/api/tables/{table}").code.value == "storage_full"
    assert table not in out.getvalue()
    assert f"#{reference(table)}" in out.getvalue()
    assert "disk_full" in out.getvalue()
    assert "53100" in out.getvalue()
    assert "UPDATE" not in out.getvalue()
