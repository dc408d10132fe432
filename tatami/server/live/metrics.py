"""Numbers for Prometheus, at ``/metrics`` on a port of their own."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from tatami.server.live.rooms import ELSEWHERE, Room
from tatami.server.pure.table import BOT, Table

log = logging.getLogger("tatami.metrics")
MAX_HEAD = 8 * 1024
PATIENCE = 5.0
TYPE = "text/plain; version=0.0.4; charset=utf-8"
_FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5)


class Metrics:
    """The counters of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter("tatami_requests_total", "HTTP requests", ["route", "status"], registry=self.registry)
        self.request_time = Histogram(
            "tatami_request_seconds", "Time to answer an HTTP request", ["route"], registry=self.registry, buckets=_FAST
        )
        self.moves = Counter("tatami_moves_total", "Moves told", ["by"], registry=self.registry)
        self.move_time = Histogram(
            "tatami_move_seconds", "Time from a move's arrival to its storage", registry=self.registry, buckets=_FAST
        )
        self.refusals = Counter(
            "tatami_refusals_total", "Refused requests and messages", ["code"], registry=self.registry
        )
        self.bot_thought = Histogram(
            "tatami_bot_seconds", "Time a bot thought, queueing included", registry=self.registry
        )
        self.hint_time = Histogram("tatami_hint_seconds", "Time a hint took, queueing included", registry=self.registry)
        self.sockets = Gauge("tatami_sockets", "Open WebSockets", registry=self.registry)
        self.rooms = Gauge("tatami_tables_in_memory", "Tables in memory", registry=self.registry)

    def watch(self, sockets: Callable[[], float], rooms: Callable[[], float]) -> None:
        """Gauges that are read when somebody asks."""
        self.sockets.set_function(sockets)
        self.rooms.set_function(rooms)

    def table_changed(self, room: Room, before: Table, origin: object | None) -> None:
        """Count what everybody has been told: while a turn is kept from the others its moves are not counted either."""
        told = room.table.as_seen_by(None).ply - before.as_seen_by(None).ply
        if told > 0 and origin is not ELSEWHERE and before.awaiting is not None:
            by = "bot" if room.table.seats[before.awaiting.seat].kind == BOT else "person"
            self.moves.labels(by).inc(told)

    def text(self) -> bytes:
        """Everything in Prometheus' text format."""
        return generate_latest(self.registry)


class MetricsPort:
    """A listener of its own, that knows one question: nobody who may play needs to know the numbers."""

    def __init__(self, metrics: Metrics, host: str, port: int, knows_host: Callable[[str], bool]) -> None:
        self._metrics = metrics
        self._host = host
        self._port = port
        self._knows_host = knows_host
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        """Begin to listen."""
        self._server = await asyncio.start_server(self._serve, self._host, self._port, limit=MAX_HEAD)
        host, port = self._server.sockets[0].getsockname()[:2]
        log.info("metrics", extra={"url": f"http://{host}:{port}/metrics"})

    async def stop(self) -> None:
        """Listen no more."""
        if self._server is not None:
            self._server.close()
            await self._server.wait_closed()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, OSError):
            async with asyncio.timeout(PATIENCE):
                head = await reader.readuntil(b"\r\n\r\n")
                writer.write(self._answer(head.decode("latin-1").split("\r\n")))
                await writer.drain()
        writer.close()

    def _answer(self, head: list[str]) -> bytes:
        hosts = [line.partition(":")[2].strip() for line in head[1:] if line.lower().startswith("host:")]
        asked = head[0].split(" ")
        known = asked[:2] == ["GET", "/metrics"] and all(self._knows_host(host) for host in hosts)
        status, body = ("200 OK", self._metrics.text()) if known else ("404 Not Found", b"Here is only /metrics.\n")
        lines = [f"HTTP/1.1 {status}", f"Content-Type: {TYPE}", f"Content-Length: {len(body)}", "Connection: close"]
        return "\r\n".join([*lines, "", ""]).encode() + body
