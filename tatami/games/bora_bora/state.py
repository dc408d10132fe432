"""What is on the table of Bora Bora (BB-1, BB-2), and what everybody knows of the hidden hands (BB-16.17 to BB-16.19).

Lists marked *shared* are never changed in place: rules replace them (see ``tatami.core.lists``), so that copies are
cheap.

**Hands and knowledge.** God cards of one colour are alike, so a hand is five numbers. ``known`` says how many of each
colour everybody knows a hand to hold: cards taken from the open row, and cards shown for a task. A card drawn from the
deck is known only to who drew it. A card that is played goes face up to the discards; it takes a known card of its
colour with it, if there is one. The rest of a hand and the deck are one pool to every other player, and that is what
``redeal`` deals again. (Nobody is assumed to count cards over a reshuffle of the discards.)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tatami.core.agenda import KIND_MASK
from tatami.core.rng import Rng
from tatami.core.state import NOBODY, Shape, State
from tatami.games.bora_bora.content import Content
from tatami.games.bora_bora.kinds import (
    BUILDING,
    BUILDING_VALUES,
    DICE_PER_PLAYER,
    DOWN,
    GOD_COUNT,
    JEWELRY_COUNT,
    MOST_TASKS,
    NONE,
    OPEN_TASKS,
    PHASE_END,
    PHASE_SETUP,
    POSITIONS,
    REGION_COUNT,
    ROUNDS,
    SLOT_COUNT,
    SOURCE_COUNT,
    SOURCES,
    SPACE_COUNT,
    STOCK,
    TASK_COUNT,
    TEMPLE_SPACES,
    TILES_PER_SEX,
)

if TYPE_CHECKING:
    from tatami.games.bora_bora.game import BoraBora

EMPTY: Final[list[int]] = []
HIGHEST: Final = 9999
"""More of anything than a game can bring."""
REDEAL_TRIES: Final = 1_000_000
GOOD_NAMES: Final = ["offering", "shell", "god_tile", "priest"]
FIELDS: Final = [
    "round",
    "phase",
    "stock",
    "hand",
    "known",
    "points",
    "dice",
    "placed",
    "slots",
    "spaces",
    "huts",
    "hut_on_space",
    "fish",
    "order",
    "status",
    "status_order",
    "temple",
    "god_tiles",
    "row",
    "discards",
    "deck",
    "drawn",
    "people",
    "people_decks",
    "tasks",
    "done",
    "task_row",
    "task_deck",
    "task_drawn",
    "jewelry_grid",
    "jewelry",
]


class BoraBoraState(State):
    """The table."""

    def __init__(self, game: BoraBora, parent: BoraBoraState | None = None) -> None:
        super().__init__(game, parent)
        self.bora = game
        self.content: Content = game.content
        if parent is None:
            self.round = 1
            self.phase = PHASE_SETUP
            self.stock: list[int] = []
            """Seven per seat: offerings, shells, god tiles, priests in supply; sand, stone, wood beside the board."""
            self.hand: list[int] = []
            """Five per seat: god cards in hand by colour; hidden."""
            self.known: list[int] = []
            """Five per seat: what everybody knows the hand to hold at least."""
            self.points: list[int] = []
            """Nine per seat: VP scored so far by source."""
            self.dice: list[int] = []
            """Three per seat: natural values of unplaced dice; 0 when placed."""
            self.placed: list[int] = EMPTY
            """Shared. Dice on action tiles in order of placement, as tile * 64 + seat * 8 + value."""
            self.slots: list[int] = EMPTY
            """Shared. Twelve per seat: 0 free, a number of huts, or a person tile (UP + tile, DOWN + tile)."""
            self.spaces: list[int] = EMPTY
            """Shared. Twelve ceremonial spaces per seat: empty, MATERIAL, or BUILDING + value."""
            self.huts: list[int] = EMPTY
            """Shared. Per region a bit mask of the seats with a hut there."""
            self.hut_on_space: list[int] = EMPTY
            """Shared. Per region the seat whose hut is on the building space, or NONE."""
            self.fish: list[int] = EMPTY
            """Shared. The fish tile beside each region."""
            self.order: list[int] = EMPTY
            """Shared. Seats by turn order tile."""
            self.status: list[int] = EMPTY
            """Shared. Step on the status track per seat."""
            self.status_order: list[int] = EMPTY
            """Shared. Seats from the farthest marker to the last; on one space from the top down (BB-R14)."""
            self.temple: list[int] = EMPTY
            """Shared. The seat of the priest on each temple space from the left, or NONE."""
            self.god_tiles = 0
            """God tiles left on the temple stack."""
            self.row: list[int] = EMPTY
            """Shared. The colours of the open god cards; NONE where none could be laid (BB-R18)."""
            self.discards: list[int] = EMPTY
            """Shared. Discarded god cards by colour."""
            self.deck: list[int] = EMPTY
            """Shared. The god deck in order; hidden from ``drawn`` on."""
            self.drawn = 0
            self.people: list[int] = EMPTY
            """Shared. The tiles on the six positions for men and the six for women, or NONE."""
            self.people_decks: list[list[int]] = []
            """Shared. All men and all women in order, six a round; hidden after the current round."""
            self.tasks: list[int] = EMPTY
            """Shared. Three open tasks per seat, or NONE."""
            self.done: list[int] = EMPTY
            """Shared. Nine completed tasks per seat, in order, then NONE."""
            self.task_row: list[int] = EMPTY
            """Shared. Open tasks on the board."""
            self.task_deck: list[int] = EMPTY
            """Shared. The dark tasks in order; hidden from ``task_drawn`` on."""
            self.task_drawn = 0
            self.jewelry_grid: list[int] = EMPTY
            """Shared. Four tiles for each of six rounds, or NONE."""
            self.jewelry: list[int] = EMPTY
            """Shared. Six jewelry tiles per seat, in order, then NONE."""
        else:
            self.round = parent.round
            self.phase = parent.phase
            self.stock = parent.stock.copy()
            self.hand = parent.hand.copy()
            self.known = parent.known.copy()
            self.points = parent.points.copy()
            self.dice = parent.dice.copy()
            self.placed = parent.placed
            self.slots = parent.slots
            self.spaces = parent.spaces
            self.huts = parent.huts
            self.hut_on_space = parent.hut_on_space
            self.fish = parent.fish
            self.order = parent.order
            self.status = parent.status
            self.status_order = parent.status_order
            self.temple = parent.temple
            self.god_tiles = parent.god_tiles
            self.row = parent.row
            self.discards = parent.discards
            self.deck = parent.deck
            self.drawn = parent.drawn
            self.people = parent.people
            self.people_decks = parent.people_decks
            self.tasks = parent.tasks
            self.done = parent.done
            self.task_row = parent.task_row
            self.task_deck = parent.task_deck
            self.task_drawn = parent.task_drawn
            self.jewelry_grid = parent.jewelry_grid
            self.jewelry = parent.jewelry

    def copy(self) -> BoraBoraState:
        return BoraBoraState(self.bora, self)

    def fields(self) -> list[str]:
        return FIELDS

    def shapes(self) -> list[Shape]:
        content = self.content
        seats = self.seats
        cards = sum(content.god_cards)
        tiles = 2 * TILES_PER_SEX
        return [
            Shape("round", 1, ROUNDS),
            Shape("phase", PHASE_SETUP, PHASE_END),
            Shape("stock", 0, HIGHEST, STOCK * seats),
            Shape("hand", 0, cards, GOD_COUNT * seats),
            Shape("known", 0, cards, GOD_COUNT * seats),
            Shape("points", 0, HIGHEST, SOURCE_COUNT * seats),
            Shape("dice", 0, 6, DICE_PER_PLAYER * seats),
            Shape("placed", 0, len(content.action_tiles) * 64 - 1),
            Shape("slots", 0, DOWN + tiles - 1, SLOT_COUNT * seats),
            Shape("spaces", 0, BUILDING + BUILDING_VALUES, SPACE_COUNT * seats),
            Shape("huts", 0, (1 << seats) - 1, REGION_COUNT),
            Shape("hut_on_space", NONE, seats - 1, REGION_COUNT),
            Shape("fish", 0, REGION_COUNT - 1, REGION_COUNT, True),
            Shape("order", 0, seats - 1, seats, True),
            Shape("status", 0, content.status_last, seats),
            Shape("status_order", 0, seats - 1, seats, True),
            Shape("temple", NONE, seats - 1, TEMPLE_SPACES),
            Shape("god_tiles", 0, content.temple_stack),
            Shape("row", NONE, GOD_COUNT - 1, content.row_size),
            Shape("discards", 0, cards, GOD_COUNT),
            Shape("deck", 0, GOD_COUNT - 1),
            Shape("drawn", 0, cards),
            Shape("people", NONE, tiles - 1, 2 * POSITIONS),
            Shape("people_decks", 0, tiles - 1, 2, True),
            Shape("tasks", NONE, TASK_COUNT - 1, OPEN_TASKS * seats),
            Shape("done", NONE, TASK_COUNT - 1, MOST_TASKS * seats),
            Shape("task_row", 0, TASK_COUNT - 1, each_once=True),
            Shape("task_deck", 0, TASK_COUNT - 1, len(content.dark_tasks), True),
            Shape("task_drawn", 0, len(content.dark_tasks)),
            Shape("jewelry_grid", NONE, JEWELRY_COUNT - 1, JEWELRY_COUNT),
            Shape("jewelry", NONE, JEWELRY_COUNT - 1, ROUNDS * seats),
        ]

    def sound(self) -> bool:
        """Every god card is somewhere, nobody is known to hold more than he holds, and the people are all there."""
        known = all(self.known[place] <= self.hand[place] for place in range(len(self.hand)))
        if not known or self.drawn > len(self.deck):
            return False
        for colour in range(GOD_COUNT):
            there = sum(self.hand[colour::GOD_COUNT]) + self.discards[colour] + self.row.count(colour)
            if there + self.deck[self.drawn :].count(colour) != self.content.god_cards[colour]:
                return False
        return all(len(deck) == TILES_PER_SEX for deck in self.people_decks)

    def redeal(self, seat: int | None, rng: Rng) -> BoraBoraState:
        """BB-16.17: a copy with the other hands, all decks and the future drawn again, as far as the seat cannot know.

        Known cards stay where they are. If a player has just committed to a god (a die lies on a tile that only blue or
        white allows), everybody knows that he can pay: hands with which he could not are dealt again.
        """
        twin = self.copy()
        own = rng.fork()
        twin.rng = own
        twin.people_decks = [_shuffled_rest(deck, self.round * POSITIONS, own) for deck in self.people_decks]
        twin.task_deck = _shuffled_rest(self.task_deck, self.task_drawn, own)
        for _ in range(REDEAL_TRIES):
            self._deal_hands(twin, seat, own)
            if twin._can_go_on():
                twin.advance()
                return twin
        raise RuntimeError("no deal fits what everybody knows, although the true one does")

    def _deal_hands(self, twin: BoraBoraState, seat: int | None, rng: Rng) -> None:
        """Deal the unknown cards of all hands but one's own, and the deck, from their common pool.

        Sorted before it is shuffled, so that not even the way a deal comes out depends on who holds what.
        """
        pool = self.deck[self.drawn :]
        for other in range(self.seats):
            if other != seat:
                for colour in range(other * GOD_COUNT, other * GOD_COUNT + GOD_COUNT):
                    pool += [colour % GOD_COUNT] * (self.hand[colour] - self.known[colour])
        pool.sort()
        rng.shuffle(pool)
        for other in range(self.seats):
            if other != seat:
                first = other * GOD_COUNT
                for colour in range(GOD_COUNT):
                    twin.hand[first + colour] = self.known[first + colour]
                for _ in range(self.unknown_cards(other)):
                    twin.hand[first + pool.pop()] += 1
        twin.deck = self.deck[: self.drawn] + pool

    def _can_go_on(self) -> bool:
        """Whether the pending decision, if there is one, has an answer with the cards just dealt."""
        if self.actor == NOBODY:
            return True
        packed = self.agenda[-1]
        out: list[int] = []
        self.game.steps[packed & KIND_MASK].legal(self, packed, out)
        return len(out) > 0

    def view(self, seat: int | None) -> dict[str, object]:
        return self.bora.view_of(self, seat)

    def scores(self) -> list[int]:
        return self.bora.scores_of(self)

    def score_sheet(self) -> list[dict[str, int]]:
        return self.bora.sheet_of(self)

    def ranking(self) -> list[int]:
        return self.bora.ranking_of(self)

    # ---- small questions many rules ask ----

    def vp(self, seat: int) -> int:
        """VP scored so far."""
        return sum(self.points[seat * SOURCE_COUNT : seat * SOURCE_COUNT + SOURCE_COUNT])

    def score(self, seat: int, source: int, amount: int) -> None:
        """BB-R28: score VP; there is no upper end."""
        if amount:
            self.points[seat * SOURCE_COUNT + source] += amount
            if self.events is not None:
                self.emit("score", seat, {"vp": amount, "source": SOURCES[source]})

    def gain(self, seat: int, good: int, amount: int) -> None:
        """BB-1.3: gain offerings, shells or god tiles; the supply never runs out."""
        self.stock[seat * STOCK + good] += amount
        if self.events is not None:
            self.emit("gain", seat, {"good": GOOD_NAMES[good], "amount": amount})

    def hand_size(self, seat: int) -> int:
        """How many god cards the seat holds; everybody may count them."""
        return sum(self.hand[seat * GOD_COUNT : seat * GOD_COUNT + GOD_COUNT])

    def unknown_cards(self, seat: int) -> int:
        """How many of them only the seat itself knows."""
        return self.hand_size(seat) - sum(self.known[seat * GOD_COUNT : seat * GOD_COUNT + GOD_COUNT])


def _shuffled_rest(deck: list[int], drawn: int, rng: Rng) -> list[int]:
    """Sorted first, so that not even the way a deal comes out depends on the hidden order."""
    rest = sorted(deck[drawn:])
    rng.shuffle(rest)
    return deck[:drawn] + rest
