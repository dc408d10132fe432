"""What goes wrong, when: drawn from a seed, round after round, each kind once a round."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from tools.chaos.clock import HOUR_MS
from tools.chaos.dust import scatter
from tools.chaos.server import ServerUnderTest
from tools.chaos.stores import Store

FARTHEST = 72
"""Hours that the clock is ever wrong by: nothing that people play at becomes old enough to be cleaned away."""
TOGETHER = 0.25
"""How often a fault of the storage and one of the processes meet."""


@dataclass
class Happened:
    """One fault, for the report."""

    at: float
    kind: str
    what: str


@dataclass
class Faults:
    """All that can be done to a server and its database."""

    server: ServerUnderTest
    store: Store
    rng: random.Random
    tell: Callable[[str], None] = lambda line: None
    length: float = 1.0
    """How long faults last, for those in a hurry."""
    happened: list[Happened] = field(default_factory=list)
    began: float = field(default_factory=time.monotonic)

    @property
    def counts(self) -> Counter[str]:
        """How often each kind came."""
        return Counter(one.kind for one in self.happened)

    # ---- the storage

    def disk(self) -> str:
        """The disk fills up while much is to be written, and is emptied again."""
        left = int(self.rng.choice((4, 64, 256, 1024, 2048)) * 1024 * self.rng.random())
        seconds = self._seconds(1.0, 4.0)
        with self.store.watched():
            scatter(self.store, self.rng.randrange(100, 250))
            if self.store.disk.fill(left):
                time.sleep(seconds)
                self.store.disk.free()
                what = f"{left >> 10} KiB left for {seconds:.1f} s"
            else:
                what = f"{self.store.fail_io(self.server.pid, seconds)} (no disk of our own to fill)"
        self.store.mend()
        return what

    def io(self) -> str:
        """Writing fails."""
        what = self.store.fail_io(self.server.pid, self._seconds(0.3, 1.8))
        self.store.mend()
        return what

    def lock(self) -> str:
        """Somebody else holds the database."""
        return self.store.lock(self._seconds(0.5, 3.0))

    def connections(self) -> str:
        """Every connection to the database ends, a few times in a row."""
        said = ""
        for _ in range(self.rng.randrange(1, 6)):
            said = self.store.end_connections()
            time.sleep(self._seconds(0.0, 0.3))
        return said

    def crash(self) -> str:
        """The database falls over."""
        return self.store.crash()

    # ---- the processes

    def kill(self) -> str:
        """kill -9, and a new start."""
        self.server.kill()
        time.sleep(self._seconds(0.0, 0.5))
        self.server.start()
        return "killed and started again"

    def stop(self) -> str:
        """SIGTERM, and a new start."""
        self.server.stop()
        self.server.start()
        return "stopped and started again"

    def bots(self) -> str:
        """The processes of the bots die."""
        return f"{self.server.kill_bots()} processes of bots killed"

    def freeze(self) -> str:
        """The server stands still."""
        seconds = self._seconds(0.5, 2.5)
        self.server.freeze(seconds)
        return f"frozen for {seconds:.1f} s"

    def clock(self) -> str:
        """The clock jumps, forward or back."""
        hours = self.rng.choice((-1, 1)) * self.rng.random() * FARTHEST
        self.server.clock.move_to(int(hours * HOUR_MS))
        return f"{hours:+.1f} h"

    def _seconds(self, least: float, most: float) -> float:
        return self.length * self.rng.uniform(least, most)

    # ---- the order of events

    async def round(self, kinds: list[str], pause: float) -> None:
        """Every kind once, in a new order; now and then two at the same time."""
        storage = [kind for kind in kinds if kind in STORAGE]
        processes = [kind for kind in kinds if kind in PROCESSES]
        self.rng.shuffle(storage)
        self.rng.shuffle(processes)
        while storage or processes:
            if storage and processes and self.rng.random() < TOGETHER:
                await asyncio.gather(self.happen(storage.pop()), self.happen(processes.pop()))
            else:
                pool = storage if not processes or (storage and self.rng.random() < 0.5) else processes
                await self.happen(pool.pop())
            await asyncio.sleep(pause * (0.5 + self.rng.random()))

    async def happen(self, kind: str) -> None:
        """One fault, from its beginning to its end."""
        at = time.monotonic() - self.began
        what: str = await asyncio.to_thread(getattr(self, kind))
        self.happened.append(Happened(at, kind, what))
        self.tell(f"{at:7.1f} s  {kind:12} {what}")

    def over(self) -> None:
        """Everything is in order again but the clock, which stays where it is."""
        self.store.disk.free()
        self.store.mend()
        self.server.wait_until_well()


STORAGE = ("disk", "io", "lock", "connections", "crash")
PROCESSES = ("kill", "stop", "bots", "freeze", "clock")
ONLY_POSTGRES = frozenset({"connections", "crash"})


def kinds_for(database: str) -> list[str]:
    """The faults that a kind of database knows."""
    return [kind for kind in (*STORAGE, *PROCESSES) if database == "postgresql" or kind not in ONLY_POSTGRES]
