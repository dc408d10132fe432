"""What a position of Bora Bora is worth: the points if the game ended now, and named terms for what is to come.

The expected final score of a seat is its score sheet as it stands plus, for every term of ``terms.py``, an amount on
the table times a weight. Weights depend on the number of turns (dice and phases B) the seat has left and on the number
of players; they are data (``weights/bora_bora.json``), written by ``tools/tune.py`` from finished games.

``board.py`` counts what lies before one seat, once; ``evaluation.py`` makes the terms of it; ``promise.py`` weighs what
is pending in the middle of a turn.
"""
