"""What lies on the table of Satori: the attributes that table.py declares, and how they are copied.

Made by ``make generate``. Change table.py, not this file.
"""

from __future__ import annotations

from typing import Final

from tatami.core.attributes import Attribute
from tatami.core.game import Game
from tatami.core.state import State
from tatami.games.satori.content import Content
from tatami.games.satori.table import attributes

EMPTY: Final[list[int]] = []
NO_LISTS: Final[list[list[int]]] = []
FIELDS: Final = [
    "round",
    "order",
    "stock",
    "supply",
    "sanmon",
    "bag",
    "visitors",
    "altars",
    "decorated",
    "owners",
    "burning",
    "site",
    "offered",
    "altar_pile",
    "decoration_pile",
    "levels",
    "built",
    "roofs",
    "prices",
    "pagoda",
    "price_pile",
    "scoring_tile",
    "sorin_owner",
    "jokoros",
    "locked",
    "spaces",
    "monks",
    "hikari",
    "sun",
    "tile_piles",
    "offering",
    "hands",
    "bells",
    "starts",
    "amulets",
    "shown",
    "decided",
    "icons",
    "queue",
    "placed",
    "wheel_used",
    "visited",
    "visitor",
]


class SatoriTable(State):
    """The table, without the questions rules ask of it (state.py)."""

    def __init__(self, game: Game, content: Content, parent: SatoriTable | None = None) -> None:
        super().__init__(game, parent)
        self.content = content
        if parent is None:
            self.stock: list[int] = []
            """Seven per side: coins, wood, stone, emeralds, incense, tiles, SP."""
            self.supply: list[int] = []
            """What is left of coins, wood, stone, emeralds."""
            self.sanmon: list[int] = []
            """Worshippers on the Sanmon, by colour."""
            self.bag: list[int] = []
            """Worshippers in the bag, by colour; everybody can count."""
            self.visitors: list[int] = []
            """Three per place: worshippers there."""
            self.altars: list[int] = EMPTY
            """Shared. The altar tile built on each place, or NONE."""
            self.decorated: list[int] = EMPTY
            """Shared. The decoration of each built altar, or NONE."""
            self.owners: list[int] = EMPTY
            """Shared. Who owns the altar on each place, or NONE."""
            self.burning: list[int] = EMPTY
            """Shared. Whether the owner's Jokoro stands there."""
            self.site: list[int] = EMPTY
            """Shared. The altar tile in each slot of the construction site, or NONE."""
            self.offered: list[int] = EMPTY
            """Shared. The decorations shown, or NONE."""
            self.altar_pile: list[int] = EMPTY
            """Shared. Altar tiles face down. Hidden from all."""
            self.decoration_pile: list[int] = EMPTY
            """Shared. Decorations face down. Hidden from all."""
            self.levels: list[int] = EMPTY
            """Shared. The tile of each level of the pagoda."""
            self.built: list[int] = EMPTY
            """Shared. Whether each level, and at last the Sorin, is built."""
            self.roofs: list[int] = EMPTY
            """Shared. Whether each roof is built."""
            self.prices: list[int] = EMPTY
            """Shared. The Jokoro price on each level and the Sorin, or NONE."""
            self.pagoda: list[int] = EMPTY
            """Shared. Two slots per level and the Sorin: the side whose Jokoro stands there, NEUTRAL or NONE."""
            self.price_pile: list[int] = EMPTY
            """Shared. Jokoro prices face down. Hidden from all."""
            self.scoring_tile = 0
            """The Sorin scoring tile in play."""
            self.sorin_owner = -1
            """Who has built the Sorin, or NONE."""
            self.jokoros: list[int] = []
            """Jokoros in reserve per side."""
            self.locked: list[int] = []
            """Whether the sixth Jokoro of a side is still on the offering track."""
            self.spaces: list[int] = []
            """The meditation tile on each space, or NONE."""
            self.monks: list[int] = []
            """Whose monk stands on each space, or NONE."""
            self.hikari: list[int] = []
            """The space of the Hikari of each mountain."""
            self.sun: list[int] = []
            """Monks on the sun per side."""
            self.tile_piles: list[list[int]] = NO_LISTS
            """Shared. Tiles of both eras face down. Hidden from all."""
            self.offering: list[int] = []
            """Level on the offering track per side."""
            self.hands: list[int] = []
            """The wheel on which a side's hand lies, or NONE: on the roof."""
            self.bells: list[int] = EMPTY
            """Shared. Who has rung the bell this round, in order."""
            self.starts: list[int] = EMPTY
            """Shared. Starting tiles not taken yet."""
            self.amulets: list[int] = EMPTY
            """Shared. The amulet of each seat. Hidden from others."""
            self.shown: list[int] = []
            """Whether the amulet of a seat lies open."""
            self.decided: list[int] = []
            """What a seat has decided about its amulet just now. Hidden from others."""
            self.icons: list[int] = []
            """The effect pool without tiles and wheels: nodes of icons not used yet."""
            self.queue: list[int] = []
            """Three per tile taken this turn, the oldest first: its space, its kind, a mask of the icons left."""
            self.placed = 0
            """Whether the worshipper of this turn has been placed."""
            self.wheel_used = 0
            """Whether a wheel has been used this turn."""
            self.visited = -1
            """The place visited this turn, or NONE."""
            self.visitor = -1
            """The colour of the worshipper placed there, or NONE."""
        else:
            self.stock = parent.stock.copy()
            self.supply = parent.supply.copy()
            self.sanmon = parent.sanmon.copy()
            self.bag = parent.bag.copy()
            self.visitors = parent.visitors.copy()
            self.altars = parent.altars
            self.decorated = parent.decorated
            self.owners = parent.owners
            self.burning = parent.burning
            self.site = parent.site
            self.offered = parent.offered
            self.altar_pile = parent.altar_pile
            self.decoration_pile = parent.decoration_pile
            self.levels = parent.levels
            self.built = parent.built
            self.roofs = parent.roofs
            self.prices = parent.prices
            self.pagoda = parent.pagoda
            self.price_pile = parent.price_pile
            self.scoring_tile = parent.scoring_tile
            self.sorin_owner = parent.sorin_owner
            self.jokoros = parent.jokoros.copy()
            self.locked = parent.locked.copy()
            self.spaces = parent.spaces.copy()
            self.monks = parent.monks.copy()
            self.hikari = parent.hikari.copy()
            self.sun = parent.sun.copy()
            self.tile_piles = parent.tile_piles
            self.offering = parent.offering.copy()
            self.hands = parent.hands.copy()
            self.bells = parent.bells
            self.starts = parent.starts
            self.amulets = parent.amulets
            self.shown = parent.shown.copy()
            self.decided = parent.decided.copy()
            self.icons = parent.icons.copy()
            self.queue = parent.queue.copy()
            self.placed = parent.placed
            self.wheel_used = parent.wheel_used
            self.visited = parent.visited
            self.visitor = parent.visitor

    def attributes(self) -> list[Attribute]:
        return attributes(self.content, self.seats)

    def fields(self) -> list[str]:
        return FIELDS
