"""The White Castle over the wire: whole games, and nothing but the game's own views."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tatami
from tatami.core.record import Record, read_record
from tatami.preview import view_with_previews
from tests.server.clients import Json, Visitor, wait_for
from tests.server.conftest import NewDatabase
from tests.server.serving import Running, serving, settings_for

GAME = "white_castle"
RANDOM: Json = {"kind": "bot", "bot": "random"}


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def castle(
    request: pytest.FixtureRequest, new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running]:
    """A server with the installed games."""
    log = tmp_path_factory.mktemp("castle") / "log"
    settings = settings_for(
        new_database(request.param), library="tatami.server.live.library:Installed", snapshot_every=24
    )
    with serving(settings, log) as running:
        yield running
        assert '"level": "error"' not in running.logged()


def play(table: str, players: list[Visitor], rng: random.Random, until: int = 10_000) -> Json:
    """Random legal moves, with an undo now and then, confirmed turns, to the end (or to a ply)."""
    state = players[0].state(table)
    while state["table"]["status"] == "running" and state["ply"] < until:
        awaiting = state["awaiting"]
        owner = next((p for p in players if awaiting["seat"] in p.state(table)["mine"]), None)
        if owner is None:
            state = wait_for(players[0], table, lambda s, v=state["version"]: s["version"] > v)
            continue
        state = owner.state(table)
        if state["version"] and state["awaiting"] != awaiting:
            continue
        body: Json = {"version": state["version"]}
        if awaiting["kind"] == "confirm":
            state = owner.ok("POST", f"/api/tables/{table}/confirm", body)
        elif state["undo"] and rng.random() < 0.1:
            state = owner.ok("POST", f"/api/tables/{table}/undo", {**body, "to": rng.choice(state["undo"])})
        else:
            option = rng.choice(state["view"]["decision"]["options"])
            action: Any = option["id"] if rng.random() < 0.5 else option["name"]
            state = owner.ok("POST", f"/api/tables/{table}/move", {**body, "action": action})
    return state


def create(visitor: Visitor, *seats: str | Json, game: str = GAME, **wishes: Any) -> str:
    return str(visitor.create(*seats, game=game, **wishes)["id"])


def record_of(visitor: Visitor, table: str) -> Record:
    return read_record(visitor.ok("GET", f"/api/tables/{table}/record"), tatami.game(GAME))


def test_the_shelf_tells_about_the_castle(castle: Running) -> None:
    visitor = Visitor(castle.url)
    game = visitor.ok("GET", f"/api/games/{GAME}")
    assert game["title"] == "The White Castle"
    bots = {bot["name"]: bot for bot in game["bots"]}
    assert [name for name, bot in bots.items() if bot["kind"] == "level"] == ["easy", "medium", "hard", "expert"]
    assert bots["hard"]["person"] == "Lady Asahi"
    assert bots["hard"]["character"]
    assert game["usual_bot"] == "medium"
    assert visitor.ok("GET", f"/api/games/{GAME}/content")


def test_a_bot_sits_down_under_its_own_name(castle: Running) -> None:
    anna = Visitor.guest(castle.url, "Anna")
    table = create(anna, "me", "bot", {"kind": "bot", "bot": "easy"})
    seats = anna.state(table)["table"]["seats"]
    assert [(seat["bot"], seat["name"]) for seat in seats[1:]] == [("medium", "Kenji"), ("easy", "Hana")]
    anna.refused("unknown_bot", "POST", f"/api/tables/{table}/resign", {"bot": "nobody"})
    anna.ok("POST", f"/api/tables/{table}/resign", {"bot": "expert"})
    left = anna.state(table, since=0)
    assert left["table"]["seats"][0]["bot"] == "expert"
    assert left["entries"][-1]["data"] == {"bot": "expert", "name": "Anna"}


@pytest.mark.parametrize("deed", ["resign", "leave"])
def test_who_goes_does_not_spend_the_owners_share_of_thinking(castle: Running, deed: str) -> None:
    anna = Visitor.guest(castle.url, "Anna")
    for wanted, plays_on in (("expert", "medium"), ("hard", "medium"), ("medium", "medium"), ("easy", "easy")):
        bela = Visitor.guest(castle.url, "Bela")
        table = create(anna, "me", "open")
        bela.ok("POST", f"/api/tables/{table}/sit", {})
        left = bela.ok("POST", f"/api/tables/{table}/{deed}", {"bot": wanted})
        assert left["table"]["seats"][1]["bot"] == plays_on
        anna.ok("POST", f"/api/tables/{table}/leave", {})


def test_a_hint_in_the_castle(castle: Running) -> None:
    """The hard bot's own budget, from the first decision of a game."""
    anna = Visitor.guest(castle.url, "Anna")
    table = create(anna, "me", RANDOM)
    state = wait_for(anna, table, lambda s: s["table"]["your_turn"])
    hint = anna.ok("POST", f"/api/tables/{table}/hint", {"version": state["version"]})
    assert hint["simulations"] > 30
    assert 10 < hint["best"]["points"] < 150
    assert hint["best"]["points_error"] > 0
    anna.move(table, hint["best"]["action"]["name"])


def test_a_hint_in_the_middle_of_a_turn_that_the_others_do_not_see_yet(castle: Running) -> None:
    anna, bela = Visitor.guest(castle.url, "Anna"), Visitor.guest(castle.url, "Bela")
    table = create(anna, "me", "open", game="bora_bora")
    bela.ok("POST", f"/api/tables/{table}/sit", {})
    mover, other = (anna, bela) if anna.state(table)["table"]["your_turn"] else (bela, anna)
    mover.move(table)
    state, seen = mover.state(table), other.state(table)
    assert state["table"]["your_turn"]
    assert seen["version"] < state["version"]
    hint = mover.ok("POST", f"/api/tables/{table}/hint", {"version": state["version"]})
    assert hint["best"]["action"]["id"] in [option["id"] for option in state["view"]["decision"]["options"]]
    other.refused("wrong_seat", "POST", f"/api/tables/{table}/hint", {"version": seen["version"]})
    other.refused("stale_version", "POST", f"/api/tables/{table}/hint", {"version": state["version"]})


def test_two_people_play_a_whole_game(castle: Running) -> None:
    anna, bela = Visitor.guest(castle.url, "Anna"), Visitor.guest(castle.url, "Bela")
    onlooker = Visitor(castle.url)
    table = create(anna, "me", "open")
    bela.ok("POST", f"/api/tables/{table}/sit", {})
    with onlooker.socket() as talk:
        talk.ask("watch", table=table)
        over = play(table, [anna, bela], random.Random(1))
        talk.until(lambda m: m["type"] == "state" and m["state"]["table"]["status"] == "over")
    record = record_of(anna, table)
    assert record.state.over
    assert over["table"]["result"]["scores"] == record.state.scores()
    assert over["table"]["result"]["ranking"] == record.state.ranking()
    assert over["table"]["result"]["sheet"] == json.loads(json.dumps(record.state.score_sheet()))
    check_wire(record, bela.state(table, since=0)["entries"], {0: anna, 1: bela, None: onlooker})


def check_wire(record: Record, entries: list[Json], seers: dict[int | None, Visitor]) -> None:
    """Every view that was sent is exactly the game's own view of that moment for that seat; the seed was not sent.

    Whoever is asked gets previews with the options, and nobody else.
    """
    states = states_by_version(record, entries)
    for seat, visitor in seers.items():
        during = [text for text in visitor.seen if "tatami record 1" not in text]
        assert record.header.seed not in "\n".join(during)
        told = [state for state in map(_state_in, during) if state is not None and state["view"] is not None]
        assert len(told) > 50
        for state in told:
            truth = states[state["version"]]
            asked = seat is not None and state["awaiting"] == {"kind": "decision", "seat": seat, "seats": [seat]}
            view = view_with_previews(truth, seat) if asked else truth.view(seat)
            assert state["view"] == json.loads(json.dumps(view))


def states_by_version(record: Record, entries: list[Json]) -> dict[int, tatami.State]:
    """The true state after every entry of a table's log."""
    line = [record.game.new(record.header.seats, record.header.seed, record.header.options)]
    states = {}
    for entry in entries:
        if entry["kind"] == "move":
            state = line[-1].copy()
            state.apply(entry["action"]["id"])
            line.append(state)
        elif entry["kind"] == "undo":
            del line[entry["data"]["to"] + 1 :]
        states[entry["version"]] = line[-1]
    return states


def _state_in(text: str) -> Json | None:
    if not text.startswith("{"):
        return None
    message: Json = json.loads(text)
    told = message.get("state", message)
    return told if isinstance(told, dict) and "view" in told and "entries" in told else None


def test_every_position_shown_is_the_games_own_view(castle: Running) -> None:
    anna = Visitor.guest(castle.url, "Anna")
    table = create(anna, "me", {"kind": "same_screen", "name": "Bela"}, {"kind": "same_screen", "name": "Cyril"})
    play(table, [anna], random.Random(2))
    record = record_of(anna, table)
    state = record.game.new(3, record.header.seed, record.header.options)
    for ply, action in enumerate([*record.actions, None]):
        for seat in (None, 0, 1, 2):
            query = "" if seat is None else f"?seat={seat}"
            if (ply + (seat or 0)) % 7 == 0:
                shown = anna.ok("GET", f"/api/tables/{table}/positions/{ply}{query}")["view"]
                assert shown == json.loads(json.dumps(state.view(seat)))
        if action is not None:
            state = state.copy()
            state.apply(action)


@pytest.mark.parametrize("seats", [1, 4])
def test_alone_and_against_bots(castle: Running, seats: int) -> None:
    anna = Visitor.guest(castle.url, "Anna")
    table = create(anna, "me", *[RANDOM] * (seats - 1), confirm=False)
    over = play(table, [anna], random.Random(seats))
    assert over["table"]["status"] == "over"
    assert over["table"]["result"]["scores"] == record_of(anna, table).state.scores()


def test_a_record_comes_back_and_can_be_played_from(castle: Running) -> None:
    anna = Visitor.guest(castle.url, "Anna")
    table = create(anna, "me", RANDOM)
    play(table, [anna], random.Random(2))
    text = anna.ok("GET", f"/api/tables/{table}/record")
    copy = anna.ok("POST", "/api/records", {"text": text})["table"]
    assert copy["result"] == anna.state(table)["table"]["result"]
    seats = [{"kind": "me"}, RANDOM]
    fork = anna.ok("POST", f"/api/tables/{copy['id']}/fork", {"ply": 20, "seats": seats})["table"]["id"]
    here = anna.ok("GET", f"/api/tables/{table}/positions/20")["view"]["table"]
    assert anna.ok("GET", f"/api/tables/{fork}/positions/0")["view"]["table"] == here
    play(fork, [anna], random.Random(3), until=10)


def test_a_fork_does_not_know_the_future(castle: Running) -> None:
    """The hidden parts and the generator of a position dealt again are new ones."""
    game = tatami.game(GAME)
    state = game.new(2, "truth")
    again = json.loads(state.redeal(0, tatami.Rng("other")).to_json())
    truth = json.loads(state.to_json())
    assert again["rng"] != truth["rng"]
    assert again != truth
    assert state.redeal(0, tatami.Rng("other")).view(0) == state.view(0)


def test_the_outside_bot_of_the_documentation_plays(castle: Running, capsys: pytest.CaptureFixture[str]) -> None:
    page = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
    (program,) = re.findall(r"```python\n(.*?)```", page, flags=re.DOTALL)
    token = Visitor.guest(castle.url, "Author").ok("POST", "/api/tokens", {"name": "my bot"})["token"]
    program = program.replace("http://127.0.0.1:8000", castle.url).replace("tatami_...", token)
    exec(compile(program, "docs/server.md", "exec"), {})
    assert len(json.loads(capsys.readouterr().out)) == 2
