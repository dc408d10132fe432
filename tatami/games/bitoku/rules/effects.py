"""The leaves of Bitoku's effects, and how they are resolved (BT-20).

What can only help is received without a question: resources, amulets, points, own kodama in a given region. Whatever
else stands in an effect can be declined where it is resolved (BT-20.2, BT-R52), so nobody is asked twice.
"""

from __future__ import annotations

from typing import Final

from tatami.core.effects import ANY, GAIN, LEAF, NO_GOOD, PAY, Effects, EffectTable, pay_unit, take_effects
from tatami.games.bitoku import frames
from tatami.games.bitoku.kinds import (
    AREA_REGIONS,
    BITOKU,
    BITOKU_DECK,
    BOUGHT,
    BUILD,
    BUILDING_MARKET,
    CRYSTAL,
    CRYSTAL_MARKET,
    CRYSTAL_SLOT_COUNT,
    DICE,
    DRAW,
    GOODS,
    KOD,
    KODH,
    KODX,
    KODXH,
    LOCKED,
    MARKET_SLOTS,
    MITAMA,
    MP,
    NONE,
    PILGRIM_SPACE_COUNT,
    RESOURCE_COUNT,
    ROCK,
    ROCK_SLOTS,
    SIT,
    STOCK,
    TYPE_COUNT,
    UNLOCK,
    VISION,
    VISION_DECK,
    YOKAI,
    YOKAI_DECK,
)
from tatami.games.bitoku.rules.kodama import advance, can_advance, can_advance_any, can_push_any
from tatami.games.bitoku.rules.walking import can_spend_mp
from tatami.games.bitoku.state import BitokuState


class BitokuEffects(Effects[BitokuState]):
    """The interpreter with Bitoku's words."""

    def table(self, s: BitokuState) -> EffectTable:
        return s.content.effects

    def gain(self, s: BitokuState, seat: int, good: int, amount: int) -> None:
        s.gain(seat, good, amount)

    def can_pay(self, s: BitokuState, seat: int, cost: list[int]) -> bool:
        first = seat * STOCK
        for good in range(RESOURCE_COUNT):
            if s.stock[first + good] < cost[good]:
                return False
        return True

    def pay(self, s: BitokuState, seat: int, cost: list[int]) -> None:
        first = seat * STOCK
        for good in range(RESOURCE_COUNT):
            if cost[good]:
                s.stock[first + good] -= cost[good]
                if s.events is not None:
                    s.emit("pay", seat, {"good": GOODS[good], "amount": cost[good]})

    # Every resource is paid with itself alone: whether a price can be paid is counted, not tried out.

    def payable(self, s: BitokuState, seat: int, node: int, reduction: int) -> bool:
        """What is missing of a price must fall away; what is left of the reduction, and any spare, pays for its mix."""
        table = s.content.effects
        cost = table.cost[node]
        first = seat * STOCK
        for good in range(RESOURCE_COUNT):
            missing = cost[good] - s.stock[first + good]
            if missing > 0:
                reduction -= missing
        if reduction < 0:
            return False
        units = table.amount[node] - reduction
        if units > 0:
            for good in table.mixes[table.what[node]]:
                units -= max(0, s.stock[first + good] - cost[good])
        return units <= 0

    def can_settle(
        self,
        s: BitokuState,
        seat: int,
        node: int,
        paid: list[int],
        due: list[int],
        reduction: int,
        without: int = NO_GOOD,
    ) -> bool:
        """The same for a price of which some units may be paid already, and none of one good may be."""
        first = seat * STOCK
        for good in range(RESOURCE_COUNT):
            left = 0 if good == without else s.stock[first + good]
            if paid[good] > left:
                return False
            missing = paid[good] + due[good] - left
            if missing > 0:
                reduction -= missing
        if reduction < 0:
            return False
        units = due[len(paid)] - reduction
        if units > 0:
            table = s.content.effects
            for good in table.mixes[table.what[node]]:
                if good != without:
                    units -= max(0, s.stock[first + good] - paid[good] - due[good])
        return units <= 0

    def perform(self, s: BitokuState, seat: int, node: int, where: int = 0) -> None:
        """Gains of a list that can be taken as a whole come at once; of a single other part nobody is asked first."""
        table = s.content.effects
        parts = table.parts[node]
        if table.op[node] != ANY or table.amount[node] < len(parts):
            super().perform(s, seat, node, where)
            return
        left = 0
        last = NONE
        for i in range(len(parts)):
            if table.op[parts[i]] == GAIN:
                self.gain(s, seat, table.what[parts[i]], table.amount[parts[i]])
            else:
                left |= 1 << i
                last = i if last == NONE else len(parts)
        if last == len(parts) or (last != NONE and self._can_be_unwanted(s, parts[last])):
            s.agenda.append(take_effects(seat, node, left, where))
        elif last != NONE:
            self.perform(s, seat, parts[last], where)

    def _can_be_unwanted(self, s: BitokuState, node: int) -> bool:
        """Own kodama in a given region can only help, but the tengu looks at them (BT-19.11): there one may decline."""
        table = s.content.effects
        return s.seats == 1 and table.op[node] == LEAF and table.what[node] == KODH

    def leaf(self, s: BitokuState, seat: int, leaf: int, amount: int, where: int) -> None:
        agenda = s.agenda
        if leaf == MP:
            agenda.append(frames.spend_mp(seat, amount))
        elif leaf == KOD:
            agenda.append(frames.advance_kodama(seat, amount))
        elif leaf == KODH:
            advance(s, seat, where, amount)
        elif leaf == KODX:
            agenda.append(frames.push_kodama(seat, amount, 0))
        elif leaf == KODXH:
            agenda.append(frames.push_kodama(seat, amount, where + 1))
        elif leaf == UNLOCK:
            agenda.append(frames.unlock_die(seat, amount))
        elif leaf == DRAW:
            agenda.append(frames.draw_card(seat, amount))
        elif leaf == YOKAI:
            agenda.append(frames.look(seat, 1, YOKAI_DECK))
        elif leaf == BITOKU:
            agenda.append(frames.look(seat, 1, BITOKU_DECK))
        elif leaf == VISION:
            agenda.append(frames.look(seat, amount, VISION_DECK))
        elif leaf == ROCK:
            agenda.append(frames.take_rock(seat, amount))
        elif leaf == SIT:
            agenda.append(frames.sit(seat, amount))
        elif leaf == BOUGHT:
            agenda.append(frames.bought(seat, amount - 1, where))
        else:  # the markets stand in the order of their leaves
            agenda.append(frames.market(seat, leaf - MITAMA, amount))

    def leaf_does_something(self, s: BitokuState, seat: int, leaf: int, amount: int, where: int) -> bool:
        """BT-20.2: whether a leaf could change anything now."""
        if leaf == MP:
            return can_spend_mp(s, seat)
        if leaf == KOD:
            return can_advance_any(s, seat)
        if leaf == KODH:
            return can_advance(s, seat, where)
        if leaf == KODX:
            return can_push_any(s, seat, 0)
        if leaf == KODXH:
            return can_push_any(s, seat, where + 1)
        if leaf == UNLOCK:
            return has_locked_die(s, seat)
        if leaf == DRAW:
            return bool(s.piles[seat] or s.discards[seat])
        if leaf == YOKAI:
            return bool(s.yokai_deck or s.yokai_discards)
        if leaf == BITOKU:
            return bool(s.bitoku_deck or s.bitoku_discards)
        if leaf == ROCK:
            return bool(s.garden) and s.rocks[seat * ROCK_SLOTS + ROCK_SLOTS - 1] == NONE
        if leaf == SIT:
            return self.can_sit_anywhere(s, seat)
        if leaf == BUILD:
            return self.can_build_anything(s, seat, amount)
        if MITAMA <= leaf <= CRYSTAL:
            return self.can_buy_anything(s, seat, leaf - MITAMA, amount)
        return True

    # ---- what can be bought ----

    def affordable(self, s: BitokuState, seat: int, node: int, discount: int) -> bool:
        """Whether the seat can pay a price, less a discount; what costs nothing always can be had."""
        return s.content.effects.op[node] != PAY or self.payable(s, seat, node, discount)

    def can_buy(self, s: BitokuState, seat: int, market: int, slot: int, discount: int) -> bool:
        """Whether the seat can buy the mitama, dragonfly or crystal of a slot."""
        tile = s.markets[market][slot]
        if tile == NONE or not self.affordable(s, seat, s.content.market_price[market][slot], discount):
            return False
        return market != CRYSTAL_MARKET or has_crystal_slot(s, seat, s.content.crystal_type[tile])

    def can_buy_anything(self, s: BitokuState, seat: int, market: int, discount: int) -> bool:
        """Whether the seat can buy anything of a market."""
        for slot in range(MARKET_SLOTS):
            if self.can_buy(s, seat, market, slot, discount):
                return True
        return False

    def can_pay_building(self, s: BitokuState, seat: int, discount: int) -> bool:
        """BT-10.2, BT-10.3: whether the seat has a marker left and can pay what is printed under it."""
        used = s.markers[seat]
        return used < s.content.markers and self.affordable(s, seat, s.content.building_price[used], discount)

    def can_build_anything(self, s: BitokuState, seat: int, discount: int) -> bool:
        """Whether the seat can build."""
        if not self.can_pay_building(s, seat, discount):
            return False
        for tile in s.markets[BUILDING_MARKET]:
            if tile != NONE:
                for region in AREA_REGIONS:
                    if s.built[region * TYPE_COUNT + s.content.building_type[tile]] == NONE:
                        return True
        return False

    def can_sit(self, s: BitokuState, seat: int, space: int) -> bool:
        """BT-14.2: whether a pilgrim of the seat may go to a space: free, beside an own rock, and paid for."""
        if not s.awake[seat] or s.sitting[seat] >> space & 1:
            return False
        beside = False
        for rock in s.content.pilgrim_rocks[space]:
            if s.rocks[seat * ROCK_SLOTS + rock] != NONE:
                beside = True
        return beside and self.affordable(s, seat, s.content.pilgrim_price[space], 0)

    def can_sit_anywhere(self, s: BitokuState, seat: int) -> bool:
        """Whether a pilgrim of the seat may go to some space beside a rock."""
        for space in range(PILGRIM_SPACE_COUNT):
            if self.can_sit(s, seat, space):
                return True
        return False

    def charge(self, s: BitokuState, seat: int, node: int, where: int, discount: int) -> None:
        """BT-10.6: take a price that can be paid, less a discount; the payer chooses where there is a choice."""
        table = s.content.effects
        if table.op[node] != PAY:
            self.perform(s, seat, node, where)
        elif discount >= table.units(node):
            self.perform(s, seat, table.parts[node][0], where)
        elif discount or table.amount[node]:
            due = table.pack_due(node, [*table.cost[node], table.amount[node]])
            s.agenda.append(pay_unit(seat, node, where, due, discount))
        else:
            self.pay(s, seat, table.cost[node])
            self.perform(s, seat, table.parts[node][0], where)


def has_locked_die(s: BitokuState, side: int) -> bool:
    """Whether a die of the player is locked."""
    for die in range(side * DICE, side * DICE + DICE):
        if s.die_places[die] == LOCKED:
            return True
    return False


def has_crystal_slot(s: BitokuState, side: int, kind: int) -> bool:
    """BT-13.1: whether a slot for that type of crystal is free."""
    for slot in range(CRYSTAL_SLOT_COUNT):
        if s.content.crystal_slot_type[slot] == kind and s.crystals[side * CRYSTAL_SLOT_COUNT + slot] == NONE:
            return True
    return False


EFFECTS: Final = BitokuEffects()
