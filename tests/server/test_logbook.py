"""Looking back at a long log is cheap the second time, holds little memory, and tells nothing of a secret turn."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import httpx
import pytest
from sqlalchemy import Connection

from tatami.server.door.services import build_services
from tatami.server.live import logbook
from tatami.server.live.logbook import Logbook
from tatami.server.live.rooms import Room
from tatami.server.pure.entries import MOVE, LogEntry
from tatami.server.stored import store
from tatami.server.stored.database import Database
from tests.server.conftest import NewDatabase
from tests.server.serving import settings_for
from tests.server.test_whole_turns import Counted, middle_of_a_turn


@pytest.fixture
def database(new_database: NewDatabase) -> Iterator[Database]:
    opened = Database(new_database("sqlite"))
    opened.migrate()
    yield opened
    opened.close()


def test_what_was_read_lately_is_not_read_again(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    reads: list[tuple[str, int]] = []

    def read_entries(db: Connection, table: str, since: int, until: int) -> list[LogEntry]:
        reads.append((table, until))
        return [LogEntry(version, 0, MOVE, 0, None, version) for version in range(since + 1, until + 1)]

    monkeypatch.setattr(store, "read_entries", read_entries)
    monkeypatch.setattr(logbook, "MOST", 100)
    book = Logbook(database)

    async def look() -> None:
        for table, until in (("a", 40), ("a", 40), ("b", 40), ("a", 40), ("c", 40), ("a", 40), ("b", 40), ("d", 300)):
            assert len(await book.read(table, 0, until)) == until
            assert sum(map(len, book._parts.values())) == book._size <= 100

    asyncio.run(look())
    assert reads == [("a", 40), ("b", 40), ("c", 40), ("b", 40), ("d", 300)]  # b was the one looked at longest ago


def test_how_long_a_look_back_takes_does_not_depend_on_a_secret_turn(
    new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What somebody else decides meanwhile must not make a stranger's next look slower than the one before."""
    services = build_services(settings_for(new_database("sqlite"), library="tatami.server.live.library:Installed"))
    monkeypatch.setattr(Room, "entries_since", lambda *_: None)  # as if the log were longer than memory

    async def scenario() -> None:
        server = Counted(services, monkeypatch)
        anna, bela, stranger = [await server.guest(name) for name in ("Anna", "Bela", "Cyril")]
        table = await middle_of_a_turn(anna, bela, services)

        async def reads(client: httpx.AsyncClient, path: str) -> int:
            server.reads = 0
            (await client.get(f"/api/tables/{table}{path}")).raise_for_status()
            return server.reads

        looks = ("?since=0", "/positions/0")
        for look in looks:
            await reads(stranger, look)
        again = [await reads(stranger, look) for look in looks]
        await take_back(anna, bela, table)
        assert [await reads(stranger, look) for look in looks] == again
        for client in (anna, bela, stranger):
            await client.aclose()
        await services.stop()

    asyncio.run(scenario())


async def take_back(anna: httpx.AsyncClient, bela: httpx.AsyncClient, table: str) -> None:
    """Whoever plays takes a decision back, which nobody else hears of."""
    for player in (anna, bela):
        state = (await player.get(f"/api/tables/{table}")).json()
        if state["undo"]:
            done = await player.post(f"/api/tables/{table}/undo", json={"version": state["version"]})
            done.raise_for_status()
            return
    raise AssertionError("nothing can be taken back")
