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


def free_port() -> socket.socket:
    """A listening socket that says it is TCP: otherwise answers in two parts wait 40 ms for each other (no delay)."""
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.bind(("127.0.0.1", 0))
    listening.listen(2048)
    return listening


def main() -> None:
    if clock := os.environ.get("TATAMI_TEST_CLOCK"):
        set_clock(Path(clock))
    given = msgspec.json.decode(os.environ["TATAMI_TEST_SETTINGS"])
    given["static"], given["origins"] = Path(given["static"]), tuple(given["origins"])
    given["allowed_hosts"] = tuple(given["allowed_hosts"])
    given["engine"] = given["engine"] and Path(given["engine"])
    settings = Settings(**given)
    set_up_logs(settings.log_format, settings.log_level)
    server = build_server(settings)
    listening = free_port()
    sys.stdout.write(f"http://127.0.0.1:{listening.getsockname()[1]}\n")
    sys.stdout.flush()
    server.run(sockets=[listening])


if __name__ == "__main__":
    main()
