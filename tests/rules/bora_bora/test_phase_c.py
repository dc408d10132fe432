"""BB-15: status track and jewelry."""

from __future__ import annotations

import pytest

from tatami.games.bora_bora.rules.status import advance_status
from tests.rules.bora_bora.table import CONTENT, Table


@pytest.mark.rule("BB-15.1", "BB-8.5", "BB-R14")
def test_a_marker_lands_on_top_of_the_stack() -> None:
    state = Table(4).status(2, 3, 0, 3, order=[1, 3, 0, 2]).state
    advance_status(state, 0, 1)
    assert state.status_order == [0, 1, 3, 2]
    advance_status(state, 2, 3)
    assert state.status_order == [2, 0, 1, 3]
    advance_status(state, 3, 1)
    assert state.status_order == [3, 2, 0, 1]


@pytest.mark.rule("BB-15.1", "BB-R16")
def test_it_stops_on_the_last_space() -> None:
    last = CONTENT.status_last
    state = Table(2).status(last - 1, last, order=[1, 0]).state
    advance_status(state, 0, 5)
    assert state.status == [last, last]
    assert state.status_order == [0, 1]
    advance_status(state, 1, 1)
    assert state.status_order == [0, 1]


@pytest.mark.rule("BB-15.1")
def test_a_gain_of_nothing_leaves_the_stack_as_it_is() -> None:
    state = Table(2).status(2, 2, order=[1, 0]).state
    advance_status(state, 0, 0)
    assert state.status_order == [1, 0]


@pytest.mark.rule("BB-15.2")
def test_everybody_scores_the_number_above_his_marker() -> None:
    table = Table(3).status(0, 5, CONTENT.status_last).player(0, shells=9).phase_c()
    assert [table.of(seat).vp for seat in range(3)] == [0, 4, 15]


@pytest.mark.rule("BB-15.3", "BB-R14")
def test_the_new_turn_order_and_one_stack_on_step_zero() -> None:
    table = Table(4).status(1, 4, 4, 0, order=[2, 1, 0, 3]).player(2, shells=9).phase_c()
    assert table.state.order == [2, 1, 0, 3]
    assert table.state.status == [0, 0, 0, 0]
    assert table.state.status_order == [2, 1, 0, 3]


@pytest.mark.rule("BB-15.6")
def test_in_the_new_order_one_tile_each_for_shells_or_none() -> None:
    table = Table(2).status(0, 1).column(1, "J01 J02 J03 J04").player(0, shells=4).player(1, shells=6).phase_c()
    assert table.state.seat == 1
    assert table.offers("buy") == ["J01", "J02", "J03", "J04"]
    table.play("buy J03")
    assert (table.of(1).shells, table.of(1).jewelry) == (2, ["J03"])
    assert table.state.seat == 0
    assert table.answers == ["buy J01", "buy J02", "pass"]
    table.play("pass")
    assert table.of(0).jewelry == []


@pytest.mark.rule("BB-15.6")
def test_only_the_column_of_the_round_is_for_sale() -> None:
    table = Table(2).round(2).column(2, "J05 J06 J07 J08").player(0, shells=9).jewelry_step()
    assert table.offers("buy") == ["J05", "J06", "J07", "J08"]


@pytest.mark.rule("BB-15.6")
def test_who_cannot_buy_is_not_asked() -> None:
    table = Table(2).column(1, "J02 J03 J04 J06").player(0, shells=1).player(1, shells=2).jewelry_step()
    assert (table.state.seat, table.answers) == (1, ["buy J06", "pass"])


@pytest.mark.rule("BB-15.7")
def test_unsold_tiles_are_discarded_and_vp_count_at_the_end() -> None:
    table = Table(2).column(1, "J01 J02 J03 J04").player(0, shells=6).jewelry_step().play("buy J04")
    assert table.state.jewelry_grid[:4] == [-1, -1, -1, -1]
    assert -1 not in table.state.jewelry_grid[4:]
    assert table.of(0).vp == 0
    assert table.state.score_sheet()[0]["jewelry"] == 9
