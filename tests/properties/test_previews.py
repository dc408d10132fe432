"""A preview is held to what then happens, option by option, in random games of every title."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress

import pytest

import tatami
from tatami.core.rng import Rng
from tatami.core.state import State, Unforeseen
from tatami.preview import AT_END, plan, previews, view_with_previews

SETUPS = [(game, seats) for game in tatami.games() for seats in tatami.game(game).info.seats]


def positions(name: str, seats: int, seed: int) -> Iterator[State]:
    """Every decision of a random game."""
    state = tatami.game(name).new(seats, seed)
    rng = Rng(f"{name} {seats} {seed}")
    while not state.over:
        yield state
        options = state.legal()
        state.apply(options[rng.below(len(options))])


def what_happens(state: State, action: int) -> tuple[dict[str, int], State | None]:
    """What the acting seat really has after an action, up to a question or a revelation; no state after the latter."""
    seat = state.actor
    before = had(state, seat)
    truth = state.copy()
    truth.foreseen_by = seat
    stopped = False
    try:
        truth.apply(action)
    except Unforeseen:
        stopped = True
    after = had(truth, seat)
    return {name: after[name] - n for name, n in before.items() if after[name] != n}, None if stopped else truth


def had(state: State, seat: int) -> dict[str, int]:
    """All that a seat can count, with the points of the end that stay."""
    sheet = state.score_sheet()[seat]
    return {**state.game.holdings_of(state, seat), AT_END: sum(sheet[item] for item in state.game.info.lasting)}


def enough(seen: Counter[str]) -> bool:
    """Whether previews have been held to all that they can say."""
    return min(seen["changes"], seen["opens"]) > 200 and seen["stopped"] > 5 and seen["at the end"] > 2


def games_until(satisfied: Callable[[], bool]) -> Iterator[int]:
    """Seeds of games: three, and more where random play brings little."""
    for seed in range(12):
        if seed > 2 and satisfied():
            return
        yield seed


@pytest.mark.parametrize(("name", "seats"), SETUPS)
def test_what_a_preview_says_happens(name: str, seats: int) -> None:
    """Costs and gains to the unit, and the very next question; also where a card or a roll comes in between."""
    seen: Counter[str] = Counter()
    for state in (state for seed in games_until(lambda: enough(seen)) for state in positions(name, seats, seed)):
        seat, turn = state.actor, state.turn
        untouched = state.to_json()
        made = previews(state)
        assert state.to_json() == untouched
        assert list(made) == state.legal()
        for action, preview in made.items():
            notation = f"{state!r}: {state.game.actions.name(action)}"
            changes, truth = what_happens(state, action)
            assert preview.changes == changes, notation
            seen["changes"] += bool(changes)
            seen["at the end"] += AT_END in changes
            seen["stopped"] += truth is None
            if truth is None or truth.seat != seat or truth.turn != turn or state.game.actions.free[action]:
                assert preview.opens is None, notation
                continue
            assert preview.opens is not None, notation
            assert truth.decision is not None
            assert (preview.opens.kind, preview.opens.data) == (truth.decision.kind, truth.decision.data), notation
            free = truth.game.actions.free
            options = [truth.game.actions.name(option) for option in truth.answers if not free[option]]
            assert preview.opens.options == options, notation
            seen["opens"] += 1
    assert enough(seen), seen


@pytest.mark.parametrize("name", tatami.games())
def test_plans_reach_one_question_further(name: str) -> None:
    """What each answer to the question that an option opens costs and brings, counted from now, and what it opens."""
    planned = reached = 0
    for number, state in enumerate(positions(name, 2, seed=7)):
        if number % 4:
            continue
        seat = state.actor
        before = had(state, seat)
        for action, preview in previews(state).items():
            made = plan(state, action)
            assert list(made) == (preview.opens.options if preview.opens else [])
            for answer, then in made.items():
                truth = state.copy()
                truth.apply(action)
                truth.foreseen_by = seat
                asked_again = False
                with suppress(Unforeseen):
                    truth.play(answer)
                    asked_again = (truth.seat, truth.turn) == (seat, state.turn)
                after = had(truth, seat)
                assert then.changes == {name: after[name] - n for name, n in before.items() if after[name] != n}
                assert (then.opens is not None) == asked_again
                if then.opens is not None:
                    assert truth.decision is not None
                    assert (then.opens.kind, then.opens.data) == (truth.decision.kind, truth.decision.data)
                    reached += 1
                planned += 1
    assert planned > 200
    assert reached > 20


@pytest.mark.parametrize(("name", "seats"), SETUPS)
def test_a_preview_knows_nothing_that_its_seat_does_not(name: str, seats: int) -> None:
    """In positions that the seat cannot tell apart, every preview is the same."""
    for number, state in enumerate(positions(name, seats, seed=4)):
        if number % 3 == 0:
            twin = state.redeal(state.actor, Rng(f"twin {number}"))
            assert previews(twin) == previews(state), repr(state)
            for action in state.legal():
                assert plan(twin, action) == plan(state, action), repr(state)


@pytest.mark.parametrize(("name", "seats"), SETUPS)
def test_only_the_seat_that_is_asked_gets_previews(name: str, seats: int) -> None:
    for number, state in enumerate(positions(name, seats, seed=5)):
        if number % 5 == 0:
            for seat in (None, *range(seats)):
                if seat != state.actor:
                    assert view_with_previews(state, seat) == state.view(seat)


@pytest.mark.parametrize("name", tatami.games())
def test_points_are_among_what_can_be_counted(name: str) -> None:
    """One of the things is the score, for every seat at every moment."""
    game = tatami.game(name)
    points = set(game.holdings_of(game.new(2, 6), 0))
    for state in positions(name, 2, seed=6):
        for seat, score in enumerate(state.scores()):
            points &= {thing for thing, n in game.holdings_of(state, seat).items() if n == score}
    assert len(points) == 1
