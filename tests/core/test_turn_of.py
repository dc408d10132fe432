"""Whose turn it is: a fact of its own, which does not change when another seat decides something inside the turn."""

from __future__ import annotations

import pytest

import tatami
from tatami.testing import CheckFailed, check_game
from tests.core import toy
from tests.core.ferry import Crossing, Ferry, FerryGame


def test_another_seat_decides_inside_a_turn() -> None:
    state = FerryGame().new(2, 1)
    told = []
    while not state.over:
        told.append((state.turn, state.turn_of, state.seat))
        state.decide(state.legal()[0])
        if state.automaton is not None:
            told.append((state.turn, state.turn_of, state.seat))
            state.go_on()
    assert told[:7] == [(1, 0, 0), (1, 0, 1), (1, 0, 0), (2, 1, 1), (2, 1, 0), (2, 1, 1), (2, 1, None)]
    assert state.turn_of is None


def test_where_no_turns_are_declared_it_is_the_turn_of_who_decides() -> None:
    state = toy.table(3)
    seen = set()
    while not state.over:
        assert state.turn_of == state.seat
        seen.add(state.turn_of)
        state.apply(state.legal()[0])
    assert seen == {0, 1, 2}


def test_a_tie_of_the_solo_opponent_is_decided_inside_its_turn() -> None:
    found = False
    for seed in range(20):
        state = tatami.game("white_castle").new(1, seed)
        while not state.over and not found:
            decision = state.decision
            assert decision is not None
            found = decision.kind == "solo_tie"
            assert state.turn_of == (1 if found else 0) or decision.kind not in ("take_die", "place_die")
            if not found:
                state.apply(state.legal()[0])
        if found:
            assert (state.seat, state.turn_of) == (0, 1)
            return
    pytest.fail("no tie in twenty games")


def test_turns_of_nobody_are_noticed() -> None:
    class Strangers(Crossing):
        def turn_of(self, s: Ferry, packed: int) -> int:
            return 9

    game = FerryGame()
    game.steps[Crossing.kind] = Strangers()  # type: ignore[assignment]
    with pytest.raises(CheckFailed, match="it is the turn of 9, who is no side"):
        check_game(game, games=6, thorough=1)
