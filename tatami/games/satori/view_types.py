"""What a view of Satori holds, as types: ``view.py`` makes it, ``make generate`` tells the browser."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

Colour = Literal["grey", "orange", "purple"]
PlayerColour = Literal["blue", "pink", "yellow", "green"]
ScoringValues = Literal["tile", "text"]
Result = Literal["loss", "shared", "small_win", "very_good", "excellent"]


class Altar(TypedDict):
    """A place for worshippers in the temple grounds."""

    id: str
    open: bool
    """Whether the place is in use with so many players."""
    colour: Colour | None
    """None where no altar stands."""
    tile: str | None
    """The altar tile built here."""
    decoration: str | None
    owner: int | None
    jokoro: bool
    worshippers: dict[Colour, int]


class Slot(TypedDict):
    """A slot of the construction site."""

    id: str
    tile: str | None


class JokoroSlot(TypedDict):
    """A Jokoro of a side, or a neutral one (``side`` is None)."""

    side: int | None


class Storey(TypedDict):
    """A level of the pagoda, or the Sorin at last."""

    id: str
    tile: str | None
    """The level tile; None for the Sorin."""
    built: bool
    price: str | None
    """The Jokoro price tile; ``cancelled`` if no slot is open."""
    slots: list[JokoroSlot | None]
    roof: bool | None
    """None for the Sorin."""


class Space(TypedDict):
    """A space of a mountain."""

    id: str
    tile: str | None
    monk: int | None
    hikari: bool


class TakenTile(TypedDict):
    """A meditation tile taken this turn, the oldest first."""

    tile: str
    space: str
    icons: list[Any]
    """The icons left, as they stand in the content files."""


class Pool(TypedDict):
    """What the player whose turn it is may still use."""

    visited: str | None
    """The place of the worshipper of this turn; in an automaton's turn that of the player before."""
    visitor: Colour | None
    placed: bool
    wheel_used: bool
    icons: list[Any]
    tiles: list[TakenTile]


class Piles(TypedDict):
    """How many tiles lie face down."""

    altars: int
    decorations: int
    prices: int
    first_era: int
    second_era: int


class Player(TypedDict):
    seat: int
    colour: PlayerColour
    coin: int
    wood: int
    stone: int
    emerald: int
    incense: int
    tile: int
    sp: int
    monks: int
    """In reserve."""
    sun: int
    jokoros: int
    """In reserve."""
    locked: bool
    """Whether the sixth Jokoro is still on the offering track."""
    sect_tokens: int
    offering: int
    wheel: str | None
    """The wheel with the player's hand; None: on the roof."""
    amulet: str | None
    """One's own, or one that lies open."""
    amulet_open: bool
    decided: bool
    """Whether the player has just decided about the amulet."""


class Solo(TypedDict):
    """The automaton of the solo game."""

    side: int
    result: Result | None
    """When the game is over."""


class SatoriView(TypedDict):
    round: int
    turn: int
    order: list[int]
    bells: list[int]
    supply: dict[str, int]
    sanmon: dict[Colour, int]
    bag: dict[Colour, int]
    altars: list[Altar]
    offering_altar: dict[Colour, int]
    site: list[Slot]
    decorations: list[str | None]
    pagoda: list[Storey]
    scoring_tile: str
    scoring_values: ScoringValues
    """ST-R39: where the values of the scoring tile come from."""
    sorin_owner: int | None
    mountains: list[list[Space]]
    pool: Pool
    piles: Piles
    starts: list[str]
    players: list[Player]
    solo: Solo | None


TABLE = SatoriView
