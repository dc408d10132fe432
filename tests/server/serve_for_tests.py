"""Run as a process by :mod:`tests.server.serving`: serves on a free port and says which on standard output."""

from __future__ import annotations

import os
import socket
import sys
import time
from pathlib import Path

import msgspec

from tatami.server.config import Settings
from tatami.server.logs import set_up_logs
from tatami.server.run import build_server


def set_clock(offset: Path) -> None:
    """Let the clock of this process be wrong by the milliseconds that stand in a file."""
    right = time.time_ns
    time.time_ns = lambda: right() + int(offset.read_text()) * 1_000_000


def main() -> None:
    if clock := os.environ.get("TATAMI_TEST_CLOCK"):
        set_clock(Path(clock))
    given = msgspec.json.decode(os.environ["TATAMI_TEST_SETTINGS"])
    given["static"], given["origins"] = Path(given["static"]), tuple(given["origins"])
    settings = Settings(**given)
    set_up_logs(settings.log_format, settings.log_level)
    server = build_server(settings)
    listening = socket.create_server(("127.0.0.1", 0), backlog=2048)
    sys.stdout.write(f"http://127.0.0.1:{listening.getsockname()[1]}\n")
    sys.stdout.flush()
    server.run(sockets=[listening])


if __name__ == "__main__":
    main()
