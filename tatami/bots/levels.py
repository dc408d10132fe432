"""The levels one meets at the table: they differ in patience and care, never in what they see."""

from __future__ import annotations

from tatami.bots.search import Budget, SearchBot


class EasyBot(SearchBot):
    """A moment's thought over a handful of the choices."""

    name = "easy"
    person = "Hana"
    character = "plays for the pleasure of it and lets many a chance go by"
    budget = Budget(24, 1.0)
    overlooks = 0.1
    span = 3


class MediumBot(SearchBot):
    """Sees the own turn, rarely the answer to it."""

    name = "medium"
    person = "Kenji"
    character = "has a plan for this turn, and now and then for the next"
    budget = Budget(120, 2.0)
    overlooks = 0.01
    adapts = True


class HardBot(SearchBot):
    """At most 3 seconds a turn on one core."""

    name = "hard"
    person = "Lady Asahi"
    character = "wastes nothing and knows what you would like to do next"
    budget = Budget(4000, 2.8)


class ExpertBot(SearchBot):
    """At most 15 seconds a turn on one core."""

    name = "expert"
    person = "Master Tadaoki"
    character = "thinks long, forgives little and counts the last point"
    budget = Budget(60_000, 14.0)


LEVELS: dict[str, type[SearchBot]] = {bot.name: bot for bot in (EasyBot, MediumBot, HardBot, ExpertBot)}
"""From the weakest to the strongest."""
