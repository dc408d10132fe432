"""ST-8: final scoring, ties and shared victories."""

from __future__ import annotations

import pytest

from tests.rules.satori.table import Table


@pytest.mark.rule("ST-8.2", "ST-E18")
def test_jokoros_on_the_pagoda_count_roofs() -> None:
    table = Table(seats=3).roofs(1, 2, 3, 4, 5).storey("level1", "K1", 0, 0).storey("sorin", "K2", 0, 1)
    assert table.sheet(0)["pagoda"] == 15
    assert table.sheet(1)["pagoda"] == 5
    assert Table(seats=3).storey("level1", "K1", 0).sheet(0)["pagoda"] == 0


@pytest.mark.rule("ST-8.3")
def test_jokoros_on_altars_count_colours() -> None:
    table = Table(seats=4).altar("S1", "A01", owner=0, jokoro=True).altar("S2", "A06", owner=0, jokoro=True)
    assert table.sheet(0)["altars"] == 4
    table.altar("S3", "A11", owner=0)
    assert table.sheet(0)["altars"] == 6
    assert Table().altar("S1", "A01", owner=0, jokoro=True).altar("S2", "A02", owner=0).sheet(0)["altars"] == 1


@pytest.mark.rule("ST-8.4", "ST-8.5", "ST-8.6", "ST-E22")
def test_leftovers_and_emeralds() -> None:
    table = Table().owns(0, coin=3, wood=2, stone=1, tile=3, emerald=2)
    assert (table.sheet(0)["leftovers"], table.sheet(0)["emeralds"]) == (1, 2)
    assert table.scoring("T3", owner=0).sheet(0)["sorin"] == 4


@pytest.mark.rule("ST-8.6", "ST-R24")
def test_the_first_scoring_tile_is_two_more_colours() -> None:
    table = Table(seats=4).scoring("T1", owner=0)
    for place, tile in (("S1", "A01"), ("S2", "A06"), ("S3", "A11")):
        table.altar(place, tile, owner=0, jokoro=True)
    assert (table.sheet(0)["altars"], table.sheet(0)["sorin"]) == (9, 6)
    assert table.sheet(1)["sorin"] == 0


@pytest.mark.rule("ST-8.6", "ST-E24", "ST-R39", "ST-R18")
@pytest.mark.parametrize(("values", "points"), [("tile", (6, 6, 2)), ("text", (4, 4, 0))])
def test_values_of_the_tile_or_of_the_text(values: str, points: tuple[int, int, int]) -> None:
    table = Table(sorin_scoring_values=values).owns(0, incense=2).scoring("T2", owner=0)
    incense = table.sheet(0)["sorin"]
    offering = table.scoring("T4", owner=0).offering(0, 4).sheet(0)["sorin"]
    assert (incense, offering, table.offering(0, 0).sheet(0)["sorin"]) == points


@pytest.mark.rule("ST-8.7")
def test_without_incense_a_last_point_is_lost() -> None:
    table = Table().owns(0, incense=1)
    assert (table.sheet(0)["no_incense"], table.sheet(1)["no_incense"]) == (0, -1)
    assert table.sheet(1)["total"] == 4


@pytest.mark.rule("ST-8.8")
def test_ties_are_broken_by_incense_then_offerings_then_shared() -> None:
    table = Table(seats=3)
    for seat in range(3):
        table.owns(seat, sp=10, incense=1)
    assert table.state.places() == [1, 1, 1]
    assert table.state.winners() == [0, 1, 2]
    table.offering(1, 2)
    assert table.state.places() == [2, 1, 2]
    table.owns(2, incense=2)
    assert table.state.places() == [3, 2, 1]
    table.owns(0, sp=11)
    assert table.state.winners() == [0]


@pytest.mark.rule("ST-8.9")
def test_a_score_is_never_negative() -> None:
    table = Table(seats=2)
    for number in range(1, 5):
        table.round(number).amulets("M1", "M2")
        table.end_round()
        if number == 3:
            table.play("amulet keep", "amulet keep")
    assert table.of(0).sp == 1
    assert table.sheet(0)["total"] == 0
