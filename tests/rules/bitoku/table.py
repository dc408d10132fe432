"""A Bitoku table in three lines: lay out what a rule talks about, play in notation, look at the result.

>>> table = Table(seats=2).player(0, am1=1).die(0, "left", 2, "unlocked")
>>> table.turn(0).play("die left", "amulet 1", "place stairs").answers
['row 1', 'row 2', 'row 3', 'done']

Whatever a test does not mention is quiet: nobody owns anything but a rock, hands are empty, no building stands.

A table can be stored and loaded like any other whenever something is asked: a card that a test lays out is taken from
where it lay before. A test that wants what cannot come about says so (``impossible``).
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

from tatami.core.events import Event
from tatami.core.knowledge import NO_ONE, only
from tatami.core.rng import Rng
from tatami.games.bitoku import frames, kinds
from tatami.games.bitoku.game import Bitoku
from tatami.games.bitoku.rules.effects import EFFECTS
from tatami.games.bitoku.state import BitokuState
from tatami.games.bitoku.table_generated import FIELDS
from tests.rules.laid_out import LaidOut

GAME = Bitoku()
CONTENT = GAME.content
ACTIONS = GAME.actions
MARKET_NAMES = [kinds.MITAMA_TILES, kinds.DRAGONFLIES, kinds.CRYSTALS, CONTENT.building_names]


class Player:
    """What one player owns, in the words of the rules."""

    def __init__(self, state: BitokuState, seat: int) -> None:
        stock = state.stock[seat * kinds.STOCK : (seat + 1) * kinds.STOCK]
        self.points = stock[kinds.POINTS]
        self.goods = {name: n for name, n in zip(kinds.GOODS[: kinds.POINTS], stock, strict=False) if n}
        self.awake = state.awake[seat]
        self.dice = state.dice[seat * kinds.DICE : (seat + 1) * kinds.DICE]
        self.places = [
            place_name(state, place) for place in state.die_places[seat * kinds.DICE : (seat + 1) * kinds.DICE]
        ]
        self.hand = sorted(kinds.YOKAI_CARDS[card] for card in state.hands[seat])
        self.deck = [kinds.YOKAI_CARDS[card] for card in state.piles[seat]]
        self.discards = [kinds.YOKAI_CARDS[card] for card in state.discards[seat]]
        self.removed = [kinds.YOKAI_CARDS[card] for card in state.removed[seat]]
        cards = state.cards[seat * 3 : seat * 3 + 3]
        self.cards = [None if card == kinds.NONE else kinds.YOKAI_CARDS[card] for card in cards]
        self.kodama = dict(
            zip(kinds.REGIONS, state.kodama[seat * kinds.REGION_COUNT : (seat + 1) * kinds.REGION_COUNT], strict=True)
        )
        laid = state.crystals[seat * 8 : seat * 8 + 8]
        self.crystals = {
            kinds.CRYSTAL_SLOTS[slot]: kinds.CRYSTALS[tile] for slot, tile in enumerate(laid) if tile != kinds.NONE
        }
        self.rocks = [
            kinds.ROCKS[rock]
            for rock in state.rocks[seat * kinds.ROCK_SLOTS : (seat + 1) * kinds.ROCK_SLOTS]
            if rock != kinds.NONE
        ]
        self.sitting = [space for index, space in enumerate(kinds.PILGRIM_SPACES) if state.sitting[seat] >> index & 1]
        first = seat * len(kinds.ALL_MAIN)
        self.walking = {
            kinds.ALL_MAIN[i]: n for i, n in enumerate(state.walking[first : first + len(kinds.ALL_MAIN)]) if n
        }
        self.arrived = [kinds.ALL_BRANCH_SPACES[i] for i, side in enumerate(state.arrived) if side == seat]
        self.path = [kinds.BITOKU_TYPES[kind] for kind in state.paths[seat]]
        self.visited = state.visited[seat]
        self.visions = [kinds.VISIONS[vision] for vision in state.visions[seat]]
        self.mitama = {
            kind: state.mitama[seat * 5 + i] for i, kind in enumerate(kinds.MITAMA_TYPES) if state.mitama[seat * 5 + i]
        }
        self.dragonflies = [kinds.DRAGONFLIES[tile] for tile in state.dragonflies[seat]]
        self.pairs = [f"{kinds.MITAMA_TYPES[pair // 16]} {kinds.DRAGONFLIES[pair % 16]}" for pair in state.pairs[seat]]
        self.markers = state.markers[seat]


class Table(LaidOut[BitokuState]):
    """A Bitoku table."""

    told: list[Event]
    """What was told while the table ran to the question."""

    def __init__(self, seats: int = 2, **options: object) -> None:
        self.state = GAME.new(seats, 0, options)
        s = self.state
        sides = s.sides
        s.agenda = []
        s.round = 1
        s.order = list(range(sides))
        s.stock = [0] * (kinds.STOCK * sides)
        s.built = [tile if tile >= kinds.FIRST_ANCIENT else kinds.NONE for tile in s.built]
        s.dragonflies = [[] for _ in range(sides)]
        s.vision_deck = list(range(len(kinds.VISIONS)))
        s.vision_seen = [NO_ONE] * len(kinds.VISIONS)
        s.visions = [[] for _ in range(sides)]
        for side in range(sides):
            self.hand(side, "")
            self.deck(side, " ".join(kinds.YOKAI_CARDS[kinds.YOKAI_DECK_SIZE :]))

    def copy(self) -> Table:
        """The same table once more, to try the other way; whatever is laid out there then is not laid out here."""
        state = self.state.copy()
        for name in FIELDS:
            setattr(state, name, deepcopy(getattr(state, name)))
        return Table.around(state)

    # ---- given: a player ----

    def player(self, seat: int, *, points: int = 0, awake: int | None = None, **goods: int) -> Table:
        """Resources, amulets, points, awake pilgrims."""
        s = self.state
        s.stock[seat * kinds.STOCK : (seat + 1) * kinds.STOCK] = [
            *[goods.pop(good, 0) for good in kinds.GOODS[: kinds.POINTS]],
            points,
        ]
        assert not goods, f"there is no {list(goods)}"
        if awake is not None:
            s.awake[seat] = awake
        return self

    def die(self, seat: int, slot: str, value: int, place: str = "locked") -> Table:
        """A die: ``locked``, ``unlocked``, in a region (``yomi``), at home (``H1``) or ``across yomi``."""
        die = seat * kinds.DICE + kinds.SLOTS.index(slot)
        self.state.dice[die] = value
        self.state.die_places[die] = place_number(self.state, place)
        return self

    def _pick_up(self, seat: int, names: str) -> list[int]:
        """Take cards from wherever they lie; starting cards from the player's own."""
        s = self.state
        cards = [kinds.YOKAI_CARDS.index(name) for name in names.split()]
        for card in cards:
            for owner in range(s.sides) if card < kinds.YOKAI_DECK_SIZE else [seat]:
                if card in s.hands[owner]:
                    place = s.hands[owner].index(card)
                    s.hand_seen[owner] = s.hand_seen[owner][:place] + s.hand_seen[owner][place + 1 :]
                for piles in (s.hands, s.piles, s.discards, s.removed):
                    piles[owner] = [other for other in piles[owner] if other != card]
                s.cards = [
                    kinds.NONE if place // 3 == owner and other == card else other
                    for place, other in enumerate(s.cards)
                ]
            if card in s.yokai_deck:
                place = s.yokai_deck.index(card)
                s.yokai_deck = s.yokai_deck[:place] + s.yokai_deck[place + 1 :]
                s.yokai_seen = s.yokai_seen[:place] + s.yokai_seen[place + 1 :]
            s.yokai_discards = [other for other in s.yokai_discards if other != card]
            s.hill_yokai = [kinds.NONE if other == card else other for other in s.hill_yokai]
        return cards

    def hand(self, seat: int, names: str) -> Table:
        """The yokai cards in hand; what was there goes to the discard pile."""
        s = self.state
        cards = self._pick_up(seat, names)
        s.discards[seat] = s.discards[seat] + s.hands[seat]
        s.hands[seat] = cards
        s.hand_seen[seat] = [only(seat)] * len(cards)
        return self

    def deck(self, seat: int, names: str) -> Table:
        """The own deck from the top; what was there goes to the discard pile."""
        s = self.state
        cards = self._pick_up(seat, names)
        s.discards[seat] = s.discards[seat] + s.piles[seat]
        s.piles[seat] = cards
        return self

    def card(self, seat: int, slot: str, name: str) -> Table:
        """A card on the board."""
        (card,) = self._pick_up(seat, name)
        self.state.cards[seat * 3 + kinds.SLOTS.index(slot)] = card
        return self

    def removed(self, seat: int, names: str) -> Table:
        """Cards removed for their virtue."""
        self.state.removed[seat] = self._pick_up(seat, names)
        return self

    def crystal(self, seat: int, slot: str, name: str) -> Table:
        """A crystal on the board; it is not looked for elsewhere."""
        self.state.crystals[seat * 8 + kinds.CRYSTAL_SLOTS.index(slot)] = kinds.CRYSTALS.index(name)
        return self

    def rock(self, seat: int, *names: str) -> Table:
        """All rocks of a player, from the left."""
        s = self.state
        rocks = [kinds.ROCKS.index(name) for name in names]
        s.garden = [rock for rock in s.garden if rock not in rocks]
        s.rocks[seat * kinds.ROCK_SLOTS : (seat + 1) * kinds.ROCK_SLOTS] = rocks + [kinds.NONE] * (
            kinds.ROCK_SLOTS - len(rocks)
        )
        return self

    def garden(self, *names: str) -> Table:
        self.state.garden = [kinds.ROCKS.index(name) for name in names]
        return self

    def sitting(self, seat: int, names: str) -> Table:
        """Pilgrims beside rocks: ``"p0 p1"``."""
        self.state.sitting[seat] = sum(1 << kinds.PILGRIM_SPACES.index(name) for name in names.split())
        return self

    def kodama(self, seat: int, **spaces: int) -> Table:
        for region, space in spaces.items():
            self.state.kodama[seat * kinds.REGION_COUNT + kinds.REGIONS.index(region)] = space
        return self

    def walking(self, seat: int, *names: str) -> Table:
        """Pilgrims on main spaces: ``"P.m3"``."""
        for name in names:
            self.state.walking[seat * len(kinds.ALL_MAIN) + kinds.ALL_MAIN.index(name)] += 1
        return self

    def arrived(self, seat: int, *names: str) -> Table:
        """Pilgrims on branch spaces: ``"P.m3.1"``."""
        for name in names:
            self.state.arrived[kinds.ALL_BRANCH_SPACES.index(name)] = seat
        return self

    def path(self, seat: int, names: str, visited: int = 0) -> Table:
        """The bitoku path of a player."""
        self.state.paths[seat] = [kinds.BITOKU_TYPES.index(name) for name in names.split()]
        self.state.visited[seat] = visited
        return self

    def visions(self, seat: int, names: str) -> Table:
        """Vision cards, taken from the deck."""
        s = self.state
        cards = [kinds.VISIONS.index(name) for name in names.split()]
        s.vision_deck = [card for card in s.vision_deck if card not in cards]
        s.vision_seen = [NO_ONE] * len(s.vision_deck)
        s.visions[seat] = cards
        return self

    def mitama(self, seat: int, **counts: int) -> Table:
        for kind, count in counts.items():
            self.state.mitama[seat * 5 + kinds.MITAMA_TYPES.index(kind)] = count
        return self

    def dragonflies(self, seat: int, names: str) -> Table:
        self.state.dragonflies[seat] = [kinds.DRAGONFLIES.index(name) for name in names.split()]
        return self

    def pairs(self, seat: int, *names: str) -> Table:
        """Pairs: ``"ara DF01"``."""
        words = [name.split() for name in names]
        pairs = [kinds.MITAMA_TYPES.index(m) * kinds.DRAGONFLY_COUNT + kinds.DRAGONFLIES.index(d) for m, d in words]
        self.state.pairs[seat] = pairs
        return self

    # ---- given: the board ----

    def building(self, region: str, name: str, owner: int | None = None) -> Table:
        """A building on the space of its type, or an ancient one on the space of its area."""
        s = self.state
        tile = CONTENT.building_names.index(name)
        number = kinds.REGIONS.index(region)
        kind = CONTENT.ancient_type[number] if tile >= kinds.FIRST_ANCIENT else CONTENT.building_type[tile]
        s.built[number * kinds.TYPE_COUNT + kind] = tile
        s.built_by[number * kinds.TYPE_COUNT + kind] = kinds.NONE if owner is None else owner
        if owner is not None:
            s.markers[owner] += 1
        return self

    def no_buildings(self) -> Table:
        """Not even ancient ones."""
        self.state.built = [kinds.NONE] * len(self.state.built)
        return self

    def market(self, name: str, *tiles: str | None) -> Table:
        """The tiles of a market; gaps after those named."""
        number = kinds.MARKETS.index(name)
        row = [kinds.NONE if tile is None else MARKET_NAMES[number].index(tile) for tile in tiles]
        self.state.markets[number] = row + [kinds.NONE] * (kinds.MARKET_SLOTS - len(row))
        return self

    def stack(self, name: str, *tiles: str) -> Table:
        """A stack from the top."""
        number = kinds.MARKETS.index(name)
        self.state.stacks[number] = [MARKET_NAMES[number].index(tile) for tile in tiles]
        return self

    def hills(self, region: str, bitoku: str | None = None, yokai: str | None = None) -> Table:
        """The cards of the hills."""
        s = self.state
        number = kinds.REGIONS.index(region)
        if bitoku is not None:
            s.hill_bitoku[number] = kinds.BITOKU_TYPES.index(bitoku)
        if yokai is not None:
            old = s.hill_yokai[number]
            (card,) = self._pick_up(0, yokai)
            if old not in (kinds.NONE, card):
                s.yokai_discards = [*s.yokai_discards, old]
            s.hill_yokai[number] = card
        return self

    def used(self, region: str, favours: str) -> Table:
        """Favours that are covered."""
        self.state.favours[kinds.REGIONS.index(region)] = sum(
            1 << kinds.FAVOURS.index(name) for name in favours.split()
        )
        return self

    def torii(self, space: str, tile: str) -> Table:
        """The tile of the branch at a main space."""
        path, main = divmod(kinds.ALL_MAIN.index(space), kinds.MAIN_COUNT)
        self.state.torii[path * kinds.BRANCH_COUNT + main - 1] = CONTENT.torii_names.index(tile)
        return self

    def treasure(self, region: str, tile: str) -> Table:
        """The lake treasure of a region; it changes places with the one there."""
        s = self.state
        number, wanted = kinds.REGIONS.index(region), CONTENT.treasure_names.index(tile)
        s.treasures[s.treasures.index(wanted)] = s.treasures[number]
        s.treasures[number] = wanted
        return self

    def top(self, deck: str, names: str) -> Table:
        """The top cards of a common deck; nobody has seen any of it."""
        s = self.state
        if deck == "yokai":
            cards = self._pick_up(0, names)
            s.yokai_deck = cards + s.yokai_deck
            s.yokai_seen = [NO_ONE] * len(s.yokai_deck)
        elif deck == "vision":
            cards = [kinds.VISIONS.index(name) for name in names.split()]
            s.vision_deck = cards + [card for card in s.vision_deck if card not in cards]
        else:
            cards = [kinds.BITOKU_TYPES.index(name) for name in names.split()]
            s.bitoku_deck = cards + s.bitoku_deck[len(cards) :]
        return self

    # ---- given: the tengu ----

    def attitude(self, active: bool) -> Table:
        self.state.attitude = int(active)
        return self

    def tengu_crystals(self, *names: str) -> Table:
        self.state.tengu_crystals = [kinds.CRYSTALS.index(name) for name in names]
        return self

    def tengu_cards(self, row: str, deck: str = "", *, all_else: str = "discards") -> Table:
        """Its cards: the row from the left, the top of the deck, and the others under it or among the discards."""
        s = self.state
        s.tengu_row = [kinds.TENGU_CARDS.index(name) for name in row.split()]
        named = [kinds.TENGU_CARDS.index(name) for name in deck.split()]
        others = [card for card in range(len(kinds.TENGU_CARDS)) if card not in [*s.tengu_row, *named]]
        s.tengu_deck = named + (others if all_else == "deck" else [])
        s.tengu_discards = others if all_else == "discards" else []
        return self

    def rolls(self, *wanted: int) -> Table:
        """The next dice show this: a generator is looked for that rolls so."""
        for seed in range(10**6):
            rng = Rng(f"rolls {seed}")
            if all(rng.below(6) + 1 == value for value in wanted):
                self.state.rng = Rng(f"rolls {seed}")
                return self
        raise AssertionError(f"no seed rolls {wanted}")

    # ---- when ----

    def run(self) -> Table:
        self.state.listen()
        super().run()
        self.told = self.state.drain()
        return self

    def turn(self, seat: int = 0) -> Table:
        """It is the seat's turn in summer."""
        return self.ask(frames.basic_action(seat), frames.summer(self.state.order.index(seat) + 1))

    def does(self, seat: int, effect: object, region: str = "yomi") -> Table:
        """In its turn the seat comes to an effect, written as in the content files."""
        s = self.state
        s.agenda = [frames.summer(s.order.index(seat) + 1)]
        EFFECTS.perform(s, seat, CONTENT.effects.add(effect, "test"), kinds.REGIONS.index(region))
        return self.run()

    def tengu(self, card: str, place: str = "right", rolls: Sequence[int] = (), deck: str = "") -> Table:
        """The tengu takes a turn with a card at a place of its row; dice rolled after the will dice are given."""
        named = deck.split()
        others = [name for name in kinds.TENGU_CARDS if name != card and name not in named][:2]
        others.insert(kinds.ROW_PLACES.index(place), card)
        self.tengu_cards(" ".join(others), deck, all_else="deck")
        will = {"right": 1, "middle": 3, "left": 5}[place]
        return self.rolls(will, will, *rolls).tengu_acts()

    def tengu_acts(self) -> Table:
        """The tengu takes a turn with the cards and dice as they are."""
        return self.ask(frames.tengu_turn(kinds.TENGU), frames.summer(self.state.order.index(kinds.TENGU) + 1))

    def spring(self) -> Table:
        return self.ask(frames.call_yokai())

    def harvest(self) -> Table:
        return self.ask(frames.spring_harvest())

    def autumn(self) -> Table:
        return self.ask(frames.autumn())

    def virtue(self) -> Table:
        """Spirit virtue, in turn order."""
        return self.ask(frames.winter_virtue())

    def end_winter(self) -> Table:
        return self.ask(frames.end_winter())

    # ---- then ----

    @property
    def step(self) -> str:
        """The step of the activation table that the tengu carried out."""
        (event,) = [event for event in self.told if event.kind == "tengu_step"]
        return str(event.args["step"])

    def telling(self, kind: str) -> list[dict[str, Any]]:
        """What was told of a kind while the table ran to the question."""
        return [event.args for event in self.told if event.kind == kind]

    def of(self, seat: int) -> Player:
        return Player(self.state, seat)

    def on_market(self, name: str) -> list[str | None]:
        number = kinds.MARKETS.index(name)
        return [None if tile == kinds.NONE else MARKET_NAMES[number][tile] for tile in self.state.markets[number]]

    def built(self, region: str) -> dict[str, str]:
        """The buildings of an area by type."""
        first = kinds.REGIONS.index(region) * kinds.TYPE_COUNT
        tiles = self.state.built[first : first + kinds.TYPE_COUNT]
        return {
            kinds.BUILDING_TYPES[kind]: CONTENT.building_names[tile]
            for kind, tile in enumerate(tiles)
            if tile != kinds.NONE
        }


def place_number(state: BitokuState, name: str) -> int:
    """Where a die is, as the state keeps it."""
    if name in ("locked", "unlocked"):
        return kinds.LOCKED if name == "locked" else kinds.UNLOCKED
    if name in kinds.HOME_SPACES:
        return kinds.AT_HOME + CONTENT.home_spaces[state.seats].index(kinds.HOME_SPACES.index(name))
    if name.startswith("across "):
        return kinds.ACROSS + CONTENT.hill_group[state.seats][kinds.REGIONS.index(name.split()[1])]
    return kinds.FOREST + kinds.REGIONS.index(name)


def place_name(state: BitokuState, place: int) -> str:
    """The same in words; of hills that share their spaces the first region."""
    if place in (kinds.LOCKED, kinds.UNLOCKED):
        return "locked" if place == kinds.LOCKED else "unlocked"
    if place >= kinds.ACROSS:
        return f"across {kinds.REGIONS[CONTENT.hill_regions[state.seats][place - kinds.ACROSS][0]]}"
    if place >= kinds.AT_HOME:
        return kinds.HOME_SPACES[CONTENT.home_spaces[state.seats][place - kinds.AT_HOME]]
    return kinds.REGIONS[place - kinds.FOREST]


def printed(space: str) -> dict[str, int]:
    """What a branch space brings with up to two players, as the content file says it: ``{"vp": 4, "am2": 1}``."""
    data: Any = GAME.content_data()
    _, at, number = space.split(".")
    (branch,) = [entry for entry in data["paths"]["branch"] if entry["id"] == at]
    effect = branch["two"][int(number) - 1]
    return {good: amount for part in effect.get("any", [effect]) for good, amount in part["gain"].items()}


def slot_points(number: int) -> int:
    """The points printed at a slot of the mitama market."""
    data: Any = GAME.content_data()
    (slot,) = [entry for entry in data["board"]["slot"] if entry["id"] == f"mitama-{number}"]
    return int(slot["vp"])


def areas() -> list[str]:
    """The regions with an area."""
    return [kinds.REGIONS[region] for region in kinds.AREA_REGIONS]
