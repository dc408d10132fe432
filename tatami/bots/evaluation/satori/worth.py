"""What goods, icons and steps are worth to one side at one moment: an optimistic look at what a turn still offers."""

from __future__ import annotations

from typing import Final

from tatami.bots.evaluation.satori.tables import FLAT_LEAVES, Tables
from tatami.bots.evaluation.satori.terms import (
    TERM_COUNT,
    W_ALTARS,
    W_BARE,
    W_BURNING,
    W_COIN,
    W_COLOUR,
    W_EMERALD,
    W_GROWTH,
    W_INCENSE,
    W_JOKORO,
    W_MONK_HOME,
    W_MONK_NEXT,
    W_MONK_TILE,
    W_OFFERING,
    W_PAGODA,
    W_PAGODA_GROWTH,
    W_STONE,
    W_TILE,
    W_UNLOCKED,
    W_WOOD,
    turns_left,
)
from tatami.bots.evaluation.worth import DEEP, EffectWorth
from tatami.core.agenda import kind_of
from tatami.games.satori import frames
from tatami.games.satori.content import Content
from tatami.games.satori.kinds import (
    ALTAR,
    ALTAR_COUNT,
    COIN,
    COLLECTION,
    COLOUR_COUNT,
    EMERALD,
    FIRST_ROOF,
    HIKARI,
    INCENSE,
    JOKORO,
    LEFT,
    LOOP,
    MONK,
    MOUNTAINS,
    NONE,
    OFFER,
    PAGODA,
    POINTS,
    RIGHT,
    SLOT_COUNT,
    SORIN_PART,
    SPACE_COUNT,
    STOCK,
    STOREY_COUNT,
    SUPPLIES,
    TILE,
    TILE_TAKEN,
    UNLOCK,
)
from tatami.games.satori.rules.altars import building_price, colour_of, icons_of, places_for
from tatami.games.satori.rules.effects import collection
from tatami.games.satori.rules.jokoros import can_burn
from tatami.games.satori.rules.monks import is_free, monks_in_reserve
from tatami.games.satori.rules.pagoda import can_raise, part_price
from tatami.games.satori.scoring import altar_colours
from tatami.games.satori.state import SatoriState

STEP_NEARER: Final = 0.3
"""A Hikari step that lights nobody: it may bring a Hikari nearer to a monk."""
GOOD_TERM: Final = [W_COIN, W_WOOD, W_STONE, W_EMERALD, W_INCENSE, W_TILE]
"""Per good, the term that counts it; the terms that follow count what is above a limit."""
PLENTY: Final = [3, 3, 3, 2, 2, 2]
"""Per good, the limit above which the next term counts as well."""


class Worth(EffectWorth):
    """What everything is worth to one player."""

    def __init__(self, tables: Tables, s: SatoriState, seat: int) -> None:
        super().__init__(tables.content.effects, tables.weights, TERM_COUNT, turns_left(s, seat))
        self.s = s
        self.seat = seat
        self.content: Content = tables.content
        self.tables = tables
        self.stock = seat * STOCK

    # ---- goods ----

    def unit(self, good: int, held: int) -> float:
        """What one more of a good is worth to who holds so many."""
        term = GOOD_TERM[good]
        rate = self.weight(term)
        if good != INCENSE and held >= PLENTY[good]:
            rate += self.weight(term + 1)
        rate = max(0.0, rate)
        if good == EMERALD:
            return rate + self.content.points_per_emerald
        if good == INCENSE:
            return rate + (self.content.final_loss if held == 0 else 0.0)
        return rate + 1.0 / self.content.leftovers_per_point

    def good(self, good: int, amount: int) -> float:
        """What gaining an amount of a good is worth; what the supply lacks and what is above the cap is lost."""
        if good == POINTS:
            return float(amount)
        held = self.s.stock[self.stock + good]
        if good < SUPPLIES:
            amount = min(amount, self.s.supply[good])
        elif good == INCENSE:
            amount = min(amount, self.content.incense_cap - held)
        total = 0.0
        for more in range(amount):
            total += self.unit(good, held + more)
        return total

    def price(self, price: list[int]) -> float:
        """What paying a price costs."""
        total = 0.0
        for good in range(POINTS):
            if price[good]:
                held = self.s.stock[self.stock + good]
                for less in range(price[good]):
                    total += self.unit(good, held - 1 - less)
        return total

    # ---- effects ----

    def paid(self, node: int, depth: int) -> float:
        """An exchange: worth its result less its price, if it can be paid."""
        table = self.effects
        cost = table.cost[node]
        stock = self.s.stock
        for good in range(POINTS):
            if cost[good] > stock[self.stock + good]:
                return 0.0
        price = self.price(cost)
        units = table.amount[node]
        if units:
            held = 0
            cheapest = 9.0
            for good in table.mixes[table.what[node]]:
                here = stock[self.stock + good] - cost[good]
                held += here
                if here:
                    cheapest = min(cheapest, self.unit(good, here - 1))
            if held < units:
                return 0.0
            price += units * cheapest
        return max(0.0, self.node(table.parts[node][0], depth) - price)

    def leaf(self, leaf: int, amount: int, depth: int) -> float:
        """What one of the game's own effects is worth."""
        if leaf == COLLECTION:
            return self.good(COIN, max(collection(self.s), self.content.collection[0]))
        if leaf == UNLOCK:
            return max(0.0, self.weight(W_UNLOCKED) + self.weight(W_JOKORO)) if self.s.locked[self.seat] else 0.0
        if leaf == OFFER:
            return self.offering(depth)
        if depth >= DEEP:
            return FLAT_LEAVES[leaf] if self.left else 0.5
        if leaf == HIKARI:
            return self.hikari(depth + 1)
        if leaf == MONK:
            return self.monk()
        if leaf == ALTAR:
            return self.altar(depth + 1)
        if leaf == JOKORO:
            return self.jokoro()
        if leaf == PAGODA:
            return self.pagoda()
        return 0.0

    # ---- actions ----

    def offering(self, depth: int) -> float:
        """ST-5.8: the best reward in reach, less the levels given up."""
        level = self.s.offering[self.seat]
        best = 0.0
        for space in range(level + 1):
            reward = self.content.offering_reward[space]
            if reward != NONE:
                best = max(best, self.node(reward, max(depth, DEEP)))
        given_up = level * self.weight(W_OFFERING)
        given_up += max(0, level - 2) * self.weight(W_OFFERING + 1) + max(0, level - 4) * self.weight(W_OFFERING + 2)
        return max(0.0, best - max(0.0, given_up))

    def hikari(self, depth: int) -> float:
        """ST-5.7: the best tile under an own monk one step away."""
        s = self.s
        best = STEP_NEARER if self.left else 0.0
        for mountain in range(MOUNTAINS):
            here = s.hikari[mountain]
            for step in (1, LOOP - 1):
                space = mountain * LOOP + (here + step) % LOOP
                if s.monks[space] == self.seat and not s.tile_is_taken(space):
                    best = max(best, self.enlightened(space, depth))
        return best

    def enlightened(self, space: int, depth: int) -> float:
        """The icons of the tile under a monk, and the tile itself; the monk goes to the sun."""
        tile = self.s.spaces[space]
        gained = -self.weight(W_MONK_NEXT)
        if tile != NONE:
            gained += self.all_of(self.content.tile_icons[tile], depth) + self.good(TILE, 1)
            gained -= self.tables.tile_worth[tile] * 10.0 * self.weight(W_MONK_TILE)
        return max(0.0, gained)

    def monk(self) -> float:
        """ST-5.6: a monk beside a Hikari on the best tile there."""
        s = self.s
        if not monks_in_reserve(s, self.seat):
            return 0.2 if self.left else 0.0
        best = 0.0
        for space in range(SPACE_COUNT):
            if is_free(s, space):
                tile = s.spaces[space]
                gained = 0.0 if tile == NONE else self.tables.tile_worth[tile] * 10.0 * self.weight(W_MONK_TILE)
                away = abs(s.hikari[space // LOOP] - space % LOOP)
                gained += self.weight(W_MONK_NEXT + 1 if away == LOOP // 2 else W_MONK_NEXT)
                best = max(best, gained)
        return max(0.0, best - self.weight(W_MONK_HOME))

    def altar(self, depth: int) -> float:
        """ST-5.3: the best altar that can be built, with the better of its sides."""
        s = self.s
        content = self.content
        owned = s.altars_of(self.seat)
        if owned >= content.sect_tokens:
            return 0.0
        stands = self.weight(W_ALTARS + owned)
        colours = 0
        for place in range(ALTAR_COUNT):
            if s.owners[place] == self.seat:
                colours |= 1 << colour_of(s, place)
        burning = s.jokoros_on_altars(self.seat)
        best = 0.0
        for slot in range(SLOT_COUNT):
            places = places_for(s, self.seat, slot)
            if not places:
                continue
            tile = s.site[slot]
            gained = stands + self.all_of(content.altar_icons[tile], depth)
            if not colours >> content.altar_colour[tile] & 1:
                gained += burning * (1.0 - self.weight(W_GROWTH)) + self.weight(W_COLOUR)
            if s.jokoros[self.seat]:
                gained += self.weight(W_BARE)
            for place in places:
                best = max(best, gained - self.price(building_price(s, self.seat, slot, place)))
        return best

    def jokoro(self) -> float:
        """ST-5.4: the best place for a Jokoro that can be paid."""
        s = self.s
        if not s.jokoros[self.seat]:
            return 0.0
        content = self.content
        colours = altar_colours(s, self.seat)
        roofs = sum(s.roofs)
        best = 0.0
        for target in range(ALTAR_COUNT + STOREY_COUNT):
            if can_burn(s, self.seat, target):
                if target < ALTAR_COUNT:
                    gained = colours + (COLOUR_COUNT - colours) * self.weight(W_GROWTH)
                    gained += self.weight(W_BURNING) - self.weight(W_BARE)
                    price = content.altar_price[s.altars[target]]
                else:
                    gained = roofs + (len(s.roofs) - roofs) * self.weight(W_PAGODA_GROWTH) + self.weight(W_PAGODA)
                    price = content.jokoro_price[s.prices[target - ALTAR_COUNT]]
                best = max(best, gained - self.price(price))
        return max(0.0, best - self.weight(W_JOKORO))

    def pagoda(self) -> float:
        """ST-5.5: the best part of the pagoda that can be paid."""
        s = self.s
        content = self.content
        best = 0.0
        for part in range(SORIN_PART + 1):
            if can_raise(s, self.seat, part):
                if part == SORIN_PART:
                    gained = 4.0
                elif part >= FIRST_ROOF:
                    standing = s.jokoros_on_pagoda(self.seat) * (1.0 - self.weight(W_PAGODA_GROWTH))
                    gained = content.roof_points[part - FIRST_ROOF] + standing
                else:
                    gained = float(content.level_points[s.levels[part]])
                best = max(best, gained - self.price(part_price(s, part)))
        return best

    # ---- pending steps ----

    def turn(self) -> float:
        """What lies in the effect pool."""
        s = self.s
        total = self.all_of(s.icons, 0)
        for first in range(0, len(s.queue), TILE_TAKEN):
            icons = self.content.tile_icons[s.queue[first + 1]]
            left = s.queue[first + 2]
            for i in range(len(icons)):
                if left >> i & 1:
                    total += self.node(icons[i], 0)
            total += self.good(TILE, 1)
        return total

    def frame(self, packed: int) -> float:
        """What one pending step of the player is worth."""
        kind = kind_of(packed)
        if kind == frames.TURN:
            return self.turn()
        if kind == frames.CHOOSE_SIDE:
            place = frames.altar_of_side(packed)
            left = self.all_of(icons_of(self.s, place, LEFT), 0)
            return max(left, self.all_of(icons_of(self.s, place, RIGHT), 0))
        if kind == frames.OFFERING_ALTAR:
            best = self.all_of(self.content.pray, 0)
            for tile in self.s.site:
                if tile != NONE:
                    best = max(best, self.all_of(self.content.altar_icons[tile], 0))
            return best
        if kind == frames.HIKARI_STEP:
            return self.hikari(0)
        if kind in (frames.MEDITATION, frames.MONK_LEAVES, frames.MONK_MOVES):
            return self.monk()
        if kind == frames.BUILD_ALTAR:
            return self.altar(0)
        if kind == frames.DECORATE:
            return 1.0 if self.left else 0.0
        if kind == frames.PLACE_JOKORO:
            return self.jokoro()
        if kind == frames.BUILD_PAGODA:
            return self.pagoda()
        if kind == frames.CLAIM_OFFERINGS:
            return self.offering(0)
        if kind == frames.AMULET_BONUS:
            return self.node(self.content.amulet_bonus[frames.amulet_gained(packed)], 0)
        return super().frame(packed)
