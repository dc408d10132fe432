"""The agenda of Bitoku: its steps, and what their frames hold; ``make generate`` writes frames.py.

A number stands for its kind in every stored game: it never changes, and new kinds are added at the end.
"""

from __future__ import annotations

from typing import Final

from tatami.core.frames import SAME, everybody, flag, step, turns

WHO: Final = "side"
"""Whose step it is, in the words of the game."""
STEPS: Final = [
    # BT-6: spring
    turns(8, "call_yokai", "Everybody draws to four cards and discards to three."),
    step(9, "discard", "The player discards a yokai card of the hand."),
    turns(10, "spring_harvest", "Everybody resolves dream crystals."),
    step(
        11,
        "harvest",
        "The player may resolve dream crystals.",
        slots_harvested="The dream slots resolved already, a mask.",
        at_the_end=flag("Whether the game is over after this: cards and dice do not matter any more."),
    ),
    # BT-7: summer
    turns(12, "summer", "Turns until everybody has passed."),
    step(13, "basic_action", "The player takes one of the four basic actions."),
    step(14, "choose_card", "The player chooses the card for a slot.", card_slot="The slot of the card."),
    step(
        15,
        "resolve_card",
        "Card and wit crystal of a slot, as far as they are not resolved yet.",
        card_slot=SAME,
        parts_resolved="What was resolved: a mask of rules/cards.py.",
    ),
    step(16, "card_or_crystal", "The player says which of both comes first.", card_slot=SAME),
    step(
        17,
        "place_die",
        "The player may spend amulets on a die and places it.",
        die_used="The die, by its slot.",
        amulet_beyond_six=flag("Whether an amulet was spent on a die that showed 6 already (BT-18)."),
    ),
    step(
        18,
        "act_in_region",
        "The player may do a forest action and a building action with a die just placed.",
        die_used=SAME,
        actions_left="Which of both are left, a mask of rules/dice.py.",
    ),
    step(19, "copy_die", "The player may copy the forest action of another's die (BT-8.8)."),
    step(
        20,
        "copied_action",
        "The player may do a forest action with the value of another's die.",
        region_copied="The region of that die.",
        value_copied="Its value.",
    ),
    step(21, "owner_bonus", "The owner of a building chooses the bonus for its use."),
    step(
        22,
        "favour",
        "The player chooses a favour of the hills a die has come to.",
        hill_group="The hills, or the two that share their die spaces.",
    ),
    # BT-9: movement points
    step(23, "spend_mp", "The player may spend movement points.", mp_left="How many are left."),
    # BT-10, BT-12 and BT-13: markets
    step(
        24,
        "market",
        "The player may buy a tile of a market.",
        market_used="The market.",
        discount="How many resources less it costs.",
    ),
    step(
        25,
        "bought",
        "The player has paid for something.",
        purchase="The market, or PILGRIM_SPACE.",
        place_bought="The slot of the market, or the pilgrim space; for a building, see rules/build.py.",
    ),
    step(26, "lay_crystal", "The player lays a crystal on a slot.", crystal_gained="The crystal."),
    step(27, "settle_mitama", "A mitama comes to the board.", mitama_gained="Its type."),
    step(28, "combine_mitama", "The player may combine a new mitama.", mitama_gained=SAME),
    step(29, "combine_dragonfly", "The player may combine a new dragonfly.", dragonfly_gained="Its kind."),
    # BT-11, BT-14, BT-5 and BT-15: what effects ask
    step(30, "advance_kodama", "The player may advance own kodama.", steps_left="How many steps are left."),
    step(
        31,
        "push_kodama",
        "The player may push back kodama of others.",
        steps_left=SAME,
        only_region="1 + the region it is limited to, or 0.",
    ),
    step(32, "unlock_die", "The player unlocks dice.", times_left="How often this may still be done."),
    step(33, "draw_card", "The player may draw from the own deck.", times_left=SAME),
    step(34, "look", "The player may look at the top cards of a common deck.", times_left=SAME, deck_seen="The deck."),
    step(35, "choose_seen", "The player has looked at cards.", cards_seen="How many.", deck_seen=SAME),
    step(36, "take_rock", "The player may take rocks.", times_left=SAME),
    step(37, "sit", "The player may send pilgrims to rocks.", times_left=SAME),
    # BT-16 and BT-17: autumn, winter, the end
    everybody(38, "autumn", "The turn order changes; all dice return."),
    turns(39, "winter_dice", "Everybody arranges the dice."),
    step(40, "arrange_dice", "The player arranges the dice."),
    turns(41, "winter_virtue", "Everybody may remove a yokai card."),
    step(42, "spirit_virtue", "The player may remove a yokai card of the board."),
    everybody(43, "end_winter", "The round ends."),
    turns(44, "last_harvest", "Everybody resolves dream crystals once more."),
    # BT-19: the tengu
    step(45, "tengu_harvest", "The tengu spends its movement points of spring."),
    step(46, "tengu_turn", "The tengu takes a turn of summer."),
]
