"""What positions are worth, game by game: named terms, with their weights as data in ``weights/*.json``."""

from __future__ import annotations

from hashlib import sha256
from importlib import import_module

from tatami.bots.evaluation.base import Evaluation, weights_file
from tatami.core.game import Game

EVALUATIONS = {
    "white_castle": "tatami.bots.evaluation.white_castle.evaluation:WhiteCastleEvaluation",
    "bora_bora": "tatami.bots.evaluation.bora_bora.evaluation:BoraBoraEvaluation",
}
"""Game id -> module and class. A game without an entry is judged by the points scored so far."""

_made: dict[tuple[str, int, str], Evaluation] = {}


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


def weights_digest(game: Game) -> str:
    """A short name for the weights a game is judged by; other weights, another name."""
    file = weights_file(game.info.id)
    return sha256(file.read_bytes()).hexdigest()[:12] if file.exists() else "none"


__all__ = ["Evaluation", "evaluation_for", "weights_digest"]
