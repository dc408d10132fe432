"""The kinds of steps of White Castle, and how their frames are made and read.

Made by ``make generate``. Change steps.py, not this file.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tatami.core.agenda import FIELD_MASK, A, B, C, frame, seat_frame

if TYPE_CHECKING:
    from mypy_extensions import i64  # an int that the compiler keeps in a register

DRAFT_PAIR: Final = 8
CHOOSE_ANY: Final = 9
CYCLE: Final = 10
TAKE_DIE: Final = 11
PLACE_DIE: Final = 12
LANTERN_REWARD: Final = 13
USE_ACTION_IN_ROOM: Final = 14
OUTSIDE_CHOICE: Final = 15
WELL_REWARD: Final = 16
RESOLVE_ROW: Final = 17
USE_ACTION_OF_CARD: Final = 18
DOMAIN_ROW: Final = 19
WARRIOR_TARGET: Final = 20
USE_ACTION_OF_YARD: Final = 21
GARDENER_TARGET: Final = 22
COURTIER_ACTION: Final = 23
ARRIVE: Final = 24
LIGHT_PICK_ON_ARRIVAL: Final = 25
REFILL: Final = 26
DAIMYO_SLOT: Final = 27
TILE_PICK: Final = 28
LIGHT_PICK_ANYWHERE: Final = 29
DIVIDER_PAY: Final = 30
EXCHANGE_SURPLUS: Final = 31
END_ROUND: Final = 32
GARDEN_ACTIVATE: Final = 33
NEXT_ROUND: Final = 34
FINAL_EXCHANGE: Final = 35
OPPONENT_TURN: Final = 36
OPPONENT_ACTION: Final = 37
RETURN_CARDS: Final = 38
OPPONENT_GARDENS: Final = 39
SOLO_TIE_GARDEN: Final = 40
SOLO_TIE_COURTIER: Final = 41
SOLO_TIE_ROOM: Final = 42


def draft_pair(clan: i64) -> int:
    """The clan takes a starting pair."""
    return seat_frame(DRAFT_PAIR, clan)


def cycle(taken: i64 = 0) -> int:
    """All turns of a round, so many of them taken; the kernel counts them."""
    return frame(CYCLE, 0, taken)


def take_die(clan: i64) -> int:
    """The clan takes a die off a bridge."""
    return seat_frame(TAKE_DIE, clan)


def place_die(clan: i64, die_colour: i64, die_value: i64, from_left: bool) -> int:
    """The clan places the die in its hand, taken from the left end or the right."""
    return frame(PLACE_DIE, clan, die_colour, die_value, from_left)


def die_colour(packed: i64) -> int:
    """The colour of the die in hand."""
    return packed >> A & FIELD_MASK


def die_value(packed: i64) -> int:
    """Its value."""
    return packed >> B & FIELD_MASK


def from_left(packed: i64) -> bool:
    """Whether it came from the left end, which brings the lantern reward."""
    return (packed >> C & FIELD_MASK) != 0


def lantern_reward(clan: i64) -> int:
    """The clan gains its lantern reward."""
    return seat_frame(LANTERN_REWARD, clan)


def use_action_in_room(clan: i64, room_card: i64, boxes_left: i64, room_of_boxes: i64) -> int:
    """The clan may use the boxes (a mask) of the card that lay in a room."""
    return frame(USE_ACTION_IN_ROOM, clan, room_card, boxes_left, room_of_boxes)


def room_card(packed: i64) -> int:
    """The card whose boxes are used."""
    return packed >> A & FIELD_MASK


def boxes_left(packed: i64) -> int:
    """The boxes not used yet, a mask."""
    return packed >> B & FIELD_MASK


def room_of_boxes(packed: i64) -> int:
    """The room of the boxes."""
    return packed >> C & FIELD_MASK


def outside_choice(clan: i64, outside_space: i64) -> int:
    """The clan chooses a worker action beside a space outside the walls."""
    return frame(OUTSIDE_CHOICE, clan, outside_space)


def outside_space(packed: i64) -> int:
    """The space outside the walls."""
    return packed >> A & FIELD_MASK


def well_reward(clan: i64) -> int:
    """The clan gains what the Well gives."""
    return seat_frame(WELL_REWARD, clan)


def resolve_row(clan: i64, row_to_resolve: i64) -> int:
    """The clan gains a row of its domain."""
    return frame(RESOLVE_ROW, clan, row_to_resolve)


def row_to_resolve(packed: i64) -> int:
    """The row."""
    return packed >> A & FIELD_MASK


def use_action_of_card(clan: i64, row_of_card: i64) -> int:
    """The clan may use its current card beside a row."""
    return frame(USE_ACTION_OF_CARD, clan, row_of_card)


def row_of_card(packed: i64) -> int:
    """The row the card lies beside."""
    return packed >> A & FIELD_MASK


def domain_row(clan: i64) -> int:
    """The clan chooses a row of its domain."""
    return seat_frame(DOMAIN_ROW, clan)


def warrior_target(clan: i64) -> int:
    """The clan may send a warrior to a yard."""
    return seat_frame(WARRIOR_TARGET, clan)


def use_action_of_yard(clan: i64, yard_entered: i64, tiles_left: i64) -> int:
    """The clan may use the tiles (a mask) of a yard."""
    return frame(USE_ACTION_OF_YARD, clan, yard_entered, tiles_left)


def yard_entered(packed: i64) -> int:
    """The yard."""
    return packed >> A & FIELD_MASK


def tiles_left(packed: i64) -> int:
    """Its tiles not used yet, a mask."""
    return packed >> B & FIELD_MASK


def gardener_target(clan: i64) -> int:
    """The clan may send a gardener to a garden."""
    return seat_frame(GARDENER_TARGET, clan)


def courtier_action(clan: i64, parts_used: i64 = 0) -> int:
    """The clan may ask for an audience and climb; ``parts_used`` says what it has done of that."""
    return frame(COURTIER_ACTION, clan, parts_used)


def parts_used(packed: i64) -> int:
    """What was done: a mask of rules/courtier.py."""
    return packed >> A & FIELD_MASK


def arrive(clan: i64, room_entered: i64) -> int:
    """A courtier of the clan has climbed into a room."""
    return frame(ARRIVE, clan, room_entered)


def room_entered(packed: i64) -> int:
    """The room."""
    return packed >> A & FIELD_MASK


def light_pick_on_arrival(clan: i64, card_found: i64) -> int:
    """The clan may use a light action of the card it found in the room."""
    return frame(LIGHT_PICK_ON_ARRIVAL, clan, card_found)


def card_found(packed: i64) -> int:
    """The card."""
    return packed >> A & FIELD_MASK


def refill(clan: i64, room_to_refill: i64) -> int:
    """A new card comes into a room."""
    return frame(REFILL, clan, room_to_refill)


def room_to_refill(packed: i64) -> int:
    """The room."""
    return packed >> A & FIELD_MASK


def daimyo_slot(clan: i64) -> int:
    """The clan chooses a slot of the daimyo card."""
    return seat_frame(DAIMYO_SLOT, clan)


def choose_any(clan: i64, units_left: i64) -> int:
    """The clan chooses resources, one unit at a time."""
    return frame(CHOOSE_ANY, clan, units_left)


def units_left(packed: i64) -> int:
    """How many it may still choose."""
    return packed >> A & FIELD_MASK


def exchange_surplus(clan: i64, seals_coming: i64) -> int:
    """The clan may exchange seals before it gains more than it can keep."""
    return frame(EXCHANGE_SURPLUS, clan, seals_coming)


def seals_coming(packed: i64) -> int:
    """The seals about to be gained."""
    return packed >> A & FIELD_MASK


def divider_pay(clan: i64, steps_left: i64) -> int:
    """The clan's marker stands before a divider with steps to go."""
    return frame(DIVIDER_PAY, clan, steps_left)


def steps_left(packed: i64) -> int:
    """How many, the one across the divider included."""
    return packed >> A & FIELD_MASK


def tile_pick(clan: i64, colour_to_pick: i64) -> int:
    """The clan picks a die tile of a colour."""
    return frame(TILE_PICK, clan, colour_to_pick)


def colour_to_pick(packed: i64) -> int:
    """The colour, or ANY_COLOUR."""
    return packed >> A & FIELD_MASK


def light_pick_anywhere(clan: i64) -> int:
    """The clan picks a light box of any room."""
    return seat_frame(LIGHT_PICK_ANYWHERE, clan)


def end_round() -> int:
    """The round is over."""
    return seat_frame(END_ROUND, 0)


def garden_activate(clan: i64, gardens_left: i64, gardens_used: i64 = 0) -> int:
    """The clan may use the gardens (a mask) that are open to it; those it has used already (a mask) are noted."""
    return frame(GARDEN_ACTIVATE, clan, gardens_left, gardens_used)


def gardens_left(packed: i64) -> int:
    """The gardens still to be used, of ``garden_activate`` and of ``opponent_gardens``."""
    return packed >> A & FIELD_MASK


def gardens_used(packed: i64) -> int:
    """The gardens used already in this step."""
    return packed >> B & FIELD_MASK


def next_round() -> int:
    """A new round begins."""
    return seat_frame(NEXT_ROUND, 0)


def final_exchange(clan: i64) -> int:
    """The clan may exchange seals a last time."""
    return seat_frame(FINAL_EXCHANGE, clan)


def opponent_turn(clan: i64) -> int:
    """The opponent's cards decide its turn."""
    return seat_frame(OPPONENT_TURN, clan)


def opponent_action(clan: i64, symbol_shown: i64, amount_shown: i64) -> int:
    """One symbol of the opponent's card."""
    return frame(OPPONENT_ACTION, clan, symbol_shown, amount_shown)


def symbol_shown(packed: i64) -> int:
    """The symbol."""
    return packed >> A & FIELD_MASK


def amount_shown(packed: i64) -> int:
    """The number beside it; what it means depends on the symbol."""
    return packed >> B & FIELD_MASK


def return_cards(clan: i64) -> int:
    """The opponent's cards go back."""
    return seat_frame(RETURN_CARDS, clan)


def opponent_gardens(clan: i64, gardens_left: i64) -> int:
    """The opponent scores its gardens (a mask)."""
    return frame(OPPONENT_GARDENS, clan, gardens_left)


def solo_tie_garden(clan: i64, garden_kind: i64) -> int:
    """The human breaks a tie between gardens of a kind (0 flower, 1 zen, 2 either)."""
    return frame(SOLO_TIE_GARDEN, clan, garden_kind)


def garden_kind(packed: i64) -> int:
    """The kind."""
    return packed >> A & FIELD_MASK


def solo_tie_courtier(clan: i64, floors_to_climb: i64) -> int:
    """The human says which of the opponent's courtiers climbs."""
    return frame(SOLO_TIE_COURTIER, clan, floors_to_climb)


def floors_to_climb(packed: i64) -> int:
    """How far it climbs."""
    return packed >> A & FIELD_MASK


def solo_tie_room(clan: i64, floor_reached: i64, place_left: i64) -> int:
    """The human says into which room of a floor the opponent's courtier climbs."""
    return frame(SOLO_TIE_ROOM, clan, floor_reached, place_left)


def floor_reached(packed: i64) -> int:
    """The floor, 1 or 2."""
    return packed >> A & FIELD_MASK


def place_left(packed: i64) -> int:
    """The place it comes from."""
    return packed >> B & FIELD_MASK
