"""ST-5.1 to ST-5.5: gains, exchanges, altars, Jokoros and the pagoda."""

from __future__ import annotations

from typing import Any

import pytest

from tatami.games.satori.kinds import PLACES
from tests.rules.satori.table import CONTENT, GAME, Table

WOOD = {"gain": {"wood": 2}}
EMERALD_AT_O1 = {"pay": {"coin": 1, "wood/stone": 2}, "then": [{"gain": {"emerald": 1}}]}
EMERALD_AND_JOKORO = {
    "pay": {"stone": 1, "wood": 1},
    "then": [{"gain": {"emerald": 1}}, {"any": ["jokoro"]}],
}
EMERALD_AND_PAGODA = {
    "pay": {"stone": 1, "wood": 1},
    "then": [{"gain": {"emerald": 1}}, {"any": ["pagoda"]}],
}
INCENSE_FOR_EMERALD = {"pay": {"emerald": 1}, "then": [{"gain": {"incense": 3}}]}


# ---- ST-5.1, ST-5.2 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-5.1.1")
def test_gains_come_from_the_supply() -> None:
    table = Table()
    for good in ("coin", "stone", "wood", "incense"):
        table.use(0, {"gain": {good: 1}})
    table.use(0, {"gain": {"emerald": 1}}).use(0, {"gain": {"sp": 2}})
    assert table.of(0).goods == {"coin": 1, "stone": 1, "wood": 1, "incense": 1, "emerald": 1}
    assert table.of(0).sp == 7
    assert table.state.supply == [29, 19, 19, 11]


@pytest.mark.rule("ST-5.1.2")
def test_a_mix_is_chosen_unit_by_unit() -> None:
    table = Table().icons(0, {"gain": {"wood/stone": 2}}).play("use wood")
    assert table.answers == ["gain wood", "gain stone"]
    table.play("gain wood", "gain stone")
    assert table.of(0).goods == {"wood": 1, "stone": 1}


@pytest.mark.rule("ST-R33", "ST-5.1.2")
def test_a_mix_offers_only_what_can_be_received_and_the_rest_is_lost() -> None:
    table = Table().owns(1, wood=20, stone=19).icons(0, {"gain": {"wood/stone": 2}}).play("use wood")
    assert table.of(0).goods == {"stone": 1}
    full = Table().owns(1, wood=20, stone=20).icons(0, {"gain": {"wood/stone": 2}}, WOOD)
    assert full.state.over


@pytest.mark.rule("ST-5.2.1", "ST-R9")
def test_an_exchange_is_paid_whole_and_rejected_if_nothing_would_be_received() -> None:
    table = Table().owns(0, emerald=1, incense=2).icons(0, INCENSE_FOR_EMERALD)
    assert table.play("use incense").of(0).goods == {"incense": 3}
    assert "use incense" not in Table().owns(0, emerald=1, incense=3).icons(0, INCENSE_FOR_EMERALD, WOOD).answers
    assert "use incense" not in Table().owns(0, incense=1).icons(0, INCENSE_FOR_EMERALD, WOOD).answers


@pytest.mark.rule("ST-5.2.2", "ST-E6", "ST-R23")
@pytest.mark.parametrize(
    ("owned", "payments"),
    [({"wood": 1, "stone": 1}, 0), ({"wood": 2}, 0), ({"stone": 2}, 0), ({"wood": 2, "stone": 2}, 2)],
)
def test_the_emerald_exchange_takes_any_mix(owned: dict[str, int], payments: int) -> None:
    """Only a real choice is asked for."""
    table = Table().owns(0, coin=1, **owned).icons(0, EMERALD_AT_O1).play("use emerald")
    for _ in range(payments):
        assert table.answers == ["pay wood", "pay stone"]
        table.play("pay wood" if _ else "pay stone")
    assert table.of(0).emerald == 1
    assert table.of(0).coin == 0
    assert table.of(0).wood + table.of(0).stone == sum(owned.values()) - 2


@pytest.mark.rule("ST-E6", "ST-5.2.2")
def test_without_the_coin_there_is_no_emerald() -> None:
    assert "use emerald" not in Table().owns(0, wood=2).icons(0, EMERALD_AT_O1, WOOD).answers


@pytest.mark.rule("ST-E25", "ST-5.2.1")
def test_petra_exchanges_and_places_a_jokoro() -> None:
    table = Table().owns(0, stone=1, wood=1, coin=1).altar("S1", "A01", owner=0).monk(0, "MG1").tile("MG1", "E1-10")
    table.icons(0, "hikari").play("use hikari", "hikari grey cw", "tile emerald")
    assert table.answers == ["next jokoro", "done"]
    placed = table.copy().play("next jokoro")
    assert placed.of(0).goods == {"emerald": 1, "tile": 1}
    assert placed.of(0).jokoros == 4
    table.play("done")
    assert table.of(0).goods == {"emerald": 1, "coin": 1, "tile": 1}
    assert table.state.over
    poor = Table().owns(0, stone=1, coin=1).altar("S1", "A01", owner=0).icons(0, EMERALD_AND_JOKORO, WOOD)
    assert "use emerald" not in poor.answers


@pytest.mark.rule("ST-5.2.1")
def test_what_an_exchange_pays_out_may_pay_for_its_action() -> None:
    table = Table().owns(0, stone=2, wood=1).level(1, "L3").icons(0, EMERALD_AND_PAGODA)
    table.play("use emerald", "next pagoda")
    assert table.of(0).goods == {}
    assert table.of(0).sp == 9


@pytest.mark.rule("ST-5.2.1")
def test_the_order_of_a_result_is_asked_when_it_matters() -> None:
    """The last emerald is paid for the level first, and comes back from the supply."""
    table = Table().owns(0, stone=2, wood=1, emerald=1).owns(1, emerald=11).level(1, "L3")
    table.icons(0, EMERALD_AND_PAGODA).play("use emerald")
    assert table.kind == "order_effects"
    table.play("next pagoda", "next pagoda")
    assert table.of(0).goods == {"emerald": 1}


@pytest.mark.rule("ST-5.2.1", "ST-3.5")
def test_nobody_is_asked_for_the_order_of_gains_alone() -> None:
    """The incense is full and lost, the points are received: in any order the same."""
    exchange = {"pay": {"stone": 2}, "then": [{"gain": {"sp": 3, "incense": 1}}]}
    table = Table().owns(0, stone=2, incense=3).icons(0, exchange, WOOD).play("use incense")
    assert table.kind == "turn"
    assert (table.of(0).goods, table.of(0).sp) == ({"incense": 3}, 8)


# ---- ST-5.3 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-2.1", "ST-5.3.1", "ST-5.3.2", "ST-5.3.4")
def test_a_tile_costs_its_slot_and_goes_to_a_site_or_over_its_colour() -> None:
    table = Table(seats=2).owns(0, coin=2, wood=1, stone=2, incense=1).site("A01", "A06", "A11").icons(0, "altar")
    table.play("use altar")
    assert table.answers == ["build C1 O2", "build C1 S1", "build C1 S2", "build C3 P2", "build C3 S1", "build C3 S2"]
    table.play("build C3 S2")
    assert table.of(0).goods == {"coin": 2, "wood": 1, "incense": 1}
    assert table.state.site[2] == -1


@pytest.mark.rule("ST-5.3.3", "ST-5.3.6")
def test_the_second_and_third_altar_cost_tiles_and_there_is_no_fourth() -> None:
    table = Table(seats=4).owns(0, coin=6, tile=3).site("A01", None, None).altar("S1", "A02", owner=0)
    assert table.copy().icons(0, "altar").play("use altar", "build C1 S2").of(0).tile == 2
    table.altar("S2", "A03", owner=0)
    assert table.copy().icons(0, "altar").play("use altar", "build C1 S3").of(0).tile == 1
    assert table.copy().owns(0, tile=1).icons(0, "altar", WOOD).answers == ["use wood", "end"]
    table.altar("S3", "A04", owner=0)
    assert table.icons(0, "altar", WOOD).answers == ["use wood", "end"]


@pytest.mark.rule("ST-5.3.4", "ST-5.3.10")
def test_over_a_base_altar_costs_incense_and_never_on_yellow_or_built_ones() -> None:
    table = (
        Table(seats=2).owns(0, coin=2).site("A01", None, None).altar("S1", "A02", owner=1).altar("S2", "A03", owner=1)
    )
    assert table.copy().icons(0, "altar", WOOD).answers == ["use wood", "end"]
    table.owns(0, incense=1).icons(0, "altar").play("use altar")
    assert table.state.altars[PLACES.index("O2")] == CONTENT.altar_names.index("A01")
    assert table.of(0).goods == {}
    view: Any = GAME.content_data()["board"]
    assert [altar["id"] for altar in view["base_altar"] if not altar["replaceable"]] == ["O1", "P1"]


@pytest.mark.rule("ST-E7", "ST-5.3.5", "ST-5.3.8")
def test_karel_builds_over_the_orange_altar() -> None:
    table = Table(seats=2).altar("S1", "A02", owner=0).owns(0, wood=2, tile=1, incense=1).site("A06", "A01", "A11")
    table.decorations("D2", "D1", "D3").icons(0, "altar").play("use altar", "build C2 O2")
    assert table.answers == ["decorate D1", "decorate D2", "decorate D3"]
    table.play("decorate D1", "side right", "use incense")
    assert table.of(0).goods == {"incense": 1}
    assert table.of(0).altars == ["O2", "S1"]
    assert CONTENT.sect_tokens - len(table.of(0).altars) == 1
    assert table.state.offered == [1, -1, 2]


@pytest.mark.rule("ST-E28", "ST-5.3.4")
def test_without_a_place_nothing_can_be_built() -> None:
    table = Table(seats=3).owns(0, coin=2, wood=2, stone=2, incense=3, tile=3).altar("S1", "A02", owner=0)
    table.altar("S2", "A03", owner=0)
    for place, tile, owner in [
        ("S3", "A04", 1),
        ("S4", "A05", 1),
        ("G1", "A07", 1),
        ("G2", "A08", 2),
        ("O2", "A15", 2),
    ]:
        table.altar(place, tile, owner=owner)
    assert "use altar" in table.copy().icons(0, "altar", WOOD).answers
    table.altar("P2", "A12", owner=2)
    assert "use altar" not in table.icons(0, "altar", WOOD).answers


@pytest.mark.rule("ST-5.3.5", "ST-R27")
def test_decorations_are_chosen_from_those_left_and_not_refilled() -> None:
    table = Table(seats=2).owns(0, coin=2).decorations("D3", None, "D3").site("A01", None, None).icons(0, "altar")
    table.play("use altar", "build C1 S1")
    assert table.state.offered.count(-1) == 2
    assert table.state.site == [-1, -1, -1]
    assert len(CONTENT.slot_price) == len(table.state.offered) == 3


@pytest.mark.rule("ST-5.3.5")
def test_a_decoration_is_asked_for_only_if_one_is_left() -> None:
    table = Table(seats=2).owns(0, coin=2).decorations(None, None, None).site("A01", None, None).icons(0, "altar")
    table.play("use altar", "build C1 S1")
    assert table.answers == ["side left", "side right"]


@pytest.mark.rule("ST-5.3.7", "ST-R1")
def test_a_built_altar_has_its_tile_on_the_left_and_its_decoration_on_the_right() -> None:
    table = Table().altar("S1", "A01", owner=1, decoration="D4").sanmon(grey=1).turn(0).play("place grey S1")
    assert table.copy().play("side left").pool == ["hikari", {"gain": {"coin": 2}}]
    right = table.altar("S2", "A02", owner=0).owns(0, wood=1).play("side right")
    assert right.pool == ["jokoro"]


@pytest.mark.rule("ST-5.3.8", "ST-R34")
def test_the_free_side_is_chosen_at_once_and_used_later() -> None:
    table = Table(seats=2).owns(0, coin=2).site("A01", None, None).icons(0, "altar", WOOD)
    table.play("use altar", "build C1 S1", "decorate D2")
    decision = table.state.decision
    assert decision is not None
    assert decision.data == {"altar": "S1", "built": True}
    table.play("side left")
    assert table.answers == ["use wood", "use hikari", "use coin", "end"]
    table.play("use wood", "use coin")
    assert table.of(0).goods == {"coin": 2, "wood": 2}
    assert table.state.visitors == [0] * 39


@pytest.mark.rule("ST-5.3.9", "ST-R10")
def test_worshippers_stay_on_a_replaced_altar() -> None:
    table = Table(seats=2).visitors("O2", grey=1, orange=1).owns(0, coin=2, incense=1).site("A01", None, None)
    table.icons(0, "altar").play("use altar", "build C1 O2")
    view: Any = table.state.view(None)
    altar = view["table"]["altars"][PLACES.index("O2")]
    assert altar["worshippers"] == {"grey": 1, "orange": 1, "purple": 0}
    assert altar["tile"] == "A01"


# ---- ST-5.4 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-5.4.1", "ST-5.4.2", "ST-E8")
def test_karel_places_a_jokoro_on_his_altar() -> None:
    table = Table().altar("S1", "A01", owner=0).altar("S2", "A04", owner=1).owns(0, coin=2).icons(0, "jokoro", "jokoro")
    table.play("use jokoro")
    assert (table.of(0).coin, table.of(0).jokoros) == (1, 4)
    assert table.state.burning[PLACES.index("S1")] == 1
    assert table.state.over  # the only own altar is taken, and no level is built


@pytest.mark.rule("ST-5.4.3", "ST-E9")
def test_karel_places_a_jokoro_on_a_level() -> None:
    table = Table(seats=2).storey("level1", "K1").owns(0, stone=2, incense=2).icons(0, "jokoro", "jokoro")
    table.play("use jokoro")
    assert table.of(0).goods == {"stone": 1, "incense": 1}
    assert table.state.pagoda[:2] == [0, -1]
    assert "use jokoro" not in table.answers


@pytest.mark.rule("ST-5.4.3", "ST-R30")
def test_with_three_players_a_level_has_two_slots_also_for_one_player() -> None:
    table = Table(seats=3).storey("level1", "K4").owns(0, coin=5).icons(0, "jokoro", "jokoro", "jokoro")
    table.play("use jokoro", "use jokoro")
    assert table.state.pagoda[:2] == [0, 0]
    assert table.of(0).pagoda == 2
    assert table.state.over


@pytest.mark.rule("ST-5.4.3")
def test_a_jokoro_needs_a_built_level_or_the_sorin() -> None:
    table = Table().storey("sorin", "K4").owns(0, coin=2).icons(0, "jokoro").play("use jokoro")
    assert table.of(0).pagoda == 1


@pytest.mark.rule("ST-5.4.4")
def test_jokoros_come_from_the_reserve_and_the_sixth_is_locked() -> None:
    table = Table(seats=3).storey("level1", "K4", 0, 0).storey("level2", "K5", 0, 0).storey("level3", "K6", 0)
    table.owns(0, coin=9, stone=9, wood=9)
    assert table.of(0).jokoros == 0
    assert table.icons(0, "jokoro", WOOD).answers == ["use wood", "end"]


# ---- ST-5.5 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-5.5.1", "ST-5.5.2", "ST-5.5.6", "ST-R12")
def test_levels_and_roofs_up_to_the_architect_in_any_order() -> None:
    table = Table().round(2).owns(0, coin=9, wood=9, stone=9, emerald=3, tile=2, incense=1).icons(0, "pagoda", "pagoda")
    table.play("use pagoda")
    assert table.answers == ["raise level1", "raise level2", "raise roof1", "raise roof2"]
    table.play("raise roof2", "use pagoda")
    assert table.answers == ["raise level1", "raise level2", "raise roof1"]


@pytest.mark.rule("ST-R12")
def test_as_an_option_a_roof_needs_its_level() -> None:
    table = Table(roof_requires_level=True).round(2).owns(0, coin=9, tile=2, emerald=2, wood=1, stone=1)
    assert table.icons(0, "pagoda").play("use pagoda").answers == ["raise level1", "raise level2"]
    built = Table(roof_requires_level=True).round(2).owns(0, coin=9, tile=2).storey("level1", "K1").icons(0, "pagoda")
    assert built.play("use pagoda").state.roofs == [1, 0, 0, 0, 0]


@pytest.mark.rule("ST-5.5.3")
def test_a_level_scores_and_gets_a_jokoro_price() -> None:
    table = Table().prices("K5", "K1").level(1, "L6").owns(0, emerald=2).icons(0, "pagoda").play("use pagoda")
    assert (table.of(0).sp, table.of(0).emerald) == (12, 0)
    assert table.state.built == [1, 0, 0, 0, 0, 0]
    assert CONTENT.price_names[table.state.prices[0]] == "K5"
    assert table.state.price_pile == [CONTENT.price_names.index("K1")]
    assert table.state.reveals > 0


@pytest.mark.rule("ST-E10", "ST-5.5.4")
def test_petra_draws_a_cancelled_price() -> None:
    table = Table(seats=3).prices("X", "K2", "K3").level(1, "L1").owns(0, emerald=1, stone=1, wood=1)
    table.icons(0, "pagoda").play("use pagoda")
    assert (table.of(0).sp, table.of(0).goods) == (10, {})
    assert CONTENT.price_names[table.state.prices[0]] == "K2"
    assert table.state.pagoda[:2] == [4, -1]
    table.owns(1, wood=1, incense=1).icons(1, "jokoro").play("use jokoro")
    assert table.state.pagoda[:2] == [4, 1]


@pytest.mark.rule("ST-R11", "ST-5.5.4")
def test_two_cancelled_prices_close_the_level() -> None:
    table = Table(seats=3).prices("X", "X", "K3").level(1, "L6").owns(0, emerald=2, coin=9, incense=3)
    table.icons(0, "pagoda", "jokoro").play("use pagoda")
    assert table.state.pagoda == [4, 4] + [-1] * 10  # two neutral Jokoros, and none on another level
    assert table.state.prices[0] == CONTENT.cancelled
    assert "use jokoro" not in table.answers
    assert len(table.state.price_pile) == 1


@pytest.mark.rule("ST-E11", "ST-5.5.5")
def test_karel_builds_the_roof_of_level_three() -> None:
    table = Table().round(3).owns(0, coin=3, tile=1).icons(0, "pagoda").play("use pagoda", "raise roof3")
    assert (table.of(0).goods, table.of(0).sp) == ({}, 8)
    assert table.state.roofs == [0, 0, 1, 0, 0]
    assert Table().round(3).owns(0, coin=3).icons(0, "pagoda", WOOD).answers == ["use wood", "end"]


@pytest.mark.rule("ST-5.5.5")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_the_roof_of_a_level_costs_and_brings_its_number(level: int) -> None:
    table = Table().round(5).owns(0, coin=level, tile=2).icons(0, "pagoda", "pagoda").play("use pagoda")
    if level > 1:
        table.play(f"raise roof{level}")
    assert (table.of(0).coin, table.of(0).tile, table.of(0).sp) == (0, 1, 5 + level)


@pytest.mark.rule("ST-E12", "ST-5.5.7")
def test_petra_builds_the_sorin() -> None:
    table = Table().round(5).owns(0, coin=1, wood=1, stone=1, incense=1, tile=1).prices("K5", "K1").scoring("T2")
    table.icons(0, "pagoda").play("use pagoda", "raise sorin")
    assert (table.of(0).goods, table.of(0).sp) == ({}, 5)
    assert table.state.sorin_owner == 0
    assert CONTENT.price_names[table.state.prices[5]] == "K5"
    again = table.owns(1, coin=1, wood=1, stone=1, incense=1, tile=1).roofs(1).icons(1, "pagoda", WOOD)
    assert "use pagoda" not in again.answers


@pytest.mark.rule("ST-5.5.7")
def test_the_sorin_waits_for_round_five() -> None:
    table = Table().round(4).owns(0, coin=1, wood=1, stone=1, incense=1, tile=1).roofs(1).icons(0, "pagoda", WOOD)
    assert "use pagoda" not in table.answers
