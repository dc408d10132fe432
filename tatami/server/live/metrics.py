"""Numbers for Prometheus: what is counted, and when."""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from tatami.server.live.rooms import ELSEWHERE, Room
from tatami.server.pure.table import BOT, Table

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
            "tatami_move_seconds",
            "Time to store a move, undo or confirmation",
            registry=self.registry,
            buckets=_FAST,
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
