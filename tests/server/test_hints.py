"""Hints: for the seat to decide, from what it may see, without a trace; not where help is off."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tatami.bots.hint import Hint, Line
from tatami.bots.search import Thought
from tatami.server.live.hints import Hints
from tatami.server.live.library import Question
from tatami.server.live.metrics import Metrics
from tatami.server.live.pool import BotPool
from tatami.server.live.shares import Payer
from tatami.server.pure.setup import Wishes, new_table
from tatami.server.pure.table import PERSON, Person, Seat, Table
from tests.server.clients import Json, Visitor
from tests.server.conftest import NewDatabase
from tests.server.pebbles import PebblesGame
from tests.server.serving import serving, settings_for


def ask(visitor: Visitor, table: str, version: int | None = None) -> Json:
    body = {"version": visitor.state(table)["version"] if version is None else version}
    answer: Json = visitor.ok("POST", f"/api/tables/{table}/hint", body)
    return answer


def refused(visitor: Visitor, code: str, table: str, version: int) -> None:
    visitor.refused(code, "POST", f"/api/tables/{table}/hint", {"version": version})


def test_a_hint_names_choices_with_points_and_shares(anna: Visitor) -> None:
    table = anna.create("me", "bot")["id"]
    state = anna.state(table)
    hint = ask(anna, table)
    assert (hint["table"], hint["version"], hint["seat"], hint["simulations"]) == (table, state["version"], 0, 64)
    options = {option["id"]: option for option in state["view"]["decision"]["options"]}
    thoughts = [hint["best"], *hint["others"]]
    assert 2 <= len(thoughts) <= 5
    for thought in thoughts:
        assert thought["action"]["name"] == options[thought["action"]["id"]]["name"]
        assert 0 <= thought["share"] <= 1
        assert (thought["points_error"] is None) == (thought["simulations"] < 2) == (thought["share_error"] is None)
    anna.ok("POST", f"/api/tables/{table}/move", {"version": hint["version"], "action": hint["best"]["action"]["id"]})


def test_a_hint_leaves_no_trace_and_does_not_change_by_asking_again(anna: Visitor, bela: Visitor) -> None:
    table = anna.create("me", "open")["id"]
    bela.ok("POST", f"/api/tables/{table}/sit", {})
    before = bela.state(table, since=0)
    with bela.socket() as talk:
        talk.ask("watch", table=table)
        first = ask(anna, table)
        assert ask(anna, table) == first
        seen = len(bela.seen)
        talk.ask("ping")
        assert not [text for text in bela.seen[seen:] if '"state"' in text or '"thinking"' in text]
    after = bela.state(table, since=0)
    assert (after["version"], after["entries"], after["view"]) == (before["version"], before["entries"], before["view"])


def test_only_the_person_to_decide_gets_a_hint(anna: Visitor, bela: Visitor, stranger: Visitor) -> None:
    table = anna.create("me", "open")["id"]
    refused(anna, "not_started", table, 0)
    version = bela.ok("POST", f"/api/tables/{table}/sit", {})["version"]
    refused(stranger, "unauthenticated", table, version)
    refused(Visitor.guest(anna.url, "Onlooker"), "not_seated", table, version)
    refused(bela, "wrong_seat", table, version)
    refused(anna, "stale_version", table, version - 1)
    refused(anna, "stale_version", table, version + 1)
    anna.move(table)
    version = anna.move(table, "pass")["version"]
    refused(anna, "awaiting_confirmation", table, version)
    refused(bela, "wrong_seat", table, version)
    anna.refused("bad_request", "POST", f"/api/tables/{table}/hint", {})
    anna.refused("not_found", "POST", "/api/tables/nonsense/hint", {"version": 1})


def test_there_is_no_hint_after_the_end(anna: Visitor) -> None:
    table = anna.create("me", confirm=False)["id"]
    while (state := anna.state(table))["table"]["status"] == "running":
        anna.move(table)
    refused(anna, "not_running", table, state["version"])


@pytest.mark.parametrize("wishes", [{"help": False}, {"rated": True}])
def test_where_help_is_off_there_are_neither_hints_nor_bots(anna: Visitor, bela: Visitor, wishes: Json) -> None:
    seats = [{"kind": "me"}, {"kind": "bot"}]
    anna.refused("no_bots", "POST", "/api/tables", {"game": "pebbles", "seats": seats, **wishes})
    assert anna.ok("GET", "/api/my/tables?status=all")["tables"] == []
    table = anna.create("me", "open", **wishes)
    assert (table["help"], table["rated"]) == (False, "rated" in wishes)
    anna.refused("no_bots", "POST", f"/api/tables/{table['id']}/seats/1", {"kind": "bot"})
    state = bela.ok("POST", f"/api/tables/{table['id']}/sit", {})
    assert state["table"]["status"] == "running"
    refused(anna, "no_help", table["id"], state["version"])
    refused(bela, "no_help", table["id"], state["version"])


def test_without_help_a_bot_plays_on_for_somebody_who_left_for_good(anna: Visitor, bela: Visitor) -> None:
    table = anna.create("me", "open", help=False, confirm=False)["id"]
    bela.ok("POST", f"/api/tables/{table}/sit", {})
    bela.ok("POST", f"/api/tables/{table}/leave", {"bot": "random"})
    bela.refused("seat_taken", "POST", f"/api/tables/{table}/sit", {})
    while anna.state(table)["table"]["status"] == "running":
        if anna.state(table)["table"]["your_turn"]:
            anna.move(table)
    again = anna.ok("POST", f"/api/tables/{table}/rematch")["table"]
    assert [seat["kind"] for seat in again["seats"]] == ["person", "open"]
    assert again["seats"][1]["reserved"]["name"].startswith("Bela")
    assert (again["help"], again["rated"]) == (False, False)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_rated_game_that_somebody_leaves_is_over(new_database: NewDatabase, tmp_path: Path, kind: str) -> None:
    settings = settings_for(new_database(kind), absent_live=0.0)
    with serving(settings, tmp_path / "log") as running:
        anna, bela = Visitor.guest(running.url, "Anna"), Visitor.guest(running.url, "Bela")
        left, gone = anna.create("me", "open", rated=True)["id"], anna.create("me", "open", rated=True)["id"]
        for table in (left, gone):
            bela.ok("POST", f"/api/tables/{table}/sit", {})
            anna.move(table)
        state = bela.ok("POST", f"/api/tables/{left}/resign", {})
        assert (state["table"]["status"], state["table"]["result"]) == ("abandoned", None)
        assert state["entries"][-1]["data"] == {"name": "Bela"}
        bela.refused("not_running", "POST", f"/api/tables/{left}/sit", {})
        state = anna.ok("POST", f"/api/tables/{gone}/seats/1", {"kind": "bot"})
        assert (state["table"]["status"], state["entries"][-1]["seat"]) == ("abandoned", 1)
        assert anna.ok("POST", f"/api/tables/{left}/rematch")["table"]["rated"]
    with serving(settings, tmp_path / "log") as running:
        anna.http.base_url = running.url
        again = anna.state(left)
        assert (again["table"]["status"], again["undo"], again["ply"]) == ("abandoned", [], 1)
        assert "tatami record" in anna.ok("GET", f"/api/tables/{left}/record")


def test_hints_are_few_enough_for_the_server(new_database: NewDatabase, tmp_path: Path) -> None:
    with serving(settings_for(new_database("sqlite"), rate_limits=True), tmp_path / "log") as running:
        anna = Visitor.guest(running.url, "Anna")
        table = anna.create("me", "bot")["id"]
        version = anna.state(table)["version"]
        answers = [anna.ask("POST", f"/api/tables/{table}/hint", {"version": version})]
        while answers[-1].is_success and len(answers) < 100:  # one more for every five seconds that pass meanwhile
            answers.append(anna.ask("POST", f"/api/tables/{table}/hint", {"version": version}))
        assert len(answers) > 6
        error = answers[-1].json()["error"]
        assert error["code"] == "rate_limited"
        assert error["details"]["retry_after"] <= 5


# ---- the part behind the door ----------------------------------------------------------------------------------------


class Listener(BotPool):
    """A pool that thinks at once, and remembers what it was given."""

    def __init__(self) -> None:
        super().__init__(1, 1.0, "")
        self.positions: list[str] = []
        self.wait = asyncio.Event()

    async def advise(self, game: str, position: str, seat: int, seed: str, payer: Payer, table: str) -> Hint:
        self.positions.append(position)
        await self.wait.wait()
        return Hint(Thought(0, 1, 0.5, float("inf"), 10.0, float("inf")), [], 1, Line([0], {}), None)


ANNA = Payer("somewhere", "anna")


def pebbles() -> Table:
    anna = Person("anna", "Anna", "guest", "anna")
    seats = (Seat(0, PERSON, "Anna", "anna"), Seat(1, PERSON, "Bela", "bela"))
    game = PebblesGame()
    return new_table(game, dict(game.check(2, {})), seats, anna, Wishes()).table


def test_what_leaves_for_the_bots_is_a_position_dealt_anew() -> None:
    table = pebbles()
    assert table.line is not None
    truth = table.line.state

    async def look() -> str:
        pool = Listener()
        pool.wait.set()
        await Hints(pool, Metrics()).find(table, 0, ANNA)
        return pool.positions[0]

    dealt = truth.game.from_json(asyncio.run(look()))
    assert dealt.view(0) == truth.view(0)
    assert dealt.view(1) != truth.view(1)
    assert dealt.rng.words() != truth.rng.words()


def test_too_many_at_once_are_asked_to_come_again() -> None:
    async def crowd() -> list[str]:
        pool = Listener()
        hints = Hints(pool, Metrics())
        people = [Payer("one address", f"person {n // 3}") for n in range(9)] + [Payer("another", "Bela")]
        asked = [asyncio.create_task(hints.find(pebbles(), 0, person)) for person in people]
        await asyncio.sleep(0)
        pool.wait.set()
        answers = [type(answer).__name__ for answer in await asyncio.gather(*asked, return_exceptions=True)]
        assert type(await hints.find(pebbles(), 0, people[0])).__name__ == "HintAnswer"  # all are answered: room again
        return answers

    two_each, four_of_an_address = [*["HintAnswer"] * 2, "Refusal"] * 2, ["Refusal"] * 3
    assert asyncio.run(crowd()) == [*two_each, *four_of_an_address, "HintAnswer"]


def test_a_thought_that_waits_for_a_free_process_is_not_too_long() -> None:
    """Five thoughts of a second each in one process, none of which may take four."""

    async def all_at_once() -> list[int]:
        pool = BotPool(1, 60.0, "tests.server.pebbles:Shelf")
        line = pebbles().line
        assert line is not None
        position = line.state.to_json()
        try:
            await pool.think(Question("pebbles", "random", position, 0, "the process starts", 0, "here"), ANNA)
            pool._timeout = 4.0
            slow = [Question("pebbles", "slow", position, 0, str(n), 0, f"table {n}") for n in range(5)]
            return await asyncio.gather(*(pool.think(question, ANNA) for question in slow))
        finally:
            pool.close()

    assert len(asyncio.run(all_at_once())) == 5
