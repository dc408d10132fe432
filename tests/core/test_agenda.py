"""The agenda: last in, first out; automatic and forced steps run alone; free actions leave the question open."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tatami.core.agenda import Step, a_of, b_of, c_of, frame, kind_of, seat_of
from tatami.core.errors import IllegalAction
from tatami.core.rng import Rng
from tests.core.toy import BUY, DRAW_CARD, DRAW_ONE, PASS, PLAY, ROUND, TURN, Tea, Turn, names, table

fields = st.integers(0, 4095)


@given(st.integers(0, 255), st.integers(0, 15), fields, fields, fields)
def test_a_frame_gives_back_what_it_packs(kind: int, seat: int, a: int, b: int, c: int) -> None:
    packed = frame(kind, seat, a, b, c)
    assert [kind_of(packed), seat_of(packed), a_of(packed), b_of(packed), c_of(packed)] == [kind, seat, a, b, c]
    assert 0 <= packed < 2**48


def test_seats_act_in_the_order_of_the_stack() -> None:
    state = table(3, hand=[])
    seats = []
    while not state.over:
        seats.append(state.seat)
        state.apply(PASS)
    assert seats == [0, 1, 2] * 3
    assert state.turn == 3
    assert state.agenda == []


def test_what_is_pushed_last_happens_first() -> None:
    state = table(deck=[5, 6, 7])
    state.agenda += [frame(DRAW_CARD, 0), frame(DRAW_CARD, 1)]
    before = state.hands[1].copy()
    state.advance()
    assert state.hands[1] == sorted([*before, 7])
    assert 6 in state.hands[0]


def test_an_automatic_step_is_off_the_agenda_while_it_runs() -> None:
    state = table()
    depth = len(state.agenda)
    state.agenda.append(frame(DRAW_CARD, 0))
    state.advance()
    assert len(state.agenda) == depth


def test_a_single_choice_is_taken_by_the_engine_and_told() -> None:
    state = table(hand=[], deck=[])
    state.hands[1] = []
    state.agenda.clear()
    state.agenda.append(frame(ROUND, 0, 2))
    state.listen()
    state.advance()
    assert state.over
    forced = [event for event in state.drain() if event.kind == "forced"]
    assert [(event.seat, event.args) for event in forced] == [
        (0, {"action": "pass", "decision": "turn"}),
        (1, {"action": "pass", "decision": "turn"}),
    ]


def test_what_was_forced_in_secret_is_told_to_nobody_else() -> None:
    """The question is secret, so the answer the engine gives must be too."""
    state = table(hand=[0], deck=[])
    state.hands[0] = []
    state.listen()
    state.advance()
    assert [(event.seat, event.audience) for event in state.drain()] == [(0, 0)]


def test_a_free_action_leaves_the_question_open() -> None:
    state = table(coins=7)
    question, agenda = state.decision, state.agenda.copy()
    assert names(state) == ["pass", "draw", "play 0", "play 3", "buy point"]
    state.apply(BUY)
    assert (state.coins[0], state.points[0]) == (4, 1)
    assert state.decision == question
    assert state.agenda == agenda
    state.apply(BUY)
    assert names(state) == ["pass", "draw", "play 0", "play 3"]


def test_a_free_action_alone_is_no_question() -> None:
    """With one real choice left nobody is asked, however many free actions there are."""
    state = table(coins=9, hand=[], deck=[])
    assert state.seat == 1


def test_a_step_may_insist_on_being_asked() -> None:
    class Insisting(Step[Tea]):
        name = "last_call"
        rule = "TEA-9"
        always_ask = True

        def legal(self, s: Tea, packed: int, out: list[int]) -> None:
            out.append(PASS)

        def apply(self, s: Tea, packed: int, action: int) -> None:
            pass

    for coins, asked in ((3, ["pass", "buy point"]), (2, [])):
        state = table(coins=coins)
        state.game.steps[TURN] = Insisting()  # type: ignore[assignment]
        state.agenda[:] = [frame(TURN, 0)]
        state.advance()
        assert names(state) == asked


def test_a_step_may_wait_for_a_single_answer() -> None:
    """Stopping, or not, must not tell what a hand holds; so this step always stops, and can be stored there."""

    class Patient(Turn):
        def waits(self, s: Tea, packed: int) -> bool:
            return True

    state = table()
    state.game.steps[TURN] = Patient()  # type: ignore[assignment]
    state.hands[0], state.deck = [], []
    state.advance()
    assert (state.seat, names(state)) == (0, ["pass"])
    back = state.game.from_json(state.to_json())
    assert back == state
    assert back.legal() == [PASS]
    state.apply(PASS)
    assert state.seat == 1


def test_a_step_that_offers_nothing_is_a_mistake_of_the_game() -> None:
    class Mute(Turn):
        def legal(self, s: Tea, packed: int, out: list[int]) -> None:
            pass

    state = table()
    state.game.steps[TURN] = Mute()  # type: ignore[assignment]
    with pytest.raises(RuntimeError, match=r"turn \(TEA-2\) offers nothing"):
        state.advance()


def test_an_illegal_action_names_the_rule_and_what_is_legal() -> None:
    state = table()
    before = state.to_json()
    with pytest.raises(IllegalAction) as caught:
        state.apply(PLAY + 9)
    assert str(caught.value) == "'play 9' is not legal at turn (TEA-2); legal: pass, draw, play 0, play 3"
    assert state.to_json() == before


@pytest.mark.parametrize("action", [-1, 10**9, -(10**30)])
def test_a_number_that_is_no_action_is_illegal(action: int) -> None:
    with pytest.raises(IllegalAction, match=f"action {action} is not legal at turn"):
        table().apply(action)


def test_after_the_end_nothing_is_legal() -> None:
    state = table(hand=[])
    while not state.over:
        state.apply(PASS)
    assert state.legal() == []
    assert state.decision is None
    assert state.seat is None
    with pytest.raises(IllegalAction, match="the game is over"):
        state.apply(PASS)


def test_copies_share_chance_until_one_of_them_draws() -> None:
    state = table()
    twin = state.copy()
    words = state.rng.words()
    twin.chance().word()
    assert state.rng.words() == words
    assert twin.rng.words() != words


def test_a_random_playout_ends_and_counts_its_decisions() -> None:
    state = table(3)
    decisions = state.copy().playout(Rng(1))
    again = state.copy()
    assert again.playout(Rng(1)) == decisions > 0
    assert again.over
    assert not state.over


def test_a_step_without_rules_says_its_name() -> None:
    class Empty(Step[Tea]):
        name = "nothing_yet"

    with pytest.raises(NotImplementedError, match="nothing_yet"):
        Empty().run(table(), 0)
    with pytest.raises(NotImplementedError, match="nothing_yet"):
        Empty().legal(table(), 0, [])
    with pytest.raises(NotImplementedError, match="nothing_yet"):
        Empty().apply(table(), 0, DRAW_ONE)
