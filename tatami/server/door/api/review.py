"""After the game (and during it): positions, records, "play from here"."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import replace
from weakref import WeakValueDictionary

from starlette.responses import Response

from tatami.core.rng import Rng
from tatami.server.config import MAX_RECORD
from tatami.server.door.answers import TableAnswer
from tatami.server.door.api.seats import make_seats
from tatami.server.door.api.tables import store_table
from tatami.server.door.requests import ForkBody, PositionQuery, RecordBody
from tatami.server.door.routing import Call, Endpoint
from tatami.server.live.positions import state_at
from tatami.server.live.rooms import Room
from tatami.server.live.uploads import record_text, upload
from tatami.server.pure.answers import PositionData
from tatami.server.pure.entries import AUTOMATON, LogEntry, line_of
from tatami.server.pure.playing import old_rules
from tatami.server.pure.refusals import ErrorCode, Refusal, not_found
from tatami.server.pure.rendering import entry_data
from tatami.server.pure.setup import Wishes, new_table
from tatami.server.pure.table import ABANDONED, OVER, WAITING
from tatami.server.pure.whole_turns import known, told
from tatami.server.stored import store

TEXT = "text/plain"
_uploading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()


async def position(call: Call) -> PositionData:
    """The table as it was after so many actions, as a spectator or as a seat."""
    room, ply, seat = await call.services.rooms.get(call.path("table")), call.number("ply"), call.query.seat
    _check_seat(call, room, seat)
    entries = await _entries(call, room)
    line = line_of(entries)
    if room.game is None:
        raise old_rules(room.table)
    if ply > len(line):
        raise not_found("position")
    state = await state_at(call.services.database, room, room.game, line, ply, call.query.paused)
    eyes = () if seat is None else (seat,)
    entry = entry_data(_with_automata(told(entries, eyes), ply), room.game, eyes) if ply else None
    return PositionData(room.id, ply, len(line), seat, state.view(seat), entry)


async def record(call: Call) -> Response:
    """The record file of a finished game."""
    room = await call.services.rooms.get(call.path("table"))
    if room.table.status not in (OVER, ABANDONED):
        raise Refusal(ErrorCode.NOT_OVER, "The record holds the seed: it is there when the game is over.")
    entries = await call.services.database.read(lambda db: store.read_entries(db, room.id, 0))
    text = await call.services.records.do(call.address, record_text, room.table, room.game, entries)
    name = f"tatami-{room.table.facts.game}-{room.id}.tatami"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(text, media_type=TEXT, headers=headers)


async def upload_record(call: Call) -> TableAnswer:
    """A record file becomes a table to step through."""
    async with _uploading.setdefault(call.payer.address, asyncio.Lock()):  # one at a time, so that they can be counted
        body, services = call.body, call.services
        new = await services.records.do(call.address, upload, services.library, body.text, body.names, call.person)
        return await store_table(call, new)


async def fork(call: Call) -> TableAnswer:
    """Play from here: a new table that starts at a position of this one, what is hidden dealt again."""
    body, room = call.body, await call.services.rooms.get(call.path("table"))
    mine = room.table.seats_of(call.me)
    seat = body.seat if body.seat is not None else (mine[0] if mine else None)
    _check_fork(call, room, seat)
    if room.game is None:
        raise old_rules(room.table)
    line = line_of(await _entries(call, room))
    if body.ply > len(line):
        raise not_found("position")
    state = await state_at(call.services.database, room, room.game, line, body.ply)
    if state.over:
        raise Refusal(ErrorCode.NOT_RUNNING, "The game is over at that position.")
    if len(body.seats) != len(room.table.seats):
        raise Refusal(ErrorCode.BAD_SEATS, f"The position has {len(room.table.seats)} seats.")
    base = state.redeal(seat, Rng(secrets.token_hex(16))).to_json()
    seats = make_seats(call.services.library, room.game, body.seats, call.person)
    wishes = Wishes(body.visibility, body.pace, body.help, False, body.confirm, "fork", room.id, body.ply)
    return await store_table(
        call, new_table(room.game, dict(room.table.facts.options), seats, call.person, wishes, base)
    )


def _with_automata(entries: list[LogEntry], ply: int) -> LogEntry:
    """The move that led to a ply, with what automata did after it."""
    events = [event for entry in entries if entry.kind == AUTOMATON and entry.ply == ply for event in entry.events]
    move = line_of(entries)[ply - 1]
    return replace(move, events=(*move.events, *events))


def _check_seat(call: Call, room: Room, seat: int | None) -> None:
    """A seat's eyes are its own until the game is over."""
    if seat is None:
        return
    if seat >= len(room.table.seats):
        raise not_found("seat")
    if room.table.status not in (OVER, ABANDONED) and seat not in room.table.seats_of(call.me):
        raise Refusal(ErrorCode.NOT_OVER, "Until the game is over you can look with your own eyes only.")


def _check_fork(call: Call, room: Room, seat: int | None) -> None:
    _check_seat(call, room, seat)
    if room.table.status in (OVER, ABANDONED):
        return
    if not room.table.facts.help or seat is None:
        raise Refusal(
            ErrorCode.NOT_OVER, "Trying things out on the side is not allowed at this table before the game is over."
        )


async def _entries(call: Call, room: Room) -> list[LogEntry]:
    """All that the one who asks may know of."""
    if room.table.status == WAITING:
        raise Refusal(ErrorCode.NOT_STARTED, "The game has not begun: a seat is still open.")
    table = room.table
    version = table.as_seen_by(call.me).version
    return known(await call.services.rooms.logbook.read(room.id, 0, version), table, call.me)


_POSITION = (ErrorCode.NOT_OVER, ErrorCode.NOT_STARTED, ErrorCode.OLD_RULES)
_SEATS = (
    ErrorCode.BAD_SEATS,
    ErrorCode.UNKNOWN_BOT,
    ErrorCode.NO_BOTS,
    ErrorCode.NO_PEOPLE,
    ErrorCode.TOO_MANY,
    ErrorCode.BAD_NAME,
    ErrorCode.NOT_RUNNING,
)
ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/tables/{table}/positions/{ply:number}",
        position,
        "A position of the game",
        PositionData,
        query=PositionQuery,
        errors=_POSITION,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/record",
        record,
        "The record file",
        str,
        media=TEXT,
        errors=(ErrorCode.NOT_OVER, ErrorCode.NO_RECORD),
    ),
    Endpoint(
        "POST",
        "/api/records",
        upload_record,
        "Upload a record file",
        TableAnswer,
        RecordBody,
        status=201,
        login=True,
        rate="upload",
        max_body=MAX_RECORD + 64 * 1024,
        errors=(ErrorCode.BAD_RECORD, ErrorCode.TOO_MANY, ErrorCode.BAD_NAME, ErrorCode.TOO_LARGE),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/fork",
        fork,
        "Play from here",
        TableAnswer,
        ForkBody,
        status=201,
        login=True,
        rate="create",
        errors=(*_POSITION, *_SEATS),
    ),
]
