"""BT-19.15 to BT-19.19: the tengu in spring, and its turns in summer by will dice, card row and activation table."""

from __future__ import annotations

from typing import Final

from tatami.core.agenda import AutomaticStep
from tatami.core.knowledge import EVERYBODY
from tatami.core.lists import replaced
from tatami.games.bitoku import frames, kinds
from tatami.games.bitoku.rules.cards import unlock
from tatami.games.bitoku.rules.paths import append_bitoku
from tatami.games.bitoku.solo.locations import act_at, location_of, spend_mp
from tatami.games.bitoku.solo.terms import (
    bitoku_to_take,
    dice_at,
    favourite_yokai_to_take,
    gain_related,
    group_of,
    has_die_at,
    highest,
    is_available,
    is_contested,
    kodama_by_die,
    likes_yokai,
    lowest,
    most_competitive,
    next_card,
    one_of_two,
    pay_related,
    rarest,
    rarest_to_take,
    roll,
    spaces_across,
    yokai_to_take,
)
from tatami.games.bitoku.state import BitokuState, with_part

HOME_PLACES: Final = [1, 2]
"""Where it goes at home: the second highest space, or else the third (step F)."""


class TenguHarvest(AutomaticStep[BitokuState]):
    """BT-19.15: in spring a movement point for each crystal, spent at once."""

    kind = frames.TENGU_HARVEST
    rule = "BT-19.15"

    def run(self, s: BitokuState, packed: int) -> None:
        if s.events is not None:
            s.emit("tengu_harvest", kinds.TENGU, {"mp": spring_mp(s)})
        spend_mp(s, spring_mp(s))


def spring_mp(s: BitokuState) -> int:
    """BT-19.15: its movement points in spring; as an easier variant none (BT-19.29), and without a tengu none."""
    if s.seats > 1 or s.options["tengu_no_spring_mp"] is True:
        return 0
    return len(s.tengu_crystals) * s.content.tengu_crystal_mp


class TenguTurn(AutomaticStep[BitokuState]):
    """BT-19.16: the lower of two will dice picks a card, the activation table says what happens, a new card comes."""

    kind = frames.TENGU_TURN
    rule = "BT-19.16"

    def run(self, s: BitokuState, packed: int) -> None:
        first = roll(s)
        second = roll(s)
        place = s.content.will_card[min(first, second) - 1]
        card = s.tengu_row[place]
        if s.events is not None:
            s.emit(
                "tengu_will",
                kinds.TENGU,
                {"dice": [first, second], "place": kinds.ROW_PLACES[place], "card": kinds.TENGU_CARDS[card]},
            )
        self._activate(s, card, place)
        next_card(s, place)

    def _activate(self, s: BitokuState, card: int, place: int) -> None:
        """BT-19.16: carry out the first step whose conditions all hold; the log says why none before it was."""
        skipped: list[dict[str, object]] = []
        for step in range(len(s.content.step_names)):
            lacking = first_lacking(s, step, card, place)
            if lacking == kinds.NONE:
                if s.events is not None:
                    held = [kinds.TENGU_CONDITIONS[condition] for condition in s.content.step_when[step]]
                    told: dict[str, object] = {"step": s.content.step_names[step], "because": held}
                    s.emit("tengu_step", kinds.TENGU, {**told, "skipped": skipped})
                carry_out(s, step, card)
                return
            if s.events is not None:
                skipped.append({"step": s.content.step_names[step], "lacks": kinds.TENGU_CONDITIONS[lacking]})


# ---- conditions -----------------------------------------------------------------------------------------------------


def first_lacking(s: BitokuState, step: int, card: int, place: int) -> int:
    """The first condition of a step that does not hold, or NONE."""
    for condition in s.content.step_when[step]:
        if not holds(s, condition, card, place):
            return condition
    return kinds.NONE


def holds(s: BitokuState, condition: int, card: int, place: int) -> bool:
    """Whether a condition of the activation table holds for the active card."""
    if condition <= kinds.CROSSING:
        return len(dice_to_cross(s, condition, card)) > 0
    if condition == kinds.LOCATION_AVAILABLE:
        return is_available(s, location_of(s, card))
    if condition == kinds.LOCATION_TAKEN:
        return not is_available(s, location_of(s, card))
    if condition == kinds.OTHER_REGION_AVAILABLE:
        return len(available_regions(s)) > 0
    if condition == kinds.UNLOCKED_DIE:
        return has_die_at(s, kinds.UNLOCKED)
    if condition == kinds.NO_UNLOCKED_DIE:
        return not has_die_at(s, kinds.UNLOCKED)
    if condition == kinds.LOCKED_DIE:
        return has_die_at(s, kinds.LOCKED)
    if condition == kinds.NO_LOCKED_DIE:
        return not has_die_at(s, kinds.LOCKED)
    if condition == kinds.LEFTMOST_CARD:
        return place == 0
    if condition == kinds.ATTITUDE_ACTIVE:
        return s.attitude == 1
    if condition == kinds.ATTITUDE_INACTIVE:
        return s.attitude == 0
    if condition == kinds.RELATED_RESOURCE:
        related = s.content.card_related[card]
        return related == kinds.NONE or s.stock[kinds.TENGU * kinds.STOCK + related] > 0
    if condition == kinds.NO_DIE_AT_HOME:
        return not at_home(s)
    if condition == kinds.HOME_SPACE_FREE:
        return home_place(s) != kinds.NONE
    raise ValueError(f"the activation table knows no condition {condition}")


def at_home(s: BitokuState) -> bool:
    """Whether a die of the tengu is at home."""
    for die in range(kinds.TENGU * kinds.DICE, kinds.TENGU * kinds.DICE + kinds.DICE):
        if kinds.AT_HOME <= s.die_places[die] < kinds.AT_HOME + kinds.HOME_COUNT:
            return True
    return False


def home_place(s: BitokuState) -> int:
    """BT-19.18, BT-R25: the home space for its die, NONE if the second and the third from the top are taken."""
    for place in HOME_PLACES:
        if s.dice_at(kinds.AT_HOME + place) == 0:
            return place
    return kinds.NONE


def available_regions(s: BitokuState) -> list[int]:
    """BT-19.8: the regions but home where a die could be placed."""
    return [region for region in kinds.AREA_REGIONS if is_available(s, region)]


def dice_to_cross(s: BitokuState, condition: int, card: int) -> list[int]:
    """BT-19.13, BT-19.19: the dice of the tengu that satisfy a condition about crossings."""
    found: list[int] = []
    for die in range(kinds.TENGU * kinds.DICE, kinds.TENGU * kinds.DICE + kinds.DICE):
        group = group_of(s, die)
        if group == kinds.NONE:
            continue
        if condition in (kinds.TO_SHOWN_IF_CONTESTED, kinds.TO_LAST_SPACE_IF_CONTESTED) and not is_contested(s, die):
            continue
        spaces = spaces_across(s, group)
        if spaces < 1 or (condition == kinds.TO_LAST_SPACE_IF_CONTESTED and spaces != 1):
            continue
        if condition in (kinds.TO_SHOWN_IF_CONTESTED, kinds.TO_SHOWN):
            if not shown_yokai(s, card, group) and not shown_bitoku(s, card, group):
                continue
        found.append(die)
    return found


def shown_yokai(s: BitokuState, card: int, group: int) -> list[int]:
    """The hills of a group with a yokai that the upper half of the card shows and that can be taken."""
    tops = s.content.card_tops[card]
    if kinds.TOP_YOKAI in tops:
        return yokai_to_take(s, group)
    return favourite_yokai_to_take(s, group) if kinds.TOP_FAVOURITE_YOKAI in tops else []


def shown_bitoku(s: BitokuState, card: int, group: int) -> list[int]:
    """The hills of a group with a bitoku that the upper half of the card shows and that can be taken (BT-R20)."""
    tops = s.content.card_tops[card]
    if kinds.TOP_BITOKU in tops:
        return bitoku_to_take(s, group)
    return rarest_to_take(s, group) if kinds.TOP_RAREST_BITOKU in tops else []


# ---- deeds ----------------------------------------------------------------------------------------------------------


def carry_out(s: BitokuState, step: int, card: int) -> None:
    """Do everything that a step of the activation table says, in its order."""
    region = location_of(s, card)
    for deed in s.content.step_does[step]:
        if deed == kinds.CROSS_FOR_SHOWN:
            cross_for_shown(s, highest(s, dice_to_cross(s, s.content.step_when[step][0], card)), card)
        elif deed == kinds.CROSS_FOR_FAVOURITE:
            cross_for_favourite(s, highest(s, dice_to_cross(s, s.content.step_when[step][0], card)))
        elif deed == kinds.FLIP_ATTITUDE:
            flip_attitude(s)
        elif deed == kinds.UNLOCK_ONE:
            unlock(s, kinds.TENGU, lowest(s, dice_at(s, kinds.LOCKED)) % kinds.DICE)
        elif deed == kinds.PLACE_AT_LOCATION:
            place_die(s, kinds.FOREST + region)
        elif deed == kinds.PLACE_ELSEWHERE:
            region = most_competitive(s, available_regions(s))
            place_die(s, kinds.FOREST + region)
        elif deed == kinds.PLACE_AT_HOME:
            region = kinds.HOME
            place_die(s, kinds.AT_HOME + home_place(s))
        elif deed == kinds.KODAMA_THERE:
            kodama_by_die(s, region)
        elif deed == kinds.LOCATION_ACTION:
            act_at(s, card, region)
        elif deed == kinds.HOME_POINTS:
            score_home(s)
        elif deed == kinds.PAY_RELATED:
            pay_related(s, card)
        elif deed == kinds.GAIN_RELATED:
            gain_related(s, card, 1)
        elif deed == kinds.PASS_TURN:
            pass_turn(s)
        else:
            raise ValueError(f"the activation table knows no deed {deed}")


def flip_attitude(s: BitokuState) -> None:
    """Its attitude tile is turned over."""
    s.attitude = 1 - s.attitude
    if s.events is not None:
        s.emit("tengu_attitude", kinds.TENGU, {"active": s.attitude == 1})


def place_die(s: BitokuState, place: int) -> None:
    """BT-19.7: its lowest unlocked die onto a place of the forest."""
    die = lowest(s, dice_at(s, kinds.UNLOCKED))
    s.die_places[die] = place
    if s.events is not None:
        space = place - kinds.FOREST
        if place >= kinds.AT_HOME:
            space = kinds.FIRST_HOME_SPACE + s.content.home_spaces[s.seats][place - kinds.AT_HOME]
        s.emit("place", kinds.TENGU, {"value": s.dice[die], "space": kinds.DIE_SPACES[space]})


def score_home(s: BitokuState) -> None:
    """BT-19.18, BT-R24: 3 points, and 2 for each die of the human below the river, at home too, that shows 5 or 6."""
    content = s.content
    points = content.tengu_home_points
    for die in range(kinds.HUMAN * kinds.DICE, kinds.HUMAN * kinds.DICE + kinds.DICE):
        if kinds.FOREST <= s.die_places[die] < kinds.ACROSS and s.dice[die] >= content.tengu_home_die:
            points += content.tengu_home_points_per_die
    s.score(kinds.TENGU, points, "home")


def pass_turn(s: BitokuState) -> None:
    """BT-R22: it takes no more turns in this summer."""
    s.passed[kinds.TENGU] = 1
    if s.events is not None:
        s.emit("pass", kinds.TENGU, {})


# ---- across the river -----------------------------------------------------------------------------------------------


def cross(s: BitokuState, die: int) -> int:
    """BT-19.19: a die goes across without losing value; returns the group of hills it has come to."""
    group = group_of(s, die)
    if s.events is not None:
        s.emit("cross", kinds.TENGU, {"region": kinds.REGIONS[s.die_places[die] - kinds.FOREST], "value": s.dice[die]})
    s.die_places[die] = kinds.ACROSS + group
    return group


def cross_for_shown(s: BitokuState, die: int, card: int) -> None:
    """Steps A and H, BT-R50: take a card that the active card shows; of both kinds one at random, yokai first."""
    group = cross(s, die)
    yokai = shown_yokai(s, card, group)
    bitoku = shown_bitoku(s, card, group)
    if yokai and (not bitoku or one_of_two(s, "yokai_or_bitoku") == 0):
        take_yokai(s, yokai)
    else:
        take_bitoku(s, bitoku)


def cross_for_favourite(s: BitokuState, die: int) -> None:
    """Steps E and K: a favourite yokai, else the rarest bitoku it lacks, else any yokai, else nothing (BT-R26)."""
    group = cross(s, die)
    yokai = yokai_to_take(s, group)
    bitoku = rarest(s, bitoku_to_take(s, group))
    if favourite_yokai_to_take(s, group):
        take_yokai(s, yokai)
    elif bitoku:
        take_bitoku(s, bitoku)
    elif yokai:
        take_yokai(s, yokai)


def take_yokai(s: BitokuState, regions: list[int]) -> None:
    """BT-19.19, BT-R50: the yokai of one of these hills, a favourite first, else at random, into its deck."""
    liked = [region for region in regions if likes_yokai(s, s.hill_yokai[region])]
    region = pick(s, liked or regions, "yokai")
    card = s.hill_yokai[region]
    cover(s, region, kinds.FAVOUR_YOKAI)
    s.hill_yokai = replaced(s.hill_yokai, region, kinds.NONE)
    s.met = replaced(s.met, card, EVERYBODY)
    s.piles = with_part(s.piles, kinds.TENGU, [*s.piles[kinds.TENGU], card])
    if s.events is not None:
        s.emit("take_yokai", kinds.TENGU, {"card": kinds.YOKAI_CARDS[card]})


def take_bitoku(s: BitokuState, regions: list[int]) -> None:
    """BT-19.19, BT-19.9, BT-R50: the rarest bitoku of these hills, the leftmost of equals; else one at random."""
    lacked = rarest(s, regions)
    region = lacked[0] if lacked else pick(s, regions, "bitoku")
    kind = s.hill_bitoku[region]
    cover(s, region, kinds.FAVOUR_BITOKU)
    s.hill_bitoku = replaced(s.hill_bitoku, region, kinds.NONE)
    append_bitoku(s, kinds.TENGU, kind)


def pick(s: BitokuState, regions: list[int], what: str) -> int:
    """One of the hills, at random where there are two."""
    return regions[one_of_two(s, what)] if len(regions) > 1 else regions[0]


def cover(s: BitokuState, region: int, favour: int) -> None:
    """BT-19.19: the favour it uses is covered, like a player's."""
    s.favours[region] |= 1 << favour
    if s.events is not None:
        s.emit("favour", kinds.TENGU, {"region": kinds.REGIONS[region], "favour": kinds.FAVOURS[favour]})
