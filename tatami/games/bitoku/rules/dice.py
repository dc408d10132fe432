"""BT-7.4 to BT-7.10 and BT-8: placing a die in the forest, forest actions and building actions."""

from __future__ import annotations

from typing import Final

from tatami.core.agenda import Step, seat_of
from tatami.games.bitoku import frames
from tatami.games.bitoku.actions import AMULET, BONUS, COPY, DONE, PLACE, ROW, VISIT
from tatami.games.bitoku.kinds import (
    AMULETS,
    AREA_REGIONS,
    AT_HOME,
    BONUS_BOTH,
    BONUS_CHOICE,
    COPYING_SPACE,
    DICE,
    DIE_SPACES,
    FIRST_AMULET,
    FIRST_ANCIENT,
    FIRST_HOME_SPACE,
    FOREST,
    GOODS,
    HOME_COUNT,
    NONE,
    POINTS,
    REGIONS,
    STOCK,
    TYPE_COUNT,
)
from tatami.games.bitoku.rules.effects import EFFECTS
from tatami.games.bitoku.state import BitokuState, count_at

FOREST_ACTION: Final = 1
BUILDING_ACTION: Final = 2
HIGHEST_DIE: Final = 6


def has_space(s: BitokuState, region: int, counts: int) -> bool:
    """Whether a die space of a region other than home is empty; ``counts`` are the dice by place."""
    return count_at(counts, FOREST + region) < s.content.forest_spaces[s.seats]


def can_place(s: BitokuState, die: int, counts: int) -> bool:
    """BT-7.6: whether a die on a player board could be placed somewhere, with amulets if need be."""
    spaces = s.content.forest_spaces[s.seats]
    for region in AREA_REGIONS:
        if count_at(counts, FOREST + region) < spaces:
            return True
    for place in range(HOME_COUNT):
        if count_at(counts, AT_HOME + place) == 0:
            if s.content.home_spaces[s.seats][place] != COPYING_SPACE:
                return True
            first = die // DICE * STOCK + FIRST_AMULET
            if s.dice[die] >= s.content.copy_requires or sum(s.stock[first : first + AMULETS]) > 0:
                return True
    return False


def has_six_to_beat(s: BitokuState, counts: int) -> bool:
    """BT-18.1: whether a 6 stands in a region where a die could be placed: only there a further amulet counts."""
    for die in range(DICE * s.sides):
        region = s.die_places[die] - FOREST
        if s.dice[die] == HIGHEST_DIE and region in AREA_REGIONS and has_space(s, region, counts):
            return True
    return False


def may_spend_amulets(s: BitokuState, packed: int, value: int, counts: int) -> bool:
    """BT-5.7: whether an amulet can still do something for a die; BT-18.1: in the harder variant once also for a 6."""
    if value < HIGHEST_DIE:
        return True
    return s.options["harder"] is True and not frames.amulet_beyond_six(packed) and has_six_to_beat(s, counts)


class PlaceDie(Step[BitokuState]):
    """BT-7.6: spend amulets on the die (BT-5.6), then put it on an empty die space of any region."""

    kind = frames.PLACE_DIE
    rule = "BT-7.6"

    def legal(self, s: BitokuState, packed: int, out: list[int]) -> None:
        side = seat_of(packed)
        value = s.dice[side * DICE + frames.die_used(packed)]
        counts = s.dice_by_place()
        spaces = s.content.forest_spaces[s.seats]
        for region in AREA_REGIONS:
            if count_at(counts, FOREST + region) < spaces:
                out.append(PLACE + region)
        homes = s.content.home_spaces[s.seats]
        for place in range(HOME_COUNT):
            if count_at(counts, AT_HOME + place) == 0:
                if homes[place] != COPYING_SPACE or value >= s.content.copy_requires:
                    out.append(PLACE + FIRST_HOME_SPACE + homes[place])
        if may_spend_amulets(s, packed, value, counts):
            for amulet in range(AMULETS):
                if s.stock[side * STOCK + FIRST_AMULET + amulet]:
                    out.append(AMULET + amulet)

    def apply(self, s: BitokuState, packed: int, action: int) -> None:
        side = seat_of(packed)
        slot = frames.die_used(packed)
        beyond_six = frames.amulet_beyond_six(packed)
        if AMULET <= action < AMULET + AMULETS:
            beyond_six = beyond_six or s.dice[side * DICE + slot] == HIGHEST_DIE
            spend_amulet(s, side, slot, action - AMULET)
            s.agenda.append(frames.place_die(side, slot, beyond_six))
            return
        space = action - PLACE
        if s.events is not None:
            s.emit("place", side, {"value": s.dice[side * DICE + slot], "space": DIE_SPACES[space]})
        if space >= FIRST_HOME_SPACE:
            place_at_home(s, side, slot, space - FIRST_HOME_SPACE)
            return
        s.die_places[side * DICE + slot] = FOREST + space
        left = BUILDING_ACTION
        if is_high_enough(s, side * DICE + slot, space, beyond_six):
            left |= FOREST_ACTION
        s.agenda.append(frames.act_in_region(side, slot, left))

    def prompt(self, s: BitokuState, packed: int) -> dict[str, object]:
        return {"value": s.dice[seat_of(packed) * DICE + frames.die_used(packed)]}


def spend_amulet(s: BitokuState, side: int, slot: int, amulet: int) -> None:
    """BT-5.6, BT-5.7: the die is turned up by the amulet's value for good, to 6 at most."""
    die = side * DICE + slot
    s.stock[side * STOCK + FIRST_AMULET + amulet] -= 1
    s.dice[die] = min(s.dice[die] + amulet + 1, HIGHEST_DIE)
    if s.events is not None:
        s.emit("pay", side, {"good": GOODS[FIRST_AMULET + amulet], "amount": 1})
        s.emit("raise", side, {"value": s.dice[die]})


def is_high_enough(s: BitokuState, die: int, region: int, beyond_six: bool) -> bool:
    """BT-7.7: whether no other die in a region is higher; BT-18.1: nor, in the harder variant, as high."""
    value = s.dice[die]
    place = FOREST + region
    for other in range(len(s.die_places)):
        if s.die_places[other] == place and s.dice[other] >= value and other != die:
            if s.dice[other] > value or (s.options["harder"] is True and not beyond_six):
                return False
    return True


def place_at_home(s: BitokuState, side: int, slot: int, space: int) -> None:
    """BT-8.7, BT-8.8: each space of home has its own action; H6 lowers the die and copies another."""
    die = side * DICE + slot
    s.die_places[die] = AT_HOME + s.content.home_spaces[s.seats].index(space)
    if space == COPYING_SPACE:
        s.dice[die] -= s.content.copy_drop
        s.agenda.append(frames.copy_die(side))
    else:
        EFFECTS.perform(s, side, s.content.home_effect[space])


# ---- forest and building actions ------------------------------------------------------------------------------------


def add_rows(s: BitokuState, side: int, region: int, value: int, out: list[int]) -> None:
    """BT-7.8, BT-R43: the rows of a region that ask for no more than the value, if they could do something."""
    rows = s.content.rows[region]
    for row in range(len(rows)):
        if s.content.row_requires[row] <= value and EFFECTS.does_something(s, side, rows[row], region):
            out.append(ROW + row)


def can_visit(s: BitokuState, side: int, space: int, value: int) -> bool:
    """BT-7.9: whether a building may be used: not built in this turn, and the die is high enough."""
    building = s.built[space]
    if building == NONE or s.fresh >> space & 1 or s.content.building_requires[building] > value:
        return False
    return EFFECTS.does_something(s, side, s.content.building_action[building], space // TYPE_COUNT)


class ActInRegion(Step[BitokuState]):
    """BT-7.6: one forest action and one building action with a die just placed, in either order, or neither."""

    kind = frames.ACT_IN_REGION
    rule = "BT-7.6"
    decline = DONE

    def legal(self, s: BitokuState, packed: int, out: list[int]) -> None:
        side = seat_of(packed)
        die = side * DICE + frames.die_used(packed)
        region = s.die_places[die] - FOREST
        left = frames.actions_left(packed)
        if left & FOREST_ACTION:
            add_rows(s, side, region, s.dice[die], out)
        if left & BUILDING_ACTION:
            for building_type in range(TYPE_COUNT):
                space = region * TYPE_COUNT + building_type
                if s.built[space] != NONE and can_visit(s, side, space, s.dice[die]):
                    out.append(VISIT + building_type)

    def apply(self, s: BitokuState, packed: int, action: int) -> None:
        side = seat_of(packed)
        slot = frames.die_used(packed)
        region = s.die_places[side * DICE + slot] - FOREST
        visit = VISIT <= action < VISIT + TYPE_COUNT
        left = frames.actions_left(packed) & ~(BUILDING_ACTION if visit else FOREST_ACTION)
        if left:
            s.agenda.append(frames.act_in_region(side, slot, left))
        if visit:
            use_building(s, side, region * TYPE_COUNT + action - VISIT)
        else:
            do_row(s, side, region, action - ROW)

    def prompt(self, s: BitokuState, packed: int) -> dict[str, object]:
        die = seat_of(packed) * DICE + frames.die_used(packed)
        left = frames.actions_left(packed)
        actions = [name for mask, name in ((FOREST_ACTION, "forest"), (BUILDING_ACTION, "building")) if left & mask]
        return {"region": REGIONS[s.die_places[die] - FOREST], "value": s.dice[die], "actions": actions}


def do_row(s: BitokuState, side: int, region: int, row: int) -> None:
    """BT-8: a row of a region."""
    if s.events is not None:
        s.emit("row", side, {"region": REGIONS[region], "row": s.content.row_requires[row]})
    EFFECTS.perform(s, side, s.content.rows[region][row], region)


def use_building(s: BitokuState, side: int, space: int) -> None:
    """BT-7.9, BT-7.10: the building's action; its owner, if it is another player, gets the bonus before it starts."""
    building = s.built[space]
    owner = s.built_by[space]
    if s.events is not None:
        region = REGIONS[space // TYPE_COUNT]
        s.emit("visit", side, {"building": s.content.building_names[building], "region": region})
    if owner in (NONE, side) or building >= FIRST_ANCIENT:
        EFFECTS.perform(s, side, s.content.building_action[building], space // TYPE_COUNT)
        return
    if owner >= s.seats:  # BT-19.25
        s.gain(owner, POINTS, s.content.tengu_owner_points)
        EFFECTS.perform(s, side, s.content.building_action[building], space // TYPE_COUNT)
        return
    bonus = s.content.owner_bonus[building]
    if bonus != BONUS_CHOICE:
        s.gain(owner, POINTS, 1)
    if bonus == BONUS_BOTH:
        s.gain(owner, FIRST_AMULET, 1)
    EFFECTS.perform(s, side, s.content.building_action[building], space // TYPE_COUNT)
    if bonus == BONUS_CHOICE:
        s.agenda.append(frames.owner_bonus(owner))


class OwnerBonus(Step[BitokuState]):
    """BT-7.10: the owner of the building chooses between a point and an amulet, inside the user's turn."""

    kind = frames.OWNER_BONUS
    rule = "BT-7.10"

    def legal(self, s: BitokuState, packed: int, out: list[int]) -> None:
        out.append(BONUS)
        out.append(BONUS + 1)

    def apply(self, s: BitokuState, packed: int, action: int) -> None:
        s.gain(seat_of(packed), POINTS if action == BONUS else FIRST_AMULET, 1)


# ---- H6: copying another's die --------------------------------------------------------------------------------------


class CopyDie(Step[BitokuState]):
    """BT-8.8, BT-R9: pick a die of another player in the forest, also at home, and use its region with its value."""

    kind = frames.COPY_DIE
    rule = "BT-8.8"
    decline = DONE

    def legal(self, s: BitokuState, packed: int, out: list[int]) -> None:
        side = seat_of(packed)
        for region in AREA_REGIONS:
            rows: list[int] = []
            add_rows(s, side, region, value_of_others(s, side, FOREST + region), rows)
            if rows:
                out.append(COPY + region)
        spaces = s.content.home_spaces[s.seats]
        for place in range(HOME_COUNT):
            if spaces[place] != COPYING_SPACE and value_of_others(s, side, AT_HOME + place):
                if EFFECTS.does_something(s, side, s.content.home_effect[spaces[place]]):
                    out.append(COPY + FIRST_HOME_SPACE + spaces[place])

    def apply(self, s: BitokuState, packed: int, action: int) -> None:
        side = seat_of(packed)
        space = action - COPY
        if space >= FIRST_HOME_SPACE:
            EFFECTS.perform(s, side, s.content.home_effect[space - FIRST_HOME_SPACE])
        else:
            s.agenda.append(frames.copied_action(side, space, value_of_others(s, side, FOREST + space)))


def value_of_others(s: BitokuState, side: int, place: int) -> int:
    """The highest die that others have at a place; 0 if there is none."""
    best = 0
    for die in range(DICE * s.sides):
        if die // DICE != side and s.die_places[die] == place and s.dice[die] > best:
            best = s.dice[die]
    return best


class CopiedAction(Step[BitokuState]):
    """BT-8.8: one forest action with the value of the die that was picked; other dice there do not matter."""

    kind = frames.COPIED_ACTION
    rule = "BT-8.8"
    decline = DONE

    def legal(self, s: BitokuState, packed: int, out: list[int]) -> None:
        add_rows(s, seat_of(packed), frames.region_copied(packed), frames.value_copied(packed), out)

    def apply(self, s: BitokuState, packed: int, action: int) -> None:
        do_row(s, seat_of(packed), frames.region_copied(packed), action - ROW)

    def prompt(self, s: BitokuState, packed: int) -> dict[str, object]:
        return {"region": REGIONS[frames.region_copied(packed)], "value": frames.value_copied(packed)}
