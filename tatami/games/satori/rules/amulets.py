"""ST-7.1, ST-8.1: secret amulets: decided together, shown, and counted in the order of their numbers."""

from __future__ import annotations

from tatami.core.agenda import ANSWERS_HIDDEN, AutomaticStep, Step, seat_of
from tatami.games.satori import frames
from tatami.games.satori.actions import AMULET
from tatami.games.satori.content import MOST_EMERALDS, MOST_JOKOROS, MOST_POINTS, MOST_TILES
from tatami.games.satori.kinds import (
    AMULETS,
    EMERALD,
    KEPT,
    NOT_ASKED,
    PLAYED,
    POINTS,
    STOCK,
    TILE,
)
from tatami.games.satori.rules.effects import EFFECTS
from tatami.games.satori.rules.goods import gain
from tatami.games.satori.state import SatoriState


def ask_for_amulets(s: SatoriState) -> None:
    """Everybody who has not played the amulet decides about it, all at once; then those that lie open count."""
    s.agenda.append(frames.resolve_amulets(0))
    for seat in reversed(s.order):
        if not s.shown[seat]:
            s.agenda.append(frames.play_amulet(seat))


class PlayAmulet(Step[SatoriState]):
    """ST-7.1, ST-8.1: the owner plays the amulet or keeps it; simultaneous and secret (ST-R17)."""

    kind = frames.PLAY_AMULET
    rule = "ST-7.1"
    secrecy = ANSWERS_HIDDEN
    independent = True

    def legal(self, s: SatoriState, packed: int, out: list[int]) -> None:
        out.append(AMULET)
        out.append(AMULET + 1)

    def apply(self, s: SatoriState, packed: int, action: int) -> None:
        seat = seat_of(packed)
        s.decided[seat] = KEPT + action - AMULET
        if s.events is not None:
            s.emit("decided", seat, {})


def counted(s: SatoriState, seat: int, most: int) -> int:
    """What an amulet compares."""
    first = seat * STOCK
    if most == MOST_POINTS:
        return s.stock[first + POINTS]
    if most == MOST_EMERALDS:
        return s.stock[first + EMERALD]
    if most == MOST_TILES:
        return s.stock[first + TILE]
    if most == MOST_JOKOROS:
        return s.jokoros_on_altars(seat) + s.jokoros_on_pagoda(seat)
    return s.offering[seat]


def show_played(s: SatoriState) -> None:
    """The amulets just played are shown; who kept one has told that, too."""
    s.reveal()
    for seat in range(s.seats):
        if s.decided[seat] == PLAYED:
            s.shown[seat] = 1
            if s.events is not None:
                s.emit("amulet", seat, {"amulet": s.content.amulet_names[s.amulets[seat]]})
        s.decided[seat] = NOT_ASKED


class ResolveAmulets(AutomaticStep[SatoriState]):
    """ST-7.1: one amulet after the other in ascending number, its condition checked only then (ST-R36).

    Everybody who has most, ties included, gains the bonus, in turn order (ST-R4); after the last round points.
    """

    kind = frames.RESOLVE_AMULETS
    rule = "ST-7.1"

    def run(self, s: SatoriState, packed: int) -> None:
        amulet = frames.amulet_number(packed)
        if amulet == 0:
            show_played(s)
        if amulet + 1 < AMULETS:
            s.agenda.append(frames.resolve_amulets(amulet + 1))
        if not self._lies_open(s, amulet):
            return
        most = s.content.amulet_most[amulet]
        best = max([counted(s, seat, most) for seat in range(s.seats)])
        for seat in reversed(s.order):
            if counted(s, seat, most) == best:
                s.agenda.append(frames.amulet_bonus(seat, amulet))

    def _lies_open(self, s: SatoriState, amulet: int) -> bool:
        for seat in range(s.seats):
            if s.shown[seat] and s.amulets[seat] == amulet:
                return True
        return False


class AmuletBonus(AutomaticStep[SatoriState]):
    """ST-7.1: the bonus of round 3. ST-8.1: points at the end of the game."""

    kind = frames.AMULET_BONUS
    rule = "ST-7.1"

    def run(self, s: SatoriState, packed: int) -> None:
        seat = seat_of(packed)
        amulet = frames.amulet_gained(packed)
        if s.events is not None:
            s.emit("amulet_bonus", seat, {"amulet": s.content.amulet_names[amulet]})
        if s.round == s.content.rounds:
            gain(s, seat, POINTS, s.content.amulet_points[amulet])
        else:
            EFFECTS.perform(s, seat, s.content.amulet_bonus[amulet])
