"""A word of advice: what a strong bot would do here, and why in numbers."""

from __future__ import annotations

from dataclasses import dataclass

from tatami.bots.bot import Observation
from tatami.bots.levels import HardBot
from tatami.bots.search import Budget, SearchBot, Thought
from tatami.core.rng import Rng


@dataclass(frozen=True)
class Hint:
    """The best choice found, and what was found about the others, best first."""

    best: Thought
    others: list[Thought]
    simulations: int


def hint(observation: Observation, seed: int | str = 0, budget: Budget | None = None) -> Hint:
    """What the hard bot would choose from what the seat may see; seed and simulations fix the advice."""
    bot = SearchBot(Rng(f"hint {seed}"), HardBot.budget if budget is None else budget)
    found = bot.ponder(observation)
    return Hint(found[0], found[1:], sum(thought.visits for thought in found))
