"""What is on the table of The White Castle (WC-1.3, WC-1.4).

Lists marked *shared* are never changed in place: rules replace them (see ``tatami.core.lists``), so copies are cheap.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tatami.core.agenda import kind_of
from tatami.core.lists import replaced
from tatami.core.rng import Rng
from tatami.core.state import Shape, State
from tatami.games.white_castle.actions import EXCHANGE
from tatami.games.white_castle.content import Content
from tatami.games.white_castle.kinds import (
    BOARD_SPACES,
    BRIDGE,
    COIN,
    DAIMYO_SLOTS,
    GARDEN_COUNT,
    LANTERN_AREA,
    NONE,
    PLACE_COUNT,
    REFILL,
    RETURN_CARDS,
    ROOM_COUNT,
    SEAL,
    STOCK,
    TILE_SLOTS,
    YARD_COUNT,
    YARD_TILES,
)

if TYPE_CHECKING:
    from tatami.games.white_castle.game import WhiteCastle

EMPTY: Final[list[int]] = []
HIGHEST: Final = 9999
"""More of anything than a game can bring."""
FIELDS: Final = [
    "round",
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
    "order",
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


class WhiteCastleState(State):
    """The table. A *clan* is a seat, or the solo opponent (clan 1 of a solo game)."""

    def __init__(self, game: WhiteCastle, parent: WhiteCastleState | None = None) -> None:
        super().__init__(game, parent)
        self.castle = game
        self.content: Content = game.content
        if parent is None:
            self.round = 1
            self.clans = 0
            self.difficulty = NONE
            """The solo opponent's: 0 easy, 1 medium, 2 hard; NONE in other games."""
            self.stock: list[int] = []
            """Six per clan: food, iron, pearl, coins, seals, clan points."""
            self.track: list[int] = []
            """Space on the Passage of Time per clan."""
            self.bridges: list[int] = []
            """Five per bridge: left end, three in the middle, right end; 0 is no die."""
            self.placed: list[int] = []
            """Dice on spaces, as colour * 8 + value: two per board space, three per clan, then the Well's."""
            self.home: list[int] = EMPTY
            """Shared. Members left on the three rows of each clan's domain."""
            self.courtiers: list[int] = EMPTY
            """Shared. Seven per clan: courtiers at the gate, in the five rooms, in the daimyo room."""
            self.warriors: list[int] = EMPTY
            """Shared. Three per clan: warriors in the yards."""
            self.gardeners: list[int] = EMPTY
            """Shared. One bit mask of gardens per clan."""
            self.card: list[int] = EMPTY
            """Shared. The current action card per clan, or NONE."""
            self.lantern: list[int] = EMPTY
            """Shared. Twelve per clan: the cards of the lantern area in order, then NONE."""
            self.rooms: list[int] = EMPTY
            """Shared. The card in each room, or NONE while it is being replaced."""
            self.slots: list[int] = EMPTY
            """Shared. The clan on each slot of the daimyo card, or NONE."""
            self.order: list[int] = EMPTY
            """Shared. The herons: clans in turn order."""
            self.track_order: list[int] = EMPTY
            """Shared. Clans from the farthest marker to the last; on one space from the top down (WC-11.4)."""
            self.drawn: list[int] = EMPTY
            """Shared. Cards drawn from the steward and the diplomat deck."""
            self.decks: list[list[int]] = []
            """Shared. The two draw decks in order; hidden."""
            self.tiles: list[int] = EMPTY
            """Shared. The die tile on each of the 13 castle slots and the two Well slots."""
            self.garden_cards: list[int] = EMPTY
            """Shared. The card of each garden."""
            self.yard_tiles: list[int] = EMPTY
            """Shared. Tile * 2 + side of the four yard tile slots."""
            self.daimyo_card = NONE
            self.pairs: list[int] = EMPTY
            """Shared. Starting pairs not drafted yet: resource card, action card, resource card, ..."""
            self.solo_deck: list[int] = EMPTY
            """Shared. The opponent's cards from the top."""
            self.solo_row: list[int] = EMPTY
            """Shared. The opponent's cards turned over in its latest turn, in order."""
            self.solo_known = 0
            """Cards at the bottom of the opponent's deck that everybody has seen go there since the last shuffle."""
        else:
            self.round = parent.round
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
            self.order = parent.order
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

    def copy(self) -> WhiteCastleState:
        return WhiteCastleState(self.castle, self)

    def fields(self) -> list[str]:
        return FIELDS

    def shapes(self) -> list[Shape]:
        content = self.content
        clans = self.game.clans(self.seats)
        members = max(content.members)
        cards = len(content.card_names) - 1
        rooms = content.first_action - 1
        solo = len(content.solo_names)
        return [
            Shape("round", 1, content.rounds),
            Shape("clans", clans, clans),
            Shape("difficulty", 0 if self.seats == 1 else NONE, 2 if self.seats == 1 else NONE),
            Shape("stock", 0, HIGHEST, STOCK * clans),
            Shape("track", 0, content.track_last, clans),
            Shape("bridges", 0, 6, 3 * BRIDGE),
            Shape("placed", 0, 2 * 8 + 6),
            Shape("home", 0, members, 3 * clans),
            Shape("courtiers", 0, members, PLACE_COUNT * clans),
            Shape("warriors", 0, members, YARD_COUNT * clans),
            Shape("gardeners", 0, (1 << GARDEN_COUNT) - 1, clans),
            Shape("card", NONE, cards, clans),
            Shape("lantern", NONE, cards, LANTERN_AREA * clans),
            Shape("rooms", NONE, rooms, ROOM_COUNT),
            Shape("slots", NONE, clans - 1, DAIMYO_SLOTS),
            Shape("order", 0, clans - 1, clans, True),
            Shape("track_order", 0, clans - 1, clans, True),
            Shape("drawn", 0, rooms, 2),
            Shape("decks", 0, rooms, 2, True),
            Shape("tiles", 0, len(TILE_SLOTS) - 1, len(TILE_SLOTS), True),
            Shape("garden_cards", 0, len(content.garden_names) - 1, GARDEN_COUNT, True),
            Shape("yard_tiles", 0, 2 * len(content.yard_tile_names) - 1, len(YARD_TILES), True),
            Shape("daimyo_card", 0, len(content.daimyo_names) - 1),
            Shape("pairs", content.first_action, cards),
            Shape("solo_deck", 0, solo - 1, each_once=True),
            Shape("solo_row", 0, solo - 1, each_once=True),
            Shape("solo_known", 0, solo),
        ]

    def sound(self) -> bool:
        """Nothing was drawn that was not in a deck, only a room about to be refilled is empty, and so on."""
        pending = [kind_of(packed) for packed in self.agenda]
        drawn = all(taken <= len(deck) for taken, deck in zip(self.drawn, self.decks, strict=True))
        rooms = NONE not in self.rooms or REFILL in pending
        spaces = len(self.placed) >= BOARD_SPACES * 2 + self.clans * 3
        turned = self.solo_row if RETURN_CARDS in pending else EMPTY
        solo = len(self.content.solo_names) if self.seats == 1 else 0
        return drawn and rooms and spaces and len({*self.solo_deck, *turned}) == len(self.solo_deck + turned) == solo

    def redeal(self, seat: int | None, rng: Rng) -> WhiteCastleState:
        """WC-1.5: only deck order and the future are hidden, and they are hidden from every seat alike.

        Of the solo deck the top card shows its bridge side, and the cards returned to the bottom were seen (WC-R25).
        """
        twin = self.copy()
        own = rng.fork()
        twin.rng = own
        twin.decks = [_shuffled_rest(deck, drawn, own) for deck, drawn in zip(self.decks, self.drawn, strict=True)]
        if self.solo_deck:
            seen = max(1, len(self.solo_deck) - self.solo_known)
            unseen = sorted(self.solo_deck[1:seen])
            own.shuffle(unseen)
            twin.solo_deck = [self.solo_deck[0], *unseen, *self.solo_deck[seen:]]
        return twin

    def view(self, seat: int | None) -> dict[str, object]:
        return self.castle.view_of(self, seat)

    def scores(self) -> list[int]:
        return self.castle.scores_of(self)

    def score_sheet(self) -> list[dict[str, int]]:
        return self.castle.sheet_of(self)

    def ranking(self) -> list[int]:
        return self.castle.ranking_of(self)

    # ---- seals may be exchanged at any moment (WC-9.3) ----

    def add_free(self, seat: int, out: list[int]) -> None:
        first = seat * STOCK
        stock = self.stock
        seals = stock[first + SEAL]
        content = self.content
        if seals >= content.seals_per_resource:
            for resource in range(3):
                if stock[first + resource] < content.resource_cap[resource]:
                    out.append(EXCHANGE + resource)
        if seals >= content.seals_per_coin:
            out.append(EXCHANGE + COIN)

    def take_free(self, action: int) -> None:
        good = action - EXCHANGE
        price = self.content.seals_per_coin if good == COIN else self.content.seals_per_resource
        first = self.actor * STOCK
        self.stock[first + SEAL] -= price
        self.stock[first + good] += 1
        if self.events is not None:
            self.emit("exchange", self.actor, {"good": "coin" if good == COIN else ["food", "iron", "pearl"][good]})

    # ---- small questions many rules ask ----

    def lantern_area(self, clan: int) -> list[int]:
        """The cards of a clan's lantern area, in order."""
        first = clan * LANTERN_AREA
        return [card for card in self.lantern[first : first + LANTERN_AREA] if card != NONE]

    def add_lantern_card(self, clan: int, card: int) -> None:
        """Put a card, lantern side visible, at the end of a clan's lantern area."""
        place = clan * LANTERN_AREA
        while self.lantern[place] != NONE:
            place += 1
        self.lantern = replaced(self.lantern, place, card)

    def dice_on_bridge(self, colour: int) -> int:
        """How many dice are left on a bridge."""
        return 5 - self.bridges[colour * 5 : colour * 5 + 5].count(0)


def _shuffled_rest(deck: list[int], drawn: int, rng: Rng) -> list[int]:
    """Sorted first, so that not even the way a deal comes out depends on the hidden order."""
    rest = sorted(deck[drawn:])
    rng.shuffle(rest)
    return deck[:drawn] + rest
