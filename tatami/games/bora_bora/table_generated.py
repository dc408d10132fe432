"""What lies on the table of Bora Bora: the attributes that table.py declares, and how they are copied.

Made by ``make generate``. Change table.py, not this file.
"""

from __future__ import annotations

from typing import Final

from tatami.core.attributes import Attribute
from tatami.core.game import Game
from tatami.core.state import State
from tatami.games.bora_bora.content import Content
from tatami.games.bora_bora.table import attributes

EMPTY: Final[list[int]] = []
NO_LISTS: Final[list[list[int]]] = []
FIELDS: Final = [
    "round",
    "order",
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


class BoraBoraTable(State):
    """The table, without the questions rules ask of it (state.py)."""

    def __init__(self, game: Game, content: Content, parent: BoraBoraTable | None = None) -> None:
        super().__init__(game, parent)
        self.content = content
        if parent is None:
            self.phase = 0
            """The phase of the round, as in PHASES."""
            self.stock: list[int] = []
            """Seven per seat: offerings, shells, god tiles, priests in supply; sand, stone, wood beside the board."""
            self.hand: list[int] = []
            """Five per seat: god cards in hand by colour. Hidden from others."""
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
            """Shared. The god deck in order, ``drawn`` cards gone. Hidden from all."""
            self.drawn = 0
            """How many cards of the god deck are drawn."""
            self.people: list[int] = EMPTY
            """Shared. The tiles on the six positions for men and the six for women, or NONE."""
            self.people_decks: list[list[int]] = NO_LISTS
            """Shared. All men and all women in order, six a round. Hidden from all."""
            self.tasks: list[int] = EMPTY
            """Shared. Three open tasks per seat, or NONE."""
            self.done: list[int] = EMPTY
            """Shared. Nine completed tasks per seat, in order, then NONE."""
            self.task_row: list[int] = EMPTY
            """Shared. Open tasks on the board."""
            self.task_deck: list[int] = EMPTY
            """Shared. The dark tasks in order, ``task_drawn`` of them drawn. Hidden from all."""
            self.task_drawn = 0
            """How many of the dark tasks are drawn."""
            self.jewelry_grid: list[int] = EMPTY
            """Shared. Four tiles for each of six rounds, or NONE."""
            self.jewelry: list[int] = EMPTY
            """Shared. Six jewelry tiles per seat, in order, then NONE."""
        else:
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

    def attributes(self) -> list[Attribute]:
        return attributes(self.content, self.seats)

    def fields(self) -> list[str]:
        return FIELDS
