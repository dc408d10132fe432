"""SQLite files taken whole, and put in place of another: no commit is left behind, and nothing is lost on the way.

A SQLite database is more than its file: what was committed last may stand in the ``-wal`` beside it. So a file is never
copied by its bytes, and never put beside what belonged to another.
"""

from __future__ import annotations

import itertools
import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from tatami.server.admin.opening import AdminError
from tatami.server.stored.hold import held
from tatami.server.stored.private import OURS_ALONE, beside, flush
from tatami.server.stored.trouble import Cause, cause_of

FORM_TABLE = "alembic_version"
IN_USE = "a server or another program has the database open: stop it first"


def take(file: Path, made: Path) -> int:
    """Copy a database of one moment, with what stands in its ``-wal``, and leave it as it is; the number of rows.

    Also the database of a running server can be taken.
    """
    try:
        with closing(sqlite3.connect(_read_only(file), uri=True, isolation_level=None)) as source:
            source.execute("BEGIN")  # the rows that are counted are the rows that are copied
            rows = count(source)
            with closing(sqlite3.connect(made)) as target:
                source.backup(target)
                arrived = count(target)
    except sqlite3.DatabaseError as error:
        if cause_of(error) not in (Cause.DAMAGED, None):
            raise
        raise AdminError(f"{file} is not a sound copy of a Tatami database") from error
    if arrived != rows:
        raise AdminError(f"{file} has {rows} rows, of which {arrived} could be copied")
    return rows


def count(db: sqlite3.Connection) -> int:
    """The rows of all our tables."""
    names = [row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    ours = [name for name in names if name != FORM_TABLE and not name.startswith("sqlite_")]
    return sum(int(db.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0]) for name in ours)


def settle(file: Path) -> None:
    """Everything into the one file: what goes elsewhere must not leave a part of itself behind."""
    with closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA journal_mode = DELETE")


def put_in_place(made: Path, target: Path) -> Path | None:
    """A settled database takes the place of another, which is kept whole under the name that is answered.

    At every moment there is a database at the path, the old one or the new one. One that somebody has open is refused.
    """
    flush(made)
    with _nobody_else(target) as settled:
        kept = _keep(target, settled) if target.exists() and target.stat().st_size else None
        for side in beside(target):
            side.unlink(missing_ok=True)
        made.replace(target)
        flush(target.parent)
    return kept


def _read_only(file: Path) -> str:
    """SQLite wants to write beside a database even to read it; where it cannot, and need not, it is told so."""
    needless = not any(side.exists() for side in beside(file)) and not os.access(file.absolute().parent, os.W_OK)
    return f"{file.absolute().as_uri()}?mode=ro" + ("&immutable=1" if needless else "")


@contextmanager
def _nobody_else(target: Path) -> Iterator[bool]:
    """Ours alone meanwhile; whether everything that was committed stands in the one file."""
    try:
        with held(target), closing(sqlite3.connect(target, timeout=0, isolation_level=None)) as db:
            yield _lock(db)
    except BlockingIOError as error:
        raise AdminError(IN_USE) from error


def _lock(db: sqlite3.Connection) -> bool:
    """Whoever has opened a database in WAL mode, even idle, keeps it from leaving that mode."""
    try:
        db.execute("PRAGMA locking_mode = EXCLUSIVE")
        db.execute("PRAGMA journal_mode = DELETE")
        db.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        if cause_of(error) is Cause.LOCKED:
            raise AdminError(IN_USE) from error
        if cause_of(error) is not Cause.DAMAGED:
            raise
        return False
    return True


def _keep(target: Path, settled: bool) -> Path:
    """A second name for the old database, which was nobody's before; a damaged one keeps what is beside it."""
    names = (target.with_name(f"{target.name}.before-restore-{number}") for number in itertools.count(1))
    kept = next(name for name in names if not any(each.exists() for each in _family(name)))
    pairs = list(zip(_family(target), _family(kept), strict=True))
    for old, new in pairs[:1] if settled else pairs:
        if old.exists():
            _second_name(old, new)
    flush(target.parent)
    return kept


def _family(file: Path) -> list[Path]:
    return [file, *beside(file)]


def _second_name(old: Path, new: Path) -> None:
    """Refuses a name that is taken."""
    try:
        os.link(old, new)
    except FileExistsError:
        raise
    except OSError:  # a file system without second names
        os.close(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OURS_ALONE))
        shutil.copyfile(old, new)
        flush(new)
