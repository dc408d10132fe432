"""WC-7: the Personal Domain."""

from __future__ import annotations

import pytest

from tests.rules.white_castle.table import Table

ROW_OF = {"orange": "courtier", "black": "gardener", "white": "warrior"}


@pytest.mark.rule("WC-7.1")
@pytest.mark.parametrize("colour", ["orange", "black", "white"])
def test_each_row_takes_one_colour_at_value_six(colour: str) -> None:
    table = Table().clan(0, coins=9).turn(0, die=f"{colour} 2")
    rows = [option for option in table.answers if option[6:] in ROW_OF.values()]
    assert rows == [f"place {ROW_OF[colour]}"]
    table.play(rows[0])
    assert table.of(0).coins == 9 - 4
    assert table.of(0).dice[list(ROW_OF).index(colour)] == f"{colour} 2"


@pytest.mark.rule("WC-7.1")
def test_only_the_owner_uses_a_domain() -> None:
    table = Table().clan(0, coins=9).clan(1, coins=9).turn(0, die="white 6").play("place warrior", "skip")
    assert (table.of(0).pearl, table.of(1).pearl) == (1, 0)
    assert (table.of(0).dice, table.of(1).dice) == (["-", "-", "white 6"], ["-", "-", "-"])
    table.turn(1, die="white 6").play("place warrior", "skip")
    assert (table.of(0).pearl, table.of(1).pearl) == (1, 1)


@pytest.mark.rule("WC-7.1")
def test_a_space_is_free_again_next_round() -> None:
    table = Table().dice("warrior", "white 6").clan(0, coins=9).end_round()
    assert table.of(0).dice == ["-", "-", "-"]


REWARDS = {
    "courtier": ["food", "food", "food", "2 coins", "food", "seal"],
    "gardener": ["iron", "iron", "iron", "lantern", "iron", "2 coins"],
    "warrior": ["pearl", "pearl", "pearl", "seal", "pearl", "lantern"],
}


def goods_of(rewards: list[str]) -> dict[str, int]:
    """What rewards give a clan whose lantern area holds a single DC3: a clan point."""
    goods = {"food": 0, "iron": 0, "pearl": 0, "coin": 0, "seal": 0, "cp": 0}
    for reward in rewards:
        if reward == "2 coins":
            goods["coin"] += 2
        elif reward == "lantern":
            goods["cp"] += 1
        else:
            goods[reward] += 1
    return {good: n for good, n in goods.items() if n}


@pytest.mark.rule("WC-7.3", "WC-7.2")
@pytest.mark.parametrize("gone", [0, 1, 2, 3, 4, 5])
@pytest.mark.parametrize("row", ["courtier", "gardener", "warrior"])
def test_row_rewards_grow_with_every_member_gone(row: str, gone: int) -> None:
    away = (gone if row == "courtier" else 0, gone if row == "gardener" else 0, gone if row == "warrior" else 0)
    table = Table().clan(0, card="DP03", lantern="DC3", gone=away).does(0, "domain").play(f"row {row}")
    assert table.of(0).goods == goods_of(REWARDS[row][: gone + 1])


@pytest.mark.rule("WC-7.2")
def test_members_of_other_rows_do_not_matter() -> None:
    table = Table().clan(0, gone=(0, 5, 5)).does(0, "domain").play("row courtier")
    assert table.of(0).goods == {"food": 1}


@pytest.mark.rule("WC-7.2")
def test_rewards_first_then_the_card_which_may_be_left() -> None:
    """The first gardener costs 1 food: only the row's reward pays for it."""
    table = Table().clan(0, card="SA3").turn(0, die="orange 6").play("place courtier")
    assert (table.asks, table.of(0).food) == ("0 use_action", 1)
    assert table.copy().play("skip").asks == "1 take_die"
    assert "garden orange zen" in table.play("use card").answers


@pytest.mark.rule("WC-R37", "WC-7.2")
def test_gains_of_a_row_are_free_in_order_but_all_before_the_card() -> None:
    """Warrior row with the seal and the lantern visible, and the divider ahead: the seal may come first or last."""
    table = Table().clan(0, lantern="SA1", gone=(0, 0, 5), card="DP03").track(5, 0)
    table.turn(0, die="white 6").play("place warrior")
    assert table.asks == "0 order_effects"
    assert table.answers == ["next pearl", "next seal", "next lantern"]
    seal_first = table.copy().play("next seal", "cross")
    assert (seal_first.of(0).track, seal_first.asks) == (6, "0 use_action")
    lantern_first = table.play("next lantern")
    assert (lantern_first.of(0).track, lantern_first.of(0).seals) == (5, 1)
    assert lantern_first.of(0).pearl == 4
    assert lantern_first.asks == "0 use_action"


@pytest.mark.rule("WC-7.4")
@pytest.mark.parametrize(
    ("row", "gains"), [("courtier", {"food": 1, "pearl": 2}), ("gardener", {"iron": 1, "seal": 1, "cp": 1})]
)
def test_a_steward_card_has_one_box_per_row(row: str, gains: dict[str, int]) -> None:
    table = Table().clan(0, card="ST12").does(0, "domain").play(f"row {row}", "use card")
    assert table.of(0).goods == gains


@pytest.mark.rule("WC-7.4", "WC-4.5")
def test_the_dark_box_of_a_steward_card_costs_a_seal_on_the_domain_too() -> None:
    table = Table().clan(0, card="ST12", food=1, seals=1).does(0, "domain").play("row warrior", "use card")
    assert table.answers == ["pay", "skip"]
    assert "garden orange zen" in table.play("pay").answers


@pytest.mark.rule("WC-7.4")
@pytest.mark.parametrize(
    ("card", "row", "track"),
    [
        ("DP02", "gardener", 2),
        ("DP02", "warrior", 2),
        ("DP07", "courtier", 2),
        ("DP11", "courtier", 1),
        ("DP11", "gardener", 1),
    ],
)
def test_a_diplomat_box_covers_one_or_two_rows(card: str, row: str, track: int) -> None:
    table = Table().clan(0, card=card).does(0, "domain").play(f"row {row}", "use card")
    assert table.of(0).track == track


@pytest.mark.rule("WC-7.4", "WC-R19")
@pytest.mark.parametrize(
    ("card", "rows", "kind"),
    [
        ("DP02", "courtier", "courtier_action"),
        ("DP07", "gardener", "gardener_target"),
        ("DP11", "warrior", "gardener_target"),
        ("SA1", "courtier gardener warrior", "courtier_action"),
        ("SA2", "courtier gardener warrior", "warrior_target"),
        ("SA3", "courtier gardener warrior", "gardener_target"),
    ],
)
def test_the_other_box_of_a_diplomat_card_and_a_starting_action_for_all_rows(card: str, rows: str, kind: str) -> None:
    for row in rows.split():
        table = Table().clan(0, card=card, food=7, iron=7, coins=9).does(0, "domain").play(f"row {row}", "use card")
        assert table.asks == f"0 {kind}"


@pytest.mark.rule("WC-7.5", "WC-R6")
def test_the_domain_icon_resolves_a_row_without_a_die_or_coins() -> None:
    table = Table().clan(0, coins=2).does(0, "domain")
    assert table.answers == ["row courtier", "row gardener", "row warrior", "skip"]
    table.play("row gardener")
    assert table.of(0).goods == {"coin": 2, "iron": 1}
    assert table.of(0).dice == ["-", "-", "-"]
    assert table.answers == ["use card", "skip"]


@pytest.mark.rule("WC-R6", "WC-7.5")
def test_the_domain_icon_does_not_care_about_an_occupied_row() -> None:
    table = Table().dice("gardener", "black 6").does(0, "domain").play("row gardener")
    assert table.of(0).iron == 1
    assert table.of(0).dice == ["-", "black 6", "-"]


@pytest.mark.rule("WC-R6")
def test_the_domain_icon_may_repeat_the_row_of_the_die() -> None:
    """A die on the warrior row; the card sends a warrior to YT8, whose `domain` resolves the same row again."""
    table = Table().yards("YT8 blue", "YT2 gold", "YT1 blue", "YT3 gold").clan(0, iron=6, card="SA2")
    table.turn(0, die="white 6").play("place warrior", "use card", "yard Y5", "use Y5.1", "row warrior")
    assert table.of(0).pearl == 1 + 2
    assert table.answers == ["use card", "skip"]


@pytest.mark.rule("WC-E4")
def test_example_domain() -> None:
    table = Table().clan(0, coins=3, card="ST10", gone=(3, 0, 0)).turn(0, die="orange 3")
    assert [option for option in table.answers if option[6:] in ROW_OF.values()] == ["place courtier"]
    table.play("place courtier")
    assert table.of(0).goods == {"food": 3, "coin": 2}
    assert table.answers == ["use card", "skip"]
    table.play("use card", "gain iron")
    assert table.of(0).goods == {"food": 3, "coin": 2, "seal": 1, "iron": 1}
