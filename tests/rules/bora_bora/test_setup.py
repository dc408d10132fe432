"""BB-3 and BB-4: the table before the first move, and the course of the game."""

from __future__ import annotations

from typing import Any

import pytest

from tatami.games.bora_bora.kinds import NONE, REGIONS
from tests.rules.bora_bora.table import CONTENT, Table, after_start_huts, new_game

SEATS = [2, 3, 4]


def view_of(seats: int, seed: int = 0) -> Any:
    return new_game(seats, seed).view(None)["table"]


@pytest.mark.rule("BB-3.1", "BB-3.12")
@pytest.mark.parametrize(
    ("seats", "tiles"),
    [
        (2, ["helper", "temple", "build", "man_woman", "land_water"]),
        (3, ["helper", "temple", "build", "man", "woman", "land_water"]),
        (4, ["helper", "temple", "build", "man", "woman", "land", "water"]),
    ],
)
def test_action_tiles_by_number_of_players(seats: int, tiles: list[str]) -> None:
    shown = [tile["id"] for tile in view_of(seats)["action_tiles"]]
    assert shown == ["fishing", *tiles]


@pytest.mark.rule("BB-3.2")
def test_a_random_fish_tile_lies_beside_each_region() -> None:
    deals = [[region["fish"] for region in view_of(2, seed)["regions"]] for seed in range(3)]
    assert all(sorted(deal) == sorted(CONTENT.fish_names) for deal in deals)
    assert deals[0] != deals[1]


@pytest.mark.rule("BB-3.3")
def test_six_men_and_six_women_are_revealed_in_draw_order() -> None:
    state = new_game(2)
    assert state.people == state.people_decks[0][:6] + state.people_decks[1][:6]
    table = view_of(2)
    assert all(tile.startswith("M") for tile in table["men"])
    assert all(tile.startswith("W") for tile in table["women"])
    assert len(set(table["men"] + table["women"])) == 12


@pytest.mark.rule("BB-3.3")
def test_men_and_women_are_shuffled_each_by_themselves() -> None:
    deals = [new_game(2, seed).people_decks for seed in range(4)]
    for sex, tiles in ((0, range(36)), (1, range(36, 72))):
        assert all(sorted(deal[sex]) == list(tiles) for deal in deals)
        assert len({str(deal[sex]) for deal in deals}) == 4
    assert all([tile - 36 for tile in women] != men for men, women in deals)


@pytest.mark.rule("BB-3.4")
def test_tasks_are_dealt_at_random() -> None:
    deals = [new_game(4, seed) for seed in range(4)]
    assert len({str(state.tasks[0::3]) for state in deals}) == 4
    assert len({str(state.tasks[1::3]) for state in deals}) == 4
    assert len({str(state.task_row) for state in deals}) == 4


@pytest.mark.rule("BB-3.4")
@pytest.mark.parametrize("seats", SEATS)
def test_one_light_and_two_dark_tasks_each_and_players_plus_two_on_the_board(seats: int) -> None:
    state = new_game(seats)
    for seat in range(seats):
        mine = state.tasks[seat * 3 : seat * 3 + 3]
        assert sorted(task in CONTENT.light_tasks for task in mine) == [False, False, True]
    assert len(state.task_row) == seats + 2
    assert all(task in CONTENT.dark_tasks for task in state.task_row)
    assert len(state.task_deck) - state.task_drawn == 53 - 2 * seats - (seats + 2)
    assert not set(state.task_deck[state.task_drawn :]) & {*state.tasks, *state.task_row}


@pytest.mark.rule("BB-3.5")
@pytest.mark.parametrize("seats", SEATS)
def test_all_jewelry_lies_open_in_six_columns_of_four(seats: int) -> None:
    columns = view_of(seats)["jewelry"]
    assert [len(column) for column in columns] == [4] * 6
    assert len({tile for column in columns for tile in column}) == 24
    assert columns != view_of(seats, 1)["jewelry"]


@pytest.mark.rule("BB-3.6", "BB-3.12")
@pytest.mark.parametrize("seats", SEATS)
def test_six_god_tiles_in_the_temple_and_one_for_each_player(seats: int) -> None:
    table = view_of(seats)
    assert table["god_tiles"] == 6
    assert [player["god_tiles"] for player in table["players"]] == [1] * seats


@pytest.mark.rule("BB-3.7")
def test_five_god_cards_lie_open_and_sixty_are_in_the_game() -> None:
    state = new_game(4)
    assert len(state.row) == 5
    assert NONE not in state.row
    assert len(state.deck) - state.drawn + 5 + sum(state.hand) == 60


@pytest.mark.rule("BB-3.8")
@pytest.mark.parametrize("seats", SEATS)
def test_what_each_player_starts_with(seats: int) -> None:
    state = new_game(seats)
    for seat in range(seats):
        own = Table.around(state).of(seat)
        assert sum(own.hand.values()) == 2
        assert own.known == {}
        assert (own.offerings, own.shells, own.priests, own.god_tiles) == (2, 0, 4, 1)
    assert sorted(state.order) == list(range(seats))
    assert len({tuple(new_game(seats, seed).order) for seed in range(20)}) > 1


@pytest.mark.rule("BB-3.9", "BB-R1")
def test_ten_single_huts_two_on_slot_twelve_and_slot_one_empty() -> None:
    assert Table.around(new_game(2)).of(1).slots == [0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2]


@pytest.mark.rule("BB-R1")
def test_the_other_way_to_lay_out_huts_is_a_matter_of_content() -> None:
    assert sum(CONTENT.start_huts) == 12
    table = Table().slots_full_of_huts(0).huts(0, "C_SE").die(0, 2)
    assert "place man" in table.answers


@pytest.mark.rule("BB-3.10", "BB-E16")
@pytest.mark.parametrize("seats", SEATS)
def test_start_vp_and_the_stack_on_the_status_track_follow_the_turn_order(seats: int) -> None:
    state = new_game(seats, 5)
    assert [state.vp(seat) for seat in state.order] == [0, 1, 2, 3][:seats]
    assert state.status == [0] * seats
    assert state.status_order == state.order


@pytest.mark.rule("BB-3.11")
def test_start_huts_in_reverse_turn_order_beside_fish_of_value_one() -> None:
    state = new_game(4)
    ones = [i for i in range(12) if CONTENT.fish_value[state.fish[i]] == 1]
    table = Table.around(state)
    assert state.seat == state.order[-1]
    assert table.offers("settle") == [REGIONS[i] for i in ones]
    taken = REGIONS[ones[0]]
    table.play(f"settle {taken}")
    assert table.answers == ["hut 2", "hut 12"]
    table.play("hut 12")
    own = table.of(state.order[-1])
    assert own.regions == own.on_space == [taken]
    assert own.slots[11] == 1


@pytest.mark.rule("BB-3.11")
def test_a_start_hut_needs_an_empty_building_space_and_gives_the_resource() -> None:
    state = new_game(4, 3)
    table = Table.around(state)
    seen: list[int] = []
    while state.phase == 0:
        seat = state.seat
        assert seat is not None
        if table.kind == "start_hut":
            seen.append(seat)
            taken = {region for other in range(4) for region in table.of(other).regions}
            assert not taken & set(table.offers("settle"))
        table.play(table.answers[0])
    assert [table.of(seat).huts_on_board for seat in range(4)] == [11] * 4
    gains = [table.of(seat).offerings - 2 + len(table.of(seat).materials) for seat in range(4)]
    assert gains == [1, 1, 1, 1]
    assert {REGIONS[i] for i in range(12) if CONTENT.fish_value[state.fish[i]] == 1} == {
        table.of(seat).regions[0] for seat in range(4)
    }
    assert seen == [seat for seat in reversed(state.order) if seat in seen]


@pytest.mark.rule("BB-R25", "BB-3.11")
def test_no_fish_points_and_no_red_god_for_the_start_region() -> None:
    state = new_game(2)
    table = Table.around(state).impossible()  # red cards out of nowhere
    for seat in range(2):
        table.player(seat, hand="red red")
    before = [state.vp(seat) for seat in range(2)]
    while state.phase == 0:
        assert "play red" not in table.answers
        table.play(table.answers[0])
    assert [state.vp(seat) for seat in range(2)] == before
    assert all(sheet["fish"] == 1 for sheet in state.score_sheet())


# ---- BB-4: the course of the game


def play_round(table: Table) -> None:
    """Everybody takes the last option until the next round begins."""
    state = table.state
    number = state.round
    while state.round == number and not state.over:
        table.play(table.answers[-1])


@pytest.mark.rule("BB-4.1")
def test_six_rounds_of_three_phases_then_the_end() -> None:
    state = after_start_huts(2)
    table = Table.around(state)
    phases: list[tuple[int, int]] = []
    while not state.over:
        if not phases or phases[-1] != (state.round, state.phase):
            phases.append((state.round, state.phase))
        table.play(table.answers[-1])
    assert sorted(set(phases)) == phases
    assert {number for number, _ in phases} == set(range(1, 7))
    assert phases[-1] == (6, 4)


@pytest.mark.rule("BB-4.1")
def test_phase_c_runs_status_temple_jewelry_tasks() -> None:
    table = Table(2).status(3, 0).temple(1).player(0, shells=9).tasks(0, "T01 T02 T03").tasks(1, "T04 T05 T06")
    table.state.listen()
    table.phase_c()
    told = [event.kind for event in table.state.drain()]
    assert told.index("order") < told.index("gain")
    assert table.kind == "buy_jewelry"
    table.play("pass")
    assert table.kind == "task"


@pytest.mark.rule("BB-4.2")
def test_phases_a_and_b_use_the_old_order_and_phase_c_the_new_one() -> None:
    table = Table(2).player(0, shells=9).player(1, shells=9).people(0, "M22").people(1, "M23").status(0, 4)
    table.all_phase_b()
    assert (table.kind, table.state.seat) == ("use_people", 0)
    table.play("done")
    assert (table.kind, table.state.seat) == ("use_people", 1)
    table.play("done")
    assert (table.kind, table.state.seat) == ("buy_jewelry", 1)


@pytest.mark.rule("BB-4.3", "BB-R15", "BB-R32")
def test_building_and_priest_values_by_round() -> None:
    assert CONTENT.building_vp[1:] == [10, 10, 7, 7, 4, 4]
    assert CONTENT.priest_vp[1:] == [1, 1, 2, 2, 3, 3]
    for number in range(1, 7):
        table = Table().round(number).spaces(0, "a1 a2").column(number, "J01 J05 J13 J17").player(0, shells=9)
        table.die(0, 1).play("place build")
        assert table.of(0).vp == [10, 10, 7, 7, 4, 4][number - 1]
        assert table.jewelry_step().offers("buy") == ["J01", "J05", "J13", "J17"]
