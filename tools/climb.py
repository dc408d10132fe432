"""Find better weights by playing: change some a little, let them play against the old ones, keep what wins.

    python -m tools.climb --game bora_bora --seats 2 --games 100 --minutes 10 --out weights.json

Regression (`tools/tune.py`) explains scores, but what goes together with a high score need not be its cause; here
results decide. A step changes a family of weights by a factor or by an amount (both fading out over the last eight
turns left), plays a number of games on the same deals from every seat, and is kept if it was ahead in these and in as
many others. Stop it at any time: the file holds the best so far. `--simulations 0` lets greedy play, a hundred times as
fast; but what makes greedy stronger may make the search weaker (it did in Bora Bora, where greedy would have every die
in the temple), so try the result with the search before you ship it.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from time import monotonic
from typing import cast

import tatami
from tatami.bots.evaluation import evaluation_class
from tatami.bots.evaluation.base import TermEvaluation
from tatami.bots.search import Budget, SearchBot
from tatami.core.places import win_share
from tatami.core.rng import Rng
from tatami.core.state import State
from tatami.crew import crew
from tools.tune import dump, tunable, tuning

Data = dict[str, dict[str, dict[str, list[float]]]]
Step = tuple[str, float, float]
"""A family, a factor, an amount to add."""

FADES = 8
"""Turns left below which a step changes less and less: the end is exact."""
KEEP = 2.0
"""Points ahead, on average over both matches, that a step must bring to be kept."""


def families(game: str) -> dict[str, list[str]]:
    """The families of a game's terms."""
    subject = tuning(game)
    out = dict(subject.families)
    together = {name for members in out.values() for name in members}
    for name in subject.names:
        if name not in together and name != "base":
            out[name] = [name]
    return out


def changed(data: Data, game: str, seats: int, step: Step) -> Data:
    """The weights with one step taken."""
    family, factor, amount = step
    out = deepcopy(data)
    table = out["weights"][str(seats)]
    for name in families(game)[family]:
        for left, weight in enumerate(table[name]):
            part = min(1.0, left / FADES)
            table[name][left] = round(weight * (1.0 + (factor - 1.0) * part) + amount * part, 3)
    return out


def evaluation(game: str, seats: int, data: Data) -> TermEvaluation:
    """A game's evaluation with weights of our own."""
    kind = evaluation_class(game)
    assert kind is not None
    return cast(TermEvaluation, kind(tatami.game(game), seats, data))


def greedy(judge: TermEvaluation, state: State, rng: Rng) -> int:
    """What greedy would choose with an evaluation."""
    seat = state.actor
    table = state.redeal(seat, rng)
    candidates = judge.candidates(table)
    best, chosen = float("-inf"), candidates[0]
    for action in candidates if len(candidates) > 1 else []:
        after = table.copy()
        after.apply(action)
        points = judge.estimate(after)
        lead = points[seat] - max(points[:seat] + points[seat + 1 :])
        if lead > best:
            best, chosen = lead, action
    return chosen


def match(
    game: str, seats: int, one: Data, other: Data, games: int, simulations: int, seed: str
) -> tuple[float, float]:
    """The share of games that one seat with ``one`` wins against ``other``, and its points ahead of their mean."""
    played = list(contest(game, seats, one, other, games, simulations, seed))
    return sum(won for won, _ in played) / games, sum(ahead for _, ahead in played) / games


def contest(
    game: str, seats: int, one: Data, other: Data, games: int, simulations: int, seed: str
) -> Iterator[tuple[float, float]]:
    """Game by game, each deal from every seat: whether the one with ``one`` wins, and its points ahead of the rest.

    Alone, the rest is the automaton of the rules, and nobody plays with ``other``.
    """
    judges = [evaluation(game, seats, one), evaluation(game, seats, other)]
    for number in range(games):
        mine = number % seats
        state = tatami.game(game).new(seats, f"{seed}/{number // seats}")
        rng = Rng(f"{seed}/{number}")
        thinkers = [
            SearchBot(Rng(f"{seed}/{number}/{seat}"), Budget(simulations), evaluation=judges[seat != mine])
            for seat in range(seats)
        ]
        while not state.over:
            if simulations:
                state.apply(thinkers[state.actor].decide(state, rng))
            else:
                state.apply(greedy(judges[state.actor != mine], state, rng))
        scores = state.scores()
        yield win_share(state.places(), mine), scores[mine] - (sum(scores) - scores[mine]) / (len(scores) - 1)


def steps(data: Data, game: str, seats: int) -> list[Step]:
    """Every family more, less, up and down, in a shuffled order."""
    out: list[Step] = []
    for family, members in families(game).items():
        size = max(abs(weight) for name in members for weight in data["weights"][str(seats)][name])
        amount = round(0.1 + 0.2 * size, 2)
        out += [(family, 1.4, 0.0), (family, 0.65, 0.0), (family, 1.0, amount), (family, 1.0, -amount)]
    order = list(range(len(out)))
    Rng(f"{game} {seats}").shuffle(order)
    return [out[place] for place in order]


def climb(args: argparse.Namespace) -> None:
    """Take steps until the time is up."""
    game, seats = args.game, args.seats
    if seats == 1:
        raise SystemExit("alone nobody plays the old weights: compare two sets with tools/duel.py")
    now = cast(Data, json.loads((args.start or tuning(game).weights).read_text(encoding="utf-8")))
    for table in ("weights", "spread"):
        now[table].setdefault(str(seats), deepcopy(now[table]["2"]))
    end = monotonic() + args.minutes * 60
    todo: list[Step] = []
    batch = 0
    with crew(args.workers) as pool:
        while monotonic() < end:
            todo = todo or steps(now, game, seats)
            tried, todo = todo[: args.workers], todo[args.workers :]
            batch += 1
            ways = [changed(now, game, seats, step) for step in tried]
            asked = (args.games, args.simulations, f"{args.seed} {batch}")
            found = [pool.submit(match, game, seats, way, now, *asked) for way in ways]
            results = [future.result() for future in found]
            for step, (won, ahead) in zip(tried, results, strict=True):
                print(f"{step}: {won:.0%}, {ahead:+.1f}", flush=True)
            best = max(range(len(tried)), key=lambda place: results[place][1])
            if results[best][1] < 1.5 or results[best][0] <= 1 / seats:
                continue
            again = (args.games, args.simulations, f"{args.seed} again {batch}")
            won, ahead = match(game, seats, ways[best], now, *again)
            kept = won >= 1 / seats and ahead + results[best][1] > 2 * KEEP
            print(f"  again: {won:.0%}, {ahead:+.1f}{', kept' if kept else ''}", flush=True)
            if kept:
                now = ways[best]
                args.out.write_text(dump(cast("dict[str, object]", now)), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", choices=tunable(), default="bora_bora")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument(
        "--simulations", type=int, default=100, help="a turn; 0: greedy, much quicker, but another player"
    )
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", default="climb")
    parser.add_argument("--start", type=Path, default=None, help="weights to start from, if not the shipped ones")
    parser.add_argument("--out", type=Path, required=True)
    climb(parser.parse_args())


if __name__ == "__main__":
    main()
