"""Section 19 of the rules: what always holds, whatever is played."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence

from hypothesis import given, settings
from hypothesis import strategies as st

from tatami import Rng
from tatami.games.bora_bora.kinds import (
    GOD_TILE,
    MOST_TASKS,
    NONE,
    OPEN_TASKS,
    PHASE_A,
    PHASE_B,
    PRIEST,
    REGION_COUNT,
    STOCK,
)
from tatami.games.bora_bora.rules.requirements import buildings
from tatami.games.bora_bora.state import BoraBoraState
from tests.rules.bora_bora.table import Table, new_game


def check_huts(state: BoraBoraState) -> None:
    """Huts on board + huts on the map = 12; person tiles + free slots + slots with huts = 12."""
    for seat in range(state.seats):
        own = Table.around(state).of(seat)
        assert own.huts_on_board + len(own.regions) == 12
        with_huts = sum(0 < slot < 64 for slot in own.slots)
        assert len(own.people) + len(own.free_slots) + with_huts == 12
        assert all(slot <= 1 or slot >= 64 for slot in own.slots[:-1])


def check_priests(state: BoraBoraState) -> None:
    """Priests in the temple + supply = 4."""
    for seat in range(state.seats):
        assert state.temple.count(seat) + state.stock[seat * STOCK + PRIEST] == 4


def check_regions(state: BoraBoraState) -> None:
    """At most one hut on a building space, exactly one once anybody settled there."""
    for region in range(REGION_COUNT):
        owner = state.hut_on_space[region]
        assert (owner == NONE) == (state.huts[region] == 0)
        assert owner == NONE or state.huts[region] >> owner & 1


def check_cards(state: BoraBoraState) -> None:
    """Cards in hands + deck + open + discards = 60, twelve of each colour; nobody knows more than there is."""
    for colour in range(5):
        in_hands = sum(state.hand[colour::5])
        rest = state.deck[state.drawn :].count(colour) + state.row.count(colour) + state.discards[colour]
        assert in_hands + rest == 12
    assert all(0 <= known <= held for known, held in zip(state.known, state.hand, strict=True))


def check_tasks(state: BoraBoraState) -> None:
    """Three open tasks for everybody in phases A and B; completed <= 9; no task in two places."""
    if state.phase in (PHASE_A, PHASE_B):
        assert NONE not in state.tasks
    for seat in range(state.seats):
        own = Table.around(state).of(seat)
        assert len(own.done) <= MOST_TASKS
        assert len(own.tasks) <= OPEN_TASKS
    lying = [task for task in state.tasks + state.done + state.task_row if task != NONE]
    assert len(lying) == len(set(lying))


def check_spaces(state: BoraBoraState) -> None:
    """Built buildings x 2 + materials on spaces <= 12; every building covers two spaces."""
    for seat in range(state.seats):
        own = Table.around(state).of(seat)
        assert len(own.buildings) == 2 * buildings(state, seat)
        assert len(own.buildings) + len(own.materials) <= 12
        assert all(list(own.buildings.values()).count(value) == 2 for value in own.buildings.values())


def check_dice(state: BoraBoraState) -> None:
    """All dice are with their owners or on tiles."""
    if state.phase == PHASE_A:
        in_hand = len(state.dice) - state.dice.count(0)
        assert in_hand + len(state.placed) == 3 * state.seats


def check_stock(state: BoraBoraState) -> None:
    """Nobody owns less than nothing; the god tiles never grow."""
    assert min(state.stock) >= 0
    tiles = sum(state.stock[GOD_TILE::STOCK])
    assert tiles + state.god_tiles <= 6 + state.seats
    assert state.god_tiles in (7 - state.round, 6 - state.round)


CHECKS: Sequence[Callable[[BoraBoraState], None]] = (
    check_huts,
    check_priests,
    check_regions,
    check_cards,
    check_tasks,
    check_spaces,
    check_dice,
    check_stock,
)


@settings(max_examples=25)
@given(seats=st.sampled_from([2, 3, 4]), seed=st.integers(0, 10_000))
def test_what_always_holds(seats: int, seed: int) -> None:
    state = new_game(seats, seed)
    rng = Rng(f"play {seed}")
    placed = [0] * 7
    gained: dict[int, int] = {}
    state.listen()
    while not state.over:
        options = state.legal()
        state.apply(options[rng.below(len(options))])
        for check in CHECKS:
            check(state)
        for event in state.drain():
            if event.kind == "place":
                placed[state.round] += 1
            if event.kind == "gain" and event.args["good"] == "god_tile":
                gained[state.round] = gained.get(state.round, 0) + 1
    assert placed[1:] == [3 * seats] * 6
    assert all(n == 1 for n in gained.values())
    assert state.god_tiles == 0
    assert sum(task != NONE for task in state.tasks) == 0


@settings(max_examples=25)
@given(seats=st.sampled_from([2, 3, 4]), seed=st.integers(0, 10_000), length=st.integers(0, 300))
def test_a_redealt_table_looks_the_same_and_is_sound(seats: int, seed: int, length: int) -> None:
    """BB-16.17, BB-16.19: what a seat sees and may do does not change; nothing is created or lost; the game goes on."""
    state = new_game(seats, seed)
    rng = Rng(f"play {seed}")
    for _ in range(length):
        if state.over:
            break
        options = state.legal()
        state.apply(options[rng.below(len(options))])
    for seat in [*range(seats), None]:
        twin = state.redeal(seat, rng)
        assert json.dumps(twin.view(seat)) == json.dumps(state.view(seat))
        assert twin.known == state.known
        assert [twin.hand_size(other) for other in range(seats)] == [state.hand_size(other) for other in range(seats)]
        if seat is not None:
            assert twin.hand[seat * 5 : seat * 5 + 5] == state.hand[seat * 5 : seat * 5 + 5]
            assert state.seat != seat or twin.legal() == state.legal()
        for check in CHECKS:
            check(twin)
        twin.playout(rng)
        for check in CHECKS:
            check(twin)
