"""Previews travel with the options, to the seat that is asked and to nobody else."""

from __future__ import annotations

from pathlib import Path

from tests.server.clients import Json, Visitor
from tests.server.conftest import NewDatabase
from tests.server.serving import serving, settings_for


def previews(state: Json) -> list[Json | None]:
    """Of each option that is shown."""
    return [option.get("preview") for option in state["view"]["decision"]["options"]]


def test_only_the_seat_that_is_asked_gets_previews(anna: Visitor, bela: Visitor, stranger: Visitor) -> None:
    table = anna.create("me", "open")["id"]
    bela.ok("POST", f"/api/tables/{table}/sit", {})
    told = previews(anna.state(table))
    assert len(told) == 5
    opens = {"kind": "draw", "data": {}, "options": ["draw", "pass"]}
    assert told == [{"changes": {}, "opens": opens}] * 5
    for other in (bela, stranger):
        assert "preview" not in str(other.state(table)["view"])
    assert "preview" not in str(anna.ok("GET", f"/api/tables/{table}/positions/0?seat=0")["view"])
    anna.play_turn(table)
    assert "preview" not in str(anna.state(table)["view"])
    assert None not in previews(bela.state(table))


def test_who_is_asked_may_plan_one_option(anna: Visitor, bela: Visitor, stranger: Visitor) -> None:
    """What the answers to the question that it opens would bring; for nobody else, and only of what is offered."""
    table = anna.create("me", "open")["id"]
    path = f"/api/tables/{table}/plan?version={{}}&action={{}}"
    anna.refused("not_started", "GET", path.format(0, 0))
    bela.ok("POST", f"/api/tables/{table}/sit", {})
    state = anna.state(table)
    version, option = state["version"], state["view"]["decision"]["options"][0]["id"]
    nothing: Json = {"changes": {}, "opens": None}
    assert anna.ok("GET", path.format(version, option)) == {"plan": {"draw": nothing, "pass": nothing}}
    assert anna.state(table) == state
    stranger.refused("unauthenticated", "GET", path.format(version, option))
    Visitor.guest(anna.url, "Onlooker").refused("not_seated", "GET", path.format(version, option))
    bela.refused("wrong_seat", "GET", path.format(version, option))
    anna.refused("stale_version", "GET", path.format(version - 1, option))
    anna.refused("illegal_action", "GET", path.format(version, 10**6))
    anna.refused("bad_request", "GET", path.format(version, "all"))
    state = anna.move(table)
    option = state["view"]["decision"]["options"][0]["id"]
    assert anna.ok("GET", path.format(state["version"], option)) == {"plan": {}}, "the turn ends with it"


def test_while_a_turn_is_to_be_confirmed_nobody_is_asked(anna: Visitor, bela: Visitor) -> None:
    """The next player's options can be seen already, but are not asked for."""
    table = anna.create("me", "open", confirm=True)["id"]
    bela.ok("POST", f"/api/tables/{table}/sit", {})
    anna.move(table)
    assert None not in previews(anna.state(table))
    assert anna.move(table, "pass")["awaiting"] == {"kind": "confirm", "seat": 0, "seats": [0]}
    for waiting in (anna, bela):
        assert "preview" not in str(waiting.state(table)["view"])
    version = anna.state(table)["version"]
    anna.refused("awaiting_confirmation", "GET", f"/api/tables/{table}/plan?version={version}&action=0")
    anna.confirm(table)
    assert None not in previews(bela.state(table))


def test_options_that_cannot_be_tried_out_are_still_shown(new_database: NewDatabase, tmp_path: Path) -> None:
    """Where the rules fail for one of them, the table can be looked at, and the log says what is wrong."""
    settings = settings_for(new_database("sqlite"), library="tests.server.pebbles:BrokenShelf")
    with serving(settings, tmp_path / "log") as running:
        anna = Visitor.guest(running.url, "Anna")
        bela = Visitor.guest(running.url, "Bela")
        table = anna.create("me", "open", confirm=False)["id"]
        bela.ok("POST", f"/api/tables/{table}/sit", {})
        anna.play_turn(table)
        assert None not in previews(bela.state(table))
        bela.move(table)
        assert previews(bela.state(table)) == [None, None]
        assert "an option could not be tried out" in running.logged()
