"""BT-10.6: Bitoku counts whether a price can be paid; the kernel tries out every way. Both must find the same."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from tatami.core.effects import NO_GOOD, PAY, Effects, EffectTable
from tatami.games.bitoku.game import Bitoku
from tatami.games.bitoku.kinds import GOODS, RESOURCE_COUNT, STOCK
from tatami.games.bitoku.rules.effects import EFFECTS
from tatami.games.bitoku.state import BitokuState

GAME = Bitoku()
TABLE = GAME.content.effects
PRICES = [node for node in range(len(TABLE.op)) if TABLE.op[node] == PAY]
SEAT = 1


class TriedOut(Effects[BitokuState]):
    """The kernel's interpreter, which knows of a payment only whether it can be made."""

    def table(self, s: BitokuState) -> EffectTable:
        return s.content.effects

    def can_pay(self, s: BitokuState, seat: int, cost: list[int]) -> bool:
        return EFFECTS.can_pay(s, seat, cost)


TRIED_OUT = TriedOut()
AMOUNTS = st.lists(st.integers(0, 3), min_size=RESOURCE_COUNT, max_size=RESOURCE_COUNT)


def holding(resources: list[int]) -> BitokuState:
    """A table at which the seat has these resources."""
    state = GAME.new(2, 0)
    state.stock[SEAT * STOCK : SEAT * STOCK + RESOURCE_COUNT] = resources
    return state


def per_good(resources: list[int]) -> list[int]:
    return resources + [0] * (len(GOODS) - RESOURCE_COUNT)


@settings(max_examples=400)
@given(AMOUNTS, st.sampled_from(PRICES), st.integers(0, 4))
def test_what_can_be_paid_is_counted(held: list[int], node: int, reduction: int) -> None:
    s = holding(held)
    assert EFFECTS.payable(s, SEAT, node, reduction) == TRIED_OUT.payable(s, SEAT, node, reduction)


@settings(max_examples=800)
@given(AMOUNTS, st.sampled_from(PRICES), AMOUNTS, AMOUNTS, st.data())
def test_what_is_due_can_be_settled(
    held: list[int], node: int, paid: list[int], costs: list[int], data: st.DataObject
) -> None:
    """Some units may be paid already, some fall away, and one resource may be left out."""
    s = holding(held)
    due = [*per_good(costs), data.draw(st.integers(0, 2)) if TABLE.amount[node] else 0]
    reduction = data.draw(st.integers(0, min(3, sum(due))))
    without = data.draw(st.integers(NO_GOOD, RESOURCE_COUNT - 1))
    told = EFFECTS.can_settle(s, SEAT, node, per_good(paid), due, reduction, without)
    assert told == TRIED_OUT.can_settle(s, SEAT, node, per_good(paid), due, reduction, without)
