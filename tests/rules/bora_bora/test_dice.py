"""BB-5 and BB-12: phase A, where dice may be placed, and fishing."""

from __future__ import annotations

import pytest

from tatami.games.bora_bora.kinds import DICE_ACTIONS
from tests.rules.bora_bora.table import CONTENT, Table, after_start_huts


@pytest.mark.rule("BB-5.1")
def test_everybody_rolls_three_dice_at_the_same_time_in_the_open() -> None:
    rolls = [after_start_huts(4, seed).dice for seed in range(40)]
    assert all(len(roll) == 12 and set(roll) <= {1, 2, 3, 4, 5, 6} for roll in rolls)
    assert {value for roll in rolls for value in roll} == {1, 2, 3, 4, 5, 6}
    state = after_start_huts(4)
    assert state.view(None)["table"] == {**_table(state.view(1)), "players": _table(state.view(None))["players"]}


def _table(view: dict[str, object]) -> dict[str, object]:
    table = view["table"]
    assert isinstance(table, dict)
    return table


@pytest.mark.rule("BB-5.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_circuits_in_turn_order_one_die_each(seats: int) -> None:
    state = after_start_huts(seats, 2)
    table = Table.around(state)
    state.listen()
    state.drain()
    state = table.state
    acted = [state.seat]
    while state.phase == 1:
        action = "place fishing" if "place fishing" in table.answers else table.answers[0]
        table.play(action)
    acted = [event.seat for event in state.drain() if event.kind == "place"]
    assert acted == state.order * 3
    assert state.dice == [0] * (3 * seats)


@pytest.mark.rule("BB-5.2")
def test_there_is_no_passing_but_fishing_is_always_possible() -> None:
    table = Table().roll(0, 2, 6, 6)
    assert table.answers == ["die 2", "die 6"]
    assert not {"pass", "done", "decline"} & set(table.copy().play("die 6").answers)
    blocked = table.player(0, priests=0).slot(0, 1, 1).dice_on("helper", 1)
    blocked.play("die 6")
    assert blocked.on("fishing") == [6]  # nothing else was possible, so the engine has done it


@pytest.mark.rule("BB-5.3", "BB-E1")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_a_die_must_be_lower_than_the_lowest_on_the_tile(value: int) -> None:
    table = Table().dice_on("helper", 5, 3).die(0, value)
    assert ("place helper" in table.answers) == (value < 3)


@pytest.mark.rule("BB-5.3", "BB-12.1")
def test_a_view_tells_what_the_next_die_must_be_lower_than() -> None:
    table = Table(4).dice_on("helper", 5, 3).dice_on("fishing", 1).die(0, 2)
    told = {tile["id"]: tile["below"] for tile in _tiles(table)}
    assert (told["helper"], told["temple"], told["fishing"]) == (3, None, None)


def _tiles(table: Table) -> list[dict[str, object]]:
    tiles = _table(table.state.view(None))["action_tiles"]
    assert isinstance(tiles, list)
    return tiles


@pytest.mark.rule("BB-5.3")
def test_own_dice_count_like_all_others() -> None:
    table = Table().dice_on("helper", 3, seat=0).die(0, 3)
    assert "place helper" not in table.answers
    assert "place helper" in Table().dice_on("temple", 1).die(0, 3).answers


@pytest.mark.rule("BB-5.4", "BB-R5")
def test_a_die_may_not_be_placed_just_to_block() -> None:
    table = Table(4).player(0, priests=0).slot(0, 1, 1).die(0, 6)
    assert table.answers == ["place helper", "place fishing"]
    table = Table(4).huts(0, "N1").die(0, 1)
    assert table.answers == ["place helper", "place temple", "place man", "place woman", "place fishing"]
    assert "place land" in Table(4).huts(0, "N1").die(0, 2).answers
    assert "place build" in Table(4).spaces(0, "a1 a2").die(0, 1).answers


@pytest.mark.rule("BB-5.4")
def test_what_counts_is_the_effective_value() -> None:
    table = Table(4).huts(0, "N1").player(0, hand="white", offerings=1).die(0, 1)
    assert "place land" in table.answers
    table.play("place land")
    # no land path of value 1 leads on: white was the only way, and it has been paid
    assert table.of(0).hand == {}
    assert table.of(0).offerings == 0
    assert table.kind == "choose_hut"


@pytest.mark.rule("BB-5.5")
def test_a_placed_die_stays_with_its_face_and_keeps_restricting() -> None:
    table = Table().player(0, hand="white", offerings=1).die(0, 4).play("place helper", "play white", "done")
    assert table.on("helper") == [4]
    assert "place helper" not in table.die(1, 4).answers
    assert "place helper" in table.die(1, 3).answers


@pytest.mark.rule("BB-5.3", "BB-5.5")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_everybodys_dice_lie_there_with_face_and_owner(seat: int) -> None:
    table = Table(4).die(seat, 5).play("place helper", "done").die((seat + 1) % 4, 2).play("place helper", "done")
    (helper,) = [tile for tile in _tiles(table) if tile["id"] == "helper"]
    assert helper["dice"] == [{"seat": seat, "value": 5}, {"seat": (seat + 1) % 4, "value": 2}]
    for value in range(1, 7):
        assert ("place helper" in table.copy().die((seat + 2) % 4, value).answers) == (value < 2)


@pytest.mark.rule("BB-5.6")
def test_several_dice_of_one_player_on_one_tile() -> None:
    table = Table().dice_on("helper", 5, seat=0).die(0, 4).play("place helper", "done")
    assert table.on("helper") == [5, 4]


@pytest.mark.rule("BB-5.7", "BB-R20", "BB-E5")
@pytest.mark.parametrize("first", ["man", "woman"])
def test_a_combined_tile_has_one_lower_rule_and_a_free_choice(first: str) -> None:
    table = Table(2).die(0, 3).play(f"place {first}", f"take {first} 3")
    assert table.on("man_woman") == [3]
    for value in range(1, 7):
        after = table.copy().die(1, value)
        legal = [action for action in ("man", "woman") if f"place {action}" in after.answers]
        assert legal == (["man", "woman"] if value < 3 else [])


@pytest.mark.rule("BB-5.7", "BB-E5")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_combined_paths_too(seats: int) -> None:
    table = Table(seats).huts(0, "C_SE").huts(1, "C_SE").die(0, 4).play("place land", "settle C_NE", "hut 3")
    assert table.on("land_water") == [4]
    assert "place water" not in table.copy().die(1, 4).answers
    assert "place land" in table.copy().die(1, 3).answers


@pytest.mark.rule("BB-5.7")
def test_with_four_players_nothing_is_combined() -> None:
    table = Table(4).huts(0, "C_SE").huts(1, "C_SE").dice_on("land", 1).dice_on("man", 1).die(0, 6)
    assert {"place water", "place woman"} <= set(table.answers)
    assert not {"place land", "place man"} & set(table.answers)


@pytest.mark.rule("BB-12.1", "BB-E17")
def test_fishing_takes_any_number_of_any_dice_for_two_vp_each() -> None:
    table = Table()
    for value in (6, 6, 1):
        table.die(0, value).play("place fishing")
    assert table.on("fishing") == [6, 6, 1]
    assert table.of(0).vp == 6


def test_every_dice_action_has_a_tile_at_every_player_count() -> None:
    for count in (2, 3, 4):
        assert len(CONTENT.tile_of[count]) == len(DICE_ACTIONS)
