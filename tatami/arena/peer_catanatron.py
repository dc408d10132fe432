"""The same measurements of Catanatron: ``python peer_catanatron.py --seconds 1``, by a Python that has it installed.

Catanatron is the best known Python engine for a euro game. This file uses nothing of Tatami and is started by its
path. What is timed is described in measure.py; four players, all random.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from time import process_time
from typing import Any

SAMPLE_EVERY = 20
SAMPLED_GAMES = 4


class Catanatron:
    """What is used of the package."""

    def __init__(self) -> None:
        package = import_module("catanatron")
        player = import_module("catanatron.models.player")
        self.make_game: Callable[..., Any] = package.Game
        self.make_player: Callable[..., Any] = player.RandomPlayer
        self.colours = list(player.Color)
        self.legal: Callable[[Any], Any] = import_module("catanatron.models.actions").generate_playable_actions
        self.turns_limit: int = import_module("catanatron.game").TURNS_LIMIT

    def new(self, seed: int) -> Any:
        """A new game of four random players; Catanatron seeds the generator of the whole process."""
        return self.make_game([self.make_player(colour) for colour in self.colours], seed=seed)

    def goes_on(self, game: Any) -> bool:
        """The condition of Catanatron's own loop."""
        return game.winning_color() is None and game.state.num_turns < self.turns_limit


def play(engine: Catanatron, seconds: float, seed: int) -> dict[str, float]:
    """Random games, tick by tick as ``Game.play`` does, without its two copies."""
    actions = 0
    decisions = 0
    games = 0
    playing = 0.0
    start = process_time()
    now = start
    while now - start < seconds:
        game = engine.new(seed + games)
        before = process_time()
        while engine.goes_on(game):
            if len(game.state.playable_actions) > 1:
                decisions += 1
            game.play_tick()
            actions += 1
        now = process_time()
        playing += now - before
        games += 1
    return {
        "actions_per_second": actions / playing,
        "decisions_per_second": decisions / playing,
        "games_per_second": games / (now - start),
    }


def sample(engine: Catanatron, seed: int) -> list[Any]:
    """Games in the middle, taken along a few random ones."""
    out = []
    for number in range(SAMPLED_GAMES):
        game = engine.new(seed + number)
        count = 0
        while engine.goes_on(game):
            if count % SAMPLE_EVERY == 0:
                out.append(game.copy())
            game.play_tick()
            count += 1
    return out


def rate(call: Callable[[Any], object], items: list[Any], seconds: float) -> float:
    """How often per second the call can be made on the items, one after another, over and over."""
    done = 0
    start = process_time()
    now = start
    while now - start < seconds:
        for item in items:
            call(item)
        done += len(items)
        now = process_time()
    return done / (now - start)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Measure Catanatron in this process.")
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    engine = Catanatron()
    play(engine, arguments.seconds / 10, 1000)
    played = play(engine, arguments.seconds, arguments.seed)
    games = sample(engine, arguments.seed)
    random.shuffle(games)
    found = {
        "version": version("catanatron"),
        **played,
        "steps_per_second": played["decisions_per_second"],
        "copies_per_second": rate(lambda game: game.copy(), games, arguments.seconds),
        "legal_lists_per_second": rate(engine.legal, [game.state for game in games], arguments.seconds),
    }
    json.dump(found, sys.stdout)


if __name__ == "__main__":
    main()
