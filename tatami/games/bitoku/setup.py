"""BT-3: the table before the first move."""

from __future__ import annotations

from tatami.core.knowledge import EVERYBODY, NO_ONE
from tatami.core.lists import replaced
from tatami.core.rng import Rng
from tatami.games.bitoku import frames
from tatami.games.bitoku.content import Content
from tatami.games.bitoku.kinds import (
    ALL_BRANCH_SPACES,
    ALL_MAIN,
    AREA_REGIONS,
    AREA_SPACES,
    BRANCH_COUNT,
    CRYSTAL_SLOT_COUNT,
    CRYSTALS,
    DICE,
    FIRST_ANCIENT,
    HOME,
    LOCKED,
    MARKET_SLOTS,
    MITAMA_TYPE_COUNT,
    NONE,
    PATHS,
    REGION_COUNT,
    ROCK_SLOTS,
    ROCKS,
    SLOTS,
    STARTING_YOKAI,
    TYPE_COUNT,
    YOKAI_DECK_SIZE,
)
from tatami.games.bitoku.state import BitokuState


def set_up(s: BitokuState) -> None:
    """Lay out everything for the seats; the agenda then starts with the first spring."""
    rng = s.chance()
    deal_torii(s, rng)
    deal_ancient_buildings(s, rng)
    s.treasures = rng.shuffled(range(REGION_COUNT))
    deal_markets(s, rng)
    deal_rocks(s, rng)
    deal_hills(s, rng)
    set_up_boards(s)
    deal_to_players(s, rng)
    s.order = rng.shuffled(range(s.seats))
    s.agenda.append(frames.call_yokai())


def deal_torii(s: BitokuState, rng: Rng) -> None:
    """BT-3.3: a random A or B tile on every torii place of the paths in use."""
    content = s.content
    tiles = {kind: rng.shuffled(_tiles_of(content, kind)) for kind in ("A", "B")}
    s.torii = [NONE] * (len(PATHS) * BRANCH_COUNT)
    for path in range(content.path_count[s.seats]):
        for branch in range(BRANCH_COUNT):
            if content.branch_torii[branch]:
                s.torii[path * BRANCH_COUNT + branch] = tiles[content.branch_tile[branch]].pop()


def _tiles_of(content: Content, kind: str) -> list[int]:
    return [tile for tile in range(len(content.torii_names)) if content.torii_tile[tile] == kind]


def deal_ancient_buildings(s: BitokuState, rng: Rng) -> None:
    """BT-3.4: random ancient buildings on the lower left spaces; all other spaces are empty."""
    ancient = rng.shuffled(range(FIRST_ANCIENT, len(s.content.building_names)))
    s.built = [NONE] * AREA_SPACES
    s.built_by = [NONE] * AREA_SPACES
    for region in s.content.ancient_regions[s.seats]:
        s.built = replaced(s.built, region * TYPE_COUNT + s.content.ancient_type[region], ancient.pop())


def deal_markets(s: BitokuState, rng: Rng) -> None:
    """BT-3.6: four shuffled stacks, and four tiles of each face up."""
    content = s.content
    mitama = [tile for tile in range(len(content.mitama_copies)) for _ in range(content.mitama_copies[tile])]
    dragonflies = [tile for tile in range(len(content.dragonfly_copies)) for _ in range(content.dragonfly_copies[tile])]
    stacks = [mitama, dragonflies, list(range(len(CRYSTALS))), list(range(FIRST_ANCIENT))]
    for stack in stacks:
        rng.shuffle(stack)
    s.markets = [stack[:MARKET_SLOTS] for stack in stacks]
    s.stacks = [stack[MARKET_SLOTS:] for stack in stacks]


def deal_rocks(s: BitokuState, rng: Rng) -> None:
    """BT-3.7: one rock for everybody, the garden by the number of players; the rest leaves the game."""
    rocks = rng.shuffled(range(len(ROCKS)))
    s.rocks = [NONE] * (ROCK_SLOTS * s.seats)
    for seat in range(s.seats):
        s.rocks = replaced(s.rocks, seat * ROCK_SLOTS, rocks.pop())
    s.garden = rocks[: s.content.garden_spaces[s.seats]]


def deal_hills(s: BitokuState, rng: Rng) -> None:
    """BT-3.8: the three decks, with a bitoku and a yokai card on each hills."""
    copies = s.content.bitoku_copies
    bitoku = [kind for kind in range(len(copies)) for _ in range(copies[kind])]
    yokai = list(range(YOKAI_DECK_SIZE))
    visions = list(range(len(s.content.vision_points)))
    for deck in (bitoku, yokai, visions):
        rng.shuffle(deck)
    s.hill_bitoku = [NONE if region == HOME else bitoku.pop() for region in range(REGION_COUNT)]
    s.hill_yokai = [NONE if region == HOME else yokai.pop() for region in range(REGION_COUNT)]
    s.favours = [0] * REGION_COUNT
    s.bitoku_deck, s.bitoku_seen, s.bitoku_discards = bitoku, [NO_ONE] * len(bitoku), []
    s.yokai_deck, s.yokai_seen, s.yokai_discards = yokai, [NO_ONE] * len(yokai), []
    s.vision_deck, s.vision_seen = visions, [NO_ONE] * len(visions)
    met = [NO_ONE] * YOKAI_DECK_SIZE
    for region in AREA_REGIONS:
        met[s.hill_yokai[region]] = EVERYBODY
    s.met = met


def set_up_boards(s: BitokuState) -> None:
    """BT-3.9 to BT-3.12: dice locked, kodama on the first space, pilgrims, resources and an amulet."""
    content = s.content
    seats = s.seats
    s.stock = content.start_goods * seats
    s.passed = [0] * seats
    s.dice = content.start_dice * seats
    s.die_places = [LOCKED] * (DICE * seats)
    s.cards = [NONE] * (len(SLOTS) * seats)
    s.awake = [content.start_awake] * seats
    s.crystals = [NONE] * (CRYSTAL_SLOT_COUNT * seats)
    s.sitting = [0] * seats
    s.kodama = [1] * (REGION_COUNT * seats)
    s.walking = [0] * (len(ALL_MAIN) * seats)
    s.arrived = [NONE] * len(ALL_BRANCH_SPACES)
    s.markers = [0] * seats
    s.visited = [0] * seats
    s.mitama = [0] * (MITAMA_TYPE_COUNT * seats)
    s.paths = [[] for _ in range(seats)]
    s.pairs = [[] for _ in range(seats)]
    s.hands = [[] for _ in range(seats)]
    s.hand_seen = [[] for _ in range(seats)]
    s.discards = [[] for _ in range(seats)]
    s.removed = [[] for _ in range(seats)]


def deal_to_players(s: BitokuState, rng: Rng) -> None:
    """BT-3.12, BT-3.13: everybody gets a dragonfly, a vision card and a shuffled deck of the five starting yokai."""
    starting = range(YOKAI_DECK_SIZE, YOKAI_DECK_SIZE + len(STARTING_YOKAI))
    dragonflies = s.stacks[1]
    s.dragonflies = [[dragonflies[seat]] for seat in range(s.seats)]
    s.stacks = [s.stacks[0], dragonflies[s.seats :], s.stacks[2], s.stacks[3]]
    s.visions = [[s.vision_deck[seat]] for seat in range(s.seats)]
    s.vision_deck = s.vision_deck[s.seats :]
    s.vision_seen = s.vision_seen[s.seats :]
    s.piles = [rng.shuffled(starting) for _ in range(s.seats)]
