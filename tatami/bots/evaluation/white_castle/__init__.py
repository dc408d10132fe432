"""What a position of The White Castle is worth: the points on the board now, and named terms for what is to come.

The expected final score of a clan is its score if the game ended now plus, for every term below, an amount on the table
times a weight. Weights depend on the number of turns the clan has left and on the number of players; they are data
(``weights/white_castle.json``), written by ``tools/tune.py`` from finished games.
"""
