"""What a position of Stones is worth: the bots find this by its name."""

from __future__ import annotations

from tatami.bots.evaluation.base import Evaluation
from tatami.core.game import Game
from tatami.core.state import State


class StonesEvaluation(Evaluation):
    """Points so far; every decision is a turn."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats

    def opens_turn(self, s: State) -> bool:
        return True

    def spread(self, s: State) -> float:
        return 4.0


EVALUATION = StonesEvaluation
