"""What a position of Satori is worth: the points it would bring now, and named terms for what is to come.

The expected final score of a side is its score if the game ended now plus, for every term below, an amount on the table
times a weight. Weights depend on the number of turns the side has left and on the number of players; they are data
(``weights/satori.json``), written by ``tools/tune.py`` from finished games.
"""

from __future__ import annotations

from tatami.bots.evaluation.base import Evaluation, weights_file
from tatami.bots.evaluation.satori.evaluation import SatoriEvaluation
from tatami.bots.evaluation.satori.terms import TERMS, TURNS
from tatami.bots.evaluation.tuning import Tuning

EVALUATION: type[Evaluation] = SatoriEvaluation
TUNING = Tuning(
    terms=list(TERMS),
    turns=TURNS,
    knots=(1, 4, 9, 15),
    weights=weights_file("satori"),
    rival=True,
    window=1,
)
