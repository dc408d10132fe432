"""The agenda of Bitoku: its steps, and what their frames hold; ``make generate`` writes frames.py.

A number stands for its kind in every stored game: it never changes, and new kinds are added at the end.
"""

from __future__ import annotations

from typing import Final

from tatami.core.frames import everybody, flag, number, step

WHO: Final = "side"
"""Whose step it is, in the words of the game."""
STEPS: Final = [
    # BT-6: spring
    everybody(8, "call_yokai", "Everybody draws to four cards and discards to three.", number("taken", optional=True)),
    step(9, "discard", "The player discards a yokai card of the hand."),
    everybody(10, "spring_harvest", "Everybody resolves dream crystals.", number("taken", optional=True)),
    step(
        11,
        "harvest",
        "The player may resolve dream crystals.",
        number("slots_harvested", "The dream slots resolved already, a mask."),
        flag("at_the_end", "Whether the game is over after this: cards and dice do not matter any more."),
    ),
    # BT-7: summer
    everybody(12, "summer", "Turns until everybody has passed, so many of them taken.", number("taken", optional=True)),
    step(13, "basic_action", "The player takes one of the four basic actions."),
    step(14, "choose_card", "The player chooses the card for a slot.", number("card_slot", "The slot of the card.")),
    step(
        15,
        "resolve_card",
        "Card and wit crystal of a slot, as far as they are not resolved yet.",
        number("card_slot"),
        number("parts_resolved", "What was resolved: a mask of rules/cards.py."),
    ),
    step(16, "card_or_crystal", "The player says which of both comes first.", number("card_slot")),
    step(
        17,
        "place_die",
        "The player may spend amulets on a die and places it.",
        number("die_used", "The die, by its slot."),
        flag("amulet_beyond_six", "Whether an amulet was spent on a die that showed 6 already (BT-18)."),
    ),
    step(
        18,
        "act_in_region",
        "The player may do a forest action and a building action with a die just placed.",
        number("die_used"),
        number("actions_left", "Which of both are left, a mask of rules/dice.py."),
    ),
    step(19, "copy_die", "The player may copy the forest action of another's die (BT-8.8)."),
    step(
        20,
        "copied_action",
        "The player may do a forest action with the value of another's die.",
        number("region_copied", "The region of that die."),
        number("value_copied", "Its value."),
    ),
    step(21, "owner_bonus", "The owner of a building chooses the bonus for its use."),
    step(
        22,
        "favour",
        "The player chooses a favour of the hills a die has come to.",
        number("hill_group", "The hills, or the two that share their die spaces."),
    ),
    # BT-9: movement points
    step(23, "spend_mp", "The player may spend movement points.", number("mp_left", "How many are left.")),
    # BT-10, BT-12 and BT-13: markets
    step(
        24,
        "market",
        "The player may buy a tile of a market.",
        number("market_used", "The market."),
        number("discount", "How many resources less it costs."),
    ),
    step(
        25,
        "bought",
        "The player has paid for something.",
        number("purchase", "The market, or PILGRIM_SPACE."),
        number("place_bought", "The slot of the market, or the pilgrim space; for a building, see rules/build.py."),
    ),
    step(26, "lay_crystal", "The player lays a crystal on a slot.", number("crystal_gained", "The crystal.")),
    step(27, "settle_mitama", "A mitama comes to the board.", number("mitama_gained", "Its type.")),
    step(28, "combine_mitama", "The player may combine a new mitama.", number("mitama_gained")),
    step(29, "combine_dragonfly", "The player may combine a new dragonfly.", number("dragonfly_gained", "Its kind.")),
    # BT-11, BT-14, BT-5 and BT-15: what effects ask
    step(30, "advance_kodama", "The player may advance own kodama.", number("steps_left", "How many steps are left.")),
    step(
        31,
        "push_kodama",
        "The player may push back kodama of others.",
        number("steps_left"),
        number("only_region", "1 + the region it is limited to, or 0."),
    ),
    step(32, "unlock_die", "The player unlocks dice.", number("times_left", "How often this may still be done.")),
    step(33, "draw_card", "The player may draw from the own deck.", number("times_left")),
    step(
        34,
        "look",
        "The player may look at the top cards of a common deck.",
        number("times_left"),
        number("deck_seen", "The deck."),
    ),
    step(35, "choose_seen", "The player has looked at cards.", number("cards_seen", "How many."), number("deck_seen")),
    step(36, "take_rock", "The player may take rocks.", number("times_left")),
    step(37, "sit", "The player may send pilgrims to rocks.", number("times_left")),
    # BT-16 and BT-17: autumn, winter, the end
    everybody(38, "autumn", "The turn order changes; all dice return."),
    everybody(39, "winter_dice", "Everybody arranges the dice.", number("taken", optional=True)),
    step(40, "arrange_dice", "The player arranges the dice."),
    everybody(41, "winter_virtue", "Everybody may remove a yokai card.", number("taken", optional=True)),
    step(42, "spirit_virtue", "The player may remove a yokai card of the board."),
    everybody(43, "end_winter", "The round ends."),
    everybody(44, "last_harvest", "Everybody resolves dream crystals once more.", number("taken", optional=True)),
    # BT-19: the tengu
    step(45, "tengu_harvest", "The tengu spends its movement points of spring."),
    step(46, "tengu_turn", "The tengu takes a turn of summer."),
]
