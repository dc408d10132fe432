"""Secrecy by the decision at the server: only turns that can contain a hidden question are told as a whole."""

from __future__ import annotations

import pytest

from tests.server.clients import Json, Visitor
from tests.server.serving import Running
from tests.server.test_automata import kinds


@pytest.fixture(scope="module")
def server(ferry: Running) -> Running:
    """With Ferry on the shelf."""
    return ferry


@pytest.fixture
def table(anna: Visitor, bela: Visitor) -> str:
    made: str = anna.create("me", "open", game="ferry", confirm=False)["id"]
    bela.ok("POST", f"/api/tables/{made}/sit", {})
    return made


def until(table: str, people: list[Visitor], kind: str, seat: int) -> Json:
    """Everybody's last answers, up to a question to a seat (12 moves of crossing, then whispers and bids)."""
    while True:
        awaiting = people[0].state(table)["awaiting"]
        mover = people[awaiting["seat"]]
        state: Json = mover.state(table)
        decision = state["view"]["decision"]
        if state["awaiting"]["kind"] == "confirm":
            mover.confirm(table)
        elif (decision["kind"], decision["seat"]) == (kind, seat):
            return state
        else:
            mover.move(table, decision["options"][-1]["id"])


def test_an_open_turn_is_told_move_by_move(anna: Visitor, bela: Visitor, table: str) -> None:
    before = bela.state(table)
    anna.move(table, "load 2")
    after = bela.state(table, since=before["version"])
    assert (after["version"], after["ply"], kinds(after)) == (before["version"] + 1, 1, ["move"])
    assert after["entries"][0]["action"]["name"] == "load 2"


def test_of_a_bid_the_others_see_that_it_was_made(anna: Visitor, bela: Visitor, table: str) -> None:
    until(table, [anna, bela], "bid", 0)
    seen = bela.state(table)
    asked = seen["view"]["decision"]
    assert (asked["kind"], asked["seat"], asked["options"]) == ("bid", 0, [])
    anna.move(table, "bid low")
    told = bela.state(table, since=seen["version"])
    moves = [entry for entry in told["entries"] if entry["kind"] == "move"]
    assert [(entry["seat"], entry["action"]) for entry in moves] == [(0, None)]
    assert told["view"]["table"]["bids"] == [1, 0]
    assert anna.state(table)["view"]["table"]["bids"] == [1, 0]


def test_a_turn_with_a_hidden_question_is_told_as_a_whole(anna: Visitor, bela: Visitor) -> None:
    table = ""
    for _ in range(20):  # until Anna has something to whisper about
        table = anna.create("me", "open", game="ferry", confirm=True)["id"]
        bela.ok("POST", f"/api/tables/{table}/sit", {})
        if until_whispers(table, anna, bela):
            break
    before = bela.state(table)
    assert before["awaiting"] == {"kind": "decision", "seat": 0}
    assert before["view"]["decision"]["kind"] == "secret"
    held = anna.move(table, "silent")
    assert held["awaiting"] == {"kind": "confirm", "seat": 0}
    meanwhile = bela.state(table)
    assert [meanwhile[key] for key in ("version", "ply", "view")] == [before[key] for key in ("version", "ply", "view")]
    anna.confirm(table)
    assert bela.state(table)["ply"] > before["ply"]


def until_whispers(table: str, anna: Visitor, bela: Visitor) -> bool:
    """Cross until the whispers; whether Anna is asked there (who has no odd stone is not)."""
    for _ in range(2):
        for owner, other in ((anna, bela), (bela, anna)):
            owner.move(table, "load 1")
            other.move(table, "waive")
            owner.move(table, "right")
            owner.confirm(table)
    state = anna.state(table)
    return bool(state["awaiting"] == {"kind": "decision", "seat": 0})
