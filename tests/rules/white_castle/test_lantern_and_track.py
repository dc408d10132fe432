"""WC-10: the lantern reward. WC-11: the Passage of Time track."""

from __future__ import annotations

import pytest

from tests.rules.white_castle.table import Table

# ---- lantern ----


@pytest.mark.rule("WC-10.1")
@pytest.mark.parametrize(
    ("good", "cards"),
    [
        ("pearl", "SR1 SR2 SR3"),
        ("iron", "SR4 SR5 SR6"),
        ("food", "SR7 SR8 SR9"),
        ("coin", "DC1 ST01 ST15"),
        ("seal", "DC2"),
        ("cp", "DC3 DP01 DP12"),
        ("influence", "SA1 SA2 SA3"),
    ],
)
def test_the_symbol_on_the_back_of_each_kind_of_card(good: str, cards: str) -> None:
    for card in cards.split():
        owned = Table().clan(0, lantern=card).does(0, "lantern").of(0)
        assert (owned.goods, owned.track) == (({}, 1) if good == "influence" else ({good: 1}, 0))


@pytest.mark.rule("WC-10.1")
def test_every_card_counts_also_equal_ones() -> None:
    area = "SR9 DC1 SA1 ST01 ST02 ST03 ST04 ST05 DP01 DP02 DP03 DP04"
    table = Table().clan(0, lantern=area).does(0, "lantern")
    assert table.of(0).goods == {"food": 1, "coin": 6, "cp": 4}
    assert table.of(0).track == 1


@pytest.mark.rule("WC-10.1")
def test_the_order_is_the_players_when_it_matters() -> None:
    table = Table().clan(0, lantern="SR4 DC2 SA1").track(5, 0).does(0, "lantern")
    assert table.copy().play("next influence").of(0).track == 5, "no seal yet to cross"
    assert table.play("next seal", "cross").of(0).track == 6


@pytest.mark.rule("WC-10.1")
def test_only_the_own_area_shines() -> None:
    table = Table().clan(0, lantern="SR9").clan(1, lantern="SR1 DC1").does(0, "lantern")
    assert (table.of(0).goods, table.of(1).goods) == ({"food": 1}, {})
    table.does(1, "lantern")
    assert (table.of(0).goods, table.of(1).goods) == ({"food": 1}, {"pearl": 1, "coin": 1})


@pytest.mark.rule("WC-10.2")
def test_triggers_are_independent() -> None:
    """One turn, three lanterns: a left die, the icon in a box, and the daimyo room."""
    table = Table().room("S1", "ST05", "black orange white").bridges(black="3 4 5", white="3 4 5")
    table.clan(0, lantern="SR7", pearl=2, coins=1, courtiers="D1").turn(0).play("take white left", "place S1")
    assert table.of(0).food == 1
    assert table.play("use S1.3").of(0).food == 2
    table.does(0, "courtier").play("climb D1 daimyo")
    assert table.of(0).food == 3
    assert table.play("slot 1").of(0).food == 4, "the lantern slot of DA5 is one more"


@pytest.mark.rule("WC-10.3")
def test_the_current_card_is_not_part_of_the_area() -> None:
    table = Table().clan(0, card="DP05").does(0, "lantern")
    assert table.of(0).goods == {}
    assert table.asks == "1 take_die"


@pytest.mark.rule("WC-E9")
def test_example_lantern() -> None:
    table = Table().clan(0, lantern="SR7 DC3 SA1 ST02 DP05").does(0, "lantern")
    assert table.of(0).goods == {"cp": 2, "food": 1, "coin": 1}
    assert table.of(0).track == 1


# ---- track ----


@pytest.mark.rule("WC-11.1", "WC-11.2")
@pytest.mark.parametrize(("space", "cost"), [(5, 1), (10, 2), (14, 3)])
def test_the_three_dividers_and_their_seals(space: int, cost: int) -> None:
    table = Table().clan(0, seals=5).track(space, 0).does(0, "influence", 1)
    assert table.asks == "0 divider_pay"
    table.play("cross")
    assert (table.of(0).track, table.of(0).seals, table.asks) == (space + 1, 5 - cost, "1 take_die")


@pytest.mark.rule("WC-11.1", "WC-R11")
def test_no_other_step_costs_anything_or_can_be_refused() -> None:
    for space in set(range(20)) - {5, 10, 14}:
        table = Table().clan(0, seals=5).track(space, 0).does(0, "influence", 1)
        assert (table.of(0).track, table.of(0).seals, table.asks) == (space + 1, 5, "1 take_die")


@pytest.mark.rule("WC-11.2", "WC-R11")
def test_the_marker_moves_one_space_at_a_time_and_asks_at_the_divider() -> None:
    table = Table().clan(0, seals=2).track(4, 0).does(0, "influence", 3)
    assert table.of(0).track == 5, "the step before the divider is free and kept"
    assert table.answers == ["cross", "stay"]
    assert table.copy().play("cross").of(0).track == 7
    refused = table.play("stay")
    assert (refused.of(0).track, refused.of(0).seals) == (5, 2)
    assert refused.asks == "1 take_die", "the remaining steps are lost"


@pytest.mark.rule("WC-11.2")
@pytest.mark.parametrize(("space", "seals"), [(5, 0), (10, 1), (14, 2)])
def test_without_enough_seals_the_marker_stops_before_the_divider(space: int, seals: int) -> None:
    table = Table().clan(0, seals=seals, coins=9).track(space - 1, 0).does(0, "influence", 5)
    assert (table.of(0).track, table.of(0).seals) == (space, seals)
    assert table.asks == "1 take_die"


@pytest.mark.rule("WC-11.2")
def test_two_dividers_in_one_movement_are_paid_one_by_one() -> None:
    table = Table().clan(0, seals=5).track(9, 0).does(0, "influence", 6).play("cross")
    assert (table.of(0).track, table.of(0).seals, table.asks) == (14, 3, "0 divider_pay")
    assert table.play("cross").of(0).track == 15
    assert table.of(0).seals == 0


@pytest.mark.rule("WC-11.2")
def test_space_twenty_is_the_end() -> None:
    table = Table().track(19, 0).does(0, "influence", 3)
    assert (table.of(0).track, table.asks) == (20, "1 take_die")
    assert table.does(0, "influence", 1).of(0).track == 20


@pytest.mark.rule("WC-11.3")
def test_a_marker_that_enters_a_space_goes_on_top() -> None:
    table = Table(seats=3).track(2, 2, 1, stack="0 1 2").does(2, "influence", 1)
    assert table.state.track_order == [2, 0, 1]
    assert table.does(1, "influence", 1).state.track_order == [1, 2, 0]
    assert table.does(0, "influence", 1).state.track_order == [0, 1, 2]


@pytest.mark.rule("WC-11.3")
def test_a_marker_that_enters_the_space_before_a_divider_goes_on_top_there() -> None:
    table = Table(seats=3).track(5, 4, 0).does(1, "influence", 2)
    assert table.state.track_order == [1, 0, 2]


@pytest.mark.rule("WC-11.3", "WC-R12")
@pytest.mark.parametrize("space", [5, 20])
def test_a_marker_that_does_not_move_keeps_its_place_in_the_stack(space: int) -> None:
    table = Table(seats=3).track(space, space, space, stack="2 0 1").does(1, "influence", 2)
    assert table.state.track_order == [2, 0, 1]
    table = Table(seats=3).clan(1, seals=1).track(5, 5, 5, stack="2 0 1").does(1, "influence", 2).play("stay")
    assert table.state.track_order == [2, 0, 1]


@pytest.mark.rule("WC-11.4")
def test_farther_right_is_earlier_then_higher_in_the_stack() -> None:
    table = Table(seats=4).track(3, 7, 3, 0, stack="2 0 1 3").does(3, "influence", 2)
    assert table.state.track_order == [1, 2, 0, 3]
    assert table.does(3, "influence", 2).state.track_order == [1, 3, 2, 0], "passed the stack on 3"
    assert table.end_round().state.order == [1, 3, 2, 0]


@pytest.mark.rule("WC-E10", "WC-11.4")
def test_example_the_top_of_a_stack_is_earlier() -> None:
    table = Table(seats=3).order(0, 1, 2).track(4, 4, 4, stack="2 1 0").end_round()
    assert table.state.order == [2, 1, 0]
