"""What goods, effects and workers are worth to one clan at one moment: the ground under the worth of pending steps."""

from __future__ import annotations

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
from tatami.bots.evaluation.worth import DEEP, EffectWorth
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
    LANTERN_SOURCE,
    LIGHT,
    NONE,
    PEARL,
    PLACE_COUNT,
    POINTS,
    ROOM_COUNT,
    ROW_SOURCE,
    SEAL,
    STOCK,
    TILE,
    WARRIOR,
    WARRIORS,
    WELL,
    WELL_SOURCE,
    YARD_COUNT,
)
from tatami.games.white_castle.rules.currencies import can_pay
from tatami.games.white_castle.rules.effects import EFFECTS
from tatami.games.white_castle.scoring import courtiers_inside, worth_of_warriors
from tatami.games.white_castle.state import WhiteCastleState


class Worth(EffectWorth):
    """What everything is worth to one clan."""

    def __init__(self, tables: Tables, s: WhiteCastleState, clan: int) -> None:
        super().__init__(tables.content.effects, tables.weights, TERM_COUNT, turns_left(s, clan))
        self.s = s
        self.clan = clan
        self.content = tables.content
        self.tables = tables
        self.seals = s.stock[clan * STOCK + SEAL]
        self.money = 1.0 / tables.content.money_per_point
        self.inside = courtiers_inside(s, clan)
        self.worth = worth_of_warriors(s, clan)

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
        paid = self.price(good, held) if held else 0.0
        return paid + (amount - held) * self.content.seals_per[good] * (self.money + max(0.0, self.weight(W_SEAL)))

    def can_pay(self, good: int, amount: int) -> bool:
        return can_pay(self.s, self.clan, good, amount)

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
        return self.all_of(self.parts(LANTERN_SOURCE), 0)

    def well(self) -> float:
        """One reward of the Well."""
        return self.all_of(self.parts(WELL_SOURCE), 0)

    def parts(self, source: int) -> list[int]:
        return EFFECTS.parts(self.s, self.clan, source)

    def paid(self, node: int, depth: int) -> float:
        """ "Pay, then": worth its effect less its price, if it can be paid."""
        table = self.effects
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
        return self.all_of(self.parts(ROW_SOURCE + row), depth) + self.card_box(row, depth)

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
