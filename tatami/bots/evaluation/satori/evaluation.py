"""Satori's evaluation: the score now, the terms, and what the pending steps of the turn are worth."""

from __future__ import annotations

from typing import Final, cast

from tatami.bots.evaluation.base import TermEvaluation
from tatami.bots.evaluation.satori.tables import Tables
from tatami.bots.evaluation.satori.terms import (
    BASE,
    TERM_COUNT,
    TERMS,
    TURNS,
    W_ALTARS,
    W_AMULET,
    W_BARE,
    W_BELL,
    W_BURNING,
    W_COIN,
    W_COLOUR,
    W_EARLY,
    W_EMERALD,
    W_GROWTH,
    W_INCENSE,
    W_JOKORO,
    W_LEVEL,
    W_MONK_HOME,
    W_MONK_NEXT,
    W_MONK_TILE,
    W_OFFERING,
    W_PAGODA,
    W_PAGODA_GROWTH,
    W_PAGODA_OPEN,
    W_ROOF,
    W_SORIN,
    W_TILE,
    W_UNLOCKED,
    turns_left,
)
from tatami.bots.evaluation.satori.worth import Worth
from tatami.core.agenda import KIND_MASK, seat_of
from tatami.core.game import Game
from tatami.core.state import NOBODY, State
from tatami.games.satori import frames
from tatami.games.satori.game import Satori
from tatami.games.satori.kinds import (
    ALTAR_COUNT,
    AMULETS,
    COIN,
    COLOUR_COUNT,
    EMERALD,
    FIRST_ROOF,
    INCENSE,
    LEVELS,
    LOOP,
    NONE,
    PLAYED,
    SPACE_COUNT,
    STOCK,
    STOREY_COUNT,
    TILE,
)
from tatami.games.satori.rules.altars import colour_of
from tatami.games.satori.rules.amulets import counted
from tatami.games.satori.rules.goods import can_pay
from tatami.games.satori.rules.jokoros import open_slot
from tatami.games.satori.rules.monks import monks_in_reserve
from tatami.games.satori.rules.pagoda import may_rise, part_price
from tatami.games.satori.scoring import sheet
from tatami.games.satori.state import SatoriState

LIKELY: Final = 0.6
"""How likely it is that who has most of something now has most of it in the end."""


class SatoriEvaluation(TermEvaluation):
    """Satori at one number of players."""

    def __init__(self, game: Game, seats: int, data: dict[str, object] | None = None) -> None:
        super().__init__([name for name, _ in TERMS], TURNS)
        self.tables = Tables(cast(Satori, game).content, seats, data)

    # ---- the public face ----

    def opens_turn(self, state: State) -> bool:
        s = cast(SatoriState, state)
        kind = s.agenda[-1] & KIND_MASK
        if kind == frames.TURN:
            return not s.placed and not s.wheel_used
        return kind in (frames.STARTING_TILE, frames.FIRST_MONK)

    def points(self, state: State) -> list[float]:
        s = cast(SatoriState, state)
        out: list[float] = []
        for side in range(len(s.order)):
            out.append(self.side_points(s, side))
        return out

    def own(self, state: State, side: int) -> float:
        s = cast(SatoriState, state)
        points = self.side_points(s, side)
        return points + self.pending(s) if s.actor == side else points

    def side_points(self, s: SatoriState, side: int) -> float:
        """The score a side may expect at the end."""
        total = float(sheet(s, side)["total"])
        if s.actor == NOBODY:
            return total
        left = turns_left(s, side)
        if side < s.seats and s.seats > 1:
            total += amulet_points(s, side, left)
        if left == 0 and s.round == s.content.rounds:
            return total
        weights = self.tables.rival if side >= s.seats else self.tables.weights
        first = left * TERM_COUNT
        terms = self.terms(s, side)
        for index in range(TERM_COUNT):
            amount = terms[index]
            if amount:
                total += weights[first + index] * amount
        return total

    def spread(self, state: State) -> float:
        s = cast(SatoriState, state)
        left = 0
        for side in range(len(s.order)):
            left += turns_left(s, side)
        return self.tables.spreads[min(left // len(s.order), TURNS - 1)]

    def sample_left(self, state: State, side: int) -> int:
        return turns_left(cast(SatoriState, state), side)

    def sample_score(self, state: State, side: int) -> float:
        return float(sheet(cast(SatoriState, state), side)["total"])

    def sample_terms(self, state: State, side: int) -> list[float]:
        return [float(amount) for amount in self.terms(cast(SatoriState, state), side)]

    # ---- the terms ----

    def terms(self, s: SatoriState, side: int) -> list[int]:
        """The amount of every term on the table, in the order of TERMS."""
        out = [0] * TERM_COUNT
        out[BASE] = 1
        self._goods(s, side, out)
        self._pagoda(s, side, out)
        if side < s.seats:
            self._monks(s, side, out)
            self._altars(s, side, out)
            self._tracks(s, side, out)
        return out

    def _goods(self, s: SatoriState, side: int, out: list[int]) -> None:
        stock = s.stock
        first = side * STOCK
        for good in range(3):
            amount = stock[first + COIN + good]
            place = W_COIN + good * 2
            out[place] = amount
            if amount > 3:
                out[place + 1] = amount - 3
        amount = stock[first + EMERALD]
        out[W_EMERALD] = amount
        if amount > 2:
            out[W_EMERALD + 1] = amount - 2
        amount = stock[first + INCENSE]
        out[W_INCENSE] = amount
        if amount == s.content.incense_cap:
            out[W_INCENSE + 1] = 1
        elif amount == 0:
            out[W_INCENSE + 2] = 1
        amount = stock[first + TILE]
        out[W_TILE] = amount
        if amount > 2:
            out[W_TILE + 1] = amount - 2
            if amount > 5:
                out[W_TILE + 2] = amount - 5

    def _monks(self, s: SatoriState, side: int, out: list[int]) -> None:
        out[W_MONK_HOME] = monks_in_reserve(s, side)
        worth = 0.0
        for space in range(SPACE_COUNT):
            if s.monks[space] == side and not s.tile_is_taken(space):
                away = abs(s.hikari[space // LOOP] - space % LOOP)
                if away:
                    out[W_MONK_NEXT + 1 if away == LOOP // 2 else W_MONK_NEXT] += 1
                if s.spaces[space] != NONE:
                    worth += self.tables.tile_worth[s.spaces[space]]
        out[W_MONK_TILE] = round(10 * worth)

    def _altars(self, s: SatoriState, side: int, out: list[int]) -> None:
        colours = 0
        owned = 0
        burning = 0
        for place in range(ALTAR_COUNT):
            if s.owners[place] == side:
                owned += 1
                colours |= 1 << colour_of(s, place)
                burning += s.burning[place]
        for number in range(owned):
            out[W_ALTARS + number] = 1
        different = colours.bit_count()
        out[W_COLOUR] = different
        out[W_BARE] = min(owned - burning, s.jokoros[side])
        out[W_BURNING] = burning
        out[W_GROWTH] = burning * (COLOUR_COUNT - different)
        out[W_UNLOCKED] = 1 - s.locked[side]

    def _pagoda(self, s: SatoriState, side: int, out: list[int]) -> None:
        standing = s.jokoros_on_pagoda(side)
        out[W_JOKORO] = s.jokoros[side]
        out[W_PAGODA] = standing
        out[W_PAGODA_GROWTH] = standing * s.roofs.count(0)
        if s.jokoros[side]:
            for storey in range(STOREY_COUNT):
                if open_slot(s, storey) != NONE:
                    out[W_PAGODA_OPEN] += 1
        if side < s.seats:
            for level in range(LEVELS):
                if may_rise(s, FIRST_ROOF + level) and can_pay(s, side, part_price(s, FIRST_ROOF + level)):
                    out[W_ROOF] = 1
                if may_rise(s, level) and can_pay(s, side, part_price(s, level)):
                    out[W_LEVEL] = 1
            out[W_SORIN] = 1 if s.sorin_owner == side else 0

    def _tracks(self, s: SatoriState, side: int, out: list[int]) -> None:
        level = s.offering[side]
        out[W_OFFERING] = level
        if level > 2:
            out[W_OFFERING + 1] = level - 2
            if level > 4:
                out[W_OFFERING + 2] = level - 4
        if s.seats == 1:
            return
        if side in s.bells:
            out[W_BELL] = s.seats - 1 - s.bells.index(side)
        out[W_EARLY] = s.seats - 1 - s.order.index(side)
        if not s.shown[side] and has_most(s, side, s.amulets[side]):
            out[W_AMULET] = 1

    # ---- the pending steps of a turn ----

    def pending(self, state: State) -> float:
        s = cast(SatoriState, state)
        seat = s.actor
        worth = Worth(self.tables, s, seat)
        total = 0.0
        for packed in s.agenda:
            if seat_of(packed) == seat:
                total += worth.frame(packed)
        return total


def has_most(s: SatoriState, seat: int, amulet: int) -> bool:
    """Whether a player has most of what an amulet compares, alone or with others."""
    most = s.content.amulet_most[amulet]
    mine = counted(s, seat, most)
    for other in range(s.seats):
        if counted(s, other, most) > mine:
            return False
    return True


def amulet_points(s: SatoriState, seat: int, left: int) -> float:
    """ST-7.1, ST-8.1: what the amulets that lie open, or have just been played, will bring."""
    likely = 1.0 if left == 0 and s.round == s.content.rounds else LIKELY
    bonus_now = s.round == s.content.amulet_round
    total = 0.0
    for owner in range(s.seats):
        amulet = s.amulets[owner]
        played = s.decided[owner] == PLAYED
        if (s.shown[owner] or played) and amulet < AMULETS and has_most(s, seat, amulet):
            total += likely * s.content.amulet_points[amulet]
            if played and bonus_now:
                total += 2.0
    return total
