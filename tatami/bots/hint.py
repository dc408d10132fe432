"""A word of advice: what a strong bot would do here, and why.

Numbers say how much better a choice is, the rest says why: the *line*, that is how the search would play the turn to
its end; what that line is certain to bring; and what it takes away from the next player. Something is taken away if
that player could choose it after one of the next best lines, and cannot after this one.
"""

from __future__ import annotations

from dataclasses import dataclass

from tatami.bots.bot import Observation
from tatami.bots.levels import HardBot
from tatami.bots.search import Budget, SearchBot, Thought, thoughts
from tatami.bots.tree import Node
from tatami.core.rng import Rng
from tatami.core.state import State, Unforeseen
from tatami.preview import changes_since, countable

SURE = 3
"""Choices that were tried less often than this are no part of a line."""
COMPARED = 4
"""How many of the next best lines show what the next player would have had otherwise."""


@dataclass(frozen=True)
class Line:
    """How a turn would go on."""

    actions: list[int]
    """The choices of the seat until its turn is over, or until something becomes known that nobody could foresee."""
    changes: dict[str, int]
    """What it has more or less of then, by the names that previews use."""


@dataclass(frozen=True)
class Taken:
    """A choice of the line that the next player would have had, and has not any more."""

    action: int
    seat: int
    wanted: bool
    """Whether the search expects that player to choose just this, if one does something else."""


@dataclass(frozen=True)
class Hint:
    """The best choice found, and what was found about the others, best first."""

    best: Thought
    others: list[Thought]
    simulations: int
    line: Line
    taken: Taken | None


def hint(observation: Observation, seed: int | str = 0, budget: Budget | None = None) -> Hint:
    """What the hard bot would choose from what the seat may see; seed and simulations fix the advice."""
    rng = Rng(f"hint {seed}")
    bot = SearchBot(rng, HardBot.budget if budget is None else budget)
    tree = bot.explore(observation)
    found = thoughts(tree, observation.legal)
    table = observation.redeal(rng)
    best, *others = [_Walk(table, tree.root, thought.action) for thought in found[: 1 + COMPARED]]
    taken = _taken(best, others)
    return Hint(found[0], found[1:], sum(thought.visits for thought in found), best.line(), taken)


class _Walk:
    """One way through a tree: a choice, then always the most tried one, until the turn of the seat is over."""

    def __init__(self, table: State, root: Node, action: int) -> None:
        self.seat = table.actor
        self.held = countable(table, self.seat)
        self.actions: list[int] = []
        self.kinds: list[str] = []
        """The questions that were answered."""
        self.state = table.copy()
        self.state.foreseen_by = self.seat
        self.foreseen = True
        self.node: Node | None = root
        turn = table.turn
        chosen: int | None = action
        while chosen is not None:
            self._choose(chosen)
            over = self.state.seat != self.seat or self.state.turn != turn
            chosen = None if over or not self.foreseen else _most_tried(self.node, self.state)

    def _choose(self, action: int) -> None:
        asked = self.state.decision
        self.actions.append(action)
        self.kinds.append(asked.kind if asked else "")
        try:
            self.state.decide(action)
        except Unforeseen:
            self.foreseen = False
        at = self.node.actions.index(action) if self.node and action in self.node.actions else None
        self.node = self.node.children[at] if self.node and at is not None else None

    def line(self) -> Line:
        return Line(self.actions, changes_since(self.held, self.state, self.seat))

    @property
    def next_seat(self) -> int | None:
        """Who else is to move now, where the walk ended with a turn."""
        return self.state.seat if self.foreseen and self.state.seat not in (None, self.seat) else None


def _most_tried(node: Node | None, state: State) -> int | None:
    if node is None or state.seat is None:
        return None
    tried = [(count, -place) for place, count in enumerate(node.counts) if node.actions[place] in state.answers]
    if not tried or max(tried)[0] < SURE:
        return None
    return node.actions[-max(tried)[1]]


def _taken(best: _Walk, others: list[_Walk]) -> Taken | None:
    """What the best line takes away from the next player; what that player is expected to want comes first."""
    seat = best.next_seat
    if seat is None:
        return None
    left = _within_reach(best.state)
    kinds = {kind for kind, _ in left}
    had: set[tuple[str, int]] = set()
    wanted: set[int] = set()
    for other in others:
        if other.next_seat == seat:
            had |= _within_reach(other.state)
            wanted |= _expected(other, seat)
    gone = [
        action
        for action, kind in zip(best.actions, best.kinds, strict=True)
        if kind in kinds and (kind, action) in had and (kind, action) not in left
    ]
    gone.sort(key=lambda action: action not in wanted)
    return Taken(gone[0], seat, gone[0] in wanted) if gone else None


def _within_reach(state: State) -> set[tuple[str, int]]:
    """Everything the player to move may choose now and at the question after it, with the kind of the question."""
    asked = state.decision
    if asked is None:
        return set()
    found = {(asked.kind, action) for action in state.answers}
    for action in state.answers:
        after = state.copy()
        after.foreseen_by = asked.seat
        try:
            after.decide(action)
        except Unforeseen:
            continue
        then = after.decision
        if then is not None and then.seat == asked.seat:
            found |= {(then.kind, answer) for answer in after.answers}
    return found


def _expected(walk: _Walk, seat: int) -> set[int]:
    """What the search expects the next player to choose after a walk."""
    found: set[int] = set()
    node, state = walk.node, walk.state.copy()
    state.foreseen_by = seat
    while state.seat == seat and (action := _most_tried(node, state)) is not None and node is not None:
        found.add(action)
        node = node.children[node.actions.index(action)]
        try:
            state.decide(action)
        except Unforeseen:
            break
    return found
