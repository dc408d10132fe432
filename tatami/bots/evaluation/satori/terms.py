"""The terms: what is counted on the table, and why each is worth something."""

from __future__ import annotations

from typing import Final

from tatami.core.agenda import KIND_MASK, seat_of
from tatami.core.turns import turns_taken
from tatami.games.satori import frames
from tatami.games.satori.state import SatoriState

TURNS: Final = 16
"""A side has 0 to 15 turns left."""

TERMS: Final = [
    ("base", "what the remaining turns bring to any side"),
    ("coin", "each coin: altars, roofs and Jokoros"),
    ("coin_over_3", "each coin above 3"),
    ("wood", "each wood: altars, levels, emeralds"),
    ("wood_over_3", "each wood above 3"),
    ("stone", "each stone: altars, levels, emeralds"),
    ("stone_over_3", "each stone above 3"),
    ("emerald", "each emerald: levels of the pagoda, and a point in the end"),
    ("emerald_over_2", "each emerald above 2: more than the levels in reach ask for"),
    ("incense", "each incense: wheels, monks that stay, altars over altars"),
    ("incense_full", "incense at its cap: more would be lost"),
    ("no_incense", "no incense: a point is lost at the end of each round"),
    ("tile", "each meditation tile: altars, roofs, the Sorin"),
    ("tile_over_2", "each meditation tile above 2"),
    ("tile_over_5", "each meditation tile above 5: nothing asks for so many"),
    ("monk_home", "each monk in reserve: it can be placed for free"),
    ("monk_next", "each monk one step from its Hikari"),
    ("monk_far", "each monk two steps from its Hikari"),
    ("monk_tile", "the tiles under own monks, in tenths of a point at rough worth"),
    ("altar_first", "the first own altar: it makes others pay"),
    ("altar_second", "the second own altar"),
    ("altar_third", "the third own altar"),
    ("altar_colour", "each colour of own altars: it multiplies Jokoros to come"),
    ("altar_bare", "each own altar without a Jokoro, while there is one to place"),
    ("altar_burning", "each own altar with a Jokoro: visitors move the offering marker"),
    ("altar_growth", "own Jokoros on altars times colours still missing"),
    ("jokoro", "each Jokoro in reserve"),
    ("unlocked", "the sixth Jokoro is free"),
    ("pagoda_jokoro", "each own Jokoro on the pagoda"),
    ("pagoda_growth", "own Jokoros on the pagoda times roofs still missing"),
    ("pagoda_open", "open slots on the pagoda, while there are Jokoros to place"),
    ("roof_reach", "own tiles and coins for a roof within the Architect's reach"),
    ("level_reach", "what a level within the Architect's reach asks for is there"),
    ("offering", "each level on the offering track"),
    ("offering_over_2", "each level above the second"),
    ("offering_over_4", "each level above the fourth"),
    ("bell", "the second bell is on the right side, in front of so many others"),
    ("early", "each side that is later in the present turn order"),
    ("amulet", "the own amulet's condition is met"),
    ("sorin", "the Sorin scoring tile is the side's own"),
]
"""Every term: its name, and why it is worth something."""

TERM_COUNT: Final = 40
BASE: Final = 0
W_COIN: Final = 1
W_WOOD: Final = 3
W_STONE: Final = 5
W_EMERALD: Final = 7
W_INCENSE: Final = 9
W_TILE: Final = 12
W_MONK_HOME: Final = 15
W_MONK_NEXT: Final = 16
W_MONK_TILE: Final = 18
W_ALTARS: Final = 19
W_COLOUR: Final = 22
W_BARE: Final = 23
W_BURNING: Final = 24
W_GROWTH: Final = 25
W_JOKORO: Final = 26
W_UNLOCKED: Final = 27
W_PAGODA: Final = 28
W_PAGODA_GROWTH: Final = 29
W_PAGODA_OPEN: Final = 30
W_ROOF: Final = 31
W_LEVEL: Final = 32
W_OFFERING: Final = 33
W_BELL: Final = 36
W_EARLY: Final = 37
W_AMULET: Final = 38
W_SORIN: Final = 39


def turns_left(s: SatoriState, side: int) -> int:
    """The turns a side has not begun yet; a turn begins when its worshipper has been placed."""
    content = s.content
    left = content.turns * (content.rounds - s.round)
    if s.agenda and s.agenda[0] & KIND_MASK == frames.CYCLE:
        sides = len(s.order)
        taken = turns_taken(s.agenda[0])
        place = s.order.index(side)
        left += content.turns - (taken - place + sides - 1) // sides
        if not s.placed and len(s.agenda) > 1:
            packed = s.agenda[1]
            if packed & KIND_MASK == frames.TURN and seat_of(packed) == side:
                left += 1
    return min(left, TURNS - 1)
