"""Everything a request may need, put together once."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from typing import Any

from tatami.server.config import Settings
from tatami.server.door.backroom import BackRoom
from tatami.server.door.limits import Limiter
from tatami.server.door.logins import Logins
from tatami.server.door.rounds import Rounds
from tatami.server.live.bots import BotRunner
from tatami.server.live.cleaning import Cleaner
from tatami.server.live.directory import Directory
from tatami.server.live.engine import Engine
from tatami.server.live.health import Health
from tatami.server.live.hints import Hints
from tatami.server.live.hub import Hub
from tatami.server.live.library import Library, find_library
from tatami.server.live.lobby import Lobby
from tatami.server.live.metrics import Metrics
from tatami.server.live.notices import Noticeboard
from tatami.server.live.pool import BotPool
from tatami.server.live.relay import Relay
from tatami.server.live.rooms import Rooms
from tatami.server.stored import people
from tatami.server.stored.database import Database
from tatami.server.stored.keys import Signer, signing_key

log = logging.getLogger("tatami.server")
REPEAT_PRESENCE = 30.0


@dataclass(frozen=True)
class Services:
    """The parts of a running server."""

    settings: Settings
    database: Database
    library: Library
    directory: Directory
    relay: Relay
    rooms: Rooms
    hub: Hub
    lobby: Lobby
    pool: BotPool
    bots: BotRunner
    hints: Hints
    cleaner: Cleaner
    logins: Logins
    limiter: Limiter
    rounds: Rounds
    passwords: BackRoom
    records: BackRoom
    signer: Signer
    metrics: Metrics
    health: Health
    notices: Noticeboard

    async def start(self) -> None:
        """Begin to listen to other processes, and let bots go on where they were."""
        self.relay.start(self._heard, self._reconnected)
        self.notices.start(self._heard)
        self.pool.start(self.settings.engine_every)
        self.bots.start()
        self.lobby.start()
        self.cleaner.start()
        self.hub.later(self._repeat())

    def say_bye(self) -> None:
        """The end is near: sockets close, and nobody waits for a thought any longer. Other requests are answered."""
        self.hub.say_bye()
        self.pool.close()

    async def stop(self) -> None:
        """Let go of everything."""
        self.say_bye()
        await self.notices.stop()
        await self.cleaner.stop()
        await self.lobby.stop()
        await self.bots.stop()
        await self.relay.stop()
        await self.hub.stop()
        self.passwords.close()
        self.records.close()
        if self.rooms.postgres is not None:
            await self.rooms.postgres.close()
        await asyncio.to_thread(self.database.close)

    async def _heard(self, kind: str, subject: str, value: Any) -> None:
        """Another process wrote something."""
        if kind == "table":
            await self.rooms.changed_elsewhere(subject, int(value))
        elif kind == "chat":
            self.hub.chat_said(subject, value)
        elif kind == "presence":
            self.hub.heard_presence(subject, value)
        elif kind == "ended":
            self.logins.forget(value)
            self.hub.end_sessions(value)
        elif kind == "person":
            await self.directory.refresh(subject)
            self.logins.forget_person(subject)
        elif kind == "removed":
            self.rooms.forget(subject)
        elif kind == "reload":
            await self.rooms.reload(subject)
        elif kind == "lobby":
            self.hub.lobby_dirty.set()

    async def _reconnected(self) -> None:
        """Notices may have been lost: look at everything in memory again."""
        self.logins.clear()
        known = self.hub.sessions()
        self.hub.end_sessions(await self.database.read(lambda db: people.ended_among(db, known)))
        await self.rooms.refresh_all()

    async def _repeat(self) -> None:
        while self.relay.active:
            await asyncio.sleep(REPEAT_PRESENCE)
            self.hub.repeat_presence()


def build_services(settings: Settings) -> Services:
    """All parts, connected; the database is brought to its newest form."""
    database = Database(settings.database)
    try:
        database.hold()
        database.migrate()
        signer = Signer(signing_key(database))
    except BaseException:
        database.close()
        raise
    library = find_library(settings.library)
    directory, relay, metrics = Directory(database), Relay(database), Metrics()
    rooms = Rooms(database, library, directory, relay)
    rooms.snapshot_every = settings.snapshot_every
    rooms.listeners.append(metrics)
    hub = Hub(rooms, relay)
    engine = Engine(settings.engine, settings.library)
    pool = BotPool(settings.bot_workers, settings.bot_timeout, settings.library, engine)
    metrics.watch(lambda: len(hub.clients), lambda: len(rooms))
    return Services(
        settings=settings,
        database=database,
        library=library,
        directory=directory,
        relay=relay,
        rooms=rooms,
        hub=hub,
        lobby=Lobby(database, library, hub, directory),
        pool=pool,
        bots=BotRunner(rooms, settings, metrics, pool),
        hints=Hints(pool, metrics),
        cleaner=Cleaner(database, rooms, relay, settings),
        logins=Logins(database, signer, directory),
        limiter=Limiter(settings.rate_limits),
        rounds=Rounds(settings.rate_limits, settings.loop_at_once),
        passwords=BackRoom(aside=True),
        records=BackRoom(),
        signer=signer,
        metrics=metrics,
        health=Health(database, settings.health_every, settings.least_free),
        notices=Noticeboard(database),
    )
