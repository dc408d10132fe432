"""Somebody with an open socket: what they watch, and what is still to be sent to them."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

import msgspec

from tatami.server.stored.people import Login

QUEUE = 256
"""Messages that may wait to be sent to one socket ..."""
QUEUE_BYTES = 1024 * 1024
"""... and their bytes."""
BUSY_BYTES = QUEUE_BYTES // 4
"""While so much waits, nothing more is heard from that socket."""
SLOW, SHUTDOWN, SESSION_ENDED, TOO_FAST, TOO_BIG, BAD_ORIGIN = 1013, 1012, 4401, 4429, 1009, 1008
REPLACED = 4409
"""A newer socket of the same person took this one's place."""


@dataclass
class Watched:
    """A table that a socket watches: the version it knows and the seat it wants to see."""

    client: Client
    table: str
    version: int
    seat: int | None


@dataclass(eq=False)
class Client:
    """A socket's outgoing queue, which the door empties. Sending never waits; who reads too slowly is let go."""

    login: Login | None
    address: str = ""
    """Where it comes from, or the whole network of that where this counts as one address."""
    watches: dict[str, Watched] = field(default_factory=dict)
    lobby: bool = False
    closing: int | None = None
    lobby_seen: int = -1
    """Which lobby it was sent last."""
    waiting: int = 0
    """Bytes in the queue."""
    queue: asyncio.Queue[str | None] = field(default_factory=asyncio.Queue)
    caught_up: asyncio.Event = field(default_factory=asyncio.Event)

    def __post_init__(self) -> None:
        self.caught_up.set()

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
        size = _size(text)
        if self.queue.qsize() >= QUEUE or (self.waiting and self.waiting + size > QUEUE_BYTES):
            self._drop()
            self.close(SLOW)
            return
        self.queue.put_nowait(text)
        self._wait_for(size)

    def close(self, code: int) -> None:
        """Say nothing more than what is already in the queue, then close."""
        if self.closing is not None:
            return
        self.closing = code
        self.queue.put_nowait(None)
        self.caught_up.set()

    def bye(self, reason: str, code: int) -> None:
        """Say why, then close."""
        self.send({"type": "bye", "reason": reason})
        self.close(code)

    async def next(self) -> str | None:
        """The next message to be sent, as soon as there is one; None: say nothing more, and close."""
        return await self.queue.get()

    def sent(self, text: str) -> None:
        """A message has left."""
        self._wait_for(-_size(text))

    def _wait_for(self, size: int) -> None:
        self.waiting += size
        if self.waiting > BUSY_BYTES and self.closing is None:
            self.caught_up.clear()
        else:
            self.caught_up.set()

    def _drop(self) -> None:
        """Forget what has not been sent yet."""
        while not self.queue.empty():
            self.queue.get_nowait()


def _size(text: str) -> int:
    return len(text) if text.isascii() else len(text.encode())
