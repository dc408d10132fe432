"""What can be counted of a player's pieces: for virtues (BT-16.3) and for visions (BT-15.5)."""

from __future__ import annotations

from tatami.games.bitoku.kinds import (
    BITOKU_PIECES,
    BUILDING_PIECES,
    CONDITION_COUNT,
    CRYSTAL_PIECES,
    CRYSTAL_SLOT_COUNT,
    ENLIGHT_PIECES,
    MITAMA_PIECES,
    MITAMA_TYPE_COUNT,
    NONE,
    PAIR_PIECES,
    PILGRIM_SPACE_COUNT,
    RESOURCE_PIECES,
    ROCK_PIECES,
    ROCK_SLOTS,
    SITTING_PIECES,
    STEP_PIECES,
    TORII_PIECES,
    VISION_PIECES,
)
from tatami.games.bitoku.state import BitokuState


def count_pieces(s: BitokuState, side: int, what: int) -> int:
    """How many pieces of a kind (an index of PIECES) the player has now."""
    if what == RESOURCE_PIECES:
        return s.resources(side)
    if what == BUILDING_PIECES:
        return s.markers[side]
    if what == CRYSTAL_PIECES:
        return _laid(s.crystals, side, CRYSTAL_SLOT_COUNT)
    if what == MITAMA_PIECES:
        first = side * MITAMA_TYPE_COUNT
        return sum(s.mitama[first : first + MITAMA_TYPE_COUNT]) + len(s.pairs[side])
    if what == PAIR_PIECES:
        return len(s.pairs[side])
    if what in (ENLIGHT_PIECES, TORII_PIECES):
        return s.finished(side, what == TORII_PIECES)
    if what == STEP_PIECES:
        return s.visited[side]
    if what == BITOKU_PIECES:
        return len(s.paths[side])
    if what == ROCK_PIECES:
        return _laid(s.rocks, side, ROCK_SLOTS)
    if what == SITTING_PIECES:
        return sitting(s, side)
    return len(s.visions[side]) if what == VISION_PIECES else s.yokai_count(side)


def conditions(s: BitokuState, side: int) -> list[int]:
    """BT-15.5: how many pieces the player has for each condition of visions."""
    return [count_pieces(s, side, condition) for condition in range(CONDITION_COUNT)]


def sitting(s: BitokuState, side: int) -> int:
    """How many pilgrims of the player sit beside rocks."""
    count = 0
    for space in range(PILGRIM_SPACE_COUNT):
        count += s.sitting[side] >> space & 1
    return count


def _laid(slots: list[int], side: int, width: int) -> int:
    count = 0
    for place in range(side * width, side * width + width):
        if slots[place] != NONE:
            count += 1
    return count
