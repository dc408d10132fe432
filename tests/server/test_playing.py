"""Moves, and taking them back: what is allowed, and that what is refused changes nothing."""

from __future__ import annotations

import pytest

from tests.server.clients import Json, Visitor


@pytest.fixture
def table(anna: Visitor, bela: Visitor) -> str:
    """Anna and Bela at a table with confirmation; Anna begins."""
    made: str = anna.create("me", "open")["id"]
    bela.ok("POST", f"/api/tables/{made}/sit", {})
    return made


def version(visitor: Visitor, table: str) -> int:
    return int(visitor.state(table)["version"])


def everything(visitor: Visitor, table: str) -> Json:
    state = visitor.state(table, since=0)
    for seat in state["table"]["seats"]:
        del seat["online"]
    return state


def test_a_move_is_answered_with_the_new_view(anna: Visitor, table: str) -> None:
    before = anna.state(table)
    option = before["view"]["decision"]["options"][2]
    after = anna.ok("POST", f"/api/tables/{table}/move", {"version": before["version"], "action": option["id"]})
    assert after["version"] == before["version"] + 1
    assert after["ply"] == 1
    assert after["view"]["decision"]["kind"] == "draw"
    (entry,) = after["entries"]
    assert (entry["kind"], entry["seat"], entry["action"]["name"]) == ("move", 0, option["name"])


def test_a_move_may_be_given_in_notation(anna: Visitor, table: str) -> None:
    name = anna.state(table)["view"]["decision"]["options"][0]["name"]
    assert anna.move(table, name)["entries"][0]["action"]["name"] == name


def test_refused_moves_say_why_and_change_nothing(anna: Visitor, bela: Visitor, stranger: Visitor, table: str) -> None:
    before = everything(anna, table)
    move, now = f"/api/tables/{table}/move", before["version"]
    legal = before["view"]["decision"]["options"][0]["id"]
    stale = anna.refused("stale_version", "POST", move, {"version": now - 1, "action": legal})
    assert stale["details"] == {"version": now}
    anna.refused("stale_version", "POST", move, {"version": now + 1, "action": legal})
    wrong = bela.refused("wrong_seat", "POST", move, {"version": now, "action": legal})
    assert wrong["details"] == {"seat": 0}
    illegal = anna.refused("illegal_action", "POST", move, {"version": now, "action": 50})
    assert illegal["details"] == {"rule": "PB-1"}
    for nonsense in (51, 99999, "dance", "play 9"):
        anna.refused("illegal_action", "POST", move, {"version": now, "action": nonsense})
    malformed: object
    for malformed in ({}, {"version": now}, {"version": "1", "action": 0}, {"version": now, "action": -1}, []):
        anna.refused("bad_request", "POST", move, malformed)
    stranger.refused("unauthenticated", "POST", move, {"version": now, "action": legal})
    assert everything(anna, table) == before


def test_a_spectator_sees_but_does_not_touch(anna: Visitor, stranger: Visitor, table: str) -> None:
    stranger.ok("POST", "/api/guest", {"name": "Onlooker"})
    now = version(anna, table)
    state = stranger.state(table)
    assert (state["seat"], state["mine"], state["view"]["seat"]) == (None, [], None)
    for path, body in (
        ("move", {"version": now, "action": 0}),
        ("undo", {"version": now}),
        ("restart", {"version": now}),
        ("confirm", {"version": now}),
        ("resign", {}),
    ):
        stranger.refused("not_seated", "POST", f"/api/tables/{table}/{path}", body)
    assert version(anna, table) == now


def test_somebody_elses_seat_cannot_be_looked_through(anna: Visitor, bela: Visitor, table: str) -> None:
    assert bela.state(table, seat=0)["view"]["seat"] == 1
    bela.refused("not_over", "GET", f"/api/tables/{table}/positions/0?seat=0")


def test_undo_goes_back_to_any_decision_of_the_turn(anna: Visitor, table: str) -> None:
    start = anna.state(table)["view"]
    first = anna.move(table)
    assert (first["undo"], first["restart"]) == ([0], 0)
    held = anna.move(table, "pass")
    assert (held["undo"], held["awaiting"]) == ([0, 1], {"kind": "confirm", "seat": 0, "seats": [0]})
    back = anna.ok("POST", f"/api/tables/{table}/undo", {"version": held["version"]})
    assert (back["ply"], back["view"]) == (1, first["view"])
    assert back["version"] == held["version"] + 1
    anna.refused("cannot_undo", "POST", f"/api/tables/{table}/undo", {"version": back["version"], "to": 1})
    again = anna.ok("POST", f"/api/tables/{table}/undo", {"version": back["version"], "to": 0})
    assert (again["ply"], again["view"], again["undo"]) == (0, start, [])
    anna.refused("cannot_undo", "POST", f"/api/tables/{table}/undo", {"version": again["version"]})


def test_restart_takes_the_whole_turn_back(anna: Visitor, table: str) -> None:
    start = anna.state(table)["view"]
    anna.move(table)
    held = anna.move(table, "pass")
    back = anna.ok("POST", f"/api/tables/{table}/restart", {"version": held["version"]})
    assert (back["ply"], back["view"], back["restart"]) == (0, start, None)


def test_the_next_seat_waits_for_the_confirmation(anna: Visitor, bela: Visitor, table: str) -> None:
    anna.move(table)
    held = anna.move(table, "pass")
    assert not bela.state(table)["table"]["your_turn"]
    option = bela.state(table)["view"]["decision"]["options"][0]["id"]
    body = {"version": held["version"], "action": option}
    assert bela.refused("wrong_seat", "POST", f"/api/tables/{table}/move", body)["details"] == {"seat": 0}
    bela.refused("nothing_to_confirm", "POST", f"/api/tables/{table}/confirm", {"version": held["version"]})
    bela.refused("cannot_undo", "POST", f"/api/tables/{table}/undo", {"version": held["version"]})
    anna.refused("stale_version", "POST", f"/api/tables/{table}/confirm", {"version": held["version"] - 1})
    done = anna.ok("POST", f"/api/tables/{table}/confirm", {"version": held["version"]})
    assert (done["undo"], done["awaiting"]) == ([], {"kind": "decision", "seat": 1, "seats": [1]})
    anna.refused("cannot_undo", "POST", f"/api/tables/{table}/undo", {"version": done["version"]})
    anna.refused("nothing_to_confirm", "POST", f"/api/tables/{table}/confirm", {"version": done["version"]})
    bela.move(table)


def test_new_information_is_a_barrier_and_needs_no_confirmation(anna: Visitor, bela: Visitor, table: str) -> None:
    anna.move(table)
    after = anna.move(table, "draw")
    assert (after["undo"], after["awaiting"]) == ([], {"kind": "decision", "seat": 1, "seats": [1]})
    anna.refused("cannot_undo", "POST", f"/api/tables/{table}/undo", {"version": after["version"]})
    bela.move(table)


def test_without_confirmation_the_turn_ends_by_itself(anna: Visitor, bela: Visitor) -> None:
    table = anna.create("me", "open", confirm=False)["id"]
    bela.ok("POST", f"/api/tables/{table}/sit", {})
    assert anna.move(table)["undo"] == [0]
    after = anna.move(table, "pass")
    assert (after["undo"], after["awaiting"]) == ([], {"kind": "decision", "seat": 1, "seats": [1]})


def test_alone_at_the_table_a_turn_is_confirmed_too(anna: Visitor) -> None:
    table = anna.create("me")["id"]
    anna.move(table)
    held = anna.move(table, "pass")
    assert held["awaiting"] == {"kind": "confirm", "seat": 0, "seats": [0]}
    assert anna.confirm(table)["awaiting"] == {"kind": "decision", "seat": 0, "seats": [0]}
    assert anna.state(table)["undo"] == []


def test_one_screen_shows_the_view_of_the_seat_to_move(anna: Visitor) -> None:
    table = anna.create("me", {"kind": "same_screen", "name": "Cyril"}, "bot")["id"]
    state = anna.state(table)
    assert (state["mine"], state["seat"]) == ([0, 1], 0)
    assert [seat["name"] for seat in state["table"]["seats"]][1] == "Cyril"
    state = anna.play_turn(table)
    assert (state["seat"], state["view"]["seat"], state["view"]["decision"]["seat"]) == (1, 1, 1)
    assert anna.state(table, seat=0)["view"]["seat"] == 0
    state = anna.play_turn(table)
    assert state["seat"] == 1 or state["awaiting"]["seat"] == 0


def test_a_game_ends_only_when_its_last_turn_is_confirmed(anna: Visitor) -> None:
    table = anna.create("me")["id"]
    for _ in range(3):
        anna.play_turn(table)
    anna.move(table)
    held = anna.move(table, "pass")
    assert held["view"]["over"]
    assert (held["table"]["status"], held["table"]["result"]) == ("running", None)
    anna.refused("not_over", "GET", f"/api/tables/{table}/record")
    over = anna.confirm(table)
    assert (over["table"]["status"], over["awaiting"], over["undo"]) == ("over", None, [])
    result = over["table"]["result"]
    assert result["scores"] == over["view"]["scores"]
    assert result["sheet"] == [{"pebbles": result["scores"][0], "total": result["scores"][0]}]
    anna.refused("not_running", "POST", f"/api/tables/{table}/move", {"version": over["version"], "action": 0})
    anna.refused("not_running", "POST", f"/api/tables/{table}/undo", {"version": over["version"]})


def test_resigning_makes_the_held_turn_final(anna: Visitor, bela: Visitor, table: str) -> None:
    anna.move(table)
    anna.move(table, "pass")
    anna.ok("POST", f"/api/tables/{table}/resign", {})
    assert bela.state(table)["awaiting"] == {"kind": "decision", "seat": 1, "seats": [1]}
    bela.move(table)


def test_catching_up_gives_what_was_missed_and_the_newest_view(anna: Visitor, bela: Visitor, table: str) -> None:
    known = version(bela, table)
    anna.play_turn(table)
    bela.play_turn(table)
    state = bela.state(table, since=known)
    assert [entry["version"] for entry in state["entries"]] == list(range(known + 1, state["version"] + 1))
    assert [entry["kind"] for entry in state["entries"]] == ["move", "move", "confirm"] * 2
    assert bela.state(table, since=10**6)["entries"] == []
    assert len(bela.state(table, since=0)["entries"]) == state["version"]
