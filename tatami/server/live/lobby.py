"""The lobby: public tables that wait for people or can be watched, pushed to those who look at it.

It is read and rendered once for everybody, when somebody wants it and it has changed. Only the few tables where the
one who looks has a seat are rendered for that person alone.
"""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass

import msgspec
from sqlalchemy import Connection

from tatami.server.live.client import Client
from tatami.server.live.directory import Directory
from tatami.server.live.hub import Hub
from tatami.server.live.library import Library, game_for
from tatami.server.pure.answers import TableData
from tatami.server.pure.rendering import table_data
from tatami.server.pure.table import RUNNING, WAITING, Summary
from tatami.server.stored import listing
from tatami.server.stored.database import Database
from tatami.server.stored.listing import Listed
from tatami.server.stored.trouble import report

log = logging.getLogger("tatami.lobby")
AT_MOST_EVERY = 1.0
SENT_AT_ONCE = 8
FRESH = 2.0
"""Seconds that a lobby is new enough for somebody who comes to look: those who look already see no newer one, and what
has changed since is pushed to all of them together."""
BREATH = 0.005
"""Seconds between two handfuls of pushes: a lobby is long, and whoever moves need not wait for all of them."""


@dataclass(frozen=True)
class Row:
    """A table in the lobby, as a stranger sees it."""

    table: Summary
    people: set[str]
    text: str


@dataclass(frozen=True)
class Rendered:
    """The whole lobby at one moment: all of its text, and its rows for those who sit somewhere."""

    number: int
    open: list[Row]
    running: list[Row]
    people: set[str]
    text: str


class Lobby:
    """Renders the lobby, and pushes it at most once a second when it has changed."""

    def __init__(self, database: Database, library: Library, hub: Hub, directory: Directory) -> None:
        self._database = database
        self._library = library
        self._hub = hub
        self._directory = directory
        self._task: asyncio.Task[None] | None = None
        self._rendering = asyncio.Lock()
        self._rendered: Rendered | None = None
        self._read_at = 0.0

    def start(self) -> None:
        """Begin to push."""
        self._task = asyncio.create_task(self._push_for_ever(), name="lobby")

    async def stop(self) -> None:
        """Push no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def text(self, me: str | None) -> str:
        """The lobby now, as one person sees it: an object in JSON without its opening brace."""
        return self._text_for(await self._now(), me)

    async def send(self, client: Client, reply: int | None) -> None:
        """The lobby to one socket, as the answer to its message; what has changed since it was rendered follows."""
        lobby, dirty = await self._now(FRESH), self._hub.lobby_dirty
        self._send(client, lobby, reply)
        if lobby.number != dirty.times:
            asyncio.Event.set(dirty)

    def tables(self, listed: Listed, me: str | None) -> list[TableData]:
        """A list of tables as one person sees them."""
        self._directory.put(*listed.people.values())
        return [self._data(table, me) for table in listed.tables]

    def _data(self, table: Summary, me: str | None) -> TableData:
        return table_data(table, game_for(self._library, table.facts), me, self._directory.find)

    async def _now(self, patience: float = 0.0) -> Rendered:
        """The newest lobby, or one of so many seconds ago, rendered by whoever is the first to want it."""
        if self._rendered is not None and time.monotonic() - self._read_at < patience:
            return self._rendered
        async with self._rendering:
            number = self._hub.lobby_dirty.times
            if self._rendered is None or self._rendered.number != number:
                began = time.monotonic()
                waiting, running = await self._database.read(_both)
                self._rendered, self._read_at = self._render(number, waiting, running), began
            return self._rendered

    def _render(self, number: int, waiting: Listed, running: Listed) -> Rendered:
        lists = self._rows(waiting), self._rows(running)
        people = {person for rows in lists for row in rows for person in row.people}
        return Rendered(number, *lists, people, _object(*([row.text for row in rows] for rows in lists)))

    def _rows(self, listed: Listed) -> list[Row]:
        shown = self.tables(listed, None)
        return [
            Row(table, table.people(), msgspec.json.encode(data).decode())
            for table, data in zip(listed.tables, shown, strict=True)
        ]

    def _text_for(self, lobby: Rendered, me: str | None) -> str:
        if me not in lobby.people:
            return lobby.text
        lists = ([self._row_for(row, me) for row in rows] for rows in (lobby.open, lobby.running))
        return _object(*lists)

    def _row_for(self, row: Row, me: str | None) -> str:
        return msgspec.json.encode(self._data(row.table, me)).decode() if me in row.people else row.text

    def _send(self, client: Client, lobby: Rendered, reply: int | None) -> None:
        client.lobby_seen = lobby.number
        said = "null" if reply is None else str(reply)
        client.send_text(f'{{"type":"lobby","reply":{said},{self._text_for(lobby, client.person)}')

    async def _push_for_ever(self) -> None:
        dirty = self._hub.lobby_dirty
        while True:
            await dirty.wait()
            dirty.clear()
            try:
                if await self._push():
                    asyncio.Event.set(dirty)  # nothing new, but somebody is behind
            except Exception as error:
                report(error, log, "the lobby could not be sent")
            await asyncio.sleep(AT_MOST_EVERY)

    async def _push(self) -> bool:
        """To everybody who looks; those who are still reading get the next one. Whether there were any."""
        looking = [client for client in self._hub.clients if client.lobby]
        if not looking:
            return False
        lobby = await self._now()
        behind = [client for client in looking if client.lobby_seen != lobby.number]
        for first in range(0, len(behind), SENT_AT_ONCE):
            for client in behind[first : first + SENT_AT_ONCE]:
                if client.lobby and not client.waiting:
                    self._send(client, lobby, None)
            await asyncio.sleep(BREATH)
        return any(client.waiting and client.lobby_seen != lobby.number for client in behind)


def _both(db: Connection) -> tuple[Listed, Listed]:
    return listing.lobby(db, WAITING), listing.lobby(db, RUNNING)


def _object(open_tables: list[str], running: list[str]) -> str:
    return f'"open":[{",".join(open_tables)}],"running":[{",".join(running)}]}}'
