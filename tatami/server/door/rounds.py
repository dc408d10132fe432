"""Who comes next at the event loop: addresses take turns there, and none has more than a share of its time.

What is asked is short work, but a flood of one address may bring dozens of requests in the same moment, and whoever
moves then would wait until all of them are done, more than once for a single move. So of what an address asks one thing
is begun in each round of the loop, and everybody else is heard between two of them. Alone at the loop, nobody notices:
its rounds follow each other at once.

A flood may also go on. So the processor's time that the loop spends on an address is counted, from the first line of a
request's code to the last, and on what its sockets are sent. Whoever has had more than the share waits before the next
thing is begun. In the line of an address its people take turns, so that a flood under one name or many leaves the
others there something of it.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Generator
from functools import partial
from typing import Any, Generic, TypeVar

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from tatami.server.door.limits import Allowances, Rate, neighbourhood
from tatami.server.door.security import client_address

T = TypeVar("T")
SHARE = 0.1
"""How many seconds of the loop an address has each second, once it has used up what it has at once."""


class Line:
    """Those of an address who wait: its people take turns."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    def join(self, who: str) -> asyncio.Future[None]:
        """Behind what the same person asked before; the future is done when the turn has come."""
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(turn)
        return turn

    @property
    def first(self) -> asyncio.Future[None] | None:
        """Who is next, if anybody still wants to."""
        for who in list(self._waiting):
            mine = self._waiting[who]
            while mine and mine[0].done():  # it was given up
                mine.popleft()
            if mine:
                return mine[0]
            del self._waiting[who]
        return None

    def admit(self, turn: asyncio.Future[None]) -> None:
        """The first one's turn has come; what else that person wants comes after everybody else's."""
        who, mine = self._waiting.popitem(last=False)
        mine.popleft()
        if mine:
            self._waiting[who] = mine
        turn.set_result(None)


class Rounds:
    """The lines before the loop, one for each address that asks right now, and what each has had of it."""

    def __init__(self, enabled: bool = True, at_once: float = 1.0) -> None:
        self._enabled = enabled
        self._lines: dict[str, Line] = {}
        self.allowances = Allowances(Rate(at_once, SHARE), enabled)
        """How much of the loop's time each address had."""

    def __len__(self) -> int:
        return len(self._lines)

    async def turn(self, address: str, who: str = "") -> None:
        """Wait until nothing else of this address has begun in this round of the loop, and its share allows it."""
        if not self._enabled:
            return
        here = neighbourhood(address)
        line = self._lines.get(here)
        if line is None:
            line = self._lines[here] = Line()
            if not self._look_again(here):
                return
        await line.join(who)

    async def counted(self, address: str, work: Awaitable[T]) -> T:
        """The same work, whose time at the loop is put on the account of an address."""
        return await (Counted(work, partial(self.allowances.count, address)) if self._enabled else work)

    def _look_again(self, here: str) -> float:
        """In the next round, or when an address has rested for so many seconds."""
        loop, rest = asyncio.get_running_loop(), self.allowances.rest(here)
        if rest:
            loop.call_later(rest, self._next, here)
        else:
            loop.call_soon(self._next, here)
        return rest

    def _next(self, here: str) -> None:
        """The next of an address that still wants to, if it may; a line that is empty is forgotten."""
        line = self._lines[here]
        turn = line.first
        if turn is None:
            del self._lines[here]
            return
        if not self.allowances.rest(here):
            line.admit(turn)
        self._look_again(here)


class Counted(Generic[T]):
    """Work that is waited for like any other, of which each step is timed: what it waits for does not count."""

    def __init__(self, work: Awaitable[T], count: Callable[[float], None]) -> None:
        self._work = work
        self._count = count

    def __await__(self) -> Generator[Any, Any, T]:
        steps: Any = self._work.__await__()
        step: Callable[[], Any] = partial(steps.send, None)
        while True:
            began = time.thread_time()
            try:
                waits_for = step()
            except StopIteration as done:
                result: T = done.value
                return result
            finally:
                self._count(time.thread_time() - began)
            try:
                heard = yield waits_for
                step = partial(steps.send, heard)
            except BaseException as error:
                step = partial(steps.throw, error)


class InRounds:
    """The application, whose requests begin in rounds."""

    def __init__(self, app: ASGIApp, rounds: Rounds, name: Callable[[HTTPConnection], str]) -> None:
        self._app = app
        self._rounds = rounds
        self._name = name
        """Who takes turns with the others of an address: nobody may come under names of their own making."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        address = client_address(connection)
        await self._rounds.turn(address, self._name(connection))
        await self._rounds.counted(address, self._app(scope, receive, send))
