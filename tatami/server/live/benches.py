"""Where thoughts sit: one processor stays free for serving people, and whoever has had much thought out steps back.

Priorities alone do not keep clicks quick. A kernel lets whoever runs finish a slice of some milliseconds before it
wakes somebody else, however much more urgent that one is. So on Linux, where we may use two processors or more, one of
them is kept free: thoughts and passwords sit at the back, which is all the others. Only when more people's bots think
than there are processors at the back do some of them sit anywhere.

Nor may whoever serves people be found at the back: a thread that waits for the disk there wakes up behind a slice of
somebody's thought, several times in one click. So where there are two processors or three, everything that serves sits
in front. (With more there is nearly always one that is idle, and a single one would bound what we can take.)

At the back those who have used up their credit give way to everybody else. Credit is counted in seconds of a process,
as it is used, for the person and for the address, so that many names are no way around it. A thought steps back in its
middle when the credit ends. But a person who plays fast uses it up too, and must not sit with an abuser then: with half
of a processor each, the person's thoughts would take twice as long, and use up the more. So whoever has had much less
than somebody else who thinks now keeps the place.

Each thought is a thread of its own, because only a thread that ends can leave a low priority behind. What holds
Python's lock for long must not sit at the back: while it waits for a processor there, everybody waits for the lock.
"""

from __future__ import annotations

import contextlib
import enum
import functools
import os
import sys
import time
from collections.abc import Iterable
from pathlib import Path

from tatami.server.live.shares import Payer

AT_ONCE = 3.0
"""Seconds of thinking that a person, or all people of an address, may have had without stepping back ..."""
PERSON_RATE, ADDRESS_RATE = 0.2, 0.4
"""... and how much of that is forgotten each second."""
LONGEST = 60.0
"""More than this is not remembered: whoever has stopped has credit again within minutes."""
MUCH_MORE = 3.0
"""Whoever has used up the credit steps back, unless somebody else who thinks has had so many seconds more."""
REMEMBERED = 10_000
FEW = 3
"""Up to so many processors whoever serves people stays on the one that is kept free."""
STEP_BACK = 10
"""How much less urgent (in steps of `nice`) a thought is that sits behind everybody else."""


class Seat(enum.Enum):
    """Where a thread sits."""

    FRONT = "in front, where people are served"
    ANYWHERE = "anywhere"
    BACK = "at the back"
    BEHIND = "at the back, behind everybody else"


class Bench:
    """The processors that we may use, and those at the back: all but one (none where nobody can be placed)."""

    def __init__(self) -> None:
        self.all = processors()
        self.back = frozenset(sorted(self.all)[1:])
        self.front = self.all - self.back if self.back and len(self.all) <= FEW else frozenset()

    def take(self, seat: Seat) -> None:
        """This thread takes its seat, and so do those that it starts. It cannot become more urgent again."""
        if seat is Seat.FRONT:
            self._place(0, self.front)
        elif seat is not Seat.ANYWHERE:
            self._place(0, self.back)
        if seat is Seat.BEHIND and sys.platform == "linux":  # where a thread has a priority of its own
            os.nice(STEP_BACK)

    def send_behind(self, process: int) -> None:
        """All threads of a process but the first go behind everybody else: the thought of now is one of them."""
        if sys.platform != "linux":
            return
        with contextlib.suppress(OSError):  # it is gone
            urgency = min(os.getpriority(os.PRIO_PROCESS, process) + STEP_BACK, 19)
            for thread in (int(name.name) for name in Path(f"/proc/{process}/task").iterdir()):
                if thread != process:
                    self._place(thread, self.back)
                    os.setpriority(os.PRIO_PROCESS, thread, urgency)

    def _place(self, thread: int, where: frozenset[int]) -> None:
        if where:
            with contextlib.suppress(OSError):  # it is gone, or somebody else says where it may be
                os.sched_setaffinity(thread, where)


def processors() -> frozenset[int]:
    """The processors that we may use, wherever this thread sits; none where nobody can be placed."""
    return _at_first() if sys.platform == "linux" else frozenset()


@functools.cache
def _at_first() -> frozenset[int]:
    """What this process might use before any of its threads took a seat."""
    return frozenset(os.sched_getaffinity(0))


def stand_up(everywhere: frozenset[int]) -> None:
    """This process, begun by one that sits somewhere, may use these processors again."""
    if everywhere and sys.platform == "linux":
        with contextlib.suppress(OSError):  # somebody else says where it may be
            os.sched_setaffinity(0, everywhere)


class Credit:
    """Who has had how much thought out lately."""

    def __init__(self) -> None:
        self._used: dict[str | Payer, tuple[float, float]] = {}

    def use(self, payer: Payer, seconds: float) -> None:
        """So much was thought out for somebody."""
        clock = time.monotonic()
        for who in (payer, payer.address):
            used = min(self._of(who, clock) + seconds, LONGEST)
            self._used.pop(who, None)
            self._used[who] = used, clock
        while len(self._used) > REMEMBERED:
            del self._used[next(iter(self._used))]

    def used_up(self, payer: Payer) -> bool:
        """Whether the person or the address has had more than most people need."""
        return self._used_by(payer) > AT_ONCE

    def gives_way(self, payer: Payer, others: Iterable[Payer]) -> bool:
        """Whether that is so, and nobody who thinks beside them has had much more."""
        used = self._used_by(payer)
        return used > AT_ONCE and all(self._used_by(other) - used <= MUCH_MORE for other in others)

    def _used_by(self, payer: Payer) -> float:
        clock = time.monotonic()
        return max(self._of(payer, clock), self._of(payer.address, clock))

    def _of(self, who: str | Payer, clock: float) -> float:
        used, then = self._used.get(who, (0.0, clock))
        rate = PERSON_RATE if isinstance(who, Payer) else ADDRESS_RATE
        return max(0.0, used - (clock - then) * rate)
