"""WC-14: the end of the game."""

from __future__ import annotations

import pytest

from tests.rules.white_castle.table import Table

ITEMS = ["played", "coins_and_seals", "resources", "track", "courtiers", "warriors", "gardeners", "total"]


def final(table: Table) -> Table:
    """Round 3 is over and nobody exchanges anything more."""
    table.round(3).end_round()
    while not table.state.over:
        table.play("done")
    return table


def sheet(table: Table, clan: int = 0) -> dict[str, int]:
    """The items of a clan that are not zero, without the total."""
    return {name: n for name, n in final(table).sheet(clan).items() if n and name != "total"}


@pytest.mark.rule("WC-14.7")
def test_the_sheet_lists_every_item_and_adds_up() -> None:
    table = final(Table().clan(0, points=8, coins=7, food=7, courtiers="S1 gate", warriors="Y5", gardens="black zen"))
    for clan in range(2):
        items = table.sheet(clan)
        assert list(items) == ITEMS
        assert items["total"] == sum(items[name] for name in ITEMS[:-1])
        assert table.state.scores()[clan] == items["total"]


@pytest.mark.rule("WC-14.1")
@pytest.mark.parametrize(
    ("coins", "seals", "points"),
    [(4, 0, 0), (5, 0, 1), (0, 5, 1), (4, 1, 1), (3, 1, 0), (8, 1, 1), (6, 4, 2), (23, 2, 5)],
)
def test_five_coins_and_seals_together_are_a_point(coins: int, seals: int, points: int) -> None:
    assert sheet(Table().clan(0, coins=coins, seals=seals)).get("coins_and_seals", 0) == points


@pytest.mark.rule("WC-14.2")
@pytest.mark.parametrize("resource", ["food", "iron", "pearl"])
@pytest.mark.parametrize(("left", "points"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 1), (5, 1), (6, 1), (7, 2)])
def test_each_resource_scores_from_three(resource: str, left: int, points: int) -> None:
    assert sheet(Table().does(0, resource, left)).get("resources", 0) == points


@pytest.mark.rule("WC-14.2")
def test_resources_score_separately() -> None:
    assert sheet(Table().clan(0, food=2, iron=2, pearl=2)) == {}
    assert sheet(Table().clan(0, food=7, iron=3, pearl=6)) == {"resources": 4}


@pytest.mark.rule("WC-14.3")
@pytest.mark.parametrize(
    ("space", "points"),
    [(0, 0), (5, 0), (6, 3), (10, 3), (11, 6), (14, 6), (15, 10), (16, 11), (17, 12), (18, 13), (19, 14), (20, 15)],
)
def test_the_track_scores_by_period_and_then_by_space(space: int, points: int) -> None:
    table = Table().track(space, space)
    assert sheet(table, 0).get("track", 0) == points
    assert sheet(table, 1).get("track", 0) == points, "sharing a space does not matter"


@pytest.mark.rule("WC-14.4")
@pytest.mark.parametrize(
    ("place", "points"), [("gate", 1), ("S1", 3), ("S2", 3), ("S3", 3), ("D1", 6), ("D2", 6), ("daimyo", 10)]
)
def test_courtiers_score_by_floor(place: str, points: int) -> None:
    assert sheet(Table().clan(0, courtiers=place)) == {"courtiers": points}
    assert sheet(Table().clan(0, courtiers=f"{place} {place}")) == {"courtiers": 2 * points}


@pytest.mark.rule("WC-14.4")
def test_a_daimyo_slot_does_not_matter() -> None:
    assert sheet(Table().daimyo("DA5", 1, 1, 1).clan(0, courtiers="daimyo")) == {"courtiers": 10}
    assert sheet(Table().daimyo("DA5", 0, None, None).clan(0, courtiers="daimyo")) == {"courtiers": 10}


@pytest.mark.rule("WC-14.5")
@pytest.mark.parametrize(
    ("warriors", "courtiers", "points"),
    [
        ("Y5", "S1", 2),
        ("Y3", "S1", 1),
        ("Y1", "S1", 1),
        ("Y5 Y3 Y1", "S1 D1", 8),
        ("Y5 Y5 Y3", "S3 D2 daimyo", 15),
        ("Y5 Y3 Y1", "gate gate", 0),
        ("Y5", "gate S1 gate", 2),
        ("Y5", "", 0),
    ],
)
def test_warriors_multiply_courtiers_inside_the_castle(warriors: str, courtiers: str, points: int) -> None:
    assert sheet(Table().clan(0, warriors=warriors, courtiers=courtiers)).get("warriors", 0) == points


@pytest.mark.rule("WC-14.5")
def test_only_own_warriors_and_own_courtiers() -> None:
    table = Table().clan(0, warriors="Y5").clan(1, courtiers="S1 S2", warriors="Y1")
    assert sheet(table, 0) == {}
    assert sheet(table, 1) == {"courtiers": 6, "warriors": 2}


@pytest.mark.rule("WC-14.6")
@pytest.mark.parametrize(
    ("points", "cards"), [(1, "GZ1 GZ2"), (3, "GZ3 GZ4"), (5, "GF1 GZ5"), (7, "GF2 GF3 GF4"), (9, "GF5")]
)
def test_a_gardener_scores_the_points_of_its_card(points: int, cards: str) -> None:
    for card in cards.split():
        assert sheet(Table().garden("white flower", card).clan(0, gardens="white flower")) == {"gardeners": points}


@pytest.mark.rule("WC-14.6")
def test_gardeners_add_up_whether_or_not_a_die_is_left() -> None:
    table = Table().bridges(orange="", black="", white="3 4 5").clan(0, gardens="orange flower, black zen, white zen")
    assert sheet(table) == {"gardeners": 5 + 1 + 3}


@pytest.mark.rule("WC-14.7")
def test_most_points_win() -> None:
    table = final(Table(seats=3).clan(0, points=4).clan(1, points=9).clan(2, points=7))
    assert table.state.ranking() == [1, 2, 0]


@pytest.mark.rule("WC-14.7")
def test_a_tie_goes_to_the_earlier_in_the_last_turn_order() -> None:
    table = Table(seats=4).clan(0, points=4).clan(1, points=4).clan(2, points=4).clan(3, points=4)
    table.order(0, 1, 2, 3).track(0, 3, 3, 1, stack="2 1 3 0")
    assert final(table).state.ranking() == [2, 1, 3, 0]


@pytest.mark.rule("WC-E12")
def test_example_final_score() -> None:
    table = Table().garden("white zen", "GZ4").garden("black flower", "GF1").garden("orange flower", "GF2")
    table.clan(
        0,
        points=8,
        coins=6,
        seals=1,
        food=7,
        iron=3,
        courtiers="daimyo daimyo S2 gate gate",
        warriors="Y5 Y5 Y3 Y1",
        gardens="orange flower, black flower, white zen",
    ).track(12, 0)
    assert final(table).sheet(0) == dict(zip(ITEMS, [8, 1, 3, 6, 25, 18, 15, 76], strict=True))
