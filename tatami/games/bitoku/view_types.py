"""What a view of Bitoku holds, as types: ``view.py`` makes it, ``make generate`` tells the browser."""

from __future__ import annotations

from typing import Literal, TypedDict

Region = Literal["yomi", "stairs", "home", "jade", "forges"]
Colour = Literal["purple", "yellow", "brown", "green"]
MitamaType = Literal["ara", "nigi", "saki", "kushi", "shinigami"]
CrystalSlot = Literal["d1", "d2", "d3", "m1", "m2", "w1", "w2", "w3"]
BranchList = Literal["two", "three", "four"]
Season = Literal["spring", "summer", "winter", "end"]
Piece = Literal["resource", "building", "crystal", "mitama", "pair", "enlight", "torii", "step"]


class Die(TypedDict):
    seat: int
    slot: str
    """Where it belongs on the board of its player."""
    value: int


class Building(TypedDict):
    type: str
    building: str | None
    owner: int | None
    fresh: bool
    """Built in this turn: nobody may use it yet."""


class Hills(TypedDict):
    bitoku: str | None
    yokai: str | None
    used: list[str]
    """Favours used in this round."""


class ForestRegion(TypedDict):
    id: Region
    dice: list[Die]
    spaces: int
    treasure: str
    kodama: list[int]
    """Per side."""
    neutral: int | None
    buildings: list[Building]
    hills: Hills | None


class HomeSpace(TypedDict):
    id: str
    die: Die | None


class HillGroup(TypedDict):
    """Hills that share their die spaces."""

    regions: list[Region]
    spaces: int
    dice: list[Die]


class Branch(TypedDict):
    at: str
    kind: Literal["torii", "enlight"]
    torii: str | None
    pilgrims: list[int | None]
    """Whose pilgrim is on each space."""


class Path(TypedDict):
    id: str
    walking: dict[str, list[int]]
    """Pilgrims on the main spaces, per seat; only spaces where somebody is."""
    branches: list[Branch]


class Market(TypedDict):
    id: str
    tiles: list[str | None]
    stack: int


class Deck(TypedDict):
    id: str
    cards: int
    discards: list[str]
    known: list[str]
    """What the seat knows of it, having looked: from the top, where it lies among cards it has not seen."""


class OwnDie(TypedDict):
    value: int
    place: str
    """``locked``, ``unlocked``, ``forest`` or ``hills``."""


class Pair(TypedDict):
    mitama: MitamaType
    dragonfly: str


class Hand(TypedDict):
    size: int
    cards: list[str]
    """All of them for their owner; for anybody else those everybody knows."""


class Vision(TypedDict):
    vision: str
    fulfilled: bool
    """With the pieces the player has now, used in the best way."""


class Wild(TypedDict):
    """What the wild pieces count as for the rocks; None where it does not matter."""

    yama_uba: str | None
    shinigami: str | None


class Player(TypedDict):
    seat: int
    colour: Colour
    passed: bool
    wood: int
    jade: int
    stone: int
    sake: int
    am1: int
    am2: int
    am3: int
    points: int
    dice: list[OwnDie]
    cards: list[str | None]
    hand: Hand
    deck: int
    discards: list[str]
    removed: list[str]
    awake: int
    crystals: dict[CrystalSlot, str]
    rocks: list[str]
    sitting: list[str]
    markers: int
    """Building markers used."""
    path: list[str]
    visited: int
    visions: list[Vision]
    wild: Wild
    mitama: dict[MitamaType, int]
    dragonflies: list[str]
    pairs: list[Pair]
    pieces: dict[Piece, int]
    """What visions count."""


class Tengu(TypedDict):
    """The opponent of a single player; what it owns like anybody else stands among the players, under its side."""

    side: int
    row: list[str]
    """Its face-up action cards, from the left."""
    deck: int
    discards: list[str]
    active: bool
    """Its attitude."""
    crystals: list[str]
    yokai: list[str]
    """The cards of its face-down deck, which everybody has seen."""


class BitokuView(TypedDict):
    round: int
    season: Season
    turn: int
    order: list[int]
    regions: list[ForestRegion]
    home: list[HomeSpace]
    hills: list[HillGroup]
    paths: list[Path]
    branch_list: BranchList
    """Which of the printed lists says what the spaces of side branches bring."""
    garden: list[str]
    markets: list[Market]
    decks: list[Deck]
    players: list[Player]
    """Everybody, the tengu too."""
    tengu: Tengu | None
    """None if there are more players."""


TABLE = BitokuView
