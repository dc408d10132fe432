"""A full disk under SQLite: nothing that was acknowledged is lost, and everything goes on when there is room again.

``PRAGMA max_page_count`` makes SQLite itself say "database or disk is full", at the same place and with the same
consequences as a full disk: it gives up the whole transaction.
"""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event, insert, select, text
from sqlalchemy.exc import OperationalError

from tatami.server.pure import playing
from tatami.server.pure.setup import NewTable, Wishes, new_table
from tatami.server.pure.table import PERSON, Person, Seat, Table
from tatami.server.stored import people, schema, store
from tatami.server.stored.database import Database
from tests.server.conftest import NewDatabase
from tests.server.pebbles import PebblesGame
from tests.server.players import Persistent, at_play, check
from tests.server.serving import serving, settings_for
from tests.waiting import PATIENCE, wait_until

BIG = "x" * 8_000_000
Work = Callable[[Connection], Any]


@pytest.fixture
def database(new_database: NewDatabase) -> Iterator[Database]:
    """A SQLite database that cannot grow by more than about a megabyte."""
    opened = Database(new_database("sqlite"))
    opened.migrate()

    @event.listens_for(opened._writer, "begin")
    def limit(db: Connection) -> None:
        db.exec_driver_sql("PRAGMA max_page_count = 400")
        db.exec_driver_sql("PRAGMA cache_size = 20")  # so that pages are written in the middle, not only at the commit

    yield opened
    opened.close()


def keep(key: str, value: str) -> Work:
    """Write a row of that size."""

    def work(db: Connection) -> str:
        db.execute(insert(schema.setting).values(key=key, value=value))
        return key

    return work


def together(database: Database, *works: Work, alone: tuple[Work, ...] = ()) -> list[Any]:
    """Write all of them at one moment: they gather behind something that takes its time."""
    busy, gate = threading.Event(), threading.Event()

    def hold(db: Connection) -> None:
        busy.set()
        gate.wait(PATIENCE)

    async def all_at_once() -> list[Any]:
        first = asyncio.create_task(database.write(hold))
        while not busy.is_set():
            await asyncio.sleep(0.001)
        others = [asyncio.create_task(database.write(work)) for work in works]
        others += [asyncio.create_task(database.write_alone(work)) for work in alone]
        await asyncio.sleep(0)  # now all of them are in the queue
        gate.set()
        await first
        return await asyncio.gather(*others, return_exceptions=True)

    return asyncio.run(all_at_once())


def kept(database: Database) -> set[str]:
    """The keys that are really there."""
    keys = select(schema.setting.c.key)
    return asyncio.run(database.read(lambda db: set(db.execute(keys).scalars())))


def test_who_shares_a_transaction_with_one_too_big_is_stored_or_told(database: Database) -> None:
    answers = together(database, keep("first", "x"), keep("big", BIG), keep("last", "x"))
    assert [type(answer) for answer in answers] == [str, OperationalError, str]
    assert "full" in str(answers[1])
    assert kept(database) == {"first", "last"}


def test_a_disk_that_is_full_only_at_the_commit_takes_back_the_whole_group(database: Database) -> None:
    """Many small pieces that together are too big: whoever is told so is there, the others are told of the error."""
    answers = together(database, *(keep(str(number), "x" * 120_000) for number in range(30)))
    assert kept(database) == {answer for answer in answers if isinstance(answer, str)}
    refused = [answer for answer in answers if not isinstance(answer, str)]
    assert refused
    assert all(isinstance(answer, OperationalError) for answer in refused)
    assert len(refused) < 30


def test_work_that_hides_the_error_is_not_believed(database: Database) -> None:
    """Even if it caught the error and went on, outside of any transaction, nobody is told that it is stored."""

    def careless(db: Connection) -> str:
        try:
            keep("big", BIG)(db)
        except OperationalError:
            return "fine"
        return "impossible"

    answers = together(database, keep("first", "x"), careless, keep("last", "x"))
    assert answers[::2] == ["first", "last"]
    assert isinstance(answers[1], OperationalError)
    assert kept(database) == {"first", "last"}
    with pytest.raises(OperationalError, match="gave up"):
        database.write_now(careless)


def test_the_clean_up_shares_no_transaction(database: Database) -> None:
    begun: list[int] = []
    event.listen(database._writer, "begin", lambda db: begun.append(1))
    together(database, *(keep(key, "x") for key in "abc"), alone=tuple(keep(key, "x") for key in "xy"))
    assert len(begun) == 4  # what they gathered behind, the three together, and two alone
    assert kept(database) == set("abcxy")


def test_nothing_of_the_clean_up_is_written_together_with_moves(
    new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tatami.server.door.services import build_services

    services = build_services(settings_for(new_database("sqlite")))
    laid(services.database)
    services.database.write_now(lambda db: db.execute(schema.tables.update().values(updated=0, status="abandoned")))

    async def together(work: Work) -> None:
        raise AssertionError("the clean-up shares a transaction with the moves of others")

    monkeypatch.setattr(services.database, "write", together)
    assert asyncio.run(services.cleaner.clean())["tables"] == 1
    services.database.close()


# ---- at the tables -------------------------------------------------------------------------------------------------


def laid(database: Database) -> tuple[str, NewTable]:
    """Somebody, and a table where they play alone."""
    anna = database.write_now(lambda db: people.create_guest(db, "Anna", "test")).person
    game = PebblesGame()
    new = new_table(game, dict(game.check(1, {})), (Seat(0, PERSON, "Anna", anna.id),), anna, Wishes(confirm=False))
    database.write_now(lambda db: store.create(db, new.table, new.entries))
    return anna.id, new


def test_memory_that_is_ahead_of_the_database_goes_back(new_database: NewDatabase) -> None:
    """It must not happen; if it does (a database restored under a running server), the table heals by itself."""
    from tatami.server.door.services import build_services

    services = build_services(settings_for(new_database("sqlite")))
    person, new = laid(services.database)
    told: list[int] = []

    class Watcher:
        def table_changed(self, room: Any, before: Table, origin: object | None) -> None:
            told.append(room.table.version)

    def move(table: Table) -> Any:
        assert table.line is not None
        return playing.move(table, person, [0], table.line.state.legal()[0])

    async def play() -> None:
        rooms = services.rooms
        rooms.listeners.append(Watcher())
        room = await rooms.get(new.table.facts.id)
        room.accept(move(room.table), False)  # as if it had been stored
        room.accept(move(room.table), False)
        assert room.table.version == 3
        await rooms.perform(room.id, move)
        assert room.table.version == 2
        assert told == [1, 2]  # back to what is stored, then on from there
        await rooms.perform(room.id, move)
        await asyncio.to_thread(services.database.close)

    asyncio.run(play())


def test_a_table_that_was_removed_is_not_found_rather_than_busy(new_database: NewDatabase) -> None:
    from tatami.server.door.services import build_services
    from tatami.server.pure.refusals import ErrorCode, Refusal

    services = build_services(settings_for(new_database("sqlite")))
    person, new = laid(services.database)

    async def play() -> None:
        rooms = services.rooms
        room = await rooms.get(new.table.facts.id)
        for part in ("entry", "seat", "tables"):
            await services.database.write(lambda db, part=part: db.execute(text(f"DELETE FROM {part}")))  # type: ignore[misc]
        with pytest.raises(Refusal) as refused:
            await rooms.perform(
                room.id,
                lambda table: playing.move(table, person, [0], table.line.state.legal()[0]),  # type: ignore[union-attr]
            )
        assert refused.value.code is ErrorCode.NOT_FOUND
        assert rooms.known(room.id) is None
        await asyncio.to_thread(services.database.close)

    asyncio.run(play())


# ---- a whole server on a small disk --------------------------------------------------------------------------------


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of a few megabytes, where the system lets us have one."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=6m", "tmpfs", str(folder)]
    if shutil.which("mount") is None or subprocess.run(mount, capture_output=True, check=False).returncode != 0:
        pytest.skip("no small disk can be mounted here; the tests above fill a database instead")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)


def test_a_server_on_a_full_disk_loses_nothing_and_goes_on(small_disk: Path, tmp_path: Path) -> None:
    """People move while old tables are cleaned up and the disk fills; every acknowledged move is there afterwards."""
    address = f"sqlite:///{small_disk / 'tatami' / 'tatami.sqlite3'}"
    ballast = small_disk / "ballast"
    with_little_memory(address)
    with serving(settings_for(address, clean_every=0.5, least_free=0), tmp_path / "log") as running:
        players = [Persistent(running.url, number) for number in range(6)]
        with at_play(players):
            wait_until(lambda: sum(len(player.acknowledged) for player in players) > 60, "the players to move")
            database = Database(address)
            database.write_now(lambda db: _age_tables(db, _old_tables(db)))
            database.close()
            fill(ballast)
            wait_until(lambda: any(player.troubles for player in players), "a full disk")
            wait_until(lambda: all(player.troubles for player in players), "everybody to notice")
            ballast.unlink()
            heard = [len(player.acknowledged) for player in players]
            wait_until(
                lambda: all(len(p.acknowledged) > n + 3 for p, n in zip(players, heard, strict=True)),
                "all tables to go on, now that there is room again",
            )
    with serving(settings_for(address, least_free=0), tmp_path / "log") as again:
        for player in players:
            player.visitor.http.base_url = again.url
            check(player)


def with_little_memory(address: str) -> None:
    """A new database that writes to the disk while work is under way, as big work does, and not only at the commit."""
    database = Database(address)
    database.migrate()
    database.write_now(lambda db: db.exec_driver_sql("PRAGMA default_cache_size = 10"))
    database.close()


def fill(ballast: Path) -> None:
    """Leave no room on the disk."""
    with ballast.open("wb", buffering=0) as file:
        for size in (100_000, 1000):
            try:
                while True:
                    file.write(b"x" * size)
            except OSError:
                continue


def _old_tables(db: Connection) -> list[str]:
    """Tables that the clean-up will remove, with long logs."""
    owner = db.execute(select(schema.person.c.id)).scalars().first()
    made = []
    for _ in range(8):
        game = PebblesGame()
        person = Person(str(owner), "Old", "guest", None)
        seats = (Seat(0, PERSON, "Old", str(owner)), Seat(1, "open"))
        new = new_table(game, dict(game.check(2, {})), seats, person, Wishes(confirm=False))
        store.create(db, new.table, new.entries)
        rows = [
            {"table": new.table.facts.id, "version": 100 + n, "at": 0, "kind": "note", "ply": 0, "public": True,
             "events": "[]", "data": '{"note":"' + "x" * 300 + '"}'}
            for n in range(150)
        ]  # fmt: skip
        db.execute(insert(schema.entry), rows)
        made.append(new.table.facts.id)
    return made


def _age_tables(db: Connection, tables: list[str]) -> None:
    part = schema.tables
    db.execute(part.update().where(part.c.id.in_(tables)).values(updated=0))
