"""BB-13: the gods."""

from __future__ import annotations

import pytest

from tatami.games.bora_bora.kinds import GODS
from tests.rules.bora_bora.table import Table


def blocked(**own: object) -> Table:
    """Seat 0 has a 5 and wants the helper, where a 1 lies."""
    table = Table().dice_on("helper", 1)
    table.player(0, **own)  # type: ignore[arg-type]
    return table.die(0, 5)


@pytest.mark.rule("BB-13.1")
@pytest.mark.parametrize(
    ("own", "ways"),
    [
        ({"hand": "blue", "offerings": 1}, ["card"]),
        ({"hand": "red red", "offerings": 1}, ["reds"]),
        ({"god_tiles": 1}, ["tile"]),
        ({"hand": "blue red red green green", "offerings": 1, "god_tiles": 1}, ["card", "tile", "reds", "greens"]),
    ],
)
def test_a_card_and_an_offering_two_equal_cards_and_an_offering_or_a_god_tile(
    own: dict[str, object], ways: list[str]
) -> None:
    table = blocked(**own)
    assert "place helper" in table.answers
    table.play("place helper")
    assert table.offers("pay") == (ways if len(ways) > 1 else [])


@pytest.mark.rule("BB-13.1", "BB-13.2")
@pytest.mark.parametrize(
    ("way", "hand", "offerings", "tiles", "discarded"),
    [
        ("card", {"red": 2}, 0, 1, {"blue": 1}),
        ("tile", {"blue": 1, "red": 2}, 1, 0, {}),
        ("reds", {"blue": 1}, 0, 1, {"red": 2}),
    ],
)
def test_what_each_way_costs(
    way: str, hand: dict[str, int], offerings: int, tiles: int, discarded: dict[str, int]
) -> None:
    table = blocked(hand="blue red red", offerings=1, god_tiles=1).play("place helper", f"pay {way}")
    own = table.of(0)
    assert (own.hand, own.offerings, own.god_tiles) == (hand, offerings, tiles)
    assert own.known == hand
    assert {GODS[i]: n for i, n in enumerate(table.state.discards) if n} == discarded


@pytest.mark.rule("BB-13.2")
def test_without_an_offering_no_card_can_be_played() -> None:
    assert "place helper" not in blocked(hand="blue blue red red", offerings=0).answers


@pytest.mark.rule("BB-13.1")
@pytest.mark.parametrize("hand", ["red", "red green white yellow", ""])
def test_other_cards_do_not_help(hand: str) -> None:
    assert "place helper" not in blocked(hand=hand, offerings=3).answers


@pytest.mark.rule("BB-R30")
def test_a_pair_may_produce_its_own_colour() -> None:
    table = blocked(hand="blue blue", offerings=1).play("place helper")
    assert table.offers("pay") == ["card", "blues"]
    assert table.play("pay blues").of(0).hand == {}


@pytest.mark.rule("BB-13.3", "BB-E10", "BB-13.5", "BB-13.6", "BB-13.7")
def test_anna_combines_three_gods_on_one_die() -> None:
    table = Table(4).huts(0, "N1").fish("C_NW", "F06").dice_on("water", 1)
    table.player(0, hand="blue white red", offerings=3).die(0, 3)
    table.play("place water")
    # the only water path from N1 has value 6: white is needed, and the two payments have no choice
    assert table.kind == "choose_hut"
    assert table.of(0).hand == {"red": 1}
    table.play("hut 3", "put a3", "play red")
    own = table.of(0)
    assert (own.vp, own.offerings, own.hand) == (5, 0, {})
    assert sum(table.state.discards) == 3
    assert table.on("water") == [1, 3]
    assert "C_NW" in own.regions
    table.player(1, hand="", offerings=0).huts(1, "C_SE")
    assert "place water" not in table.die(1, 1).answers


@pytest.mark.rule("BB-13.3")
def test_each_god_is_paid_separately() -> None:
    table = Table(4).huts(0, "N1").dice_on("water", 1)
    assert "place water" not in table.copy().player(0, hand="blue white", offerings=1).die(0, 3).answers
    assert "place water" not in table.copy().player(0, hand="blue", offerings=2).die(0, 3).answers
    assert "place water" in table.copy().player(0, hand="blue", offerings=1, god_tiles=1).die(0, 3).answers
    assert "place water" in table.copy().player(0, god_tiles=2).die(0, 3).answers
    assert "place water" in table.copy().player(0, hand="red red green green", offerings=2).die(0, 3).answers
    assert "place water" not in table.copy().player(0, hand="red red red", offerings=2).die(0, 3).answers


@pytest.mark.rule("BB-13.3", "BB-13.5")
def test_paying_blue_leaves_enough_for_a_white_that_is_needed() -> None:
    table = Table(4).huts(0, "N1").dice_on("water", 1).player(0, hand="blue white white", offerings=2).die(0, 3)
    table.play("place water")
    # a pair of whites would pay blue too, but then white could not be paid
    assert table.of(0).hand == {"white": 2}
    assert table.answers == ["pay card", "pay whites"]


@pytest.mark.rule("BB-13.3")
def test_a_god_may_always_be_declined() -> None:
    table = Table().player(0, god_tiles=3).die(0, 2).play("place helper")
    assert "play white" in table.answers
    table.play("trade vp", "trade vp")
    assert table.of(0).god_tiles == 3


@pytest.mark.rule("BB-13.3", "BB-R29")
def test_the_same_god_is_not_played_twice_for_one_event() -> None:
    table = Table().player(0, god_tiles=3).die(0, 2).play("place helper", "play white")
    assert "play white" not in table.answers
    assert table.of(0).god_tiles == 2
    table = Table(4).huts(0, "C_SE").player(0, god_tiles=3).die(0, 2)
    table.play("place land", "settle C_SW", "hut 3", "put a1", "play red")
    assert table.answers == []
    assert table.of(0).god_tiles == 2


@pytest.mark.rule("BB-13.4")
def test_blue_only_where_the_lower_rule_is_broken() -> None:
    table = Table().dice_on("helper", 4).player(0, god_tiles=1).die(0, 3).play("place helper")
    assert table.kind == "helper"
    assert table.of(0).god_tiles == 1


@pytest.mark.rule("BB-13.4")
def test_white_only_below_six_and_only_where_it_opens_something() -> None:
    assert "play white" not in Table().player(0, god_tiles=1).die(0, 6).play("place helper").answers
    assert "play white" in Table().player(0, god_tiles=1).die(0, 5).play("place helper").answers
    take = Table().men("M01 M02 - - - -").player(0, god_tiles=1).die(0, 2).play("place man")
    assert take.answers == ["take man 1", "take man 2"]
    take = Table().men("M01 M02 - - - M03").player(0, god_tiles=1).die(0, 2).play("place man")
    assert take.answers == ["take man 1", "take man 2", "play white"]


@pytest.mark.rule("BB-13.4")
def test_no_blue_and_no_white_at_the_fishing_space() -> None:
    table = Table().dice_on("fishing", 1).player(0, god_tiles=2).die(0, 3).play("place fishing")
    assert table.of(0).god_tiles == 2
    assert table.answers == []


@pytest.mark.rule("BB-13.5")
def test_blue_ignores_the_lower_rule_for_one_die_only() -> None:
    table = blocked(hand="blue", offerings=1).play("place helper", "done")
    assert table.on("helper") == [1, 5]
    for value in (1, 2, 4):
        assert "place helper" not in table.copy().die(0, value).answers


@pytest.mark.rule("BB-13.6", "BB-R4")
def test_white_counts_as_six_but_does_not_help_with_the_lower_rule() -> None:
    table = Table().dice_on("helper", 3).player(0, hand="white", offerings=1)
    assert "place helper" not in table.copy().die(0, 3).answers
    table.die(0, 2).play("place helper", "play white", *["trade vp"] * 6)
    assert table.of(0).vp == 6
    assert table.on("helper") == [3, 2]


@pytest.mark.rule("BB-R6")
def test_white_gained_during_the_action_is_too_late_for_its_die() -> None:
    table = Table().player(0, offerings=1).die(0, 4).play("place helper", "trade godcard", "god white")
    assert "play white" not in table.answers
    assert table.answers[-1] == "done"


@pytest.mark.rule("BB-R6")
def test_after_the_first_purchase_white_is_gone() -> None:
    table = Table().player(0, hand="white", offerings=1).die(0, 4).play("place helper", "trade vp")
    assert "play white" not in table.answers


@pytest.mark.rule("BB-13.7")
def test_red_works_in_phase_b_too() -> None:
    table = Table().huts(0, "C_SE").fish("C_SW", "F03").people(0, "M01").player(0, god_tiles=1).phase_b(0)
    table.play("use man land", "hut 3", "put a1")
    assert table.answers == ["play red", "decline"]
    assert table.play("play red").of(0).vp == 6


@pytest.mark.rule("BB-13.8", "BB-E11")
def test_green_doubles_after_adding_equal_tiles() -> None:
    start = Table().people(0, "W22 W23").player(0, hand="green", offerings=1).phase_b(0)
    assert start.copy().play("use woman vp").of(0).vp == 4
    assert start.copy().play("double woman vp").of(0).vp == 8


@pytest.mark.rule("BB-13.8", "BB-E11")
def test_a_doubled_builder_builds_one_higher_building_not_two() -> None:
    start = Table().people(0, "M13").spaces(0, "a1 a2 a3 a4").player(0, hand="green", offerings=1).phase_b(0)
    assert start.copy().play("use man build").offers("build") == ["1", "2", "3"]
    table = start.play("double man build")
    assert table.offers("build") == ["1", "2", "3", "4", "5", "6"]
    table.play("build 5", "over a1-a2", "fire offering", "fire shell")
    assert table.answers == []
    assert set(table.of(0).buildings.values()) == {5}


@pytest.mark.rule("BB-13.8")
def test_one_green_per_phase_b_from_whatever_source() -> None:
    table = Table().people(0, "W22 W25 M22").player(0, god_tiles=3, hand="green", offerings=1).phase_b(0)
    table.play("double woman vp", "pay tile")
    assert table.offers("double") == []
    assert table.answers == ["use man vp", "done"]


@pytest.mark.rule("BB-13.9")
def test_yellow_lowers_one_requirement_and_pays_four() -> None:
    table = Table().tasks(0, "T31 T20 T21").player(0, offerings=4, hand="yellow").people(0, "M01 M04 M07").task(0)
    assert table.offers("complete") == ["T31"]
    assert table.offers("yellow") == ["T20"]
    table.play("yellow T20")
    assert table.of(0).vp == 4
    assert table.of(0).done == ["T20"]


@pytest.mark.rule("BB-13.10", "BB-E19")
def test_cards_for_tasks_must_be_real_cards() -> None:
    table = Table().tasks(0, "T13 T37 T38").player(0, hand="red blue blue", god_tiles=1, offerings=0).task(0)
    assert table.offers("complete") == []
    assert table.offers("yellow") == ["T13"]
    table.play("yellow T13")
    assert (table.of(0).vp, table.of(0).god_tiles) == (4, 0)
    assert table.of(0).hand == {"red": 1, "blue": 2}
