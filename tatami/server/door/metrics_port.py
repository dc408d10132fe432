"""Numbers for Prometheus, at ``/metrics`` on a port of their own."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable

from tatami.server.live.metrics import Metrics

log = logging.getLogger("tatami.metrics")
MAX_HEAD = 8 * 1024
PATIENCE = 5.0
TYPE = "text/plain; version=0.0.4; charset=utf-8"


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
