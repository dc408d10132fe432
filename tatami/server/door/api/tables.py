"""Tables: set up, find, sit, leave, rematch."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable
from dataclasses import replace
from weakref import WeakValueDictionary

from sqlalchemy import Connection
from starlette.responses import Response

from tatami.server.door.answers import LobbyAnswer, TableAnswer, TablesAnswer
from tatami.server.door.api.seats import make_seats
from tatami.server.door.requests import (
    LeaveBody,
    MineQuery,
    ResignBody,
    SeatBody,
    SitBody,
    StateQuery,
    TableBody,
)
from tatami.server.door.routing import JSON, Call, Endpoint
from tatami.server.live.library import at_most_usual, bot_or_refuse, game_or_refuse
from tatami.server.live.rooms import Room, check_version
from tatami.server.pure import seating
from tatami.server.pure.answers import BotData, StateData, TableData
from tatami.server.pure.clock import now
from tatami.server.pure.ids import is_id
from tatami.server.pure.playing import old_rules
from tatami.server.pure.refusals import ErrorCode, Refusal, not_found
from tatami.server.pure.rendering import table_data
from tatami.server.pure.seating import seat_at
from tatami.server.pure.setup import NewTable, Wishes, check_options, new_table, rematch_seats, wishes_of
from tatami.server.pure.table import ABANDONED, EMPTY, OVER, RUNNING, WAITING, Change, Table, summary_of
from tatami.server.stored import listing, people, quotas, store
from tatami.server.stored.pages import newest_page
from tatami.server.stored.store import Conflict

_sitting_down: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()


async def create(call: Call) -> TableAnswer:
    """Set up a table."""
    body, library = call.body, call.services.library
    game = game_or_refuse(library, body.game)
    options = check_options(game, len(body.seats), body.options)
    seats = make_seats(library, game, body.seats, call.person, body.shuffle)
    wishes = Wishes(body.visibility, body.pace, body.help, body.rated, body.confirm)
    return await store_table(call, new_table(game, options, seats, call.person, wishes))


async def store_table(call: Call, new: NewTable, rematch_of: str | None = None) -> TableAnswer:
    """Store a new table and let its bots begin."""
    services = call.services
    facts = replace(new.table.facts, address=call.payer.address)
    new = replace(new, table=replace(new.table, facts=facts))

    def work(db: Connection) -> None:
        quotas.refuse_too_many_tables(db, facts, by_address=services.settings.rate_limits)
        store.create(db, new.table, new.entries)
        if rematch_of is not None:
            store.set_rematch(db, rematch_of, new.table.facts.id)
            services.relay.publish(db, "reload", rematch_of)
        if new.table.facts.visibility == "public":
            services.relay.publish(db, "lobby", new.table.facts.id)

    await services.database.write(work)
    room = await services.rooms.get(new.table.facts.id)
    services.bots.look(room)
    if new.table.facts.visibility == "public":
        services.hub.lobby_dirty.set()
    return TableAnswer(_data(call, room))


async def lobby(call: Call) -> Response:
    """Public tables."""
    text = await call.services.lobby.text(call.me)
    return Response("{" + text, media_type=JSON, headers={"Cache-Control": "no-store"})


async def mine(call: Call) -> TablesAnswer:
    """My games, those that wait for me first."""
    listed = await call.services.database.read(lambda db: listing.mine(db, call.person.id, call.query.status))
    tables = call.services.lobby.tables(listed, call.me)
    return TablesAnswer(sorted(tables, key=lambda table: not table.your_turn))


async def by_code(call: Call) -> TableAnswer:
    """The table with a join code."""
    code = call.path("code").upper()
    table = await call.services.database.read(lambda db: listing.by_code(db, code)) if is_id(code) else None
    if table is None:
        raise not_found("table")
    return TableAnswer(_data(call, await call.services.rooms.get(table)))


async def show(call: Call) -> StateData:
    """A table with its game, as I may see it."""
    room = await call.services.rooms.get(call.path("table"))
    call.services.bots.look(room)
    return await state_since(call, room, call.query.since, call.query.seat)


async def sit(call: Call) -> StateData:
    """Take a seat."""
    person, wanted = call.person, call.body.seat
    room = await call.services.rooms.get(call.path("table"))
    game = room.game
    if game is None:
        raise old_rules(room.table)
    async with _sitting_down.setdefault(person.id, asyncio.Lock()):  # one after another, or they could not be counted
        await call.services.database.read(lambda db: _may_come(db, room.table, person.id))
        return await _perform(call, lambda table: seating.sit(table, person, wanted, game))


async def leave(call: Call) -> StateData:
    """Leave the table; during the game a bot takes over."""
    person, bot = call.person.id, await _stand_in(call, call.body.bot)
    return await _perform(call, lambda table: seating.leave(table, person, bot))


async def resign(call: Call) -> StateData:
    """Hand my seats to a bot."""
    person, version, bot = call.person.id, call.body.version, await _stand_in(call, call.body.bot)

    def build(table: Table) -> Change:
        mine = table.seats_of(person)
        if version is not None and mine:
            check_version(table.as_seen_by(person), version, mine)
        return seating.leave(table, person, bot, resign=True)

    return await _perform(call, build)


async def set_seat(call: Call) -> StateData:
    """The owner fills a seat with a bot, opens it (asking whoever sits there to leave), or replaces who went away."""
    me, number, body = call.person.id, call.number("seat"), call.body
    room = await call.services.rooms.get(call.path("table"))
    if room.table.facts.owner != me:
        raise Refusal(ErrorCode.FORBIDDEN, "Only the one who set up the table may do that.")
    bot = await _bot(call, body.bot)
    if room.table.status == RUNNING and body.kind != EMPTY:
        await _check_absent(call, room, number)
        return await _perform(call, lambda table: seating.replace_absent(table, me, number, bot))
    game = room.game
    if game is None:
        raise old_rules(room.table)
    return await _perform(call, lambda table: seating.set_seat(table, me, number, body.kind, bot, game))


async def rematch(call: Call) -> TableAnswer:
    """The same people again. The first who asks sets the table up; the others find it."""
    room = await call.services.rooms.get(call.path("table"))
    table, me = room.table, call.person
    if table.status not in (OVER, ABANDONED):
        raise Refusal(ErrorCode.NOT_OVER, "The game is not over yet.")
    if table.rematch is not None:
        try:
            return TableAnswer(_data(call, await call.services.rooms.get(table.rematch)))
        except Refusal:  # nobody came, and it was cleared away
            await call.services.rooms.reload(room.id)
    if not any(me.id in (seat.person, seat.resigned) for seat in table.seats):
        raise Refusal(ErrorCode.NOT_SEATED, "You held no seat at this table.")
    if room.game is None:
        raise old_rules(table)
    wishes = wishes_of(table.facts, origin="rematch", origin_table=room.id)
    new = new_table(room.game, dict(table.facts.options), rematch_seats(table, me), me, wishes)
    return await _store_rematch(call, room, new)


async def _store_rematch(call: Call, room: Room, new: NewTable) -> TableAnswer:
    rooms = call.services.rooms
    try:
        return await store_table(call, new, room.id)
    except Conflict:  # somebody else asked at the same moment
        await rooms.reload(room.id)
        return TableAnswer(_data(call, await rooms.get(room.table.rematch or "")))
    finally:
        await rooms.reload(room.id)


def _may_come(db: Connection, table: Table, person: str) -> None:
    """A refusal if somebody sits at too many tables, or was asked to leave this one before the game."""
    quotas.refuse_too_many_seats(db, table, person)
    if table.status == WAITING and seating.asked_to_leave(store.read_entries(db, table.facts.id, 0), person):
        raise seating.not_welcome()


# ---- helpers shared by the endpoints at a table --------------------------------------------------------------------


async def state_since(call: Call, room: Room, since: int | None, seat: int | None = None) -> StateData:
    """A table as the one who asks may see it, with the entries since a version."""
    while True:
        table = room.table
        seen = table.as_seen_by(call.me)
        known = seen.version if since is None else min(since, seen.version)
        known = await newest_page(call.services.database, seen, known)
        entries = await call.services.rooms.entries_since(room, table, known, seen)
        if room.table is table:  # else it moved on while we were reading: what we have read is not all
            return call.services.hub.state(room, entries, call.me, seat, known)


async def _perform(call: Call, build: Callable[[Table], Change]) -> StateData:
    table = call.path("table")
    before = (await call.services.rooms.get(table)).table.as_seen_by(call.me).version

    def checked(now_table: Table) -> Change:
        quotas.refuse_too_many_changes(now_table)
        return build(now_table)

    room = await call.services.rooms.perform(table, checked)
    return await state_since(call, room, before)


async def _bot(call: Call, wanted: str | None) -> BotData:
    room = await call.services.rooms.get(call.path("table"))
    return bot_or_refuse(call.services.library, room.table.facts.game, wanted)


async def _stand_in(call: Call, wanted: str | None) -> BotData:
    """The bot that plays on for somebody who goes: what it thinks is on the account of the table's owner."""
    bot = await _bot(call, wanted)
    facts = (await call.services.rooms.get(call.path("table"))).table.facts
    return bot if facts.owner == call.person.id else at_most_usual(call.services.library, facts.game, bot)


async def _check_absent(call: Call, room: Room, number: int) -> None:
    person = seat_at(room.table, number).person
    if person is None:
        raise Refusal(ErrorCode.SEAT_TAKEN, "No person holds that seat.")
    settings = call.services.settings
    patience = settings.absent_live if room.table.facts.pace == "live" else settings.absent_turns
    seen = await call.services.database.read(lambda db: people.last_seen(db, person))
    online, since = call.services.hub.is_online(room.id, person), max(seen, room.table.facts.created)
    away = 0.0 if online else (now() - since) / 1000
    if online or away < patience:
        minutes = max(1, math.ceil((patience - away) / 60))
        raise Refusal(ErrorCode.STILL_PRESENT, "That person was here a short while ago.", {"minutes": minutes})


def _data(call: Call, room: Room) -> TableData:
    services = call.services
    seen = room.table.as_seen_by(call.me)
    return table_data(summary_of(seen), room.game, call.me, services.directory.find, services.hub.online(room))


_SEATS = (
    ErrorCode.BAD_SEATS,
    ErrorCode.BAD_OPTIONS,
    ErrorCode.UNKNOWN_BOT,
    ErrorCode.NO_BOTS,
    ErrorCode.NO_PEOPLE,
    ErrorCode.UNKNOWN_GAME,
    ErrorCode.TOO_MANY,
    ErrorCode.BAD_NAME,
)
_LEAVE = (ErrorCode.NOT_SEATED, ErrorCode.NOT_STARTED, ErrorCode.NOT_RUNNING, ErrorCode.UNKNOWN_BOT)
ENDPOINTS = [
    Endpoint(
        "POST",
        "/api/tables",
        create,
        "Set up a table",
        TableAnswer,
        TableBody,
        status=201,
        login=True,
        rate="create",
        errors=_SEATS,
    ),
    Endpoint("GET", "/api/lobby", lobby, "Public tables", LobbyAnswer),
    Endpoint("GET", "/api/my/tables", mine, "My games", TablesAnswer, query=MineQuery, login=True),
    Endpoint("GET", "/api/join/{code}", by_code, "Find a table by its code", TableAnswer, rate="guess"),
    Endpoint("GET", "/api/tables/{table}", show, "A table as I may see it", StateData, query=StateQuery),
    Endpoint(
        "POST",
        "/api/tables/{table}/sit",
        sit,
        "Take a seat",
        StateData,
        SitBody,
        login=True,
        rate="seat",
        errors=(ErrorCode.SEAT_TAKEN, ErrorCode.ALREADY_SEATED, ErrorCode.NOT_RUNNING, ErrorCode.TOO_MANY),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/leave",
        leave,
        "Leave the table",
        StateData,
        LeaveBody,
        login=True,
        rate="seat",
        errors=_LEAVE,
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/resign",
        resign,
        "Hand my seats to a bot",
        StateData,
        ResignBody,
        login=True,
        rate="seat",
        errors=(*_LEAVE, ErrorCode.STALE_VERSION),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/seats/{seat:number}",
        set_seat,
        "Fill or open a seat (owner)",
        StateData,
        SeatBody,
        login=True,
        rate="seat",
        errors=(
            ErrorCode.FORBIDDEN,
            ErrorCode.SEAT_TAKEN,
            ErrorCode.STILL_PRESENT,
            ErrorCode.NOT_RUNNING,
            ErrorCode.UNKNOWN_BOT,
            ErrorCode.NO_BOTS,
            ErrorCode.NO_PEOPLE,
        ),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/rematch",
        rematch,
        "The same people again",
        TableAnswer,
        status=201,
        login=True,
        rate="create",
        errors=(ErrorCode.NOT_OVER, ErrorCode.NOT_SEATED, ErrorCode.TOO_MANY, ErrorCode.OLD_RULES),
    ),
]
