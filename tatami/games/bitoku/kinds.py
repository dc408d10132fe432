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
HOME: Final = 2
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

SLOTS: Final = ["left", "middle", "right"]
"""Of a player board: cards, and the dice linked with them."""
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

# The three common decks of cards.
DECKS: Final = ["yokai", "bitoku", "vision"]
YOKAI_DECK: Final = 0
BITOKU_DECK: Final = 1
VISION_DECK: Final = 2
