"""The search thinks and plays the same compiled and not: as in moves_<game>.txt.

New weights or another search play other moves: `python -m tests.bots.test_moves` writes the files anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import tatami
from tatami.bots import Observation
from tatami.bots.evaluation import evaluation_fingerprint, evaluation_for
from tatami.bots.search import Budget, SearchBot
from tatami.core.rng import Rng
from tatami.shelf import GAMES

HERE = Path(__file__).parent
DECISIONS = 30
"""How many of each table are written down."""


def file_of(name: str) -> Path:
    return HERE / f"moves_{name}.txt"


def tables(name: str) -> list[int]:
    """The tables that are played: with the fewest seats, with one more, with most."""
    seats = tatami.game(name).info.seats
    return sorted({seats[0], seats[min(1, len(seats) - 1)], seats[-1]})


def moves(name: str, decisions: int) -> str:
    """The first decisions of a few games between searches, in notation."""
    game = tatami.game(name)
    out: list[str] = []
    for seats in tables(name):
        state = game.new(seats, f"moves {seats}")
        bots = [SearchBot(Rng(f"{seats} {seat}"), Budget(24)) for seat in range(seats)]
        dealer = Rng(seats)
        out.append(f"{seats} seat(s), opinion {evaluation_fingerprint(evaluation_for(game, seats), game, seats)}")
        for _ in range(decisions):
            seat = state.seat
            assert seat is not None
            action = bots[seat].choose(Observation.of(state, dealer))
            out.append(f"  {seat} {game.actions.name(action)}")
            state.apply(action)
    return "\n".join(out) + "\n"


@pytest.mark.parametrize("name", GAMES)
def test_the_search_plays_the_written_moves(name: str) -> None:
    written = file_of(name).read_text(encoding="utf-8")
    decisions = written.count("\n  ") // len(tables(name))
    assert decisions > 0
    assert moves(name, decisions) == written


if __name__ == "__main__":
    for game in GAMES:
        file_of(game).write_text(moves(game, DECISIONS), encoding="utf-8")
