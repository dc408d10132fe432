"""BT-11: kodama and the way to the lake treasures."""

from __future__ import annotations

from tatami.core.agenda import Step, seat_of
from tatami.games.bitoku import frames
from tatami.games.bitoku.actions import DONE, KODAMA, PUSH
from tatami.games.bitoku.kinds import REGION_COUNT, REGIONS
from tatami.games.bitoku.state import BitokuState


def can_advance(s: BitokuState, side: int, region: int) -> bool:
    """BT-11.3: whether the player's kodama has a space before it; the last one holds a single kodama."""
    last = s.content.last_kodama_space
    space = s.kodama[side * REGION_COUNT + region] + 1
    if space < last:
        return True
    if space > last:
        return False
    for other in range(s.sides):
        if s.kodama[other * REGION_COUNT + region] == last:
            return False
    return True


def can_advance_any(s: BitokuState, side: int) -> bool:
    """Whether some kodama of the player can move on."""
    for region in range(REGION_COUNT):
        if can_advance(s, side, region):
            return True
    return False


def advance(s: BitokuState, side: int, region: int, steps: int) -> None:
    """Move a player's kodama forward as far as it goes; the rest of the steps is lost."""
    moved = 0
    while moved < steps and can_advance(s, side, region):
        s.kodama[side * REGION_COUNT + region] += 1
        moved += 1
    if moved and s.events is not None:
        s.emit("kodama", side, {"region": REGIONS[region], "steps": moved})


def can_push(s: BitokuState, side: int, other: int, region: int) -> bool:
    """BT-11.1, BT-11.2: whether another player's kodama stands beyond the first space; the neutral one never moves."""
    return other != side and s.kodama[other * REGION_COUNT + region] > 1


def can_push_any(s: BitokuState, side: int, only_region: int) -> bool:
    """Whether a kodama of somebody else can be pushed back, in one region (1 + its number) or anywhere (0)."""
    for other in range(s.sides):
        for region in range(REGION_COUNT):
            if (not only_region or region == only_region - 1) and can_push(s, side, other, region):
                return True
    return False


class AdvanceKodama(Step[BitokuState]):
    """BT-11.1: own kodama forward, step by step, split over regions as the player likes; BT-20.2: or not at all."""

    kind = frames.ADVANCE_KODAMA
    rule = "BT-11.1"
    decline = DONE

    def legal(self, s: BitokuState, packed: int, out: list[int]) -> None:
        side = seat_of(packed)
        for region in range(REGION_COUNT):
            if can_advance(s, side, region):
                out.append(KODAMA + region)

    def apply(self, s: BitokuState, packed: int, action: int) -> None:
        side = seat_of(packed)
        left = frames.steps_left(packed) - 1
        if left:
            s.agenda.append(frames.advance_kodama(side, left))
        advance(s, side, action - KODAMA, 1)

    def prompt(self, s: BitokuState, packed: int) -> dict[str, object]:
        return {"left": frames.steps_left(packed)}


class PushKodama(Step[BitokuState]):
    """BT-11.1: others' kodama back, step by step; BT-20.2: as far as the player likes."""

    kind = frames.PUSH_KODAMA
    rule = "BT-11.1"
    decline = DONE

    def legal(self, s: BitokuState, packed: int, out: list[int]) -> None:
        side = seat_of(packed)
        only_region = frames.only_region(packed)
        for other in range(s.sides):
            for region in range(REGION_COUNT):
                if (not only_region or region == only_region - 1) and can_push(s, side, other, region):
                    out.append(PUSH + other * REGION_COUNT + region)

    def apply(self, s: BitokuState, packed: int, action: int) -> None:
        side = seat_of(packed)
        left = frames.steps_left(packed) - 1
        if left:
            s.agenda.append(frames.push_kodama(side, left, frames.only_region(packed)))
        s.kodama[action - PUSH] -= 1
        if s.events is not None:
            other, region = divmod(action - PUSH, REGION_COUNT)
            s.emit("push", side, {"player": other, "region": REGIONS[region]})

    def prompt(self, s: BitokuState, packed: int) -> dict[str, object]:
        only = frames.only_region(packed)
        return {"left": frames.steps_left(packed), "region": REGIONS[only - 1] if only else None}
