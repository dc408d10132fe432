"""Hostile messages against every endpoint and the socket: no 500, no changed state."""

from __future__ import annotations

import json
import random
import re
from hashlib import blake2b
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from tatami.core.record import MAGIC
from tatami.server.door.app import ENDPOINTS
from tatami.server.door.routing import Endpoint
from tests.server.clients import Json, Visitor
from tests.server.pebbles import PebblesGame
from tests.server.serving import Running

NASTY: list[Any] = [
    *(None, True, -1, 0, 1, 2**31, 2**63, 2**64, 10**40, 1.5, 1e308, "NaN", "0", "-1", "null"),
    *("", "\u0000", "\ud800", "\u202eevil", "💥" * 40, "a" * 600, "../../etc/passwd", "' OR 1=1 --", "%s%n{0}"),
    *("<script>alert(1)</script>", [], {}, [[[[[]]]]], {"kind": "me"}, {"a": {"b": {}}}),
]
FIELDS = [
    *("name", "password", "old", "new", "game", "seats", "options", "visibility", "pace", "help", "confirm", "shuffle"),
    *("seat", "bot", "kind", "version", "action", "to", "text", "names", "ply", "since", "table", "id", "type"),
    *("after", "status", "__proto__"),
]
WORDS = ["pebbles", "me", "open", "bot", "same_screen", "random", "public", "link", "live", "play 10", "draw", "pass"]
KINDS = ["watch", "unwatch", "move", "undo", "restart", "confirm", "chat", "watch_lobby", "unwatch_lobby", "ping", "x"]

values = st.sampled_from(NASTY) | st.sampled_from(WORDS) | st.integers(-5, 60) | st.text(max_size=30)
bodies = st.dictionaries(st.sampled_from(FIELDS), values | st.lists(values, max_size=4), max_size=6) | values
JSON_TYPE = {"Content-Type": "application/json"}
FUZZ = settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture], database=None)


@pytest.fixture
def table(anna: Visitor, bela: Visitor) -> str:
    """Anna and Bela in the middle of a game."""
    made: str = anna.create("me", "open", visibility="public")["id"]
    bela.ok("POST", f"/api/tables/{made}/sit", {})
    anna.play_turn(made)
    bela.move(made)
    return made


@pytest.fixture
def mallory(server: Running) -> Visitor:
    """Somebody with a session and bad manners."""
    return Visitor.guest(server.url, "Mallory")


def everything(visitor: Visitor, table: str) -> Json:
    state = visitor.state(table, since=0)
    for seat in state["table"]["seats"]:
        del seat["online"]
    return state


def fill(endpoint: Endpoint, table: str, rng: random.Random) -> str:
    """The endpoint's path with the table, or with nonsense."""

    def part(found: re.Match[str]) -> str:
        name = found.group(1)
        nonsense = rng.choice(["x", "0", "1", "99999999999999999999", "%00", "%ff", "a" * 300, "..", "%2e%2e%2f", "ž"])
        return (
            {"table": table, "game": "pebbles", "language": "en", "seat": "0", "ply": "1"}.get(name, nonsense)
            if rng.random() < 0.7
            else nonsense
        )

    return re.sub(r"\{(\w+)(?::\w+)?\}", part, endpoint.path)


def raw(body: object) -> bytes:
    return json.dumps(body).encode()


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda e: f"{e.method} {e.path}")
def test_no_endpoint_falls_over(endpoint: Endpoint, table: str, anna: Visitor, mallory: Visitor) -> None:
    before = everything(anna, table)

    @FUZZ
    @given(
        body=bodies,
        query=st.dictionaries(st.sampled_from(FIELDS), st.sampled_from(NASTY), max_size=2),
        rng=st.randoms(use_true_random=False),
    )
    def attack(body: object, query: dict[str, Any], rng: random.Random) -> None:
        path = fill(endpoint, table, rng)
        asked = {key: str(value).encode("utf-8", "replace") for key, value in query.items()}
        kind = rng.choice(["application/json"] * 6 + ["text/plain", "", "application/json; charset=utf-16"])
        content = raw(body) if rng.random() < 0.9 else rng.randbytes(30)
        response = mallory.http.request(
            endpoint.method, path, content=content, params=asked, headers={"Content-Type": kind}
        )
        assert response.status_code < 500, (path, body, response.text)
        if not response.is_success and response.status_code != 304 and path.startswith("/api"):
            assert set(response.json()["error"]) == {"code", "message", "details"}

    attack()
    assert everything(anna, table) == before


@pytest.mark.parametrize("deed", ["move", "undo", "restart", "confirm"])
def test_who_waits_for_the_other_cannot_disturb_the_turn(deed: str, table: str, anna: Visitor) -> None:
    """Anna holds a seat, but it is in the middle of Bela's turn."""
    before = everything(anna, table)

    @FUZZ
    @given(version=st.integers(before["version"] - 3, before["version"] + 3), action=values, to=values)
    def attack(version: int, action: object, to: object) -> None:
        body: Json = {"version": version}
        body |= {"action": action} if deed == "move" else {"to": to} if deed == "undo" else {}
        response = anna.http.post(f"/api/tables/{table}/{deed}", content=raw(body), headers=JSON_TYPE)
        assert 400 <= response.status_code < 500, response.text

    attack()
    assert everything(anna, table) == before


def test_the_socket_does_not_fall_over(table: str, anna: Visitor, mallory: Visitor) -> None:
    before = everything(anna, table)
    talks = [mallory.socket()]

    @settings(FUZZ, max_examples=300)
    @given(body=bodies, kind=st.sampled_from(KINDS), whole=st.booleans())
    def attack(body: object, kind: str, whole: bool) -> None:
        message = {"table": table, "version": before["version"], "action": 0, "text": "hi"} if whole else {}
        sent: object = {**message, **body, "type": kind} if isinstance(body, dict) else body
        try:
            talks[-1].connection.send(raw(sent).decode() if not isinstance(body, bytes) else body)
            answer = talks[-1].ask("ping")
        except ConnectionClosed:
            talks.append(mallory.socket())
            return
        assert answer["type"] in ("pong", "error")

    attack()
    for noise in (b"", b"\xff\xfe", b"{" * 5000, b'"' * 100, b"[" * 16000, b'{"type":"ping","id":1e400}'):
        talks[-1].connection.send(noise)
        talks[-1].connection.send(noise.decode("latin-1"))
        talks[-1].ask("ping")
    errors = [m for talk in talks for m in talk._kept if m["type"] == "error"]
    assert errors
    assert "internal" not in {message["error"]["code"] for message in errors}
    for talk in talks:
        talk.close()
    assert everything(anna, table) == before


def test_nothing_was_our_fault(server: Running) -> None:
    """Runs last in this file: the shared server has logged no failure of its own."""
    errors = [
        line for line in server.logged().splitlines() if '"level": "error"' in line and "keeps failing" not in line
    ]
    assert errors == []


DIGITS = ["9" * 5000, "9" * 20, "999999999", "٣", "-1", "1_0", "+1", "0x1", "1.0", "%31%30", "1" + "%00"]


def test_numbers_in_paths_that_nothing_has_lead_nowhere(anna: Visitor, table: str) -> None:
    for digits in DIGITS:
        for method, path in (("GET", f"/positions/{digits}"), ("POST", f"/seats/{digits}")):
            response = anna.ask(method, f"/api/tables/{table}{path}", {"kind": "open"} if method == "POST" else None)
            assert 400 <= response.status_code < 500, (digits[:30], response.text[:200])
            assert response.json()["error"]["code"]
            assert "content-security-policy" in response.headers
    for query in ("positions/1?seat=" + "9" * 5000, "?since=" + "9" * 5000, "chat?after=" + "9" * 5000):
        assert anna.ask("GET", f"/api/tables/{table}/{query}".replace("/?", "?")).status_code == 400


def sealed(*lines: str) -> str:
    """A record file whose last line fits what stands above it."""
    body = "".join(f"{line}\n" for line in lines)
    return body + f"end 0 {blake2b(body.encode(), digest_size=8).hexdigest()}\n"


@pytest.mark.parametrize(
    ("options", "seed"),
    [
        ("{}", r'"\ud800"'),
        ("{}", r'"a\udfffb"'),
        (r'{"\ud800": 1}', '"1"'),
        (r'{"level": "\udc00"}', '"1"'),
        ('{"level": 1e999}', '"1"'),
        ('{"level": ' + "9" * 3000 + "}", '"1"'),
        ("{}", "9" * 3000),
        ("{}", r'"\u0000"'),
    ],
)
def test_a_record_with_an_impossible_header_is_refused(anna: Visitor, options: str, seed: str) -> None:
    game = PebblesGame()
    text = sealed(
        MAGIC, f"game {game.info.id}", f"rules {game.info.rules_version}", f"content {game.content_hash}", "seats 2",
        f"options {options}", f"seed {seed}",
    )  # fmt: skip
    response = anna.ask("POST", "/api/records", {"text": text})
    assert response.json()["error"]["code"] in ("bad_record", "bad_request")
