"""A clock that can be moved: eight bytes in a file say by how much, for the harness and the server alike."""

from __future__ import annotations

import mmap
import os
import struct
import time
from pathlib import Path
from typing import Any

VARIABLE = "TATAMI_CHAOS_CLOCK"
HOUR_MS = 60 * 60 * 1000
_FORM = struct.Struct("<q")


class MovedClock:
    """How far the server's clock is ahead of the true one."""

    def __init__(self, file: Path) -> None:
        if not file.exists():
            file.write_bytes(_FORM.pack(0))
        self.file = file
        with file.open("r+b") as opened:
            self._bytes = mmap.mmap(opened.fileno(), _FORM.size)

    @property
    def ahead(self) -> int:
        """Milliseconds; behind if negative."""
        (ahead,) = _FORM.unpack(self._bytes[: _FORM.size])
        return int(ahead)

    def move_to(self, ahead: int) -> None:
        """Set it."""
        self._bytes[: _FORM.size] = _FORM.pack(ahead)


class MovedTime:
    """The module ``time``, with another time of day."""

    def __init__(self, clock: MovedClock) -> None:
        self._clock = clock

    def time_ns(self) -> int:
        """Nanoseconds since 1970 by the moved clock."""
        return time.time_ns() + self._clock.ahead * 1_000_000

    def time(self) -> float:
        """Seconds since 1970 by the moved clock."""
        return self.time_ns() / 1e9

    def __getattr__(self, name: str) -> Any:
        return getattr(time, name)


def take_over() -> None:
    """In the server's process: from now on its one clock is the moved one."""
    from tatami.server.pure import clock

    setattr(clock, "time", MovedTime(MovedClock(Path(os.environ[VARIABLE]))))  # noqa: B010
