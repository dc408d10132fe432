"""How people reach the server: plain HTTP and the socket, each with as little code as will do.

A request ends in one of three ways: an answer, a :class:`Refused`, or :class:`Lost`: nobody knows what became of it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

Json = dict[str, Any]
ANSWER_WITHIN = 60.0
_decode = msgspec.json.Decoder().decode
_encode = msgspec.json.encode


class Lost(Exception):
    """The connection ended, or no answer came: the request may have been carried out or not."""


class Refused(Exception):
    """The server will not do it."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Http:
    """One connection that is kept open, and opened again when it was lost."""

    def __init__(self, url: Callable[[], str], address: str = "") -> None:
        self.cookie = ""
        self._url = url
        self._address = address
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """A request and its answer."""
        try:
            async with asyncio.timeout(ANSWER_WITHIN):
                status, data = await self._exchange(method, path, b"" if body is None else _encode(body))
        except (OSError, EOFError, TimeoutError, ValueError, asyncio.LimitOverrunError) as error:
            self.close()
            raise Lost(str(error)) from error
        try:
            answer = _decode(data) if data else None
        except msgspec.DecodeError as error:  # no answer of ours: a server that falls over
            raise Lost(f"{status}, and no answer of the server") from error
        if status >= 400:
            raise Refused(answer["error"]["code"] if isinstance(answer, dict) else str(status))
        return answer

    def close(self) -> None:
        """Hang up."""
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None

    async def _exchange(self, method: str, path: str, body: bytes) -> tuple[int, bytes]:
        if self._streams is None:
            host, _, port = self._url().removeprefix("http://").partition(":")
            self._streams = await asyncio.open_connection(host, int(port), limit=1 << 20)
        reader, writer = self._streams
        forwarded = f"X-Forwarded-For: {self._address}\r\n" if self._address else ""
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: {self._url().removeprefix('http://')}\r\nX-Tatami: 1\r\n"
            f"Cookie: {self.cookie}\r\n{forwarded}Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        writer.write(head.encode() + body)
        lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        length = 0
        for line in lines[1:]:
            name, _, value = line.partition(": ")
            if name.lower() == "content-length":
                length = int(value)
            elif name.lower() == "set-cookie":
                self.cookie = value.partition(";")[0]
        return int(lines[0].split()[1]), await reader.readexactly(length)


class Socket:
    """A WebSocket that tells of everything it hears."""

    def __init__(self, connection: ClientConnection, hear: Callable[[Json], None]) -> None:
        self._connection = connection
        self._hear = hear
        self._asked = 0

    @classmethod
    async def open(cls, url: str, cookie: str, hear: Callable[[Json], None], address: str = "") -> Socket:
        """Connect; ``hear`` gets every state that comes, asked for or not."""
        headers = {"Cookie": cookie, **({"X-Forwarded-For": address} if address else {})}
        where = url.replace("http", "ws", 1) + "/api/ws"
        try:
            connection = await connect(
                where, compression=None, additional_headers=headers, open_timeout=ANSWER_WITHIN,
                ping_interval=None, close_timeout=1, max_size=None,
            )  # fmt: skip
        except (OSError, WebSocketException, TimeoutError, EOFError) as error:
            raise Lost(str(error)) from error
        return cls(connection, hear)

    async def ask(self, kind: str, **fields: Any) -> Json:
        """A message and its answer."""
        self._asked += 1
        try:
            async with asyncio.timeout(ANSWER_WITHIN):
                await self._connection.send(_encode({"type": kind, "id": self._asked, **fields}).decode())
                while (message := await self._next()).get("reply") != self._asked:
                    pass
        except (OSError, WebSocketException, TimeoutError) as error:
            raise Lost(str(error)) from error
        if message["type"] == "error":
            raise Refused(message["error"]["code"])
        return message

    async def listen(self, seconds: float) -> None:
        """Hear what comes next, or nothing within that time."""
        try:
            async with asyncio.timeout(seconds):
                await self._next()
        except TimeoutError:
            return
        except (OSError, WebSocketException) as error:
            raise Lost(str(error)) from error

    async def close(self) -> None:
        """Hang up."""
        await self._connection.close()

    async def _next(self) -> Json:
        message: Json = _decode(await self._connection.recv())
        if message["type"] == "state":
            self._hear(message["state"])
        return message
