"""Nobody can tell from anything the server sends what a hidden hand was asked (whole_turns.py)."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tatami.server.door.app import ENDPOINTS
from tatami.server.live.bots import BotRunner
from tatami.server.pure.entries import LogEntry
from tests.server.test_whole_turns import twins as god_twins
from tests.server.twins import (
    House,
    Twins,
    forgotten_doors,
    forgotten_messages,
    forgotten_routes,
    twin_houses,
    unsaid,
)
from tests.server.whispers import WhisperShelf

Open = Callable[..., Twins]
OTHERS = [[22, 32, 42, 52, 54], [24, 34, 44, 56, 58]]
HANDS = ([[11, 20, 30, 40, 50], *OTHERS], [[10, 20, 30, 40, 50], *OTHERS])
"""Anna holds an odd pebble, or none: in the first house she may whisper, in the second she is not asked."""


def lay_out(shelf: WhisperShelf, number: int) -> None:
    """The hands of one house."""
    shelf.games["whispers"].hands = HANDS[number]  # type: ignore[attr-defined]


@pytest.fixture
def twins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Twins]:
    with twin_houses(tmp_path, monkeypatch, lay_out) as pair:
        yield pair
        assert pair.differences == []
        assert pair.answers > 150


def anna(twins: Twins, *deeds: str) -> None:
    """What Anna does in both houses. Where she is asked about a whisper first, she keeps silent."""

    def do(house: House) -> None:
        for deed in deeds:
            if deed in ("undo", "restart", "confirm"):
                house.play("Anna", deed)
                continue
            if house.question == "whisper" and deed != "silent":
                house.play("Anna", "move", action="silent")
            if deed != "silent" or house.question == "whisper":
                house.play("Anna", "move", action=deed)

    twins.each(do)


def bela(twins: Twins, pebble: int, confirm: bool = True) -> None:
    """A whole turn of Bela, who is never asked about a whisper."""

    def do(house: House) -> None:
        for action in (f"play {pebble}", "pass"):
            house.play("Bela", "move", action=action)
        if confirm:
            house.play("Bela", "confirm")

    twins.each(do)


def wake(house: House) -> None:
    """Let the bot of a table play."""
    house.loop.call_soon_threadsafe(house.services.bots.consider, house.table)


def asked(twins: Twins) -> list[str | None]:
    """What the two players are asked now."""
    return [house.question for house in twins.houses]


def test_no_door_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    assert forgotten_doors() == set()
    assert forgotten_messages() == []
    another = replace(ENDPOINTS[-1], path="/api/games/{table}/spy")
    monkeypatch.setattr("tests.server.twins.ENDPOINTS", [*ENDPOINTS, another])
    assert forgotten_doors() == {(another.method, another.path)}


def test_nothing_that_can_be_said_at_a_door_is_left_unsaid(twins: Twins) -> None:
    """And nobody is left out: also who has a name but no seat asks at every door."""
    twins.open("whispers", 3)
    twins.asking = len(twins.observers)
    anna(twins, "play 20")
    twins.compare("one is asked, the other is not")
    anna(twins, "pass")
    twins.compare("one is asked, the other's turn is held")
    for house in twins.houses:
        assert unsaid(house) == {}
        assert forgotten_routes(house) == set()


def test_a_turn_with_a_question_looks_like_one_without(twins: Twins) -> None:
    twins.open("whispers")
    anna(twins, "play 20")
    assert asked(twins) == ["whisper", "draw"]
    twins.compare("one is asked, the other is not")
    anna(twins, "pass")
    assert asked(twins) == ["whisper", None]
    twins.compare("one is asked, the other's turn is held")
    anna(twins, "silent")
    twins.compare("both turns are held")
    anna(twins, "confirm")
    twins.compare("both turns are over")
    bela(twins, 22)
    twins.compare("the other's turn is over")


def test_without_confirmations_too(twins: Twins) -> None:
    twins.open("whispers", confirm=False)
    for pebble, other in ((20, 22), (30, 32)):
        anna(twins, f"play {pebble}")
        twins.compare("one is asked, the other is not")
        anna(twins, "pass", "silent")
        twins.compare("both turns are over")
        bela(twins, other, confirm=False)
    twins.compare("the other's turn is over")


def test_what_is_taken_back_leaves_no_trace(twins: Twins) -> None:
    """One plays straight on, the other changes her mind and asks for a hint."""
    twins.open("whispers")
    one, two = twins.houses
    anna(twins, "play 20")
    one.play("Anna", "undo")
    one.play("Anna", "hint")
    one.play("Anna", "move", action="play 30")
    one.play("Anna", "move", action="whisper")
    one.play("Anna", "restart")
    one.play("Anna", "move", action="play 20")
    twins.compare("one has changed her mind")
    anna(twins, "pass", "silent")
    two.play("Anna", "undo")
    two.play("Anna", "move", action="pass")
    twins.compare("the other takes back the end of her turn")
    anna(twins, "confirm")
    twins.compare("both turns are over")
    bela(twins, 22)
    anna(twins, "play 30")
    twins.compare("the next turn")


def test_a_turn_of_a_hundred_entries(twins: Twins) -> None:
    twins.open("whispers")
    one, _ = twins.houses
    for _again in range(60):
        one.play("Anna", "move", action="play 30")
        one.play("Anna", "undo")
    twins.compare("one has changed her mind sixty times")
    anna(twins, "play 20", "pass", "silent", "confirm")
    twins.compare("both turns are over")
    bela(twins, 22)
    twins.compare("the next turn is over")


@pytest.mark.parametrize("deeds", [("play 20",), ("play 20", "pass")])
def test_resigning_in_the_middle_of_a_turn(
    twins: Twins, deeds: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """One is asked while the other's turn goes on or is held: who takes over finishes both turns alike."""
    consider = BotRunner.consider
    monkeypatch.setattr(BotRunner, "consider", lambda *_: None)  # the bot waits until everybody has looked
    twins.open("whispers", 3)
    anna(twins, *deeds)
    assert asked(twins)[0] == "whisper"
    twins.each(lambda house: house.ok("Anna", "POST", f"/api/tables/{house.table}/resign", {"bot": "silent"}))
    twins.compare("a bot has taken over")
    monkeypatch.setattr(BotRunner, "consider", consider)
    twins.each(wake)
    twins.each(lambda house: house.until("Bela", lambda message: message.get("your_turn") is True))
    twins.compare("the bot has finished the turn")
    bela(twins, 22)
    twins.compare("the next turn is over")


@pytest.mark.parametrize("deeds", [("play 20",), ("play 20", "pass")])
def test_sitting_down_again_in_the_middle_of_a_turn(
    twins: Twins, deeds: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(BotRunner, "consider", lambda *_: None)
    twins.open("whispers", 3)
    anna(twins, *deeds)
    twins.each(lambda house: house.ok("Cyril", "POST", f"/api/tables/{house.table}/resign", {"bot": "silent"}))
    twins.compare("somebody else has gone")
    twins.each(lambda house: house.ok("Anna", "POST", f"/api/tables/{house.table}/leave", {"bot": "silent"}))
    twins.compare("a bot has taken over")
    twins.each(lambda house: house.ok("Anna", "POST", f"/api/tables/{house.table}/sit", {}))
    twins.compare("the player is back")
    anna(twins, *(("pass",) if len(deeds) == 1 else ()), "silent")
    twins.compare("the turns are held")
    anna(twins, "confirm")
    twins.compare("the turns are over")


def test_real_gods(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bora Bora: one hidden god card apart, as long as nobody has seen that card."""
    pair = next(found for seed in range(9, 40) if (found := god_twins(2, seed)) and found[0].order[0] == 0)

    def lay_out_gods(shelf: WhisperShelf, number: int) -> None:
        shelf.games["bora_bora"].position = pair[number]  # type: ignore[attr-defined]

    with twin_houses(tmp_path, monkeypatch, lay_out_gods) as twins:
        one, two = twins.houses
        twins.open("bora_bora")
        actors = ("Anna", "Bela")
        chance, extra = random.Random(3), 0
        for beat in range(45):
            behind, ahead = (one, two) if one.true.ply <= two.true.ply else (two, one)
            if one.true.ply != two.true.ply:  # one was asked: the answer is the one the other was given
                answer = next(e.action for e in reversed(entries(ahead)) if e.ply == behind.true.ply + 1)
                if answer not in options(behind):
                    break
                behind.play(actors[seat(behind)], "move", action=answer)
                extra += 1
                continue
            for house in twins.houses:
                if house.true.hold is not None:
                    house.play(actors[seat(house)], "confirm")
            if one.true.ply != two.true.ply or seat(one) != seat(two):
                continue
            twins.compare(f"beat {beat}", doors=beat % 22 == 0)
            both = [action for action in options(one) if action in options(two)]
            if not both:
                break
            action = chance.choice(both)
            for house in twins.houses:
                house.play(actors[seat(house)], "move", action=action)
        assert twins.differences == []
        assert extra > 0
        assert twins.answers > 300


def seat(house: House) -> int:
    """Whose turn it is."""
    awaiting = house.true.awaiting
    assert awaiting is not None
    return awaiting.seat


def options(house: House) -> list[str]:
    """What can be done now."""
    line = house.true.line
    assert line is not None
    return [line.state.game.actions.name(action) for action in line.state.legal()]


def entries(house: House) -> list[LogEntry]:
    """The newest entries of the log."""
    room = house.services.rooms.known(house.table)
    return [entry for entry in room.tail if entry.kind == "move"] if room else []


def test_the_owner_replaces_somebody_in_the_middle_of_a_turn(twins: Twins, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also for the rest of a game: the twins differ no more than at its end, when the record tells everything."""
    monkeypatch.setattr(BotRunner, "consider", lambda *_: None)
    twins.open("whispers")
    anna(twins, "play 20", "pass")
    twins.world.beat += 10**6
    body = {"kind": "bot", "bot": "silent"}
    twins.each(lambda house: house.ask("Anna", "POST", f"/api/tables/{house.table}/seats/1", body))
    twins.compare("the owner asks for a bot in the place of somebody who is here")
    bodies = {"bot": "silent"}
    twins.each(lambda house: house.ok("Bela", "POST", f"/api/tables/{house.table}/resign", bodies))
    twins.compare("somebody goes in the middle of another's turn")
