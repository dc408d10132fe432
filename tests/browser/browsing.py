"""A real browser in front of a real server, for the tests in this folder and for ``make screenshots``."""

from __future__ import annotations

import os
import random
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
STATIC = ROOT / "tatami" / "server" / "static"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


DEALS = os.environ.get("TATAMI_DEALS") or ("tatami" if "CI" in os.environ else secrets.token_hex(4))
"""What every deal of this run begins with: what decides whether a change lands must not depend on luck."""
PORTS = range(18_000, 32_000)
"""Below those that a system gives to connections it opens: while a site is stopped, nobody else comes by its port."""


def chromium() -> str | None:
    """Where the system's Chromium is, if anywhere."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if path := shutil.which(name):
            return path
    return None


def build() -> None:
    """Make the pages, unless they are there."""
    if (STATIC / "index.html").is_file():
        return
    if not (WEB / "node_modules").is_dir():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=WEB, check=True)
    subprocess.run(["npm", "run", "build"], cwd=WEB, check=True)


def free_port() -> int:
    """A port that nobody listens at; which one is left to chance, because several sites start at the same time."""
    luck = random.SystemRandom()
    while True:
        port = luck.choice(PORTS)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port


class Site:
    """One server process; it can be killed and started again on the same port and database."""

    def __init__(self, folder: Path, patience: float = 20.0) -> None:
        self.folder = folder
        self.patience = patience
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        log = (self.folder / "server.log").open("ab")
        environment = {**os.environ, "PYTHONPATH": str(ROOT)}
        environment.pop("PYTHONSAFEPATH", None)
        database = f"sqlite:///{self.folder / 'tables.sqlite3'}"
        command = [sys.executable, "-m", "tests.browser.serve_site", str(self.port), database, str(self.patience)]
        command.append(DEALS)
        self._process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=log, stderr=log)
        log.close()
        deadline = time.monotonic() + 120
        while self._process.poll() is None and time.monotonic() < deadline:
            try:
                with urllib.request.urlopen(f"{self.url}/health", timeout=5):
                    return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError(f"the server did not start:\n{self.logged(40)}")

    def logged(self, lines: int = 15) -> str:
        """The end of what the server wrote."""
        log = self.folder / "server.log"
        return "\n".join(log.read_text(errors="replace").splitlines()[-lines:]) if log.is_file() else ""

    def hang(self) -> None:
        """Answer nothing any more, and close nothing: as if the cable were pulled."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        """After :meth:`hang`: what was sent meanwhile arrives now."""
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait(60)
            self._process = None


@contextmanager
def site(folder: Path, patience: float = 20.0) -> Iterator[Site]:
    """A running site for the length of a ``with`` block; its pages bear a silence of so many seconds."""
    running = Site(folder, patience)
    running.start()
    try:
        yield running
    finally:
        running.stop()
