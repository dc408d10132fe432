"""What lies on the table of White Castle: the attributes that table.py declares, and how they are copied.

Made by ``make generate``. Change table.py, not this file.
"""

from __future__ import annotations

from typing import Final

from tatami.core.attributes import Attribute
from tatami.core.game import Game
from tatami.core.state import State
from tatami.games.white_castle.content import Content
from tatami.games.white_castle.table import attributes

EMPTY: Final[list[int]] = []
NO_LISTS: Final[list[list[int]]] = []
FIELDS: Final = [
    "round",
    "order",
    "clans",
    "difficulty",
    "stock",
    "track",
    "bridges",
    "placed",
    "home",
    "courtiers",
    "warriors",
    "gardeners",
    "card",
    "lantern",
    "rooms",
    "slots",
    "track_order",
    "drawn",
    "decks",
    "tiles",
    "garden_cards",
    "yard_tiles",
    "daimyo_card",
    "pairs",
    "solo_deck",
    "solo_row",
    "solo_known",
]


class WhiteCastleTable(State):
    """The table, without the questions rules ask of it (state.py)."""

    def __init__(self, game: Game, content: Content, parent: WhiteCastleTable | None = None) -> None:
        super().__init__(game, parent)
        self.content = content
        if parent is None:
            self.clans = 0
            """How many clans play."""
            self.difficulty = -1
            """The opponent's: 0 easy, 1 medium, 2 hard; NONE without one."""
            self.stock: list[int] = []
            """Six per clan: food, iron, pearl, coins, seals, clan points."""
            self.track: list[int] = []
            """Space on the Passage of Time per clan."""
            self.bridges: list[int] = []
            """Five per bridge: left end, three in the middle, right end; 0 is no die."""
            self.placed: list[int] = []
            """Dice, as colour * 8 + value: two per board space, three per clan, the Well's."""
            self.home: list[int] = EMPTY
            """Shared. Members left on the three rows of each clan's domain."""
            self.courtiers: list[int] = EMPTY
            """Shared. Seven per clan: those at the gate, in the five rooms, at the daimyo."""
            self.warriors: list[int] = EMPTY
            """Shared. Three per clan: warriors in the yards."""
            self.gardeners: list[int] = EMPTY
            """Shared. One bit mask of gardens per clan."""
            self.card: list[int] = EMPTY
            """Shared. The current action card per clan, or NONE."""
            self.lantern: list[int] = EMPTY
            """Shared. Twelve per clan: its lantern area in order, then NONE."""
            self.rooms: list[int] = EMPTY
            """Shared. The card in each room, or NONE while it is being replaced."""
            self.slots: list[int] = EMPTY
            """Shared. The clan on each slot of the daimyo card, or NONE."""
            self.track_order: list[int] = EMPTY
            """Shared. Clans from the farthest marker on; on one space from the top down."""
            self.drawn: list[int] = EMPTY
            """Shared. Cards drawn from the steward and the diplomat deck."""
            self.decks: list[list[int]] = NO_LISTS
            """Shared. The two draw decks in order. Hidden from all."""
            self.tiles: list[int] = EMPTY
            """Shared. The die tiles: 13 slots of the castle, two of the Well."""
            self.garden_cards: list[int] = EMPTY
            """Shared. The card of each garden."""
            self.yard_tiles: list[int] = EMPTY
            """Shared. Tile * 2 + side of the four yard tile slots."""
            self.daimyo_card = -1
            """The daimyo card in play."""
            self.pairs: list[int] = EMPTY
            """Shared. Pairs not drafted yet: resource card, action card, resource ..."""
            self.solo_deck: list[int] = EMPTY
            """Shared. The opponent's cards from the top. Hidden from all."""
            self.solo_row: list[int] = EMPTY
            """Shared. The opponent's cards of its latest turn, in order."""
            self.solo_known = 0
            """Cards at the bottom of that deck that all have seen go there."""
        else:
            self.clans = parent.clans
            self.difficulty = parent.difficulty
            self.stock = parent.stock.copy()
            self.track = parent.track.copy()
            self.bridges = parent.bridges.copy()
            self.placed = parent.placed.copy()
            self.home = parent.home
            self.courtiers = parent.courtiers
            self.warriors = parent.warriors
            self.gardeners = parent.gardeners
            self.card = parent.card
            self.lantern = parent.lantern
            self.rooms = parent.rooms
            self.slots = parent.slots
            self.track_order = parent.track_order
            self.drawn = parent.drawn
            self.decks = parent.decks
            self.tiles = parent.tiles
            self.garden_cards = parent.garden_cards
            self.yard_tiles = parent.yard_tiles
            self.daimyo_card = parent.daimyo_card
            self.pairs = parent.pairs
            self.solo_deck = parent.solo_deck
            self.solo_row = parent.solo_row
            self.solo_known = parent.solo_known

    def attributes(self) -> list[Attribute]:
        return attributes(self.content, self.seats)

    def fields(self) -> list[str]:
        return FIELDS
