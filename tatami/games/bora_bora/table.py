"""What lies on the table of Bora Bora (BB-1, BB-2), declared once: ``make generate`` writes the class."""

from __future__ import annotations

from typing import Final

from tatami.core.attributes import ANY_SIZE, FROM_ALL, FROM_OTHERS, Attribute, different, number, own, shared
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
    SPACE_COUNT,
    STOCK,
    TASK_COUNT,
    TEMPLE_SPACES,
    TILES_PER_SEX,
)

HIGHEST: Final = 9999
"""More of anything than a game can bring."""


def attributes(content: Content, seats: int) -> list[Attribute]:
    """Everything the state holds, for this content and so many seats."""
    seat = seats - 1
    cards = sum(content.god_cards)
    tile = 2 * TILES_PER_SEX - 1
    task = TASK_COUNT - 1
    dark = len(content.dark_tasks)
    return [
        number("round", 1, ROUNDS, "The round."),
        different("order", seats, seats, "Seats by turn order tile."),
        number("phase", PHASE_SETUP, PHASE_END, "The phase of the round, as in PHASES.", start=PHASE_SETUP),
        own(
            "stock",
            0,
            HIGHEST,
            STOCK * seats,
            "Seven per seat: offerings, shells, god tiles, priests in supply; sand, stone, wood beside the board.",
        ),
        own("hand", 0, cards, GOD_COUNT * seats, "Five per seat: god cards in hand by colour.", hidden=FROM_OTHERS),
        own("known", 0, cards, GOD_COUNT * seats, "Five per seat: what everybody knows the hand to hold at least."),
        own("points", 0, HIGHEST, SOURCE_COUNT * seats, "Nine per seat: VP scored so far by source."),
        own("dice", 0, 6, DICE_PER_PLAYER * seats, "Three per seat: natural values of unplaced dice; 0 when placed."),
        shared(
            "placed",
            0,
            len(content.action_tiles) * 64 - 1,
            ANY_SIZE,
            "Dice on action tiles in order of placement, as tile * 64 + seat * 8 + value.",
        ),
        shared(
            "slots",
            0,
            DOWN + tile,
            SLOT_COUNT * seats,
            "Twelve per seat: 0 free, a number of huts, or a person tile (UP + tile, DOWN + tile).",
        ),
        shared(
            "spaces",
            0,
            BUILDING + BUILDING_VALUES,
            SPACE_COUNT * seats,
            "Twelve ceremonial spaces per seat: empty, MATERIAL, or BUILDING + value.",
        ),
        shared("huts", 0, (1 << seats) - 1, REGION_COUNT, "Per region a bit mask of the seats with a hut there."),
        shared(
            "hut_on_space", NONE, seat, REGION_COUNT, "Per region the seat whose hut is on the building space, or NONE."
        ),
        different("fish", REGION_COUNT, REGION_COUNT, "The fish tile beside each region."),
        shared("status", 0, content.status_last, seats, "Step on the status track per seat."),
        different(
            "status_order",
            seats,
            seats,
            "Seats from the farthest marker to the last; on one space from the top down (BB-R14).",
        ),
        shared(
            "temple", NONE, seat, TEMPLE_SPACES, "The seat of the priest on each temple space from the left, or NONE."
        ),
        number("god_tiles", 0, content.temple_stack, "God tiles left on the temple stack."),
        shared(
            "row",
            NONE,
            GOD_COUNT - 1,
            content.row_size,
            "The colours of the open god cards; NONE where none could be laid (BB-R18).",
        ),
        shared("discards", 0, cards, GOD_COUNT, "Discarded god cards by colour."),
        shared("deck", 0, GOD_COUNT - 1, ANY_SIZE, "The god deck in order, ``drawn`` cards gone.", hidden=FROM_ALL),
        number("drawn", 0, cards, "How many cards of the god deck are drawn."),
        shared(
            "people",
            NONE,
            tile,
            2 * POSITIONS,
            "The tiles on the six positions for men and the six for women, or NONE.",
        ),
        different(
            "people_decks",
            2 * TILES_PER_SEX,
            2,
            "All men and all women in order, six a round.",
            nested=True,
            hidden=FROM_ALL,
        ),
        shared("tasks", NONE, task, OPEN_TASKS * seats, "Three open tasks per seat, or NONE."),
        shared("done", NONE, task, MOST_TASKS * seats, "Nine completed tasks per seat, in order, then NONE."),
        different("task_row", TASK_COUNT, ANY_SIZE, "Open tasks on the board."),
        different(
            "task_deck", TASK_COUNT, dark, "The dark tasks in order, ``task_drawn`` of them drawn.", hidden=FROM_ALL
        ),
        number("task_drawn", 0, dark, "How many of the dark tasks are drawn."),
        shared("jewelry_grid", NONE, JEWELRY_COUNT - 1, JEWELRY_COUNT, "Four tiles for each of six rounds, or NONE."),
        shared("jewelry", NONE, JEWELRY_COUNT - 1, ROUNDS * seats, "Six jewelry tiles per seat, in order, then NONE."),
    ]
