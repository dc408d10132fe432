"""Tables: set up, find, sit down, leave, play again."""

from __future__ import annotations

from pathlib import Path

import pytest

from tatami.server.pure.refusals import Refusal
from tatami.server.pure.setup import refuse_unrated
from tatami.server.pure.table import Seat
from tests.server.clients import Json, Visitor, finish, wait_for
from tests.server.conftest import NewDatabase
from tests.server.serving import Running, serving, settings_for


def seat_kinds(state: Json) -> list[str]:
    return [seat["kind"] for seat in state["table"]["seats"]]


def test_games_tell_what_can_be_chosen(stranger: Visitor) -> None:
    (game,) = stranger.ok("GET", "/api/games")["games"]
    assert game["id"] == "pebbles"
    assert game["seats"] == [1, 2, 3, 4]
    assert game["options"][0]["choices"] == ["five", "six"]
    assert game == stranger.ok("GET", "/api/games/pebbles")
    stranger.refused("unknown_game", "GET", "/api/games/chess")


def test_content_and_texts_are_cached_by_their_tags(stranger: Visitor) -> None:
    assert "title = Pebbles" in stranger.ok("GET", "/api/games/pebbles/text/en")
    stranger.refused("not_found", "GET", "/api/games/pebbles/text/cs")
    first = stranger.ask("GET", "/api/games/pebbles/content")
    again = stranger.http.get("/api/games/pebbles/content", headers={"If-None-Match": first.headers["etag"]})
    assert (first.status_code, again.status_code, again.content) == (200, 304, b"")


def test_a_table_without_open_seats_starts_at_once(anna: Visitor) -> None:
    table = anna.create("me", "bot")
    assert table["status"] == "running"
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot"]
    assert table["options"] == {"hand": "five"}


def test_a_table_starts_when_the_last_seat_is_taken(anna: Visitor, bela: Visitor) -> None:
    table = anna.create("me", "open")
    assert (table["status"], table["awaiting"]) == ("open", None)
    assert anna.state(table["id"])["view"] is None
    anna.refused("not_started", "POST", f"/api/tables/{table['id']}/move", {"version": 0, "action": 0})
    found = bela.ok("GET", f"/api/join/{table['code'].lower()}")["table"]
    state = bela.ok("POST", f"/api/tables/{found['id']}/sit", {})
    assert (state["table"]["status"], state["mine"], state["seat"]) == ("running", [1], 1)
    entries = bela.state(table["id"], since=0)["entries"]
    assert [entry["kind"] for entry in entries] == ["sit", "start"]
    assert entries[1]["events"] == [{"kind": "dealt", "seat": 0, "args": {"pebbles": 5}, "private": False}]


def test_sitting_down_twice_or_on_somebody_is_refused(anna: Visitor, bela: Visitor) -> None:
    table = anna.create("me", "open", "open")["id"]
    anna.refused("already_seated", "POST", f"/api/tables/{table}/sit", {})
    bela.refused("seat_taken", "POST", f"/api/tables/{table}/sit", {"seat": 0})
    bela.refused("not_found", "POST", f"/api/tables/{table}/sit", {"seat": 7})
    bela.ok("POST", f"/api/tables/{table}/sit", {"seat": 2})
    assert seat_kinds(bela.state(table)) == ["person", "open", "person"]


@pytest.mark.parametrize(
    ("code", "body"),
    [
        ("unknown_game", {"game": "chess", "seats": [{"kind": "me"}]}),
        ("bad_seats", {"game": "pebbles", "seats": [{"kind": "me"}] * 2}),
        ("bad_seats", {"game": "pebbles", "seats": [{"kind": "open"}] * 5}),
        ("bad_options", {"game": "pebbles", "seats": [{"kind": "me"}], "options": {"hand": "seven"}}),
        ("bad_options", {"game": "pebbles", "seats": [{"kind": "me"}], "options": {"colour": "red"}}),
        ("unknown_bot", {"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "deep blue"}]}),
        ("bad_name", {"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "same_screen", "name": "<i>"}]}),
        ("bad_request", {"game": "pebbles", "seats": [{"kind": "king"}]}),
        ("bad_request", {"game": "pebbles", "seats": []}),
        ("bad_request", {"game": "pebbles", "seats": [{"kind": "me"}], "seed": 7}),
    ],
)
def test_a_table_that_cannot_be_is_refused_and_not_made(anna: Visitor, code: str, body: Json) -> None:
    anna.refused(code, "POST", "/api/tables", body)
    assert anna.ok("GET", "/api/my/tables?status=all")["tables"] == []


def test_the_lobby_shows_public_tables_only(anna: Visitor, stranger: Visitor) -> None:
    waiting = anna.create("me", "open", visibility="public")["id"]
    running = anna.create("me", "bot", visibility="public")["id"]
    hidden = anna.create("me", "open")["id"]
    lobby = stranger.ok("GET", "/api/lobby")
    assert waiting in [t["id"] for t in lobby["open"]]
    assert running in [t["id"] for t in lobby["running"]]
    assert hidden not in str(lobby)


def test_my_games_tell_whose_turn_it_is(anna: Visitor, bela: Visitor) -> None:
    table = anna.create("me", "open")["id"]
    bela.ok("POST", f"/api/tables/{table}/sit", {})
    other = anna.create("open", "me")["id"]
    mine = anna.ok("GET", "/api/my/tables")["tables"]
    assert [(t["id"], t["your_turn"]) for t in mine] == [(table, True), (other, False)]
    assert bela.ok("GET", "/api/my/tables")["tables"][0]["awaiting"] == {"kind": "decision", "seat": 0, "seats": [0]}


def test_leaving_before_the_game_opens_the_seat(anna: Visitor, bela: Visitor) -> None:
    table = anna.create("me", "open", "open")["id"]
    bela.ok("POST", f"/api/tables/{table}/sit", {})
    bela.ok("POST", f"/api/tables/{table}/leave", {})
    assert seat_kinds(anna.state(table)) == ["person", "open", "open"]
    bela.refused("not_seated", "POST", f"/api/tables/{table}/leave", {})
    anna.ok("POST", f"/api/tables/{table}/leave", {})
    assert anna.state(table)["table"]["status"] == "abandoned"
    bela.refused("not_running", "POST", f"/api/tables/{table}/sit", {})


def test_leaving_during_the_game_hands_the_seat_to_a_bot_and_it_can_be_taken_back(anna: Visitor, bela: Visitor) -> None:
    table = anna.create("open", "me")["id"]
    bela.ok("POST", f"/api/tables/{table}/sit", {})
    bela.move(table)
    bela.ok("POST", f"/api/tables/{table}/resign", {"bot": "random"})
    state = wait_for(anna, table, lambda s: s["awaiting"]["seat"] == 1)
    assert seat_kinds(state) == ["bot", "person"]
    assert state["table"]["seats"][0]["resigned"]["name"].startswith("Bela")
    anna.refused("already_seated", "POST", f"/api/tables/{table}/sit", {"seat": 0})
    back = bela.ok("POST", f"/api/tables/{table}/sit", {})
    assert (back["mine"], seat_kinds(back)) == ([0], ["person", "person"])


def test_when_nobody_is_left_the_table_is_abandoned(anna: Visitor) -> None:
    table = anna.create("me", "bot")["id"]
    assert anna.ok("POST", f"/api/tables/{table}/leave", {})["table"]["status"] == "abandoned"


def test_the_owner_fills_and_opens_seats(anna: Visitor, bela: Visitor) -> None:
    table = anna.create("me", "open", "open")["id"]
    bela.refused("forbidden", "POST", f"/api/tables/{table}/seats/1", {"kind": "bot"})
    anna.refused("seat_taken", "POST", f"/api/tables/{table}/seats/0", {"kind": "bot"})
    anna.ok("POST", f"/api/tables/{table}/seats/1", {"kind": "bot"})
    anna.ok("POST", f"/api/tables/{table}/seats/1", {"kind": "open"})
    assert anna.state(table)["table"]["status"] == "open"
    anna.ok("POST", f"/api/tables/{table}/seats/1", {"kind": "bot"})
    assert anna.ok("POST", f"/api/tables/{table}/seats/2", {"kind": "bot"})["table"]["status"] == "running"


def test_a_present_person_cannot_be_replaced(anna: Visitor, bela: Visitor) -> None:
    table = anna.create("me", "open")["id"]
    bela.ok("POST", f"/api/tables/{table}/sit", {})
    anna.refused("still_present", "POST", f"/api/tables/{table}/seats/1", {"kind": "bot"})
    bela.refused("forbidden", "POST", f"/api/tables/{table}/seats/0", {"kind": "bot"})
    assert seat_kinds(anna.state(table)) == ["person", "person"]


def test_the_owner_hands_the_seat_of_somebody_gone_to_a_bot(new_database: NewDatabase, tmp_path: Path) -> None:
    with serving(settings_for(new_database("sqlite"), absent_live=0.0), tmp_path / "log") as running:
        anna, bela = Visitor.guest(running.url, "Anna"), Visitor.guest(running.url, "Bela")
        for pace in ("live", "turns"):
            table = anna.create("me", "open", "open", pace=pace, confirm=False)["id"]
            bela.ok("POST", f"/api/tables/{table}/sit", {"seat": 1})
            anna.ok("POST", f"/api/tables/{table}/seats/2", {"kind": "bot"})
            anna.play_turn(table)
            with bela.socket() as talk:
                talk.ask("watch", table=table)
                anna.refused("still_present", "POST", f"/api/tables/{table}/seats/1", {"kind": "bot"})
            anna.refused("seat_taken", "POST", f"/api/tables/{table}/seats/2", {"kind": "bot"})
            if pace == "turns":
                anna.refused("still_present", "POST", f"/api/tables/{table}/seats/1", {"kind": "bot"})
                continue
            anna.ok("POST", f"/api/tables/{table}/seats/1", {"kind": "bot"})
            state = wait_for(anna, table, lambda s: s["table"]["your_turn"])
            assert state["table"]["seats"][1]["resigned"]["name"] == "Bela"
            assert bela.state(table)["mine"] == []


def test_a_rematch_is_one_table_for_everybody(anna: Visitor, bela: Visitor, server: Running) -> None:
    table = anna.create("me", "open", confirm=False)["id"]
    bela.ok("POST", f"/api/tables/{table}/sit", {})
    anna.refused("not_over", "POST", f"/api/tables/{table}/rematch")
    finish(table, anna, bela)
    outsider = Visitor.guest(server.url, "Outsider")
    outsider.refused("not_seated", "POST", f"/api/tables/{table}/rematch")
    again = bela.ok("POST", f"/api/tables/{table}/rematch")["table"]
    assert anna.ok("POST", f"/api/tables/{table}/rematch")["table"]["id"] == again["id"]
    assert anna.state(table)["table"]["rematch"] == again["id"]
    assert again["origin"] == {"kind": "rematch", "table": table, "ply": None}
    assert [seat["kind"] for seat in again["seats"]] == ["open", "person"]
    outsider.refused("seat_taken", "POST", f"/api/tables/{again['id']}/sit", {})
    assert again["id"] in [t["id"] for t in anna.ok("GET", "/api/my/tables")["tables"]]
    state = anna.ok("POST", f"/api/tables/{again['id']}/sit", {})
    assert (state["mine"], state["table"]["status"]) == ([0], "running")


def test_an_unknown_table_is_not_found(anna: Visitor) -> None:
    for table in ("nonsense", "x" * 80, "a-b", "%00"):
        anna.refused("not_found", "GET", f"/api/tables/{table}")
    anna.refused("not_found", "GET", "/api/join/ZZZZZZ")


@pytest.mark.parametrize(
    ("code", "other"), [("no_bots", {"kind": "bot"}), ("bad_seats", {"kind": "same_screen", "name": "Cyril"})]
)
def test_rated_is_what_people_play_against_each_other(anna: Visitor, code: str, other: Json) -> None:
    """Nobody is rated alone, against the computer, or against somebody at their own screen."""
    assert anna.create("me", "open", rated=True)["rated"]
    wish = {"game": "pebbles", "seats": [{"kind": "me"}, other], "rated": True}
    anna.refused(code, "POST", "/api/tables", wish)
    with pytest.raises(Refusal, match="several people"):
        refuse_unrated((Seat(0, "person", "Anna"),))
