"""The weights, read from data, and facts about cards that the terms look up."""

from __future__ import annotations

from typing import Final

from tatami.bots.evaluation.base import FlatRates, TermTables
from tatami.bots.evaluation.white_castle.terms import TERMS, TURNS
from tatami.games.white_castle.content import Content
from tatami.games.white_castle.kinds import COURTIER, INFLUENCE, STOCK, WARRIOR

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


class Tables(TermTables):
    """Weights, and what the terms need to know about each card, read once."""

    def __init__(self, content: Content, seats: int, data: dict[str, object] | None = None) -> None:
        super().__init__("white_castle", TERMS, TURNS, seats, data)
        self.content = content
        self.flat = FlatRates(content.effects, FLAT, INFLUENCE)
        self._read_cards()

    def _read_cards(self) -> None:
        """What terms need to know about each card, once."""
        content = self.content
        table = content.effects
        self.garden_goods = [round(10 * self.flat.worth(effect)) for effect in content.garden_effect]
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
                goods += self.flat.worth(box)
                leaf = table.symbol(box) - len(table.vocabulary.goods)
                if COURTIER <= leaf <= WARRIOR:
                    counts[leaf - COURTIER] += 1
            self.card_workers += counts
            self.card_goods.append(round(10 * goods))
            symbol = table.symbol(content.card_lantern[card])
            self.card_lantern.append(min(STOCK, symbol))
