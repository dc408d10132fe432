"""Previews on the toy game: how far they look, and what they cost."""

from __future__ import annotations

from collections import Counter

import pytest

from tatami.core.errors import IllegalAction
from tatami.core.state import State
from tatami.preview import Opened, Preview, plan, previews, view_with_previews
from tests.core import toy
from tests.core.toy import Tea, TeaGame


class CountedTea(TeaGame):
    """Tea with coins and points that can be counted."""

    def holdings_of(self, s: State, seat: int) -> dict[str, int]:
        assert isinstance(s, Tea)
        return {"coin": s.coins[seat], "point": s.points[seat]}


def table(hand: list[int], coins: int = 0, deck: list[int] | None = None, game: TeaGame | None = None) -> Tea:
    state = (game or CountedTea()).new(2, 1)
    state.coins[0] = coins
    state.hands[0] = hand
    state.deck = [7, 8] if deck is None else deck
    state.advance()
    return state


def of(state: State, name: str) -> Preview:
    return previews(state)[toy.ACTIONS.parse(name)]


def test_what_an_option_brings_is_counted() -> None:
    """Card 8 brings three coins. It is shown by who plays it: to him that is nothing new."""
    assert of(table([8, 0], deck=[7]), "play 8") == Preview({"coin": 3}, None)


def test_a_price_is_opened_and_then_counted() -> None:
    """Card 3: pay a coin, then a bonus of 3."""
    state = table([3, 0], coins=1)
    assert of(state, "play 3") == Preview(
        {}, Opened("pay_effect", {"cost": {"coin": 1}, "then": "bonus"}, ["pay", "skip"])
    )
    state.play("play 3")
    assert of(state, "pay") == Preview({"coin": -1, "point": 3}, None)


def test_a_plan_counts_the_option_and_the_answer_together() -> None:
    """Card 3: a coin is paid for the bonus, or nothing happens. Buying a point is there at any time: no part of it."""
    state = table([3, 8], coins=9)
    assert plan(state, toy.ACTIONS.parse("play 3")) == {
        "pay": Preview({"coin": -1, "point": 3}, None),
        "skip": Preview({}, None),
    }
    assert plan(state, toy.ACTIONS.parse("play 8")) == {}, "it opens nothing"
    assert plan(state, toy.ACTIONS.parse("buy point")) == {}


def test_nobody_plans_what_is_not_offered() -> None:
    with pytest.raises(IllegalAction, match="play 7"):
        plan(table([3, 8]), toy.ACTIONS.parse("play 7"))


def test_nothing_is_told_beyond_a_card_nobody_knows() -> None:
    """A card from the deck. Card 6 is paid with two coins and brings a bonus and a card from the deck, in any order."""
    assert of(table([0, 1]), "draw") == Preview({}, None)
    state = table([6, 0], coins=2)
    state.play("play 6")
    assert of(state, "pay").opens == Opened("order_effects", {}, ["next bonus", "next draw"])
    state.play("pay")
    assert of(state, "next draw") == Preview({}, None)
    assert of(state, "next bonus") == Preview({"point": 4}, None)


def test_what_is_there_at_any_time_opens_nothing() -> None:
    """Buying a point leaves the question as it was."""
    assert of(table([0, 1], coins=9), "buy point").opens is None


def test_only_who_is_asked_is_told() -> None:
    state = table([5, 0])
    assert view_with_previews(state, 1) == state.view(1)
    assert view_with_previews(state, None) == state.view(None)
    assert "preview" not in str(state.view(0))
    shown = str(view_with_previews(state, 0))
    assert shown.count("'preview': {") == len(state.answers)


def test_one_deal_a_question_and_one_copy_an_option() -> None:
    """What previews cost is bounded by what they do."""
    counted: Counter[str] = Counter()

    class Counting(Tea):
        def copy(self) -> Tea:
            counted["copies"] += 1
            return Counting(self.game, self)

    class CountingTea(CountedTea):
        table = Counting

    state = table([5, 0], game=CountingTea())
    assert len(previews(state)) == len(state.answers) > 2
    assert counted["copies"] == 1 + len(state.answers)
    counted.clear()
    assert len(plan(table([3, 0], coins=1, game=CountingTea()), toy.ACTIONS.parse("play 3"))) == 2
    assert counted["copies"] == 1 + 1 + 2
