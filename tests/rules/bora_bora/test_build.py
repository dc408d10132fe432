"""BB-10 and BB-11: buildings and the fire bonus."""

from __future__ import annotations

import pytest

from tests.rules.bora_bora.table import Table


@pytest.mark.rule("BB-10.1")
def test_an_unbuilt_tile_not_above_the_value_on_two_adjacent_materials() -> None:
    table = Table().spaces(0, "a1 a2 a3 c4", b2="b3-b4").die(0, 3).play("place build")
    assert table.offers("build") == ["1", "3"]
    table.play("build 3")
    assert table.offers("over") == ["a1-a2", "a2-a3"]
    table.play("over a2-a3")
    assert table.of(0).buildings == {"a2": 3, "a3": 3, "b3": 2, "b4": 2}
    assert table.of(0).materials == ["a1", "c4"]


@pytest.mark.rule("BB-10.1")
def test_any_kinds_of_material_will_do() -> None:
    table = Table().spaces(0, "a1 b1").die(0, 1).play("place build")
    assert table.of(0).buildings == {"a1": 1, "b1": 1}


@pytest.mark.rule("BB-10.2", "BB-10.3")
@pytest.mark.parametrize("value", [1, 6])
def test_the_rounds_vp_whatever_the_value_then_the_fire_bonus(value: int) -> None:
    table = Table().round(3).spaces(0, "a1 b1").die(0, 6).play("place build", f"build {value}")
    assert table.of(0).vp == 7
    assert table.kind == "fire_bonus"


@pytest.mark.rule("BB-10.4")
def test_not_available_without_a_pair_or_a_tile() -> None:
    assert "place build" not in Table().spaces(0, "a1 b2 c1").die(0, 6).answers
    built = Table().spaces(0, "c1 c2", b1="a1-a2", b2="a3-a4")
    assert "place build" not in built.die(0, 2).answers
    assert "place build" in built.die(0, 3).answers


@pytest.mark.rule("BB-10.4")
def test_a_material_beside_a_building_is_no_pair() -> None:
    assert "place build" not in Table().spaces(0, "a1 c1", b1="b1-b2").die(0, 6).answers


# ---- BB-11


@pytest.mark.rule("BB-11.1", "BB-E8")
def test_one_of_each_pair_four_combinations() -> None:
    start = Table().die(0, 1).play("place temple")
    assert start.answers == ["fire godcard", "fire offering", "fire status", "fire shell"]
    results = set()
    for first in ("godcard", "offering"):
        for second in ("status", "shell"):
            table = start.copy().play(f"fire {first}")
            if first == "godcard":
                table.play("god deck")
            assert table.answers == ["fire status", "fire shell"]
            table.play(f"fire {second}")
            assert table.answers == []
            own = table.of(0)
            results.add((sum(own.hand.values()), own.offerings, own.status, own.shells))
    assert results == {(1, 0, 1, 0), (1, 0, 0, 1), (0, 1, 1, 0), (0, 1, 0, 1)}


@pytest.mark.rule("BB-11.1")
def test_either_half_may_come_first() -> None:
    table = Table().die(0, 1).play("place temple", "fire shell")
    assert table.answers == ["fire godcard", "fire offering"]
    table.play("fire godcard", "god red")
    assert (table.of(0).shells, table.of(0).hand) == (1, {"red": 1})


@pytest.mark.rule("BB-11.1", "BB-R18")
def test_no_god_card_where_there_is_none() -> None:
    table = Table().deck("", rest_held_by=1).god_row("- - - - -").die(0, 1).play("place temple")
    assert table.answers == ["fire offering", "fire status", "fire shell"]


@pytest.mark.rule("BB-11.2")
def test_once_for_every_priest_and_every_building_in_phase_a_and_b() -> None:
    priest = Table().die(0, 1).play("place temple")
    building = Table().spaces(0, "a1 a2").die(0, 1).play("place build")
    in_phase_b = Table().spaces(0, "a1 a2").people(0, "M13").phase_b(0).play("use man build", "build 1")
    for table in (priest, building, in_phase_b):
        assert table.kind == "fire_bonus"
        table.play("fire offering", "fire shell")
        assert table.kind != "fire_bonus"
