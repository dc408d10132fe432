"""The lobby: public tables that wait for people or can be watched, pushed to those who look at it."""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy import Connection

from tatami.server import listing
from tatami.server.answers import LobbyAnswer, TableData
from tatami.server.client import Client
from tatami.server.database import Database
from tatami.server.directory import Directory
from tatami.server.hub import Hub
from tatami.server.library import Library, game_for
from tatami.server.listing import Listed
from tatami.server.render import table_data
from tatami.server.table import RUNNING, WAITING

log = logging.getLogger("tatami.lobby")
AT_MOST_EVERY = 1.0


class Lobby:
    """Reads the lobby, and pushes it at most once a second when it has changed."""

    def __init__(self, database: Database, library: Library, hub: Hub, directory: Directory) -> None:
        self._database = database
        self._library = library
        self._hub = hub
        self._directory = directory
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to push."""
        self._task = asyncio.create_task(self._push_for_ever(), name="lobby")

    async def stop(self) -> None:
        """Push no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def read(self, me: str | None) -> LobbyAnswer:
        """The lobby now, as one person sees it."""
        waiting, running = await self._database.read(_both)
        return self._answer(waiting, running, me)

    async def send(self, client: Client, reply: int | None) -> None:
        """The lobby to one socket, as the answer to its message."""
        _send(client, await self.read(client.person), reply)

    def tables(self, listed: Listed, me: str | None) -> list[TableData]:
        """A list of tables as one person sees them."""
        self._directory.put(*listed.people.values())
        find = self._directory.find
        return [table_data(table, game_for(self._library, table.facts), me, find) for table in listed.tables]

    def _answer(self, waiting: Listed, running: Listed, me: str | None) -> LobbyAnswer:
        return LobbyAnswer(self.tables(waiting, me), self.tables(running, me))

    async def _push_for_ever(self) -> None:
        dirty = self._hub.lobby_dirty
        while True:
            await dirty.wait()
            dirty.clear()
            try:
                await self._push()
            except Exception:
                log.exception("the lobby could not be sent")
            await asyncio.sleep(AT_MOST_EVERY)

    async def _push(self) -> None:
        clients = [client for client in self._hub.clients if client.lobby]
        if not clients:
            return
        waiting, running = await self._database.read(_both)
        for client in clients:
            _send(client, self._answer(waiting, running, client.person), None)


def _both(db: Connection) -> tuple[Listed, Listed]:
    return listing.lobby(db, WAITING), listing.lobby(db, RUNNING)


def _send(client: Client, answer: LobbyAnswer, reply: int | None) -> None:
    client.send({"type": "lobby", "reply": reply, "open": answer.open, "running": answer.running})
