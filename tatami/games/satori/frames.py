"""The kinds of steps of Satori, and how their frames are made and read.

Made by ``make generate``. Change steps.py, not this file.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tatami.core.agenda import FIELD_MASK, A, B, frame, seat_frame

if TYPE_CHECKING:
    from mypy_extensions import i64  # an int that the compiler keeps in a register

STARTING_TILE: Final = 8
FIRST_MONK: Final = 9
CYCLE: Final = 10
TURN: Final = 11
CHOOSE_SIDE: Final = 12
OFFERING_ALTAR: Final = 13
FINISH_TILE: Final = 14
HIKARI_STEP: Final = 15
MEDITATION: Final = 16
MONK_LEAVES: Final = 17
MONK_MOVES: Final = 18
BUILD_ALTAR: Final = 19
DECORATE: Final = 20
PLACE_JOKORO: Final = 21
BUILD_PAGODA: Final = 22
CLAIM_OFFERINGS: Final = 23
END_ROUND: Final = 24
PLAY_AMULET: Final = 25
RESOLVE_AMULETS: Final = 26
AMULET_BONUS: Final = 27
CLEAN_UP: Final = 28
MONK_UPKEEP: Final = 29
MONKS_RETURN: Final = 30
TRADE_TILES: Final = 31
COUNTER_MOVE: Final = 32


def starting_tile(side: i64) -> int:
    """The player takes a starting tile."""
    return seat_frame(STARTING_TILE, side)


def first_monk(side: i64) -> int:
    """The player puts the first monk on a mountain."""
    return seat_frame(FIRST_MONK, side)


def cycle(taken: i64 = 0) -> int:
    """All turns of a round, so many of them taken; the kernel counts them."""
    return frame(CYCLE, 0, taken)


def turn(side: i64) -> int:
    """The player places a worshipper, uses icons and wheels, or ends the turn."""
    return seat_frame(TURN, side)


def choose_side(side: i64, altar_of_side: i64, just_built: bool) -> int:
    """The player chooses the side of an altar."""
    return frame(CHOOSE_SIDE, side, altar_of_side, just_built)


def altar_of_side(packed: i64) -> int:
    """The altar."""
    return packed >> A & FIELD_MASK


def just_built(packed: i64) -> bool:
    """Whether the player has just built it."""
    return (packed >> B & FIELD_MASK) != 0


def offering_altar(side: i64) -> int:
    """The player prays, or inspects a tile of the construction site."""
    return seat_frame(OFFERING_ALTAR, side)


def finish_tile(side: i64) -> int:
    """The oldest meditation tile is flipped: its last icon has been used."""
    return seat_frame(FINISH_TILE, side)


def hikari_step(side: i64) -> int:
    """The player moves a Hikari one space."""
    return seat_frame(HIKARI_STEP, side)


def meditation(side: i64) -> int:
    """The player puts a monk from the reserve on a mountain."""
    return seat_frame(MEDITATION, side)


def monk_leaves(side: i64) -> int:
    """The player chooses the monk that moves to another space."""
    return seat_frame(MONK_LEAVES, side)


def monk_moves(side: i64, space_left: i64) -> int:
    """This monk moves to another space."""
    return frame(MONK_MOVES, side, space_left)


def space_left(packed: i64) -> int:
    """Where it stands."""
    return packed >> A & FIELD_MASK


def build_altar(side: i64) -> int:
    """The player builds a new altar."""
    return seat_frame(BUILD_ALTAR, side)


def decorate(side: i64, altar_to_decorate: i64) -> int:
    """The player chooses the decoration of the new altar."""
    return frame(DECORATE, side, altar_to_decorate)


def altar_to_decorate(packed: i64) -> int:
    """The altar."""
    return packed >> A & FIELD_MASK


def place_jokoro(side: i64) -> int:
    """The player places a Jokoro."""
    return seat_frame(PLACE_JOKORO, side)


def build_pagoda(side: i64) -> int:
    """The player builds on the pagoda."""
    return seat_frame(BUILD_PAGODA, side)


def claim_offerings(side: i64, may_decline: bool) -> int:
    """The player claims offerings."""
    return frame(CLAIM_OFFERINGS, side, may_decline)


def may_decline(packed: i64) -> bool:
    """Whether the player may do without."""
    return (packed >> A & FIELD_MASK) != 0


def end_round() -> int:
    """The round is over."""
    return seat_frame(END_ROUND, 0)


def play_amulet(side: i64) -> int:
    """The player decides in secret whether to play the amulet."""
    return seat_frame(PLAY_AMULET, side)


def resolve_amulets(amulet_number: i64) -> int:
    """The amulets that lie open count, from this number on."""
    return frame(RESOLVE_AMULETS, 0, amulet_number)


def amulet_number(packed: i64) -> int:
    """The number."""
    return packed >> A & FIELD_MASK


def amulet_bonus(side: i64, amulet_gained: i64) -> int:
    """The player gains the bonus of an amulet."""
    return frame(AMULET_BONUS, side, amulet_gained)


def amulet_gained(packed: i64) -> int:
    """The amulet."""
    return packed >> A & FIELD_MASK


def clean_up() -> int:
    """The table is made ready for the next round."""
    return seat_frame(CLEAN_UP, 0)


def monk_upkeep(side: i64, space_of_monk: i64) -> int:
    """The player pays for a monk on a mountain or takes it back."""
    return frame(MONK_UPKEEP, side, space_of_monk)


def space_of_monk(packed: i64) -> int:
    """Where it stands."""
    return packed >> A & FIELD_MASK


def monks_return() -> int:
    """All monks on the sun come back."""
    return seat_frame(MONKS_RETURN, 0)


def trade_tiles(side: i64, tiles_left: i64) -> int:
    """The player may trade in tiles."""
    return frame(TRADE_TILES, side, tiles_left)


def tiles_left(packed: i64) -> int:
    """How many at most."""
    return packed >> A & FIELD_MASK


def counter_move(side: i64) -> int:
    """The automaton answers the player's turn."""
    return seat_frame(COUNTER_MOVE, side)
