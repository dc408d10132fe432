"""What effects and pending steps are worth, in the forms that all games share (``core/effects.py``)."""

from __future__ import annotations

from typing import Final

from tatami.core.agenda import kind_of
from tatami.core.effects import (
    ALL,
    ANY,
    CHOOSE_GOOD,
    CHOOSE_ONE,
    GAIN,
    LEAF,
    MIX,
    ONE,
    ORDER_EFFECTS,
    PAY_EFFECT,
    PAY_UNIT,
    TAKE_EFFECTS,
    EffectTable,
    effect_node,
    siblings_left,
    siblings_source,
    units_to_choose,
)

DEEP: Final = 2
"""Effects inside effects inside effects are worth a flat sum."""


class EffectWorth:
    """Marginal worth of everything to one side at one moment, for weighing pending steps.

    A game says what its goods, its leaves and an exchange are worth; ``depth`` counts the effects around one.
    """

    def __init__(self, effects: EffectTable, weights: list[float], terms: int, left: int) -> None:
        self.effects = effects
        self.weights = weights
        self.left = left
        """The turns the side has left."""
        self.first = left * terms

    def weight(self, term: int) -> float:
        """The weight of a term with the side's turns left; after the last turn only the score counts."""
        return 0.0 if self.left == 0 else self.weights[self.first + term]

    def good(self, good: int, amount: int) -> float:
        """What gaining an amount of a good is worth."""
        raise NotImplementedError

    def leaf(self, leaf: int, amount: int, depth: int) -> float:
        """What one of the game's own effects is worth."""
        raise NotImplementedError

    def paid(self, node: int, depth: int) -> float:
        """ "Pay, then": worth its effect less its price, if it can be paid."""
        raise NotImplementedError

    def parts(self, source: int) -> list[int]:
        """The siblings of a source: those of a node, unless a game has other sources."""
        return self.effects.parts[source]

    def node(self, node: int, depth: int) -> float:
        """What an effect is worth, never less than nothing."""
        table = self.effects
        op = table.op[node]
        if op == GAIN:
            return self.good(table.what[node], table.amount[node])
        if op == LEAF:
            return self.leaf(table.what[node], table.amount[node], depth)
        if op in (ALL, ANY):
            return self.all_of(table.parts[node], depth)
        if op == MIX:
            return self.mix(table.what[node], table.amount[node])
        if op == ONE:
            best = 0.0
            for part in table.parts[node]:
                best = max(best, self.node(part, depth))
            return best
        return self.paid(node, depth)

    def all_of(self, nodes: list[int], depth: int) -> float:
        """What several effects are worth together."""
        total = 0.0
        for node in nodes:
            total += self.node(node, depth)
        return total

    def some_of(self, nodes: list[int], mask: int) -> float:
        """The same for those in a mask."""
        total = 0.0
        for index in range(len(nodes)):
            if mask >> index & 1:
                total += self.node(nodes[index], 0)
        return total

    def mix(self, mix: int, units: int) -> float:
        """Units of any of several goods: as many of the best one."""
        best = 0.0
        for good in self.effects.mixes[mix]:
            best = max(best, self.good(good, units))
        return best

    def frame(self, packed: int) -> float:
        """What one pending step of the side is worth; here those that effects bring."""
        kind = kind_of(packed)
        if kind in (ORDER_EFFECTS, TAKE_EFFECTS):
            return self.some_of(self.parts(siblings_source(packed)), siblings_left(packed))
        if kind == CHOOSE_ONE:
            return self.node(effect_node(packed), 0)
        if kind == PAY_EFFECT:
            return self.paid(effect_node(packed), 0)
        if kind == CHOOSE_GOOD:
            return self.mix(self.effects.what[effect_node(packed)], units_to_choose(packed))
        if kind == PAY_UNIT:
            return self.node(self.effects.parts[effect_node(packed)][0], 0)
        return 0.0
