"""Which bots there are."""

from __future__ import annotations

from tatami.bots.bot import Bot
from tatami.bots.greedy import GreedyBot
from tatami.bots.levels import LEVELS
from tatami.bots.random_bot import RandomBot
from tatami.core.errors import BadOptions
from tatami.core.rng import Rng

BOTS: dict[str, type[Bot]] = {RandomBot.name: RandomBot, GreedyBot.name: GreedyBot, **LEVELS}
"""By name: the two that do not think ahead, then the levels."""


def bot_class(name: str) -> type[Bot]:
    """The bot of a name; :class:`BadOptions` lists those there are."""
    if name not in BOTS:
        raise BadOptions(f"there is no bot '{name}'; known: {', '.join(BOTS)}")
    return BOTS[name]


def make_bot(name: str, seed: int | str) -> Bot:
    """A bot by name. The same seed and the same questions give the same answers."""
    return bot_class(name)(Rng(seed))
