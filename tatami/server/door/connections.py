"""The door: what a connection may cost before anybody knows who is there.

uvicorn speaks HTTP and WebSockets here, but sets no limits of its own: an address, a header or a body may be endless,
may never arrive, and may come on any number of connections. The protocols below count bytes, headers, frames and
seconds, and :class:`Door` counts the connections. What is refused is answered if it can be; then the connection ends.
"""

from __future__ import annotations

import asyncio
import enum
import errno
import ipaddress
import logging
import os
import time
from collections import Counter
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any

import msgspec
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame

from tatami.server.config import MAX_REQUEST, Settings
from tatami.server.door.limits import Rate
from tatami.server.door.security import HEADERS
from tatami.server.pure.refusals import ErrorCode, Refusal

log = logging.getLogger("tatami.door")
MAX_ADDRESS = 8 * 1024
MAX_HEAD = 32 * 1024
"""Bytes of a request until its headers end."""
MAX_HEADERS = 100
MAX_WAITING = 16
"""Requests sent on one connection before the first of them is answered."""
MAX_FRAGMENTS = 64
"""Frames that one socket message may come in."""
CONTROL_FRAMES = Rate(60, 2)
"""Pings and pongs of one socket; browsers send none but the answers to ours."""
PIECE = 4 * 1024
"""Bytes that a parser gets at once: what it makes of them is bounded, too."""
LINGER = 2.0
"""Seconds a refused client has to read its answer ..."""
MAX_DROPPED = 4 * 1024 * 1024
"""... and bytes that it may still send meanwhile."""
SPARE_FILES = 100
"""File descriptors kept for the database, the bots and the log."""
FEWEST = 16
REPORT_EVERY = 10.0
PROXY = ("127.0.0.1", "::1")
"""Where a proxy may stand in front of us: its connections are everybody's."""


@dataclass(slots=True)
class Visit:
    """A connection: who it is counted under, and since when it ends or does not read."""

    owner: str
    closing: float | None = None
    stalled: float | None = None


class Door:
    """All connections of this process. Newcomers are turned away when there are too many."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.most = min(settings.max_connections, max(FEWEST, open_files(settings.max_connections) - SPARE_FILES))
        self._visits: dict[asyncio.WriteTransport, Visit] = {}
        self._owners: Counter[str] = Counter()
        self._turned_away: Counter[str] = Counter()
        self._reported = -REPORT_EVERY

    def __len__(self) -> int:
        return len(self._visits)

    def enter(self, transport: asyncio.WriteTransport, address: str) -> bool:
        """Somebody connects; False: there is no room. Either way the connection is counted until it is lost."""
        owner, each = network_of(address), self.settings.max_connections_per_address
        full = len(self._visits) >= self.most
        crowded = each > 0 and address not in PROXY and self._owners[owner] >= each
        self._visits[transport] = Visit(owner)
        self._owners[owner] += 1
        if full or crowded:
            self.turn_away("too many connections" if full else "too many connections of one address")
        return not (full or crowded)

    def leave(self, transport: asyncio.WriteTransport) -> None:
        """A connection is lost."""
        visit = self._visits.pop(transport, None)
        if visit is not None:
            self._owners[visit.owner] -= 1
            if not self._owners[visit.owner]:
                del self._owners[visit.owner]

    def stalls(self, transport: asyncio.WriteTransport) -> None:
        """What we send is not read."""
        if transport in self._visits:
            self._visits[transport].stalled = time.monotonic()

    def flows(self, transport: asyncio.WriteTransport) -> None:
        """What we send is read again."""
        if transport in self._visits:
            self._visits[transport].stalled = None

    def sweep(self) -> None:
        """Once a second: let go of those who do not read, and say what happened at the door."""
        clock = time.monotonic()
        for transport, visit in list(self._visits.items()):
            if visit.closing is None and transport.is_closing():
                visit.closing = clock
            since = [moment for moment in (visit.closing, visit.stalled) if moment is not None]
            if since and clock - min(since) > self.settings.write_timeout:
                transport.abort()
        if no_files_left():
            self.turn_away("no file descriptors left")
        self._report()

    def turn_away(self, why: str) -> None:
        """Somebody was refused here; the log hears of it now and then, with how often it happened."""
        self._turned_away[why] += 1
        self._report()

    def _report(self) -> None:
        if self._turned_away and time.monotonic() - self._reported >= REPORT_EVERY:
            for why, times in self._turned_away.items():
                log.warning("newcomers are turned away", extra={"why": why, "times": times, "open": len(self)})
            self._turned_away.clear()
            self._reported = time.monotonic()


class DoorConfig(uvicorn.Config):
    """uvicorn's configuration, which is all that its protocols are given, with our door."""

    def __init__(self, app: Any, door: Door, **options: Any) -> None:
        super().__init__(app, http=GuardedHttp, ws=GuardedSocket, **options)
        self.door = door


class Phase(enum.Enum):
    """What a connection waits for."""

    IDLE = "a request"
    HEAD = "the rest of the headers"
    BODY = "the rest of the body"
    ENDED = "nothing: it was refused"


class GuardedHttp(HttpToolsProtocol):
    """HTTP with limits of bytes, headers and seconds."""

    def __init__(
        self,
        config: DoorConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.logger = logging.getLogger("uvicorn.error.parser")
        self.logger.setLevel(logging.ERROR)  # anybody can send what is not HTTP: the door counts and tells of it
        self._door = config.door
        self._phase = Phase.IDLE
        self._size = 0
        self._dropped = 0
        self._timer: asyncio.TimerHandle | None = None

    # ---- the connection ----------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._door.enter(transport, self.client[0] if self.client else ""):
            self._wait(self._door.settings.idle_timeout)
        else:
            self._turn_away()

    def connection_lost(self, exc: Exception | None) -> None:
        self._door.leave(self.transport)
        self._wait(None)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._door.stalls(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._door.flows(self.transport)

    def data_received(self, data: bytes) -> None:
        """Feed the parser piece by piece, so that no limit is passed by far."""
        for start in range(0, len(data), PIECE):
            if self._phase is Phase.ENDED or self.transport.is_closing():
                return self._drop(len(data) - start)
            piece = data[start : start + PIECE]
            self._size += len(piece)
            super().data_received(piece)
            if self._phase is Phase.HEAD and self._size > MAX_HEAD:
                self._refuse(431, Refusal(ErrorCode.TOO_LARGE, f"At most {MAX_HEAD} bytes of headers."))
            elif self._phase is Phase.BODY and self._size > MAX_HEAD + MAX_REQUEST:
                self._refuse(413, Refusal(ErrorCode.TOO_LARGE, f"At most {MAX_REQUEST} bytes in a request."))

    def _drop(self, size: int) -> None:
        """A refused client that still sends may go on for a moment, or it would not get to read the answer."""
        self._dropped += size
        if self._dropped > MAX_DROPPED:
            self.transport.abort()

    def handle_websocket_upgrade(self) -> None:
        if self._phase is not Phase.ENDED:
            self._phase = Phase.ENDED
            self._wait(None)
            super().handle_websocket_upgrade()

    # ---- the request -------------------------------------------------------------------------------------------------

    def on_message_begin(self) -> None:
        if self._phase is Phase.ENDED:
            return
        super().on_message_begin()
        self._phase, self._size = Phase.HEAD, 0
        self._wait(self._door.settings.head_timeout)
        if len(self.pipeline) >= MAX_WAITING:
            self._refuse(429, Refusal(ErrorCode.RATE_LIMITED, "Wait for an answer before you ask again."))

    def on_url(self, url: bytes) -> None:
        if self._phase is Phase.ENDED:
            return
        super().on_url(url)
        if len(self.url) > MAX_ADDRESS:
            self._refuse(414, Refusal(ErrorCode.TOO_LARGE, f"At most {MAX_ADDRESS} bytes of address."))

    def on_header(self, name: bytes, value: bytes) -> None:
        if self._phase is Phase.ENDED:
            return
        super().on_header(name, value)
        if len(self.headers) > MAX_HEADERS:
            self._refuse(431, Refusal(ErrorCode.TOO_LARGE, f"At most {MAX_HEADERS} headers."))
        elif name.lower() == b"content-length" and self._phase is Phase.HEAD and int(value[:20]) > MAX_REQUEST:
            self._refuse(413, Refusal(ErrorCode.TOO_LARGE, f"At most {MAX_REQUEST} bytes in a request."))

    def on_headers_complete(self) -> None:
        if self._phase is Phase.ENDED:
            return
        self._phase = Phase.BODY
        self._wait(self._door.settings.body_timeout)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        if self._phase is not Phase.ENDED:
            super().on_body(body)

    def on_message_complete(self) -> None:
        if self._phase is Phase.ENDED:
            return
        super().on_message_complete()
        self._phase = Phase.IDLE
        cycle: RequestResponseCycle | None = self.cycle
        self._wait(self._door.settings.idle_timeout if cycle is not None and cycle.response_complete else None)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._phase is Phase.IDLE and self.timeout_keep_alive_task is not None:
            self._wait(self._door.settings.idle_timeout)

    # ---- the end -----------------------------------------------------------------------------------------------------

    def shutdown(self) -> None:
        """The server stops: it does not wait for a request of which only a part has come."""
        if self._phase in (Phase.HEAD, Phase.BODY):
            self._refuse(503, Refusal(ErrorCode.UNAVAILABLE, "The server is stopping; try again soon."))
        else:
            super().shutdown()

    def send_400_response(self, msg: str) -> None:
        """The parser gave up."""
        self._door.turn_away("not HTTP")
        self._refuse(400, Refusal(ErrorCode.BAD_REQUEST, msg))

    def _wait(self, seconds: float | None) -> None:
        """Wait so long for what comes next (None: as long as it takes)."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self._too_late)

    def _too_late(self) -> None:
        if self._phase is Phase.IDLE:
            self.transport.close()
        else:
            self._refuse(408, Refusal(ErrorCode.TOO_SLOW, f"Waited in vain for {self._phase.value}."))

    def _refuse(self, status: int, refusal: Refusal) -> None:
        """Answer if nothing else is being answered, take nothing more, and end soon."""
        if self._phase is Phase.ENDED:
            return
        alone = not self.pipeline and self._is_free()
        self._phase = Phase.ENDED
        self._unset_keepalive_if_required()
        self._wait(None)
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True
            cycle.message_event.set()
        if not alone or self.transport.is_closing():
            self.transport.abort()
            return
        self._end_with(status, refusal)

    def _turn_away(self) -> None:
        """There is no room: hear nothing, and answer after a pause, so that asking again and again costs us little."""
        self._phase = Phase.ENDED
        full = Refusal(ErrorCode.UNAVAILABLE, "Too many connections; try again soon.")
        self._timer = self.loop.call_later(self._door.settings.refusal_pause, self._end_with, 503, full)

    def _end_with(self, status: int, refusal: Refusal) -> None:
        """The last answer of this connection, with a moment to read it."""
        if self.transport.is_closing():
            return
        self.transport.write(_answer(status, refusal))
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self._timer = self.loop.call_later(LINGER, self.transport.abort)

    def _is_free(self) -> bool:
        """Whether no answer has been begun that a refusal would break into."""
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is None:
            return True
        return not cycle.response_started if self._phase is Phase.BODY else cycle.response_complete


class GuardedSocket(WebSocketsSansIOProtocol):
    """A WebSocket that takes its input in small pieces, and so many control frames and fragments and no more."""

    def __init__(
        self,
        config: DoorConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._door = config.door
        self._held = bytearray()
        self._control = CONTROL_FRAMES.burst
        self._counted = time.monotonic()

    def connection_lost(self, exc: Exception | None) -> None:
        self._door.leave(self.transport)
        self._held.clear()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._door.stalls(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._door.flows(self.transport)

    def data_received(self, data: bytes) -> None:
        self._held += data
        self._feed()

    async def receive(self) -> Any:
        message = await super().receive()
        self._feed()
        return message

    async def send(self, message: Any) -> None:
        """A refused handshake is an answer like any other, and carries the strict headers."""
        if not self.handshake_complete and self.initial_response is None:
            if message["type"] == "websocket.close":
                await self.send({"type": "websocket.http.response.start", "status": 403})
                message = {"type": "websocket.http.response.body", "body": b""}
            elif message["type"] == "websocket.http.response.start":
                message = {**message, "headers": [*self.default_headers, *message.get("headers", ())]}
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True  # or the log would complain of every one

    def handle_ping(self) -> None:
        if self._may_continue():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may_continue():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MAX_FRAGMENTS:
            self._fail("too many fragments")
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """A message is whole; text that is none ends the socket without a word in the log: anybody can send it."""
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self.frames = []
            self._fail("not UTF-8", 1007)
        else:
            super().send_receive_event_to_app()

    def _feed(self) -> None:
        """Pieces until there is a message to be heard; the rest waits until it has been."""
        while self._held and not self.read_paused and not self.transport.is_closing():
            piece = bytes(self._held[:PIECE])
            del self._held[:PIECE]
            super().data_received(piece)
            if self.conn.handshake_exc is not None and not self.handshake_initiated:
                self.transport.write(_answer(400, Refusal(ErrorCode.BAD_REQUEST, "The handshake is not understood.")))
                self.transport.close()

    def _may_continue(self) -> bool:
        clock = time.monotonic()
        filled = self._control + (clock - self._counted) * CONTROL_FRAMES.per_second
        self._control, self._counted = min(CONTROL_FRAMES.burst, filled) - 1, clock
        if self._control < 0:
            self._fail("too many control frames")
        return self._control >= 0

    def _fail(self, why: str, code: int = 1008) -> None:
        """Close, by default with 1008 (policy)."""
        if self.close_sent or self.transport.is_closing():
            return
        self.conn.data_to_send()  # answers to pings that nobody will get
        self.conn.fail(code, why)
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": why})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def network_of(address: str) -> str:
    """Whom an address is counted under: itself, or the network of 64 bits that one household has of IPv6."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if parsed.version == 4:
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, 64), strict=False))


def open_files(connections: int) -> int:
    """How many files this process may have open, raised to what so many connections need where that is allowed."""
    try:
        import resource
    except ImportError:  # not a Unix
        return connections + SPARE_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + SPARE_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return wanted if soft == resource.RLIM_INFINITY else soft


def no_files_left() -> bool:
    """Whether not even one file could be opened (then newcomers are cut off below us, without a word)."""
    try:
        os.close(os.dup(2))
    except OSError as error:
        return error.errno in (errno.EMFILE, errno.ENFILE)
    return False


def _answer(status: int, refusal: Refusal) -> bytes:
    """A whole HTTP answer that refuses."""
    body = msgspec.json.encode({"error": refusal.to_data()})
    lines = [f"HTTP/1.1 {status} {HTTPStatus(status).phrase}", *(f"{name}: {value}" for name, value in HEADERS.items())]
    lines += ["Content-Type: application/json", f"Content-Length: {len(body)}", "Cache-Control: no-store"]
    return "\r\n".join([*lines, "Connection: close", "", ""]).encode("ascii") + body
