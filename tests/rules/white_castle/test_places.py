"""WC-4 the castle, WC-5 outside the walls, WC-6 the Well."""

from __future__ import annotations

import pytest

from tests.rules.white_castle.table import CONTENT, Table

# ---- the castle ----


@pytest.mark.rule("WC-4.1")
@pytest.mark.parametrize(("space", "coins"), [("S1", 3), ("S2", 3), ("S3", 3), ("D1", 2), ("D2", 2)])
def test_steward_rooms_are_worth_three_and_diplomat_rooms_four(space: str, coins: int) -> None:
    assert Table().turn(0, die="orange 6").play(f"place {space}").of(0).coins == coins


@pytest.mark.rule("WC-4.2", "WC-3.10")
@pytest.mark.parametrize(
    ("die", "rooms"),
    [("orange", ["S1", "S2", "S3", "D1", "D2"]), ("black", ["S1", "S2", "D1"]), ("white", ["S1", "S3", "D2"])],
)
def test_a_die_enters_only_rooms_with_a_tile_of_its_colour(die: str, rooms: list[str]) -> None:
    table = Table().room("S2", tiles="black orange black").room("S3", tiles="white orange white")
    table.turn(0, die=f"{die} 4")
    assert [option[6:] for option in table.answers if option[6:] in ("S1", "S2", "S3", "D1", "D2")] == rooms


@pytest.mark.rule("WC-4.3")
@pytest.mark.parametrize(
    ("tiles", "boxes"),
    [
        ("white white black", ["use S1.1", "use S1.2"]),
        ("white black white", ["use S1.1", "use S1.3"]),
        ("black white white", ["use S1.2", "use S1.3"]),
        ("black white orange", ["use S1.2"]),
    ],
)
def test_every_box_beside_a_tile_of_the_colour_and_no_other(tiles: str, boxes: list[str]) -> None:
    table = Table().room("S1", "ST12", tiles).clan(0, food=1, seals=1).turn(0, die="white 3").play("place S1")
    assert table.answers == [*boxes, "done"]


@pytest.mark.rule("WC-4.3")
@pytest.mark.parametrize(("die", "box"), [("white", "use D1.1"), ("black", "use D1.2")])
def test_in_a_diplomat_room_exactly_one_action_matches(die: str, box: str) -> None:
    table = Table().room("D1", "DP08", "white black").clan(0, food=1).turn(0, die=f"{die} 4").play("place D1")
    assert table.answers == [box, "done"]


@pytest.mark.rule("WC-4.4")
@pytest.mark.parametrize("value", [3, 4, 5, 6])
def test_the_value_of_the_die_does_not_choose_the_action(value: int) -> None:
    table = Table().room("S1", "ST02", "white black white").clan(0, coins=2, seals=1)
    table.turn(0, die=f"white {value}").play("place S1")
    assert table.answers == ["use S1.1", "use S1.3", "done"], "dark and light alike"


@pytest.mark.rule("WC-4.5")
def test_a_steward_dark_action_costs_a_seal() -> None:
    poor = Table().clan(0, coins=2).turn(0, die="orange 3").play("place S1")
    assert poor.asks == "1 take_die"
    table = Table().clan(0, coins=2, seals=1).turn(0, die="orange 3").play("place S1", "use S1.1", "pay")
    assert table.of(0).seals == 0
    assert table.play("audience").of(0).coins == 0


@pytest.mark.rule("WC-4.5")
def test_a_diplomat_dark_action_is_free_but_the_worker_is_not() -> None:
    table = (
        Table().room("D1", "DP05", "white black").clan(0, iron=3).turn(0, die="white 4").play("place D1", "use D1.1")
    )
    assert table.answers == ["yard Y3", "yard Y1", "skip"]
    assert table.play("yard Y3").of(0).iron == 0


@pytest.mark.rule("WC-4.6")
def test_no_dice_at_the_gate_or_at_the_daimyo() -> None:
    table = Table(seats=4).clan(0, coins=9)
    spaces = {
        option for colour in ("orange", "black", "white") for option in table.copy().turn(0, f"{colour} 6").answers
    }
    board = {f"place {space}" for space in ("S1", "S2", "S3", "D1", "D2", "OL", "OR", "well")}
    assert spaces == board | {"place courtier", "place gardener", "place warrior"}


@pytest.mark.rule("WC-4.6")
def test_courtiers_do_not_get_in_the_way() -> None:
    crowd = "gate gate gate S1 S1"
    table = Table().clan(0, pearl=2, coins=2, courtiers=crowd).clan(1, courtiers="gate gate S1 S1 S1")
    assert "place S1" in table.copy().turn(0, die="white 3").answers
    table.does(0, "courtier").play("climb gate S1", "skip")
    assert table.of(0).courtiers == {"gate": 2, "S1": 3}


@pytest.mark.rule("WC-E1")
def test_example_castle() -> None:
    given = Table().room("S1", "ST02", "white orange white").clan(0, seals=1, coins=2)
    table = given.copy().turn(0, die="white 5").play("place S1")
    assert table.of(0).coins == 4
    assert table.answers == ["use S1.1", "use S1.3", "done"]
    iron_first = table.copy().play("use S1.3", "use S1.1", "pay", "audience")
    courtier_first = table.copy().play("use S1.1", "pay", "audience", "use S1.3")
    for way in (iron_first, courtier_first):
        assert way.of(0).goods == {"iron": 2, "coin": 2}
        assert way.of(0).courtiers == {"gate": 1}
    assert "place S1" not in given.turn(0, die="black 5").answers


# ---- outside the walls ----


@pytest.mark.rule("WC-5.1")
@pytest.mark.parametrize("colour", ["orange", "black", "white"])
@pytest.mark.parametrize("space", ["OL", "OR"])
def test_outside_takes_any_colour_at_value_five(colour: str, space: str) -> None:
    table = Table().clan(0, coins=3).turn(0, die=f"{colour} 2").play(f"place {space}")
    assert table.of(0).coins == 0
    assert Table().turn(0, die=f"{colour} 6").play(f"place {space}").of(0).coins == 1


@pytest.mark.rule("WC-5.1")
@pytest.mark.parametrize(("space", "workers"), [("OL", ["gardener", "courtier"]), ("OR", ["courtier", "warrior"])])
def test_outside_offers_one_of_two_worker_actions_or_none(space: str, workers: list[str]) -> None:
    table = Table().clan(0, food=7, iron=7, coins=9).turn(0, die="black 5").play(f"place {space}")
    assert sorted(table.answers) == sorted([*(f"outside {worker}" for worker in workers), "skip"])
    assert table.copy().play("skip").asks == "1 take_die"
    after = {"gardener": "garden orange zen", "courtier": "audience", "warrior": "yard Y1"}
    for worker in workers:
        way = table.copy().play(f"outside {worker}", after[worker])
        assert way.of(0).home[worker] == 4
        way.play("done") if "done" in way.answers else way
        assert way.asks == "1 take_die", "only one of the two"


@pytest.mark.rule("WC-E2")
def test_example_outside() -> None:
    table = Table(seats=3).dice("OL", "white 2", "black 5").clan(0, coins=1, iron=1, pearl=2, courtiers="gate")
    assert "place OL" not in table.turn(0, die="black 4").answers
    table.play("place OR")
    assert table.of(0).coins == 0
    assert table.answers == ["outside courtier", "outside warrior", "skip"]


# ---- the Well ----


@pytest.mark.rule("WC-6.1")
@pytest.mark.parametrize("colour", ["orange", "black", "white"])
@pytest.mark.parametrize("value", [1, 2, 6])
def test_the_well_pays_the_value_minus_one(colour: str, value: int) -> None:
    """Whatever lies there already; and a 1 gains nothing but pays nothing."""
    table = Table().dice("well", "white 6", "orange 6").clan(0, coins=5).turn(0, die=f"{colour} {value}")
    assert table.play("place well").of(0).coins == 5 + value - 1


@pytest.mark.rule("WC-6.2")
def test_the_well_gives_a_seal_and_both_tiles() -> None:
    table = Table().well("DT-O1", "DT-W5").turn(0, die="black 1")
    assert table.of(0).goods == {"seal": 1, "food": 1, "coin": 1}


@pytest.mark.rule("WC-6.2")
def test_any_tiles_of_the_well_are_chosen_each_time() -> None:
    table = Table().well("DT-O4", "DT-W4").does(0, "well")
    assert table.answers == ["gain food", "gain iron", "gain pearl"]
    assert table.play("gain food", "gain pearl").of(0).goods == {"seal": 1, "food": 1, "pearl": 1}
    assert table.does(0, "well").play("gain iron", "gain iron").of(0).iron == 2


@pytest.mark.rule("WC-6.2")
def test_the_well_tiles_never_change() -> None:
    table = Table()
    for _ in range(3):
        table.turn(0, die="black 1")
    assert [CONTENT.tile_names[tile] for tile in table.state.tiles[13:]] == ["DT-B2", "DT-W3"]
    table.end_round()
    assert [CONTENT.tile_names[tile] for tile in table.state.tiles[13:]] == ["DT-B2", "DT-W3"]


@pytest.mark.rule("WC-6.2")
@pytest.mark.parametrize(
    ("tile", "good"),
    [
        (f"DT-{colour}{n}", good)
        for colour in "OBW"
        for n, good in [(1, "food"), (2, "iron"), (3, "pearl"), (5, "coin")]
    ],
)
def test_each_colour_has_the_same_five_rewards(tile: str, good: str) -> None:
    table = Table().well(tile, "DT-W5" if tile != "DT-W5" else "DT-B5").does(0, "well")
    expected = {"seal": 1, "coin": 1}
    expected[good] = expected.get(good, 0) + 1
    assert table.of(0).goods == expected


@pytest.mark.rule("WC-6.3")
def test_the_well_icon_gives_the_reward_without_die_or_coins() -> None:
    table = Table().dice("well", "orange 5").does(0, "well")
    assert table.of(0).goods == {"seal": 1, "iron": 1, "pearl": 1}
    assert table.dice_on("well") == ["orange 5"]


@pytest.mark.rule("WC-E3")
def test_example_well() -> None:
    table = Table().well("DT-O3", "DT-W4").dice("well", "orange 4").turn(0, die="black 3").play("place well")
    assert table.answers == ["gain food", "gain iron", "gain pearl"]
    assert table.play("gain food").of(0).goods == {"coin": 2, "seal": 1, "pearl": 1, "food": 1}
    assert table.dice_on("well") == ["orange 4", "black 3"]
