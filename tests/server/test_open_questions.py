"""Several seats are asked at once: they answer in any order and in secret, and the game goes on in turn order."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from tatami.core.record import read_record
from tatami.server.admin.integrity import check
from tatami.server.stored.database import Database
from tests.server.clients import Json, Visitor, wait_for
from tests.server.conftest import NewDatabase
from tests.server.sealed import SealedGame, SealedShelf
from tests.server.serving import Running, serving, settings_for, start
from tests.server.test_two_processes import elsewhere

LIBRARY = "tests.server.sealed:SealedShelf"
People = tuple[Visitor, Visitor, Visitor]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def house(
    request: pytest.FixtureRequest, new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running]:
    """A server with Sealed."""
    log = tmp_path_factory.mktemp("sealed") / "log"
    with serving(settings_for(new_database(request.param), library=LIBRARY), log) as running:
        yield running
        assert '"level": "error"' not in running.logged()


@pytest.fixture
def people(house: Running) -> People:
    anna, bela, cyril = (Visitor.guest(house.url, name) for name in ("Anna", "Bela", "Cyril"))
    return anna, bela, cyril


def seated(people: tuple[Visitor, ...], **wishes: object) -> str:
    """A table of Sealed at which these people sit, in their order."""
    made: str = people[0].create("me", *["open"] * (len(people) - 1), game="sealed", **wishes)["id"]
    for visitor in people[1:]:
        visitor.ok("POST", f"/api/tables/{made}/sit", {})
    return made


@pytest.fixture
def table(people: People) -> str:
    return seated(people)


def at(visitor: Visitor, table: str, version: int, what: str, **body: object) -> Json:
    """Something done at a version that somebody knows."""
    after: Json = visitor.ok("POST", f"/api/tables/{table}/{what}", {"version": version, **body})
    return after


def undo(visitor: Visitor, table: str) -> Json:
    return at(visitor, table, visitor.state(table)["version"], "undo")


def told(state: Json) -> list[tuple[str, int, str | None]]:
    """The kind, seat and action of every entry that a state tells."""
    return [(entry["kind"], entry["seat"], entry["action"] and entry["action"]["name"]) for entry in state["entries"]]


def options(state: Json) -> list[str]:
    return [option["name"] for option in state["view"]["decision"]["options"]]


def sound(address: str) -> bool:
    """Whether ``tatami admin check`` finds nothing wrong with the one table of a database."""
    database = Database(address)
    try:
        return [finding.to_data()["log"] or finding.sound for finding in check(database, SealedShelf())] == [True]
    finally:
        database.close()


# ---- answering -------------------------------------------------------------------------------------------------------


def test_everybody_is_asked_at_once(people: People, table: str) -> None:
    for seat, visitor in enumerate(people):
        state = visitor.state(table)
        assert state["awaiting"] == {"kind": "decision", "seat": 0, "seats": [0, 1, 2]}
        assert state["table"]["your_turn"]
        assert (state["seat"], state["view"]["decision"]["seat"]) == (seat, seat)
        assert options(state) == ["lay 1", "lay 2", "lay 3", "lay 4"]
        assert all("preview" in option for option in state["view"]["decision"]["options"])
        (mine,) = visitor.ok("GET", "/api/my/tables")["tables"]
        assert (mine["your_turn"], mine["awaiting"]["seats"]) == (True, [0, 1, 2])


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_in_any_order_the_moves_are_played_in_turn_order(people: People, table: str, order: tuple[int, ...]) -> None:
    cards = ("lay 1", "lay 3", "lay 2")
    after = people[0].state(table)
    start = after["version"]
    for number, seat in enumerate(order):
        after = people[seat].move(table, cards[seat])
        if number < 2:
            waited = [other for other in range(3) if other not in order[: number + 1]]
            assert after["awaiting"] == {"kind": "decision", "seat": waited[0], "seats": waited}
            assert (after["ply"], after["table"]["your_turn"], after["undo"]) == (0, False, [0])
            assert told(after) == [("answer", seat, cards[seat])]
    assert (after["ply"], after["view"]["decision"]["kind"], after["awaiting"]["seats"]) == (3, "prize", [1])
    last = people[0].state(table, since=start)
    moves = [entry for entry in last["entries"] if entry["kind"] == "move"]
    assert [(entry["seat"], entry["ply"]) for entry in moves] == [(0, 1), (1, 2), (2, 3)]
    assert {entry["version"] for entry in moves} == {last["version"] - n for n in range(3)}, "in one piece"
    assert moves[-1]["events"][-1] == {"kind": "turned_over", "seat": 0, "args": {"cards": [1, 3, 2]}, "private": False}
    assert people[0].state(table)["view"]["table"]["hands"] == [[2, 3, 4], [1, 2, 4], [1, 3, 4]]


def test_nobody_comes_too_late_because_others_have_answered(people: People, table: str) -> None:
    version = people[0].state(table)["version"]
    answers = [at(visitor, table, version, "move", action="lay 1") for visitor in people]
    assert [state["ply"] for state in answers] == [0, 0, 3]


def test_all_answer_in_the_same_moment(people: People, table: str) -> None:
    version = people[0].state(table)["version"]
    threads = [
        threading.Thread(target=at, args=(visitor, table, version, "move"), kwargs={"action": f"lay {card}"})
        for visitor, card in zip(people, (2, 1, 3), strict=True)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    state = people[2].state(table)
    assert (state["ply"], state["awaiting"]["seats"]) == (3, [2])


def test_what_somebody_has_answered_only_they_are_told(people: People, table: str) -> None:
    anna, bela, cyril = people
    onlooker = Visitor(anna.url)
    with bela.socket() as b, onlooker.socket() as o:
        for talk in (b, o):
            talk.ask("watch", table=table)
        anna.move(table, "lay 3")
        for talk in (b, o):
            pushed = talk.next("state")["state"]
            assert told(pushed) == [("answer", 0, None)]
            assert pushed["awaiting"]["seats"] == [1, 2]
    for visitor in (bela, cyril, onlooker):
        assert ("answer", 0, None) in told(visitor.state(table, since=0))
        assert visitor.state(table)["view"]["table"]["laid"] == [0, 0, 0]
    assert not any("lay 3" in text for text in onlooker.seen)
    assert ("answer", 0, "lay 3") in told(anna.state(table, since=0))


def test_an_answer_can_be_replaced_and_taken_back_by_its_seat_alone(people: People, table: str) -> None:
    anna, bela, cyril = people
    anna.move(table, "lay 3")
    for visitor in (bela, cyril):
        assert visitor.state(table)["undo"] == []
        visitor.refused(
            "cannot_undo", "POST", f"/api/tables/{table}/undo", {"version": visitor.state(table)["version"]}
        )
    assert told(anna.move(table, "lay 2")) == [("answer", 0, "lay 2")]
    back = undo(anna, table)
    assert (back["awaiting"]["seats"], back["undo"], options(back)[0]) == ([0, 1, 2], [], "lay 1")
    assert back["entries"][-1]["data"] == {"back": True}
    anna.refused("cannot_undo", "POST", f"/api/tables/{table}/undo", {"version": back["version"]})
    bela.move(table, "lay 1")
    cyril.move(table, "lay 1")
    after = anna.move(table, "lay 2")
    assert [entry[2] for entry in told(after) if entry[:2] == ("move", 0)] == ["lay 2"]
    assert (after["undo"], after["restart"], after["awaiting"]["kind"]) == ([], None, "decision")
    anna.refused("cannot_undo", "POST", f"/api/tables/{table}/undo", {"version": after["version"]})


def test_refusals_change_nothing(people: People, table: str) -> None:
    anna, bela, cyril = people
    stranger = Visitor.guest(anna.url, "Dora")
    before = anna.state(table)
    path, version = f"/api/tables/{table}/move", before["version"]
    anna.refused("illegal_action", "POST", path, {"version": version, "action": "gold"})
    anna.refused("illegal_action", "POST", path, {"version": version, "action": "fly"})
    anna.refused("stale_version", "POST", path, {"version": version - 1, "action": "lay 1"})
    anna.refused("nothing_to_confirm", "POST", f"/api/tables/{table}/confirm", {"version": version})
    stranger.refused("not_seated", "POST", path, {"version": version, "action": "lay 1"})
    assert anna.state(table, since=0)["entries"] == anna.state(table, since=0)["entries"]
    assert anna.state(table)["version"] == version
    for visitor, card in ((cyril, 1), (bela, 1), (anna, 2)):
        visitor.move(table, f"lay {card}")
    assert bela.refused("wrong_seat", "POST", path, {"version": bela.state(table)["version"], "action": "gold"})


def test_two_devices_of_one_person_do_not_answer_twice(people: People, table: str) -> None:
    """What others answer makes nobody late; what one's other device has answered does."""
    anna, bela, _ = people
    version = anna.state(table)["version"]
    bela.move(table, "lay 1")
    at(anna, table, version, "move", action="lay 2")
    body = {"version": version, "action": "lay 3"}
    told_of = anna.refused("stale_version", "POST", f"/api/tables/{table}/move", body)["details"]["version"]
    assert told_of == version + 2
    at(anna, table, told_of, "move", action="lay 3")
    anna.refused("stale_version", "POST", f"/api/tables/{table}/undo", {"version": told_of})


def test_a_seat_does_not_change_its_mind_for_ever(people: People, table: str) -> None:
    anna, bela, _ = people
    last: Json = {}
    for n in range(101):
        last = anna.move(table, f"lay {1 + n % 2}")
    assert last["undo"] == []
    body = {"version": last["version"]}
    anna.refused("too_many", "POST", f"/api/tables/{table}/undo", body)
    anna.refused("too_many", "POST", f"/api/tables/{table}/move", {**body, "action": "lay 4"})
    assert bela.move(table, "lay 1")["undo"] == [0]


def test_an_ordinary_question_follows_with_its_confirmation(people: People, table: str) -> None:
    anna, bela, cyril = people
    for visitor, card in ((bela, 1), (anna, 2), (cyril, 1)):
        visitor.move(table, f"lay {card}")
    held = anna.move(table, "gold")
    assert held["awaiting"] == {"kind": "confirm", "seat": 0, "seats": [0]}
    bela.refused("wrong_seat", "POST", f"/api/tables/{table}/move", {"version": held["version"], "action": "lay 2"})
    assert undo(anna, table)["view"]["decision"]["kind"] == "prize"
    anna.move(table, "jade")
    assert anna.confirm(table)["awaiting"]["seats"] == [0, 1, 2]
    assert bela.move(table, "lay 2")["undo"] == [4]


def test_a_question_that_follows_from_an_answer_is_put_when_all_are_in(people: People, table: str) -> None:
    """The others' answers lie on, still unseen, until the game comes to them."""
    anna, bela, cyril = people
    bela.move(table, "lay 4")
    cyril.move(table, "lay 2")
    after = anna.move(table, "lay 1")
    assert (after["ply"], after["awaiting"]["seats"]) == (2, [1])
    assert bela.state(table)["view"]["decision"]["kind"] == "purpose"
    assert cyril.state(table)["undo"] == []
    for visitor in (anna, bela):
        assert "lay 2" not in [action for kind, seat, action in told(visitor.state(table, since=0)) if seat == 2]
        assert visitor.state(table)["view"]["table"]["laid"][2] == 0
    done = bela.move(table, "left")
    if done["awaiting"]["kind"] == "confirm":
        done = bela.confirm(table)
    assert (done["ply"], done["awaiting"]["seats"], done["view"]["decision"]["kind"]) == (4, [1], "prize")
    assert [entry[:2] for entry in told(anna.state(table, since=0)) if entry[0] == "move"] == [
        ("move", 0), ("move", 1), ("move", 1), ("move", 2)
    ]  # fmt: skip


def test_at_one_screen_the_seats_answer_one_after_the_other(house: Running) -> None:
    anna = Visitor.guest(house.url, "Anna")
    bela: Json = {"kind": "same_screen", "name": "Bela"}
    table = anna.create("me", bela, game="sealed")["id"]
    first = anna.state(table)
    assert (first["seat"], first["awaiting"]["seats"]) == (0, [0, 1])
    second = anna.move(table, "lay 1")
    assert (second["seat"], second["awaiting"]["seats"], second["undo"]) == (1, [1], [0])
    undo(anna, table)
    anna.move(table, "lay 3")
    done = anna.move(table, "lay 2")
    assert told(done) == [("answer", 1, None), ("move", 0, "lay 3"), ("move", 1, None)]
    assert (done["view"]["decision"]["kind"], done["awaiting"]["seats"]) == ("prize", [0])


def test_a_hint_is_for_the_seat_that_asks(people: People, table: str) -> None:
    anna, bela, _ = people
    version = bela.state(table)["version"]
    hint = at(bela, table, version, "hint")
    assert (hint["seat"], hint["best"]["action"]["family"]) == (1, "lay")
    anna.move(table, "lay 1")
    assert at(bela, table, version, "hint")["best"] == hint["best"], "what others have answered changes nothing"
    anna.refused("wrong_seat", "POST", f"/api/tables/{table}/hint", {"version": anna.state(table)["version"]})


def test_two_who_ask_at_the_same_moment_get_hints_of_their_own(people: People) -> None:
    table = seated(people, confirm=False)
    for visitor, card in zip(people, (1, 3, 2), strict=True):
        visitor.move(table, f"lay {card}")
    people[1].move(table, "gold")
    for visitor, cards in zip(people, ("234", "124", "134"), strict=True):
        state = visitor.state(table)
        hint = at(visitor, table, state["version"], "hint")
        found = {thought["action"]["name"] for thought in (hint["best"], *hint["others"])}
        assert found == set(options(state)) == {f"lay {card}" for card in cards}


# ---- coming and going ------------------------------------------------------------------------------------------------


def test_bots_answer_beside_people_and_see_no_answers(house: Running) -> None:
    anna = Visitor.guest(house.url, "Anna")
    seats: list[Json] = [{"kind": "bot", "bot": "loud"}, {"kind": "bot", "bot": "high"}]
    table = anna.create("me", *seats, game="sealed", shuffle=False)["id"]
    ready = wait_for(anna, table, lambda s: s["awaiting"]["seats"] == [0])
    assert (ready["ply"], ready["table"]["your_turn"]) == (0, True)
    assert ("answer", 2, None) in told(anna.state(table, since=0))
    anna.move(table, "lay 2")
    state = wait_for(anna, table, lambda s: s["view"]["table"]["hands"][0] == [1, 3, 4] and s["table"]["your_turn"])
    assert state["view"]["table"]["hands"] == [[1, 3, 4], [2, 3, 4], [1, 2, 3]]
    assert state["view"]["table"]["points"] == [0, 0, 1]


def test_an_answer_stays_when_its_seat_goes_to_a_bot(people: People, table: str) -> None:
    anna, bela, cyril = people
    bela.move(table, "lay 4")
    bela.ok("POST", f"/api/tables/{table}/resign", {"bot": "low"})
    assert anna.state(table)["awaiting"]["seats"] == [0, 2]
    cyril.move(table, "lay 1")
    anna.move(table, "lay 1")
    state = wait_for(anna, table, lambda s: s["view"]["table"]["points"] == [0, 1, 0])
    assert state["view"]["table"]["hands"][1] == [1, 2, 3]
    assert "lay 4" not in [action for _, _, action in told(bela.state(table, since=0))], "the seat is another's now"


def test_a_bot_answers_for_whoever_goes_without_an_answer(people: People, table: str) -> None:
    anna, bela, cyril = people
    anna.move(table, "lay 3")
    bela.ok("POST", f"/api/tables/{table}/leave", {"bot": "low"})
    wait_for(anna, table, lambda s: s["awaiting"]["seats"] == [2])
    bela.ok("POST", f"/api/tables/{table}/sit", {})
    assert bela.move(table, "lay 2")["undo"] == [0], "who comes back may answer anew"
    cyril.move(table, "lay 1")
    assert anna.state(table)["view"]["table"]["hands"] == [[1, 2, 4], [1, 3, 4], [2, 3, 4]]


def test_the_lobby_and_lists_name_all_who_are_awaited(people: People) -> None:
    anna, bela, _ = people
    table = seated(people, visibility="public")
    anna.move(table, "lay 1")
    (listed,) = [found for found in bela.ok("GET", "/api/lobby")["running"] if found["id"] == table]
    assert (listed["awaiting"], listed["your_turn"]) == ({"kind": "decision", "seat": 1, "seats": [1, 2]}, True)
    mine = {found["id"]: found["your_turn"] for found in anna.ok("GET", "/api/my/tables")["tables"]}
    assert mine[table] is False


def test_turns_are_announced_to_everybody_asked(people: People, table: str) -> None:
    bela = people[1]
    with bela.socket() as b:
        bela.move(table, "lay 1")
        assert b.next("turn") == {"type": "turn", "table": table, "your_turn": False}
        undo(bela, table)
        assert b.next("turn") == {"type": "turn", "table": table, "your_turn": True}


# ---- records, restarts, other processes ------------------------------------------------------------------------------


def test_replay_and_record_have_the_moves_in_turn_order(people: People) -> None:
    table = seated(people, confirm=False)
    for cards in ((1, 2, 3), (2, 3, 1), (3, 1, 2)):
        for seat in (2, 0, 1):
            people[seat].move(table, f"lay {cards[seat]}")
        people[cards.index(3)].move(table, "gold")
    over = people[0].state(table, since=0)
    assert (over["table"]["status"], over["ply"]) == ("over", 12)
    record = read_record(people[0].ok("GET", f"/api/tables/{table}/record"), SealedGame())
    names = [record.game.actions.name(action) for action in record.actions]
    assert names[:5] == ["lay 1", "lay 2", "lay 3", "gold", "lay 2"]
    assert record.state.scores() == over["table"]["result"]["scores"] == [1, 1, 1]
    shown = people[1].ok("GET", f"/api/tables/{table}/positions/2")
    assert (shown["view"]["decision"]["seat"], shown["entry"]["seat"], shown["last"]) == (2, 1, 12)
    again = people[0].ok("POST", "/api/records", {"text": record.to_text(), "names": []})["table"]["id"]
    assert people[0].state(again)["view"]["table"] == over["view"]["table"]


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_answers_survive_a_killed_server(new_database: NewDatabase, tmp_path: Path, kind: str) -> None:
    address = new_database(kind)
    settings = settings_for(address, library=LIBRARY)
    first = start(settings, tmp_path / "first.log")
    before = [Visitor.guest(first.url, name) for name in ("Anna", "Bela", "Cyril")]
    table = seated(tuple(before))
    before[2].move(table, "lay 4")
    before[0].move(table, "lay 2")
    undo(before[2], table)
    before[2].move(table, "lay 3")
    was = [visitor.state(table, since=0) for visitor in before]
    first.kill()
    second = start(settings, tmp_path / "second.log")
    try:
        anna, bela, cyril = (elsewhere(visitor, second) for visitor in before)
        same = ("version", "ply", "seat", "view", "awaiting", "turn_of", "undo", "restart", "entries")
        for visitor, state in zip((anna, bela, cyril), was, strict=True):
            now = visitor.state(table, since=0)
            assert [now[key] for key in same] == [state[key] for key in same]
        assert sound(address)
        assert undo(anna, table)["awaiting"]["seats"] == [0, 1]
        bela.move(table, "lay 1")
        assert anna.move(table, "lay 1")["view"]["table"]["hands"] == [[2, 3, 4], [2, 3, 4], [1, 2, 4]]
        assert sound(address)
    finally:
        second.stop()


def test_answers_are_collected_across_two_processes(new_database: NewDatabase, tmp_path: Path) -> None:
    settings = settings_for(new_database("postgresql"), library=LIBRARY)
    one, other = start(settings, tmp_path / "one.log"), start(settings, tmp_path / "other.log")
    try:
        anna, bela = Visitor.guest(one.url, "Anna"), Visitor.guest(other.url, "Bela")
        table = seated((anna, bela))
        with anna.socket() as talk:
            version = talk.ask("watch", table=table)["state"]["version"]
            at(bela, table, version, "move", action="lay 1")
            heard = talk.until(lambda m: m["type"] == "state" and m["state"]["version"] == version + 1)["state"]
            assert (told(heard), heard["awaiting"]["seats"]) == ([("answer", 1, None)], [0])
            done = talk.ask("move", table=table, version=version, action="lay 3")["state"]
            assert done["view"]["decision"]["kind"] == "prize"
        wait_for(bela, table, lambda s: s["ply"] == 2 and s["awaiting"]["seats"] == [0])
    finally:
        one.stop()
        other.stop()
