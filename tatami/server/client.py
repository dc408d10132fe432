"""One open socket: what it watches and what is still to be sent to it."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass, field

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from tatami.server.people import Login

QUEUE = 256
SLOW, SHUTDOWN, SESSION_ENDED, TOO_FAST, TOO_BIG, BAD_ORIGIN = 1013, 1012, 4401, 4429, 1009, 1008


@dataclass
class Watch:
    """A table that a socket watches: the version it knows and the seat it wants to see."""

    client: Client
    table: str
    version: int
    seat: int | None


@dataclass(eq=False)
class Client:
    """A socket with its outgoing queue. Sending never waits; who reads too slowly is let go."""

    socket: WebSocket
    login: Login | None
    address: str = ""
    watches: dict[str, Watch] = field(default_factory=dict)
    lobby: bool = False
    closing: int | None = None
    queue: asyncio.Queue[str | None] = field(default_factory=lambda: asyncio.Queue(QUEUE))

    @property
    def person(self) -> str | None:
        """Who is on the other side."""
        return self.login.person.id if self.login else None

    def send(self, message: object) -> None:
        """Put a message into the queue."""
        self.send_text(msgspec.json.encode(message).decode())

    def send_text(self, text: str) -> None:
        """Put an encoded message into the queue."""
        if self.closing is not None:
            return
        try:
            self.queue.put_nowait(text)
        except asyncio.QueueFull:
            self.close(SLOW)

    def close(self, code: int) -> None:
        """Say nothing more than what is already in the queue, then close."""
        if self.closing is not None:
            return
        self.closing = code
        if self.queue.full():
            self.queue.get_nowait()
        self.queue.put_nowait(None)

    def bye(self, reason: str, code: int) -> None:
        """Say why, then close."""
        self.send({"type": "bye", "reason": reason})
        self.close(code)

    async def write(self) -> None:
        """Send what is in the queue until it is closed."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while (text := await self.queue.get()) is not None:
                await self.socket.send_text(text)
            if self.socket.application_state is not WebSocketState.DISCONNECTED:
                await self.socket.close(self.closing or 1000)
