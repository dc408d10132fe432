"""The bots' processes: thinking happens there, never on the event loop.

A bot keeps for the rest of its turn what it has thought so far, so all decisions of a turn are put to the same
process; which one that is, is settled anew with every turn.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import TypeVar

from tatami.bots.hint import Hint
from tatami.crew import dismiss, recruit
from tatami.server.library import Question
from tatami.server.thinking import advise, prepare, think

log = logging.getLogger("tatami.bots")
T = TypeVar("T")
REMEMBERED = 1000
"""Tables of which we know where their bots think; of one forgotten, the bot only begins its thoughts again."""


class Worker:
    """One process; a new one takes its place when it dies or thinks for too long."""

    def __init__(self, library: str) -> None:
        self.waiting = 0
        """Thoughts under way or in line."""
        self._library = library
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Lock()

    async def run(self, work: Callable[[], T], timeout: float) -> T:
        """Have something thought out; who waits in line is not yet thinking too long."""
        self.waiting += 1
        try:
            async with self._free:
                return await self._run(work, timeout)
        finally:
            self.waiting -= 1

    async def _run(self, work: Callable[[], T], timeout: float) -> T:
        pool = self._running()
        try:
            return await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(pool, work), timeout)
        except (BrokenProcessPool, TimeoutError):
            log.warning("a process of the bots is started again")
            self._drop(pool)
            raise

    def close(self) -> None:
        """End the process, thinking or not."""
        if self._pool is not None:
            self._drop(self._pool)

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = recruit(1, partial(prepare, self._library))
        return self._pool

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
        dismiss(pool)


class BotPool:
    """Several processes, each with its own line of questions."""

    def __init__(self, workers: int, timeout: float, library: str) -> None:
        self._timeout = timeout
        self._workers = [Worker(library) for _ in range(workers)]
        self._places: dict[str, Worker] = {}

    async def think(self, question: Question) -> int:
        """A bot's choice. Raises whatever went wrong, after putting the processes in order."""
        return await self.worker_for(question).run(partial(think, question), self._timeout)

    async def advise(self, game: str, position: str, seat: int, seed: str) -> Hint:
        """A hint, in the same way, from whoever has least to do."""
        return await self._least_busy().run(partial(advise, game, position, seat, seed), self._timeout)

    def close(self) -> None:
        """End the processes, thinking or not."""
        for worker in self._workers:
            worker.close()

    def worker_for(self, question: Question) -> Worker:
        """Where this bot has thought in this turn before; else where least is to do."""
        known = self._places.pop(question.place, None)
        worker = known if known and question.asked else self._least_busy()
        self._places[question.place] = worker
        if len(self._places) > REMEMBERED:
            del self._places[next(iter(self._places))]
        return worker

    def _least_busy(self) -> Worker:
        return min(self._workers, key=lambda one: one.waiting)
