"""The evaluation of Bitoku: exact where the rules are, every term named and pulling the right way."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from itertools import pairwise
from typing import cast

import pytest

import tatami
from tatami.bots.bot import Observation
from tatami.bots.evaluation import evaluation_for
from tatami.bots.evaluation.bitoku import TUNING
from tatami.bots.evaluation.bitoku.evaluation import BitokuEvaluation
from tatami.bots.evaluation.bitoku.tables import WEIGHTS
from tatami.bots.evaluation.bitoku.tally import Lakes, lake_chase, lake_lead, winter_points
from tatami.bots.evaluation.bitoku.terms import TERM_COUNT, TERMS, TURNS, turns_left
from tatami.bots.greedy import GreedyBot
from tatami.bots.random_bot import RandomBot
from tatami.core.rng import Rng
from tatami.games.bitoku import frames
from tatami.games.bitoku.kinds import (
    ACROSS,
    ALL_BRANCH_SPACES,
    ALL_MAIN,
    AT_HOME,
    BITOKU_TYPES,
    CRYSTAL_SLOT_COUNT,
    CRYSTAL_SLOTS,
    CRYSTALS,
    DICE,
    FOREST,
    GOODS,
    JADE,
    LOCKED,
    MITAMA_TYPE_COUNT,
    NONE,
    PIECES,
    REGION_COUNT,
    RESOURCES,
    ROCK_SLOTS,
    ROCKS,
    SLOTS,
    STOCK,
    UNLOCKED,
    VISIONS,
    YOKAI_CARDS,
    YOKAI_DECK_SIZE,
)
from tatami.games.bitoku.rules.pieces import count_pieces
from tatami.games.bitoku.rules.winter import virtue
from tatami.games.bitoku.scoring import treasure_of
from tatami.games.bitoku.state import BitokuState, with_part
from tests.lots import by_lot

GAME = tatami.game("bitoku")
NAMES = [name for name, _ in TERMS]
STARTING = [*range(YOKAI_DECK_SIZE, len(YOKAI_CARDS))]


def judge(seats: int) -> BitokuEvaluation:
    return cast(BitokuEvaluation, evaluation_for(GAME, seats))


@cache
def positions(seats: int, seed: int) -> list[BitokuState]:
    """All positions of a game by lot, the end too."""
    return [state.copy() for state in by_lot(cast(BitokuState, GAME.new(seats, seed)), Rng(seed))]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_score_now_is_that_of_the_sheet_and_of_the_next_winter(seats: int) -> None:
    for state in positions(seats, 3):
        for side, row in enumerate(state.score_sheet()):
            winter = 0 if state.over else winter_points(state, side)
            assert judge(seats).sample_score(state, side) == row["total"] + winter


def test_the_winter_brings_what_was_expected_of_it() -> None:
    """Who removes the best card gains no more and no less than the points that were counted before."""
    looked = 0
    for state in positions(2, 4)[:-1]:
        decision = state.decision
        assert decision is not None
        if decision.kind == "spirit_virtue":
            expected = judge(2).sample_score(state, state.actor)
            scores = []
            for action in state.answers:
                after = state.copy()
                after.apply(action)
                if not after.over:
                    scores.append(judge(2).sample_score(after, state.actor))
            looked += 1
            assert max(scores) == expected
    assert looked


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_turns_left_count_down_to_none(seats: int) -> None:
    states = positions(seats, 4)
    for side in range(states[0].sides):
        left = [turns_left(state, side) for state in states]
        assert left[0] == TURNS - 1
        assert left[-1] == 0
        assert all(later <= now for now, later in pairwise(left))
        if side < seats:
            assert all(later in (now, now - 1) for now, later in pairwise(left))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_end_is_judged_exactly(seats: int) -> None:
    end = positions(seats, 3)[-1]
    evaluation = judge(seats)
    assert evaluation.estimate(end) == [float(score) for score in end.scores()]
    assert evaluation.shares(end, evaluation.points(end))[end.ranking()[0]] == 1.0


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_state_can_be_judged_and_shares_add_up(seats: int) -> None:
    evaluation = judge(seats)
    for state in positions(seats, 4)[::3]:
        stored = state.copy()
        points = evaluation.estimate(state)
        assert sum(evaluation.shares(state, points)) == pytest.approx(1.0)
        assert points == evaluation.estimate(stored)
        assert state.die_places == stored.die_places
        if not state.over:
            assert [evaluation.own(state, side) for side in range(state.sides)] == pytest.approx(points)


def test_terms_and_weights_name_each_other() -> None:
    data = json.loads(WEIGHTS.read_text(encoding="utf-8"))
    assert len(NAMES) == len(set(NAMES)) == TERM_COUNT
    assert all(why for _, why in TERMS)
    assert data["terms"] == dict(TERMS)
    assert TUNING.names == NAMES
    for table in [*data["weights"].values(), *data["rival"].values()]:
        assert list(table) == NAMES
        assert all(len(weights) == TURNS and weights[0] == 0.0 for weights in table.values())
    assert set(data["weights"]) == set(data["spread"])
    assert all(len(spreads) == TURNS and min(spreads) > 0 for spreads in data["spread"].values())


def test_a_turn_opens_where_a_basic_action_is_chosen() -> None:
    evaluation = judge(2)
    opened = [state.turn for state in positions(2, 4)[:-1] if evaluation.opens_turn(state)]
    assert len(opened) == len(set(opened)) > 2 * 4 * 5
    for state in positions(2, 4)[:-1]:
        if evaluation.opens_turn(state):
            assert evaluation.pending(state) == 0.0


# ---- each term: more of what it names


def quiet_table() -> BitokuState:
    """The second summer of a real game, before a turn of somebody who has nothing but the starting cards."""
    state = next(s for s in positions(2, 5) if s.round == 2 and judge(2).opens_turn(s)).copy()
    seat = state.actor
    put(state, "stock", seat * STOCK, [0] * STOCK)
    put(state, "dice", seat * DICE, [3, 2, 1])
    put(state, "die_places", 0, [LOCKED] * DICE * 2)
    put(state, "cards", seat * len(SLOTS), [NONE] * len(SLOTS))
    put(state, "crystals", seat * CRYSTAL_SLOT_COUNT, [NONE] * CRYSTAL_SLOT_COUNT)
    put(state, "rocks", seat * ROCK_SLOTS, [ROCKS.index("IW-kappa")] + [NONE] * (ROCK_SLOTS - 1))
    put(state, "kodama", 0, [1] * REGION_COUNT * 2)
    put(state, "walking", seat * len(ALL_MAIN), [0] * len(ALL_MAIN))
    put(state, "mitama", seat * MITAMA_TYPE_COUNT, [0] * MITAMA_TYPE_COUNT)
    put(state, "awake", seat, [1])
    put(state, "sitting", seat, [0])
    put(state, "visited", seat, [0])
    put(state, "markers", seat, [0])
    state.arrived = [NONE] * len(state.arrived)
    state.passed = [0, 0]
    state.order = [1 - seat, seat]
    for name in ("paths", "visions", "dragonflies", "pairs", "discards", "removed"):
        mine(state, name, [])
    mine(state, "hands", STARTING[:3])
    mine(state, "piles", STARTING[3:])
    return state


def put(state: BitokuState, name: str, first: int, items: list[int]) -> None:
    """Lay things down in one of the state's lists."""
    old: list[int] = getattr(state, name)
    setattr(state, name, [*old[:first], *items, *old[first + len(items) :]])


def mine(state: BitokuState, name: str, items: list[int]) -> None:
    """Lay things down in the actor's part of a list of lists."""
    setattr(state, name, with_part(getattr(state, name), state.actor, items))


def goods(state: BitokuState, **amounts: int) -> None:
    for name, amount in amounts.items():
        put(state, "stock", state.actor * STOCK + GOODS.index(name), [amount])


def dice(state: BitokuState, *values: int, places: list[int] | None = None) -> None:
    put(state, "dice", state.actor * DICE, list(values))
    put(state, "die_places", state.actor * DICE, places or [LOCKED] * DICE)


def hand(state: BitokuState, *names: str, pile: list[str] | None = None) -> None:
    mine(state, "hands", [YOKAI_CARDS.index(name) for name in names])
    if pile is not None:
        mine(state, "piles", [YOKAI_CARDS.index(name) for name in pile])


def kodama(state: BitokuState, *spaces: int) -> None:
    put(state, "kodama", state.actor * REGION_COUNT, list(spaces))


def path(state: BitokuState, *names: str, visited: int = 0) -> None:
    mine(state, "paths", [BITOKU_TYPES.index(name) for name in names])
    put(state, "visited", state.actor, [visited])


def walking(state: BitokuState, *spaces: str) -> None:
    for space in spaces:
        put(state, "walking", state.actor * len(ALL_MAIN) + ALL_MAIN.index(space), [1])


def arrived(state: BitokuState, *spaces: str) -> None:
    for space in spaces:
        put(state, "arrived", ALL_BRANCH_SPACES.index(space), [state.actor])


def rocks(state: BitokuState, *names: str, sitting: int = 0) -> None:
    put(state, "rocks", state.actor * ROCK_SLOTS, [ROCKS.index(name) for name in names])
    put(state, "sitting", state.actor, [sitting])


def visions(state: BitokuState, *names: str) -> None:
    mine(state, "visions", [VISIONS.index(name) for name in names])


def crystal(state: BitokuState, name: str, slot: str) -> None:
    place = state.actor * CRYSTAL_SLOT_COUNT + CRYSTAL_SLOTS.index(slot)
    put(state, "crystals", place, [CRYSTALS.index(name)])


def own(state: BitokuState, name: str, amount: int) -> None:
    put(state, name, state.actor, [amount])


def both(*changes: Callable[[BitokuState], None]) -> Callable[[BitokuState], None]:
    def change(state: BitokuState) -> None:
        for each in changes:
            each(state)

    return change


Change = Callable[[BitokuState], None]


def some(good: str, amount: int) -> Change:
    return lambda state: goods(state, **{good: amount})


def nothing(state: BitokuState) -> None:
    """The quiet table as it is."""


CASES: dict[str, tuple[Change, Change]] = {
    **{name: (nothing, some(name, 1)) for name in RESOURCES},
    **{f"{name}_over_2": (some(name, 2), some(name, 3)) for name in RESOURCES},
    "guardians_rest": (lambda s: dice(s, 2, 1, 1), lambda s: dice(s, 3, 2, 1)),
    "amulet": (lambda s: goods(s, am1=1), lambda s: goods(s, am2=1)),
    "amulet_over_4": (lambda s: goods(s, am2=2), lambda s: goods(s, am2=1, am3=1)),
    "dice_now": (lambda s: dice(s, 3, 2, 1, places=[ACROSS, LOCKED, LOCKED]), nothing),
    "pips_now": (nothing, lambda s: dice(s, 4, 2, 1)),
    "pips_later": (nothing, lambda s: dice(s, 4, 2, 1)),
    "unlocked": (nothing, lambda s: dice(s, 3, 2, 1, places=[UNLOCKED, LOCKED, LOCKED])),
    "crossing": (
        lambda s: dice(s, 3, 2, 1, places=[LOCKED, LOCKED, FOREST + JADE]),
        lambda s: dice(s, 3, 2, 1, places=[FOREST + JADE, LOCKED, LOCKED]),
    ),
    "hand": (lambda s: hand(s, "S-KA", "S-IM", "S-SO"), lambda s: hand(s, "S-KA", "S-IM", "Y11")),
    "deck": (lambda s: hand(s, "S-KA", "S-IM", "S-SO"), lambda s: hand(s, "S-KA", "S-IM", "Y11")),
    "spare_yokai": (nothing, lambda s: hand(s, "S-KA", "S-IM", "S-SO", "Y11")),
    "virtue_later": (nothing, lambda s: hand(s, "S-KA", "S-IM", "S-SO", "Y11")),
    "virtue_hand": (
        lambda s: own(s, "markers", 1),
        both(lambda s: own(s, "markers", 4), lambda s: hand(s, "S-KA", "S-IM", "Y11")),
    ),
    "kodama": (nothing, lambda s: kodama(s, 2, 1, 1, 1, 1)),
    "kodama_chase": (lambda s: kodama(s, 1, 1, 1, 1, 1), lambda s: kodama(s, 3, 3, 3, 3, 3)),
    "kodama_lead": (lambda s: kodama(s, 4, 1, 1, 1, 1), lambda s: kodama(s, 5, 1, 1, 1, 1)),
    "path_ahead": (lambda s: path(s, "gi", visited=1), lambda s: path(s, "gi")),
    "next_type": (lambda s: path(s, "gi", "rei"), lambda s: path(s, "gi", "rei", "jin")),
    "bridge": (lambda s: path(s, "gi"), lambda s: path(s, "gi", visited=1)),
    "awake": (nothing, lambda s: own(s, "awake", 2)),
    "awake_over_3": (lambda s: own(s, "awake", 3), lambda s: own(s, "awake", 4)),
    "walking": (lambda s: walking(s, "P.s"), lambda s: walking(s, "P.s", "P.m1")),
    "walked": (lambda s: walking(s, "P.m1"), lambda s: walking(s, "P.m2")),
    "branch": (lambda s: walking(s, "P.s"), lambda s: walking(s, "P.m7")),
    "beyond": (lambda s: walking(s, "P.m2"), both(lambda s: walking(s, "P.m2"), lambda s: path(s, "gi", visited=1))),
    "shortcut": (lambda s: arrived(s, "P.m2.1"), lambda s: arrived(s, "P.m1.1")),
    "rock": (lambda s: rocks(s, "IW-kappa"), lambda s: rocks(s, "IW-kappa", "IW-nezumi")),
    "rock_rate": (lambda s: rocks(s, "IW-kappa"), lambda s: rocks(s, "IW-kappa", sitting=1)),
    "sit": (lambda s: rocks(s, "IW-ara"), lambda s: rocks(s, "IW-kappa")),
    "vision_near": (lambda s: visions(s, "V21"), both(lambda s: visions(s, "V21"), lambda s: own(s, "markers", 2))),
    "vision_next": (lambda s: visions(s, "V21"), both(lambda s: visions(s, "V21"), lambda s: own(s, "markers", 1))),
    "vision_far": (nothing, lambda s: visions(s, "V21")),
    "dream": (nothing, lambda s: crystal(s, "CD08", "d1")),
    "memory": (nothing, lambda s: crystal(s, "CM01", "m1")),
    "wit": (nothing, lambda s: crystal(s, "CW01", "w1")),
    "building": (nothing, lambda s: own(s, "markers", 1)),
    "mitama_loose": (nothing, lambda s: put(s, "mitama", s.actor * MITAMA_TYPE_COUNT, [1])),
    "dragonfly": (nothing, lambda s: mine(s, "dragonflies", [0])),
    "first": (nothing, lambda s: put(s, "order", 0, [s.actor, 1 - s.actor])),
    "first_next": (nothing, lambda s: dice(s, 3, 2, 1, places=[LOCKED, LOCKED, AT_HOME])),
}
"""Per term: less of what it names, more of it; everything else it counts is the same."""


def changed(change: Change) -> BitokuState:
    state = quiet_table()
    change(state)
    return state


@pytest.mark.parametrize("name", [name for name in NAMES if name != "base"])
def test_a_term_grows_with_what_it_names(name: str) -> None:
    less, more = (judge(2).sample_terms(state, state.actor) for state in map(changed, CASES[name]))
    assert more[NAMES.index(name)] > less[NAMES.index(name)]


def test_every_term_has_a_case() -> None:
    assert set(CASES) == set(NAMES) - {"base"}


GOOD = (
    "wood",
    "amulet",
    "pips_now",
    "spare_yokai",
    "awake",
    "vision_near",
    "dream",
    "memory",
    "wit",
)
"""Terms whose cases nobody could think worse. (A kodama or a pilgrim that has come farther has less still to come; what
its next place brings is told by other terms.)"""


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_is_remembered_of_a_lake_is_what_one_would_find_there(seats: int) -> None:
    """Wherever the kodama of all sides stand, whichever treasure it is, in whatever order one asks."""
    lakes = Lakes()
    for state in [*positions(seats, 3), *positions(seats, 4), *reversed(positions(seats, 3))]:
        for side in range(state.sides):
            for region in range(REGION_COUNT):
                brings = treasure_of(state, side, region)
                found = (brings, lake_chase(state, side, region), lake_lead(state, side, region))
                assert lakes.look(state, side, region) == found


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_is_remembered_of_a_side_is_what_one_would_count_anew(seats: int) -> None:
    """In whatever order one asks, also after looking at what every answer leads to, as a search does."""
    old = BitokuEvaluation(GAME, seats)
    for state in [*positions(seats, 5), *reversed(positions(seats, 6))]:
        looked_at = [state]
        for action in state.answers[:4]:
            after = state.copy()
            after.apply(action)
            looked_at.append(after)
        for there in looked_at:
            new = BitokuEvaluation(GAME, seats)
            assert old.points(there) == new.points(there)
            for side in range(there.sides):
                assert old.sample_terms(there, side) == new.sample_terms(there, side)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_pieces_are_counted_as_the_rules_count_them(seats: int) -> None:
    evaluation = BitokuEvaluation(GAME, seats)
    for state in positions(seats, 3):
        for side in range(state.sides):
            standing = evaluation.standing(state, side)
            assert standing.pieces == [count_pieces(state, side, what) for what in range(len(PIECES))]
            for card in state.yokai_in_play(side):
                assert standing.virtue(state, side, card) == virtue(state, side, card)


@pytest.mark.parametrize("name", [*GOOD, "building", "mitama_loose", "dragonfly"])
def test_more_of_a_good_thing_is_worth_more(name: str) -> None:
    """In the second round, with the weights as they are shipped."""
    less, more = (judge(2).side_points(state, state.actor) for state in map(changed, CASES[name]))
    assert more > less


# ---- pending steps


def test_a_step_promises_more_the_more_it_gives() -> None:
    state = changed(both(lambda s: path(s, "gi", "rei", "jin"), lambda s: goods(s, wood=2, stone=2, jade=2, sake=2)))
    seat = state.actor
    evaluation = judge(2)
    base = state.agenda.copy()
    steps: list[Callable[[int, int], int]] = [
        frames.spend_mp,
        frames.advance_kodama,
        frames.unlock_die,
        frames.draw_card,
    ]
    for make in steps:
        worths = []
        for number in (1, 2, 3):
            state.agenda = [*base, make(seat, number)]
            worths.append(evaluation.pending(state))
        assert worths[0] > 0.0
        assert worths == sorted(set(worths))


def test_a_discount_is_worth_something_in_every_market() -> None:
    state = changed(lambda s: goods(s, wood=2, stone=2, jade=2, sake=2))
    base = state.agenda.copy()
    for market in range(4):
        worths = []
        for discount in (0, 2):
            state.agenda = [*base, frames.market(state.actor, market, discount)]
            worths.append(judge(2).pending(state))
        assert 0.0 < worths[0] <= worths[1]


def test_every_kind_of_step_is_met_and_judged() -> None:
    """No pending step is forgotten: whatever a player is asked besides these promises something somewhere."""
    silent = {"basic_action", "discard", "arrange_dice", "spirit_virtue"}
    promised: set[str] = set()
    asked: set[str] = set()
    for seats, seed in ((1, 3), (2, 3), (2, 4), (2, 5), (3, 3), (4, 3)):
        for state in positions(seats, seed)[:-1]:
            assert state.decision is not None
            asked.add(state.decision.kind)
            if judge(seats).pending(state) > 0.0:
                promised.add(state.decision.kind)
    assert asked - promised <= silent


def test_greedy_leaves_chance_far_behind() -> None:
    state = GAME.new(2, "greedy")
    bots = [GreedyBot(Rng(1)), RandomBot(Rng(2))]
    dealer = Rng(3)
    while not state.over:
        state.apply(bots[state.actor].choose(Observation.of(state, dealer)))
    greedy, chance = state.scores()
    assert greedy > 2 * chance
