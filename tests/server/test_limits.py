"""Limits of persons and addresses: more names, sessions, tokens or sockets are not more allowance."""

from __future__ import annotations

import sqlite3
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from sqlalchemy import Connection, update
from starlette.websockets import WebSocket
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tatami.core.record import Header, Record
from tatami.server.config import MAX_SOCKETS_PER_PERSON, MAX_UPLOADS_A_DAY, MAX_WAITING_SEATS
from tatami.server.door import limits
from tatami.server.door.limits import (
    ADDRESS_TIMES,
    LEAST,
    LEAST_TIMES,
    LONGEST_REST,
    NEEDY,
    RATES,
    Allowances,
    Limiter,
    Rate,
    neighbourhood,
)
from tatami.server.door.socket import client_of
from tatami.server.live import uploads
from tatami.server.live.hub import Hub
from tatami.server.pure.refusals import ErrorCode, Refusal
from tatami.server.pure.table import WAITING, Person
from tatami.server.stored import listing, schema
from tatami.server.stored.database import Database
from tests.server.clients import Visitor, finish
from tests.server.conftest import NewDatabase
from tests.server.pebbles import PebblesGame, Shelf
from tests.server.serving import Running, serving, settings_for

ELSEWHERE = "127.0.0.2"


@pytest.fixture
def limited(new_database: NewDatabase, tmp_path: Path) -> Iterator[Running]:
    """A server with all its limits."""
    with serving(settings_for(new_database("sqlite"), rate_limits=True), tmp_path / "log") as running:
        yield running


def accepted(visitors: list[Visitor], times: int, path: str, body: object) -> int:
    """How many requests are answered well when all these ask in turn."""
    return sum(visitor.ask("POST", path, body).is_success for _ in range(times) for visitor in visitors)


# ---- buckets -------------------------------------------------------------------------------------------------------


def test_an_address_has_more_than_a_person_but_not_for_each_of_its_people() -> None:
    limiter, burst = Limiter(), int(RATES["hint"].burst)

    def spent(person: str | None, address: str) -> int:
        return sum(limiter.try_spend("hint", person, address) == 0 for _ in range(burst + 1))

    people = [f"person {n}" for n in range(ADDRESS_TIMES + 2)]
    assert [spent(person, "here") for person in people] == [burst] * ADDRESS_TIMES + [0, 0]
    assert spent(people[0], "there") == 0  # one person, wherever they are
    assert spent(None, "there") == burst
    assert spent(None, "there") == 0


@pytest.mark.parametrize("kind", sorted(LEAST))
def test_greedy_neighbours_leave_everybody_something(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = 1000.0
    monkeypatch.setattr("tatami.server.door.limits.time.monotonic", lambda: clock)
    limiter = Limiter()

    def spent(person: str) -> int:
        return sum(limiter.try_spend(kind, person, "here") == 0 for _ in range(200))

    for number in range(ADDRESS_TIMES):
        spent(f"greedy {number}")
    assert spent("anna") == LEAST[kind].burst
    assert spent("anna") == 0
    assert spent("bela") == LEAST[kind].burst
    assert spent("greedy 0") == 0  # whose own allowance is used up, too
    clock += 1
    for number in range(ADDRESS_TIMES):
        spent(f"greedy {number}")
    assert spent("anna") == LEAST[kind].per_second


@pytest.mark.parametrize("kind", sorted(LEAST))
def test_the_least_of_many_names_is_no_more_than_that_of_a_few(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """An abuser makes sixty names at once; each has the same part of what eight would have, and so has a neighbour."""
    clock = 1000.0
    monkeypatch.setattr("tatami.server.door.limits.time.monotonic", lambda: clock)
    limiter, names, seconds = Limiter(), [f"name {n}" for n in range(60)], 30

    def spent(person: str, tries: int) -> int:
        return sum(limiter.try_spend(kind, person, "here") == 0 for _ in range(tries))

    for name in names:
        spent(name, 1000)
    together = neighbour = 0
    for _ in range(seconds * 10):
        clock += 0.1
        together += sum(spent(name, 5) for name in names)
        neighbour += spent("anna", 1)
    of_address = RATES[kind].per_second * ADDRESS_TIMES * seconds
    least = LEAST[kind].per_second * LEAST_TIMES * seconds
    assert together <= 1.05 * (of_address + least)
    assert neighbour >= 0.7 * least / (len(names) + 1)
    clock += 2 * NEEDY
    for name in names[:ADDRESS_TIMES]:
        spent(name, 1000)
    assert spent("bela", 10) == LEAST[kind].burst  # there is no crowd any more


def test_what_is_refused_costs_nothing() -> None:
    limiter = Limiter()
    for _ in range(50):
        limiter.try_spend("hint", "greedy", "here")
    assert limiter.try_spend("hint", "anna", "here") == 0


class Clock:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(limits, "time", clock)
    return clock


def test_an_address_rests_until_what_it_had_is_made_up_for(clock: Clock) -> None:
    each = Allowances(Rate(1.0, 0.1))
    each.count("192.0.2.1", 1.0)
    assert each.rest("192.0.2.1") == 0
    each.count("192.0.2.1", 0.2)
    assert each.rest("192.0.2.1") == pytest.approx(2)
    assert each.rest("192.0.2.2") == 0
    clock.now += 1
    assert each.rest("192.0.2.1") == pytest.approx(1)
    clock.now += 1.1
    assert each.rest("192.0.2.1") == 0
    each.count("192.0.2.1", 1000.0)
    assert each.rest("192.0.2.1") == pytest.approx(LONGEST_REST)
    clock.now += 10 + LONGEST_REST
    each.count("192.0.2.1", 1.0)  # all of that is forgotten
    assert each.rest("192.0.2.1") == 0


def test_a_network_of_64_bits_has_one_allowance(clock: Clock) -> None:
    each = Allowances(Rate(0, 0.1))
    each.count("2001:db8::1", 0.05)
    assert each.rest("2001:db8::") == pytest.approx(0.5)
    assert each.rest("2001:db8:0:1::") == 0


def test_no_more_addresses_are_remembered_than_that(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "PRUNE_AT", 3)
    each = Allowances(Rate(0, 0.1))
    for number in range(1, 9):
        each.count(f"192.0.2.{number}", 0.1)
        each.count("192.0.2.0", 0.1)
    assert len(each) == 3
    assert [each.rest(f"192.0.2.{number}") > 0 for number in (0, 1, 8)] == [True, False, True]


def test_without_limits_nobody_rests() -> None:
    each = Allowances(Rate(0, 0.1), enabled=False)
    each.count("192.0.2.1", 1000.0)
    assert each.rest("192.0.2.1") == 0


def test_an_ipv6_network_is_one_address() -> None:
    assert neighbourhood("2001:db8::1") == neighbourhood("2001:db8::ffff:1") != neighbourhood("2001:db8:0:1::1")
    assert neighbourhood("::ffff:192.0.2.1") == neighbourhood("192.0.2.1") != neighbourhood("192.0.2.2")
    assert neighbourhood("unknown") == "unknown"


# ---- requests ------------------------------------------------------------------------------------------------------


def test_many_tokens_of_a_person_are_one_person(limited: Running) -> None:
    anna = Visitor.guest(limited.url, "Anna")
    table = anna.create("me", "open")["id"]
    tokens = [anna.ok("POST", "/api/tokens", {"name": f"bot {n}"})["token"] for n in range(6)]
    bots = [Visitor(limited.url, token) for token in tokens]
    assert 10 <= accepted([anna, *bots], 8, f"/api/tables/{table}/chat", {"text": "hello"}) < 40


def test_many_names_of_an_address_share_what_it_has(limited: Running) -> None:
    guests = [Visitor.guest(limited.url, f"Guest {n}") for n in range(10)]
    body = {"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert 20 <= accepted(guests, 8, "/api/tables", body) < 60
    Visitor.guest(limited.url, "Bela", ELSEWHERE).create("me", "open")


def test_passwords_are_guessed_slowly_and_nobody_else_is_kept_out(limited: Running) -> None:
    for name in ("Anna", "Bela"):
        Visitor(limited.url).ok("POST", "/api/account", {"name": name, "password": "a long password"})
    wrong, right = ({"name": "Anna", "password": password} for password in ("not this one", "a long password"))
    began = time.monotonic()
    tries = [Visitor(limited.url).ask("POST", "/api/login", wrong).status_code for _ in range(15)]
    assert 10 <= tries.count(401) <= 11 + (time.monotonic() - began) / 10
    Visitor(limited.url).ok("POST", "/api/login", {**right, "name": "Bela"})
    Visitor(limited.url, address=ELSEWHERE).ok("POST", "/api/login", right)


def test_a_class_comes_in_and_talks_at_the_same_moment(limited: Running) -> None:
    guests = [Visitor.guest(limited.url, f"Guest {n}") for n in range(30)]
    table = guests[0].create("me", *["open"] * 3)["id"]
    for guest in guests[1:3]:
        guest.ok("POST", f"/api/tables/{table}/sit", {})
    said = accepted(guests[:3], 10, f"/api/tables/{table}/chat", {"text": "hello"})
    assert said == 30


def test_many_sockets_of_a_person_are_one_person(limited: Running) -> None:
    anna = Visitor.guest(limited.url, "Anna")
    with ExitStack() as opened:
        talks = [opened.enter_context(anna.socket()) for _ in range(6)]
        for talk in talks:
            for _ in range(100):  # none of them says too much by itself
                talk.send("ping")
        told = Counter(talk.until(lambda _: True)["type"] for talk in talks for _ in range(100))
    assert told["pong"] >= 120
    assert told["error"] > 0


def test_an_address_does_not_keep_sockets_without_end(limited: Running) -> None:
    with ExitStack() as talks:
        for number in range(10):
            guest = Visitor.guest(limited.url, f"Guest {number}")
            for _ in range(MAX_SOCKETS_PER_PERSON):
                talks.enter_context(guest.socket())
        with pytest.raises(InvalidStatus):
            Visitor.guest(limited.url, "One more").socket()
        talks.enter_context(Visitor.guest(limited.url, "Bela", ELSEWHERE).socket())


def test_one_more_socket_of_a_person_closes_the_oldest(limited: Running) -> None:
    anna = Visitor.guest(limited.url, "Anna")
    with ExitStack() as opened:
        talks = [opened.enter_context(anna.socket()) for _ in range(MAX_SOCKETS_PER_PERSON)]
        newest = opened.enter_context(anna.socket())
        assert talks[0].next("bye")["reason"] == "replaced"
        with pytest.raises(ConnectionClosed) as closed:
            talks[0].next("anything")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4409
        for talk in (*talks[1:], newest):
            assert talk.ask("ping")["type"] == "pong"


def test_nameless_sockets_are_counted_by_network() -> None:
    here, there, elsewhere = (
        client_of(WebSocket({"type": "websocket", "client": (address, 40_000)}, _nothing, _nothing), None)
        for address in ("2001:db8::1", "2001:db8::2", "2001:db8:0:1::1")
    )
    hub = Hub(Mock(listeners=[]), Mock())
    hub.enter(here)
    assert [hub.sockets_like(client) for client in (there, elsewhere)] == [1, 0]


async def _nothing(*_: object) -> Any:
    """Nobody is at the other end."""


# ---- talk ----------------------------------------------------------------------------------------------------------


def test_who_does_not_play_does_not_talk(anna: Visitor, bela: Visitor) -> None:
    table = anna.create("open", "open", visibility="public")["id"]
    chat = f"/api/tables/{table}/chat"
    anna.ok("POST", chat, {"text": "who comes?"})  # the owner, who holds no seat
    bela.refused("not_seated", "POST", chat, {"text": "buy my things"})
    with bela.socket() as talk:
        assert talk.ask("chat", table=table, text="buy my things")["error"]["code"] == "not_seated"
    bela.ok("POST", f"/api/tables/{table}/sit", {})
    bela.ok("POST", chat, {"text": "I do"})
    assert [said["text"] for said in bela.ok("GET", chat)["messages"]] == ["who comes?", "I do"]


def test_old_talk_is_forgotten(new_database: NewDatabase, tmp_path: Path) -> None:
    database = new_database("sqlite")
    with serving(settings_for(database), tmp_path / "log") as running:
        anna = Visitor.guest(running.url, "Anna")
        table = anna.create("me", "open")["id"]
        for number in range(205):
            anna.ok("POST", f"/api/tables/{table}/chat", {"text": str(number)})
        kept = anna.ok("GET", f"/api/tables/{table}/chat")["messages"]
        assert [said["text"] for said in kept] == [str(number) for number in range(5, 205)]
        with sqlite3.connect(database.removeprefix("sqlite:///")) as db:
            assert db.execute("SELECT count(*) FROM chat").fetchone() == (200,)


# ---- seats ---------------------------------------------------------------------------------------------------------


def test_nobody_sits_at_many_tables_that_wait(anna: Visitor, bela: Visitor) -> None:
    tables = [anna.create("me", "open", "open", visibility="public")["id"] for _ in range(MAX_WAITING_SEATS + 2)]
    sat = [bela.ask("POST", f"/api/tables/{table}/sit", {}) for table in tables]
    assert [answer.status_code for answer in sat] == [200] * MAX_WAITING_SEATS + [409] * 2
    assert sat[-1].json()["error"]["code"] == "too_many"
    bela.create("me", "open")  # at one's own there is always a seat
    bela.ok("POST", f"/api/tables/{tables[0]}/leave", {})
    bela.ok("POST", f"/api/tables/{tables[-1]}/sit", {})


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_nobody_fills_the_lobby(new_database: NewDatabase, tmp_path: Path, kind: str) -> None:
    """Addresses take turns there, and the people of an address; what is shown comes the newest first."""
    address = new_database(kind)
    with serving(settings_for(address), tmp_path / "log") as running:
        first = Visitor.guest(running.url, "First").create("me", "open", visibility="public")["id"]
        greedy = [Visitor.guest(running.url, f"Greedy {n}", ELSEWHERE) for n in range(2)]
        many = [greedy[n // 6].create("me", "open", visibility="public")["id"] for n in range(12)]
        last = Visitor.guest(running.url, "Last", "127.0.0.3").create("me", "open", visibility="public")["id"]
    tables, part = [first, *many, last], schema.tables

    def lobby(db: Connection) -> list[str]:
        for at, table in enumerate(tables):  # several may have been set up in one millisecond
            db.execute(update(part).where(part.c.id == table).values(shown_at=at))
        return [table.facts.id for table in listing.lobby(db, WAITING, limit=5).tables]

    database = Database(address)
    assert database.write_now(lobby) == [last, many[11], many[10], many[5], first]
    database.close()


def test_the_owner_asks_somebody_to_leave_before_the_game(anna: Visitor, bela: Visitor) -> None:
    table = anna.create("me", "open", "open")["id"]
    seat = f"/api/tables/{table}/seats/1"
    bela.ok("POST", f"/api/tables/{table}/sit", {})
    bela.refused("forbidden", "POST", f"/api/tables/{table}/seats/0", {"kind": "open"})
    anna.refused("seat_taken", "POST", f"/api/tables/{table}/seats/0", {"kind": "open"})
    with bela.socket() as talk:  # being there does not help
        talk.ask("watch", table=table)
        state = anna.ok("POST", seat, {"kind": "open"})
        assert state["table"]["seats"][1]["kind"] == "open"
        assert talk.next("state")["state"]["mine"] == []
    bela.refused("forbidden", "POST", f"/api/tables/{table}/sit", {})
    bela.refused("not_seated", "POST", f"/api/tables/{table}/chat", {"text": "why?"})
    cyril, dana = Visitor.guest(anna.url, "Cyril"), Visitor.guest(anna.url, "Dana")
    cyril.ok("POST", f"/api/tables/{table}/sit", {})
    dana.ok("POST", f"/api/tables/{table}/sit", {})
    bela.refused("seat_taken", "POST", f"/api/tables/{table}/sit", {})
    anna.refused("still_present", "POST", seat, {"kind": "bot"})


def test_who_was_asked_to_leave_stays_out_when_others_came_and_went(anna: Visitor, bela: Visitor) -> None:
    table = anna.create("me", "open", "open")["id"]
    sit, leave = f"/api/tables/{table}/sit", f"/api/tables/{table}/leave"
    cyril = Visitor.guest(anna.url, "Cyril")
    bela.ok("POST", sit, {})
    bela.ok("POST", leave, {})
    bela.ok("POST", sit, {})  # who left by themselves may come back
    anna.ok("POST", f"/api/tables/{table}/seats/1", {"kind": "open"})
    cyril.ok("POST", sit, {"seat": 1})
    bela.refused("forbidden", "POST", sit, {"seat": 2})
    cyril.ok("POST", leave, {})
    bela.refused("forbidden", "POST", sit, {})
    anna.ok("POST", f"/api/tables/{table}/seats/1", {"kind": "bot", "bot": "random"})
    anna.ok("POST", f"/api/tables/{table}/seats/1", {"kind": "open"})
    bela.refused("forbidden", "POST", sit, {})
    cyril.ok("POST", sit, {"seat": 1})  # a bot was taken away there, not Cyril


# ---- records -------------------------------------------------------------------------------------------------------


@pytest.fixture
def record(anna: Visitor) -> str:
    table = anna.create("me")["id"]
    finish(table, anna)
    return str(anna.ok("GET", f"/api/tables/{table}/record"))


def test_uploads_of_a_day_are_counted(anna: Visitor, record: str) -> None:
    for _ in range(MAX_UPLOADS_A_DAY):
        anna.ok("POST", "/api/records", {"text": record})
    anna.refused("too_many", "POST", "/api/records", {"text": record})
    anna.create("me", "open")


def test_a_seed_is_a_word(anna: Visitor) -> None:
    anna.ok("POST", "/api/records", {"text": record_with("x" * 100)})
    for long in ("x" * 101, "long " * 180_000):
        anna.refused("bad_record", "POST", "/api/records", {"text": record_with(long)})


def record_with(seed: str) -> str:
    """A whole game of Pebbles with that seed."""
    game = PebblesGame()
    header = Header("pebbles", "1", game.content_hash, 1, dict(game.check(1, {})), seed)
    record = Record(game, header)
    while not record.state.over:
        record.apply(record.state.legal()[0])
    return record.to_text()


def test_a_record_that_grows_too_large_is_refused(monkeypatch: pytest.MonkeyPatch, record: str) -> None:
    anna = Person("anna", "Anna", "guest", "anna")
    assert uploads.upload(Shelf(), record, [], anna).entries
    monkeypatch.setattr(uploads, "MAX_UPLOAD", 100)
    with pytest.raises(Refusal) as refused:
        uploads.upload(Shelf(), record, [], anna)
    assert refused.value.code is ErrorCode.TOO_LARGE
