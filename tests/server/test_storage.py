"""What is kept: migrations, snapshots, tables of older rules."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, select, update

from tatami.core.record import read_header
from tatami.server.pure import playing
from tatami.server.pure.setup import Wishes, new_table
from tatami.server.pure.table import PERSON, Awaiting, Seat
from tatami.server.stored import people, schema, store
from tatami.server.stored.database import Database
from tatami.server.stored.postgres_writer import PostgresWriter
from tatami.server.stored.store import Conflict
from tests.server.clients import Visitor, finish
from tests.server.conftest import NewDatabase
from tests.server.pebbles import PebblesGame
from tests.server.serving import serving, settings_for


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_the_migrations_build_exactly_the_tables_the_code_knows(new_database: NewDatabase, kind: str) -> None:
    database = Database(new_database(kind))
    database.migrate()
    database.migrate()  # nothing left to do

    def differences(db: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(db), schema.metadata))

    assert database.write_now(differences) == []
    database.close()


def test_other_databases_are_refused_with_a_sentence() -> None:
    for address in ("mysql://x/y", "sqlite://", "sqlite:///:memory:"):
        with pytest.raises(ValueError, match=r"(SQLite|file)"):
            Database(address)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_late_game_opens_from_its_newest_snapshot(new_database: NewDatabase, tmp_path: Path, kind: str) -> None:
    """The moves before the snapshot are spoilt in the database; the table still opens, at the same position."""
    address = new_database(kind)
    with serving(settings_for(address, snapshot_every=6), tmp_path / "log") as running:
        anna = Visitor.guest(running.url, "Anna")
        table = anna.create("me", {"kind": "same_screen", "name": "Bela"})["id"]
        for turn in range(7):
            anna.play_turn(table, draw=turn % 2 == 1)
        anna.move(table)
        late = anna.state(table)
    database = Database(address)
    kept = database.write_now(lambda db: list(db.execute(select(schema.snapshot.c.ply)).scalars()))
    assert kept == [6, 12]

    def spoil(db: Connection) -> None:
        part = schema.entry.c
        db.execute(update(schema.entry).where(part.kind == "move", part.ply <= 12).values(action="spoilt"))

    database.write_now(spoil)
    database.close()
    with serving(settings_for(address), tmp_path / "log") as running:
        anna.http.base_url = running.url
        again = anna.state(table)
        assert again["view"] == late["view"]
        assert (again["undo"], again["restart"]) == (late["undo"], late["restart"]) == ([14], 14)
        anna.move(table, "pass")
        assert anna.ok("GET", f"/api/tables/{table}/positions/13?seat=0")["ply"] == 13


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_table_of_older_rules_is_shown_but_not_played(new_database: NewDatabase, tmp_path: Path, kind: str) -> None:
    address = new_database(kind)
    with serving(settings_for(address), tmp_path / "log") as running:
        anna = Visitor.guest(running.url, "Anna")
        going = anna.create("me", "bot")["id"]
        anna.move(going)
        played = [entry["action"]["name"] for entry in anna.state(going, since=0)["entries"] if entry["action"]]
        ended = anna.create("me")["id"]
        finish(ended, anna)
        final = Visitor(running.url).state(ended)
    with serving(settings_for(address, library="tests.server.pebbles:NewerShelf"), tmp_path / "log") as running:
        anna.http.base_url = running.url
        shown = anna.state(ended, since=0)
        assert shown["view"] == final["view"]
        assert shown["table"]["result"] == final["table"]["result"]
        header, actions = read_header(anna.ok("GET", f"/api/tables/{ended}/record"))
        assert (header.rules, len(actions)) == ("1", final["ply"])
        anna.refused("old_rules", "GET", f"/api/tables/{ended}/positions/1")
        state = anna.state(going)
        assert (state["view"], state["awaiting"], state["table"]["old_rules"]) == (None, None, True)
        anna.refused("old_rules", "POST", f"/api/tables/{going}/move", {"version": state["version"], "action": 0})
        anna.refused("old_rules", "POST", f"/api/tables/{going}/hint", {"version": state["version"]})
        anna.refused("not_over", "GET", f"/api/tables/{going}/record")  # it holds the seed
        assert anna.ok("POST", f"/api/tables/{going}/leave", {})["table"]["status"] == "abandoned"
        header, actions = read_header(anna.ok("GET", f"/api/tables/{going}/record"))
        assert (header.rules, actions) == ("1", played)
        fresh = anna.create("me", "bot")
        assert not fresh["old_rules"]
    assert PebblesGame("2").info.rules_version == "2"


def test_moves_go_on_after_the_database_dropped_every_connection(new_database: NewDatabase, tmp_path: Path) -> None:
    address = new_database("postgresql")
    with serving(settings_for(address), tmp_path / "log") as running:
        anna = Visitor.guest(running.url, "Anna")
        table = anna.create("me", {"kind": "same_screen", "name": "Bela"}, confirm=False)["id"]
        anna.play_turn(table)
        with psycopg.connect(address, autocommit=True) as connection:
            dropped = connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            ).fetchall()
        assert len(dropped) >= 2
        state = anna.play_turn(table)
        assert (state["ply"], state["version"]) == (4, 5)
        assert [entry["kind"] for entry in anna.state(table, since=0)["entries"]] == ["start", *["move"] * 4]
        assert "a connection to the database was lost" in running.logged()


def test_a_move_is_one_statement_or_a_conflict(new_database: NewDatabase) -> None:
    """The short way writes what the general way writes, and nothing at all when somebody was quicker."""
    database = Database(new_database("postgresql"))
    database.migrate()
    anna = database.write_now(lambda db: people.create_guest(db, "Anna", "test")).person
    game = PebblesGame()
    seats = (Seat(0, PERSON, "Anna", anna.id),)
    tables = [new_table(game, dict(game.check(1, {})), seats, anna, Wishes(confirm=False)) for _ in range(4)]
    for new in tables:
        database.write_now(partial(store.create, table=new.table, entries=new.entries))
    changes = [
        playing.move(new.table, anna.id, [0], new.table.line.state.legal()[0]) for new in tables if new.table.line
    ]
    *changes, fresh, other = changes
    database.write_now(partial(store.append, change=changes[0], snapshot=True))

    async def quickly() -> None:
        writer = PostgresWriter(database.address)
        await writer.append(changes[1], True, "channel", "payload")
        with pytest.raises(Conflict):
            await writer.append(changes[1], True, "channel", "payload")
        late = [writer.append(change, True, "channel", "payload") for change in (*changes, fresh, fresh)]
        answers = [type(answer) for answer in await asyncio.gather(*late, return_exceptions=True)]
        assert answers == [Conflict, Conflict, type(None), Conflict]  # one group; who is late harms nobody
        broken = replace(
            changes[0], entries=(replace(changes[0].entries[0], person="nobody"),), before=changes[0].after
        )
        both = [writer.append(change, False, "channel", "payload") for change in (broken, other)]
        answers = [type(answer) for answer in await asyncio.gather(*both, return_exceptions=True)]
        assert answers == [Conflict, type(None)]  # nor does one that the database refuses
        await writer.close()

    asyncio.run(quickly())

    def read(db: Connection) -> list[tuple[object, ...]]:
        rows: list[tuple[object, ...]] = []
        for new, change in zip(tables[:2], changes, strict=True):
            loaded = store.load(db, new.table.facts.id, lambda facts: game)
            assert loaded is not None
            entries = store.read_entries(db, new.table.facts.id, 0)
            assert (len(entries), entries[-1]) == (2, change.entries[0])
            assert loaded.snapshot_ply == 1
            rows.append((loaded.table.version, loaded.table.status, loaded.table.ply, loaded.table.awaiting))
        return rows

    first, second = database.write_now(read)
    assert first == second == (2, "running", 1, Awaiting("decision", 0))
    database.close()


def test_who_writes_together_succeeds_or_fails_alone(new_database: NewDatabase) -> None:
    """Many writes share a commit; one that fails leaves no trace and does not harm the others."""
    database = Database(new_database("sqlite"))
    database.migrate()

    def write(number: int) -> Callable[[Connection], int]:
        def work(db: Connection) -> int:
            db.execute(insert(schema.setting).values(key=f"key {number}", value="x"))
            if number % 3 == 0:
                raise LookupError(number)
            return number

        return work

    async def all_at_once() -> list[object]:
        return await asyncio.gather(*(database.write(write(n)) for n in range(50)), return_exceptions=True)

    answers = asyncio.run(all_at_once())
    for number, answer in enumerate(answers):
        assert isinstance(answer, LookupError) if number % 3 == 0 else answer == number
    kept = database.write_now(lambda db: set(db.execute(select(schema.setting.c.key)).scalars()))
    assert kept == {f"key {number}" for number in range(50) if number % 3}
    database.close()


def test_a_running_server_does_not_wait_long_for_somebody_elses_lock(new_database: NewDatabase) -> None:
    database = Database(new_database("sqlite"))

    def patience(db: Connection) -> int:
        return int(db.exec_driver_sql("PRAGMA busy_timeout").scalar_one())

    async def waits() -> list[int]:
        return [await ask(patience) for ask in (database.read, database.write, database.write_alone)]

    try:
        assert database.write_now(patience) == 30_000
        database.migrate()
        assert asyncio.run(waits()) == [5000] * 3
    finally:
        database.close()
