"""No bot's choice depends on what its seat cannot see."""

from __future__ import annotations

import pytest

import tatami
from tatami.bots import BOTS, Bot, Observation, make_bot
from tatami.bots.hint import hint
from tatami.bots.search import Budget, SearchBot
from tatami.core.rng import Rng
from tatami.core.state import State
from tatami.shelf import games

TABLES = [(name, seats) for name in games() for seats in tatami.game(name).info.seats]


def quick(name: str) -> Bot:
    """The bot of a name with a budget that does not look at the clock."""
    bot = make_bot(name, "fair")
    if isinstance(bot, SearchBot):
        bot.budget = Budget(min(bot.budget.simulations, 24))
    return bot


def positions(game: str, seats: int) -> list[State]:
    """Decisions spread over a game of random moves."""
    state = tatami.game(game).new(seats, f"fair {seats}")
    rng = Rng(f"moves {seats}")
    out: list[State] = []
    count = 0
    while not state.over:
        if count % 37 == 5:
            out.append(state.copy())
        state.apply(state.answers[rng.below(len(state.answers))])
        count += 1
    return out[:6]


@pytest.mark.parametrize("bot", list(BOTS))
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_choice_does_not_depend_on_hidden_truth(bot: str, game: str, seats: int) -> None:
    """Two tables that a seat cannot tell apart, each dealt again by another dealer: the same answer."""
    for number, state in enumerate(positions(game, seats)):
        twin = state.redeal(state.seat, Rng(f"another truth {number}"))
        answer = quick(bot).choose(Observation.of(state, Rng("dealer")))
        assert answer in state.legal()
        assert quick(bot).choose(Observation.of(twin, Rng("another dealer"))) == answer


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_hint_does_not_depend_on_hidden_truth(game: str, seats: int) -> None:
    """The same numbers for every choice, whatever the others hold: advice betrays nothing."""
    for number, state in enumerate(positions(game, seats)[:3]):
        twin = state.redeal(state.seat, Rng(f"another truth {number}"))
        advice = hint(Observation.of(state, Rng("dealer")), 1, Budget(24))
        assert hint(Observation.of(twin, Rng("another dealer")), 1, Budget(24)) == advice


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_twin_tables_do_differ(game: str, seats: int) -> None:
    """The test above would prove nothing if nothing were hidden."""
    state = positions(game, seats)[0]
    assert state.redeal(state.seat, Rng("another truth")).to_json() != state.to_json()


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_how_a_deal_comes_out_does_not_depend_on_the_truth(game: str, seats: int) -> None:
    for number, state in enumerate(positions(game, seats)):
        twin = state.redeal(state.seat, Rng(f"another truth {number}"))
        assert twin.redeal(state.seat, Rng("dealer")).to_json() == state.redeal(state.seat, Rng("dealer")).to_json()


def test_an_observation_is_a_new_deal() -> None:
    state = tatami.game("white_castle").new(2, 1)
    seen = Observation.of(state, Rng(3)).redeal(Rng(4))
    assert seen.view(state.seat) == state.view(state.seat)
    assert seen.rng.words() != state.rng.words()
