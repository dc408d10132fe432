"""The checks of Satori's table can fail: each damage is noticed. And nobody sees what lies face down.

The checks are put to use in test_tables.py.
"""

from __future__ import annotations

import json
from collections.abc import Callable
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

GAME = tatami.game("satori")


def started(seats: int = 2) -> State:
    """A table in the first turn."""
    state = GAME.new(seats, "damage")
    while state.turn == 0:
        state.apply(state.legal()[0])
    return state


def spend_a_coin_of_nobody(table: Table) -> None:
    table["supply"]["coin"] -= 1


def burn_too_much_incense(table: Table) -> None:
    table["players"][0]["incense"] = 4


def lift_a_marker_off_the_track(table: Table) -> None:
    table["players"][1]["offering"] = 7


def fall_below_nothing(table: Table) -> None:
    table["players"][1]["sp"] = -1


def lose_a_monk(table: Table) -> None:
    table["players"][0]["monks"] -= 1


def find_a_jokoro(table: Table) -> None:
    table["players"][1]["jokoros"] += 1


def lose_a_sect_token(table: Table) -> None:
    table["players"][0]["sect_tokens"] -= 1


def light_a_monk_between_turns(table: Table) -> None:
    for mountain in table["mountains"]:
        for space in mountain:
            space["hikari"] = space["monk"] is not None or (space["hikari"] and not any(s["monk"] for s in mountain))


def darken_a_mountain(table: Table) -> None:
    table["mountains"][0][0]["hikari"] = False


def triple_a_tile(table: Table) -> None:
    for mountain in table["mountains"]:
        mountain[1]["tile"] = "E1-01"


def take_a_tile_without_a_monk(table: Table) -> None:
    table["pool"] |= {"placed": True, "tiles": [{"tile": "E2-01", "space": "MG0", "icons": []}]}


def show_a_fourth_altar(table: Table) -> None:
    table["piles"]["altars"] -= 1


def hide_a_decoration(table: Table) -> None:
    table["piles"]["decorations"] += 1


def draw_a_price_for_nothing(table: Table) -> None:
    table["piles"]["prices"] -= 1


def build(table: Table, place: str, tile: str, colour: str) -> None:
    altar = next(altar for altar in table["altars"] if altar["id"] == place)
    altar |= {"tile": tile, "colour": colour, "owner": 0, "decoration": "D1"}
    table["players"][0]["sect_tokens"] -= 1


def cover_a_yellow_altar(table: Table) -> None:
    build(table, "O1", "A01", "orange")


def cover_another_colour(table: Table) -> None:
    build(table, "G1", "A01", "orange")


def build_on_a_closed_site(table: Table) -> None:
    build(table, "S6", "A01", "orange")


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


def roof_above_the_architect(table: Table) -> None:
    table["pagoda"][1]["roof"] = True


def build_without_a_price(table: Table) -> None:
    table["pagoda"][0]["built"] = True


def crown_nobody(table: Table) -> None:
    table["sorin_owner"] = 0


def burn_on_a_level_that_is_not_built(table: Table) -> None:
    table["pagoda"][0]["slots"] = [{"side": 0}]
    table["players"][0]["jokoros"] -= 1


def share_a_wheel(table: Table) -> None:
    for player in table["players"]:
        player["wheel"] = "W1"


def forget_a_player(table: Table) -> None:
    table["order"] = [0, 0]


def ring_twice(table: Table) -> None:
    table["bells"] = [1, 1]


def skip_a_round(table: Table) -> None:
    table["turn"] = 7


DAMAGES: list[Callable[[Table], None]] = [
    spend_a_coin_of_nobody,
    burn_too_much_incense,
    lift_a_marker_off_the_track,
    fall_below_nothing,
    lose_a_monk,
    find_a_jokoro,
    lose_a_sect_token,
    light_a_monk_between_turns,
    darken_a_mountain,
    triple_a_tile,
    take_a_tile_without_a_monk,
    show_a_fourth_altar,
    hide_a_decoration,
    draw_a_price_for_nothing,
    cover_a_yellow_altar,
    cover_another_colour,
    build_on_a_closed_site,
    build_a_tile_that_lies_at_the_site,
    decorate_without_end,
    own_an_altar_that_is_not_there,
    roof_above_the_architect,
    build_without_a_price,
    crown_nobody,
    burn_on_a_level_that_is_not_built,
    share_a_wheel,
    forget_a_player,
    ring_twice,
    skip_a_round,
]


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: damage.__name__)
def test_a_damaged_table_is_noticed(damage: Callable[[Table], None]) -> None:
    facts = Printed(GAME, 2)
    table = table_of(started())
    WATCH.check_table(table, facts)
    damage(table)
    with pytest.raises(CheckFailed):
        WATCH.check_table(table, facts)


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
