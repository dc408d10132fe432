"""What is wrong when the database does not do what it should: a cause for the log, and what people may know of it.

A cause is one word. Neither statements nor their parameters nor the driver's own sentence go any further: they can
name a table's key, and paths of this machine.
"""

from __future__ import annotations

import enum
import errno
import logging
import os
import sqlite3
import time
from weakref import WeakKeyDictionary

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

from tatami.server.pure.refusals import ErrorCode, Refusal


class Cause(enum.StrEnum):
    """Why the database failed, in a word that never changes; ``ok`` where it did not."""

    NONE = "ok"
    DISK_FULL = "disk_full"
    READ_ONLY = "read_only"
    LOCKED = "locked"
    STUCK = "stuck"
    IO_ERROR = "io_error"
    DAMAGED = "damaged"
    REFUSED = "refused"
    NOT_ALLOWED = "not_allowed"
    BUSY = "busy"
    AWAY = "away"
    REPLACED = "replaced"
    NO_FILES = "no_files"


_SQLITE = {
    sqlite3.SQLITE_FULL: Cause.DISK_FULL,
    sqlite3.SQLITE_READONLY: Cause.READ_ONLY,
    sqlite3.SQLITE_BUSY: Cause.LOCKED,
    sqlite3.SQLITE_LOCKED: Cause.LOCKED,
    sqlite3.SQLITE_IOERR: Cause.IO_ERROR,
    sqlite3.SQLITE_CORRUPT: Cause.DAMAGED,
    sqlite3.SQLITE_NOTADB: Cause.DAMAGED,
    sqlite3.SQLITE_CANTOPEN: Cause.AWAY,
    sqlite3.SQLITE_PERM: Cause.NOT_ALLOWED,
    sqlite3.SQLITE_AUTH: Cause.NOT_ALLOWED,
}
# PostgreSQL's codes by their beginnings, the longest first.
_POSTGRES = (
    ("53100", Cause.DISK_FULL),
    ("25006", Cause.READ_ONLY),
    ("55P03", Cause.LOCKED),
    ("40P01", Cause.LOCKED),
    ("58030", Cause.IO_ERROR),
    ("53", Cause.BUSY),
    ("28", Cause.NOT_ALLOWED),
    ("42501", Cause.NOT_ALLOWED),
    ("XX001", Cause.DAMAGED),
    ("XX002", Cause.DAMAGED),
    ("57P", Cause.AWAY),
    ("57014", Cause.STUCK),
    ("08", Cause.AWAY),
    ("3D000", Cause.AWAY),
)
_SAID = {
    Cause.DISK_FULL: (ErrorCode.STORAGE_FULL, "The server's disk is full: nothing new can be kept."),
    Cause.READ_ONLY: (ErrorCode.STORAGE_READ_ONLY, "The server cannot write at the moment; looking still works."),
    Cause.LOCKED: (ErrorCode.STORAGE_BUSY, "The server's storage is busy; try again soon."),
    Cause.STUCK: (ErrorCode.STORAGE_BUSY, "The server's storage is busy; try again soon."),
    Cause.BUSY: (ErrorCode.STORAGE_BUSY, "The server's storage is busy; try again soon."),
}

QUIET = 10.0
"""Seconds between two lines about the same cause, however many requests it fails."""
_told: WeakKeyDictionary[logging.Logger, dict[Cause, tuple[float, int]]] = WeakKeyDictionary()


def cause_of(error: BaseException) -> Cause | None:
    """Why the database failed; None if the error is not the database's trouble but ours."""
    if isinstance(error, NoConnectionFree):
        return Cause.BUSY
    driver = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    if isinstance(driver, sqlite3.Error):
        code = getattr(driver, "sqlite_errorcode", None)
        if code == sqlite3.SQLITE_CANTOPEN and _no_files_left():
            return Cause.NO_FILES
        return None if code is None else _SQLITE.get(code & 0xFF)
    return _postgres_cause(driver)


def code_of(error: BaseException) -> str:
    """The driver's own code for an error, for whoever looks it up: a name or five characters, never a sentence."""
    driver = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    code = getattr(driver, "sqlite_errorname", None) or getattr(driver, "sqlstate", None)
    return str(code or type(driver).__name__)


def report(error: Exception, log: logging.Logger, what: str, **where: object) -> Cause | None:
    """Say in the log why something failed that should not: of the database its cause, now and then; else everything."""
    cause = cause_of(error)
    if cause is None:
        log.error(what, exc_info=error, extra=where)
    elif times := _times_to_tell(log, cause):
        log.error("the database failed", extra={"cause": cause.value, "code": code_of(error), "times": times, **where})
    return cause


def refusal_for(error: Exception, log: logging.Logger, what: str, **where: object) -> Refusal:
    """What to answer when something failed that should not; the log says why, and ``where`` says in which route."""
    cause = report(error, log, what, **where)
    if cause is None:
        return Refusal(ErrorCode.INTERNAL, "Something went wrong on our side.")
    code, sentence = _SAID.get(cause, (ErrorCode.UNAVAILABLE, "The database is away; try again soon."))
    return Refusal(code, sentence)


def _times_to_tell(log: logging.Logger, cause: Cause) -> int:
    """How often this happened since it was last told, this time included; 0 while it is too early to tell it again."""
    told = _told.setdefault(log, {})
    since, times = told.get(cause, (-QUIET, 0))
    times += 1
    if time.monotonic() - since < QUIET:
        told[cause] = (since, times)
        return 0
    told[cause] = (time.monotonic(), 0)
    return times


def _no_files_left() -> bool:
    """Whether it is us who cannot open anything any more; SQLite does not say why it could not."""
    try:
        os.close(os.open(os.devnull, os.O_RDONLY))
    except OSError as error:
        return error.errno in (errno.EMFILE, errno.ENFILE)
    return False


def _postgres_cause(error: BaseException) -> Cause | None:
    import psycopg

    if not isinstance(error, psycopg.Error):
        return None
    state = error.sqlstate
    if state is not None:
        return next((cause for begins, cause in _POSTGRES if state.startswith(begins)), None)
    if not isinstance(error, psycopg.OperationalError | psycopg.InterfaceError):
        return None
    said = str(error).lower()  # no connection, so no code: the words are all there is
    if "refused" in said or "no such file" in said:
        return Cause.REFUSED
    if "authentication" in said or "password" in said or "does not exist" in said:
        return Cause.NOT_ALLOWED
    return Cause.AWAY
