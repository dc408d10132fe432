"""Whether the clock may be believed when something is removed for its age.

A clock can be wrong: set to another year, or not set at all after a battery died. If it says that half a year has
passed since the database was last in use, either that is true, or everybody's tables are about to be removed by
mistake; nobody can tell from here. So time that we have not seen passing makes nothing older: ages are counted without
the leaps of the clock. A clock that is set back makes things younger, which harms nobody.

The database remembers what the clock said when we last looked, and its leaps (the setting ``clock``).
"""

from __future__ import annotations

import logging
import time

import msgspec
from sqlalchemy import Connection, func, insert, select, update

from tatami.server.pure.clock import now
from tatami.server.stored import schema

log = logging.getLogger("tatami.cleaning")
SETTING = "clock"
DAY = 24 * 60 * 60 * 1000
LEAP = 2 * DAY
"""Milliseconds between two looks that nobody wonders about: we look once a day, and machines sleep."""
MOST_LEAPS = 100


class Leap(msgspec.Struct, frozen=True):
    """The clock went so far ahead at once, and said this afterwards."""

    at: int
    far: int


class Seen(msgspec.Struct, frozen=True):
    """What the clock said at the last look, and its leaps, the latest first."""

    at: int
    leaps: tuple[Leap, ...] = ()

    def ago(self, seconds: int) -> int:
        """The time since when we have seen that many seconds pass."""
        at, left = self.at, seconds * 1000
        for leap in self.leaps:
            if at - leap.at >= left:
                break
            left -= at - leap.at
            at = leap.at - leap.far
        return at - left


class Timekeeper:
    """Looks at the clock and compares it with what it said before."""

    def __init__(self) -> None:
        self._looked: float | None = None

    def look(self, db: Connection) -> Seen:
        """The time now; remembered in the database."""
        stored = db.execute(select(schema.setting.c.value).where(schema.setting.c.key == SETTING)).scalar()
        before = msgspec.json.decode(stored, type=Seen) if stored else Seen(_last_written(db) or now())
        seen = after(before, now(), self._passed())
        value = msgspec.json.encode(seen).decode()
        if stored is None:
            db.execute(insert(schema.setting).values(key=SETTING, value=value))
        else:
            db.execute(update(schema.setting).where(schema.setting.c.key == SETTING).values(value=value))
        self._looked = time.monotonic()
        return seen

    def _passed(self) -> int:
        """Milliseconds since we last looked, by a clock that nobody sets; none if this is the first time."""
        return 0 if self._looked is None else int((time.monotonic() - self._looked) * 1000)


def after(before: Seen, clock: int, passed: int) -> Seen:
    """What is known of the clock after another look at it."""
    gap = clock - before.at - passed
    if gap > LEAP:
        log.warning(
            "the clock is far ahead of what it said last: nothing is removed on account of the time between",
            extra={"days": gap // DAY},
        )
        return Seen(clock, (Leap(clock, gap), *before.leaps)[:MOST_LEAPS])
    if clock < before.at - LEAP:
        log.warning("the clock was set back", extra={"days": (before.at - clock) // DAY})
    return Seen(clock, tuple(leap for leap in before.leaps if leap.at <= clock))  # a leap may have been undone


def _last_written(db: Connection) -> int | None:
    """When somebody last did something, in a database that no look was taken at yet."""
    times = [
        db.execute(select(func.max(column))).scalar()
        for column in (schema.person.c.seen, schema.session.c.seen, schema.tables.c.updated)
    ]
    return max((at for at in times if at is not None), default=None)
