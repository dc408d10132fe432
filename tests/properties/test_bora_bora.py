"""The checks of Bora Bora's table can fail: each damage is noticed. They are put to use in test_tables.py."""

from __future__ import annotations

import pytest

import tatami
from tatami.core.state import State
from tatami.testing import PLAYERS, CheckFailed, walk
from tatami.testing.tables import Table, table_of
from tatami.testing.watches.bora_bora import WATCH, Printed, check_sheet
from tests.properties.damaged import Damage, assert_noticed

GAME = tatami.game("bora_bora")


def middle() -> State:
    """A game of three in its third round."""
    for state in walk(GAME.new(3, "middle"), PLAYERS[1]("middle")):
        table = table_of(state)
        if table["round"] == 3 and table["phase"] == "A" and any(table["temple"]):
            return state
    raise AssertionError("the game ended before its third round")


def settled(table: Table) -> Table:
    """A region with huts."""
    return next(region for region in table["regions"] if region["huts"])


DAMAGES: dict[str, Damage] = {
    "a hut": lambda table: settled(table)["huts"].append(min({0, 1, 2} - set(settled(table)["huts"]))),
    "a priest": lambda table: table["players"][1].update(priests=table["players"][1]["priests"] + 1),
    "a space": lambda table: settled(table).update(space=None),
    "a die": lambda table: table["players"][1]["dice"].append(3),
    "a tile": lambda table: table["tasks"].append(table["players"][1]["tasks"][0]),
    "a building": lambda table: table["players"][1]["buildings"].pop(0),
    "an offering": lambda table: table["players"][1].update(offerings=-1),
    "a card": lambda table: table["players"][1].update(hand_size=table["players"][1]["hand_size"] + 1),
    "an order": lambda table: (
        table["status_order"].reverse() if len(set(table["status"])) > 1 else table.update(status_order=[0, 0, 1])
    ),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_table_that_does_not_add_up_is_noticed(damage: str) -> None:
    assert_noticed(WATCH, Printed(GAME, 3), table_of(middle()), DAMAGES[damage])


def test_a_wrong_sheet_is_noticed() -> None:
    state = middle()
    table = table_of(state)
    table["players"][0]["vp"] += 1
    with pytest.raises(CheckFailed):
        check_sheet(state, table, Printed(GAME, 3))
