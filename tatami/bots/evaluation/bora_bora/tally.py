"""What lies before one seat, counted once, and how far its tasks are.

What a task asks for is counted from these numbers and not by the rules (``rules/requirements.py``): a search asks so
often that a position would take a fifth longer. ``tests/bots/test_evaluation_bora_bora.py`` holds the two together.
"""

from __future__ import annotations

from typing import Final

from tatami.bots.evaluation.bora_bora.tables import BUILDING_PART, IMPOSSIBLE, Tables
from tatami.bots.evaluation.bora_bora.terms import TURNS_A_ROUND, dice_left, people_turn_left
from tatami.core.agenda import KIND_MASK
from tatami.core.turns import turns_taken
from tatami.games.bora_bora import frames
from tatami.games.bora_bora.kinds import (
    BESIDE,
    BUILDING,
    COUNT_BUILDINGS,
    COUNT_EQUAL_GOD_CARDS,
    COUNT_FIRST,
    COUNT_GOD_CARDS,
    COUNT_GOD_COLOURS,
    COUNT_GOD_TILES,
    COUNT_ISLANDS,
    COUNT_JEWELRY,
    COUNT_JEWELRY_TYPES,
    COUNT_MAN_TYPES,
    COUNT_MATERIALS,
    COUNT_MEN,
    COUNT_MEN_SLID,
    COUNT_OFFERINGS,
    COUNT_PEOPLE,
    COUNT_PEOPLE_SLID,
    COUNT_PRIESTS,
    COUNT_REGIONS,
    COUNT_SHELLS,
    COUNT_SLOT12,
    COUNT_WOMAN_TYPES,
    COUNT_WOMEN,
    COUNT_WOMEN_SLID,
    DOWN,
    GOD_COUNT,
    GOD_TILE,
    JEWELRY_ROWS,
    MAN,
    MATERIAL,
    MATERIAL_COUNT,
    NONE,
    OFFERING,
    OPEN_TASKS,
    PHASE_C,
    POSITIONS,
    REGION_COUNT,
    ROUNDS,
    SHELL,
    SLOT_12,
    SLOT_COUNT,
    SPACE_COUNT,
    STOCK,
    TILES_PER_SEX,
    TYPE_BUILD,
    TYPE_COUNT,
    UP,
    WOMAN,
)
from tatami.games.bora_bora.rules.requirements import region_fits
from tatami.games.bora_bora.state import BoraBoraState

PATIENCE: Final = 0.7
"""How many dice of effort a turn left is good for, since tasks are not all one does."""


class Tally:
    """One seat's part of the table."""

    def __init__(self, tables: Tables, s: BoraBoraState, seat: int, left: int) -> None:
        self.s = s
        self.tables = tables
        self.content = s.content
        self.seat = seat
        self.left = left
        first = seat * STOCK
        self.offerings = s.stock[first + OFFERING]
        self.shells = s.stock[first + SHELL]
        self.tiles = s.stock[first + GOD_TILE]
        self.hand = s.hand[seat * GOD_COUNT : seat * GOD_COUNT + GOD_COUNT]
        cards = 0
        for count in self.hand:
            cards += count
        self.cards = cards
        self.dice = dice_left(s, seat)
        self.people_turn = people_turn_left(s, seat)
        self.people_turns = ROUNDS - s.round + (1 if self.people_turn else 0)
        """The phases B the seat has not begun yet."""
        self.building_round = s.round if self.dice or self.people_turn else s.round + 1
        """The round in which the next building can be built; there may be none."""
        self._count_slots()
        self._count_spaces()
        self._count_map()
        self._count_jewelry()
        priests = 0
        for owner in s.temple:
            if owner == seat:
                priests += 1
        self.priests = priests
        self._sort_tasks()

    # ---- counting ----

    def _count_slots(self) -> None:
        s = self.s
        tile_type = self.content.tile_type
        tile_left = self.content.tile_left
        sizes = [0] * (2 * TYPE_COUNT)
        numbers = [0, 0]
        slid = [0, 0]
        symbols = [0, 0]
        free = 0
        start = self.seat * SLOT_COUNT
        for slot in range(start, start + SLOT_COUNT):
            lies = s.slots[slot]
            if lies == 0:
                free += 1
            elif lies >= UP:
                tile = lies - DOWN if lies >= DOWN else lies - UP
                sex = MAN if tile < TILES_PER_SEX else WOMAN
                sizes[sex * TYPE_COUNT + tile_type[tile]] += 1
                numbers[sex] += 1
                if lies >= DOWN:
                    slid[sex] += 1
                else:
                    symbols[sex] += tile_left[tile]
        self.sizes = sizes
        """Tiles of each type: the men, then the women."""
        self.numbers = numbers
        """Men, women."""
        self.slid = slid
        """Men, women slid down."""
        self.symbols = symbols
        """Status steps on men still up, shells on women still up."""
        self.free = free
        lies = s.slots[start + SLOT_12]
        self.on_slot_12 = lies if lies < UP else 0

    def _count_spaces(self) -> None:
        s = self.s
        start = self.seat * SPACE_COUNT
        kinds = self.content.space_material
        materials = [0] * MATERIAL_COUNT
        on_spaces = 0
        built = 0
        covered = 0
        for space in range(SPACE_COUNT):
            lies = s.spaces[start + space]
            if lies == MATERIAL:
                materials[kinds[space]] += 1
                on_spaces += 1
                covered += 1
            elif lies > BUILDING:
                built |= 1 << (lies - BUILDING)
                covered += 1
        for kind in range(MATERIAL_COUNT):
            materials[kind] += s.stock[self.seat * STOCK + BESIDE + kind]
        self.materials = materials
        """By kind, on spaces and beside the board."""
        self.on_spaces = on_spaces
        self.built = built
        """A mask of the values of the buildings built."""
        self.buildings = built.bit_count()
        self.covered = covered

    def _count_map(self) -> None:
        s = self.s
        seat = self.seat
        content = self.content
        regions = 0
        islands = 0
        fish = 0
        for region in range(REGION_COUNT):
            if s.huts[region] >> seat & 1:
                regions |= 1 << region
                islands |= 1 << content.island[region]
                if s.hut_on_space[region] == seat:
                    fish += content.fish_value[s.fish[region]]
        self.regions = regions
        """A mask of the regions with an own hut."""
        self.region_count = regions.bit_count()
        self.islands = islands
        self.fish = fish
        """The points of fish tiles held."""
        near = 0
        reach = 0
        paths = self.tables.paths
        for place in range(0, len(paths), 3):
            here = regions >> paths[place] & 1
            if here != regions >> paths[place + 1] & 1:
                near |= 1 << (paths[place + 1] if here else paths[place])
                reach += 7 - paths[place + 2]
        self.near = near
        """A mask of the regions one path away."""
        self.reach = reach
        best = 0
        for region in range(REGION_COUNT):
            if near >> region & 1:
                value = content.fish_value[s.fish[region]]
                best = max(best, value)
        self.fish_near = best

    def _count_jewelry(self) -> None:
        s = self.s
        count = 0
        for place in range(self.seat * ROUNDS, self.seat * ROUNDS + ROUNDS):
            if s.jewelry[place] == NONE:
                break
            count += 1
        self.jewelry = count
        turn = ROUNDS - s.round
        self.buys_now = self._still_to_come(frames.JEWELRY_TURNS)
        if self.buys_now:
            turn += 1
        self.jewelry_turns = turn
        """The times the seat may still buy jewelry."""

    def _still_to_come(self, kind: int) -> bool:
        """Whether the seat's jewelry or task turn of this round is still to come (or under way)."""
        s = self.s
        if s.phase < PHASE_C:
            return True
        if s.phase > PHASE_C or not s.agenda:
            return False
        packed = s.agenda[0]
        now = packed & KIND_MASK
        if now == kind:
            return s.order.index(self.seat) >= turns_taken(packed) - 1
        return kind == frames.TASK_TURNS and now != frames.NEW_TASK_TURNS

    def task_turn_to_come(self) -> bool:
        """Whether this round's task is still to be dealt with."""
        return self._still_to_come(frames.TASK_TURNS)

    # ---- rough worth ----

    def group_worth(self, kind: int, size: int) -> float:
        """What activating a group once is roughly worth."""
        if not size:
            return 0.0
        worth = self.tables.first_tile[kind] + self.tables.further_tile[kind] * (min(size, 3) - 1)
        if kind == TYPE_BUILD and self.building_round <= ROUNDS:
            worth += BUILDING_PART * self.content.building_vp[self.building_round]
        return worth

    def best_jewelry(self, column: int, shells: int) -> int:
        """The jewelry tile of a round's column with most points that so many shells buy, or NONE."""
        content = self.content
        best = NONE
        for place in range((column - 1) * JEWELRY_ROWS, column * JEWELRY_ROWS):
            tile = self.s.jewelry_grid[place]
            if tile != NONE and content.jewelry_shells[tile] <= shells:
                if best == NONE:
                    best = tile
                    continue
                more = content.jewelry_vp[tile] - content.jewelry_vp[best]
                if more > 0 or (more == 0 and content.jewelry_shells[tile] < content.jewelry_shells[best]):
                    best = tile
        return best

    # ---- tasks ----

    def count(self, what: int, of: int) -> int:
        """How many of what a task asks for the seat has now; turn order as the status track will make it."""
        sizes = self.sizes
        if what == COUNT_MEN:
            return self.numbers[MAN]
        if what == COUNT_WOMEN:
            return self.numbers[WOMAN]
        if what == COUNT_PEOPLE:
            return sizes[of] + sizes[TYPE_COUNT + of] if of != NONE else self.numbers[MAN] + self.numbers[WOMAN]
        if what in (COUNT_MAN_TYPES, COUNT_WOMAN_TYPES):
            first = 0 if what == COUNT_MAN_TYPES else TYPE_COUNT
            total = 0
            for place in range(first, first + TYPE_COUNT):
                if sizes[place]:
                    total += 1
            return total
        if what == COUNT_MEN_SLID:
            return self.slid[MAN]
        if what == COUNT_WOMEN_SLID:
            return self.slid[WOMAN]
        if what == COUNT_PEOPLE_SLID:
            return self.slid[MAN] + self.slid[WOMAN]
        if what == COUNT_PRIESTS:
            return self.priests
        if what == COUNT_FIRST:
            return 1 if self.s.status_order[0] == self.seat else 0
        if what == COUNT_REGIONS:
            return self._regions_of(self.regions, of)
        if what == COUNT_ISLANDS:
            return self.islands.bit_count()
        return self._count_goods(what, of)

    def _count_goods(self, what: int, of: int) -> int:
        if what == COUNT_GOD_CARDS:
            return self.hand[of] if of != NONE else self.cards
        if what == COUNT_EQUAL_GOD_CARDS:
            return max(self.hand)
        if what == COUNT_GOD_COLOURS:
            return GOD_COUNT - self.hand.count(0)
        if what == COUNT_GOD_TILES:
            return self.tiles
        if what == COUNT_OFFERINGS:
            return self.offerings
        if what == COUNT_SHELLS:
            return self.shells
        if what == COUNT_MATERIALS:
            if of != NONE:
                return self.materials[of]
            return self.materials[0] + self.materials[1] + self.materials[2]
        if what == COUNT_BUILDINGS:
            return self.buildings
        if what == COUNT_SLOT12:
            return self.on_slot_12
        return self._jewelry_of(what, of)

    def _jewelry_of(self, what: int, of: int) -> int:
        """Jewelry tiles: all, of one type, or the number of different types."""
        if what == COUNT_JEWELRY and of == NONE:
            return self.jewelry
        first = self.seat * ROUNDS
        total = 0
        types = 0
        for place in range(first, first + self.jewelry):
            kind = self.content.jewelry_type[self.s.jewelry[place]]
            if kind == of:
                total += 1
            types |= 1 << kind
        return types.bit_count() if what == COUNT_JEWELRY_TYPES else total

    def _regions_of(self, mask: int, of: int) -> int:
        """Regions of a mask, all or of one terrain or fish species."""
        if of == NONE:
            return mask.bit_count()
        total = 0
        for region in range(REGION_COUNT):
            if mask >> region & 1 and region_fits(self.s, region, of):
                total += 1
        return total

    def effort(self, what: int, of: int, missing: int) -> float:
        """Roughly how many dice it takes to get so many more of what a task asks for."""
        unit = self.tables.efforts[what] * missing
        if what == COUNT_REGIONS:
            if of == NONE:
                return unit
            near = self._regions_of(self.near, of)
            return unit + 0.9 * max(0, missing - near)
        if what in (COUNT_JEWELRY, COUNT_JEWELRY_TYPES):
            if missing > self.jewelry_turns:
                return IMPOSSIBLE
            return unit if of == NONE else unit + 0.8 * missing
        if what in (COUNT_MEN_SLID, COUNT_WOMEN_SLID, COUNT_PEOPLE_SLID):
            return unit + max(0, missing - self._still_up(what))
        if what == COUNT_GOD_CARDS and of != NONE:
            return unit if of in self.s.row else unit + 0.5 * missing
        if what == COUNT_PEOPLE and of != NONE:
            return unit + (0.0 if self._on_display(of) else 0.9 * missing)
        if what == COUNT_GOD_TILES and missing > ROUNDS - self.s.round + (1 if self.s.phase < PHASE_C else 0):
            return IMPOSSIBLE
        return unit

    def _still_up(self, what: int) -> int:
        """People who can still be slid for a task."""
        men = self.numbers[MAN] - self.slid[MAN]
        women = self.numbers[WOMAN] - self.slid[WOMAN]
        if what == COUNT_MEN_SLID:
            return men
        return women if what == COUNT_WOMEN_SLID else men + women

    def _on_display(self, kind: int) -> bool:
        """Whether a person tile of a type can be taken in this round."""
        if not self.dice:
            return False
        for place in range(2 * POSITIONS):
            tile = self.s.people[place]
            if tile != NONE and self.content.tile_type[tile] == kind:
                return True
        return False

    def task_effort(self, task: int) -> float:
        """Roughly how many dice a task still takes; 0 if it is fulfilled."""
        needs = self.content.task_needs[task]
        total = 0.0
        for term in range(0, len(needs), 3):
            missing = needs[term + 1] - self.count(needs[term], needs[term + 2])
            if missing > 0:
                total += self.effort(needs[term], needs[term + 2], missing)
        return total

    def task_gap(self, task: int) -> int:
        """How many things are missing for a task, as the yellow god counts them."""
        needs = self.content.task_needs[task]
        total = 0
        for term in range(0, len(needs), 3):
            total += max(0, needs[term + 1] - self.count(needs[term], needs[term + 2]))
        return total

    def nearness(self, effort: float, rank: int) -> float:
        """1 for a task that is all but done, 0 for one out of reach.

        The nearest task should be done by the end of this round, the second by the end of the next, and so on.
        """
        left = self.left
        if not left:
            return max(0.0, 1.0 - effort / 0.3)
        turns = min(left, (left - 1) % TURNS_A_ROUND + 1 + rank * TURNS_A_ROUND)
        return max(0.0, 1.0 - effort / (0.3 + PATIENCE * turns))

    def _sort_tasks(self) -> None:
        tasks: list[int] = []
        efforts: list[float] = []
        start = self.seat * OPEN_TASKS
        for place in range(start, start + OPEN_TASKS):
            task = self.s.tasks[place]
            if task == NONE:
                continue
            effort = self.task_effort(task)
            at = len(efforts)
            while at > 0 and efforts[at - 1] > effort:
                at -= 1
            tasks.insert(at, task)
            efforts.insert(at, effort)
        self.tasks = tasks
        """The open tasks, the nearest first."""
        self.efforts = efforts
        """How far each of them is, in rough dice."""
