"""The evaluation of The White Castle: exact where the rules are, named everywhere."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import cast

import pytest

import tatami
from tatami.bots.evaluation import Evaluation, evaluation_fingerprint, evaluation_for
from tatami.bots.evaluation.base import soft_shares, weights_file
from tatami.bots.evaluation.white_castle.evaluation import WhiteCastleEvaluation
from tatami.bots.evaluation.white_castle.terms import TERM_COUNT, TERMS, TURNS, turns_left
from tatami.core.rng import Rng
from tatami.games.white_castle.state import WhiteCastleState
from tests.bots.small_games import Pile, SmallGame
from tests.lots import by_lot

GAME = tatami.game("white_castle")


def positions(seats: int, seed: int) -> list[WhiteCastleState]:
    return [state.copy() for state in by_lot(cast(WhiteCastleState, GAME.new(seats, seed)), Rng(seed))]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_score_now_is_that_of_the_sheet(seats: int) -> None:
    judge = cast(WhiteCastleEvaluation, evaluation_for(GAME, seats))
    for state in positions(seats, 3):
        totals = [row["total"] for row in state.score_sheet()]
        assert [judge.sample_score(state, clan) for clan in range(state.clans)] == totals


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_turns_left_count_down_from_nine_to_none(seats: int) -> None:
    states = positions(seats, 4)
    for clan in range(states[0].clans):
        left = [turns_left(state, clan) for state in states]
        assert left[0] == TURNS - 1
        assert left[-1] == 0
        assert all(later in (now, now - 1) for now, later in pairwise(left))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_end_is_judged_exactly(seats: int) -> None:
    end = positions(seats, 5)[-1]
    evaluation = evaluation_for(GAME, seats)
    assert evaluation.estimate(end) == [float(score) for score in end.scores()]
    assert evaluation.shares(end, evaluation.points(end))[end.ranking()[0]] == 1.0


def test_every_state_can_be_judged_and_shares_add_up() -> None:
    for seats in (1, 2, 3, 4):
        evaluation = evaluation_for(GAME, seats)
        for state in positions(seats, 6):
            if not state.over:
                assert evaluation.pending(state) >= 0.0
            assert sum(evaluation.shares(state, evaluation.estimate(state))) == pytest.approx(1.0)


def test_terms_and_weights_name_each_other() -> None:
    data = json.loads(weights_file("white_castle").read_text(encoding="utf-8"))
    names = [name for name, _ in TERMS]
    assert len(names) == len(set(names)) == TERM_COUNT
    assert all(why for _, why in TERMS)
    for table in (*data["weights"].values(), *data["rival"].values()):
        assert list(table) == names
        assert all(len(weights) == TURNS for weights in table.values())
    assert all(len(spreads) == TURNS and min(spreads) > 0 for spreads in data["spread"].values())


def test_exchanges_are_looked_at_only_where_they_change_something() -> None:
    """Prices exchange what is missing by themselves (WC-R40): only the cap and the end are left."""
    evaluation = evaluation_for(GAME, 2)
    looked_at = left_out = 0
    for seed in range(6):
        for state in positions(2, seed)[:-1]:
            free = [action for action in state.answers if GAME.actions.is_free(action)]
            kept = [action for action in evaluation.candidates(state) if GAME.actions.is_free(action)]
            decision = state.decision
            assert decision is not None
            assert kept == (free if decision.kind in ("exchange", "final_exchange") else [])
            looked_at += len(kept)
            left_out += len(free) - len(kept)
    assert looked_at
    assert left_out


def test_more_of_everything_is_worth_more() -> None:
    """In the middle of a game a courtier inside, a warrior or a food more never looks worse."""
    state = next(state for state in positions(2, 7) if state.round == 2)
    evaluation = cast(WhiteCastleEvaluation, evaluation_for(GAME, 2))
    before = evaluation.clan_points(state, 0)
    richer = state.copy()
    richer.stock[0] = min(7, richer.stock[0] + 1)
    assert evaluation.clan_points(richer, 0) >= before
    courtly = state.copy()
    courtly.courtiers = [*courtly.courtiers[:5], courtly.courtiers[5] + 1, *courtly.courtiers[6:]]
    assert evaluation.clan_points(courtly, 0) > before


def test_a_game_without_an_evaluation_is_judged_by_its_points() -> None:
    game = SmallGame(Pile(), 5)
    state = game.new(2, 1)
    evaluation = evaluation_for(game, 2)
    assert type(evaluation) is Evaluation
    assert evaluation.points(state) == [0.0, 0.0]
    assert evaluation.candidates(state) == state.legal()


def test_shares_grow_with_the_lead() -> None:
    assert soft_shares([10.0, 10.0, 10.0], 3.0) == pytest.approx([1 / 3] * 3)
    assert soft_shares([13.0, 10.0], 3.0)[0] == pytest.approx(0.731, abs=0.001)


def test_the_fingerprint_changes_with_a_weight_and_with_nothing_else() -> None:
    shipped = evaluation_fingerprint(evaluation_for(GAME, 2), GAME, 2)
    data = json.loads(weights_file("white_castle").read_text(encoding="utf-8"))
    assert evaluation_fingerprint(WhiteCastleEvaluation(GAME, 2, data), GAME, 2) == shipped
    data["weights"]["2"][TERMS[0][0]][3] += 0.5
    assert evaluation_fingerprint(WhiteCastleEvaluation(GAME, 2, data), GAME, 2) != shipped
    data = json.loads(weights_file("white_castle").read_text(encoding="utf-8"))
    data["spread"]["2"][3] *= 2
    assert evaluation_fingerprint(WhiteCastleEvaluation(GAME, 2, data), GAME, 2) != shipped
    assert evaluation_fingerprint(Evaluation(), GAME, 2) != shipped
