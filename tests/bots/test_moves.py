"""The search plays the same moves compiled and not: those in moves.txt.

New weights or another search play other moves: `python -m tests.bots.test_moves` writes the file anew.
"""

from __future__ import annotations

from pathlib import Path

import tatami
from tatami.bots import Observation
from tatami.bots.search import Budget, SearchBot
from tatami.core.rng import Rng

MOVES = Path(__file__).parent / "moves.txt"


def moves() -> str:
    """The first decisions of a few games between searches, in notation."""
    game = tatami.game("white_castle")
    out: list[str] = []
    for seats in (1, 2, 4):
        state = game.new(seats, f"moves {seats}")
        bots = [SearchBot(Rng(f"{seats} {seat}"), Budget(24)) for seat in range(seats)]
        dealer = Rng(seats)
        out.append(f"{seats} seat(s)")
        for _ in range(24):
            seat = state.seat
            assert seat is not None
            action = bots[seat].choose(Observation.of(state, dealer))
            out.append(f"  {seat} {game.actions.name(action)}")
            state.apply(action)
    return "\n".join(out) + "\n"


def test_the_search_plays_the_written_moves() -> None:
    assert moves() == MOVES.read_text(encoding="utf-8")


if __name__ == "__main__":
    MOVES.write_text(moves(), encoding="utf-8")
