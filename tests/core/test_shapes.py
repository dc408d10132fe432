"""Stored tables that no game can have reached are refused at the door, and told apart from sound ones."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

import tatami
from tatami.core.attributes import NUMBER, Attribute
from tatami.core.errors import RecordError
from tatami.shelf import GAMES
from tatami.testing import CuriousPlayer, walk

Stored = dict[str, Any]


@pytest.mark.parametrize(("value", "fits"), [(1, True), (6, True), (0, False), (7, False), ([1], False), ("1", False)])
def test_a_number_knows_its_range(value: object, fits: bool) -> None:
    assert Attribute("die", 1, 6, NUMBER, "").fits(value) is fits


@pytest.mark.parametrize(
    ("value", "fits"), [(1, False), ([1, 6], True), ([1], False), ([0, 3], False), ([2, 2], False), ([[1], [2]], False)]
)
def test_a_list_knows_range_size_and_repetition(value: object, fits: bool) -> None:
    assert Attribute("dice", 1, 6, 2, "", each_once=True).fits(value) is fits


def test_a_list_of_lists_is_measured_by_its_lists_and_filled_by_their_numbers() -> None:
    decks = Attribute("decks", 0, 9, 2, "", nested=True, each_once=True)
    assert decks.fits([[1, 2], [3]])
    assert not decks.fits([[1, 2], [2]])
    assert not decks.fits([[1, 10], [3]])
    assert not decks.fits([[1]])
    assert not decks.fits([1, 2])


def stored(game: str, seats: int) -> Stored:
    """A table from the middle of a game."""
    states = [state.copy() for state in walk(tatami.game(game).new(seats, "shapes 2"), CuriousPlayer("shapes"))]
    data: Stored = json.loads(states[len(states) // 2].to_json())
    return data


CASES = [
    (game, seats, key, spoil)
    for game in GAMES
    for seats, key, spoil in import_module(f"tests.rules.{game}.damage").DAMAGE
]


@pytest.mark.parametrize(("game", "seats", "key", "spoil"), CASES)
def test_a_table_that_cannot_be_is_refused(game: str, seats: int, key: str, spoil: Callable[[Any], object]) -> None:
    data = stored(game, seats)
    tatami.game(game).from_json(json.dumps(data))
    with pytest.raises(RecordError, match=r"cannot be there|do not fit together"):
        tatami.game(game).from_json(json.dumps({**data, key: spoil(data[key])}))
