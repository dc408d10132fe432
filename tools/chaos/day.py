"""``make day``: a day of steady use in fast motion, and whether anything grows.

People come, play, talk, leave a table behind or walk away from a game, and hang up; after each hour's visitors the
server's clock goes an hour ahead, and it cleans up what has become old (here after three hours instead of days). A
server that forgets nothing it should remember and remembers nothing it should forget ends the day as large as it was at
noon.

What is compared is the mean of the last third of the day with that of the third before it: the first third fills the
caches. Memory may differ by :data:`TOLERANCE`; open files and threads by :data:`FEW`.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import socket as sockets
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from statistics import fmean
from urllib.request import urlopen

from sqlalchemy import func, select

from tatami.server.stored import schema
from tools.chaos.clock import HOUR_MS, MovedClock
from tools.chaos.people import ENDED, TABLES
from tools.chaos.server import PATIENCE, ServerUnderTest
from tools.chaos.stores import Store, open_store
from tools.chaos.trial import end_on_sigterm, settings_for_trial
from tools.chaos.wires import Http, Json, Refused, Socket

TOLERANCE = 0.03
"""Of the memory: what the allocator keeps or gives back from one hour to the next."""
FEW = 3.0
KEPT_DAYS = 3 / 24
ROOMS = "TATAMI_CHAOS_ROOMS"


@dataclass(frozen=True)
class Hour:
    """The server after an hour's visitors have gone and the rooms were swept."""

    hour: int
    memory_kib: int
    files: int
    threads: int
    rooms: int
    sockets: int
    database_kib: int
    finished: int
    unfinished: int
    guests: int


class DayVisitor:
    """Somebody with an address of their own who comes for one game."""

    def __init__(self, number: int, url: Callable[[], str], seed: str) -> None:
        self._address = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
        self._rng = random.Random(f"{seed} {number}")
        self._name = f"Visitor {number}"
        self._http = Http(url, self._address)
        self._url = url
        self._state: Json = {}
        self.moves = 0

    async def come_and_go(self) -> None:
        """One visit."""
        await self._http.ask("POST", "/api/guest", {"name": self._name})
        socket = await Socket.open(self._url(), self._http.cookie, self._hear, self._address)
        try:
            await socket.ask("watch_lobby")
            habit = self._rng.choice(("alone", "careful", "bots"))
            await self._play(socket, habit)
            if self._rng.random() < 0.2:  # a table to which nobody comes
                await self._http.ask("POST", "/api/tables", {**TABLES["pair"], "visibility": "public"})
        finally:
            await socket.close()
            self._http.close()

    async def _play(self, socket: Socket, habit: str) -> None:
        made = await self._http.ask("POST", "/api/tables", {**TABLES[habit], "visibility": "public"})
        table = made["table"]["id"]
        await socket.ask("watch", table=table)
        walks_away = self._rng.random() < 0.2
        while self._state["table"]["status"] not in ENDED:
            if walks_away and self._state["ply"] > 6:
                await self._http.ask("POST", f"/api/tables/{table}/leave", {})
                return
            await self._turn(socket, table)
        await socket.ask("chat", table=table, text=f"{self._name} thanks you")

    async def _turn(self, socket: Socket, table: str) -> None:
        state = self._state
        awaiting = state["awaiting"]
        if not awaiting or not set(awaiting["seats"]) & set(state["mine"]):
            await socket.listen(5.0)
            return
        kind = "confirm" if awaiting["kind"] == "confirm" else "move"
        action = {"action": self._rng.choice(state["view"]["decision"]["options"])["id"]} if kind == "move" else {}
        try:
            await socket.ask(kind, table=table, version=state["version"], **action)
            self.moves += 1
        except Refused as refused:
            if refused.code != "rate_limited":
                raise
            await asyncio.sleep(0.5)

    def _hear(self, state: Json) -> None:
        self._state = state


class Day:
    """A server that is looked at every hour."""

    def __init__(self, store: Store, server: ServerUnderTest, metrics: int, visitors: int, seed: int) -> None:
        self.hours: list[Hour] = []
        self.moves = 0
        self._store = store
        self._server = server
        self._metrics = metrics
        self._visitors = visitors
        self._seed = seed

    async def hour(self, hour: int) -> Hour:
        """An hour's visitors, a few at a time; then an hour passes, and everything old is swept away."""
        doors = asyncio.Semaphore(16)

        async def visit(number: int) -> None:
            async with doors:
                visitor = DayVisitor(number, lambda: self._server.url, f"{self._seed}")
                await visitor.come_and_go()
                self.moves += visitor.moves

        first = hour * self._visitors
        await asyncio.gather(*(visit(number) for number in range(first, first + self._visitors)))
        self._server.clock.move_to((hour + 1) * HOUR_MS)
        await asyncio.to_thread(self._wait_until_swept, hour + 1)
        seen = await asyncio.to_thread(self._look, hour)
        self.hours.append(seen)
        return seen

    def _wait_until_swept(self, hours: int) -> None:
        """What is older than the limit by an hour must be gone."""
        deadline = time.monotonic() + PATIENCE
        old = time.time_ns() // 1_000_000 + (hours - 1) * HOUR_MS - int(KEPT_DAYS * 24 * HOUR_MS)
        table, engine = schema.tables.c, self._store.engine()
        query = select(func.count()).where(table.status.in_(("open", "abandoned")), table.updated < old)
        try:
            while time.monotonic() < deadline:
                with engine.connect() as db:
                    if db.execute(query).scalar_one() == 0:
                        return
                time.sleep(0.1)
        finally:
            engine.dispose()
        raise RuntimeError("old tables are not cleaned away")

    def _look(self, hour: int) -> Hour:
        process = Path(f"/proc/{self._server.pid}")
        status = dict(re.findall(r"^(\w+):\s+(\d+)", (process / "status").read_text(), re.MULTILINE))
        with urlopen(f"http://127.0.0.1:{self._metrics}/metrics", timeout=60) as answer:
            gauges = dict(re.findall(r"^(\w+) ([\d.e+]+)$", answer.read().decode(), re.MULTILINE))
        finished, unfinished, guests = self._counted()
        return Hour(
            hour=hour,
            memory_kib=int(status["VmRSS"]),
            files=len(os.listdir(process / "fd")),  # noqa: PTH208
            threads=int(status["Threads"]),
            rooms=int(float(gauges["tatami_tables_in_memory"])),
            sockets=int(float(gauges["tatami_sockets"])),
            database_kib=self._store.size() >> 10,
            finished=finished,
            unfinished=unfinished,
            guests=guests,
        )

    def _counted(self) -> tuple[int, int, int]:
        engine, status = self._store.engine(), schema.tables.c.status
        with engine.connect() as db:
            over = db.execute(select(func.count()).where(status == "over")).scalar_one()
            others = db.execute(select(func.count()).where(status != "over")).scalar_one()
            guests = db.execute(select(func.count()).select_from(schema.person)).scalar_one()
        engine.dispose()
        return over, others, guests


def growth(hours: list[Hour]) -> list[str]:
    """What has grown from the middle third of the day to the last; empty is good."""
    third = len(hours) // 3
    middle, last = hours[third : 2 * third], hours[2 * third : 3 * third]
    complaints = []
    for name in ("memory_kib", "files", "threads", "rooms", "sockets", "unfinished"):
        before, after = fmean(getattr(hour, name) for hour in middle), fmean(getattr(hour, name) for hour in last)
        allowed = before * TOLERANCE if name in ("memory_kib", "rooms", "unfinished") else 0
        if after > before + max(allowed, FEW):
            complaints.append(f"{name} grew from {before:.0f} to {after:.0f}")
    return complaints


def free_port() -> int:
    """A port where nobody listens."""
    with sockets.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


def main() -> int:
    """0: nothing grows."""
    parser = argparse.ArgumentParser(prog="make day", description="A day of steady use in fast motion.")
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--hours", type=int, default=24)
    parser.add_argument("--visitors", type=int, default=60, help="an hour")
    parser.add_argument("--rooms", type=int, default=200, help="tables kept in memory (2000 in real life)")
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    end_on_sigterm()
    os.environ[ROOMS] = str(arguments.rooms)
    store = open_store(arguments.database)
    folder = Path(tempfile.mkdtemp(prefix="tatami-day-"))
    settings = replace(
        settings_for_trial(store, 1.0),
        rate_limits=True, keep_open=KEPT_DAYS, keep_abandoned=KEPT_DAYS, keep_guests=KEPT_DAYS,
        metrics_port=free_port(),
    )  # fmt: skip
    server = ServerUnderTest(settings, MovedClock(folder / "clock"), folder / "server.log")
    try:
        server.start()
        day = Day(store, server, settings.metrics_port or 0, arguments.visitors, arguments.seed)
        return asyncio.run(_day(day, arguments.hours))
    finally:
        server.kill()
        store.close()


async def _day(day: Day, hours: int) -> int:
    began = time.monotonic()
    for hour in range(hours):
        seen = await day.hour(hour)
        print("  ".join(f"{name} {value}" for name, value in asdict(seen).items()), flush=True)
    third = len(day.hours) // 3
    settled = day.hours[third:]
    slope = (settled[-1].memory_kib - settled[0].memory_kib) / max(1, len(settled) - 1)
    print(
        f"{day.moves} moves in {time.monotonic() - began:.0f} s; memory {slope:+.0f} KiB an hour after the first third"
    )
    complaints = growth(day.hours)
    print("\n".join(complaints) or "nothing grows")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
