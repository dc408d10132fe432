"""People who move as fast as a server answers, through whatever befalls it, and remember what they were told."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import httpx

from tests.server.clients import Json, Visitor
from tests.waiting import PATIENCE


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
                state = self.act(state)
        except (httpx.HTTPError, AssertionError):
            return  # the server is dead

    def act(self, state: Json) -> Json:
        """One move or undo."""
        path, body = "undo", {"version": state["version"]}
        if not state["undo"]:
            path, body = "move", {**body, "action": state["view"]["decision"]["options"][0]["id"]}
        after: Json = self.visitor.ok("POST", f"/api/tables/{self.table}/{path}", body)
        (entry,) = after["entries"]
        self.acknowledged.append((after["version"], after["ply"], entry["kind"]))
        return after


class Persistent(Player):
    """Goes on through every trouble, until it is enough."""

    def __init__(self, url: str, number: int, pause: float = 0.0) -> None:
        super().__init__(url, number)
        self.pause = pause
        self.troubles = 0
        self.enough = threading.Event()

    def run(self) -> None:
        while not self.enough.is_set():
            try:
                self.act(self.visitor.state(self.table))
                time.sleep(self.pause)
            except (httpx.HTTPError, AssertionError):
                self.troubles += 1
                time.sleep(0.02)


@contextmanager
def at_play(players: list[Persistent]) -> Iterator[None]:
    """They play for the length of a ``with`` block; afterwards everything they were told must be there."""
    for player in players:
        player.start()
    try:
        yield
    finally:
        for player in players:
            player.enough.set()
        for player in players:
            player.join(PATIENCE)
    for player in players:
        check(player)


def check(player: Persistent) -> None:
    """Everything the player heard of is in the log, and nothing that was refused."""
    entries = player.visitor.state(player.table, since=0)["entries"]
    stored = [(e["version"], e["ply"], e["kind"]) for e in entries if e["kind"] in ("move", "undo")]
    assert stored == player.acknowledged
