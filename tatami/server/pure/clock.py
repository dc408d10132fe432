"""The time of day, in one place."""

from __future__ import annotations

import time


def now() -> int:
    """Milliseconds since 1970, as stored and sent."""
    return time.time_ns() // 1_000_000
