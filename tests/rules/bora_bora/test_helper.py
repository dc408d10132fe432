"""BB-8: the helper, and taking god cards."""

from __future__ import annotations

import pytest

from tatami.games.bora_bora.kinds import UP
from tests.rules.bora_bora.table import CONTENT, Table


@pytest.mark.rule("BB-8.1", "BB-8.2", "BB-8.5", "BB-E6")
def test_anna_tattoos_two_men_gathers_shells_and_buys_an_offering() -> None:
    table = Table().people(0, "M08 M09 W09").die(0, 5).play("place helper", "slide M08", "slide M09", "slide W09")
    assert table.of(0).status == 5
    assert CONTENT.status_vp[5] == 4
    assert CONTENT.status_vp[4] < 4
    table.play("trade offering")
    own = table.of(0)
    assert (own.shells, own.offerings) == (3, 1)
    assert own.people == {"M08": "down", "M09": "down", "W09": "down"}
    assert table.answers == []
    assert table.helper(0, 6).offers("slide") == []


@pytest.mark.rule("BB-8.2", "BB-E7")
def test_bedrich_takes_wood_slides_two_and_scores_two() -> None:
    table = Table().people(0, "M01 W01").die(0, 6)
    table.play("place helper", "trade material", "choose wood", "put a3", "slide M01", "slide W01")
    table.play("trade vp", "trade vp")
    own = table.of(0)
    assert (own.materials, own.vp, own.status, own.shells) == (["a3"], 2, 1, 1)
    assert own.people == {"M01": "down", "W01": "down"}
    assert table.answers == []


@pytest.mark.rule("BB-E7")
@pytest.mark.parametrize(
    "bought",
    [
        ["trade godcard", "god deck", "trade offering", "trade material", "choose sand", "put a1"],
        ["slide M01", "slide M02", "slide M03", "slide W01", "slide W02", "slide W03"],
        ["trade godcard", "god red", "trade godcard", "god deck", "trade vp", "trade vp"],
    ],
)
def test_other_ways_to_spend_six_points(bought: list[str]) -> None:
    table = Table().people(0, "M01 M02 M03 W01 W02 W03").die(0, 6).play("place helper")
    for name in bought:
        table.play(name if name in table.answers else table.answers[0])  # an equal tile may stand for another
    assert table.answers == []


@pytest.mark.rule("BB-8.1", "BB-R26")
def test_unspent_points_are_lost_and_spending_is_never_forced() -> None:
    table = Table().die(0, 5).play("place helper", "done")
    own = table.of(0)
    assert (own.vp, own.offerings, own.materials) == (0, 0, [])
    assert table.answers == []


@pytest.mark.rule("BB-8.1", "BB-8.2")
def test_prices() -> None:
    assert Table().people(0, "M01 W01").helper(0, 1).answers == ["slide M01", "slide W01", "trade vp", "done"]
    two = Table().people(0, "M01 W01").helper(0, 2).answers
    assert two[2:] == ["trade vp", "trade offering", "trade godcard", "trade material", "trade movehut", "done"]
    assert Table().helper(0, 3).play("trade offering").answers == ["trade vp", "done"]


@pytest.mark.rule("BB-8.1")
def test_each_result_is_known_before_the_next_purchase() -> None:
    table = Table().god_row("blue blue blue blue blue").deck("green red").helper(0, 4).play("trade godcard", "god blue")
    assert table.open_gods.count("green") == 1
    assert table.play("trade godcard").offers("god") == ["blue", "green", "deck"]


@pytest.mark.rule("BB-8.2")
def test_equal_tiles_are_offered_once() -> None:
    assert Table().people(0, "M01 M02 M03 W01").helper(0, 1).offers("slide") == ["M01", "M03", "W01"]


@pytest.mark.rule("BB-8.3")
def test_the_top_card_or_an_open_one_which_is_replaced_at_once() -> None:
    table = Table().god_row("red red blue white white").deck("green yellow").helper(0, 2).play("trade godcard")
    assert table.offers("god") == ["blue", "white", "red", "deck"]
    hidden = table.copy().play("god deck")
    assert hidden.of(0).hand == {"green": 1}
    assert hidden.open_gods == ["red", "red", "blue", "white", "white"]
    table.play("god red")
    assert table.of(0).hand == {"red": 1}
    assert sorted(str(card) for card in table.open_gods) == ["blue", "green", "red", "white", "white"]


@pytest.mark.rule("BB-8.3")
def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    table = Table().deck("", "yellow yellow yellow", rest_held_by=1).helper(0, 2).play("trade godcard", "god deck")
    assert table.of(0).hand == {"yellow": 1}
    assert table.state.discards == [0] * 5
    assert len(table.state.deck) - table.state.drawn == 2


@pytest.mark.rule("BB-8.3")
def test_there_is_no_hand_limit() -> None:
    table = Table().player(0, hand="red " * 11 + "blue " * 11)
    assert "trade godcard" in table.helper(0, 2).answers


@pytest.mark.rule("BB-R18")
def test_without_deck_and_discards_only_open_cards_can_be_taken() -> None:
    table = Table().deck("", rest_held_by=1).god_row("red blue - - -").helper(0, 6).play("trade godcard")
    assert table.offers("god") == ["blue", "red"]
    table.play("god red")
    assert table.open_gods == [None, "blue", None, None, None]
    table.play("trade godcard")
    assert table.of(0).hand == {"red": 1, "blue": 1}
    assert "trade godcard" not in table.answers


@pytest.mark.rule("BB-R18")
def test_the_row_is_filled_up_again_before_the_next_card_is_taken() -> None:
    table = Table().deck("", "green green", rest_held_by=1).god_row("red - - - -").helper(0, 2).play("trade godcard")
    assert table.open_gods == ["red", "green", "green", None, None]


@pytest.mark.rule("BB-8.4", "BB-R19")
def test_slot_twelve_takes_no_huts_while_a_person_lies_there() -> None:
    assert "trade movehut" not in Table().slot(0, 12, UP).helper(0, 2).answers
    assert "trade movehut" in Table().slot(0, 12, 0).helper(0, 2).answers


@pytest.mark.rule("BB-8.4")
def test_huts_on_the_map_do_not_move() -> None:
    table = Table().huts(0, "C_SE").helper(0, 2).play("trade movehut")
    assert table.of(0).regions == ["C_SE"]
    assert table.of(0).huts_on_board == 11
    assert table.of(0).slots[11] == 3


@pytest.mark.rule("BB-8.6")
def test_only_what_can_happen_is_for_sale() -> None:
    table = Table().deck("", rest_held_by=1).god_row("- - - - -")
    for number in range(1, 12):
        table.slot(0, number, 0)
    assert table.helper(0, 2).answers == ["trade vp", "trade offering", "trade material", "done"]
    assert "place helper" in table.die(0, 1).answers


@pytest.mark.rule("BB-R22")
def test_a_gain_is_always_taken_in_full() -> None:
    table = Table().people(0, "W09").helper(0, 1).play("slide W09")
    assert table.of(0).shells == CONTENT.tile_left[36 + 8] == 3
