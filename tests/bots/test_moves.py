"""The search thinks and plays the same compiled and not: as in moves.txt and moves_bora_bora.txt.

New weights or another search play other moves: `python -m tests.bots.test_moves` writes the files anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import tatami
from tatami.bots import Observation
from tatami.bots.evaluation import evaluation_for, opinion
from tatami.bots.search import Budget, SearchBot
from tatami.core.rng import Rng

HERE = Path(__file__).parent
FILES = {"white_castle": ("moves.txt", (1, 2, 4), 24), "bora_bora": ("moves_bora_bora.txt", (2, 3, 4), 30)}
"""Per game: the file, the tables, and how many decisions of each."""


def moves(name: str) -> str:
    """The first decisions of a few games between searches, in notation."""
    game = tatami.game(name)
    _, tables, decisions = FILES[name]
    out: list[str] = []
    for seats in tables:
        state = game.new(seats, f"moves {seats}")
        bots = [SearchBot(Rng(f"{seats} {seat}"), Budget(24)) for seat in range(seats)]
        dealer = Rng(seats)
        out.append(f"{seats} seat(s), opinion {opinion(evaluation_for(game, seats), game, seats)}")
        for _ in range(decisions):
            seat = state.seat
            assert seat is not None
            action = bots[seat].choose(Observation.of(state, dealer))
            out.append(f"  {seat} {game.actions.name(action)}")
            state.apply(action)
    return "\n".join(out) + "\n"


@pytest.mark.parametrize("name", list(FILES))
def test_the_search_plays_the_written_moves(name: str) -> None:
    assert moves(name) == (HERE / FILES[name][0]).read_text(encoding="utf-8")


if __name__ == "__main__":
    for game in FILES:
        (HERE / FILES[game][0]).write_text(moves(game), encoding="utf-8")
