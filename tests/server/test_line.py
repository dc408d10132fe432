"""The line of play: which moves everybody may know."""

from __future__ import annotations

import pytest

import tatami
from tatami.core.state import State
from tatami.core.views import decision_view
from tatami.server.pure.line import Line, play


def shown_to_all(state: State) -> set[int]:
    """The answers a spectator sees."""
    decision = decision_view(state, None)
    return set() if decision is None else {option["id"] for option in decision["options"]}


@pytest.mark.parametrize("game", tatami.games())
def test_a_move_is_public_if_a_spectator_saw_it_among_the_answers(game: str) -> None:
    line = Line(tatami.game(game).new(seats=2, seed=3))
    rng = tatami.Rng(5)
    for _ in range(150):
        answers = line.state.legal()
        chosen = answers[rng.below(len(answers))]
        played = play(line, chosen)
        assert played.public == (chosen in shown_to_all(line.state))
        line = played.line
        if line.state.over:
            break


def test_no_view_is_built_to_learn_whether_a_move_is_public(monkeypatch: pytest.MonkeyPatch) -> None:
    line = Line(tatami.game("white_castle").new(seats=2, seed=3))

    def viewed(state: State, seat: int | None) -> None:
        raise AssertionError("a view was built")

    monkeypatch.setattr(State, "view", viewed)
    assert play(line, line.state.legal()[0]).public
