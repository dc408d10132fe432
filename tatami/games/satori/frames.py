"""The kinds of steps of Satori, and how their frames are made and read.

Made by ``make generate``. Change steps.py, not this file.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tatami.core.agenda import FIELD_MASK, A, B, too_large

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
    if side >> 4:
        raise too_large(STARTING_TILE, side, [])
    return side << 8 | STARTING_TILE


def first_monk(side: i64) -> int:
    """The player puts the first monk on a mountain."""
    if side >> 4:
        raise too_large(FIRST_MONK, side, [])
    return side << 8 | FIRST_MONK


def cycle(taken: i64 = 0) -> int:
    """All turns of a round."""
    if taken >> 12:
        raise too_large(CYCLE, 0, [taken])
    return taken << 12 | CYCLE


def turn(side: i64) -> int:
    """The player places a worshipper, uses icons and wheels, or ends the turn."""
    if side >> 4:
        raise too_large(TURN, side, [])
    return side << 8 | TURN


def choose_side(side: i64, altar_of_side: i64, just_built: bool) -> int:
    """The player chooses the side of an altar."""
    if altar_of_side >> 12 | side >> 4:
        raise too_large(CHOOSE_SIDE, side, [altar_of_side])
    return side << 8 | altar_of_side << 12 | (1 << 24 if just_built else 0) | CHOOSE_SIDE


def altar_of_side(packed: i64) -> int:
    """The altar."""
    return packed >> A & FIELD_MASK


def just_built(packed: i64) -> bool:
    """Whether the player has just built it."""
    return (packed >> B & FIELD_MASK) != 0


def offering_altar(side: i64) -> int:
    """The player prays, or inspects a tile of the construction site."""
    if side >> 4:
        raise too_large(OFFERING_ALTAR, side, [])
    return side << 8 | OFFERING_ALTAR


def finish_tile(side: i64) -> int:
    """The oldest meditation tile is flipped: its last icon has been used."""
    if side >> 4:
        raise too_large(FINISH_TILE, side, [])
    return side << 8 | FINISH_TILE


def hikari_step(side: i64) -> int:
    """The player moves a Hikari one space."""
    if side >> 4:
        raise too_large(HIKARI_STEP, side, [])
    return side << 8 | HIKARI_STEP


def meditation(side: i64) -> int:
    """The player puts a monk from the reserve on a mountain."""
    if side >> 4:
        raise too_large(MEDITATION, side, [])
    return side << 8 | MEDITATION


def monk_leaves(side: i64) -> int:
    """The player chooses the monk that moves to another space."""
    if side >> 4:
        raise too_large(MONK_LEAVES, side, [])
    return side << 8 | MONK_LEAVES


def monk_moves(side: i64, space_left: i64) -> int:
    """This monk moves to another space."""
    if space_left >> 12 | side >> 4:
        raise too_large(MONK_MOVES, side, [space_left])
    return side << 8 | space_left << 12 | MONK_MOVES


def space_left(packed: i64) -> int:
    """Where it stands."""
    return packed >> A & FIELD_MASK


def build_altar(side: i64) -> int:
    """The player builds a new altar."""
    if side >> 4:
        raise too_large(BUILD_ALTAR, side, [])
    return side << 8 | BUILD_ALTAR


def decorate(side: i64, altar_to_decorate: i64) -> int:
    """The player chooses the decoration of the new altar."""
    if altar_to_decorate >> 12 | side >> 4:
        raise too_large(DECORATE, side, [altar_to_decorate])
    return side << 8 | altar_to_decorate << 12 | DECORATE


def altar_to_decorate(packed: i64) -> int:
    """The altar."""
    return packed >> A & FIELD_MASK


def place_jokoro(side: i64) -> int:
    """The player places a Jokoro."""
    if side >> 4:
        raise too_large(PLACE_JOKORO, side, [])
    return side << 8 | PLACE_JOKORO


def build_pagoda(side: i64) -> int:
    """The player builds on the pagoda."""
    if side >> 4:
        raise too_large(BUILD_PAGODA, side, [])
    return side << 8 | BUILD_PAGODA


def claim_offerings(side: i64, may_decline: bool) -> int:
    """The player claims offerings."""
    if side >> 4:
        raise too_large(CLAIM_OFFERINGS, side, [])
    return side << 8 | (1 << 12 if may_decline else 0) | CLAIM_OFFERINGS


def may_decline(packed: i64) -> bool:
    """Whether the player may do without."""
    return (packed >> A & FIELD_MASK) != 0


def end_round() -> int:
    """The round is over."""
    return END_ROUND


def play_amulet(side: i64) -> int:
    """The player decides in secret whether to play the amulet."""
    if side >> 4:
        raise too_large(PLAY_AMULET, side, [])
    return side << 8 | PLAY_AMULET


def resolve_amulets(amulet_number: i64) -> int:
    """The amulets that lie open count, from this number on."""
    if amulet_number >> 12:
        raise too_large(RESOLVE_AMULETS, 0, [amulet_number])
    return amulet_number << 12 | RESOLVE_AMULETS


def amulet_number(packed: i64) -> int:
    """The number."""
    return packed >> A & FIELD_MASK


def amulet_bonus(side: i64, amulet_gained: i64) -> int:
    """The player gains the bonus of an amulet."""
    if amulet_gained >> 12 | side >> 4:
        raise too_large(AMULET_BONUS, side, [amulet_gained])
    return side << 8 | amulet_gained << 12 | AMULET_BONUS


def amulet_gained(packed: i64) -> int:
    """The amulet."""
    return packed >> A & FIELD_MASK


def clean_up() -> int:
    """The table is made ready for the next round."""
    return CLEAN_UP


def monk_upkeep(side: i64, space_of_monk: i64) -> int:
    """The player pays for a monk on a mountain or takes it back."""
    if space_of_monk >> 12 | side >> 4:
        raise too_large(MONK_UPKEEP, side, [space_of_monk])
    return side << 8 | space_of_monk << 12 | MONK_UPKEEP


def space_of_monk(packed: i64) -> int:
    """Where it stands."""
    return packed >> A & FIELD_MASK


def monks_return() -> int:
    """All monks on the sun come back."""
    return MONKS_RETURN


def trade_tiles(side: i64, tiles_left: i64) -> int:
    """The player may trade in tiles."""
    if tiles_left >> 12 | side >> 4:
        raise too_large(TRADE_TILES, side, [tiles_left])
    return side << 8 | tiles_left << 12 | TRADE_TILES


def tiles_left(packed: i64) -> int:
    """How many at most."""
    return packed >> A & FIELD_MASK


def counter_move(side: i64) -> int:
    """The automaton answers the player's turn."""
    if side >> 4:
        raise too_large(COUNTER_MOVE, side, [])
    return side << 8 | COUNTER_MOVE
