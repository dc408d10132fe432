"""What a search needs to know about a game besides its rules."""

from __future__ import annotations

import json
from math import exp
from pathlib import Path
from typing import cast

from tatami.core.effects import GAIN, LEAF, MIX, ONE, EffectTable
from tatami.core.native import mypyc_attr
from tatami.core.state import NOBODY, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """An opinion about positions. This one knows nothing but the points scored so far; a game brings a better one."""

    def candidates(self, s: State) -> list[int]:
        """The legal actions worth thinking about: the others cannot be better than one of these.

        "At any moment" actions are left out here; a game says when they change anything.
        """
        free = s.game.actions.free
        out = [action for action in s.answers if not free[action]]
        return out or s.answers

    def opens_turn(self, s: State) -> bool:
        """Whether this is the first decision of a turn: the one on which most of a turn's thinking is spent.

        Who cannot tell says no: every decision then gets a small part, and the turn is over in time.
        """
        return False

    def patience(self) -> float:
        """How many times as many simulations a turn needs to be well played as elsewhere, and as many decisions a game.

        A level that minds it thinks so much longer about a turn and overlooks an action so much more seldom.
        """
        return 1.0

    def points(self, s: State) -> list[float]:
        """The points each side may expect at the end of the game, from what lies on the table now."""
        return [float(score) for score in s.scores()]

    def pending(self, s: State) -> float:
        """The points the seat to move may still expect from the steps pending in its own turn."""
        return 0.0

    def spread(self, s: State) -> float:
        """How far, in points, expectations are from what will happen: the scale of :meth:`shares`."""
        return 10.0

    def estimate(self, s: State) -> list[float]:
        """:meth:`points`, with :meth:`pending` for the seat to move."""
        out = self.points(s)
        if s.actor >= 0:
            out[s.actor] += self.pending(s)
        return out

    def own(self, s: State, side: int) -> float:
        """The part of one side in :meth:`estimate`; a game makes this cheap, since search asks it most of all."""
        return self.estimate(s)[side]

    def shares(self, s: State, points: list[float]) -> list[float]:
        """The share of a win each side may expect: certain at the end, before it the likelier the more points."""
        if s.actor == NOBODY:
            out = [0.0] * len(points)
            winners = s.winners()
            for side in winners:
                out[side] = 1.0 / len(winners)
            return out
        return soft_shares(points, self.spread(s))


@mypyc_attr(allow_interpreted_subclasses=True)
class TermEvaluation(Evaluation):
    """One that adds weighted terms to a score; :mod:`tools.tune` finds the weights from what these methods tell."""

    def __init__(self, names: list[str], turns: int) -> None:
        self.names = names
        """The names of the terms, in the order of :meth:`sample_terms`."""
        self.turns = turns
        """Weights are given for 0 to ``turns - 1`` turns left."""

    def sample_left(self, s: State, side: int) -> int:
        """The turns a side has not begun yet."""
        raise NotImplementedError

    def sample_score(self, s: State, side: int) -> float:
        """The side's score if the game ended now: what the terms are added to."""
        raise NotImplementedError

    def sample_terms(self, s: State, side: int) -> list[float]:
        """The amount of every term on the table."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class TermTables:
    """The weights of a game's terms for a number of seats: those of its file, or others that are being tried."""

    def __init__(
        self, game: str, terms: list[tuple[str, str]], turns: int, seats: int, data: dict[str, object] | None
    ) -> None:
        if data is None:
            data = cast("dict[str, object]", json.loads(weights_file(game).read_text(encoding="utf-8")))
        names = [name for name, _ in terms]
        self.weights = read_weights(data, seats, names, turns)
        """A weight for each term, for each number of turns left."""
        rival = cast("dict[str, dict[str, dict[str, list[float]]]]", data).get("rival", {"1": {}})
        self.rival = in_order(rival["1"], names, turns)
        """The same for an automaton, which lacks much of what a seat has."""
        self.spreads = read_spreads(data, seats)
        """The scale of win shares for each number of turns left."""


class FlatRates:
    """Rough worth of goods and leaves in mid game, for effects deep inside others."""

    def __init__(self, table: EffectTable, rates: dict[str, float], counted: int = -1) -> None:
        self.table = table
        self.goods = [rates[good] for good in table.vocabulary.goods]
        self.leaves = [rates[leaf] for leaf in table.vocabulary.leaves]
        self.counted = counted
        """The leaf that is worth its rate as often as its number says, if there is one."""

    def worth(self, node: int) -> float:
        """What an effect gives."""
        table = self.table
        op = table.op[node]
        what = table.what[node]
        if op == GAIN:
            return self.goods[what] * table.amount[node]
        if op == MIX:
            return self.goods[table.mixes[what][0]] * table.amount[node]
        if op == LEAF:
            return self.leaves[what] * (table.amount[node] if what == self.counted else 1)
        if op == ONE:
            return max([self.worth(part) for part in table.parts[node]])
        total = 0.0
        for part in table.parts[node]:
            total += self.worth(part)
        for good, amount in enumerate(table.cost[node]):
            total -= amount * self.goods[good]
        return max(0.0, total)


def soft_shares(points: list[float], spread: float) -> list[float]:
    """Shares that add up to 1 and grow with the points; ``spread`` points ahead of one rival are 73 %.

    >>> soft_shares([30.0, 30.0], 5.0)
    [0.5, 0.5]
    """
    top = max(points)
    out = [exp((mine - top) / spread) for mine in points]
    total = sum(out)
    return [part / total for part in out]


def weights_file(game: str) -> Path:
    """Where the weights of a game are kept."""
    return Path(__file__).parent / "weights" / f"{game}.json"


def read_weights(data: dict[str, object], seats: int, names: list[str], turns: int) -> list[float]:
    """The weights for a number of seats, or for two if the data do not know that number; see :func:`in_order`."""
    table = cast("dict[str, dict[str, list[float]]]", data["weights"])
    return in_order(table.get(str(seats)) or table["2"], names, turns)


def in_order(rows: dict[str, list[float]], names: list[str], turns: int) -> list[float]:
    """A weight for each name with 0, 1, ... turns left, in one flat list; names without a row weigh nothing."""
    out = [0.0] * (turns * len(names))
    for index in range(len(names)):
        values = rows.get(names[index])
        if values is not None:
            for left in range(turns):
                out[left * len(names) + index] = float(values[left])
    return out


def read_spreads(data: dict[str, object], seats: int) -> list[float]:
    """The scale of win shares with 0, 1, ... turns left."""
    table = cast("dict[str, list[float]]", data["spread"])
    return [float(value) for value in (table.get(str(seats)) or table["2"])]
