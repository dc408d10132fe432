"""Find the weights of an evaluation by regression on finished games.

    python -m tools.tune play --game bora_bora --seats 2 --games 400 --simulations 200 --out samples.jsonl
    python -m tools.tune fit samples.jsonl [more.jsonl ...]

`play` adds games to the file: the search plays against itself and overlooks an action now and then, so that the
positions differ; the terms of the evaluation are written down for every side at the start of every turn, with what the
side scored in the end. With `--simulations 0` greedy plays instead, with a random action now and then: far more games
in the same time.
`fit` writes the weights anew: it solves for them (ridge regression or, where the game asks for a trace, least-squares
temporal differences, held near the weights before; each weight is a bent line over the turns left), and for the scale
on which a lead in points becomes a share of wins. Play again with the new weights, fit again: each round of the two
makes the evaluation fit better play, or so one hopes.

Only the standard library is used. What a game must bring is `TermEvaluation`, with its `TUNING`. Where
regression takes what goes along with points for what brings them, `tools/climb.py` goes on from its weights.
"""

from __future__ import annotations

import argparse
import json
from math import exp, log
from pathlib import Path
from typing import cast

import tatami
from tatami.arena.algebra import solved
from tatami.bots.bot import Bot, Observation
from tatami.bots.evaluation import evaluation_for
from tatami.bots.evaluation.base import TermEvaluation
from tatami.bots.evaluation.tuning import Tuning, tuning_of
from tatami.bots.greedy import GreedyBot
from tatami.bots.search import Budget, SearchBot
from tatami.core.places import win_share
from tatami.core.rng import Rng
from tatami.crew import crew


def tunable() -> list[str]:
    """The games whose evaluation says how it can be tuned."""
    return [name for name in tatami.games() if tuning_of(name) is not None]


def tuning(name: str) -> Tuning:
    """How the evaluation of a game is tuned."""
    found = tuning_of(name)
    if found is None:
        raise SystemExit(f"the evaluation of {name} names no TUNING; tunable: {', '.join(tunable())}")
    return found


# ---- playing ----


class Wanderer(GreedyBot):
    """Greedy that now and then takes any action, so that positions differ."""

    def __init__(self, rng: Rng, overlooks: float) -> None:
        super().__init__(rng)
        self.overlooks = overlooks

    def choose(self, observation: Observation) -> int:
        if self.rng.below(1000) < 1000 * self.overlooks:
            return observation.legal[self.rng.below(len(observation.legal))]
        return super().choose(observation)


def player(seed: str, simulations: int, overlooks: float) -> Bot:
    """Who plays the samples."""
    if not simulations:
        return Wanderer(Rng(seed), overlooks)
    bot = SearchBot(Rng(seed), Budget(simulations))
    bot.overlooks = overlooks
    return bot


def varied(game: tatami.Game, seats: int, number: int) -> dict[str, object]:
    """Options that are only for so many seats (how hard a game alone is) change from game to game."""
    return {
        option.name: option.choices[number % len(option.choices)]
        for option in game.info.options
        if option.type == "choice" and seats in option.seats
    }


def play(game_id: str, seats: int, number: int, simulations: int, overlooks: float, seed: str) -> str:
    """One game as a line of JSON: for every turn and side the turns left, the score so far and the terms."""
    game = tatami.game(game_id)
    name = f"{seed}/{seats}/{number}"
    state = game.new(seats, name, varied(game, seats, number))
    sides = len(state.scores())
    evaluation = cast(TermEvaluation, evaluation_for(game, seats))
    bots = [player(f"{name}/bot {seat}", simulations, overlooks) for seat in range(seats)]
    dealer = Rng(f"{name}/dealer")
    rows: list[list[float]] = []
    turn = 0
    while not state.over:
        if state.turn != turn:
            turn = state.turn
            for side in range(sides):
                terms = [round(amount, 3) for amount in evaluation.sample_terms(state, side)]
                left, score = evaluation.sample_left(state, side), evaluation.sample_score(state, side)
                rows.append([turn, side, left, score, *terms])
        seat = state.actor
        state.apply(bots[seat].choose(Observation.of(state, dealer)))
    final, placed = state.scores(), state.places()
    return json.dumps(
        {"game": game_id, "seats": seats, "number": number, "final": final, "places": placed, "rows": rows}
    )


def add_games(args: argparse.Namespace) -> None:
    """Play the games that the file does not hold yet."""
    out: Path = args.out
    done = set()
    if out.exists():
        for line in out.read_text(encoding="utf-8").splitlines():
            done.add(json.loads(line)["number"])
    numbers = [number for number in range(args.games) if number not in done]
    with out.open("a", encoding="utf-8") as file, crew(args.workers) as pool:
        asked = (args.simulations, args.overlooks, args.seed)
        futures = [pool.submit(play, args.game, args.seats, number, *asked) for number in numbers]
        for count, future in enumerate(futures, 1):
            file.write(future.result() + "\n")
            file.flush()
            if count % 50 == 0:
                print(f"{count} of {len(numbers)} games", flush=True)


# ---- fitting ----


Sample = tuple[int, list[float], float]
"""The turns left, the amount of every term, the points still to come."""
FEW = 20
"""So many samples move the base half as far as they say."""


class Fit:
    """Ridge regression of the points still to come on the terms; over the turns left a weight bends at the knots.

    With a ``trace`` below 1 (least-squares temporal differences) a position should not so much expect what came in the
    end as what the next positions of its side expect, with the points scored on the way: a surprise so many turns later
    counts by the trace to that power. So chance far away blurs less, and expectations jump less from turn to turn,
    which is what a search compares.
    """

    def __init__(self, subject: Tuning) -> None:
        self.names, self.turns, self.knots = subject.names, subject.turns, subject.knots
        self.trace = subject.trace
        size = len(self.knots) * len(self.names)
        self.size = size
        self.matrix = [[0.0] * size for _ in range(size)]
        self.vector = [0.0] * size
        self.squares = [0.0] * size
        self.rows = 0

    def follow(self, samples: list[Sample]) -> None:
        """The positions of one side in one game, in the order of play."""
        surprise = [0.0] * self.size
        points = 0.0
        later: list[tuple[int, float]] = []
        future_later = 0.0
        for left, terms, future in reversed(samples):
            now = self._entries(left, terms)
            surprise = [self.trace * value for value in surprise]
            for column, value in now:
                surprise[column] += value
            for column, value in later:
                surprise[column] -= value
            points = self.trace * points + future - future_later
            for row, value in now:
                line = self.matrix[row]
                self.matrix[row] = [entry + value * more for entry, more in zip(line, surprise, strict=True)]
                self.vector[row] += value * points
                self.squares[row] += value * value
            later, future_later = now, future
            self.rows += 1

    def _entries(self, left: int, terms: list[float]) -> list[tuple[int, float]]:
        """Which weights a position asks for, and how much of each."""
        entries: list[tuple[int, float]] = []
        parts = knot_parts(self.knots, left)
        for index, term in enumerate(terms):
            if term:
                for knot, part in parts:
                    entries.append((len(self.knots) * index + knot, term * part))
        return entries

    def solve(self, ridge: float, prior: dict[str, list[float]]) -> dict[str, list[float]]:
        """The weights: per term, for 0, 1, ... turns left.

        Where the games say little, the weights stay near ``prior``. Before the first knot nothing is to come any more.
        """
        size, knots = self.size, len(self.knots)
        matrix = [line.copy() for line in self.matrix]
        for index in range(size):
            free = index < knots  # the base is not held back
            matrix[index][index] += 1e-6 if free else ridge * (1.0 + self.squares[index] / max(1, self.rows))
        nothing = [0.0] * self.turns
        held = [prior.get(self.names[index // knots], nothing)[self.knots[index % knots]] for index in range(size)]
        rest = [
            self.vector[row] - sum(self.matrix[row][column] * held[column] for column in range(size))
            for row in range(size)
        ]
        found = [change for (change,) in solved(matrix, [[value] for value in rest])]
        found = [near + change for near, change in zip(held, found, strict=True)]
        out: dict[str, list[float]] = {}
        first = self.knots[0]
        for index, name in enumerate(self.names):
            line = [
                sum(found[knots * index + knot] * part for knot, part in knot_parts(self.knots, left))
                for left in range(first, self.turns)
            ]
            out[name] = [*[0.0] * first, *(round(value, 3) for value in line)]
        return out


def level(weights: dict[str, list[float]], base: str, samples: list[Sample]) -> None:
    """Let the base bend at every turn, so that the weights expect what came on average in the middle of a round too."""
    sums = [0.0] * len(weights[base])
    counts = [0] * len(sums)
    for left, terms, future in samples:
        sums[left] += future - expected(weights, left, 0.0, terms)
        counts[left] += 1
    for left, count in enumerate(counts):
        weights[base][left] = round(weights[base][left] + sums[left] / (count + FEW), 3)


def knot_parts(knots: tuple[int, ...], left: int) -> list[tuple[int, float]]:
    """The knots around a number of turns left, with the part each has in the weight there."""
    for knot in range(len(knots) - 1):
        low, high = knots[knot], knots[knot + 1]
        if left <= high:
            part = (left - low) / (high - low)
            return [(knot, 1.0 - part), (knot + 1, part)]
    return [(len(knots) - 1, 1.0)]


def expected(weights: dict[str, list[float]], left: int, score: float, terms: list[float]) -> float:
    """The final score that weights expect; the tables list the terms in their order."""
    return score + sum(line[left] * term for line, term in zip(weights.values(), terms, strict=True))


def best_spread(pairs: list[tuple[float, float]]) -> float:
    """The scale on which leads best explain who won: most likely among a grid."""
    best, chosen = -1e18, 5.0
    for step in range(60):
        scale = 0.5 * 1.08**step
        likely = 0.0
        for lead, won in pairs:
            share = 1.0 / (1.0 + exp(max(-40.0, min(40.0, -lead / scale))))
            likely += won * log(max(1e-9, share)) + (1.0 - won) * log(max(1e-9, 1.0 - share))
        if likely > best:
            best, chosen = likely, scale
    return round(chosen, 2)


def fit(args: argparse.Namespace) -> None:
    """Write the weights of every seat count that the samples hold; the others stay."""
    games = [json.loads(line) for path in args.samples for line in path.read_text(encoding="utf-8").splitlines()]
    names = {game.get("game", "white_castle") for game in games}
    if len(names) != 1:
        raise SystemExit(f"samples of one game at a time, please: {', '.join(sorted(names))}")
    subject = tuning(names.pop())
    path: Path = args.out or subject.weights
    data = json.loads(subject.weights.read_text(encoding="utf-8")) if subject.weights.exists() else {}
    data.setdefault("weights", {})
    data.setdefault("spread", {})
    if subject.rival:
        data.setdefault("rival", {})
    data["about"] = f"Written by tools/tune.py: the weight of each term with 0 to {subject.turns - 1} turns left."
    data["terms"] = dict(subject.terms)
    for seats in sorted({game["seats"] for game in games}):
        played = [game for game in games if game["seats"] == seats]
        sides = {"weights": range(seats), "rival": range(1, 2)} if seats == 1 else {"weights": range(seats)}
        fitted: dict[int, dict[str, list[float]]] = {}
        for key, members in sides.items():
            prior = data[key].get(str(seats), data[key].get("2", {}))
            weights = fit_sides(subject, played, members, args.ridge, prior, f"{seats} seat(s), {key}")
            data[key][str(seats)] = weights
            for side in members:
                fitted[side] = weights
        data["spread"][str(seats)] = spreads(subject, played, fitted)
    path.write_text(dump(data), encoding="utf-8")
    print(f"wrote {path}")


def fit_sides(
    subject: Tuning,
    games: list[dict[str, object]],
    members: range,
    ridge: float,
    prior: dict[str, list[float]],
    title: str,
) -> dict[str, list[float]]:
    """The weights that explain nine games of ten best, with a word on how well they explain the tenth."""
    model = Fit(subject)
    samples: list[Sample] = []
    held_out: list[Sample] = []
    for index, game in enumerate(games):
        for side in members:
            played = samples_of(game, side, subject.knots[0])
            if index % 10 == 9:
                held_out += played
            else:
                model.follow(played)
                samples += played
        if index % 200 == 199:
            print(f"{title}: {index + 1} of {len(games)} games", flush=True)
    weights = model.solve(ridge, prior)
    level(weights, subject.names[0], samples)
    errors = [future - expected(weights, left, 0.0, terms) for left, terms, future in held_out]
    mean = sum(future for _, _, future in held_out) / max(1, len(held_out))
    base = sum((future - mean) ** 2 for _, _, future in held_out)
    print(
        f"{title}: {model.rows} rows; held out: error "
        f"{(sum(e * e for e in errors) / max(1, len(errors))) ** 0.5:.2f} points, "
        f"explained {1 - sum(e * e for e in errors) / max(1e-9, base):.3f}"
    )
    return weights


def samples_of(game: dict[str, object], side: int, least: int) -> list[Sample]:
    """What a game tells about one of its sides while it has so many turns left at least."""
    final = cast("list[int]", game["final"])
    rows = [row for row in cast("list[list[float]]", game["rows"]) if int(row[1]) == side]
    return [(int(row[2]), row[4:], final[side] - row[3]) for row in rows if int(row[2]) >= least]


def spreads(subject: Tuning, games: list[dict[str, object]], fitted: dict[int, dict[str, list[float]]]) -> list[float]:
    """The spread for 0, 1, ... turns left per side, on average over the sides."""
    pairs: list[list[tuple[float, float]]] = [[] for _ in range(subject.turns)]
    for game in games:
        rows = cast("list[list[float]]", game["rows"])
        placed = cast("list[int]", game["places"])
        sides = len(placed)
        for first in range(0, len(rows), sides):
            table = rows[first : first + sides]
            points = [expected(fitted[int(row[1])], int(row[2]), row[3], row[4:]) for row in table]
            left = int(sum(row[2] for row in table)) // sides
            for row, mine in zip(table, points, strict=True):
                others = [its for side, its in enumerate(points) if side != int(row[1])]
                pairs[left].append((mine - max(others), win_share(placed, int(row[1]))))
    found: list[float] = []
    for left in range(subject.turns):
        window = subject.window if left > subject.window else 0  # near the end every turn counts
        near = [pair for some in pairs[left - window : left + window + 1] for pair in some]
        found.append(best_spread(near) if near else 0.0)
    known = [spread for spread in found if spread]
    return [spread or known[-1] for spread in found]


def dump(data: dict[str, object]) -> str:
    """JSON with one line per list, so that a change reads well."""
    text = json.dumps(data, indent=1)
    out: list[str] = []
    inside = False
    for line in text.splitlines():
        bare = line.strip()
        if inside:
            out[-1] += bare + (" " if bare.endswith(",") and not bare.startswith("]") else "")
            inside = not bare.startswith("]")
        else:
            out.append(line)
            inside = bare.endswith("[")
    return "\n".join(out) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    commands = parser.add_subparsers(required=True)
    playing = commands.add_parser("play", help="play games and write samples")
    playing.add_argument("--game", choices=tunable(), default="white_castle")
    playing.add_argument("--seats", type=int, default=2)
    playing.add_argument("--games", type=int, default=400)
    playing.add_argument("--simulations", type=int, default=200)
    playing.add_argument("--overlooks", type=float, default=0.05, help="how often an action is not noticed")
    playing.add_argument("--seed", default="tune")
    playing.add_argument("--workers", type=int, default=1)
    playing.add_argument("--out", type=Path, required=True)
    playing.set_defaults(do=add_games)
    fitting = commands.add_parser("fit", help="fit the weights to samples")
    fitting.add_argument("samples", nargs="+", type=Path)
    fitting.add_argument("--ridge", type=float, default=60.0)
    fitting.add_argument("--out", type=Path, default=None, help="where to write, if not over the shipped weights")
    fitting.set_defaults(do=fit)
    args = parser.parse_args()
    args.do(args)


if __name__ == "__main__":
    main()
