"""What a position of The White Castle is worth: the points on the board now, and named terms for what is to come.

The expected final score of a clan is its score if the game ended now plus, for every term below, an amount on the table
times a weight. Weights depend on the number of turns the clan has left and on the number of players; they are data
(``weights/white_castle.json``), written by ``tools/tune.py`` from finished games.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final, cast

from tatami.bots.evaluation.base import Evaluation
from tatami.core.agenda import KIND_MASK, a_of, b_of, c_of, kind_of, seat_of
from tatami.core.effects import ALL, GAIN, IN_ANY_ORDER, LEAF, ONE, ONE_OF, PAY_THEN
from tatami.core.game import Game
from tatami.core.state import NOBODY, State
from tatami.games.white_castle.actions import PLACE
from tatami.games.white_castle.game import WhiteCastle
from tatami.games.white_castle.kinds import (
    ANY,
    ANY_COLOUR,
    ARRIVE,
    BOARD_SPACES,
    CHOOSE_ANY,
    CHOOSE_LIGHT,
    CHOOSE_OUTSIDE,
    CHOOSE_ROW,
    CHOOSE_TILE,
    COIN,
    COURTIER,
    COURTIERS,
    DAIMYO_SLOTS,
    DOMAIN,
    FIRST_BOX,
    FIRST_ROW,
    FIRST_YARD_TILE,
    FOOD,
    GARDEN_COUNT,
    GARDEN_STEP,
    GARDENER,
    GARDENERS,
    INFLUENCE,
    IRON,
    LANTERN,
    LANTERN_AREA,
    LANTERN_REWARD,
    LANTERN_SOURCE,
    LAST_EXCHANGE,
    LIGHT,
    MOVE_MARKER,
    NEXT_ROUND,
    NONE,
    OUTSIDE_LEFT,
    PEARL,
    PLACE_COUNT,
    PLACE_DIE,
    POINTS,
    RESOLVE_ROW,
    ROOM_COUNT,
    ROW_SOURCE,
    SEAL,
    SEND_COURTIER,
    SEND_GARDENER,
    SEND_WARRIOR,
    STOCK,
    SURPLUS_SEALS,
    TAKE_DIE,
    TAKE_SLOT,
    TILE,
    USE_BOXES,
    USE_CARD,
    USE_LIGHT,
    USE_YARD,
    WARRIOR,
    WARRIORS,
    WELL,
    WELL_REWARD,
    WELL_SOURCE,
    WELL_SPACE,
    YARD_COUNT,
)
from tatami.games.white_castle.rules.turn import covered_value
from tatami.games.white_castle.solo import OPPONENT
from tatami.games.white_castle.state import WhiteCastleState

WEIGHTS: Final = Path(__file__).parent / "weights" / "white_castle.json"
TURNS: Final = 10
"""A clan has 0 to 9 turns left."""

TERMS: Final = [
    ("base", "what the remaining turns bring to any clan"),
    ("food", "each food: it pays gardeners"),
    ("food_over_3", "each food above 3: the next garden needs less and the cap of 7 comes near"),
    ("food_over_5", "each food above 5: nearly worthless"),
    ("iron", "each iron: it pays warriors"),
    ("iron_over_3", "each iron above 3"),
    ("iron_over_5", "each iron above 5: no yard asks for more"),
    ("pearl", "each pearl: it lets courtiers climb"),
    ("pearl_over_3", "each pearl above 3"),
    ("pearl_over_5", "each pearl above 5: one climb pays 5 at most"),
    ("coin", "each coin: audiences and low dice on high spaces"),
    ("coin_over_4", "each coin above 4"),
    ("coin_over_9", "each coin above 9: more than can be spent"),
    ("seal", "each seal: dark actions, dividers, exchanges"),
    ("seal_over_2", "each seal above 2: the cap of 5 comes near"),
    ("track", "each space on the Passage of Time"),
    ("track_over_5", "each space beyond the first divider"),
    ("track_over_10", "each space beyond the second divider"),
    ("near_divider", "standing at most 2 spaces before a divider with the seals to cross it"),
    ("gate", "each courtier at the gate: it can climb"),
    ("floor_1", "each courtier with the stewards: it can climb, and multiplies later warriors"),
    ("floor_2", "each courtier with the diplomats"),
    ("floor_3", "each courtier with the daimyo: it multiplies later warriors"),
    ("warrior_worth", "each point of yard value: later courtiers will multiply it"),
    ("alliance", "yard value times courtiers inside: a clan that has both goes on with both"),
    ("warriors_waiting", "yard value times courtiers at the gate: they will soon be multiplied"),
    ("row_courtiers", "each courtier gone from the domain: its row gives more"),
    ("row_gardeners", "each gardener gone from the domain"),
    ("row_warriors", "each warrior gone from the domain"),
    ("row_lantern", "the lantern in the gardener row is uncovered"),
    ("garden_income", "the own gardens at the round ends to come, in tenths of a point at rough worth"),
    ("lantern_food", "each food in the lantern area"),
    ("lantern_iron", "each iron in the lantern area"),
    ("lantern_pearl", "each pearl in the lantern area"),
    ("lantern_coin", "each coin in the lantern area"),
    ("lantern_seal", "each seal in the lantern area"),
    ("lantern_points", "each clan point in the lantern area"),
    ("lantern_influence", "each influence in the lantern area"),
    ("card_courtier", "each row beside which the action card gives a courtier action"),
    ("card_gardener", "each row beside which the action card gives a gardener action"),
    ("card_warrior", "each row beside which the action card gives a warrior action"),
    ("card_goods", "the boxes of the action card, in tenths of a point at rough worth"),
    ("earlier", "each clan that will be later in the next turn order"),
    ("first_now", "each clan that is later in the present turn order"),
]
"""Every term: its name, and why it is worth something."""

TERM_COUNT: Final = 44
BASE: Final = 0
W_FOOD: Final = 1
W_COIN: Final = 10
W_SEAL: Final = 13
W_TRACK: Final = 15
W_NEAR: Final = 18
W_GATE: Final = 19
W_WORTH: Final = 23
W_ALLIANCE: Final = 24
W_WAITING: Final = 25
W_ROWS: Final = 26
W_ROW_LANTERN: Final = 29
W_GARDENS: Final = 30
W_LANTERN: Final = 31
W_CARD: Final = 38
W_EARLIER: Final = 42
W_FIRST: Final = 43

LANTERN_TERM: Final = [0, 1, 2, 3, 4, 5]
"""Term of the lantern area (from W_LANTERN) for each good; influence is the seventh."""
DEEP: Final = 2
"""Effects inside effects inside effects are worth a flat sum."""


class WhiteCastleEvaluation(Evaluation):
    """The White Castle at one number of players."""

    def __init__(self, game: Game, seats: int, data: dict[str, object] | None = None) -> None:
        castle = cast(WhiteCastle, game)
        self.content = castle.content
        if data is None:
            data = cast("dict[str, object]", json.loads(WEIGHTS.read_text(encoding="utf-8")))
        self.weights = read_weights(data, str(seats), "weights")
        """TERM_COUNT weights for each number of turns left."""
        self.rival = read_weights(data, "1", "rival")
        """The same for the solo opponent, which has no cards and no stock."""
        self.spreads = read_spreads(data, str(seats))
        self._read_cards()

    def _read_cards(self) -> None:
        """What terms need to know about each card, once."""
        content = self.content
        table = content.effects
        self.garden_goods = [round(10 * self._flat(effect)) for effect in content.garden_effect]
        """Per garden card: the rough worth of its action, in tenths of a point."""
        self.card_goods: list[int] = []
        """Per card: the rough worth of its boxes beside the three rows, in tenths of a point."""
        self.card_workers: list[int] = []
        """Three per card: the rows with a courtier, gardener, warrior action."""
        self.card_lantern: list[int] = []
        """Per card: the good of its lantern, or STOCK for influence."""
        for card in range(len(content.card_names)):
            counts = [0, 0, 0]
            goods = 0.0
            for index in content.card_row_box[card]:
                box = content.card_boxes[card][index]
                goods += self._flat(box)
                leaf = table.symbol(box) - len(table.vocabulary.goods)
                if COURTIER <= leaf <= WARRIOR:
                    counts[leaf - COURTIER] += 1
            self.card_workers += counts
            self.card_goods.append(round(10 * goods))
            symbol = table.symbol(content.card_lantern[card])
            self.card_lantern.append(min(STOCK, symbol))

    # ---- the public face ----

    def choices(self, s: State) -> list[int]:
        """Seals change nothing until they must be paid, which the engine does by itself (WC-R40), would be lost at the
        cap (WC-R14), or are counted (WC-R13): exchanges are looked at only there."""
        kind = s.agenda[-1] & KIND_MASK
        if kind in (SURPLUS_SEALS, LAST_EXCHANGE):
            return s.options
        free = s.game.actions.free
        last = len(s.options)
        while free[s.options[last - 1]]:
            last -= 1
        return s.options if last == len(s.options) else s.options[:last]

    def points(self, state: State) -> list[float]:
        s = cast(WhiteCastleState, state)
        out: list[float] = []
        for clan in range(s.clans):
            out.append(self.clan_points(s, clan))
        return out

    def clan_points(self, s: WhiteCastleState, clan: int) -> float:
        """The score a clan may expect at the end."""
        total = float(score_now(s, clan))
        left = turns_left(s, clan)
        if s.actor == NOBODY or (left == 0 and s.round == s.content.rounds):
            return total
        weights = self.rival if clan == OPPONENT and s.difficulty != NONE else self.weights
        first = left * TERM_COUNT
        terms = self.terms(s, clan)
        for index in range(TERM_COUNT):
            amount = terms[index]
            if amount:
                total += weights[first + index] * amount
        return total

    def spread(self, state: State) -> float:
        s = cast(WhiteCastleState, state)
        left = 0
        for clan in range(s.clans):
            left += turns_left(s, clan)
        return self.spreads[min(left * 9 // (9 * s.clans), 9)]

    def terms(self, s: WhiteCastleState, clan: int) -> list[int]:
        """The amount of every term on the table, in the order of TERMS."""
        content = self.content
        out = [0] * TERM_COUNT
        out[BASE] = 1
        first = clan * STOCK
        stock = s.stock
        for good in range(3):
            amount = stock[first + good]
            place = W_FOOD + good * 3
            out[place] = amount
            if amount > 3:
                out[place + 1] = amount - 3
                if amount > 5:
                    out[place + 2] = amount - 5
        amount = stock[first + COIN]
        out[W_COIN] = min(amount, 20)
        if amount > 4:
            out[W_COIN + 1] = min(amount, 20) - 4
            if amount > 9:
                out[W_COIN + 2] = min(amount, 20) - 9
        seals = stock[first + SEAL]
        out[W_SEAL] = seals
        if seals > 2:
            out[W_SEAL + 1] = seals - 2
        space = s.track[clan]
        out[W_TRACK] = space
        if space > 5:
            out[W_TRACK + 1] = space - 5
            if space > 10:
                out[W_TRACK + 2] = space - 10
        for step in range(1, 4):
            if space + step <= content.track_last:
                cost = content.divider_cost[space + step]
                if cost:
                    if seals >= cost:
                        out[W_NEAR] = 1
                    break
        place = clan * PLACE_COUNT
        courtiers = s.courtiers
        gate = courtiers[place]
        one = courtiers[place + 1] + courtiers[place + 2] + courtiers[place + 3]
        two = courtiers[place + 4] + courtiers[place + 5]
        three = courtiers[place + 6]
        out[W_GATE] = gate
        out[W_GATE + 1] = one
        out[W_GATE + 2] = two
        out[W_GATE + 3] = three
        worth = 0
        for yard in range(YARD_COUNT):
            worth += s.warriors[clan * YARD_COUNT + yard] * content.yard_worth[yard]
        out[W_WORTH] = worth
        out[W_ALLIANCE] = worth * (one + two + three)
        out[W_WAITING] = worth * gate
        for row in range(3):
            out[W_ROWS + row] = content.members[row] - s.home[clan * 3 + row]
        if out[W_ROWS + GARDENERS] >= 3:
            out[W_ROW_LANTERN] = 1
        if clan >= s.seats:
            return out
        out[W_GARDENS] = self._garden_income(s, clan)
        for place in range(clan * LANTERN_AREA, (clan + 1) * LANTERN_AREA):
            card = s.lantern[place]
            if card == NONE:
                break
            good = self.card_lantern[card]
            out[W_LANTERN + good] += 1
        card = s.card[clan]
        if card != NONE:
            for worker in range(3):
                out[W_CARD + worker] = self.card_workers[card * 3 + worker]
            out[W_CARD + 3] = self.card_goods[card]
        behind = 0
        for other in reversed(s.track_order):
            if other == clan:
                break
            behind += 1
        out[W_EARLIER] = behind
        behind = 0
        for other in reversed(s.order):
            if other == clan:
                break
            behind += 1
        out[W_FIRST] = behind
        return out

    # ---- small parts of terms ----

    def _garden_income(self, s: WhiteCastleState, clan: int) -> int:
        gardens = s.gardeners[clan]
        steps = s.content.rounds - s.round
        if not gardens or not steps:
            return 0
        if s.agenda and s.agenda[0] & KIND_MASK == NEXT_ROUND:
            steps -= 1
        if not steps:
            return 0
        total = 0
        for garden in range(GARDEN_COUNT):
            if gardens >> garden & 1:
                total += self.garden_goods[s.garden_cards[garden]]
        return total * steps

    def _flat(self, node: int) -> float:
        """What an effect gives, at fixed rates."""
        table = self.content.effects
        op = table.op[node]
        if op == GAIN:
            return FLAT_GOODS[table.what[node]] * table.amount[node]
        if op == LEAF:
            if table.what[node] == INFLUENCE:
                return FLAT_LEAVES[INFLUENCE] * table.amount[node]
            return FLAT_LEAVES[table.what[node]]
        total = 0.0
        for part in table.parts[node]:
            total += self._flat(part)
        for good in range(len(table.cost[node])):
            total -= table.cost[node][good] * FLAT_GOODS[good]
        return max(0.0, total)

    # ---- what the pending steps of a turn promise ----

    def promise(self, state: State) -> float:
        s = cast(WhiteCastleState, state)
        clan = s.actor
        mind = Purse(self, s, clan)
        total = 0.0
        agenda = s.agenda
        for place in range(len(agenda) - 1, -1, -1):
            packed = agenda[place]
            if seat_of(packed) == clan:
                total += mind.frame_worth(packed)
        return total


FLAT_GOODS: Final = [0.8, 0.8, 0.9, 0.4, 0.8, 1.0, 1.0]
FLAT_LEAVES: Final = [0.8, 2.0, 2.4, 3.0, 3.0, 3.0, 3.5, 3.0, 1.6]
"""Rough worth of goods and leaves in mid game, for effects deep inside others and for income to come."""


class Purse:
    """Marginal worth of everything to one clan at one moment, for weighing pending steps."""

    def __init__(self, evaluation: WhiteCastleEvaluation, s: WhiteCastleState, clan: int) -> None:
        self.s = s
        self.clan = clan
        self.content = evaluation.content
        self.evaluation = evaluation
        left = turns_left(s, clan)
        self.left = left
        self.weights = evaluation.weights
        self.first = left * TERM_COUNT
        place = clan * STOCK
        self.seals = s.stock[place + SEAL]
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
            return gained * (0.2 + max(0.0, rate))
        rate = self.weight(W_COIN) + (self.weight(W_COIN + 1) if held > 4 else 0.0)
        return amount * (0.2 + max(0.0, rate))

    def price(self, good: int, amount: int) -> float:
        """What paying an amount costs; missing units are exchanged from seals."""
        held = self.s.stock[self.clan * STOCK + good]
        if amount <= held:
            if good <= PEARL:
                points = self.content.resource_points[held] - self.content.resource_points[held - amount]
                return points + amount * max(0.0, self.weight(W_FOOD + good * 3))
            return amount * (0.2 + max(0.0, self.weight(W_COIN if good == COIN else W_SEAL)))
        rate = self.content.seals_per_coin if good == COIN else self.content.seals_per_resource
        paid = self.price(good, held) if held else 0.0
        return paid + (amount - held) * rate * (0.2 + max(0.0, self.weight(W_SEAL)))

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
            cost += toll * (0.2 + max(0.0, self.weight(W_SEAL)))
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
            good = self.evaluation.card_lantern[card]
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
        if op == ALL:
            total = 0.0
            for part in table.parts[node]:
                total += self.node(part, depth)
            return total
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
        return max(0.0, self.node(table.parts[node][0], depth) - price)

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
            gained += self.evaluation.garden_goods[card] * (content.rounds - s.round) * self.weight(W_GARDENS)
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

    # ---- frames of the agenda ----

    def frame_worth(self, packed: int) -> float:
        """What one pending step of the clan promises."""
        kind = kind_of(packed)
        a = a_of(packed)
        if kind == IN_ANY_ORDER:
            return self.siblings(a, b_of(packed))
        if kind == ONE_OF:
            return self.node(a, 0)
        if kind == PAY_THEN:
            return self.paid(a, 0)
        if kind == CHOOSE_ANY:
            return self.good(ANY, a)
        if kind == PLACE_DIE:
            return self.best_place(a, b_of(packed)) + (self.lantern() if c_of(packed) else 0.0)
        if kind == LANTERN_REWARD:
            return self.lantern()
        if kind == USE_BOXES:
            total = 0.0
            for index in range(3):
                if b_of(packed) >> index & 1:
                    total += self.node(self.content.card_boxes[a][index], 0)
            return total
        if kind == CHOOSE_OUTSIDE:
            return self.outside(a)
        if kind == WELL_REWARD:
            return self.well()
        if kind == RESOLVE_ROW:
            return self.row(a, 0)
        if kind == USE_CARD:
            return self.card_box(a, 0)
        if kind == CHOOSE_ROW:
            return self.best_row(0)
        if kind == SEND_COURTIER:
            return self.courtier(a, 0)
        if kind == SEND_GARDENER:
            return self.gardener(0)
        if kind == SEND_WARRIOR:
            return self.warrior(0)
        return self.later_frame_worth(kind, a, b_of(packed))

    def later_frame_worth(self, kind: int, a: int, b: int) -> float:
        if kind == USE_YARD:
            total = 0.0
            first = FIRST_YARD_TILE[a]
            for index in range(2):
                if b >> index & 1:
                    total += self.node(self.content.yard_effect[self.s.yard_tiles[first + index]], 0)
            return total
        if kind in (ARRIVE, USE_LIGHT):
            card = self.s.rooms[a] if kind == ARRIVE else a
            return self.light_of(card, 0)
        if kind == TAKE_SLOT:
            return self.best_slot(0)
        if kind == CHOOSE_TILE:
            return self.best_tile(a, 0)
        if kind == CHOOSE_LIGHT:
            return self.best_light(0)
        if kind == MOVE_MARKER:
            return self.influence(a)
        if kind == SURPLUS_SEALS:
            return self.good(SEAL, a)
        if kind == GARDEN_STEP:
            total = 0.0
            for garden in range(GARDEN_COUNT):
                if a >> garden & 1:
                    total += self.node(self.content.garden_effect[self.s.garden_cards[garden]], 0)
            return total
        return 0.0

    def siblings(self, source: int, mask: int) -> float:
        """Effects waiting to be resolved in any order."""
        content = self.content
        total = 0.0
        if source == LANTERN_SOURCE:
            first = self.clan * LANTERN_AREA
            for index in range(LANTERN_AREA):
                if mask >> index & 1:
                    total += self.node(content.card_lantern[self.s.lantern[first + index]], 0)
        elif source == WELL_SOURCE:
            if mask & 1:
                total += self.node(content.well_base, 0)
            for index in range(2):
                if mask >> (index + 1) & 1:
                    total += self.node(content.tile_back[self.s.tiles[content.well_slots[index]]], 0)
        elif source >= ROW_SOURCE:
            rewards = content.row_rewards[source - ROW_SOURCE]
            for index in range(len(rewards)):
                if mask >> index & 1:
                    total += self.node(rewards[index], 0)
        else:
            parts = content.effects.parts[source]
            for index in range(len(parts)):
                if mask >> index & 1:
                    total += self.node(parts[index], 0)
        return total

    def outside(self, space: int) -> float:
        best = 0.0
        for worker in self.content.outside[space - OUTSIDE_LEFT]:
            best = max(best, self.worker(worker, 0))
        return best

    def best_place(self, colour: int, value: int) -> float:
        """The best space for the die in hand."""
        s = self.s
        best = 0.0
        for action in s.options:
            space = action - PLACE
            if not 0 <= space < FIRST_ROW + 3:
                continue
            best = max(best, self.place(space, colour, value))
        return best

    def place(self, space: int, colour: int, value: int) -> float:
        """Coins gained or paid, and the actions of the space."""
        s = self.s
        content = self.content
        difference = value - covered_value(s, space)
        total = self.good(COIN, difference) if difference >= 0 else -self.price(COIN, -difference)
        if space < ROOM_COUNT:
            card = s.rooms[space]
            for slot in range(FIRST_BOX[space], FIRST_BOX[space + 1]):
                if content.tile_colour[s.tiles[slot]] == colour:
                    total += self.node(content.card_boxes[card][slot - FIRST_BOX[space]], 0)
            return total
        if space < BOARD_SPACES:
            return total + self.outside(space)
        if space == WELL_SPACE:
            return total + self.well()
        return total + self.row(space - FIRST_ROW, 0)


def turns_left(s: WhiteCastleState, clan: int) -> int:
    """The turns a clan has not begun yet; a turn begins when its die has been taken."""
    content = s.content
    per_round = content.turns_per_round[s.seats]
    begun = s.turn - (s.round - 1) * per_round * s.clans
    place = s.order.index(clan)
    left = per_round * (content.rounds - s.round) + per_round - (begun - place + s.clans - 1) // s.clans
    if s.agenda:
        packed = s.agenda[-1]
        if packed & KIND_MASK == TAKE_DIE and seat_of(packed) == clan:
            left += 1
    return left


def score_now(s: WhiteCastleState, clan: int) -> int:
    """The clan's score if the game ended now; the same as ``total`` of the score sheet (WC-14)."""
    content = s.content
    first = clan * STOCK
    stock = s.stock
    points = content.resource_points
    total = stock[first + POINTS] + points[stock[first]] + points[stock[first + 1]] + points[stock[first + 2]]
    total += content.track_points[s.track[clan]]
    if clan != OPPONENT or s.difficulty == NONE:
        total += (stock[first + COIN] + stock[first + SEAL]) // content.money_per_point
    inside = 0
    place = clan * PLACE_COUNT
    for index in range(PLACE_COUNT):
        count = s.courtiers[place + index]
        if count:
            total += count * content.place_points[index]
            if index:
                inside += count
    if inside:
        worth = 0
        for yard in range(YARD_COUNT):
            worth += s.warriors[clan * YARD_COUNT + yard] * content.yard_worth[yard]
        total += worth * inside
    gardens = s.gardeners[clan]
    if gardens:
        for garden in range(GARDEN_COUNT):
            if gardens >> garden & 1:
                total += content.garden_points[s.garden_cards[garden]]
    return total


def read_weights(data: dict[str, object], seats: str, key: str) -> list[float]:
    """TERM_COUNT weights for 0, 1, ... turns left, in one flat list; terms the file does not name weigh nothing."""
    table = cast("dict[str, dict[str, list[float]]]", data[key])
    rows = table.get(seats) or table["2"] if key == "weights" else table[seats]
    out = [0.0] * (TURNS * TERM_COUNT)
    for index in range(TERM_COUNT):
        values = rows.get(TERMS[index][0])
        if values is not None:
            for left in range(TURNS):
                out[left * TERM_COUNT + index] = float(values[left])
    return out


def read_spreads(data: dict[str, object], seats: str) -> list[float]:
    """The scale of win shares for 0 to 9 turns left."""
    table = cast("dict[str, list[float]]", data["spread"])
    return [float(value) for value in (table.get(seats) or table["2"])]
