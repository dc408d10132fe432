"""Plays games and prints a digest of everything each of them shows. Run once per engine by test_twins.py."""

from __future__ import annotations

import sys
from hashlib import blake2b

import tatami
from tatami.core.game import Game
from tatami.testing import PLAYERS, Setup, setups
from tatami.testing.checks import to_bytes


def digest(game: Game, setup: Setup, number: int) -> str:
    """A hash over a whole game: every legal list and event, a view at each decision, and the stored bytes."""
    state = game.new(setup.seats, number, setup.options, listening=True)
    player = PLAYERS[number // 12 % len(PLAYERS)](number)
    seen = blake2b(digest_size=16)
    turn = 0
    while not state.over:
        looker = turn % (setup.seats + 1)
        view = state.view(looker if looker < setup.seats else None)
        seen.update(to_bytes([view, state.legal(), state.to_json()]).encode())
        state.apply(player.choose(state))
        seen.update(to_bytes([[event.to_data(), event.audience] for event in state.drain()]).encode())
        turn += 1
    seen.update(to_bytes([state.to_json(), state.scores(), state.score_sheet(), state.ranking()]).encode())
    return seen.hexdigest()


def main() -> None:
    games = int(sys.argv[1])
    sys.stdout.write(f"compiled {tatami.COMPILED}\n")
    for name in tatami.games():
        game = tatami.game(name)
        tables = setups(game)
        for number in range(games):
            setup = tables[number % len(tables)]
            sys.stdout.write(f"{name} {setup.name} {number} {digest(game, setup, number)}\n")


if __name__ == "__main__":
    main()
