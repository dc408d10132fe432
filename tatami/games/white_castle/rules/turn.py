"""WC-3: rounds and turns: take a die, place it, settle coins, lantern, actions."""

from __future__ import annotations

from tatami.core.agenda import Step, seat_of
from tatami.core.turns import EachInTurn
from tatami.games.white_castle import frames
from tatami.games.white_castle.actions import PLACE, TAKE
from tatami.games.white_castle.kinds import (
    BOARD_SPACES,
    BRIDGE,
    BRIDGE_ENDS,
    COIN,
    COLOURS,
    FIRST_BOX,
    FIRST_ROW,
    LEFT,
    OUTSIDE_THE_WALLS,
    RIGHT,
    ROOM_BESIDE,
    ROOM_COUNT,
    SPACES,
    WELL_SPACE,
)
from tatami.games.white_castle.rules.currencies import gain, most_payable, pay
from tatami.games.white_castle.state import WhiteCastleState


class Cycle(EachInTurn[WhiteCastleState]):
    """WC-3.1: every clan takes three turns, in turn order, cycling; then the round ends."""

    kind = frames.CYCLE
    rule = "WC-3.1"

    def turns(self, s: WhiteCastleState) -> int:
        return s.content.turns_per_round[s.seats] * s.clans

    def begin(self, s: WhiteCastleState, side: int, number: int) -> None:
        if s.events is not None:
            s.emit("turn", side, {"round": s.round, "turn": number})
        s.agenda.append(frames.take_die(side) if side < s.seats else frames.opponent_turn(side))

    def end(self, s: WhiteCastleState) -> None:
        s.agenda.append(frames.end_round())


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

    kind = frames.TAKE_DIE
    rule = "WC-3.3"

    def legal(self, s: WhiteCastleState, packed: int, out: list[int]) -> None:
        bridges = s.bridges
        for end in range(len(BRIDGE_ENDS)):
            if bridges[BRIDGE_ENDS[end]]:
                out.append(TAKE + end)

    def apply(self, s: WhiteCastleState, packed: int, action: int) -> None:
        clan = seat_of(packed)
        colour = (action - TAKE) // 2
        left = (action - TAKE) % 2 == 0
        value = remove_die(s, colour, LEFT if left else RIGHT)
        if s.events is not None:
            end = "left" if left else "right"
            s.emit("take", clan, {"colour": COLOURS[colour], "value": value, "end": end})
        s.agenda.append(frames.place_die(clan, colour, value, left))


def covered_value(s: WhiteCastleState, space: int) -> int:
    """WC-3.5: the printed value of an empty board space, otherwise the value of the topmost die there."""
    if space < BOARD_SPACES:
        top = s.placed[space * 2 + 1] or s.placed[space * 2]
        if top:
            return top & 7
    return s.content.space_value[space]


def spaces_for_colour(s: WhiteCastleState, colour: int) -> int:
    """WC-4.2: the rooms with a die tile of the colour, and those outside the walls, where any will do: a bit each."""
    tile_colour = s.content.tile_colour
    tiles = s.tiles
    spaces = OUTSIDE_THE_WALLS
    for slot in range(len(ROOM_BESIDE)):
        if tile_colour[tiles[slot]] == colour:
            spaces |= ROOM_BESIDE[slot]
    return spaces


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

    kind = frames.PLACE_DIE
    rule = "WC-3.5"

    def legal(self, s: WhiteCastleState, packed: int, out: list[int]) -> None:
        clan = seat_of(packed)
        colour = frames.die_colour(packed)
        reach = frames.die_value(packed) + most_payable(s, clan, COIN)
        placed = s.placed
        printed = s.content.space_value
        last = s.content.stack_limit[s.seats] - 1
        fitting = spaces_for_colour(s, colour)
        for space in range(BOARD_SPACES):
            if fitting >> space & 1:
                place = space * 2
                if placed[place + last] == 0 and (placed[place] & 7 or printed[space]) <= reach:
                    out.append(PLACE + space)
        out.append(PLACE + WELL_SPACE)
        row_colour = s.content.row_colour
        first = BOARD_SPACES * 2 + clan * 3
        for row in range(3):
            if row_colour[row] == colour and placed[first + row] == 0 and printed[FIRST_ROW + row] <= reach:
                out.append(PLACE + FIRST_ROW + row)

    def apply(self, s: WhiteCastleState, packed: int, action: int) -> None:
        clan = seat_of(packed)
        colour = frames.die_colour(packed)
        value = frames.die_value(packed)
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
        if frames.from_left(packed):
            s.agenda.append(frames.lantern_reward(clan))

    def prompt(self, s: WhiteCastleState, packed: int) -> dict[str, object]:
        return {
            "colour": COLOURS[frames.die_colour(packed)],
            "value": frames.die_value(packed),
            "end": "left" if frames.from_left(packed) else "right",
        }


def actions_of_space(s: WhiteCastleState, clan: int, space: int, colour: int) -> int:
    """WC-3.8: the step that resolves a space. WC-3.9f: a room's list of boxes is fixed here, when the die is placed."""
    if space < ROOM_COUNT:
        mask = 0
        for slot in range(FIRST_BOX[space], FIRST_BOX[space + 1]):
            if s.content.tile_colour[s.tiles[slot]] == colour:
                mask |= 1 << slot - FIRST_BOX[space]
        return frames.use_action_in_room(clan, s.rooms[space], mask, space)
    if space < WELL_SPACE:
        return frames.outside_choice(clan, space)
    if space == WELL_SPACE:
        return frames.well_reward(clan)
    return frames.resolve_row(clan, space - FIRST_ROW)
