"""The kinds of steps of Bora Bora, and how their frames are made and read.

Made by ``make generate``. Change steps.py, not this file.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tatami.core.agenda import FIELD_MASK, A, B, C, too_large

if TYPE_CHECKING:
    from mypy_extensions import i64  # an int that the compiler keeps in a register

START_HUT: Final = 8
CHOOSE_HUT: Final = 9
PUT_MATERIAL: Final = 10
CHOOSE_MATERIAL: Final = 11
CIRCUIT: Final = 12
CHOOSE_DIE: Final = 13
PLACE_DIE: Final = 14
PAY_GOD: Final = 15
EXPAND: Final = 16
RED_GOD: Final = 17
SCORE_FISH: Final = 18
TAKE_PERSON: Final = 19
CHOOSE_SLOT: Final = 20
HELPER: Final = 21
GOD_CARD: Final = 22
PRIEST: Final = 23
BUILD: Final = 24
BUILD_ON: Final = 25
FIRE_BONUS: Final = 26
PHASE_B_TURNS: Final = 27
USE_PEOPLE: Final = 28
ACTIVATE: Final = 29
MOVE_HUTS: Final = 30
SCORE_STATUS: Final = 31
SCORE_TEMPLE: Final = 32
JEWELRY_TURNS: Final = 33
BUY_JEWELRY: Final = 34
TASK_TURNS: Final = 35
TASK: Final = 36
COMPLETE_TASK: Final = 37
NEW_TASK_TURNS: Final = 38
NEW_TASK: Final = 39
END_ROUND: Final = 40
FINAL_TASKS: Final = 41
BEGIN: Final = 42
COMBINE: Final = 43


def start_hut(seat: i64) -> int:
    """The seat settles its first region."""
    if seat >> 4:
        raise too_large(START_HUT, seat, [])
    return seat << 8 | START_HUT


def begin() -> int:
    """The first round begins."""
    return BEGIN


def put_material(seat: i64, material_to_put: i64) -> int:
    """The seat puts a material on a space."""
    if material_to_put >> 12 | seat >> 4:
        raise too_large(PUT_MATERIAL, seat, [material_to_put])
    return seat << 8 | material_to_put << 12 | PUT_MATERIAL


def material_to_put(packed: i64) -> int:
    """Its kind."""
    return packed >> A & FIELD_MASK


def choose_material(seat: i64, materials_left: i64) -> int:
    """The seat chooses materials, one after the other."""
    if materials_left >> 12 | seat >> 4:
        raise too_large(CHOOSE_MATERIAL, seat, [materials_left])
    return seat << 8 | materials_left << 12 | CHOOSE_MATERIAL


def materials_left(packed: i64) -> int:
    """How many it may still choose."""
    return packed >> A & FIELD_MASK


def circuit() -> int:
    """Everybody places his dice; the kernel counts the turns."""
    return CIRCUIT


def choose_die(seat: i64) -> int:
    """The seat chooses one of its dice."""
    if seat >> 4:
        raise too_large(CHOOSE_DIE, seat, [])
    return seat << 8 | CHOOSE_DIE


def place_die(seat: i64, die_value: i64) -> int:
    """The seat places the die it chose."""
    if die_value >> 12 | seat >> 4:
        raise too_large(PLACE_DIE, seat, [die_value])
    return seat << 8 | die_value << 12 | PLACE_DIE


def die_value(packed: i64) -> int:
    """Its natural value."""
    return packed >> A & FIELD_MASK


def expand(seat: i64, path_taken: i64, action_value: i64, white_open: bool = False) -> int:
    """BB-6: the seat expands over land or water."""
    if (path_taken | action_value) >> 12 | seat >> 4:
        raise too_large(EXPAND, seat, [path_taken, action_value])
    return seat << 8 | path_taken << 12 | action_value << 24 | (1 << 36 if white_open else 0) | EXPAND


def path_taken(packed: i64) -> int:
    """LAND or WATER."""
    return packed >> A & FIELD_MASK


def action_value(packed: i64) -> int:
    """The value of such an action: a die, the strength of people, or the points left."""
    return packed >> B & FIELD_MASK


def white_open(packed: i64) -> bool:
    """Whether the white god may still be played for it."""
    return (packed >> C & FIELD_MASK) != 0


def take_person(seat: i64, sex_to_take: i64, action_value: i64, white_open: bool = False) -> int:
    """BB-7: the seat takes a man or a woman."""
    if (sex_to_take | action_value) >> 12 | seat >> 4:
        raise too_large(TAKE_PERSON, seat, [sex_to_take, action_value])
    return seat << 8 | sex_to_take << 12 | action_value << 24 | (1 << 36 if white_open else 0) | TAKE_PERSON


def sex_to_take(packed: i64) -> int:
    """MAN or WOMAN."""
    return packed >> A & FIELD_MASK


def helper(seat: i64, action_value: i64, white_open: bool = False) -> int:
    """BB-8: the seat spends the points of the helper; they are the value."""
    if action_value >> 12 | seat >> 4:
        raise too_large(HELPER, seat, [action_value])
    return seat << 8 | action_value << 24 | (1 << 36 if white_open else 0) | HELPER


def priest(seat: i64, action_value: i64, white_open: bool = False) -> int:
    """BB-9: the seat sends a priest to the temple."""
    if action_value >> 12 | seat >> 4:
        raise too_large(PRIEST, seat, [action_value])
    return seat << 8 | action_value << 24 | (1 << 36 if white_open else 0) | PRIEST


def build(seat: i64, action_value: i64, white_open: bool = False) -> int:
    """BB-10: the seat builds."""
    if action_value >> 12 | seat >> 4:
        raise too_large(BUILD, seat, [action_value])
    return seat << 8 | action_value << 24 | (1 << 36 if white_open else 0) | BUILD


def choose_hut(seat: i64, region_to_settle: i64, red_may_follow: bool) -> int:
    """The seat sends a hut to a region."""
    if region_to_settle >> 12 | seat >> 4:
        raise too_large(CHOOSE_HUT, seat, [region_to_settle])
    return seat << 8 | region_to_settle << 12 | (1 << 24 if red_may_follow else 0) | CHOOSE_HUT


def region_to_settle(packed: i64) -> int:
    """The region."""
    return packed >> A & FIELD_MASK


def red_may_follow(packed: i64) -> bool:
    """Whether the red god may be asked afterwards."""
    return (packed >> B & FIELD_MASK) != 0


def red_god(seat: i64, region_entered: i64) -> int:
    """The seat may score the fish of the region it entered."""
    if region_entered >> 12 | seat >> 4:
        raise too_large(RED_GOD, seat, [region_entered])
    return seat << 8 | region_entered << 12 | RED_GOD


def region_entered(packed: i64) -> int:
    """The region, of ``red_god`` and of ``score_fish``."""
    return packed >> A & FIELD_MASK


def score_fish(seat: i64, region_entered: i64) -> int:
    """The seat scores that fish."""
    if region_entered >> 12 | seat >> 4:
        raise too_large(SCORE_FISH, seat, [region_entered])
    return seat << 8 | region_entered << 12 | SCORE_FISH


def choose_slot(seat: i64, tile_taken: i64) -> int:
    """The seat lays a person tile on a slot."""
    if tile_taken >> 12 | seat >> 4:
        raise too_large(CHOOSE_SLOT, seat, [tile_taken])
    return seat << 8 | tile_taken << 12 | CHOOSE_SLOT


def tile_taken(packed: i64) -> int:
    """The tile."""
    return packed >> A & FIELD_MASK


def god_card(seat: i64, cards_left: i64) -> int:
    """The seat takes god cards, one after the other."""
    if cards_left >> 12 | seat >> 4:
        raise too_large(GOD_CARD, seat, [cards_left])
    return seat << 8 | cards_left << 12 | GOD_CARD


def cards_left(packed: i64) -> int:
    """How many it may still take."""
    return packed >> A & FIELD_MASK


def build_on(seat: i64, building_value: i64) -> int:
    """The seat chooses where a building tile lies."""
    if building_value >> 12 | seat >> 4:
        raise too_large(BUILD_ON, seat, [building_value])
    return seat << 8 | building_value << 12 | BUILD_ON


def building_value(packed: i64) -> int:
    """The value of the tile."""
    return packed >> A & FIELD_MASK


def fire_bonus(seat: i64, halves_left: i64) -> int:
    """The seat gains the halves (a mask) of a fire bonus."""
    if halves_left >> 12 | seat >> 4:
        raise too_large(FIRE_BONUS, seat, [halves_left])
    return seat << 8 | halves_left << 12 | FIRE_BONUS


def halves_left(packed: i64) -> int:
    """The halves still open."""
    return packed >> A & FIELD_MASK


def pay_god(seat: i64, god_to_pay: i64, played_for: i64 = 0) -> int:
    """The seat pays for a god; ``played_for`` says what must work afterwards (rules/gods.py)."""
    if (god_to_pay | played_for) >> 12 | seat >> 4:
        raise too_large(PAY_GOD, seat, [god_to_pay, played_for])
    return seat << 8 | god_to_pay << 12 | played_for << 24 | PAY_GOD


def god_to_pay(packed: i64) -> int:
    """The god."""
    return packed >> A & FIELD_MASK


def played_for(packed: i64) -> int:
    """Nothing, THEN_WHITE, or THEN_TASK + task."""
    return packed >> B & FIELD_MASK


def phase_b_turns() -> int:
    """Everybody uses his people; the kernel counts the turns."""
    return PHASE_B_TURNS


def use_people(seat: i64, men_used: i64 = 0, women_used: i64 = 0, people_done: i64 = 0) -> int:
    """The seat uses its people: the types of each sex it has used (masks), and what is done."""
    if (men_used | women_used | people_done) >> 12 | seat >> 4:
        raise too_large(USE_PEOPLE, seat, [men_used, women_used, people_done])
    return seat << 8 | men_used << 12 | women_used << 24 | people_done << 36 | USE_PEOPLE


def men_used(packed: i64) -> int:
    """The types of men used, a mask."""
    return packed >> A & FIELD_MASK


def women_used(packed: i64) -> int:
    """The types of women used, a mask."""
    return packed >> B & FIELD_MASK


def people_done(packed: i64) -> int:
    """What is done: a mask of rules/people.py."""
    return packed >> C & FIELD_MASK


def activate(seat: i64, sex_activated: i64, type_activated: i64, is_doubled: bool) -> int:
    """All people of one sex and type act."""
    if (sex_activated | type_activated) >> 12 | seat >> 4:
        raise too_large(ACTIVATE, seat, [sex_activated, type_activated])
    return seat << 8 | sex_activated << 12 | type_activated << 24 | (1 << 36 if is_doubled else 0) | ACTIVATE


def sex_activated(packed: i64) -> int:
    """Their sex."""
    return packed >> A & FIELD_MASK


def type_activated(packed: i64) -> int:
    """Their type."""
    return packed >> B & FIELD_MASK


def is_doubled(packed: i64) -> bool:
    """Whether the green god doubles them."""
    return (packed >> C & FIELD_MASK) != 0


def combine(seat: i64, tiles_to_combine: i64, combine_doubled: bool, sex_combined: i64) -> int:
    """The seat says how many of its equal status tiles act together."""
    if (tiles_to_combine | sex_combined) >> 12 | seat >> 4:
        raise too_large(COMBINE, seat, [tiles_to_combine, sex_combined])
    return seat << 8 | tiles_to_combine << 12 | (1 << 24 if combine_doubled else 0) | sex_combined << 36 | COMBINE


def tiles_to_combine(packed: i64) -> int:
    """How many there are."""
    return packed >> A & FIELD_MASK


def combine_doubled(packed: i64) -> bool:
    """Whether green doubles them."""
    return (packed >> B & FIELD_MASK) != 0


def sex_combined(packed: i64) -> int:
    """Whose they are."""
    return packed >> C & FIELD_MASK


def move_huts(seat: i64, huts_left: i64) -> int:
    """The seat may move huts to slot 12."""
    if huts_left >> 12 | seat >> 4:
        raise too_large(MOVE_HUTS, seat, [huts_left])
    return seat << 8 | huts_left << 12 | MOVE_HUTS


def huts_left(packed: i64) -> int:
    """How many may still move."""
    return packed >> A & FIELD_MASK


def score_status() -> int:
    """The status track is scored."""
    return SCORE_STATUS


def score_temple() -> int:
    """The temple is scored."""
    return SCORE_TEMPLE


def jewelry_turns() -> int:
    """Everybody may buy jewelry; the kernel counts the turns."""
    return JEWELRY_TURNS


def buy_jewelry(seat: i64) -> int:
    """The seat may buy jewelry."""
    if seat >> 4:
        raise too_large(BUY_JEWELRY, seat, [])
    return seat << 8 | BUY_JEWELRY


def task_turns() -> int:
    """Everybody deals with a task; the kernel counts the turns."""
    return TASK_TURNS


def task(seat: i64, is_final: bool = False) -> int:
    """The seat deals with one of its tasks."""
    if seat >> 4:
        raise too_large(TASK, seat, [])
    return seat << 8 | (1 << 12 if is_final else 0) | TASK


def is_final(packed: i64) -> bool:
    """Whether it is one of the last three."""
    return (packed >> A & FIELD_MASK) != 0


def complete_task(seat: i64, task_completed: i64, with_yellow: bool = False) -> int:
    """The seat completes a task, perhaps with the yellow god."""
    if task_completed >> 12 | seat >> 4:
        raise too_large(COMPLETE_TASK, seat, [task_completed])
    return seat << 8 | task_completed << 12 | (1 << 24 if with_yellow else 0) | COMPLETE_TASK


def task_completed(packed: i64) -> int:
    """The task."""
    return packed >> A & FIELD_MASK


def with_yellow(packed: i64) -> bool:
    """Whether yellow helped."""
    return (packed >> B & FIELD_MASK) != 0


def new_task_turns() -> int:
    """Everybody takes a new task; the kernel counts the turns."""
    return NEW_TASK_TURNS


def new_task(seat: i64) -> int:
    """The seat takes a new task."""
    if seat >> 4:
        raise too_large(NEW_TASK, seat, [])
    return seat << 8 | NEW_TASK


def end_round() -> int:
    """The round is over."""
    return END_ROUND


def final_tasks() -> int:
    """Everybody deals with his last tasks; the kernel counts the turns."""
    return FINAL_TASKS
