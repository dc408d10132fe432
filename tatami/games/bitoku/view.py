"""What a seat may see: the only door for information to leave (BT-1.3).

Hidden are the stacks and decks, the own ones too, and the hands of the others but for cards they took from the hills.
Whoever has looked at a card of a common deck sees it there as long as its place is known.
"""

from __future__ import annotations

from typing import Final, cast

from tatami.core.agenda import kind_of
from tatami.core.knowledge import has_seen
from tatami.games.bitoku import frames, kinds
from tatami.games.bitoku.content import BRANCH_LISTS
from tatami.games.bitoku.rules.decks import deck_of, seen_of
from tatami.games.bitoku.rules.pieces import conditions
from tatami.games.bitoku.scoring import fulfilled_visions, owned_mitama, wild_types
from tatami.games.bitoku.state import BitokuState
from tatami.games.bitoku.view_types import (
    BitokuView,
    Branch,
    BranchList,
    Building,
    Colour,
    CrystalSlot,
    Deck,
    Die,
    ForestRegion,
    Hand,
    HillGroup,
    Hills,
    HomeSpace,
    Market,
    MitamaType,
    OwnDie,
    Pair,
    Path,
    Piece,
    Player,
    Region,
    Season,
    Tengu,
    Vision,
    Wild,
)

# The same words as everywhere, for the type checker; tests hold views of whole games to their types.
REGION: Final = cast("list[Region]", kinds.REGIONS)
COLOUR: Final = cast("list[Colour]", kinds.COLOURS)
MITAMA_TYPE: Final = cast("list[MitamaType]", kinds.MITAMA_TYPES)
CRYSTAL_SLOT: Final = cast("list[CrystalSlot]", kinds.CRYSTAL_SLOTS)
PIECE: Final = cast("list[Piece]", kinds.CONDITIONS)
BRANCH_LIST: Final = cast("list[BranchList]", BRANCH_LISTS)


def table(s: BitokuState, seat: int | None) -> BitokuView:
    """Everything lying in the open, and what the seat alone knows."""
    return {
        "round": s.round,
        "season": _season(s),
        "turn": s.turn,
        "order": list(s.order),
        "regions": [_region(s, region) for region in range(kinds.REGION_COUNT)],
        "home": [_home_space(s, place) for place in range(kinds.HOME_COUNT)],
        "hills": [_hill_group(s, group) for group in range(len(s.content.hill_regions[s.seats]))],
        "paths": [_path(s, path) for path in range(s.content.path_count[s.seats])],
        "branch_list": BRANCH_LIST[s.seats],
        "garden": [kinds.ROCKS[rock] for rock in s.garden],
        "markets": [_market(s, market) for market in range(len(kinds.MARKETS))],
        "decks": [_deck(s, deck, seat) for deck in range(len(kinds.DECKS))],
        "players": [_player(s, side, seat) for side in range(s.sides)],
        "tengu": _tengu(s) if s.seats == 1 else None,
    }


def holdings(s: BitokuState, side: int) -> dict[str, int]:
    """What a player can count of his own: resources, amulets, points, awake pilgrims, and the pieces of visions."""
    out = dict(zip(kinds.GOODS, s.stock[side * kinds.STOCK : side * kinds.STOCK + kinds.STOCK], strict=True))
    out["awake"] = s.awake[side]
    counts = conditions(s, side)
    for condition in range(1, len(kinds.CONDITIONS)):
        out[kinds.CONDITIONS[condition]] = counts[condition]
    for region in range(kinds.REGION_COUNT):
        out[f"kodama-{kinds.REGIONS[region]}"] = s.kodama[side * kinds.REGION_COUNT + region]
    return out


SPRING: Final = (frames.CALL_YOKAI, frames.SPRING_HARVEST)
WINTER: Final = (frames.WINTER_DICE, frames.WINTER_VIRTUE)


def _season(s: BitokuState) -> Season:
    """Which part of the round it is; the step that walks through it lies at the bottom of the agenda."""
    if not s.agenda:
        return "end"
    kind = kind_of(s.agenda[0])
    if kind in SPRING:
        return "spring"
    if kind in WINTER:
        return "winter"
    return "summer" if kind == frames.SUMMER else "end"


def _name(names: list[str], number: int) -> str | None:
    return None if number == kinds.NONE else names[number]


def _dice(s: BitokuState, place: int) -> list[Die]:
    dice = range(kinds.DICE * s.sides)
    return [
        {"seat": die // kinds.DICE, "slot": kinds.SLOTS[die % kinds.DICE], "value": s.dice[die]}
        for die in dice
        if s.die_places[die] == place
    ]


def _region(s: BitokuState, region: int) -> ForestRegion:
    content = s.content
    return {
        "id": REGION[region],
        "dice": [] if region == kinds.HOME else _dice(s, kinds.FOREST + region),
        "spaces": 0 if region == kinds.HOME else content.forest_spaces[s.seats],
        "treasure": content.treasure_names[s.treasures[region]],
        "kodama": [s.kodama[side * kinds.REGION_COUNT + region] for side in range(s.sides)],
        "neutral": content.neutral_space if content.has_neutral[s.seats] else None,
        "buildings": [] if region == kinds.HOME else [_building(s, region, kind) for kind in range(kinds.TYPE_COUNT)],
        "hills": None if region == kinds.HOME else _hills(s, region),
    }


def _building(s: BitokuState, region: int, kind: int) -> Building:
    space = region * kinds.TYPE_COUNT + kind
    owner = s.built_by[space]
    return {
        "type": kinds.BUILDING_TYPES[kind],
        "building": _name(s.content.building_names, s.built[space]),
        "owner": None if owner == kinds.NONE else owner,
        "fresh": s.fresh >> space & 1 == 1,
    }


def _hills(s: BitokuState, region: int) -> Hills:
    return {
        "bitoku": _name(kinds.BITOKU_TYPES, s.hill_bitoku[region]),
        "yokai": _name(kinds.YOKAI_CARDS, s.hill_yokai[region]),
        "used": [name for favour, name in enumerate(kinds.FAVOURS) if s.favours[region] >> favour & 1],
    }


def _home_space(s: BitokuState, place: int) -> HomeSpace:
    dice = _dice(s, kinds.AT_HOME + place)
    return {"id": kinds.HOME_SPACES[s.content.home_spaces[s.seats][place]], "die": dice[0] if dice else None}


def _hill_group(s: BitokuState, group: int) -> HillGroup:
    return {
        "regions": [REGION[region] for region in s.content.hill_regions[s.seats][group]],
        "spaces": s.content.hill_spaces[s.seats],
        "dice": _dice(s, kinds.ACROSS + group),
    }


def _path(s: BitokuState, path: int) -> Path:
    walking: dict[str, list[int]] = {}
    for space in range(kinds.MAIN_COUNT):
        here = [s.walking[side * len(kinds.ALL_MAIN) + path * kinds.MAIN_COUNT + space] for side in range(s.sides)]
        if any(here):
            walking[kinds.MAIN_SPACES[space]] = here
    return {
        "id": kinds.PATHS[path],
        "walking": walking,
        "branches": [_branch(s, path, b) for b in range(kinds.BRANCH_COUNT)],
    }


def _branch(s: BitokuState, path: int, branch: int) -> Branch:
    number = path * kinds.BRANCH_COUNT + branch
    first = number * kinds.BRANCH_SPACES
    count = len(s.content.branch_effects[s.seats][branch])
    return {
        "at": kinds.MAIN_SPACES[branch + 1],
        "kind": "torii" if s.content.branch_torii[branch] else "enlight",
        "torii": _name(s.content.torii_names, s.torii[number]),
        "pilgrims": [None if side == kinds.NONE else side for side in s.arrived[first : first + count]],
    }


def _market(s: BitokuState, market: int) -> Market:
    names = [kinds.MITAMA_TILES, kinds.DRAGONFLIES, kinds.CRYSTALS, s.content.building_names][market]
    return {
        "id": kinds.MARKETS[market],
        "tiles": [_name(names, tile) for tile in s.markets[market]],
        "stack": len(s.stacks[market]),
    }


def _deck(s: BitokuState, deck: int, seat: int | None) -> Deck:
    names = [kinds.YOKAI_CARDS, kinds.BITOKU_TYPES, kinds.VISIONS][deck]
    cards, seen = deck_of(s, deck), seen_of(s, deck)
    discards = [s.yokai_discards, s.bitoku_discards, []][deck]
    return {
        "id": kinds.DECKS[deck],
        "cards": len(cards),
        "discards": [names[card] for card in discards],
        "known": [names[cards[place]] for place in range(len(cards)) if has_seen(seen[place], seat)],
    }


def _tengu(s: BitokuState) -> Tengu:
    """BT-19: its cards but for the order of the deck; its yokai lie face down, but everybody has seen them."""
    return {
        "side": kinds.TENGU,
        "row": [kinds.TENGU_CARDS[card] for card in s.tengu_row],
        "deck": len(s.tengu_deck),
        "discards": [kinds.TENGU_CARDS[card] for card in s.tengu_discards],
        "active": s.attitude == 1,
        "crystals": [kinds.CRYSTALS[tile] for tile in s.tengu_crystals],
        "yokai": [kinds.YOKAI_CARDS[card] for card in sorted(s.piles[kinds.TENGU])],
    }


# ---- players --------------------------------------------------------------------------------------------------------


def _player(s: BitokuState, side: int, seat: int | None) -> Player:
    stock = s.stock[side * kinds.STOCK : side * kinds.STOCK + kinds.STOCK]
    first = side * kinds.CRYSTAL_SLOT_COUNT
    laid = s.crystals[first : first + kinds.CRYSTAL_SLOT_COUNT]
    rocks = s.rocks[side * kinds.ROCK_SLOTS : side * kinds.ROCK_SLOTS + kinds.ROCK_SLOTS]
    mitama = s.mitama[side * kinds.MITAMA_TYPE_COUNT : side * kinds.MITAMA_TYPE_COUNT + kinds.MITAMA_TYPE_COUNT]
    return {
        "seat": side,
        "colour": COLOUR[side],
        "passed": s.passed[side] == 1,
        "wood": stock[0],
        "jade": stock[1],
        "stone": stock[2],
        "sake": stock[3],
        "am1": stock[4],
        "am2": stock[5],
        "am3": stock[6],
        "points": stock[kinds.POINTS],
        "dice": [_own_die(s, side * kinds.DICE + slot) for slot in range(kinds.DICE)],
        "cards": [
            _name(kinds.YOKAI_CARDS, card)
            for card in s.cards[side * len(kinds.SLOTS) : side * len(kinds.SLOTS) + len(kinds.SLOTS)]
        ],
        "hand": _hand(s, side, seat),
        "deck": len(s.piles[side]),
        "discards": [kinds.YOKAI_CARDS[card] for card in s.discards[side]],
        "removed": [kinds.YOKAI_CARDS[card] for card in s.removed[side]],
        "awake": s.awake[side],
        "crystals": {CRYSTAL_SLOT[slot]: kinds.CRYSTALS[tile] for slot, tile in enumerate(laid) if tile != kinds.NONE},
        "rocks": [kinds.ROCKS[rock] for rock in rocks if rock != kinds.NONE],
        "sitting": [
            kinds.PILGRIM_SPACES[space] for space in range(kinds.PILGRIM_SPACE_COUNT) if s.sitting[side] >> space & 1
        ],
        "markers": s.markers[side],
        "path": [kinds.BITOKU_TYPES[kind] for kind in s.paths[side]],
        "visited": s.visited[side],
        "visions": _visions(s, side),
        "wild": _wild(s, side, seat),
        "mitama": {MITAMA_TYPE[kind]: count for kind, count in enumerate(mitama) if count},
        "dragonflies": [kinds.DRAGONFLIES[tile] for tile in s.dragonflies[side]],
        "pairs": [_pair(pair) for pair in s.pairs[side]],
        "pieces": dict(zip(PIECE, conditions(s, side), strict=True)),
    }


def _own_die(s: BitokuState, die: int) -> OwnDie:
    place = s.die_places[die]
    names = {kinds.LOCKED: "locked", kinds.UNLOCKED: "unlocked"}
    return {"value": s.dice[die], "place": names.get(place, "hills" if place >= kinds.ACROSS else "forest")}


def _hand(s: BitokuState, side: int, seat: int | None) -> Hand:
    """BT-1.3: a hand is seen by its owner; the others see how many cards it has, and those from the hills."""
    cards, seen = s.hands[side], s.hand_seen[side]
    shown = [cards[place] for place in range(len(cards)) if side == seat or has_seen(seen[place], seat)]
    return {"size": len(cards), "cards": [kinds.YOKAI_CARDS[card] for card in shown]}


def _pair(pair: int) -> Pair:
    mitama, dragonfly = divmod(pair, kinds.DRAGONFLY_COUNT)
    return {"mitama": MITAMA_TYPE[mitama], "dragonfly": kinds.DRAGONFLIES[dragonfly]}


def _visions(s: BitokuState, side: int) -> list[Vision]:
    fulfilled = fulfilled_visions(s, side)
    held = s.visions[side]
    return [{"vision": kinds.VISIONS[held[i]], "fulfilled": fulfilled >> i & 1 == 1} for i in range(len(held))]


def _wild(s: BitokuState, side: int, seat: int | None) -> Wild:
    """BT-17.6: what the player's wild pieces count as, those that the seat knows to be theirs."""
    yokai, mitama = wild_types(s, side)
    if not owned_mitama(s, side)[kinds.SHINIGAMI]:
        mitama = kinds.NONE
    unknown = s.unknown_yokai(side, seat)
    if not any(s.content.yokai_type[card] == kinds.YAMA_UBA and card not in unknown for card in s.all_yokai(side)):
        yokai = kinds.NONE
    return {"yama_uba": _name(kinds.YOKAI_TYPES, yokai), "shinigami": _name(kinds.MITAMA_TYPES, mitama)}
