"""The bots' processes: those that cannot start, and the end of all of them."""

from __future__ import annotations

import asyncio
from concurrent.futures.process import BrokenProcessPool

import pytest

from tatami.server.live import pool
from tatami.server.live.shares import Payer
from tests.server.serving import LIBRARY
from tests.waiting import PATIENCE


def test_processes_that_die_are_started_again_ever_more_slowly(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []
    dies = True

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    async def run_in_executor(work: object) -> str:
        if dies:
            raise BrokenProcessPool("it could not start")
        return "found"

    worker = pool.Worker(LIBRARY)
    monkeypatch.setattr(worker, "_running", lambda: None)
    monkeypatch.setattr("tatami.server.live.pool.asyncio.sleep", sleep)

    async def ask() -> object:
        loop = asyncio.get_running_loop()
        monkeypatch.setattr(loop, "run_in_executor", lambda executor, work: run_in_executor(work))
        return await worker.run(lambda: None, 10)

    for _ in range(9):
        with pytest.raises(BrokenProcessPool):
            asyncio.run(ask())
    before = worker.failing
    dies = False
    assert asyncio.run(ask()) == "found"
    asyncio.run(ask())
    assert (before, worker.failing) == (True, False)
    assert pauses == [0.2, 0.4, 0.8, 1.6, 3.2, 6.4, 10.0, 10.0, 10.0]


def test_nobody_waits_for_a_pool_that_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither for the thought of now, nor for one in line, nor for one asked for later."""

    async def for_ever(worker: pool.Worker, work: object, timeout: float) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(pool.Worker, "run", for_ever)

    async def ask() -> list[object]:
        bots = pool.BotPool(1, 10, LIBRARY)
        thoughts = [bots.advise("pebbles", "", 0, "", Payer("here", name), "table") for name in ("Anna", "Bela")]
        asked = [asyncio.create_task(thought) for thought in thoughts]
        await asyncio.sleep(0)
        bots.close()
        late = asyncio.create_task(bots.advise("pebbles", "", 0, "", Payer("here", "Cyril"), "table"))
        return await asyncio.wait_for(asyncio.gather(*asked, late, return_exceptions=True), PATIENCE)

    assert [type(end) for end in asyncio.run(ask())] == [asyncio.CancelledError] * 3
