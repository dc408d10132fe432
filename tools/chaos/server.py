"""The server that is tried: a process that is killed, stopped, frozen and started again."""

from __future__ import annotations

import os
import selectors
import signal
import subprocess
import sys
import threading
import time
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import msgspec

from tatami.server.config import Settings
from tests.server.serving import ROOT
from tools.chaos.clock import VARIABLE, MovedClock

PATIENCE = 180.0
"""Seconds that a server may take until it answers, on a machine with much else to do."""


class ServerUnderTest:
    """One server at a time, at an address that changes with every start."""

    def __init__(self, settings: Settings, clock: MovedClock, log: Path) -> None:
        self.url = ""
        self.starts = 0
        self.clock = clock
        self.log = log
        self._settings = settings
        self._process: subprocess.Popen[bytes] | None = None
        self._busy = threading.RLock()

    @property
    def pid(self) -> int:
        """The process; 0 when there is none."""
        return self._process.pid if self._process is not None and self._process.poll() is None else 0

    def start(self) -> None:
        """Start it, again and again if it must be (on a full disk it cannot), until it answers."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            with self._busy:
                if self._try_to_start():
                    self.starts += 1
                    return
                self._end(signal.SIGKILL)
            time.sleep(0.2)
        raise RuntimeError(f"the server does not start: {self.logged()[-3000:]}")

    def kill(self) -> None:
        """kill -9."""
        with self._busy:
            self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to stop; whoever does not within the time is killed, which must lose nothing either."""
        with self._busy:
            self._end(signal.SIGTERM)

    def freeze(self, seconds: float) -> None:
        """No processor time for a while."""
        with self._busy:
            if self.pid:
                os.kill(self.pid, signal.SIGSTOP)
                time.sleep(seconds)
                os.kill(self.pid, signal.SIGCONT)

    def kill_bots(self) -> int:
        """kill -9 of the processes in which bots think; how many those were."""
        killed = 0
        with self._busy:
            for child in children(self.pid):
                if b"spawn_main" in _read(Path(f"/proc/{child}/cmdline")):
                    with suppress(ProcessLookupError):
                        os.kill(child, signal.SIGKILL)
                        killed += 1
        return killed

    def answers(self) -> bool:
        """Whether it says that it is well."""
        try:
            with urlopen(f"{self.url}/health", timeout=5) as answer:
                return bool(answer.status == 200)
        except (URLError, OSError, ValueError):
            return False

    def wait_until_well(self) -> None:
        """Whatever was done to it is over: it must come back by itself."""
        deadline = time.monotonic() + PATIENCE
        while not self.answers():
            if not self.pid:
                self.start()
            if time.monotonic() > deadline:
                raise RuntimeError(f"the server does not come back: {self.logged()[-3000:]}")
            time.sleep(0.05)

    def logged(self) -> str:
        """What it has logged."""
        return self.log.read_text(encoding="utf-8", errors="replace") if self.log.exists() else ""

    def _try_to_start(self) -> bool:
        given = {**asdict(self._settings), "port": 0, "static": str(self._settings.static)}
        path = os.pathsep.join(filter(None, (os.environ.get("PYTHONPATH"), str(ROOT))))
        environment = {
            **os.environ,
            "PYTHONPATH": path,
            "TATAMI_TEST_SETTINGS": msgspec.json.encode(given).decode(),
            VARIABLE: str(self.clock.file),
        }
        with self.log.open("ab") as file:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tools.chaos.serve"],
                cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=file, start_new_session=True,
            )  # fmt: skip
        line = self._first_line(self._process)
        if not line.startswith("http"):
            return False
        self.url = line
        deadline = time.monotonic() + PATIENCE
        while self.pid and time.monotonic() < deadline:
            if self.answers():
                return True
            time.sleep(0.02)
        return False

    @staticmethod
    def _first_line(process: subprocess.Popen[bytes]) -> str:
        assert process.stdout is not None
        with process.stdout, selectors.DefaultSelector() as selector:
            selector.register(process.stdout, selectors.EVENT_READ)
            return process.stdout.readline().decode().strip() if selector.select(PATIENCE) else ""

    def _end(self, how: signal.Signals) -> None:
        process = self._process
        if process is None or process.poll() is not None:
            return
        process.send_signal(how)
        try:
            process.wait(30)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait(30)


def children(process: int) -> list[int]:
    """The processes that a process has started, by any of its threads."""
    found: list[int] = []
    for task in Path(f"/proc/{process}/task").glob("*/children"):
        found += map(int, _read(task).split())
    return found


def _read(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError:  # it has ended
        return b""
