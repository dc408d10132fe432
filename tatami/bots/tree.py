"""The tree of a search: many players, hidden cards, chance; every seat maximises its own share of a win.

*Information sets, open loop.* A node stands for the actions that lead to it, not for one state: every simulation walks
down through a new deal of what the searching seat cannot know, and takes from a node only what is legal there now.
*Prior.* The first visit to a node looks one decision ahead with the game's evaluation; the better an action looks,
the earlier and the more often it is tried (PUCT), and poor-looking actions wait until a node has been visited often
(progressive widening). *Leaf.* The rest of the turn is finished by always taking the action that looks best, and the
quiet position at its end is evaluated; nothing is played out at random. *Automata* play only in simulations that go on
beyond their turn: what chance gives them is no part of a leaf before it. *Lost games.* Where the win is hardly open any
more, points count instead of it, against those expected.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from tatami.bots.evaluation.base import Evaluation
from tatami.core.rng import Rng
from tatami.core.state import NOBODY, PAUSED, State

LONGEST_TURN: Final = 60
"""Decisions after which a leaf is evaluated even if its turn is not over."""

FAR_AHEAD: Final = 30.0
"""Points more than expected that are half as good as any number could be; they never stop counting."""

DEALS: Final = 8
"""Deals over which the first look at the root is averaged."""


class Node:
    """What has been learned after a sequence of actions."""

    def __init__(self) -> None:
        self.visits = 0
        self.seen: list[int] = []
        """The answers as they were at the last visit."""
        self.actions: list[int] = []
        """Every action ever met here; the better it looked, the earlier."""
        self.priors: list[float] = []
        self.firsts: list[float] = []
        """What each action looked like before it was tried: the mover's share."""
        self.counts: list[int] = []
        self.totals: list[float] = []
        """The sum of the mover's shares over the simulations through each action."""
        self.children: list[Node | None] = []


class Knobs:
    """How a search weighs its hopes. The values are found by playing."""

    def __init__(self) -> None:
        self.explore = 0.45
        """How much an action that was tried little is favoured."""
        self.heat = 0.06
        """Priors: actions this much apart in share differ by a factor of e."""
        self.doubt = 0.05
        """The part of the prior that all actions share alike: the first look saw one deal only."""
        self.widen = 1.2
        """Actions looked at after n visits: 2 + widen * sqrt(n)."""
        self.margin = 0.3
        """How much the points count beside the win while that is open; the surer its end, the more."""
        self.trust = 1.0
        """How many visits the first look at an action counts for."""
        self.quiet = True
        """Finish the turn before a leaf is evaluated."""

    def __repr__(self) -> str:
        return (
            f"Knobs(explore={self.explore}, heat={self.heat}, doubt={self.doubt}, widen={self.widen}, "
            f"margin={self.margin}, trust={self.trust}, quiet={self.quiet})"
        )


class Tree:
    """A search from one decision of one seat."""

    def __init__(self, evaluation: Evaluation, knobs: Knobs, seat: int) -> None:
        self.evaluation = evaluation
        self.knobs = knobs
        self.seat = seat
        self.root = Node()
        self.points: list[float] = []
        """Per action of the root: the sum of the final points expected for the seat ..."""
        self.point_squares: list[float] = []
        """... and of their squares."""
        self.wins: list[float] = []
        self.squares: list[float] = []
        """Per action of the root: the sums of win shares and of their squares."""
        self.leaf_points: list[float] = []
        self.leaf_wins: list[float] = []
        self.leads: list[float] = []
        """Per side: the lead in points expected before the search; what counts at a leaf is what it adds to that."""
        self.margins: list[float] = []
        """Per side: how much points count beside the win."""

    def simulate(self, table: State, rng: Rng, simulations: int) -> None:
        """Walk down so many times; ``table`` is any state the seat cannot tell from the true one."""
        if not self.root.actions:
            self._survey(table, rng)
        for _ in range(simulations):
            self._walk(table.redeal(self.seat, rng))

    def _survey(self, table: State, rng: Rng) -> None:
        """The first look at the root's actions, on average over several deals; the more these differ, the milder."""
        self._stand(table)
        candidates = self.evaluation.candidates(table)
        looks = [0.0] * len(candidates)
        squares = 0.0
        for _ in range(DEALS):
            s = table.redeal(self.seat, rng)
            before = self.evaluation.points(s)
            for place in range(len(candidates)):
                after = s.copy()
                after.decide(candidates[place])
                look = self._look(after, self.seat, before)
                looks[place] += look / DEALS
                squares += look * look / DEALS
        for look in looks:
            squares -= look * look
        error = sqrt(max(0.0, squares) / (len(candidates) * DEALS))
        self.root.seen = table.answers
        self._add(self.root, candidates, looks, self.knobs.heat + error)

    def _stand(self, table: State) -> None:
        """How everybody stands before the search, as far as can be expected."""
        points = self.evaluation.estimate(table)
        shares = self.evaluation.shares(table, points)
        open_margin = self.knobs.margin
        self.leads = [lead_of(points, side) for side in range(len(points))]
        self.margins = [open_margin + (1.0 - open_margin) * settled(share, len(shares)) for share in shares]

    def _walk(self, s: State) -> None:
        node = self.root
        nodes: list[Node] = []
        places: list[int] = []
        movers: list[int] = []
        while s.actor != NOBODY and node.actions:
            place = self._select(node, s)
            nodes.append(node)
            places.append(place)
            movers.append(s.actor)
            s.decide(node.actions[place])
            child = node.children[place]
            if child is None:
                child = Node()
                node.children[place] = child
            node = child
            if s.actor == PAUSED and node.visits:
                go_on(s)
        shares = self._judge(s) if s.actor < 0 else self._expand(node, s)
        node.visits += 1
        for index in range(len(nodes)):
            node = nodes[index]
            place = places[index]
            node.visits += 1
            node.counts[place] += 1
            node.totals[place] += shares[movers[index]]
        if nodes:
            self._note(places[0])

    def _note(self, place: int) -> None:
        while len(self.points) < len(self.root.actions):
            self.points.append(0.0)
            self.point_squares.append(0.0)
            self.wins.append(0.0)
            self.squares.append(0.0)
        win = self.leaf_wins[self.seat]
        points = self.leaf_points[self.seat]
        self.points[place] += points
        self.point_squares[place] += points * points
        self.wins[place] += win
        self.squares[place] += win * win

    def _judge(self, s: State) -> list[float]:
        """What every side maximises at a leaf."""
        points = self.evaluation.estimate(s)
        self.leaf_points = points
        self.leaf_wins = self.evaluation.shares(s, points)
        out: list[float] = []
        for side in range(len(points)):
            out.append(self._mix(points, self.leaf_wins, side))
        return out

    def _mix(self, points: list[float], wins: list[float], side: int) -> float:
        """A side's share of the win and, the more the less open that is, its lead in points over the one expected."""
        margin = self.margins[side]
        more = lead_of(points, side) - self.leads[side]
        return wins[side] * (1.0 - margin) + (0.5 + 0.5 * more / (FAR_AHEAD + abs(more))) * margin

    def _look(self, s: State, mover: int, before: list[float]) -> float:
        """What an action looks like to the mover right after it: only its own points are counted anew."""
        evaluation = self.evaluation
        if s.actor == NOBODY:
            points = evaluation.estimate(s)
        else:
            points = before.copy()
            points[mover] = evaluation.own(s, mover)
        return self._mix(points, evaluation.shares(s, points), mover)

    def _expand(self, node: Node, s: State) -> list[float]:
        """Look one decision ahead, order the actions, and value the node by where the best of them leads."""
        mover = s.actor
        turn = s.turn
        owner = s.turn_of
        candidates = self.evaluation.candidates(s)
        before = self.evaluation.points(s)
        node.seen = s.answers
        best = -1.0
        chosen = s
        looks: list[float] = []
        for action in candidates:
            after = s.copy()
            after.decide(action)
            look = self._look(after, mover, before)
            looks.append(look)
            if look > best:
                best = look
                chosen = after
        self._add(node, candidates, looks, self.knobs.heat)
        return self._finish(chosen, turn, owner) if self.knobs.quiet else self._judge(chosen)

    def _finish(self, s: State, turn: int, owner: int | None) -> list[float]:
        """Always the action that promises most points to whoever decides, until the turn is over."""
        evaluation = self.evaluation
        for _ in range(LONGEST_TURN):
            if s.actor < 0 or s.turn != turn or s.turn_of != owner:
                break
            candidates = evaluation.candidates(s)
            if len(candidates) == 1:
                s.decide(candidates[0])
                continue
            best = -1e9
            chosen = s
            for action in candidates:
                after = s.copy()
                after.decide(action)
                points = evaluation.own(after, s.actor)
                if points > best:
                    best = points
                    chosen = after
            s = chosen
        return self._judge(s)

    def _add(self, node: Node, actions: list[int], looks: list[float], heat: float) -> None:
        """Enter actions into a node, the best-looking first, with softmax priors."""
        order = _descending(looks)
        top = looks[order[0]]
        weights = [exp((looks[place] - top) / heat) for place in order]
        total = sum(weights) / (1.0 - self.knobs.doubt)
        alike = self.knobs.doubt / len(order)
        for index in range(len(order)):
            place = order[index]
            node.actions.append(actions[place])
            node.priors.append(weights[index] / total + alike)
            node.firsts.append(looks[place])
            node.counts.append(0)
            node.totals.append(0.0)
            node.children.append(None)

    def _meet(self, node: Node, s: State) -> None:
        """Another deal allows other actions: enter those never met here."""
        node.seen = s.answers
        known = node.actions
        new = [action for action in self.evaluation.candidates(s) if action not in known]
        if new:
            looks: list[float] = []
            before = self.evaluation.points(s)
            for action in new:
                after = s.copy()
                after.decide(action)
                looks.append(self._look(after, s.actor, before))
            self._add(node, new, looks, self.knobs.heat)

    def _select(self, node: Node, s: State) -> int:
        """The place of the action to try next."""
        if s.answers != node.seen:
            self._meet(node, s)
        knobs = self.knobs
        answers = s.answers
        allowed = 2 + int(knobs.widen * sqrt(node.visits))
        factor = knobs.explore * sqrt(node.visits + 1.0)
        trust = knobs.trust
        best = -1.0
        chosen = -1
        for place in range(len(node.actions)):
            if node.actions[place] not in answers:
                continue
            if allowed == 0:
                break
            allowed -= 1
            count = node.counts[place]
            value = (node.totals[place] + trust * node.firsts[place]) / (count + trust)
            value += factor * node.priors[place] / (1.0 + count)
            if value > best:
                best = value
                chosen = place
        return chosen


def go_on(s: State) -> None:
    """Let automata play until somebody is asked or the game is over."""
    while s.actor == PAUSED:
        s.go_on()


def lead_of(points: list[float], side: int) -> float:
    """The points a side is ahead of the best other one."""
    best = -1e9
    for other in range(len(points)):
        if other != side and points[other] > best:
            best = points[other]
    return points[side] - best


def settled(share: float, sides: int) -> float:
    """How sure the end is for a side, from 0 with its fair share of the win to 1 where it is lost or won.

    >>> settled(0.5, 2), settled(0.0, 2), settled(1.0, 4)
    (0.0, 1.0, 1.0)
    """
    if sides == 1:
        return 1.0
    fair = 1.0 / sides
    sure = 1.0 - share / fair if share < fair else (share - fair) / (1.0 - fair)
    return sure * sure * sure


def _descending(values: list[float]) -> list[int]:
    """The places of the values from the greatest down; equal ones in their order."""
    order: list[int] = []
    for place in range(len(values)):
        at = len(order)
        while at > 0 and values[order[at - 1]] < values[place]:
            at -= 1
        order.insert(at, place)
    return order
