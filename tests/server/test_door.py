"""Rude connections: endless, half-sent, slow and too many requests, on real sockets.

Every test here ends with a server that is well, quick and no larger than before.
"""

from __future__ import annotations

import re
import select
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import psutil  # type: ignore[import-untyped]
import pytest
from websockets.frames import Frame, Opcode

from tatami.server.config import Settings
from tatami.server.door.connections import Door, network_of
from tests.server.conftest import NewDatabase
from tests.server.serving import Running, serving, settings_for
from tests.waiting import PATIENCE, wait_until

MEGABYTE = 2**20
POST_BEGUN = (
    b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nX-Tatami: 1\r\nContent-Type: application/json\r\n"
    b"Content-Length: 100\r\n\r\n{"
)
HELD = 24 * MEGABYTE
"""What a server may take more under attack: allocators keep a little."""


@pytest.fixture(scope="module")
def door(new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with no patience."""
    hasty = {"head_timeout": 1.0, "body_timeout": 1.0, "idle_timeout": 1.5, "write_timeout": 1.5}
    folder = tmp_path_factory.mktemp("door")
    (folder / "long.bin").write_bytes(bytes(32 * MEGABYTE))  # more than any network keeps on its way
    with serving(settings_for(new_database("sqlite"), static=folder, **hasty), folder / "log") as running:
        yield running


def dial(running: Running, source: str = "127.0.0.1", receive: int | None = None) -> socket.socket:
    """A connection, perhaps one that takes in very little."""
    made = socket.socket()
    made.settimeout(PATIENCE)
    if receive is not None:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive)
    made.bind((source, 0))
    made.connect(("127.0.0.1", int(running.url.rpartition(":")[2])))
    return made


def send_until_cut(connection: socket.socket, chunk: bytes, size: int) -> int:
    """Send so many bytes, chunk after chunk, unless the other side has had enough; how many went out."""
    sent = 0
    try:
        while sent < size and not select.select([connection], [], [], 0)[0]:
            connection.sendall(chunk)
            sent += len(chunk)
    except OSError:
        pass
    return sent


def one_answer(connection: socket.socket) -> bytes:
    """An answer with a body of a known length."""
    with connection.makefile("rb") as file:
        head = b"".join(iter(file.readline, b"\r\n"))
        length = re.search(rb"content-length: (\d+)", head.lower())
        return head + (file.read(int(length.group(1))) if length else b"")


def rest(connection: socket.socket) -> bytes:
    """Everything until the other side ends."""
    read = b""
    try:
        while chunk := connection.recv(65536):
            read += chunk
    except ConnectionError:
        pass
    return read


def status(answer: bytes) -> int:
    """The status of an answer; 0: there was none."""
    return int(answer.split(b" ", 2)[1]) if answer.startswith(b"HTTP/1.1 ") else 0


def memory(running: Running) -> int:
    """Bytes that the server has in memory."""
    size: int = psutil.Process(running.process.pid).memory_info().rss
    return size


def connections(running: Running) -> int:
    """How many connections the server holds."""
    port = int(running.url.rpartition(":")[2])
    held = psutil.Process(running.process.pid).net_connections("tcp")
    return sum(1 for c in held if c.laddr.port == port and c.status != psutil.CONN_LISTEN)


@contextmanager
def unmoved(running: Running) -> Iterator[None]:
    """The server grows little and is well afterwards."""
    httpx.get(f"{running.url}/health", timeout=PATIENCE)
    before = memory(running)
    yield
    assert httpx.get(f"{running.url}/health", timeout=PATIENCE).status_code == 200
    assert memory(running) - before < HELD


# ---- sizes -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("beginning", "chunk", "size", "expected"),
    [
        (b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ", b"a" * 65536, 20 * MEGABYTE, 431),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\n", b"a: b\r\n" * 10_000, 18 * MEGABYTE, 431),  # 3,000,000 headers
        (b"GET / HTTP/1.1\r\nHost: localhost\r\n", b"long-name" * 1000, 20 * MEGABYTE, 431),
        (b"GET /", b"a" * 65536, 60 * MEGABYTE, 414),
        (b"GET /?", b"a=b&" * 10_000, 60 * MEGABYTE, 414),
        (b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nX-Tatami: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX: ",
         b"a" * 65536, 20 * MEGABYTE, 413),  # an endless header after the body
    ],
    ids=["header", "headers", "name", "address", "query", "trailer"],
)  # fmt: skip
def test_an_endless_head_is_refused(door: Running, beginning: bytes, chunk: bytes, size: int, expected: int) -> None:
    with unmoved(door), dial(door) as rude:
        rude.sendall(beginning)
        assert send_until_cut(rude, chunk, size) < size
        answer = rest(rude)
        assert status(answer) in (
            expected,
            0,
        )  # 0: what we sent in vain reset the connection before the answer was read
        if answer:
            assert b'"too_large"' in answer
            assert b"content-security-policy" in answer.lower()


def test_too_many_small_headers_are_refused(door: Running) -> None:
    for count, expected in ((90, 200), (110, 431)):
        with dial(door) as rude:
            rude.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\n" + b"a: b\r\n" * count + b"\r\n")
            assert status(one_answer(rude)) == expected


def test_others_are_served_while_somebody_sends_an_endless_header(door: Running) -> None:
    with httpx.Client(base_url=door.url, timeout=PATIENCE) as polite:

        def seconds() -> float:
            began = time.monotonic()
            polite.get("/health").raise_for_status()
            return time.monotonic() - began

        quiet = sorted(seconds() for _ in range(5))[2]
        times = []
        for _ in range(5):
            with dial(door) as rude:
                rude.sendall(b"GET / HTTP/1.1\r\nX-Long: ")
                send_until_cut(rude, b"a" * 65536, 20 * MEGABYTE)
                times.append(seconds())
    assert min(times) < 0.25 + 10 * quiet  # a busy machine may keep some of them waiting, not all


def test_a_body_that_is_announced_too_long_is_refused_before_it_comes(door: Running) -> None:
    for path, length, expected in (
        ("/api/guest", 70_000, 413),
        ("/api/guest", 3_000_000, 413),
        ("/anything", 10**12, 413),
    ):
        with dial(door) as rude:
            head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nX-Tatami: 1\r\nContent-Type: application/json\r\n"
            rude.sendall(f"{head}Content-Length: {length}\r\n\r\n".encode())
            answer = one_answer(rude)
            assert (status(answer), b"too_large" in answer) == (expected, True)


def test_a_body_without_a_length_is_refused_while_it_comes(door: Running) -> None:
    head = b"Host: localhost\r\nX-Tatami: 1\r\nTransfer-Encoding: chunked\r\n\r\n"
    for path in (b"/api/guest", b"/api/records", b"/health", b"/"):
        with unmoved(door), dial(door) as rude:
            rude.sendall(b"POST " + path + b" HTTP/1.1\r\n" + head)
            piece = b"10000\r\n" + b"a" * 65536 + b"\r\n"
            try:
                for _ in range(50 * 16):
                    rude.sendall(piece)
            except OSError:
                continue
            pytest.fail("50 MB went in")


def test_requests_that_nobody_waits_to_be_answered_are_refused(door: Running) -> None:
    with unmoved(door), dial(door) as rude:
        ask = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"
        try:
            for _ in range(200):
                rude.sendall(ask * 1000)
        except OSError:
            pass
        else:
            assert len(rest(rude)) < 100_000


# ---- time ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("beginning", "expected"),
    [
        (b"", 0),
        (b"\r\n\r\n", 0),
        (b"GET /health HTTP/1.1\r\nHost: loc", 408),
        (b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nX-Tatami: 1\r\nContent-Length: 50\r\n\r\n{", 408),
        (b"POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab", None),
    ],
    ids=["silent", "blank", "head", "body", "chunk"],
)
def test_half_sent_requests_end(door: Running, beginning: bytes, expected: int | None) -> None:
    with ExitStack() as stack, unmoved(door):
        rude = []
        for _ in range(100):
            rude.append(stack.enter_context(dial(door)))
            rude[-1].sendall(beginning)
        answers = [rest(connection) for connection in rude]
        wait_until(lambda: connections(door) <= 1, "the connections to end")
        if expected is not None:
            assert {status(answer) for answer in answers} == {expected}


@pytest.mark.parametrize(
    ("beginning", "drop"),
    [
        (b"GET / HTTP/1.1\r\n", b"X: y\r\n"),
        (b"", b"\r\n"),
        (b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nX-Tatami: 1\r\nContent-Length: 60000\r\n\r\n", b" "),
    ],
    ids=["head", "blank", "body"],
)
def test_a_request_that_drips_ends(door: Running, beginning: bytes, drop: bytes) -> None:
    with dial(door) as rude:
        rude.sendall(beginning)
        deadline = time.monotonic() + PATIENCE
        while not select.select([rude], [], [], 0.1)[0]:
            assert time.monotonic() < deadline
            rude.sendall(drop)
        assert status(rest(rude)) in (408, 0)


def test_a_kept_connection_ends_when_nothing_more_is_asked(door: Running) -> None:
    with dial(door) as kept:
        for _ in range(2):
            kept.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert status(one_answer(kept)) == 200
        assert rest(kept) == b""


def test_answers_that_are_not_read_are_let_go(door: Running) -> None:
    with ExitStack() as stack, unmoved(door):
        for _ in range(20):
            rude = stack.enter_context(dial(door, receive=4096))
            rude.sendall(b"GET /long.bin HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert select.select([rude], [], [], PATIENCE)[0], "the first bytes of an answer"
        wait_until(lambda: connections(door) <= 1, "the connections to be let go")


# ---- numbers ---------------------------------------------------------------------------------------------------------


def test_too_many_connections_are_turned_away_and_the_log_says_so(new_database: NewDatabase, tmp_path: Path) -> None:
    settings = settings_for(new_database("sqlite"), max_connections=20, max_connections_per_address=10)
    with serving(settings, tmp_path / "log") as running:
        with ExitStack() as stack:
            for _ in range(10):
                stack.enter_context(dial(running, "127.0.0.2"))
            wait_until(lambda: connections(running) == 10, "ten connections")
            with dial(running, "127.0.0.2") as eleventh:
                assert status(rest(eleventh)) == 503
            wait_until(lambda: "too many connections of one address" in running.logged(), "a word in the log")
            assert httpx.get(f"{running.url}/health", timeout=PATIENCE).status_code == 200  # another address
            for _ in range(10):
                stack.enter_context(dial(running))
            with dial(running) as one_more:
                assert status(rest(one_more)) == 503
        wait_until(lambda: connections(running) == 0, "everybody to go")
        assert httpx.get(f"{running.url}/health", timeout=PATIENCE).status_code == 200
    assert running.logged().count("newcomers are turned away") <= 3


def test_who_is_turned_away_hears_of_it_after_a_pause(new_database: NewDatabase, tmp_path: Path) -> None:
    """So a flood of newcomers that wait for their answers is slow, whatever they send meanwhile."""
    settings = settings_for(new_database("sqlite"), max_connections_per_address=1, refusal_pause=1.0)
    with serving(settings, tmp_path / "log") as running, dial(running, "127.0.0.2"):
        wait_until(lambda: connections(running) == 1, "one connection")
        began = time.monotonic()
        with dial(running, "127.0.0.2") as second, dial(running, "127.0.0.2") as third:
            third.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n" * 20 + b"\x16\x03 no HTTP")
            assert [status(rest(one)) for one in (second, third)] == [503, 503]
        assert time.monotonic() - began > 0.9  # a timer of the event loop may ring some milliseconds early
        with dial(running, "127.0.0.2"):
            pass  # whoever does not wait for the answer is gone at once
        wait_until(lambda: connections(running) == 1, "the others to go")


def test_running_out_of_files_is_said_in_the_log(new_database: NewDatabase, tmp_path: Path) -> None:
    with serving(settings_for(new_database("sqlite")), tmp_path / "log") as running:
        process = psutil.Process(running.process.pid)
        most = process.num_fds() + 20
        process.rlimit(psutil.RLIMIT_NOFILE, (most, most))
        with ExitStack() as stack:
            for _ in range(40):
                stack.enter_context(dial(running))
            wait_until(lambda: "no file descriptors left" in running.logged(), "a word in the log")
        wait_until(lambda: process.num_fds() < most - 10, "everybody to go")
        assert httpx.get(f"{running.url}/health", timeout=PATIENCE).status_code == 200


def test_what_is_not_http_is_counted_and_does_not_flood_the_log(new_database: NewDatabase, tmp_path: Path) -> None:
    with serving(settings_for(new_database("sqlite")), tmp_path / "log") as running:
        for _ in range(30):
            with dial(running) as rude:
                rude.sendall(b"\x16\x03\x01 this is not HTTP\r\n\r\n")
                assert status(rest(rude)) == 400
        wait_until(lambda: '"why": "not HTTP"' in running.logged(), "a word in the log")
        assert running.logged().count("not HTTP") <= 3
        assert "Invalid HTTP" not in running.logged()


def test_the_door_leaves_files_for_the_rest_of_the_server() -> None:
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (300, hard))
        assert Door(Settings(max_connections=150)).most == 150
        assert Door(Settings(max_connections=500)).most == 500
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == 600
        assert Door(Settings(max_connections=10 * hard)).most == hard - 100
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_an_ipv6_household_counts_as_one() -> None:
    assert network_of("2001:db8:1:2::1") == network_of("2001:db8:1:2:ffff::9") != network_of("2001:db8:1:3::1")
    assert network_of("::ffff:192.0.2.1") == network_of("192.0.2.1") == "192.0.2.1"
    assert network_of("fe80::1%eth0") == "fe80::/64"
    assert network_of("") == ""


# ---- frames ----------------------------------------------------------------------------------------------------------


def shake_hands(running: Running) -> socket.socket:
    """A WebSocket without a client: frames are written by hand."""
    connection = dial(running)
    connection.sendall(
        b"GET /api/ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGF0YW1pIHRhdGFtaSEhIQ==\r\n\r\n"
    )
    assert status(connection.recv(65536)) == 101
    return connection


def frame(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, data, fin).serialize(mask=True)


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG])
def test_a_flood_of_control_frames_ends_in_a_close(door: Running, opcode: Opcode) -> None:
    with unmoved(door), shake_hands(door) as rude:
        many = frame(opcode, b"tatami") * 10_000
        assert send_until_reset(rude, many, 150) < 150  # 1,500,000 frames
        wait_until(lambda: connections(door) <= 1, "the socket to be closed")


def test_pings_now_and_then_are_answered(door: Running) -> None:
    with shake_hands(door) as polite:
        for number in range(20):
            polite.sendall(frame(Opcode.PING, f"ping {number}".encode()))
            read = b""
            while f"ping {number}".encode() not in read:
                read += polite.recv(65536)


def test_a_message_in_too_many_fragments_ends_in_a_close(door: Running) -> None:
    with unmoved(door), shake_hands(door) as rude:
        rude.sendall(frame(Opcode.TEXT, b"", fin=False))
        assert send_until_reset(rude, frame(Opcode.CONT, b"", fin=False) * 10_000, 150) < 150


def test_messages_wait_in_the_network_until_they_are_heard(door: Running) -> None:
    with unmoved(door), shake_hands(door) as rude:
        rude.settimeout(2)
        send_until_reset(rude, frame(Opcode.TEXT, b"{}") * 10_000, 50)


def test_what_is_not_text_ends_in_a_close_and_leaves_no_traceback(door: Running) -> None:
    with shake_hands(door) as rude:
        rude.sendall(frame(Opcode.TEXT, b"\xff\xfe"))
        assert b"\x03\xef" in rest(rude)  # 1007
    assert "Invalid UTF-8" not in door.logged()
    assert "Traceback" not in door.logged()


def test_a_compressed_bomb_is_not_even_unpacked(door: Running) -> None:
    """We offer no compression, so a frame that claims to be compressed breaks the protocol."""
    with shake_hands(door) as rude:
        bomb = bytearray(frame(Opcode.TEXT, b"\x00" * 100))
        bomb[0] |= 0x40  # "this is compressed"
        rude.sendall(bomb)
        assert b"\x03\xea" in rest(rude)  # 1002


def send_until_reset(connection: socket.socket, chunk: bytes, times: int) -> int:
    """Send a chunk again and again without listening; how often it went out."""
    for done in range(times):
        try:
            connection.sendall(chunk)
        except OSError:
            return done
    return times


@pytest.mark.parametrize("beginning", [b"GET /api/me HTTP/1.1\r\nHost: local", POST_BEGUN])
def test_a_server_that_stops_does_not_wait_for_the_rest_of_a_request(
    new_database: NewDatabase, tmp_path: Path, beginning: bytes
) -> None:
    with serving(settings_for(new_database("sqlite")), tmp_path / "log") as running, dial(running) as rude:
        rude.sendall(beginning)
        wait_until(lambda: httpx.get(f"{running.url}/health", timeout=PATIENCE).is_success, "the server to be well")
        assert running.stop() == 0
        assert b" 503 " in one_answer(rude)
    assert "graceful" not in running.logged()
