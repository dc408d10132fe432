"""The bots' processes that cannot start: tried again with longer and longer pauses."""

from __future__ import annotations

import asyncio
from concurrent.futures.process import BrokenProcessPool

import pytest

from tatami.server.live import pool
from tests.server.serving import LIBRARY


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
