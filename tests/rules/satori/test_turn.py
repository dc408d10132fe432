"""ST-3, ST-4, ST-6: rounds, worshippers, the effect pool, prayer wheels and the offering altar."""

from __future__ import annotations

from typing import Any

import pytest

from tatami.games.satori import frames
from tatami.games.satori.kinds import GOODS, STOCK
from tatami.games.satori.rules.goods import gain
from tests.rules.satori.table import CONTENT, GAME, Table

STEPS_OF_TWO = {"gain": {"wood": 2}}


def all_turns(seats: int) -> list[tuple[int, int]]:
    """Round and seat of every turn of a game of a player who never does anything."""
    state = GAME.new(seats, 4)
    out: list[tuple[int, int]] = []
    while not state.over:
        decision = state.decision
        assert decision
        names = state.legal_names()
        if decision.kind == "turn" and names[0].startswith("place"):
            out.append((state.round, decision.seat))
        state.play("end" if "end" in names else "done" if "done" in names else names[0])
    return out


@pytest.mark.rule("ST-3.1", "ST-R3")
def test_five_rounds_of_three_laps() -> None:
    turns = all_turns(3)
    assert len(turns) == 45
    for number in range(1, 6):
        seats = [seat for played, seat in turns if played == number]
        assert seats == seats[:3] * 3
        assert sorted(seats[:3]) == [0, 1, 2]


@pytest.mark.rule("ST-3.1")
def test_the_sanmon_is_empty_when_a_round_ends() -> None:
    table = Table(seats=2).sanmon(grey=1).order(0, 1)
    table.ask(frames.cycle(5))
    table.play("place grey G1")
    assert table.state.sanmon == [0, 0, 0]
    table.play("end")
    assert table.state.round == 2
    assert sum(table.state.sanmon) == 6


@pytest.mark.rule("ST-3.2")
def test_after_the_last_round_there_is_no_clean_up() -> None:
    table = Table(seats=2).round(5).owns(0, incense=1).owns(1, incense=0).end_round()
    table.play("amulet keep", "amulet keep")
    assert table.state.over
    assert table.state.round == 5
    assert table.of(1).sp == 5


@pytest.mark.rule("ST-3.3")
def test_what_is_paid_goes_to_the_supply_and_incense_down_its_track() -> None:
    table = Table().owns(0, stone=1, incense=2).storey("level1", "K1").icons(0, "jokoro")
    table.play("use jokoro")
    assert table.of(0).goods == {"incense": 1}
    assert table.state.supply[GOODS.index("stone")] == 20


@pytest.mark.rule("ST-3.3")
def test_a_price_is_paid_in_full_or_not_at_all() -> None:
    table = Table().owns(0, stone=1).storey("level1", "K1").icons(0, "jokoro", STEPS_OF_TWO)
    assert table.answers == ["use wood", "end"]


@pytest.mark.rule("ST-3.4", "ST-R4")
def test_what_the_supply_lacks_is_not_gained() -> None:
    table = Table().owns(1, wood=19).use(0, {"gain": {"wood": 2}})
    assert table.of(0).wood == 1
    assert table.state.supply[GOODS.index("wood")] == 0


@pytest.mark.rule("ST-3.5")
def test_incense_ends_at_three() -> None:
    assert Table().owns(0, incense=2).use(0, {"gain": {"incense": 2}}).of(0).incense == 3


@pytest.mark.rule("ST-3.6")
def test_points_are_scored_at_once_and_go_beyond_the_track() -> None:
    table = Table().owns(0, sp=39)
    gain(table.state, 0, GOODS.index("sp"), 3)
    assert table.of(0).sp == 42
    assert table.state.scores()[0] == 42


@pytest.mark.rule("ST-3.7")
def test_tiles_paid_are_gone() -> None:
    """For a roof, for an altar, for the Sorin and in a trade: nobody has them, and no pile grows."""
    roof = Table().owns(0, tile=1, coin=1).icons(0, "pagoda").play("use pagoda")
    altar = Table().owns(0, tile=1, coin=2).altar("S1", "A02", owner=0).site("A01", None, None).icons(0, "altar")
    altar.play("use altar", "decorate D1", "side right")
    sorin = Table().round(5).owns(0, coin=1, wood=1, stone=1, incense=1, tile=1).roofs(1).icons(0, "pagoda")
    sorin.play("use pagoda")
    trade = Table().owns(0, tile=1).ask(frames.trade_tiles(0, 3)).play("trade coin")
    for table in (roof, altar, sorin, trade):
        assert table.of(0).tile == 0
        assert table.state.stock[STOCK + GOODS.index("tile")] == 0
        assert [len(pile) for pile in table.state.tile_piles] == [24, 24]


@pytest.mark.rule("ST-4.1")
def test_a_worshipper_goes_to_any_altar_built_or_printed() -> None:
    table = Table(seats=2).sanmon(grey=1).altar("S1", "A01", owner=1).visitors("G1", orange=2).turn(0)
    altars = ["G1", "G2", "O1", "O2", "P1", "P2", "S1", "offering"]
    assert table.answers == [f"place grey {altar}" for altar in altars]
    table.play("place grey G1")
    assert table.state.sanmon == [0, 0, 0]
    assert table.state.visitors[:3] == [1, 2, 0]
    assert not table.answering("place")


@pytest.mark.rule("ST-4.2", "ST-E2")
def test_another_colour_uses_one_side() -> None:
    table = Table().sanmon(grey=1).owns(0, coin=1, wood=2).turn(0).play("place grey O1")
    assert table.answers == ["side left", "side right"]
    decision = table.state.decision
    assert decision is not None
    assert decision.data == {"altar": "O1", "built": False}
    left = table.copy().play("side left")
    assert left.answers == ["use emerald", "end"]
    assert table.play("side right").answers == ["use hikari", "end"]


@pytest.mark.rule("ST-4.3", "ST-E3")
def test_the_same_colour_uses_both_sides_in_any_order() -> None:
    table = Table().sanmon(grey=1).turn(0).play("place grey G1")
    assert table.answers == ["use wood", "use coin", "end"]
    assert table.copy().play("use coin", "use wood").of(0).goods == {"coin": 1, "wood": 2}
    assert table.play("use wood", "use coin").of(0).goods == {"coin": 1, "wood": 2}


@pytest.mark.rule("ST-4.4", "ST-R5")
def test_icons_are_used_once_or_not_at_all_and_lost_at_the_end() -> None:
    table = Table().sanmon(orange=1).turn(0).play("place orange O2")
    assert len(table.pool) == 3
    assert table.pool.count("hikari") == 2
    table.play("use hikari", "hikari grey cw")
    assert "use hikari" in table.answers
    table.play("end")
    assert table.pool == []
    assert table.state.over


@pytest.mark.rule("ST-4.4", "ST-4.8")
def test_icons_that_share_a_name_are_numbered() -> None:
    """Two coins and one coin are different icons; equal ones are offered once, and others keep their names."""
    one, two = {"gain": {"coin": 1}}, {"gain": {"coin": 2}}
    table = Table().icons(0, STEPS_OF_TWO, one, two, one)
    assert table.answers == ["use wood", "use option.2", "use option.3", "end"]
    decision = table.state.decision
    assert decision is not None
    assert decision.data["options"] == {"2": one, "3": two}
    assert table.copy().play("use option.3").of(0).coin == 2
    table.play("use option.2")
    assert table.of(0).coin == 1
    table.play("use option.2")  # now the two coins come first
    assert (table.of(0).coin, table.answers) == (3, ["use wood", "use coin", "end"])
    decision = table.state.decision
    assert decision is not None
    assert decision.data["options"] == {}


@pytest.mark.rule("ST-4.4", "ST-4.8")
def test_the_first_icon_has_a_number_too() -> None:
    one, two = {"gain": {"coin": 1}}, {"gain": {"coin": 2}}
    table = Table().icons(0, one, two)
    assert table.answers == ["use option.1", "use option.2", "end"]
    decision = table.state.decision
    assert decision is not None
    assert decision.data["options"] == {"1": one, "2": two}


@pytest.mark.rule("ST-4.5", "ST-R6")
def test_icons_are_fixed_when_the_worshipper_lands() -> None:
    """Building over the altar in the same turn neither adds nor removes icons."""
    table = Table(seats=2).sanmon(grey=1).owns(0, coin=2, incense=1).site("A06", "A01", "A11").turn(0)
    table.play("place grey G1")
    table.state.icons.append(CONTENT.effects.printed.index("altar"))
    table.state.advance()
    table.play("use altar", "build C1 G1", "decorate D1", "side right")
    assert {"gain": {"wood": 2}} in table.pool
    assert {"gain": {"coin": 1}} in table.pool
    assert len(table.pool) == 3


@pytest.mark.rule("ST-4.6", "ST-E4", "ST-R7")
def test_the_owner_advances_before_any_icon() -> None:
    table = Table(seats=2).sanmon(orange=1, grey=1).altar("S1", "A01", owner=0, jokoro=True).turn(1)
    assert table.copy().play("place grey S1").of(0).offering == 1
    table.play("place orange S1")
    assert table.of(0).offering == 2
    assert len(table.pool) == 3


@pytest.mark.rule("ST-4.6")
def test_the_owner_advances_by_own_visits_too_and_at_most_to_the_top() -> None:
    table = Table(seats=2).sanmon(orange=1).altar("S1", "A01", owner=0, jokoro=True).offering(0, 5).turn(0)
    assert table.play("place orange S1").of(0).offering == 6


@pytest.mark.rule("ST-4.7", "ST-R7")
def test_nobody_advances_without_a_jokoro() -> None:
    table = Table(seats=2).sanmon(orange=1).altar("S1", "A03", owner=0).owns(1, stone=1).owns(0, stone=1).turn(0)
    table.play("place orange S1", "use jokoro")
    assert (table.of(0).offering, table.of(0).jokoros) == (0, 4)
    for altar in ("O1", "offering"):
        other = Table(seats=2).sanmon(orange=1).altar("S1", "A01", owner=0, jokoro=True).turn(1)
        assert other.play(f"place orange {altar}").of(0).offering == 0


@pytest.mark.rule("ST-4.7", "ST-6.3", "ST-5.3.8")
def test_building_and_inspecting_advance_nobody() -> None:
    table = Table(seats=2).sanmon(grey=1).owns(0, coin=2, tile=1).altar("S1", "A02", owner=0, jokoro=True)
    table.site("A06", None, None).turn(0).play("place grey offering", "inspect C1")
    assert table.of(0).offering == 0
    table.play("use altar", "decorate D1", "side right", "use incense")  # the only place is S2
    assert (table.of(0).altars, table.of(0).incense, table.of(0).offering) == (["S1", "S2"], 1, 0)


@pytest.mark.rule("ST-4.8", "ST-R29")
def test_the_pool_mixes_altar_icons_tiles_and_the_wheel() -> None:
    table = Table().owns(0, incense=1).monk(0, "MG1").tile("MG1", "E1-01").sanmon(orange=1).turn(0)
    table.play("wheel W3", "hikari grey cw")
    assert table.queue == ["E1-01"]
    assert set(table.answers) == {f"place orange {a}" for a in ("G1", "G2", "O1", "O2", "P1", "P2", "offering")} | {
        "tile stone",
        "tile wood",
        "finish",
    }
    table.play("place orange O2", "tile stone", "use hikari", "hikari orange cw", "tile wood")
    assert table.of(0).goods == {"wood": 2, "stone": 2, "tile": 1}
    assert table.queue == []


@pytest.mark.rule("ST-4.9", "ST-R9")
def test_a_wheel_costs_incense_once_a_turn_and_must_do_something() -> None:
    table = Table().owns(0, incense=2, coin=1).offering(0, 1).icons(0, STEPS_OF_TWO)
    assert table.answering("wheel") == ["wheel W1", "wheel W2", "wheel W3", "wheel W4", "wheel W5"]
    table.play("wheel W1")
    assert table.of(0).goods == {"coin": 1, "wood": 1, "incense": 1}
    assert table.of(0).wheel == "W1"
    assert table.answering("wheel") == []


@pytest.mark.rule("ST-4.9", "ST-4.8")
def test_a_wheel_turns_after_the_last_icon_too() -> None:
    table = Table().owns(0, incense=1).icons(0, STEPS_OF_TWO).play("use wood")
    assert table.pool == []
    assert {"wheel W1", "end"} <= set(table.answers)
    assert table.play("wheel W2").of(0).goods == {"wood": 2, "stone": 1}


@pytest.mark.rule("ST-4.8", "ST-4.1", "ST-5.3.8")
def test_what_a_tile_builds_before_the_placement_can_be_visited_at_once() -> None:
    """E1-15 shows an altar. Its free side is used before the worshipper comes, and then the altar once more."""
    table = Table(seats=2).owns(0, incense=1, coin=2).monk(0, "MG1").tile("MG1", "E1-15").site("A04", None, None)
    table.sanmon(orange=1).turn(0)
    assert not table.answering("use")
    table.play("wheel W3", "hikari grey cw", "tile altar", "build C1 S1", "decorate D2", "side left")
    assert {"use hikari", "use wood", "tile incense", "place orange S1"} <= set(table.answers)
    table.play("use wood", "place orange S1", "use wood", "use stone", "tile incense")
    assert table.of(0).goods == {"wood": 4, "stone": 1, "incense": 1, "tile": 1}
    assert table.pool == ["hikari", "hikari"]
    assert table.of(0).offering == 0


@pytest.mark.rule("ST-R7", "ST-4.6")
def test_a_jokoro_placed_before_the_worshipper_comes_moves_the_marker() -> None:
    table = Table(seats=2).owns(0, incense=1, coin=1).altar("S1", "A01", owner=0).sanmon(grey=1).turn(0)
    table.play("wheel W6")
    assert table.of(0).jokoros == 4
    assert table.play("place grey S1").of(0).offering == 1


@pytest.mark.rule("ST-R9")
def test_a_wheel_is_judged_with_its_incense_paid() -> None:
    """A Jokoro that costs stone and incense cannot be placed with the only incense."""
    table = Table().owns(0, incense=1, stone=1).storey("level1", "K1").icons(0, STEPS_OF_TWO)
    assert "wheel W6" not in table.answers
    assert "wheel W6" in Table().owns(0, incense=2, stone=1).storey("level1", "K1").icons(0, STEPS_OF_TWO).answers


@pytest.mark.rule("ST-4.10", "ST-4.11", "ST-R8", "ST-E5")
def test_a_hand_blocks_its_owner_alone_and_is_displaced_by_others() -> None:
    table = Table().owns(0, incense=1).hand(0, "W1").hand(1, "W2").icons(0, STEPS_OF_TWO)
    assert "wheel W1" not in table.answers
    table.play("wheel W2")
    assert (table.of(0).goods, table.of(0).wheel, table.of(1).wheel) == ({"stone": 1}, "W2", None)


@pytest.mark.rule("ST-4.11")
def test_a_displaced_hand_blocks_nothing() -> None:
    table = Table().owns(0, incense=1).owns(1, incense=1).hand(0, "W1")
    assert "wheel W1" not in table.copy().icons(0, STEPS_OF_TWO).answers
    table.icons(1, STEPS_OF_TWO).play("wheel W1", "end")
    assert (table.of(0).wheel, table.of(1).wheel) == (None, "W1")
    assert "wheel W1" in table.icons(0, STEPS_OF_TWO).answers


@pytest.mark.rule("ST-4.12")
def test_incense_gained_in_the_turn_pays_for_the_wheel() -> None:
    table = Table().icons(0, {"gain": {"incense": 1}})
    assert table.answering("wheel") == []
    assert "wheel W1" in table.play("use incense").answers


@pytest.mark.rule("ST-4.13", "ST-5.7.7")
def test_the_turn_ends_after_the_placement_and_flips_what_is_left() -> None:
    table = Table().owns(0, incense=1).monk(0, "MG1").sanmon(grey=1).turn(0).play("wheel W3", "hikari grey cw")
    assert "end" not in table.answers
    table.play("place grey P1", "side left")
    assert "end" in table.answers
    table.play("end")
    assert (table.of(0).tile, table.of(0).sun, table.of(0).monks) == (1, 1, [])
    assert (table.state.placed, table.state.wheel_used, table.queue) == (0, 0, [])


@pytest.mark.rule("ST-4.13", "ST-5.7.4")
def test_the_turn_goes_to_the_next_player() -> None:
    table = Table(seats=2).order(1, 0).rounds()
    assert table.seat == 1
    table.play("place grey P1", "side left")  # nothing can be built, so the turn is over
    assert table.seat == 0


def test_a_turn_begins_before_any_visit() -> None:
    """What the last player visited, and with whom, is over."""
    table = Table(seats=2).order(1, 0).rounds().play("place grey G1", "end")
    view: Any = table.state.view(0)
    assert (view["table"]["pool"]["visited"], view["table"]["pool"]["visitor"]) == (None, None)
    table.play("place orange G1")
    view = table.state.view(0)
    assert (view["table"]["pool"]["visited"], view["table"]["pool"]["visitor"]) == ("G1", "orange")


# ---- the offering altar ---------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-6.1")
def test_at_the_offering_altar_one_prays_or_inspects() -> None:
    table = Table().sanmon(purple=1).turn(0).play("place purple offering")
    assert table.answers == ["pray", "inspect C1", "inspect C2", "inspect C3"]


@pytest.mark.rule("ST-6.2", "ST-6.2.1", "ST-E16")
def test_karel_prays_and_takes_a_collection() -> None:
    table = Table().sanmon(grey=1).visitors("offering", orange=1).offering(0, 4).turn(0)
    table.play("place grey offering", "pray")
    assert table.state.bells == [0]
    assert table.answers == ["use incense", "use offer", "end"]
    table.play("use incense", "next collection")
    assert (table.of(0).coin, table.of(0).offering) == (3, 4)
    assert table.play("end").of(0).offering == 4


@pytest.mark.rule("ST-6.2", "ST-5.8.1", "ST-R5")
def test_prayer_gives_incense_instead_or_nothing_and_a_claim() -> None:
    table = Table().sanmon(grey=1).offering(0, 5).turn(0).play("place grey offering", "pray")
    assert table.copy().play("use incense", "next incense").of(0).incense == 1
    table.play("use offer", "claim 5")
    assert (table.of(0).emerald, table.of(0).offering) == (1, 0)
    assert table.play("end").of(0).incense == 0


@pytest.mark.rule("ST-6.2.1")
@pytest.mark.parametrize(
    ("there", "coins"), [({}, 2), ({"grey": 1}, 2), ({"orange": 2}, 3), ({"orange": 1, "purple": 1}, 4)]
)
def test_the_collection_counts_colours(there: dict[str, int], coins: int) -> None:
    table = Table().sanmon(grey=1).visitors("offering", **there).turn(0)
    table.play("place grey offering", "pray", "use incense", "next collection")
    assert table.of(0).coin == coins


@pytest.mark.rule("ST-R16")
def test_a_second_prayer_leaves_the_bell_where_it_is() -> None:
    table = Table(seats=3).bells(0, 2).sanmon(grey=1).turn(0).play("place grey offering", "pray")
    assert table.state.bells == [0, 2]
    assert "use incense" in table.answers


@pytest.mark.rule("ST-6.2")
def test_each_bell_goes_behind_those_rung_before() -> None:
    """Whoever is served first in the round need not be the first to pray."""
    table = Table(seats=3).sanmon(grey=2).turn(2).play("place grey offering", "pray", "end")
    assert table.turn(0).play("place grey offering", "pray").state.bells == [2, 0]


@pytest.mark.rule("ST-6.3", "ST-E17", "ST-R25")
def test_petra_inspects_an_altar() -> None:
    table = Table().sanmon(orange=1).site("A01", None, "A11").turn(0).play("place orange offering")
    assert table.answers == ["pray", "inspect C1", "inspect C3"]
    table.play("inspect C1")
    assert table.state.bells == []
    assert table.answers == ["use hikari", "use coin", "end"]
    assert table.play("use coin").of(0).coin == 2
    assert CONTENT.altar_names[table.state.site[0]] == "A01"


@pytest.mark.rule("ST-6.3")
def test_without_tiles_there_is_nothing_to_inspect() -> None:
    table = Table().sanmon(orange=1).site(None, None, None).turn(0).play("place orange offering")
    assert table.state.bells == [0]


@pytest.mark.rule("ST-6.3", "ST-4.5")
def test_inspected_icons_stay_when_the_tile_is_built() -> None:
    table = Table(seats=2).sanmon(grey=1).owns(0, coin=2).site("A06", None, None).turn(0)
    table.play("place grey offering", "inspect C1", "use altar", "build C1 S1", "decorate D1", "side right")
    assert "use hikari" in table.answers
