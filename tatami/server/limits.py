"""Rate limits: a bucket of tokens per person or address that fills again with time."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass

from tatami.server.errors import ErrorCode, Refusal


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many a second after that."""

    burst: float
    per_second: float


READ = Rate(120, 30)
WRITE = Rate(60, 20)
ENTER = Rate(20, 0.2)
CREATE = Rate(30, 0.5)
SPEAK = Rate(10, 1)
SOCKET = Rate(120, 40)
GUESS = Rate(30, 0.5)
HINT = Rate(6, 0.2)
RATES = {
    "read": READ,
    "write": WRITE,
    "enter": ENTER,
    "create": CREATE,
    "speak": SPEAK,
    "guess": GUESS,
    "hint": HINT,
    "socket": SOCKET,
}
PRUNE_AT = 10_000


class Limiter:
    """Buckets for everybody who came lately."""

    def __init__(self, enabled: bool = True) -> None:
        self._enabled = enabled
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}
        self._prune_at = PRUNE_AT

    def spend(self, kind: str, who: str) -> None:
        """Take one token; ``rate_limited`` when there is none."""
        wait = self.try_spend(kind, who)
        if wait > 0:
            seconds = math.ceil(wait)
            raise Refusal(ErrorCode.RATE_LIMITED, f"Too many requests; wait {seconds} s.", {"retry_after": seconds})

    def try_spend(self, kind: str, who: str) -> float:
        """Take one token if there is one; otherwise the seconds until there is."""
        if not self._enabled:
            return 0.0
        rate, clock = RATES[kind], time.monotonic()
        tokens, then = self._buckets.get((kind, who), (rate.burst, clock))
        tokens = min(rate.burst, tokens + (clock - then) * rate.per_second)
        if tokens < 1:
            return (1 - tokens) / rate.per_second
        self._buckets[kind, who] = (tokens - 1, clock)
        if len(self._buckets) >= self._prune_at:
            self._prune(clock)
        return 0.0

    def _prune(self, clock: float) -> None:
        """Forget the buckets that are full again."""
        kept = {
            key: bucket
            for key, bucket in self._buckets.items()
            if (clock - bucket[1]) * RATES[key[0]].per_second < RATES[key[0]].burst
        }
        self._buckets = kept
        self._prune_at = max(PRUNE_AT, 2 * len(kept))
