"""The leaves of Satori's effects, what they could do now, and when the order of a result can make a difference."""

from __future__ import annotations

from typing import Final

from tatami.core import effect_steps
from tatami.core.agenda import seat_of
from tatami.core.effects import ALL, GAIN, Effects, EffectTable, pay_unit, siblings_left, siblings_source
from tatami.games.satori import frames
from tatami.games.satori.kinds import (
    ALTAR,
    COIN,
    COLLECTION,
    COLOUR_COUNT,
    HIKARI,
    INCENSE,
    JOKORO,
    MONK,
    NONE,
    OFFER,
    OFFERING_ALTAR,
    PAGODA,
    POINTS,
    STOCK,
    SUPPLIES,
    UNLOCK,
)
from tatami.games.satori.rules.altars import can_build_somewhere
from tatami.games.satori.rules.goods import can_pay, gain, pay_all, receivable
from tatami.games.satori.rules.jokoros import can_burn_somewhere
from tatami.games.satori.rules.lookahead import comes_off, may_step_anywhere, steps_granted
from tatami.games.satori.rules.monks import can_meditate, monks_in_reserve
from tatami.games.satori.rules.pagoda import can_raise_something
from tatami.games.satori.state import SatoriState

GRANTED: Final = 0
NOT_GRANTED: Final = 1
"""As the *where* of an effect that is only being thought about: its Hikari steps are not in hand yet (ST-5.7.9)."""


class SatoriEffects(Effects[SatoriState]):
    """The interpreter with Satori's words."""

    def table(self, s: SatoriState) -> EffectTable:
        return s.content.effects

    def gain(self, s: SatoriState, seat: int, good: int, amount: int) -> None:
        gain(s, seat, good, amount)

    def can_gain(self, s: SatoriState, seat: int, good: int) -> bool:
        return receivable(s, seat, good, 1) > 0

    def can_pay(self, s: SatoriState, seat: int, cost: list[int]) -> bool:
        return can_pay(s, seat, cost)

    def pay(self, s: SatoriState, seat: int, cost: list[int]) -> None:
        pay_all(s, seat, cost)

    def offer(self, s: SatoriState, seat: int, node: int, where: int, reduction: int) -> None:
        """ST-5.2.1: who has picked an exchange pays for it at once: picking it was the choice."""
        table = s.content.effects
        cost = table.cost[node]
        units = table.amount[node]
        pay_all(s, seat, cost)
        if units:
            s.agenda.append(pay_unit(seat, node, where, table.pack_due(node, [0] * len(cost) + [units]), 0))
        else:
            self.perform(s, seat, table.parts[node][0], where)

    def leaf(self, s: SatoriState, seat: int, leaf: int, amount: int, where: int) -> None:
        if leaf == HIKARI:
            s.agenda.append(frames.hikari_step(seat))
        elif leaf == MONK:
            s.agenda.append(frames.meditation(seat) if monks_in_reserve(s, seat) else frames.monk_leaves(seat))
        elif leaf == ALTAR:
            s.agenda.append(frames.build_altar(seat))
        elif leaf == JOKORO:
            s.agenda.append(frames.place_jokoro(seat))
        elif leaf == PAGODA:
            s.agenda.append(frames.build_pagoda(seat))
        elif leaf == OFFER:
            s.agenda.append(frames.claim_offerings(seat, False))
        elif leaf == UNLOCK:
            unlock(s, seat)
        elif leaf == COLLECTION:
            collect(s, seat)

    def leaf_does_something(self, s: SatoriState, seat: int, leaf: int, amount: int, where: int) -> bool:
        """ST-R9: whether a leaf could be carried out now."""
        if leaf == HIKARI:
            granted = steps_granted(s)
            return may_step_anywhere(s, seat, granted if where == NOT_GRANTED else granted - 1)
        if leaf == MONK:
            return can_meditate(s, seat)
        if leaf == ALTAR:
            return can_build_somewhere(s, seat)
        if leaf == JOKORO:
            return can_burn_somewhere(s, seat)
        if leaf == PAGODA:
            return can_raise_something(s, seat)
        if leaf == OFFER:
            return self.can_claim(s, seat)
        if leaf == UNLOCK:
            return s.locked[seat] == 1
        return self.can_gain(s, seat, COIN)

    def can_claim(self, s: SatoriState, seat: int) -> bool:
        """ST-5.8.2: whether there is a reward to claim at or below the player's marker."""
        for space in range(s.offering[seat] + 1):
            if self.can_claim_at(s, seat, space):
                return True
        return False

    def can_claim_at(self, s: SatoriState, seat: int, space: int) -> bool:
        """Whether the reward beside a space could be received."""
        reward = s.content.offering_reward[space]
        return reward != NONE and self.does_something(s, seat, reward)

    def worth_its_price(self, s: SatoriState, seat: int, node: int, where: int) -> bool:
        """ST-R9: whether anything of an exchange would be received once it is paid; a mix leaves that open."""
        table = s.content.effects
        cost = table.cost[node]
        first = seat * STOCK
        stock = s.stock
        supply = s.supply
        s.stock = stock.copy()
        s.supply = supply.copy()
        for good in range(POINTS):
            s.stock[first + good] -= cost[good]
            if good < SUPPLIES:
                s.supply[good] += cost[good]
        found = self.does_something(s, seat, table.parts[node][0], NOT_GRANTED)
        s.stock = stock
        s.supply = supply
        return found

    def order_matters(self, s: SatoriState, seat: int, parts: list[int], mask: int) -> bool:
        """ST-5.2.1: gains first is as good as any order, unless one cannot be received whole before an action pays.

        What an exchange pays out may pay for its action, and gains alone commute.
        """
        actions = False
        short = False
        for i in range(len(parts)):
            if mask >> i & 1:
                if self._is_gain(s, parts[i]):
                    short = short or not self._is_whole(s, seat, parts[i])
                else:
                    actions = True
        return actions and short

    def _is_gain(self, s: SatoriState, node: int) -> bool:
        table = s.content.effects
        if table.op[node] == ALL:
            for part in table.parts[node]:
                if not self._is_gain(s, part):
                    return False
            return True
        return table.op[node] == GAIN

    def _is_whole(self, s: SatoriState, seat: int, node: int) -> bool:
        table = s.content.effects
        if table.op[node] == ALL:
            for part in table.parts[node]:
                if not self._is_whole(s, seat, part):
                    return False
            return True
        return receivable(s, seat, table.what[node], table.amount[node]) == table.amount[node]


def unlock(s: SatoriState, seat: int) -> None:
    """ST-5.8.4: the sixth Jokoro from the offering track to the reserve."""
    s.locked[seat] = 0
    s.jokoros[seat] += 1
    if s.events is not None:
        s.emit("unlock", seat, {})


def colours_offered(s: SatoriState) -> int:
    """How many different colours of worshippers stand on the offering altar."""
    first = OFFERING_ALTAR * COLOUR_COUNT
    colours = 0
    for colour in range(COLOUR_COUNT):
        if s.visitors[first + colour]:
            colours += 1
    return colours


def collection(s: SatoriState) -> int:
    """ST-6.2.1: the coins of a collection now."""
    colours = colours_offered(s)
    return s.content.collection[colours - 1] if colours else 0


def collect(s: SatoriState, side: int) -> None:
    """ST-6.2.1: coins for the different colours on the offering altar."""
    if s.events is not None:
        s.emit("collection", side, {"colours": colours_offered(s)})
    gain(s, side, COIN, collection(s))


EFFECTS: Final = SatoriEffects()


class TakeEffects(effect_steps.TakeEffects[SatoriState]):
    """ST-5.2.1: actions in the result of an exchange may be declined, except for a step a Hikari needs (ST-5.7.9)."""

    def legal(self, s: SatoriState, packed: int, out: list[int]) -> None:
        super().legal(s, packed, out)
        seat = seat_of(packed)
        parts = s.content.effects.parts[siblings_source(packed)]
        lost = 0
        for i in range(len(parts)):
            if siblings_left(packed) >> i & 1:
                lost += s.content.hikari_steps[parts[i]]
        if not comes_off(s, seat, steps_granted(s) - lost, s.stock[seat * STOCK + INCENSE]):
            out.remove(self.stop)
