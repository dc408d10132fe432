"""Another seat decides inside my turn: that ends nothing, and asks for no confirmation."""

from __future__ import annotations

import pytest

from tests.server.clients import Visitor
from tests.server.serving import Running
from tests.server.test_automata import act


@pytest.fixture(scope="module")
def server(ferry: Running) -> Running:
    """With Ferry on the shelf."""
    return ferry


@pytest.fixture
def table(anna: Visitor, bela: Visitor) -> str:
    """Anna crosses first, and Bela has the toll."""
    made: str = anna.create("me", "open", game="ferry")["id"]
    bela.ok("POST", f"/api/tables/{made}/sit", {})
    return made


def test_the_other_is_asked_at_once_and_the_turn_stays_mine(anna: Visitor, bela: Visitor, table: str) -> None:
    asked = anna.move(table, "load 2")
    assert (asked["awaiting"], asked["turn_of"]) == ({"kind": "decision", "seat": 1}, 0)
    answered = bela.move(table, "take")
    assert (answered["awaiting"], answered["turn_of"]) == ({"kind": "decision", "seat": 0}, 0)
    held = anna.move(table, "left")
    assert (held["awaiting"], held["turn_of"]) == ({"kind": "confirm", "seat": 0}, 0)
    assert anna.confirm(table)["turn_of"] == 1


def test_until_the_other_has_answered_the_question_can_be_taken_back(anna: Visitor, bela: Visitor, table: str) -> None:
    assert anna.move(table, "load 2")["undo"] == [0]
    back = act(anna, table, "undo")
    assert back["awaiting"] == {"kind": "decision", "seat": 0}
    anna.move(table, "load 1")
    assert bela.state(table)["undo"] == []
    bela.move(table, "waive")
    assert anna.state(table)["undo"] == []
    anna.refused("cannot_undo", "POST", f"/api/tables/{table}/undo", {"version": anna.state(table)["version"]})


def test_the_other_takes_its_answer_back_until_the_turn_goes_on(anna: Visitor, bela: Visitor, table: str) -> None:
    anna.move(table, "load 2")
    bela.move(table, "take")
    assert bela.state(table)["undo"] == [1]
    assert act(bela, table, "undo")["awaiting"] == {"kind": "decision", "seat": 1}
    bela.move(table, "waive")
    held = anna.move(table, "right")
    assert held["undo"] == [2]
    assert bela.state(table)["undo"] == []
    assert held["view"]["table"]["points"] == [3, 0, 0]


def test_restart_goes_no_further_back_than_the_answer(anna: Visitor, bela: Visitor, table: str) -> None:
    anna.move(table, "load 2")
    bela.move(table, "take")
    anna.move(table, "right")
    again = act(anna, table, "restart")
    assert (again["ply"], again["view"]["decision"]["kind"]) == (2, "land")


def test_without_confirmation_the_question_can_still_be_taken_back(anna: Visitor, bela: Visitor) -> None:
    table = anna.create("me", "open", game="ferry", confirm=False)["id"]
    bela.ok("POST", f"/api/tables/{table}/sit", {})
    assert anna.move(table, "load 2")["undo"] == [0]
    bela.move(table, "take")
    over = anna.move(table, "left")
    assert (over["awaiting"], over["undo"], over["turn_of"]) == ({"kind": "decision", "seat": 1}, [], 1)
