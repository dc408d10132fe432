"""The checks of Satori's table can fail: each damage is noticed. And nobody sees what lies face down.

The checks are put to use in test_tables.py.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tatami
from tatami.core.rng import Rng
from tatami.core.state import State
from tatami.testing import CheckFailed
from tatami.testing.checks import to_bytes, watchers
from tatami.testing.strategies import positions
from tatami.testing.tables import Table, table_of
from tatami.testing.watches.satori import WATCH, Ledger, Printed, check_face_down, check_sheet, check_worshippers
from tests.properties.damaged import Damage, assert_noticed

GAME = tatami.game("satori")


def started(seats: int = 2) -> State:
    """A table in the first turn."""
    state = GAME.new(seats, "damage")
    while state.turn == 0:
        state.apply(state.legal()[0])
    return state


def build(table: Table, place: str, tile: str, colour: str) -> None:
    altar = next(altar for altar in table["altars"] if altar["id"] == place)
    altar |= {"tile": tile, "colour": colour, "owner": 0, "decoration": "D1"}
    table["players"][0]["sect_tokens"] -= 1


def one_more(owner: Table, thing: str, n: int = 1) -> None:
    owner[thing] += n


def light_a_monk_between_turns(table: Table) -> None:
    for mountain in table["mountains"]:
        for space in mountain:
            space["hikari"] = space["monk"] is not None or (space["hikari"] and not any(s["monk"] for s in mountain))


def triple_a_tile(table: Table) -> None:
    for mountain in table["mountains"]:
        mountain[1]["tile"] = "E1-01"


def build_a_tile_that_lies_at_the_site(table: Table) -> None:
    tile = table["site"][0]["tile"]
    build(table, "S1", tile, Printed(GAME, 2).altar_colour[tile])


def decorate_without_end(table: Table) -> None:
    table["decorations"] = ["D1", "D1", "D1"]
    for place, tile in (("S1", "A01"), ("S2", "A02")):
        build(table, place, tile, "orange")
    table["site"] = [{"id": slot["id"], "tile": None} for slot in table["site"]]


def own_an_altar_that_is_not_there(table: Table) -> None:
    table["altars"][0]["owner"] = 0
    table["players"][0]["sect_tokens"] -= 1


def burn_on_a_level_that_is_not_built(table: Table) -> None:
    table["pagoda"][0]["slots"] = [{"side": 0}]
    table["players"][0]["jokoros"] -= 1


DAMAGES: dict[str, Damage] = {
    "a coin that nobody spent": lambda table: one_more(table["supply"], "coin", -1),
    "too much incense": lambda table: table["players"][0].update(incense=4),
    "a marker off the track": lambda table: table["players"][1].update(offering=7),
    "less than no points": lambda table: table["players"][1].update(sp=-1),
    "a monk is gone": lambda table: one_more(table["players"][0], "monks", -1),
    "a Jokoro from nowhere": lambda table: one_more(table["players"][1], "jokoros"),
    "a sect token is gone": lambda table: one_more(table["players"][0], "sect_tokens", -1),
    "a monk in the light between turns": light_a_monk_between_turns,
    "a mountain without light": lambda table: table["mountains"][0][0].update(hikari=False),
    "a tile three times": triple_a_tile,
    "a tile taken without a monk": lambda table: table["pool"].update(
        placed=True, tiles=[{"tile": "E2-01", "space": "MG0", "icons": []}]
    ),
    "a fourth altar": lambda table: one_more(table["piles"], "altars", -1),
    "a decoration is hidden": lambda table: one_more(table["piles"], "decorations"),
    "a price for nothing": lambda table: one_more(table["piles"], "prices", -1),
    "a yellow altar is covered": lambda table: build(table, "O1", "A01", "orange"),
    "an altar of another colour is covered": lambda table: build(table, "G1", "A01", "orange"),
    "an altar on a closed site": lambda table: build(table, "S6", "A01", "orange"),
    "an altar that lies at the site": build_a_tile_that_lies_at_the_site,
    "too many decorations": decorate_without_end,
    "an altar that is not there": own_an_altar_that_is_not_there,
    "a roof above the Architect": lambda table: table["pagoda"][1].update(roof=True),
    "a level without a price": lambda table: table["pagoda"][0].update(built=True),
    "the Sorin of nobody": lambda table: table.update(sorin_owner=0),
    "a Jokoro on a level that is not built": burn_on_a_level_that_is_not_built,
    "two hands on a wheel": lambda table: [player.update(wheel="W1") for player in table["players"]],
    "a player without a turn": lambda table: table.update(order=[0, 0]),
    "a bell rung twice": lambda table: table.update(bells=[1, 1]),
    "a round that did not begin": lambda table: table.update(turn=7),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_table_is_noticed(damage: str) -> None:
    assert_noticed(WATCH, Printed(GAME, 2), table_of(started()), DAMAGES[damage])


@pytest.mark.parametrize("group", ["sanmon", "bag", "offering_altar"])
def test_a_worshipper_too_many_is_noticed(group: str) -> None:
    state = started()
    table = table_of(state)
    check_worshippers(state, table, Printed(GAME, 2))
    table[group]["grey"] += 1
    with pytest.raises(CheckFailed, match="grey"):
        check_worshippers(state, table, Printed(GAME, 2))


def test_a_worshipper_that_stays_at_the_gate_is_noticed() -> None:
    state = started()
    table = table_of(state)
    table["pool"]["placed"] = True
    with pytest.raises(CheckFailed, match="Sanmon"):
        check_worshippers(state, table, Printed(GAME, 2))


def test_a_neutral_jokoro_from_nowhere_is_noticed() -> None:
    state = started(3)
    table = table_of(state)
    check_face_down(state, table, Printed(GAME, 3))
    table["pagoda"][0]["slots"][0] = {"side": None}
    with pytest.raises(CheckFailed, match="neutral"):
        check_face_down(state, table, Printed(GAME, 3))


def test_a_wrong_sheet_is_noticed() -> None:
    state = started()
    table = table_of(state)
    check_sheet(state, table, Printed(GAME, 2))
    table["players"][0]["emerald"] += 1
    with pytest.raises(CheckFailed, match="emeralds"):
        check_sheet(state, table, Printed(GAME, 2))


def test_goods_nobody_told_about_are_noticed() -> None:
    state = GAME.new(2, "damage")
    ledger = Ledger(state, Printed(GAME, 2))
    state.apply(state.legal()[0])
    state.drain()
    with pytest.raises(CheckFailed, match="by what was told"):
        ledger.check(state, table_of(state))


# ---- ST-1.4: what lies face down ------------------------------------------------------------------------------------


def stored(state: State) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(state.to_json())
    return data


@given(positions(GAME), st.data())
def test_nobody_sees_piles_amulets_of_others_or_the_future(state: State, data: st.DataObject) -> None:
    """Other piles, another generator and other amulets and secret decisions of others: the same bytes."""
    other = stored(state)
    for pile in ("altar_pile", "decoration_pile", "price_pile"):
        other[pile] = data.draw(st.permutations(other[pile]))
    other["tile_piles"] = [data.draw(st.permutations(pile)) for pile in other["tile_piles"]]
    other["rng"] = data.draw(st.lists(st.integers(0, 2**32 - 1), min_size=4, max_size=4))
    for seat in watchers(state):
        twin = dict(other)
        hidden = [n for n in range(len(other["amulets"])) if n != seat and not other["shown"][n]]
        known = [amulet for n, amulet in enumerate(other["amulets"]) if n not in hidden]
        free = data.draw(st.permutations([amulet for amulet in range(5) if amulet not in known]))
        twin["amulets"] = [free.pop() if n in hidden else amulet for n, amulet in enumerate(other["amulets"])]
        twin["decided"] = [
            data.draw(st.sampled_from([1, 2])) if n in hidden and decided else decided
            for n, decided in enumerate(other["decided"])
        ]
        seen = GAME.from_json(json.dumps(twin))
        assert to_bytes(seen.view(seat)) == to_bytes(state.view(seat))
        assert seen.legal() == state.legal()


@given(positions(GAME), st.integers(0, 999))
def test_a_redeal_leaves_nothing_hidden_as_it_was(state: State, seed: int) -> None:
    """Of several redeals some turn up another next tile and other amulets; what lies open stays as it was."""
    truth = stored(state)
    seat = state.seat
    deals = [stored(state.redeal(seat, Rng(f"{seed} {number}"))) for number in range(12)]
    for pile in ("altar_pile", "price_pile"):
        if len(set(truth[pile])) > 3:
            assert len({deal[pile][0] for deal in deals}) > 1
        assert all(sorted(deal[pile]) == sorted(truth[pile]) for deal in deals)
    hidden = [n for n in range(len(truth["amulets"])) if n != seat and not truth["shown"][n]]
    for n, amulet in enumerate(truth["amulets"]):
        dealt = {deal["amulets"][n] for deal in deals}
        assert (len(dealt) > 1) if n in hidden else (dealt == {amulet})
    assert all(deal["rng"] != truth["rng"] for deal in deals)
    secret = {"altar_pile", "decoration_pile", "price_pile", "tile_piles", "rng", "amulets", "decided"}
    for deal in deals:
        assert {key: deal[key] for key in deal if key not in secret} == {
            key: truth[key] for key in truth if key not in secret
        }
