"""The checks of Bora Bora's table can fail: each damage is noticed. They are put to use in test_tables.py."""

from __future__ import annotations

import pytest

import tatami
from tatami.core.state import State
from tatami.testing import PLAYERS, CheckFailed, walk
from tatami.testing.tables import Table, table_of
from tatami.testing.watches.bora_bora import WATCH, Printed, check_sheet

GAME = tatami.game("bora_bora")


def middle() -> State:
    """A game of three in its third round."""
    for state in walk(GAME.new(3, "middle"), PLAYERS[1]("middle")):
        table = table_of(state)
        if table["round"] == 3 and table["phase"] == "A" and any(table["temple"]):
            return state
    raise AssertionError("the game ended before its third round")


def spoil(table: Table, what: str) -> None:
    player = table["players"][1]
    settled = next(region for region in table["regions"] if region["huts"])
    if what == "a hut":
        settled["huts"].append(next(seat for seat in range(3) if seat not in settled["huts"]))
    elif what == "a priest":
        player["priests"] += 1
    elif what == "a space":
        settled["space"] = None
    elif what == "a die":
        player["dice"] = [*player["dice"], 3]
    elif what == "a tile":
        table["tasks"].append(player["tasks"][0])
    elif what == "a building":
        player["buildings"] = player["buildings"][1:]
    elif what == "an offering":
        player["offerings"] = -1
    elif what == "a card":
        player["hand_size"] += 1
    else:
        table["status_order"] = table["status_order"][::-1] if len(set(table["status"])) > 1 else [0, 0, 1]


@pytest.mark.parametrize(
    "what",
    ["a hut", "a priest", "a space", "a die", "a tile", "a building", "an offering", "a card", "an order"],
)
def test_a_table_that_does_not_add_up_is_noticed(what: str) -> None:
    state = middle()
    facts = Printed(GAME, 3)
    table = table_of(state)
    WATCH.check_table(table, facts)
    spoil(table, what)
    with pytest.raises(CheckFailed):
        WATCH.check_table(table, facts)


def test_a_wrong_sheet_is_noticed() -> None:
    state = middle()
    table = table_of(state)
    table["players"][0]["vp"] += 1
    with pytest.raises(CheckFailed):
        check_sheet(state, table, Printed(GAME, 3))
