"""What goods, effects and purchases are worth to one side at one moment: an optimistic look at what a turn offers."""

from __future__ import annotations

from typing import Final

from tatami.bots.evaluation.bitoku.tables import FLAT_LEAVES, FLAT_MOVE, Tables
from tatami.bots.evaluation.bitoku.tally import best_seat, lake_step, matches
from tatami.bots.evaluation.bitoku.terms import (
    TERM_COUNT,
    W_AMULET,
    W_AWAKE,
    W_BEYOND,
    W_BRANCH,
    W_BRIDGE,
    W_BUILDING,
    W_DRAGONFLY,
    W_DREAM,
    W_HAND,
    W_KODAMA,
    W_MEMORY,
    W_MITAMA,
    W_PATH_AHEAD,
    W_RESOURCE,
    W_REST,
    W_ROCK,
    W_ROCK_RATE,
    W_SPARE,
    W_UNLOCKED,
    W_WALKED,
    W_WALKING,
    W_WIT,
    turns_left,
)
from tatami.core.effects import ANY, GAIN, LEAF, MIX, ONE, PAY
from tatami.games.bitoku.content import Content
from tatami.games.bitoku.kinds import (
    ALL_MAIN,
    AREA_REGIONS,
    BITOKU,
    BOUGHT,
    BUILDING_MARKET,
    BUILDING_ROCK,
    CRYSTAL_MARKET,
    CRYSTAL_SLOT_COUNT,
    DICE,
    DRAGONFLY_MARKET,
    DRAW,
    DREAM,
    FIRST_AMULET,
    FIRST_WIT_SLOT,
    KOD,
    KODH,
    KODX,
    KODXH,
    LOCKED,
    MAIN_COUNT,
    MARKET_SLOTS,
    MEMORY,
    MITAMA,
    MITAMA_MARKET,
    MITAMA_ROCK,
    MITAMA_TYPE_COUNT,
    MP,
    NONE,
    ON_BRANCH,
    ON_BUILD,
    ON_CRYSTAL,
    ON_DRAGONFLY,
    ON_MITAMA,
    ON_PAIR,
    ON_STEP,
    POINTS,
    REGION_COUNT,
    RESOURCE_COUNT,
    ROCK,
    ROCK_SLOTS,
    SHINIGAMI,
    SIT,
    SLOTS,
    STOCK,
    TYPE_COUNT,
    UNLOCK,
    VISION,
    YOKAI,
)
from tatami.games.bitoku.rules.effects import EFFECTS
from tatami.games.bitoku.rules.kodama import can_push_any
from tatami.games.bitoku.scoring import rock_worth
from tatami.games.bitoku.state import BitokuState

DEEP: Final = 2
"""Effects inside effects inside effects are worth a flat sum."""
ENOUGH: Final = 2
"""Above so many of a resource the next one is worth less."""
NOTHING_LEFT: Final = 0.3
"""What a leaf is worth at its flat rate after the last turn: only its points count then."""


class Worth:
    """Marginal worth of everything to one player at one moment, for weighing pending steps."""

    def __init__(self, tables: Tables, s: BitokuState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.content: Content = tables.content
        self.tables = tables
        self.left = turns_left(s, seat)
        self.first = self.left * TERM_COUNT
        self.stock = seat * STOCK
        self.later = self.content.rounds - s.round

    def weight(self, term: int) -> float:
        """The weight of a term with the player's turns left; after the last turn only the score counts."""
        return self.tables.weights[self.first + term]

    def flat(self, leaf: int) -> float:
        """The rough worth of a leaf."""
        return FLAT_LEAVES[leaf] if self.left else NOTHING_LEFT * FLAT_LEAVES[leaf]

    # ---- goods ----

    def unit(self, good: int, held: int) -> float:
        """What one more of a resource is worth to who holds so many."""
        rate = self.weight(W_RESOURCE + 2 * good)
        if held >= ENOUGH:
            rate += self.weight(W_RESOURCE + 2 * good + 1)
        return max(0.0, rate) + max(0.0, self.weight(W_REST))

    def good(self, good: int, amount: int) -> float:
        """What gaining an amount of a good is worth."""
        if good == POINTS:
            return float(amount)
        if good >= FIRST_AMULET:
            return max(0.0, self.weight(W_AMULET)) * (good - FIRST_AMULET + 1) * amount
        held = self.s.stock[self.stock + good]
        worth = 0.0
        for more in range(amount):
            worth += self.unit(good, held + more)
        return worth

    def mix(self, mix: int, units: int) -> float:
        """Units of any of several goods: the best one after the other."""
        worth = 0.0
        taken = [0] * RESOURCE_COUNT
        for _ in range(units):
            best = -1.0
            chosen = 0
            for good in self.content.effects.mixes[mix]:
                here = self.unit(good, self.s.stock[self.stock + good] + taken[good])
                if here > best:
                    best = here
                    chosen = good
            taken[chosen] += 1
            worth += best
        return worth

    def price(self, node: int, discount: int) -> float:
        """What a price costs, less a discount that goes to the dearest units."""
        table = self.content.effects
        if table.op[node] != PAY:
            return 0.0
        units: list[float] = []
        cheapest = 9.0
        for good in range(RESOURCE_COUNT):
            held = self.s.stock[self.stock + good]
            if held:
                cheapest = min(cheapest, self.unit(good, held - 1))
            for less in range(table.cost[node][good]):
                units.append(self.unit(good, max(0, held - 1 - less)))
        for _ in range(table.amount[node]):
            units.append(cheapest)
        return sum(sorted(units)[: max(0, len(units) - discount)])

    def memory(self, trigger: int) -> float:
        """BT-13.4: what memory crystals bring when something is done."""
        worth = 0.0
        first = self.seat * CRYSTAL_SLOT_COUNT
        for crystal in self.s.crystals[first : first + CRYSTAL_SLOT_COUNT]:
            if crystal != NONE and self.content.crystal_trigger[crystal] == trigger:
                worth += self.content.crystal_points[crystal]
        return worth

    # ---- effects ----

    def node(self, node: int, where: int, depth: int) -> float:
        """What an effect is worth, never less than nothing."""
        table = self.content.effects
        op = table.op[node]
        if op == GAIN:
            return self.good(table.what[node], table.amount[node])
        if op == LEAF:
            return self.leaf(table.what[node], table.amount[node], where, depth)
        if op == MIX:
            return self.mix(table.what[node], table.amount[node])
        if op == PAY:
            return max(0.0, self.node(table.parts[node][0], where, depth) - self.price(node, 0))
        parts = sorted([self.node(part, where, depth) for part in table.parts[node]], reverse=True)
        if op == ONE:
            return parts[0]
        return sum(parts[: table.amount[node]] if op == ANY else parts)

    def leaf(self, leaf: int, amount: int, where: int, depth: int) -> float:
        """What one of the game's own effects is worth."""
        if leaf == BOUGHT:
            return self.item(amount - 1, where, depth + 1)
        if leaf >= MITAMA:
            return self.market(leaf - MITAMA, amount, depth + 1) if depth < DEEP else self.flat(leaf)
        if leaf == MP:
            return self.movement(amount, depth + 1)
        if leaf == KOD:
            return self.kodama(amount)
        if leaf == KODH:
            return max(0.0, self.step(where)) * amount
        if leaf in (KODX, KODXH):
            return self.push(amount, where + 1 if leaf == KODXH else 0)
        if leaf == UNLOCK:
            return self.unlock(amount)
        if leaf == DRAW:
            return self.draw(amount)
        if leaf == VISION:
            return self.vision() * amount
        if leaf == ROCK:
            return self.rock() * amount
        if leaf == SIT:
            return self.sit() * amount
        return self.look(leaf)

    # ---- kodama, dice and cards ----

    def step(self, region: int) -> float:
        """A step of the own kodama in a region."""
        points = lake_step(self.s, self.seat, region)
        return 0.0 if points == NONE else points + self.weight(W_KODAMA)

    def kodama(self, steps: int) -> float:
        """Steps of own kodama: as many of the best one."""
        best = 0.0
        for region in range(REGION_COUNT):
            best = max(best, self.step(region))
        return best * steps

    def push(self, steps: int, only_region: int) -> float:
        """Steps back for others."""
        return self.flat(KODX) * steps if can_push_any(self.s, self.seat, only_region) else 0.0

    def unlock(self, times: int) -> float:
        """Locked dice that can be placed earlier."""
        locked = self.s.die_places[self.seat * DICE : self.seat * DICE + DICE].count(LOCKED)
        return max(0.0, self.weight(W_UNLOCKED)) * min(times, locked)

    def draw(self, times: int) -> float:
        """Cards of the own deck: something to play if a slot is free, or more to choose from."""
        free = self.s.cards[self.seat * len(SLOTS) : self.seat * len(SLOTS) + len(SLOTS)].count(NONE)
        rate = self.weight(W_HAND) * (10.0 if len(self.s.hands[self.seat]) < free else 3.0)
        return max(0.0, rate) * times

    def look(self, leaf: int) -> float:
        """A yokai card or a bitoku card of the common deck."""
        if leaf == YOKAI:
            return self.flat(YOKAI) * (0.4 + 0.15 * self.left / 6.0) + max(0.0, self.weight(W_SPARE))
        assert leaf == BITOKU
        return self.bitoku(NONE)

    def bitoku(self, kind: int) -> float:
        """A card for the bitoku path; NONE: the better of two unknown ones."""
        types = 0
        for card in self.s.paths[self.seat]:
            types |= 1 << card
        worth = 2.5 if kind == NONE else self.tables.path_worth[kind]
        out = 10.0 * worth * max(0.0, self.weight(W_PATH_AHEAD))
        if kind == NONE or not types >> kind & 1:
            number = types.bit_count()
            steps = self.content.set_points
            if number + 1 < len(steps):
                out += steps[number + 1] - steps[number]
        return out

    def vision(self) -> float:
        """A look at two visions: one that can be fulfilled, or a resource."""
        best = 0.0
        for good in range(RESOURCE_COUNT):
            best = max(best, self.good(good, 1))
        return max(best, self.flat(VISION))

    # ---- rocks ----

    def rock(self) -> float:
        """BT-14.1: the best rock of the garden."""
        s = self.s
        if s.rocks[self.seat * ROCK_SLOTS + ROCK_SLOTS - 1] != NONE or not s.garden:
            return 0.0
        slot = s.rocks.index(NONE, self.seat * ROCK_SLOTS) - self.seat * ROCK_SLOTS
        beside = 0
        for space in range(len(self.content.pilgrim_rocks)):
            if s.sitting[self.seat] >> space & 1 and slot in self.content.pilgrim_rocks[space]:
                beside += 1
        most = 0
        for rock in s.garden:
            most = max(most, matches(s, self.seat, rock))
        return max(0.0, self.weight(W_ROCK)) + beside * (most + self.weight(W_ROCK_RATE))

    def sit(self) -> float:
        """BT-14.2: a pilgrim on the best space beside a rock."""
        if not EFFECTS.can_sit_anywhere(self.s, self.seat):
            return 0.0
        points = best_seat(self.s, self.seat) + self.weight(W_ROCK_RATE)
        return max(0.0, points - max(0.0, self.weight(W_AWAKE)))

    # ---- movement points ----

    def movement(self, points: int, depth: int) -> float:
        """BT-9: steps on the path and into branches, the best first; a start or a move for each point left over."""
        s = self.s
        uses: list[float] = []
        path = s.paths[self.seat]
        for place in range(s.visited[self.seat], len(path)):
            effect = self.content.bitoku_effect[path[place]]
            worth = self.tables.path_worth[path[place]]
            gained = self.node(effect, 0, depth) if depth < DEEP else worth
            gained += self.memory(ON_STEP) + self.weight(W_BRIDGE) - 10.0 * worth * self.weight(W_PATH_AHEAD)
            uses.append(gained)
        walked = self.weight(W_WALKED)
        ahead = 10.0 * self.weight(W_BEYOND)
        left_behind = self.weight(W_WALKING)
        other = max(0.0, walked)
        for main in range(len(ALL_MAIN)):
            if s.walking[self.seat * len(ALL_MAIN) + main]:
                worth = self.tables.best_branch(s, self.seat, main)
                beyond = max(0.0, self.tables.best_beyond(s, self.seat, main, self.left) - worth)
                if beyond:
                    other = max(other, walked + ahead * FLAT_MOVE)
                if worth:
                    gained = worth * (1.0 - 10.0 * self.weight(W_BRANCH)) if self.left else worth * NOTHING_LEFT
                    gained -= ahead * beyond
                    uses.append(gained + self.memory(ON_BRANCH) - left_behind - main % MAIN_COUNT * walked)
        if s.awake[self.seat]:
            other = max(other, left_behind - self.weight(W_AWAKE))
        out = 0.0
        uses.sort(reverse=True)
        for number in range(points):
            out += max(other, uses[number]) if number < len(uses) else other
        return out

    # ---- markets ----

    def market(self, market: int, discount: int, depth: int) -> float:
        """The best tile of a market that can be paid for, less its price."""
        s = self.s
        best = 0.0
        if market == BUILDING_MARKET:
            if EFFECTS.can_build_anything(s, self.seat, discount):
                best = -self.price(self.content.building_price[s.markers[self.seat]], discount)
                most = 0.0
                for slot in range(MARKET_SLOTS):
                    if s.markets[market][slot] != NONE:
                        for region in AREA_REGIONS:
                            most = max(most, self.building(slot, region))
                best += most
            return max(0.0, best)
        for slot in range(MARKET_SLOTS):
            if EFFECTS.can_buy(s, self.seat, market, slot, discount):
                gained = self.item(market, slot, depth) - self.price(self.content.market_price[market][slot], discount)
                best = max(best, gained)
        return best

    def item(self, market: int, place: int, depth: int) -> float:
        """What something bought is worth: a tile in a slot of a market, a building at a region, a seat."""
        if market == MITAMA_MARKET:
            return self.mitama(self.s.markets[market][place], self.content.mitama_points[place], depth)
        if market == DRAGONFLY_MARKET:
            gain = self.content.dragonfly_gain[place]
            gained = 0.0 if gain == NONE else self.node(gain, 0, depth)
            return gained + self.memory(ON_DRAGONFLY) + self.dragonfly(self.s.markets[market][place], depth)
        if market == CRYSTAL_MARKET:
            return self.crystal(self.s.markets[market][place]) + self.memory(ON_CRYSTAL)
        if market == BUILDING_MARKET:
            return self.building(place // REGION_COUNT, place % REGION_COUNT)
        return max(0.0, best_seat(self.s, self.seat) + self.weight(W_ROCK_RATE) - self.weight(W_AWAKE))

    def mitama(self, tile: int, points: int, depth: int) -> float:
        """BT-12.1: points, action, and a pair or a mitama on the board."""
        gained = points + self.memory(ON_MITAMA)
        gained += self.node(self.content.mitama_effect[tile], 0, depth) if depth <= DEEP else 1.0
        return gained + self.settled(self.content.mitama_type[tile], depth)

    def settled(self, kind: int, depth: int) -> float:
        """A mitama that comes to the board: beside rocks, and with a dragonfly."""
        rates = rock_worth(self.s, self.seat, MITAMA_ROCK, MITAMA_TYPE_COUNT)
        gained = float(max(rates) if kind == SHINIGAMI else rates[kind])
        return gained + max(self.weight(W_MITAMA), self.pair(depth))

    def pair(self, depth: int) -> float:
        """BT-12.4: the best of the loose dragonflies, less what is expected of it already."""
        best = 0.0
        for tile in self.s.dragonflies[self.seat]:
            best = max(best, self.combined(tile, depth) - self.loose(tile))
        return best

    def combined(self, dragonfly: int, depth: int) -> float:
        """The effect of a dragonfly, and what is remembered of pairs."""
        effect = self.content.dragonfly_effect[dragonfly]
        gained = self.node(effect, 0, depth + 1) if depth <= DEEP else self.tables.dragonfly_worth[dragonfly]
        return gained + self.memory(ON_PAIR)

    def loose(self, dragonfly: int) -> float:
        """What a dragonfly without a mitama promises."""
        return 10.0 * self.tables.dragonfly_worth[dragonfly] * max(0.0, self.weight(W_DRAGONFLY))

    def dragonfly(self, tile: int, depth: int) -> float:
        """BT-12.3: a dragonfly for the board, or for a pair."""
        gained = self.loose(tile)
        if max(self.s.mitama[self.seat * MITAMA_TYPE_COUNT : (self.seat + 1) * MITAMA_TYPE_COUNT]):
            gained = max(gained, self.combined(tile, depth) - self.weight(W_MITAMA))
        return gained

    def crystal(self, tile: int) -> float:
        """BT-13.1, BT-13.2: a crystal on its best slot, and the pilgrim it wakes."""
        best = 0.0
        kind = self.content.crystal_type[tile]
        for slot in range(CRYSTAL_SLOT_COUNT):
            if self.content.crystal_slot_type[slot] == kind:
                if self.s.crystals[self.seat * CRYSTAL_SLOT_COUNT + slot] == NONE:
                    best = max(best, self.laid(tile, kind, slot))
        return best + self.weight(W_AWAKE)

    def laid(self, tile: int, kind: int, slot: int) -> float:
        """A crystal on a slot."""
        points = float(self.content.crystal_slot_points[slot])
        worth = 10.0 * self.tables.crystal_worth[tile]
        if kind == DREAM:
            return points + worth * (self.later + 0.5) * self.weight(W_DREAM)
        if kind == MEMORY:
            return points + self.content.crystal_points[tile] * self.weight(W_MEMORY)
        plays = self.later
        if self.s.cards[self.seat * len(SLOTS) + slot - FIRST_WIT_SLOT] == NONE:
            plays += 1
        return points + worth * plays * self.weight(W_WIT)

    def building(self, slot: int, region: int) -> float:
        """BT-10.3: a building on its space in a region; nothing where that is taken."""
        s = self.s
        tile = s.markets[BUILDING_MARKET][slot]
        kind = self.content.building_type[tile]
        if s.built[region * TYPE_COUNT + kind] != NONE or s.markers[self.seat] >= self.content.markers:
            return 0.0
        gained = self.content.building_points[s.markers[self.seat]] + self.weight(W_BUILDING) + self.memory(ON_BUILD)
        gained += rock_worth(s, self.seat, BUILDING_ROCK, TYPE_COUNT)[kind]
        return gained + self.node(self.content.building_bonus[tile], region, DEEP)
