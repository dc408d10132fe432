"""BT-14: rocks of the zen garden, and pilgrims who sit beside them."""

from __future__ import annotations

from tatami.core.agenda import Step, seat_of
from tatami.core.lists import replaced
from tatami.games.bitoku import frames
from tatami.games.bitoku.actions import DONE, SIT_AT, TAKE_ROCK
from tatami.games.bitoku.kinds import NONE, PILGRIM_SPACE_COUNT, PILGRIM_SPACES, ROCK_SLOTS, ROCKS
from tatami.games.bitoku.rules.effects import EFFECTS
from tatami.games.bitoku.state import BitokuState


class TakeRock(Step[BitokuState]):
    """BT-14.1: any rock of the garden, into the leftmost empty rock slot."""

    kind = frames.TAKE_ROCK
    rule = "BT-14.1"
    decline = DONE

    def legal(self, s: BitokuState, packed: int, out: list[int]) -> None:
        if s.rocks[seat_of(packed) * ROCK_SLOTS + ROCK_SLOTS - 1] == NONE:
            for rock in s.garden:
                out.append(TAKE_ROCK + rock)

    def apply(self, s: BitokuState, packed: int, action: int) -> None:
        side = seat_of(packed)
        left = frames.times_left(packed) - 1
        if left:
            s.agenda.append(frames.take_rock(side, left))
        rock = action - TAKE_ROCK
        s.garden = [other for other in s.garden if other != rock]
        s.rocks = replaced(s.rocks, s.rocks.index(NONE, side * ROCK_SLOTS), rock)
        if s.events is not None:
            s.emit("rock", side, {"rock": ROCKS[rock]})


class Sit(Step[BitokuState]):
    """BT-14.2: a pilgrim goes to a free space beside an own rock; the space may cost something."""

    kind = frames.SIT
    rule = "BT-14.2"
    decline = DONE

    def legal(self, s: BitokuState, packed: int, out: list[int]) -> None:
        for space in range(PILGRIM_SPACE_COUNT):
            if EFFECTS.can_sit(s, seat_of(packed), space):
                out.append(SIT_AT + space)

    def apply(self, s: BitokuState, packed: int, action: int) -> None:
        side = seat_of(packed)
        left = frames.times_left(packed) - 1
        if left:
            s.agenda.append(frames.sit(side, left))
        EFFECTS.charge(s, side, s.content.pilgrim_price[action - SIT_AT], action - SIT_AT, 0)


def take_seat(s: BitokuState, side: int, space: int) -> None:
    """The pilgrim falls asleep beside the rock and stays."""
    s.awake[side] -= 1
    s.sitting = replaced(s.sitting, side, s.sitting[side] | 1 << space)
    if s.events is not None:
        s.emit("sit", side, {"space": PILGRIM_SPACES[space]})
