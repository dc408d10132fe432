"""The small vocabulary of The White Castle: numbers for the things on the table."""

from __future__ import annotations

from typing import Final

# Goods of a clan; ANY is a gain of food, iron or pearl by choice.
FOOD: Final = 0
IRON: Final = 1
PEARL: Final = 2
COIN: Final = 3
SEAL: Final = 4
POINTS: Final = 5
ANY: Final = 6
STOCK: Final = 6
"""Goods a clan can hold: the width of a clan's part in ``s.stock``."""
GOODS: Final = ["food", "iron", "pearl", "coin", "seal", "cp", "any"]
RESOURCES: Final = GOODS[:3]
PRICES: Final = GOODS[:5]
"""What can be paid with."""

# Effects that are The White Castle's own.
INFLUENCE: Final = 0
LANTERN: Final = 1
WELL: Final = 2
COURTIER: Final = 3
"""The first of the three worker actions, which stand in the order of ROWS."""
GARDENER: Final = 4
WARRIOR: Final = 5
DOMAIN: Final = 6
TILE: Final = 7
LIGHT: Final = 8
LEAVES: Final = ["influence", "lantern", "well", "courtier", "gardener", "warrior", "domain", "tile", "light"]

# Colours of dice, die tiles and bridges, in board order.
COLOURS: Final = ["orange", "black", "white"]
ANY_COLOUR: Final = 3

# Die spaces: five rooms, two outside the walls, the Well, three domain rows.
SPACES: Final = ["S1", "S2", "S3", "D1", "D2", "OL", "OR", "well", "courtier", "gardener", "warrior"]
ROOMS: Final = SPACES[:5]
ROOM_COUNT: Final = 5
STEWARD_ROOMS: Final = 3
OUTSIDE_LEFT: Final = 5
WELL_SPACE: Final = 7
FIRST_ROW: Final = 8
BOARD_SPACES: Final = 7
"""Spaces where dice stack: the rooms and outside the walls."""
OUTSIDE_THE_WALLS: Final = 0b1100000
"""The two outside the walls, a bit for each."""

# The rows of a Personal Domain, and the clan members that stand on them.
ROWS: Final = ["courtier", "gardener", "warrior"]
COURTIERS: Final = 0
GARDENERS: Final = 1
WARRIORS: Final = 2

# Where a courtier can be once it has left the domain.
PLACES: Final = ["gate", "S1", "S2", "S3", "D1", "D2", "daimyo"]
PLACE_COUNT: Final = 7
GATE: Final = 0
FIRST_ROOM_PLACE: Final = 1
DAIMYO: Final = 6

# Boxes on the cards of the five rooms, each beside one castle die tile.
BOXES: Final = ["S1.1", "S1.2", "S1.3", "S2.1", "S2.2", "S2.3", "S3.1", "S3.2", "S3.3", "D1.1", "D1.2", "D2.1", "D2.2"]
FIRST_BOX: Final = [0, 3, 6, 9, 11, 13]
"""The first box of each room; the last number closes the list."""
TILE_SLOTS: Final = [*BOXES, "WELL.1", "WELL.2"]
ROOM_BESIDE: Final = [1, 1, 1, 2, 2, 2, 4, 4, 4, 8, 8, 16, 16]
"""The room of each slot but the Well's, as a bit."""

GARDENS: Final = ["orange flower", "orange zen", "black flower", "black zen", "white flower", "white zen"]
GARDEN_COUNT: Final = 6
YARDS: Final = ["Y5", "Y3", "Y1"]
YARD_COUNT: Final = 3
YARD_TILES: Final = ["Y5.1", "Y5.2", "Y3.1", "Y1.1"]
FIRST_YARD_TILE: Final = [0, 2, 3, 4]
DAIMYO_SLOTS: Final = 3
LANTERN_AREA: Final = 12
"""A starting resource card, a decree and at most two flipped cards for each of five courtiers."""
NONE: Final = -1
CLANS: Final = ["red", "green", "blue", "yellow"]

# A bridge holds five places in ``s.bridges``: the left end, three in the middle, the right end.
BRIDGE: Final = 5
LEFT: Final = 0
RIGHT: Final = 4
BRIDGE_ENDS: Final = [0, 4, 5, 9, 10, 14]
"""The places of the two ends of each bridge."""

# Sources of siblings that are no effect node: see rules/effects.py.
LANTERN_SOURCE: Final = 4000
WELL_SOURCE: Final = 4001
ROW_SOURCE: Final = 4010
