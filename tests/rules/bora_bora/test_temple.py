"""BB-9 and BB-15.4, BB-15.5: priests."""

from __future__ import annotations

import pytest

from tests.rules.bora_bora.table import Table


def send(table: Table, value: int, space: int) -> Table:
    """A priest of seat 0 to a space (numbered from the left), and a quiet fire bonus."""
    table.die(0, value).play("place temple")
    if table.kind == "priest":
        table.play(f"priest {space}")
    return table.play("fire offering", "fire shell")


@pytest.mark.rule("BB-9.1")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_a_space_not_above_the_value_occupied_or_not(value: int) -> None:
    table = Table(3).temple(1, 1, 2, 2, 1, 2).die(0, value).play("place temple")
    expected = [str(7 - n) for n in range(value, 0, -1)]
    assert table.offers("priest") == (expected if value > 1 else [])
    assert value > 1 or table.temple_row[5] == 0


@pytest.mark.rule("BB-9.1")
def test_the_priest_comes_from_the_supply() -> None:
    table = send(Table(), 6, 1)
    assert table.of(0).priests == 3
    assert table.temple_row == [0, None, None, None, None, None]


@pytest.mark.rule("BB-9.2")
def test_an_occupied_space_pushes_to_the_right_until_a_gap() -> None:
    table = send(Table(3).temple(1, 2, None, 1), 6, 1)
    assert table.temple_row == [0, 1, 2, 1, None, None]
    assert (table.of(1).priests, table.of(2).priests) == (2, 3)


@pytest.mark.rule("BB-9.2")
def test_the_rightmost_priest_drops_out_and_goes_home() -> None:
    table = send(Table(3).temple(None, 1, 2, 1, 2, 1), 5, 2)
    assert table.temple_row == [None, 0, 1, 2, 1, 2]
    assert table.of(1).priests == 2


@pytest.mark.rule("BB-9.2")
def test_own_priests_are_pushed_like_any_other() -> None:
    table = send(Table(2).temple(None, None, None, None, None, 0), 1, 6)
    assert table.temple_row == [None] * 5 + [0]
    assert table.of(0).priests == 3


@pytest.mark.rule("BB-9.3")
def test_the_fire_bonus_is_for_the_active_player_only() -> None:
    table = send(Table(2).temple(1), 6, 1)
    assert (table.of(0).offerings, table.of(0).shells) == (1, 1)
    assert (table.of(1).offerings, table.of(1).shells) == (0, 0)


@pytest.mark.rule("BB-9.4", "BB-R13")
def test_not_available_without_a_priest_in_supply() -> None:
    assert "place temple" not in Table().temple(0, 0, 0, 0).die(0, 6).answers
    assert "place temple" in Table().temple(0, 0, 0).die(0, 6).answers


@pytest.mark.rule("BB-15.4")
@pytest.mark.parametrize("round_number", [1, 2, 3, 4, 5, 6])
def test_each_priest_pays_by_round_and_stays(round_number: int) -> None:
    table = Table(2).round(round_number).temple(0, None, 1, None, 0).player(0, shells=9).phase_c()
    each = [1, 1, 2, 2, 3, 3][round_number - 1]
    assert (table.of(0).vp, table.of(1).vp) == (2 * each, each)
    assert table.temple_row == [0, None, 1, None, 0, None]


@pytest.mark.rule("BB-15.5")
def test_most_priests_take_the_god_tile() -> None:
    table = Table(2).temple(1, 0, None, None, 0).player(0, shells=9).phase_c()
    assert (table.of(0).god_tiles, table.of(1).god_tiles) == (1, 0)
    assert table.state.god_tiles == 5


@pytest.mark.rule("BB-15.5")
@pytest.mark.parametrize(
    ("priests", "winner"),
    [
        ((0, 1), 0),
        ((1, 0), 1),
        ((None, 1, 0, 0, 1), 1),
        ((0, None, 1, 1, None, 0), 0),
        ((2, 1, 0, 0, None, 1), 1),
        ((2, 0, 1, 1, None, 0), 0),
        ((0, 1, 2), 0),
    ],
)
def test_a_tie_goes_to_the_leftmost_priest_of_the_tied(priests: tuple[int | None, ...], winner: int) -> None:
    table = Table(3).temple(*priests).player(0, shells=9).phase_c()
    assert [table.of(seat).god_tiles for seat in range(3)] == [int(seat == winner) for seat in range(3)]


@pytest.mark.rule("BB-15.5")
def test_without_any_priest_the_god_tile_leaves_the_game() -> None:
    table = Table(2).player(0, shells=9).phase_c()
    assert [table.of(seat).god_tiles for seat in range(2)] == [0, 0]
    assert table.state.god_tiles == 5
