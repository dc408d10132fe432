"""The back room: slow work that a request asks for (passwords, record files) is done there, one piece at a time.

Such work is short enough to be waited for, but dozens of pieces at once would take all processors, and a password takes
64 MiB besides. So there is one thread, and of each address one piece waits for it: addresses take turns, and whoever
comes waits for one piece of every other address at most.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar
from weakref import WeakValueDictionary

from tatami.server.door.limits import neighbourhood
from tatami.server.live.benches import Bench, Seat

P = ParamSpec("P")
T = TypeVar("T")
LOW_PRIORITY = 10


class BackRoom:
    """One thread. ``aside``: it steps aside for everybody else, which is good for work that holds no lock of Python."""

    def __init__(self, aside: bool = False) -> None:
        self._thread = ThreadPoolExecutor(1, "back room", initializer=_step_aside if aside else None)
        self._addresses: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def do(self, address: str, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Have something done for somebody at an address."""
        async with self._addresses.setdefault(neighbourhood(address), asyncio.Lock()):
            return await asyncio.get_running_loop().run_in_executor(self._thread, partial(work, *args, **kwargs))

    def close(self) -> None:
        """Nothing more is begun."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def _step_aside() -> None:
    if sys.platform == "linux":  # where a thread has a priority of its own
        os.nice(LOW_PRIORITY)
        Bench().take(Seat.BACK)
