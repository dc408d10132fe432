"""BB-6: expanding, and the red god."""

from __future__ import annotations

import pytest

from tatami.games.bora_bora.kinds import REGIONS
from tests.rules.bora_bora.table import CONTENT, Table

VALUES = [1, 2, 3, 4, 5, 6]


def targets(table: Table, path: str, value: int) -> list[str]:
    """Where a die of that value leads, whether or not there is a choice."""
    table = table.copy().die(0, value)
    if f"place {path}" not in table.answers:
        return []
    before = set(table.of(0).regions)
    table.play(f"place {path}")
    if table.kind == "expand":
        return table.offers("settle")
    table.play("hut 3")
    return sorted(set(table.of(0).regions) - before)


@pytest.mark.rule("BB-6.1", "BB-E2")
@pytest.mark.parametrize("value", VALUES)
def test_expanding_by_water_from_the_central_mountain(value: int) -> None:
    expected = [region for region, path in (("E2", 4), ("S2", 5)) if value >= path]
    assert targets(Table(4).huts(0, "C_SE"), "water", value) == expected


@pytest.mark.rule("BB-6.1", "BB-E3")
@pytest.mark.parametrize("value", VALUES)
def test_expanding_by_land_from_the_central_mountain(value: int) -> None:
    expected = [region for region, path in (("C_NE", 4), ("C_SW", 2)) if value >= path]
    assert targets(Table(4).huts(0, "C_SE"), "land", value) == expected


@pytest.mark.rule("BB-6.1")
def test_a_pushed_hut_is_an_origin_too() -> None:
    assert targets(Table(4).huts(0, "", pushed="C_SE").huts(1, "C_SE"), "water", 6) == ["E2", "S2"]


@pytest.mark.rule("BB-6.1")
def test_other_players_huts_are_no_origin() -> None:
    assert targets(Table(4).huts(1, "C_SE").huts(0, "W1"), "water", 6) == ["C_NW"]


@pytest.mark.rule("BB-6.2")
def test_any_hut_of_the_board_may_go_and_its_slot_becomes_free() -> None:
    table = Table(4).huts(0, "C_SE").die(0, 4).play("place water")
    assert table.answers == ["hut 3", "hut 12"]
    other = table.copy().play("hut 12")
    assert other.of(0).slots[11] == 1
    assert 12 not in other.of(0).free_slots
    assert other.die(0, 4).play("place land", "settle C_NE", "hut 12").of(0).free_slots == [1, 2, 12]
    assert table.play("hut 3").of(0).free_slots == [1, 2, 3]


@pytest.mark.rule("BB-6.3")
def test_a_hut_on_the_building_space_is_pushed_aside_and_stays() -> None:
    table = Table(4).huts(0, "C_SE").huts(1, "E2").die(0, 4).play("place water", "hut 3")
    assert table.of(0).on_space == ["C_SE", "E2"]
    assert table.of(1).regions == ["E2"]
    assert table.of(1).on_space == []
    assert table.state.score_sheet()[1]["fish"] == 0
    assert targets(Table(4).huts(0, "", pushed="E2"), "water", 4) == ["C_SE"]


@pytest.mark.rule("BB-6.4")
def test_one_hut_per_player_and_region() -> None:
    table = Table(4).huts(0, "C_SE E2 S2 C_NE C_SW")
    assert set(targets(table, "water", 6)) == {"E1", "N2", "W2", "S1"}
    assert set(targets(table, "land", 6)) == {"C_NW", "E1", "S1"}


@pytest.mark.rule("BB-6.5", "BB-R8")
@pytest.mark.parametrize("region", ["E2", "C_SW"])
def test_the_regions_resource_is_received(region: str) -> None:
    kind = "water" if region == "E2" else "land"
    table = Table(4).huts(0, "C_SE").die(0, 4).play(f"place {kind}")
    if table.kind == "expand":
        table.play(f"settle {region}")
    table.play("hut 3")
    if region == "E2":
        assert table.of(0).offerings == 1
    else:
        assert table.offers("put") == ["a1", "a4", "b2", "c3"]
        assert table.play("put b2").of(0).materials == ["b2"]


@pytest.mark.rule("BB-6.6", "BB-13.7")
def test_red_is_the_last_step_of_an_expansion() -> None:
    table = Table(4).huts(0, "C_SE").fish("C_SW", "F03").player(0, hand="red", offerings=1).die(0, 2)
    table.play("place land", "hut 3", "put a1")
    assert table.answers == ["play red", "decline"]
    table.play("play red")
    assert table.of(0).vp == 6
    assert (table.of(0).hand, table.of(0).offerings) == ({}, 0)


@pytest.mark.rule("BB-6.6")
def test_red_is_now_or_never() -> None:
    table = Table(4).huts(0, "C_SE").player(0, hand="red", offerings=1).die(0, 2)
    table.play("place land", "hut 3", "put a1", "decline")
    assert table.of(0).vp == 0
    table.die(0, 1).play("place fishing")
    assert table.of(0).vp == 2
    assert table.answers == []


@pytest.mark.rule("BB-R7", "BB-6.6")
def test_the_offering_of_the_new_region_may_pay_for_red() -> None:
    table = Table(4).huts(0, "C_SE").fish("E2", "F06").player(0, hand="red", offerings=0).die(0, 4)
    table.play("place water", "hut 3")
    assert table.answers == ["play red", "decline"]
    assert table.play("play red").of(0).vp == 5
    assert table.of(0).offerings == 0


@pytest.mark.rule("BB-6.6", "BB-13.7")
def test_the_fish_tile_stays_for_others() -> None:
    table = Table(4).huts(0, "C_SE").huts(1, "C_SE").fish("C_SW", "F03")
    for seat in (0, 1):
        table.player(seat, hand="red", offerings=1).die(seat, 2).play("place land")
        table.state.placed = []
        table.play("hut 3", "put a1", "play red")
    assert (table.of(0).vp, table.of(1).vp) == (6, 6)
    assert CONTENT.fish_names[table.state.fish[REGIONS.index("C_SW")]] == "F03"


@pytest.mark.rule("BB-6.7")
def test_not_available_without_a_target_or_a_hut() -> None:
    assert "place water" not in Table(4).huts(0, "C_SE").die(0, 3).answers
    everywhere = Table(4).huts(0, " ".join(REGIONS))
    assert not {"place land", "place water"} & set(everywhere.die(0, 6).answers)
