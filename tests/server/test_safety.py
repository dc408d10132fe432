"""The guards at the door: forged requests, headers, sizes, rates, files, shutting down."""

from __future__ import annotations

import asyncio
import gzip
import re
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.middleware.gzip import GZipResponder
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tatami.server.door.app import build_app
from tatami.server.door.services import build_services
from tests.server.clients import Talk, Visitor
from tests.server.conftest import NewDatabase
from tests.server.serving import Running, serving, settings_for
from tests.waiting import PATIENCE, wait_until


def test_a_request_without_our_header_is_taken_for_forged(anna: Visitor) -> None:
    del anna.http.headers["X-Tatami"]
    body = {"game": "pebbles", "seats": [{"kind": "me"}]}
    anna.refused("csrf", "POST", "/api/tables", body)
    anna.refused("csrf", "POST", "/api/logout")
    assert anna.ok("GET", "/api/my/tables")["tables"] == []


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "file://", "http://", "nonsense", "http://[broken"])
def test_a_request_from_another_site_is_refused(anna: Visitor, origin: str) -> None:
    anna.http.headers["Origin"] = origin
    anna.refused("bad_origin", "POST", "/api/tables", {"game": "pebbles", "seats": [{"kind": "me"}]})


def test_our_own_page_may_ask(anna: Visitor, server: Running) -> None:
    anna.http.headers["Origin"] = server.url
    anna.create("me", "open")


def test_a_form_cannot_be_posted(anna: Visitor) -> None:
    response = anna.http.post("/api/guest", data={"name": "Form"})
    assert response.json()["error"]["code"] == "unsupported_media_type"


@pytest.mark.parametrize("path", ["/", "/t/abc", "/api/me", "/api/nothing", "/assets/none.js", "/health"])
def test_every_answer_carries_strict_headers(stranger: Visitor, path: str) -> None:
    headers = stranger.ask("GET", path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert "server" not in headers


@pytest.mark.parametrize("forged", [{"Origin": "http://evil.example"}, {"Host": "evil.example"}])
def test_a_refused_handshake_carries_strict_headers(server: Running, forged: dict[str, str]) -> None:
    key = {"Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ=="}
    headers = {"Connection": "Upgrade", "Upgrade": "websocket", **key, **forged}
    answer = httpx.get(f"{server.url}/api/ws", headers=headers, timeout=PATIENCE)
    assert answer.status_code in (403, 421)
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "without completing handshake" not in server.logged()


def test_a_body_that_is_too_large_is_refused(anna: Visitor) -> None:
    anna.refused("too_large", "POST", "/api/guest", {"name": "x" * 70_000})
    anna.refused("too_large", "POST", "/api/records", {"text": "x" * 2_000_000})


def test_unknown_paths_and_methods_are_refused(anna: Visitor) -> None:
    anna.refused("not_found", "GET", "/api/nothing")
    anna.refused("not_found", "POST", "/api")
    assert anna.ask("PUT", "/api/me").headers["allow"] == "GET, PATCH"
    anna.refused("method_not_allowed", "DELETE", "/api/lobby")
    anna.refused("method_not_allowed", "POST", "/anything")


def flood(talk: Talk) -> None:
    """Say too much: the door is closed while still sending, or when listening afterwards."""
    for _ in range(400):
        talk.send("ping")
    talk.next("nothing")


def test_too_many_requests_are_slowed_down(new_database: NewDatabase, tmp_path: Path) -> None:
    with serving(settings_for(new_database("sqlite"), rate_limits=True), tmp_path / "log") as running:
        visitor = Visitor(running.url)
        answers = [visitor.ask("POST", "/api/login", {"name": "Anna", "password": "guess 0"})]
        while answers[-1].status_code == 401 and len(answers) < 200:
            answers.append(visitor.ask("POST", "/api/login", {"name": "Anna", "password": f"guess {len(answers)}"}))
        assert len(answers) > 10
        assert answers[-1].status_code == 429
        assert int(answers[-1].headers["retry-after"]) >= 1
        with visitor.socket() as talk:
            with pytest.raises(ConnectionClosed) as closed:
                flood(talk)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4429
        assert 429 in {visitor.ask("GET", "/api/games").status_code for _ in range(400)}


def test_nobody_keeps_too_many_sockets(new_database: NewDatabase, tmp_path: Path) -> None:
    with (
        serving(settings_for(new_database("sqlite"), rate_limits=True), tmp_path / "log") as running,
        ExitStack() as talks,
    ):
        anna = Visitor.guest(running.url, "Anna")
        oldest = talks.enter_context(anna.socket())
        for _ in range(19):
            talks.enter_context(anna.socket())
        talks.enter_context(anna.socket())  # the oldest makes room for it
        with pytest.raises(ConnectionClosed) as closed:
            oldest.next("nothing")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4409
        talks.enter_context(Visitor(running.url).socket())


def test_what_is_the_same_for_everybody_is_compressed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "index.html").write_text("<title>the client</title>" * 100)
    packed: list[int] = []

    def count(data: bytes, *args: Any, **how: Any) -> bytes:
        packed.append(len(data))
        return compress(data, *args, **how)

    compress = gzip.compress
    monkeypatch.setattr(gzip, "compress", count)
    monkeypatch.setattr(GZipResponder, "apply_compression", lambda *_, **__: pytest.fail("compressed anew"))
    services = build_services(settings_for(f"sqlite:///{tmp_path / 'tatami.sqlite3'}", static=tmp_path))
    transport = httpx.ASGITransport(build_app(services))

    async def look() -> None:
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            for path in ("/", "/api/openapi.json"):
                first, second = await client.get(path), await client.get(path)
                assert first.headers["content-encoding"] == "gzip"
                plain = await client.get(path, headers={"Accept-Encoding": "identity"})
                assert first.content == second.content == plain.content
            assert len(packed) == 2
            (tmp_path / "index.html").write_text("<title>another client</title>" * 100)
            assert "another client" in (await client.get("/")).text

    asyncio.run(look())
    services.database.close()


def test_files_of_the_client_are_served_and_nothing_else(new_database: NewDatabase, tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>the client</title>")
    (static / "assets" / "app-1a2b.js").write_text("run()")
    (static / "assets" / "long-3c4d.js").write_text("run();" * 1000)
    (static / "assets" / "font-5e6f.woff2").write_bytes(b"font" * 1000)
    (tmp_path / "secret.txt").write_text("secret")
    with serving(settings_for(new_database("sqlite"), static=static), tmp_path / "log") as running:
        visitor = Visitor(running.url)
        for page in ("/", "/t/abcdef", "/t/abcdef/12?seat=1", "/lobby"):
            response = visitor.ask("GET", page)
            assert (response.status_code, response.text) == (200, "<title>the client</title>")
            assert response.headers["cache-control"] == "no-cache"
        script = visitor.ask("GET", "/assets/app-1a2b.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        assert "content-encoding" not in script.headers  # too short to be worth it
        long = visitor.ask("GET", "/assets/long-3c4d.js")
        assert (long.headers["content-encoding"], long.text) == ("gzip", "run();" * 1000)
        assert long.num_bytes_downloaded < 500
        assert "accept-encoding" in long.headers["vary"].lower()
        plain = visitor.http.get("/assets/long-3c4d.js", headers={"Accept-Encoding": "identity"})
        assert ("content-encoding" in plain.headers, plain.text) == (False, long.text)
        assert "content-encoding" not in visitor.http.get("/assets/font-5e6f.woff2").headers
        for path in ("/", "/assets/long-3c4d.js"):
            tag = visitor.ask("GET", path).headers["etag"]
            again = visitor.http.get(path, headers={"If-None-Match": tag})
            assert (again.status_code, again.content) == (304, b"")
        assert visitor.ask("GET", "/assets/none.js").status_code == 404
        for path in (
            "/../secret.txt",
            "/..%2fsecret.txt",
            "/%2e%2e/secret.txt",
            "/assets/..%2f..%2fsecret.txt",
            "/%00",
        ):
            assert "secret" not in visitor.http.get(httpx.URL(running.url, raw_path=path.encode())).text


def test_without_the_client_a_page_says_how_to_build_it(stranger: Visitor) -> None:
    response = stranger.ask("GET", "/")
    assert response.status_code in (200, 503)  # 200 where somebody has built the client
    if response.status_code == 503:
        assert "make play" in response.text


def test_long_answers_are_compressed_and_short_ones_are_not(anna: Visitor) -> None:
    table = anna.create("me", "bot")["id"]
    state = anna.ask("GET", f"/api/tables/{table}?since=0")
    assert len(state.content) > 1024
    assert state.headers["content-encoding"] == "gzip"
    assert state.num_bytes_downloaded < len(state.content)
    token = anna.ask("POST", "/api/tokens", {"name": "bot"})
    assert "content-encoding" not in token.headers
    with anna.socket() as talk:
        assert "permessage-deflate" not in str(talk.connection.response and talk.connection.response.headers)


def test_metrics_are_told_on_a_port_of_their_own_or_not_at_all(
    stranger: Visitor, new_database: NewDatabase, tmp_path: Path
) -> None:
    assert stranger.ok("GET", "/health")["status"] == "ok"
    stranger.refused("not_found", "GET", "/metrics")
    with serving(settings_for(new_database("sqlite"), metrics_port=0), tmp_path / "log") as running:
        Visitor(running.url).refused("not_found", "GET", "/metrics")
        found = re.search(r"http://127\.0\.0\.1:\d+/metrics", running.logged())
        assert found is not None
        metrics = httpx.get(found.group(), timeout=PATIENCE).text
        assert "tatami_sockets" in metrics
        assert 'tatami_requests_total{route="GET /health",status="200"}' in metrics
        assert httpx.get(found.group(), headers={"Host": "evil.example"}, timeout=PATIENCE).status_code == 404
        assert httpx.get(found.group().replace("metrics", "health"), timeout=PATIENCE).status_code == 404
        assert httpx.post(found.group()).status_code == 404
        running.stop()
        with pytest.raises(httpx.ConnectError):
            httpx.get(found.group(), timeout=PATIENCE)


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8000", "localhost.evil.example", "", "a b", "[::1", "x" * 9000]
)
def test_the_server_answers_under_its_own_names_only(server: Running, host: str) -> None:
    for path in ("/api/me", "/", "/health"):
        response = httpx.get(server.url + path, headers={"Host": host}, timeout=PATIENCE)
        assert response.status_code in (400, 421)
        assert "content-security-policy" in response.headers
    with pytest.raises(InvalidStatus):
        Visitor(server.url).socket(additional_headers={"Host": host})


def test_the_names_it_is_given_are_its_own(new_database: NewDatabase, tmp_path: Path) -> None:
    names = {"origins": ("https://games.example",), "allowed_hosts": ("Tatami.Example",)}
    with serving(settings_for(new_database("sqlite"), **names), tmp_path / "log") as running:
        for host in ("localhost:80", "a.localhost", "127.0.0.1", "[::1]:8000", "192.0.2.7", "games.example",
                     "tatami.example:8080", "TATAMI.example."):  # fmt: skip
            assert httpx.get(f"{running.url}/health", headers={"Host": host}, timeout=PATIENCE).status_code == 200
        error = httpx.get(f"{running.url}/health", headers={"Host": "example"}, timeout=PATIENCE).json()["error"]
        assert error["code"] == "bad_host"


def test_stopping_says_goodbye_and_loses_nothing(new_database: NewDatabase, tmp_path: Path) -> None:
    settings = settings_for(new_database("sqlite"))
    with serving(settings, tmp_path / "log") as running:
        anna = Visitor.guest(running.url, "Anna")
        table = anna.create("me", {"kind": "bot", "bot": "slow"})["id"]
        anna.play_turn(table)
        before = anna.state(table)
        with anna.socket() as talk:
            talk.ask("watch", table=table)
            assert running.stop() == 0
            assert talk.next("bye")["reason"] == "shutdown"
            with pytest.raises(ConnectionClosed) as closed:
                talk.next("nothing")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
    with serving(settings, tmp_path / "log") as running:
        anna.http.base_url = running.url
        assert anna.state(table)["version"] >= before["version"]


def test_a_thought_does_not_keep_the_server_from_stopping(
    new_database: NewDatabase, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever waits for it is told so at once; the process then ends by itself and leaves nothing behind."""
    begun = tmp_path / "begun"
    monkeypatch.setenv("TATAMI_TEST_PONDERING", str(begun))
    settings = settings_for(new_database("sqlite"), library="tests.server.pebbles:PonderingShelf")
    with serving(settings, tmp_path / "log") as running, ThreadPoolExecutor(1) as other:
        anna = Visitor.guest(running.url, "Anna")
        table = anna.create("me", "bot")["id"]
        version = anna.state(table)["version"]
        hint = other.submit(anna.ask, "POST", f"/api/tables/{table}/hint", {"version": version})
        wait_until(begun.exists, "the hint to be thought about")
        assert running.stop() == 0
        assert (hint.result().status_code, hint.result().json()["error"]["code"]) == (503, "unavailable")
    assert "graceful" not in running.logged()
    assert "leaked" not in running.logged()


def test_whoever_is_still_waiting_when_the_server_stops_is_told_so(tmp_path: Path) -> None:
    """uvicorn cancels what takes too long then: an answer of ours says that nobody knows, instead of a bare 500."""
    services = build_services(settings_for(f"sqlite:///{tmp_path / 'tatami.sqlite3'}"))
    waits = asyncio.Event()

    async def for_ever(work: object) -> None:
        waits.set()
        await asyncio.Event().wait()

    async def ask() -> httpx.Response:
        services.database.read = for_ever  # type: ignore[method-assign, assignment]
        transport = httpx.ASGITransport(build_app(services))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
            asked = asyncio.create_task(http.get("/api/lobby"))
            await waits.wait()
            asked.cancel()
            return await asked

    answer = asyncio.run(ask())
    assert (answer.status_code, answer.json()["error"]["code"]) == (503, "unavailable")
    services.pool.close()
    services.database.close()
