"""What the server answers about people, games and itself, and how it wraps what is told of tables."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from tatami.server.live.engine import EngineData
from tatami.server.pure.answers import BotData, ChatData, TableData
from tatami.server.pure.table import Person
from tatami.server.stored.trouble import Cause


class ErrorData(Struct, frozen=True):
    code: str
    message: str
    details: dict[str, Any]


class ErrorAnswer(Struct, frozen=True):
    error: ErrorData


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
    hidden_hands: bool
    """Whether players hold something that the others must not see: a shared screen is handed over."""


class GamesAnswer(Struct, frozen=True):
    games: list[GameData]
    engine: EngineData


class HealthAnswer(Struct, frozen=True):
    status: Literal["ok", "degraded"]
    database: Cause
    bots: Literal["ok", "failing"]
    engine: EngineData
    version: str
