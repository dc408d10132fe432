"""The evaluation of Bora Bora: exact where the rules are, every term named and pulling the right way."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import pairwise
from typing import cast

import pytest

import tatami
from tatami.bots.bot import Observation
from tatami.bots.evaluation import evaluation_for
from tatami.bots.evaluation.base import weights_file
from tatami.bots.evaluation.bora_bora.evaluation import BoraBoraEvaluation
from tatami.bots.evaluation.bora_bora.tally import Tally
from tatami.bots.evaluation.bora_bora.terms import TERM_COUNT, TERMS, TURNS, turns_left
from tatami.bots.search import Budget, SearchBot
from tatami.core.agenda import kind_of
from tatami.core.rng import Rng
from tatami.games.bora_bora import frames
from tatami.games.bora_bora.actions import DONE, TASK_NAMES, TILES
from tatami.games.bora_bora.kinds import (
    BUILDING,
    DICE_PER_PLAYER,
    DOWN,
    GOD_COUNT,
    GOD_TILE,
    MATERIAL,
    MOST_TASKS,
    NONE,
    OFFERING,
    OPEN_TASKS,
    PHASE_C,
    ROUNDS,
    SHELL,
    SLOT_COUNT,
    SPACE_COUNT,
    SPACES,
    STOCK,
    TASK_COUNT,
    TEMPLE_SPACES,
    UP,
    WHITE,
)
from tatami.games.bora_bora.rules.gods import can_pay
from tatami.games.bora_bora.rules.requirements import count
from tatami.games.bora_bora.state import BoraBoraState
from tests.lots import by_lot

GAME = tatami.game("bora_bora")
NAMES = [name for name, _ in TERMS]


def judge(seats: int) -> BoraBoraEvaluation:
    return cast(BoraBoraEvaluation, evaluation_for(GAME, seats))


def positions(seats: int, seed: int) -> list[BoraBoraState]:
    return [state.copy() for state in by_lot(cast(BoraBoraState, GAME.new(seats, seed)), Rng(seed))]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_score_now_is_that_of_the_sheet(seats: int) -> None:
    for state in positions(seats, 3):
        assert [judge(seats).sample_score(state, seat) for seat in range(seats)] == [
            row["total"] for row in state.score_sheet()
        ]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_left_count_down_to_none(seats: int) -> None:
    states = positions(seats, 4)
    for seat in range(seats):
        left = [turns_left(state, seat) for state in states]
        assert left[0] == TURNS - 1
        assert left[-1] == 0
        assert all(later in (now, now - 1) for now, later in pairwise(left))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tasks_are_counted_as_the_rules_count_them(seats: int) -> None:
    """Where turn order is settled (phase C) a task takes no effort exactly if it is fulfilled."""
    tables = judge(seats).tables
    fulfilled = 0
    for state in positions(seats, 5):
        if state.phase < PHASE_C or state.over:
            continue
        tally = Tally(tables, state, seats - 1, turns_left(state, seats - 1))
        for task in range(TASK_COUNT):
            needs = state.content.task_needs[task]
            missing = 0
            for what, number, of in zip(needs[::3], needs[1::3], needs[2::3], strict=True):
                assert tally.count(what, of) == count(state, seats - 1, what, of)
                missing += max(0, number - tally.count(what, of))
            assert (tally.task_effort(task) == 0.0) == (missing == 0)
            assert tally.task_gap(task) == missing
            fulfilled += missing == 0
    assert fulfilled


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_end_is_judged_exactly(seats: int) -> None:
    end = positions(seats, 6)[-1]
    evaluation = judge(seats)
    assert evaluation.estimate(end) == [float(score) for score in end.scores()]
    assert evaluation.shares(end, evaluation.points(end))[end.ranking()[0]] == 1.0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_state_can_be_judged_and_shares_add_up(seats: int) -> None:
    evaluation = judge(seats)
    for state in positions(seats, 7):
        points = evaluation.estimate(state)
        assert sum(evaluation.shares(state, points)) == pytest.approx(1.0)
        assert points == evaluation.estimate(state.copy())
        if not state.over:
            assert [evaluation.own(state, seat) for seat in range(seats)] == pytest.approx(points)
            assert set(evaluation.candidates(state)) <= set(state.answers)
            assert evaluation.candidates(state)


def test_terms_and_weights_name_each_other() -> None:
    data = json.loads(weights_file("bora_bora").read_text(encoding="utf-8"))
    assert len(NAMES) == len(set(NAMES)) == TERM_COUNT
    assert all(why for _, why in TERMS)
    assert data["terms"] == dict(TERMS)
    assert set(data["weights"]) == set(data["spread"])
    for table in data["weights"].values():
        assert list(table) == NAMES
        assert all(len(weights) == TURNS for weights in table.values())
    assert all(len(spreads) == TURNS and min(spreads) > 0 for spreads in data["spread"].values())


def test_a_turn_opens_where_it_begins_and_nowhere_else() -> None:
    evaluation = judge(3)
    opened: list[int] = []
    for state in positions(3, 8)[:-1]:
        if evaluation.opens_turn(state):
            assert state.turn not in opened or state.turn == 0
            opened.append(state.turn)
            assert evaluation.pending(state) == 0.0
    assert len(set(opened)) > 3 * TURNS


def test_needless_actions_are_left_out() -> None:
    """Stopping at the helper, and the second half of the fire bonus first."""
    evaluation = judge(2)
    seen = set()
    for state in positions(2, 9)[:-1]:
        left_out = set(state.answers) - set(evaluation.candidates(state))
        decision = state.decision
        assert decision is not None
        if left_out:
            seen.add(decision.kind)
        if decision.kind == "helper" and len(state.answers) > 1:
            assert left_out == {DONE}
    assert {"helper", "fire_bonus", "choose_hut"} <= seen <= {"helper", "fire_bonus", "choose_hut", "choose_slot"}


# ---- each term: more of what it names


def quiet_table() -> BoraBoraState:
    """The third round of a real game, before a die is taken; the seat to move is given an empty board."""
    state = next(
        s for s in positions(2, 11) if s.round == 3 and kind_of(s.agenda[-1]) == frames.CHOOSE_DIE and not s.placed
    ).copy()
    seat = state.actor
    put(state, "stock", seat * STOCK, [0, 0, 0, 4, 0, 0, 0])
    put(state, "hand", seat * GOD_COUNT, [0] * GOD_COUNT)
    put(state, "slots", seat * SLOT_COUNT, [1] * 10 + [0, 0])
    put(state, "spaces", seat * SPACE_COUNT, [0] * SPACE_COUNT)
    state.huts = [mask & ~(1 << seat) for mask in state.huts]
    state.hut_on_space = [NONE if owner == seat else owner for owner in state.hut_on_space]
    put(state, "jewelry", seat * ROUNDS, [NONE] * ROUNDS)
    put(state, "done", seat * MOST_TASKS, [NONE] * MOST_TASKS)
    state.status = [0, 0]
    state.status_order = state.order = [1 - seat, seat]
    state.temple = [NONE] * TEMPLE_SPACES
    give_tasks(state, "T08", "T23", "T22")
    return state


def put(state: BoraBoraState, name: str, first: int, items: list[int]) -> BoraBoraState:
    """Lay things down in one of the state's lists."""
    old: list[int] = getattr(state, name)
    setattr(state, name, [*old[:first], *items, *old[first + len(items) :]])
    return state


def give(state: BoraBoraState, good: int, amount: int) -> BoraBoraState:
    put(state, "stock", state.actor * STOCK + good, [amount])
    return state


def cards(state: BoraBoraState, *numbers: int) -> BoraBoraState:
    put(state, "hand", state.actor * GOD_COUNT, list(numbers))
    return state


def spaces(state: BoraBoraState, *names: str, lies: int = MATERIAL) -> BoraBoraState:
    for name in names:
        put(state, "spaces", state.actor * SPACE_COUNT + SPACES.index(name), [lies])
    return state


def people(state: BoraBoraState, *names: str, position: int = UP) -> BoraBoraState:
    put(state, "slots", state.actor * SLOT_COUNT, [position + TILES.index(name) for name in names])
    return state


def huts(state: BoraBoraState, number: int, on_space: bool = False) -> BoraBoraState:
    state.huts = [mask | 1 << state.actor if place < number else mask for place, mask in enumerate(state.huts)]
    if on_space:
        state.hut_on_space = [state.actor] * number + state.hut_on_space[number:]
    return state


def give_tasks(state: BoraBoraState, *names: str) -> BoraBoraState:
    put(state, "tasks", state.actor * OPEN_TASKS, [TASK_NAMES.index(name) for name in names])
    return state


def priests(state: BoraBoraState, *places: int, rival: tuple[int, ...] = ()) -> BoraBoraState:
    state.temple = [
        state.actor if place in places else 1 - state.actor if place in rival else NONE
        for place in range(TEMPLE_SPACES)
    ]
    return state


def first_seat(state: BoraBoraState, name: str) -> BoraBoraState:
    setattr(state, name, [state.actor, 1 - state.actor])
    return state


def dice(state: BoraBoraState, *values: int) -> BoraBoraState:
    put(state, "dice", state.actor * DICE_PER_PLAYER, list(values))
    return state


def laid(state: BoraBoraState, value: int, tiles: int) -> BoraBoraState:
    """The rival has put dice on so many tiles."""
    in_play = [tile for tile in state.content.tiles_in_play[2] if tile != state.content.fishing_tile]
    state.placed = [tile * 64 + (1 - state.actor) * 8 + value for tile in in_play[:tiles]]
    return state


Change = Callable[[BoraBoraState], object]
MEN = [f"M{number:02}" for number in (1, 4, 7, 10, 13, 16, 19)]

CASES: dict[str, tuple[Change, Change]] = {
    "offering": (lambda s: give(s, OFFERING, 1), lambda s: give(s, OFFERING, 2)),
    "offering_over_3": (lambda s: give(s, OFFERING, 3), lambda s: give(s, OFFERING, 4)),
    "card_blue": (lambda s: cards(s, 0), lambda s: cards(s, 1)),
    "card_white": (lambda s: cards(s, 0, 0), lambda s: cards(s, 0, 1)),
    "card_red": (lambda s: cards(s, 0, 0, 0), lambda s: cards(s, 0, 0, 1)),
    "card_green": (lambda s: cards(s, 0, 0, 0, 0), lambda s: cards(s, 0, 0, 0, 1)),
    "card_yellow": (lambda s: cards(s, 0, 0, 0, 0, 0), lambda s: cards(s, 0, 0, 0, 0, 1)),
    "cards_over_4": (lambda s: cards(s, 1, 1, 1, 1), lambda s: cards(s, 1, 1, 1, 2)),
    "gods_ready": (lambda s: cards(s, 1), lambda s: (cards(s, 1), give(s, OFFERING, 1))),
    "god_tile": (lambda s: give(s, GOD_TILE, 1), lambda s: give(s, GOD_TILE, 2)),
    "shell": (lambda s: give(s, SHELL, 1), lambda s: give(s, SHELL, 2)),
    "shell_over_6": (lambda s: give(s, SHELL, 6), lambda s: give(s, SHELL, 7)),
    "jewelry_now": (lambda s: give(s, SHELL, 0), lambda s: give(s, SHELL, 6)),
    "jewelry_next": (lambda s: give(s, SHELL, 0), lambda s: give(s, SHELL, 12)),
    "jewelry_every_round": (
        lambda s: put(s, "jewelry", s.actor * ROUNDS, [3]),
        lambda s: put(s, "jewelry", s.actor * ROUNDS, [3, 4]),
    ),
    "material": (lambda s: spaces(s, "a1"), lambda s: spaces(s, "a1", "c3")),
    "pair_ready": (lambda s: spaces(s, "a1", "c3"), lambda s: spaces(s, "a1", "a2")),
    "second_pair": (lambda s: spaces(s, "a1", "a2"), lambda s: spaces(s, "a1", "a2", "b1", "b2")),
    "covered_over_6": (lambda s: spaces(s, *SPACES[:6]), lambda s: spaces(s, *SPACES[:7])),
    "building": (lambda s: spaces(s, "a1", "a2"), lambda s: spaces(s, "a1", "a2", lies=BUILDING + 3)),
    "isolated": (
        lambda s: spaces(s, "b1", "b2", lies=BUILDING + 3),
        lambda s: (spaces(s, "b1", "b2", lies=BUILDING + 3), spaces(s, "a2", "a3", lies=BUILDING + 4)),
    ),
    "lowest_building": (
        lambda s: spaces(s, "a1", "a2", lies=BUILDING + 3),
        lambda s: spaces(s, "a1", "a2", lies=BUILDING + 1),
    ),
    "region": (lambda s: huts(s, 2), lambda s: huts(s, 3)),
    "region_over_6": (lambda s: huts(s, 6), lambda s: huts(s, 7)),
    "fish_held": (lambda s: huts(s, 3), lambda s: huts(s, 3, on_space=True)),
    "fish_near": (lambda s: huts(s, 0), lambda s: huts(s, 1)),
    "reach": (lambda s: huts(s, 0), lambda s: huts(s, 1)),
    "men_best": (lambda s: people(s, "M28"), lambda s: people(s, "M28", "M29")),
    "women_best": (lambda s: people(s, "W01"), lambda s: people(s, "W01", "W02")),
    "groups_rest": (lambda s: people(s, "M01"), lambda s: people(s, "M01", "M25")),
    "symbols_men": (lambda s: people(s, "M24", position=DOWN), lambda s: people(s, "M24")),
    "symbols_women": (lambda s: people(s, "W24", position=DOWN), lambda s: people(s, "W24")),
    "person": (lambda s: people(s, "M01"), lambda s: people(s, "M01", "W01")),
    "person_over_6": (lambda s: people(s, *MEN[:6]), lambda s: people(s, *MEN)),
    "free_slot": (lambda s: people(s, *[f"M{n:02}" for n in range(1, 12)]), lambda s: None),
    "free_slot_over_2": (lambda s: None, lambda s: put(s, "slots", s.actor * SLOT_COUNT, [0])),
    "status": (lambda s: None, lambda s: put(s, "status", s.actor, [5])),
    "behind": (lambda s: None, lambda s: first_seat(s, "status_order")),
    "later": (lambda s: None, lambda s: first_seat(s, "order")),
    "priests_now": (lambda s: priests(s, 1), lambda s: priests(s, 1, 2)),
    "priests_later": (lambda s: priests(s, 1), lambda s: priests(s, 1, 2)),
    "priest_room": (lambda s: priests(s, 5), lambda s: priests(s, 1)),
    "temple_lead": (lambda s: priests(s, 2, rival=(1,)), lambda s: priests(s, 0, rival=(1,))),
    "task_1_met": (lambda s: give_tasks(s, "T31"), lambda s: (give_tasks(s, "T31"), give(s, OFFERING, 4))),
    "task_2_met": (
        lambda s: (give_tasks(s, "T31", "T32"), give(s, OFFERING, 4)),
        lambda s: (give_tasks(s, "T31", "T32"), give(s, OFFERING, 4), give(s, SHELL, 5)),
    ),
    "task_3_met": (
        lambda s: (give_tasks(s, "T31", "T32", "T30"), give(s, OFFERING, 4), give(s, SHELL, 5)),
        lambda s: (give_tasks(s, "T31", "T32", "T30"), give(s, OFFERING, 4), give(s, SHELL, 5), give(s, GOD_TILE, 2)),
    ),
    "task_1_near": (lambda s: give_tasks(s, "T31"), lambda s: (give_tasks(s, "T31"), give(s, OFFERING, 3))),
    "task_2_near": (
        lambda s: give_tasks(s, "T31", "T32", "T09"),
        lambda s: (give_tasks(s, "T31", "T32", "T09"), give(s, OFFERING, 3), give(s, SHELL, 4)),
    ),
    "task_3_near": (
        lambda s: give_tasks(s, "T31", "T32", "T08"),
        lambda s: (give_tasks(s, "T31", "T32", "T08"), priests(s, 1, 2)),
    ),
    "task_yellow": (
        lambda s: (give_tasks(s, "T32"), give(s, SHELL, 4), cards(s, 0, 0, 0, 0, 1)),
        lambda s: (give_tasks(s, "T32"), give(s, SHELL, 4), cards(s, 0, 0, 0, 0, 1), give(s, OFFERING, 1)),
    ),
    "tasks_every_round": (
        lambda s: put(s, "done", s.actor * MOST_TASKS, [1]),
        lambda s: put(s, "done", s.actor * MOST_TASKS, [1, 2]),
    ),
    "dice_pips": (lambda s: dice(s, 1, 2, 3), lambda s: dice(s, 6, 5, 3)),
    "dice_open": (lambda s: (dice(s, 6, 5, 3), laid(s, 3, 4)), lambda s: (dice(s, 6, 5, 3), laid(s, 3, 2))),
    "dice_stuck": (lambda s: (dice(s, 6, 1, 1), laid(s, 3, 4)), lambda s: (dice(s, 6, 1, 1), laid(s, 3, 5))),
}
"""Per term: less of what it names, more of it; everything else on the table is the same."""


def amounts(change: Change) -> dict[str, float]:
    state = quiet_table()
    change(state)
    evaluation = judge(2)
    terms = evaluation.sample_terms(state, state.actor)
    return dict(zip(NAMES, terms, strict=True))


@pytest.mark.parametrize("name", [name for name in NAMES if name != "base"])
def test_a_term_grows_with_what_it_names(name: str) -> None:
    less, more = CASES[name]
    assert amounts(more)[name] > amounts(less)[name]


GOOD = (
    "offering",
    "card_red",
    "gods_ready",
    "god_tile",
    "shell",
    "material",
    "pair_ready",
    "region",
    "fish_held",
    "women_best",
    "person",
    "status",
    "priests_now",
    "task_1_met",
    "task_2_met",
    "task_3_met",
)
"""Terms whose cases nobody could think worse."""


@pytest.mark.parametrize("name", GOOD)
def test_more_of_a_good_thing_is_worth_more(name: str) -> None:
    """In the middle of a game, with the weights as they are shipped."""
    points = []
    for change in CASES[name]:
        state = quiet_table()
        change(state)
        points.append(judge(2).seat_points(state, state.actor))
    assert points[1] > points[0]


def test_the_promise_grows_with_the_points_of_the_helper_and_shrinks_with_a_price() -> None:
    state = quiet_table()
    cards(state, 0, 1)
    give(state, OFFERING, 1)
    evaluation = judge(2)
    worths = []
    for value in (1, 3, 6):
        state.agenda = [*state.agenda[:-1], frames.helper(state.actor, value)]
        worths.append(evaluation.pending(state))
    assert worths[0] >= 1.0
    assert worths == sorted(set(worths))
    assert can_pay(state, state.actor, WHITE)


def test_a_settled_region_promises_its_fish_and_its_resource() -> None:
    """While the hut is being chosen, nothing is on the table yet: only the pending steps tell."""
    state = next(s for s in positions(2, 12) if s.round == 2 and kind_of(s.agenda[-1]) == frames.CHOOSE_DIE)
    evaluation = judge(2)
    looked = 0
    for other in positions(2, 12):
        decision = other.decision
        if decision is not None and decision.kind == "choose_hut" and other.round > 1:
            looked += 1
            assert evaluation.pending(other) > 1.0
    assert looked
    assert evaluation.pending(state) == 0.0


def test_a_question_with_one_answer_is_answered() -> None:
    """The engine waits at such questions where hands are hidden (BB-16.17): the search does not think about them."""
    stops = [state for state in positions(2, 13)[:-1] if len(state.answers) == 1]
    assert stops
    for state in stops[:5]:
        bot = SearchBot(Rng(1), Budget(500))
        assert bot.choose(Observation.of(state, Rng(2))) == state.answers[0]
        assert bot.simulations == 0


def test_the_same_seed_gives_the_same_game() -> None:
    games = []
    for _ in range(2):
        state = GAME.new(2, "same")
        bots = [SearchBot(Rng(seat), Budget(16)) for seat in range(2)]
        moves = []
        for _ in range(30):
            assert state.seat is not None
            moves.append(bots[state.seat].choose(Observation.of(state, Rng(3))))
            state.apply(moves[-1])
        games.append(moves)
    assert games[0] == games[1]


def test_every_term_has_a_case() -> None:
    assert set(CASES) == set(NAMES) - {"base"}
