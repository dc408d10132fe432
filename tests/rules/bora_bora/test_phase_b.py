"""BB-14: men and women in phase B."""

from __future__ import annotations

import pytest

from tatami.games.bora_bora.kinds import TYPES
from tatami.games.bora_bora.rules.people import strength
from tests.rules.bora_bora.table import CONTENT, Table


@pytest.mark.rule("BB-14.1")
@pytest.mark.parametrize("first", ["man", "woman"])
def test_one_type_of_men_and_one_of_women_in_either_order(first: str) -> None:
    second = "woman" if first == "man" else "man"
    table = Table().people(0, "M22 M28 W22 W28").phase_b(0)
    table.play(f"use {first} vp")
    assert table.answers == [f"use {second} vp", f"use {second} offering", "done"]
    table.play(f"use {second} offering")
    assert table.answers == []
    assert (table.of(0).vp, table.of(0).offerings) == (2, 1)


@pytest.mark.rule("BB-14.1")
def test_each_may_be_skipped() -> None:
    assert Table().people(0, "M22 W22").phase_b(0).play("done").of(0).vp == 0
    assert Table().people(0, "M22 W22").phase_b(0).play("use man vp", "done").of(0).vp == 2


@pytest.mark.rule("BB-14.1", "BB-R21")
def test_each_player_completes_his_turn_before_the_next() -> None:
    table = Table(2).order(1, 0).status(0, 0, order=[1, 0]).people(0, "M22 W22").people(1, "M23 W23")
    table.all_phase_b().play("use man vp")
    assert table.state.seat == 1
    table.play("use woman vp")
    assert table.state.seat == 0


@pytest.mark.rule("BB-R33")
def test_fewer_status_tiles_may_be_used_than_there_are() -> None:
    """Round 5: one step of two leaves seat 0 behind seat 1, last for round 6."""
    table = Table(2).order(0, 1).status(0, 2).people(0, tiles_of("status", 2)).phase_b(0).play("use man status")
    assert (table.kind, table.answers) == ("combine", ["combine 1", "combine 2"])
    fewer, all_of_them = table.copy().play("combine 1"), table.play("combine 2")
    assert (fewer.of(0).status, fewer.state.status_order) == (1, [1, 0])
    assert (all_of_them.of(0).status, all_of_them.state.status_order) == (2, [0, 1])


@pytest.mark.rule("BB-R33")
def test_a_single_status_tile_and_a_track_that_ends_leave_nothing_to_choose() -> None:
    assert Table().people(0, tiles_of("status", 1)).phase_b(0).play("use man status").of(0).status == 1
    last = Table().state.content.status_last
    table = Table(2).status(last - 1, 0).people(0, tiles_of("status", 3)).phase_b(0).play("use man status")
    assert table.of(0).status == last


@pytest.mark.rule("BB-R33", "BB-13.8")
def test_green_doubles_as_many_status_tiles_as_are_used() -> None:
    table = Table().people(0, tiles_of("status", 2)).player(0, hand="green", offerings=1).phase_b(0)
    table.play("double man status")
    while table.kind != "combine":
        table.play(table.answers[0])
    assert table.copy().play("combine 1").of(0).status == 2
    assert table.play("combine 2").of(0).status == 4


@pytest.mark.rule("BB-R33")
@pytest.mark.parametrize("name", ["vp", "offering", "shell", "material", "godcard"])
def test_of_everything_else_all_tiles_act(name: str) -> None:
    assert Table().people(0, tiles_of(name, 2)).phase_b(0).play(f"use man {name}").kind != "combine"


@pytest.mark.rule("BB-14.2", "BB-E9")
def test_dans_two_trackers_expand_once_over_a_path_of_four() -> None:
    table = Table(4).huts(0, "C_SE").people(0, "M01+ M02").phase_b(0)
    table.play("use man land")
    assert table.offers("settle") == ["C_NE", "C_SW"]
    table.play("settle C_NE", "hut 3")
    assert table.answers == []


@pytest.mark.rule("BB-14.2", "BB-E9")
def test_a_woman_tracker_expands_separately_and_not_by_force() -> None:
    table = Table(4).huts(0, "C_SE").people(0, "M01+ M02 W01").phase_b(0)
    table.play("use man land", "settle C_NE", "hut 4")
    assert table.answers == ["use woman land", "done"]
    table.play("use woman land")
    assert table.kind == "choose_hut"  # only C_SW is within two


@pytest.mark.rule("BB-14.2")
def test_men_and_women_never_combine() -> None:
    table = Table(4).huts(0, "C_SE").people(0, "M01 W01").phase_b(0).play("use man land")
    assert table.kind == "choose_hut"
    table.play("hut 3", "put a1")
    assert table.of(0).regions == ["C_SW", "C_SE"]


@pytest.mark.rule("BB-14.3")
def test_tiles_work_up_or_down_every_round() -> None:
    table = Table().people(0, "M22+ W22")
    for _ in range(3):
        table.phase_b(0).play("use man vp", "use woman vp")
    assert table.of(0).vp == 12
    assert table.of(0).people == {"M22": "down", "W22": "up"}


STRENGTHS = {
    "land": (2, 4, 6),
    "water": (2, 4, 6),
    "woman": (3, 6, 6),
    "man": (3, 6, 6),
    "build": (3, 6, 6),
    "material": (1, 2, 3),
    "movehut": (1, 2, 3),
    "vp": (2, 4, 6),
    "godcard": (1, 2, 3),
    "offering": (1, 2, 3),
    "status": (1, 2, 3),
    "shell": (1, 2, 3),
}


@pytest.mark.rule("BB-14.4", "BB-E15")
@pytest.mark.parametrize("name", TYPES)
def test_strength_by_number_of_equal_tiles(name: str) -> None:
    state = Table().state
    kind = TYPES.index(name)
    assert tuple(strength(state, kind, n, False) for n in (1, 2, 3)) == STRENGTHS[name]
    doubled = tuple(strength(state, kind, n, True) for n in (1, 2, 3))
    capped = name in ("land", "water", "woman", "man", "build")
    assert doubled == tuple(min(6, 2 * n) if capped else 2 * n for n in STRENGTHS[name])


def tiles_of(name: str, count: int) -> str:
    first = 1 + 3 * TYPES.index(name)
    return " ".join(f"M{first + n:02}" for n in range(count))


@pytest.mark.rule("BB-14.4", "BB-E15")
@pytest.mark.parametrize("count", [1, 2, 3])
@pytest.mark.parametrize("name", ["vp", "offering", "status", "shell"])
def test_plain_gains(name: str, count: int) -> None:
    table = Table().people(0, tiles_of(name, count)).phase_b(0).play(f"use man {name}")
    if name == "status" and count > 1:
        table.play(f"combine {count}")
    own = table.of(0)
    got = {"vp": own.vp, "offering": own.offerings, "status": own.status, "shell": own.shells}
    assert {key: n for key, n in got.items() if n} == {name: STRENGTHS[name][count - 1]}


@pytest.mark.rule("BB-14.4", "BB-E15")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_materials_of_different_kinds(count: int) -> None:
    table = Table().people(0, tiles_of("material", count)).phase_b(0).play("use man material")
    for kind, space in [("sand", "a1"), ("wood", "a3"), ("sand", "a4")][:count]:
        table.play(f"choose {kind}", f"put {space}")
    assert len(table.of(0).materials) == count
    assert table.answers == []


@pytest.mark.rule("BB-14.4", "BB-E15")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_god_cards_one_by_one(count: int) -> None:
    table = Table().people(0, tiles_of("godcard", count)).phase_b(0).play("use man godcard")
    table.play(*["god deck"] * count)
    assert table.of(0).hand == {"red": count}
    assert table.answers == []


@pytest.mark.rule("BB-14.4", "BB-E15")
@pytest.mark.parametrize(("count", "positions"), [(1, 3), (2, 6), (3, 6)])
@pytest.mark.parametrize("name", ["man", "woman"])
def test_taking_people_from_three_or_all_positions(name: str, count: int, positions: int) -> None:
    table = Table().people(0, tiles_of(name, count)).slot(0, 9, 0).phase_b(0).play(f"use man {name}")
    assert table.offers("take") == [f"{name} {n}" for n in range(1, positions + 1)]


@pytest.mark.rule("BB-14.4", "BB-R22")
def test_move_up_to_so_many_huts_as_far_as_wanted() -> None:
    table = Table().people(0, tiles_of("movehut", 3)).phase_b(0).play("use man movehut")
    assert table.of(0).slots[11] == 3
    assert table.answers == ["move hut", "done"]
    assert table.copy().play("done").of(0).slots[11] == 3
    assert table.play("move hut", "move hut").of(0).slots[11] == 5
    assert table.answers == []


@pytest.mark.rule("BB-R22")
def test_with_fewer_huts_as_many_as_possible_are_moved() -> None:
    table = Table().people(0, tiles_of("movehut", 3))
    for number in range(5, 12):
        table.slot(0, number, 0)
    table.phase_b(0).play("use man movehut")
    assert table.of(0).slots[11] == 3
    assert table.answers == []


@pytest.mark.rule("BB-14.5")
def test_the_actions_follow_the_rules_of_phase_a_without_a_die() -> None:
    table = Table(2).dice_on("land_water", 1).huts(0, "C_SE").huts(1, "C_SW").people(0, "M01")
    table.player(0, hand="white blue", offerings=2).phase_b(0).play("use man land")
    assert "play white" not in table.answers
    table.play("hut 3", "put a1")
    assert table.of(1).on_space == []
    assert table.on("land_water") == [1]
    build = Table().round(5).people(0, "M13").spaces(0, "a1 a2").phase_b(0).play("use man build", "build 2")
    assert build.of(0).vp == 4
    assert build.kind == "fire_bonus"


@pytest.mark.rule("BB-14.6", "BB-R10")
def test_the_extra_is_another_group_of_a_sex_already_activated() -> None:
    table = Table().people(0, "M22 M28 W22 W28").player(0, hand="green", offerings=1).phase_b(0)
    assert table.offers("extra") == []
    table.play("use man vp")
    assert table.offers("extra") == ["man offering"]
    table.play("use woman vp")
    assert table.offers("extra") == ["man offering", "woman offering"]
    table.play("extra man offering")
    assert table.of(0).offerings == 1  # the one paid for green came back
    assert table.answers == []


@pytest.mark.rule("BB-R10")
def test_the_same_type_of_the_other_sex_is_a_different_group() -> None:
    table = Table().people(0, "M22 M28 W22 W28").player(0, hand="green", offerings=1).phase_b(0)
    table.play("use man vp", "use woman offering")
    assert set(table.offers("extra")) == {"man offering", "woman vp"}
    table.play("extra woman vp")
    assert table.of(0).vp == 4


@pytest.mark.rule("BB-14.6")
def test_the_extra_may_come_between_the_regular_ones_and_is_not_doubled() -> None:
    table = Table().people(0, "M22 M28 W22").player(0, hand="green green green", offerings=3).phase_b(0)
    table.play("use man vp", "extra man offering", "pay card")
    assert table.answers == ["use woman vp", "done"]


@pytest.mark.rule("BB-14.7", "BB-E12")
def test_dan_gains_green_and_plays_it_in_the_same_turn() -> None:
    table = Table(4).huts(0, "C_SE").people(0, "W01 W02 M25 W10").player(0, offerings=1)
    table.god_row("green red red red red").phase_b(0)
    table.play("use woman land", "settle C_NE", "hut 5", "use man godcard", "god green")
    assert table.offers("extra") == ["woman man"]
    table.play("extra woman man")
    assert table.offers("take") == ["man 1", "man 2", "man 3"]
    table.play("take man 1")
    assert "M22" in table.of(0).people
    table.player(0, god_tiles=1)
    assert table.offers("extra") == []


@pytest.mark.rule("BB-14.7", "BB-R9")
def test_a_tile_taken_this_turn_can_be_used_this_turn() -> None:
    table = Table().people(0, "W10").slot(0, 2, 0).men("M22 M23 M24 - - -").phase_b(0)
    table.play("use woman man", "take man 1")
    assert table.answers == ["use man vp", "done"]
    table.play("use man vp")
    assert table.of(0).vp == 2


@pytest.mark.rule("BB-14.7")
def test_it_adds_to_the_count_of_its_type() -> None:
    table = Table().people(0, "W10 M22").slot(0, 3, 0).men("M23 - - - - -").phase_b(0)
    table.play("use woman man", "use man vp")
    assert table.of(0).vp == 4


@pytest.mark.rule("BB-14.8")
@pytest.mark.parametrize(
    ("tile", "what"),
    [("M01", "land"), ("M04", "water"), ("M07", "woman"), ("M10", "man"), ("M13", "build"), ("M25", "godcard")],
)
def test_what_cannot_be_done_cannot_be_activated(tile: str, what: str) -> None:
    table = Table().people(0, tile).deck("", rest_held_by=1).god_row("- - - - -").phase_b(0)
    assert f"use man {what}" not in table.answers


@pytest.mark.rule("BB-14.8")
def test_no_hut_to_move() -> None:
    table = Table().people(0, "M19")
    for number in range(2, 12):
        table.slot(0, number, 0)
    assert "use man movehut" not in table.phase_b(0).answers


@pytest.mark.rule("BB-14.8", "BB-13.4")
def test_with_the_double_the_doubled_strength_decides() -> None:
    table = Table().people(0, "M10").slot(0, 2, 0).men("- - - M22 M23 -").player(0, god_tiles=1).phase_b(0)
    assert table.answers == ["double man man", "done"]
    table.play("double man man")
    assert table.offers("take") == ["man 4", "man 5"]


@pytest.mark.rule("BB-13.4", "BB-13.8")
def test_a_strength_of_six_is_not_doubled() -> None:
    table = Table().people(0, "M10 M11 M22").slot(0, 4, 0).player(0, god_tiles=1).phase_b(0)
    assert table.offers("double") == ["man vp"]
    assert len(CONTENT.strength) == 12


@pytest.mark.rule("BB-13.4", "BB-14.8")
def test_an_expansion_is_doubled_only_where_that_leads_somewhere_new() -> None:
    table = Table(4).huts(0, "W1").people(0, "M01 M04").player(0, god_tiles=1).phase_b(0)
    assert table.answers == ["use man land", "double man water", "done"]  # land to W2 over 1, water to C_NW over 4


@pytest.mark.rule("BB-13.4")
def test_taking_and_building_are_doubled_only_where_that_reaches_more() -> None:
    table = Table().people(0, "M07 M10 M13").slot(0, 9, 0).men("M22 M23 M24 - - -").women("W22 - - W23 - -")
    table.player(0, god_tiles=1).spaces(0, "c1 c2", b4="a1-a2", b5="a3-a4", b6="b3-b4").phase_b(0)
    assert table.offers("use") == ["man woman", "man man", "man build"]
    assert table.offers("double") == ["man woman"]


@pytest.mark.rule("BB-13.8", "BB-14.1")
def test_a_doubled_tracker_is_paid_for_and_the_other_sex_is_still_free() -> None:
    table = Table(4).huts(0, "C_SE").people(0, "M01 W01").player(0, hand="green", god_tiles=1, offerings=1).phase_b(0)
    table.play("double man land", "pay card")
    assert table.offers("settle") == ["C_NE", "C_SW"]
    table.play("settle C_NE", "hut 3", "decline")
    assert table.of(0).hand == {}
    assert table.answers == ["use woman land", "done"]


@pytest.mark.rule("BB-14.1")
def test_what_the_women_have_done_leaves_the_men_free() -> None:
    table = Table(4).huts(0, "C_SE").people(0, "M01 W22").phase_b(0).play("use woman vp")
    assert table.answers == ["use man land", "done"]


@pytest.mark.rule("BB-R23")
def test_doubling_is_declared_when_the_activation_starts() -> None:
    table = Table().people(0, "M25 M22").player(0, offerings=1).god_row("green red red red red").phase_b(0)
    table.play("use man godcard", "god green")
    assert table.offers("double") == []
    assert table.offers("extra") == ["man vp"]
