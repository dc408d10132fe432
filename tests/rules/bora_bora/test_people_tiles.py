"""BB-7: taking men and women."""

from __future__ import annotations

import pytest

from tests.rules.bora_bora.table import Table


@pytest.mark.rule("BB-7.1", "BB-E4")
@pytest.mark.parametrize("sex", ["woman", "man"])
def test_a_die_reaches_positions_up_to_its_value(sex: str) -> None:
    table = Table().die(0, 4).play(f"place {sex}")
    assert table.offers("take") == [f"{sex} {n}" for n in (1, 2, 3, 4)]


@pytest.mark.rule("BB-7.3", "BB-E4", "BB-2.3")
def test_the_tile_lands_up_and_nothing_else_happens() -> None:
    table = Table().die(0, 4).play("place woman", "take woman 1")
    own = table.of(0)
    assert own.people == {"W22": "up"}
    assert (own.vp, own.shells, own.status, own.offerings) == (0, 0, 0, 0)
    assert table.answers == []


@pytest.mark.rule("BB-7.1")
def test_any_free_slot_slot_twelve_included() -> None:
    table = Table().slot(0, 12, 0).die(0, 2).play("place man", "take man 2")
    assert table.answers == ["slot 1", "slot 12"]
    assert table.play("slot 12").of(0).slots[11] >= 64


@pytest.mark.rule("BB-7.1")
def test_the_display_is_not_refilled_and_does_not_shift() -> None:
    table = Table().die(0, 3).play("place man", "take man 2").slot(0, 2, 0)
    table.state.placed = []
    table.die(0, 3).play("place man")
    assert table.offers("take") == ["man 1", "man 3"]


@pytest.mark.rule("BB-7.2")
def test_not_available_without_a_free_slot() -> None:
    table = Table().slot(0, 1, 1).die(0, 6)
    assert not {"place man", "place woman"} & set(table.answers)


@pytest.mark.rule("BB-7.2")
def test_not_available_without_a_tile_in_reach() -> None:
    table = Table().men("- - - M01 M02 M03")
    assert "place man" not in table.die(0, 3).answers
    assert "place man" in table.die(0, 4).answers
