"""What a position of Bitoku is worth: the points it would bring now, and named terms for what is to come.

The expected final score of a side is its score if the game ended with this winter's virtue plus, for every term below,
an amount on the table times a weight. Weights depend on the number of cards and dice the side has still to play and on
the number of players; they are data (``weights/bitoku.json``), written by ``tools/tune.py`` from finished games.
"""

from __future__ import annotations

from tatami.bots.evaluation.base import Evaluation
from tatami.bots.evaluation.bitoku.evaluation import BitokuEvaluation
from tatami.bots.evaluation.bitoku.tables import WEIGHTS
from tatami.bots.evaluation.bitoku.terms import TERMS, TURNS
from tatami.bots.evaluation.tuning import Tuning

EVALUATION: type[Evaluation] = BitokuEvaluation
TUNING = Tuning(
    terms=list(TERMS),
    turns=TURNS,
    knots=(1, 3, 6, 9, 12, 15, 18, 21, 24),
    weights=WEIGHTS,
    rival=True,
    window=1,
    trace=0.9,
)
