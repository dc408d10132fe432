"""The roster: who sits at the table, and that each is stronger than the last."""

from __future__ import annotations

import pytest

import tatami
from tatami.bots import BOTS, make_bot
from tatami.bots.evaluation import evaluation_for
from tatami.bots.levels import LEVELS
from tatami.core.errors import BadOptions
from tatami.core.rng import Rng
from tatami.shelf import GAMES


def test_every_bot_has_a_name_and_a_character_of_its_own() -> None:
    assert list(BOTS) == ["random", "greedy", "easy", "medium", "hard", "expert"]
    assert len({bot.person for bot in BOTS.values()}) == len(BOTS)
    assert len({bot.character for bot in BOTS.values()}) == len(BOTS)
    assert all(bot.name == name for name, bot in BOTS.items())


def test_levels_differ_in_patience_and_care() -> None:
    budgets = [level.budget.simulations for level in LEVELS.values()]
    assert budgets == sorted(set(budgets))
    overlooks = [level.overlooks for level in LEVELS.values()]
    assert overlooks == sorted(overlooks, reverse=True)
    assert LEVELS["hard"].overlooks == LEVELS["expert"].overlooks == 0.0
    assert [name for name, level in LEVELS.items() if level.span is not None] == ["easy"]
    assert [name for name, level in LEVELS.items() if level.adapts] == ["medium"]
    most = max(evaluation_for(tatami.game(name), 2).patience() for name in GAMES)
    assert LEVELS["medium"].budget.simulations * most < LEVELS["hard"].budget.simulations
    assert LEVELS["hard"].budget.seconds is not None
    assert LEVELS["hard"].budget.seconds <= 3.0
    assert LEVELS["expert"].budget.seconds is not None
    assert LEVELS["expert"].budget.seconds <= 15.0


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(BadOptions, match="there is no bot 'wizard'"):
        make_bot("wizard", 1)


def wins(name: str, one: str, other: str, deals: int) -> int:
    """How many of ``2 * deals`` two-player games ``one`` wins, each deal from both seats."""
    game = tatami.game(name)
    won = 0
    for deal in range(deals):
        for seat in range(2):
            state = game.new(2, f"league {deal}")
            bots = [make_bot(one if place == seat else other, f"{deal} {place}") for place in range(2)]
            dealer = Rng(deal)
            while state.seat is not None:
                state.apply(bots[state.seat].decide(state, dealer))
            won += state.ranking()[0] == seat
    return won


@pytest.mark.parametrize("name", GAMES)
def test_greedy_beats_random_clearly(name: str) -> None:
    """A quick league: measured at 100 % over hundreds of games; more than one lost means that something broke."""
    deals = 5
    assert wins(name, "greedy", "random", deals) >= 2 * deals - 1
