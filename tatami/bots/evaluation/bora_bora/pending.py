"""What the pending steps of a turn are worth: an optimistic look at everything still to be resolved."""

from __future__ import annotations

from typing import Final

from tatami.bots.evaluation.bora_bora.tables import IMPOSSIBLE
from tatami.bots.evaluation.bora_bora.terms import (
    W_BEST,
    W_BUILDING,
    W_FISH_HELD,
    W_FREE,
    W_LEAD,
    W_MATERIAL,
    W_NEAR,
    W_PAIR,
    W_PERSON,
    W_PRIESTS_LATER,
    W_PRIESTS_NOW,
    W_REGION,
    W_REST,
    W_SYMBOLS,
)
from tatami.bots.evaluation.bora_bora.worth import Worth
from tatami.core.agenda import KIND_MASK
from tatami.games.bora_bora import frames
from tatami.games.bora_bora.kinds import (
    BLUE,
    BUILDING_VALUES,
    COUNT_BUILDINGS,
    COUNT_ISLANDS,
    COUNT_MAN_TYPES,
    COUNT_MEN,
    COUNT_MEN_SLID,
    COUNT_PEOPLE,
    COUNT_PEOPLE_SLID,
    COUNT_PRIESTS,
    COUNT_REGIONS,
    DO_BUILD,
    DO_FISHING,
    DO_HELPER,
    DO_LAND,
    DO_MAN,
    DO_TEMPLE,
    DO_WOMAN,
    DOWN,
    FIRST_HALF,
    GIVES_OFFERING,
    LAND,
    MAN,
    MATERIAL,
    NONE,
    PAIRS,
    PHASE_C,
    POSITIONS,
    PRIEST,
    RED,
    REGION_COUNT,
    ROUNDS,
    SECOND_HALF,
    SLOT_COUNT,
    SPACE_COUNT,
    STOCK,
    TEMPLE_SPACES,
    TILES_PER_SEX,
    TYPE_BUILD,
    TYPE_COUNT,
    TYPE_GODCARD,
    TYPE_LAND,
    TYPE_MAN,
    TYPE_MATERIAL,
    TYPE_MOVEHUT,
    TYPE_OFFERING,
    TYPE_SHELL,
    TYPE_STATUS,
    TYPE_VP,
    TYPE_WATER,
    TYPE_WOMAN,
    UP,
    WATER,
    WHITE,
    WOMAN,
)
from tatami.games.bora_bora.rules.dice import closed_tiles
from tatami.games.bora_bora.rules.expand import reachable
from tatami.games.bora_bora.rules.gods import HIGHEST, can_pay, can_pay_both
from tatami.games.bora_bora.rules.people import strength
from tatami.games.bora_bora.rules.player_board import has_hut

LATER_BUYS: Final = 0.8
"""How much less the second purchase of one kind is worth at the helper."""


class PendingSteps(Worth):
    """The pending steps of a turn, weighed for the seat that takes it."""

    # ---- actions ----

    def person(self, tile: int) -> float:
        """A person tile more: its group, its symbols, its place in tasks."""
        tally = self.tally
        kind = self.content.tile_type[tile]
        sex = MAN if tile < TILES_PER_SEX else WOMAN
        size = tally.sizes[sex * TYPE_COUNT + kind]
        best = 0.0
        for other in range(TYPE_COUNT):
            if tally.sizes[sex * TYPE_COUNT + other]:
                best = max(best, tally.group_worth(other, tally.sizes[sex * TYPE_COUNT + other]))
        new = tally.group_worth(kind, size + 1)
        gain = max(0.0, new - best)
        rest = new - (tally.group_worth(kind, size) if size else 0.0) - gain
        worth = self.tally.people_turns * (gain * self.weight(W_BEST + sex) + rest * self.weight(W_REST))
        worth += self.content.tile_left[tile] * self.weight(W_SYMBOLS + sex) + self.weight(W_PERSON)
        worth -= self.weight(W_FREE) if tally.free <= 2 else self.weight(W_FREE + 1)
        worth += self.wants(COUNT_MEN + sex, NONE) + self.wants(COUNT_PEOPLE, kind)
        if not size:
            worth += self.wants(COUNT_MAN_TYPES + sex, NONE)
        return worth

    def take(self, sex: int, value: int) -> float:
        """The best person at a position not above a value."""
        if not self.tally.free:
            return 0.0
        best = 0.0
        for position in range(value):
            tile = self.s.people[sex * POSITIONS + position]
            if tile != NONE:
                best = max(best, self.person(tile))
        return best

    def region(self, region: int, red: bool) -> float:
        """A new region: its fish, its resource, the slot its hut leaves, its place in tasks."""
        tally = self.tally
        content = self.content
        fish = content.fish_value[self.s.fish[region]]
        worth = fish * (1.0 + self.weight(W_FISH_HELD)) + self.weight(W_REGION) + self.free_slot()
        if tally.region_count >= 6:
            worth += self.weight(W_REGION + 1)
        resource = content.resource[region]
        worth += self.offering(0) if resource == GIVES_OFFERING else self.material(resource)
        worth += self.wants(COUNT_REGIONS, NONE) + self.wants(COUNT_REGIONS, content.terrain[region])
        worth += self.wants(COUNT_REGIONS, 4 + content.fish_species[self.s.fish[region]])
        if not tally.islands >> content.island[region] & 1:
            worth += self.wants(COUNT_ISLANDS, NONE)
        return worth + self.red(region) if red else worth

    def red(self, region: int) -> float:
        """The red god for a region's fish, if it is worth its price."""
        if not can_pay(self.s, self.seat, RED):
            return 0.0
        return max(0.0, self.content.fish_value[self.s.fish[region]] - self.god_price(RED))

    def expand(self, path: int, value: int) -> float:
        """The best region that a path of a kind, not above a value, leads to."""
        mask = reachable(self.s, self.seat, path, value)
        if not mask or not has_hut(self.s, self.seat):
            return 0.0
        best = 0.0
        for region in range(REGION_COUNT):
            if mask >> region & 1:
                best = max(best, self.region(region, True))
        return best

    def build(self, value: int) -> float:
        """A building, if there is one not above the value and a pair of materials."""
        tally = self.tally
        possible = False
        for tile in range(1, min(value, BUILDING_VALUES) + 1):
            if not tally.built >> tile & 1:
                possible = True
                break
        if not possible:
            return 0.0
        s = self.s
        start = self.seat * SPACE_COUNT
        for pair in PAIRS:
            if s.spaces[start + pair[0]] == MATERIAL and s.spaces[start + pair[1]] == MATERIAL:
                return self.building()
        return 0.0

    def building(self) -> float:
        """The points of a building, the fire bonus, and what the two materials were worth."""
        vp = self.content.building_vp[self.s.round]
        worth = vp + self.fire(FIRST_HALF | SECOND_HALF) + self.weight(W_BUILDING) - 2 * self.weight(W_MATERIAL)
        if self.tally.building_round <= ROUNDS:
            worth -= self.weight(W_PAIR) * self.content.building_vp[self.tally.building_round]
        return worth + self.wants(COUNT_BUILDINGS, NONE)

    def priest(self, value: int) -> float:
        """A priest on the leftmost space not above a value; the one that drops out may be an own one."""
        s = self.s
        if not s.stock[self.seat * STOCK + PRIEST]:
            return 0.0
        worth = self.fire(FIRST_HALF | SECOND_HALF)
        gained = 1
        space = 0
        while self.content.temple_value[space] > value:
            space += 1
        while space < TEMPLE_SPACES and s.temple[space] != NONE:
            space += 1
        if space == TEMPLE_SPACES and s.temple[TEMPLE_SPACES - 1] == self.seat:
            gained = 0
        if gained:
            if s.phase < PHASE_C:
                worth += self.weight(W_PRIESTS_NOW) * self.content.priest_vp[s.round]
                worth += 0.5 * max(0.0, self.weight(W_LEAD))
            worth += self.weight(W_PRIESTS_LATER) * self.tables.priests_after[s.round]
            worth += self.wants(COUNT_PRIESTS, NONE)
        return worth

    def slide(self, tile: int) -> float:
        """Sliding a person down."""
        left = self.content.tile_left[tile]
        sex = MAN if tile < TILES_PER_SEX else WOMAN
        worth = self.status(left) if sex == MAN else self.shells(left)
        worth += self.wants(COUNT_MEN_SLID + sex, NONE) + self.wants(COUNT_PEOPLE_SLID, NONE)
        return worth - left * self.weight(W_SYMBOLS + sex)

    def helper(self, points: int) -> float:
        """What so many points buy: always the purchase that brings most for a point."""
        s = self.s
        slides: list[float] = []
        for slot in range(self.seat * SLOT_COUNT, self.seat * SLOT_COUNT + SLOT_COUNT):
            lies = s.slots[slot]
            if UP <= lies < DOWN:
                worth = self.slide(lies - UP)
                if worth > 1.0:
                    slides.append(worth)
        slides.sort()
        goods = [self.offering(0), self.best_card(), self.best_material(), self.hut_moved()]
        total = 0.0
        while points:
            one = slides[-1] if slides else 1.0
            two = one + (slides[-2] if len(slides) > 1 else 1.0)
            best = 0
            for good in range(1, len(goods)):
                if goods[good] > goods[best]:
                    best = good
            if points > 1 and goods[best] > two:
                total += goods[best]
                goods[best] *= LATER_BUYS
                points -= 2
            else:
                total += one
                if slides:
                    slides.pop()
                points -= 1
        return total

    def act(self, action: int, value: int) -> float:
        """A dice action with an effective value."""
        if action == DO_HELPER:
            return self.helper(value)
        if action == DO_TEMPLE:
            return self.priest(value)
        if action == DO_BUILD:
            return self.build(value)
        if action in (DO_MAN, DO_WOMAN):
            return self.take(MAN if action == DO_MAN else WOMAN, value)
        if action == DO_FISHING:
            return float(self.content.fishing_vp)
        return self.expand(LAND if action == DO_LAND else WATER, value)

    def with_white(self, action: int, value: int) -> float:
        """A dice action, with the white god if it is worth its price."""
        worth = self.act(action, value)
        if value < HIGHEST and can_pay(self.s, self.seat, WHITE):
            worth = max(worth, self.act(action, HIGHEST) - self.god_price(WHITE))
        return worth

    def place(self, value: int) -> float:
        """The best use of a die."""
        s = self.s
        best = float(self.content.fishing_vp)
        blue = self.god_price(BLUE) if can_pay(s, self.seat, BLUE) else IMPOSSIBLE
        closed = closed_tiles(s, value)
        tile_of = self.content.tile_of[s.seats]
        for action in range(DO_FISHING):
            if not closed >> tile_of[action] & 1:
                best = max(best, self.with_white(action, value))
            elif blue < IMPOSSIBLE:
                worth = self.act(action, value)
                if worth == 0.0 and can_pay_both(s, self.seat, BLUE, WHITE):
                    worth = self.act(action, HIGHEST) - self.god_price(WHITE)
                best = max(best, worth - blue)
        return best

    def activate(self, kind: int, power: int) -> float:
        """A group of people at a strength."""
        if kind in (TYPE_LAND, TYPE_WATER):
            return self.expand(LAND if kind == TYPE_LAND else WATER, power)
        if kind in (TYPE_MAN, TYPE_WOMAN):
            return self.take(MAN if kind == TYPE_MAN else WOMAN, power)
        if kind == TYPE_BUILD:
            return self.build(power)
        if kind == TYPE_MATERIAL:
            return power * self.best_material()
        if kind == TYPE_MOVEHUT:
            return power * self.hut_moved()
        if kind == TYPE_VP:
            return float(power)
        if kind == TYPE_GODCARD:
            return power * self.best_card()
        if kind == TYPE_OFFERING:
            return self.offering(0) + (power - 1) * self.offering(1)
        if kind == TYPE_STATUS:
            return self.status(power)
        return self.shells(power) if kind == TYPE_SHELL else 0.0

    def use_people(self, packed: int) -> float:
        """The groups of the sexes not used yet in a phase B that has begun."""
        done = frames.people_done(packed)
        if not done:
            return 0.0
        total = 0.0
        for sex in range(2):
            if done >> sex & 1:
                continue
            best = 0.0
            for kind in range(TYPE_COUNT):
                size = self.tally.sizes[sex * TYPE_COUNT + kind]
                if size:
                    best = max(best, self.activate(kind, strength(self.s, kind, size, False)))
            total += best
        return total

    # ---- frames ----

    def frame_worth(self, packed: int) -> float:
        """What one pending step is worth."""
        kind = packed & KIND_MASK
        if kind == frames.PLACE_DIE:
            return self.place(frames.die_value(packed))
        if kind in (frames.EXPAND, frames.TAKE_PERSON, frames.HELPER, frames.PRIEST, frames.BUILD):
            return self.die_action(packed)
        if kind == frames.PAY_GOD:
            price = self.god_price(frames.god_to_pay(packed))
            return -price if price < IMPOSSIBLE else 0.0
        if kind == frames.CHOOSE_HUT:
            return self.region(frames.region_to_settle(packed), frames.red_may_follow(packed))
        if kind == frames.PUT_MATERIAL:
            return self.material(frames.material_to_put(packed))
        if kind == frames.CHOOSE_MATERIAL:
            return frames.materials_left(packed) * self.best_material()
        if kind == frames.RED_GOD:
            return self.red(frames.region_entered(packed))
        if kind == frames.SCORE_FISH:
            return float(self.content.fish_value[self.s.fish[frames.region_entered(packed)]])
        if kind == frames.CHOOSE_SLOT:
            return self.person(frames.tile_taken(packed))
        if kind == frames.GOD_CARD:
            return frames.cards_left(packed) * self.best_card()
        if kind == frames.BUILD_ON:
            return self.building()
        if kind == frames.FIRE_BONUS:
            return self.fire(frames.halves_left(packed))
        return self.people_frame(kind, packed)

    def die_action(self, packed: int) -> float:
        """An action with a value, started by a die or by people; with the white god if it may still be declared."""
        kind = packed & KIND_MASK
        if kind == frames.EXPAND:
            action = DO_LAND + frames.path_taken(packed)
        elif kind == frames.TAKE_PERSON:
            action = DO_MAN + frames.sex_to_take(packed)
        elif kind == frames.HELPER:
            action = DO_HELPER
        else:
            action = DO_TEMPLE if kind == frames.PRIEST else DO_BUILD
        value = frames.action_value(packed)
        return self.with_white(action, value) if frames.white_open(packed) else self.act(action, value)

    def people_frame(self, kind: int, packed: int) -> float:
        """Pending steps of phases B and C."""
        if kind == frames.USE_PEOPLE:
            return self.use_people(packed)
        if kind == frames.ACTIVATE:
            group = frames.type_activated(packed)
            size = self.tally.sizes[frames.sex_activated(packed) * TYPE_COUNT + group]
            return self.activate(group, strength(self.s, group, size, frames.is_doubled(packed)))
        if kind == frames.COMBINE:
            tiles = frames.tiles_to_combine(packed)
            return self.status(strength(self.s, TYPE_STATUS, tiles, frames.combine_doubled(packed)))
        if kind == frames.MOVE_HUTS:
            return frames.huts_left(packed) * self.hut_moved()
        if kind == frames.COMPLETE_TASK:
            task = frames.task_completed(packed)
            vp = float(self.content.task_yellow_vp if frames.with_yellow(packed) else self.content.task_vp)
            for rank in range(len(self.tasks)):
                if self.tasks[rank] == task:
                    vp -= self.weight(W_NEAR + rank) * self.tally.nearness(self.tally.efforts[rank], rank)
            return vp
        return 0.0
