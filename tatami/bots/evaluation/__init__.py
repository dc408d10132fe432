"""What positions are worth, game by game: named terms, with their weights as data in ``weights/*.json``."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from tatami.bots.evaluation.base import Evaluation
from tatami.core.game import Game
from tatami.core.rng import Rng
from tatami.core.state import NOBODY
from tatami.shelf import part_of

_made: dict[tuple[str, int, str], Evaluation] = {}
_fingerprints: dict[tuple[Evaluation, int, str], str] = {}


def evaluation_for(game: Game, seats: int) -> Evaluation:
    """The evaluation of a game at a number of seats; one without is judged by the points scored so far."""
    key = (game.info.id, seats, game.content_hash)
    if key not in _made:
        kind = evaluation_class(game.info.id)
        _made[key] = Evaluation() if kind is None else kind(game, seats)
    return _made[key]


def evaluation_class(game: str) -> Any | None:
    """The ``EVALUATION`` that a game's folder here names; ``None`` if it has none."""
    return part_of(game, "tatami.bots.evaluation", "EVALUATION")


def evaluation_fingerprint(evaluation: Evaluation, game: Game, seats: int) -> str:
    """A short name for how positions are judged: a digest of what is thought of all positions of a game by lot.

    Other weights or terms, another name; code that was only tidied keeps it.
    """
    key = (evaluation, seats, game.content_hash)
    if key not in _fingerprints:
        digest = sha256()
        state = game.new(seats, "opinion")
        lot = Rng("opinion")
        while state.actor != NOBODY:
            candidates = evaluation.candidates(state)
            points = evaluation.estimate(state)
            thought = [f"{number:.6f}" for number in points + evaluation.shares(state, points)]
            digest.update(f"{candidates} {thought}".encode())
            state.apply(candidates[lot.below(len(candidates))])
        _fingerprints[key] = digest.hexdigest()[:12]
    return _fingerprints[key]


__all__ = ["Evaluation", "evaluation_class", "evaluation_fingerprint", "evaluation_for"]
