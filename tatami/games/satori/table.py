"""What lies on the table of Satori (ST-1), declared once: ``make generate`` writes the class.

A *side* is a seat, or the automaton (side 1 of a solo game).
"""

from __future__ import annotations

from typing import Final

from tatami.core.attributes import ANY_SIZE, FROM_ALL, FROM_OTHERS, Attribute, different, number, own, shared
from tatami.games.satori.content import Content
from tatami.games.satori.kinds import (
    ALTAR_COUNT,
    AMULETS,
    COLOUR_COUNT,
    JOKOROS_PER_STOREY,
    LEVELS,
    LOOP,
    MOUNTAINS,
    NEUTRAL,
    NONE,
    PLACE_COUNT,
    PLAYED,
    SLOT_COUNT,
    SPACE_COUNT,
    STOCK,
    STOREY_COUNT,
    SUPPLIES,
    WHEEL_COUNT,
)

HIGHEST: Final = 999
"""More of anything than a game can bring."""


def sides_of(seats: int) -> int:
    """ST-9: alone, one plays against the automaton."""
    return max(2, seats)


def attributes(content: Content, seats: int) -> list[Attribute]:
    """Everything the state holds, for this content and so many seats."""
    sides = sides_of(seats)
    kinds = len(content.tile_names)
    altars = len(content.altar_names)
    decorations = len(content.decoration_names)
    nodes = len(content.effects.op) - 1
    return [
        number("round", 1, content.rounds, "The round; the Architect stands on the level of this number."),
        different("order", sides, sides, "Sides in turn order."),
        own("stock", 0, HIGHEST, STOCK * sides, "Seven per side: coins, wood, stone, emeralds, incense, tiles, SP."),
        own("supply", 0, max(content.supply), SUPPLIES, "What is left of coins, wood, stone, emeralds."),
        # worshippers and altars
        own("sanmon", 0, content.worshippers[4], COLOUR_COUNT, "Worshippers on the Sanmon, by colour."),
        own("bag", 0, content.worshippers[4], COLOUR_COUNT, "Worshippers in the bag, by colour; everybody can count."),
        own("visitors", 0, content.worshippers[4], PLACE_COUNT * COLOUR_COUNT, "Three per place: worshippers there."),
        shared("altars", NONE, altars - 1, ALTAR_COUNT, "The altar tile built on each place, or NONE."),
        shared("decorated", NONE, decorations - 1, ALTAR_COUNT, "The decoration of each built altar, or NONE."),
        shared("owners", NONE, seats - 1, ALTAR_COUNT, "Who owns the altar on each place, or NONE."),
        shared("burning", 0, 1, ALTAR_COUNT, "Whether the owner's Jokoro stands there."),
        shared("site", NONE, altars - 1, SLOT_COUNT, "The altar tile in each slot of the construction site, or NONE."),
        shared("offered", NONE, decorations - 1, SLOT_COUNT, "The decorations shown, or NONE."),
        different("altar_pile", altars, ANY_SIZE, "Altar tiles face down.", hidden=FROM_ALL),
        shared("decoration_pile", 0, decorations - 1, ANY_SIZE, "Decorations face down.", hidden=FROM_ALL),
        # the pagoda
        different("levels", len(content.level_names), LEVELS, "The tile of each level of the pagoda."),
        shared("built", 0, 1, STOREY_COUNT, "Whether each level, and at last the Sorin, is built."),
        shared("roofs", 0, 1, LEVELS, "Whether each roof is built."),
        shared(
            "prices", NONE, content.cancelled, STOREY_COUNT, "The Jokoro price on each level and the Sorin, or NONE."
        ),
        shared(
            "pagoda",
            NONE,
            NEUTRAL,
            STOREY_COUNT * JOKOROS_PER_STOREY,
            "Two slots per level and the Sorin: the side whose Jokoro stands there, NEUTRAL or NONE.",
        ),
        shared("price_pile", 0, content.cancelled, ANY_SIZE, "Jokoro prices face down.", hidden=FROM_ALL),
        number("scoring_tile", 0, len(content.scoring_names) - 1, "The Sorin scoring tile in play."),
        number("sorin_owner", NONE, seats - 1, "Who has built the Sorin, or NONE.", start=NONE),
        own("jokoros", 0, content.jokoros, sides, "Jokoros in reserve per side."),
        own("locked", 0, 1, sides, "Whether the sixth Jokoro of a side is still on the offering track."),
        # mountains
        own("spaces", NONE, kinds - 1, SPACE_COUNT, "The meditation tile on each space, or NONE."),
        own("monks", NONE, seats - 1, SPACE_COUNT, "Whose monk stands on each space, or NONE."),
        own("hikari", 0, LOOP - 1, MOUNTAINS, "The space of the Hikari of each mountain."),
        own("sun", 0, content.monks, sides, "Monks on the sun per side."),
        shared("tile_piles", 0, kinds - 1, 2, "Tiles of both eras face down.", nested=True, hidden=FROM_ALL),
        # tracks
        own("offering", 0, content.offering_top, sides, "Level on the offering track per side."),
        own("hands", NONE, WHEEL_COUNT - 1, sides, "The wheel on which a side's hand lies, or NONE: on the roof."),
        different("bells", seats, ANY_SIZE, "Who has rung the bell this round, in order."),
        # starting tiles and amulets
        different("starts", len(content.start_names), ANY_SIZE, "Starting tiles not taken yet."),
        different("amulets", AMULETS, seats if seats > 1 else 0, "The amulet of each seat.", hidden=FROM_OTHERS),
        own("shown", 0, 1, seats, "Whether the amulet of a seat lies open."),
        own("decided", 0, PLAYED, seats, "What a seat has decided about its amulet just now.", hidden=FROM_OTHERS),
        # the turn
        own("icons", 0, nodes, ANY_SIZE, "The effect pool without tiles and wheels: nodes of icons not used yet."),
        own(
            "queue",
            0,
            4095,
            ANY_SIZE,
            "Three per tile taken this turn, the oldest first: its space, its kind, a mask of the icons left.",
        ),
        number("placed", 0, 1, "Whether the worshipper of this turn has been placed."),
        number("wheel_used", 0, 1, "Whether a wheel has been used this turn."),
        number("visited", NONE, PLACE_COUNT - 1, "The place visited this turn, or NONE.", start=NONE),
        number("visitor", NONE, COLOUR_COUNT - 1, "The colour of the worshipper placed there, or NONE.", start=NONE),
    ]
