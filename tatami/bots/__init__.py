"""Players that are programs. A bot gets an :class:`Observation`, never the state."""

from __future__ import annotations

from tatami.bots.bot import Bot, Observation
from tatami.bots.random_bot import RandomBot
from tatami.bots.roster import BOTS, bot_class, make_bot

__all__ = ["BOTS", "Bot", "Observation", "RandomBot", "bot_class", "make_bot"]
