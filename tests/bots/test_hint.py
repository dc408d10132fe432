"""Why a hint says what it says: the line it expects, what that brings, and what it takes away from the next player."""

from __future__ import annotations

import pytest

import tatami
from tatami.bots.bot import Observation
from tatami.bots.hint import Hint, hint
from tatami.bots.search import Budget
from tatami.core.rng import Rng
from tatami.core.state import State, Unforeseen
from tatami.preview import countable

GAMES = tatami.games()


def advised(game: str, seats: int, every: int, decisions: int, simulations: int) -> list[tuple[State, Hint]]:
    """Hints at some decisions of a random game, and the positions they were given for."""
    state = tatami.game(game).new(seats, 3)
    rng = Rng(f"advised {game}")
    found: list[tuple[State, Hint]] = []
    for number in range(decisions):
        if number % every == 0 and len(state.legal()) > 1:
            observation = Observation.of(state, Rng(number))
            found.append((state.copy(), hint(observation, number, Budget(simulations))))
        options = state.legal()
        state.apply(options[rng.below(len(options))])
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_line_begins_with_the_best_choice_and_brings_what_it_says(game: str) -> None:
    longest = changed = 0
    for state, advice in advised(game, 2, every=6, decisions=42, simulations=48):
        line = advice.line
        assert line.actions[0] == advice.best.action
        longest = max(longest, len(line.actions))
        seat = state.actor
        held = countable(state, seat)
        truth = state.copy()
        truth.foreseen_by = seat
        for action in line.actions:
            assert truth.seat == seat, "only the seat that asked decides in its line"
            assert action in truth.legal()
            try:
                truth.decide(action)
            except Unforeseen:
                break
        then = countable(truth, seat)
        assert line.changes == {name: then[name] - n for name, n in held.items() if then[name] != n}
        changed += bool(line.changes)
    assert longest > 1
    assert changed > 0


def test_what_is_taken_was_a_choice_of_the_next_player() -> None:
    """With four at the table places are scarce: some lines take one away, and then it is really gone. Some take what
    the next player was about to choose."""
    taken = wanted = 0
    for state, advice in advised("white_castle", 4, every=4, decisions=60, simulations=64):
        if advice.taken is None:
            continue
        taken += 1
        wanted += advice.taken.wanted
        assert advice.taken.action in advice.line.actions
        after = state.copy()
        for action in advice.line.actions:
            after.apply(action)
        assert advice.taken.seat == after.seat != state.seat
        assert advice.taken.action not in after.legal()
        for action in after.legal():
            then = after.copy()
            then.apply(action)
            assert then.seat != after.seat or advice.taken.action not in then.legal()
    assert taken > 0
    assert wanted > 0
