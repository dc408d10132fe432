"""BT-3: the table before the first move."""

from __future__ import annotations

from tatami.core.errors import ContentError
from tatami.core.knowledge import EVERYBODY, NO_ONE
from tatami.core.lists import replaced
from tatami.core.rng import Rng
from tatami.games.bitoku import frames, kinds
from tatami.games.bitoku.content import Content
from tatami.games.bitoku.state import BitokuState, with_part


def set_up(s: BitokuState) -> None:
    """Lay out everything for the seats; the agenda then starts with the first spring."""
    rng = s.chance()
    deal_torii(s, rng)
    deal_ancient_buildings(s, rng)
    s.treasures = rng.shuffled(range(kinds.REGION_COUNT))
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
    s.torii = [kinds.NONE] * (len(kinds.PATHS) * kinds.BRANCH_COUNT)
    for path in range(content.path_count[s.seats]):
        for branch in range(kinds.BRANCH_COUNT):
            if content.branch_torii[branch]:
                s.torii[path * kinds.BRANCH_COUNT + branch] = tiles[content.branch_tile[branch]].pop()


def _tiles_of(content: Content, kind: str) -> list[int]:
    return [tile for tile in range(len(content.torii_names)) if content.torii_tile[tile] == kind]


def deal_ancient_buildings(s: BitokuState, rng: Rng) -> None:
    """BT-3.4: random ancient buildings on the lower left spaces; all other spaces are empty."""
    ancient = rng.shuffled(range(kinds.FIRST_ANCIENT, len(s.content.building_names)))
    s.built = [kinds.NONE] * kinds.AREA_SPACES
    s.built_by = [kinds.NONE] * kinds.AREA_SPACES
    for region in s.content.ancient_regions[s.seats]:
        s.built = replaced(s.built, region * kinds.TYPE_COUNT + s.content.ancient_type[region], ancient.pop())


def deal_markets(s: BitokuState, rng: Rng) -> None:
    """BT-3.6: four shuffled stacks, and four tiles of each face up."""
    content = s.content
    mitama = [tile for tile in range(len(content.mitama_copies)) for _ in range(content.mitama_copies[tile])]
    dragonflies = [tile for tile in range(len(content.dragonfly_copies)) for _ in range(content.dragonfly_copies[tile])]
    stacks = [mitama, dragonflies, list(range(len(kinds.CRYSTALS))), list(range(kinds.FIRST_ANCIENT))]
    for stack in stacks:
        rng.shuffle(stack)
    s.markets = [stack[: kinds.MARKET_SLOTS] for stack in stacks]
    s.stacks = [stack[kinds.MARKET_SLOTS :] for stack in stacks]


def deal_rocks(s: BitokuState, rng: Rng) -> None:
    """BT-3.7: one rock for everybody, the garden by the number of players; the rest leaves the game.

    BT-19.4: the tengu takes one from the garden and one of the other group from the rest.
    """
    rocks = rng.shuffled(range(len(kinds.ROCKS)))
    s.rocks = [kinds.NONE] * (kinds.ROCK_SLOTS * s.sides)
    for seat in range(s.seats):
        s.rocks = replaced(s.rocks, seat * kinds.ROCK_SLOTS, rocks.pop())
    spaces = s.content.garden_spaces[s.seats]
    s.garden = rocks[:spaces]
    if s.seats == 1:
        first = s.garden[0]
        second = second_rock(s, first, rocks[spaces:])
        s.garden = [rock for rock in s.garden if rock not in (first, second)]
        s.rocks = replaced(
            replaced(s.rocks, kinds.TENGU * kinds.ROCK_SLOTS, first), kinds.TENGU * kinds.ROCK_SLOTS + 1, second
        )


def second_rock(s: BitokuState, first: int, rest: list[int]) -> int:
    """BT-19.4: with a yokai rock one of buildings or mitama, and the other way round; BT-R19: else from the garden."""
    wanted = s.content.rock_group[first] != kinds.YOKAI_ROCK
    for rock in [*rest, *s.garden]:
        if (s.content.rock_group[rock] == kinds.YOKAI_ROCK) == wanted:
            return rock
    raise ContentError("there are not enough rocks of both groups for the tengu")


def deal_hills(s: BitokuState, rng: Rng) -> None:
    """BT-3.8: the three decks, with a bitoku and a yokai card on each hills."""
    copies = s.content.bitoku_copies
    bitoku = [kind for kind in range(len(copies)) for _ in range(copies[kind])]
    yokai = list(range(kinds.YOKAI_DECK_SIZE))
    visions = list(range(len(s.content.vision_points)))
    for deck in (bitoku, yokai, visions):
        rng.shuffle(deck)
    s.hill_bitoku = [kinds.NONE if region == kinds.HOME else bitoku.pop() for region in range(kinds.REGION_COUNT)]
    s.hill_yokai = [kinds.NONE if region == kinds.HOME else yokai.pop() for region in range(kinds.REGION_COUNT)]
    s.favours = [0] * kinds.REGION_COUNT
    s.bitoku_deck, s.bitoku_seen, s.bitoku_discards = bitoku, [NO_ONE] * len(bitoku), []
    s.yokai_deck, s.yokai_seen, s.yokai_discards = yokai, [NO_ONE] * len(yokai), []
    s.vision_deck, s.vision_seen = visions, [NO_ONE] * len(visions)
    met = [NO_ONE] * kinds.YOKAI_DECK_SIZE
    for region in kinds.AREA_REGIONS:
        met[s.hill_yokai[region]] = EVERYBODY
    s.met = met


def set_up_boards(s: BitokuState) -> None:
    """BT-3.9 to BT-3.12: dice locked, kodama on the first space, pilgrims, resources and an amulet."""
    content = s.content
    sides = s.sides
    s.stock = content.start_goods * sides
    s.passed = [0] * sides
    s.dice = content.start_dice * sides
    s.die_places = [kinds.LOCKED] * (kinds.DICE * sides)
    s.cards = [kinds.NONE] * (len(kinds.SLOTS) * sides)
    s.awake = [content.start_awake] * sides
    s.crystals = [kinds.NONE] * (kinds.CRYSTAL_SLOT_COUNT * sides)
    s.sitting = [0] * sides
    s.kodama = [1] * (kinds.REGION_COUNT * sides)
    s.walking = [0] * (len(kinds.ALL_MAIN) * sides)
    s.arrived = [kinds.NONE] * len(kinds.ALL_BRANCH_SPACES)
    s.markers = [0] * sides
    s.visited = [0] * sides
    s.mitama = [0] * (kinds.MITAMA_TYPE_COUNT * sides)
    s.paths = [[] for _ in range(sides)]
    s.pairs = [[] for _ in range(sides)]
    s.hands = [[] for _ in range(sides)]
    s.hand_seen = [[] for _ in range(sides)]
    s.discards = [[] for _ in range(sides)]
    s.removed = [[] for _ in range(sides)]


def deal_to_players(s: BitokuState, rng: Rng) -> None:
    """BT-3.12, BT-3.13: everybody gets a dragonfly, a vision card and a shuffled deck of the five starting yokai."""
    starting = range(kinds.YOKAI_DECK_SIZE, kinds.YOKAI_DECK_SIZE + len(kinds.STARTING_YOKAI))
    s.dragonflies = [[] for _ in range(s.sides)]
    for seat in range(s.seats):
        deal_dragonfly(s, seat)
    s.visions = [[s.vision_deck[seat]] if seat < s.seats else [] for seat in range(s.sides)]
    s.vision_deck = s.vision_deck[s.seats :]
    s.vision_seen = s.vision_seen[s.seats :]
    s.piles = [rng.shuffled(starting) for _ in range(s.sides)]


def deal_dragonfly(s: BitokuState, side: int) -> None:
    """A dragonfly from the stack."""
    stack = s.stacks[kinds.DRAGONFLY_MARKET]
    s.dragonflies = with_part(s.dragonflies, side, [*s.dragonflies[side], stack[0]])
    s.stacks = with_part(s.stacks, kinds.DRAGONFLY_MARKET, stack[1:])


# ---- the tengu ------------------------------------------------------------------------------------------------------


def set_up_tengu(s: BitokuState, rng: Rng) -> None:
    """BT-19.1 to BT-19.6: it comes first in turn order; three of its cards lie face up. BT-19.29: its variants."""
    content = s.content
    s.order = [kinds.TENGU, kinds.HUMAN]
    for slot in range(kinds.DICE):
        s.dice[kinds.TENGU * kinds.DICE + slot] = content.tengu_dice[slot]
    s.awake[kinds.TENGU] = content.tengu_awake
    goods = [0] * kinds.STOCK if s.options["tengu_no_resources"] is True else start_goods(s)
    for good in range(kinds.STOCK):
        s.stock[kinds.TENGU * kinds.STOCK + good] = goods[good]
    fewer = s.options["tengu_no_dragonfly"] is True
    more = s.options["tengu_two_dragonflies"] is True
    for _ in range(content.tengu_dragonflies - fewer + more):
        deal_dragonfly(s, kinds.TENGU)
    if s.options["tengu_no_yokai"] is True:
        s.piles = with_part(s.piles, kinds.TENGU, [])
    if s.options["tengu_pilgrim"] is True:
        s.awake[kinds.TENGU] -= 1
        s.walking[kinds.TENGU * len(kinds.ALL_MAIN)] = 1
    if s.options["tengu_kodama_ahead"] is True:
        for region in range(kinds.REGION_COUNT):
            s.kodama[kinds.TENGU * kinds.REGION_COUNT + region] += 1
    cards = rng.shuffled(range(len(kinds.TENGU_CARDS)))
    s.tengu_row = cards[: len(kinds.ROW_PLACES)]
    s.tengu_deck = cards[len(kinds.ROW_PLACES) :]


def start_goods(s: BitokuState) -> list[int]:
    """BT-19.5: what the tengu starts with: a wood, and a resource by its rock of buildings or mitama."""
    goods = s.content.tengu_goods.copy()
    for rock in s.rocks[kinds.TENGU * kinds.ROCK_SLOTS : kinds.TENGU * kinds.ROCK_SLOTS + kinds.ROCK_SLOTS]:
        if rock != kinds.NONE and s.content.rock_group[rock] != kinds.YOKAI_ROCK:
            goods[s.content.tengu_rock_resource[s.content.rock_group[rock]]] += 1
    return goods
