"""The WebSocket: one for each open page, for all tables it looks at."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from functools import partial
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from tatami.server.config import (
    MAX_NAMELESS_SOCKETS,
    MAX_SOCKET_MESSAGE,
    MAX_SOCKETS_PER_ADDRESS,
    MAX_SOCKETS_PER_PERSON,
    MAX_WATCHED,
)
from tatami.server.door import requests
from tatami.server.door.api import play
from tatami.server.door.api.service import version
from tatami.server.door.limits import neighbourhood
from tatami.server.door.requests import SocketMessage
from tatami.server.door.routing import refuse
from tatami.server.door.security import client_address, in_turn, is_bearer, origin_allowed
from tatami.server.door.services import Services
from tatami.server.live import chat
from tatami.server.live.client import BAD_ORIGIN, TOO_BIG, TOO_FAST, Client
from tatami.server.live.hub import Asked
from tatami.server.pure import playing
from tatami.server.pure.refusals import ErrorCode, Refusal
from tatami.server.pure.table import Change, Person, Table
from tatami.server.stored import people
from tatami.server.stored.pages import newest_page
from tatami.server.stored.people import Login
from tatami.server.stored.trouble import refusal_for

log = logging.getLogger("tatami.socket")
PROTOCOL = 1
PATIENCE = 100
LATE = 0.8
"""The part of the patience after which a deed is refused: before the page that sent it gives it up."""
BEAT = 0.5
"""Seconds between two pings of a socket that cost nothing; those in between are counted like any message."""
_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(SocketMessage)


async def serve_socket(services: Services, socket: WebSocket) -> None:
    """Everything from the handshake to the end of one socket."""
    if not is_bearer(socket) and not origin_allowed(socket, services.settings):
        await in_turn(services.limiter, socket)
        await socket.close(BAD_ORIGIN)
        return
    try:
        login = await services.logins.find(socket)
    except Exception as error:
        services.health.notice(error)
        refusal = refusal_for(error, log, "a handshake failed", route="socket")
        await socket.send_denial_response(refuse(services, refusal))
        return
    if login is None and services.logins.somebody_is_named(socket):
        await in_turn(services.limiter, socket)
    if services.limiter.try_spend("read", login.person.id if login else None, client_address(socket)) > 0:
        await asyncio.sleep(services.settings.refusal_pause)
        await socket.close(TOO_FAST)
        return
    client = client_of(socket, login)
    if services.settings.rate_limits and not _has_room(services, client):
        await socket.close(TOO_FAST)
        return
    await socket.accept()
    services.hub.enter(client)
    client.send(
        {
            "type": "hello",
            "person": login.person if login else None,
            "protocol": PROTOCOL,
            "version": version(),
            "now": _now(),
            "patience": services.settings.link_patience,
        }
    )
    telling = services.rounds.counted(client.address, deliver(socket, client))
    writer = asyncio.create_task(telling, name="socket writer")
    try:
        await _listen(services, socket, client)
    finally:
        services.hub.leave(client)
        client.close(1000)
        with contextlib.suppress(asyncio.CancelledError, TimeoutError):
            await asyncio.wait_for(writer, 5)
        if login is not None:
            with contextlib.suppress(Exception):  # at a shutdown the database may be closed already
                await services.database.write(partial(people.touch, login=login))


def client_of(socket: WebSocket, login: Login | None) -> Client:
    """Whoever is at the other end; a whole network counts as one address where :func:`neighbourhood` says so."""
    return Client(login, neighbourhood(client_address(socket)))


def _has_room(services: Services, client: Client) -> bool:
    """Whether another socket may open; for it the oldest of a person who has many is closed."""
    if services.hub.sockets_near(client) >= MAX_SOCKETS_PER_ADDRESS:
        return False
    if client.person is None:
        return services.hub.sockets_like(client) < MAX_NAMELESS_SOCKETS
    services.hub.make_room(client, MAX_SOCKETS_PER_PERSON)
    return True


async def _listen(services: Services, socket: WebSocket, client: Client) -> None:
    refused, beat = 0, -BEAT
    while client.closing is None:
        await client.caught_up.wait()
        try:
            message = await socket.receive()
        except (WebSocketDisconnect, RuntimeError):
            return
        if message["type"] != "websocket.receive":
            return
        raw = message.get("text")
        data = raw.encode("utf-8", "surrogatepass") if raw is not None else message.get("bytes") or b""
        if len(data) < 64 and b'"ping"' in data and time.monotonic() - beat >= BEAT:
            beat = time.monotonic()
        elif services.limiter.try_spend("socket", client.person, client.address) > 0:
            refused += 1
            if refused > PATIENCE:
                client.close(TOO_FAST)
                return
            await asyncio.sleep(services.settings.refusal_pause)
            client.send(
                _error(None, Refusal(ErrorCode.RATE_LIMITED, "Too many messages; wait a little.", {"retry_after": 1}))
            )
            continue
        if len(data) > MAX_SOCKET_MESSAGE:
            client.close(TOO_BIG)
            return
        await services.rounds.turn(client.address, client.person or "")
        await _handle(services, client, data)


async def deliver(socket: WebSocket, client: Client) -> None:
    """Send what is in the client's queue until that is closed."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        while (text := await client.next()) is not None:
            await socket.send_text(text)  # waits for the reader; the door ends the waiting
            client.sent(text)
        if socket.application_state is not WebSocketState.DISCONNECTED:
            await socket.close(client.closing or 1000)


async def _handle(services: Services, client: Client, data: bytes) -> None:
    reply: int | None = None
    try:
        message = _decode(data)
        reply = message.id
        await _act(services, client, message)
    except Refusal as refusal:
        services.metrics.refusals.labels(refusal.code.value).inc()
        client.send(_error(reply, refusal))
    except Exception as error:
        services.health.notice(error)
        client.send(_error(reply, refusal_for(error, log, "a socket message failed", route="socket")))


def _decode(data: bytes) -> Any:
    if b"\\u0000" in data:
        raise Refusal(ErrorCode.BAD_REQUEST, "A message may not contain the character NUL.")
    try:
        return _decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusal(ErrorCode.BAD_REQUEST, f"The message is not understood: {error}") from error


async def _act(services: Services, client: Client, message: Any) -> None:
    match message:
        case requests.Ping():
            client.send({"type": "pong", "reply": message.id, "now": _now()})
        case requests.Watch():
            await _watch(services, client, message)
        case requests.Unwatch():
            services.hub.unwatch(client, message.table)
            client.send({"type": "ok", "reply": message.id})
        case requests.WatchLobby():
            client.lobby = True
            await services.lobby.send(client, message.id)
        case requests.UnwatchLobby():
            client.lobby, client.lobby_seen = False, -1
            client.send({"type": "ok", "reply": message.id})
        case requests.Chat():
            _refuse_late(services, message)
            services.limiter.spend("speak", client.person, client.address)
            await chat.say(services.hub, message.table, _person(client), message.text)
            client.send({"type": "ok", "reply": message.id})
        case _:
            me, asked = _person(client).id, Asked(client, message.id)  # the answer is the push of the new state
            deed = _in_time(services, message, _deed(message))
            await play.act(services, message.table, me, message.version, deed, asked)


def _now() -> int:
    """This process's clock in milliseconds: what a page has heard last says how old its message is."""
    return int(time.monotonic() * 1000)


def _refuse_late(services: Services, message: requests.Timely) -> None:
    """``too_late`` for what was under way so long that the page has given it up: it must not happen behind its back."""
    if message.heard is not None and _now() - message.heard > services.settings.link_patience * LATE * 1000:
        raise Refusal(ErrorCode.TOO_LATE, "This was under way for too long. Look at the table and ask again.")


def _in_time(services: Services, message: requests.Timely, deed: play.Deed) -> play.Deed:
    """The deed, refused if it is too late when its turn comes at the table."""

    def timely(table: Table, person: str, mine: list[int]) -> Change:
        _refuse_late(services, message)
        return deed(table, person, mine)

    return timely


def _deed(message: Any) -> play.Deed:
    match message:
        case requests.Move():
            return partial(playing.move, action=message.action)
        case requests.Undo():
            return partial(playing.undo, ply=message.to)
        case requests.Restart():
            return playing.restart
        case _:
            return playing.confirm


async def _watch(services: Services, client: Client, message: requests.Watch) -> None:
    if len(client.watches) >= MAX_WATCHED and message.table not in client.watches:
        raise Refusal(ErrorCode.TOO_MANY, f"A socket watches at most {MAX_WATCHED} tables.")
    room = await services.rooms.get(message.table)
    async with room.lock:  # no push may slip in between the answer and the watching
        seen = room.table.as_seen_by(client.person)
        since = seen.version if message.since is None else min(message.since, seen.version)
        since = await newest_page(services.database, seen, since)
        entries = await services.rooms.entries_since(room, room.table, since, seen)
        services.hub.watch(client, room, message.seat)
        services.bots.look(room)
        state = services.hub.state(room, entries, client.person, message.seat, since)
        client.send({"type": "state", "reply": message.id, "state": state})


def _person(client: Client) -> Person:
    if client.login is None:
        raise Refusal(ErrorCode.UNAUTHENTICATED, "Choose a name or log in first.")
    return client.login.person


def _error(reply: int | None, refusal: Refusal) -> dict[str, Any]:
    return {"type": "error", "reply": reply, "error": refusal.to_data()}
