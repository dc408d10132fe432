"""Automata play after people: the engine can pause before their turns, and nothing else changes by it."""

from __future__ import annotations

import pytest

import tatami
from tatami.core.errors import IllegalAction, NotAllowed
from tatami.core.record import Record, read_record
from tatami.core.rng import Rng
from tatami.testing import CheckFailed, check_game
from tests.core.ferry import Crossing, Ferry, FerryGame


def at_the_last_decision() -> Ferry:
    state = FerryGame().new(1, 5)
    state.play("load 2")
    return state


def test_a_decision_pauses_before_the_turn_of_an_automaton() -> None:
    state = at_the_last_decision()
    state.decide(state.game.actions.parse("left"))
    assert (state.automaton, state.seat, state.decision, state.over, state.legal()) == (1, None, None, False, [])
    assert state.turned == []
    assert state.reveals == 0
    assert repr(state) == "<ferry, round 1: side 1 is about to take its turn>"
    with pytest.raises(IllegalAction, match="side 1 is about to take its turn"):
        state.play("load 1")
    state.go_on()
    assert (state.automaton, state.seat, len(state.turned), state.reveals) == (None, 0, 1, 1)


def test_applying_an_action_plays_the_automaton_on_the_way() -> None:
    straight, paused = at_the_last_decision(), at_the_last_decision()
    straight.play("left")
    paused.decide(paused.game.actions.parse("left"))
    paused.go_on()
    assert straight == paused
    paused.go_on()
    assert straight == paused, "without a pause there is nothing to go on with"


def test_an_illegal_decision_changes_nothing() -> None:
    state = at_the_last_decision()
    before = state.to_json()
    with pytest.raises(IllegalAction):
        state.decide(state.game.actions.parse("load 1"))
    assert state.to_json() == before


def test_a_paused_state_is_stored_dealt_again_and_played_out() -> None:
    state = at_the_last_decision()
    state.decide(state.game.actions.parse("right"))
    back = state.game.from_json(state.to_json())
    assert back.automaton == 1
    assert back == state
    assert state.redeal(0, Rng(1)).automaton == 1
    assert back.playout(Rng(2)) == 4
    assert back.over


def test_a_record_takes_the_last_decision_back_until_the_automaton_plays() -> None:
    record = Record.start(FerryGame(), 1, 5)
    first = record.state.to_json()
    for name in ("load 3", "left"):
        record.decide(record.game.actions.parse(name))
    assert record.state.automaton == 1
    assert record.can_undo
    record.restart_turn()
    assert record.state.to_json() == first
    assert record.actions == []
    for name in ("load 3", "left"):
        record.decide(record.game.actions.parse(name))
    record.go_on()
    with pytest.raises(NotAllowed):
        record.undo()


def test_a_record_holds_no_word_of_automata() -> None:
    record = Record.start(FerryGame(), 1, 5)
    while not record.state.over:
        record.decide(record.state.legal()[0])
        record.go_on()
    text = record.to_text()
    assert text.count("\n") == 7 + 6 + 1
    assert read_record(text, record.game).state == record.state


def test_the_white_castle_pauses_before_every_turn_of_its_opponent() -> None:
    state = tatami.game("white_castle").new(1, 3, {"solo": "easy"}, listening=True)
    turns, rng = 0, Rng(1)
    while not state.over:
        told = [event for event in state.drain() if event.kind == "rival_cards"]
        state.decide(state.legal()[rng.below(len(state.legal()))])
        assert not any(event.kind == "rival_cards" for event in state.drain()), told
        while state.automaton is not None:
            state.go_on()
            told = [event for event in state.drain() if event.kind == "rival_cards"]
            assert len(told) == 1
            turns += 1
    assert turns == 9


def test_a_game_with_an_automaton_keeps_the_promises() -> None:
    check_game(FerryGame(), games=24, thorough=1)


# ---- broken games: each is Ferry with one thing wrong, and the sentence the kit finds for it ----


class PeopleAreAutomata(Crossing):
    def automaton(self, s: Ferry, packed: int) -> int:
        return 0


class EndsThePause(Ferry):
    def deal_again(self, seat: int | None, rng: Rng) -> None:
        super().deal_again(seat, rng)
        if self.automaton is not None:
            self.go_on()


class TurnsTheCardTooSoon(Ferry):
    """What is going to be turned over is shown while the turn can still be taken back."""

    def table(self, seat: int | None) -> dict[str, object]:
        shown = self.cards[: len(self.turned) + (self.automaton is not None)]
        return super().table(seat) | {"turned": shown}


class NoticesThePause(Ferry):
    def go_on(self) -> None:
        self.points[0] += self.automaton is not None
        super().go_on()


@pytest.mark.parametrize(
    ("broken", "sentence"),
    [
        (EndsThePause, "ends the pause|changes who is to move|differ"),
        (TurnsTheCardTooSoon, "sees hidden truth"),
        (NoticesThePause, "leads elsewhere with pauses"),
    ],
)
def test_a_broken_pause_is_noticed(broken: type[Ferry], sentence: str) -> None:
    game = FerryGame()
    game.state_class = broken
    with pytest.raises(CheckFailed, match=sentence):
        check_game(game, games=6, thorough=1)


def test_a_person_is_no_automaton() -> None:
    game = FerryGame()
    game.steps[Crossing.kind] = PeopleAreAutomata()  # type: ignore[assignment]
    with pytest.raises(CheckFailed, match="side 0 is said to be an automaton"):
        check_game(game, games=6, thorough=1)
