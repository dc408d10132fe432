"""The checks of The White Castle's table can fail: each damage is noticed. They are put to use in test_tables.py."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import tatami
from tatami.testing import CheckFailed
from tatami.testing.tables import Table, table_of
from tatami.testing.watches.white_castle import WATCH, Ledger, Printed, check_sheet

GAME = tatami.game("white_castle")


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
    facts = Printed(GAME, 2)
    table = table_of(state)
    WATCH.check_table(table, facts)
    damage(table)
    with pytest.raises(CheckFailed):
        WATCH.check_table(table, facts)


def test_a_wrong_sheet_is_noticed() -> None:
    state = GAME.new(2, "damage")
    table = table_of(state)
    check_sheet(state, table, Printed(GAME, 2))
    table["gate"] = [1, 0]
    with pytest.raises(CheckFailed, match="courtiers"):
        check_sheet(state, table, Printed(GAME, 2))


def test_a_coin_nobody_told_about_is_noticed() -> None:
    state = GAME.new(2, "damage")
    ledger = Ledger(state, Printed(GAME, 2))
    state.drain()
    state.apply(state.legal()[0])
    state.drain()
    with pytest.raises(CheckFailed, match="by what was told"):
        ledger.check(state, table_of(state))
