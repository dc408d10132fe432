"""The small vocabulary of Bitoku: numbers for the things on the table."""

from __future__ import annotations

from typing import Final

NONE: Final = -1
COLOURS: Final = ["purple", "yellow", "brown", "green"]
YOKAI_DECK_SIZE: Final = 29
"""Yokai cards of the common deck have the numbers below; the five starting cards of everybody follow."""

# Goods of a player.
RESOURCE_COUNT: Final = 4
FIRST_AMULET: Final = 4
POINTS: Final = 7
STOCK: Final = 8
"""The width of a side's part in ``s.stock``."""
GOODS: Final = ["wood", "jade", "stone", "sake", "am1", "am2", "am3", "vp"]
RESOURCES: Final = GOODS[:4]
AMULETS: Final = 3

# Effects that are Bitoku's own.
MP: Final = 0
KOD: Final = 1
KODH: Final = 2
KODX: Final = 3
KODXH: Final = 4
UNLOCK: Final = 5
DRAW: Final = 6
YOKAI: Final = 7
BITOKU: Final = 8
VISION: Final = 9
ROCK: Final = 10
SIT: Final = 11
MITAMA: Final = 12
DRAGONFLY: Final = 13
CRYSTAL: Final = 14
BUILD: Final = 15
BOUGHT: Final = 16
"""Not printed: what a price of a market, a building or a pilgrim space pays for."""
LEAVES: Final = [
    "mp",
    "kod",
    "kodh",
    "kodx",
    "kodxh",
    "unlock",
    "draw",
    "yokai",
    "bitoku",
    "vision",
    "rock",
    "sit",
    "mitama",
    "dragonfly",
    "crystal",
    "build",
    "bought",
]

# Regions from left to right (BT-1.5). All but home have hills, a river and an area to build in.
REGIONS: Final = ["yomi", "stairs", "home", "jade", "forges"]
REGION_COUNT: Final = 5
YOMI: Final = 0
STAIRS: Final = 1
HOME: Final = 2
JADE: Final = 3
FORGES: Final = 4
AREAS: Final = ["yomi", "stairs", "jade", "forges"]
AREA_REGIONS: Final = [0, 1, 3, 4]
HOME_SPACES: Final = ["H1", "H2", "H3", "H4", "H5", "H6"]
HOME_COUNT: Final = 4
"""Home spaces on the board; which of the six depends on the number of players."""
COPYING_SPACE: Final = 5
"""H6, which copies the action of another die (BT-8.8)."""
DIE_SPACES: Final = [*REGIONS, *HOME_SPACES]
FIRST_HOME_SPACE: Final = 5
ROWS: Final = ["1", "2", "3", "4", "6"]
"""The rows of a region by the value they require."""

# Where a die is.
DICE: Final = 3
LOCKED: Final = 0
UNLOCKED: Final = 1
FOREST: Final = 2
"""Plus the region, if it is not home."""
AT_HOME: Final = 7
"""Plus the place from the top."""
ACROSS: Final = 11
"""Plus the group of hills."""
LAST_PLACE: Final = 14
COUNT_BITS: Final = 4
COUNT_MASK: Final = 15
"""The dice at all places are counted in one number: so many bits hold up to 12 dice at each."""
ONE_AT: Final = [1 << place * COUNT_BITS for place in range(LAST_PLACE + 1)]
"""One die at each place. (Looked up: a literal shifted by an ``i64`` is shifted in 32 bits by compiled code.)"""

SLOTS: Final = ["left", "middle", "right"]
"""Of a player board: cards, and the dice linked with them."""
SLOT_COUNT: Final = 3
FAVOURS: Final = ["bitoku", "yokai", "both"]
"""What the hills offer: A, B and C of the rules."""
FAVOUR_BITOKU: Final = 0
FAVOUR_YOKAI: Final = 1
FAVOUR_BOTH: Final = 2

BUILDING_TYPES: Final = ["temple", "onsen", "farm", "ryokan"]
TYPE_COUNT: Final = 4
AREA_SPACES: Final = 20
"""Four building spaces for each region, one of each type; those of home stay empty."""
OWNER_BONUSES: Final = ["vp1", "vp1_or_am1", "vp1_and_am1"]
BONUS_CHOICE: Final = 1
BONUS_BOTH: Final = 2
FIRST_ANCIENT: Final = 24
"""Ancient buildings have the numbers after the 24 others."""

# The four markets.
MARKETS: Final = ["mitama", "dragonfly", "crystal", "building"]
MITAMA_MARKET: Final = 0
DRAGONFLY_MARKET: Final = 1
CRYSTAL_MARKET: Final = 2
BUILDING_MARKET: Final = 3
PILGRIM_SPACE: Final = 4
"""What is paid for beside a rock: after the four markets."""
MARKET_SLOTS: Final = 4

MITAMA_TYPES: Final = ["ara", "nigi", "saki", "kushi", "shinigami"]
MITAMA_TYPE_COUNT: Final = 5
SHINIGAMI: Final = 4
MITAMA_TILES: Final = ["ara", "nigi", "saki", "kushi", "SH1", "SH2", "SH3", "SH4"]
DRAGONFLIES: Final = [f"DF{n:02}" for n in range(1, 17)]
DRAGONFLY_COUNT: Final = 16

CRYSTAL_TYPES: Final = ["dream", "memory", "wit"]
DREAM: Final = 0
MEMORY: Final = 1
WIT: Final = 2
CRYSTAL_SLOTS: Final = ["d1", "d2", "d3", "m1", "m2", "w1", "w2", "w3"]
CRYSTAL_SLOT_COUNT: Final = 8
DREAM_SLOTS: Final = 3
"""The dream slots are the first three."""
FIRST_WIT_SLOT: Final = 5
CRYSTALS: Final = [
    *[f"CD{n:02}" for n in range(1, 13)],
    *[f"CM{n:02}" for n in range(1, 9)],
    *[f"CW{n:02}" for n in range(1, 13)],
]

# What a memory crystal can remember.
ON_BUILD: Final = 0
ON_CRYSTAL: Final = 1
ON_MITAMA: Final = 2
ON_PAIR: Final = 3
ON_DRAGONFLY: Final = 4
ON_CROSSING: Final = 5
ON_STEP: Final = 6
ON_BRANCH: Final = 7
TRIGGERS: Final = [
    "build_a_building",
    "gain_crystal",
    "gain_mitama",
    "combine_pair",
    "gain_dragonfly",
    "cross_river",
    "bitoku_step",
    "pilgrim_finishes_on_branch",
]

YOKAI_TYPES: Final = ["kappa", "imomushi", "nezumi", "kitsune", "shin_okami", "yama_uba"]
YAMA_UBA: Final = 5
STARTING_YOKAI: Final = ["S-KA", "S-IM", "S-NE", "S-KI", "S-SO"]
YOKAI_CARDS: Final = [*[f"Y{n:02}" for n in range(1, 30)], *STARTING_YOKAI]
BITOKU_TYPES: Final = ["makoto", "chugi", "yu", "jin", "rei", "gi", "meijo"]
BITOKU_TYPE_COUNT: Final = 7
VISIONS: Final = [f"V{n:02}" for n in range(1, 29)]
ROCKS: Final = [
    *[
        f"IW-{name}"
        for name in ("kappa", "imomushi", "nezumi", "kitsune", "shin_okami", "ara", "nigi", "saki", "kushi")
    ],
    *[f"IW-{pair}" for pair in ("ryokan-temple", "temple-onsen", "onsen-farm", "farm-ryokan")],
]
ROCK_GROUPS: Final = ["yokai", "mitama", "building"]
YOKAI_ROCK: Final = 0
MITAMA_ROCK: Final = 1
BUILDING_ROCK: Final = 2
ROCK_SLOTS: Final = 4
PILGRIM_SPACES: Final = ["p0", "p1", "p2", "p3", "p4"]
PILGRIM_SPACE_COUNT: Final = 5

# What can be counted of a player's pieces: virtues of yokai cards (BT-16.3), conditions of visions (BT-15.5).
RESOURCE_PIECES: Final = 0
BUILDING_PIECES: Final = 1
CRYSTAL_PIECES: Final = 2
MITAMA_PIECES: Final = 3
PAIR_PIECES: Final = 4
ENLIGHT_PIECES: Final = 5
TORII_PIECES: Final = 6
STEP_PIECES: Final = 7
BITOKU_PIECES: Final = 8
ROCK_PIECES: Final = 9
SITTING_PIECES: Final = 10
VISION_PIECES: Final = 11
YOKAI_PIECES: Final = 12
PIECES: Final = [
    "resource",
    "building",
    "crystal",
    "mitama",
    "pair",
    "enlight",
    "torii",
    "bitoku_step",
    "bitoku_card",
    "rock",
    "sitter",
    "vision",
    "yokai",
]
CONDITIONS: Final = ["resource", "building", "crystal", "mitama", "pair", "enlight", "torii", "step"]
"""The first eight of them."""
CONDITION_COUNT: Final = 8
VIRTUE_FLAT: Final = 13
VIRTUE_DICE: Final = 14

# The paths of wisdom: eight main spaces each, and side branches with up to three spaces.
PATHS: Final = ["P", "Q"]
MAIN_SPACES: Final = ["s", "m1", "m2", "m3", "m4", "m5", "m6", "m7"]
MAIN_COUNT: Final = 8
BRANCH_COUNT: Final = 7
BRANCH_SPACES: Final = 3
ALL_MAIN: Final = [f"{path}.{space}" for path in PATHS for space in MAIN_SPACES]
ALL_BRANCH_SPACES: Final = [
    f"{path}.{space}.{n}" for path in PATHS for space in MAIN_SPACES[1:] for n in range(1, BRANCH_SPACES + 1)
]

# The tengu (BT-19), whose side comes after the only seat.
HUMAN: Final = 0
TENGU: Final = 1
TENGU_CARDS: Final = [f"TG{n:02}" for n in range(1, 11)]
ROW_PLACES: Final = ["left", "middle", "right"]
"""Of its face-up cards."""
TENGU_TOPS: Final = ["yokai", "yokai_fav", "bitoku", "bitoku_rarest"]
"""What the upper half of a card shows: what it takes when it crosses the river."""
TOP_YOKAI: Final = 0
TOP_FAVOURITE_YOKAI: Final = 1
TOP_BITOKU: Final = 2
TOP_RAREST_BITOKU: Final = 3
TENGU_SHOWS: Final = ["dragonfly", "mitama", "move", "resources", "crystal", "building", "favourite", "nothing"]
"""What its lower half shows; nothing where the tengu comes to a region that is not the card's (step I)."""
SHOWS_DRAGONFLY: Final = 0
SHOWS_MITAMA: Final = 1
SHOWS_CRYSTAL: Final = 4
SHOWS_BUILDING: Final = 5
SHOWS_FAVOURITE: Final = 6
SHOWS_NOTHING: Final = 7
FAVOURITE_LOCATION: Final = 5
"""In place of a region: yomi or forges, by the rocks of the tengu (BT-19.10)."""
TENGU_CONDITIONS: Final = [
    "contested_crossing_to_shown_card",
    "contested_crossing_to_last_space",
    "crossing_to_shown_card",
    "crossing",
    "location_available",
    "location_taken",
    "other_region_available",
    "unlocked_die",
    "no_unlocked_die",
    "locked_die",
    "no_locked_die",
    "leftmost_card",
    "attitude_active",
    "attitude_inactive",
    "related_resource",
    "no_die_at_home",
    "home_space_free",
]
"""Of the activation table; the first four are about crossings."""
TO_SHOWN_IF_CONTESTED: Final = 0
TO_LAST_SPACE_IF_CONTESTED: Final = 1
TO_SHOWN: Final = 2
CROSSING: Final = 3
LOCATION_AVAILABLE: Final = 4
LOCATION_TAKEN: Final = 5
OTHER_REGION_AVAILABLE: Final = 6
UNLOCKED_DIE: Final = 7
NO_UNLOCKED_DIE: Final = 8
LOCKED_DIE: Final = 9
NO_LOCKED_DIE: Final = 10
LEFTMOST_CARD: Final = 11
ATTITUDE_ACTIVE: Final = 12
ATTITUDE_INACTIVE: Final = 13
RELATED_RESOURCE: Final = 14
NO_DIE_AT_HOME: Final = 15
HOME_SPACE_FREE: Final = 16
TENGU_DEEDS: Final = [
    "cross_for_shown_card",
    "cross_for_favourite",
    "flip_attitude",
    "unlock",
    "place_at_location",
    "place_elsewhere",
    "place_at_home",
    "kodama_there",
    "location_action",
    "home_points",
    "pay_related",
    "gain_related",
    "pass",
]
CROSS_FOR_SHOWN: Final = 0
CROSS_FOR_FAVOURITE: Final = 1
FLIP_ATTITUDE: Final = 2
UNLOCK_ONE: Final = 3
PLACE_AT_LOCATION: Final = 4
PLACE_ELSEWHERE: Final = 5
PLACE_AT_HOME: Final = 6
KODAMA_THERE: Final = 7
LOCATION_ACTION: Final = 8
HOME_POINTS: Final = 9
PAY_RELATED: Final = 10
GAIN_RELATED: Final = 11
PASS_TURN: Final = 12

# The three common decks of cards.
DECKS: Final = ["yokai", "bitoku", "vision"]
YOKAI_DECK: Final = 0
BITOKU_DECK: Final = 1
VISION_DECK: Final = 2
