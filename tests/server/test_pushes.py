"""What sockets may cost: queues, pages of the log, one lobby for everybody."""

from __future__ import annotations

import asyncio
import gc
import json
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, cast

import psycopg
import pytest
from sqlalchemy import Connection, insert
from starlette.websockets import WebSocket

from tatami.server.config import LOG_PAGE
from tatami.server.door.api.seats import make_seats
from tatami.server.door.requests import Me, Open
from tatami.server.door.services import Services, build_services
from tatami.server.door.socket import deliver
from tatami.server.live import lobby as lobby_module
from tatami.server.live.client import QUEUE_BYTES, SLOW, Client
from tatami.server.live.hub import AT_ONCE
from tatami.server.pure import rendering
from tatami.server.pure.setup import Wishes, new_table
from tatami.server.pure.table import Person
from tatami.server.stored import pages, schema, store, trouble
from tatami.server.stored.people import Login
from tests.server.clients import Visitor
from tests.server.serving import serving, settings_for
from tests.waiting import PATIENCE


class Deaf:
    """The other side of a socket that does not read until it is told to."""

    def __init__(self) -> None:
        self.reads = asyncio.Event()
        self.heard: list[str] = []

    async def send_text(self, text: str) -> None:
        await self.reads.wait()
        self.heard.append(text)


def test_the_bytes_that_wait_for_a_slow_reader_are_counted() -> None:
    async def scenario() -> None:
        socket, client = Deaf(), Client(None)
        writer = asyncio.create_task(deliver(cast(WebSocket, socket), client))
        text, sent = "x" * 60_000, 0
        while client.closing is None and sent < 100:
            client.send_text(text)
            sent += 1
            await asyncio.sleep(0)
        assert client.closing == SLOW
        assert sent * len(text) < QUEUE_BYTES + 3 * len(text)
        assert client.queue.qsize() == 1  # nothing but the end
        writer.cancel()

    asyncio.run(scenario())


def test_a_single_message_may_be_long() -> None:
    async def scenario() -> None:
        socket, client = Deaf(), Client(None)
        client.send_text("x" * (2 * QUEUE_BYTES))
        assert client.closing is None
        assert not client.caught_up.is_set()  # and nothing more is asked of us until it has been read
        socket.reads.set()
        writer = asyncio.create_task(deliver(cast(WebSocket, socket), client))
        await asyncio.wait_for(client.caught_up.wait(), PATIENCE)
        assert (len(socket.heard), client.waiting) == (1, 0)
        writer.cancel()

    asyncio.run(scenario())


@pytest.fixture
def services(tmp_path: Path) -> Services:
    """The parts of a server, without its doors."""

    async def build() -> Services:
        return build_services(settings_for(f"sqlite:///{tmp_path / 'tatami.sqlite3'}"))

    return asyncio.run(build())


ANNA = Person("anna", "Anna", "guest", None)


def put_tables(services: Services, number: int) -> list[str]:
    """Public tables of Anna, each with an open seat."""
    person = {"id": ANNA.id, "name": ANNA.name, "name_key": "anna", "kind": "guest", "created": 0, "seen": 0}
    services.database.write_now(lambda db: db.execute(insert(schema.person).values(person)))
    game = services.library.game("pebbles")
    seats = make_seats(services.library, game, [Me(), Open()], ANNA)
    made = [new_table(game, {}, seats, ANNA, Wishes("public", "live", True, False, True)) for _ in range(number)]
    for new in made:
        services.database.write_now(partial(store.create, table=new.table, entries=new.entries))
    return [new.table.facts.id for new in made]


def test_the_log_is_sent_in_pages(services: Services) -> None:
    table = put_tables(services, 1)[0]

    def fill(db: Connection) -> None:
        row = {"table": table, "at": 0, "kind": "move", "ply": 0, "public": True, "events": "[]", "data": "{}"}
        db.execute(insert(schema.entry), [{**row, "version": 10 + 2 * n} for n in range(LOG_PAGE + 500)])

    services.database.write_now(fill)

    async def scenario() -> None:
        room = await services.rooms.get(table)
        last = 10 + 2 * (LOG_PAGE + 499)
        now = replace(room.table, version=last)
        start = await pages.newest_page(services.database, now, 0)
        entries = await services.database.read(lambda db: store.read_entries(db, table, start, last))
        assert (len(entries), entries[-1].version) == (LOG_PAGE, last)
        assert await pages.newest_page(services.database, now, last - 20) == last - 20
        assert await pages.newest_page(services.database, now, last - LOG_PAGE - 20) == last - LOG_PAGE - 20

    asyncio.run(scenario())


def test_every_door_sends_a_page_of_a_long_log(services: Services, tmp_path: Path) -> None:
    table, last = put_tables(services, 1)[0], LOG_PAGE + 500

    def fill(db: Connection) -> None:
        row = {
            "table": table,
            "at": 0,
            "kind": "sit",
            "seat": 1,
            "ply": 0,
            "public": True,
            "events": "[]",
            "data": "{}",
        }
        db.execute(insert(schema.entry), [{**row, "version": 1 + n} for n in range(last)])
        db.execute(schema.tables.update().values(version=last, shown_version=last))

    services.database.write_now(fill)
    services.pool.close()
    services.database.close()
    with serving(services.settings, tmp_path / "log") as running:
        stranger = Visitor(running.url)
        with stranger.socket() as talk:
            told = [stranger.state(table, since=0), talk.ask("watch", table=table, since=0)["state"]]
    for state in told:
        assert (state["since"], len(state["entries"])) == (last - LOG_PAGE, LOG_PAGE)
        assert state["entries"][-1]["version"] == last


def test_the_lobby_is_rendered_once_for_everybody(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    put_tables(services, 5)
    calls: list[str | None] = []
    real = rendering.table_data

    def counted(table: Any, game: Any, me: str | None, *rest: Any) -> Any:
        calls.append(me)
        return real(table, game, me, *rest)

    monkeypatch.setattr(lobby_module, "table_data", counted)

    async def scenario() -> None:
        hub = services.hub
        strangers = [Client(None) for _ in range(100)]
        login = cast(Login, type("Anna", (), {"person": ANNA, "session": "s", "token": None})())
        anna = Client(login)
        for client in (*strangers, anna):
            hub.enter(client)
            client.lobby = True
            await services.lobby.send(client, 1)
        assert calls.count(None) == 5
        assert calls.count("anna") == 5  # her own tables
        texts = {client.queue.get_nowait() for client in strangers}
        assert len(texts) == 1
        hub.lobby_dirty.set()
        services.lobby.start()
        for client in strangers:
            client.waiting = 0
        while strangers[0].queue.empty():
            await asyncio.sleep(0)
        await services.lobby.stop()
        assert calls.count(None) == 10
        for _ in range(3):
            await services.lobby.text(None)  # nothing has changed
        assert calls.count(None) == 10

    asyncio.run(scenario())
    services.pool.close()
    services.database.close()


def crowd_of(services: Services, table: str, number: int) -> list[Client]:
    """So many strangers who look at a table."""
    room = services.rooms.known(table)
    assert room is not None
    strangers = [Client(None) for _ in range(number)]
    for client in strangers:
        services.hub.enter(client)
        services.hub.watch(client, room, None)
    return strangers


def told(clients: list[Client]) -> list[int]:
    """How many messages wait for each."""
    return [client.queue.qsize() for client in clients]


@pytest.fixture
def no_presence(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody hears who is there while messages are counted."""
    monkeypatch.setattr("tatami.server.live.hub.PRESENCE_PAUSE", 10**6)


@pytest.mark.usefixtures("no_presence")
def test_a_crowd_hears_of_a_change_in_handfuls_and_those_who_play_first(services: Services) -> None:
    """Or whoever moves, at this table or another, would wait until hundreds of long messages are on their way."""
    table = put_tables(services, 1)[0]

    async def scenario() -> None:
        hub, room = services.hub, await services.rooms.get(table)
        strangers = crowd_of(services, table, 3 * AT_ONCE)
        login = cast(Login, type("Anna", (), {"person": ANNA, "session": "s", "token": None})())
        anna = Client(login)
        hub.enter(anna)
        hub.watch(anna, room, None)  # she came last
        services.rooms.tell_again(room)
        assert anna.queue.qsize() == 1
        assert sum(told(strangers)) == AT_ONCE - 1
        hub.unwatch(strangers[-1], table)  # who has gone is told no more
        room.table = replace(room.table, ply=7)
        services.rooms.tell_again(room)  # a second change before they have heard of the first
        assert anna.queue.qsize() == 2
        while sum(told(strangers)) < 4 * AT_ONCE - 3:
            await asyncio.sleep(0)
        assert sorted(told(strangers)) == [0] + [1] * (2 * AT_ONCE) + [2] * (AT_ONCE - 1)
        newest = [json.loads(client.queue.get_nowait() or "") for client in strangers if client.queue.qsize() == 1]
        assert {message["state"]["ply"] for message in newest} == {7}  # both changes at once

    asyncio.run(scenario())
    services.pool.close()
    services.database.close()


def waiting_for(client: Client) -> list[dict[str, Any]]:
    """What has still to be sent to a socket; it is taken away."""
    return [json.loads(client.queue.get_nowait() or "") for _ in range(client.queue.qsize())]


@pytest.mark.usefixtures("no_presence")
def test_a_crowd_hears_words_in_handfuls_and_in_order(services: Services) -> None:
    """Hundreds who come and go at twenty tables would else be thousands of messages in one moment."""
    table = put_tables(services, 1)[0]

    async def scenario() -> None:
        hub, room = services.hub, await services.rooms.get(table)
        strangers = crowd_of(services, table, 3 * AT_ONCE)
        anna = Client(cast(Login, type("Anna", (), {"person": ANNA, "session": "s", "token": None})()))
        hub.enter(anna)
        hub.watch(anna, room, None)
        hub._send_presence(table)
        hub.chat_said(table, "one")
        hub.unwatch(strangers.pop(), table)  # who has gone is told no more
        hub._send_presence(table)
        hub.chat_said(table, "two")
        assert [message["type"] for message in waiting_for(anna)] == ["presence", "chat", "presence", "chat"]
        assert sum(told(strangers)) == 0
        most = 0
        while sum(told(strangers)) < 3 * len(strangers):
            before = sum(told(strangers))
            await asyncio.sleep(0)
            most = max(most, sum(told(strangers)) - before)
        assert most == AT_ONCE
        for heard in map(waiting_for, strangers):
            assert [message["message"] for message in heard if message["type"] == "chat"] == ["one", "two"]
            assert [message["watchers"] for message in heard if message["type"] == "presence"] == [len(strangers)]

    asyncio.run(scenario())
    services.pool.close()
    services.database.close()


@pytest.mark.usefixtures("no_presence")
def test_other_processes_hear_of_a_crowd_as_much_as_a_notice_can_carry(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = put_tables(services, 1)[0]
    notices: list[str] = []

    async def tell(kind: str, subject: str, value: Any) -> None:
        notices.append(services.relay.payload(kind, subject, value))

    async def scenario() -> None:
        room = await services.rooms.get(table)
        for number in range(1000):
            face = replace(ANNA, id=f"a{number:015}")
            services.hub.watch(Client(cast(Login, type("Face", (), {"person": face}))), room, None)
        services.hub.watch(Client(cast(Login, type("Face", (), {"person": ANNA}))), room, None)
        services.hub._tell_presence(table)
        while not notices:
            await asyncio.sleep(0)

    monkeypatch.setattr(services.relay, "active", True)
    monkeypatch.setattr(services.relay, "tell", tell)
    asyncio.run(scenario())
    (notice,) = notices
    assert len(notice) < 8000
    assert ANNA.id in notice
    services.pool.close()
    services.database.close()


def test_what_other_processes_could_not_be_told_is_said_in_a_line(
    services: Services, caplog: pytest.LogCaptureFixture
) -> None:
    """While the database is away people come and go as before, and the log is not full of tracebacks."""

    async def tell() -> None:
        raise psycopg.errors.AdminShutdown

    async def scenario() -> None:
        for _ in range(3):
            services.hub.later(tell())
        await asyncio.sleep(0.01)
        gc.collect()  # when a task is forgotten whose failure nobody has looked at, asyncio says so

    trouble._told.clear()
    asyncio.run(scenario())
    (line,) = [line for line in caplog.records if line.levelname == "ERROR"]
    assert (line.name, line.cause, line.exc_info) == ("tatami.server", "away", None)  # type: ignore[attr-defined]
    services.pool.close()
    services.database.close()


@pytest.mark.usefixtures("no_presence")
def test_an_owner_who_looks_on_is_told_more_than_a_stranger(services: Services) -> None:
    """Only the owner hears which table this one comes from, also where both look with nobody's eyes."""
    table = put_tables(services, 1)[0]

    async def scenario() -> None:
        hub, room = services.hub, await services.rooms.get(table)
        facts = replace(room.table.facts, origin="fork", origin_table="the key", origin_ply=3)
        seats = tuple(replace(seat, kind="open", person=None) for seat in room.table.seats)
        room.table = replace(room.table, facts=facts, seats=seats)
        login = cast(Login, type("Anna", (), {"person": ANNA, "session": "s", "token": None})())
        anna, (stranger,) = Client(login), crowd_of(services, table, 1)
        hub.enter(anna)
        hub.watch(anna, room, None)
        services.rooms.tell_again(room)
        origins = [
            json.loads(client.queue.get_nowait() or "")["state"]["table"]["origin"] for client in (anna, stranger)
        ]
        assert origins == [{"kind": "fork", "table": known, "ply": 3} for known in ("the key", None)]

    asyncio.run(scenario())
    services.pool.close()
    services.database.close()
