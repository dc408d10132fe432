"""What goods, effects and workers are worth to one clan at one moment: the ground under the worth of pending steps."""

from __future__ import annotations

from typing import Final

from tatami.bots.evaluation.white_castle.tables import Tables
from tatami.bots.evaluation.white_castle.terms import (
    TERM_COUNT,
    W_ALLIANCE,
    W_COIN,
    W_FOOD,
    W_GARDENS,
    W_GATE,
    W_LANTERN,
    W_ROWS,
    W_SEAL,
    W_TRACK,
    W_WAITING,
    W_WORTH,
    turns_left,
)
from tatami.core.effects import ALL, GAIN, LEAF, MIX, ONE
from tatami.core.effects import ANY as ANY_OF
from tatami.games.white_castle.kinds import (
    ANY,
    ANY_COLOUR,
    COIN,
    COURTIER,
    COURTIERS,
    DAIMYO_SLOTS,
    DOMAIN,
    FIRST_BOX,
    FIRST_YARD_TILE,
    FOOD,
    GARDEN_COUNT,
    GARDENER,
    GARDENERS,
    INFLUENCE,
    IRON,
    LANTERN,
    LANTERN_AREA,
    LIGHT,
    NONE,
    PEARL,
    PLACE_COUNT,
    POINTS,
    ROOM_COUNT,
    SEAL,
    STOCK,
    TILE,
    WARRIOR,
    WARRIORS,
    WELL,
    YARD_COUNT,
)
from tatami.games.white_castle.state import WhiteCastleState

DEEP: Final = 2
"""Effects inside effects inside effects are worth a flat sum."""


class Worth:
    """Marginal worth of everything to one clan at one moment, for weighing pending steps."""

    def __init__(self, tables: Tables, s: WhiteCastleState, clan: int) -> None:
        self.s = s
        self.clan = clan
        self.content = tables.content
        self.tables = tables
        left = turns_left(s, clan)
        self.left = left
        self.weights = tables.weights
        self.first = left * TERM_COUNT
        place = clan * STOCK
        self.seals = s.stock[place + SEAL]
        self.money = 1.0 / tables.content.money_per_point
        inside = 0
        for room in range(clan * PLACE_COUNT + 1, (clan + 1) * PLACE_COUNT):
            inside += s.courtiers[room]
        self.inside = inside
        worth = 0
        for yard in range(YARD_COUNT):
            worth += s.warriors[clan * YARD_COUNT + yard] * self.content.yard_worth[yard]
        self.worth = worth

    def weight(self, term: int) -> float:
        """The weight of a term with the clan's turns left; after the last turn only the score counts."""
        return 0.0 if self.left == 0 else self.weights[self.first + term]

    def good(self, good: int, amount: int) -> float:
        """What gaining an amount of a good is worth; what is above a cap is lost."""
        if good == POINTS:
            return float(amount)
        if good == ANY:
            return amount * max(self.good(FOOD, 1), self.good(IRON, 1), self.good(PEARL, 1))
        held = self.s.stock[self.clan * STOCK + good]
        if good <= PEARL:
            cap = self.content.resource_cap[good]
            total = min(held + amount, cap)
            points = self.content.resource_points[total] - self.content.resource_points[held]
            place = W_FOOD + good * 3
            gained = float(total - held)
            rate = max(0.0, self.weight(place))
            if held >= 5:
                rate = max(0.0, rate + self.weight(place + 1) + self.weight(place + 2))
            elif held >= 3:
                rate = max(0.0, rate + self.weight(place + 1))
            return points + gained * rate
        if good == SEAL:
            gained = float(min(amount, max(0, self.content.seal_cap - held)))
            rate = self.weight(W_SEAL) + (self.weight(W_SEAL + 1) if held > 2 else 0.0)
            return gained * (self.money + max(0.0, rate))
        rate = self.weight(W_COIN) + (self.weight(W_COIN + 1) if held > 4 else 0.0)
        return amount * (self.money + max(0.0, rate))

    def price(self, good: int, amount: int) -> float:
        """What paying an amount costs; missing units are exchanged from seals."""
        held = self.s.stock[self.clan * STOCK + good]
        if amount <= held:
            if good <= PEARL:
                points = self.content.resource_points[held] - self.content.resource_points[held - amount]
                return points + amount * max(0.0, self.weight(W_FOOD + good * 3))
            return amount * (self.money + max(0.0, self.weight(W_COIN if good == COIN else W_SEAL)))
        rate = self.content.seals_per_coin if good == COIN else self.content.seals_per_resource
        paid = self.price(good, held) if held else 0.0
        return paid + (amount - held) * rate * (self.money + max(0.0, self.weight(W_SEAL)))

    def can_pay(self, good: int, amount: int) -> bool:
        missing = amount - self.s.stock[self.clan * STOCK + good]
        if missing <= 0:
            return True
        if good == SEAL:
            return False
        rate = self.content.seals_per_coin if good == COIN else self.content.seals_per_resource
        return missing * rate <= self.seals

    def influence(self, steps: int) -> float:
        """Points of the track reached, stopping where seals do not suffice, and the weight of being there."""
        content = self.content
        space = self.s.track[self.clan]
        start = space
        seals = self.seals
        cost = 0.0
        while steps and space < content.track_last:
            toll = content.divider_cost[space + 1]
            if toll > seals:
                break
            seals -= toll
            cost += toll * (self.money + max(0.0, self.weight(W_SEAL)))
            space += 1
            steps -= 1
        gained = content.track_points[space] - content.track_points[start] + (space - start) * self.weight(W_TRACK)
        return max(0.0, gained - cost)

    def lantern(self) -> float:
        """One lantern reward."""
        total = 0.0
        for place in range(self.clan * LANTERN_AREA, (self.clan + 1) * LANTERN_AREA):
            card = self.s.lantern[place]
            if card == NONE:
                break
            good = self.tables.card_lantern[card]
            total += self.influence(1) if good == STOCK else self.good(good, 1)
        return total

    def well(self) -> float:
        """One reward of the Well."""
        content = self.content
        total = self.node(content.well_base, 0)
        for slot in content.well_slots:
            total += self.node(content.tile_back[self.s.tiles[slot]], 0)
        return total

    def node(self, node: int, depth: int) -> float:
        """What an effect is worth, never less than nothing."""
        table = self.content.effects
        op = table.op[node]
        if op == GAIN:
            return self.good(table.what[node], table.amount[node])
        if op == LEAF:
            return self.leaf(table.what[node], table.amount[node], depth)
        if op in (ALL, ANY_OF):
            total = 0.0
            for part in table.parts[node]:
                total += self.node(part, depth)
            return total
        if op == MIX:
            return self.mix(table.what[node], table.amount[node])
        if op == ONE:
            best = 0.0
            for part in table.parts[node]:
                best = max(best, self.node(part, depth))
            return best
        return self.paid(node, depth)

    def paid(self, node: int, depth: int) -> float:
        """ "Pay, then": worth its effect less its price, if it can be paid."""
        table = self.content.effects
        cost = table.cost[node]
        price = 0.0
        for good in range(SEAL + 1):
            if cost[good]:
                if not self.can_pay(good, cost[good]):
                    return 0.0
                price += self.price(good, cost[good])
        units = table.amount[node]
        if units:
            price += self.mixed_price(table.mixes[table.what[node]], units)
        return max(0.0, self.node(table.parts[node][0], depth) - price)

    def mix(self, mix: int, units: int) -> float:
        """Units of any of several goods: as many of the best one."""
        best = 0.0
        for good in self.content.effects.mixes[mix]:
            best = max(best, self.good(good, units))
        return best

    def mixed_price(self, goods: list[int], units: int) -> float:
        """What units of any of several goods cost: as many of the cheapest one that can be paid."""
        best = float(units)
        for good in goods:
            if self.can_pay(good, units):
                best = min(best, self.price(good, units))
        return best

    def leaf(self, leaf: int, amount: int, depth: int) -> float:
        """What one of the game's own effects is worth."""
        if leaf == INFLUENCE:
            return self.influence(amount)
        if leaf == LANTERN:
            return self.lantern()
        if leaf == WELL:
            return self.well()
        if depth >= DEEP:
            return 1.0 if self.left else 0.5
        if leaf == COURTIER:
            return self.courtier(0, depth + 1)
        if leaf == GARDENER:
            return self.gardener(depth + 1)
        if leaf == WARRIOR:
            return self.warrior(depth + 1)
        if leaf == DOMAIN:
            return self.best_row(depth + 1)
        if leaf == TILE:
            return self.best_tile(amount, depth + 1)
        if leaf == LIGHT:
            return self.best_light(depth + 1)
        return 0.0

    def courtier(self, used: int, depth: int) -> float:
        """WC-8.4: an audience, and the best climb the pearls allow."""
        s = self.s
        content = self.content
        first = self.clan * PLACE_COUNT
        gate = s.courtiers[first]
        total = 0.0
        if not used & 1 and s.home[self.clan * 3 + COURTIERS] and self.can_pay(COIN, content.audience_coins):
            asked = (
                content.place_points[0]
                + self.weight(W_GATE)
                + self.weight(W_ROWS)
                + self.worth * self.weight(W_WAITING)
                - self.price(COIN, content.audience_coins)
            )
            if asked > 0.0:
                total += asked
                gate += 1
        if used & 2:
            return total
        best = 0.0
        one = s.courtiers[first + 1] + s.courtiers[first + 2] + s.courtiers[first + 3]
        two = s.courtiers[first + 4] + s.courtiers[first + 5]
        for floors in range(1, 3):
            pearls = content.climb_pearls[floors]
            if not self.can_pay(PEARL, pearls):
                break
            price = self.price(PEARL, pearls)
            if gate:
                best = max(best, self.climb(0, floors, depth) - price)
            if one:
                best = max(best, self.climb(1, 1 + floors, depth) - price)
            if two and floors == 1:
                best = max(best, self.climb(2, 3, depth) - price)
        return total + best

    def climb(self, low: int, high: int, depth: int) -> float:
        """What a courtier gains by moving from one floor to another."""
        points = self.content.place_points
        floors = [0, 1, 4, 6]
        gained = float(points[floors[high]] - points[floors[low]])
        gained += self.weight(W_GATE + high) - self.weight(W_GATE + low)
        if low == 0:
            gained += self.worth * (1.0 + self.weight(W_ALLIANCE) - self.weight(W_WAITING))
        if high == 3:
            return gained + self.lantern() + (self.best_slot(depth) if NONE in self.s.slots else 0.0)
        return gained + (1.0 if depth >= DEEP else self.best_arrival(high, depth))

    def best_arrival(self, floor: int, depth: int) -> float:
        """The best light box on a floor, and what a card more in the lantern area brings."""
        best = 0.0
        rooms = range(3) if floor == 1 else range(3, ROOM_COUNT)
        for room in rooms:
            card = self.s.rooms[room]
            if card != NONE:
                best = max(best, self.light_of(card, depth + 1))
        return best + (self.weight(W_LANTERN + COIN) if self.left else 0.0)

    def light_of(self, card: int, depth: int) -> float:
        """The best light box of a card."""
        best = 0.0
        dark = self.content.card_dark[card]
        for index in range(len(dark)):
            if not dark[index]:
                best = max(best, self.node(self.content.card_boxes[card][index], depth))
        return best

    def best_light(self, depth: int) -> float:
        best = 0.0
        for card in self.s.rooms:
            if card != NONE:
                best = max(best, self.light_of(card, depth))
        return best

    def best_slot(self, depth: int) -> float:
        best = 0.0
        for slot in range(DAIMYO_SLOTS):
            if self.s.slots[slot] == NONE:
                best = max(best, self.node(self.content.daimyo_slots[self.s.daimyo_card][slot], depth))
        return best

    def best_tile(self, colour: int, depth: int) -> float:
        best = 0.0
        s = self.s
        for room in range(ROOM_COUNT):
            card = s.rooms[room]
            if card != NONE:
                for box in range(FIRST_BOX[room], FIRST_BOX[room + 1]):
                    if colour == ANY_COLOUR or self.content.tile_colour[s.tiles[box]] == colour:
                        best = max(best, self.node(self.content.card_boxes[card][box - FIRST_BOX[room]], depth))
        return best

    def best_row(self, depth: int) -> float:
        return max(self.row(0, depth), self.row(1, depth), self.row(2, depth))

    def row(self, row: int, depth: int) -> float:
        """WC-7.2: the visible rewards of a row, then the card beside it."""
        content = self.content
        gone = content.members[row] - self.s.home[self.clan * 3 + row]
        total = 0.0
        for index in range(gone + 1):
            total += self.node(content.row_rewards[row][index], depth)
        return total + self.card_box(row, depth)

    def card_box(self, row: int, depth: int) -> float:
        card = self.s.card[self.clan]
        if card == NONE:
            return 0.0
        return self.node(self.content.card_boxes[card][self.content.card_row_box[card][row]], depth)

    def gardener(self, depth: int) -> float:
        """WC-8.3: the best garden that can be paid."""
        s = self.s
        content = self.content
        best = 0.0
        if not s.home[self.clan * 3 + GARDENERS]:
            return 0.0
        for garden in range(GARDEN_COUNT):
            card = s.garden_cards[garden]
            food = content.garden_food[card]
            if s.gardeners[self.clan] >> garden & 1 or not self.can_pay(FOOD, food):
                continue
            gained = content.garden_points[card] + self.weight(W_ROWS + GARDENERS) - self.price(FOOD, food)
            gained += self.tables.garden_goods[card] * (content.rounds - s.round) * self.weight(W_GARDENS)
            gained += self.node(content.garden_effect[card], depth)
            best = max(best, gained)
        return best

    def warrior(self, depth: int) -> float:
        """WC-8.1: the best yard that can be paid, with its tiles."""
        s = self.s
        content = self.content
        best = 0.0
        if not s.home[self.clan * 3 + WARRIORS]:
            return 0.0
        gate = s.courtiers[self.clan * PLACE_COUNT]
        for yard in range(YARD_COUNT):
            if not self.can_pay(IRON, content.yard_iron[yard]):
                continue
            rate = self.inside * (1.0 + self.weight(W_ALLIANCE)) + gate * self.weight(W_WAITING) + self.weight(W_WORTH)
            gained = content.yard_worth[yard] * rate + self.weight(W_ROWS + WARRIORS)
            gained -= self.price(IRON, content.yard_iron[yard])
            for slot in range(FIRST_YARD_TILE[yard], FIRST_YARD_TILE[yard + 1]):
                gained += self.node(content.yard_effect[s.yard_tiles[slot]], depth)
            best = max(best, gained)
        return best

    def worker(self, worker: int, depth: int) -> float:
        if worker == COURTIERS:
            return self.courtier(0, depth)
        return self.gardener(depth) if worker == GARDENERS else self.warrior(depth)
