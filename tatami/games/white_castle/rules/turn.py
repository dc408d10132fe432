"""WC-3: rounds and turns: take a die, place it, settle coins, lantern, actions."""

from __future__ import annotations

from tatami.core.agenda import AutomaticStep, Step, a_of, b_of, c_of, frame, seat_of
from tatami.games.white_castle.actions import PLACE, TAKE
from tatami.games.white_castle.kinds import (
    BOARD_SPACES,
    BRIDGE,
    CHOOSE_OUTSIDE,
    COIN,
    COLOURS,
    CYCLE,
    END_ROUND,
    FIRST_BOX,
    FIRST_ROW,
    LANTERN_REWARD,
    LEFT,
    OPPONENT_TURN,
    PLACE_DIE,
    RESOLVE_ROW,
    RIGHT,
    ROOM_COUNT,
    SPACES,
    TAKE_DIE,
    USE_BOXES,
    WELL_REWARD,
    WELL_SPACE,
)
from tatami.games.white_castle.rules.currencies import gain, pay, purse
from tatami.games.white_castle.state import WhiteCastleState


class Cycle(AutomaticStep[WhiteCastleState]):
    """WC-3.1: every clan takes three turns, in turn order, cycling; then the round ends."""

    name = "cycle"
    rule = "WC-3.1"

    def run(self, s: WhiteCastleState, packed: int) -> None:
        taken = a_of(packed)
        if taken == s.content.turns_per_round[s.seats] * s.clans:
            s.agenda.append(frame(END_ROUND, 0))
            return
        clan = s.order[taken % s.clans]
        s.turn += 1
        if s.events is not None:
            s.emit("turn", clan, {"round": s.round, "turn": taken + 1})
        s.agenda.append(frame(CYCLE, 0, taken + 1))
        s.agenda.append(frame(TAKE_DIE if clan < s.seats else OPPONENT_TURN, clan))


def remove_die(s: WhiteCastleState, colour: int, position: int) -> int:
    """WC-3.3: take a die off a bridge; if an end was vacated the nearest middle die slides there. Returns its value."""
    first = colour * BRIDGE
    bridges = s.bridges
    value = bridges[first + position]
    bridges[first + position] = 0
    if position == LEFT:
        bridges[first] = bridges[first + 1]
        bridges[first + 1] = bridges[first + 2]
        bridges[first + 2] = bridges[first + 3]
        bridges[first + 3] = 0
    elif position == RIGHT:
        nearest = first + 3
        while nearest > first and not bridges[nearest]:
            nearest -= 1
        if nearest > first:
            bridges[first + RIGHT] = bridges[nearest]
            bridges[nearest] = 0
    else:
        for place in range(first + position, first + 3):
            bridges[place] = bridges[place + 1]
        bridges[first + 3] = 0
    return value


class TakeDie(Step[WhiteCastleState]):
    """WC-3.3: take the die at either end of a bridge."""

    name = "take_die"
    rule = "WC-3.3"

    def legal(self, s: WhiteCastleState, packed: int, out: list[int]) -> None:
        bridges = s.bridges
        for colour in range(3):
            if bridges[colour * BRIDGE + LEFT]:
                out.append(TAKE + colour * 2)
            if bridges[colour * BRIDGE + RIGHT]:
                out.append(TAKE + colour * 2 + 1)

    def apply(self, s: WhiteCastleState, packed: int, action: int) -> None:
        clan = seat_of(packed)
        colour = (action - TAKE) // 2
        left = (action - TAKE) % 2 == 0
        value = remove_die(s, colour, LEFT if left else RIGHT)
        if s.events is not None:
            end = "left" if left else "right"
            s.emit("take", clan, {"colour": COLOURS[colour], "value": value, "end": end})
        s.agenda.append(frame(PLACE_DIE, clan, colour, value, 1 if left else 0))


def covered_value(s: WhiteCastleState, space: int) -> int:
    """WC-3.5: the printed value of an empty board space, otherwise the value of the topmost die there."""
    if space < BOARD_SPACES:
        top = s.placed[space * 2 + 1] or s.placed[space * 2]
        if top:
            return top & 7
    return s.content.space_value[space]


def room_has_colour(s: WhiteCastleState, room: int, colour: int) -> bool:
    """WC-4.2: whether a die tile of the room has the colour."""
    tile_colour = s.content.tile_colour
    for slot in range(FIRST_BOX[room], FIRST_BOX[room + 1]):
        if tile_colour[s.tiles[slot]] == colour:
            return True
    return False


def lay_die(s: WhiteCastleState, clan: int, space: int, colour: int, value: int) -> None:
    """Put a die on a space that has room for it."""
    die = colour * 8 + value
    if space == WELL_SPACE:
        s.placed.append(die)
    elif space >= FIRST_ROW:
        s.placed[BOARD_SPACES * 2 + clan * 3 + space - FIRST_ROW] = die
    else:
        s.placed[space * 2 + (1 if s.placed[space * 2] else 0)] = die


class PlaceDie(Step[WhiteCastleState]):
    """WC-3.5: put the die on a legal space and settle coins; then lantern (WC-3.7) and actions (WC-3.8).

    WC-3.6: a space is legal while its stack is not full, so the die to cover is the lowest one; the Well always is.
    """

    name = "place_die"
    rule = "WC-3.5"

    def legal(self, s: WhiteCastleState, packed: int, out: list[int]) -> None:
        clan = seat_of(packed)
        colour = a_of(packed)
        reach = b_of(packed) + purse(s, clan)
        placed = s.placed
        printed = s.content.space_value
        last = s.content.stack_limit[s.seats] - 1
        for space in range(BOARD_SPACES):
            place = space * 2
            if placed[place + last] == 0 and (placed[place] & 7 or printed[space]) <= reach:
                if space >= ROOM_COUNT or room_has_colour(s, space, colour):
                    out.append(PLACE + space)
        out.append(PLACE + WELL_SPACE)
        for row in range(3):
            if s.content.row_colour[row] == colour and placed[BOARD_SPACES * 2 + clan * 3 + row] == 0:
                if printed[FIRST_ROW + row] <= reach:
                    out.append(PLACE + FIRST_ROW + row)

    def apply(self, s: WhiteCastleState, packed: int, action: int) -> None:
        clan = seat_of(packed)
        colour = a_of(packed)
        value = b_of(packed)
        space = action - PLACE
        covered = covered_value(s, space)
        if s.events is not None:
            s.emit("place", clan, {"colour": COLOURS[colour], "value": value, "space": SPACES[space]})
        if value < covered:
            pay(s, clan, COIN, covered - value)
        elif value > covered:
            gain(s, clan, COIN, value - covered)
        lay_die(s, clan, space, colour, value)
        s.agenda.append(actions_of_space(s, clan, space, colour))
        if c_of(packed):
            s.agenda.append(frame(LANTERN_REWARD, clan))

    def prompt(self, s: WhiteCastleState, packed: int) -> dict[str, object]:
        return {"colour": COLOURS[a_of(packed)], "value": b_of(packed), "end": "left" if c_of(packed) else "right"}


def actions_of_space(s: WhiteCastleState, clan: int, space: int, colour: int) -> int:
    """WC-3.8: the step that resolves a space. WC-3.9f: a room's list of boxes is fixed here, when the die is placed."""
    if space < ROOM_COUNT:
        mask = 0
        for slot in range(FIRST_BOX[space], FIRST_BOX[space + 1]):
            if s.content.tile_colour[s.tiles[slot]] == colour:
                mask |= 1 << slot - FIRST_BOX[space]
        return frame(USE_BOXES, clan, s.rooms[space], mask, space)
    if space < WELL_SPACE:
        return frame(CHOOSE_OUTSIDE, clan, space)
    if space == WELL_SPACE:
        return frame(WELL_REWARD, clan)
    return frame(RESOLVE_ROW, clan, space - FIRST_ROW)
