"""What a position of Bora Bora is worth: the points if the game ended now, and named terms for what is to come.

The expected final score of a seat is its score sheet as it stands plus, for every term of ``terms.py``, an amount on
the table times a weight. Weights depend on the number of turns (dice and phases B) the seat has left and on the number
of players; they are data (``weights/bora_bora.json``), written by ``tools/tune.py`` from finished games.

``tally.py`` counts what lies before one seat, once; ``evaluation.py`` makes the terms of it; ``pending.py`` weighs what
is pending in the middle of a turn.
"""

from __future__ import annotations

from tatami.bots.evaluation.base import Evaluation, weights_file
from tatami.bots.evaluation.bora_bora.evaluation import BoraBoraEvaluation
from tatami.bots.evaluation.bora_bora.terms import TERMS, TURNS
from tatami.bots.evaluation.tuning import Tuning

EVALUATION: type[Evaluation] = BoraBoraEvaluation
TUNING = Tuning(
    terms=list(TERMS),
    turns=TURNS,
    knots=(0, 4, 12, 24),
    weights=weights_file("bora_bora"),
    rival=False,
    window=2,
    families={
        "tasks met": ["task_1_met", "task_2_met", "task_3_met"],
        "tasks near": ["task_1_near", "task_2_near", "task_3_near"],
        "priests": ["priests_now", "priests_later", "temple_lead"],
        "people": ["men_best", "women_best"],
        "symbols": ["symbols_men", "symbols_women"],
        "free slots": ["free_slot", "free_slot_over_2"],
        "order": ["behind", "later"],
        "shells": ["shell", "shell_over_6"],
        "jewelry": ["jewelry_now", "jewelry_next"],
        "pairs": ["pair_ready", "second_pair"],
        "buildings": ["covered_over_6", "building", "isolated", "lowest_building"],
        "regions": ["region", "region_over_6"],
        "reach": ["reach", "fish_near"],
        "cards": ["card_blue", "card_white", "card_red", "card_green", "card_yellow"],
        "offerings": ["offering", "offering_over_3"],
    },
)
