"""What must not leave the server does not: seeds, decks, hands, states; on any wire, in any log."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, select

from tatami.server.stored import schema
from tatami.server.stored.database import Database
from tests.server.clients import Visitor
from tests.server.conftest import NewDatabase
from tests.server.serving import Running, serving, settings_for


@pytest.fixture(params=["sqlite", "postgresql"])
def house(request: pytest.FixtureRequest, new_database: NewDatabase, tmp_path: Path) -> Iterator[tuple[Running, str]]:
    """A server of our own and its database's address: we look into both."""
    address = new_database(request.param)
    with serving(settings_for(address, log_level="debug"), tmp_path / "log") as running:
        yield running, address


def secrets_of(address: str, table: str) -> dict[str, Any]:
    """What only the server knows about a table."""
    engine = create_engine(Database(address).url)
    with engine.connect() as db:
        row = db.execute(select(schema.tables).where(schema.tables.c.id == table)).one()
        keys = list(db.execute(select(schema.setting.c.value)).scalars())
    engine.dispose()
    return {"seed": row.seed, "keys": keys}


def pebbles_in(value: object) -> Iterator[int]:
    """Every pebble that a message names: in a hand, in an option, in an event."""
    if isinstance(value, list):
        for inner in value:
            yield from pebbles_in(inner)
    elif isinstance(value, dict):
        for key, inner in value.items():
            if key == "hands":
                yield from (pebble for hand in inner if isinstance(hand, list) for pebble in hand)
            elif key == "pebble":
                yield int(inner)
            elif key == "name" and isinstance(inner, str) and inner.startswith("play "):
                yield int(inner.removeprefix("play "))
            else:
                yield from pebbles_in(inner)


def test_nothing_secret_leaves_before_the_end(house: tuple[Running, str]) -> None:
    running, address = house
    anna, bela = Visitor.guest(running.url, "Anna"), Visitor.guest(running.url, "Bela")
    onlooker = Visitor(running.url)
    table = anna.create("me", "open", visibility="public")["id"]
    bela.ok("POST", f"/api/tables/{table}/sit", {})
    hand = set(anna.state(table)["view"]["table"]["hands"][0])
    with bela.socket() as b, onlooker.socket() as o:
        for talk in (b, o):
            talk.ask("watch", table=table)
        state = anna.move(table)
        anna.ok("POST", f"/api/tables/{table}/undo", {"version": state["version"]})
        anna.play_turn(table, draw=True)
        bela.play_turn(table, draw=True)
        anna.play_turn(table)
        for visitor in (anna, bela, onlooker):
            for path in ("", "?since=0", "?seat=0&since=0", "/positions/3", "/positions/1?seat=0", "/record", "/chat"):
                visitor.ask("GET", f"/api/tables/{table}{path}")
            visitor.ask("POST", f"/api/tables/{table}/move", {"version": 0, "action": 0})
            visitor.ask("POST", f"/api/tables/{table}/fork", {"ply": 0, "seats": [{"kind": "me"}, {"kind": "bot"}]})
            visitor.ask("GET", "/api/lobby")
        for talk in (b, o):
            talk.ask("ping")
    hand |= set(anna.state(table)["view"]["table"]["hands"][0])
    secret = secrets_of(address, table)
    for visitor in (anna, bela, onlooker):
        everything = "\n".join(visitor.seen)
        assert secret["seed"] not in everything
        assert not any(key in everything for key in secret["keys"])
        assert '"agenda"' not in everything
        assert '"rng"' not in everything
    assert len(hand) >= 5
    assert hand <= {pebble for text in anna.seen if text.startswith("{") for pebble in pebbles_in(json.loads(text))}
    for visitor in (bela, onlooker):
        messages = [json.loads(text) for text in visitor.seen if text.startswith("{")]
        assert len(messages) > 10
        assert not hand & set(pebbles_in(messages))


def test_a_spectator_sees_sizes_only(house: tuple[Running, str]) -> None:
    running, _ = house
    anna, onlooker = Visitor.guest(running.url, "Anna"), Visitor(running.url)
    table = anna.create("me", "bot")["id"]
    anna.move(table)
    state = onlooker.state(table, since=0)
    assert state["view"]["table"] == {"bag": 40, "hands": [4, 5]}
    (move,) = [entry for entry in state["entries"] if entry["kind"] == "move"]
    assert move["action"] is None
    assert [event["kind"] for event in move["events"]] == ["played"]
    (mine,) = [entry for entry in anna.state(table, since=0)["entries"] if entry["kind"] == "move"]
    assert [event["kind"] for event in mine["events"]] == ["played", "you_played"]


def test_no_secret_is_logged(house: tuple[Running, str]) -> None:
    running, address = house
    anna = Visitor(running.url)
    anna.ok("POST", "/api/account", {"name": "Logged", "password": "open sesame please"})
    anna.refused("wrong_credentials", "POST", "/api/login", {"name": "Logged", "password": "shut sesame please"})
    token = anna.ok("POST", "/api/tokens", {"name": "bot"})["token"]
    table = anna.create("me", "bot")["id"]
    Visitor(running.url, token=token).play_turn(table)
    with anna.socket() as talk:
        talk.ask("watch", table=table)
    anna.ask("GET", f"/api/tables/{table}/move")
    logged = running.logged()
    assert '"route": "POST /api/tables/{table}/move"' in logged
    cookie = anna.http.cookies["tatami_session"]
    secret = secrets_of(address, table)
    for hidden in ("sesame", token, cookie, cookie.split(".")[1], table, secret["seed"], *secret["keys"]):
        assert hidden not in logged
    assert all(json.loads(line) for line in logged.splitlines())


def test_a_bot_is_handed_a_position_dealt_anew() -> None:
    """The state that travels to the bots' processes is not the true one."""
    from tatami.core.rng import Rng
    from tests.server.pebbles import PebblesGame

    state = PebblesGame().new(2, "truth")
    handed = json.loads(state.redeal(0, Rng("other")).to_json())
    truth = json.loads(state.to_json())
    assert handed["hands"][0] == truth["hands"][0]
    assert handed["hands"][1] != truth["hands"][1]
    assert handed["bag"] != truth["bag"]
    assert handed["rng"] != truth["rng"]
