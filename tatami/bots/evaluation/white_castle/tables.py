"""The weights, read from data, and facts about cards that the terms look up."""

from __future__ import annotations

import json
from typing import Final, cast

from tatami.bots.evaluation.base import in_order, read_spreads, read_weights, weights_file
from tatami.bots.evaluation.white_castle.terms import TERMS, TURNS
from tatami.core.effects import GAIN, LEAF, MIX
from tatami.games.white_castle.content import Content
from tatami.games.white_castle.kinds import (
    COURTIER,
    GOODS,
    INFLUENCE,
    LEAVES,
    STOCK,
    WARRIOR,
)

WEIGHTS: Final = weights_file("white_castle")
FLAT: Final = {
    "food": 0.8,
    "iron": 0.8,
    "pearl": 0.9,
    "coin": 0.4,
    "seal": 0.8,
    "cp": 1.0,
    "any": 1.0,
    "influence": 0.8,
    "lantern": 2.0,
    "well": 2.4,
    "domain": 3.5,
    "tile": 3.0,
    "light": 1.6,
    "courtier": 3.0,
    "gardener": 3.0,
    "warrior": 3.0,
}
"""Rough worth of goods and leaves in mid game, for effects deep inside others and for income to come."""
FLAT_GOODS: Final = [FLAT[good] for good in GOODS]
FLAT_LEAVES: Final = [FLAT[leaf] for leaf in LEAVES]


class Tables:
    """Weights, and what the terms need to know about each card, read once."""

    def __init__(self, content: Content, seats: int, data: dict[str, object] | None = None) -> None:
        self.content = content
        if data is None:
            data = cast("dict[str, object]", json.loads(WEIGHTS.read_text(encoding="utf-8")))
        names = [name for name, _ in TERMS]
        self.weights = read_weights(data, seats, names, TURNS)
        """TERM_COUNT weights for each number of turns left."""
        self.rival = in_order(cast("dict[str, dict[str, list[float]]]", data["rival"])["1"], names, TURNS)
        """The same for the solo opponent, which has no cards and no stock."""
        self.spreads = read_spreads(data, seats)
        self._read_cards()

    def _read_cards(self) -> None:
        """What terms need to know about each card, once."""
        content = self.content
        table = content.effects
        self.garden_goods = [round(10 * self._flat(effect)) for effect in content.garden_effect]
        """Per garden card: the rough worth of its action, in tenths of a point."""
        self.card_goods: list[int] = []
        """Per card: the rough worth of its boxes beside the three rows, in tenths of a point."""
        self.card_workers: list[int] = []
        """Three per card: the rows with a courtier, gardener, warrior action."""
        self.card_lantern: list[int] = []
        """Per card: the good of its lantern, or STOCK for influence."""
        for card in range(len(content.card_names)):
            counts = [0, 0, 0]
            goods = 0.0
            for index in content.card_row_box[card]:
                box = content.card_boxes[card][index]
                goods += self._flat(box)
                leaf = table.symbol(box) - len(table.vocabulary.goods)
                if COURTIER <= leaf <= WARRIOR:
                    counts[leaf - COURTIER] += 1
            self.card_workers += counts
            self.card_goods.append(round(10 * goods))
            symbol = table.symbol(content.card_lantern[card])
            self.card_lantern.append(min(STOCK, symbol))

    def _flat(self, node: int) -> float:
        """What an effect gives, at fixed rates."""
        table = self.content.effects
        op = table.op[node]
        if op == GAIN:
            return FLAT_GOODS[table.what[node]] * table.amount[node]
        if op == MIX:
            return FLAT_GOODS[table.mixes[table.what[node]][0]] * table.amount[node]
        if op == LEAF:
            if table.what[node] == INFLUENCE:
                return FLAT_LEAVES[INFLUENCE] * table.amount[node]
            return FLAT_LEAVES[table.what[node]]
        total = 0.0
        for part in table.parts[node]:
            total += self._flat(part)
        for good in range(len(table.cost[node])):
            total -= table.cost[node][good] * FLAT_GOODS[good]
        return max(0.0, total)
