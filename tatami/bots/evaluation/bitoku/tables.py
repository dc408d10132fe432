"""The weights, read from data, and the rough worth of effects that the terms look up."""

from __future__ import annotations

import json
from typing import Final, cast

from tatami.bots.evaluation.base import in_order, read_spreads, read_weights, weights_file
from tatami.bots.evaluation.bitoku.terms import TERMS, TURNS
from tatami.core.effects import ANY, GAIN, LEAF, MIX, ONE
from tatami.games.bitoku.content import Content
from tatami.games.bitoku.kinds import BRANCH_COUNT, BRANCH_SPACES, GOODS, LEAVES, MITAMA, NONE
from tatami.games.bitoku.rules.walking import can_go_on, free_spaces, onward
from tatami.games.bitoku.state import BitokuState

WEIGHTS: Final = weights_file("bitoku")
FLAT: Final = {
    "wood": 1.0,
    "jade": 1.0,
    "stone": 1.0,
    "sake": 1.0,
    "am1": 0.9,
    "am2": 1.8,
    "am3": 2.6,
    "vp": 1.0,
    "mp": 1.4,
    "kod": 1.1,
    "kodh": 0.9,
    "kodx": 0.6,
    "kodxh": 0.5,
    "unlock": 0.5,
    "draw": 0.8,
    "yokai": 3.5,
    "bitoku": 4.0,
    "vision": 2.0,
    "rock": 1.6,
    "sit": 2.5,
    "mitama": 2.2,
    "dragonfly": 1.8,
    "crystal": 3.0,
    "build": 3.0,
    "bought": 2.0,
}
"""Rough worth of goods and leaves in mid game, for effects deep inside others and for those to come."""
FLAT_GOODS: Final = [FLAT[good] for good in GOODS]
FLAT_LEAVES: Final = [FLAT[leaf] for leaf in LEAVES]
FLAT_DISCOUNT: Final = 0.8
FLAT_MOVE: Final = 0.7
"""What a movement point is worth that only takes a pilgrim one space farther: half of one that may be used for all."""

TURNS_OF_MOVE: Final = 2
"""So many turns go by, at least, for each movement point that a pilgrim gets."""


class Tables:
    """Weights, and what the terms need to know about cards and tiles, read once."""

    def __init__(self, content: Content, seats: int, data: dict[str, object] | None = None) -> None:
        self.content = content
        if data is None:
            data = cast("dict[str, object]", json.loads(WEIGHTS.read_text(encoding="utf-8")))
        names = [name for name, _ in TERMS]
        self.weights = read_weights(data, seats, names, TURNS)
        """TERM_COUNT weights for each number of turns left."""
        self.rival = in_order(cast("dict[str, dict[str, list[float]]]", data["rival"])["1"], names, TURNS)
        """The same for the tengu."""
        self.spreads = read_spreads(data, seats)
        self.card_worth = [self.flat(node) for node in content.yokai_action]
        """Per yokai card: the rough worth of its action."""
        self.path_worth = [self.flat(node) for node in content.bitoku_effect]
        """Per type of bitoku card: what it brings when it is visited."""
        self.crystal_worth = [0.0 if node == NONE else self.flat(node) for node in content.crystal_effect]
        """Per crystal: what its effect brings each time."""
        self.dragonfly_worth = [self.flat(node) for node in content.dragonfly_effect]
        self.torii_worth = [self.flat(node) for node in content.torii_effect]
        self.branch_worth = [[self.flat(node) for node in spaces] for spaces in content.branch_effects[seats]]
        """Per side branch of a path: what each of its spaces brings."""

    def flat(self, node: int) -> float:
        """What an effect gives, at fixed rates."""
        table = self.content.effects
        op = table.op[node]
        amount = table.amount[node]
        if op == GAIN:
            return FLAT_GOODS[table.what[node]] * amount
        if op == MIX:
            return FLAT_GOODS[table.mixes[table.what[node]][0]] * amount
        if op == LEAF:
            leaf = table.what[node]
            return FLAT_LEAVES[leaf] + FLAT_DISCOUNT * amount if leaf >= MITAMA else FLAT_LEAVES[leaf] * max(1, amount)
        parts = sorted([self.flat(part) for part in table.parts[node]], reverse=True)
        if op == ONE:
            return parts[0]
        return sum(parts[:amount] if op == ANY else parts)

    def best_branch(self, s: BitokuState, side: int, main: int) -> float:
        """What the best free space of the branch at a main space brings, with its torii; 0 if there is none."""
        best = 0.0
        for space in free_spaces(s, side, main):
            place, number = divmod(space, BRANCH_SPACES)
            worth = self.branch_worth[place % BRANCH_COUNT][number]
            if s.torii[place] != NONE:
                worth += self.torii_worth[s.torii[place]]
            best = max(best, worth)
        return best

    def best_beyond(self, s: BitokuState, side: int, main: int, left: int) -> float:
        """What the best branch farther along the path brings, less the movement to it, as far as turns left allow."""
        best = 0.0
        way = 0.0
        for _ in range(left // TURNS_OF_MOVE):
            if not can_go_on(s, side, main):
                break
            main = onward(s, main)
            way += FLAT_MOVE
            best = max(best, self.best_branch(s, side, main) - way)
        return best
