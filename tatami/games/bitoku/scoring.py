"""BT-17 and BT-19.27: the end of the game, itemised.

Two choices are left to the player then, and the count makes the best of both: the type of each wild piece (BT-17.6) and
which visions the pieces are used for (BT-17.8).
"""

from __future__ import annotations

from typing import Final

from tatami.games.bitoku.kinds import (
    CONDITION_COUNT,
    CRYSTAL_SLOT_COUNT,
    DICE,
    DRAGONFLY_COUNT,
    HUMAN,
    MITAMA_ROCK,
    MITAMA_TYPE_COUNT,
    NONE,
    PILGRIM_SPACE_COUNT,
    POINTS,
    REGION_COUNT,
    ROCK_SLOTS,
    SHINIGAMI,
    STOCK,
    TENGU,
    TYPE_COUNT,
    YAMA_UBA,
    YOKAI_DECK_SIZE,
    YOKAI_ROCK,
)
from tatami.games.bitoku.rules.pieces import conditions
from tatami.games.bitoku.state import BitokuState

ITEMS: Final = ["played", "first", "bitoku", "treasures", "rocks", "guardians", "visions", "board"]
"""In the order of BT-17; ``total`` is their sum."""
SOLO_ITEMS: Final = [*ITEMS, "yokai", "resources", "crystals", "ahead"]
"""Against the tengu, which scores the last four and neither guardians nor visions (BT-19.27)."""
FIRST_PLAYER_POINTS: Final = 3
PIECES_PER_POINT: Final = 4
FULFILLED: Final = 1
"""The worth of a vision fulfilled beside ONE_POINT: it only decides between equal points."""
ONE_POINT: Final = 100


def sheet(s: BitokuState, side: int) -> dict[str, int]:
    """Where the player's points come from if the game ended now."""
    named = dict(zip(SOLO_ITEMS if s.seats == 1 else ITEMS, items(s, side), strict=True))
    return {**named, "total": sum(named.values())}


def sheet_for(s: BitokuState, side: int, seat: int | None) -> dict[str, int]:
    """BT-1.3: the same as a seat may know it, without rocks that count yokai cards it has not seen."""
    known = sheet(s, side)
    if s.unknown_yokai(side, seat) and any(rock_worth(s, side, YOKAI_ROCK, YAMA_UBA + 1)):
        known["total"] -= known.pop("rocks")
    return known


def total(s: BitokuState, side: int) -> int:
    """The player's score if the game ended now."""
    points = 0
    for item in items(s, side):
        points += item
    return points


def items(s: BitokuState, side: int) -> list[int]:
    """The points of every one of ITEMS, or of SOLO_ITEMS."""
    if side >= s.seats:
        return tengu_items(s)
    fulfilled = fulfilled_visions(s, side)
    points = items_with(s, side, bitoku_types(s, side), treasure_points(s, side), rock_points(s, side), fulfilled)
    return points + [0] * (len(SOLO_ITEMS) - len(ITEMS)) if s.seats == 1 else points


def total_with(s: BitokuState, side: int, types: int, treasures: int, rocks: int, fulfilled: int) -> int:
    """A player's :func:`total` for who knows the parts that take long; bots ask for it wherever they look."""
    points = 0
    for item in items_with(s, side, types, treasures, rocks, fulfilled):
        points += item
    return points


def items_with(s: BitokuState, side: int, types: int, treasures: int, rocks: int, fulfilled: int) -> list[int]:
    """The points of every one of ITEMS, for who knows the types of bitoku cards, the points and the visions."""
    return [
        s.stock[side * STOCK + POINTS],
        FIRST_PLAYER_POINTS if s.order[0] == side else 0,
        s.content.set_points[types],
        treasures,
        rocks,
        guardian_points(s, side),
        vision_points(s, side, fulfilled),
        board_points(s, side),
    ]


def bitoku_types(s: BitokuState, side: int) -> int:
    """BT-17.4: how many different types the path has, visited or not."""
    found = 0
    for kind in s.paths[side]:
        found |= 1 << kind
    return found.bit_count()


def treasure_points(s: BitokuState, side: int) -> int:
    """BT-17.5: the lake treasures of all regions."""
    points = 0
    for region in range(REGION_COUNT):
        points += treasure_of(s, side, region)
    return points


def treasure_of(s: BitokuState, side: int, region: int) -> int:
    """BT-17.5: what the lake treasure of a region brings the player."""
    return treasure_at(s, side, region, s.kodama[side * REGION_COUNT + region])


def treasure_at(s: BitokuState, side: int, region: int, mine: int) -> int:
    """BT-17.5: tied kodama add up the rewards of the places they take and divide them; the neutral one counts.

    The player's kodama is taken to be on the space ``mine``. BT-19.27, BT-R30: on the human's space the tengu counts as
    ahead, also of the neutral kodama.
    """
    rewards = s.content.treasure_points[s.treasures[region]]
    ahead = 0
    tied = 0
    for other in range(s.sides):
        space = mine if other == side else s.kodama[other * REGION_COUNT + region]
        if space > mine or (space == mine and side < s.seats <= other):
            ahead += 1
        elif space == mine and other < s.seats <= side:
            return rewards[0 if s.content.neutral_space <= mine else 1]
        elif space == mine:
            tied += 1
    if s.content.has_neutral[s.seats]:
        if s.content.neutral_space > mine:
            ahead += 1
        elif s.content.neutral_space == mine:
            tied += 1
    if tied == 1:
        return rewards[ahead] if ahead < len(rewards) else 0
    return sum(rewards[ahead : ahead + tied]) // tied


# ---- rocks ----------------------------------------------------------------------------------------------------------


def beside_rock(s: BitokuState, side: int, slot: int) -> int:
    """How many pilgrims of the player sit beside a rock slot."""
    count = 0
    for space in range(PILGRIM_SPACE_COUNT):
        if s.sitting[side] >> space & 1 and slot in s.content.pilgrim_rocks[space]:
            count += 1
    return count


def rock_worth(s: BitokuState, side: int, group: int, kinds: int) -> list[int]:
    """Per type of a group, the points that one piece of it brings beside the player's rocks."""
    worth = [0] * kinds
    for slot in range(ROCK_SLOTS):
        rock = s.rocks[side * ROCK_SLOTS + slot]
        if rock != NONE and s.content.rock_group[rock] == group:
            for symbol in s.content.rock_symbols[rock]:
                worth[symbol] += beside_rock(s, side, slot)
    return worth


def owned_yokai(s: BitokuState, side: int) -> list[int]:
    """Yokai cards by type, wherever they are; the wild ones at the end."""
    counts = [0] * (YAMA_UBA + 1)
    for card in s.all_yokai(side):
        counts[s.content.yokai_type[card]] += 1
    return counts


def owned_mitama(s: BitokuState, side: int) -> list[int]:
    """Mitama by type, combined or not; the wild ones at the end."""
    first = side * MITAMA_TYPE_COUNT
    counts = s.mitama[first : first + MITAMA_TYPE_COUNT]
    for pair in s.pairs[side]:
        counts[pair // DRAGONFLY_COUNT] += 1
    return counts


def owned_buildings(s: BitokuState, side: int) -> list[int]:
    """Buildings by type."""
    counts = [0] * TYPE_COUNT
    for space in range(len(s.built)):
        if s.built_by[space] == side:
            counts[space % TYPE_COUNT] += 1
    return counts


def best_type(worth: list[int], wild: int) -> int:
    """BT-17.6: the type that is worth most to a wild piece.

    A piece brings as much whatever the others are, so all wild pieces take the same type. NONE if none brings a point.
    """
    best = NONE
    for kind in range(wild):
        if worth[kind] > (0 if best == NONE else worth[best]):
            best = kind
    return best


def wild_types(s: BitokuState, side: int) -> list[int]:
    """The types that yama uba and shinigami take, each NONE where it does not matter."""
    yokai = best_type(rock_worth(s, side, YOKAI_ROCK, YAMA_UBA + 1), YAMA_UBA)
    return [yokai, best_type(rock_worth(s, side, MITAMA_ROCK, MITAMA_TYPE_COUNT), SHINIGAMI)]


def rock_points(s: BitokuState, side: int) -> int:
    """BT-17.6: for each rock, pilgrims beside it times pieces it shows."""
    if not s.sitting[side]:
        return 0
    points = 0
    owned = [owned_yokai(s, side), owned_mitama(s, side), owned_buildings(s, side)]
    for group in range(len(owned)):
        counts = owned[group]
        worth = rock_worth(s, side, group, len(counts))
        for kind in range(len(counts)):
            points += counts[kind] * worth[kind]
        wild = YAMA_UBA if group == YOKAI_ROCK else SHINIGAMI
        if group <= MITAMA_ROCK and best_type(worth, wild) != NONE:
            points += counts[wild] * worth[best_type(worth, wild)]
    return points


def guardian_points(s: BitokuState, side: int) -> int:
    """BT-17.7: dice and resources together, a point for every four."""
    return (sum(s.dice[side * DICE : side * DICE + DICE]) + s.resources(side)) // PIECES_PER_POINT


# ---- visions --------------------------------------------------------------------------------------------------------


def fulfilled_visions(s: BitokuState, side: int) -> int:
    """BT-17.8: the best set of visions the player's pieces suffice for, a mask over the cards held."""
    return best_visions(s, side, conditions(s, side)) if s.visions[side] else 0


def best_visions(s: BitokuState, side: int, pieces: list[int]) -> int:
    """BT-17.8: the best set of visions that so many pieces for each condition suffice for, a mask over the cards held.

    Most points, then most visions. Every condition has pieces of its own, so the question is which visions to take
    within so many of each; the search leaves a branch when even all visions to come could not make it the best.
    """
    held = s.visions[side]
    if not held:
        return 0
    worth = [(s.content.vision_points[v] + s.content.vision_penalty[v]) * ONE_POINT + FULFILLED for v in held]
    ahead = [0] * (len(held) + 1)
    for place in range(len(held) - 1, -1, -1):
        ahead[place] = ahead[place + 1] + worth[place]
    best = [0, 0]
    _try_visions([s.content.vision_needs[vision] for vision in held], worth, ahead, pieces, 0, 0, 0, best)
    return best[1]


def _try_visions(
    needs: list[list[int]],
    worth: list[int],
    ahead: list[int],
    left: list[int],
    place: int,
    value: int,
    mask: int,
    best: list[int],
) -> None:
    """Note the best way to go on from here in ``best``: its value and its mask."""
    if value > best[0]:
        best[0] = value
        best[1] = mask
    if place == len(needs) or value + ahead[place] <= best[0]:
        return
    rest = [left[i] - needs[place][i] for i in range(CONDITION_COUNT)]
    if min(rest) >= 0:
        _try_visions(needs, worth, ahead, rest, place + 1, value + worth[place], mask | 1 << place, best)
    _try_visions(needs, worth, ahead, left, place + 1, value, mask, best)


def vision_points(s: BitokuState, side: int, fulfilled: int) -> int:
    """BT-17.8: the points of fulfilled visions, less the penalties of the others."""
    points = 0
    held = s.visions[side]
    for place in range(len(held)):
        if fulfilled >> place & 1:
            points += s.content.vision_points[held[place]]
        else:
            points -= s.content.vision_penalty[held[place]]
    return points


def board_points(s: BitokuState, side: int) -> int:
    """BT-17.9: what building markers and crystals have uncovered on the player board."""
    points = sum(s.content.building_points[: s.markers[side]])
    for slot in range(CRYSTAL_SLOT_COUNT):
        if s.crystals[side * CRYSTAL_SLOT_COUNT + slot] != NONE:
            points += s.content.crystal_slot_points[slot]
    return points


def standing(s: BitokuState, side: int) -> list[int]:
    """BT-17.10: most points; a tie goes to more fulfilled visions, then to the earlier in turn order.

    BT-19.28: against the tengu only points count, and it wins a tie.
    """
    if s.seats == 1:
        return [total(s, side), side]
    return [total(s, side), fulfilled_visions(s, side).bit_count(), -s.order.index(side)]


# ---- the tengu ------------------------------------------------------------------------------------------------------


def tengu_items(s: BitokuState) -> list[int]:
    """BT-19.27: the points of the tengu, by SOLO_ITEMS."""
    content = s.content
    return [
        s.stock[TENGU * STOCK + POINTS],
        FIRST_PLAYER_POINTS if s.order[0] == TENGU else 0,
        content.set_points[bitoku_types(s, TENGU)],
        treasure_points(s, TENGU),
        tengu_matches(s) * content.tengu_rock_match,
        0,
        0,
        sum(content.tengu_building_points[: s.markers[TENGU]]),
        tengu_yokai_points(s),
        s.resources(TENGU) * content.tengu_resource,
        len(s.tengu_crystals) * content.tengu_crystal,
        kodama_ahead(s) * content.tengu_ahead if s.options["tengu_kodama_points"] is True else 0,
    ]


def tengu_matches(s: BitokuState) -> int:
    """BT-19.27 B: the yokai, mitama and buildings of the tengu that match its rocks, each once; wild pieces match."""
    found = 0
    owned = [owned_yokai(s, TENGU), owned_mitama(s, TENGU), owned_buildings(s, TENGU)]
    for group in range(len(owned)):
        for kind in range(len(owned[group])):
            if matches_rocks(s, group, kind):
                found += owned[group][kind]
    return found


def matches_rocks(s: BitokuState, group: int, kind: int) -> bool:
    """Whether a rock of the tengu shows a type, or any type of the group if it is the wild one (BT-R21)."""
    wild = kind == (YAMA_UBA if group == YOKAI_ROCK else SHINIGAMI) and group <= MITAMA_ROCK
    for rock in s.rocks[TENGU * ROCK_SLOTS : TENGU * ROCK_SLOTS + ROCK_SLOTS]:
        if rock != NONE and s.content.rock_group[rock] == group and (wild or kind in s.content.rock_symbols[rock]):
            return True
    return False


def tengu_yokai_points(s: BitokuState) -> int:
    """BT-19.27 C: for starting yokai and for those it has gained."""
    points = 0
    for card in s.all_yokai(TENGU):
        gained = card < YOKAI_DECK_SIZE
        points += s.content.tengu_gained_yokai if gained else s.content.tengu_starting_yokai
    return points


def kodama_ahead(s: BitokuState) -> int:
    """BT-19.29, BT-R38: the regions where the tengu's kodama is ahead of the human's, not on the same space."""
    found = 0
    for region in range(REGION_COUNT):
        if s.kodama[TENGU * REGION_COUNT + region] > s.kodama[HUMAN * REGION_COUNT + region]:
            found += 1
    return found
