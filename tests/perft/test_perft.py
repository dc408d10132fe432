"""Perft: the decision trees have as many leaves as the tables say (`make perft`)."""

from __future__ import annotations

import pytest

import tatami
from tatami.testing import divide, perft
from tests.core.toy import table
from tools.perft import Line, begin, plain_setups, read, table_path

SHALLOW = 20_000
"""Trees with more leaves are left to `make perft`."""
LINES = [(name, line) for name in tatami.games() for line in read(table_path(tatami.game(name)))]


@pytest.mark.parametrize(
    ("name", "line"),
    [(name, line) for name, line in LINES if line.leaves <= SHALLOW],
    ids=lambda value: f"{value.setup}-{value.actions}-{value.depth}" if isinstance(value, Line) else value,
)
def test_the_tree_has_as_many_leaves_as_the_table_says(name: str, line: Line) -> None:
    """If this fails on purpose: `make perft`, and commit the new numbers with the change."""
    game = tatami.game(name)
    state = begin(game, plain_setups(game)[line.setup], line.actions)
    assert perft(state, line.depth) == line.leaves


@pytest.mark.parametrize("name", tatami.games())
def test_there_are_tables_for_every_seat_count_and_difficulty(name: str) -> None:
    game = tatami.game(name)
    deep = {line.setup for line in read(table_path(game)) if line.leaves > 10_000}
    assert deep == set(plain_setups(game))


def test_leaves_of_a_tree_small_enough_to_count_by_hand() -> None:
    """Two seats with one card each that does nothing but pay a coin, no deck: pass or play, then pass or play."""
    state = table(hand=[0], deck=[])
    state.hands[1] = [8]
    state.advance()
    assert perft(state, 0) == 1
    assert perft(state, 1) == 2
    assert perft(state, 2) == 4
    assert divide(state, 2) == {"pass": 2, "play 0": 2}
    assert perft(state, 2) == sum(divide(state, 2).values())


def test_a_finished_game_is_a_leaf() -> None:
    state = table(hand=[], deck=[])
    while not state.over:
        state.apply(state.legal()[0])
    assert perft(state, 5) == 1


def test_counting_changes_nothing() -> None:
    state = tatami.game("white_castle").new(2, 1)
    before = state.to_json()
    perft(state, 3)
    divide(state, 2)
    assert state.to_json() == before
