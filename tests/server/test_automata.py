"""Automata after people: a turn can be confirmed and taken back before the opponent of the rules begins."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tatami.core.record import read_record
from tests.core.ferry import FerryGame
from tests.server.clients import Json, Visitor, wait_for
from tests.server.conftest import NewDatabase
from tests.server.serving import FERRIES, Running, serving, settings_for, start


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(
    request: pytest.FixtureRequest, new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running]:
    """A server with Ferry."""
    log = tmp_path_factory.mktemp("ferry") / "log"
    with serving(settings_for(new_database(request.param), library=FERRIES), log) as running:
        yield running
        assert '"level": "error"' not in running.logged()


def alone(anna: Visitor, **wishes: object) -> str:
    made: str = anna.create("me", game="ferry", **wishes)["id"]
    return made


def kinds(state: Json) -> list[str]:
    return [entry["kind"] for entry in state["entries"]]


def act(visitor: Visitor, table: str, what: str, **body: object) -> Json:
    version = visitor.state(table)["version"]
    after: Json = visitor.ok("POST", f"/api/tables/{table}/{what}", {"version": version, **body})
    return after


def test_a_turn_alone_waits_to_be_confirmed_before_the_automaton_begins(anna: Visitor) -> None:
    table = alone(anna)
    anna.move(table, "load 2")
    held = anna.move(table, "left")
    assert held["awaiting"] == {"kind": "confirm", "seat": 0, "seats": [0]}
    assert (held["undo"], held["restart"]) == ([0, 1], 0)
    assert (held["view"]["table"]["points"], held["view"]["table"]["turned"]) == ([3, 0], [])
    assert (held["view"]["over"], held["view"]["to_move"], held["view"]["decision"]) == (False, None, None)
    assert kinds(held) == ["move"]
    assert not any(event["seat"] == 1 for entry in held["entries"] for event in entry["events"])
    went = anna.confirm(table)
    assert kinds(went) == ["confirm", "automaton"]
    turn = went["entries"][1]
    assert (turn["seat"], turn["action"], turn["ply"]) == (1, None, 2)
    assert [event["kind"] for event in turn["events"]] == ["turn", "card", "turn"]
    assert (went["awaiting"], went["undo"]) == ({"kind": "decision", "seat": 0, "seats": [0]}, [])
    assert len(went["view"]["table"]["turned"]) == 1


def test_the_whole_turn_can_be_taken_back_until_it_is_confirmed(anna: Visitor) -> None:
    table = alone(anna)
    anna.move(table, "load 3")
    anna.move(table, "left")
    back = act(anna, table, "undo")
    assert (back["view"]["decision"]["kind"], back["undo"]) == ("land", [0])
    anna.move(table, "right")
    fresh = act(anna, table, "restart")
    assert (fresh["view"]["decision"]["kind"], fresh["view"]["table"]["points"]) == ("load", [0, 0])
    anna.move(table, "load 1")
    anna.move(table, "right")
    assert anna.confirm(table)["view"]["table"]["points"][0] == 1
    anna.refused("cannot_undo", "POST", f"/api/tables/{table}/undo", {"version": anna.state(table)["version"]})


def test_without_confirmation_the_automaton_plays_at_once_in_an_entry_of_its_own(anna: Visitor) -> None:
    table = alone(anna, confirm=False)
    anna.move(table, "load 2")
    after = anna.move(table, "left")
    assert kinds(after) == ["move", "automaton"]
    assert [entry["version"] for entry in after["entries"]] == [after["version"] - 1, after["version"]]
    assert (after["awaiting"], after["undo"]) == ({"kind": "decision", "seat": 0, "seats": [0]}, [])


def test_looking_at_a_held_position_does_not_turn_the_card(anna: Visitor) -> None:
    table = alone(anna)
    anna.move(table, "load 2")
    anna.move(table, "left")
    held = anna.ok("GET", f"/api/tables/{table}/positions/2")
    assert held["view"]["table"]["turned"] == []
    anna.confirm(table)
    after = anna.ok("GET", f"/api/tables/{table}/positions/2")
    assert len(after["view"]["table"]["turned"]) == 1
    assert "card" in [event["kind"] for event in after["entry"]["events"]]


def test_the_position_before_an_automaton_played_can_be_seen_afterwards(anna: Visitor) -> None:
    table = alone(anna)
    anna.move(table, "load 2")
    held = anna.move(table, "left")["view"]
    now = anna.confirm(table)["view"]
    shown = anna.ok("GET", f"/api/tables/{table}/positions/2?paused=true&seat=0")["view"]
    assert shown == held
    assert shown["table"] != now["table"]
    assert anna.ok("GET", f"/api/tables/{table}/positions/2?paused=false&seat=0")["view"]["table"] == now["table"]


def test_playing_from_a_held_position_lets_the_automaton_begin_there(anna: Visitor) -> None:
    table = alone(anna)
    anna.move(table, "load 2")
    anna.move(table, "left")
    body: Json = {"ply": 2, "seats": [{"kind": "me"}], "seat": 0}
    other = anna.ok("POST", f"/api/tables/{table}/fork", body)["table"]["id"]
    forked = anna.state(other, since=0)
    assert "automaton" in kinds(forked)
    assert forked["awaiting"] == {"kind": "decision", "seat": 0, "seats": [0]}
    assert anna.state(table)["view"]["table"]["turned"] == []


def test_a_game_alone_ends_and_its_record_knows_only_choices(anna: Visitor) -> None:
    table = alone(anna)
    last = anna.state(table)
    while last["table"]["status"] == "running":
        last = anna.confirm(table) if last["awaiting"]["kind"] == "confirm" else anna.move(table)
    assert last["table"]["status"] == "over"
    assert len(last["view"]["table"]["turned"]) == 2
    record = read_record(anna.ok("GET", f"/api/tables/{table}/record"), FerryGame())
    assert record.state.scores() == last["table"]["result"]["scores"]
    shown = anna.ok("POST", "/api/records", {"text": record.to_text(), "names": []})["table"]["id"]
    assert kinds(anna.state(shown, since=0)).count("automaton") == 2


def test_a_bot_that_takes_over_a_held_turn_lets_the_automaton_begin(anna: Visitor, bela: Visitor) -> None:
    table = anna.create("me", "open", game="ferry")["id"]
    bela.ok("POST", f"/api/tables/{table}/sit", {})
    for owner, other in ((anna, bela), (bela, anna)):
        owner.move(table, "load 1")
        other.move(table, "take")
        held = owner.move(table, "left")
        if held["awaiting"]["kind"] == "confirm" and owner is anna:
            anna.confirm(table)
    assert bela.state(table)["awaiting"] == {"kind": "confirm", "seat": 1, "seats": [1]}
    bela.ok("POST", f"/api/tables/{table}/resign", {})
    went = wait_for(anna, table, lambda s: "automaton" in kinds(anna.state(table, since=0)))
    assert len(went["view"]["table"]["turned"]) >= 1


def test_a_held_turn_and_what_came_after_survive_a_restart(new_database: NewDatabase, tmp_path: Path) -> None:
    settings = settings_for(new_database("sqlite"), library=FERRIES)
    first = start(settings, tmp_path / "first.log")
    anna = Visitor.guest(first.url, "Anna")
    held, gone = alone(anna), alone(anna)
    for table in (held, gone):
        anna.move(table, "load 2")
        anna.move(table, "left")
    anna.confirm(gone)
    before = [anna.state(table, since=0) for table in (held, gone)]
    first.kill()
    second = start(settings, tmp_path / "second.log")
    try:
        again = Visitor(second.url)
        again.http.cookies = anna.http.cookies
        for table, was in zip((held, gone), before, strict=True):
            now = again.state(table, since=0)
            same = ("version", "ply", "view", "awaiting", "undo", "restart", "entries")
            assert [now[key] for key in same] == [was[key] for key in same]
        assert act(again, held, "undo")["view"]["decision"]["kind"] == "land"
    finally:
        second.stop()
