"""The small vocabulary of Satori: numbers for the things on the table."""

from __future__ import annotations

from typing import Final

# What a player owns. Of the first four there is a finite supply; TILE are the meditation tiles in the reserve.
COIN: Final = 0
WOOD: Final = 1
STONE: Final = 2
EMERALD: Final = 3
INCENSE: Final = 4
TILE: Final = 5
POINTS: Final = 6
GOODS: Final = ["coin", "wood", "stone", "emerald", "incense", "tile", "sp"]
STOCK: Final = 7
"""The width of a side's part in ``s.stock``."""
SUPPLIES: Final = 4
"""How many goods come from a finite supply."""
PRICES: Final = GOODS[:6]
"""What can be paid with."""

# Effects that are Satori's own.
HIKARI: Final = 0
MONK: Final = 1
ALTAR: Final = 2
JOKORO: Final = 3
PAGODA: Final = 4
OFFER: Final = 5
UNLOCK: Final = 6
COLLECTION: Final = 7
LEAVES: Final = ["hikari", "monk", "altar", "jokoro", "pagoda", "offer", "unlock", "collection"]

# Colours of altars, worshippers and mountains.
COLOURS: Final = ["grey", "orange", "purple"]
COLOUR_COUNT: Final = 3

# Places for worshippers: the altars printed on the board, the sites of new ones, the offering altar.
BASE_ALTARS: Final = ["G1", "G2", "O1", "O2", "P1", "P2"]
SITES: Final = ["S1", "S2", "S3", "S4", "S5", "S6"]
PLACES: Final = [*BASE_ALTARS, *SITES, "offering"]
BASE_COUNT: Final = 6
ALTAR_COUNT: Final = 12
"""Places where an altar can be: without the offering altar."""
OFFERING_ALTAR: Final = 12
PLACE_COUNT: Final = 13
SIDES: Final = ["left", "right"]
LEFT: Final = 0
RIGHT: Final = 1
SLOTS: Final = ["C1", "C2", "C3"]
SLOT_COUNT: Final = 3

# The pagoda: five levels, five roofs and the Sorin; Jokoros stand on levels and on the Sorin.
LEVELS: Final = 5
SORIN: Final = 5
STOREYS: Final = ["level1", "level2", "level3", "level4", "level5", "sorin"]
STOREY_COUNT: Final = 6
ROOFS: Final = ["roof1", "roof2", "roof3", "roof4", "roof5"]
PARTS: Final = [*STOREYS[:5], *ROOFS, "sorin"]
"""What can be built on the pagoda."""
FIRST_ROOF: Final = 5
SORIN_PART: Final = 10
JOKOROS_PER_STOREY: Final = 2
"""Slots of a price tile; how many are open depends on the number of players."""
NEUTRAL: Final = 4
"""In a slot instead of a side: a neutral Jokoro."""

# Mountains: three loops of four spaces, clockwise.
MOUNTAINS: Final = 3
LOOP: Final = 4
SPACES: Final = [f"{mountain}{space}" for mountain in ("MG", "MO", "MP") for space in range(4)]
SPACE_COUNT: Final = 12
DIRECTIONS: Final = ["cw", "ccw"]
CLOCKWISE: Final = 0

WHEELS: Final = ["W1", "W2", "W3", "W4", "W5", "W6", "W7", "W8"]
WHEEL_COUNT: Final = 8
TILE_TAKEN: Final = 3
"""How many numbers a tile takes up in ``s.queue``: its space, its kind, a mask of the icons left."""

AMULETS: Final = 5
NOT_ASKED: Final = 0
KEPT: Final = 1
PLAYED: Final = 2

# What a lantern gives the automaton.
LANTERNS: Final = ["coin", "incense", "hikari", "jokoro", "pagoda"]
LANTERN_COIN: Final = 0
LANTERN_INCENSE: Final = 1
LANTERN_HIKARI: Final = 2
LANTERN_JOKORO: Final = 3
LANTERN_PAGODA: Final = 4

HUMAN: Final = 0
AUTOMATON: Final = 1
"""The side of Hasekura Tsunenaga in a solo game."""
PLAYER_COLOURS: Final = ["blue", "pink", "yellow", "green"]
NONE: Final = -1
