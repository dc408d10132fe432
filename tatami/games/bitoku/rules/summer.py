"""BT-4.2 and BT-7: the turns of summer and the four basic actions."""

from __future__ import annotations

from tatami.core.agenda import NO_SIDE, Step, seat_of
from tatami.core.turns import EachInTurn, turns_taken
from tatami.games.bitoku import frames
from tatami.games.bitoku.actions import CROSS, PASS, PLAY, USE_DIE, WAKE_DIE
from tatami.games.bitoku.kinds import DICE, FOREST, LOCKED, NONE, SLOT_COUNT, UNLOCKED
from tatami.games.bitoku.rules.cards import unlock
from tatami.games.bitoku.rules.dice import can_place
from tatami.games.bitoku.rules.river import can_cross, cross
from tatami.games.bitoku.state import BitokuState


class Summer(EachInTurn[BitokuState]):
    """BT-4.2: turns in turn order again and again, without those who have passed, until all have."""

    kind = frames.SUMMER
    rule = "BT-4.2"

    def run(self, s: BitokuState, packed: int) -> None:
        taken = next_turn(s, turns_taken(packed))
        if taken == NO_SIDE:
            s.agenda.append(frames.autumn())
            return
        s.turn += 1
        s.fresh = 0
        s.agenda.append(frames.summer(taken + 1))
        side = s.order[taken % len(s.order)]
        if s.events is not None:
            s.emit("turn", side, {"round": s.round, "turn": taken // len(s.order) + 1})
        s.agenda.append(frames.basic_action(side) if side < s.seats else frames.tengu_turn(side))

    def automaton(self, s: BitokuState, packed: int) -> int:
        taken = next_turn(s, turns_taken(packed))
        side = NO_SIDE if taken == NO_SIDE else s.order[taken % len(s.order)]
        return side if side >= s.seats else NO_SIDE


def next_turn(s: BitokuState, taken: int) -> int:
    """The number of the next turn of somebody who has not passed; NO_SIDE when all have."""
    for number in range(taken, taken + len(s.order)):
        if not s.passed[s.order[number % len(s.order)]]:
            return number
    return NO_SIDE


class BasicAction(Step[BitokuState]):
    """BT-7.1: play a yokai card, use a die, cross the river, or pass.

    Equal dice that have come as far are offered once: what tells them apart, their linked slots, does not matter to
    them any more.
    """

    kind = frames.BASIC_ACTION
    rule = "BT-7.1"

    def legal(self, s: BitokuState, packed: int, out: list[int]) -> None:
        side = seat_of(packed)
        if s.hands[side]:
            for slot in range(SLOT_COUNT):
                if s.cards[side * SLOT_COUNT + slot] == NONE:
                    out.append(PLAY + slot)
        counts = s.dice_by_place()
        for slot in range(DICE):
            die = side * DICE + slot
            place = s.die_places[die]
            if place == UNLOCKED and can_place(s, die, counts) and not _alike_before(s, side, slot):
                out.append(USE_DIE + slot)
            elif place == LOCKED and s.awake[side] and can_place(s, die, counts):
                out.append(WAKE_DIE + slot)
        may_pass = not out or self._all_done(s, side)
        for slot in range(DICE):
            die = side * DICE + slot
            if s.die_places[die] >= FOREST and can_cross(s, die, counts) and not _alike_before(s, side, slot):
                out.append(CROSS + slot)
        if may_pass:
            out.append(PASS)

    def _all_done(self, s: BitokuState, side: int) -> bool:
        """BT-7.16: all cards played and all dice on the board."""
        for die in range(side * DICE, side * DICE + DICE):
            if s.die_places[die] < FOREST:
                return False
        return s.yokai_on_board(side) == SLOT_COUNT

    def apply(self, s: BitokuState, packed: int, action: int) -> None:
        side = seat_of(packed)
        if action == PASS:
            s.passed[side] = 1
            if s.events is not None:
                s.emit("pass", side, {})
        elif action < USE_DIE:
            s.agenda.append(frames.choose_card(side, action - PLAY))
        elif action < WAKE_DIE:
            s.agenda.append(frames.place_die(side, action - USE_DIE, False))
        elif action < CROSS:
            wake_die(s, side, action - WAKE_DIE)
        else:
            cross(s, side, action - CROSS)


def _alike_before(s: BitokuState, side: int, slot: int) -> bool:
    """Whether an earlier die of the player is in the same place and shows the same."""
    die = side * DICE + slot
    for other in range(side * DICE, die):
        if s.die_places[other] == s.die_places[die] and s.dice[other] == s.dice[die]:
            return True
    return False


def wake_die(s: BitokuState, side: int, slot: int) -> None:
    """BT-5.3: an awake pilgrim leaves the game, and a locked die must be placed at once."""
    s.awake[side] -= 1
    if s.events is not None:
        s.emit("send_away", side, {})
    unlock(s, side, slot)
    s.agenda.append(frames.place_die(side, slot, False))
