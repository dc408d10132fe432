"""The agenda of Bora Bora: the kinds of its steps, and how their frames are made and read.

A number stands for its kind in every stored game: it never changes, and new kinds are added at the end. Constant, class
and decision carry one name.
"""

from __future__ import annotations

from typing import Final

from tatami.core.agenda import FIELD_MASK, A, B, C, a_of, frame, kind_of, seat_of

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


# ---- BB-3: the start ----


def start_hut(seat: int) -> int:
    """The seat settles its first region."""
    return frame(START_HUT, seat)


def begin() -> int:
    """The first round begins."""
    return frame(BEGIN, 0)


# ---- BB-2: the player board ----


def put_material(seat: int, material: int) -> int:
    """The seat puts a material on a space."""
    return frame(PUT_MATERIAL, seat, material)


def material_to_put(packed: int) -> int:
    """Its kind."""
    return packed >> A & FIELD_MASK


def choose_material(seat: int, materials: int) -> int:
    """The seat chooses materials, one after the other."""
    return frame(CHOOSE_MATERIAL, seat, materials)


def materials_left(packed: int) -> int:
    """How many it may still choose."""
    return packed >> A & FIELD_MASK


# ---- BB-5: dice ----


def circuit() -> int:
    """Everybody places his dice; the kernel counts the turns."""
    return frame(CIRCUIT, 0)


def choose_die(seat: int) -> int:
    """The seat chooses one of its dice."""
    return frame(CHOOSE_DIE, seat)


def place_die(seat: int, value: int) -> int:
    """The seat places the die it chose."""
    return frame(PLACE_DIE, seat, value)


def die_value(packed: int) -> int:
    """Its natural value."""
    return packed >> A & FIELD_MASK


# ---- Actions with a value, of a die or of people: what, the value, and whether the white god may still be played ----


def expand(seat: int, path: int, value: int, white: bool = False) -> int:
    """BB-6: the seat expands over land or water."""
    return frame(EXPAND, seat, path, value, white)


def path_taken(packed: int) -> int:
    """LAND or WATER."""
    return packed >> A & FIELD_MASK


def take_person(seat: int, sex: int, value: int, white: bool = False) -> int:
    """BB-7: the seat takes a man or a woman."""
    return frame(TAKE_PERSON, seat, sex, value, white)


def sex_to_take(packed: int) -> int:
    """MAN or WOMAN."""
    return packed >> A & FIELD_MASK


def helper(seat: int, points: int, white: bool = False) -> int:
    """BB-8: the seat spends the points of the helper; they are the value."""
    return frame(HELPER, seat, 0, points, white)


def priest(seat: int, value: int, white: bool = False) -> int:
    """BB-9: the seat sends a priest to the temple."""
    return frame(PRIEST, seat, 0, value, white)


def build(seat: int, value: int, white: bool = False) -> int:
    """BB-10: the seat builds."""
    return frame(BUILD, seat, 0, value, white)


def action_value(packed: int) -> int:
    """The value of such an action: a die, the strength of people, or the points left."""
    return packed >> B & FIELD_MASK


def white_open(packed: int) -> bool:
    """Whether the white god may still be played for it."""
    return (packed >> C & FIELD_MASK) != 0


def raised(packed: int, value: int) -> int:
    """The same action with the value that the white god gives it."""
    return frame(kind_of(packed), seat_of(packed), a_of(packed), value)


def choose_hut(seat: int, region: int, red: bool) -> int:
    """The seat sends a hut to a region; ``red`` if the god may follow."""
    return frame(CHOOSE_HUT, seat, region, red)


def region_to_settle(packed: int) -> int:
    """The region."""
    return packed >> A & FIELD_MASK


def red_may_follow(packed: int) -> bool:
    """Whether the red god may be asked afterwards."""
    return (packed >> B & FIELD_MASK) != 0


def red_god(seat: int, region: int) -> int:
    """The seat may score the fish of the region it entered."""
    return frame(RED_GOD, seat, region)


def score_fish(seat: int, region: int) -> int:
    """The seat scores that fish."""
    return frame(SCORE_FISH, seat, region)


def region_entered(packed: int) -> int:
    """The region, of ``red_god`` and of ``score_fish``."""
    return packed >> A & FIELD_MASK


def choose_slot(seat: int, tile: int) -> int:
    """The seat lays a person tile on a slot."""
    return frame(CHOOSE_SLOT, seat, tile)


def tile_taken(packed: int) -> int:
    """The tile."""
    return packed >> A & FIELD_MASK


def god_card(seat: int, cards: int) -> int:
    """The seat takes god cards, one after the other."""
    return frame(GOD_CARD, seat, cards)


def cards_left(packed: int) -> int:
    """How many it may still take."""
    return packed >> A & FIELD_MASK


def build_on(seat: int, value: int) -> int:
    """The seat chooses where a building tile lies."""
    return frame(BUILD_ON, seat, value)


def building_value(packed: int) -> int:
    """The value of the tile."""
    return packed >> A & FIELD_MASK


def fire_bonus(seat: int, halves: int) -> int:
    """The seat gains the halves (a mask) of a fire bonus."""
    return frame(FIRE_BONUS, seat, halves)


def halves_left(packed: int) -> int:
    """The halves still open."""
    return packed >> A & FIELD_MASK


# ---- BB-13: gods ----


def pay_god(seat: int, god: int, then: int = 0) -> int:
    """The seat pays for a god; ``then`` says what must work afterwards (rules/gods.py)."""
    return frame(PAY_GOD, seat, god, then)


def god_to_pay(packed: int) -> int:
    """The god."""
    return packed >> A & FIELD_MASK


def played_for(packed: int) -> int:
    """Nothing, THEN_WHITE, or THEN_TASK + task."""
    return packed >> B & FIELD_MASK


# ---- BB-14: phase B ----


def phase_b_turns() -> int:
    """Everybody uses his people; the kernel counts the turns."""
    return frame(PHASE_B_TURNS, 0)


def use_people(seat: int, men: int = 0, women: int = 0, done: int = 0) -> int:
    """The seat uses its people: the types of each sex it has used (masks), and what is done."""
    return frame(USE_PEOPLE, seat, men, women, done)


def men_used(packed: int) -> int:
    """The types of men used, a mask."""
    return packed >> A & FIELD_MASK


def women_used(packed: int) -> int:
    """The types of women used, a mask."""
    return packed >> B & FIELD_MASK


def people_done(packed: int) -> int:
    """What is done: a mask of rules/people.py."""
    return packed >> C & FIELD_MASK


def activate(seat: int, sex: int, kind: int, doubled: bool) -> int:
    """All people of one sex and type act."""
    return frame(ACTIVATE, seat, sex, kind, doubled)


def sex_activated(packed: int) -> int:
    """Their sex."""
    return packed >> A & FIELD_MASK


def type_activated(packed: int) -> int:
    """Their type."""
    return packed >> B & FIELD_MASK


def is_doubled(packed: int) -> bool:
    """Whether the green god doubles them."""
    return (packed >> C & FIELD_MASK) != 0


def move_huts(seat: int, huts: int) -> int:
    """The seat may move huts to slot 12."""
    return frame(MOVE_HUTS, seat, huts)


def huts_left(packed: int) -> int:
    """How many may still move."""
    return packed >> A & FIELD_MASK


# ---- BB-15 and BB-16: phase C and the end ----


def score_status() -> int:
    """The status track is scored."""
    return frame(SCORE_STATUS, 0)


def score_temple() -> int:
    """The temple is scored."""
    return frame(SCORE_TEMPLE, 0)


def jewelry_turns() -> int:
    """Everybody may buy jewelry; the kernel counts the turns."""
    return frame(JEWELRY_TURNS, 0)


def buy_jewelry(seat: int) -> int:
    """The seat may buy jewelry."""
    return frame(BUY_JEWELRY, seat)


def task_turns() -> int:
    """Everybody deals with a task; the kernel counts the turns."""
    return frame(TASK_TURNS, 0)


def task(seat: int, final: bool = False) -> int:
    """The seat deals with one of its tasks."""
    return frame(TASK, seat, final)


def is_final(packed: int) -> bool:
    """Whether it is one of the last three."""
    return (packed >> A & FIELD_MASK) != 0


def complete_task(seat: int, task: int, yellow: bool = False) -> int:
    """The seat completes a task, perhaps with the yellow god."""
    return frame(COMPLETE_TASK, seat, task, yellow)


def task_completed(packed: int) -> int:
    """The task."""
    return packed >> A & FIELD_MASK


def with_yellow(packed: int) -> bool:
    """Whether yellow helped."""
    return (packed >> B & FIELD_MASK) != 0


def new_task_turns() -> int:
    """Everybody takes a new task; the kernel counts the turns."""
    return frame(NEW_TASK_TURNS, 0)


def new_task(seat: int) -> int:
    """The seat takes a new task."""
    return frame(NEW_TASK, seat)


def end_round() -> int:
    """The round is over."""
    return frame(END_ROUND, 0)


def final_tasks() -> int:
    """Everybody deals with his last tasks; the kernel counts the turns."""
    return frame(FINAL_TASKS, 0)
