"""What a position of The White Castle is worth: the points on the board now, and named terms for what is to come.

The expected final score of a clan is its score if the game ended now plus, for every term below, an amount on the table
times a weight. Weights depend on the number of turns the clan has left and on the number of players; they are data
(``weights/white_castle.json``), written by ``tools/tune.py`` from finished games.
"""

from __future__ import annotations

from tatami.bots.evaluation.base import Evaluation, weights_file
from tatami.bots.evaluation.tuning import Tuning
from tatami.bots.evaluation.white_castle.evaluation import WhiteCastleEvaluation
from tatami.bots.evaluation.white_castle.terms import TERMS, TURNS

EVALUATION: type[Evaluation] = WhiteCastleEvaluation
TUNING = Tuning(
    terms=list(TERMS),
    turns=TURNS,
    knots=(1, 4, 9),
    weights=weights_file("white_castle"),
    rival=True,
    window=0,
)
