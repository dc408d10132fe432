"""BB-14: phase B: men and women do their actions, and the green god."""

from __future__ import annotations

from typing import Final

from tatami.core.agenda import QUESTION_HIDDEN, AutomaticStep, Step, seat_of
from tatami.core.turns import EachInTurn
from tatami.games.bora_bora import frames
from tatami.games.bora_bora.actions import COMBINE_TILES, DONE, DOUBLE, EXTRA, MOVE_HUT, USE
from tatami.games.bora_bora.kinds import (
    FROM_PEOPLE,
    GREEN,
    LAND,
    MAN,
    NONE,
    OFFERING,
    PHASE_B,
    PHASE_C,
    POSITIONS,
    SEXES,
    SHELL,
    TYPE_BUILD,
    TYPE_COUNT,
    TYPE_GODCARD,
    TYPE_LAND,
    TYPE_MAN,
    TYPE_MATERIAL,
    TYPE_MOVEHUT,
    TYPE_OFFERING,
    TYPE_SHELL,
    TYPE_STATUS,
    TYPE_VP,
    TYPE_WATER,
    TYPE_WOMAN,
    TYPES,
    WATER,
    WOMAN,
)
from tatami.games.bora_bora.rules.build import can_build
from tatami.games.bora_bora.rules.expand import can_expand, reachable
from tatami.games.bora_bora.rules.god_cards import card_to_take, take_god_cards
from tatami.games.bora_bora.rules.gods import can_pay, may_pay
from tatami.games.bora_bora.rules.player_board import built, can_move_hut, group_size, group_sizes, move_hut
from tatami.games.bora_bora.rules.status import advance_status
from tatami.games.bora_bora.rules.take_person import can_take
from tatami.games.bora_bora.state import BoraBoraState

# What a player has already done in his phase-B turn.
MEN_DONE: Final = 1
WOMEN_DONE: Final = 2
GREEN_DONE: Final = 4
ONCE_MORE: Final = 3
"""Tiles beyond the third of one type would add nothing."""


class PhaseBTurns(EachInTurn[BoraBoraState]):
    """BB-14.1, BB-R21: in turn order each player takes one complete turn; then phase C."""

    kind = frames.PHASE_B_TURNS
    rule = "BB-14.1"

    def begin(self, s: BoraBoraState, side: int, number: int) -> None:
        s.phase = PHASE_B
        if s.events is not None:
            s.emit("turn", side, {"round": s.round, "phase": "B", "turn": number})
        s.agenda.append(frames.use_people(side))

    def end(self, s: BoraBoraState) -> None:
        s.phase = PHASE_C
        if s.events is not None:
            s.emit("phase", s.order[0], {"round": s.round, "phase": "C"})
        s.agenda.append(frames.score_status())


def strength(s: BoraBoraState, kind: int, size: int, doubled: bool) -> int:
    """BB-14.4: the strength of equal tiles together; BB-13.8: doubled after adding up, at most the cap."""
    value = s.content.strength[kind][min(size, ONCE_MORE)]
    if doubled:
        value *= 2
        if s.content.strength_limit[kind]:
            value = min(value, s.content.strength_limit[kind])
    return value


def can_activate(s: BoraBoraState, seat: int, kind: int, value: int) -> bool:
    """BB-14.8: whether a group's action can be carried out with a strength."""
    if kind in (TYPE_LAND, TYPE_WATER):
        return can_expand(s, seat, LAND if kind == TYPE_LAND else WATER, value)
    if kind in (TYPE_MAN, TYPE_WOMAN):
        return can_take(s, seat, MAN if kind == TYPE_MAN else WOMAN, value)
    if kind == TYPE_BUILD:
        return can_build(s, seat, value)
    if kind == TYPE_MOVEHUT:
        return can_move_hut(s, seat)
    return kind != TYPE_GODCARD or card_to_take(s)


def doubling_helps(s: BoraBoraState, seat: int, kind: int, value: int, doubled: int) -> bool:
    """BB-13.4: whether green changes something: a target that the plain strength does not reach, or simply more."""
    if not can_activate(s, seat, kind, doubled):
        return False
    if kind in (TYPE_LAND, TYPE_WATER):
        path = LAND if kind == TYPE_LAND else WATER
        return reachable(s, seat, path, doubled) != reachable(s, seat, path, value)
    if kind in (TYPE_MAN, TYPE_WOMAN, TYPE_BUILD):
        return targets_of(s, seat, kind, doubled) > targets_of(s, seat, kind, value)
    return True


def targets_of(s: BoraBoraState, seat: int, kind: int, value: int) -> int:
    """How many person or building tiles a strength reaches."""
    total = 0
    for number in range(value):
        if kind == TYPE_BUILD:
            total += 0 if built(s, seat, number + 1) else 1
        else:
            first = (MAN if kind == TYPE_MAN else WOMAN) * POSITIONS
            total += 0 if s.people[first + number] == NONE else 1
    return total


class UsePeople(Step[BoraBoraState]):
    """BB-14.1: one type of the men and one type of the women, in either order; green doubles one or adds one."""

    kind = frames.USE_PEOPLE
    rule = "BB-14.1"
    decline = DONE
    secrecy = QUESTION_HIDDEN

    def legal(self, s: BoraBoraState, packed: int, out: list[int]) -> None:
        self.offer(s, packed, can_pay(s, seat_of(packed), GREEN), out)

    def waits(self, s: BoraBoraState, packed: int) -> bool:
        out: list[int] = []
        self.offer(s, packed, may_pay(s, seat_of(packed), GREEN), out)
        return len(out) > 0

    def offer(self, s: BoraBoraState, packed: int, green: bool, out: list[int]) -> None:
        """The activations open now, given whether green can be paid. BB-13.8: one green a turn."""
        seat = seat_of(packed)
        done = frames.people_done(packed)
        green = green and not done & GREEN_DONE
        sizes = group_sizes(s, seat)
        for group in range(2 * TYPE_COUNT):
            if not sizes[group]:
                continue
            sex = group // TYPE_COUNT
            kind = group % TYPE_COUNT
            used = (frames.men_used(packed) if sex == MAN else frames.women_used(packed)) >> kind & 1
            if used:
                continue
            value = strength(s, kind, sizes[group], False)
            if done >> sex & 1:
                # BB-14.6: the extra is for a sex already activated; an unused sex needs no green.
                if green and can_activate(s, seat, kind, value):
                    out.append(EXTRA + group)
                continue
            if can_activate(s, seat, kind, value):
                out.append(USE + group)
            if green:
                doubled = strength(s, kind, sizes[group], True)
                if doubling_helps(s, seat, kind, value, doubled):
                    out.append(DOUBLE + group)

    def apply(self, s: BoraBoraState, packed: int, action: int) -> None:
        seat = seat_of(packed)
        group = (action - USE) % (2 * TYPE_COUNT)
        sex = group // TYPE_COUNT
        kind = group % TYPE_COUNT
        done = frames.people_done(packed) | (MEN_DONE if sex == MAN else WOMEN_DONE)
        if action >= DOUBLE:
            done |= GREEN_DONE
        men = frames.men_used(packed) | (1 << kind if sex == MAN else 0)
        women = frames.women_used(packed) | (1 << kind if sex == WOMAN else 0)
        s.agenda.append(frames.use_people(seat, men, women, done))
        doubled = DOUBLE <= action < EXTRA
        s.agenda.append(frames.activate(seat, sex, kind, doubled))
        if action >= DOUBLE:
            s.agenda.append(frames.pay_god(seat, GREEN))


class Activate(AutomaticStep[BoraBoraState]):
    """BB-14.2: all tiles of one type of one sex act together, once. BB-14.5: as in phase A, only without a die.

    How many of them act is asked only for status, where less can be more (BB-R33).
    """

    kind = frames.ACTIVATE
    rule = "BB-14.2"

    def run(self, s: BoraBoraState, packed: int) -> None:
        seat = seat_of(packed)
        sex = frames.sex_activated(packed)
        kind = frames.type_activated(packed)
        size = group_size(s, seat, sex, kind)
        doubled = frames.is_doubled(packed)
        if kind == TYPE_STATUS:
            s.agenda.append(frames.combine(seat, min(size, ONCE_MORE), doubled, sex))
            return
        value = strength(s, kind, size, doubled)
        tell_activation(s, seat, sex, kind, value)
        if kind in (TYPE_LAND, TYPE_WATER):
            s.agenda.append(frames.expand(seat, LAND if kind == TYPE_LAND else WATER, value))
        elif kind in (TYPE_MAN, TYPE_WOMAN):
            s.agenda.append(frames.take_person(seat, MAN if kind == TYPE_MAN else WOMAN, value))
        elif kind == TYPE_BUILD:
            s.agenda.append(frames.build(seat, value))
        elif kind == TYPE_MATERIAL:
            s.agenda.append(frames.choose_material(seat, value))
        elif kind == TYPE_MOVEHUT:
            move_huts(s, seat, value)
        elif kind == TYPE_VP:
            s.score(seat, FROM_PEOPLE, value)
        elif kind == TYPE_GODCARD:
            take_god_cards(s, seat, value)
        elif kind == TYPE_OFFERING:
            s.gain(seat, OFFERING, value)
        elif kind == TYPE_SHELL:
            s.gain(seat, SHELL, value)


def tell_activation(s: BoraBoraState, seat: int, sex: int, kind: int, value: int) -> None:
    """Who acts, and how strongly."""
    if s.events is not None:
        s.emit("activate", seat, {"sex": SEXES[sex], "type": TYPES[kind], "strength": value})


class Combine(Step[BoraBoraState]):
    """BB-R33: how many equal status tiles act together: whoever wants to stay behind another may use fewer."""

    kind = frames.COMBINE
    rule = "BB-14.2"

    def legal(self, s: BoraBoraState, packed: int, out: list[int]) -> None:
        status = s.status[seat_of(packed)]
        reached = NONE
        for tiles in range(1, frames.tiles_to_combine(packed) + 1):
            target = min(
                status + strength(s, TYPE_STATUS, tiles, frames.combine_doubled(packed)), s.content.status_last
            )
            if target != reached:
                out.append(COMBINE_TILES + tiles - 1)
            reached = target

    def apply(self, s: BoraBoraState, packed: int, action: int) -> None:
        seat = seat_of(packed)
        steps = strength(s, TYPE_STATUS, action - COMBINE_TILES + 1, frames.combine_doubled(packed))
        tell_activation(s, seat, frames.sex_combined(packed), TYPE_STATUS, steps)
        advance_status(s, seat, steps)

    def prompt(self, s: BoraBoraState, packed: int) -> dict[str, object]:
        return {
            "tiles": frames.tiles_to_combine(packed),
            "doubled": frames.combine_doubled(packed),
            "sex": SEXES[frames.sex_combined(packed)],
        }


def move_huts(s: BoraBoraState, seat: int, most: int) -> None:
    """BB-14.4: move one hut to slot 12; further ones, up to the strength, as far as wanted (BB-R22)."""
    move_hut(s, seat)
    if most > 1 and can_move_hut(s, seat):
        s.agenda.append(frames.move_huts(seat, most - 1))


class MoveHuts(Step[BoraBoraState]):
    """BB-R22: another hut to slot 12, or enough."""

    kind = frames.MOVE_HUTS
    rule = "BB-14.4"
    decline = DONE

    def legal(self, s: BoraBoraState, packed: int, out: list[int]) -> None:
        out.append(MOVE_HUT)

    def apply(self, s: BoraBoraState, packed: int, action: int) -> None:
        move_huts(s, seat_of(packed), frames.huts_left(packed))

    def prompt(self, s: BoraBoraState, packed: int) -> dict[str, object]:
        return {"left": frames.huts_left(packed)}
