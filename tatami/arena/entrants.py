"""Who may play in the arena: the bots of the house, the search with any budget, and bots of one's own."""

from __future__ import annotations

from importlib import import_module

from tatami.bots import BOTS, Bot, make_bot
from tatami.bots.search import Budget, SearchBot
from tatami.core.errors import BadOptions
from tatami.core.rng import Rng

WORDS = f"{', '.join(BOTS)}, search:N with N simulations a turn, or MODULE:CLASS for a bot of your own"
"""How entrants are named, for people."""


def entrant(name: str, seed: str, *, clock: bool = False) -> Bot:
    """A bot by name; the same seed and the same questions give the same answers, unless the clock is looked at."""
    first, colon, second = name.partition(":")
    if not colon:
        bot = make_bot(name, seed)
        if isinstance(bot, SearchBot) and not clock:
            bot.budget = Budget(bot.budget.simulations)
        return bot
    if first == "search":
        if not second.isdecimal() or int(second) < 1:
            raise BadOptions(f"'{name}' should be search: and a number of simulations, such as search:400")
        return SearchBot(Rng(seed), Budget(int(second)))
    return own_bot(first, second)(Rng(seed))


def own_bot(module: str, class_name: str) -> type[Bot]:
    """A subclass of :class:`Bot` from any module that can be imported."""
    try:
        found = getattr(import_module(module), class_name)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadOptions(f"there is no bot '{module}:{class_name}': {error}") from error
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise BadOptions(f"'{module}:{class_name}' is no subclass of tatami.bots.Bot")
    return found
