"""What always holds on the tables of our games: nothing is created, nothing is lost, everything is told."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tatami
from tatami.core.record import Record
from tatami.core.state import State
from tatami.shelf import GAMES
from tatami.testing import PLAYERS, Player, Setup, setups, walk
from tatami.testing.strategies import positions, records
from tatami.testing.watches import watch_of
from tests.amounts import as_many
from tools.soak import CHUNK, soak_some

WATCHES = {name: watch for name in GAMES if (watch := watch_of(name)) is not None}
TABLES = [(name, setup) for name in WATCHES for setup in setups(tatami.game(name))]
every_game = pytest.mark.parametrize("name", list(WATCHES))


def test_every_game_on_the_shelf_is_watched() -> None:
    assert set(WATCHES) == set(GAMES)


@every_game
@settings(max_examples=150)
@given(st.data())
def test_every_table_adds_up(name: str, data: st.DataObject) -> None:
    check(data.draw(positions(tatami.game(name))))


@every_game
@settings(max_examples=25)
@given(st.data())
def test_every_finished_table_adds_up(name: str, data: st.DataObject) -> None:
    state = data.draw(positions(tatami.game(name), finished=True))
    assert state.over
    check(state)


def check(state: State) -> None:
    watch = WATCHES[state.game.info.id]
    watch.check(state, watch.printed(state.game, state.seats))


@every_game
@settings(max_examples=50)
@given(st.data())
def test_points_and_goods_are_what_was_told(name: str, data: st.DataObject) -> None:
    """Played again with a listener: the events explain every good and every point."""
    record: Record = data.draw(records(tatami.game(name)))
    header = record.header
    state = record.game.new(header.seats, header.seed, header.options)
    look = WATCHES[name].over(state)
    for action in record.actions:
        state.apply(action)
        look(state)


@pytest.mark.parametrize(("name", "setup"), TABLES, ids=[f"{name}-{setup.name}" for name, setup in TABLES])
@pytest.mark.parametrize("temper", PLAYERS)
def test_whole_games_add_up(name: str, setup: Setup, temper: type[Player]) -> None:
    state = tatami.game(name).new(setup.seats, "whole", setup.options)
    look = WATCHES[name].over(state)
    for now in walk(state, temper("whole")):
        look(now)


@every_game
@pytest.mark.parametrize("first", range(0, as_many(300, 50), CHUNK))
def test_the_first_games_of_the_soak(name: str, first: int) -> None:
    """`make soak` plays 20,000 of them."""
    tally = soak_some(name, first, first + CHUNK)
    assert tally.games.total() == CHUNK
    assert tally.longest <= tatami.game(name).info.max_decisions
