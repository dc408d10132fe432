"""Games whose every answer is drawn by lot, for tests that want positions of all kinds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from tatami.core.rng import Rng
from tatami.core.state import State

S = TypeVar("S", bound=State)


def by_lot(state: S, rng: Rng) -> Iterator[S]:
    """Every decision of a game from here on, and its end; always the same object."""
    while not state.over:
        yield state
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))])
    yield state
