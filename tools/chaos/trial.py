"""One trial: a database, a server, people, faults; then the reckoning."""

from __future__ import annotations

import asyncio
import itertools
import random
import signal
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tatami.server.config import Settings
from tools.chaos.audit import Audit, Findings
from tools.chaos.clock import MovedClock
from tools.chaos.faults import Faults, kinds_for
from tools.chaos.ledger import Ledger
from tools.chaos.people import gather_people
from tools.chaos.server import ServerUnderTest
from tools.chaos.settling import Settled, settle
from tools.chaos.shelf import LIBRARY, Shelf
from tools.chaos.stores import Store, open_store

PROGRESS_EVERY = 0.5


def end_on_sigterm() -> None:
    """Whoever ends us ends what we have started, as at Ctrl-C."""
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(128 + number))


@dataclass(frozen=True)
class Plan:
    """What to try. The same plan draws the same people and the same faults in the same order."""

    database: str
    moves: int = 100_000
    seconds: float = 3600.0
    """No more moves are waited for after that."""
    people: int = 200
    heavy: int = 8
    faults: tuple[str, ...] | None = None
    """None: all that the database knows."""
    pause: float = 2.0
    """Seconds between two faults, about."""
    rounds: int | None = None
    """How many rounds of faults; None: as many as there is time for."""
    length: float = 1.0
    """How long faults last: 1 is seconds."""
    clean_every: float = 2.0
    patience: float = 180.0
    """Seconds that every table has to go on in, once the faults are over."""
    seed: int = 0

    @property
    def kinds(self) -> list[str]:
        """The faults of this trial."""
        return kinds_for(self.database) if self.faults is None else list(self.faults)


@dataclass
class Outcome:
    """How it went."""

    plan: Plan
    ledger: Ledger
    faults: Faults
    seconds: float
    settled: Settled
    findings: Findings
    log: str

    @property
    def good(self) -> bool:
        """Nothing lost, nothing twice, nothing stuck, nothing broken."""
        found = self.findings
        return not (found.lost or found.doubled or found.broken or self.settled.stuck)

    def figures(self) -> dict[str, Any]:
        """The numbers of the report."""
        found, ledger = self.findings, self.ledger
        return {
            "database": self.plan.database,
            "seed": self.plan.seed,
            "seconds": round(self.seconds, 1),
            "moves": ledger.moves,
            "moves_per_second": round(ledger.moves / self.seconds, 1),
            "acknowledged": dict(ledger.acknowledged),
            "at_games": dict(ledger.by_game),
            "unknown": len(ledger.unknown),
            "unknown_stored": dict(found.unknown_stored),
            "refused": dict(ledger.codes),
            "refused_but_stored": len(found.refused_but_stored),
            "faults": dict(self.faults.counts),
            "starts": self.faults.server.starts,
            "compared": dict(found.compared),
            "lost": len(found.lost),
            "doubled": len(found.doubled),
            "broken": len(found.broken),
            "stuck": len(self.settled.stuck),
        }


def settings_for_trial(store: Store, clean_every: float) -> Settings:
    """As people run it, but quick: no rate limits, bots that do not wait, cleaning all the time."""
    return Settings(
        database=store.url,
        log_format="json",
        bot_workers=1,
        bot_pace=0.0,
        sweep_every=1.0,
        clean_every=clean_every,
        rate_limits=False,
        library=LIBRARY,
    )


def run_trial(
    plan: Plan, tell: Callable[[str], None] = lambda line: None, progress: Callable[[int, float], None] | None = None
) -> Outcome:
    """Try it. Everything that was started is gone afterwards."""
    store = open_store(plan.database)
    folder = Path(tempfile.mkdtemp(prefix="tatami-chaos-log-"))
    clock = MovedClock(folder / "clock")
    server = ServerUnderTest(settings_for_trial(store, plan.clean_every), clock, folder / "server.log")
    try:
        server.start()
        return asyncio.run(_try(plan, store, server, tell, progress or (lambda moves, seconds: None)))
    finally:
        server.kill()
        store.close()


async def _try(
    plan: Plan,
    store: Store,
    server: ServerUnderTest,
    tell: Callable[[str], None],
    progress: Callable[[int, float], None],
) -> Outcome:
    ledger, stop = Ledger(), asyncio.Event()
    people = gather_people(plan.people, plan.heavy, f"{plan.seed}", ledger, lambda: server.url)
    faults = Faults(server, store, random.Random(f"{plan.seed} faults"), tell, plan.length)
    lives = [asyncio.create_task(person.live(stop), name=person.name) for person in people]
    began = time.monotonic()
    trouble = asyncio.create_task(_faults(faults, plan, ledger))
    while not trouble.done() or (ledger.moves < plan.moves and time.monotonic() - began < plan.seconds):
        await asyncio.sleep(PROGRESS_EVERY)
        progress(ledger.moves, time.monotonic() - began)
        _raise_failures([*lives, trouble])
    seconds = time.monotonic() - began
    stop.set()
    await asyncio.to_thread(faults.over)
    await asyncio.wait(lives, timeout=plan.patience)
    _raise_failures(lives)
    tell(f"{seconds:7.1f} s  the faults are over; {ledger.moves} moves were acknowledged")
    settled = await settle(people, plan.patience)
    await asyncio.to_thread(server.stop)
    findings = await asyncio.to_thread(Audit(ledger, Shelf()).run, store, settled.seen)
    return Outcome(plan, ledger, faults, seconds, settled, findings, server.logged())


async def _faults(faults: Faults, plan: Plan, ledger: Ledger) -> None:
    """At least one round; then rounds as long as moves (or rounds) are wanted."""
    began = time.monotonic()
    for number in itertools.count(1):
        await faults.round(plan.kinds, plan.pause)
        enough = ledger.moves >= plan.moves or time.monotonic() - began >= plan.seconds
        if enough or number == plan.rounds or not plan.kinds:
            return


def _raise_failures(tasks: list[asyncio.Task[None]]) -> None:
    """A mistake in the harness is no fault of the server: stop at once."""
    for task in tasks:
        if task.done() and not task.cancelled() and (error := task.exception()) is not None:
            raise error
