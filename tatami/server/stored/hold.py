"""Who has a SQLite database: a lock on a small file beside it, which the system lets go of when its process ends.

A server has it for as long as it lives, and whoever is to replace the database until that is done: one at a time. The
lock is not on the database itself: opening and closing that file would drop the locks that SQLite has on it in this
process.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tatami.server.stored.private import OURS_ALONE


def lock_name(database: Path) -> Path:
    """The file beside a database that says who has it."""
    return database.with_name(database.name + ".lock")


def hold(database: Path) -> int | None:
    """Hold a database until :func:`let_go`; :class:`BlockingIOError` if another process does.

    None where no such file can be made, or the system has no such locks.
    """
    if sys.platform == "win32":
        return None
    import fcntl

    try:
        handle = os.open(lock_name(database), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, OURS_ALONE)
    except OSError:
        return None
    try:
        fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError) as error:
        os.close(handle)
        raise BlockingIOError(error.errno, error.strerror) from error
    except OSError:  # a file system without locks
        os.close(handle)
        return None
    return handle


def let_go(handle: int | None) -> None:
    """Others may have it. The file stays: removing it could take it away from somebody who waits for it."""
    if handle is not None:
        os.close(handle)


@contextmanager
def held(database: Path) -> Iterator[None]:
    """Hold a database for the length of a ``with`` block."""
    handle = hold(database)
    try:
        yield
    finally:
        let_go(handle)
