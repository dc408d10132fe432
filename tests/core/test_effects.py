"""Effects are data: all in any order, exactly one, pay first, and the errors of a tree that is no effect."""

from __future__ import annotations

import pytest

from tatami.core.effects import EffectTable
from tatami.core.errors import ContentError
from tests.core.toy import EFFECTS, NEXT, PASS, PAY, SKIP, TABLE, WORDS, Tea, names, table


def perform(effect: object, *, coins: int = 0, deck: list[int] | None = None) -> Tea:
    """Seat 0 resolves the effect; then seat 1 would be next."""
    state = table(coins=coins, deck=deck)
    state.agenda.pop()
    EFFECTS.perform(state, 0, TABLE.add(effect, "test"))
    state.advance()
    return state


def next_(symbol: str) -> int:
    return NEXT + WORDS.symbols.index(symbol)


def test_a_gain_happens_at_once() -> None:
    state = perform({"gain": {"coin": 2}})
    assert state.coins[0] == 2
    assert state.seat == 1


def test_a_leaf_with_a_number() -> None:
    assert perform({"bonus": 3}).points[0] == 3


def test_a_leaf_may_push_a_step() -> None:
    state = perform("draw", deck=[4])
    assert state.hands[0] == [0, 3, 4]


def test_several_gains_are_effects_of_their_own() -> None:
    state = perform({"gain": {"coin": 2, "point": 1}})
    assert names(state) == ["next coin", "next point"]
    assert state.decision is not None
    assert (state.decision.kind, state.decision.rule) == ("order_effects", "TEA-4")


def test_the_player_picks_the_order_and_the_last_one_is_forced() -> None:
    state = perform([{"gain": {"coin": 2}}, {"bonus": 1}, "draw"])
    assert names(state) == ["next coin", "next bonus", "next draw"]
    state.apply(next_("bonus"))
    assert (state.points[0], state.coins[0]) == (1, 0)
    assert names(state) == ["next coin", "next draw"]
    state.apply(next_("draw"))
    assert (len(state.hands[0]), state.coins[0]) == (3, 2)
    assert state.seat == 1


def test_equal_effects_are_offered_once() -> None:
    state = perform([{"bonus": 1}, {"bonus": 1}, {"gain": {"coin": 1}}])
    assert names(state) == ["next bonus", "next coin"]
    state.apply(next_("bonus"))
    assert names(state) == ["next bonus", "next coin"]
    state.apply(next_("coin"))
    assert (state.points[0], state.coins[0]) == (2, 1)


def test_a_list_of_one_is_that_effect() -> None:
    assert perform([{"gain": {"coin": 1}}]).coins[0] == 1


def test_a_chain_is_finished_before_its_siblings() -> None:
    state = perform([[{"gain": {"coin": 1}}, {"bonus": 1}], "draw"], deck=[])
    assert names(state) == ["next coin", "next draw"]
    state.apply(next_("coin"))
    assert names(state) == ["next coin", "next bonus"]
    state.apply(next_("bonus"))
    assert state.seat == 1


def test_exactly_one_of_several() -> None:
    state = perform({"one": [{"gain": {"coin": 2}}, {"bonus": 2}]})
    assert names(state) == ["next coin", "next bonus"]
    state.apply(next_("bonus"))
    assert (state.points[0], state.coins[0]) == (2, 0)
    assert state.seat == 1


def test_paying_is_optional_and_comes_first() -> None:
    state = perform({"pay": {"coin": 2}, "then": [{"bonus": 4}]}, coins=2)
    assert names(state) == ["pay", "skip"]
    assert state.decision is not None
    assert state.decision.data == {"cost": {"coin": 2}, "then": "bonus"}
    skipped = state.copy()
    state.apply(PAY)
    assert (state.coins[0], state.points[0]) == (0, 4)
    skipped.apply(SKIP)
    assert (skipped.coins[0], skipped.points[0]) == (2, 0)


def test_who_cannot_pay_in_full_is_not_asked() -> None:
    state = perform({"pay": {"coin": 2, "point": 1}, "then": [{"bonus": 4}]}, coins=2)
    assert state.seat == 1
    assert state.points[0] == 0


def test_what_was_paid_for_is_resolved_in_any_order() -> None:
    state = perform({"pay": {"coin": 1}, "then": [{"bonus": 4}, "draw"]}, coins=1)
    state.apply(PAY)
    assert names(state) == ["next bonus", "next draw"]


def test_a_chain_survives_being_stored_in_the_middle() -> None:
    state = perform([{"gain": {"coin": 2}}, {"one": [{"bonus": 1}, "draw"]}, {"bonus": 1}])
    state.play("option 3")
    back = state.game.from_json(state.to_json())
    assert back == state
    while state.seat == 0:
        back.apply(state.legal()[0])
        state.apply(state.legal()[0])
        assert back == state


def test_siblings_whose_order_does_not_matter_are_not_asked_about(monkeypatch: pytest.MonkeyPatch) -> None:
    class Indifferent(type(EFFECTS)):  # type: ignore[misc]
        def order_matters(self, s: Tea, seat: int, parts: list[int], mask: int) -> bool:
            return False

    state = table(deck=[4, 5])
    state.agenda.pop()
    node = TABLE.add([{"gain": {"coin": 2}}, "draw", {"bonus": 1}], "test")
    monkeypatch.setattr(state.game.steps[0], "effects", Indifferent())
    Indifferent().perform(state, 0, node)
    state.advance()
    assert (state.coins[0], state.points[0], len(state.hands[0])) == (2, 1, 3)
    assert state.seat == 1


NO_EFFECTS = [
    (7, "an effect is a word, a table or a list, not 7"),
    ({}, "an effect is a word, a table or a list"),
    ("dance", "'dance' is not an effect of this game"),
    ({"dance": 1}, "'dance' is not an effect of this game"),
    ({"bonus": 0}, "'bonus' needs a number from 1 to 99"),
    ({"bonus": True}, "'bonus' needs a number"),
    ({"bonus": "orange"}, "'bonus' knows no 'orange'"),
    ({"bonus": 1, "draw": 1}, "an effect has one key, not bonus, draw"),
    ({"gain": {"gold": 1}}, "there is no 'gold' to gain or pay"),
    ({"gain": {"coin": 0}}, "the amount of 'coin' must be from 1 to 99"),
    ({"gain": {"coin": 1.5}}, "the amount of 'coin' must be from 1 to 99"),
    ({"gain": {}}, "amounts are a table such as { coin = 1 }"),
    ({"gain": 3}, "amounts are a table"),
    ({"pay": {"coin": 1}}, "'pay' needs 'then'"),
    ({"pay": {"coin": 1}, "then": "draw"}, "a list of effects has 1 to 12 members"),
    ({"pay": {"coin": 1}, "then": ["draw"], "else": []}, "'else' does not belong beside 'pay'"),
    ({"one": "draw"}, "a list of effects has 1 to 12 members"),
    ({"one": [{"bonus": 1}, {"bonus": 1}]}, "two of the choices are the same: bonus"),
    ([], "a list of effects has 1 to 12 members"),
    (["draw"] * 13, "a list of effects has 1 to 12 members"),
    (["draw", ["dance"]], "'dance' is not an effect of this game"),
]


@pytest.mark.parametrize(("effect", "sentence"), NO_EFFECTS, ids=lambda value: str(value)[:40])
def test_what_is_no_effect_is_refused_with_its_address(effect: object, sentence: str) -> None:
    with pytest.raises(ContentError) as caught:
        EffectTable(WORDS).add(effect, "tea.toml: card 3")
    assert str(caught.value).startswith("tea.toml: card 3: ")
    assert sentence in str(caught.value)


def test_a_table_holds_no_more_nodes_than_a_frame_can_name() -> None:
    full = EffectTable(WORDS)
    for _ in range(3000):
        full.add("draw", "here")
    with pytest.raises(ContentError, match="at most 3000"):
        full.add("draw", "here")


def test_passing_ends_the_turn() -> None:
    state = table()
    state.apply(PASS)
    assert state.seat == 1
