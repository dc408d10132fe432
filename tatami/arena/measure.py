"""How fast the engine is in this process: ``python -m tatami.arena.measure --seats 4 --seconds 1``, printed as JSON.

What is timed, here and in peer_catanatron.py:

- *play*: random players choose uniformly among the legal actions until the game is over. *Actions* are all that are
  carried out, those without an alternative too; *decisions* only those with two or more legal actions. Setting a game
  up is timed too, but counts only for games per second.
- *steps*: decisions played from outside, the way a program that chooses for itself plays: ask for the legal actions,
  apply one.
- *copies* of states taken along whole games.
- *legal lists* made anew at the same states.
- *simulations* of the search bot at the same states, SIMULATIONS each.

Time is the processor time of the process: on an idle core the same as the time on the wall, and on a busy machine the
only one that says something about the engine.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from random import Random
from time import process_time

import tatami
from tatami.bots.evaluation import evaluation_for
from tatami.bots.tree import Knobs, Tree
from tatami.core.game import Game
from tatami.core.rng import Rng
from tatami.core.state import State

SAMPLE_EVERY = 5
SAMPLED_GAMES = 4
FORCED_GAMES = 20
SIMULATIONS = 50


def forced_per_decision(game: Game, seats: int, seed: str) -> float:
    """How many actions without an alternative the engine carries out for each decision: it does not ask for those."""
    rng = Rng(seed)
    decisions = 0
    forced = 0
    for number in range(FORCED_GAMES):
        state = game.new(seats, f"{seed}/{number}")
        state.listen()
        decisions += state.playout(rng)
        forced += sum(event.kind == "forced" for event in state.drain())
    return forced / decisions


def play(game: Game, seats: int, seconds: float, seed: str) -> dict[str, float]:
    """Random games inside the engine."""
    rng = Rng(seed)
    decisions = 0
    games = 0
    playing = 0.0
    start = process_time()
    now = start
    while now - start < seconds:
        state = game.new(seats, f"{seed}/{games}")
        before = process_time()
        decisions += state.playout(rng)
        now = process_time()
        playing += now - before
        games += 1
    return {"decisions_per_second": decisions / playing, "games_per_second": games / (now - start)}


def step(game: Game, seats: int, seconds: float, seed: str) -> float:
    """Decisions per second of random games played from outside the engine."""
    random = Random(seed).random
    decisions = 0
    games = 0
    playing = 0.0
    while playing < seconds:
        state = game.new(seats, f"{seed}/{games}")
        before = process_time()
        while not state.over:
            legal = state.legal()
            state.apply(legal[int(random() * len(legal))])
            decisions += 1
        playing += process_time() - before
        games += 1
    return decisions / playing


def sample(game: Game, seats: int, seed: str) -> list[State]:
    """States along a few random games."""
    rng = Rng(seed)
    out: list[State] = []
    for number in range(SAMPLED_GAMES):
        state = game.new(seats, f"{seed}/sample {number}")
        count = 0
        while not state.over:
            if count % SAMPLE_EVERY == 0:
                out.append(state.copy())
            legal = state.legal()
            state.apply(legal[rng.below(len(legal))])
            count += 1
    return out


def rate(calls: list[Callable[[], object]], seconds: float) -> float:
    """How often per second the calls can be made, one after another, over and over."""
    done = 0
    start = process_time()
    now = start
    while now - start < seconds:
        for call in calls:
            call()
        done += len(calls)
        now = process_time()
    return done / (now - start)


def search(states: list[State], seconds: float, seed: str) -> float:
    """Simulations per second of the tree search, from decisions spread over whole games."""
    simulations = 0
    searching = 0.0
    number = 0
    while searching < seconds:
        state = states[number * 7 % len(states)]
        number += 1
        if state.seat is not None:
            tree = Tree(evaluation_for(state.game, state.seats), Knobs(), state.seat)
            before = process_time()
            tree.simulate(state, Rng(f"{seed}/{number}"), SIMULATIONS)
            searching += process_time() - before
            simulations += SIMULATIONS
    return simulations / searching


def measure(game_id: str, seats: int, seconds: float, seed: str) -> dict[str, float | bool]:
    """All rates, each measured for about ``seconds``."""
    game = tatami.game(game_id)
    play(game, seats, seconds / 10, "warm up")
    played = play(game, seats, seconds, seed)
    actions = played["decisions_per_second"] * (1 + forced_per_decision(game, seats, seed))
    states = sample(game, seats, seed)
    return {
        "compiled": tatami.COMPILED,
        "actions_per_second": actions,
        **played,
        "steps_per_second": step(game, seats, seconds, seed),
        "copies_per_second": rate([state.copy for state in states], seconds),
        # Advancing a state that waits for a decision changes nothing and makes its list of legal actions anew.
        "legal_lists_per_second": rate([state.advance for state in states], seconds),
        "simulations_per_second": search(states, seconds, seed),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Measure the engine in this process.")
    parser.add_argument("--game", default=tatami.games()[0])
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--seed", default="0")
    arguments = parser.parse_args()
    json.dump(measure(arguments.game, arguments.seats, arguments.seconds, arguments.seed), sys.stdout)


if __name__ == "__main__":
    main()
