"""What a choice is certain to bring: tried on copies in which everything hidden has been dealt again."""

from __future__ import annotations

from tatami.cli.boards import Board
from tatami.core.rng import Rng
from tatami.core.state import State

DEALS = 4
"""How many deals must agree: what depends on chance or on hidden cards comes out differently and is not shown."""


def preview(state: State, board: Board, action: int) -> dict[str, int]:
    """The changes of what the acting seat has in the open, up to the next decision, as far as every deal agrees."""
    seat = state.seat
    assert seat is not None
    before = board.quantities(state.view(seat), seat)
    certain: dict[str, int] = {}
    for deal in range(DEALS):
        twin = state.redeal(seat, Rng(f"preview {deal}"))
        twin.apply(action)
        after = board.quantities(twin.view(seat), seat)
        changes = {name: after[name] - count for name, count in before.items() if after[name] != count}
        known = certain if deal else changes
        certain = {name: n for name, n in known.items() if changes.get(name) == n}
    return certain
