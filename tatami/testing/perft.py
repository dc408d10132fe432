"""Perft: how many ways the next decisions can go. The cheapest strong net under rule code.

A number that changes without a reason is a rule that changed without a reason.
"""

from __future__ import annotations

from tatami.core.state import State


def perft(state: State, depth: int) -> int:
    """The number of leaves of the decision tree ``depth`` decisions deep; a finished game is a leaf.

    Every legal action counts, free ones included. The state is not changed.
    """
    if depth == 0 or state.over:
        return 1
    legal = state.legal()
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        twin = state.copy()
        twin.apply(action)
        total += perft(twin, depth - 1)
    return total


def divide(state: State, depth: int) -> dict[str, int]:
    """The leaves behind each legal action, by notation: where to look when a perft number is wrong."""
    out: dict[str, int] = {}
    for action in state.legal():
        twin = state.copy()
        twin.apply(action)
        out[state.game.actions.name(action)] = perft(twin, depth - 1)
    return out
