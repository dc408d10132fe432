"""A flood of one address makes nobody else wait at the event loop."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx

from tatami.server.door.app import build_app
from tatami.server.door.rounds import Rounds
from tatami.server.door.services import build_services
from tests.server.serving import settings_for

FLOOD = 60


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
