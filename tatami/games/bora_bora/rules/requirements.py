"""BB-16.13 to BB-16.16: what tasks count, and which cards are shown for them."""

from __future__ import annotations

from typing import Final

from tatami.games.bora_bora.kinds import (
    BESIDE,
    BUILDING,
    COUNT_BUILDINGS,
    COUNT_EQUAL_GOD_CARDS,
    COUNT_FIRST,
    COUNT_GOD_CARDS,
    COUNT_GOD_COLOURS,
    COUNT_GOD_TILES,
    COUNT_ISLANDS,
    COUNT_JEWELRY,
    COUNT_JEWELRY_TYPES,
    COUNT_MAN_TYPES,
    COUNT_MATERIALS,
    COUNT_MEN,
    COUNT_MEN_SLID,
    COUNT_OFFERINGS,
    COUNT_PEOPLE,
    COUNT_PEOPLE_SLID,
    COUNT_PRIESTS,
    COUNT_REGIONS,
    COUNT_SHELLS,
    COUNT_WOMAN_TYPES,
    COUNT_WOMEN,
    COUNT_WOMEN_SLID,
    DOWN,
    GOD_COUNT,
    GOD_TILE,
    JEWELRY_TYPES,
    MAN,
    MATERIAL,
    MATERIAL_COUNT,
    NONE,
    OFFERING,
    REGION_COUNT,
    ROUNDS,
    SHELL,
    SLOT_12,
    SLOT_COUNT,
    SPACE_COUNT,
    STOCK,
    TERRAINS,
    TILES_PER_SEX,
    TYPE_COUNT,
    WOMAN,
)
from tatami.games.bora_bora.rules.player_board import group_sizes, holds_hut, tile_on
from tatami.games.bora_bora.state import BoraBoraState

HAND_COUNTS: Final = [COUNT_GOD_CARDS, COUNT_EQUAL_GOD_CARDS, COUNT_GOD_COLOURS]


def count(s: BoraBoraState, seat: int, what: int, of: int) -> int:
    """How many of what a term asks for the seat has now."""
    if what in (COUNT_MEN, COUNT_WOMEN):
        return people(s, seat, what - COUNT_MEN, False)
    if what == COUNT_PEOPLE:
        sizes = group_sizes(s, seat)
        return sum(sizes) if of == NONE else sizes[of] + sizes[TYPE_COUNT + of]
    if what in (COUNT_MAN_TYPES, COUNT_WOMAN_TYPES):
        return types(s, seat, MAN if what == COUNT_MAN_TYPES else WOMAN)
    if what in (COUNT_MEN_SLID, COUNT_WOMEN_SLID):
        return people(s, seat, what - COUNT_MEN_SLID, True)
    if what == COUNT_PEOPLE_SLID:
        return people(s, seat, MAN, True) + people(s, seat, WOMAN, True)
    if what == COUNT_PRIESTS:
        return s.temple.count(seat)
    if what == COUNT_JEWELRY:
        return jewelry(s, seat, of)
    if what == COUNT_JEWELRY_TYPES:
        owned = [kind for kind in range(len(JEWELRY_TYPES)) if jewelry(s, seat, kind)]
        return len(owned)
    if what == COUNT_FIRST:
        return 1 if s.order[0] == seat else 0
    if what == COUNT_REGIONS:
        return regions(s, seat, of)
    if what == COUNT_ISLANDS:
        return islands(s, seat)
    if what == COUNT_GOD_CARDS:
        return s.hand[seat * GOD_COUNT + of] if of != NONE else s.hand_size(seat)
    if what == COUNT_EQUAL_GOD_CARDS:
        return max(s.hand[seat * GOD_COUNT : seat * GOD_COUNT + GOD_COUNT])
    if what == COUNT_GOD_COLOURS:
        return GOD_COUNT - s.hand[seat * GOD_COUNT : seat * GOD_COUNT + GOD_COUNT].count(0)
    if what == COUNT_GOD_TILES:
        return s.stock[seat * STOCK + GOD_TILE]
    if what == COUNT_OFFERINGS:
        return s.stock[seat * STOCK + OFFERING]
    if what == COUNT_SHELLS:
        return s.stock[seat * STOCK + SHELL]
    if what == COUNT_MATERIALS:
        return materials(s, seat, of)
    if what == COUNT_BUILDINGS:
        return buildings(s, seat)
    return huts_on_slot_12(s, seat)


def people(s: BoraBoraState, seat: int, sex: int, slid_only: bool) -> int:
    """Person tiles of one sex, all of them or only those slid down."""
    total = 0
    for slot in range(seat * SLOT_COUNT, seat * SLOT_COUNT + SLOT_COUNT):
        tile = tile_on(s.slots[slot])
        if tile != NONE and tile // TILES_PER_SEX == sex and (not slid_only or s.slots[slot] >= DOWN):
            total += 1
    return total


def types(s: BoraBoraState, seat: int, sex: int) -> int:
    """BB-16.16: different action types among the tiles of one sex."""
    sizes = group_sizes(s, seat)
    return TYPE_COUNT - sizes[sex * TYPE_COUNT : sex * TYPE_COUNT + TYPE_COUNT].count(0)


def jewelry(s: BoraBoraState, seat: int, kind: int) -> int:
    """Bought jewelry tiles, of one type if given."""
    total = 0
    for tile in s.jewelry[seat * ROUNDS : seat * ROUNDS + ROUNDS]:
        if tile != NONE and (kind == NONE or s.content.jewelry_type[tile] == kind):
            total += 1
    return total


def regions(s: BoraBoraState, seat: int, of: int) -> int:
    """BB-16.16: regions with an own hut, on the building space or not; of one terrain or beside one fish species."""
    total = 0
    for region in range(REGION_COUNT):
        if s.huts[region] >> seat & 1 and region_fits(s, region, of):
            total += 1
    return total


def region_fits(s: BoraBoraState, region: int, of: int) -> bool:
    """Whether a region is of a terrain, or beside a fish of a species; any, if none is asked for."""
    if of < len(TERRAINS):
        return of == NONE or s.content.terrain[region] == of
    return s.content.fish_species[s.fish[region]] + len(TERRAINS) == of


def islands(s: BoraBoraState, seat: int) -> int:
    """Islands with an own hut."""
    mask = 0
    for region in range(REGION_COUNT):
        if s.huts[region] >> seat & 1:
            mask |= 1 << s.content.island[region]
    return mask.bit_count()


def materials(s: BoraBoraState, seat: int, kind: int) -> int:
    """BB-2.7, BB-16.16: materials on spaces and beside the board."""
    total = 0
    for space in range(SPACE_COUNT):
        right = kind == NONE or s.content.space_material[space] == kind
        if right and s.spaces[seat * SPACE_COUNT + space] == MATERIAL:
            total += 1
    for beside in range(MATERIAL_COUNT):
        if kind in (NONE, beside):
            total += s.stock[seat * STOCK + BESIDE + beside]
    return total


def buildings(s: BoraBoraState, seat: int) -> int:
    """BB-R17: built building tiles; each covers two spaces."""
    halves = 0
    for space in range(seat * SPACE_COUNT, seat * SPACE_COUNT + SPACE_COUNT):
        if s.spaces[space] > BUILDING:
            halves += 1
    return halves // 2


def huts_on_slot_12(s: BoraBoraState, seat: int) -> int:
    """Huts on slot 12."""
    content_of_slot = s.slots[seat * SLOT_COUNT + SLOT_12]
    return content_of_slot if holds_hut(content_of_slot) else 0


# ---- tasks


def counts(s: BoraBoraState, seat: int, task: int) -> list[int]:
    """How many of what each term of a task asks for the seat has now."""
    needs = s.content.task_needs[task]
    return [count(s, seat, needs[term], needs[term + 2]) for term in range(0, len(needs), 3)]


def counts_hand(s: BoraBoraState, task: int) -> bool:
    """Whether a term of a task counts god cards."""
    return any(what in HAND_COUNTS for what in s.content.task_needs[task][::3])


def is_met(s: BoraBoraState, seat: int, task: int) -> bool:
    """BB-16.4: whether every term of a task holds unaided; all are minimums."""
    needs = s.content.task_needs[task]
    for term in range(0, len(needs), 3):
        if count(s, seat, needs[term], needs[term + 2]) < needs[term + 1]:
            return False
    return True


def is_met_with_yellow(s: BoraBoraState, seat: int, task: int) -> bool:
    """BB-16.13: whether every term holds once exactly one of them is lowered by one."""
    needs = s.content.task_needs[task]
    lowered = False
    for term in range(0, len(needs), 3):
        missing = needs[term + 1] - count(s, seat, needs[term], needs[term + 2])
        if missing > 0:
            if lowered or missing > 1:
                return False
            lowered = True
    return True


def show_cards(s: BoraBoraState, seat: int, task: int) -> None:
    """BB-16.19: the god cards a task asks for are shown, so everybody knows them from now on; only those needed.

    Where the player could show several sets he shows the one that tells least.
    """
    needs = s.content.task_needs[task]
    before = s.known.copy()
    for term in range(0, len(needs), 3):
        what = needs[term]
        of = needs[term + 2]
        n = min(needs[term + 1], count(s, seat, what, of))
        if what == COUNT_GOD_CARDS and of != NONE:
            show_equal(s, seat, of, n)
        elif what == COUNT_EQUAL_GOD_CARDS:
            show_equal(s, seat, best_known_colour(s, seat, n), n)
        elif what == COUNT_GOD_COLOURS:
            show_different(s, seat, n)
    if s.known != before:
        s.reveal(known_to=seat)


def show_equal(s: BoraBoraState, seat: int, colour: int, n: int) -> None:
    """Everybody sees n cards of a colour."""
    place = seat * GOD_COUNT + colour
    s.known[place] = max(s.known[place], n)


def best_known_colour(s: BoraBoraState, seat: int, n: int) -> int:
    """Of the colours with n cards in hand the one that is known best."""
    first = seat * GOD_COUNT
    best = NONE
    for colour in range(GOD_COUNT):
        if s.hand[first + colour] >= n and (best == NONE or s.known[first + colour] > s.known[first + best]):
            best = colour
    return best


def show_different(s: BoraBoraState, seat: int, n: int) -> None:
    """Everybody sees cards of n different colours, known ones first."""
    first = seat * GOD_COUNT
    hidden = n - (GOD_COUNT - s.known[first : first + GOD_COUNT].count(0))
    for colour in range(GOD_COUNT):
        if hidden > 0 and s.hand[first + colour] and not s.known[first + colour]:
            s.known[first + colour] = 1
            hidden -= 1
