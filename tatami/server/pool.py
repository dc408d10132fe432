"""The bots' processes: thinking happens there, never on the event loop."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import TypeVar

from tatami.bots.hint import Hint
from tatami.server.thinking import advise, prepare, think

log = logging.getLogger("tatami.bots")
T = TypeVar("T")


class BotPool:
    """A pool that comes back when one of its processes dies or thinks for too long."""

    def __init__(self, workers: int, timeout: float, library: str) -> None:
        self._workers = workers
        self._timeout = timeout
        self._library = library
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(workers)

    async def think(self, game: str, bot: str, position: str, seat: int, seed: str) -> int:
        """A bot's choice. Raises whatever went wrong, after putting the pool in order."""
        return await self._run(partial(think, game, bot, position, seat, seed))

    async def advise(self, game: str, position: str, seat: int, seed: str) -> Hint:
        """A hint, in the same way."""
        return await self._run(partial(advise, game, position, seat, seed))

    async def _run(self, work: Callable[[], T]) -> T:
        """At most one thought for each process is under way: who waits for a free one is not yet thinking too long."""
        async with self._free:
            pool = self._running()
            try:
                return await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(pool, work), self._timeout)
            except (BrokenProcessPool, TimeoutError):
                log.warning("the bots' processes are started again")
                self._drop(pool)
                raise

    def close(self) -> None:
        """End the processes, thinking or not."""
        if self._pool is not None:
            self._drop(self._pool)

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self._workers, mp_context=context, initializer=prepare, initargs=(self._library,)
            )
        return self._pool

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
        processes = list((getattr(pool, "_processes", None) or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()
