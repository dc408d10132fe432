"""BT-19.7 to BT-19.14: the words in which the tengu's rules are written, and the dice that choose for it."""

from __future__ import annotations

from typing import Final

from tatami.games.bitoku import kinds
from tatami.games.bitoku.rules.kodama import advance
from tatami.games.bitoku.state import BitokuState

DIE_SIDES: Final = 6

# ---- dice that choose -----------------------------------------------------------------------------------------------


def roll(s: BitokuState) -> int:
    """A will die."""
    s.reveal()
    return s.chance().below(DIE_SIDES) + 1


def one_of_two(s: BitokuState, what: str) -> int:
    """BT-19.12: of two equal options the first on 1 to 3, the second on 4 to 6."""
    die = roll(s)
    chosen = 0 if die <= DIE_SIDES // 2 else 1
    if s.events is not None:
        s.emit("tengu_roll", kinds.TENGU, {"die": die, "for": what, "option": chosen + 1})
    return chosen


def random_slot(s: BitokuState, market: int, usable: list[int]) -> int:
    """BT-19.12: the slot of a market by a die; from there the next dearer one that is usable. NONE: the action is lost.

    ``usable`` are the slots whose tile can be taken.
    """
    if not usable:
        if s.events is not None:
            s.emit("tengu_lost", kinds.TENGU, {"market": kinds.MARKETS[market]})
        return kinds.NONE
    die = roll(s)
    slot = s.content.will_slot[die - 1]
    while slot not in usable:
        slot = (slot + 1) % kinds.MARKET_SLOTS
    if s.events is not None:
        s.emit("tengu_roll", kinds.TENGU, {"die": die, "for": kinds.MARKETS[market], "option": slot + 1})
    return slot


# ---- dice on the board ----------------------------------------------------------------------------------------------


def dice_at(s: BitokuState, place: int) -> list[int]:
    """The tengu's dice at a place, numbered over all players."""
    return [
        die
        for die in range(kinds.TENGU * kinds.DICE, kinds.TENGU * kinds.DICE + kinds.DICE)
        if s.die_places[die] == place
    ]


def lowest(s: BitokuState, dice: list[int]) -> int:
    """BT-19.7: the die it unlocks or places."""
    best = dice[0]
    for die in dice:
        if s.dice[die] < s.dice[best]:
            best = die
    return best


def highest(s: BitokuState, dice: list[int]) -> int:
    """BT-19.7: the die with which it crosses."""
    best = dice[0]
    for die in dice:
        if s.dice[die] > s.dice[best]:
            best = die
    return best


def has_die_at(s: BitokuState, place: int) -> bool:
    """Whether a die of the tengu is at a place."""
    for die in range(kinds.TENGU * kinds.DICE, kinds.TENGU * kinds.DICE + kinds.DICE):
        if s.die_places[die] == place:
            return True
    return False


def is_available(s: BitokuState, region: int) -> bool:
    """BT-19.8: whether a region (never home) has an empty die space."""
    return s.dice_at(kinds.FOREST + region) < s.content.forest_spaces[s.seats]


def group_of(s: BitokuState, die: int) -> int:
    """The group of hills that a die stands before, NONE if it is not in a region with a river."""
    region = s.die_places[die] - kinds.FOREST
    return s.content.hill_group[s.seats][region] if 0 <= region < kinds.REGION_COUNT else kinds.NONE


def spaces_across(s: BitokuState, group: int) -> int:
    """How many die spaces of a group of hills are empty."""
    return s.content.hill_spaces[s.seats] - s.dice_at(kinds.ACROSS + group)


def is_contested(s: BitokuState, die: int) -> bool:
    """BT-19.13: whether a die is at a crossing, and the human has one at a crossing to the same hills."""
    group = group_of(s, die)
    for other in range(kinds.HUMAN * kinds.DICE, kinds.HUMAN * kinds.DICE + kinds.DICE):
        if group != kinds.NONE and group_of(s, other) == group:
            return spaces_across(s, group) > 0
    return False


# ---- what it likes --------------------------------------------------------------------------------------------------


def rocks_show(s: BitokuState, group: int, kind: int) -> bool:
    """Whether a rock of the tengu shows a type of yokai, mitama or building."""
    for slot in range(kinds.TENGU * kinds.ROCK_SLOTS, kinds.TENGU * kinds.ROCK_SLOTS + kinds.ROCK_SLOTS):
        rock = s.rocks[slot]
        if rock != kinds.NONE and s.content.rock_group[rock] == group and kind in s.content.rock_symbols[rock]:
            return True
    return False


def has_rock(s: BitokuState, group: int) -> bool:
    """Whether the tengu has a rock of a group."""
    for slot in range(kinds.TENGU * kinds.ROCK_SLOTS, kinds.TENGU * kinds.ROCK_SLOTS + kinds.ROCK_SLOTS):
        rock = s.rocks[slot]
        if rock != kinds.NONE and s.content.rock_group[rock] == group:
            return True
    return False


def likes_yokai(s: BitokuState, card: int) -> bool:
    """BT-19.10, BT-R21: a favourite yokai: the type of its rock, or a yama uba."""
    kind = s.content.yokai_type[card]
    return rocks_show(s, kinds.YOKAI_ROCK, kind) or (kind == kinds.YAMA_UBA and has_rock(s, kinds.YOKAI_ROCK))


def likes_mitama(s: BitokuState, kind: int) -> bool:
    """BT-19.10, BT-R21: a favourite type of mitama: that of its rock, or shinigami if it has such a rock."""
    return rocks_show(s, kinds.MITAMA_ROCK, kind) or (kind == kinds.SHINIGAMI and has_rock(s, kinds.MITAMA_ROCK))


def likes_building(s: BitokuState, kind: int) -> bool:
    """BT-19.10: a favourite type of building."""
    return rocks_show(s, kinds.BUILDING_ROCK, kind)


# ---- cards on the hills ---------------------------------------------------------------------------------------------


def yokai_to_take(s: BitokuState, group: int) -> list[int]:
    """BT-19.19: the hills of a group, from the left, whose yokai card can be taken: it lies there, uncovered."""
    hills = s.content.hill_regions[s.seats][group]
    return [r for r in hills if s.hill_yokai[r] != kinds.NONE and not s.favours[r] >> kinds.FAVOUR_YOKAI & 1]


def favourite_yokai_to_take(s: BitokuState, group: int) -> list[int]:
    """Those of them with a favourite card."""
    return [region for region in yokai_to_take(s, group) if likes_yokai(s, s.hill_yokai[region])]


def bitoku_to_take(s: BitokuState, group: int) -> list[int]:
    """BT-19.19: the hills of a group, from the left, whose bitoku card can be taken."""
    hills = s.content.hill_regions[s.seats][group]
    return [r for r in hills if s.hill_bitoku[r] != kinds.NONE and not s.favours[r] >> kinds.FAVOUR_BITOKU & 1]


def rarest(s: BitokuState, regions: list[int]) -> list[int]:
    """BT-19.9, BT-R48: of these hills those with the lowest rarity among the types that the tengu lacks."""
    found: list[int] = []
    for region in regions:
        card = s.hill_bitoku[region]
        if card == kinds.NONE or card in s.paths[kinds.TENGU]:
            continue
        rarity = s.content.bitoku_rarity[card]
        best = rarity if not found else s.content.bitoku_rarity[s.hill_bitoku[found[0]]]
        if rarity < best:
            found = []
        if rarity <= best:
            found.append(region)
    return found


def rarest_to_take(s: BitokuState, group: int) -> list[int]:
    """BT-R20: the hills of a group where a bitoku can be taken that is a rarest one of all hills."""
    everywhere = rarest(s, kinds.AREA_REGIONS)
    return [region for region in bitoku_to_take(s, group) if region in everywhere]


# ---- kodama ---------------------------------------------------------------------------------------------------------


def most_competitive(s: BitokuState, regions: list[int]) -> int:
    """BT-19.11: the region where its kodama is closest behind the human's; then by treasure, then from the left.

    Not by whether that kodama can still move (BT-R49).
    """
    closest: list[int] = []
    least = s.content.last_kodama_space
    for region in regions:
        behind = (
            s.kodama[kinds.HUMAN * kinds.REGION_COUNT + region] - s.kodama[kinds.TENGU * kinds.REGION_COUNT + region]
        )
        if behind <= 0 or behind > least:
            continue
        if behind < least:
            closest = []
            least = behind
        closest.append(region)
    best = _richest(s, closest or regions)
    if s.events is not None and len(regions) > 1:
        reason = "behind" if len(closest) == 1 else "tied_behind" if closest else "none_behind"
        s.emit("tengu_kodama", kinds.TENGU, {"region": kinds.REGIONS[best], "reason": reason})
    return best


def _richest(s: BitokuState, regions: list[int]) -> int:
    """The region with the highest first place of its lake treasure, the leftmost of equals."""
    best = regions[0]
    for region in regions:
        if s.content.treasure_points[s.treasures[region]][0] > s.content.treasure_points[s.treasures[best]][0]:
            best = region
    return best


def kodama_by_die(s: BitokuState, region: int) -> None:
    """Its kodama where it has placed a die; as an easier variant only if the human's is ahead (BT-19.29)."""
    if s.options["tengu_kodama_behind"] is True:
        if s.kodama[kinds.HUMAN * kinds.REGION_COUNT + region] <= s.kodama[kinds.TENGU * kinds.REGION_COUNT + region]:
            return
    advance(s, kinds.TENGU, region, 1)


def kodama_by_action(s: BitokuState, region: int) -> None:
    """Its kodama for an action at jade or forges; as an easier variant not at all (BT-19.29, BT-R53)."""
    if s.options["tengu_kodama_behind"] is not True:
        advance(s, kinds.TENGU, region, 1)


# ---- resources and cards --------------------------------------------------------------------------------------------


def gain_related(s: BitokuState, card: int, amount: int) -> None:
    """BT-19.14: the related resource of a card; without one the kind it has least of, one after the other."""
    for _ in range(amount):
        resource = s.content.card_related[card]
        if resource == kinds.NONE:
            resource = 0
            for other in range(1, kinds.RESOURCE_COUNT):
                if s.stock[kinds.TENGU * kinds.STOCK + other] < s.stock[kinds.TENGU * kinds.STOCK + resource]:
                    resource = other
        s.gain(kinds.TENGU, resource, 1)


def pay_related(s: BitokuState, card: int) -> None:
    """BT-19.14: spend the related resource of a card; nothing if it shows none."""
    resource = s.content.card_related[card]
    if resource != kinds.NONE:
        s.stock[kinds.TENGU * kinds.STOCK + resource] -= 1
        if s.events is not None:
            s.emit("pay", kinds.TENGU, {"good": kinds.GOODS[resource], "amount": 1})


def top_card(s: BitokuState) -> int:
    """BT-19.16, BT-R51: the top card of its deck; an empty deck is made anew of the discards."""
    s.reveal()
    if not s.tengu_deck:
        s.tengu_deck = s.chance().shuffled(s.tengu_discards)
        s.tengu_discards = []
        if s.events is not None:
            s.emit("tengu_shuffle", kinds.TENGU, {})
    card = s.tengu_deck[0]
    s.tengu_deck = s.tengu_deck[1:]
    return card


def discard_card(s: BitokuState, card: int) -> None:
    """A card of the tengu is used."""
    s.tengu_discards = [*s.tengu_discards, card]


def next_card(s: BitokuState, place: int) -> None:
    """BT-19.16: the active card is discarded, the others move to the right, a new one comes to the left."""
    row = s.tengu_row.copy()
    discard_card(s, row.pop(place))
    row.insert(0, top_card(s))
    s.tengu_row = row
    if s.events is not None:
        s.emit("tengu_card", kinds.TENGU, {"card": kinds.TENGU_CARDS[s.tengu_row[0]]})


def remove_rock(s: BitokuState) -> None:
    """BT-19.17: before the Great Spirit moves, a random rock of the garden leaves the game, if there is one."""
    if not s.garden:
        return
    s.reveal()
    place = s.chance().below(len(s.garden))
    if s.events is not None:
        s.emit("tengu_rock", kinds.TENGU, {"rock": kinds.ROCKS[s.garden[place]]})
    s.garden = s.garden[:place] + s.garden[place + 1 :]
