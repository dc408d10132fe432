"""What a view of The White Castle holds, as types: ``view.py`` makes it, ``make generate`` tells the browser."""

from __future__ import annotations

from typing import Literal, TypedDict

Colour = Literal["orange", "black", "white"]
Member = Literal["courtier", "gardener", "warrior"]
Clan = Literal["red", "green", "blue", "yellow"]
Difficulty = Literal["easy", "medium", "hard"]


class Die(TypedDict):
    colour: Colour
    value: int


class DieInHand(Die):
    """Taken from a bridge and not placed yet."""

    end: Literal["left", "right"]


class Bridge(TypedDict):
    colour: Colour
    left: int
    middle: list[int]
    right: int


class Space(TypedDict):
    id: str
    value: int
    dice: list[Die]


class Room(Space):
    card: str | None
    """None when its deck has run out."""
    tiles: list[str]
    courtiers: list[int]


class Well(TypedDict):
    tiles: list[str]
    dice: list[Die]


class Daimyo(TypedDict):
    card: str
    slots: list[int | None]
    courtiers: list[int]


class Garden(TypedDict):
    id: str
    bridge: Colour
    kind: Literal["flower", "zen"]
    card: str
    gardeners: list[int]


class YardTile(TypedDict):
    tile: str
    side: Literal["blue", "gold"]


class Yard(TypedDict):
    id: str
    tiles: list[YardTile]
    warriors: list[int]


class Decks(TypedDict):
    """How many cards are left."""

    steward: int
    diplomat: int


class Pair(TypedDict):
    """One of the pairs of starting cards that can still be drafted."""

    resource: str
    action: str


class Player(TypedDict):
    seat: int
    clan: Clan
    food: int
    iron: int
    pearl: int
    coin: int
    seal: int
    points: int
    members: dict[Member, int]
    """Still in the domain."""
    card: str | None
    lantern: list[str]
    dice: list[Die | None]


class Opponent(TypedDict):
    """The clan that plays along in the solo game."""

    seat: int
    top: str
    row: list[str]


class CastleTable(TypedDict):
    round: int
    turn: int
    solo: Difficulty | None
    order: list[int]
    die: DieInHand | None
    bridges: list[Bridge]
    rooms: list[Room]
    outside: list[Space]
    well: Well
    gate: list[int]
    daimyo: Daimyo
    gardens: list[Garden]
    yards: list[Yard]
    track: list[int]
    track_order: list[int]
    decks: Decks
    draft: list[Pair]
    players: list[Player]
    opponent: Opponent | None


TABLE = CastleTable
