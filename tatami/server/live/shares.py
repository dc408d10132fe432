"""Fair shares of the bots' processes: who is next, and who has enough for now.

Everything thought out is put on somebody's account: a bot's move on that of the person who set up the table, a hint on
that of the one who asks, both together with the address it came from. Addresses take turns, then the people of an
address, then the tables of a person; and no address has more than half of the processes, no person more than a quarter
(but always one), so that a newcomer finds one free however much somebody else has asked for.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass, field
from typing import TypeVar

REMEMBERED = 10_000
"""Of so many we know when they had their turn; one forgotten comes first."""
PATIENCE = 60.0
"""Seconds after which a thought that nobody is waiting for is as urgent as one that somebody watches."""


@dataclass(frozen=True)
class Payer:
    """On whose account something is thought out."""

    address: str
    person: str


@dataclass(eq=False)
class Job:
    """Something to be thought out."""

    payer: Payer
    table: str
    watched: bool = True
    """Whether somebody is waiting for it now; what nobody waits for comes later."""
    since: float = field(default_factory=time.monotonic)

    def urgent(self, clock: float) -> bool:
        """Whether it belongs to those who come first."""
        return self.watched or clock - self.since > PATIENCE


AnyJob = TypeVar("AnyJob", bound=Job)


class Turns:
    """Remembers who had a turn when."""

    def __init__(self) -> None:
        self._last: dict[Hashable, int] = {}
        self._count = 0

    def had(self, *who: Hashable) -> None:
        """They have their turn now."""
        self._count += 1
        for one in who:
            self._last.pop(one, None)
            self._last[one] = self._count
        while len(self._last) > REMEMBERED:
            del self._last[next(iter(self._last))]

    def last(self, who: Hashable) -> int:
        """When somebody had the latest turn; who had none comes before all others."""
        return self._last.get(who, 0)


class Shares:
    """Says whose job is next."""

    def __init__(self, workers: int) -> None:
        self.most_of_address = max(1, workers // 2)
        self.most_of_person = max(1, workers // 4)
        self._turns = Turns()
        self._addresses: Counter[str] = Counter()
        self._people: Counter[Payer] = Counter()

    def in_order(self, jobs: Iterable[AnyJob]) -> list[AnyJob]:
        """The jobs that may begin, the one whose turn it is first."""
        clock = time.monotonic()
        return sorted((job for job in jobs if self._may_begin(job.payer)), key=self._place_in_line(clock))

    def begin(self, job: Job) -> None:
        """A job begins: it was its payer's turn."""
        self._turns.had(job.payer.address, job.payer, (job.payer, job.table))
        self._addresses[job.payer.address] += 1
        self._people[job.payer] += 1

    def end(self, job: Job) -> None:
        """A job is done."""
        self._addresses -= Counter([job.payer.address])
        self._people -= Counter([job.payer])

    def _may_begin(self, payer: Payer) -> bool:
        address, person = self._addresses[payer.address], self._people[payer]
        return address < self.most_of_address and person < self.most_of_person

    def _place_in_line(self, clock: float) -> Callable[[Job], tuple[bool, int, int, int, float]]:
        last = self._turns.last

        def key(job: Job) -> tuple[bool, int, int, int, float]:
            payer = job.payer
            turns = last(payer.address), last(payer), last((payer, job.table))
            return (not job.urgent(clock), *turns, job.since)

        return key
