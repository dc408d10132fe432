"""Hypothesis strategies for legal games and positions. Needs the extra ``testing``.

>>> import tatami
>>> from hypothesis import given
>>> @given(positions(tatami.game("white_castle"), seats=2))
... def test_something(state): ...

A position is drawn as a setup, a seed and a list of choices, each the index of a legal action. Smaller means simpler:
fewer seats, the first seed, fewer actions, and the first legal action rather than a later one.
"""

from __future__ import annotations

from hypothesis import note
from hypothesis import strategies as st

from tatami.core.game import Game
from tatami.core.record import Record
from tatami.core.state import State
from tatami.testing.play import Setup, setups

SEEDS = 10_000
LONGEST = 120
"""Choices drawn one by one. Longer games go on from a generator: Hypothesis cannot shrink thousands of draws anyway."""


@st.composite
def records(
    draw: st.DrawFn, game: Game, *, seats: int | None = None, longest: int = LONGEST, finished: bool = False
) -> Record:
    """A record of a legal game of up to ``longest`` actions, or to its end if ``finished``."""
    setup = draw(setups_of(game, seats=seats))
    record = Record.start(game, setup.seats, draw(st.integers(0, SEEDS)), setup.options)
    for choice in draw(st.lists(st.integers(0, 11), max_size=longest)):
        if record.state.over:
            break
        legal = record.state.legal()
        record.apply(legal[choice % len(legal)])
    while finished and not record.state.over:
        legal = record.state.legal()
        record.apply(legal[len(record.actions) * 7 % len(legal)])
    note(record.to_text())
    return record


@st.composite
def positions(
    draw: st.DrawFn, game: Game, *, seats: int | None = None, longest: int = LONGEST, finished: bool = False
) -> State:
    """A position of a legal game: any state that play can reach in up to ``longest`` actions, or a finished one."""
    record: Record = draw(records(game, seats=seats, longest=longest, finished=finished))
    return record.state


def setups_of(game: Game, *, seats: int | None = None) -> st.SearchStrategy[Setup]:
    """A way to set up the game, with that many seats if given."""
    return st.sampled_from([setup for setup in setups(game) if seats in (None, setup.seats)])
