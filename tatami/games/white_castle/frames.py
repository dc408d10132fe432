"""The kinds of steps of White Castle, and how their frames are made and read.

Made by ``make generate``. Change steps.py, not this file.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tatami.core.agenda import FIELD_MASK, A, B, C, too_large

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
    if clan >> 4:
        raise too_large(DRAFT_PAIR, clan, [])
    return clan << 8 | DRAFT_PAIR


def cycle(taken: i64 = 0) -> int:
    """All turns of a round."""
    if taken >> 12:
        raise too_large(CYCLE, 0, [taken])
    return taken << 12 | CYCLE


def take_die(clan: i64) -> int:
    """The clan takes a die off a bridge."""
    if clan >> 4:
        raise too_large(TAKE_DIE, clan, [])
    return clan << 8 | TAKE_DIE


def place_die(clan: i64, die_colour: i64, die_value: i64, from_left: bool) -> int:
    """The clan places the die in its hand."""
    if (die_colour | die_value) >> 12 | clan >> 4:
        raise too_large(PLACE_DIE, clan, [die_colour, die_value])
    return clan << 8 | die_colour << 12 | die_value << 24 | (1 << 36 if from_left else 0) | PLACE_DIE


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
    if clan >> 4:
        raise too_large(LANTERN_REWARD, clan, [])
    return clan << 8 | LANTERN_REWARD


def use_action_in_room(clan: i64, room_card: i64, boxes_left: i64, room_of_boxes: i64) -> int:
    """The clan may use the boxes (a mask) of the card that lay in a room."""
    if (room_card | boxes_left | room_of_boxes) >> 12 | clan >> 4:
        raise too_large(USE_ACTION_IN_ROOM, clan, [room_card, boxes_left, room_of_boxes])
    return clan << 8 | room_card << 12 | boxes_left << 24 | room_of_boxes << 36 | USE_ACTION_IN_ROOM


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
    """The clan chooses one of two worker actions."""
    if outside_space >> 12 | clan >> 4:
        raise too_large(OUTSIDE_CHOICE, clan, [outside_space])
    return clan << 8 | outside_space << 12 | OUTSIDE_CHOICE


def outside_space(packed: i64) -> int:
    """The space beside them."""
    return packed >> A & FIELD_MASK


def well_reward(clan: i64) -> int:
    """The clan gains what the Well gives."""
    if clan >> 4:
        raise too_large(WELL_REWARD, clan, [])
    return clan << 8 | WELL_REWARD


def resolve_row(clan: i64, row_to_resolve: i64) -> int:
    """The clan gains a row of its domain."""
    if row_to_resolve >> 12 | clan >> 4:
        raise too_large(RESOLVE_ROW, clan, [row_to_resolve])
    return clan << 8 | row_to_resolve << 12 | RESOLVE_ROW


def row_to_resolve(packed: i64) -> int:
    """The row."""
    return packed >> A & FIELD_MASK


def use_action_of_card(clan: i64, row_of_card: i64) -> int:
    """The clan may use its card beside a row."""
    if row_of_card >> 12 | clan >> 4:
        raise too_large(USE_ACTION_OF_CARD, clan, [row_of_card])
    return clan << 8 | row_of_card << 12 | USE_ACTION_OF_CARD


def row_of_card(packed: i64) -> int:
    """The row."""
    return packed >> A & FIELD_MASK


def domain_row(clan: i64) -> int:
    """The clan chooses a row of its domain."""
    if clan >> 4:
        raise too_large(DOMAIN_ROW, clan, [])
    return clan << 8 | DOMAIN_ROW


def warrior_target(clan: i64) -> int:
    """The clan may send a warrior to a yard."""
    if clan >> 4:
        raise too_large(WARRIOR_TARGET, clan, [])
    return clan << 8 | WARRIOR_TARGET


def use_action_of_yard(clan: i64, yard_entered: i64, tiles_left: i64) -> int:
    """The clan may use the tiles (a mask) of a yard."""
    if (yard_entered | tiles_left) >> 12 | clan >> 4:
        raise too_large(USE_ACTION_OF_YARD, clan, [yard_entered, tiles_left])
    return clan << 8 | yard_entered << 12 | tiles_left << 24 | USE_ACTION_OF_YARD


def yard_entered(packed: i64) -> int:
    """The yard."""
    return packed >> A & FIELD_MASK


def tiles_left(packed: i64) -> int:
    """Its tiles not used yet, a mask."""
    return packed >> B & FIELD_MASK


def gardener_target(clan: i64) -> int:
    """The clan may send a gardener to a garden."""
    if clan >> 4:
        raise too_large(GARDENER_TARGET, clan, [])
    return clan << 8 | GARDENER_TARGET


def courtier_action(clan: i64, parts_used: i64 = 0) -> int:
    """The clan may ask for an audience and climb; ``parts_used`` says what it has done of that."""
    if parts_used >> 12 | clan >> 4:
        raise too_large(COURTIER_ACTION, clan, [parts_used])
    return clan << 8 | parts_used << 12 | COURTIER_ACTION


def parts_used(packed: i64) -> int:
    """What was done: a mask of rules/courtier.py."""
    return packed >> A & FIELD_MASK


def arrive(clan: i64, room_entered: i64) -> int:
    """A courtier of the clan has climbed into a room."""
    if room_entered >> 12 | clan >> 4:
        raise too_large(ARRIVE, clan, [room_entered])
    return clan << 8 | room_entered << 12 | ARRIVE


def room_entered(packed: i64) -> int:
    """The room."""
    return packed >> A & FIELD_MASK


def light_pick_on_arrival(clan: i64, card_found: i64) -> int:
    """The clan may use a light action of a card."""
    if card_found >> 12 | clan >> 4:
        raise too_large(LIGHT_PICK_ON_ARRIVAL, clan, [card_found])
    return clan << 8 | card_found << 12 | LIGHT_PICK_ON_ARRIVAL


def card_found(packed: i64) -> int:
    """The room's card."""
    return packed >> A & FIELD_MASK


def refill(clan: i64, room_to_refill: i64) -> int:
    """A new card comes into a room."""
    if room_to_refill >> 12 | clan >> 4:
        raise too_large(REFILL, clan, [room_to_refill])
    return clan << 8 | room_to_refill << 12 | REFILL


def room_to_refill(packed: i64) -> int:
    """The room."""
    return packed >> A & FIELD_MASK


def daimyo_slot(clan: i64) -> int:
    """The clan chooses a slot of the daimyo card."""
    if clan >> 4:
        raise too_large(DAIMYO_SLOT, clan, [])
    return clan << 8 | DAIMYO_SLOT


def choose_any(clan: i64, units_left: i64) -> int:
    """The clan chooses resources, one unit at a time."""
    if units_left >> 12 | clan >> 4:
        raise too_large(CHOOSE_ANY, clan, [units_left])
    return clan << 8 | units_left << 12 | CHOOSE_ANY


def units_left(packed: i64) -> int:
    """How many are left."""
    return packed >> A & FIELD_MASK


def exchange_surplus(clan: i64, seals_coming: i64) -> int:
    """The clan is about to gain too many seals."""
    if seals_coming >> 12 | clan >> 4:
        raise too_large(EXCHANGE_SURPLUS, clan, [seals_coming])
    return clan << 8 | seals_coming << 12 | EXCHANGE_SURPLUS


def seals_coming(packed: i64) -> int:
    """How many it gains."""
    return packed >> A & FIELD_MASK


def divider_pay(clan: i64, steps_left: i64) -> int:
    """The clan's marker stands before a divider with steps to go."""
    if steps_left >> 12 | clan >> 4:
        raise too_large(DIVIDER_PAY, clan, [steps_left])
    return clan << 8 | steps_left << 12 | DIVIDER_PAY


def steps_left(packed: i64) -> int:
    """How many, the one across the divider included."""
    return packed >> A & FIELD_MASK


def tile_pick(clan: i64, colour_to_pick: i64) -> int:
    """The clan picks a die tile of a colour."""
    if colour_to_pick >> 12 | clan >> 4:
        raise too_large(TILE_PICK, clan, [colour_to_pick])
    return clan << 8 | colour_to_pick << 12 | TILE_PICK


def colour_to_pick(packed: i64) -> int:
    """The colour, or ANY_COLOUR."""
    return packed >> A & FIELD_MASK


def light_pick_anywhere(clan: i64) -> int:
    """The clan picks a light box of any room."""
    if clan >> 4:
        raise too_large(LIGHT_PICK_ANYWHERE, clan, [])
    return clan << 8 | LIGHT_PICK_ANYWHERE


def end_round() -> int:
    """The round is over."""
    return END_ROUND


def garden_activate(clan: i64, gardens_left: i64, gardens_used: i64 = 0) -> int:
    """The clan may use the gardens (a mask) that are open to it; those it has used already (a mask) are noted."""
    if (gardens_left | gardens_used) >> 12 | clan >> 4:
        raise too_large(GARDEN_ACTIVATE, clan, [gardens_left, gardens_used])
    return clan << 8 | gardens_left << 12 | gardens_used << 24 | GARDEN_ACTIVATE


def gardens_left(packed: i64) -> int:
    """The gardens still to be used, of ``garden_activate`` and of ``opponent_gardens``."""
    return packed >> A & FIELD_MASK


def gardens_used(packed: i64) -> int:
    """The gardens used already in this step."""
    return packed >> B & FIELD_MASK


def next_round() -> int:
    """A new round begins."""
    return NEXT_ROUND


def final_exchange(clan: i64) -> int:
    """The clan may exchange seals a last time."""
    if clan >> 4:
        raise too_large(FINAL_EXCHANGE, clan, [])
    return clan << 8 | FINAL_EXCHANGE


def opponent_turn(clan: i64) -> int:
    """The opponent's cards decide its turn."""
    if clan >> 4:
        raise too_large(OPPONENT_TURN, clan, [])
    return clan << 8 | OPPONENT_TURN


def opponent_action(clan: i64, symbol_shown: i64, amount_shown: i64) -> int:
    """One symbol of the opponent's card."""
    if (symbol_shown | amount_shown) >> 12 | clan >> 4:
        raise too_large(OPPONENT_ACTION, clan, [symbol_shown, amount_shown])
    return clan << 8 | symbol_shown << 12 | amount_shown << 24 | OPPONENT_ACTION


def symbol_shown(packed: i64) -> int:
    """The symbol."""
    return packed >> A & FIELD_MASK


def amount_shown(packed: i64) -> int:
    """The number beside it; what it means depends on the symbol."""
    return packed >> B & FIELD_MASK


def return_cards(clan: i64) -> int:
    """The opponent's cards go back."""
    if clan >> 4:
        raise too_large(RETURN_CARDS, clan, [])
    return clan << 8 | RETURN_CARDS


def opponent_gardens(clan: i64, gardens_left: i64) -> int:
    """The opponent scores its gardens (a mask)."""
    if gardens_left >> 12 | clan >> 4:
        raise too_large(OPPONENT_GARDENS, clan, [gardens_left])
    return clan << 8 | gardens_left << 12 | OPPONENT_GARDENS


def solo_tie_garden(clan: i64, garden_kind: i64) -> int:
    """The human breaks a tie of gardens."""
    if garden_kind >> 12 | clan >> 4:
        raise too_large(SOLO_TIE_GARDEN, clan, [garden_kind])
    return clan << 8 | garden_kind << 12 | SOLO_TIE_GARDEN


def garden_kind(packed: i64) -> int:
    """0 flower, 1 zen, 2 either."""
    return packed >> A & FIELD_MASK


def solo_tie_courtier(clan: i64, floors_to_climb: i64) -> int:
    """The human says which courtier of the opponent climbs."""
    if floors_to_climb >> 12 | clan >> 4:
        raise too_large(SOLO_TIE_COURTIER, clan, [floors_to_climb])
    return clan << 8 | floors_to_climb << 12 | SOLO_TIE_COURTIER


def floors_to_climb(packed: i64) -> int:
    """How far."""
    return packed >> A & FIELD_MASK


def solo_tie_room(clan: i64, floor_reached: i64, place_left: i64) -> int:
    """The human says into which room of a floor the opponent's courtier climbs."""
    if (floor_reached | place_left) >> 12 | clan >> 4:
        raise too_large(SOLO_TIE_ROOM, clan, [floor_reached, place_left])
    return clan << 8 | floor_reached << 12 | place_left << 24 | SOLO_TIE_ROOM


def floor_reached(packed: i64) -> int:
    """The floor, 1 or 2."""
    return packed >> A & FIELD_MASK


def place_left(packed: i64) -> int:
    """The place it comes from."""
    return packed >> B & FIELD_MASK
