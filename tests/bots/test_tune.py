"""Weights are found by a regression of our own: it solves what it is given, and finds weights that were planted."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tatami import Rng
from tatami.arena.algebra import solved
from tatami.bots.evaluation.tuning import Tuning
from tools.climb import contest
from tools.tune import Fit, level, tuning


def test_a_system_of_equations_is_solved_for_several_right_sides() -> None:
    matrix = [[4.0, 2.0, 1.0], [2.0, 3.0, 0.0], [1.0, 0.0, 3.0]]
    found = solved(matrix, [[11.0, 4.0], [8.0, 2.0], [10.0, 1.0]])
    assert [value for (value, _) in found] == pytest.approx([1.0, 2.0, 3.0])
    assert [value for (_, value) in found] == pytest.approx([1.0, 0.0, 0.0])
    assert matrix[1] == [2.0, 3.0, 0.0]


def test_planted_weights_are_found_again() -> None:
    """The second term is worth 2 points with one turn left and 5 with four, on a straight line between."""
    rng = Rng("planted")
    terms = [("base", "what comes anyhow"), ("coin", "each coin")]
    found = Fit(Tuning(terms=terms, turns=5, knots=(1, 4), weights=Path("nowhere"), rival=False, window=0))
    for _ in range(400):
        left, coins = 1 + rng.below(4), float(rng.below(9))
        found.follow([(left, [1.0, coins], 3.0 + coins * (1.0 + left))])
    weights = found.solve(0.001, {})
    assert weights["coin"] == pytest.approx([0.0, 2.0, 3.0, 4.0, 5.0], abs=0.01)
    assert weights["base"] == pytest.approx([0.0, 3.0, 3.0, 3.0, 3.0], abs=0.05)


@pytest.mark.parametrize("trace", [1.0, 0.5, 0.0])
def test_what_happens_from_turn_to_turn_tells_the_weights_as_well(trace: float) -> None:
    """The end brings about 12 points, and 2 for each coin that is still held; coins come and go."""
    rng = Rng("from turn to turn")
    terms = [("base", "what comes anyhow"), ("coin", "each coin")]
    found = Fit(
        Tuning(terms=terms, turns=5, knots=(1, 2, 3, 4), weights=Path("nowhere"), rival=False, window=0, trace=trace)
    )
    for _ in range(4000):
        coins = [float(rng.below(4))]
        for _ in range(3):
            coins.append(coins[-1] + rng.below(3) - 1)
        final = 2.0 * coins[-1] + sum(3 + rng.below(5) - 2 for _ in range(4))
        found.follow([(4 - turn, [1.0, held], final) for turn, held in enumerate(coins)])
    weights = found.solve(0.001, {})
    assert weights["coin"] == pytest.approx([0.0, 2.0, 2.0, 2.0, 2.0], abs=0.2)
    assert weights["base"] == pytest.approx([0.0, 12.0, 12.0, 12.0, 12.0], abs=0.5)


def test_a_trace_keeps_chance_at_the_end_from_blurring_what_came_before() -> None:
    """A coin is soon exchanged for a point; later a die is rolled that has nothing to do with it."""
    rng = Rng("a die at the end")
    terms = [("base", "what comes anyhow"), ("coin", "each coin")]
    errors: list[float] = []
    for trace in (1.0, 0.0):
        subject = Tuning(
            terms=terms, turns=4, knots=(1, 2, 3), weights=Path("nowhere"), rival=False, window=0, trace=trace
        )
        found = Fit(subject)
        dice = Rng("dice")
        for _ in range(60):
            coins = float(rng.below(2))
            die = 40.0 * dice.below(2)
            found.follow([(3, [1.0, coins], coins + die), (2, [1.0, 0.0], die), (1, [1.0, 0.0], die)])
        errors.append(abs(found.solve(0.001, {})["coin"][3] - 1.0))
    assert errors[1] < 0.01 < errors[0]


def test_the_base_bends_at_every_turn_of_which_enough_samples_tell() -> None:
    weights = {"base": [0.0, 3.0, 3.0, 3.0], "coin": [0.0, 2.0, 2.0, 2.0]}
    often, seldom = (2, [1.0, 4.0], 16.0), (3, [1.0, 1.0], 15.0)
    level(weights, "base", [often] * 2000 + [seldom])
    assert weights["base"] == pytest.approx([0.0, 3.0, 8.0, 3.5], abs=0.06)
    assert weights["coin"] == [0.0, 2.0, 2.0, 2.0]


def test_weights_play_the_same_deals_alone_against_the_automaton() -> None:
    weights = json.loads(tuning("white_castle").weights.read_text(encoding="utf-8"))
    played = list(contest("white_castle", 1, weights, weights, 2, 0, "alone"))
    assert len(played) == 2
    for won, ahead in played:
        assert won == (ahead > 0)
    assert played == list(contest("white_castle", 1, weights, weights, 2, 0, "alone"))
