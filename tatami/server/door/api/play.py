"""Moves and talk at a table."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

from tatami.server.door.answers import ChatAnswer, ChatLogAnswer
from tatami.server.door.api.tables import state_since
from tatami.server.door.requests import ChatBody, ChatQuery, MoveBody, PlanQuery, UndoBody, VersionBody
from tatami.server.door.routing import Call, Endpoint
from tatami.server.door.services import Services
from tatami.server.live import chat
from tatami.server.live.hints import seat_to_help
from tatami.server.live.rooms import Room, check_version
from tatami.server.pure import playing
from tatami.server.pure.answers import HintAnswer, PlanAnswer, StateData
from tatami.server.pure.refusals import ErrorCode, Refusal
from tatami.server.pure.rendering import plan_data
from tatami.server.pure.table import Change, Table
from tatami.server.pure.whole_turns import keeps_secrets


def seats_or_refuse(table: Table, person: str) -> list[int]:
    """The seats somebody plays; ``not_seated`` if none."""
    mine = table.seats_of(person)
    if not mine:
        raise Refusal(ErrorCode.NOT_SEATED, "You hold no seat at this table.")
    return mine


Deed = Callable[[Table, str, list[int]], Change]
"""What somebody does on their own seats: the table now, who they are, and which seats those are."""


async def act(
    services: Services, table: str, person: str, version: int, deed: Deed, origin: object | None = None
) -> Room:
    """Do something on one's own seats, at the version one knows; it is stored when this returns."""

    def build(now: Table) -> Change:
        mine = seats_or_refuse(now, person)
        check_version(now.as_seen_by(person), version, mine)
        return deed(now, person, mine)

    began = time.monotonic()
    room = await services.rooms.perform(table, build, version=version, person=person, origin=origin)
    if not keeps_secrets(room.table):
        services.metrics.move_time.observe(time.monotonic() - began)
    return room


async def move(call: Call) -> StateData:
    """Play an action."""
    return await _played(call, partial(playing.move, action=call.body.action))


async def undo(call: Call) -> StateData:
    """Take back decisions of this turn."""
    return await _played(call, partial(playing.undo, ply=call.body.to))


async def restart(call: Call) -> StateData:
    """Take back this turn."""
    return await _played(call, playing.restart)


async def confirm(call: Call) -> StateData:
    """End this turn for good."""
    return await _played(call, playing.confirm)


async def _played(call: Call, deed: Deed) -> StateData:
    """The table after a deed; where turns are told as a whole, deeds are not counted one by one."""
    room = await act(call.services, call.path("table"), call.person.id, call.body.version, deed)
    if keeps_secrets(room.table):
        call.leave_uncounted()
    return await state_since(call, room, call.body.version)


async def hint(call: Call) -> HintAnswer:
    """What the hard bot would do in my place. Nothing changes, and nobody else hears of it."""
    version = call.body.version
    room, table, mine = await _known(call, version)
    found = await call.services.hints.find(table, seat_to_help(table, mine), call.payer)
    check_version(room.table.as_seen_by(call.person.id), version, mine)
    return found


async def plan(call: Call) -> PlanAnswer:
    """What an option leads to: the answers to the question that it opens, each with what it costs and brings."""
    _, table, mine = await _known(call, call.query.version)
    return plan_data(table, playing.asked_seat(table, mine), call.query.action)


async def _known(call: Call, version: int) -> tuple[Room, Table, list[int]]:
    """A table as the one who asks sees it, and their seats; ``stale_version`` if they know an older one."""
    rooms, me = call.services.rooms, call.person.id
    room = await rooms.get(call.path("table"))
    if version > room.table.as_seen_by(me).version:
        async with room.lock:
            await rooms.catch_up(room)
    table = room.table.as_seen_by(me)
    mine = seats_or_refuse(table, me)
    check_version(table, version, mine)
    if keeps_secrets(table):
        call.leave_uncounted()
    return room, table, mine


async def read_chat(call: Call) -> ChatLogAnswer:
    """What was said at a table."""
    room = await call.services.rooms.get(call.path("table"))
    return ChatLogAnswer(await call.services.database.read(lambda db: chat.read(db, room.id, call.query.after)))


async def say(call: Call) -> ChatAnswer:
    """Say something at a table."""
    return ChatAnswer(await chat.say(call.services.hub, call.path("table"), call.person, call.body.text))


_PLAY = (
    ErrorCode.NOT_SEATED,
    ErrorCode.STALE_VERSION,
    ErrorCode.NOT_STARTED,
    ErrorCode.NOT_RUNNING,
    ErrorCode.OLD_RULES,
)
_MOVE = (*_PLAY, ErrorCode.WRONG_SEAT, ErrorCode.ILLEGAL_ACTION, ErrorCode.AWAITING_CONFIRMATION)
_UNDO = (*_PLAY, ErrorCode.CANNOT_UNDO, ErrorCode.TOO_MANY)
_HINT = (*_PLAY, ErrorCode.WRONG_SEAT, ErrorCode.AWAITING_CONFIRMATION, ErrorCode.NO_HELP, ErrorCode.UNAVAILABLE)
_CONFIRM = (*_PLAY, ErrorCode.NOTHING_TO_CONFIRM)
ENDPOINTS = [
    Endpoint(
        "POST",
        "/api/tables/{table}/move",
        move,
        "Play an action",
        StateData,
        MoveBody,
        login=True,
        rate="write",
        errors=_MOVE,
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/undo",
        undo,
        "Take back decisions",
        StateData,
        UndoBody,
        login=True,
        rate="write",
        errors=_UNDO,
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/restart",
        restart,
        "Take back the turn",
        StateData,
        VersionBody,
        login=True,
        rate="write",
        errors=_UNDO,
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/confirm",
        confirm,
        "End the turn",
        StateData,
        VersionBody,
        login=True,
        rate="write",
        errors=_CONFIRM,
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/hint",
        hint,
        "What would a strong player do in my place?",
        HintAnswer,
        VersionBody,
        login=True,
        rate="hint",
        errors=_HINT,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/plan",
        plan,
        "What one of my options leads to",
        PlanAnswer,
        query=PlanQuery,
        login=True,
        errors=_MOVE,
    ),
    Endpoint("GET", "/api/tables/{table}/chat", read_chat, "What was said", ChatLogAnswer, query=ChatQuery),
    Endpoint(
        "POST",
        "/api/tables/{table}/chat",
        say,
        "Say something",
        ChatAnswer,
        ChatBody,
        status=201,
        login=True,
        rate="speak",
    ),
]
