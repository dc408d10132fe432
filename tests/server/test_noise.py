"""What is counted nowhere else: pages, paths that lead nowhere, requests refused at once. A flood of it waits."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tatami.server.door import limits
from tatami.server.door.app import build_app
from tatami.server.door.limits import ASIDE, LONGEST_TURN, Limiter, Rate
from tatami.server.door.services import Services, build_services
from tatami.server.stored import keys
from tests.server.serving import settings_for

CROWD, ELSEWHERE = "192.0.2.1", "192.0.2.2"
Headers = dict[str, str]


def test_an_address_has_much_at_once_and_then_takes_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = 1000.0
    monkeypatch.setattr("tatami.server.door.limits.time.monotonic", lambda: clock)
    limiter = Limiter()
    assert {limiter.turn("2001:db8::1") for _ in range(int(ASIDE.burst))} == {0.0}
    waits = [limiter.turn("2001:db8::2") for _ in range(3)]  # of the same network
    assert waits == pytest.approx([n / ASIDE.per_second for n in (1, 2, 3)])
    assert limiter.turn(ELSEWHERE) == 0.0
    clock += 1
    assert {limiter.turn("2001:db8::1") for _ in range(int(ASIDE.per_second) - 3)} == {0.0}
    assert limiter.turn("2001:db8::1") > 0


def test_nobody_waits_long_among_a_flood(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tatami.server.door.limits.time.monotonic", lambda: 1000.0)
    limiter = Limiter()
    waits = [limiter.turn(CROWD) for _ in range(10_000)]
    assert max(waits) == waits[-1] == pytest.approx(LONGEST_TURN)
    assert Limiter(enabled=False).turn(CROWD) == 0.0


def test_addresses_are_forgotten_when_they_have_been_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = 1000.0
    monkeypatch.setattr("tatami.server.door.limits.time.monotonic", lambda: clock)
    monkeypatch.setattr(limits, "PRUNE_AT", 50)
    limiter = Limiter()
    for number in range(200):
        clock += ASIDE.burst / ASIDE.per_second
        limiter.turn(f"192.0.2.{number}")
        assert len(limiter._turns) <= 50


# ---- every such door -----------------------------------------------------------------------------------------------


@pytest.fixture
def services(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Services]:
    """A server's insides; an address has one thing aside, and the next comes after an hour."""
    monkeypatch.setattr(limits, "ASIDE", Rate(1.5, 1 / 3600))
    made = build_services(settings_for(f"sqlite:///{tmp_path / 'tatami.sqlite3'}", rate_limits=True))
    yield made
    made.pool.close()
    made.database.close()


@pytest.fixture
def waited(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long somebody had to wait, each time they had to; nobody really does."""
    waits: list[float] = []
    rest = asyncio.sleep

    async def sleep(seconds: float) -> None:
        waits.append(seconds)
        await rest(0)

    monkeypatch.setattr("tatami.server.door.security.asyncio.sleep", sleep)
    return waits


OURS = {"Host": "localhost", "X-Tatami": "1"}
NOBODY = {**OURS, "Authorization": f"Bearer {keys.TOKEN_PREFIX}_{'a' * 16}_{'0' * 64}"}
DOORS: list[tuple[str, str, Headers]] = [
    ("GET", "/", OURS),
    ("GET", "/assets/none.js", OURS),
    ("GET", "/api/openapi.json", OURS),
    ("GET", "/api/nothing", OURS),
    ("GET", "/metrics", OURS),
    ("PUT", "/api/me", OURS),
    ("POST", "/api/guest", {"Host": "localhost"}),
    ("POST", "/api/guest", {**OURS, "Origin": "http://evil.example"}),
    ("GET", "/api/me", {"Host": "evil.example"}),
    ("GET", "/api/me", NOBODY),
]


@pytest.mark.parametrize(("method", "path", "headers"), DOORS)
def test_a_flood_at_any_door_waits(
    services: Services, waited: list[float], method: str, path: str, headers: Headers
) -> None:
    async def ask(address: str) -> int:
        transport = httpx.ASGITransport(build_app(services), client=(address, 40_000))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
            return (await http.request(method, path, headers=headers)).status_code

    async def flood() -> list[int]:
        return [await ask(CROWD), await ask(CROWD), await ask(ELSEWHERE)]

    answers = asyncio.run(flood())
    assert len(set(answers)) == 1, "whoever waits is answered like anybody else"
    assert waited == [pytest.approx(LONGEST_TURN, abs=0.01)]


@pytest.mark.parametrize(
    ("path", "headers"),
    [
        ("/api/nothing", OURS),
        ("/api/ws", {**OURS, "Origin": "http://evil.example"}),
        ("/api/ws", {"Host": "evil.example"}),
        ("/api/ws", NOBODY),
    ],
)
def test_a_flood_of_handshakes_waits(services: Services, waited: list[float], path: str, headers: Headers) -> None:
    app = build_app(services)
    raw = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    scope: dict[str, Any] = {
        "type": "websocket", "path": path, "raw_path": path.encode(), "query_string": b"", "headers": raw,
        "scheme": "ws", "http_version": "1.1", "subprotocols": [], "root_path": "", "state": {},
    }  # fmt: skip

    async def shake_hands(address: str) -> str:
        coming = [{"type": "websocket.connect"}, {"type": "websocket.disconnect", "code": 1000}]
        told: list[str] = []

        async def receive() -> Any:
            return coming.pop(0)

        async def send(message: Any) -> None:
            told.append(message["type"])

        await app({**scope, "client": (address, 40_000)}, receive, send)
        return told[0]

    async def flood() -> list[str]:
        return [await shake_hands(CROWD), await shake_hands(CROWD), await shake_hands(ELSEWHERE)]

    assert len(set(asyncio.run(flood()))) == 1
    assert waited == [pytest.approx(LONGEST_TURN, abs=0.01)]
