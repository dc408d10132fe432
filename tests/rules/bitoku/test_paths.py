"""BT-9: movement points on the bitoku path and on the paths of wisdom."""

from __future__ import annotations

import itertools

import pytest

from tests.rules.bitoku.table import CONTENT, Table, printed


def walker(mp: int = 1, *spaces: str, awake: int = 0, seats: int = 2) -> Table:
    """Seat 0 has pilgrims on the way and movement points to spend."""
    return Table(seats).player(0, awake=awake).walking(0, *spaces).does(0, {"mp": mp})


def test_each_movement_point_is_spent_by_itself() -> None:
    """BT-9.1: different uses one after the other; what one triggers comes before the next; the rest may lapse."""
    table = Table().player(0, awake=1).path(0, "rei").walking(0, "P.m1").torii("P.m1", "TA1").does(0, {"mp": 4})
    assert table.answers == ["step", "start P.s", "move P.m1", "enter P.m1.1", "enter P.m1.2", "done"]
    table.play("step")
    assert table.asks == "0 look"
    table.play("done")
    assert table.asks == "0 spend_mp"
    table.play("enter P.m1.1")
    assert table.asks == "0 choose_good"
    table.play("gain wood", "gain wood", "start P.s")
    assert table.of(0).walking == {"P.s": 1}
    assert table.play("done").asks == "1 basic_action"
    assert table.of(0).walking == {"P.s": 1}


def test_unspent_points_are_lost() -> None:
    """BT-9.1: nothing to spend them on, or stopped: the turn ends."""
    assert walker(3).asks == "1 basic_action"
    assert walker(3, "P.s").play("move P.s", "done").asks == "1 basic_action"


def test_a_step_on_the_bitoku_path_visits_the_next_card() -> None:
    """BT-9.2, BT-9.3: its points and its effect at once; one card a point, in the order of the path."""
    table = Table().player(0, awake=0).path(0, "chugi gi", 0).does(0, {"mp": 1})
    assert table.answers == ["step", "done"]
    table.play("step")
    assert (table.of(0).points, table.of(0).visited, table.of(0).goods) == (1, 1, {"am1": 1})
    table = Table().player(0, awake=0).path(0, "chugi gi", 1).does(0, {"mp": 1}).play("step")
    assert (table.of(0).points, table.of(0).visited) == (3, 2)
    table = Table().player(0, awake=0).path(0, "chugi gi", 2).does(0, {"mp": 1})
    assert table.asks == "1 basic_action"


def test_without_bitoku_cards_there_is_nothing_to_step_on() -> None:
    """BT-E24, BT-9.2: no card, no step."""
    assert "step" not in walker(1, "P.s", awake=1).answers


def test_a_pilgrimage_starts_at_the_start_of_any_path() -> None:
    """BT-9.4: an awake pilgrim; any number may be under way; with more players there are two paths."""
    table = walker(3, awake=2, seats=3)
    assert table.answers == ["start P.s", "start Q.s", "done"]
    table.play("start Q.s", "start Q.s")
    assert table.of(0).walking == {"Q.s": 2}
    assert table.of(0).awake == 0
    assert table.answers == ["move Q.s", "done"]
    assert walker(1, awake=1).answers == ["start P.s", "done"]


def test_a_torii_reached_is_a_place_to_start() -> None:
    """BT-9.4, BT-R10, BT-E12: the junction of a torii where an own pilgrim stands, or the start; of no other torii."""
    table = Table().player(0, awake=1).arrived(0, "P.m1.2").arrived(1, "P.m3.1").does(0, {"mp": 1})
    assert table.answers == ["start P.s", "start P.m1", "done"]
    assert table.play("start P.m1").of(0).walking == {"P.m1": 1}


def test_an_enlightenment_space_is_no_place_to_start() -> None:
    """BT-9.4: only torii open a shortcut."""
    table = Table().player(0, awake=1).arrived(0, "P.m2.1").does(0, {"mp": 1})
    assert table.answers == ["start P.s", "done"]


def test_a_pilgrim_moves_one_space_forward() -> None:
    """BT-9.5: never back, and at the end of the path not at all."""
    table = walker(2, "P.s")
    assert table.answers == ["move P.s", "done"]
    table.play("move P.s")
    assert table.of(0).walking == {"P.m1": 1}
    assert "move P.m1" in table.answers
    table = Table().player(0, awake=0).arrived(0, "P.m7.1").walking(0, "P.m7").does(0, {"mp": 1})
    assert table.asks == "1 basic_action"


@pytest.mark.parametrize("path", ["P", "Q"])
def test_a_pilgrim_walks_the_whole_path(path: str) -> None:
    """BT-9.5, BT-3.1: from the start over every main space to the last one, on either path; a point for each."""
    spaces = [f"{path}.{space}" for space in ("s", "m1", "m2", "m3", "m4", "m5", "m6", "m7")]
    table = Table(4).player(0, awake=0).path(0, "yu yu", 2).walking(0, spaces[0]).does(0, {"mp": len(spaces)})
    for here, there in itertools.pairwise(spaces):
        table.play(f"move {here}")
        assert table.of(0).walking == {there: 1}
    assert table.answers == [f"enter {path}.m7.{number}" for number in (1, 2, 3)] + ["done"]


@pytest.mark.parametrize("path", ["P", "Q"])
def test_every_branch_is_entered_from_its_junction(path: str) -> None:
    """BT-9.7, BT-9.8, BT-9.9: the pilgrim leaves that junction, and lies on that space of that path."""
    for at in ("m1", "m2", "m3", "m4", "m5", "m6", "m7"):
        table = Table(4).player(0, awake=0).walking(0, f"{path}.{at}", "P.s", "Q.s").does(0, {"mp": 1})
        table.play(f"enter {path}.{at}.3")
        assert (table.of(0).walking, table.of(0).arrived) == ({"P.s": 1, "Q.s": 1}, [f"{path}.{at}.3"])


def test_the_second_path_has_torii_bridges_and_pilgrims_of_its_own() -> None:
    """BT-9.4, BT-9.7, BT-9.9, BT-9.10: nothing of the first path counts on it."""
    table = (
        Table(4).player(0, awake=1).arrived(0, "P.m2.1").walking(0, "Q.m3").torii("Q.m3", "TA2").torii("P.m3", "TB8")
    )
    table.does(0, {"mp": 2}).play("enter Q.m3.2")
    assert table.of(0).goods == {"am2": 1}
    assert table.answers == ["start P.s", "start Q.s", "start Q.m3", "done"]
    for visited, moves in ((0, []), (1, ["move Q.m2"])):
        bridge = Table(4).player(0, awake=0).arrived(0, "P.m2.1").path(0, "gi", visited).walking(0, "Q.m2")
        answers = bridge.does(0, {"mp": 1}).answers
        assert [answer for answer in answers if answer.startswith("move")] == moves
        assert [answer for answer in answers if answer.startswith("enter")] == [f"enter Q.m2.{n}" for n in (1, 2, 3)]


def test_main_spaces_are_shared_branch_spaces_are_not() -> None:
    """BT-9.6: any number of pilgrims on a main space, one on a branch space."""
    table = Table().player(0, awake=0).walking(0, "P.s").walking(1, "P.m1", "P.m1").does(0, {"mp": 2}).play("move P.s")
    assert table.of(0).walking == {"P.m1": 1}
    table = Table().player(0, awake=0).walking(0, "P.m2").arrived(1, "P.m2.1").does(0, {"mp": 1})
    assert table.answers == ["enter P.m2.2", "done"]


def test_any_free_space_of_a_branch_costs_one_point() -> None:
    """BT-9.7, BT-R11: whichever of them is taken; a second own pilgrim may not enter."""
    table = walker(1, "P.m2")
    assert [a for a in table.answers if a.startswith("enter")] == ["enter P.m2.1", "enter P.m2.2"]
    four = Table(4).player(0, awake=0).walking(0, "P.m2").arrived(1, "P.m2.2").does(0, {"mp": 1})
    assert [a for a in four.answers if a.startswith("enter")] == ["enter P.m2.1", "enter P.m2.3"]
    table = Table().player(0, awake=0).walking(0, "P.m4").arrived(0, "P.m4.2").does(0, {"mp": 1})
    assert table.answers == ["move P.m4", "done"]


def test_the_russian_reading_of_branches_can_be_played() -> None:
    """BT-R11: with other data only the nearest free space may be entered."""
    CONTENT.nearest_branch_space = True
    try:
        table = walker(1, "P.m2")
        assert [a for a in table.answers if a.startswith("enter")] == ["enter P.m2.1"]
    finally:
        CONTENT.nearest_branch_space = False


@pytest.mark.parametrize("space", ["P.m2.1", "P.m2.2", "P.m4.1", "P.m4.2", "P.m7.1", "P.m7.2"])
def test_an_enlightenment_space_is_for_good(space: str) -> None:
    """BT-9.8: all that is printed there at once; the pilgrim stays asleep there, even with a movement point left."""
    table = walker(2, space[:4]).play(f"enter {space}")
    brings = printed(space)
    amulets = {good: amount for good, amount in brings.items() if good.startswith("am")}
    assert (table.of(0).points, table.of(0).goods) == (brings["vp"], amulets)
    assert table.asks == "1 basic_action"
    assert (table.of(0).walking, table.of(0).arrived, table.of(0).awake) == ({}, [space], 0)


def test_there_are_points_and_amulets_on_enlightenment_spaces() -> None:
    """BT-9.8: points on every one of them, amulets on some."""
    spaces = [printed(f"P.{at}.{number}") for at in ("m2", "m4", "m7") for number in (1, 2)]
    assert all(space["vp"] > 0 for space in spaces)
    assert any("am1" in space for space in spaces)


def test_a_torii_space_brings_its_points_and_its_tile() -> None:
    """BT-9.9: both at once; the shortcut is open for the next point."""
    table = Table().player(0, awake=1).walking(0, "P.m1").torii("P.m1", "TA2").does(0, {"mp": 2})
    table.play("enter P.m1.1")
    assert printed("P.m1.1")["vp"] > 0
    assert (table.of(0).points, table.of(0).goods) == (printed("P.m1.1")["vp"], {"am2": 1})
    assert table.answers == ["start P.s", "start P.m1", "done"]


@pytest.mark.parametrize(("space", "visited"), [("P.m2", 1), ("P.m5", 2)])
def test_a_bridge_asks_for_visited_bitoku(space: str, visited: int) -> None:
    """BT-9.10: one visited card for the first bridge, two for the second, at the moment of crossing."""
    for cards in range(3):
        table = Table().player(0, awake=0).path(0, "chugi yu jin", cards).walking(0, space).does(0, {"mp": 1})
        assert (f"move {space}" in table.answers) is (cards >= visited)
    table = Table().player(0, awake=0).path(0, "chugi chugi", visited - 1).walking(0, space).does(0, {"mp": 2})
    assert f"move {space}" not in table.answers
    assert f"move {space}" in table.play("step").answers


def test_starting_beyond_a_bridge_asks_for_nothing() -> None:
    """BT-9.10, BT-9.4: the junction of a torii past a bridge."""
    table = Table().player(0, awake=1).arrived(0, "P.m6.1").does(0, {"mp": 1})
    assert table.play("start P.m6").of(0).walking == {"P.m6": 1}
