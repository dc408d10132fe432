"""Being asked about a hidden hand, or not, looks the same to everybody else (BB-16.17, whole_turns.py)."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from alembic.migration import MigrationContext
from alembic.operations import Operations
from sqlalchemy import Connection, insert

from tatami.core.game import Game
from tatami.games.bora_bora.kinds import GOD_COUNT
from tatami.games.bora_bora.state import BoraBoraState
from tatami.server.door.app import build_app
from tatami.server.door.services import Services, build_services
from tatami.server.live.hub import has_news
from tatami.server.pure import playing, seating
from tatami.server.pure.answers import BotData
from tatami.server.pure.entries import MOVE, TAIL, LogEntry
from tatami.server.pure.line import Line
from tatami.server.pure.refusals import ErrorCode, Refusal
from tatami.server.pure.rendering import entries_data, state_data
from tatami.server.pure.replaying import replayed
from tatami.server.pure.table import BOT, MAX_UNDOS, OVER, PERSON, RUNNING, Change, Facts, Seat, Table
from tatami.server.pure.whole_turns import STEP, TURN, newest, unasked, untold_from
from tatami.server.stored import schema, store
from tatami.server.stored.database import Database
from tests.rules.bora_bora.table import GAME, after_start_huts
from tests.server.clients import Json, Visitor
from tests.server.conftest import NewDatabase
from tests.server.serving import Running, serving, settings_for

PEOPLE = ("anna", "bela", "cyril", "dora")


class Play:
    """A table as the server keeps it, without its database."""

    def __init__(self, state: BoraBoraState, confirm: bool, bots: tuple[int, ...] = ()) -> None:
        seats = tuple(
            Seat(n, BOT, "random", bot="random") if n in bots else Seat(n, PERSON, PEOPLE[n], PEOPLE[n])
            for n in range(state.seats)
        )
        fixed: dict[str, Any] = {"visibility": "link", "pace": "live", "help": True, "rated": False, "confirm": confirm}
        fixed |= {"origin": "new", "origin_table": None, "origin_ply": None, "created": 0, "owner": None}
        facts = Facts("t", "code", "bora_bora", "", "", {}, seed="", base=state.to_json(), **fixed)
        start = Table(facts, seats, RUNNING, 0, Line(state))
        change = playing.settled(start, start, ())
        self.start, self.table, self.entries = start, change.after, list(change.entries)

    @property
    def seat(self) -> int:
        awaiting = self.table.awaiting
        return -1 if awaiting is None else awaiting.seat

    @property
    def options(self) -> list[int]:
        line = self.table.line
        return [] if line is None or self.table.hold is not None else line.state.legal()

    def do(self, change: Change) -> None:
        assert change.before is self.table
        self.table = change.after
        self.entries += change.entries

    def move(self, action: int | str) -> None:
        self.do(playing.move(self.table, PEOPLE[self.seat], [self.seat], action))

    def confirm(self) -> None:
        self.do(playing.confirm(self.table, PEOPLE[self.seat], [self.seat]))

    def undo(self, ply: int) -> None:
        self.do(playing.undo(self.table, PEOPLE[self.seat], [self.seat], ply))

    def answer_at(self, ply: int) -> str:
        """What stands as the answer to the decision after so many others."""
        entries = [entry for entry in self.entries if entry.kind == MOVE and entry.ply == ply + 1]
        return entries[-1].action or ""

    def seen_by(self, person: str | None, game: Game = GAME) -> Json:
        """Everything the table tells somebody, with all it ever told."""
        table = self.table.as_seen_by(person)
        known = [entry for entry in self.entries if entry.version <= table.version]
        eyes = table.seats_of(person)
        told = entries_data(known, game, eyes, 0, untold_from(self.table, eyes))
        data = state_data(table, game, person, None, told, 0, lambda _: None, ())
        return dict(msgspec.json.decode(msgspec.json.encode(data)))


def timeless(state: Json) -> Json:
    """The same without clock times."""
    for entry in state["entries"]:
        del entry["at"]
    del state["table"]["updated"]
    return state


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that shows another time whenever somebody looks."""
    ticks = itertools.count(1000)
    monkeypatch.setattr("tatami.server.pure.table.now", lambda: next(ticks))


def twins(seats: int, seed: int) -> tuple[BoraBoraState, BoraBoraState] | None:
    """Two positions that differ in one hidden card of the seat to move, and in nothing that anybody else may know."""
    state = after_start_huts(seats, seed)
    actor = state.order[0]
    mine = [c for c in range(GOD_COUNT) if state.hand[actor * GOD_COUNT + c] > state.known[actor * GOD_COUNT + c]]
    twin = state.copy()
    card, last = mine[0], twin.deck[-1]
    if card == last:
        return None
    twin.hand[actor * GOD_COUNT + card] -= 1
    twin.hand[actor * GOD_COUNT + last] += 1
    twin.deck = [*twin.deck[:-1], card]
    return state, GAME.from_json(twin.to_json())  # type: ignore[return-value]


@pytest.mark.rule("BB-16.17")
@pytest.mark.parametrize("confirm", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_others_cannot_tell_who_was_asked(seats: int, confirm: bool, clock: None) -> None:
    """Two tables, one hidden card apart: the same turns look the same, however many questions and undos they took."""
    compared = asked_once = undone = 0
    for seed in range(5):
        pair = twins(seats, seed)
        if pair is None:
            continue
        actor = pair[0].order[0]
        one, two = Play(pair[0], confirm), Play(pair[1], confirm)
        rng = random.Random(seed)
        while one.table.status == two.table.status == RUNNING and one.table.ply < 80:
            behind, ahead = (one, two) if one.table.ply <= two.table.ply else (two, one)
            common = sorted(
                {p for p in one.table.undo_plies([one.seat]) if p <= behind.table.ply}
                & set(two.table.undo_plies([two.seat]))
            )
            if common and one.seat == two.seat and rng.random() < 0.15:
                target = rng.choice(common)
                one.undo(target)
                two.undo(target)
                undone += 1
            elif behind.table.ply < ahead.table.ply:
                answer = GAME.actions.parse(ahead.answer_at(behind.table.ply))
                if answer not in behind.options:
                    break
                asked_once += 1
                behind.move(answer)
            elif one.table.hold is not None or two.table.hold is not None:
                assert not confirm or one.table.hold == two.table.hold
                for play in (one, two):  # without confirmations a turn waits only if nothing was asked
                    if play.table.hold is not None:
                        play.confirm()
            else:
                both = [action for action in one.options if action in two.options]
                if not both:
                    break
                action = rng.choice(both)
                one.move(action)
                two.move(action)
            shared = min(one.table.ply, two.table.ply)
            if any(one.answer_at(ply) != two.answer_at(ply) for ply in range(shared)):
                break  # the card that differs was played: from now on everybody knows it
            if one.table.ply != two.table.ply or one.table.hold != two.table.hold:
                continue  # one of them has still to answer
            for person in (None, *(PEOPLE[n] for n in range(seats) if n != actor)):
                assert timeless(one.seen_by(person)) == timeless(two.seen_by(person))
                compared += 1
    assert compared > 200
    assert asked_once > 1
    assert undone > 5


@pytest.mark.rule("BB-13.3", "BB-13.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_is_asked_what_has_one_answer(seats: int) -> None:
    given = 0
    for seed in range(6):
        play, rng = Play(after_start_huts(seats, seed), confirm=seed % 2 == 0), random.Random(seed)
        while play.table.status == RUNNING:
            assert unasked(play.table) is None
            if play.table.hold is not None:
                play.confirm()
            elif (plies := play.table.undo_plies([play.seat])) and rng.random() < 0.1:
                play.undo(rng.choice(plies))
                assert len(play.options) > 1
            else:
                assert len(play.options) > 1
                before = len(play.entries)
                play.move(rng.choice(play.options))
                given += len(play.entries) - before - 1
        assert play.table.status == OVER
    assert given > 30


def test_a_bot_answers_for_itself() -> None:
    stops = 0
    for seed in range(6):
        play, rng = Play(after_start_huts(2, seed), confirm=False, bots=(0, 1)), random.Random(seed)
        while play.table.status == RUNNING:
            stops += len(play.options) == 1
            before = len(play.entries)
            play.move(rng.choice(play.options))
            assert len(play.entries) == before + 1
    assert stops > 10


def test_until_a_turn_is_over_the_others_see_the_table_as_it_was(clock: None) -> None:
    play, rng = Play(after_start_huts(3, 5), confirm=True), random.Random(1)
    middles = 0
    while play.table.ply < 80:
        seat, before = play.seat, play.table
        others = (None, *(PEOPLE[n] for n in range(3) if n != seat))
        seen = {person: play.seen_by(person) for person in others}
        if play.table.hold is not None:
            play.confirm()
            assert all(has_news(play.table, before, person) for person in others)
            told = play.table.as_seen_by(None)
            assert (told.version - seen[None]["version"]) == (told.ply - seen[None]["ply"]) * STEP
            continue
        play.move(rng.choice(play.options))
        assert has_news(play.table, before, PEOPLE[seat])
        if play.options and play.table.shown and play.seat == seat:
            assert {person: play.seen_by(person) for person in others} == seen
            assert not any(has_news(play.table, before, person) for person in others)
            middles += 1
    assert middles > 20


def test_all_of_a_turn_bears_the_time_of_its_end(clock: None) -> None:
    play, rng = Play(after_start_huts(2, 3), confirm=False), random.Random(3)
    while play.table.ply < 60 and play.table.status == RUNNING:
        if play.table.hold is not None:
            play.confirm()
        elif (plies := play.table.undo_plies([play.seat])) and rng.random() < 0.3:
            play.undo(plies[0])
        else:
            play.move(rng.choice(play.options))
    moves = [entry for entry in play.seen_by(None)["entries"] if entry["kind"] != "start"]
    assert len({entry["version"] for entry in moves}) == len(moves)
    assert all(entry["kind"] != "undo" for entry in moves)
    assert [entry["ply"] for entry in moves if entry["kind"] == "move"] == list(
        range(1, play.table.as_seen_by(None).ply + 1)
    )
    for seat, turn in itertools.groupby(moves, lambda entry: entry["seat"]):
        entries = list(turn)
        versions = [entry["version"] for entry in entries]
        assert len({entry["at"] for entry in entries}) == 1, seat
        assert versions == list(range(versions[0], versions[-1] + 1, STEP))


def test_a_turn_without_a_question_waits_for_its_player(clock: None) -> None:
    """Otherwise the speed of the turn would tell that there was nothing to choose."""
    waited = 0
    for seed in range(12):
        play, rng = Play(after_start_huts(2, seed), confirm=False), random.Random(seed)
        while play.table.status == RUNNING:
            if play.table.hold is not None:
                waited += 1
                assert play.table.undo_plies([play.seat]) == []
                with pytest.raises(Refusal, match="waits to be confirmed"):
                    play.move(0)
                play.confirm()
            else:
                play.move(rng.choice(play.options))
    assert waited > 1


def test_a_table_read_back_shows_the_same() -> None:
    play, rng = Play(after_start_huts(3, 9), confirm=True), random.Random(9)
    for _ in range(90):
        if play.table.hold is not None:
            play.confirm()
        elif (plies := play.table.undo_plies([play.seat])) and rng.random() < 0.2:
            play.undo(rng.choice(plies))
        else:
            play.move(rng.choice(play.options))
        again = replayed(play.start, play.entries)
        assert replace(again, line=None, shown=None) == replace(play.table, line=None, shown=None)
        for person in (None, *PEOPLE[:3]):
            mine, its = play.table.as_seen_by(person), again.as_seen_by(person)
            assert (mine.version, mine.ply, mine.awaiting) == (its.version, its.ply, its.awaiting)
            assert mine.line is not None
            assert its.line is not None
            assert mine.line.state == its.line.state


def test_a_turn_can_be_taken_back_so_often_and_no_more() -> None:
    play = Play(after_start_huts(2, 3), confirm=True)
    seat = play.seat
    for _ in range(MAX_UNDOS):
        play.move(play.options[0])
        play.undo(play.table.undo_plies([seat])[0])
    play.move(play.options[0])
    assert play.table.undo_plies([seat]) == []
    assert play.table.restart_ply([seat]) is None
    for deed in (lambda: play.undo(0), lambda: playing.restart(play.table, PEOPLE[seat], [seat])):
        with pytest.raises(Refusal) as refused:
            deed()
        assert refused.value.code is ErrorCode.TOO_MANY
    with pytest.raises(Refusal) as refused:  # the others do not learn of it
        playing.undo(play.table, PEOPLE[1 - seat], [1 - seat], None)
    assert refused.value.code is ErrorCode.CANNOT_UNDO
    started = play.table.version
    while play.seat == seat:
        if play.table.hold is None:
            play.move(play.options[-1])
        else:
            play.confirm()
    assert started < play.table.version
    play.move(play.options[0])
    assert play.table.undone == 0


def test_who_leaves_in_the_middle_of_a_turn_tells_nothing_of_it(clock: None) -> None:
    """Entries about seats bear the same version and ply however far the turn of somebody else has come."""
    bot, said = BotData("random", "", "", "practice"), set()
    play, rng = Play(after_start_huts(3, 5), confirm=True), random.Random(2)
    base = play.table.version
    leaver = next(n for n in range(3) if n != play.seat)
    for _ in range(4):
        play.move(rng.choice(play.options))
        if play.table.shown is None or play.table.shown.version != base or play.table.hold is not None:
            break
        change = seating.leave(play.table, PEOPLE[leaver], bot)
        said.add((change.entries[0].version, change.entries[0].ply))
        assert change.after.version == change.after.as_seen_by(None).version == change.entries[0].version
        assert change.after.as_seen_by(None).ply == play.table.shown.ply
    assert said == {(base + STEP, play.start.ply)}
    assert len(play.entries) > 1


def test_how_far_memory_reaches_back_does_not_tell_how_long_a_turn_is() -> None:
    play, rng = Play(after_start_huts(2, 3), confirm=True), random.Random(3)
    middles = 0
    while play.table.ply < 120:
        if play.table.hold is not None:
            play.confirm()
        else:
            play.move(rng.choice(play.options))
        shown = play.table.shown
        told = [entry for entry in play.entries if shown is None or entry.version <= shown.start]
        kept = newest(play.entries, shown)
        assert kept == [*told[-TAIL:], *play.entries[len(told) :]]
        middles += shown is not None and len(told) > TAIL
    assert middles > 10


def as_before(entries: list[LogEntry]) -> list[LogEntry]:
    """A log as earlier servers numbered it: a turn ended at the next multiple of 64, and did not say so."""
    out: list[LogEntry] = []
    for entry in entries:
        following = out[-1].version + 1 if out else 1
        if TURN in entry.data:
            following = -(-following // 64) * 64
        data = {key: value for key, value in entry.data.items() if key != TURN}
        out.append(replace(entry, version=following, data=data))
    return out


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_games_of_earlier_servers_go_on(new_database: NewDatabase, kind: str) -> None:
    play, rng = Play(after_start_huts(2, 9), confirm=True), random.Random(9)
    while play.table.ply < 60 or play.table.shown is None:
        if play.table.hold is not None:
            play.confirm()
        elif (plies := play.table.undo_plies([play.seat])) and rng.random() < 0.2:
            play.undo(rng.choice(plies))
        else:
            play.move(rng.choice(play.options))
    old = as_before(play.entries)
    facts = replace(play.start.facts, rules=GAME.info.rules_version, content=GAME.content_hash)
    kept = replace(play.table, facts=facts, version=old[-1].version)
    database = Database(new_database(kind))
    database.migrate()

    def write(db: Connection) -> None:
        for name in PEOPLE:
            row = {"id": name, "name": name, "name_key": name, "kind": "guest", "created": 0, "seen": 0}
            db.execute(insert(schema.person).values(row))
        store.create(db, kept, tuple(old))
        with Operations.context(MigrationContext.configure(db)):
            import_module("tatami.server.stored.migrations.versions.0004_ends_of_turns").upgrade()

    database.write_now(write)
    loaded = database.write_now(lambda db: store.load(db, "t", lambda _: GAME))
    entries = database.write_now(lambda db: store.read_entries(db, "t", 0))
    database.close()
    assert loaded is not None
    table = loaded.table
    for person in (None, *PEOPLE[:2]):
        mine, its = play.table.as_seen_by(person), table.as_seen_by(person)
        assert (mine.ply, mine.awaiting) == (its.ply, its.awaiting)
        eyes = table.seats_of(person)
        before, after = (
            entries_data(log, GAME, eyes, 0, untold_from(now, eyes))
            for log, now in ((play.entries, play.table), (entries, table))
        )
        assert [(e.kind, e.ply, e.action) for e in before] == [(e.kind, e.ply, e.action) for e in after]
    again = Play(after_start_huts(2, 9), confirm=True)
    again.table, again.entries = table, entries
    for _ in range(40):
        version = again.table.version
        if again.table.hold is not None:
            again.confirm()
        else:
            again.move(rng.choice(again.options))
        assert again.table.version > version


# ---- on the wire ---------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def beach(
    request: pytest.FixtureRequest, new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running]:
    """A server with the installed games."""
    log: Path = tmp_path_factory.mktemp("beach") / "log"
    settings = settings_for(
        new_database(request.param), library="tatami.server.live.library:Installed", snapshot_every=24
    )
    with serving(settings, log) as running:
        yield running
        assert '"level": "error"' not in running.logged()


def test_nothing_on_the_wire_moves_in_the_middle_of_a_turn(beach: Running) -> None:
    anna, bela = Visitor.guest(beach.url, "Anna"), Visitor.guest(beach.url, "Bela")
    onlooker = Visitor(beach.url)
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = anna.ok("POST", "/api/tables", {"game": "bora_bora", "seats": seats, "visibility": "public"})
    table = made["table"]["id"]
    bela.ok("POST", f"/api/tables/{table}/sit", {})
    rng, middles = random.Random(4), 0
    with bela.socket() as b, onlooker.socket() as o:
        for talk in (b, o):
            talk.ask("watch", table=table)
        for _ in range(60):
            state = anna.state(table)
            acting, other = (anna, bela) if state["awaiting"]["seat"] in state["mine"] else (bela, anna)
            state = acting.state(table)
            before = [watcher.state(table, since=0) for watcher in (other, onlooker)]
            body = {"version": state["version"]}
            if state["awaiting"]["kind"] == "confirm":
                acting.ok("POST", f"/api/tables/{table}/confirm", body)
                continue
            option = rng.choice(state["view"]["decision"]["options"])
            after = acting.ok("POST", f"/api/tables/{table}/move", {**body, "action": option["id"]})
            if after["awaiting"] is None or after["awaiting"]["seat"] != state["awaiting"]["seat"]:
                continue
            if after["view"]["table"]["round"] != state["view"]["table"]["round"]:
                continue
            now = [watcher.state(table, since=0) for watcher in (other, onlooker)]
            if now != before:  # a turn of the same seat was over
                assert now[0]["version"] % STEP == before[0]["version"] % STEP
                continue
            middles += 1
            listed = onlooker.ok("GET", "/api/lobby")["running"]
            assert [(t["version"], t["ply"], t["updated"]) for t in listed if t["id"] == table] == [
                (now[1]["version"], now[1]["ply"], now[1]["table"]["updated"])
            ]
            onlooker.refused("not_found", "GET", f"/api/tables/{table}/positions/{after['ply']}")
            refused = other.refused(
                "stale_version", "POST", f"/api/tables/{table}/move", {**body, "version": 1, "action": 0}
            )
            assert refused["details"]["version"] == now[0]["version"]
        for talk, watcher in ((b, bela), (o, onlooker)):
            talk.ask("ping")
            pushed = [m["state"] for m in talk._kept if m["type"] == "state"]
            versions = [
                state["version"]
                for state in pushed
                if not state["mine"] or state["awaiting"]["seat"] not in state["mine"]
            ]
            assert versions, watcher
    assert middles > 15


# ---- what a refusal costs --------------------------------------------------------------------------------------------


class Counted:
    """A server in this process that counts how often its database is read, and how often a table is read back."""

    def __init__(self, services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
        self.services = services
        self.reads = self.loads = 0
        read, load = services.database.read, store.load
        monkeypatch.setattr(services.database, "read", lambda work: self._read(read, work))
        monkeypatch.setattr(store, "load", lambda *args: self._load(load, *args))
        self._transport = httpx.ASGITransport(build_app(services))

    def _read(self, read: Any, work: Any) -> Any:
        self.reads += 1
        return read(work)

    def _load(self, load: Any, *args: Any) -> Any:
        self.loads += 1
        return load(*args)

    async def guest(self, name: str) -> httpx.AsyncClient:
        """Somebody who chose a name."""
        client = httpx.AsyncClient(
            transport=self._transport, base_url="http://localhost", headers={"X-Tatami": "1"}, timeout=60
        )
        (await client.post("/api/guest", json={"name": name})).raise_for_status()
        return client

    async def cost(self, client: httpx.AsyncClient, path: str, body: Json) -> tuple[str, int, int]:
        """How a request is refused, and what that costs."""
        self.reads = self.loads = 0
        answer = await client.post(path, json=body)
        return answer.json()["error"]["code"], self.reads, self.loads


async def middle_of_a_turn(anna: httpx.AsyncClient, bela: httpx.AsyncClient, services: Services) -> str:
    """A table at which Anna or Bela has decided several things of a turn that the other has not been told of."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = await anna.post("/api/tables", json={"game": "bora_bora", "seats": seats})
    table = str(made.json()["table"]["id"])
    await bela.post(f"/api/tables/{table}/sit", json={})
    room, rng = await services.rooms.get(table), random.Random(4)
    while room.table.shown is None or room.table.version < room.table.shown.version + 2:
        for player in (anna, bela):
            state = (await player.get(f"/api/tables/{table}")).json()
            if state["awaiting"]["seat"] not in state["mine"]:
                continue
            body, kind = {"version": state["version"]}, state["awaiting"]["kind"]
            if kind == "decision":
                body["action"] = rng.choice(state["view"]["decision"]["options"])["id"]
            done = await player.post(f"/api/tables/{table}/{'move' if kind == 'decision' else 'confirm'}", json=body)
            done.raise_for_status()
            break
    return table


def test_a_guess_at_the_version_costs_the_same_whatever_has_been_played(
    new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the time until a refusal would tell how many decisions a turn has that is told as a whole."""
    services = build_services(settings_for(new_database("sqlite"), library="tatami.server.live.library:Installed"))

    async def guess() -> None:
        server = Counted(services, monkeypatch)
        anna, bela, stranger = [await server.guest(name) for name in ("Anna", "Bela", "Cyril")]
        table = await middle_of_a_turn(anna, bela, services)
        now = services.rooms.known(table)
        assert now is not None
        assert now.table.shown is not None
        told, true = now.table.shown.version, now.table.version
        assert true >= told + 2
        states = [(await player.get(f"/api/tables/{table}")).json() for player in (anna, bela, stranger)]
        waiting = bela if states[0]["version"] == true else anna
        for person in (waiting, stranger):
            for deed in ("move", "undo", "restart", "confirm", "hint"):
                path, more = f"/api/tables/{table}/{deed}", {"action": 0} if deed == "move" else {}
                guesses = (told + 1, true - 1, true, true + 1, told + STEP - 1)
                costs = [await server.cost(person, path, {"version": version, **more}) for version in guesses]
                assert len(set(costs)) == 1, (deed, costs)
                assert costs[0][2] == 0, "a table is not read back for a guess"
        for client in (anna, bela, stranger):
            await client.aclose()
        await services.stop()

    asyncio.run(guess())
