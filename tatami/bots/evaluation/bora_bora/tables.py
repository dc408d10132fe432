"""The weights, read from data, and rough knowledge of the game that the terms look up."""

from __future__ import annotations

from typing import Final

from tatami.bots.evaluation.base import TermTables
from tatami.bots.evaluation.bora_bora.terms import TERMS, TURNS
from tatami.games.bora_bora.content import Content
from tatami.games.bora_bora.kinds import (
    COUNT_BUILDINGS,
    COUNT_EQUAL_GOD_CARDS,
    COUNT_FIRST,
    COUNT_GOD_CARDS,
    COUNT_GOD_COLOURS,
    COUNT_GOD_TILES,
    COUNT_ISLANDS,
    COUNT_JEWELRY,
    COUNT_JEWELRY_TYPES,
    COUNT_MATERIALS,
    COUNT_MEN_SLID,
    COUNT_OFFERINGS,
    COUNT_PEOPLE_SLID,
    COUNT_PRIESTS,
    COUNT_SHELLS,
    COUNT_SLOT12,
    COUNT_WOMEN_SLID,
    COUNTS,
    LAND,
    TYPE_BUILD,
    TYPE_COUNT,
    TYPE_GODCARD,
    TYPE_LAND,
    TYPE_MAN,
    TYPE_MATERIAL,
    TYPE_MOVEHUT,
    TYPE_OFFERING,
    TYPE_SHELL,
    TYPE_STATUS,
    TYPE_VP,
    TYPE_WATER,
    TYPE_WOMAN,
    WATER,
)

ACTIVATED: Final = {
    TYPE_LAND: (3.0, 1.5),
    TYPE_WATER: (3.0, 1.5),
    TYPE_WOMAN: (2.5, 0.7),
    TYPE_MAN: (2.5, 0.7),
    TYPE_BUILD: (2.0, 1.0),  # and part of its points
    TYPE_MATERIAL: (2.2, 1.8),
    TYPE_MOVEHUT: (1.2, 0.5),
    TYPE_VP: (2.2, 2.0),
    TYPE_GODCARD: (2.0, 1.8),
    TYPE_OFFERING: (1.6, 1.6),
    TYPE_STATUS: (1.4, 1.2),
    TYPE_SHELL: (1.8, 1.6),
}
"""Rough worth of activating a group of each type once: its first tile, and what a further equal one adds."""
BUILDING_PART: Final = 0.4
"""The part of a building's points in the worth of a building group: two materials must be there first."""

IMPOSSIBLE: Final = 99.0
"""The effort for what cannot happen any more."""


class Tables(TermTables):
    """Weights, and what the terms need to know about tasks and paths, read once."""

    def __init__(self, content: Content, seats: int, data: dict[str, object] | None = None) -> None:
        super().__init__("bora_bora", TERMS, TURNS, seats, data)
        self.paths = content.paths[LAND] + content.paths[WATER]
        """All paths, each as region, region, value."""
        self.first_tile = [ACTIVATED[kind][0] for kind in range(TYPE_COUNT)]
        self.further_tile = [ACTIVATED[kind][1] for kind in range(TYPE_COUNT)]
        self.efforts = efforts()
        """Per thing a task counts: the rough number of dice one of it takes."""
        self.priests_after: list[int] = []
        """Per round: the points of one priest in all later rounds."""
        for number in range(len(content.priest_vp)):
            self.priests_after.append(sum(content.priest_vp[number + 1 :]))


def efforts() -> list[float]:
    """Rough dice per unit of everything that tasks count, when nothing special helps or hinders."""
    out = [1.0] * len(COUNTS)
    for what in (COUNT_MEN_SLID, COUNT_WOMEN_SLID, COUNT_PEOPLE_SLID):
        out[what] = 0.35
    for what in (COUNT_OFFERINGS, COUNT_SHELLS, COUNT_GOD_CARDS, COUNT_EQUAL_GOD_CARDS, COUNT_GOD_COLOURS):
        out[what] = 0.45
    out[COUNT_MATERIALS] = 0.5
    out[COUNT_SLOT12] = 0.45
    out[COUNT_PRIESTS] = 0.9
    out[COUNT_JEWELRY] = 1.2
    out[COUNT_JEWELRY_TYPES] = 1.3
    out[COUNT_FIRST] = 0.8
    out[COUNT_ISLANDS] = 1.4
    out[COUNT_GOD_TILES] = 1.6
    out[COUNT_BUILDINGS] = 1.5
    return out
