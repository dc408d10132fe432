"""A White Castle table in three lines: lay out what a rule talks about, play in notation, look at the result.

>>> table = Table(seats=2).room("S1", card="ST02", tiles="white orange white").clan(0, seals=1)
>>> table.turn(0, die="white 5").play("place S1").answers
['use S1.1', 'use S1.3', 'done']
>>> table.of(0).coins
2

Whatever a test does not mention is quiet: nobody owns anything, lantern areas are empty, no member has left home.

A table can be stored and loaded like any other whenever something is asked: what a test lays out is taken from where it
lay before, so that no tile lies there twice. A test that wants what cannot come about says so (``impossible``).
"""

from __future__ import annotations

from tatami.core.lists import replaced
from tatami.games.white_castle import frames, kinds
from tatami.games.white_castle.content import OPPONENT_AMOUNTS, OPPONENT_SYMBOLS, SIDES
from tatami.games.white_castle.game import WhiteCastle
from tatami.games.white_castle.rules.currencies import gain
from tatami.games.white_castle.rules.effects import EFFECTS
from tatami.games.white_castle.rules.track import gain_influence
from tatami.games.white_castle.state import WhiteCastleState
from tests.rules.laid_out import LaidOut, laid

GAME = WhiteCastle()
CONTENT = GAME.content
ACTIONS = GAME.actions
HUMAN = 0
RIVAL = 1

QUIET_ROOMS = ["ST02", "ST07", "ST12", "DP02", "DP07"]
QUIET_TILES = ["orange black white", "black white orange", "white orange black", "orange black", "white orange"]
QUIET_WELL = ["DT-B2", "DT-W3"]
QUIET_GARDENS = ["GF1", "GZ1", "GF2", "GZ2", "GF3", "GZ3"]
QUIET_YARDS = ["YT6 blue", "YT2 gold", "YT1 blue", "YT8 gold"]
CASTLE_TILES = 13
QUIET_BRIDGES = {2: "3 4 5", 3: "3 4 4 5", 4: "3 4 4 4 5"}


def new_game(seats: int, seed: int = 0, **options: object) -> WhiteCastleState:
    """A fresh game; alone the human begins, so that nothing has happened yet."""
    return GAME.new(seats, seed, {"solo": "easy", **options} if seats == 1 else options)


class Clan:
    """What one clan owns, in the words of the rules."""

    def __init__(self, state: WhiteCastleState, clan: int) -> None:
        stock = state.stock[clan * kinds.STOCK : (clan + 1) * kinds.STOCK]
        self.food, self.iron, self.pearl = stock[kinds.FOOD], stock[kinds.IRON], stock[kinds.PEARL]
        self.coins, self.seals, self.points = stock[kinds.COIN], stock[kinds.SEAL], stock[kinds.POINTS]
        self.goods = {name: n for name, n in zip(kinds.GOODS, stock, strict=False) if n}
        self.track = state.track[clan]
        self.card = None if state.card[clan] == kinds.NONE else CONTENT.card_names[state.card[clan]]
        self.lantern = [CONTENT.card_names[card] for card in state.lantern_area(clan)]
        self.home = dict(zip(kinds.ROWS, state.home[clan * 3 : clan * 3 + 3], strict=True))
        places = zip(
            kinds.PLACES, state.courtiers[clan * kinds.PLACE_COUNT : (clan + 1) * kinds.PLACE_COUNT], strict=True
        )
        self.courtiers = {place: n for place, n in places if n}
        yards = zip(kinds.YARDS, state.warriors[clan * kinds.YARD_COUNT : (clan + 1) * kinds.YARD_COUNT], strict=True)
        self.warriors = {yard: n for yard, n in yards if n}
        self.gardens = [garden for i, garden in enumerate(kinds.GARDENS) if state.gardeners[clan] >> i & 1]
        first = kinds.BOARD_SPACES * 2 + clan * 3
        self.dice = [die_name(die) for die in state.placed[first : first + 3]]


class Table(LaidOut[WhiteCastleState]):
    """A White Castle table."""

    colours: tuple[int, ...] = ()
    """The colour wanted on each slot of a die tile, once a test speaks of any."""
    laid: frozenset[int] = frozenset()
    """The slots a test has spoken of: the others take what is left."""

    def __init__(self, seats: int = 2, **options: object) -> None:
        self.state = new_game(seats, 0, **options)
        s = self.state
        clans = s.clans
        s.agenda = []
        s.pairs = []
        s.stock = [0] * (kinds.STOCK * clans)
        s.track = [0] * clans
        s.order = list(range(clans))
        s.track_order = list(range(clans))
        s.card = [CONTENT.card_names.index("SA1")] * s.seats + [kinds.NONE] * (clans - s.seats)
        s.lantern = [kinds.NONE] * (kinds.LANTERN_AREA * clans)
        s.solo_row = []
        s.solo_deck = list(range(9)) if seats == 1 else []
        s.slots = [kinds.NONE] * 3
        self.daimyo("DA5")
        self.well(*QUIET_WELL)
        for name, card, tiles in zip(kinds.ROOMS, QUIET_ROOMS, QUIET_TILES, strict=True):
            self.room(name, card, tiles)
        self.decks(steward="ST04 ST05 ST13", diplomat="DP03 DP06 DP08")
        for garden, card in zip(kinds.GARDENS, QUIET_GARDENS, strict=True):
            self.garden(garden, card)
        self.yards(*QUIET_YARDS)
        row = QUIET_BRIDGES[max(2, seats)]
        self.bridges(orange=row, black=row, white=row)
        self.laid = frozenset()

    # ---- given ----

    def room(self, name: str, card: str | None = None, tiles: str | None = None) -> Table:
        """The card of a room, and the colours of its die tiles from the top."""
        s = self.state
        room = kinds.ROOMS.index(name)
        if card is not None:
            s.rooms = replaced(s.rooms, room, CONTENT.card_names.index(card))
        if tiles is not None:
            first, end = kinds.FIRST_BOX[room], kinds.FIRST_BOX[room + 1]
            there = self._colours_wanted()
            self.colours = (*there[:first], *map(kinds.COLOURS.index, tiles.split()), *there[end:])
            assert len(self.colours) == len(there)
            self.laid |= set(range(first, end))
            self._lay_tiles(self.state.tiles[CASTLE_TILES:])
        return self

    def well(self, first: str, second: str) -> Table:
        self._lay_tiles([CONTENT.tile_names.index(first), CONTENT.tile_names.index(second)])
        return self

    def _colours_wanted(self) -> tuple[int, ...]:
        return self.colours or tuple(CONTENT.tile_colour[tile] for tile in self.state.tiles)

    def _lay_tiles(self, well: list[int]) -> None:
        """Lay every die tile once: the Well's, then those a test speaks of, then the others, as far as they go."""
        colours = self._colours_wanted()
        left = [tile for tile in range(len(colours)) if tile not in well]
        tiles = [kinds.NONE] * CASTLE_TILES + well
        for slot in sorted(range(CASTLE_TILES), key=lambda slot: slot not in self.laid):
            fits = [tile for tile in left if CONTENT.tile_colour[tile] == colours[slot]]
            if fits:
                tiles[slot] = fits[0]
                left.remove(fits[0])
            elif slot in self.laid:
                assert not self.possible, "there are not so many tiles of that colour"
                tiles[slot] = CONTENT.tile_colour.index(colours[slot])
        self.state.tiles = [left.pop() if tile == kinds.NONE else tile for tile in tiles]

    def decks(self, steward: str, diplomat: str) -> Table:
        """The cards still to be drawn, from the top."""
        s = self.state
        s.decks = [[CONTENT.card_names.index(name) for name in deck.split()] for deck in (steward, diplomat)]
        s.drawn = [0, 0]
        return self

    def daimyo(self, card: str, *slots: int | None) -> Table:
        """The daimyo card, and who holds its slots."""
        self.state.daimyo_card = CONTENT.daimyo_names.index(card)
        if slots:
            self.state.slots = [kinds.NONE if clan is None else clan for clan in slots]
        return self

    def garden(self, name: str, card: str) -> Table:
        """The card of a garden; one that lies at another garden changes places with it."""
        s = self.state
        garden, wanted = kinds.GARDENS.index(name), CONTENT.garden_names.index(card)
        cards = s.garden_cards.copy()
        if wanted in cards:
            cards[cards.index(wanted)] = cards[garden]
        cards[garden] = wanted
        s.garden_cards = cards
        return self

    def yards(self, *tiles: str) -> Table:
        """Tile and side for Y5 (two), Y3 and Y1: ``"YT6 blue"``."""
        faces = [tile.split() for tile in tiles]
        self.state.yard_tiles = [CONTENT.yard_tile_names.index(tile) * 2 + SIDES.index(side) for tile, side in faces]
        return self

    def bridges(self, **rows: str) -> Table:
        """Left to right: ``orange="1 3 6"``; ``"- 4"`` is a lone die at the right end, ``"4 -"`` at the left."""
        for colour, text in rows.items():
            dice = [0 if die == "-" else int(die) for die in text.split()] or [0, 0]
            middle = dice[1:-1]
            first = kinds.COLOURS.index(colour) * kinds.BRIDGE
            row = [dice[0], *middle, *[0] * (kinds.BRIDGE - 2 - len(middle)), dice[-1]]
            self.state.bridges[first : first + kinds.BRIDGE] = row
        return self

    def dice(self, space: str, *dice: str, clan: int = 0) -> Table:
        """Dice already lying on a space, the topmost last: ``"black 4"``."""
        s = self.state
        packed = [pack_die(die) for die in dice]
        index = kinds.SPACES.index(space)
        if index == kinds.WELL_SPACE:
            s.placed += packed
        elif index >= kinds.FIRST_ROW:
            s.placed[kinds.BOARD_SPACES * 2 + clan * 3 + index - kinds.FIRST_ROW] = packed[0]
        else:
            s.placed[index * 2 : index * 2 + len(packed)] = packed
        return self

    def clan(
        self,
        clan: int,
        *,
        food: int = 0,
        iron: int = 0,
        pearl: int = 0,
        coins: int = 0,
        seals: int = 0,
        points: int = 0,
        card: str | None = None,
        lantern: str = "",
        courtiers: str = "",
        warriors: str = "",
        gardens: str = "",
        gone: tuple[int, int, int] | None = None,
    ) -> Table:
        """What a clan owns and where its members are; those listed have left home (or give ``gone`` per row)."""
        s = self.state
        s.stock[clan * kinds.STOCK : (clan + 1) * kinds.STOCK] = [food, iron, pearl, coins, seals, points]
        if card is not None:
            s.card = replaced(s.card, clan, CONTENT.card_names.index(card))
        area = [CONTENT.card_names.index(name) for name in lantern.split()]
        s.lantern = laid(s.lantern, clan * kinds.LANTERN_AREA, area + [kinds.NONE] * (kinds.LANTERN_AREA - len(area)))
        places = [kinds.PLACES.index(place) for place in courtiers.split()]
        yards = [kinds.YARDS.index(yard) for yard in warriors.split()]
        plots = [kinds.GARDENS.index(garden.strip()) for garden in gardens.split(",") if garden.strip()]
        counts = [places.count(place) for place in range(kinds.PLACE_COUNT)]
        s.courtiers = laid(s.courtiers, clan * kinds.PLACE_COUNT, counts)
        counts = [yards.count(yard) for yard in range(kinds.YARD_COUNT)]
        s.warriors = laid(s.warriors, clan * kinds.YARD_COUNT, counts)
        s.gardeners = replaced(s.gardeners, clan, sum(1 << plot for plot in plots))
        away = gone if gone is not None else (len(places), len(plots), len(yards))
        s.home = laid(s.home, clan * 3, [5 - n for n in away])
        return self

    def track(self, *spaces: int, stack: str | None = None) -> Table:
        """The marker of each clan; ``stack`` lists clans from first to last where they share a space."""
        s = self.state
        s.track = list(spaces)
        order = [int(clan) for clan in stack.split()] if stack else list(range(s.clans))
        s.track_order = sorted(order, key=lambda clan: -spaces[clan])
        return self

    def solo_deck(self, cards: str) -> Table:
        """The opponent's deck from the top: numbers of cards, ``"1 5 9"`` for SO1, SO5, SO9; the others follow."""
        named = [int(number) - 1 for number in cards.split()]
        self.state.solo_deck = named + [card for card in range(9) if card not in named]
        return self

    # ---- when ----

    def ask_in_turn(self, clan: int, packed: int) -> Table:
        """A step of the clan's turn."""
        return self.ask(packed, frames.cycle(self.state.order.index(clan) + 1))

    def turn(self, clan: int = 0, die: str | None = None, end: str = "right") -> Table:
        """It is the clan's first turn of the round: to take a die, or with a die already taken."""
        if die is None:
            return self.ask_in_turn(clan, frames.take_die(clan))
        colour, value = die.split()
        return self.ask_in_turn(clan, frames.place_die(clan, kinds.COLOURS.index(colour), int(value), end == "left"))

    def does(self, clan: int, effect: str, amount: int = 0) -> Table:
        """In its turn the clan comes to a worker action, an icon, some influence or a gain."""
        s = self.state
        s.agenda = [frames.cycle(s.order.index(clan) + 1)]
        if effect == "influence":
            gain_influence(s, clan, amount)
        elif effect in kinds.LEAVES:
            EFFECTS.leaf(s, clan, kinds.LEAVES.index(effect), amount, 0)
        else:
            gain(s, clan, kinds.GOODS.index(effect), amount)
        return self.run()

    def rival_turn(self) -> Table:
        """The solo opponent's turn, up to the human's first decision."""
        return self.ask_in_turn(RIVAL, frames.opponent_turn(RIVAL))

    def rival_does(self, symbol: str, amount: int = 0) -> Table:
        """One symbol of a solo card: a word, or ``cp``, ``influence``, ``coin`` with an amount."""
        kind, number = OPPONENT_SYMBOLS[symbol] if symbol in OPPONENT_SYMBOLS else (OPPONENT_AMOUNTS[symbol], amount)
        return self.ask_in_turn(RIVAL, frames.opponent_action(RIVAL, kind, number))

    def end_round(self) -> Table:
        return self.ask(frames.end_round())

    # ---- then ----

    @property
    def answers(self) -> list[str]:
        """The legal actions in notation, exchanges left out."""
        return [ACTIONS.name(action) for action in self.state.legal() if not ACTIONS.is_free(action)]

    @property
    def exchanges(self) -> list[str]:
        """What seals can be exchanged for at this decision."""
        return [ACTIONS.name(action).split()[1] for action in self.state.legal() if ACTIONS.is_free(action)]

    def of(self, clan: int) -> Clan:
        return Clan(self.state, clan)

    def bridge(self, colour: str) -> list[int]:
        """Dice of a bridge: left end, middle, right end; 0 is an empty end."""
        first = kinds.COLOURS.index(colour) * kinds.BRIDGE
        row = self.state.bridges[first : first + kinds.BRIDGE]
        return [row[0], *[die for die in row[1:4] if die], row[4]]

    def dice_on(self, space: str) -> list[str]:
        """Dice on a board space or in the Well, the topmost last."""
        index = kinds.SPACES.index(space)
        if index == kinds.WELL_SPACE:
            return [die_name(die) for die in self.state.placed[kinds.BOARD_SPACES * 2 + self.state.clans * 3 :]]
        return [die_name(die) for die in self.state.placed[index * 2 : index * 2 + 2] if die]

    def card_in(self, room: str) -> str:
        return CONTENT.card_names[self.state.rooms[kinds.ROOMS.index(room)]]

    @property
    def rival_deck(self) -> list[int]:
        """The numbers of the opponent's cards from the top."""
        return [card + 1 for card in self.state.solo_deck]

    @property
    def rival_row(self) -> list[int]:
        """The numbers of the cards the opponent turned over last."""
        return [card + 1 for card in self.state.solo_row]

    def cards_left(self) -> list[int]:
        """Cards in the steward and the diplomat deck."""
        return [len(deck) - drawn for deck, drawn in zip(self.state.decks, self.state.drawn, strict=True)]


def solo(number: int = 1) -> Table:
    """A quiet solo table in a round of that number."""
    return Table(seats=1).round(number)


def pack_die(die: str) -> int:
    colour, value = die.split()
    return kinds.COLOURS.index(colour) * 8 + int(value)


def die_name(die: int) -> str:
    return f"{kinds.COLOURS[die >> 3]} {die & 7}" if die else "-"


def tile_colours(state: WhiteCastleState, room: str) -> list[str]:
    """The colours of a room's die tiles from the top."""
    index = kinds.ROOMS.index(room)
    return [
        kinds.COLOURS[CONTENT.tile_colour[state.tiles[slot]]]
        for slot in range(kinds.FIRST_BOX[index], kinds.FIRST_BOX[index + 1])
    ]
