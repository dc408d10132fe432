"""The small vocabulary of Bora Bora: numbers for the things on the table."""

from __future__ import annotations

from typing import Final

NONE: Final = -1
PLAYER_COLOURS: Final = ["green", "black", "blue", "red"]

# What a player keeps beside his board: the width of a seat's part in ``s.stock``.
OFFERING: Final = 0
SHELL: Final = 1
GOD_TILE: Final = 2
PRIEST: Final = 3
BESIDE: Final = 4
"""Three places: sand, stone and wood for which no ceremonial space was free (BB-2.6)."""
STOCK: Final = 7

# Building materials, and what a region gives: a material or an offering.
MATERIALS: Final = ["sand", "stone", "wood"]
MATERIAL_COUNT: Final = 3
RESOURCES: Final = [*MATERIALS, "offering"]
GIVES_OFFERING: Final = 3

# Gods, as colours of cards.
GODS: Final = ["blue", "white", "red", "green", "yellow"]
GOD_COUNT: Final = 5
BLUE: Final = 0
WHITE: Final = 1
RED: Final = 2
GREEN: Final = 3
YELLOW: Final = 4
# Ways to pay a god (BB-13.1): the card of its colour, a god tile, or two cards of one colour.
WAYS: Final = ["card", "tile", "blues", "whites", "reds", "greens", "yellows"]
WITH_CARD: Final = 0
WITH_TILE: Final = 1
WITH_PAIR: Final = 2

# The map.
TERRAINS: Final = ["mountain", "beach", "forest", "plain"]
SPECIES: Final = ["butterfly", "surgeon", "parrot", "trigger"]
ISLANDS: Final = ["central", "north", "east", "south", "west"]
REGIONS: Final = ["C_NW", "C_NE", "C_SW", "C_SE", "N1", "N2", "E1", "E2", "S1", "S2", "W1", "W2"]
REGION_COUNT: Final = 12
PATHS: Final = ["land", "water"]
LAND: Final = 0
WATER: Final = 1
HIGHEST_PATH: Final = 6

# People. A tile is a number: 36 men, then 36 women. A group is all tiles of one type and one sex of one player.
SEXES: Final = ["man", "woman"]
MAN: Final = 0
WOMAN: Final = 1
TILES_PER_SEX: Final = 36
TYPES: Final = [
    "land",
    "water",
    "woman",
    "man",
    "build",
    "material",
    "movehut",
    "vp",
    "godcard",
    "offering",
    "status",
    "shell",
]
TYPE_COUNT: Final = 12
TYPE_LAND: Final = 0
TYPE_WATER: Final = 1
TYPE_WOMAN: Final = 2
TYPE_MAN: Final = 3
TYPE_BUILD: Final = 4
TYPE_MATERIAL: Final = 5
TYPE_MOVEHUT: Final = 6
TYPE_VP: Final = 7
TYPE_GODCARD: Final = 8
TYPE_OFFERING: Final = 9
TYPE_STATUS: Final = 10
TYPE_SHELL: Final = 11
POSITIONS: Final = 6
"""Places of each display, for men and for women."""

# Slots of a player board (BB-2.1), in ``s.slots``: 0 is free, below 64 a number of huts, otherwise a person tile.
SLOT_COUNT: Final = 12
SLOT_12: Final = 11
"""The index of slot 12, the only one where huts stack."""
UP: Final = 64
DOWN: Final = 192
"""UP + tile: not slid yet; DOWN + tile: slid (BB-2.3)."""

# Ceremonial spaces (BB-2.4), in ``s.spaces``: empty, a material, or BUILDING + value under half a building tile.
SPACES: Final = ["a1", "a2", "a3", "a4", "b1", "b2", "b3", "b4", "c1", "c2", "c3", "c4"]
SPACE_COUNT: Final = 12
SPACE_COLUMNS: Final = 4
EMPTY_SPACE: Final = 0
MATERIAL: Final = 1
BUILDING: Final = 8
BUILDING_VALUES: Final = 6
PAIRS: Final = [
    [space, other]
    for space in range(SPACE_COUNT)
    for other in (space + 1, space + SPACE_COLUMNS)
    if (other == space + 1 and space % SPACE_COLUMNS < SPACE_COLUMNS - 1)
    or (other == space + SPACE_COLUMNS and other < SPACE_COUNT)
]
"""Every two spaces that share an edge."""
PAIR_NAMES: Final = [SPACES[pair[0]] + "-" + SPACES[pair[1]] for pair in PAIRS]

# What a die can do. On a combined tile (BB-5.7) two of these share the dice.
DICE_ACTIONS: Final = ["helper", "temple", "build", "man", "woman", "land", "water", "fishing"]
DO_HELPER: Final = 0
DO_TEMPLE: Final = 1
DO_BUILD: Final = 2
DO_MAN: Final = 3
DO_WOMAN: Final = 4
DO_LAND: Final = 5
DO_WATER: Final = 6
DO_FISHING: Final = 7
DICE_PER_PLAYER: Final = 3

TRADES: Final = ["slide", "vp", "offering", "godcard", "material", "movehut"]
TRADE_SLIDE: Final = 0
TRADE_VP: Final = 1
TRADE_OFFERING: Final = 2
TRADE_GODCARD: Final = 3
TRADE_MATERIAL: Final = 4
TRADE_MOVEHUT: Final = 5

FIRE: Final = ["godcard", "offering", "status", "shell"]
FIRE_GODCARD: Final = 0
FIRE_OFFERING: Final = 1
FIRE_STATUS: Final = 2
FIRE_SHELL: Final = 3
FIRST_HALF: Final = 1
SECOND_HALF: Final = 2

JEWELRY_TYPES: Final = ["necklace", "bracelet", "earrings", "ring", "anklet", "comb"]
JEWELRY_COUNT: Final = 24
JEWELRY_ROWS: Final = 4
ROUNDS: Final = 6
TASK_COUNT: Final = 60
OPEN_TASKS: Final = 3
MOST_TASKS: Final = 9
"""Tasks a player can complete in a game: one a round and three at the end."""
TEMPLE_SPACES: Final = 6

# What a task counts.
COUNTS: Final = [
    "men",
    "women",
    "people",
    "man_types",
    "woman_types",
    "men_slid",
    "women_slid",
    "people_slid",
    "priests",
    "jewelry",
    "jewelry_types",
    "first",
    "regions",
    "islands",
    "god_cards",
    "equal_god_cards",
    "god_colours",
    "god_tiles",
    "offerings",
    "shells",
    "materials",
    "buildings",
    "slot12",
]
COUNT_MEN: Final = 0
COUNT_WOMEN: Final = 1
COUNT_PEOPLE: Final = 2
COUNT_MAN_TYPES: Final = 3
COUNT_WOMAN_TYPES: Final = 4
COUNT_MEN_SLID: Final = 5
COUNT_WOMEN_SLID: Final = 6
COUNT_PEOPLE_SLID: Final = 7
COUNT_PRIESTS: Final = 8
COUNT_JEWELRY: Final = 9
COUNT_JEWELRY_TYPES: Final = 10
COUNT_FIRST: Final = 11
COUNT_REGIONS: Final = 12
COUNT_ISLANDS: Final = 13
COUNT_GOD_CARDS: Final = 14
COUNT_EQUAL_GOD_CARDS: Final = 15
COUNT_GOD_COLOURS: Final = 16
COUNT_GOD_TILES: Final = 17
COUNT_OFFERINGS: Final = 18
COUNT_SHELLS: Final = 19
COUNT_MATERIALS: Final = 20
COUNT_BUILDINGS: Final = 21
COUNT_SLOT12: Final = 22

# Where points come from while the game is played: the width of a seat's part in ``s.points``.
SOURCES: Final = ["start", "fishing", "helper", "people", "buildings", "red_fish", "status", "temple", "tasks"]
SOURCE_COUNT: Final = 9
FROM_START: Final = 0
FROM_FISHING: Final = 1
FROM_HELPER: Final = 2
FROM_PEOPLE: Final = 3
FROM_BUILDINGS: Final = 4
FROM_RED_FISH: Final = 5
FROM_STATUS: Final = 6
FROM_TEMPLE: Final = 7
FROM_TASKS: Final = 8

PHASES: Final = ["setup", "A", "B", "C", "end"]
PHASE_SETUP: Final = 0
PHASE_A: Final = 1
PHASE_B: Final = 2
PHASE_C: Final = 3
PHASE_END: Final = 4
