"""BB-16.8 to BB-16.12: the final tasks, final scoring and the winner."""

from __future__ import annotations

import pytest

from tatami.games.bora_bora import frames
from tatami.games.bora_bora.kinds import FROM_FISHING, REGIONS, SOURCE_COUNT
from tests.rules.bora_bora.table import CONTENT, Table

ALL_PEOPLE = "M01 M02 M03 M04 M05 M06 W01 W02 W03 W04 W05 W06"


@pytest.mark.rule("BB-16.8")
def test_after_round_six_in_turn_order_three_tasks_each() -> None:
    table = Table(2).round(6).order(1, 0).tasks(0, "T01 T02 T03").tasks(1, "T04 T05 T06").ask(frames.end_round())
    seats = []
    while not table.state.over:
        seats.append(table.state.seat)
        table.play(table.answers[0])
    assert seats == [1, 1, 0, 0]  # the last task of each leaves no choice
    assert (table.of(0).tasks, table.of(1).tasks) == ([], [])
    assert table.state.over


@pytest.mark.rule("BB-16.8", "BB-E14")
def test_three_yellows_for_three_final_tasks() -> None:
    table = Table().people(0, "M01 M04 M07 W01 W04 W07").tasks(0, "T20 T21 T36").spaces(0, "a1 a2 a3 a4")
    table.player(0, hand="yellow yellow yellow", offerings=3).final_tasks(0)
    for task in ("T21", "T20", "T36"):
        if table.kind == "task":
            table.play(f"yellow {task}")
        if table.kind == "pay_god":
            table.play("pay card")
    own = table.of(0)
    assert own.vp == 12
    assert len(own.done) == 3
    assert (own.hand, own.offerings) == ({}, 0)


@pytest.mark.rule("BB-16.8")
def test_in_any_order_and_what_is_spent_is_gone() -> None:
    table = Table().tasks(0, "T31 T32 T37").player(0, offerings=4, shells=4, hand="yellow").final_tasks(0)
    assert table.answers == ["complete T31", "yellow T32", "drop T32", "drop T37"]
    late = table.copy().play("yellow T32")
    assert "complete T31" not in late.answers
    assert table.play("complete T31", "yellow T32").of(0).vp == 10


@pytest.mark.rule("BB-16.8")
def test_a_task_handled_without_success_is_out_and_does_not_count() -> None:
    table = Table().tasks(0, "T37 T38 T39").done(0, 6).final_tasks(0)
    table.play("drop T38", "drop T37")
    assert table.of(0).tasks == []
    assert len(table.of(0).done) == 6
    assert table.state.score_sheet()[0]["bonus_tasks"] == 0


@pytest.mark.rule("BB-16.8")
def test_a_final_task_that_can_be_completed_may_not_be_dropped() -> None:
    table = Table().tasks(0, "T31 T37 T38").player(0, offerings=4).final_tasks(0)
    assert table.answers == ["complete T31", "drop T37", "drop T38"]


def sheet(table: Table, seat: int = 0) -> dict[str, int]:
    return {key: n for key, n in table.state.score_sheet()[seat].items() if n}


@pytest.mark.rule("BB-16.9")
def test_two_vp_for_every_unused_god_tile() -> None:
    assert sheet(Table().player(0, god_tiles=3)) == {"god_tiles": 6, "total": 6}


@pytest.mark.rule("BB-16.9", "BB-6.3")
def test_fish_tiles_of_regions_with_his_hut_on_the_building_space() -> None:
    table = Table().fish("N1", "F03").fish("N2", "F12").huts(0, "N1", pushed="N2").huts(1, "N2")
    assert sheet(table) == {"fish": 6, "total": 6}
    assert sheet(table, 1) == {"fish": 5, "total": 5}


@pytest.mark.rule("BB-16.9")
def test_the_vp_of_jewelry() -> None:
    assert sheet(Table().jewelry(0, "J01 J04")) == {"jewelry": 10, "total": 10}


@pytest.mark.rule("BB-16.10")
def test_nine_tasks() -> None:
    assert "bonus_tasks" not in sheet(Table().done(0, 8))
    assert sheet(Table().done(0, 9)) == {"bonus_tasks": 6, "total": 6}


@pytest.mark.rule("BB-16.10")
def test_six_jewelry_tiles() -> None:
    assert "bonus_jewelry" not in sheet(Table().jewelry(0, "J01 J05 J13 J17 J02"))
    assert sheet(Table().jewelry(0, "J01 J05 J13 J17 J02 J06"))["bonus_jewelry"] == 6


@pytest.mark.rule("BB-16.10", "BB-R31")
def test_all_spaces_covered_by_materials_or_buildings() -> None:
    table = Table().spaces(0, "a1 a2 a3 a4 b1 b2 b3 b4 c1 c2 c3", b1="a1-a2")
    assert "bonus_spaces" not in sheet(table)
    assert sheet(table.spaces(0, "c4")) == {"bonus_spaces": 6, "total": 6}


@pytest.mark.rule("BB-16.10")
def test_all_six_buildings() -> None:
    five = {"b1": "a1-a2", "b2": "a3-a4", "b3": "b1-b2", "b4": "b3-b4", "b5": "c1-c2"}
    assert "bonus_buildings" not in sheet(Table().spaces(0, "", **five))
    assert sheet(Table().spaces(0, "", **five, b6="c3-c4")) == {"bonus_buildings": 6, "bonus_spaces": 6, "total": 12}


@pytest.mark.rule("BB-16.10")
def test_huts_in_all_regions() -> None:
    assert "bonus_regions" not in sheet(Table().huts(0, "", pushed=" ".join(REGIONS[:11])))
    assert sheet(Table().huts(0, "", pushed=" ".join(REGIONS))) == {"bonus_regions": 6, "total": 6}


@pytest.mark.rule("BB-16.10")
def test_twelve_people() -> None:
    assert "bonus_people" not in sheet(Table().people(0, ALL_PEOPLE[:-4]))
    assert sheet(Table().people(0, ALL_PEOPLE)) == {"bonus_people": 6, "total": 6}


@pytest.mark.rule("BB-16.11")
def test_left_over_things_bring_nothing() -> None:
    table = Table().player(0, offerings=9, shells=9, hand="red red blue", beside="sand wood").spaces(0, "a1 a2")
    assert sheet(table) == {}


@pytest.mark.rule("BB-16.12")
def test_most_vp_win_and_a_tie_goes_to_the_earlier_in_turn_order() -> None:
    table = Table(3).order(2, 0, 1)
    for seat, vp in ((0, 7), (1, 9), (2, 7)):
        table.state.points[seat * SOURCE_COUNT + FROM_FISHING] = vp
    assert table.state.ranking() == [1, 2, 0]


@pytest.mark.rule("BB-R28")
def test_scores_go_on_above_one_hundred() -> None:
    table = Table()
    table.state.points[FROM_FISHING] = 99
    table.die(0, 1).play("place fishing")
    assert table.of(0).vp == 101


def test_the_final_tasks_end_the_game() -> None:
    table = Table(2).round(6).tasks(0, "T37 T38 T39").tasks(1, "T37 T38 T39").ask(frames.final_tasks())
    table.play("drop T37", "drop T38", "drop T37", "drop T38")
    assert table.state.over
    assert CONTENT.task_vp == 6
