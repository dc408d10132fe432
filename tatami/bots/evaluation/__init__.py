"""What positions are worth, game by game: named terms, with their weights as data in ``weights/*.json``."""

from __future__ import annotations

from hashlib import sha256
from importlib import import_module

from tatami.bots.evaluation.base import Evaluation
from tatami.core.game import Game
from tatami.core.rng import Rng
from tatami.core.state import NOBODY

EVALUATIONS = {
    "white_castle": "tatami.bots.evaluation.white_castle.evaluation:WhiteCastleEvaluation",
    "bora_bora": "tatami.bots.evaluation.bora_bora.evaluation:BoraBoraEvaluation",
}
"""Game id -> module and class. A game without an entry is judged by the points scored so far."""

_made: dict[tuple[str, int, str], Evaluation] = {}
_opinions: dict[tuple[Evaluation, int, str], str] = {}


def evaluation_for(game: Game, seats: int) -> Evaluation:
    """The evaluation of a game at a number of seats."""
    if game.info.id not in EVALUATIONS:
        return Evaluation()
    key = (game.info.id, seats, game.content_hash)
    if key not in _made:
        module, _, class_name = EVALUATIONS[game.info.id].partition(":")
        made: Evaluation = getattr(import_module(module), class_name)(game, seats)
        _made[key] = made
    return _made[key]


def opinion(evaluation: Evaluation, game: Game, seats: int) -> str:
    """A short name for how positions are judged: a digest of what is thought of all positions of a game by lot.

    Other weights or terms, another name; code that was only tidied keeps it.
    """
    key = (evaluation, seats, game.content_hash)
    if key not in _opinions:
        digest = sha256()
        state = game.new(seats, "opinion")
        lot = Rng("opinion")
        while state.actor != NOBODY:
            choices = evaluation.choices(state)
            points = evaluation.estimate(state)
            thought = [f"{number:.6f}" for number in points + evaluation.shares(state, points)]
            digest.update(f"{choices} {thought}".encode())
            state.apply(choices[lot.below(len(choices))])
        _opinions[key] = digest.hexdigest()[:12]
    return _opinions[key]


__all__ = ["Evaluation", "evaluation_for", "opinion"]
