"""The bots' processes: thinking happens there, never on the event loop."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from tatami.server.thinking import prepare, think

log = logging.getLogger("tatami.bots")


class BotPool:
    """A pool that comes back when one of its processes dies or thinks for too long."""

    def __init__(self, workers: int, timeout: float, library: str) -> None:
        self._workers = workers
        self._timeout = timeout
        self._library = library
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, game: str, bot: str, position: str, seat: int, seed: str, asked: int | None) -> int:
        """A bot's choice. Raises whatever went wrong, after putting the pool in order."""
        pool = self._running()
        work = asyncio.get_running_loop().run_in_executor(pool, think, game, bot, position, seat, seed, asked)
        try:
            return await asyncio.wait_for(work, self._timeout)
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
