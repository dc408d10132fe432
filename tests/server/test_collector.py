"""Python's collector of garbage leaves alone what a server has from its start."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tatami.server.run import YOUNG
from tests.waiting import PATIENCE

SERVE = """
import gc, sys
from tatami.server.config import Settings
from tatami.server.run import build_server

server = build_server(Settings(database=sys.argv[1], port=0))

async def tell(counter):
    gc.collect()
    print(gc.get_freeze_count(), len(gc.get_objects()), gc.get_threshold()[0])
    return True  # and stop

server.on_tick = tell
server.run()
"""


def test_what_is_there_from_the_start_is_not_looked_through_again(tmp_path: Path) -> None:
    command = [sys.executable, "-c", SERVE, f"sqlite:///{tmp_path / 'tatami.sqlite3'}"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=True)
    left_alone, looked_through, young = map(int, done.stdout.split())
    assert left_alone > 20 * looked_through
    assert young == YOUNG
