"""Twins: two servers, the same in everything but one hidden hand, and everybody who must not see the difference.

Both run in this process, under a clock and with identifiers that the test gives out, so that what they send can be
compared byte by byte. After each beat (something the player of the turn did) every observer asks at every door.
"""

from __future__ import annotations

import asyncio
import json
import random
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, get_args
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest
import uvicorn
from websockets.sync.client import ClientConnection, connect

from tatami.server.door.app import ENDPOINTS, build_app
from tatami.server.door.requests import Empty, SocketMessage
from tatami.server.door.services import Services, build_services
from tatami.server.pure.table import Table
from tests.server.clients import Json
from tests.server.serve_for_tests import free_port
from tests.server.serving import settings_for
from tests.server.whispers import WhisperShelf

NAMES = ("Anna", "Bela", "Cyril", "Dora")
ONLOOKER, STRANGER = "onlooker", "Dora"
"""Somebody without a name, and somebody with a name but without a seat."""
WHISPERS = "tests.server.whispers:WhisperShelf"
ASKING = 2
"""How many of the observers ask at every door, unless a test says otherwise; the others listen."""
Seen = dict[str, list[str]]


class World:
    """The clock and the identifiers of both houses."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.beat = 1_000
        self.names = random.Random(1)
        monkeypatch.setattr("tatami.server.pure.clock.time", SimpleNamespace(time_ns=lambda: self.beat * 10**9))
        chance = SimpleNamespace(
            choice=lambda letters: letters[self.names.randrange(len(letters))],
            token_hex=lambda n: self.names.randbytes(n).hex(),
        )
        for module in ("pure.ids", "stored.keys"):
            monkeypatch.setattr(f"tatami.server.{module}.secrets", chance)


class House:
    """One server with its people, its sockets and one table."""

    def __init__(self, world: World, services: Services, address: str, loop: asyncio.AbstractEventLoop) -> None:
        self.world, self.services, self.address, self.loop = world, services, address, loop
        self.http = httpx.Client(base_url=f"http://{address}", timeout=60)
        self.names = random.Random(7)
        self.cookies: dict[str, str] = {}
        self.ids: dict[str, str] = {}
        self.sockets: dict[str, ClientConnection] = {}
        self.versions: dict[str, set[int]] = {}
        self.last: dict[str, Json] = {}
        """The table as each observer saw it last."""
        self.table = ""
        self.said: dict[tuple[str, str], set[str]] = {}
        """What observers have said at each door: the names of the fields."""
        self.lobby_pushes = 0
        self._asked = 0
        self._open = ExitStack()
        push = services.hub.lobby_dirty.set

        def count() -> None:
            self.lobby_pushes += 1
            push()

        services.hub.lobby_dirty.set = count  # type: ignore[method-assign]

    # ---- asking

    def ask(self, who: str, method: str, path: str, body: object = None) -> Any:
        """Any request of somebody."""
        self.world.names = self.names
        headers = {"X-Tatami": "1"}
        if who in self.cookies:
            headers["Cookie"] = self.cookies[who]
        self.http.cookies.clear()
        return self.http.request(method, path, json=body, headers=headers)

    def ok(self, who: str, method: str, path: str, body: object = None) -> Any:
        """A request that must be answered well."""
        answer = self.ask(who, method, path, body)
        assert answer.is_success, f"{who} {method} {path} {body}: {answer.text[:300]}"
        return answer.json()

    def enter(self, who: str) -> None:
        """Somebody chooses a name."""
        answer = self.ask(who, "POST", "/api/guest", {"name": who})
        self.ids[who] = answer.json()["person"]["id"]
        self.cookies[who] = answer.headers["set-cookie"].split(";")[0]

    def state(self, who: str, since: int | None = None) -> Json:
        """The table as somebody sees it."""
        query = "" if since is None else f"?since={since}"
        found: Json = self.ok(who, "GET", f"/api/tables/{self.table}{query}")
        return found

    def play(self, who: str, what: str, **fields: Any) -> Json:
        """A move, undo, restart or confirmation at the version that somebody knows."""
        body = {"version": self.true.as_seen_by(self.ids[who]).version, **fields}
        done: Json = self.ok(who, "POST", f"/api/tables/{self.table}/{what}", body)
        return done

    @property
    def true(self) -> Table:
        """The table as only the server knows it."""
        room = self.services.rooms.known(self.table)
        assert room is not None
        return room.table

    @property
    def question(self) -> str | None:
        """What the one to move is asked, if anything."""
        line = self.true.line
        if line is None or self.true.hold is not None or line.state.decision is None:
            return None
        return line.state.decision.kind

    # ---- listening

    def connect(self, who: str) -> None:
        """Somebody opens a socket and watches the table."""
        headers = {"Cookie": self.cookies[who]} if who in self.cookies else {}
        address = f"ws://{self.address}/api/ws"
        opening = connect(address, additional_headers=headers, open_timeout=60, compression=None)
        self.sockets[who] = self._open.enter_context(opening)
        self.send(who, {"type": "watch", "table": self.table})

    def send(self, who: str, message: Json) -> None:
        """A message on somebody's socket."""
        self.sockets[who].send(json.dumps(message))

    def settle(self) -> None:
        """Until everybody has heard who is there."""
        here = len(self.sockets)
        for who in self.sockets:
            self.until(who, lambda m: m["type"] == "presence" and m["watchers"] + len(set(m["online"])) >= here)

    def until(self, who: str, wanted: Callable[[Json], bool]) -> None:
        """Read a socket until such a message comes."""
        while not wanted(json.loads(self.sockets[who].recv(60))):
            pass

    def heard(self, who: str) -> list[str]:
        """All messages on a socket since the last time, in their order."""
        self._asked += 1
        self.send(who, {"type": "ping", "id": self._asked})
        out: list[str] = []
        while True:
            text = str(self.sockets[who].recv(60))
            if f'"pong","reply":{self._asked}' in text:
                return out
            out.append(text)

    def leave(self) -> None:
        """Hang up."""
        self._open.close()
        self.http.close()


# ---- what an observer asks at each door ------------------------------------------------------------------------------


Probe = Callable[[House, str], list[tuple[str, str, object]]]


def _here(house: House) -> str:
    return f"/api/tables/{house.table}"


def _versions(house: House, who: str) -> list[int]:
    known = house.versions.setdefault(who, {0})
    known.add(house.last[who]["version"])
    near = {version + step for version in known for step in (-1, 0, 1)}
    return sorted(version for version in near if version >= 0)[-6:]


def _shows(house: House, who: str) -> list[tuple[str, str, object]]:
    paths = [f"{_here(house)}?since={version}" for version in _versions(house, who)]
    paths += [_here(house), f"{_here(house)}?since=0", f"{_here(house)}?seat=0&since=0", f"{_here(house)}?seat=1"]
    return [("GET", path, None) for path in paths]


def _at_versions(what: str, **fields: Any) -> Probe:
    """A deed at the version one knows, and at others: all of them are refused."""

    def probe(house: House, who: str) -> list[tuple[str, str, object]]:
        state = house.last[who]
        if state["table"]["your_turn"]:
            return []
        known = state["version"]
        versions = (0, known)
        return [("POST", f"{_here(house)}/{what}", {"version": version, **fields}) for version in versions]

    return probe


def _plans(house: House, who: str) -> list[tuple[str, str, object]]:
    state = house.last[who]
    versions = () if state["table"]["your_turn"] else (0, state["version"])
    return [("GET", f"{_here(house)}/plan?version={version}&action=0", None) for version in versions]


def _positions(house: House, who: str) -> list[tuple[str, str, object]]:
    last = house.last[who]["ply"]
    plies = range(max(0, last - 1), last + 3)
    eyes = ("", "?seat=1", "?paused=true")
    return [("GET", f"{_here(house)}/positions/{ply}{how}", None) for ply in plies for how in eyes]


def _forks(house: House, who: str) -> list[tuple[str, str, object]]:
    last = house.last[who]["ply"]
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in house.true.seats[1:])]
    return [
        ("POST", f"{_here(house)}/fork", {"ply": ply, "seats": seats, "seat": seat})
        for ply, seat in ((last, 1), (last + 1, 1))
    ]


def _refused(method: str, path: str, body: object = None) -> Probe:
    def probe(house: House, who: str) -> list[tuple[str, str, object]]:
        return [(method, path.replace("{table}", house.table), body)]

    return probe


def _join(house: House, who: str) -> list[tuple[str, str, object]]:
    return [("GET", f"/api/join/{house.true.facts.code}", None)]


def _sit(house: House, who: str) -> list[tuple[str, str, object]]:
    return [("POST", f"{_here(house)}/sit", {}), ("POST", f"{_here(house)}/sit", {"seat": 0})]


def _mine(house: House, who: str) -> list[tuple[str, str, object]]:
    return [("GET", f"/api/my/tables?status={status}", None) for status in ("active", "over", "all")]


def _chat(house: House, who: str) -> list[tuple[str, str, object]]:
    return [("GET", f"{_here(house)}/chat", None), ("GET", f"{_here(house)}/chat?after=0", None)]


def _resign(house: House, who: str) -> list[tuple[str, str, object]]:
    """At a version that is refused: the refusal names the one that the observer should know."""
    return [("POST", f"{_here(house)}/resign", {"version": 0, **bot}) for bot in ({}, {"bot": "nobody"})]


def _leave(house: House, who: str) -> list[tuple[str, str, object]]:
    """Who sits there would leave; that is done by the tests of this name."""
    return [] if house.last[who]["mine"] else [("POST", f"{_here(house)}/leave", {"bot": None})]


NOT_OF_TABLES = {
    ("POST", "/api/guest"), ("POST", "/api/login"), ("POST", "/api/logout"), ("POST", "/api/account"),
    ("GET", "/api/me"), ("PATCH", "/api/me"), ("POST", "/api/me/password"),
    ("GET", "/api/sessions"), ("DELETE", "/api/sessions"), ("DELETE", "/api/sessions/{session}"),
    ("GET", "/api/tokens"), ("POST", "/api/tokens"), ("DELETE", "/api/tokens/{token}"),
    ("GET", "/api/games"), ("GET", "/api/games/{game}"), ("GET", "/api/games/{game}/content"),
    ("GET", "/api/games/{game}/text/{language}"),
    ("POST", "/api/records"),
}  # fmt: skip
"""Doors that know nothing of a running game."""
WITHOUT_ENDPOINT = {
    "/api/openapi.json", "/api/ws", "/metrics", "/api", "/api/{rest:path}", "/{path:path}",
}  # fmt: skip
"""Routes that are no endpoints: the socket has its messages, the others know nothing of tables."""

DOORS: dict[tuple[str, str], Probe] = {
    ("POST", "/api/tables"): _refused("POST", "/api/tables", {"game": "none", "seats": [{"kind": "me"}]}),
    ("GET", "/api/lobby"): _refused("GET", "/api/lobby"),
    ("GET", "/api/my/tables"): _mine,
    ("GET", "/api/join/{code}"): _join,
    ("GET", "/api/tables/{table}"): _shows,
    ("POST", "/api/tables/{table}/sit"): _sit,
    ("POST", "/api/tables/{table}/leave"): _leave,
    ("POST", "/api/tables/{table}/resign"): _resign,
    ("POST", "/api/tables/{table}/seats/{seat:number}"): _refused(
        "POST", "/api/tables/{table}/seats/0", {"kind": "bot", "bot": "silent"}
    ),
    ("POST", "/api/tables/{table}/rematch"): _refused("POST", "/api/tables/{table}/rematch"),
    ("POST", "/api/tables/{table}/move"): _at_versions("move", action=0),
    ("POST", "/api/tables/{table}/undo"): _at_versions("undo", to=0),
    ("POST", "/api/tables/{table}/restart"): _at_versions("restart"),
    ("POST", "/api/tables/{table}/confirm"): _at_versions("confirm"),
    ("POST", "/api/tables/{table}/hint"): _at_versions("hint"),
    ("GET", "/api/tables/{table}/plan"): _plans,
    ("GET", "/api/tables/{table}/chat"): _chat,
    ("POST", "/api/tables/{table}/chat"): _refused("POST", "/api/tables/{table}/chat", {"text": ""}),
    ("GET", "/api/tables/{table}/positions/{ply:number}"): _positions,
    ("GET", "/api/tables/{table}/record"): _refused("GET", "/api/tables/{table}/record"),
    ("POST", "/api/tables/{table}/fork"): _forks,
    ("GET", "/health"): _refused("GET", "/health"),
}


def _watches(house: House, who: str) -> list[Json]:
    known = house.last[who]["version"]
    return [{"since": 0}, {"since": known}, {"since": 0, "seat": 0}, {}]


def _messages_at_versions(**fields: Any) -> Callable[[House, str], list[Json]]:
    def probe(house: House, who: str) -> list[Json]:
        state = house.last[who]
        versions = () if state["table"]["your_turn"] else (0, state["version"])
        return [{"version": version, **fields} for version in versions]

    return probe


MESSAGES: dict[str, Callable[[House, str], list[Json]]] = {
    "watch": _watches,
    "unwatch": lambda house, who: [],  # they go on watching
    "move": _messages_at_versions(action=0),
    "undo": _messages_at_versions(to=0),
    "restart": _messages_at_versions(),
    "confirm": _messages_at_versions(),
    "chat": lambda house, who: [{"text": ""}],
    "watch_lobby": lambda house, who: [{}],
    "unwatch_lobby": lambda house, who: [{}],
    "ping": lambda house, who: [],  # asked all the time, and tells the clock
}
"""What an observer says on the socket, in this order; table and type are added."""
WITHOUT_TABLE = ("watch_lobby", "unwatch_lobby")
NOT_ASKED = {
    ("POST", "/api/tables"): {"options", "visibility", "pace", "help", "rated", "confirm", "shuffle"},
    ("POST", "/api/tables/{table}/fork"): {"visibility", "pace", "help", "confirm"},
    ("SOCKET", "unwatch"): {"table"},
    **{("SOCKET", kind): {"heard"} for kind in ("move", "undo", "restart", "confirm", "chat")},
}
"""What can be said at a door that has nothing to do with another's turn: wishes for a table of one's own, the clock."""


def said_on_the_socket(house: House, who: str) -> list[Json]:
    """All that an observer says on the socket."""
    said = []
    for kind, probe in MESSAGES.items():
        place = {} if kind in WITHOUT_TABLE else {"table": house.table}
        said += [{"type": kind, **place, **fields} for fields in probe(house, who)]
    return said


def forgotten_messages() -> list[str]:
    """Messages of the socket of which nobody has said how an observer asks with them."""
    kinds = [str(kind.__struct_config__.tag) for kind in get_args(SocketMessage)]
    return [kind for kind in kinds if kind not in MESSAGES]


def forgotten_doors() -> set[tuple[str, str]]:
    """Endpoints of which nobody has said how an observer asks there, and doors that are none any more."""
    return {(endpoint.method, endpoint.path) for endpoint in ENDPOINTS} ^ (set(DOORS) | NOT_OF_TABLES)


def forgotten_routes(house: House) -> set[str]:
    """Ways into the application that are no endpoints, and of which nobody has said what they know."""
    ways = {str(getattr(route, "path", route)) for route in build_app(house.services).routes}
    return ways - {endpoint.path for endpoint in ENDPOINTS} - WITHOUT_ENDPOINT


def unsaid(house: House) -> dict[tuple[str, str], set[str]]:
    """What could be said at the doors and on the socket, and no observer has said."""
    fields = {door: set[str]() for door in DOORS}
    for endpoint in ENDPOINTS:
        if (door := (endpoint.method, endpoint.path)) in DOORS:
            fields[door] |= {*endpoint.query.__struct_fields__, *(endpoint.body or Empty).__struct_fields__}
    for kind in get_args(SocketMessage):
        fields["SOCKET", str(kind.__struct_config__.tag)] = set(kind.__struct_fields__) - {"id"}
    left = {door: known - house.said.get(door, set()) - NOT_ASKED.get(door, set()) for door, known in fields.items()}
    return {door: rest for door, rest in left.items() if rest}


def counts(house: House) -> list[str]:
    """What the server has counted, without times."""
    lines = house.services.metrics.text().decode().splitlines()
    return [line for line in lines if not line.startswith("#") and ("_total" in line or "_count" in line)]


def seen_by(house: House, who: str) -> Seen:
    """All that somebody gets to see now, and what was pushed to them since the last time."""
    seen: Seen = {"pushed": house.heard(who)}
    house.last[who] = house.state(who)
    for (method, path), probe in DOORS.items():
        if method != "GET" and who == ONLOOKER:
            continue  # refused without a look at the table
        answers = seen.setdefault(f"{method} {path}", [])
        for how, where, body in probe(house, who):
            said = set(parse_qs(urlsplit(where).query)) | set(body if isinstance(body, dict) else ())
            house.said.setdefault((method, path), set()).update(said)
            answer = house.ask(who, how, where, body)
            answers.append(f"{how} {where} {json.dumps(body)} -> {answer.status_code} {answer.text}")
    answers = seen.setdefault("refused or answered on the socket", [])
    for message in said_on_the_socket(house, who):
        house.said.setdefault(("SOCKET", message["type"]), set()).update(set(message) - {"type"})
        house.send(who, message)
    answers += house.heard(who)
    return seen


class Twins:
    """Both houses, played in step."""

    def __init__(self, one: House, two: House, world: World) -> None:
        self.houses, self.world = (one, two), world
        self.answers = 0
        self.differences: list[str] = []
        """What somebody could tell the houses apart by."""
        self.observers: tuple[str, ...] = ()
        self.asking = ASKING

    def each(self, work: Callable[[House], object]) -> None:
        """The same in both houses, at the same moment."""
        for house in self.houses:
            work(house)

    def open(self, game: str, seats: int = 2, **wishes: Any) -> None:
        """A public table of that many people, with onlookers."""
        people = NAMES[:seats]
        self.observers = (*people[1:2], ONLOOKER, *people[2:], STRANGER)

        def begin(house: House) -> None:
            for who in (*people, STRANGER):
                if who not in house.cookies:
                    house.enter(who)
            wanted = [{"kind": "me"}, *({"kind": "open"} for _ in people[1:])]
            body = {"game": game, "seats": wanted, "visibility": "public", **wishes}
            house.table = house.ok(people[0], "POST", "/api/tables", body)["table"]["id"]
            for who in people[1:]:
                house.ok(who, "POST", f"/api/tables/{house.table}/sit", {})
            for who in self.observers:
                house.connect(who)
            house.settle()

        self.each(begin)
        self.compare("at the start", doors=False)

    def compare(self, when: str, doors: bool = True) -> None:
        """Note what anybody could tell apart; with ``doors`` everybody asks at every one of them."""
        self.world.beat += 1
        one, two = self.houses
        self._same(when, "metrics", counts(one), counts(two))
        self._same(when, "lobby pushes", [str(one.lobby_pushes)], [str(two.lobby_pushes)])
        for place, who in enumerate(self.observers):
            if not doors or place >= self.asking:
                self._same(when, f"{who}: pushed", one.heard(who), two.heard(who))
                continue
            mine, other = seen_by(one, who), seen_by(two, who)
            for door, answers in mine.items():
                self._same(when, f"{who}: {door}", answers, other[door])

    def _same(self, when: str, what: str, mine: list[str], other: list[str]) -> None:
        self.answers += len(mine)
        if mine != other:
            self.differences.append(f"{when}: {what}: {_difference(mine, other)}")


def _difference(one: list[str], two: list[str]) -> str:
    for mine, other in zip(one, two, strict=False):
        if mine != other:
            at = next((i for i, (a, b) in enumerate(zip(mine, other, strict=False)) if a != b), 0)
            return f"{mine[:120]} ... {mine[max(0, at - 80) : at + 120]} /// {other[max(0, at - 80) : at + 120]}"
    return f"{len(one)} and {len(two)}: {[text[:200] for text in (one[len(two) :] or two[len(one) :])]}"


@contextmanager
def twin_houses(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    lay_out: Callable[[WhisperShelf, int], None],
    library: str = WHISPERS,
    **settings: Any,
) -> Iterator[Twins]:
    """Two servers; ``lay_out`` prepares the shelf of the first (0) and of the second (1)."""
    world = World(monkeypatch)
    monkeypatch.setattr("tatami.server.live.lobby.FRESH", 0.0)  # nobody gets one of a moment ago
    with ExitStack() as stack:
        houses = []
        for number in (0, 1):
            given = settings_for(f"sqlite:///{folder / f'{number}.sqlite3'}", library=library, **settings)
            services = build_services(given)
            lay_out(services.library, number)  # type: ignore[arg-type]
            house = House(world, services, *stack.enter_context(_served(services)))
            stack.callback(house.leave)
            houses.append(house)
        yield Twins(houses[0], houses[1], world)


@contextmanager
def _served(services: Services) -> Iterator[tuple[str, asyncio.AbstractEventLoop]]:
    """The address and the event loop of a server that runs in a thread of this process."""
    listening = free_port()
    config = uvicorn.Config(build_app(services), log_config=None, ws="websockets-sansio", lifespan="on")
    server, loop = uvicorn.Server(config), asyncio.new_event_loop()
    thread = threading.Thread(target=lambda: loop.run_until_complete(server.serve([listening])), daemon=True)
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive()
            time.sleep(0.01)
        yield f"127.0.0.1:{listening.getsockname()[1]}", loop
    finally:
        server.should_exit = True
        thread.join(60)
        loop.close()
