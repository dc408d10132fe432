"""Bots at the tables: whenever a bot is to decide, it thinks in the pool and moves like anybody else.

Nothing about a thought is stored: after a crash the table still waits for the bot, and whoever runs the sweep
starts the thought again. Two processes may think about the same decision; the second move is refused by its
version. A database in trouble is no fault of the bot's: it keeps its choice and moves when the database answers again.
"""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from collections.abc import Callable

from sqlalchemy.exc import SQLAlchemyError

from tatami.core.rng import Rng
from tatami.server import listing, playing
from tatami.server.config import Settings
from tatami.server.errors import ErrorCode, Refusal
from tatami.server.library import Question
from tatami.server.metrics import Metrics
from tatami.server.pool import BotPool
from tatami.server.rooms import ELSEWHERE, Room, Rooms, check_version
from tatami.server.table import Step, Table

log = logging.getLogger("tatami.bots")
FAILURES = 3
LONGEST_WAIT = 5.0
"""Seconds between two attempts to store a bot's move while the database is in trouble."""


class BotRunner:
    """Makes the bots of all tables move."""

    def __init__(self, rooms: Rooms, settings: Settings, metrics: Metrics, pool: BotPool) -> None:
        self._rooms = rooms
        self._settings = settings
        self._metrics = metrics
        self._pool = pool
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        rooms.listeners.append(self)

    def start(self) -> None:
        """Take up what bots owe since before the start."""
        self._sweeper = asyncio.create_task(self._sweep_for_ever(), name="bot sweep")

    async def stop(self) -> None:
        """Let all thoughts go; they begin again at the next start."""
        tasks = [*self._playing.values(), *([self._sweeper] if self._sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def table_changed(self, room: Room, before: Table, origin: object | None) -> None:
        """A table changed here or elsewhere; elsewhere's bots are elsewhere's work (until the sweep)."""
        if room.table.awaits_bot and origin is not ELSEWHERE:
            self.consider(room.id)

    def consider(self, table: str) -> None:
        """Let the bot of a table play, unless it does already."""
        if table not in self._playing:
            self._playing[table] = asyncio.create_task(self._play(table), name="bot")

    async def _sweep_for_ever(self) -> None:
        before: dict[str, int] | None = None
        while True:
            try:
                waiting = await self._rooms.database.read(listing.awaiting_bots)
                for table in left_waiting(waiting, before):
                    self.consider(table)
                before = waiting
            except Exception:
                log.exception("the sweep for waiting bots failed")
            await asyncio.sleep(self._settings.sweep_every)

    async def _play(self, table: str) -> None:
        try:
            await self._play_on(table)
        except (SQLAlchemyError, Refusal) as error:  # it cannot even be read (then the sweep comes back), or is gone
            log.warning("a bot cannot read its table", extra={"why": type(error).__name__})
        finally:  # in the same breath as the last look at the table, so that no change is missed
            self._playing.pop(table, None)

    async def _play_on(self, table: str) -> None:
        failures = 0
        while (room := await self._rooms.get(table)).table.awaits_bot:
            try:
                await self._move(room, failures)
                failures = 0
            except Exception as error:
                if isinstance(error, Refusal) and error.code is ErrorCode.STALE_VERSION:
                    await self._look_again(room)
                    continue
                failures += 1
                log.warning("a bot failed", extra={"game": room.table.facts.game, "why": str(error)})
                await asyncio.sleep(min(failures, 5) * 0.2)

    async def _look_again(self, room: Room) -> None:
        """The table moved on while the bot was thinking, here or in another process."""
        async with room.lock:
            await self._rooms.refresh(room)

    async def _move(self, room: Room, failures: int) -> None:
        table = room.table
        if table.awaiting is None:
            return
        seat = table.awaiting.seat
        began = time.monotonic()
        action = await self._choose(table, seat, failures)
        spent = time.monotonic() - began
        self._metrics.bot_thought.observe(spent)
        if spent < self._settings.bot_pace:
            await asyncio.sleep(self._settings.bot_pace - spent)

        def build(now_table: Table) -> Step:
            check_version(now_table, table.version)
            return playing.move(now_table, None, [seat], action)

        await self._store(room.id, build)
        self._metrics.moves.labels("bot").inc()

    async def _store(self, table: str, build: Callable[[Table], Step]) -> None:
        """Move, however long the database takes to come back."""
        wait = 0.1
        while True:
            try:
                await self._rooms.perform(table, build)
                return
            except SQLAlchemyError as error:
                log.warning("a bot waits for the database", extra={"why": type(error).__name__})
            except Refusal as refusal:
                if refusal.code is not ErrorCode.UNAVAILABLE:
                    raise
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    async def _choose(self, table: Table, seat: int, failures: int) -> int:
        if table.line is None:
            raise RuntimeError("a bot has no game to play")
        state = table.line.state
        if failures >= FAILURES:
            log.error("a bot keeps failing: a random legal action is played", extra={"bot": table.seats[seat].bot})
            return random.SystemRandom().choice(state.legal())
        hidden = state.redeal(seat, Rng(secrets.token_hex(16)))
        bot = table.seats[seat].bot or ""
        seed, place = secrets.token_hex(16), f"{table.facts.id}/{seat}"
        question = Question(table.facts.game, bot, hidden.to_json(), seat, seed, table.line.asked, place)
        return await self._pool.think(question)


def left_waiting(waiting: dict[str, int], before: dict[str, int] | None) -> list[str]:
    """Of the tables that wait for a bot, those that waited at the same version a sweep ago (the first time: all).

    Whoever made the bot's turn come lets it play; only what stays is taken up here. No clock is asked, so none that is
    set back can keep a bot waiting.
    """
    return [table for table, version in waiting.items() if before is None or before.get(table) == version]
