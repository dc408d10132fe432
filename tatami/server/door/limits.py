"""Rate limits: buckets of tokens that fill again with time, one for each person and a larger one for each address.

A person has one bucket, however many sessions, tokens and sockets they use; and all people of an address share one, so
that a new name is not a new allowance. All who have no name there share one person's allowance.
When the others of an address have used up what it has, everybody there still has the least that one can play with.
"""

from __future__ import annotations

import functools
import ipaddress
import math
import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Literal

from tatami.server.pure.refusals import ErrorCode, Refusal


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many a second after that."""

    burst: float
    per_second: float

    def times(self, factor: float) -> Rate:
        """So many times as much."""
        return Rate(self.burst * factor, self.per_second * factor)


RATES = {
    "read": Rate(120, 10),
    "write": Rate(60, 8),
    "create": Rate(10, 0.1),
    "seat": Rate(20, 0.2),
    "upload": Rate(5, 1 / 60),
    "speak": Rate(10, 0.5),
    "hint": Rate(6, 0.2),
    "socket": Rate(120, 10),
    "enter": Rate(60, 0.2),
    "login": Rate(10, 0.1),
    "guess": Rate(30, 0.5),
}
"""What a person may do."""
OF_ADDRESS = frozenset({"enter", "guess"})
"""What is counted by address alone: it is done before we know who somebody is."""
ADDRESS_TIMES = 2
"""How much more the people of an address have together ..."""
MORE_TIMES = {"speak": 8, "login": 6}
"""... and where a whole class greets each other, or comes in, at the same moment."""
LEAST = {"read": Rate(4, 2), "write": Rate(2, 1), "socket": Rate(4, 2)}
"""What a person has in any case, however much the others of the address do ..."""
LEAST_TIMES = 8
"""... as long as no more people than this need it: more share what so many would have, each the same part of it ..."""
NEEDY = 10.0
"""... and somebody counts among them for so many seconds."""
ASIDE = Rate(2000, 100)
"""What an address has of all that is counted nowhere else: pages, paths that lead nowhere, refusals at once ..."""
LONGEST_TURN = 3.0
"""... and the seconds that one waits at most for one's turn, however many of the address ask."""
PRUNE_AT = 10_000
LONGEST_REST = 3.0
"""Seconds that an address rests at most before the next thing is done for it."""

Bucket = tuple[str, str, Literal["person", "address", "least"]]
"""A kind of deed, who does it, and which of their buckets this is."""


class Limiter:
    """Buckets for everybody who came lately."""

    def __init__(self, enabled: bool = True) -> None:
        self._enabled = enabled
        self._buckets: dict[Bucket, tuple[float, float]] = {}
        self._prune_at = PRUNE_AT
        self._needy: dict[tuple[str, str], dict[str, float]] = {}
        """Who needs the least of a kind at an address, and until when that counts; the latest last."""
        self._turns: dict[str, float] = {}

    def spend(self, kind: str, person: str | None, address: str) -> None:
        """Take one token from the person's bucket and one from the address's; ``rate_limited`` if there is none.

        Where the address has none left, the person's least will do.
        """
        wait = self.try_spend(kind, person, address)
        if wait > 0:
            seconds = math.ceil(wait)
            raise Refusal(ErrorCode.RATE_LIMITED, f"Too many requests; wait {seconds} s.", {"retry_after": seconds})

    def try_spend(self, kind: str, person: str | None, address: str) -> float:
        """The same; the seconds until there is enough, 0 if there was."""
        if not self._enabled:
            return 0.0
        clock = time.monotonic()
        here = neighbourhood(address)
        if kind in OF_ADDRESS:
            return self._take([(kind, here, "address")], clock)
        who = person or f"nameless {here}"
        wait = self._take([(kind, who, "person"), (kind, here, "address")], clock)
        if wait > 0 and kind in LEAST:
            part = min(1.0, LEAST_TIMES / self._crowd(kind, here, who, clock))
            wait = min(wait, self._take([(kind, who, "person"), (kind, who, "least")], clock, part))
        return wait

    def _crowd(self, kind: str, here: str, who: str, clock: float) -> int:
        """How many people of an address need their least of a kind now, somebody among them."""
        needy = self._needy.setdefault((kind, here), {})
        needy.pop(who, None)
        needy[who] = clock + NEEDY
        while (first := next(iter(needy))) != who and needy[first] <= clock:
            del needy[first]
        if len(self._needy) >= PRUNE_AT:
            latest = {place: max(people.values()) for place, people in self._needy.items()}
            self._needy = {place: self._needy[place] for place, until in latest.items() if until > clock}
        return len(needy)

    def turn(self, address: str) -> float:
        """Take the next turn of an address; the seconds until it comes.

        Nobody is refused here: who cannot be told apart from a flood of an address waits among it, but not for long.
        """
        if not self._enabled:
            return 0.0
        clock, here = time.monotonic(), neighbourhood(address)
        free = clock - ASIDE.burst / ASIDE.per_second
        turn = max(self._turns.get(here, free), free) + 1 / ASIDE.per_second
        self._turns[here] = min(turn, clock + LONGEST_TURN)
        if len(self._turns) >= PRUNE_AT:
            self._turns = {one: last for one, last in self._turns.items() if last > free}
        return max(0.0, self._turns[here] - clock)

    def _take(self, buckets: list[Bucket], clock: float, part: float = 1.0) -> float:
        """One token from each of these, or the seconds until all of them have one; of the least one has a ``part``."""
        tokens = {bucket: self._tokens(bucket, clock, part) for bucket in buckets}
        wait = max((1 - left) / _rate_now(bucket, part).per_second for bucket, left in tokens.items())
        if wait > 0:
            return wait
        for bucket, left in tokens.items():
            self._buckets[bucket] = (left - 1, clock)
        if len(self._buckets) >= self._prune_at:
            self._prune(clock)
        return 0.0

    def _tokens(self, bucket: Bucket, clock: float, part: float = 1.0) -> float:
        rate = _rate_now(bucket, part)
        tokens, then = self._buckets.get(bucket, (rate.burst, clock))
        return min(rate.burst, tokens + (clock - then) * rate.per_second)

    def _prune(self, clock: float) -> None:
        """Forget the buckets that are full again."""
        kept = {
            bucket: filled
            for bucket, filled in self._buckets.items()
            if self._tokens(bucket, clock) < rate_of(bucket).burst
        }
        self._buckets = kept
        self._prune_at = max(PRUNE_AT, 2 * len(kept))


class Allowances:
    """How much time has been spent on each address, and how long it rests before there is more.

    An address may have had so many seconds at once, and so many each second after that.
    """

    def __init__(self, rate: Rate, enabled: bool = True) -> None:
        self._rate = rate
        self._enabled = enabled
        self._most = rate.burst + LONGEST_REST * rate.per_second
        self._had: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """Seconds, and when they were counted; more than the longest rest makes up for are not remembered."""

    def __len__(self) -> int:
        return len(self._had)

    def count(self, address: str, seconds: float) -> None:
        """So much time was spent on an address."""
        if not self._enabled:
            return
        here, clock = neighbourhood(address), time.monotonic()
        self._had[here] = min(self._of(here, clock) + seconds, self._most), clock
        self._had.move_to_end(here)
        while len(self._had) > PRUNE_AT:
            self._had.popitem(last=False)

    def rest(self, address: str) -> float:
        """The seconds until an address may have more."""
        had = self._of(neighbourhood(address), time.monotonic())
        return max(0.0, had - self._rate.burst) / self._rate.per_second

    def _of(self, here: str, clock: float) -> float:
        had, then = self._had.get(here, (0.0, clock))
        return max(0.0, had - (clock - then) * self._rate.per_second)


def _rate_now(bucket: Bucket, part: float) -> Rate:
    """How fast a bucket fills if only a part of the least is one's own; a whole token still fits into it."""
    rate = rate_of(bucket)
    return rate if bucket[2] != "least" else Rate(max(1.0, rate.burst * part), rate.per_second * part)


def rate_of(bucket: Bucket) -> Rate:
    """How fast a bucket fills."""
    kind, _, which = bucket
    if which == "least":
        return LEAST[kind]
    if which == "person" or kind in OF_ADDRESS:
        return RATES[kind]
    return RATES[kind].times(MORE_TIMES.get(kind, ADDRESS_TIMES))


@functools.lru_cache(PRUNE_AT)
def neighbourhood(address: str) -> str:
    """What counts as one address: with IPv6 a whole network (/64), since every home has one of those to itself."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False).network_address)
