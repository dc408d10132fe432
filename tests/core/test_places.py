"""Places: who is equal shares one, from the game to the bots."""

from __future__ import annotations

import tatami
from tatami.bots.evaluation.base import Evaluation
from tests.core.ferry import Ferry, FerryGame


def ended(points: list[int]) -> Ferry:
    state = FerryGame().new(2, 1)
    state.agenda.clear()
    state.advance()
    state.points = points
    return state


def test_equal_sides_share_a_place_and_the_next_counts_both() -> None:
    state = ended([7, 3, 7])
    assert (state.places(), state.winners(), state.ranking()) == ([1, 3, 1], [0, 2], [0, 2, 1])


def test_those_who_share_a_victory_share_the_win() -> None:
    class Plain(Evaluation):
        pass

    assert Plain().shares(ended([7, 3, 7]), [7.0, 3.0, 7.0]) == [0.5, 0.0, 0.5]
    assert Plain().shares(ended([8, 3, 7]), [8.0, 3.0, 7.0]) == [1.0, 0.0, 0.0]


def test_a_place_is_shared_exactly_where_a_game_breaks_no_tie() -> None:
    shared = {}
    for name in tatami.games():
        state = tatami.game(name).new(2, 1)
        shared[name] = state.places() == [1, 1]
        first, second = (state.game.standing_of(state, side) for side in range(2))
        assert shared[name] is (first == second), name
    assert not shared["white_castle"]
    assert shared["satori"]
