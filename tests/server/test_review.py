"""After the game: positions, record files, playing from here."""

from __future__ import annotations

import pytest

from tatami.core.record import read_record
from tests.server.clients import Visitor, finish
from tests.server.pebbles import PebblesGame


@pytest.fixture
def over(anna: Visitor, bela: Visitor) -> str:
    """A table where Anna and Bela have played to the end, with an undo on the way."""
    table: str = anna.create("me", "open")["id"]
    bela.ok("POST", f"/api/tables/{table}/sit", {})
    held = anna.move(table)
    anna.ok("POST", f"/api/tables/{table}/undo", {"version": held["version"]})
    anna.play_turn(table, draw=True)
    finish(table, anna, bela)
    return table


def test_every_position_can_be_looked_at(over: str, anna: Visitor, stranger: Visitor) -> None:
    last = stranger.ok("GET", f"/api/tables/{over}/positions/0")["last"]
    assert last == anna.state(over)["ply"]
    for ply in range(last + 1):
        position = stranger.ok("GET", f"/api/tables/{over}/positions/{ply}")
        assert (position["ply"], position["view"]["seat"], position["view"]["over"]) == (ply, None, ply == last)
        assert (position["entry"] is None) == (ply == 0)
    stranger.refused("not_found", "GET", f"/api/tables/{over}/positions/{last + 1}")
    stranger.refused("not_found", "GET", f"/api/tables/{over}/positions/99999999999999999999")


def test_when_it_is_over_every_seats_eyes_are_open(over: str, stranger: Visitor) -> None:
    position = stranger.ok("GET", f"/api/tables/{over}/positions/2?seat=1")
    assert position["view"]["seat"] == 1
    assert len(position["view"]["table"]["hands"][1]) == 5
    stranger.refused("not_found", "GET", f"/api/tables/{over}/positions/2?seat=2")


def test_during_the_game_one_looks_back_with_ones_own_eyes(anna: Visitor, stranger: Visitor) -> None:
    table = anna.create("me", "bot")["id"]
    anna.play_turn(table)
    assert anna.ok("GET", f"/api/tables/{table}/positions/0?seat=0")["view"]["seat"] == 0
    anna.refused("not_over", "GET", f"/api/tables/{table}/positions/0?seat=1")
    assert stranger.ok("GET", f"/api/tables/{table}/positions/0")["view"]["table"]["hands"] == [5, 5]


def test_the_record_is_there_when_the_game_is_over_and_not_before(over: str, anna: Visitor, stranger: Visitor) -> None:
    running = anna.create("me", "bot")["id"]
    anna.refused("not_over", "GET", f"/api/tables/{running}/record")
    response = stranger.ask("GET", f"/api/tables/{over}/record")
    assert response.headers["content-disposition"] == f'attachment; filename="tatami-pebbles-{over}.tatami"'
    record = read_record(response.text, PebblesGame())
    assert record.state.scores() == anna.state(over)["table"]["result"]["scores"]


def test_a_record_uploaded_again_shows_the_same_game(over: str, anna: Visitor, stranger: Visitor) -> None:
    text = stranger.ok("GET", f"/api/tables/{over}/record")
    stranger.refused("unauthenticated", "POST", "/api/records", {"text": text})
    table = anna.ok("POST", "/api/records", {"text": text, "names": ["Karel", "Lenka"]})["table"]
    assert (table["status"], table["origin"]["kind"]) == ("over", "upload")
    assert [seat["name"] for seat in table["seats"]] == ["Karel", "Lenka"]
    assert table["result"] == anna.state(over)["table"]["result"]
    for ply in (0, 1, 7, table["ply"]):
        ours, theirs = (stranger.ok("GET", f"/api/tables/{t}/positions/{ply}")["view"] for t in (table["id"], over))
        assert ours == theirs
    assert stranger.ok("GET", f"/api/tables/{table['id']}/record") == text
    stranger.refused("unauthenticated", "POST", f"/api/tables/{table['id']}/sit", {})


def test_a_record_cut_short_or_spoilt_is_refused(over: str, anna: Visitor) -> None:
    text = anna.ok("GET", f"/api/tables/{over}/record")
    lines = text.split("\n")
    spoilt = ["", "hello", text[:-10], text.replace("play", "eat", 1), "\n".join(lines[:-3] + lines[-2:])]
    for broken in (*spoilt, text.replace("pebbles", "chess", 1), "tatami record 1\n" * 9):
        anna.refused("bad_record", "POST", "/api/records", {"text": broken})


def test_playing_from_here_deals_the_hidden_parts_again(over: str, anna: Visitor, stranger: Visitor) -> None:
    seats = [{"kind": "me"}, {"kind": "bot"}]
    here = anna.ok("GET", f"/api/tables/{over}/positions/4?seat=0")["view"]
    bags = set()
    for _ in range(3):
        table = anna.ok("POST", f"/api/tables/{over}/fork", {"ply": 4, "seats": seats})["table"]
        assert table["origin"] == {"kind": "fork", "table": over, "ply": 4}
        state = anna.state(table["id"])
        for option in state["view"]["decision"]["options"]:
            del option["preview"]  # only who is asked now gets one
        assert state["view"] == here  # what Anna knew is as it was
        bags.add(str(play_out(anna, table["id"])))
    assert len(bags) > 1
    last = anna.state(over)["ply"]
    anna.refused("not_running", "POST", f"/api/tables/{over}/fork", {"ply": last, "seats": seats})
    anna.refused("not_found", "POST", f"/api/tables/{over}/fork", {"ply": last + 1, "seats": seats})
    anna.refused("bad_seats", "POST", f"/api/tables/{over}/fork", {"ply": 4, "seats": seats[:1]})
    stranger.refused("unauthenticated", "POST", f"/api/tables/{over}/fork", {"ply": 4, "seats": seats})


def play_out(visitor: Visitor, table: str) -> list[int]:
    """The hand of the bot after resigning, when everything may be seen."""
    state = visitor.ok("POST", f"/api/tables/{table}/leave", {})
    assert state["table"]["status"] == "abandoned"
    hand: list[int] = visitor.ok("GET", f"/api/tables/{table}/positions/0?seat=1")["view"]["table"]["hands"][1]
    return hand


def test_a_fork_has_no_record_file(over: str, anna: Visitor) -> None:
    table = anna.ok("POST", f"/api/tables/{over}/fork", {"ply": 1, "seats": [{"kind": "me"}, {"kind": "bot"}]})[
        "table"
    ]["id"]
    anna.ok("POST", f"/api/tables/{table}/leave", {})
    anna.refused("no_record", "GET", f"/api/tables/{table}/record")


def test_during_the_game_trying_things_out_needs_a_table_with_help(anna: Visitor, bela: Visitor) -> None:
    seats = [{"kind": "me"}, {"kind": "bot"}]
    open_table = anna.create("me", "bot")["id"]
    strict = anna.create("me", {"kind": "same_screen", "name": "Cyril"}, help=False)["id"]
    anna.ok("POST", f"/api/tables/{open_table}/fork", {"ply": 0, "seats": seats})
    anna.refused("not_over", "POST", f"/api/tables/{strict}/fork", {"ply": 0, "seats": seats})
    bela.refused("not_over", "POST", f"/api/tables/{open_table}/fork", {"ply": 0, "seats": seats})
    anna.refused("not_over", "POST", f"/api/tables/{open_table}/fork", {"ply": 0, "seats": seats, "seat": 1})


def test_a_public_fork_does_not_hand_out_the_key_of_a_private_table(
    over: str, anna: Visitor, bela: Visitor, stranger: Visitor
) -> None:
    """A table's id is its key: whoever knows it can look, and read what was said there."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = anna.ok("POST", f"/api/tables/{over}/fork", {"ply": 1, "seats": seats, "visibility": "public"})["table"]
    bela.ok("POST", f"/api/tables/{made['id']}/sit", {})
    for somebody in (bela, stranger):
        assert somebody.state(made["id"])["table"]["origin"] == {"kind": "fork", "table": None, "ply": 1}
        assert over not in somebody.ask("GET", "/api/lobby").text
    assert anna.state(made["id"])["table"]["origin"]["table"] == over
