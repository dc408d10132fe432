"""The kinds of steps of Bitoku, and how their frames are made and read.

Made by ``make generate``. Change steps.py, not this file.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tatami.core.agenda import FIELD_MASK, A, B, too_large

if TYPE_CHECKING:
    from mypy_extensions import i64  # an int that the compiler keeps in a register

CALL_YOKAI: Final = 8
DISCARD: Final = 9
SPRING_HARVEST: Final = 10
HARVEST: Final = 11
SUMMER: Final = 12
BASIC_ACTION: Final = 13
CHOOSE_CARD: Final = 14
RESOLVE_CARD: Final = 15
CARD_OR_CRYSTAL: Final = 16
PLACE_DIE: Final = 17
ACT_IN_REGION: Final = 18
COPY_DIE: Final = 19
COPIED_ACTION: Final = 20
OWNER_BONUS: Final = 21
FAVOUR: Final = 22
SPEND_MP: Final = 23
MARKET: Final = 24
BOUGHT: Final = 25
LAY_CRYSTAL: Final = 26
SETTLE_MITAMA: Final = 27
COMBINE_MITAMA: Final = 28
COMBINE_DRAGONFLY: Final = 29
ADVANCE_KODAMA: Final = 30
PUSH_KODAMA: Final = 31
UNLOCK_DIE: Final = 32
DRAW_CARD: Final = 33
LOOK: Final = 34
CHOOSE_SEEN: Final = 35
TAKE_ROCK: Final = 36
SIT: Final = 37
AUTUMN: Final = 38
WINTER_DICE: Final = 39
ARRANGE_DICE: Final = 40
WINTER_VIRTUE: Final = 41
SPIRIT_VIRTUE: Final = 42
END_WINTER: Final = 43
LAST_HARVEST: Final = 44
TENGU_HARVEST: Final = 45
TENGU_TURN: Final = 46


def call_yokai(taken: i64 = 0) -> int:
    """Everybody draws to four cards and discards to three."""
    if taken >> 12:
        raise too_large(CALL_YOKAI, 0, [taken])
    return taken << 12 | CALL_YOKAI


def discard(side: i64) -> int:
    """The player discards a yokai card of the hand."""
    if side >> 4:
        raise too_large(DISCARD, side, [])
    return side << 8 | DISCARD


def spring_harvest(taken: i64 = 0) -> int:
    """Everybody resolves dream crystals."""
    if taken >> 12:
        raise too_large(SPRING_HARVEST, 0, [taken])
    return taken << 12 | SPRING_HARVEST


def harvest(side: i64, slots_harvested: i64, at_the_end: bool) -> int:
    """The player may resolve dream crystals."""
    if slots_harvested >> 12 | side >> 4:
        raise too_large(HARVEST, side, [slots_harvested])
    return side << 8 | slots_harvested << 12 | (1 << 24 if at_the_end else 0) | HARVEST


def slots_harvested(packed: i64) -> int:
    """The dream slots resolved already, a mask."""
    return packed >> A & FIELD_MASK


def at_the_end(packed: i64) -> bool:
    """Whether the game is over after this: cards and dice do not matter any more."""
    return (packed >> B & FIELD_MASK) != 0


def summer(taken: i64 = 0) -> int:
    """Turns until everybody has passed."""
    if taken >> 12:
        raise too_large(SUMMER, 0, [taken])
    return taken << 12 | SUMMER


def basic_action(side: i64) -> int:
    """The player takes one of the four basic actions."""
    if side >> 4:
        raise too_large(BASIC_ACTION, side, [])
    return side << 8 | BASIC_ACTION


def choose_card(side: i64, card_slot: i64) -> int:
    """The player chooses the card for a slot."""
    if card_slot >> 12 | side >> 4:
        raise too_large(CHOOSE_CARD, side, [card_slot])
    return side << 8 | card_slot << 12 | CHOOSE_CARD


def card_slot(packed: i64) -> int:
    """The slot of the card."""
    return packed >> A & FIELD_MASK


def resolve_card(side: i64, card_slot: i64, parts_resolved: i64) -> int:
    """Card and wit crystal of a slot, as far as they are not resolved yet."""
    if (card_slot | parts_resolved) >> 12 | side >> 4:
        raise too_large(RESOLVE_CARD, side, [card_slot, parts_resolved])
    return side << 8 | card_slot << 12 | parts_resolved << 24 | RESOLVE_CARD


def parts_resolved(packed: i64) -> int:
    """What was resolved: a mask of rules/cards.py."""
    return packed >> B & FIELD_MASK


def card_or_crystal(side: i64, card_slot: i64) -> int:
    """The player says which of both comes first."""
    if card_slot >> 12 | side >> 4:
        raise too_large(CARD_OR_CRYSTAL, side, [card_slot])
    return side << 8 | card_slot << 12 | CARD_OR_CRYSTAL


def place_die(side: i64, die_used: i64, amulet_beyond_six: bool) -> int:
    """The player may spend amulets on a die and places it."""
    if die_used >> 12 | side >> 4:
        raise too_large(PLACE_DIE, side, [die_used])
    return side << 8 | die_used << 12 | (1 << 24 if amulet_beyond_six else 0) | PLACE_DIE


def die_used(packed: i64) -> int:
    """The die, by its slot."""
    return packed >> A & FIELD_MASK


def amulet_beyond_six(packed: i64) -> bool:
    """Whether an amulet was spent on a die that showed 6 already (BT-18)."""
    return (packed >> B & FIELD_MASK) != 0


def act_in_region(side: i64, die_used: i64, actions_left: i64) -> int:
    """The player may do a forest action and a building action with a die just placed."""
    if (die_used | actions_left) >> 12 | side >> 4:
        raise too_large(ACT_IN_REGION, side, [die_used, actions_left])
    return side << 8 | die_used << 12 | actions_left << 24 | ACT_IN_REGION


def actions_left(packed: i64) -> int:
    """Which of both are left, a mask of rules/dice.py."""
    return packed >> B & FIELD_MASK


def copy_die(side: i64) -> int:
    """The player may copy the forest action of another's die (BT-8.8)."""
    if side >> 4:
        raise too_large(COPY_DIE, side, [])
    return side << 8 | COPY_DIE


def copied_action(side: i64, region_copied: i64, value_copied: i64) -> int:
    """The player may do a forest action with the value of another's die."""
    if (region_copied | value_copied) >> 12 | side >> 4:
        raise too_large(COPIED_ACTION, side, [region_copied, value_copied])
    return side << 8 | region_copied << 12 | value_copied << 24 | COPIED_ACTION


def region_copied(packed: i64) -> int:
    """The region of that die."""
    return packed >> A & FIELD_MASK


def value_copied(packed: i64) -> int:
    """Its value."""
    return packed >> B & FIELD_MASK


def owner_bonus(side: i64) -> int:
    """The owner of a building chooses the bonus for its use."""
    if side >> 4:
        raise too_large(OWNER_BONUS, side, [])
    return side << 8 | OWNER_BONUS


def favour(side: i64, hill_group: i64) -> int:
    """The player chooses a favour of the hills a die has come to."""
    if hill_group >> 12 | side >> 4:
        raise too_large(FAVOUR, side, [hill_group])
    return side << 8 | hill_group << 12 | FAVOUR


def hill_group(packed: i64) -> int:
    """The hills, or the two that share their die spaces."""
    return packed >> A & FIELD_MASK


def spend_mp(side: i64, mp_left: i64) -> int:
    """The player may spend movement points."""
    if mp_left >> 12 | side >> 4:
        raise too_large(SPEND_MP, side, [mp_left])
    return side << 8 | mp_left << 12 | SPEND_MP


def mp_left(packed: i64) -> int:
    """How many are left."""
    return packed >> A & FIELD_MASK


def market(side: i64, market_used: i64, discount: i64) -> int:
    """The player may buy a tile of a market."""
    if (market_used | discount) >> 12 | side >> 4:
        raise too_large(MARKET, side, [market_used, discount])
    return side << 8 | market_used << 12 | discount << 24 | MARKET


def market_used(packed: i64) -> int:
    """The market."""
    return packed >> A & FIELD_MASK


def discount(packed: i64) -> int:
    """How many resources less it costs."""
    return packed >> B & FIELD_MASK


def bought(side: i64, purchase: i64, place_bought: i64) -> int:
    """The player has paid for something."""
    if (purchase | place_bought) >> 12 | side >> 4:
        raise too_large(BOUGHT, side, [purchase, place_bought])
    return side << 8 | purchase << 12 | place_bought << 24 | BOUGHT


def purchase(packed: i64) -> int:
    """The market, or PILGRIM_SPACE."""
    return packed >> A & FIELD_MASK


def place_bought(packed: i64) -> int:
    """The slot of the market, or the pilgrim space; for a building, see rules/build.py."""
    return packed >> B & FIELD_MASK


def lay_crystal(side: i64, crystal_gained: i64) -> int:
    """The player lays a crystal on a slot."""
    if crystal_gained >> 12 | side >> 4:
        raise too_large(LAY_CRYSTAL, side, [crystal_gained])
    return side << 8 | crystal_gained << 12 | LAY_CRYSTAL


def crystal_gained(packed: i64) -> int:
    """The crystal."""
    return packed >> A & FIELD_MASK


def settle_mitama(side: i64, mitama_gained: i64) -> int:
    """A mitama comes to the board."""
    if mitama_gained >> 12 | side >> 4:
        raise too_large(SETTLE_MITAMA, side, [mitama_gained])
    return side << 8 | mitama_gained << 12 | SETTLE_MITAMA


def mitama_gained(packed: i64) -> int:
    """Its type."""
    return packed >> A & FIELD_MASK


def combine_mitama(side: i64, mitama_gained: i64) -> int:
    """The player may combine a new mitama."""
    if mitama_gained >> 12 | side >> 4:
        raise too_large(COMBINE_MITAMA, side, [mitama_gained])
    return side << 8 | mitama_gained << 12 | COMBINE_MITAMA


def combine_dragonfly(side: i64, dragonfly_gained: i64) -> int:
    """The player may combine a new dragonfly."""
    if dragonfly_gained >> 12 | side >> 4:
        raise too_large(COMBINE_DRAGONFLY, side, [dragonfly_gained])
    return side << 8 | dragonfly_gained << 12 | COMBINE_DRAGONFLY


def dragonfly_gained(packed: i64) -> int:
    """Its kind."""
    return packed >> A & FIELD_MASK


def advance_kodama(side: i64, steps_left: i64) -> int:
    """The player may advance own kodama."""
    if steps_left >> 12 | side >> 4:
        raise too_large(ADVANCE_KODAMA, side, [steps_left])
    return side << 8 | steps_left << 12 | ADVANCE_KODAMA


def steps_left(packed: i64) -> int:
    """How many steps are left."""
    return packed >> A & FIELD_MASK


def push_kodama(side: i64, steps_left: i64, only_region: i64) -> int:
    """The player may push back kodama of others."""
    if (steps_left | only_region) >> 12 | side >> 4:
        raise too_large(PUSH_KODAMA, side, [steps_left, only_region])
    return side << 8 | steps_left << 12 | only_region << 24 | PUSH_KODAMA


def only_region(packed: i64) -> int:
    """1 + the region it is limited to, or 0."""
    return packed >> B & FIELD_MASK


def unlock_die(side: i64, times_left: i64) -> int:
    """The player unlocks dice."""
    if times_left >> 12 | side >> 4:
        raise too_large(UNLOCK_DIE, side, [times_left])
    return side << 8 | times_left << 12 | UNLOCK_DIE


def times_left(packed: i64) -> int:
    """How often this may still be done."""
    return packed >> A & FIELD_MASK


def draw_card(side: i64, times_left: i64) -> int:
    """The player may draw from the own deck."""
    if times_left >> 12 | side >> 4:
        raise too_large(DRAW_CARD, side, [times_left])
    return side << 8 | times_left << 12 | DRAW_CARD


def look(side: i64, times_left: i64, deck_seen: i64) -> int:
    """The player may look at the top cards of a common deck."""
    if (times_left | deck_seen) >> 12 | side >> 4:
        raise too_large(LOOK, side, [times_left, deck_seen])
    return side << 8 | times_left << 12 | deck_seen << 24 | LOOK


def deck_seen(packed: i64) -> int:
    """The deck."""
    return packed >> B & FIELD_MASK


def choose_seen(side: i64, cards_seen: i64, deck_seen: i64) -> int:
    """The player has looked at cards."""
    if (cards_seen | deck_seen) >> 12 | side >> 4:
        raise too_large(CHOOSE_SEEN, side, [cards_seen, deck_seen])
    return side << 8 | cards_seen << 12 | deck_seen << 24 | CHOOSE_SEEN


def cards_seen(packed: i64) -> int:
    """How many."""
    return packed >> A & FIELD_MASK


def take_rock(side: i64, times_left: i64) -> int:
    """The player may take rocks."""
    if times_left >> 12 | side >> 4:
        raise too_large(TAKE_ROCK, side, [times_left])
    return side << 8 | times_left << 12 | TAKE_ROCK


def sit(side: i64, times_left: i64) -> int:
    """The player may send pilgrims to rocks."""
    if times_left >> 12 | side >> 4:
        raise too_large(SIT, side, [times_left])
    return side << 8 | times_left << 12 | SIT


def autumn() -> int:
    """The turn order changes; all dice return."""
    return AUTUMN


def winter_dice(taken: i64 = 0) -> int:
    """Everybody arranges the dice."""
    if taken >> 12:
        raise too_large(WINTER_DICE, 0, [taken])
    return taken << 12 | WINTER_DICE


def arrange_dice(side: i64) -> int:
    """The player arranges the dice."""
    if side >> 4:
        raise too_large(ARRANGE_DICE, side, [])
    return side << 8 | ARRANGE_DICE


def winter_virtue(taken: i64 = 0) -> int:
    """Everybody may remove a yokai card."""
    if taken >> 12:
        raise too_large(WINTER_VIRTUE, 0, [taken])
    return taken << 12 | WINTER_VIRTUE


def spirit_virtue(side: i64) -> int:
    """The player may remove a yokai card of the board."""
    if side >> 4:
        raise too_large(SPIRIT_VIRTUE, side, [])
    return side << 8 | SPIRIT_VIRTUE


def end_winter() -> int:
    """The round ends."""
    return END_WINTER


def last_harvest(taken: i64 = 0) -> int:
    """Everybody resolves dream crystals once more."""
    if taken >> 12:
        raise too_large(LAST_HARVEST, 0, [taken])
    return taken << 12 | LAST_HARVEST


def tengu_harvest(side: i64) -> int:
    """The tengu spends its movement points of spring."""
    if side >> 4:
        raise too_large(TENGU_HARVEST, side, [])
    return side << 8 | TENGU_HARVEST


def tengu_turn(side: i64) -> int:
    """The tengu takes a turn of summer."""
    if side >> 4:
        raise too_large(TENGU_TURN, side, [])
    return side << 8 | TENGU_TURN
