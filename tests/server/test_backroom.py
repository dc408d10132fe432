"""Slow work of requests: one piece at a time, and addresses take turns."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from tatami.server.door.backroom import BackRoom
from tests.server.conftest import NewDatabase
from tests.server.serving import serving, settings_for
from tests.waiting import PATIENCE

FLOOD = 12
ROOM_FOR_TWO = 2 * 64 * 1024
"""Twice what one password takes, in kilobytes."""


def test_addresses_take_turns_and_no_two_pieces_are_done_at_once() -> None:
    done: list[str] = []
    free = threading.Lock()

    def work(who: str) -> None:
        assert free.acquire(blocking=False)
        done.append(who)
        free.release()

    async def scene() -> None:
        room = BackRoom()
        flood = [asyncio.create_task(room.do("192.0.2.1", work, f"flood {n}")) for n in range(FLOOD)]
        await asyncio.sleep(0)
        await asyncio.gather(room.do("192.0.2.2", work, "other"), *flood)
        room.close()

    asyncio.run(scene())
    assert done.index("other") == 1
    assert [who for who in done if who != "other"] == [f"flood {n}" for n in range(FLOOD)]


def test_what_fails_keeps_nobody_waiting() -> None:
    async def scene() -> int:
        room = BackRoom(aside=True)
        with pytest.raises(ValueError, match="invalid literal"):
            await room.do("192.0.2.1", int, "one")
        return await room.do("192.0.2.1", int, "1")

    assert asyncio.run(scene()) == 1


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="asks Linux for the memory")
def test_a_flood_of_passwords_takes_the_memory_of_one(new_database: NewDatabase, tmp_path: Path) -> None:
    with serving(settings_for(new_database("sqlite")), tmp_path / "log") as running:

        def guess(number: int) -> int:
            body = {"name": f"Nobody {number}", "password": "a guess"}
            headers = {"X-Tatami": "1"}
            return httpx.post(f"{running.url}/api/login", json=body, headers=headers, timeout=PATIENCE).status_code

        assert guess(0) == 401
        before = most_memory(running.process.pid)
        with ThreadPoolExecutor(FLOOD) as crowd:
            assert set(crowd.map(guess, range(FLOOD))) == {401}
        assert most_memory(running.process.pid) < before + ROOM_FOR_TWO


def most_memory(process: int) -> int:
    """The most memory that a process ever had, in kilobytes."""
    lines = Path(f"/proc/{process}/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM"))
