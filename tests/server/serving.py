"""Real servers for the tests: processes of their own, on free ports, on real databases."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import httpx
import msgspec
from sqlalchemy import select

from tatami.server.config import Settings
from tatami.server.stored import schema
from tatami.server.stored.database import Database
from tests.waiting import PATIENCE, wait_until

ROOT = Path(__file__).parents[2]
LIBRARY = "tests.server.pebbles:Shelf"
FERRIES = "tests.server.ferries:FerryShelf"


@dataclass
class Running:
    """A server process."""

    process: subprocess.Popen[bytes]
    url: str
    log: Path

    def kill(self) -> None:
        """kill -9, as if the machine had tripped over it."""
        self.process.kill()
        self.process.wait(PATIENCE)

    def stop(self) -> int:
        """Ask it to stop, and wait."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    def logged(self) -> str:
        """What it has logged so far."""
        return self.log.read_text(encoding="utf-8", errors="replace")


def start(settings: Settings, log: Path) -> Running:
    """A server process that answers."""
    engine = None if settings.engine is None else str(settings.engine)
    given = {**asdict(settings), "port": 0, "static": str(settings.static), "engine": engine}
    path = os.pathsep.join(filter(None, (os.environ.get("PYTHONPATH"), str(ROOT))))
    environment = {**os.environ, "PYTHONPATH": path, "TATAMI_TEST_SETTINGS": msgspec.json.encode(given).decode()}
    with log.open("ab") as file:
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.serve_for_tests"],
            cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=file, start_new_session=True,
        )  # fmt: skip
    assert process.stdout is not None
    line = process.stdout.readline().decode().strip()
    if not line.startswith("http"):
        process.kill()
        process.wait(PATIENCE)
        raise RuntimeError(f"the server did not start: {log.read_text()[-3000:]}")
    process.stdout.close()
    running = Running(process, line, log)
    _wait_until_well(running)
    return running


@contextmanager
def serving(settings: Settings, log: Path) -> Iterator[Running]:
    """A server for the length of a ``with`` block."""
    running = start(settings, log)
    try:
        yield running
    finally:
        running.stop()


def _wait_until_well(running: Running) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            if httpx.get(f"{running.url}/health", timeout=PATIENCE).status_code == 200:
                return
        except httpx.HTTPError:
            time.sleep(0.05)
    running.kill()
    raise RuntimeError(f"the server does not answer: {running.logged()[-3000:]}")


def settings_for(database: str, **changes: Any) -> Settings:
    """Settings that suit tests: Pebbles on the shelf, quick bots, no rate limits unless asked for."""
    quick: dict[str, Any] = {
        "bot_workers": 1,
        "bot_pace": 0.0,
        "sweep_every": 1.0,
        "clean_every": 0.0,
        "rate_limits": False,
        "refusal_pause": 0.0,
        "library": LIBRARY,
    }
    return Settings(database=database, log_format="json", **{**quick, **changes})


def clean_up(address: str) -> None:
    """Wait until a clean-up that began from now on is over: each notes the time when it begins, perhaps before now."""
    database = Database(address)
    noted = select(schema.setting.c.value).where(schema.setting.c.key == "clock")

    def last() -> object:
        return database.write_now(lambda db: db.execute(noted).scalar())

    for _ in range(3):
        before = last()
        wait_until(lambda known=before: last() != known, "somebody to clean up")  # type: ignore[misc]
    database.close()
