"""BB-5: phase A: rolling, the three circuits, and where a die may be placed. BB-12: fishing."""

from __future__ import annotations

from tatami.core.agenda import QUESTION_HIDDEN, Step, seat_of
from tatami.core.turns import EachInTurn
from tatami.games.bora_bora import frames
from tatami.games.bora_bora.actions import DIE, PLACE
from tatami.games.bora_bora.kinds import (
    BLUE,
    DICE_ACTIONS,
    DICE_PER_PLAYER,
    DO_BUILD,
    DO_FISHING,
    DO_HELPER,
    DO_LAND,
    DO_MAN,
    DO_TEMPLE,
    DO_WATER,
    DO_WOMAN,
    FROM_FISHING,
    LAND,
    MAN,
    PHASE_A,
    WATER,
    WHITE,
    WOMAN,
)
from tatami.games.bora_bora.rules.build import can_build
from tatami.games.bora_bora.rules.expand import can_expand
from tatami.games.bora_bora.rules.gods import (
    HIGHEST,
    THEN_WHITE,
    can_pay,
    can_pay_both,
    may_pay,
    may_pay_both,
)
from tatami.games.bora_bora.rules.take_person import can_take
from tatami.games.bora_bora.rules.temple import can_send_priest
from tatami.games.bora_bora.state import BoraBoraState


def begin_phase_a(s: BoraBoraState) -> None:
    """BB-5.1: everybody rolls all dice at the same time, in the open."""
    s.phase = PHASE_A
    rng = s.chance()
    s.dice = [rng.below(6) + 1 for _ in range(DICE_PER_PLAYER * s.seats)]
    s.placed = []
    s.reveal()
    if s.events is not None:
        s.emit("roll", s.order[0], {"round": s.round, "dice": s.dice.copy()})
    s.agenda.append(frames.circuit())


class Circuit(EachInTurn[BoraBoraState]):
    """BB-5.2: in turn order everybody places one die, three times round; then phase B."""

    kind = frames.CIRCUIT
    rule = "BB-5.2"

    def turns(self, s: BoraBoraState) -> int:
        return DICE_PER_PLAYER * s.seats

    def begin(self, s: BoraBoraState, side: int, number: int) -> None:
        if s.events is not None:
            s.emit("turn", side, {"round": s.round, "phase": "A", "turn": number})
        s.agenda.append(frames.choose_die(side))

    def end(self, s: BoraBoraState) -> None:
        s.agenda.append(frames.phase_b_turns())


class ChooseDie(Step[BoraBoraState]):
    """BB-5.2: one of the unplaced dice; equal ones are offered once."""

    kind = frames.CHOOSE_DIE
    rule = "BB-5.2"

    def legal(self, s: BoraBoraState, packed: int, out: list[int]) -> None:
        first = seat_of(packed) * DICE_PER_PLAYER
        for value in range(1, 7):
            if value in s.dice[first : first + DICE_PER_PLAYER]:
                out.append(DIE + value - 1)

    def apply(self, s: BoraBoraState, packed: int, action: int) -> None:
        s.agenda.append(frames.place_die(seat_of(packed), action - DIE + 1))


def lowest_die(s: BoraBoraState, tile: int) -> int:
    """The lowest natural value on a tile, whatever the colours; 7 on an empty tile."""
    lowest = 7
    for die in s.placed:
        if die >> 6 == tile and die & 7 < lowest:
            lowest = die & 7
    return lowest


def closed_tiles(s: BoraBoraState, value: int) -> int:
    """BB-5.3: the tiles (a mask) where a die is not strictly lower than all others, whatever the colours."""
    closed = 0
    for die in s.placed:
        if die & 7 <= value:
            closed |= 1 << (die >> 6)
    return closed


def breaks_lower_rule(s: BoraBoraState, action: int, value: int) -> bool:
    """BB-5.3: whether a die of that value may not lie on the tile; at the fishing space any may (BB-12.1)."""
    return action != DO_FISHING and closed_tiles(s, value) >> s.content.tile_of[s.seats][action] & 1 != 0


def can_carry_out(s: BoraBoraState, seat: int, action: int, value: int) -> bool:
    """BB-5.4, BB-R5: whether the action can really be done with the effective value."""
    if action == DO_TEMPLE:
        return can_send_priest(s, seat, value)
    if action == DO_BUILD:
        return can_build(s, seat, value)
    if action in (DO_MAN, DO_WOMAN):
        return can_take(s, seat, MAN if action == DO_MAN else WOMAN, value)
    if action in (DO_LAND, DO_WATER):
        return can_expand(s, seat, LAND if action == DO_LAND else WATER, value)
    return True


class PlaceDie(Step[BoraBoraState]):
    """BB-5.3, BB-5.4: onto a tile where the die is lower than all others and its action can be done.

    On a combined tile the action chosen names the half (BB-5.7). Tiles that only the blue god opens, and actions that
    only the white god makes possible, are offered if both can be paid (BB-13.5, BB-13.6).
    """

    kind = frames.PLACE_DIE
    rule = "BB-5.3"
    secrecy = QUESTION_HIDDEN

    def legal(self, s: BoraBoraState, packed: int, out: list[int]) -> None:
        seat = seat_of(packed)
        blue = can_pay(s, seat, BLUE)
        white = can_pay(s, seat, WHITE)
        self.offer(s, packed, blue, white, blue and white and can_pay_both(s, seat, BLUE, WHITE), out)

    def waits(self, s: BoraBoraState, packed: int) -> bool:
        seat = seat_of(packed)
        out: list[int] = []
        self.offer(s, packed, may_pay(s, seat, BLUE), may_pay(s, seat, WHITE), may_pay_both(s, seat), out)
        return len(out) > 1

    def offer(self, s: BoraBoraState, packed: int, blue: bool, white: bool, both: bool, out: list[int]) -> None:
        """The actions a die can do, given which gods can be paid."""
        seat = seat_of(packed)
        value = frames.die_value(packed)
        closed = closed_tiles(s, value)
        tile_of = s.content.tile_of[s.seats]
        for action in range(DO_FISHING):
            breaks = closed >> tile_of[action] & 1
            if breaks and not blue:
                continue
            possible = can_carry_out(s, seat, action, value)
            if not possible and (both if breaks else white):
                possible = can_carry_out(s, seat, action, HIGHEST)
            if possible:
                out.append(PLACE + action)
        out.append(PLACE + DO_FISHING)

    def apply(self, s: BoraBoraState, packed: int, action: int) -> None:
        seat = seat_of(packed)
        value = frames.die_value(packed)
        what = action - PLACE
        breaks = breaks_lower_rule(s, what, value)
        lay_die(s, seat, what, value)
        if what == DO_FISHING:
            s.score(seat, FROM_FISHING, s.content.fishing_vp)
            return
        s.agenda.append(action_frame(seat, what, value))
        if breaks:
            needs_white = not can_carry_out(s, seat, what, value)
            s.agenda.append(frames.pay_god(seat, BLUE, THEN_WHITE if needs_white else 0))

    def prompt(self, s: BoraBoraState, packed: int) -> dict[str, object]:
        return {"value": frames.die_value(packed)}


def lay_die(s: BoraBoraState, seat: int, action: int, value: int) -> None:
    """BB-5.5: the die lies on the tile with its natural face until the end of the round."""
    tile = s.content.tile_of[s.seats][action]
    s.dice[s.dice.index(value, seat * DICE_PER_PLAYER)] = 0
    s.placed = [*s.placed, tile * 64 + seat * 8 + value]
    if s.events is not None:
        s.emit("place", seat, {"value": value, "action": DICE_ACTIONS[action], "tile": s.content.action_tiles[tile]})


def action_frame(seat: int, action: int, value: int) -> int:
    """The step that does an action with a die; white may still be declared if the die shows less than 6 (BB-13.4)."""
    white = value < HIGHEST
    if action == DO_HELPER:
        return frames.helper(seat, value, white)
    if action == DO_TEMPLE:
        return frames.priest(seat, value, white)
    if action == DO_BUILD:
        return frames.build(seat, value, white)
    if action in (DO_MAN, DO_WOMAN):
        return frames.take_person(seat, MAN if action == DO_MAN else WOMAN, value, white)
    return frames.expand(seat, LAND if action == DO_LAND else WATER, value, white)
