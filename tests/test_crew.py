"""Processes that work for another: they end when it is done, when it is interrupted and when it is killed."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tatami.crew import crew
from tests.waiting import PATIENCE, wait_until

AT_WORK = """
import os, signal, time
from tatami.crew import crew
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell may have started the tests deaf to Ctrl-C
with crew(2) as pool:
    workers = {pool.submit(os.getpid).result() for _ in range(50)}
    pool.submit(time.sleep, 600)
    print(*workers, flush=True)
    time.sleep(600)
"""

linux = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes the Linux way")


def test_a_crew_works_and_gives_up_what_is_unfinished() -> None:
    began = time.monotonic()
    with crew(2) as pool:
        assert list(pool.map(abs, [-1, -2, -3])) == [1, 2, 3]
        pool.submit(time.sleep, 600)
        processes = list(pool._processes.values())
    # the pool collects them in a thread of its own, so one cannot simply wait for them here
    wait_until(lambda: all(process.exitcode is not None for process in processes), "the crew to end")
    assert time.monotonic() - began < 300


@linux
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_a_crew_ends_with_the_process_it_works_for(how: signal.Signals) -> None:
    """Killed, ended or interrupted, whether its workers are in the middle of something or idle."""
    with subprocess.Popen(
        [sys.executable, "-c", AT_WORK], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as boss:
        assert boss.stdout is not None
        workers = boss.stdout.readline().split()
        assert workers
        assert all(Path(f"/proc/{worker}").exists() for worker in workers)
        boss.send_signal(how)
        boss.wait(PATIENCE)
    wait_until(lambda: not any(Path(f"/proc/{worker}").exists() for worker in workers), "the workers to end")
