"""The bot that takes what looks best right now."""

from __future__ import annotations

from tatami.bots.bot import Bot, Observation
from tatami.bots.evaluation import evaluation_fingerprint, evaluation_for
from tatami.core.game import Game


class GreedyBot(Bot):
    """Looks one decision ahead with the game's evaluation and takes the best; equal ones by lot."""

    name = "greedy"
    person = "Momo"
    character = "takes what looks best at the moment and never thinks about tomorrow"

    def fingerprint(self, game: Game, seats: int) -> str:
        return f"{self.name}, opinion {evaluation_fingerprint(evaluation_for(game, seats), game, seats)}"

    def choose(self, observation: Observation) -> int:
        table = observation.redeal(self.rng)
        evaluation = evaluation_for(table.game, table.seats)
        candidates = evaluation.candidates(table)
        best: list[int] = []
        top = 0.0
        for action in candidates:
            after = table.copy()
            after.apply(action)
            points = evaluation.estimate(after)
            lead = points[observation.seat] - max(points[: observation.seat] + points[observation.seat + 1 :])
            if not best or lead > top + 1e-9:
                best, top = [action], lead
            elif lead > top - 1e-9:
                best.append(action)
        return best[self.rng.below(len(best))]
