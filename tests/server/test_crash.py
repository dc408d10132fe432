"""kill -9 in the middle of a burst of moves: no acknowledged move is lost, on either database."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.conftest import NewDatabase
from tests.server.players import Player
from tests.server.serving import Running, serving, settings_for, start
from tests.waiting import PATIENCE, wait_until


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_no_acknowledged_move_is_lost(new_database: NewDatabase, tmp_path: Path, kind: str) -> None:
    settings = settings_for(new_database(kind))
    running: Running = start(settings, tmp_path / "log")
    players = [Player(running.url, number) for number in range(4)]
    for player in players:
        player.start()
    wait_until(lambda: sum(len(player.acknowledged) for player in players) >= 200, "two hundred moves")
    running.kill()
    for player in players:
        player.join(PATIENCE)
    with serving(settings, tmp_path / "log") as again:
        for player in players:
            player.visitor.http.base_url = again.url
            stored = {
                e["version"]: (e["ply"], e["kind"]) for e in player.visitor.state(player.table, since=0)["entries"]
            }
            for version, ply, entry in player.acknowledged:
                assert stored[version] == (ply, entry)
            assert len(stored) - max(version for version, _, _ in player.acknowledged) <= 1  # one may have been unheard
            player.visitor.state(player.table)
