"""The agenda of Satori: its steps, and what their frames hold; ``make generate`` writes frames.py.

A number stands for its kind in every stored game: it never changes, and new kinds are added at the end. Constant, class
and decision carry one name.
"""

from __future__ import annotations

from typing import Final

from tatami.core.frames import everybody, flag, step, turns

WHO: Final = "side"
"""Whose step it is: a seat, or the automaton."""
STEPS: Final = [
    # ST-2: setup
    step(8, "starting_tile", "The player takes a starting tile."),
    step(9, "first_monk", "The player puts the first monk on a mountain."),
    # ST-3 and ST-4: rounds and turns
    turns(10, "cycle", "All turns of a round."),
    step(11, "turn", "The player places a worshipper, uses icons and wheels, or ends the turn."),
    step(
        12,
        "choose_side",
        "The player chooses the side of an altar.",
        altar_of_side="The altar.",
        just_built=flag("Whether the player has just built it."),
    ),
    step(13, "offering_altar", "The player prays, or inspects a tile of the construction site."),
    step(14, "finish_tile", "The oldest meditation tile is flipped: its last icon has been used."),
    # ST-5: actions
    step(15, "hikari_step", "The player moves a Hikari one space."),
    step(16, "meditation", "The player puts a monk from the reserve on a mountain."),
    step(17, "monk_leaves", "The player chooses the monk that moves to another space."),
    step(18, "monk_moves", "This monk moves to another space.", space_left="Where it stands."),
    step(19, "build_altar", "The player builds a new altar."),
    step(20, "decorate", "The player chooses the decoration of the new altar.", altar_to_decorate="The altar."),
    step(21, "place_jokoro", "The player places a Jokoro."),
    step(22, "build_pagoda", "The player builds on the pagoda."),
    step(23, "claim_offerings", "The player claims offerings.", may_decline=flag("Whether the player may do without.")),
    # ST-7 and ST-8: the end of a round and of the game
    everybody(24, "end_round", "The round is over."),
    step(25, "play_amulet", "The player decides in secret whether to play the amulet."),
    everybody(
        26, "resolve_amulets", "The amulets that lie open count, from this number on.", amulet_number="The number."
    ),
    step(27, "amulet_bonus", "The player gains the bonus of an amulet.", amulet_gained="The amulet."),
    everybody(28, "clean_up", "The table is made ready for the next round."),
    step(
        29,
        "monk_upkeep",
        "The player pays for a monk on a mountain or takes it back.",
        space_of_monk="Where it stands.",
    ),
    everybody(30, "monks_return", "All monks on the sun come back."),
    step(31, "trade_tiles", "The player may trade in tiles.", tiles_left="How many at most."),
    # ST-9: the automaton
    step(32, "counter_move", "The automaton answers the player's turn."),
]
