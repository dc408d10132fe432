"""People and programs at the other end of the wire: plain HTTP and WebSocket clients."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any, ClassVar

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.waiting import PATIENCE

Json = dict[str, Any]


class Visitor:
    """A browser without a face: keeps its cookie, sends the header that pages send."""

    opened: ClassVar[list[Visitor]] = []
    """Everybody who came and has not been sent home yet."""

    def __init__(self, url: str, token: str | None = None, address: str | None = None) -> None:
        headers = {"Authorization": f"Bearer {token}"} if token else {"X-Tatami": "1"}
        self.url = url
        self.address = address
        """Where it comes from, if not from 127.0.0.1 (127.0.0.2 is another address of this machine)."""
        transport = httpx.HTTPTransport(local_address=address)
        self.http = httpx.Client(base_url=url, headers=headers, timeout=PATIENCE, transport=transport)
        self.seen: list[str] = []
        """Every byte of text that came over the wire."""
        self.opened.append(self)

    @classmethod
    def guest(cls, url: str, name: str, address: str | None = None) -> Visitor:
        """Somebody who chose a name."""
        visitor = cls(url, address=address)
        visitor.ok("POST", "/api/guest", {"name": name})
        return visitor

    def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        """Any request."""
        response = self.http.request(method, path, json=body) if body is not None else self.http.request(method, path)
        self.seen.append(response.text)
        return response

    def ok(self, method: str, path: str, body: object = None) -> Any:
        """A request that must be answered well."""
        response = self.ask(method, path, body)
        assert response.is_success, f"{method} {path}: {response.status_code} {response.text[:500]}"
        return response.json() if response.content and "json" in response.headers["content-type"] else response.text

    def refused(self, code: str, method: str, path: str, body: object = None) -> Json:
        """A request that must be refused with this code."""
        response = self.ask(method, path, body)
        assert not response.is_success, f"{method} {path} should be refused with {code}: {response.text[:300]}"
        error: Json = response.json()["error"]
        assert error["code"] == code, f"{method} {path}: {error}"
        return error

    # ---- tables

    def create(self, *seats: str | Json, game: str = "pebbles", **wishes: Any) -> Json:
        """A new table; seats are kinds or whole seat requests."""
        wanted = [{"kind": seat} if isinstance(seat, str) else seat for seat in seats]
        table: Json = self.ok("POST", "/api/tables", {"game": game, "seats": wanted, **wishes})["table"]
        return table

    def state(self, table: str, since: int | None = None, seat: int | None = None) -> Json:
        """A table as this visitor sees it."""
        query = "&".join(f"{k}={v}" for k, v in (("since", since), ("seat", seat)) if v is not None)
        state: Json = self.ok("GET", f"/api/tables/{table}?{query}")
        return state

    def move(self, table: str, action: int | str | None = None) -> Json:
        """The given action, or the first legal one, at the version now."""
        state = self.state(table)
        chosen = state["view"]["decision"]["options"][0]["id"] if action is None else action
        after: Json = self.ok("POST", f"/api/tables/{table}/move", {"version": state["version"], "action": chosen})
        return after

    def confirm(self, table: str) -> Json:
        """End the turn."""
        version = self.state(table)["version"]
        after: Json = self.ok("POST", f"/api/tables/{table}/confirm", {"version": version})
        return after

    def play_turn(self, table: str, draw: bool = False) -> Json:
        """A whole turn of Pebbles, confirmed if the table asks for it."""
        self.move(table)
        state = self.move(table, "draw" if draw else "pass")
        if state["awaiting"] and state["awaiting"]["kind"] == "confirm":
            state = self.confirm(table)
        return state

    def socket(self, **options: Any) -> Talk:
        """A WebSocket with the same cookie or token."""
        headers = {key: value for key, value in self.http.headers.items() if key.lower() == "authorization"}
        headers |= options.pop("additional_headers", {})
        cookie = "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())
        if cookie:
            headers["Cookie"] = cookie
        address = self.url.replace("http", "ws", 1) + "/api/ws"
        if self.address:
            options["source_address"] = (self.address, 0)
        return Talk(
            connect(address, additional_headers=headers, open_timeout=PATIENCE, compression=None, **options), self.seen
        )


class Talk:
    """A WebSocket conversation."""

    def __init__(self, opening: AbstractContextManager[ClientConnection], seen: list[str]) -> None:
        self._opening = opening
        self.connection = opening.__enter__()
        self._seen = seen
        self._next = 0
        self._kept: list[Json] = []
        self.hello = self.until(lambda message: message["type"] == "hello")

    def __enter__(self) -> Talk:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Hang up."""
        self._opening.__exit__(None, None, None)

    def send(self, kind: str, **fields: Any) -> int:
        """A message; returns the id that its answer will carry."""
        self._next += 1
        self.connection.send(json.dumps({"type": kind, "id": self._next, **fields}))
        return self._next

    def ask(self, kind: str, **fields: Any) -> Json:
        """A message and its answer."""
        sent = self.send(kind, **fields)
        return self.until(lambda message: message.get("reply") == sent)

    def until(self, wanted: Callable[[Json], bool]) -> Json:
        """The first message (from those kept, then from the wire) that is wanted; the others are kept."""
        for index, message in enumerate(self._kept):
            if wanted(message):
                return self._kept.pop(index)
        while True:
            text = str(self.connection.recv(PATIENCE))
            self._seen.append(text)
            arrived: Json = json.loads(text)
            if wanted(arrived):
                return arrived
            self._kept.append(arrived)

    def next(self, kind: str) -> Json:
        """The next message of a type."""
        return self.until(lambda message: message["type"] == kind)


# ---- at a table


def wait_for(visitor: Visitor, table: str, wanted: object) -> Json:
    """The table as soon as it is as wanted."""
    assert callable(wanted)
    deadline = time.monotonic() + PATIENCE
    while not wanted(state := visitor.state(table)):
        assert time.monotonic() < deadline, f"the table did not come so far: {state}"
        time.sleep(0.02)
    return state


def finish(table: str, *players: Visitor) -> None:
    """Play a table to its end, everybody in turn."""
    while (state := players[0].state(table))["table"]["status"] == "running":
        players[state["awaiting"]["seat"]].play_turn(table)
