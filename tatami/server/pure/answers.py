"""What the server sends. Nothing here can hold a seed, a state or a deck."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from tatami.core.views import View
from tatami.server.pure.table import AwaitingKind, Origin, Pace, SeatKind, Status, Visibility
from tatami.server.stored.people import Person
from tatami.server.stored.trouble import Cause

ViewData = Annotated[dict[str, Any], Meta(extra={"shape": View})]
"""What :meth:`State.view` gives."""


class ErrorData(Struct, frozen=True):
    code: str
    message: str
    details: dict[str, Any]


class ErrorAnswer(Struct, frozen=True):
    error: ErrorData


class SeatData(Struct, frozen=True):
    seat: int
    kind: SeatKind
    name: str
    person: Person | None
    bot: str | None
    reserved: Person | None
    resigned: Person | None
    online: bool
    thinking: bool
    mine: bool


class AwaitingData(Struct, frozen=True):
    kind: AwaitingKind
    seat: int


class OriginData(Struct, frozen=True):
    kind: Origin
    table: str | None
    ply: int | None


class ResultData(Struct, frozen=True):
    scores: list[int]
    ranking: list[int]
    """The sides from best to worst, for a list; those who share a place in the order of their numbers."""
    sheet: list[dict[str, int]]
    places: list[int] = []
    """The place of every side; those who share one have the same number (1, 1, 3)."""


class TableData(Struct, frozen=True):
    id: str
    code: str
    game: str
    title: str
    options: dict[str, Any]
    seats: list[SeatData]
    owner: Person | None
    visibility: Visibility
    pace: Pace
    help: bool
    rated: bool
    confirm: bool
    status: Status
    old_rules: bool
    """Whether this server cannot play it on: it was set up under other rules, or it is ``damaged``."""
    damaged: bool
    """Whether the table could not be read back from storage: it can be left, and nothing else."""
    origin: OriginData
    version: int
    ply: int
    awaiting: AwaitingData | None
    your_turn: bool
    stuck: bool
    """Whether a computer player cannot go on, because the game's rules fail here: a mistake of ours."""
    rematch: str | None
    result: ResultData | None
    created: int
    updated: int


class ActionData(Struct, frozen=True):
    id: int
    name: str
    family: str
    args: dict[str, Any]


class EventData(Struct, frozen=True):
    kind: str
    seat: int
    args: dict[str, Any]


class EntryData(Struct, frozen=True):
    version: int
    at: int
    kind: str
    seat: int | None
    ply: int
    action: ActionData | None
    events: list[EventData]
    data: dict[str, Any]


class StateData(Struct, frozen=True):
    table: TableData
    version: int
    ply: int
    seat: int | None
    mine: list[int]
    view: ViewData | None
    awaiting: AwaitingData | None
    turn_of: int | None
    """Whose turn it is: another seat may be awaited inside it. An automaton's turn has a number beyond the seats."""
    undo: list[int]
    restart: int | None
    entries: list[EntryData]
    since: int


class ThoughtData(Struct, frozen=True):
    """What the hard bot found out about one choice, for the seat that asked."""

    action: ActionData
    simulations: int
    points: float
    """The points expected at the end of the game, and the standard error of that mean (None: too few simulations)."""
    points_error: float | None
    share: float
    """The share of a win expected, 0 to 1, and its standard error."""
    share_error: float | None


class HintAnswer(Struct, frozen=True):
    table: str
    version: int
    seat: int
    best: ThoughtData
    others: list[ThoughtData]
    """The next best choices, the most promising first."""
    simulations: int


class PositionData(Struct, frozen=True):
    table: str
    ply: int
    last: int
    seat: int | None
    view: ViewData
    entry: EntryData | None


class ChatData(Struct, frozen=True):
    id: int
    at: int
    person: Person
    seat: int | None
    text: str


class TableAnswer(Struct, frozen=True):
    table: TableData


class TablesAnswer(Struct, frozen=True):
    tables: list[TableData]


class LobbyAnswer(Struct, frozen=True):
    open: list[TableData]
    running: list[TableData]


class ChatAnswer(Struct, frozen=True):
    message: ChatData


class ChatLogAnswer(Struct, frozen=True):
    messages: list[ChatData]


class MeAnswer(Struct, frozen=True):
    person: Person | None
    session: str | None


class PersonAnswer(Struct, frozen=True):
    person: Person


class SessionData(Struct, frozen=True):
    id: str
    created: int
    seen: int
    agent: str
    current: bool


class SessionsAnswer(Struct, frozen=True):
    sessions: list[SessionData]


class TokenData(Struct, frozen=True):
    id: str
    name: str
    created: int
    seen: int | None


class TokensAnswer(Struct, frozen=True):
    tokens: list[TokenData]


class NewTokenAnswer(Struct, frozen=True):
    id: str
    name: str
    token: str


class OptionData(Struct, frozen=True):
    name: str
    type: str
    default: Any
    choices: list[Any] | None
    seats: list[int] | None
    help: str


class BotData(Struct, frozen=True):
    """A bot as people meet it: clients show its name and character in their own language, by ``name``."""

    name: str
    person: str
    character: str
    kind: Literal["level", "practice"]
    """A level is an opponent; practice bots are for tests and for the very first game."""


class GameData(Struct, frozen=True):
    id: str
    title: str
    seats: list[int]
    options: list[OptionData]
    designers: list[str]
    publisher: str
    rules: str
    content: str
    bots: list[BotData]
    usual_bot: str | None
    """The bot that plays where none is named."""


class GamesAnswer(Struct, frozen=True):
    games: list[GameData]


class HealthAnswer(Struct, frozen=True):
    status: Literal["ok", "degraded"]
    database: Cause
    bots: Literal["ok", "failing"]
    version: str
