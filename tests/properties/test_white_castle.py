"""What always holds on a table of The White Castle: nothing is created, nothing is lost, everything is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings

import tatami
from tatami.core.record import Record
from tatami.core.state import State
from tatami.testing import PLAYERS, CheckFailed, setups, walk
from tatami.testing.strategies import positions, records
from tatami.testing.white_castle import TABLE_CHECKS, Facts, Ledger, Table, check_sheet, check_table, table_of
from tools.soak import CHUNK, soak_some

GAME = tatami.game("white_castle")


@settings(max_examples=200)
@given(positions(GAME))
def test_every_table_adds_up(state: State) -> None:
    check_table(state, Facts(GAME, state.seats))


@settings(max_examples=30)
@given(positions(GAME, finished=True))
def test_every_finished_table_adds_up(state: State) -> None:
    assert state.over
    check_table(state, Facts(GAME, state.seats))


@settings(max_examples=60)
@given(records(GAME))
def test_points_and_goods_are_what_was_told(record: Record) -> None:
    """Played again with a listener: the events explain every good and every point."""
    header = record.header
    state = GAME.new(header.seats, header.seed, header.options)
    ledger = Ledger(state, Facts(GAME, header.seats))
    for action in record.actions:
        before = [stock["points"] for stock in ledger.stocks]
        state.apply(action)
        ledger.check(state, table_of(state))
        after = [stock["points"] for stock in ledger.stocks]
        assert all(now >= was for was, now in zip(before, after, strict=True))


@pytest.mark.parametrize("setup", setups(GAME), ids=lambda setup: setup.name)
@pytest.mark.parametrize("temper", PLAYERS)
def test_whole_games_add_up(setup: Any, temper: Any) -> None:
    state = GAME.new(setup.seats, "whole", setup.options)
    facts = Facts(GAME, setup.seats)
    ledger = Ledger(state, facts)
    for now in walk(state, temper("whole")):
        check_table(now, facts, ledger)


@pytest.mark.parametrize("first", range(0, 300, CHUNK))
def test_a_few_hundred_games_of_the_soak(first: int) -> None:
    """`make soak` plays 20,000 of them."""
    tally = soak_some("white_castle", first, first + CHUNK)
    assert tally.games.total() == CHUNK
    assert tally.longest <= GAME.info.max_decisions


# ---- the checks can fail ----


def take_a_courtier(table: Table) -> None:
    table["players"][0]["members"]["courtier"] -= 1


def add_a_gardener(table: Table) -> None:
    table["gardens"][0]["gardeners"] += [0, 0]


def lose_a_die(table: Table) -> None:
    table["bridges"][0]["right"] = 0


def turn_a_die(table: Table) -> None:
    table["bridges"][1]["middle"] = [6]
    table["bridges"][1]["left"] = 6
    table["bridges"][1]["right"] = 1


def leave_a_gap(table: Table) -> None:
    bridge = table["bridges"][2]
    bridge["middle"] = [*bridge["middle"], bridge["right"]]
    bridge["right"] = 0


def double_a_card(table: Table) -> None:
    table["players"][0]["lantern"] = [table["rooms"][0]["card"]]


def swap_the_floors(table: Table) -> None:
    table["rooms"][0]["card"], table["rooms"][4]["card"] = table["rooms"][4]["card"], table["rooms"][0]["card"]


def lose_a_card(table: Table) -> None:
    table["decks"]["steward"] -= 1


def paint_a_room(table: Table) -> None:
    room, well = table["rooms"][3]["tiles"], table["well"]["tiles"]
    room[0], well[0] = room[1], room[0]


def steal_a_seal(table: Table) -> None:
    table["players"][0]["seal"] = 6


def owe_a_coin(table: Table) -> None:
    table["players"][1]["coin"] = -1


def reverse_the_order(table: Table) -> None:
    table["track"] = [3, 0]
    table["track_order"] = [1, 0]


def skip_a_round(table: Table) -> None:
    table["round"] = 2


@pytest.mark.parametrize(
    "damage",
    [
        take_a_courtier,
        add_a_gardener,
        lose_a_die,
        turn_a_die,
        leave_a_gap,
        double_a_card,
        swap_the_floors,
        lose_a_card,
        paint_a_room,
        steal_a_seal,
        owe_a_coin,
        reverse_the_order,
        skip_a_round,
    ],
)
def test_a_damaged_table_is_noticed(damage: Callable[[Table], None]) -> None:
    state = GAME.new(2, "damage")
    facts = Facts(GAME, 2)
    table = table_of(state)
    check_all(table, facts)
    damage(table)
    with pytest.raises(CheckFailed):
        check_all(table, facts)


def check_all(table: Table, facts: Facts) -> None:
    for check in TABLE_CHECKS:
        check(table, facts)


def test_a_wrong_sheet_is_noticed() -> None:
    state = GAME.new(2, "damage")
    table = table_of(state)
    check_sheet(state, table, Facts(GAME, 2))
    table["gate"] = [1, 0]
    with pytest.raises(CheckFailed, match="courtiers"):
        check_sheet(state, table, Facts(GAME, 2))


def test_a_coin_nobody_told_about_is_noticed() -> None:
    state = GAME.new(2, "damage")
    ledger = Ledger(state, Facts(GAME, 2))
    state.drain()
    state.apply(state.legal()[0])
    state.drain()
    with pytest.raises(CheckFailed, match="by what was told"):
        ledger.check(state, table_of(state))
