"""The checks of The White Castle's table can fail: each damage is noticed. They are put to use in test_tables.py."""

from __future__ import annotations

import pytest

import tatami
from tatami.testing import CheckFailed
from tatami.testing.tables import table_of
from tatami.testing.watches.white_castle import WATCH, Ledger, Printed, check_sheet
from tests.properties.damaged import Damage, assert_noticed

GAME = tatami.game("white_castle")


DAMAGES: dict[str, Damage] = {
    "a courtier is gone": lambda table: table["players"][0]["members"].update(courtier=4),
    "two gardeners of a clan": lambda table: table["gardens"][0]["gardeners"].extend([0, 0]),
    "a die is gone": lambda table: table["bridges"][0].update(right=0),
    "dice out of order": lambda table: table["bridges"][1].update(left=6, middle=[6], right=1),
    "an end without a die": lambda table: table["bridges"][2].update(middle=[3, 4], right=0),
    "a card in two places": lambda table: table["players"][0].update(lantern=[table["rooms"][0]["card"]]),
    "a diplomat among the stewards": lambda table: table["rooms"][0].update(card=table["rooms"][4]["card"]),
    "a card is gone": lambda table: table["decks"].update(steward=table["decks"]["steward"] - 1),
    "a room of one colour": lambda table: table["rooms"][3].update(tiles=[table["rooms"][3]["tiles"][1]] * 2),
    "a sixth seal": lambda table: table["players"][0].update(seal=6),
    "a coin that is owed": lambda table: table["players"][1].update(coin=-1),
    "an order against the track": lambda table: table.update(track=[3, 0], track_order=[1, 0]),
    "a round that did not begin": lambda table: table.update(round=2),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_table_is_noticed(damage: str) -> None:
    assert_noticed(WATCH, Printed(GAME, 2), table_of(GAME.new(2, "damage")), DAMAGES[damage])


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
