"""What holds for every game on the shelf, wherever play can lead: Hypothesis looks for a position that breaks it."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tatami
from tatami.core.record import Record, read_record
from tatami.core.rng import Rng
from tatami.core.state import State
from tatami.testing.checks import POSITION_CHECKS, fingerprint, to_bytes, watchers
from tatami.testing.play import StubbornPlayer, setups, walk
from tatami.testing.strategies import positions, records, setups_of

GAMES = [tatami.game(name) for name in tatami.games()]
any_game = st.sampled_from(GAMES)
any_position = any_game.flatmap(positions)
any_record = any_game.flatmap(records)


@settings(max_examples=60)
@given(any_position)
def test_every_position_keeps_every_promise(state: State) -> None:
    for check in POSITION_CHECKS:
        check(state)


@given(any_position, st.integers(0, 99))
def test_two_states_a_seat_cannot_tell_apart_give_it_the_same_bytes(state: State, seed: int) -> None:
    """Byte for byte, for every seat and the spectator, however the unknown is dealt."""
    for seat in watchers(state):
        seen = to_bytes(state.view(seat))
        first, second = state.redeal(seat, Rng(seed)), state.redeal(seat, Rng(f"other {seed}"))
        assert to_bytes(first.view(seat)) == to_bytes(second.view(seat)) == seen
        assert to_bytes(first.redeal(seat, Rng(seed + 1)).view(seat)) == seen


@given(any_position, st.integers(0, 99), st.lists(st.integers(0, 11), max_size=6))
def test_they_stay_alike_until_something_is_revealed(state: State, seed: int, choices: list[int]) -> None:
    """Not only now: truth and redealt copy look the same while the same is played and nothing comes to light."""
    seat = state.seat
    truth, dealt = state.copy(), state.redeal(seat, Rng(seed))
    for choice in choices:
        legal = truth.legal()
        if not legal:
            return
        action = legal[choice % len(legal)]
        truth.apply(action)
        dealt.apply(action)
        if truth.reveals != state.reveals or dealt.reveals != state.reveals or truth.seat != seat:
            return
        assert to_bytes(truth.view(seat)) == to_bytes(dealt.view(seat))
        assert truth.legal() == dealt.legal()


@given(any_record)
def test_replaying_a_record_leads_to_the_same_bytes(record: Record) -> None:
    again = Record.start(record.game, record.header.seats, record.header.seed, record.header.options)
    again.replay(record.actions)
    assert fingerprint(again.state) == fingerprint(record.state)
    assert read_record(record.to_text(), record.game).state == record.state


@given(any_record)
def test_undo_returns_the_same_bytes(record: Record) -> None:
    now, actions = fingerprint(record.state), record.actions.copy()
    while record.can_undo:
        record.undo()
        again = Record.start(record.game, record.header.seats, record.header.seed, record.header.options)
        again.replay(actions[: len(record.actions)])
        assert fingerprint(record.state) == fingerprint(again.state)
    record.replay(actions[len(record.actions) :])
    assert fingerprint(record.state) == now


@given(any_game.flatmap(setups_of), st.integers(0, 10**6))
def test_the_same_seed_deals_the_same_table(setup: object, seed: int) -> None:
    for game in GAMES:
        for table in setups(game):
            if table == setup:
                first, second = (game.new(table.seats, seed, table.options) for _ in range(2))
                assert first.to_json() == second.to_json()


@pytest.mark.parametrize("game", GAMES, ids=tatami.games())
def test_loops_end(game: tatami.Game) -> None:
    """A player who never lets a chain end stays within the declared bound, and the agenda stays short."""
    for number, setup in enumerate(setups(game)):
        for state in walk(game.new(setup.seats, number, setup.options), StubbornPlayer(number)):
            assert len(state.agenda) < 64
