"""kill -9 in the middle of a burst of moves: no acknowledged move is lost, on either database."""

from __future__ import annotations

import threading
import time
from pathlib import Path

import httpx
import pytest

from tests.server.clients import Visitor
from tests.server.conftest import NewDatabase
from tests.server.serving import Running, serving, settings_for, start


class Player(threading.Thread):
    """Moves and undoes at one table as fast as the server answers, and remembers what was acknowledged."""

    def __init__(self, url: str, number: int) -> None:
        super().__init__()
        self.visitor = Visitor.guest(url, f"Player {number}")
        self.table: str = self.visitor.create("me", "open")["id"]
        self.visitor.ok("POST", f"/api/tables/{self.table}/seats/1", {"kind": "bot"})
        self.acknowledged: list[tuple[int, int, str]] = []
        """(version, ply, entry) of everything the server said it has stored."""

    def run(self) -> None:
        state = self.visitor.state(self.table)
        try:
            while True:
                path, body = "undo", {"version": state["version"]}
                if not state["undo"]:
                    path, body = "move", {**body, "action": state["view"]["decision"]["options"][0]["id"]}
                state = self.visitor.ok("POST", f"/api/tables/{self.table}/{path}", body)
                (entry,) = state["entries"]
                self.acknowledged.append((state["version"], state["ply"], entry["kind"]))
        except (httpx.HTTPError, AssertionError):
            return  # the server is dead


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_no_acknowledged_move_is_lost(new_database: NewDatabase, tmp_path: Path, kind: str) -> None:
    settings = settings_for(new_database(kind))
    running: Running = start(settings, tmp_path / "log")
    players = [Player(running.url, number) for number in range(4)]
    for player in players:
        player.start()
    deadline = time.monotonic() + 20
    while sum(len(player.acknowledged) for player in players) < 200 and time.monotonic() < deadline:
        time.sleep(0.01)
    running.kill()
    for player in players:
        player.join(30)
    assert sum(len(player.acknowledged) for player in players) >= 200
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
