"""The terms: what is counted on the table, and why each is worth something."""

from __future__ import annotations

from typing import Final

from tatami.core.agenda import KIND_MASK, seat_of
from tatami.games.bitoku import frames
from tatami.games.bitoku.kinds import DICE, NONE, SLOTS, UNLOCKED
from tatami.games.bitoku.state import BitokuState

TURNS: Final = 25
"""A side has 0 to 24 cards and dice left to play."""
TURNS_OF_ROUND: Final = 6
"""Three cards and three dice; to cross the river is extra."""

TERMS: Final = [
    ("base", "what the remaining turns bring to any side"),
    ("wood", "each wood: buildings"),
    ("wood_over_2", "each wood above 2"),
    ("jade", "each jade: mitama"),
    ("jade_over_2", "each jade above 2"),
    ("stone", "each stone: buildings"),
    ("stone_over_2", "each stone above 2"),
    ("sake", "each sake: mitama"),
    ("sake_over_2", "each sake above 2"),
    ("guardians_rest", "dice and resources that do not fill a point for the guardians yet"),
    ("amulet", "each point of amulets: it raises a die"),
    ("amulet_over_4", "each point of amulets above 4"),
    ("dice_now", "each die still to be placed in this round: it brings more than a card"),
    ("pips_now", "the value of each die still to be placed in this round"),
    ("pips_later", "the value of all dice, if a round is to come"),
    ("unlocked", "each unlocked die: it can be placed next"),
    ("crossing", "each die that could cross the river now"),
    ("hand", "what the cards do that can still be played in this round, in tenths of a point"),
    ("deck", "what three average cards do in each round to come, in tenths"),
    ("spare_yokai", "each yokai card that can be removed in a winter to come"),
    ("virtue_later", "the virtue of the best cards for the winters to come"),
    ("virtue_hand", "how much better the virtue of a card in hand is than that on the board"),
    ("kodama", "each space a kodama has moved"),
    ("kodama_chase", "what the next place at a lake brings, by the steps to it, in tenths"),
    ("kodama_lead", "each space a leading kodama is ahead, up to two per lake"),
    ("path_ahead", "what bitoku cards to be visited bring, in tenths"),
    ("next_type", "what another type of bitoku cards brings"),
    ("bridge", "each visited bitoku card that a bridge asks for"),
    ("awake", "each awake pilgrim"),
    ("awake_over_3", "each awake pilgrim above 3"),
    ("walking", "each pilgrim on a path of wisdom"),
    ("walked", "each space such a pilgrim has come"),
    ("branch", "the best branch space beside each of them, in tenths"),
    ("beyond", "what a branch farther on brings more, less the movement to it, in tenths"),
    ("shortcut", "each pilgrim on a torii: others can start there"),
    ("rock", "each rock"),
    ("rock_rate", "what one more piece on each rock brings"),
    ("sit", "what the best seat beside a rock brings, if a pilgrim is awake"),
    ("vision_near", "points of each vision that lacks one piece"),
    ("vision_next", "points of each vision that lacks two pieces"),
    ("vision_far", "points of each vision that lacks more"),
    ("dream", "what dream crystals bring in the springs to come and at the end, in tenths"),
    ("memory", "the points of memory crystals"),
    ("wit", "what wit crystals bring with the cards to come, in tenths"),
    ("building", "each building: others pay for its use, and the own dice find it"),
    ("mitama_loose", "each mitama without a dragonfly"),
    ("dragonfly", "what the effects of loose dragonflies are worth, in tenths"),
    ("first", "first in turn order: the points for it are not sure before the end"),
    ("first_next", "first in the next turn order and not in this one; less if it is the other way round"),
]
"""Every term: its name, and why it is worth something."""

TERM_COUNT: Final = 49
BASE: Final = 0
W_RESOURCE: Final = 1
W_REST: Final = 9
W_AMULET: Final = 10
W_DICE_NOW: Final = 12
W_PIPS_NOW: Final = 13
W_PIPS_LATER: Final = 14
W_UNLOCKED: Final = 15
W_CROSSING: Final = 16
W_HAND: Final = 17
W_DECK: Final = 18
W_SPARE: Final = 19
W_VIRTUE_LATER: Final = 20
W_VIRTUE_HAND: Final = 21
W_KODAMA: Final = 22
W_CHASE: Final = 23
W_LEAD: Final = 24
W_PATH_AHEAD: Final = 25
W_NEXT_TYPE: Final = 26
W_BRIDGE: Final = 27
W_AWAKE: Final = 28
W_WALKING: Final = 30
W_WALKED: Final = 31
W_BRANCH: Final = 32
W_BEYOND: Final = 33
W_SHORTCUT: Final = 34
W_ROCK: Final = 35
W_ROCK_RATE: Final = 36
W_SIT: Final = 37
W_VISION: Final = 38
W_DREAM: Final = 41
W_MEMORY: Final = 42
W_WIT: Final = 43
W_BUILDING: Final = 44
W_MITAMA: Final = 45
W_DRAGONFLY: Final = 46
W_FIRST: Final = 47
W_FIRST_NEXT: Final = 48


def in_round(s: BitokuState) -> bool:
    """Whether cards and dice of this round are still played: it is spring or summer."""
    if not s.agenda:
        return False
    return s.agenda[0] & KIND_MASK in (frames.CALL_YOKAI, frames.SPRING_HARVEST, frames.SUMMER)


def turns_left(s: BitokuState, side: int) -> int:
    """The cards and dice a side has still to play; in the last summer at least one until it has passed.

    A card or die counts as played when its owner has said so, before it is put anywhere. The tengu plays no cards but
    takes a turn to unlock each die.
    """
    left = TURNS_OF_ROUND * (s.content.rounds - s.round)
    if not in_round(s) or (s.passed[side] and s.agenda[0] & KIND_MASK == frames.SUMMER):
        return left
    here = 0
    for slot in range(DICE):
        place = s.die_places[side * DICE + slot]
        if place <= UNLOCKED:
            here += 1 if side < s.seats else 2 - place
    if side < s.seats:
        for slot in range(len(SLOTS)):
            if s.cards[side * len(SLOTS) + slot] == NONE:
                here += 1
        top = s.agenda[-1]
        if seat_of(top) == side and top & KIND_MASK in (frames.CHOOSE_CARD, frames.PLACE_DIE):
            here -= 1
    return left + here if left or here else 1
