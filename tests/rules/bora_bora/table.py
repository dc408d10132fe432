"""A Bora Bora table in three lines: lay out what a rule talks about, play in notation, look at the result.

>>> table = Table(seats=2).huts(0, "C_SE").die(0, 4)
>>> table.play("place water").answers
['hut 2', 'hut 12']
>>> table.play("hut 2").of(0).offerings
1

Whatever a test does not mention is quiet: nobody owns anything but huts, priests and buildings, nobody is on the map,
all hands are empty and open to all, and nothing happens after what is being played.

A table can be stored and loaded like any other whenever something is asked: god cards that a test does not mention lie
under the deck, or in a hand. A test that wants what cannot come about says so (``impossible``).
"""

from __future__ import annotations

from tatami.games.bora_bora import frames
from tatami.games.bora_bora.actions import JEWELRY_NAMES, TASK_NAMES, TILES
from tatami.games.bora_bora.game import BoraBora
from tatami.games.bora_bora.kinds import (
    BESIDE,
    BUILDING,
    DICE_PER_PLAYER,
    DOWN,
    GOD_COUNT,
    GOD_TILE,
    GODS,
    JEWELRY_ROWS,
    MATERIAL,
    MATERIALS,
    MOST_TASKS,
    NONE,
    OFFERING,
    OPEN_TASKS,
    PAIR_NAMES,
    PAIRS,
    POSITIONS,
    PRIEST,
    REGIONS,
    ROUNDS,
    SHELL,
    SLOT_12,
    SLOT_COUNT,
    SOURCE_COUNT,
    SPACE_COUNT,
    SPACES,
    STOCK,
    TEMPLE_SPACES,
    UP,
)
from tatami.games.bora_bora.rules.player_board import holds_hut, tile_on
from tatami.games.bora_bora.state import BoraBoraState
from tests.rules.laid_out import LaidOut

GAME = BoraBora()
CONTENT = GAME.content
ACTIONS = GAME.actions
QUIET_MEN = "M22 M25 M28 M31 M34 M16"
QUIET_WOMEN = "W22 W25 W28 W31 W34 W16"


def cards(words: str) -> list[int]:
    """Five numbers from "red red blue"."""
    out = [0] * GOD_COUNT
    for word in words.split():
        out[GODS.index(word)] += 1
    return out


class Player:
    """What one player owns, in the words of the rules."""

    def __init__(self, s: BoraBoraState, seat: int) -> None:
        stock = s.stock[seat * STOCK : (seat + 1) * STOCK]
        self.offerings, self.shells, self.god_tiles = stock[OFFERING], stock[SHELL], stock[GOD_TILE]
        self.priests = stock[PRIEST]
        self.beside = {kind: n for kind, n in zip(MATERIALS, stock[BESIDE:], strict=True) if n}
        self.vp = s.vp(seat)
        self.status = s.status[seat]
        first = seat * GOD_COUNT
        self.hand = {GODS[i]: s.hand[first + i] for i in range(GOD_COUNT) if s.hand[first + i]}
        self.known = {GODS[i]: s.known[first + i] for i in range(GOD_COUNT) if s.known[first + i]}
        self.slots = s.slots[seat * SLOT_COUNT : (seat + 1) * SLOT_COUNT]
        self.huts_on_board = sum(slot for slot in self.slots if holds_hut(slot))
        self.free_slots = [slot + 1 for slot in range(SLOT_COUNT) if not self.slots[slot]]
        self.people = {
            TILES[tile_on(slot)]: "down" if slot >= DOWN else "up" for slot in self.slots if tile_on(slot) != NONE
        }
        self.regions = [REGIONS[i] for i in range(len(REGIONS)) if s.huts[i] >> seat & 1]
        self.on_space = [REGIONS[i] for i in range(len(REGIONS)) if s.hut_on_space[i] == seat]
        spaces = s.spaces[seat * SPACE_COUNT : (seat + 1) * SPACE_COUNT]
        self.materials = [SPACES[i] for i in range(SPACE_COUNT) if spaces[i] == MATERIAL]
        self.buildings = {SPACES[i]: spaces[i] - BUILDING for i in range(SPACE_COUNT) if spaces[i] > BUILDING}
        self.tasks = [TASK_NAMES[t] for t in s.tasks[seat * OPEN_TASKS : (seat + 1) * OPEN_TASKS] if t != NONE]
        self.done = [TASK_NAMES[t] for t in s.done[seat * MOST_TASKS : (seat + 1) * MOST_TASKS] if t != NONE]
        self.jewelry = [JEWELRY_NAMES[j] for j in s.jewelry[seat * ROUNDS : (seat + 1) * ROUNDS] if j != NONE]


class Table(LaidOut[BoraBoraState]):
    """A Bora Bora table."""

    rest_held_by: int | None = None
    """The seat that has drawn all god cards a test does not speak of; otherwise they lie under the deck."""

    def __init__(self, seats: int = 2) -> None:
        self.state = GAME.new(seats, 0)
        s = self.state
        s.agenda = []
        s.advance()
        s.order = list(range(seats))
        s.status_order = list(range(seats))
        s.stock = [0] * (STOCK * seats)
        s.points = [0] * (SOURCE_COUNT * seats)
        s.hand = [0] * (GOD_COUNT * seats)
        s.known = [0] * (GOD_COUNT * seats)
        s.fish = list(range(len(REGIONS)))
        for seat in range(seats):
            s.stock[seat * STOCK + PRIEST] = CONTENT.priests
        self.men(QUIET_MEN).women(QUIET_WOMEN).god_row("blue white red green yellow").deck("red " * 6 + "blue " * 6)
        s.tasks = CONTENT.dark_tasks[: OPEN_TASKS * seats]
        s.jewelry_grid = list(range(len(s.jewelry_grid)))

    # ---- given ----

    def player(
        self,
        seat: int,
        *,
        offerings: int | None = None,
        shells: int | None = None,
        god_tiles: int | None = None,
        priests: int | None = None,
        hand: str | None = None,
        secret: str | None = None,
        beside: str | None = None,
    ) -> Table:
        """What a player owns; ``hand`` is open to all, ``secret`` cards only the player himself knows.

        Whatever is given takes the place of what was there.
        """
        s = self.state
        for good, n in ((OFFERING, offerings), (SHELL, shells), (GOD_TILE, god_tiles), (PRIEST, priests)):
            if n is not None:
                s.stock[seat * STOCK + good] = n
        for colour in range(GOD_COUNT):
            place = seat * GOD_COUNT + colour
            hidden = s.hand[place] - s.known[place] if secret is None else cards(secret)[colour]
            s.known[place] = s.known[place] if hand is None else cards(hand)[colour]
            s.hand[place] = s.known[place] + hidden
        if beside is not None:
            first = seat * STOCK + BESIDE
            s.stock[first : first + len(MATERIALS)] = [beside.split().count(kind) for kind in MATERIALS]
        return self

    def huts(self, seat: int, regions: str, pushed: str = "") -> Table:
        """Huts on the map, taken from the lowest slots; in ``pushed`` regions they are not on the building space."""
        s = self.state
        for name in f"{regions} {pushed}".split():
            region = REGIONS.index(name)
            s.huts = [*s.huts]
            s.huts[region] |= 1 << seat
            if name in regions.split():
                s.hut_on_space = [*s.hut_on_space]
                s.hut_on_space[region] = seat
            slots = [*s.slots]
            place = next(i for i in range(seat * SLOT_COUNT, (seat + 1) * SLOT_COUNT) if holds_hut(slots[i]))
            slots[place] -= 1
            s.slots = slots
        return self

    def slot(self, seat: int, number: int, content: int) -> Table:
        """What lies on a slot, as the state stores it."""
        s = self.state
        s.slots = [*s.slots]
        s.slots[seat * SLOT_COUNT + number - 1] = content
        return self

    def slots_full_of_huts(self, seat: int) -> Table:
        """The other way to lay out twelve huts: one on every slot."""
        for number in range(1, SLOT_COUNT + 1):
            self.slot(seat, number, 1)
        return self

    def people(self, seat: int, tiles: str) -> Table:
        """Person tiles on slots 1, 2, 3 ... (huts there are gone); a plus sign marks a tile slid down."""
        for number, word in enumerate(tiles.split(), 1):
            tile = TILES.index(word.rstrip("+"))
            self.slot(seat, number, (DOWN if word.endswith("+") else UP) + tile)
        return self

    def spaces(self, seat: int, materials: str = "", **buildings: str) -> Table:
        """Materials on ceremonial spaces, and buildings such as ``b3="a1-a2"``."""
        s = self.state
        spaces = [*s.spaces]
        for name in materials.split():
            spaces[seat * SPACE_COUNT + SPACES.index(name)] = MATERIAL
        for building, pair in buildings.items():
            for space in PAIRS[PAIR_NAMES.index(pair)]:
                spaces[seat * SPACE_COUNT + space] = BUILDING + int(building[1:])
        s.spaces = spaces
        return self

    def fish(self, region: str, tile: str) -> Table:
        """A fish tile beside a region; it changes places with the one there."""
        s = self.state
        fish = [*s.fish]
        here, there = REGIONS.index(region), fish.index(CONTENT.fish_names.index(tile))
        fish[here], fish[there] = fish[there], fish[here]
        s.fish = fish
        return self

    def men(self, tiles: str) -> Table:
        """The display of men, positions 1 to 6; a dash is an empty one."""
        return self._display(0, tiles)

    def women(self, tiles: str) -> Table:
        return self._display(POSITIONS, tiles)

    def _display(self, first: int, tiles: str) -> Table:
        row = [NONE if word == "-" else TILES.index(word) for word in tiles.split()]
        assert len(row) == POSITIONS
        s = self.state
        s.people = [*s.people[:first], *row, *s.people[first + POSITIONS :]]
        return self

    def god_row(self, colours: str) -> Table:
        """The five open god cards; a dash is a gap."""
        self.state.row = [NONE if word == "-" else GODS.index(word) for word in colours.split()]
        return self

    def deck(self, colours: str, discards: str = "", rest_held_by: int | None = None) -> Table:
        """The god deck from the top, and the discards; the other cards lie under it, or somebody has drawn them."""
        s = self.state
        s.deck = [GODS.index(word) for word in colours.split()]
        s.drawn = 0
        s.discards = cards(discards)
        self.rest_held_by = rest_held_by
        return self

    def _place_rest(self) -> None:
        """Put the god cards that nobody has mentioned under the deck, or into the hand that holds the rest."""
        s = self.state
        for colour in range(GOD_COUNT):
            there = sum(s.hand[colour::GOD_COUNT]) + s.discards[colour] + s.row.count(colour)
            missing = CONTENT.god_cards[colour] - there - s.deck[s.drawn :].count(colour)
            if missing > 0 and self.rest_held_by is not None:
                s.hand[self.rest_held_by * GOD_COUNT + colour] += missing
            elif missing > 0:
                s.deck = s.deck + [colour] * missing
            for _ in range(-missing):  # a test has laid out more of them: they come from the bottom of the deck
                place = max(place for place, card in enumerate(s.deck) if card == colour)
                s.deck = s.deck[:place] + s.deck[place + 1 :]

    def dice_on(self, tile: str, *values: int, seat: int = 1) -> Table:
        """Dice lying on an action tile."""
        s = self.state
        index = CONTENT.action_tiles.index(tile)
        s.placed = [*s.placed, *(index * 64 + seat * 8 + value for value in values)]
        return self

    def temple(self, *seats: int | None) -> Table:
        """The priests in the temple from the left."""
        s = self.state
        row = [NONE if seat is None else seat for seat in seats]
        for seat in range(s.seats):
            s.stock[seat * STOCK + PRIEST] += s.temple.count(seat) - row.count(seat)
        s.temple = row + [NONE] * (TEMPLE_SPACES - len(row))
        return self

    def status(self, *steps: int, order: list[int] | None = None) -> Table:
        """Steps on the status track by seat; ``order`` from the farthest down, needed for stacks."""
        s = self.state
        s.status = list(steps)
        s.status_order = order or sorted(range(s.seats), key=lambda seat: -steps[seat])
        return self

    def tasks(self, seat: int, names: str) -> Table:
        """The three open tasks of a player; a dash is an empty place."""
        s = self.state
        tasks = [*s.tasks]
        for place, name in enumerate(names.split()):
            tasks[seat * OPEN_TASKS + place] = NONE if name == "-" else TASK_NAMES.index(name)
        s.tasks = tasks
        return self

    def done(self, seat: int, count: int) -> Table:
        """Some completed tasks."""
        s = self.state
        first = seat * MOST_TASKS
        s.done = [*s.done[:first], *range(count), *([NONE] * (MOST_TASKS - count)), *s.done[first + MOST_TASKS :]]
        return self

    def jewelry(self, seat: int, names: str) -> Table:
        """Bought jewelry."""
        s = self.state
        own = [JEWELRY_NAMES.index(name) for name in names.split()]
        first = seat * ROUNDS
        s.jewelry = [*s.jewelry[:first], *own, *([NONE] * (ROUNDS - len(own))), *s.jewelry[first + ROUNDS :]]
        return self

    def column(self, round_number: int, names: str) -> Table:
        """The jewelry for sale in a round."""
        s = self.state
        tiles = [JEWELRY_NAMES.index(name) for name in names.split()]
        rest = [tile for tile in range(len(JEWELRY_NAMES)) if tile not in tiles]
        place = (round_number - 1) * JEWELRY_ROWS
        s.jewelry_grid = rest[:place] + tiles + rest[place:]
        return self

    # ---- when ----

    def run(self) -> Table:
        if self.possible:
            self._place_rest()
        return super().run()

    def die(self, seat: int, value: int) -> Table:
        """The player has chosen his last die and places it."""
        self._dice(seat, [value])
        return self.ask(frames.place_die(seat, value))

    def roll(self, seat: int, *values: int) -> Table:
        """The player's turn in phase A with these dice."""
        self._dice(seat, list(values))
        return self.ask(frames.choose_die(seat))

    def _dice(self, seat: int, values: list[int]) -> None:
        """These are the dice still to be placed. Of those on the tiles so many of his own stay as he has besides."""
        s = self.state
        s.dice = [0] * (DICE_PER_PLAYER * s.seats)
        s.dice[seat * DICE_PER_PLAYER : seat * DICE_PER_PLAYER + len(values)] = values
        own = [die for die in s.placed if die >> 3 & 7 == seat]
        for die in own[: max(0, len(own) + len(values) - DICE_PER_PLAYER)]:
            placed = s.placed.copy()
            placed.remove(die)
            s.placed = placed

    def helper(self, seat: int, points: int) -> Table:
        """A helper action with that many points, without a die."""
        return self.ask(frames.helper(seat, points))

    def phase_b(self, seat: int) -> Table:
        """The player's turn in phase B."""
        return self.ask(frames.use_people(seat))

    def all_phase_b(self) -> Table:
        """Phase B of everybody, and what follows."""
        return self.ask(frames.phase_b_turns())

    def phase_c(self) -> Table:
        """Phase C from the status track on, and what follows."""
        return self.ask(frames.score_status())

    def jewelry_step(self) -> Table:
        """Phase C from the jewelry on, and what follows."""
        return self.ask(frames.jewelry_turns())

    def task(self, seat: int) -> Table:
        """The player deals with one task."""
        return self.ask(frames.task(seat))

    def final_tasks(self, seat: int) -> Table:
        """The player's three final tasks."""
        return self.ask(*(frames.task(seat, True) for _ in range(OPEN_TASKS)))

    # ---- then ----

    def offers(self, family: str) -> list[str]:
        """What can be chosen in one family: ``offers("settle")`` gives regions."""
        return [name.split(maxsplit=1)[1] for name in self.answers if name.split()[0] == family]

    def of(self, seat: int) -> Player:
        return Player(self.state, seat)

    def on(self, tile: str) -> list[int]:
        """The faces of the dice on an action tile, in order."""
        index = CONTENT.action_tiles.index(tile)
        return [die & 7 for die in self.state.placed if die >> 6 == index]

    @property
    def temple_row(self) -> list[int | None]:
        return [None if seat == NONE else seat for seat in self.state.temple]

    @property
    def open_gods(self) -> list[str | None]:
        return [None if card == NONE else GODS[card] for card in self.state.row]


def new_game(seats: int = 2, seed: int = 0) -> BoraBoraState:
    """A fresh game at its first decision."""
    return GAME.new(seats, seed)


def after_start_huts(seats: int = 2, seed: int = 0) -> BoraBoraState:
    """A game at the first die, the start huts placed anyhow."""
    state = new_game(seats, seed)
    while state.phase == 0:
        state.apply(state.legal()[0])
    return state


__all__ = ["ACTIONS", "CONTENT", "GAME", "SLOT_12", "Player", "Table", "after_start_huts", "new_game"]
