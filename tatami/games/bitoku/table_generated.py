"""What lies on the table of Bitoku: the attributes that table.py declares, and how they are copied.

Made by ``make generate``. Change table.py, not this file.
"""

from __future__ import annotations

from typing import Final

from tatami.core.attributes import Attribute
from tatami.core.game import Game
from tatami.core.state import State
from tatami.games.bitoku.content import Content
from tatami.games.bitoku.table import attributes

EMPTY: Final[list[int]] = []
NO_LISTS: Final[list[list[int]]] = []
FIELDS: Final = [
    "round",
    "order",
    "stock",
    "passed",
    "dice",
    "die_places",
    "cards",
    "awake",
    "crystals",
    "rocks",
    "sitting",
    "kodama",
    "walking",
    "arrived",
    "markers",
    "built",
    "built_by",
    "fresh",
    "torii",
    "treasures",
    "garden",
    "markets",
    "stacks",
    "hill_bitoku",
    "hill_yokai",
    "favours",
    "paths",
    "visited",
    "visions",
    "mitama",
    "dragonflies",
    "pairs",
    "hands",
    "hand_seen",
    "piles",
    "discards",
    "removed",
    "met",
    "yokai_deck",
    "yokai_seen",
    "yokai_discards",
    "bitoku_deck",
    "bitoku_seen",
    "bitoku_discards",
    "vision_deck",
    "vision_seen",
    "tengu_deck",
    "tengu_row",
    "tengu_discards",
    "tengu_crystals",
    "attitude",
]


class BitokuTable(State):
    """The table, without the questions rules ask of it (state.py)."""

    def __init__(self, game: Game, content: Content, parent: BitokuTable | None = None) -> None:
        super().__init__(game, parent)
        self.content = content
        if parent is None:
            self.stock: list[int] = []
            """Eight per seat: four resources, three amulets, virtue points."""
            self.passed: list[int] = []
            """Who has passed in this summer."""
            self.dice: list[int] = []
            """The values of everybody's three dice."""
            self.die_places: list[int] = []
            """Where they are: locked, unlocked, in the forest, across the river."""
            self.cards: list[int] = EMPTY
            """Shared. The yokai cards on everybody's board, or NONE."""
            self.awake: list[int] = []
            """Awake pilgrims on the player boards."""
            self.crystals: list[int] = EMPTY
            """Shared. Crystals on the boards; NONE: one sleeps there."""
            self.rocks: list[int] = EMPTY
            """Shared. Rocks on the boards from the left, or NONE."""
            self.sitting: list[int] = EMPTY
            """Shared. Pilgrims beside rocks, a mask of spaces."""
            self.kodama: list[int] = []
            """Everybody's kodama: the space in each region."""
            self.walking: list[int] = []
            """Pilgrims on the main spaces of the paths."""
            self.arrived: list[int] = EMPTY
            """Shared. Whose pilgrim is on each branch space, or NONE."""
            self.markers: list[int] = []
            """Building markers used."""
            self.built: list[int] = EMPTY
            """Shared. The building on each space, or NONE."""
            self.built_by: list[int] = EMPTY
            """Shared. Whose marker is on it, or NONE."""
            self.fresh = 0
            """The spaces built on in this turn, a mask."""
            self.torii: list[int] = EMPTY
            """Shared. Torii tiles, or NONE."""
            self.treasures: list[int] = EMPTY
            """Shared. The lake treasure of each region."""
            self.garden: list[int] = EMPTY
            """Shared. The rocks in the zen garden."""
            self.markets: list[list[int]] = NO_LISTS
            """Shared. The tiles of the four markets, NONE: a gap."""
            self.stacks: list[list[int]] = NO_LISTS
            """Shared. Their stacks from the top. Hidden from all."""
            self.hill_bitoku: list[int] = EMPTY
            """Shared. The bitoku card of each hills, or NONE."""
            self.hill_yokai: list[int] = EMPTY
            """Shared. The yokai card of each hills, or NONE."""
            self.favours: list[int] = []
            """The favours of each hills used in this round, a mask."""
            self.paths: list[list[int]] = NO_LISTS
            """Shared. Everybody's bitoku path from the start."""
            self.visited: list[int] = []
            """How many cards of it are visited."""
            self.visions: list[list[int]] = NO_LISTS
            """Shared. Everybody's vision cards."""
            self.mitama: list[int] = []
            """Uncombined mitama by type."""
            self.dragonflies: list[list[int]] = NO_LISTS
            """Shared. Uncombined dragonflies."""
            self.pairs: list[list[int]] = NO_LISTS
            """Shared. Pairs, as mitama type * 16 + dragonfly."""
            self.hands: list[list[int]] = NO_LISTS
            """Shared. Yokai cards in hand. Hidden from others."""
            self.hand_seen: list[list[int]] = NO_LISTS
            """Shared. Who knows each of them to be there, a mask."""
            self.piles: list[list[int]] = NO_LISTS
            """Shared. Everybody's own deck from the top. Hidden from all."""
            self.discards: list[list[int]] = NO_LISTS
            """Shared. Everybody's own discard pile."""
            self.removed: list[list[int]] = NO_LISTS
            """Shared. Cards removed for their virtue."""
            self.met: list[int] = EMPTY
            """Shared. Who knows whose each card is, a mask. Hidden from all."""
            self.yokai_deck: list[int] = EMPTY
            """Shared. The common yokai deck. Hidden from all."""
            self.yokai_seen: list[int] = EMPTY
            """Shared. Who has seen each card of it, a mask."""
            self.yokai_discards: list[int] = EMPTY
            """Shared. Its discard pile."""
            self.bitoku_deck: list[int] = EMPTY
            """Shared. The bitoku deck. Hidden from all."""
            self.bitoku_seen: list[int] = EMPTY
            """Shared. Who has seen each card of it, a mask."""
            self.bitoku_discards: list[int] = EMPTY
            """Shared. Its discard pile."""
            self.vision_deck: list[int] = EMPTY
            """Shared. The vision deck. Hidden from all."""
            self.vision_seen: list[int] = EMPTY
            """Shared. Who has seen each card of it, a mask."""
            self.tengu_deck: list[int] = EMPTY
            """Shared. Its action cards. Hidden from all."""
            self.tengu_row: list[int] = EMPTY
            """Shared. Those face up, from the left."""
            self.tengu_discards: list[int] = EMPTY
            """Shared. Those used."""
            self.tengu_crystals: list[int] = EMPTY
            """Shared. Its crystals; it has no slots for them."""
            self.attitude = 0
            """Whether its attitude is active."""
        else:
            self.stock = parent.stock.copy()
            self.passed = parent.passed.copy()
            self.dice = parent.dice.copy()
            self.die_places = parent.die_places.copy()
            self.cards = parent.cards
            self.awake = parent.awake.copy()
            self.crystals = parent.crystals
            self.rocks = parent.rocks
            self.sitting = parent.sitting
            self.kodama = parent.kodama.copy()
            self.walking = parent.walking.copy()
            self.arrived = parent.arrived
            self.markers = parent.markers.copy()
            self.built = parent.built
            self.built_by = parent.built_by
            self.fresh = parent.fresh
            self.torii = parent.torii
            self.treasures = parent.treasures
            self.garden = parent.garden
            self.markets = parent.markets
            self.stacks = parent.stacks
            self.hill_bitoku = parent.hill_bitoku
            self.hill_yokai = parent.hill_yokai
            self.favours = parent.favours.copy()
            self.paths = parent.paths
            self.visited = parent.visited.copy()
            self.visions = parent.visions
            self.mitama = parent.mitama.copy()
            self.dragonflies = parent.dragonflies
            self.pairs = parent.pairs
            self.hands = parent.hands
            self.hand_seen = parent.hand_seen
            self.piles = parent.piles
            self.discards = parent.discards
            self.removed = parent.removed
            self.met = parent.met
            self.yokai_deck = parent.yokai_deck
            self.yokai_seen = parent.yokai_seen
            self.yokai_discards = parent.yokai_discards
            self.bitoku_deck = parent.bitoku_deck
            self.bitoku_seen = parent.bitoku_seen
            self.bitoku_discards = parent.bitoku_discards
            self.vision_deck = parent.vision_deck
            self.vision_seen = parent.vision_seen
            self.tengu_deck = parent.tengu_deck
            self.tengu_row = parent.tengu_row
            self.tengu_discards = parent.tengu_discards
            self.tengu_crystals = parent.tengu_crystals
            self.attitude = parent.attitude

    def attributes(self) -> list[Attribute]:
        return attributes(self.content, self.seats)

    def fields(self) -> list[str]:
        return FIELDS
