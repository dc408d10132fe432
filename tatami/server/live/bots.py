"""Bots at the tables: whenever a bot is to decide, it thinks in the pool and moves like anybody else.

Nothing about a thought is stored: after a crash the table still waits for the bot, and whoever looks at it, or the
sweep, starts the thought again. Two processes may think about the same decision; the second move is refused by its
version. At a live table that nobody has looked at for a while bots stop; they go on when somebody comes. A database in
trouble is no fault of the bot's: it keeps its choice and moves when the database answers again.
"""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace

from sqlalchemy.exc import SQLAlchemyError

from tatami.core.rng import Rng
from tatami.server.config import Settings
from tatami.server.live.library import Question
from tatami.server.live.metrics import Metrics
from tatami.server.live.pool import BotPool
from tatami.server.live.rooms import ELSEWHERE, Room, Rooms, check_version
from tatami.server.live.shares import Payer
from tatami.server.live.thinking import ThoughtFailed
from tatami.server.pure import playing
from tatami.server.pure.ids import reference
from tatami.server.pure.refusals import ErrorCode, Refusal
from tatami.server.pure.table import Change, Table
from tatami.server.pure.whole_turns import keeps_secrets
from tatami.server.stored import listing
from tatami.server.stored.trouble import cause_of, code_of, report

log = logging.getLogger("tatami.bots")
FAILURES = 3
"""Failed thoughts after which a random action is tried, and failed actions after which the table is given up."""
LONGEST_WAIT = 5.0
"""Seconds between two attempts to store a bot's move while the database is in trouble."""
SWEPT = 50
"""Tables that the sweep takes up at a time."""
REMEMBERED = 10_000
"""Tables of which we know when somebody looked at them."""


class BotRunner:
    """Makes the bots of all tables move."""

    def __init__(self, rooms: Rooms, settings: Settings, metrics: Metrics, pool: BotPool) -> None:
        self._rooms = rooms
        self._settings = settings
        self._metrics = metrics
        self._pool = pool
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._swept: set[str] = set()
        self._looked_at: dict[str, float] = {}
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
        if origin is ELSEWHERE:
            return
        if room.id not in self._playing:  # a person did something
            self.look(room)

    def look(self, room: Room) -> None:
        """Somebody looks at a table: its bots may think, and begin if they are waited for."""
        self._note_look(room.id)
        if room.table.awaits_bot:
            self.consider(room.id)

    def consider(self, table: str) -> None:
        """Let the bot of a table play, unless it does already."""
        if table not in self._playing:
            self._playing[table] = asyncio.create_task(self._play(table), name="bot")

    def _is_watched(self, table: str) -> bool:
        """Whether somebody looks at a table, or did a short while ago."""
        if self._rooms.in_use(table):
            self._note_look(table)
        looked = self._looked_at.get(table)
        return looked is not None and time.monotonic() - looked < self._settings.bot_patience

    def _note_look(self, table: str) -> None:
        self._looked_at.pop(table, None)
        self._looked_at[table] = time.monotonic()
        if len(self._looked_at) > REMEMBERED:
            del self._looked_at[next(iter(self._looked_at))]

    # ---- the sweep -------------------------------------------------------------------------------------------------

    async def _sweep_for_ever(self) -> None:
        before: dict[str, int] | None = None
        while True:
            try:
                before = await self._sweep(before)
            except Exception as error:
                report(error, log, "the sweep for waiting bots failed")
            await asyncio.sleep(self._settings.sweep_every)

    async def _sweep(self, before: dict[str, int] | None) -> dict[str, int]:
        """Take up tables that are still waited at since the sweep before, a few at a time: they are read into memory.

        Returns what waits now, with its version.
        """
        self._swept &= self._playing.keys()
        waiting = await self._rooms.database.read(listing.awaiting_bots)
        versions = {table.id: table.version for table in waiting}
        paces = {table.id: table.pace for table in waiting}
        for table in left_waiting(versions, before):
            if len(self._swept) >= SWEPT:
                break
            if table not in self._playing and (paces[table] == "turns" or self._is_watched(table)):
                self._swept.add(table)
                self.consider(table)
        return versions

    # ---- playing ---------------------------------------------------------------------------------------------------

    async def _play(self, table: str) -> None:
        try:
            await self._play_on(table)
        except (SQLAlchemyError, Refusal) as error:  # it cannot even be read (then the sweep comes back), or is gone
            log.warning("a bot cannot read its table", extra={"why": type(error).__name__, "table": reference(table)})
        except Exception:
            log.exception("a table's bots stopped", extra={"table": reference(table)})
        finally:  # in the same breath as the last look at the table, so that no change is missed
            self._playing.pop(table, None)

    async def _play_on(self, table: str) -> None:
        failures = 0
        while (room := await self._rooms.get(table)).table.awaits_bot:
            if room.table.facts.pace == "live" and not self._is_watched(table):
                return  # until somebody looks
            try:
                await self._move(room, failures)
                failures = 0
            except Exception as error:
                if isinstance(error, Refusal) and error.code is ErrorCode.STALE_VERSION:
                    await self._look_again(room)
                    continue
                failures += 1
                _report(room.table, failures, error)
                if failures >= 2 * FAILURES:
                    await self._give_up(room)
                    return
                await asyncio.sleep(min(failures, 5) * 0.2)

    async def _look_again(self, room: Room) -> None:
        """The table moved on while the bot was thinking, here or in another process."""
        async with room.lock:
            await self._rooms.refresh(room)

    async def _give_up(self, room: Room) -> None:
        """Neither a thought nor any action works: say so instead of thinking for ever."""
        async with room.lock:
            if room.table.awaits_bot:
                room.table = replace(room.table, stuck_at=room.table.version)
                self._rooms.tell_again(room)

    async def _move(self, room: Room, failures: int) -> None:
        """The bot that is waited for moves; at an open question all of them think at once."""
        table = room.table
        moves = [self._move_of(table, seat, failures) for seat in table.thinking]
        ended = await asyncio.gather(*moves, return_exceptions=True)
        for error in ended:
            if error is not None:
                raise error

    async def _move_of(self, table: Table, seat: int, failures: int) -> None:
        began = time.monotonic()
        action = None if table.hold is not None else await self._choose(table, seat, failures)
        spent = time.monotonic() - began
        if not keeps_secrets(table):
            self._metrics.bot_thought.observe(spent)
        if spent < self._settings.bot_pace:
            await asyncio.sleep(self._settings.bot_pace - spent)

        def build(now_table: Table) -> Change:
            check_version(now_table, table.version, [seat])
            if action is None:  # the turn of the person in whose place it sits
                return playing.confirm(now_table, None, [seat])
            return playing.move(now_table, None, [seat], action)

        await self._store(table.facts.id, build)

    async def _store(self, table: str, build: Callable[[Table], Change]) -> None:
        """Move, however long the database takes to come back."""
        wait = 0.1
        while True:
            try:
                await self._rooms.perform(table, build)
                return
            except SQLAlchemyError as error:
                said = {"cause": cause_of(error) or "an error", "code": code_of(error)}
                log.warning("a bot waits for the database", extra=said)
            except Refusal as refusal:
                if refusal.code is not ErrorCode.UNAVAILABLE:
                    raise
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    async def _choose(self, table: Table, seat: int, failures: int) -> int:
        if table.line is None:
            raise RuntimeError("a bot has no game to play")
        state = playing.question_to(table, seat)
        if failures >= FAILURES:
            log.error("a bot keeps failing: a random legal action is played", extra=_facts(table))
            return random.SystemRandom().choice(state.legal())
        hidden = state.redeal(seat, Rng(secrets.token_hex(16)))
        bot = table.seats[seat].bot or ""
        seed, place = secrets.token_hex(16), f"{table.facts.id}/{seat}"
        question = Question(table.facts.game, bot, hidden.to_json(), seat, seed, table.line.asked(seat), place)
        return await self._pool.think(question, payer_of(table), watched=self._is_watched(table.facts.id))


def left_waiting(waiting: dict[str, int], before: dict[str, int] | None) -> list[str]:
    """Of the tables that wait for a bot, those that waited at the same version a sweep ago (the first time: all).

    Whoever made the bot's turn come lets it play; only what stays is taken up here. No clock is asked, so none that is
    set back can keep a bot waiting.
    """
    return [table for table, version in waiting.items() if before is None or before.get(table) == version]


def payer_of(table: Table) -> Payer:
    """On whose account the bots of a table think: of the one who set it up."""
    facts = table.facts
    return Payer(facts.address or "unknown", facts.owner or facts.id)


def _report(table: Table, failures: int, error: Exception) -> None:
    """All that is needed to find the mistake, and no table's key."""
    extra = {**_facts(table), "failures": failures, "why": str(error)}
    if isinstance(error, ThoughtFailed):
        extra["story"] = error.story
    told = None if isinstance(error, BrokenProcessPool) else error  # of which our own traceback says nothing
    log.warning("a bot failed", extra=extra, exc_info=told)


def _facts(table: Table) -> dict[str, object]:
    facts, awaiting = table.facts, table.awaiting
    seat = None if awaiting is None else awaiting.seat
    bot = None if seat is None else table.seats[seat].bot
    return {"table": reference(facts.id), "game": facts.game, "rules": facts.rules, "seat": seat, "bot": bot}
