"""The terms: what is counted on the table of Bora Bora, and why each is worth something."""

from __future__ import annotations

from typing import Final

from tatami.core.agenda import KIND_MASK, seat_of
from tatami.core.turns import turns_taken
from tatami.games.bora_bora import frames
from tatami.games.bora_bora.kinds import (
    DICE_PER_PLAYER,
    PHASE_A,
    PHASE_B,
    PHASE_SETUP,
    ROUNDS,
)
from tatami.games.bora_bora.state import BoraBoraState

TURNS_A_ROUND: Final = DICE_PER_PLAYER + 1
TURNS: Final = 25
"""A seat has 0 to 24 turns left: three dice and one phase B in each of six rounds."""

TERMS: Final = [
    ("base", "what the remaining turns bring to anybody"),
    ("offering", "each offering up to 3: it pays for gods"),
    ("offering_over_3", "each offering above 3"),
    ("card_blue", "each blue god card: a tile in spite of the lower rule"),
    ("card_white", "each white god card: a die counts as 6"),
    ("card_red", "each red god card: the fish of a new region"),
    ("card_green", "each green god card: people twice, or one group more"),
    ("card_yellow", "each yellow god card: a task with one thing missing"),
    ("cards_over_4", "each god card above 4: there will be no time to play it"),
    ("gods_ready", "each god card with an offering to go with it"),
    ("god_tile", "each god tile, beyond the points it is worth unused"),
    ("shell", "each shell up to 6: it buys jewelry"),
    ("shell_over_6", "each shell above 6: no tile costs more"),
    ("jewelry_now", "the points of the best jewelry the shells buy in this round"),
    ("jewelry_next", "the points of the best jewelry the shells left over buy in the next round"),
    ("jewelry_every_round", "each jewelry tile while none was missed: six bring a bonus"),
    ("material", "each material on a ceremonial space: it can be built over"),
    ("pair_ready", "the points of a building now, if two materials lie side by side"),
    ("second_pair", "the same for a second pair"),
    ("covered_over_6", "each covered ceremonial space above 6: all twelve bring a bonus"),
    ("building", "each building: all six bring a bonus"),
    ("isolated", "each ceremonial space on which no building will fit any more"),
    ("lowest_building", "the value of the lowest building not built yet: lower dice and fewer people build it"),
    ("region", "each region with an own hut: one can go on from there"),
    ("region_over_6", "each region above 6: all twelve bring a bonus"),
    ("fish_held", "the points of fish tiles beside the own building spaces: others may push the hut aside"),
    ("fish_near", "the best fish tile beside a region one path away"),
    ("reach", "each path to a region without an own hut, the more the lower it is"),
    ("men_best", "the best group of men, at rough worth, for every phase B to come"),
    ("women_best", "the best group of women, at rough worth, for every phase B to come"),
    ("groups_rest", "the other groups, at rough worth, for every phase B to come: a choice, and green's extra"),
    ("symbols_men", "each status step on men still up"),
    ("symbols_women", "each shell on women still up"),
    ("person", "each person tile"),
    ("person_over_6", "each person tile above 6: all twelve bring a bonus"),
    ("free_slot", "each free slot up to 2: people need one"),
    ("free_slot_over_2", "each free slot above 2"),
    ("status", "the points of the space on the status track, until it is scored"),
    ("behind", "each rival behind on the status track: turn order"),
    ("later", "each rival later in the present turn order"),
    ("priests_now", "the points the own priests will bring this round"),
    ("priests_later", "the points the own priests would bring in the rounds after it"),
    ("priest_room", "each step an own priest can still be pushed before it drops out"),
    ("temple_lead", "most priests, until the god tile of the round is given out"),
    ("task_1_met", "the nearest open task is fulfilled"),
    ("task_2_met", "the second nearest open task is fulfilled"),
    ("task_3_met", "the third open task is fulfilled"),
    ("task_1_near", "how near the nearest open task is, if it is not fulfilled: 0 out of reach, 1 all but done"),
    ("task_2_near", "how near the second nearest open task is"),
    ("task_3_near", "how near the third open task is"),
    ("task_yellow", "each open task that only the yellow god is needed for, as far as it can be paid"),
    ("tasks_every_round", "each completed task while none was given up: nine bring a bonus"),
    ("dice_pips", "each pip on the dice still to place"),
    ("dice_open", "each tile that each die still to place may be put on by the lower rule"),
    ("dice_stuck", "each die still to place that no tile takes without the blue god"),
]
"""Every term: its name, and why it is worth something."""

TERM_COUNT: Final = 55
BASE: Final = 0
W_OFFERING: Final = 1
W_CARD: Final = 3
W_CARDS_OVER: Final = 8
W_READY: Final = 9
W_GOD_TILE: Final = 10
W_SHELL: Final = 11
W_JEWELRY_NOW: Final = 13
W_JEWELRY_NEXT: Final = 14
W_JEWELRY_ALL: Final = 15
W_MATERIAL: Final = 16
W_PAIR: Final = 17
W_SECOND_PAIR: Final = 18
W_COVERED: Final = 19
W_BUILDING: Final = 20
W_ISOLATED: Final = 21
W_LOWEST: Final = 22
W_REGION: Final = 23
W_FISH_HELD: Final = 25
W_FISH_NEAR: Final = 26
W_REACH: Final = 27
W_BEST: Final = 28
"""Two: men, women."""
W_REST: Final = 30
W_SYMBOLS: Final = 31
"""Two: men, women."""
W_PERSON: Final = 33
W_FREE: Final = 35
W_STATUS: Final = 37
W_BEHIND: Final = 38
W_LATER: Final = 39
W_PRIESTS_NOW: Final = 40
W_PRIESTS_LATER: Final = 41
W_PRIEST_ROOM: Final = 42
W_LEAD: Final = 43
W_MET: Final = 44
W_NEAR: Final = 47
W_YELLOW: Final = 50
W_TASKS_ALL: Final = 51
W_PIPS: Final = 52
W_OPEN: Final = 53
W_STUCK: Final = 54


def dice_left(s: BoraBoraState, seat: int) -> int:
    """The dice a seat has still to place in this round; one taken in hand is no longer counted."""
    left = 0
    for die in range(seat * DICE_PER_PLAYER, seat * DICE_PER_PLAYER + DICE_PER_PLAYER):
        if s.dice[die]:
            left += 1
    if left and s.agenda:
        packed = s.agenda[-1]
        if packed & KIND_MASK == frames.PLACE_DIE and seat_of(packed) == seat:
            left -= 1
    return left


def people_turn_left(s: BoraBoraState, seat: int) -> bool:
    """Whether the seat's phase B of this round has not begun; it begins with the first group used."""
    if s.phase <= PHASE_A:
        return True
    if s.phase != PHASE_B:
        return False
    if s.agenda:
        packed = s.agenda[-1]
        if packed & KIND_MASK == frames.USE_PEOPLE and seat_of(packed) == seat and not frames.people_done(packed):
            return True
    for packed in s.agenda:
        if packed & KIND_MASK == frames.PHASE_B_TURNS:
            return s.order.index(seat) >= turns_taken(packed)
    return False


def turns_left(s: BoraBoraState, seat: int) -> int:
    """The dice and phases B a seat has not begun yet; a turn begins when a die is taken or a group of people used."""
    left = TURNS_A_ROUND * (ROUNDS - s.round)
    if s.phase == PHASE_SETUP:
        return left + TURNS_A_ROUND
    return left + dice_left(s, seat) + (1 if people_turn_left(s, seat) else 0)
