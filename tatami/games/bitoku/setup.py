"""BT-3: the table before the first move."""

from __future__ import annotations

from tatami.core.errors import ContentError
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
    DRAGONFLY_MARKET,
    FIRST_ANCIENT,
    HOME,
    HUMAN,
    LOCKED,
    MARKET_SLOTS,
    MITAMA_TYPE_COUNT,
    NONE,
    PATHS,
    REGION_COUNT,
    ROCK_SLOTS,
    ROCKS,
    ROW_PLACES,
    SLOTS,
    STARTING_YOKAI,
    STOCK,
    TENGU,
    TENGU_CARDS,
    TYPE_COUNT,
    YOKAI_DECK_SIZE,
    YOKAI_ROCK,
)
from tatami.games.bitoku.state import BitokuState, with_part


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
    if s.seats == 1:
        set_up_tengu(s, rng)
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
    """BT-3.7: one rock for everybody, the garden by the number of players; the rest leaves the game.

    BT-19.4: the tengu takes one from the garden and one of the other group from the rest.
    """
    rocks = rng.shuffled(range(len(ROCKS)))
    s.rocks = [NONE] * (ROCK_SLOTS * s.sides)
    for seat in range(s.seats):
        s.rocks = replaced(s.rocks, seat * ROCK_SLOTS, rocks.pop())
    spaces = s.content.garden_spaces[s.seats]
    s.garden = rocks[:spaces]
    if s.seats == 1:
        first = s.garden[0]
        second = second_rock(s, first, rocks[spaces:])
        s.garden = [rock for rock in s.garden if rock not in (first, second)]
        s.rocks = replaced(replaced(s.rocks, TENGU * ROCK_SLOTS, first), TENGU * ROCK_SLOTS + 1, second)


def second_rock(s: BitokuState, first: int, rest: list[int]) -> int:
    """BT-19.4: with a yokai rock one of buildings or mitama, and the other way round; BT-R19: else from the garden."""
    wanted = s.content.rock_group[first] != YOKAI_ROCK
    for rock in [*rest, *s.garden]:
        if (s.content.rock_group[rock] == YOKAI_ROCK) == wanted:
            return rock
    raise ContentError("there are not enough rocks of both groups for the tengu")


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
    sides = s.sides
    s.stock = content.start_goods * sides
    s.passed = [0] * sides
    s.dice = content.start_dice * sides
    s.die_places = [LOCKED] * (DICE * sides)
    s.cards = [NONE] * (len(SLOTS) * sides)
    s.awake = [content.start_awake] * sides
    s.crystals = [NONE] * (CRYSTAL_SLOT_COUNT * sides)
    s.sitting = [0] * sides
    s.kodama = [1] * (REGION_COUNT * sides)
    s.walking = [0] * (len(ALL_MAIN) * sides)
    s.arrived = [NONE] * len(ALL_BRANCH_SPACES)
    s.markers = [0] * sides
    s.visited = [0] * sides
    s.mitama = [0] * (MITAMA_TYPE_COUNT * sides)
    s.paths = [[] for _ in range(sides)]
    s.pairs = [[] for _ in range(sides)]
    s.hands = [[] for _ in range(sides)]
    s.hand_seen = [[] for _ in range(sides)]
    s.discards = [[] for _ in range(sides)]
    s.removed = [[] for _ in range(sides)]


def deal_to_players(s: BitokuState, rng: Rng) -> None:
    """BT-3.12, BT-3.13: everybody gets a dragonfly, a vision card and a shuffled deck of the five starting yokai."""
    starting = range(YOKAI_DECK_SIZE, YOKAI_DECK_SIZE + len(STARTING_YOKAI))
    s.dragonflies = [[] for _ in range(s.sides)]
    for seat in range(s.seats):
        deal_dragonfly(s, seat)
    s.visions = [[s.vision_deck[seat]] if seat < s.seats else [] for seat in range(s.sides)]
    s.vision_deck = s.vision_deck[s.seats :]
    s.vision_seen = s.vision_seen[s.seats :]
    s.piles = [rng.shuffled(starting) for _ in range(s.sides)]


def deal_dragonfly(s: BitokuState, side: int) -> None:
    """A dragonfly from the stack."""
    stack = s.stacks[DRAGONFLY_MARKET]
    s.dragonflies = with_part(s.dragonflies, side, [*s.dragonflies[side], stack[0]])
    s.stacks = with_part(s.stacks, DRAGONFLY_MARKET, stack[1:])


# ---- the tengu ------------------------------------------------------------------------------------------------------


def set_up_tengu(s: BitokuState, rng: Rng) -> None:
    """BT-19.1 to BT-19.6: it comes first in turn order; three of its cards lie face up. BT-19.29: its variants."""
    content = s.content
    s.order = [TENGU, HUMAN]
    for slot in range(DICE):
        s.dice[TENGU * DICE + slot] = content.tengu_dice[slot]
    s.awake[TENGU] = content.tengu_awake
    goods = [0] * STOCK if s.options["tengu_no_resources"] is True else start_goods(s)
    for good in range(STOCK):
        s.stock[TENGU * STOCK + good] = goods[good]
    fewer = s.options["tengu_no_dragonfly"] is True
    more = s.options["tengu_two_dragonflies"] is True
    for _ in range(content.tengu_dragonflies - fewer + more):
        deal_dragonfly(s, TENGU)
    if s.options["tengu_no_yokai"] is True:
        s.piles = with_part(s.piles, TENGU, [])
    if s.options["tengu_pilgrim"] is True:
        s.awake[TENGU] -= 1
        s.walking[TENGU * len(ALL_MAIN)] = 1
    if s.options["tengu_kodama_ahead"] is True:
        for region in range(REGION_COUNT):
            s.kodama[TENGU * REGION_COUNT + region] += 1
    cards = rng.shuffled(range(len(TENGU_CARDS)))
    s.tengu_row = cards[: len(ROW_PLACES)]
    s.tengu_deck = cards[len(ROW_PLACES) :]


def start_goods(s: BitokuState) -> list[int]:
    """BT-19.5: what the tengu starts with: a wood, and a resource by its rock of buildings or mitama."""
    goods = s.content.tengu_goods.copy()
    for rock in s.rocks[TENGU * ROCK_SLOTS : TENGU * ROCK_SLOTS + ROCK_SLOTS]:
        if rock != NONE and s.content.rock_group[rock] != YOKAI_ROCK:
            goods[s.content.tengu_rock_resource[s.content.rock_group[rock]]] += 1
    return goods
