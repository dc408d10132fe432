"""What lies on the table of The White Castle (WC-1.3, WC-1.4), declared once: ``make generate`` writes the class.

A *clan* is a seat, or the solo opponent (clan 1 of a solo game).
"""

from __future__ import annotations

from typing import Final

from tatami.core.attributes import ANY_SIZE, FROM_ALL, Attribute, different, number, own, shared
from tatami.games.white_castle.content import Content
from tatami.games.white_castle.kinds import (
    BRIDGE,
    DAIMYO_SLOTS,
    GARDEN_COUNT,
    LANTERN_AREA,
    NONE,
    PLACE_COUNT,
    ROOM_COUNT,
    STOCK,
    TILE_SLOTS,
    YARD_COUNT,
    YARD_TILES,
)

HIGHEST: Final = 9999
"""More of anything than a game can bring."""


def clans_of(seats: int) -> int:
    """WC-15: alone, one plays against a second clan."""
    return max(2, seats)


def attributes(content: Content, seats: int) -> list[Attribute]:
    """Everything the state holds, for this content and so many seats."""
    clans = clans_of(seats)
    members = max(content.members)
    cards = len(content.card_names) - 1
    rooms = content.first_action - 1
    solo = len(content.solo_names)
    easy, hard = (0, 2) if seats == 1 else (NONE, NONE)
    return [
        number("round", 1, content.rounds, "The round."),
        different("order", clans, clans, "The herons: clans in turn order."),
        number("clans", clans, clans, "How many clans play."),
        number("difficulty", easy, hard, "The opponent's: 0 easy, 1 medium, 2 hard; NONE without one.", start=NONE),
        own("stock", 0, HIGHEST, STOCK * clans, "Six per clan: food, iron, pearl, coins, seals, clan points."),
        own("track", 0, content.track_last, clans, "Space on the Passage of Time per clan."),
        own("bridges", 0, 6, 3 * BRIDGE, "Five per bridge: left end, three in the middle, right end; 0 is no die."),
        own(
            "placed",
            0,
            2 * 8 + 6,
            ANY_SIZE,
            "Dice, as colour * 8 + value: two per board space, three per clan, the Well's.",
        ),
        shared("home", 0, members, 3 * clans, "Members left on the three rows of each clan's domain."),
        shared(
            "courtiers",
            0,
            members,
            PLACE_COUNT * clans,
            "Seven per clan: those at the gate, in the five rooms, at the daimyo.",
        ),
        shared("warriors", 0, members, YARD_COUNT * clans, "Three per clan: warriors in the yards."),
        shared("gardeners", 0, (1 << GARDEN_COUNT) - 1, clans, "One bit mask of gardens per clan."),
        shared("card", NONE, cards, clans, "The current action card per clan, or NONE."),
        shared("lantern", NONE, cards, LANTERN_AREA * clans, "Twelve per clan: its lantern area in order, then NONE."),
        shared("rooms", NONE, rooms, ROOM_COUNT, "The card in each room, or NONE while it is being replaced."),
        shared("slots", NONE, clans - 1, DAIMYO_SLOTS, "The clan on each slot of the daimyo card, or NONE."),
        different("track_order", clans, clans, "Clans from the farthest marker on; on one space from the top down."),
        shared("drawn", 0, rooms, 2, "Cards drawn from the steward and the diplomat deck."),
        different("decks", rooms + 1, 2, "The two draw decks in order.", nested=True, hidden=FROM_ALL),
        different("tiles", len(TILE_SLOTS), len(TILE_SLOTS), "The die tiles: 13 slots of the castle, two of the Well."),
        different("garden_cards", len(content.garden_names), GARDEN_COUNT, "The card of each garden."),
        different(
            "yard_tiles",
            2 * len(content.yard_tile_names),
            len(YARD_TILES),
            "Tile * 2 + side of the four yard tile slots.",
        ),
        number("daimyo_card", 0, len(content.daimyo_names) - 1, "The daimyo card in play.", start=NONE),
        shared(
            "pairs",
            content.first_action,
            cards,
            ANY_SIZE,
            "Pairs not drafted yet: resource card, action card, resource ...",
        ),
        different("solo_deck", solo, ANY_SIZE, "The opponent's cards from the top.", hidden=FROM_ALL),
        different("solo_row", solo, ANY_SIZE, "The opponent's cards of its latest turn, in order."),
        number("solo_known", 0, solo, "Cards at the bottom of that deck that all have seen go there."),
    ]
