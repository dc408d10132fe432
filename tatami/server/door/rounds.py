"""Who comes next at the event loop: of what an address asks, one thing is begun in each of its rounds.

What is asked is short work, but a flood of one address may bring dozens of requests in the same moment, and whoever
moves then would wait until all of them are done, more than once for a single move. So the others of an address wait for
the next rounds, and between any two of them the loop hears everybody else. Alone at the loop, nobody notices: its
rounds follow each other at once.
"""

from __future__ import annotations

import asyncio
from collections import deque

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from tatami.server.door.limits import neighbourhood
from tatami.server.door.security import client_address


class Rounds:
    """The lines before the loop, one for each address that asks right now."""

    def __init__(self, enabled: bool = True) -> None:
        self._enabled = enabled
        self._lines: dict[str, deque[asyncio.Future[None]]] = {}

    def __len__(self) -> int:
        return len(self._lines)

    async def turn(self, address: str) -> None:
        """Wait until nothing else of this address has begun in this round of the loop."""
        if not self._enabled:
            return
        here = neighbourhood(address)
        line, loop = self._lines.get(here), asyncio.get_running_loop()
        if line is None:
            self._lines[here] = deque()
            loop.call_soon(self._next, here)
            return
        line.append(loop.create_future())
        await line[-1]

    def _next(self, here: str) -> None:
        """The next of an address that still wants to; a line that is empty is forgotten."""
        line = self._lines[here]
        while line:
            waiting = line.popleft()
            if not waiting.done():
                waiting.set_result(None)
                asyncio.get_running_loop().call_soon(self._next, here)
                return
        del self._lines[here]


class InRounds:
    """The application, whose requests begin in rounds."""

    def __init__(self, app: ASGIApp, rounds: Rounds) -> None:
        self._app = app
        self._rounds = rounds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            await self._rounds.turn(client_address(HTTPConnection(scope)))
        await self._app(scope, receive, send)
