"""The kinds of steps of Bora Bora, and how their frames are made and read.

Made by ``make generate``. Change steps.py, not this file.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tatami.core.agenda import FIELD_MASK, A, B, C, frame, seat_frame

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
    return seat_frame(START_HUT, seat)


def begin() -> int:
    """The first round begins."""
    return seat_frame(BEGIN, 0)


def put_material(seat: i64, material_to_put: i64) -> int:
    """The seat puts a material on a space."""
    return frame(PUT_MATERIAL, seat, material_to_put)


def material_to_put(packed: i64) -> int:
    """Its kind."""
    return packed >> A & FIELD_MASK


def choose_material(seat: i64, materials_left: i64) -> int:
    """The seat chooses materials, one after the other."""
    return frame(CHOOSE_MATERIAL, seat, materials_left)


def materials_left(packed: i64) -> int:
    """How many it may still choose."""
    return packed >> A & FIELD_MASK


def circuit() -> int:
    """Everybody places his dice; the kernel counts the turns."""
    return seat_frame(CIRCUIT, 0)


def choose_die(seat: i64) -> int:
    """The seat chooses one of its dice."""
    return seat_frame(CHOOSE_DIE, seat)


def place_die(seat: i64, die_value: i64) -> int:
    """The seat places the die it chose."""
    return frame(PLACE_DIE, seat, die_value)


def die_value(packed: i64) -> int:
    """Its natural value."""
    return packed >> A & FIELD_MASK


def expand(seat: i64, path_taken: i64, action_value: i64, white_open: bool = False) -> int:
    """BB-6: the seat expands over land or water."""
    return frame(EXPAND, seat, path_taken, action_value, white_open)


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
    return frame(TAKE_PERSON, seat, sex_to_take, action_value, white_open)


def sex_to_take(packed: i64) -> int:
    """MAN or WOMAN."""
    return packed >> A & FIELD_MASK


def helper(seat: i64, action_value: i64, white_open: bool = False) -> int:
    """BB-8: the seat spends the points of the helper; they are the value."""
    return frame(HELPER, seat, 0, action_value, white_open)


def priest(seat: i64, action_value: i64, white_open: bool = False) -> int:
    """BB-9: the seat sends a priest to the temple."""
    return frame(PRIEST, seat, 0, action_value, white_open)


def build(seat: i64, action_value: i64, white_open: bool = False) -> int:
    """BB-10: the seat builds."""
    return frame(BUILD, seat, 0, action_value, white_open)


def choose_hut(seat: i64, region_to_settle: i64, red_may_follow: bool) -> int:
    """The seat sends a hut to a region."""
    return frame(CHOOSE_HUT, seat, region_to_settle, red_may_follow)


def region_to_settle(packed: i64) -> int:
    """The region."""
    return packed >> A & FIELD_MASK


def red_may_follow(packed: i64) -> bool:
    """Whether the red god may be asked afterwards."""
    return (packed >> B & FIELD_MASK) != 0


def red_god(seat: i64, region_entered: i64) -> int:
    """The seat may score the fish of the region it entered."""
    return frame(RED_GOD, seat, region_entered)


def region_entered(packed: i64) -> int:
    """The region, of ``red_god`` and of ``score_fish``."""
    return packed >> A & FIELD_MASK


def score_fish(seat: i64, region_entered: i64) -> int:
    """The seat scores that fish."""
    return frame(SCORE_FISH, seat, region_entered)


def choose_slot(seat: i64, tile_taken: i64) -> int:
    """The seat lays a person tile on a slot."""
    return frame(CHOOSE_SLOT, seat, tile_taken)


def tile_taken(packed: i64) -> int:
    """The tile."""
    return packed >> A & FIELD_MASK


def god_card(seat: i64, cards_left: i64) -> int:
    """The seat takes god cards, one after the other."""
    return frame(GOD_CARD, seat, cards_left)


def cards_left(packed: i64) -> int:
    """How many it may still take."""
    return packed >> A & FIELD_MASK


def build_on(seat: i64, building_value: i64) -> int:
    """The seat chooses where a building tile lies."""
    return frame(BUILD_ON, seat, building_value)


def building_value(packed: i64) -> int:
    """The value of the tile."""
    return packed >> A & FIELD_MASK


def fire_bonus(seat: i64, halves_left: i64) -> int:
    """The seat gains the halves (a mask) of a fire bonus."""
    return frame(FIRE_BONUS, seat, halves_left)


def halves_left(packed: i64) -> int:
    """The halves still open."""
    return packed >> A & FIELD_MASK


def pay_god(seat: i64, god_to_pay: i64, played_for: i64 = 0) -> int:
    """The seat pays for a god; ``played_for`` says what must work afterwards (rules/gods.py)."""
    return frame(PAY_GOD, seat, god_to_pay, played_for)


def god_to_pay(packed: i64) -> int:
    """The god."""
    return packed >> A & FIELD_MASK


def played_for(packed: i64) -> int:
    """Nothing, THEN_WHITE, or THEN_TASK + task."""
    return packed >> B & FIELD_MASK


def phase_b_turns() -> int:
    """Everybody uses his people; the kernel counts the turns."""
    return seat_frame(PHASE_B_TURNS, 0)


def use_people(seat: i64, men_used: i64 = 0, women_used: i64 = 0, people_done: i64 = 0) -> int:
    """The seat uses its people: the types of each sex it has used (masks), and what is done."""
    return frame(USE_PEOPLE, seat, men_used, women_used, people_done)


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
    return frame(ACTIVATE, seat, sex_activated, type_activated, is_doubled)


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
    return frame(COMBINE, seat, tiles_to_combine, combine_doubled, sex_combined)


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
    return frame(MOVE_HUTS, seat, huts_left)


def huts_left(packed: i64) -> int:
    """How many may still move."""
    return packed >> A & FIELD_MASK


def score_status() -> int:
    """The status track is scored."""
    return seat_frame(SCORE_STATUS, 0)


def score_temple() -> int:
    """The temple is scored."""
    return seat_frame(SCORE_TEMPLE, 0)


def jewelry_turns() -> int:
    """Everybody may buy jewelry; the kernel counts the turns."""
    return seat_frame(JEWELRY_TURNS, 0)


def buy_jewelry(seat: i64) -> int:
    """The seat may buy jewelry."""
    return seat_frame(BUY_JEWELRY, seat)


def task_turns() -> int:
    """Everybody deals with a task; the kernel counts the turns."""
    return seat_frame(TASK_TURNS, 0)


def task(seat: i64, is_final: bool = False) -> int:
    """The seat deals with one of its tasks."""
    return frame(TASK, seat, is_final)


def is_final(packed: i64) -> bool:
    """Whether it is one of the last three."""
    return (packed >> A & FIELD_MASK) != 0


def complete_task(seat: i64, task_completed: i64, with_yellow: bool = False) -> int:
    """The seat completes a task, perhaps with the yellow god."""
    return frame(COMPLETE_TASK, seat, task_completed, with_yellow)


def task_completed(packed: i64) -> int:
    """The task."""
    return packed >> A & FIELD_MASK


def with_yellow(packed: i64) -> bool:
    """Whether yellow helped."""
    return (packed >> B & FIELD_MASK) != 0


def new_task_turns() -> int:
    """Everybody takes a new task; the kernel counts the turns."""
    return seat_frame(NEW_TASK_TURNS, 0)


def new_task(seat: i64) -> int:
    """The seat takes a new task."""
    return seat_frame(NEW_TASK, seat)


def end_round() -> int:
    """The round is over."""
    return seat_frame(END_ROUND, 0)


def final_tasks() -> int:
    """Everybody deals with his last tasks; the kernel counts the turns."""
    return seat_frame(FINAL_TASKS, 0)
