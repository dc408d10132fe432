"""Start and stop: the server process."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket as sockets
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

import uvicorn

from tatami.server.config import MAX_SOCKET_MESSAGE, Settings
from tatami.server.door.app import build_app
from tatami.server.door.connections import Door, DoorConfig
from tatami.server.door.metrics_port import MetricsPort
from tatami.server.door.security import HEADERS, allowed_names, host_allowed
from tatami.server.door.services import Services, build_services
from tatami.server.live.benches import Bench, Seat
from tatami.server.logs import set_up_logs

log = logging.getLogger("tatami.server")
BYE_TIME = 0.2
TICKS_A_SECOND = 10
SWITCH_INTERVAL = 0.0005
"""Seconds. The thread that writes waits for the interpreter after every statement: let it not wait long."""
YOUNG = 10_000
"""New objects after which the collector looks for what nobody holds any more: the answers of many requests together."""


class Server(uvicorn.Server):
    """uvicorn, which says goodbye to the sockets before it closes them, and looks after its door."""

    def __init__(self, config: DoorConfig, services: Services) -> None:
        super().__init__(config)
        self._door = config.door
        self._services = services
        self._metrics = metrics_port(services)

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        if self._metrics is not None:
            await self._metrics.start()
        await super().startup(sockets)
        let_the_collector_rest()
        if self.servers:
            log.info("serving", extra={"url": self.url, "database": server_database(self._services.settings)})

    @property
    def url(self) -> str:
        """Where we serve, with the port that we got."""
        name = self.servers[0].sockets[0].getsockname()
        host = f"[{name[0]}]" if ":" in name[0] else name[0]
        return f"http://{host}:{name[1]}/"

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Until the end, and then the process ends by itself: the signal raised again would kill it in the middle."""
        with super().capture_signals():
            yield
            self._captured_signals.clear()

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS_A_SECOND == 0:
            self._door.sweep()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        self._services.say_bye()
        await asyncio.sleep(BYE_TIME)
        await super().shutdown(sockets)
        if self._metrics is not None:
            await self._metrics.stop()


def let_the_collector_rest() -> None:
    """Modules and routes stay until the end: Python's collector need not look through them again and again.

    That takes up to a tenth of a second, in which nobody is heard, and a flood makes it look every few seconds.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG)


def metrics_port(services: Services) -> MetricsPort | None:
    """The listener for metrics, if there is to be one."""
    settings = services.settings
    if settings.metrics_port is None:
        return None
    knows_host = partial(host_allowed, names=allowed_names(settings))
    return MetricsPort(services.metrics, settings.metrics_host, settings.metrics_port, knows_host)


def build_server(settings: Settings) -> Server:
    """A server ready to run."""
    sys.setswitchinterval(SWITCH_INTERVAL)
    services = build_services(settings)
    config = DoorConfig(
        build_app(services),
        Door(settings),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        headers=list(HEADERS.items()),
        ws_max_size=2 * MAX_SOCKET_MESSAGE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=settings.idle_timeout,
        lifespan="on",
    )
    return Server(config, services)


def serve(settings: Settings) -> None:
    """Run until somebody says stop (Ctrl-C or SIGTERM)."""
    set_up_logs(settings.log_format, settings.log_level)
    Bench().take(Seat.FRONT)  # and so does every thread from here on, unless it takes another
    server = build_server(settings)
    server.run()


def server_database(settings: Settings) -> str:
    """The database's address without its password."""
    from sqlalchemy.engine import make_url

    return make_url(settings.database).render_as_string(hide_password=True)
