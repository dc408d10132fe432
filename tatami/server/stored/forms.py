"""Bringing a database from an earlier form to today's: all of it or nothing, and on SQLite with a copy beside it.

The migrations under ``migrations/`` run in one transaction. SQLite changes a table by building it anew, so foreign keys
are not watched meanwhile; before the commit all of them are checked.
"""

from __future__ import annotations

import logging
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text

from tatami.server.stored.private import OURS_ALONE, flush
from tatami.server.stored.unusable import UnusableDatabase, reason, shown

log = logging.getLogger("tatami.server")
MIGRATIONS = Path(__file__).parent / "migrations"
COPIES = 3
"""Copies of earlier forms that are kept beside a SQLite database."""
_LOCK = 0x7A7A31  # any number that no other program uses for an advisory lock in our database


def migrations() -> Config:
    """What Alembic wants to know."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def bring_up_to_date(engine: Engine, to: str = "head") -> None:
    """The newest form (or another); safe when several processes start at once.

    :class:`UnusableDatabase` changed nothing.
    """
    with engine.connect() as db, _foreign_keys_off(db), db.begin() as transaction:
        if engine.dialect.name == "postgresql":
            db.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})
        form, newest = form_of(db), ScriptDirectory.from_config(migrations()).as_revision_number(to)
        if form == newest:
            return
        if form is not None:
            log.info("the database is brought to its newest form", extra={"old": form, "new": newest})
        copy = _copy(Path(str(engine.url.database)), form) if form and engine.dialect.name == "sqlite" else None
        try:
            _upgrade(db, to)
            transaction.commit()
        except Exception as error:
            log.debug("a migration failed", exc_info=True)
            kept = f" (a copy of it is in {copy})" if copy else ""
            raise UnusableDatabase(
                f"The database {shown(engine.url)} could not be brought from form {form} to {newest}"
                f" and stays as it was{kept}: {reason(error)}."
            ) from error


def refuse_a_strangers(file: Path) -> None:
    """A SQLite file with tables that are not ours is refused, and not touched."""
    with closing(sqlite3.connect(file)) as db:
        names = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if names and "alembic_version" not in names:
        raise UnusableDatabase(f"The database {file} belongs to another program: it has tables that are not ours.")


def form_of(db: Connection) -> str | None:
    """The form a database has, None if it is empty; refuses one that only a newer Tatami knows."""
    form = MigrationContext.configure(db).get_current_revision()
    known = {script.revision for script in ScriptDirectory.from_config(migrations()).walk_revisions()}
    if form is not None and form not in known:
        raise UnusableDatabase(
            f"The database {shown(db.engine.url)} has the form {form}, which this version of Tatami does not know:"
            " use the newer version that it was last opened with."
        )
    return form


def copy_name(file: Path, form: str) -> Path:
    """Where the copy of a database of that form is kept."""
    return file.with_name(f"{file.name}.form-{form}.backup")


def _upgrade(db: Connection, to: str) -> None:
    config = migrations()
    config.attributes["connection"] = db
    command.upgrade(config, to)
    if db.dialect.name == "sqlite":
        broken = db.exec_driver_sql("PRAGMA foreign_key_check").all()
        if broken:
            raise RuntimeError(f"{len(broken)} rows would name others that are not there, the first in {broken[0][0]}")


@contextmanager
def _foreign_keys_off(db: Connection) -> Iterator[None]:
    """SQLite hears this only between transactions."""
    if db.dialect.name != "sqlite":
        yield
        return
    driver: Any = db.connection.driver_connection
    driver.execute("PRAGMA foreign_keys = OFF")
    try:
        yield
    finally:
        driver.execute("PRAGMA foreign_keys = ON")


def _copy(file: Path, form: str) -> Path:
    """A copy of what is committed, whole and on the disk when this returns; the oldest copies make room for it."""
    copy = copy_name(file, form)
    unfinished = copy.with_name(copy.name + ".part")
    try:
        unfinished.unlink(missing_ok=True)
        os.close(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OURS_ALONE))
        with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(unfinished)) as target:
            source.backup(target)
        flush(unfinished)
        unfinished.replace(copy)
        flush(copy.parent)
    except (OSError, sqlite3.Error) as error:
        unfinished.unlink(missing_ok=True)
        raise UnusableDatabase(
            f"The database {file} must be brought to a newer form, but the copy to be made before that failed"
            f" and nothing was changed: {reason(error)}."
        ) from error
    copies = sorted(file.parent.glob(copy_name(file, "*").name), key=lambda each: each.stat().st_mtime)
    for old in copies[:-COPIES]:
        old.unlink(missing_ok=True)
    return copy
