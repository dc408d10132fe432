"""BB-16.1 to BB-16.7 and BB-16.13 to BB-16.16: tasks."""

from __future__ import annotations

from typing import Any

import pytest

from tatami.games.bora_bora import frames
from tatami.games.bora_bora.kinds import DOWN, REGIONS, UP
from tatami.games.bora_bora.rules.requirements import is_met, is_met_with_yellow
from tests.rules.bora_bora.table import CONTENT, GAME, SLOT_12, Table

DATA: dict[str, Any] = GAME.content_data()


def met(table: Table, task: str, seat: int = 0) -> bool:
    return is_met(table.state, seat, int(task[1:]) - 1)


def met_with_yellow(table: Table, task: str, seat: int = 0) -> bool:
    return is_met_with_yellow(table.state, seat, int(task[1:]) - 1)


# ---- BB-16.1 to BB-16.7: the step


@pytest.mark.rule("BB-16.1")
def test_in_the_new_order_everybody_deals_with_exactly_one_task() -> None:
    table = Table(2).order(1, 0).tasks(0, "T01 T02 T03").tasks(1, "T37 T38 T39").ask(frames.task_turns())
    assert (table.kind, table.state.seat) == ("task", 1)
    table.play("drop T37")
    assert (table.kind, table.state.seat) == ("task", 0)
    table.play("drop T02")
    assert (len(table.of(0).tasks), len(table.of(1).tasks)) == (2, 2)
    assert table.kind == "new_task"


@pytest.mark.rule("BB-16.2")
def test_six_vp_unaided_four_with_yellow() -> None:
    table = Table().people(0, "M01 W01").tasks(0, "T01 T02 T03").player(0, hand="yellow", offerings=1).task(0)
    assert table.answers == ["complete T01", "yellow T02", "yellow T03"]
    alone = table.copy().play("complete T01")
    assert (alone.of(0).vp, alone.of(0).done, alone.of(0).tasks) == (6, ["T01"], ["T02", "T03"])
    aided = table.play("yellow T02")
    assert (aided.of(0).vp, aided.of(0).done, aided.of(0).tasks) == (4, ["T02"], ["T01", "T03"])


@pytest.mark.rule("BB-16.3")
def test_who_completes_none_gives_one_up_for_nothing() -> None:
    table = Table().tasks(0, "T01 T02 T03").task(0)
    assert table.answers == ["drop T01", "drop T02", "drop T03"]
    table.play("drop T02")
    assert (table.of(0).vp, table.of(0).done, table.of(0).tasks) == (0, [], ["T01", "T03"])


@pytest.mark.rule("BB-16.3", "BB-R11")
def test_nobody_gives_up_a_task_while_he_can_complete_one_unaided() -> None:
    table = Table().people(0, "M01 W01 M04 M07").tasks(0, "T01 T17 T02").task(0)
    assert table.answers == ["complete T01", "complete T17"]


@pytest.mark.rule("BB-R11")
def test_yellow_alone_may_be_declined() -> None:
    table = Table().people(0, "M01").tasks(0, "T01 T37 T38").player(0, god_tiles=1).task(0)
    assert table.answers == ["yellow T01", "drop T01", "drop T37", "drop T38"]


@pytest.mark.rule("BB-16.4")
def test_conditions_are_minimums_and_nothing_is_handed_over() -> None:
    table = Table().player(0, shells=9, offerings=7, hand="red red red").tasks(0, "T32 T31 T13").task(0)
    table.play("complete T31")
    own = table.of(0)
    assert (own.shells, own.offerings, own.hand) == (9, 7, {"red": 3})


@pytest.mark.rule("BB-16.5")
def test_conditions_look_at_the_state_after_order_temple_and_jewelry() -> None:
    table = Table(2).status(3, 0).order(1, 0).people(0, "M01 W01").temple(0).player(0, shells=9, god_tiles=1)
    table.column(1, "J01 J02 J03 J04").tasks(0, "T05 T30 T04").phase_c().play("buy J01")
    assert table.kind == "task"
    assert table.offers("complete") == ["T05", "T30", "T04"]


@pytest.mark.rule("BB-16.6")
@pytest.mark.parametrize("round_number", [1, 6])
def test_then_everybody_takes_a_new_task_and_two_remain(round_number: int) -> None:
    table = Table(2).round(round_number).tasks(0, "T01 - T03").tasks(1, "- T05 T06").order(1, 0)
    table.state.task_row = [40, 41, 42, 43]
    table.ask(frames.new_task_turns())
    assert table.state.seat == 1
    table.play("new T42")
    assert table.of(1).tasks == ["T42", "T05", "T06"]
    assert table.offers("new") == ["T41", "T43", "T44"]
    table.play("new T44")
    assert table.of(0).tasks == ["T01", "T44", "T03"]
    assert not {40, 42} & set(table.state.task_row)


@pytest.mark.rule("BB-16.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_new_round_brings_new_displays_and_all_dice(seats: int) -> None:
    table = Table(seats).round(1).dice_on("helper", 4)
    state = table.state
    state.task_row = state.task_row[:2]
    state.people = [-1] * 12
    known = state.reveals
    table.ask(frames.end_round())
    assert state.reveals == known + 2  # the displays and the dice
    assert state.round == 2
    assert state.people == state.people_decks[0][6:12] + state.people_decks[1][6:12]
    assert len(state.task_row) == seats + 2
    assert state.placed == []
    assert 0 not in state.dice


@pytest.mark.rule("BB-16.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_stacks_last_six_rounds(seats: int) -> None:
    assert len(CONTENT.tile_type) // 2 == 6 * 6
    assert 2 * seats + 6 * (seats + 2) <= len(CONTENT.dark_tasks)


# ---- BB-16.13: yellow


@pytest.mark.rule("BB-16.13", "BB-E13")
def test_yellow_lowers_a_number_by_exactly_one() -> None:
    two_wood = Table().spaces(0, "a3").player(0, beside="wood")
    assert not met(two_wood, "T35")
    assert met_with_yellow(two_wood, "T35")
    assert not met_with_yellow(Table().spaces(0, "a3"), "T35")
    regions = REGIONS[:9]
    assert met(Table().huts(0, " ".join(regions)), "T09")
    assert met_with_yellow(Table().huts(0, " ".join(regions[:8])), "T09")
    assert not met_with_yellow(Table().huts(0, " ".join(regions[:7])), "T09")


@pytest.mark.rule("BB-E13")
def test_three_wood_with_two_and_yellow_pays_four() -> None:
    table = Table().spaces(0, "a3 b1").player(0, hand="yellow", offerings=1).tasks(0, "T35 T37 T38").task(0)
    assert table.play("yellow T35").of(0).vp == 4


@pytest.mark.rule("BB-16.13", "BB-R24")
@pytest.mark.parametrize("half", ["man", "first"])
def test_of_two_terms_either_is_waived(half: str) -> None:
    table = Table().order(1, 0)
    if half == "man":
        table.people(0, "M01")
    else:
        table.order(0, 1)
    assert not met(table, "T05")
    assert met_with_yellow(table, "T05")
    assert not met_with_yellow(Table().order(1, 0), "T05")


@pytest.mark.rule("BB-R12", "BB-16.13")
@pytest.mark.parametrize(
    ("task", "own", "works"),
    [
        ("T31", {"offerings": 3, "hand": "yellow"}, False),
        ("T31", {"offerings": 3, "god_tiles": 1}, True),
        ("T30", {"god_tiles": 1}, False),
        ("T30", {"god_tiles": 1, "hand": "yellow", "offerings": 1}, True),
        ("T15", {"hand": "yellow", "offerings": 1}, False),
        ("T15", {"hand": "yellow red red", "offerings": 1}, True),
        ("T07", {"hand": "red red yellow", "offerings": 1}, True),
        ("T07", {"hand": "red red", "offerings": 1}, False),
    ],
)
def test_pay_first_then_check_what_is_left(task: str, own: dict[str, object], works: bool) -> None:
    table = Table().tasks(0, f"{task} T37 T38")
    table.player(0, **own)  # type: ignore[arg-type]
    assert table.task(0).offers("yellow") == ([task] if works else [])


@pytest.mark.rule("BB-R12")
def test_only_payments_that_leave_the_task_complete() -> None:
    table = Table().tasks(0, "T30 T37 T38").player(0, god_tiles=1, hand="yellow", offerings=1).task(0)
    table.play("yellow T30")
    assert (table.of(0).god_tiles, table.of(0).hand) == (1, {})


@pytest.mark.rule("BB-13.9")
def test_one_yellow_per_task_and_only_where_it_is_needed() -> None:
    table = Table().people(0, "M01 W01").tasks(0, "T01 T37 T38").player(0, god_tiles=4).task(0)
    assert (table.of(0).done, table.of(0).vp, table.of(0).god_tiles) == (["T01"], 6, 4)


# ---- BB-16.14 to BB-16.16: the sixty tasks


@pytest.mark.rule("BB-16.14", "BB-R27")
def test_the_seven_light_tasks() -> None:
    light = [task for task in DATA["tasks"]["task"] if task["colour"] == "light"]
    assert [task["id"] for task in light] == ["T01", "T02", "T03", "T04", "T05", "T06", "T07"]
    assert [len(task["needs"]) for task in light] == [2, 2, 2, 2, 2, 1, 1]


@pytest.mark.rule("BB-16.15")
def test_the_kinds_of_dark_tasks() -> None:
    dark = [task["needs"][0] for task in DATA["tasks"]["task"] if task["colour"] == "dark"]
    kinds: dict[tuple[str, int, bool], int] = {}
    for need in dark:
        key = (need["what"], need["n"], "of" in need)
        kinds[key] = kinds.get(key, 0) + 1
    assert kinds == {
        ("priests", 3, False): 1,
        ("regions", 9, False): 1,
        ("islands", 5, False): 1,
        ("god_cards", 2, True): 5,
        ("god_colours", 4, False): 1,
        ("man_types", 3, False): 1,
        ("woman_types", 3, False): 1,
        ("jewelry_types", 3, False): 1,
        ("men", 4, False): 1,
        ("women", 4, False): 1,
        ("jewelry", 4, False): 1,
        ("buildings", 4, False): 1,
        ("jewelry", 2, True): 6,
        ("god_tiles", 2, False): 1,
        ("offerings", 4, False): 1,
        ("shells", 5, False): 1,
        ("materials", 3, True): 3,
        ("materials", 5, False): 1,
        ("regions", 3, True): 8,
        ("slot12", 4, False): 1,
        ("men_slid", 3, False): 1,
        ("women_slid", 3, False): 1,
        ("people_slid", 5, False): 1,
        ("people", 2, True): 12,
    }
    wanted = [(need["what"], need["of"]) for need in dark if "of" in need]
    assert len(set(wanted)) == len(wanted)


def just(task: str) -> tuple[Table, Table]:
    """A table that just fulfils a task, and one that just does not."""
    cases: dict[str, tuple[Table, Table]] = {
        "T01": (Table().people(0, "M01 W01"), Table().people(0, "M01 M02")),
        "T02": (Table().people(0, "W01").temple(0), Table().people(0, "W01").temple(1)),
        "T03": (Table().people(0, "M01").temple(0), Table().people(0, "W01").temple(0)),
        "T04": (Table().people(0, "W01").jewelry(0, "J09"), Table().people(0, "M01").jewelry(0, "J09")),
        "T05": (Table().people(0, "M01"), Table().people(0, "M01").order(1, 0)),
        "T06": (Table().huts(0, "N1 N2 S1"), Table().huts(0, "N1 N2")),
        "T07": (Table().player(0, hand="red red red"), Table().player(0, hand="red red blue blue")),
        "T08": (Table().temple(0, 0, 1, 0), Table().temple(0, 1, 1, 0)),
        "T10": (Table().huts(0, "C_SE N1 E1 S1 W1"), Table().huts(0, "C_SE C_SW N1 E1 S1 S2")),
        "T11": (Table().player(0, hand="blue blue"), Table().player(0, hand="blue red red")),
        "T16": (Table().player(0, hand="blue red green white"), Table().player(0, hand="blue red green green")),
        "T17": (Table().people(0, "M01 M04 M07"), Table().people(0, "M01 M02 M04 W07")),
        "T18": (Table().people(0, "W01 W04 W07+"), Table().people(0, "W01 W02 W04 M07")),
        "T19": (Table().jewelry(0, "J01 J05 J09"), Table().jewelry(0, "J01 J02 J05 J06")),
        "T20": (Table().people(0, "M01 M02 M03 M04"), Table().people(0, "M01 M02 M03 W01")),
        "T21": (Table().people(0, "W01 W02 W03 W04"), Table().people(0, "W01 W02 W03 M01")),
        "T22": (Table().jewelry(0, "J01 J02 J03 J04"), Table().jewelry(0, "J01 J02 J03")),
        "T24": (Table().jewelry(0, "J01 J04"), Table().jewelry(0, "J01 J05")),
        "T30": (Table().player(0, god_tiles=2), Table().player(0, god_tiles=1)),
        "T31": (Table().player(0, offerings=4), Table().player(0, offerings=3)),
        "T32": (Table().player(0, shells=5), Table().player(0, shells=4)),
        "T33": (Table().spaces(0, "a1 a4 b2"), Table().spaces(0, "a1 a4 a2 a3")),
        "T36": (Table().spaces(0, "a1 a2 a3 b1").player(0, beside="sand"), Table().spaces(0, "a1 a2 a3 b1")),
        "T38": (Table().huts(0, "C_SW N1 W1"), Table().huts(0, "C_SW N1 W2")),
        "T41": (Table().huts(0, "C_NW C_NE C_SW"), Table().huts(0, "C_NW C_NE C_SE")),
        "T45": (Table().slot(0, SLOT_12 + 1, 4), Table().slot(0, SLOT_12 + 1, 3)),
        "T46": (Table().people(0, "M01+ M02+ M03+"), Table().people(0, "M01+ M02+ M03 W01+")),
        "T47": (Table().people(0, "W01+ W02+ W03+"), Table().people(0, "W01+ W02+ W03 M01+")),
        "T48": (Table().people(0, "W01+ W02+ M03+ M04+ M05+"), Table().people(0, "W01+ W02+ M03+ M04+ M05")),
        "T49": (Table().people(0, "M01 W02"), Table().people(0, "M01 W04")),
        "T60": (Table().people(0, "W34 W35"), Table().people(0, "W34 W33")),
    }
    return cases[task]


@pytest.mark.rule("BB-16.14", "BB-16.15")
@pytest.mark.parametrize(
    "task",
    [f"T{n:02}" for n in (*range(1, 9), 10, 11, *range(16, 23), 24, *range(30, 34), 36, 38, 41, *range(45, 50), 60)],
)
def test_each_kind_of_condition(task: str) -> None:
    fulfilled, short = just(task)
    assert met(fulfilled, task)
    assert not met(short, task)
    assert not met(fulfilled, task, seat=1)


@pytest.mark.rule("BB-R17")
def test_four_building_tiles_means_built_ones() -> None:
    assert not met(Table(), "T23")
    four = Table().spaces(0, "", b1="a1-a2", b2="a3-a4", b3="b1-b2", b4="b3-b4")
    assert met(four, "T23")
    assert not met(Table().spaces(0, "", b1="a1-a2", b2="a3-a4", b3="b1-b2"), "T23")


@pytest.mark.rule("BB-16.16", "BB-E18")
def test_pushed_huts_count_for_tasks() -> None:
    table = Table().huts(0, "C_SE N2", pushed="W2").huts(1, "W2").tasks(0, "T37 T38 T39").task(0)
    assert table.of(0).done == ["T37"]
    assert table.of(0).vp == 6


@pytest.mark.rule("BB-16.16")
def test_different_means_different_types() -> None:
    assert not met(Table().people(0, "M01 M02 M03 M04"), "T17")
    assert met(Table().people(0, "M01 M04 M07"), "T17")
    assert not met(Table().jewelry(0, "J01 J02 J03"), "T19")


@pytest.mark.rule("BB-16.15", "BB-R19")
def test_a_person_on_slot_12_is_no_hut_there() -> None:
    assert not met(Table().slot(0, 12, UP), "T45")
    assert not met_with_yellow(Table().slot(0, 12, DOWN + 40), "T45")
    assert not met(Table().slot(0, 12, 3), "T45")
    assert met(Table().slot(0, 12, 4), "T45")


def progress(table: Table) -> list[Any]:
    """How far the tasks of player 0 are, as he sees it."""
    view: Any = table.state.view(0)
    told: list[Any] = view["table"]["players"][0]["progress"]
    return told


@pytest.mark.rule("BB-16.4")
def test_a_view_tells_how_much_there_is_of_every_term() -> None:
    table = Table().people(0, "M01 M04").tasks(0, "T01 T20 -").task(0)
    assert progress(table) == [{"have": [2, 0], "met": False}, {"have": [2], "met": False}, None]
    table.people(0, "M01 W01")
    assert progress(table) == [{"have": [1, 1], "met": True}, {"have": [1], "met": False}, None]


def test_every_term_of_every_task_is_counted_in_views_as_the_rules_count_it() -> None:
    """What is met in the rules is met in the view, and the amounts in the view are those the content asks for."""
    table = Table().people(0, "M01 M04 W01 W02").jewelry(0, "J01 J02").player(0, hand="blue blue red", offerings=4)
    table.task(0)
    for task, facts in enumerate(DATA["tasks"]["task"]):
        (seen, *_) = progress(table.tasks(0, facts["id"]))
        assert len(seen["have"]) == len(facts["needs"])
        enough = all(have >= need["n"] for have, need in zip(seen["have"], facts["needs"], strict=True))
        assert seen["met"] == enough == is_met(table.state, 0, task)
