"""A flood of one address makes nobody else wait at the event loop, however long it goes on."""

from __future__ import annotations

import asyncio
import http.client
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from tatami.server.door import limits
from tatami.server.door import rounds as module
from tatami.server.door.app import build_app
from tatami.server.door.limits import LONGEST_REST
from tatami.server.door.rounds import SHARE, Rounds
from tatami.server.door.services import build_services
from tests.server.serving import serving, settings_for
from tests.waiting import PATIENCE, wait_until

FLOOD = 60
HOUSE, HUT = "192.0.2.1", "192.0.2.2"


class Clock:
    """Clocks that go when they are told to: of the wall, and of the processor."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.worked = 0.0

    def monotonic(self) -> float:
        return self.now

    def thread_time(self) -> float:
        return self.worked


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    for each in (module, limits):
        monkeypatch.setattr(each, "time", clock)
    return clock


# ---- rounds --------------------------------------------------------------------------------------------------------


def test_somebody_else_comes_before_the_rest_of_an_address() -> None:
    begun: list[str] = []

    async def ask(rounds: Rounds, who: str, address: str) -> None:
        await rounds.turn(address)
        begun.append(who)

    async def scene() -> int:
        rounds = Rounds()
        flood = [asyncio.create_task(ask(rounds, f"flood {n}", "192.0.2.1")) for n in range(FLOOD)]
        while len(begun) < FLOOD // 4:
            await asyncio.sleep(0)
        flood[-1].cancel()
        await ask(rounds, "other", "192.0.2.2")
        await asyncio.gather(*flood, return_exceptions=True)
        await asyncio.sleep(0)
        return len(rounds)

    assert asyncio.run(scene()) == 0  # nobody is remembered
    assert begun.index("other") == FLOOD // 4
    assert [who for who in begun if who != "other"] == [f"flood {n}" for n in range(FLOOD - 1)]


def test_a_request_is_answered_before_a_flood_of_another_address(tmp_path: Path) -> None:
    """All of them are there in the same moment, and the flood came first."""
    services = build_services(settings_for(f"sqlite:///{tmp_path / 'tatami.sqlite3'}", rate_limits=True))
    app, answered = build_app(services), list[str]()

    async def ask(address: str) -> None:
        transport = httpx.ASGITransport(app, client=(address, 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
            assert (await http.get("/api/nothing")).status_code == 404
        answered.append(address)

    async def scene() -> None:
        await asyncio.gather(*(ask("192.0.2.1") for _ in range(FLOOD)), ask("192.0.2.2"))

    asyncio.run(scene())
    services.pool.close()
    services.database.close()
    assert len(answered) == FLOOD + 1
    assert answered.index("192.0.2.2") < FLOOD // 4


def test_the_people_of_an_address_take_turns() -> None:
    begun: list[str] = []

    async def ask(rounds: Rounds, who: str) -> None:
        await rounds.turn(HOUSE, who)
        begun.append(who)

    async def scene() -> None:
        rounds = Rounds()
        asked = [ask(rounds, "greedy") for _ in range(FLOOD)] + [ask(rounds, "anna"), ask(rounds, "bela")]
        asked += [ask(rounds, "anna")]
        await asyncio.gather(*asked)

    asyncio.run(scene())
    assert begun[:6] == ["greedy", "greedy", "anna", "bela", "greedy", "anna"]  # the first found no line
    assert begun[6:] == ["greedy"] * (FLOOD - 3)


# ---- the share -----------------------------------------------------------------------------------------------------


def test_only_the_work_counts_and_not_the_waiting(clock: Clock) -> None:
    """Each step of it: to the answer, to a failure, and when it is given up."""
    rounds = Rounds(at_once=0.0)

    async def work(ends: Callable[[], Awaitable[str]]) -> str:
        for _ in range(3):
            clock.worked += 0.001
            await asyncio.sleep(0)
        try:
            return await ends()
        finally:
            clock.worked += 0.002

    async def answer() -> str:
        return "an answer"

    async def fail() -> str:
        raise ValueError("no")

    async def wait() -> str:
        await asyncio.Event().wait()
        return "never"

    async def scene() -> None:
        assert await rounds.counted(HOUSE, work(answer)) == "an answer"
        assert rounds.allowances.rest(HOUSE) == pytest.approx(0.005 / SHARE)
        with pytest.raises(ValueError, match="no"):
            await rounds.counted(HOUSE, work(fail))
        assert rounds.allowances.rest(HOUSE) == pytest.approx(0.010 / SHARE)
        task = asyncio.create_task(rounds.counted(HOUSE, work(wait)))
        while clock.worked < 0.013 - 1e-9:
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert rounds.allowances.rest(HOUSE) == pytest.approx(0.015 / SHARE)
        assert rounds.allowances.rest(HUT) == 0

    asyncio.run(scene())


def test_whoever_had_more_than_the_share_waits_alone() -> None:
    """The line of the house stands until its time has come; the hut's goes on meanwhile."""
    begun: list[str] = []

    async def ask(rounds: Rounds, address: str) -> None:
        await rounds.turn(address)
        begun.append(address)

    async def scene() -> int:
        rounds = Rounds(at_once=0.0)
        rounds.allowances.count(HOUSE, 0.05)
        house = [asyncio.create_task(ask(rounds, HOUSE)) for _ in range(3)]
        for _ in range(FLOOD):
            await ask(rounds, HUT)
        began = time.monotonic()
        assert HOUSE not in begun
        await asyncio.gather(*house)
        assert time.monotonic() - began < LONGEST_REST
        while len(rounds):
            await asyncio.sleep(0)
        return len(begun)

    assert asyncio.run(scene()) == FLOOD + 3


def test_without_limits_nobody_waits() -> None:
    async def scene() -> None:
        rounds = Rounds(enabled=False, at_once=0.0)

        async def work() -> str:
            return "done"

        assert await rounds.counted(HOUSE, work()) == "done"
        rounds.allowances.count(HOUSE, 1000.0)
        await asyncio.wait_for(rounds.turn(HOUSE), 1)

    asyncio.run(scene())


def test_a_flood_under_many_names_leaves_the_loop_to_others(tmp_path: Path) -> None:
    """A real server and real sockets: what the flood asks costs its address ten times as long as it takes.

    So while it waits, somebody elsewhere is answered again and again.
    """
    settings = settings_for(f"sqlite:///{tmp_path / 'tatami.sqlite3'}", rate_limits=True, loop_at_once=0.0)
    with serving(settings, tmp_path / "log") as running, ThreadPoolExecutor(FLOOD) as flood:

        def connect(address: str) -> http.client.HTTPConnection:
            url = urlsplit(running.url)
            return http.client.HTTPConnection(
                str(url.hostname), url.port, timeout=PATIENCE, source_address=(address, 0)
            )

        def ask(line: http.client.HTTPConnection, name: int) -> int:
            line.request("GET", "/api/nothing", headers={"Cookie": f"name={name}"})
            answer = line.getresponse()
            answer.read()
            return answer.status

        lines, other = [connect("127.0.0.2") for _ in range(FLOOD)], connect("127.0.0.3")
        asked = [flood.submit(ask, line, name) for name, line in enumerate(lines)]
        wait_until(lambda: any(one.done() for one in asked), "the flood to begin")
        assert [ask(other, 0) for _ in range(FLOOD // 3)] == [404] * (FLOOD // 3)
        assert not all(one.done() for one in asked)
        assert {one.result() for one in asked} == {404}
        for line in (*lines, other):
            line.close()
