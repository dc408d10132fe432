"""What the pending steps of a turn are worth: dice to be placed, cards to be played, favours to be taken."""

from __future__ import annotations

from tatami.bots.evaluation.bitoku.tally import winter_points
from tatami.bots.evaluation.bitoku.terms import (
    W_DECK,
    W_DICE_NOW,
    W_FIRST_NEXT,
    W_HAND,
    W_PIPS_LATER,
    W_PIPS_NOW,
    W_SPARE,
)
from tatami.bots.evaluation.bitoku.worth import Worth
from tatami.core.agenda import kind_of
from tatami.core.effects import (
    CHOOSE_GOOD,
    CHOOSE_ONE,
    PAY_UNIT,
    TAKE_EFFECTS,
    effect_node,
    effect_where,
    price_due,
    reduction_left,
    siblings_left,
    siblings_source,
    siblings_where,
    units_to_choose,
)
from tatami.games.bitoku import frames
from tatami.games.bitoku.kinds import (
    AREA_REGIONS,
    AT_HOME,
    BITOKU,
    BITOKU_DECK,
    COPYING_SPACE,
    DICE,
    DREAM_SLOTS,
    FAVOUR_BITOKU,
    FAVOUR_BOTH,
    FAVOUR_YOKAI,
    FOREST,
    HOME_COUNT,
    NONE,
    SLOTS,
    TYPE_COUNT,
    VISION_DECK,
    YOKAI,
    YOKAI_DECK,
)
from tatami.games.bitoku.rules.cards import CARD_PART, CRYSTAL_PART, wit_crystal
from tatami.games.bitoku.rules.dice import (
    BUILDING_ACTION,
    FOREST_ACTION,
    can_visit,
    has_space,
    is_high_enough,
    value_of_others,
)
from tatami.games.bitoku.rules.spring import can_harvest, dream_effect
from tatami.games.bitoku.rules.winter import virtue
from tatami.games.bitoku.state import count_at


class Pending(Worth):
    """What each kind of step promises the player whose step it is."""

    def frame(self, packed: int) -> float:
        """What one pending step of the player is worth."""
        kind = kind_of(packed)
        if kind < frames.CALL_YOKAI:
            return self.effect_frame(kind, packed)
        if kind == frames.HARVEST:
            return self.harvest(packed)
        if kind <= frames.CARD_OR_CRYSTAL:
            return self.card_frame(kind, packed)
        if kind <= frames.FAVOUR:
            return self.die_frame(kind, packed)
        if kind <= frames.COMBINE_DRAGONFLY:
            return self.purchase_frame(kind, packed)
        if kind <= frames.SIT:
            return self.small_frame(kind, packed)
        return 0.0

    def effect_frame(self, kind: int, packed: int) -> float:
        """The questions that effects ask."""
        table = self.content.effects
        if kind == TAKE_EFFECTS:
            source = siblings_source(packed)
            parts = table.parts[source]
            values: list[float] = []
            taken = 0
            for index in range(len(parts)):
                if siblings_left(packed) >> index & 1:
                    values.append(self.node(parts[index], siblings_where(packed), 0))
                else:
                    taken += 1
            values.sort(reverse=True)
            return sum(values[: max(0, table.amount[source] - taken)])
        node = effect_node(packed)
        if kind == CHOOSE_ONE:
            return self.node(node, effect_where(packed), 0)
        if kind == CHOOSE_GOOD:
            return self.mix(table.what[node], units_to_choose(packed))
        if kind == PAY_UNIT:
            return self.node(table.parts[node][0], effect_where(packed), 0) - self.due(packed, node)
        return 0.0

    def due(self, packed: int, node: int) -> float:
        """What is still to be paid of a price, less what is left of a discount."""
        units: list[float] = []
        due = self.content.effects.unpack_due(node, price_due(packed))
        cheapest = 9.0
        for good in range(len(due) - 1):
            held = self.s.stock[self.stock + good]
            if held > due[good]:
                cheapest = min(cheapest, self.unit(good, held - 1))
            for less in range(due[good]):
                units.append(self.unit(good, max(0, held - 1 - less)))
        units += [cheapest] * due[len(due) - 1]
        return sum(sorted(units)[: max(0, len(units) - reduction_left(packed))])

    def harvest(self, packed: int) -> float:
        """BT-6.3: the dream crystals that are not resolved yet."""
        worth = 0.0
        for slot in range(DREAM_SLOTS):
            if can_harvest(self.s, self.seat, slot, frames.slots_harvested(packed), frames.at_the_end(packed)):
                worth += self.node(dream_effect(self.s, self.seat, slot), 0, 0)
        return worth

    # ---- cards ----

    def card_frame(self, kind: int, packed: int) -> float:
        """BT-7.2, BT-7.3: a card to be chosen, or what is left to be resolved of a card and its wit crystal."""
        if kind == frames.CHOOSE_CARD:
            return self.card_to_play(frames.card_slot(packed))
        slot = frames.card_slot(packed)
        if kind == frames.RESOLVE_CARD:
            return self.parts_of_slot(slot, frames.parts_resolved(packed))
        return self.parts_of_slot(slot, 0) if kind == frames.CARD_OR_CRYSTAL else 0.0

    def parts_of_slot(self, slot: int, resolved: int) -> float:
        """The card and the crystal of a slot, as far as they are not resolved yet."""
        worth = 0.0
        card = self.s.cards[self.seat * len(SLOTS) + slot]
        if not resolved & CARD_PART and card != NONE:
            worth += self.node(self.content.yokai_action[card], 0, 0)
        crystal = wit_crystal(self.s, self.seat, slot)
        if not resolved & CRYSTAL_PART and crystal != NONE:
            worth += self.node(self.content.crystal_effect[crystal], 0, 0)
        return worth

    def card_to_play(self, slot: int) -> float:
        """The best card of the hand, less what is expected of it already, with the crystal of the slot."""
        s = self.s
        ready = winter_points(s, self.seat)
        best = 0.0
        rate = 10.0 * self.weight(W_HAND)
        for card in s.hands[self.seat]:
            gained = self.node(self.content.yokai_action[card], 0, 0) - rate * self.tables.card_worth[card]
            best = max(best, gained + max(0, virtue(s, self.seat, card) - ready))
        crystal = wit_crystal(s, self.seat, slot)
        return best if crystal == NONE else best + self.node(self.content.crystal_effect[crystal], 0, 0)

    # ---- dice ----

    def die_frame(self, kind: int, packed: int) -> float:
        """BT-7.4 to BT-7.15: a die to be placed, its actions, a favour of the hills."""
        s = self.s
        if kind == frames.PLACE_DIE:
            return self.die_to_place(frames.die_used(packed), frames.amulet_beyond_six(packed))
        if kind == frames.ACT_IN_REGION:
            die = self.seat * DICE + frames.die_used(packed)
            return self.region(s.die_places[die] - FOREST, s.dice[die], frames.actions_left(packed))
        if kind == frames.COPY_DIE:
            return self.copy()
        if kind == frames.COPIED_ACTION:
            return self.row(frames.region_copied(packed), frames.value_copied(packed))
        if kind == frames.OWNER_BONUS:
            return 1.0
        return self.favour(frames.hill_group(packed)) if kind == frames.FAVOUR else 0.0

    def row(self, region: int, value: int) -> float:
        """BT-8: the best row of a region: the highest in reach, or the first."""
        rows = self.content.rows[region]
        best = self.node(rows[0], region, 0)
        for row in range(len(rows) - 1, 0, -1):
            if self.content.row_requires[row] <= value:
                return max(best, self.node(rows[row], region, 0))
        return best

    def region(self, region: int, value: int, actions: int) -> float:
        """The forest action and the best building action of a region."""
        worth = self.row(region, value) if actions & FOREST_ACTION else 0.0
        if actions & BUILDING_ACTION:
            best = 0.0
            for space in range(region * TYPE_COUNT, region * TYPE_COUNT + TYPE_COUNT):
                if can_visit(self.s, self.seat, space, value):
                    action = self.content.building_action[self.s.built[space]]
                    gained = self.node(action, region, 0)
                    owner = self.s.built_by[space]
                    best = max(best, gained if owner in (NONE, self.seat) else gained - 1.0)
            worth += best
        return worth

    def die_to_place(self, slot: int, beyond_six: bool) -> float:
        """The best space for a die, less what is expected of it already."""
        s = self.s
        die = self.seat * DICE + slot
        value = s.dice[die]
        best = 0.0
        counts = s.dice_by_place()
        for region in AREA_REGIONS:
            if has_space(s, region, counts):
                high = is_high_enough(s, die, region, beyond_six)
                actions = BUILDING_ACTION | FOREST_ACTION if high else BUILDING_ACTION
                best = max(best, self.region(region, value, actions))
        for home in range(HOME_COUNT):
            if count_at(counts, AT_HOME + home) == 0:
                best = max(best, self.home(home, value))
        return best - self.weight(W_DICE_NOW) - value * self.weight(W_PIPS_NOW)

    def home(self, place: int, value: int) -> float:
        """BT-8.7, BT-8.8: a space of home."""
        space = self.content.home_spaces[self.s.seats][place]
        first = 0.0
        if place == 0 and self.s.order[0] != self.seat:
            first = self.weight(W_FIRST_NEXT)
        if space != COPYING_SPACE:
            return first + self.node(self.content.home_effect[space], 0, 0)
        if value < self.content.copy_requires:
            return 0.0
        return first + self.copy() - self.content.copy_drop * self.weight(W_PIPS_LATER)

    def copy(self) -> float:
        """BT-8.8: the best forest action of another's die."""
        s = self.s
        best = 0.0
        for region in AREA_REGIONS:
            value = value_of_others(s, self.seat, FOREST + region)
            if value:
                best = max(best, self.row(region, value))
        spaces = self.content.home_spaces[s.seats]
        for place in range(HOME_COUNT):
            if spaces[place] != COPYING_SPACE and value_of_others(s, self.seat, AT_HOME + place):
                best = max(best, self.node(self.content.home_effect[spaces[place]], 0, 0))
        return best

    def favour(self, group: int) -> float:
        """BT-7.13: the best favour of the hills that nobody has used."""
        s = self.s
        best = 0.0
        for region in self.content.hill_regions[s.seats][group]:
            used = s.favours[region]
            if not used >> FAVOUR_BITOKU & 1 and s.hill_bitoku[region] != NONE:
                best = max(best, self.bitoku(s.hill_bitoku[region]))
            if not used >> FAVOUR_YOKAI & 1 and s.hill_yokai[region] != NONE:
                best = max(best, self.yokai(s.hill_yokai[region]))
            if not used >> FAVOUR_BOTH & 1:
                best = max(best, self.node(self.content.favour_both, 0, 0))
        return best

    def yokai(self, card: int) -> float:
        """A yokai card of the hills."""
        s = self.s
        worth = 10.0 * self.tables.card_worth[card]
        gained = max(0.0, self.weight(W_SPARE)) + 0.2 * worth * self.later * self.weight(W_DECK)
        cards = s.cards[self.seat * len(SLOTS) : self.seat * len(SLOTS) + len(SLOTS)]
        if cards.count(NONE):
            gained += 0.5 * worth * self.weight(W_HAND)
            gained += max(0, virtue(s, self.seat, card) - winter_points(s, self.seat))
        return gained

    # ---- purchases and small things ----

    def purchase_frame(self, kind: int, packed: int) -> float:
        """BT-9 to BT-13: movement points, markets, and what was bought."""
        if kind == frames.SPEND_MP:
            return self.movement(frames.mp_left(packed), 0)
        if kind == frames.MARKET:
            return self.market(frames.market_used(packed), frames.discount(packed), 0)
        if kind == frames.BOUGHT:
            return self.item(frames.purchase(packed), frames.place_bought(packed), 0)
        if kind == frames.LAY_CRYSTAL:
            return self.crystal(frames.crystal_gained(packed))
        if kind == frames.SETTLE_MITAMA:
            return self.settled(frames.mitama_gained(packed), 0)
        if kind == frames.COMBINE_MITAMA:
            return self.pair(0)
        tile = frames.dragonfly_gained(packed)
        return max(0.0, self.combined(tile, 0) - self.loose(tile))

    def small_frame(self, kind: int, packed: int) -> float:
        """BT-5, BT-11, BT-14, BT-15: what effects ask for."""
        if kind == frames.ADVANCE_KODAMA:
            return self.kodama(frames.steps_left(packed))
        if kind == frames.PUSH_KODAMA:
            return self.push(frames.steps_left(packed), frames.only_region(packed))
        if kind == frames.UNLOCK_DIE:
            return self.unlock(frames.times_left(packed))
        if kind == frames.DRAW_CARD:
            return self.draw(frames.times_left(packed))
        if kind == frames.TAKE_ROCK:
            return self.rock() * frames.times_left(packed)
        if kind == frames.SIT:
            return self.sit() * frames.times_left(packed)
        times = frames.times_left(packed) if kind == frames.LOOK else 1
        deck = frames.deck_seen(packed)
        if deck == VISION_DECK:
            return self.vision() * times
        assert deck in (YOKAI_DECK, BITOKU_DECK)
        return self.look(YOKAI if deck == YOKAI_DECK else BITOKU) * times
