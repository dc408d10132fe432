"""The bot that thinks ahead: a tree search whose budget is a number of simulations, a time, or both."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, sqrt
from time import perf_counter

from tatami.bots.bot import Bot, Observation
from tatami.bots.evaluation import Evaluation, evaluation_fingerprint, evaluation_for
from tatami.bots.tree import Knobs, Node, Tree
from tatami.core.game import Game
from tatami.core.rng import Rng
from tatami.core.state import State


@dataclass(frozen=True)
class Budget:
    """How long to think about one whole turn; whatever runs out first ends it."""

    simulations: int
    seconds: float | None = None


@dataclass(frozen=True)
class Thought:
    """What a search found out about one action."""

    action: int
    visits: int
    share: float
    """The share of a win expected, 0 to 1."""
    share_error: float
    """The standard error of ``share`` over the simulations; it does not know what the evaluation overlooks.
    Infinite after a single simulation."""
    points: float
    """The points expected at the end of the game."""
    points_error: float
    """The standard error of ``points``, in the same sense."""


FIRST_PART = 0.5
"""The part of what is left of a turn's budget that one decision may use."""
JOINED_PART = 1 / 24
"""The part of the whole budget for a decision of which nobody says how far into the turn it comes: the turn as a whole
must still be in time."""
CHUNK = 32
"""Simulations between two looks at the clock."""
LEAST = 4
"""Simulations for a decision for which there is no time left: enough to see every action once in the first look."""


class SearchBot(Bot):
    """Searches the first decision of its turn with the larger part of its budget and keeps the tree for the rest."""

    name = "search"
    person = "Search"
    character = "plans whole turns and asks what the others will answer"
    budget = Budget(1000)
    overlooks = 0.0
    """The chance that an action, however good, goes unnoticed when it comes to choosing."""
    span: int | None = None
    """How many actions it can keep in mind when it comes to choosing; ``None``: all of them."""
    adapts = False
    """Whether it thinks longer, and with more care, where a game asks for it (:meth:`Evaluation.patience`)."""

    def __init__(
        self,
        rng: Rng,
        budget: Budget | None = None,
        knobs: Knobs | None = None,
        evaluation: Evaluation | None = None,
    ) -> None:
        super().__init__(rng)
        self.evaluation = evaluation
        if budget is not None:
            self.budget = budget
        self.knobs = Knobs() if knobs is None else knobs
        self._turn = -1
        self._joined = False
        self._whole = 0
        self._overlooks = 0.0
        self._used = 0
        self._seconds = 0.0
        self._tree: Tree | None = None
        self._expected: State | None = None
        self.simulations = 0
        """All simulations of this bot so far."""

    def fingerprint(self, game: Game, seats: int) -> str:
        care = f"overlooks {self.overlooks}, span {self.span}"
        evaluation = self._judge(game, seats)
        if self.adapts and evaluation.patience() != 1.0:
            care += f", patience {evaluation.patience()}"
        judged = evaluation_fingerprint(evaluation, game, seats)
        return f"{self.name}, {self.budget}, {care}, {self.knobs}, opinion {judged}"

    def _judge(self, game: Game, seats: int) -> Evaluation:
        return evaluation_for(game, seats) if self.evaluation is None else self.evaluation

    def choose(self, observation: Observation) -> int:
        started = perf_counter()
        table = observation.redeal(self.rng)
        evaluation = self._judge(table.game, table.seats)
        candidates = evaluation.candidates(table)
        if table.turn != self._turn:
            self._join(table, evaluation, observation.asked)
        tree = self._grown(observation, table)
        if len(candidates) == 1:
            action = candidates[0]
        else:
            self._think(tree, table, started)
            action = self._pick(tree, table)
        self._keep(tree, table, action, observation.seat)
        self._seconds += perf_counter() - started
        return action

    def _join(self, table: State, evaluation: Evaluation, asked: int | None) -> None:
        """A new turn, or one that another bot began: what the decisions before may have used is not there any more.

        A bot that was asked in an earlier turn sits at the table and sees every turn from its beginning; one made
        anew (a server makes one for every decision) must be told, or see by itself that the turn has just begun.
        """
        if asked is None and (self._turn >= 0 or evaluation.opens_turn(table)):
            asked = 0
        self._turn = table.turn
        self._joined = asked is None
        gone = 1.0 - (1.0 - FIRST_PART) ** (asked or 0)
        patience = evaluation.patience() if self.adapts else 1.0
        self._whole = int(self.budget.simulations * patience)
        self._overlooks = self.overlooks / patience
        self._used = int(self._whole * gone)
        self._seconds = (self.budget.seconds or 0.0) * gone

    def ponder(self, observation: Observation) -> list[Thought]:
        """Spend the budget of a whole turn on this one decision and tell what was found, best first."""
        return thoughts(self.explore(observation), observation.legal)

    def explore(self, observation: Observation) -> Tree:
        """The tree of such a search, for those who want to see further than the first choice."""
        table = observation.redeal(self.rng)
        tree = Tree(self._judge(table.game, table.seats), self.knobs, observation.seat)
        ends = perf_counter() + (inf if self.budget.seconds is None else self.budget.seconds)
        while tree.root.visits < self.budget.simulations and perf_counter() < ends:
            tree.simulate(table, self.rng, min(CHUNK, self.budget.simulations - tree.root.visits))
        return tree

    def _think(self, tree: Tree, table: State, started: float) -> None:
        wanted = max(CHUNK, int(self._part(self._whole, self._used)))
        done = 0
        while done < wanted and not _decided(tree.root, table.answers, wanted - done):
            late = self._late(started)
            if late and done:
                break
            some = LEAST if late else min(CHUNK, wanted - done)
            tree.simulate(table, self.rng, some)
            done += some
        self._used += done
        self.simulations += done

    def _late(self, started: float) -> bool:
        limit = self.budget.seconds
        if limit is None:
            return False
        return perf_counter() - started >= self._part(limit, self._seconds)

    def _part(self, whole: float, used: float) -> float:
        """What one decision may use of the budget of a turn."""
        return whole * JOINED_PART if self._joined else (whole - used) * FIRST_PART

    def _pick(self, tree: Tree, table: State) -> int:
        root = tree.root
        legal = [place for place, action in enumerate(root.actions) if action in table.answers]
        return root.actions[best_place(root, self._noticed(legal))]

    def _noticed(self, places: list[int]) -> list[int]:
        """What is left of the actions after some were overlooked or forgotten; one at least."""
        noticed = places.copy()
        if self._overlooks > 0.0:
            noticed = [place for place in places if self.rng.below(1000) >= 1000 * self._overlooks]
        while self.span is not None and len(noticed) > self.span:
            noticed.pop(self.rng.below(len(noticed)))
        return noticed or [places[self.rng.below(len(places))]]

    def _grown(self, observation: Observation, table: State) -> Tree:
        """The part of the last tree that this decision grew from, if it is the one expected; else a new tree."""
        tree = self._tree
        expected = self._expected
        if tree is not None and expected is not None and _same_table(expected, table, observation.seat):
            return tree
        return Tree(self._judge(table.game, table.seats), self.knobs, observation.seat)

    def _keep(self, tree: Tree, table: State, action: int, seat: int) -> None:
        """Keep the branch of the chosen action for the next decision of the same turn."""
        self._tree = self._expected = None
        after = table.copy()
        after.apply(action)
        if after.seat != seat or after.turn != table.turn or action not in tree.root.actions:
            return
        child = tree.root.children[tree.root.actions.index(action)]
        kept = Tree(tree.evaluation, self.knobs, seat)
        if child is not None:
            kept.root, kept.leads, kept.margins = child, tree.leads, tree.margins
        self._tree, self._expected = kept, after


def best_place(root: Node, legal: list[int]) -> int:
    """The place of the action with the highest share among those tried at least half as often as the most tried."""
    most = max(root.counts[place] for place in legal)
    best, chosen = -1.0, legal[0]
    for place in legal:
        count = root.counts[place]
        if 2 * count >= most:
            share = root.totals[place] / count if count else root.firsts[place]
            if share > best:
                best, chosen = share, place
    return chosen


def _same_table(expected: State, table: State, seat: int) -> bool:
    """Whether a table is the one expected as far as the seat can see; new information makes it another."""
    return (
        expected.turn == table.turn
        and expected.reveals == table.reveals
        and expected.answers == table.answers
        and expected.view(seat) == table.view(seat)
    )


def _decided(root: Node, answers: list[int], left: int) -> bool:
    """Whether the simulations left cannot change which action was tried most."""
    counts = sorted((root.counts[p] for p, action in enumerate(root.actions) if action in answers), reverse=True)
    if not counts:
        return False
    return counts[0] - (counts[1] if len(counts) > 1 else 0) > left


def _mean(count: int, total: float, squares: float) -> tuple[float, float]:
    """A mean and its standard error."""
    mean = total / count
    if count < 2:
        return mean, inf
    return mean, sqrt(max(0.0, squares / count - mean * mean) / (count - 1))


def thoughts(tree: Tree, legal: list[int]) -> list[Thought]:
    """What the tree knows about every action tried at its root: the one to choose, then the most tried."""
    root = tree.root
    out: list[Thought] = []
    for place, action in enumerate(root.actions):
        visits = root.counts[place]
        if action not in legal or not visits or place >= len(tree.points):
            continue
        share, share_error = _mean(visits, tree.wins[place], tree.squares[place])
        points, points_error = _mean(visits, tree.points[place], tree.point_squares[place])
        out.append(Thought(action, visits, share, share_error, points, points_error))
    out.sort(key=lambda thought: (-thought.visits, -thought.share))
    if out:
        best = root.actions[best_place(root, [p for p, action in enumerate(root.actions) if action in legal])]
        out.sort(key=lambda thought: thought.action != best)
    return out
