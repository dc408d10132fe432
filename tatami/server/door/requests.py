"""What clients may send: bodies, queries and socket messages. Anything else is refused as ``bad_request``."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

Name = Annotated[str, Meta(min_length=1, max_length=80)]
Password = Annotated[str, Meta(max_length=400)]
BotName = Annotated[str, Meta(min_length=1, max_length=40)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Clock = Annotated[int, Meta(ge=0, le=2**53)]
SeatNumber = Annotated[int, Meta(ge=0, le=31)]
Action = Annotated[int, Meta(ge=0, le=2**31 - 1)] | Annotated[str, Meta(min_length=1, max_length=200)]
TableId = Annotated[str, Meta(pattern="^[A-Za-z0-9]{1,32}$")]


class Body(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A request's body or query."""


class Empty(Body, frozen=True):
    """Nothing to say."""


class GuestBody(Body, frozen=True):
    name: Name


class AccountBody(Body, frozen=True):
    name: Name
    password: Password


class PasswordBody(Body, frozen=True):
    old: Password
    new: Password


class TokenBody(Body, frozen=True):
    name: Annotated[str, Meta(min_length=1, max_length=40)]


class Me(Body, frozen=True, tag_field="kind", tag="me"):
    """The seat is for the one who asks."""


class Open(Body, frozen=True, tag_field="kind", tag="open"):
    """The seat is free for whoever comes."""


class Bot(Body, frozen=True, tag_field="kind", tag="bot"):
    """A bot plays the seat."""

    bot: BotName | None = None


class SameScreen(Body, frozen=True, tag_field="kind", tag="same_screen"):
    """Another person at the screen of the one who asks."""

    name: Name


SeatRequest = Me | Open | Bot | SameScreen
Seats = Annotated[list[SeatRequest], Meta(min_length=1, max_length=8)]
Visibility = Literal["public", "link"]
Pace = Literal["live", "turns"]


class TableBody(Body, frozen=True):
    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Seats
    options: dict[str, Any] = {}
    visibility: Visibility = "link"
    pace: Pace = "live"
    help: bool = True
    rated: bool = False
    """Rated implies no help, whatever ``help`` says."""
    confirm: bool = True
    shuffle: bool = False


class ForkBody(Body, frozen=True):
    ply: Number
    seats: Seats
    seat: SeatNumber | None = None
    visibility: Visibility = "link"
    pace: Pace = "live"
    help: bool = True
    confirm: bool = True


class SitBody(Body, frozen=True):
    seat: SeatNumber | None = None


class LeaveBody(Body, frozen=True):
    bot: BotName | None = None


class ResignBody(Body, frozen=True):
    version: Number | None = None
    bot: BotName | None = None


class SeatBody(Body, frozen=True):
    kind: Literal["bot", "open"]
    bot: BotName | None = None


class ChatBody(Body, frozen=True):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class MoveBody(Body, frozen=True):
    version: Number
    action: Action


class UndoBody(Body, frozen=True):
    version: Number
    to: Number | None = None


class VersionBody(Body, frozen=True):
    version: Number


class RecordBody(Body, frozen=True):
    text: Annotated[str, Meta(max_length=1_000_000)]
    names: Annotated[list[Name], Meta(max_length=8)] = []


class StateQuery(Body, frozen=True):
    since: Number | None = None
    seat: SeatNumber | None = None


class PositionQuery(Body, frozen=True):
    seat: SeatNumber | None = None
    paused: bool = False
    """Before the automata that come next have played, where some do."""


class PlanQuery(Body, frozen=True):
    version: Number
    action: Number


class ChatQuery(Body, frozen=True):
    after: Number = 0


class MineQuery(Body, frozen=True):
    status: Literal["active", "over", "all"] = "active"


# ---- the socket ----------------------------------------------------------------------------------------------------


class Message(msgspec.Struct, forbid_unknown_fields=True, frozen=True, tag_field="type"):
    """A message on the socket; ``id`` comes back as ``reply``."""

    id: Number | None = None


class Watch(Message, frozen=True, tag="watch", kw_only=True):
    table: TableId
    since: Number | None = None
    seat: SeatNumber | None = None


class Unwatch(Message, frozen=True, tag="unwatch", kw_only=True):
    table: TableId


class Timely(Message, frozen=True, kw_only=True):
    """A message that is only good for a moment: ``heard`` is the ``now`` that the server told last on this socket."""

    table: TableId
    heard: Clock | None = None


class Move(Timely, frozen=True, tag="move", kw_only=True):
    version: Number
    action: Action


class Undo(Timely, frozen=True, tag="undo", kw_only=True):
    version: Number
    to: Number | None = None


class Restart(Timely, frozen=True, tag="restart", kw_only=True):
    version: Number


class Confirm(Timely, frozen=True, tag="confirm", kw_only=True):
    version: Number


class Chat(Timely, frozen=True, tag="chat", kw_only=True):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class WatchLobby(Message, frozen=True, tag="watch_lobby"):
    pass


class UnwatchLobby(Message, frozen=True, tag="unwatch_lobby"):
    pass


class Ping(Message, frozen=True, tag="ping"):
    pass


SocketMessage = Watch | Unwatch | Move | Undo | Restart | Confirm | Chat | WatchLobby | UnwatchLobby | Ping
