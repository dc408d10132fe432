"""The weights, read from data, and facts about tiles that the terms look up."""

from __future__ import annotations

from typing import Final

from tatami.bots.evaluation.base import FlatRates, TermTables
from tatami.bots.evaluation.satori.terms import TERMS, TURNS
from tatami.games.satori.content import Content
from tatami.games.satori.kinds import LEAVES

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
FLAT_LEAVES: Final = [FLAT[leaf] for leaf in LEAVES]


class Tables(TermTables):
    """Weights, and what the terms need to know about each tile, read once."""

    def __init__(self, content: Content, seats: int, data: dict[str, object] | None = None) -> None:
        super().__init__("satori", TERMS, TURNS, seats, data)
        self.content = content
        self.flat = FlatRates(content.effects, FLAT)
        self.tile_worth = [sum([self.flat.worth(icon) for icon in icons]) for icons in content.tile_icons]
        """Per kind of meditation tile: the rough worth of its icons."""
        self.altar_worth = [sum([self.flat.worth(icon) for icon in icons]) for icons in content.altar_icons]
        """Per altar tile: the rough worth of its left side."""
        self.decoration_worth = [sum([self.flat.worth(icon) for icon in icons]) for icons in content.decoration_icons]
