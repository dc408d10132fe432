"""The bot that plays anything."""

from __future__ import annotations

from tatami.bots.bot import Bot, Observation


class RandomBot(Bot):
    """Chooses each legal action with the same probability."""

    name = "random"
    person = "Taro"
    character = "picks any legal action: quick, cheerful, no plan at all"
    looks = False

    def choose(self, observation: Observation) -> int:
        legal = observation.legal
        return legal[self.rng.below(len(legal))]
