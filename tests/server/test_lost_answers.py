"""A connection to PostgreSQL ends between a commit and its answer: nobody is told wrong, nothing happens twice."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import insert, select
from sqlalchemy.exc import OperationalError

from tatami.server.door.services import Services, build_services
from tatami.server.live import rooms
from tatami.server.live.rooms import check_version
from tatami.server.pure import playing, seating
from tatami.server.pure.answers import BotData
from tatami.server.pure.refusals import ErrorCode, Refusal
from tatami.server.pure.setup import Wishes, new_table
from tatami.server.pure.table import PERSON, Change, Seat, Table
from tatami.server.stored import people, postgres_writer, schema, store
from tatami.server.stored.database import OutcomeUnknown
from tests.server.conftest import NewDatabase
from tests.server.pebbles import PebblesGame
from tests.server.players import Persistent, at_play
from tests.server.serving import serving, settings_for
from tests.waiting import wait_until


def end_connections(address: str) -> None:
    """As when PostgreSQL is restarted, or the network fails."""
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


class House:
    """A server's insides on PostgreSQL, with tables where Anna plays alone."""

    def __init__(self, address: str, tables: int = 1) -> None:
        self.address = address
        self.services: Services = build_services(settings_for(address))
        database = self.services.database
        self.anna = database.write_now(lambda db: people.create_guest(db, "Anna", "test")).person
        game, self.tables = PebblesGame(), []
        for _ in range(tables):
            seats = (Seat(0, PERSON, "Anna", self.anna.id),)
            new = new_table(game, dict(game.check(1, {})), seats, self.anna, Wishes(confirm=False))
            database.write_now(lambda db, new=new: store.create(db, new.table, new.entries))  # type: ignore[misc]
            self.tables.append(new.table.facts.id)

    async def move(self, table: str, version: int) -> int:
        """Play at the version one knows, like a request does; the version afterwards."""

        def build(now: Table) -> Change:
            check_version(now, version)
            assert now.line is not None
            return playing.move(now, self.anna.id, [0], now.line.state.legal()[0])

        room = await self.services.rooms.perform(table, build, version=version, person=self.anna.id)
        return room.table.version

    async def log(self, table: str) -> list[str]:
        """What is stored."""
        entries = await self.services.database.read(lambda db: store.read_entries(db, table, 0))
        return [entry.kind for entry in entries]

    def end_connections(self) -> None:
        """All of them."""
        end_connections(self.address)

    def run(self, work: Callable[[House], Awaitable[None]]) -> None:
        async def all_of_it() -> None:
            await work(self)
            if self.services.rooms.postgres is not None:
                await self.services.rooms.postgres.close()
            await asyncio.to_thread(self.services.database.close)

        asyncio.run(all_of_it())


def lose_answers(monkeypatch: pytest.MonkeyPatch, house: House, times: int) -> list[int]:
    """The next groups are written, but their connection ends before anybody hears of it."""
    real, lost = postgres_writer._execute, [0]

    async def execute(connection: Any, group: Any) -> list[bool]:
        moved = await real(connection, group)
        if lost[0] < times:
            lost[0] += 1
            await asyncio.to_thread(house.end_connections)
            await connection.execute("SELECT 1")  # finds out, as the answer would have
        return moved

    monkeypatch.setattr(postgres_writer, "_execute", execute)
    return lost


@pytest.mark.parametrize("times", [1, 2])
def test_a_move_whose_answer_was_lost_is_acknowledged_and_stored_once(
    new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch, times: int
) -> None:
    house = House(new_database("postgresql"))

    async def play(house: House) -> None:
        (table,) = house.tables
        assert await house.move(table, 1) == 2
        lost = lose_answers(monkeypatch, house, times)
        assert await house.move(table, 2) == 3
        assert lost == [times]
        assert await house.log(table) == ["start", "move", "move"]
        assert await house.move(table, 3) == 4
        assert await house.log(table) == ["start", "move", "move", "move"]

    house.run(play)


def test_a_group_whose_answer_was_lost_is_acknowledged_and_stored_once(
    new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House(new_database("postgresql"), tables=5)
    lost = lose_answers(monkeypatch, house, 1)

    async def play(house: House) -> None:
        for table in house.tables:
            await house.services.rooms.get(table)
        assert await asyncio.gather(*(house.move(table, 1) for table in house.tables)) == [2] * 5
        assert lost == [1]
        for table in house.tables:
            assert await house.log(table) == ["start", "move"]

    house.run(play)


def test_who_is_really_late_hears_so_even_if_the_connection_was_lost(
    new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process wrote the version first; that our connection was lost does not make it ours."""
    house = House(new_database("postgresql"))
    lose_answers(monkeypatch, house, 1)

    async def play(house: House) -> None:
        (table,) = house.tables
        room = await house.services.rooms.get(table)
        line = room.table.line
        assert line is not None
        other = playing.move(room.table, house.anna.id, [0], line.state.legal()[-1])
        await house.services.database.write(lambda db: store.append(db, other, False))
        with pytest.raises(Refusal) as refused:
            await house.move(table, 1)
        assert refused.value.code is ErrorCode.STALE_VERSION
        assert await house.log(table) == ["start", "move"]
        assert room.table.version == 2

    house.run(play)


@pytest.mark.parametrize("committed", [True, False])
def test_a_commit_whose_answer_was_lost_is_looked_up(
    new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch, committed: bool
) -> None:
    """The general way (somebody changes seats): it is stored once, whether the lost commit had taken place or not."""
    house = House(new_database("postgresql"))

    async def play(house: House) -> None:
        (table,) = house.tables
        bot = BotData("random", "", "", "practice")
        await house.services.rooms.get(table)
        hits = lose_commit(monkeypatch, house.end_connections, committed)
        room = await house.services.rooms.perform(table, lambda now: seating.leave(now, house.anna.id, bot))
        assert hits == ["lost"]
        assert room.table.version == 2
        assert await house.log(table) == ["start", "resign"]

    house.run(play)


def lose_commit(monkeypatch: pytest.MonkeyPatch, end_connections: Callable[[], None], committed: bool) -> list[str]:
    """The next commit loses its connection, after or before PostgreSQL has done it."""
    real, hits = psycopg.Connection.commit, list[str]()

    def commit(connection: psycopg.Connection[Any]) -> None:
        if hits:
            real(connection)
            return
        hits.append("lost")
        if committed:
            real(connection)
        end_connections()
        connection.execute("SELECT 1")  # finds out, as the answer would have
        real(connection)

    monkeypatch.setattr(psycopg.Connection, "commit", commit)
    return hits


def test_a_database_that_stays_away_is_not_passed_over_in_silence(
    new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where nobody can find out, the answer says so; trying again at the same version does nothing twice."""
    house = House(new_database("postgresql"))
    monkeypatch.setattr(rooms, "PATIENCE", 0.1)

    async def away(*_: object) -> None:
        raise OperationalError("a read", None, RuntimeError("away"))

    async def play(house: House) -> None:
        (table,) = house.tables
        lose_answers(monkeypatch, house, 1)
        await house.services.rooms.get(table)
        with monkeypatch.context() as for_a_while:
            for_a_while.setattr(house.services.database, "write", away)
            with pytest.raises(Refusal) as refused:
                await house.move(table, 1)
        assert (refused.value.code, refused.value.message) == (ErrorCode.UNAVAILABLE, rooms.UNKNOWN)
        with pytest.raises(Refusal) as late:
            await house.move(table, 1)
        assert late.value.code is ErrorCode.STALE_VERSION
        assert await house.log(table) == ["start", "move"]
        assert await house.move(table, 2) == 3

    house.run(play)


def test_other_writes_say_that_nobody_knows(new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever writes something else is told the truth: it may be stored."""
    house = House(new_database("postgresql"))

    async def play(house: House) -> None:
        database = house.services.database
        lose_commit(monkeypatch, house.end_connections, True)
        with pytest.raises(OutcomeUnknown):
            await database.write(lambda db: db.execute(insert(schema.setting).values(key="key", value="x")))
        kept = select(schema.setting.c.value).where(schema.setting.c.key == "key")
        assert await database.read(lambda db: db.execute(kept).scalars().all()) == ["x"]

    house.run(play)


def test_through_a_storm_of_ended_connections_everybody_is_told_the_truth(
    new_database: NewDatabase, tmp_path: Path
) -> None:
    """A real server: what was acknowledged is stored, and what was refused is not."""
    address = new_database("postgresql")
    with serving(settings_for(address), tmp_path / "log") as running:
        # slowly: a turn may be taken back a hundred times
        players = [Persistent(running.url, number, pause=0.15) for number in range(4)]
        with at_play(players):
            for _ in range(20):
                heard = sum(len(player.acknowledged) for player in players)
                end_connections(address)
                wait_until(lambda n=heard: sum(len(p.acknowledged) for p in players) > n + 4, "the players to move")  # type: ignore[misc]
