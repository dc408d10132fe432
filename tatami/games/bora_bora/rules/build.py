"""BB-10: building."""

from __future__ import annotations

from tatami.core.agenda import Step, seat_of
from tatami.games.bora_bora import frames
from tatami.games.bora_bora.actions import BUILD_TILE, OVER
from tatami.games.bora_bora.kinds import (
    BUILDING,
    BUILDING_VALUES,
    FROM_BUILDINGS,
    MATERIAL,
    PAIR_NAMES,
    PAIRS,
    SPACE_COUNT,
)
from tatami.games.bora_bora.rules.fire import fire_bonus
from tatami.games.bora_bora.rules.gods import HIGHEST, DieAction
from tatami.games.bora_bora.rules.player_board import built
from tatami.games.bora_bora.state import BoraBoraState


def has_pair(s: BoraBoraState, seat: int) -> bool:
    """Whether two adjacent spaces both hold a material, of any kinds."""
    spaces = s.spaces[seat * SPACE_COUNT : (seat + 1) * SPACE_COUNT]
    if spaces.count(MATERIAL) < 2:
        return False
    for pair in PAIRS:
        if spaces[pair[0]] == MATERIAL and spaces[pair[1]] == MATERIAL:
            return True
    return False


def can_build(s: BoraBoraState, seat: int, value: int) -> bool:
    """BB-10.4: an unbuilt tile not above the value, and a pair of materials."""
    if not has_pair(s, seat):
        return False
    for tile in range(1, value + 1):
        if not built(s, seat, tile):
            return True
    return False


class Build(DieAction):
    """BB-10.1: which unbuilt building tile."""

    kind = frames.BUILD
    rule = "BB-10.1"

    def targets(self, s: BoraBoraState, packed: int, value: int, out: list[int]) -> None:
        seat = seat_of(packed)
        for tile in range(1, min(value, BUILDING_VALUES) + 1):
            if not built(s, seat, tile):
                out.append(BUILD_TILE + tile - 1)

    def raised(self, packed: int) -> int:
        return frames.build(seat_of(packed), HIGHEST)

    def carry_out(self, s: BoraBoraState, packed: int, action: int) -> None:
        s.agenda.append(frames.build_on(seat_of(packed), action - BUILD_TILE + 1))


class BuildOn(Step[BoraBoraState]):
    """BB-10.1: two adjacent materials make room for the tile; BB-10.2, BB-10.3: VP, then the fire bonus."""

    kind = frames.BUILD_ON
    rule = "BB-10.1"

    def legal(self, s: BoraBoraState, packed: int, out: list[int]) -> None:
        start = seat_of(packed) * SPACE_COUNT
        for pair in range(len(PAIRS)):
            if s.spaces[start + PAIRS[pair][0]] == MATERIAL and s.spaces[start + PAIRS[pair][1]] == MATERIAL:
                out.append(OVER + pair)

    def apply(self, s: BoraBoraState, packed: int, action: int) -> None:
        seat = seat_of(packed)
        tile = frames.building_value(packed)
        pair = action - OVER
        spaces = s.spaces.copy()
        for space in PAIRS[pair]:
            spaces[seat * SPACE_COUNT + space] = BUILDING + tile
        s.spaces = spaces
        if s.events is not None:
            s.emit("build", seat, {"value": tile, "pair": PAIR_NAMES[pair]})
        s.score(seat, FROM_BUILDINGS, s.content.building_vp[s.round])
        fire_bonus(s, seat)

    def prompt(self, s: BoraBoraState, packed: int) -> dict[str, object]:
        return {"value": frames.building_value(packed)}
