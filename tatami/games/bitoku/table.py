"""What lies on the table of Bitoku (BT-1.3, BT-2), declared once: ``make generate`` writes the class.

A *side* is a seat, or the tengu (BT-19), which comes after the only seat of a solo game. Regions, building spaces, die
places and the spaces of the paths have the numbers of kinds.py.
"""

from __future__ import annotations

from typing import Final

from tatami.core.attributes import ANY_SIZE, FROM_ALL, FROM_OTHERS, Attribute, different, number, own, shared
from tatami.core.knowledge import EVERYBODY
from tatami.games.bitoku.content import Content
from tatami.games.bitoku.kinds import (
    ALL_BRANCH_SPACES,
    ALL_MAIN,
    AREA_SPACES,
    BITOKU_TYPE_COUNT,
    BRANCH_COUNT,
    CRYSTAL_SLOT_COUNT,
    CRYSTALS,
    DICE,
    DRAGONFLY_COUNT,
    LAST_PLACE,
    MARKETS,
    MITAMA_TYPE_COUNT,
    NONE,
    PATHS,
    PILGRIM_SPACE_COUNT,
    REGION_COUNT,
    ROCK_SLOTS,
    ROCKS,
    SLOTS,
    STOCK,
    TENGU_CARDS,
    VISIONS,
    YOKAI_CARDS,
    YOKAI_DECK_SIZE,
)

HIGHEST: Final = 9999
"""More of anything than a game can bring."""


def sides_of(seats: int) -> int:
    """How many play: the tengu joins a single player (BT-19).

    >>> sides_of(1), sides_of(2), sides_of(4)
    (2, 2, 4)
    """
    return 2 if seats == 1 else seats


def attributes(content: Content, seats: int) -> list[Attribute]:
    """Everything the state holds, for this content and so many seats."""
    sides = sides_of(seats)
    yokai = len(YOKAI_CARDS) - 1
    common = YOKAI_DECK_SIZE - 1
    bitoku = BITOKU_TYPE_COUNT - 1
    rocks = len(ROCKS) - 1
    crystals = len(CRYSTALS) - 1
    return [
        number("round", 1, content.rounds, "The round: four years."),
        different("order", sides, sides, "The sides in turn order."),
        own("stock", 0, HIGHEST, STOCK * sides, "Eight per seat: four resources, three amulets, virtue points."),
        own("passed", 0, 1, sides, "Who has passed in this summer."),
        own("dice", 1, 6, DICE * sides, "The values of everybody's three dice."),
        own(
            "die_places",
            0,
            LAST_PLACE,
            DICE * sides,
            "Where they are: locked, unlocked, in the forest, across the river.",
        ),
        shared("cards", NONE, yokai, len(SLOTS) * sides, "The yokai cards on everybody's board, or NONE."),
        own("awake", 0, 11, sides, "Awake pilgrims on the player boards."),
        shared(
            "crystals", NONE, crystals, CRYSTAL_SLOT_COUNT * sides, "Crystals on the boards; NONE: one sleeps there."
        ),
        shared("rocks", NONE, rocks, ROCK_SLOTS * sides, "Rocks on the boards from the left, or NONE."),
        shared("sitting", 0, (1 << PILGRIM_SPACE_COUNT) - 1, sides, "Pilgrims beside rocks, a mask of spaces."),
        own(
            "kodama",
            1,
            content.last_kodama_space,
            REGION_COUNT * sides,
            "Everybody's kodama: the space in each region.",
        ),
        own("walking", 0, 11, len(ALL_MAIN) * sides, "Pilgrims on the main spaces of the paths."),
        shared("arrived", NONE, sides - 1, len(ALL_BRANCH_SPACES), "Whose pilgrim is on each branch space, or NONE."),
        own("markers", 0, content.markers, sides, "Building markers used."),
        shared("built", NONE, len(content.building_names) - 1, AREA_SPACES, "The building on each space, or NONE."),
        shared("built_by", NONE, sides - 1, AREA_SPACES, "Whose marker is on it, or NONE."),
        number("fresh", 0, (1 << AREA_SPACES) - 1, "The spaces built on in this turn, a mask."),
        shared("torii", NONE, len(content.torii_names) - 1, len(PATHS) * BRANCH_COUNT, "Torii tiles, or NONE."),
        different("treasures", REGION_COUNT, REGION_COUNT, "The lake treasure of each region."),
        different("garden", rocks + 1, ANY_SIZE, "The rocks in the zen garden."),
        shared("markets", NONE, HIGHEST, len(MARKETS), "The tiles of the four markets, NONE: a gap.", nested=True),
        shared("stacks", 0, HIGHEST, len(MARKETS), "Their stacks from the top.", nested=True, hidden=FROM_ALL),
        shared("hill_bitoku", NONE, bitoku, REGION_COUNT, "The bitoku card of each hills, or NONE."),
        shared("hill_yokai", NONE, common, REGION_COUNT, "The yokai card of each hills, or NONE."),
        own("favours", 0, 7, REGION_COUNT, "The favours of each hills used in this round, a mask."),
        shared("paths", 0, bitoku, sides, "Everybody's bitoku path from the start.", nested=True),
        own("visited", 0, 24, sides, "How many cards of it are visited."),
        different("visions", len(VISIONS), sides, "Everybody's vision cards.", nested=True),
        own("mitama", 0, 9, MITAMA_TYPE_COUNT * sides, "Uncombined mitama by type."),
        shared("dragonflies", 0, DRAGONFLY_COUNT - 1, sides, "Uncombined dragonflies.", nested=True),
        shared(
            "pairs",
            0,
            MITAMA_TYPE_COUNT * DRAGONFLY_COUNT - 1,
            sides,
            "Pairs, as mitama type * 16 + dragonfly.",
            nested=True,
        ),
        shared("hands", 0, yokai, sides, "Yokai cards in hand.", nested=True, hidden=FROM_OTHERS),
        shared("hand_seen", 0, EVERYBODY, sides, "Who knows each of them to be there, a mask.", nested=True),
        shared("piles", 0, yokai, sides, "Everybody's own deck from the top.", nested=True, hidden=FROM_ALL),
        shared("discards", 0, yokai, sides, "Everybody's own discard pile.", nested=True),
        shared("removed", 0, yokai, sides, "Cards removed for their virtue.", nested=True),
        shared("met", 0, EVERYBODY, YOKAI_DECK_SIZE, "Who knows whose each card is, a mask.", hidden=FROM_ALL),
        different("yokai_deck", YOKAI_DECK_SIZE, ANY_SIZE, "The common yokai deck.", hidden=FROM_ALL),
        shared("yokai_seen", 0, EVERYBODY, ANY_SIZE, "Who has seen each card of it, a mask."),
        different("yokai_discards", YOKAI_DECK_SIZE, ANY_SIZE, "Its discard pile."),
        shared("bitoku_deck", 0, bitoku, ANY_SIZE, "The bitoku deck.", hidden=FROM_ALL),
        shared("bitoku_seen", 0, EVERYBODY, ANY_SIZE, "Who has seen each card of it, a mask."),
        shared("bitoku_discards", 0, bitoku, ANY_SIZE, "Its discard pile."),
        different("vision_deck", len(VISIONS), ANY_SIZE, "The vision deck.", hidden=FROM_ALL),
        shared("vision_seen", 0, EVERYBODY, ANY_SIZE, "Who has seen each card of it, a mask."),
        # BT-19: the tengu
        different("tengu_deck", len(TENGU_CARDS), ANY_SIZE, "Its action cards.", hidden=FROM_ALL),
        different("tengu_row", len(TENGU_CARDS), ANY_SIZE, "Those face up, from the left."),
        different("tengu_discards", len(TENGU_CARDS), ANY_SIZE, "Those used."),
        different("tengu_crystals", crystals + 1, ANY_SIZE, "Its crystals; it has no slots for them."),
        number("attitude", 0, 1, "Whether its attitude is active."),
    ]
