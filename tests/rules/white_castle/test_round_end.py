"""WC-13: the end of a round, and the exchange before final scoring."""

from __future__ import annotations

import pytest

from tests.rules.white_castle.table import CONTENT, Table

LEFT_ON_ORANGE_AND_BLACK = {"orange": "4 -", "black": "2 6", "white": ""}


@pytest.mark.rule("WC-13.1", "WC-3.1")
def test_the_last_turn_of_a_round_is_followed_by_the_new_order() -> None:
    """Six turns with two players; after the sixth three dice are left."""
    table = Table().track(0, 3).turn(0)
    for _ in range(6):
        assert (table.state.round, table.state.order) == (1, [0, 1])
        table.play(table.answers[0], "place well")
    assert (table.state.round, table.state.order, table.asks) == (2, [1, 0], "1 take_die")


@pytest.mark.rule("WC-13.1")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_herons_follow_the_track_after_every_round(number: int) -> None:
    table = Table(seats=4).round(number).order(0, 1, 2, 3).track(2, 9, 2, 4, stack="2 0 1 3").end_round()
    assert table.state.order == [1, 3, 2, 0]


@pytest.mark.rule("WC-13.2")
def test_after_round_three_there_is_no_garden_step_and_no_new_round() -> None:
    table = Table().round(3).clan(0, gardens="orange zen").bridges(**LEFT_ON_ORANGE_AND_BLACK).end_round()
    assert table.asks == "over"
    assert table.state.round == 3
    assert table.of(0).coins == 0


@pytest.mark.rule("WC-13.3")
def test_gardens_under_a_bridge_with_a_die_may_be_used_once_each_in_any_order() -> None:
    table = Table().clan(0, gardens="orange zen, black zen, white zen").bridges(**LEFT_ON_ORANGE_AND_BLACK).end_round()
    assert table.answers == ["activate orange zen", "activate black zen", "done"], "no die is left on the white bridge"
    other_way = table.copy().play("activate black zen", "gain iron", "gain food")
    assert other_way.answers == ["activate orange zen", "done"]
    table.play("activate orange zen")
    assert table.of(0).coins == 3
    assert table.answers == ["activate black zen", "done"]
    table.play("activate black zen", "gain food", "gain food")
    assert table.of(0).goods == {"coin": 3, "food": 2}
    assert table.state.round == 2


@pytest.mark.rule("WC-13.3")
@pytest.mark.parametrize(("row", "used"), [("4 -", True), ("- 4", True), ("", False)])
def test_one_die_at_either_end_is_enough(row: str, used: bool) -> None:
    table = Table().clan(0, gardens="white zen").bridges(orange="3 4 5", black="", white=row).end_round()
    assert ("activate white zen" in table.answers) is used


@pytest.mark.rule("WC-13.3")
@pytest.mark.parametrize("lit", ["orange", "black", "white"])
def test_a_garden_belongs_to_the_bridge_above_it(lit: str) -> None:
    rows = dict.fromkeys(["orange", "black", "white"], "")
    table = Table().bridges(**{**rows, lit: "2 3 4"})
    table.clan(0, food=1, coins=4, gardens="orange flower, black zen, white flower")
    table.clan(1, food=1, coins=5, gardens="orange zen, black flower, white zen")
    own = {"orange": "orange flower", "black": "black zen", "white": "white flower"}
    other = {"orange": "orange zen", "black": "black flower", "white": "white zen"}
    assert table.end_round().answers == [f"activate {own[lit]}", "done"]
    assert table.play("done").answers == [f"activate {other[lit]}", "done"]


@pytest.mark.rule("WC-13.3")
def test_prices_apply_again_but_no_food_is_paid() -> None:
    table = Table().clan(0, food=1, coins=5, gardens="black flower").end_round().play("activate black flower")
    assert table.answers == ["pay", "skip"]
    assert table.play("pay").of(0).goods == {"food": 1, "coin": 2}


@pytest.mark.rule("WC-13.3")
def test_all_of_it_may_be_declined() -> None:
    table = Table().clan(0, gardens="orange zen, white zen").end_round().play("done")
    assert (table.of(0).goods, table.state.round) == ({}, 2)


@pytest.mark.rule("WC-13.3")
def test_in_the_new_order_each_player_finishes_before_the_next() -> None:
    table = Table(seats=3).order(0, 1, 2).track(1, 5, 3)
    for clan in range(3):
        table.clan(clan, gardens="orange zen, white zen")
    table.end_round()
    acted: list[str] = []
    while table.asks.endswith("garden_activate"):
        acted.append(table.asks[0])
        table.play(table.answers[0])
    assert "".join(acted) == "112200"


@pytest.mark.rule("WC-R9", "WC-13.3")
def test_a_gardener_placed_in_this_step_is_not_activated_again() -> None:
    """GF3 lets a gardener go to GZ1: its placement action comes, a second activation does not."""
    table = Table().garden("black flower", "GF3").clan(0, food=1, coins=3, gardens="black flower").end_round()
    table.play("activate black flower", "pay", "garden orange zen")
    assert table.of(0).goods == {"coin": 3}
    assert (table.state.round, table.asks) == (2, "0 take_die")


@pytest.mark.rule("WC-R9", "WC-13.3")
def test_the_set_of_gardens_was_fixed_when_the_step_began() -> None:
    table = Table().garden("black flower", "GF3").clan(0, food=1, coins=3, gardens="black flower, white zen, black zen")
    table.end_round().play("activate black flower", "pay", "garden orange zen")
    assert table.answers == ["activate black zen", "activate white zen", "done"]
    table.play("activate white zen")
    assert table.answers == ["activate black zen", "done"], "each only once, and the new gardener not at all"


@pytest.mark.rule("WC-R9")
def test_by_an_option_of_the_table_a_fresh_gardener_acts_again() -> None:
    table = Table(fresh_gardeners=True).garden("black flower", "GF3").clan(0, food=1, coins=3, gardens="black flower")
    table.end_round().play("activate black flower", "pay", "garden orange zen")
    assert (table.of(0).coins, table.answers) == (3, ["activate orange zen", "done"])
    assert table.play("activate orange zen").of(0).coins == 6
    assert (table.state.round, table.asks) == (2, "0 take_die"), "each only once"


@pytest.mark.rule("WC-R9")
def test_a_fresh_gardener_under_an_empty_bridge_does_not_act() -> None:
    table = Table(fresh_gardeners=True).garden("black flower", "GF3").bridges(orange="", black="2 3 4", white="")
    table.clan(0, food=1, coins=3, gardens="black flower").end_round()
    table.play("activate black flower", "pay", "garden orange zen")
    assert (table.state.round, table.of(0).coins) == (2, 3)


@pytest.mark.rule("WC-R42")
def test_a_garden_that_cannot_be_paid_is_not_offered() -> None:
    poor = Table().clan(0, coins=2, gardens="black flower, orange zen").end_round()
    assert poor.answers == ["activate orange zen", "done"]
    assert poor.play("activate orange zen").answers == ["activate black flower", "done"], "now it can be paid"


@pytest.mark.rule("WC-13.4")
def test_gardeners_stay_where_they_are() -> None:
    table = Table().clan(0, gardens="orange zen, white zen").end_round().play("activate orange zen", "done")
    assert table.of(0).gardens == ["orange zen", "white zen"]
    assert table.of(0).home["gardener"] == 3


@pytest.mark.rule("WC-13.4", "WC-R10")
def test_influence_in_the_garden_step_counts_for_the_next_round_end() -> None:
    """GZ4 (light) brings clan 0 two spaces ahead of clan 1; the order just set stays."""
    table = Table().garden("orange zen", "GZ4").track(0, 1).clan(0, gardens="orange zen").end_round()
    assert table.state.order == [1, 0]
    table.play("activate orange zen", "light D1.2")
    assert table.of(0).track == 2
    assert (table.state.order, table.asks) == ([1, 0], "1 take_die")
    assert table.end_round().state.order == [0, 1]


@pytest.mark.rule("WC-13.5")
@pytest.mark.parametrize(("seats", "dice"), [(1, 3), (2, 3), (3, 4), (4, 5)])
def test_all_dice_are_collected_rolled_and_lined_up(seats: int, dice: int) -> None:
    table = Table(seats).dice("S1", "white 3").dice("well", "orange 1", "black 2").dice("warrior", "white 6")
    table.bridges(**LEFT_ON_ORANGE_AND_BLACK).end_round()
    for colour in ("orange", "black", "white"):
        row = table.bridge(colour)
        assert len(row) == dice
        assert 0 not in row
        assert row == sorted(row)
    assert table.dice_on("S1") == table.dice_on("well") == []
    assert table.of(0).dice == ["-", "-", "-"]


@pytest.mark.rule("WC-13.5")
def test_dice_are_rolled_anew() -> None:
    table = Table(seats=4)
    rolls = [str(table.end_round().state.bridges) for table in (table, table)]
    assert rolls[0] != rolls[1]


@pytest.mark.rule("WC-13.5")
def test_cards_tiles_workers_and_resources_stay() -> None:
    table = Table().daimyo("DA5", 1, None, None).decks("ST05", "DP03")
    table.clan(0, food=3, coins=2, seals=1, card="ST13", lantern="SR7 SA1", courtiers="S1", warriors="Y5")
    before = table.copy()
    table.end_round()
    for name in ("stock", "track", "home", "courtiers", "warriors", "gardeners", "card", "lantern", "rooms", "slots"):
        assert getattr(table.state, name) == getattr(before.state, name), name
    for name in ("tiles", "garden_cards", "yard_tiles", "daimyo_card", "decks", "drawn"):
        assert getattr(table.state, name) == getattr(before.state, name), name
    assert table.state.round == before.state.round + 1


@pytest.mark.rule("WC-E11")
def test_example_garden_step() -> None:
    """Red 0, green 1, blue 2, yellow 3; dice are left on the orange and the black bridge."""
    table = Table(seats=4).bridges(**LEFT_ON_ORANGE_AND_BLACK).garden("black zen", "GZ3").garden("orange zen", "GZ1")
    table.garden("white zen", "GZ5")
    table.clan(0, gardens="orange zen, black zen").clan(1, gardens="orange zen, black zen")
    table.clan(2, gardens="black zen").clan(3, gardens="black zen, white zen").end_round()
    used: dict[int, list[str]] = {}
    while table.asks.endswith("garden_activate"):
        used.setdefault(int(table.asks[0]), []).append(table.answers[0])
        table.play(table.answers[0])
    both = ["activate orange zen", "activate black zen"]
    assert used == {0: both, 1: both, 2: ["activate black zen"], 3: ["activate black zen"]}
    assert [table.of(clan).goods for clan in (0, 2)] == [{"coin": 3, "seal": 2}, {"seal": 2}]


@pytest.mark.rule("WC-R13")
def test_one_exchange_window_each_in_turn_order_before_scoring() -> None:
    table = Table(seats=3).round(3).track(1, 5, 3)
    for clan in range(3):
        table.clan(clan, food=2, seals=3)
    table.end_round()
    assert (table.asks, table.answers) == ("1 final_exchange", ["done"])
    table.play("exchange food", "done")
    assert table.asks == "2 final_exchange"
    table.play("exchange coin", "exchange food")
    assert table.asks == "0 final_exchange", "no seals left: the window closes by itself"
    table.play("done")
    assert table.asks == "over"
    assert [sheet["resources"] for sheet in table.state.score_sheet()] == [0, 1, 1]


@pytest.mark.rule("WC-R13")
def test_there_is_no_window_without_seals() -> None:
    assert Table().round(3).end_round().asks == "over"


@pytest.mark.rule("WC-13.1", "WC-14.7")
def test_the_order_set_after_round_three_breaks_ties() -> None:
    table = Table().round(3).order(0, 1).track(2, 4).end_round()
    assert table.state.order == [1, 0]
    assert table.state.ranking() == [1, 0]
    assert CONTENT.rounds == 3
