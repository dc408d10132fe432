"""The agenda of The White Castle: its steps, and what their frames hold; ``make generate`` writes frames.py.

A number stands for its kind in every stored game: it never changes, and new kinds are added at the end. Constant, class
and decision carry one name; where several steps put one question, theirs begin with the name of the decision
(``use_action``: in a room, of a card, of a yard).
"""

from __future__ import annotations

from typing import Final

from tatami.core.frames import SAME, everybody, flag, number, step, turns

WHO: Final = "clan"
"""Whose step it is, in the words of the game."""
STEPS: Final = [
    # WC-2: the draft
    step(8, "draft_pair", "The clan takes a starting pair."),
    # WC-3: rounds and turns
    turns(10, "cycle", "All turns of a round."),
    step(11, "take_die", "The clan takes a die off a bridge."),
    step(
        12,
        "place_die",
        "The clan places the die in its hand.",
        die_colour="The colour of the die in hand.",
        die_value="Its value.",
        from_left=flag("Whether it came from the left end, which brings the lantern reward."),
    ),
    step(13, "lantern_reward", "The clan gains its lantern reward."),
    # WC-4 and WC-5: the castle, and outside the walls
    step(
        14,
        "use_action_in_room",
        "The clan may use the boxes (a mask) of the card that lay in a room.",
        room_card="The card whose boxes are used.",
        boxes_left="The boxes not used yet, a mask.",
        room_of_boxes="The room of the boxes.",
    ),
    step(15, "outside_choice", "The clan chooses one of two worker actions.", outside_space="The space beside them."),
    # WC-6 and WC-7: the Well and the Personal Domain
    step(16, "well_reward", "The clan gains what the Well gives."),
    step(17, "resolve_row", "The clan gains a row of its domain.", row_to_resolve="The row."),
    step(18, "use_action_of_card", "The clan may use its card beside a row.", row_of_card="The row."),
    step(19, "domain_row", "The clan chooses a row of its domain."),
    # WC-8: warriors, gardeners and courtiers
    step(20, "warrior_target", "The clan may send a warrior to a yard."),
    step(
        21,
        "use_action_of_yard",
        "The clan may use the tiles (a mask) of a yard.",
        yard_entered="The yard.",
        tiles_left="Its tiles not used yet, a mask.",
    ),
    step(22, "gardener_target", "The clan may send a gardener to a garden."),
    step(
        23,
        "courtier_action",
        "The clan may ask for an audience and climb; ``parts_used`` says what it has done of that.",
        parts_used=number("What was done: a mask of rules/courtier.py.", optional=True),
    ),
    step(24, "arrive", "A courtier of the clan has climbed into a room.", room_entered="The room."),
    step(25, "light_pick_on_arrival", "The clan may use a light action of a card.", card_found="The room's card."),
    step(26, "refill", "A new card comes into a room.", room_to_refill="The room."),
    step(27, "daimyo_slot", "The clan chooses a slot of the daimyo card."),
    # WC-9 and WC-11: currencies and the Passage of Time
    step(9, "choose_any", "The clan chooses resources, one unit at a time.", units_left="How many are left."),
    step(31, "exchange_surplus", "The clan is about to gain too many seals.", seals_coming="How many it gains."),
    step(
        30,
        "divider_pay",
        "The clan's marker stands before a divider with steps to go.",
        steps_left="How many, the one across the divider included.",
    ),
    # WC-12: icons that reach into the castle
    step(28, "tile_pick", "The clan picks a die tile of a colour.", colour_to_pick="The colour, or ANY_COLOUR."),
    step(29, "light_pick_anywhere", "The clan picks a light box of any room."),
    # WC-13: the end of a round
    everybody(32, "end_round", "The round is over."),
    step(
        33,
        "garden_activate",
        "The clan may use the gardens (a mask) that are open to it; those it has used already (a mask) are noted.",
        gardens_left="The gardens still to be used, of ``garden_activate`` and of ``opponent_gardens``.",
        gardens_used=number("The gardens used already in this step.", optional=True),
    ),
    everybody(34, "next_round", "A new round begins."),
    step(35, "final_exchange", "The clan may exchange seals a last time."),
    # WC-15: the solo opponent
    step(36, "opponent_turn", "The opponent's cards decide its turn."),
    step(
        37,
        "opponent_action",
        "One symbol of the opponent's card.",
        symbol_shown="The symbol.",
        amount_shown="The number beside it; what it means depends on the symbol.",
    ),
    step(38, "return_cards", "The opponent's cards go back."),
    step(39, "opponent_gardens", "The opponent scores its gardens (a mask).", gardens_left=SAME),
    step(40, "solo_tie_garden", "The human breaks a tie of gardens.", garden_kind="0 flower, 1 zen, 2 either."),
    step(41, "solo_tie_courtier", "The human says which courtier of the opponent climbs.", floors_to_climb="How far."),
    step(
        42,
        "solo_tie_room",
        "The human says into which room of a floor the opponent's courtier climbs.",
        floor_reached="The floor, 1 or 2.",
        place_left="The place it comes from.",
    ),
]
