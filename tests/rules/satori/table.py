"""A Satori table in three lines: lay out what a rule talks about, play in notation, look at the result.

>>> table = Table(seats=2).sanmon(grey=1, orange=1).turn(0)
>>> table.play("place orange G1", "side left").answers
['use wood', 'end']
>>> table.play("use wood").of(0).wood
2

Whatever a test does not mention is quiet: nobody owns anything but five points, no altar is built, no monk is out, and
every mountain holds tiles without Hikari icons.
"""

from __future__ import annotations

from tatami.core.agenda import kind_of
from tatami.games.satori import frames, kinds
from tatami.games.satori.game import Satori
from tatami.games.satori.rules.effects import EFFECTS
from tatami.games.satori.rules.monks import monks_in_reserve
from tatami.games.satori.state import SatoriState
from tests.rules.laid_out import LaidOut

GAME = Satori()
CONTENT = GAME.content
ACTIONS = GAME.actions
AUTOMATON = 1
QUIET_TILES = ["E1-01", "E1-02", "E1-06", "E1-08"]
QUIET_LEVELS = ["L1", "L2", "L3", "L4", "L6"]


class Side:
    """What one side owns, in the words of the rules."""

    def __init__(self, s: SatoriState, side: int) -> None:
        stock = s.stock[side * kinds.STOCK : (side + 1) * kinds.STOCK]
        self.coin, self.wood, self.stone, self.emerald, self.incense, self.tile, self.sp = stock
        self.goods = {name: n for name, n in zip(kinds.GOODS[:6], stock, strict=False) if n}
        self.offering = s.offering[side]
        self.jokoros, self.locked = s.jokoros[side], s.locked[side] == 1
        self.altars = [kinds.PLACES[place] for place, owner in enumerate(s.owners) if owner == side]
        self.monks = [kinds.SPACES[space] for space, monk in enumerate(s.monks) if monk == side]
        self.sun = s.sun[side]
        self.reserve = monks_in_reserve(s, side)
        self.wheel = None if s.hands[side] == kinds.NONE else kinds.WHEELS[s.hands[side]]
        self.pagoda = s.jokoros_on_pagoda(side)


class Table(LaidOut[SatoriState]):
    """A Satori table."""

    def __init__(self, seats: int = 2, **options: object) -> None:
        self.state = GAME.new(seats, 0, options)
        s = self.state
        s.agenda = []
        s.starts = []
        s.order = list(range(max(2, seats)))
        s.stock = [0] * len(s.stock)
        s.supply = CONTENT.supply.copy()
        for side in range(len(s.order)):
            s.stock[side * kinds.STOCK + kinds.POINTS] = 5
        s.spaces = [CONTENT.tile_names.index(QUIET_TILES[space % kinds.LOOP]) for space in range(len(kinds.SPACES))]
        s.monks = [kinds.NONE] * len(kinds.SPACES)
        s.levels = [CONTENT.level_names.index(name) for name in QUIET_LEVELS]
        s.price_pile = list(range(len(CONTENT.price_names)))
        self.site("A01", "A06", "A11").decorations("D1", "D2", "D3").scoring("T1")
        self.sanmon(grey=2, orange=2, purple=2)

    # ---- given ----

    def owns(self, side: int, **goods: int) -> Table:
        """What a side owns, taken from the supply: coin, wood, stone, emerald, incense, tile, sp."""
        s = self.state
        for name, amount in goods.items():
            good = kinds.GOODS.index(name)
            if good < kinds.SUPPLIES:
                s.supply[good] += s.stock[side * kinds.STOCK + good] - amount
            s.stock[side * kinds.STOCK + good] = amount
        return self

    def sanmon(self, **colours: int) -> Table:
        """The worshippers on the Sanmon; all others are in the bag."""
        s = self.state
        s.sanmon = [colours.get(colour, 0) for colour in kinds.COLOURS]
        s.visitors = [0] * (kinds.PLACE_COUNT * kinds.COLOUR_COUNT)
        s.bag = [s.worshippers_in_play() - n for n in s.sanmon]
        return self

    def visitors(self, place: str, **colours: int) -> Table:
        """Worshippers that stand on a place already, from the bag."""
        s = self.state
        for colour, n in colours.items():
            s.visitors[kinds.PLACES.index(place) * kinds.COLOUR_COUNT + kinds.COLOURS.index(colour)] += n
            s.bag[kinds.COLOURS.index(colour)] -= n
        return self

    def site(self, *tiles: str | None) -> Table:
        """The altar tiles on the construction site."""
        s = self.state
        s.site = [kinds.NONE if tile is None else CONTENT.altar_names.index(tile) for tile in tiles]
        s.altar_pile = [tile for tile in range(15) if tile not in s.site]
        return self

    def decorations(self, *names: str | None) -> Table:
        self.state.offered = [kinds.NONE if name is None else CONTENT.decoration_names.index(name) for name in names]
        return self

    def altar(self, place: str, tile: str, owner: int, decoration: str = "D1", jokoro: bool = False) -> Table:
        """A built altar with its owner and decoration, and perhaps the owner's Jokoro."""
        s = self.state
        index = kinds.PLACES.index(place)
        s.altars = [*s.altars[:index], CONTENT.altar_names.index(tile), *s.altars[index + 1 :]]
        s.owners = [*s.owners[:index], owner, *s.owners[index + 1 :]]
        kind = CONTENT.decoration_names.index(decoration)
        s.decorated = [*s.decorated[:index], kind, *s.decorated[index + 1 :]]
        if jokoro:
            s.burning = [*s.burning[:index], 1, *s.burning[index + 1 :]]
            s.jokoros[owner] -= 1
        return self

    def storey(self, name: str, price: str | None, *jokoros: int | str) -> Table:
        """A built level (or the Sorin) with its Jokoro price and the Jokoros there."""
        s = self.state
        index = kinds.STOREYS.index(name)
        s.built = [*s.built[:index], 1, *s.built[index + 1 :]]
        tile = CONTENT.cancelled if price is None else CONTENT.price_names.index(price)
        s.prices = [*s.prices[:index], tile, *s.prices[index + 1 :]]
        pagoda = s.pagoda.copy()
        for slot, jokoro in enumerate(jokoros):
            pagoda[index * kinds.JOKOROS_PER_STOREY + slot] = kinds.NEUTRAL if isinstance(jokoro, str) else jokoro
            if not isinstance(jokoro, str):
                s.jokoros[jokoro] -= 1
        s.pagoda = pagoda
        s.price_pile = [price for price in s.price_pile if price != tile]
        return self

    def roofs(self, *levels: int) -> Table:
        self.state.roofs = [int(level + 1 in levels) for level in range(5)]
        return self

    def prices(self, *names: str) -> Table:
        """The pile of Jokoro prices from the top; ``X`` is a cancelled one."""
        index = [CONTENT.cancelled if name == "X" else CONTENT.price_names.index(name) for name in names]
        self.state.price_pile = index
        return self

    def level(self, number: int, tile: str) -> Table:
        """The tile of a level; one that lies on another level changes places with it."""
        s = self.state
        levels = s.levels.copy()
        wanted = CONTENT.level_names.index(tile)
        if wanted in levels:
            levels[levels.index(wanted)] = levels[number - 1]
        levels[number - 1] = wanted
        s.levels = levels
        return self

    def scoring(self, tile: str, owner: int | None = None) -> Table:
        self.state.scoring_tile = CONTENT.scoring_names.index(tile)
        self.state.sorin_owner = kinds.NONE if owner is None else owner
        return self

    def monk(self, seat: int, *spaces: str) -> Table:
        for space in spaces:
            self.state.monks[kinds.SPACES.index(space)] = seat
        return self

    def hikari(self, mountain: str, space: int) -> Table:
        self.state.hikari[kinds.COLOURS.index(mountain)] = space
        return self

    def tile(self, space: str, kind: str | None) -> Table:
        """The meditation tile on a space."""
        self.state.spaces[kinds.SPACES.index(space)] = kinds.NONE if kind is None else CONTENT.tile_names.index(kind)
        return self

    def hand(self, side: int, wheel: str) -> Table:
        self.state.hands[side] = kinds.WHEELS.index(wheel)
        return self

    def offering(self, side: int, level: int) -> Table:
        self.state.offering[side] = level
        return self

    def amulets(self, *names: str, shown: tuple[int, ...] = ()) -> Table:
        """The amulet of each seat."""
        s = self.state
        s.amulets = [CONTENT.amulet_names.index(name) for name in names]
        s.shown = [int(seat in shown) for seat in range(s.seats)]
        return self

    def bells(self, *seats: int) -> Table:
        self.state.bells = list(seats)
        return self

    # ---- when ----

    def turn(self, seat: int) -> Table:
        """It is the player's turn; nothing comes after it."""
        return self.ask(frames.turn(seat))

    def rounds(self) -> Table:
        """Whole turns in turn order, with everything that follows."""
        return self.ask(frames.cycle())

    def end_round(self) -> Table:
        """The round is over, and the Sanmon empty."""
        s = self.state
        s.bag = [s.bag[colour] + s.sanmon[colour] for colour in range(kinds.COLOUR_COUNT)]
        s.sanmon = [0] * kinds.COLOUR_COUNT
        return self.ask(frames.end_round())

    def icons(self, seat: int, *effects: object) -> Table:
        """A turn whose worshipper has been placed, with these icons in the pool."""
        s = self.state
        s.placed = 1
        s.icons = [node_of(effect) for effect in effects]
        return self.turn(seat)

    def use(self, seat: int, effect: object) -> Table:
        """Carry out one effect outside any turn."""
        EFFECTS.perform(self.state, seat, node_of(effect))
        return self.run()

    # ---- then ----

    def of(self, side: int) -> Side:
        return Side(self.state, side)

    def answering(self, family: str) -> list[str]:
        """The answers of one family."""
        return [name for name in self.answers if name.split()[0] == family]

    @property
    def seat(self) -> int | None:
        return self.state.seat

    @property
    def pool(self) -> list[object]:
        """The icons in the pool, as printed."""
        return [CONTENT.effects.printed[node] for node in self.state.icons]

    @property
    def queue(self) -> list[str]:
        """The tiles taken this turn, the oldest first."""
        return [CONTENT.tile_names[self.state.queue[first + 1]] for first in range(0, len(self.state.queue), 3)]

    def pending(self, kind: int) -> bool:
        return kind in [kind_of(packed) for packed in self.state.agenda]


def node_of(effect: object) -> int:
    """The node of an effect printed somewhere."""
    printed = CONTENT.effects.printed
    assert effect in printed, f"nothing printed does {effect}"
    return printed.index(effect)


OFFERING = kinds.PLACES[kinds.OFFERING_ALTAR]
