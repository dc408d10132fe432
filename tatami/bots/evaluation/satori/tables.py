"""The weights, read from data, and facts about tiles that the terms look up."""

from __future__ import annotations

import json
from typing import Final, cast

from tatami.bots.evaluation.base import in_order, read_spreads, read_weights, weights_file
from tatami.bots.evaluation.satori.terms import TERMS, TURNS
from tatami.core.effects import GAIN, LEAF, MIX, ONE
from tatami.games.satori.content import Content
from tatami.games.satori.kinds import GOODS, LEAVES

WEIGHTS: Final = weights_file("satori")
FLAT: Final = {
    "coin": 0.7,
    "wood": 0.7,
    "stone": 0.7,
    "emerald": 2.5,
    "incense": 1.0,
    "tile": 0.8,
    "sp": 1.0,
    "hikari": 1.2,
    "monk": 1.2,
    "altar": 2.5,
    "jokoro": 2.5,
    "pagoda": 2.5,
    "offer": 1.0,
    "unlock": 1.0,
    "collection": 2.0,
}
"""Rough worth of goods and leaves in mid game, for effects deep inside others."""
FLAT_GOODS: Final = [FLAT[good] for good in GOODS]
FLAT_LEAVES: Final = [FLAT[leaf] for leaf in LEAVES]


class Tables:
    """Weights, and what the terms need to know about each tile, read once."""

    def __init__(self, content: Content, seats: int, data: dict[str, object] | None = None) -> None:
        self.content = content
        if data is None:
            data = cast("dict[str, object]", json.loads(WEIGHTS.read_text(encoding="utf-8")))
        names = [name for name, _ in TERMS]
        self.weights = read_weights(data, seats, names, TURNS)
        """TERM_COUNT weights for each number of turns left."""
        self.rival = in_order(cast("dict[str, dict[str, list[float]]]", data["rival"])["1"], names, TURNS)
        """The same for the automaton."""
        self.spreads = read_spreads(data, seats)
        self.tile_worth = [sum([self.flat(icon) for icon in icons]) for icons in content.tile_icons]
        """Per kind of meditation tile: the rough worth of its icons."""
        self.altar_worth = [sum([self.flat(icon) for icon in icons]) for icons in content.altar_icons]
        """Per altar tile: the rough worth of its left side."""
        self.decoration_worth = [sum([self.flat(icon) for icon in icons]) for icons in content.decoration_icons]

    def flat(self, node: int) -> float:
        """What an effect gives, at fixed rates."""
        table = self.content.effects
        op = table.op[node]
        if op == GAIN:
            return FLAT_GOODS[table.what[node]] * table.amount[node]
        if op == MIX:
            return FLAT_GOODS[table.mixes[table.what[node]][0]] * table.amount[node]
        if op == LEAF:
            return FLAT_LEAVES[table.what[node]]
        total = 0.0
        if op == ONE:
            for part in table.parts[node]:
                total = max(total, self.flat(part))
            return total
        for part in table.parts[node]:
            total += self.flat(part)
        for good in range(len(table.cost[node])):
            total -= table.cost[node][good] * FLAT_GOODS[good]
        return max(0.0, total)
