"""What a view of Bora Bora holds, as types: ``view.py`` makes it, ``make generate`` tells the browser."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Colour = Literal["green", "black", "blue", "red"]
God = Literal["blue", "white", "red", "green", "yellow"]
Material = Literal["sand", "stone", "wood"]
DiceAction = Literal["helper", "temple", "build", "man", "woman", "land", "water", "fishing"]
Phase = Literal["setup", "A", "B", "C", "end"]
Cards = dict[God, int]


class Die(TypedDict):
    seat: int
    value: int


class ActionTile(TypedDict):
    id: str
    actions: list[DiceAction]
    dice: list[Die]
    below: int | None
    """What the next die must be lower than; None where any die may come."""


class Region(TypedDict):
    id: str
    fish: str
    huts: list[int]
    """Seats with a hut here, the one on the building space included."""
    space: int | None


class Slot(TypedDict):
    """Huts, or a person that may have slid down."""

    huts: NotRequired[int]
    person: NotRequired[str]
    slid: NotRequired[bool]


class Space(TypedDict):
    """A material, or the value of a building."""

    material: NotRequired[Material]
    building: NotRequired[int]


class Progress(TypedDict):
    """How far a task is."""

    have: list[int]
    """How much there is of what each of its terms asks for."""
    met: bool


class Player(TypedDict):
    seat: int
    colour: Colour
    vp: int
    offerings: int
    shells: int
    god_tiles: int
    priests: int
    dice: list[int]
    slots: list[Slot | None]
    spaces: list[Space | None]
    beside: dict[Material, int]
    buildings: list[int]
    tasks: list[str | None]
    progress: list[Progress | None]
    """How far each of them is; None where it hangs on a hand that is not shown."""
    done: list[str]
    jewelry: list[str]
    hand_size: int
    hand: Cards | None
    """The own hand; None for others."""
    known: Cards
    """What everybody knows of it."""


class Gods(TypedDict):
    deck: int
    row: list[God | None]
    discards: Cards


class Decks(TypedDict):
    """How many tiles are left."""

    men: int
    women: int
    tasks: int


class BoraTable(TypedDict):
    round: int
    phase: Phase
    turn: int
    order: list[int]
    die: int | None
    """The die chosen but not yet placed."""
    action_tiles: list[ActionTile]
    regions: list[Region]
    men: list[str | None]
    women: list[str | None]
    tasks: list[str]
    jewelry: list[list[str | None]]
    """Six columns of four."""
    temple: list[int | None]
    god_tiles: int
    status: list[int]
    status_order: list[int]
    """Seats from the farthest marker to the last, on one space from the top down."""
    gods: Gods
    decks: Decks
    players: list[Player]


TABLE = BoraTable
