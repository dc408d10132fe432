"""``make load``: how long does a move take when a thousand people look on and two hundred play?

Starts a server process of its own on this machine and talks to it over real WebSockets: idle ones that watch a quiet
table, and active ones that each play a table of their own at a human pace. Reports the 50th and 95th percentile of the
time from sending a move to hearing its answer (which comes when the move has been stored).
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect

GOAL_MS = 150.0
LOBBY_GOAL_MS, LOBBY_GOAL_SHARE = 50.0, 0.5


@dataclass
class Tally:
    """What was measured."""

    times: list[float] = field(default_factory=list)
    refused: int = 0
    games: int = 0

    def report(self, seconds: float) -> dict[str, float]:
        """The numbers people ask for."""
        ranked = sorted(self.times) or [0.0]
        return {
            "moves": len(self.times),
            "moves_per_second": round(len(self.times) / seconds, 1),
            "p50_ms": round(statistics.median(ranked) * 1000, 1),
            "p95_ms": round(ranked[int(len(ranked) * 0.95)] * 1000, 1),
            "p99_ms": round(ranked[int(len(ranked) * 0.99)] * 1000, 1),
            "worst_ms": round(ranked[-1] * 1000, 1),
            "refused": self.refused,
            "games_finished": self.games,
        }


class Person:
    """Somebody with a session of their own."""

    def __init__(self, url: str, name: str, visibility: str = "link") -> None:
        self.url = url
        self.visibility = visibility
        self.cookie = ""
        self.ask("POST", "/api/guest", {"name": name})

    def ask(self, method: str, path: str, body: object) -> Any:
        """A request, answered."""
        headers = {"Content-Type": "application/json", "X-Tatami": "1", "Cookie": self.cookie}
        request = Request(self.url + path, json.dumps(body).encode(), headers, method=method)
        with urlopen(request, timeout=30) as response:
            cookie = response.headers.get("Set-Cookie")
            if cookie:
                self.cookie = cookie.split(";")[0]
            return json.loads(response.read())

    def new_table(self, game: str) -> str:
        """A table for one, so that every move is ours."""
        table = {"game": game, "seats": [{"kind": "me"}], "confirm": False, "visibility": self.visibility}
        return str(self.ask("POST", "/api/tables", table)["table"]["id"])


async def idle(url: str, table: str, ready: asyncio.Semaphore, stop: asyncio.Event) -> None:
    """Somebody who only looks."""
    async with ready, asyncio.timeout(60):
        connection = await connect(url, compression=None)
        await connection.send(json.dumps({"type": "watch", "table": table}))
    async with connection:
        await stop.wait()


async def active(person: Person, game: str, url: str, pause: float, tally: Tally, stop: asyncio.Event) -> None:
    """Somebody who plays, thinks, plays."""
    rng = random.Random(person.cookie)
    async with connect(url, compression=None, additional_headers={"Cookie": person.cookie}) as connection:
        await asyncio.sleep(rng.random() * pause)
        while not stop.is_set():
            table = await asyncio.to_thread(person.new_table, game)
            await play(connection, table, pause, rng, tally, stop)
            tally.games += 1


async def play(
    connection: ClientConnection, table: str, pause: float, rng: random.Random, tally: Tally, stop: asyncio.Event
) -> None:
    """One game."""
    state = (await answer(connection, {"type": "watch", "id": 0, "table": table}))["state"]
    while not stop.is_set() and state["table"]["status"] == "running":
        await asyncio.sleep(pause * (0.5 + rng.random()))
        action = rng.choice(state["view"]["decision"]["options"])["id"]
        began = time.perf_counter()
        message = {"type": "move", "id": 1, "table": table, "version": state["version"], "action": action}
        told = await answer(connection, message)
        if told["type"] == "state":
            tally.times.append(time.perf_counter() - began)
            state = told["state"]
        else:
            tally.refused += 1
    await answer(connection, {"type": "unwatch", "id": 2, "table": table})


async def answer(connection: ClientConnection, message: dict[str, Any]) -> dict[str, Any]:
    """Send a message and wait for its answer."""
    await connection.send(json.dumps(message))
    while True:
        told: dict[str, Any] = json.loads(await connection.recv())
        if told.get("reply") == message["id"]:
            return told


def cpu_seconds(process: int) -> float:
    """Processor time a process has used (0 where the system does not tell)."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(url: str, process: int, arguments: argparse.Namespace) -> dict[str, float]:
    """Everybody comes, plays for a while, and goes."""
    address, stop, tally = url.replace("http", "ws", 1) + "/api/ws", asyncio.Event(), Tally()
    quiet = await asyncio.to_thread(Person(url, "Host").new_table, arguments.game)
    few = asyncio.Semaphore(50)
    onlookers = [asyncio.create_task(idle(address, quiet, few, stop)) for _ in range(arguments.idle)]
    players = await asyncio.to_thread(lambda: [Person(url, f"Player {n}") for n in range(arguments.active)])
    pause = 1 / arguments.rate
    tasks = [asyncio.create_task(active(p, arguments.game, address, pause, tally, stop)) for p in players]
    await asyncio.sleep(arguments.warm_up)
    tally.times.clear()
    cpu = cpu_seconds(process)
    await asyncio.sleep(arguments.seconds)
    report = tally.report(arguments.seconds)
    report["server_cpu_ms_per_move"] = round((cpu_seconds(process) - cpu) * 1000 / max(1, report["moves"]), 2)
    report["machine_load"] = round(os.getloadavg()[0], 1)
    stop.set()
    results = await asyncio.gather(*onlookers, *tasks, return_exceptions=True)
    report["failures"] = sum(isinstance(result, Exception) for result in results)
    return report


# ---- the lobby ---------------------------------------------------------------------------------------------------


async def fill_lobby(url: str, game: str, tables: int) -> None:
    """Public tables, half of them waiting for somebody and half of them running, twenty of each owner."""

    def some(number: int) -> None:
        owner = Person(url, f"Owner {number}")
        for n in range(min(20, tables - 20 * number)):
            seats = [{"kind": "me"}, {"kind": "open"}] if n % 2 else [{"kind": "me"}]
            owner.ask("POST", "/api/tables", {"game": game, "seats": seats, "visibility": "public"})

    for number in range(-(-tables // 20)):
        await asyncio.to_thread(some, number)


async def look(url: str, ready: asyncio.Semaphore, seen: list[int], stop: asyncio.Event) -> None:
    """Somebody who looks at the lobby."""
    async with ready, asyncio.timeout(120):
        connection = await connect(url, compression=None, max_size=None)
        await connection.send(json.dumps({"type": "watch_lobby"}))
    async with connection:
        while not stop.is_set():
            with contextlib.suppress(TimeoutError):
                seen.append(len(await asyncio.wait_for(connection.recv(decode=False), 1)))


async def enter(url: str, seconds: float) -> list[float]:
    """Somebody who comes to the lobby four times a second, and is answered; how long each answer took."""
    times = list[float]()
    ends = time.perf_counter() + seconds
    async with connect(url, compression=None, max_size=None) as connection:
        while time.perf_counter() < ends:
            began = time.perf_counter()
            await answer(connection, {"type": "watch_lobby", "id": 1})
            times.append(time.perf_counter() - began)
            await answer(connection, {"type": "unwatch_lobby", "id": 2})
            await asyncio.sleep(0.25)
    return times


def enter_alone(url: str, seconds: float) -> list[float]:
    """The same in a process of its own: reading five hundred lobbies must not delay the one that is timed."""
    return asyncio.run(enter(url, seconds))


async def measure_lobby(url: str, process: int, arguments: argparse.Namespace) -> dict[str, float]:
    """The lobby of many tables before many eyes, while 34 moves a second are made at its tables."""
    address, stop, tally = url.replace("http", "ws", 1) + "/api/ws", asyncio.Event(), Tally()
    await fill_lobby(url, arguments.game, arguments.tables)
    few, seen = asyncio.Semaphore(20), list[int]()
    looking = [asyncio.create_task(look(address, few, seen, stop)) for _ in range(arguments.watchers)]
    players = [await asyncio.to_thread(Person, url, f"Player {n}", "public") for n in range(34)]
    playing = [asyncio.create_task(active(p, arguments.game, address, 1.0, tally, stop)) for p in players]
    await asyncio.sleep(arguments.warm_up + arguments.watchers / 50)
    tally.times.clear()
    seen.clear()
    cpu, began = cpu_seconds(process), time.perf_counter()
    with ProcessPoolExecutor(1) as visitor:
        coming = visitor.submit(enter_alone, address, arguments.seconds)
        times = await asyncio.wrap_future(coming)
    spent = time.perf_counter() - began
    report = {f"move_{name}": value for name, value in tally.report(spent).items()}
    ordered = sorted(times)
    report["lobby_p50_ms"] = round(ordered[len(ordered) // 2] * 1000, 1)
    report["lobby_p95_ms"] = round(ordered[int(len(ordered) * 0.95)] * 1000, 1)
    report["server_cpu_share"] = round((cpu_seconds(process) - cpu) / spent, 2)
    report["lobbies_sent"], report["lobby_kB"] = len(seen), round(max(seen, default=0) / 1000, 1)
    report["machine_load"] = round(os.getloadavg()[0], 1)
    stop.set()
    results = await asyncio.gather(*looking, *playing, return_exceptions=True)
    report["failures"] = sum(isinstance(result, Exception) for result in results)
    return report


# ---- memory ----------------------------------------------------------------------------------------------------------


def resident_kilobytes(process: int) -> int:
    """Memory of a process."""
    pages = int(Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") // 1000


async def measure_memory(url: str, process: int, arguments: argparse.Namespace) -> dict[str, float]:
    """What a socket costs that watches a table, and what a running table costs."""
    address, stop, few = url.replace("http", "ws", 1) + "/api/ws", asyncio.Event(), asyncio.Semaphore(20)
    host = await asyncio.to_thread(Person, url, "Host")
    quiet = await asyncio.to_thread(host.new_table, arguments.game)
    warm = [asyncio.create_task(idle(address, quiet, few, stop)) for _ in range(20)]
    await asyncio.sleep(3)
    before = resident_kilobytes(process)
    sockets = [asyncio.create_task(idle(address, quiet, few, stop)) for _ in range(arguments.watchers)]
    await asyncio.sleep(3 + arguments.watchers / 50)
    with_sockets = resident_kilobytes(process)
    await fill_lobby(url, arguments.game, arguments.tables)
    with_tables = resident_kilobytes(process)
    stop.set()
    await asyncio.gather(*warm, *sockets, return_exceptions=True)
    return {
        "server_kB": before,
        "kB_per_socket": round((with_sockets - before) / arguments.watchers, 1),
        "kB_per_table": round((with_tables - with_sockets) / arguments.tables, 1),
    }


def start_server(database: str, limits: bool = False) -> tuple[subprocess.Popen[bytes], str]:
    """A server process of our own on a free port."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    words = ["--port", str(port), "--database", database, "--log-level", "warning"]
    words += ["--bot-pace", "0"] if limits else ["--no-rate-limits"]
    process = subprocess.Popen([sys.executable, "-m", "tatami.cli.serve", *words], env=os.environ.copy())
    url = f"http://127.0.0.1:{port}"
    for _ in range(100):
        try:
            with urlopen(f"{url}/health", timeout=2):
                return process, url
        except OSError:
            time.sleep(0.1)
    process.kill()
    raise SystemExit("the server did not start")


def main() -> int:
    """Measure and report; the exit status says whether the goal is met."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--idle", type=int, default=1000, help="sockets that only look")
    parser.add_argument("--active", type=int, default=200, help="sockets that play")
    parser.add_argument("--rate", type=float, default=0.5, help="moves a second of one player")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--warm-up", type=float, default=5)
    parser.add_argument("--game", default="white_castle")
    parser.add_argument("--database", help="sqlite:///file or postgresql://...; default: a new SQLite file")
    parser.add_argument("--lobby", action="store_true", help="measure the lobby instead")
    parser.add_argument("--memory", action="store_true", help="measure memory of a socket and of a table instead")
    parser.add_argument("--tables", type=int, default=1000, help="tables in the lobby")
    parser.add_argument("--watchers", type=int, default=500, help="sockets that look at it")
    parser.add_argument("--abuse", action="store_true", help="what one abuser changes for an ordinary person")
    parser.add_argument("--turns", type=int, default=100, help="turns against the bot in each phase, with --abuse")
    parser.add_argument("--rounds", type=int, default=3, help="how often all phases are gone through, with --abuse")
    arguments = parser.parse_args()
    if arguments.abuse:
        from tools import abuse

        return abuse.run(arguments)
    with tempfile.TemporaryDirectory(prefix="tatami-load-") as folder:
        process, url = start_server(arguments.database or f"sqlite:///{Path(folder) / 'load.sqlite3'}")
        try:
            what = measure_lobby if arguments.lobby else measure_memory if arguments.memory else measure
            report = asyncio.run(what(url, process.pid, arguments))
        finally:
            process.terminate()
            process.wait(15)
    if arguments.lobby or arguments.memory:
        print(json.dumps({"tables": arguments.tables, "watchers": arguments.watchers, **report}, indent=2))
        goal = report.get("lobby_p95_ms", 0) < LOBBY_GOAL_MS and report.get("server_cpu_share", 0) < LOBBY_GOAL_SHARE
        return 0 if goal and not report.get("failures") else 1
    print(json.dumps({"idle": arguments.idle, "active": arguments.active, **report}, indent=2))
    return 0 if report["p95_ms"] < GOAL_MS and not report["failures"] else 1


if __name__ == "__main__":
    sys.exit(main())
