"""The line of play: which moves everybody may know."""

from __future__ import annotations

import pytest

import tatami
from tatami.core.record import Record
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


@pytest.mark.parametrize("game", tatami.games())
def test_line_and_record_agree_on_what_can_be_taken_back(game: str) -> None:
    """Both ask the kernel where the barriers are."""
    record = Record.start(tatami.game(game), seats=2, seed=4)
    line = Line(record.state.copy())
    rng = tatami.Rng(6)
    backs: set[bool] = set()
    for _ in range(150):
        if record.state.over:
            break
        chosen = record.state.legal()[rng.below(len(record.state.legal()))]
        record.decide(chosen)
        line = play(line, chosen).line
        assert bool(line.trail) == record.can_undo
        backs.add(record.can_undo)
    while record.can_undo:
        record.undo()
        line = line.back_to(line.trail[-1].ply)
        assert line.state == record.state
    assert not line.trail
    assert backs == {True, False}
