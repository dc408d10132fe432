"""A word of advice: what a strong bot would do here, and why.

Numbers say how much better a choice is, the rest says why: the *line*, that is how the search would play the turn to
its end; what that line is certain to bring; and what it takes away from the next player. Something is taken away if
that player could choose it after one of the next best lines, and cannot after this one. Whether that player would have
chosen it is looked for in the same tree, and by a short search of that player's own where the tree is too thin there.
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
SECOND_LOOK = 8
"""Looking into the next player's mind may take this part of a hint's budget."""


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
    budget = HardBot.budget if budget is None else budget
    bot = SearchBot(rng, budget)
    tree = bot.explore(observation)
    found = thoughts(tree, observation.legal)
    table = observation.redeal(rng)
    best, *others = [_Walk(table, tree.root, thought.action) for thought in found[: 1 + COMPARED]]
    less = None if budget.seconds is None else budget.seconds / SECOND_LOOK
    taken = _taken(best, others, SearchBot(rng, Budget(budget.simulations // SECOND_LOOK, less)))
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


def _taken(best: _Walk, others: list[_Walk], looker: SearchBot) -> Taken | None:
    """What the best line takes away from the next player; what that player is expected to want comes first."""
    seat = best.next_seat
    if seat is None:
        return None
    left = _within_reach(best.state)
    kinds = {kind for kind, _ in left}
    otherwise = [(other, _within_reach(other.state)) for other in others if other.next_seat == seat]

    def had(choice: tuple[str, int]) -> _Walk | None:
        """The best other line after which the next player has this choice."""
        return next((other for other, reach in otherwise if choice in reach), None)

    gone = [
        (action, other)
        for action, kind in zip(best.actions, best.kinds, strict=True)
        if kind in kinds and (kind, action) not in left and (other := had((kind, action))) is not None
    ]
    if not gone:
        return None
    wanted = {id(other): _expected(other, seat, looker) for _, other in gone}
    sought = [action for action, other in gone if action in wanted[id(other)]]
    return Taken(sought[0] if sought else gone[0][0], seat, bool(sought))


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


def _expected(walk: _Walk, seat: int, looker: SearchBot) -> set[int]:
    """What the next player is expected to choose after a walk."""
    return _most_tried_from(walk.node, walk.state, seat) or _most_tried_from(
        looker.explore(Observation.of(walk.state, looker.rng)).root, walk.state, seat
    )


def _most_tried_from(node: Node | None, state: State, seat: int) -> set[int]:
    """The choices that a tree prefers from a node on, until the turn of the seat is over."""
    found: set[int] = set()
    state = state.copy()
    state.foreseen_by = seat
    while state.seat == seat and (action := _most_tried(node, state)) is not None and node is not None:
        found.add(action)
        node = node.children[node.actions.index(action)]
        try:
            state.decide(action)
        except Unforeseen:
            break
    return found
