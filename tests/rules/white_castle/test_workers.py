"""WC-8.1 to WC-8.3: warriors and gardeners."""

from __future__ import annotations

import pytest

from tests.rules.white_castle.table import Table

# ---- warriors ----


@pytest.mark.rule("WC-8.1")
@pytest.mark.parametrize(("yard", "iron"), [("Y5", 5), ("Y3", 3), ("Y1", 1)])
def test_a_warrior_pays_the_iron_of_its_yard(yard: str, iron: int) -> None:
    table = Table().clan(0, iron=7).does(0, "warrior").play(f"yard {yard}")
    assert table.of(0).iron == 7 - iron
    assert table.of(0).warriors == {yard: 1}
    assert table.of(0).home == {"courtier": 5, "gardener": 5, "warrior": 4}


@pytest.mark.rule("WC-8.1")
@pytest.mark.parametrize(("iron", "yards"), [(1, "Y1"), (3, "Y3 Y1"), (4, "Y3 Y1"), (5, "Y5 Y3 Y1")])
def test_only_yards_that_can_be_paid_and_the_player_may_decline(iron: int, yards: str) -> None:
    table = Table().clan(0, iron=iron).does(0, "warrior")
    assert table.answers == [*(f"yard {yard}" for yard in yards.split()), "skip"]
    assert table.play("skip").of(0).home["warrior"] == 5


@pytest.mark.rule("WC-8.1", "WC-8.3")
def test_without_a_warrior_or_a_gardener_left_nothing_happens() -> None:
    table = Table().clan(0, food=7, iron=7, gone=(0, 5, 5))
    assert table.does(0, "warrior").asks == table.does(0, "gardener").asks == "1 take_die"


@pytest.mark.rule("WC-8.1")
def test_any_number_of_warriors_of_any_clans_share_a_yard() -> None:
    table = Table().clan(0, iron=7, warriors="Y1 Y1 Y1").clan(1, warriors="Y1 Y1 Y1 Y1 Y1")
    table.does(0, "warrior").play("yard Y1")
    assert (table.of(0).warriors, table.of(1).warriors) == ({"Y1": 4}, {"Y1": 5})


@pytest.mark.rule("WC-8.1", "WC-7.2")
def test_the_next_reward_of_the_row_is_visible_at_once() -> None:
    """Two warriors gone; the third goes to YT8, whose `domain` already shows the seal it uncovered."""
    table = Table().yards("YT8 blue", "YT2 gold", "YT1 blue", "YT3 gold").clan(0, iron=5, gone=(0, 0, 2))
    table.does(0, "warrior").play("yard Y5", "use Y5.1", "row warrior")
    assert table.of(0).goods == {"pearl": 3, "seal": 1}


@pytest.mark.rule("WC-8.2", "WC-R22")
def test_each_tile_of_the_yard_may_be_used_once_in_any_order() -> None:
    given = Table().yards("YT5 gold", "YT6 gold", "YT1 blue", "YT8 gold").clan(0, iron=5)
    table = given.does(0, "warrior").play("yard Y5")
    assert table.answers == ["use Y5.1", "use Y5.2", "done"]
    first = table.copy().play("use Y5.1")
    assert (first.of(0).goods, first.answers) == ({"seal": 2}, ["use Y5.2", "done"])
    second = table.copy().play("use Y5.2")
    assert (second.of(0).goods, second.answers) == ({"coin": 5}, ["use Y5.1", "done"])
    assert second.play("use Y5.1").of(0).goods == {"seal": 2, "coin": 5}
    assert second.asks == "1 take_die"


@pytest.mark.rule("WC-8.2", "WC-R22")
@pytest.mark.parametrize("yard", ["Y5", "Y3", "Y1"])
def test_the_tiles_are_not_mandatory(yard: str) -> None:
    table = Table().yards("YT5 gold", "YT6 gold", "YT3 gold", "YT8 gold").clan(0, iron=5)
    table.does(0, "warrior").play(f"yard {yard}")
    iron = table.of(0).iron
    table.play("done")
    assert table.of(0).goods == ({"iron": iron} if iron else {})
    assert table.asks == "1 take_die"


@pytest.mark.rule("WC-8.2")
@pytest.mark.parametrize(("yard", "tile", "goods"), [("Y3", "use Y3.1", {"food": 3}), ("Y1", "use Y1.1", {"cp": 2})])
def test_a_yard_uses_its_own_tile(yard: str, tile: str, goods: dict[str, int]) -> None:
    table = Table().yards("YT5 gold", "YT6 gold", "YT3 gold", "YT8 gold")
    table.clan(0, iron=3 if yard == "Y3" else 1).does(0, "warrior").play(f"yard {yard}")
    assert table.answers == [tile, "done"]
    assert table.play(tile).of(0).goods == goods


@pytest.mark.rule("WC-8.2")
@pytest.mark.parametrize(
    ("tile", "goods"),
    [
        ("YT1", {"pearl": 3}),
        ("YT3", {"food": 3}),
        ("YT4", {"seal": 1, "iron": 1, "pearl": 1}),
        ("YT5", {"seal": 2}),
        ("YT6", {"coin": 5}),
        ("YT8", {"cp": 2}),
    ],
)
def test_the_gold_sides_of_the_yard_tiles(tile: str, goods: dict[str, int]) -> None:
    other = "YT5 blue" if tile != "YT5" else "YT6 blue"
    table = Table().yards("YT7 blue", "YT2 gold", other, f"{tile} gold").clan(0, iron=1).does(0, "warrior")
    assert table.play("yard Y1", "use Y1.1").of(0).goods == goods


@pytest.mark.rule("WC-8.2")
@pytest.mark.parametrize(
    ("tiles", "kind"),
    [
        ("YT1", "courtier_action"),
        ("YT2", "warrior_target"),
        ("YT3", "gardener_target"),
        ("YT4 YT5 YT6 YT7", "tile_pick"),
        ("YT8", "domain_row"),
    ],
)
def test_the_blue_sides_of_the_yard_tiles(tiles: str, kind: str) -> None:
    for tile in tiles.split():
        table = Table().yards("YT1 gold", "YT3 gold", f"{tile} blue", "YT6 gold").clan(0, iron=7, coins=9, food=7)
        assert table.does(0, "warrior").play("yard Y3", "use Y3.1").asks == f"0 {kind}"


@pytest.mark.rule("WC-E5")
def test_example_warrior() -> None:
    table = Table().yards("YT6 blue", "YT2 gold", "YT1 blue", "YT8 gold").room("D1", "DP08", "black white")
    table.clan(0, iron=5).does(0, "warrior").play("yard Y5")
    assert table.of(0).home["warrior"] == 4
    assert table.of(0).iron == 0
    table.play("use Y5.1", "tile D1.1")
    assert table.of(0).goods == {"cp": 2, "seal": 1, "iron": 1, "pearl": 1}
    table.play("use Y5.2")
    assert table.of(0).track == 2


# ---- gardeners ----


@pytest.mark.rule("WC-8.3")
@pytest.mark.parametrize(
    ("food", "cards"), [(1, "GZ1 GZ2"), (2, "GZ3 GZ4"), (3, "GF1 GZ5"), (4, "GF2 GF3 GF4"), (5, "GF5")]
)
def test_a_gardener_pays_the_food_of_the_card(food: int, cards: str) -> None:
    for card in cards.split():
        table = Table().garden("black zen", card).clan(0, food=food).does(0, "gardener").play("garden black zen")
        assert (table.of(0).food, table.of(0).gardens) == (0, ["black zen"])
        assert table.of(0).home == {"courtier": 5, "gardener": 4, "warrior": 5}
        poor = Table().garden("black zen", card).clan(0, food=food - 1).does(0, "gardener")
        assert "garden black zen" not in poor.answers


@pytest.mark.rule("WC-8.3")
def test_a_gardener_may_be_declined() -> None:
    table = Table().clan(0, food=7).does(0, "gardener").play("skip")
    assert (table.of(0).home["gardener"], table.of(0).food) == (5, 7)


@pytest.mark.rule("WC-8.3")
def test_one_own_gardener_per_card_other_clans_do_not_matter() -> None:
    table = Table().clan(0, food=2, gardens="orange zen").clan(1, gardens="black zen, white zen")
    table.does(0, "gardener")
    assert table.answers == ["garden black zen", "garden white zen", "skip"]
    table.play("garden white zen")
    assert (table.of(0).gardens, table.of(1).gardens) == (["orange zen", "white zen"], ["black zen", "white zen"])


@pytest.mark.rule("WC-8.3")
@pytest.mark.parametrize(
    ("card", "goods"), [("GZ1", {"coin": 3}), ("GZ3", {"seal": 2}), ("GZ5", {"seal": 1, "iron": 1, "pearl": 1})]
)
def test_then_the_action_of_the_card_is_performed(card: str, goods: dict[str, int]) -> None:
    food = {"GZ1": 1, "GZ3": 2, "GZ5": 3}[card]
    table = Table().garden("black zen", card).clan(0, food=food).does(0, "gardener").play("garden black zen")
    assert table.of(0).goods == goods
    assert table.asks == "1 take_die"


@pytest.mark.rule("WC-8.3")
@pytest.mark.parametrize(
    ("card", "coins", "kind"),
    [
        ("GF1", 4, "domain_row"),
        ("GF2", 3, "courtier_action"),
        ("GF3", 3, "gardener_target"),
        ("GF4", 3, "warrior_target"),
        ("GF5", 4, "tile_pick"),
    ],
)
def test_a_flower_garden_asks_a_price_for_its_action(card: str, coins: int, kind: str) -> None:
    table = Table().garden("black flower", card).clan(0, food=7, iron=1, coins=coins + 2).does(0, "gardener")
    table.play("garden black flower")
    assert table.answers == ["pay", "skip"]
    assert table.copy().play("skip").of(0).coins == coins + 2
    table.play("pay")
    assert (table.of(0).coins, table.asks) == (2, f"0 {kind}")


@pytest.mark.rule("WC-8.3")
def test_two_resources_of_choice_at_gz2_and_a_light_action_at_gz4() -> None:
    table = Table().clan(0, food=1).does(0, "gardener").play("garden black zen", "gain iron", "gain iron")
    assert table.of(0).goods == {"iron": 2}
    table = Table().garden("black zen", "GZ4").clan(0, food=2).does(0, "gardener").play("garden black zen")
    assert table.asks == "0 light_pick"


@pytest.mark.rule("WC-E6")
def test_example_gardener() -> None:
    table = Table().clan(0, food=4, coins=5, gardens="white zen").does(0, "gardener")
    assert "garden white zen" not in table.answers, "GZ3 holds an own gardener"
    table.play("garden black flower")
    assert (table.of(0).home["gardener"], table.of(0).food) == (3, 0)
    assert table.answers == ["pay", "skip"]
    table.play("pay")
    assert table.of(0).coins == 2
    assert table.play("audience").of(0).goods == {}
