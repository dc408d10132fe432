"""Open a database beside a running server: it must be there, and of today's form."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect
from sqlalchemy.engine import make_url

from tatami.core.errors import TatamiError
from tatami.server.stored.database import Database
from tatami.server.stored.forms import migrations

T = TypeVar("T")
MOST_NAMED = 10
"""Lines of what SQLite finds wrong with a file: more help nobody."""


class AdminError(TatamiError):
    """What was asked cannot be done; the sentence says why."""


def open_database(address: str) -> Database:
    """The database, if it is there and of the form that this version works with."""
    if address.startswith("sqlite") and not Path(str(make_url(address).database)).is_file():
        raise AdminError("there is no such database file; --database says where to look")
    database = bare_database(address)
    try:
        form = read(database, form_of)
    except BaseException:
        database.close()
        raise
    if form != newest_form():
        database.close()
        raise AdminError(
            f"the database has the form {form or 'of nothing'}, and this version works with {newest_form()}: "
            "start the server of this version once to bring it up to date"
        )
    return database


def bare_database(address: str) -> Database:
    """A database of whatever form."""
    try:
        return Database(address)
    except ValueError as error:
        raise AdminError(str(error)) from error


def form_of(db: Connection) -> str | None:
    """The form of a database: the last migration it has been through; None when it is empty."""
    return MigrationContext.configure(db).get_current_revision()


def newest_form() -> str:
    """The form that this version makes."""
    head = ScriptDirectory.from_config(migrations()).get_current_head()
    return str(head)


def damage(db: Connection) -> list[str]:
    """What SQLite finds wrong with its own file, a sentence each; PostgreSQL watches over its own."""
    if db.dialect.name != "sqlite":
        return []
    said = [" ".join(str(row[0]).split()) for row in db.exec_driver_sql(f"PRAGMA integrity_check({MOST_NAMED})")]
    dangling = Counter(row[0] for row in db.exec_driver_sql("PRAGMA foreign_key_check"))
    torn = [f"the file is damaged: {line}" for line in said if line != "ok"]
    return torn + [
        f"{count} of the rows of {table} name others that are not there" for table, count in dangling.items()
    ]


def is_empty(db: Connection) -> bool:
    """Whether there is nothing at all in a database."""
    return not inspect(db).get_table_names()


def read(database: Database, work: Callable[[Connection], T]) -> T:
    """Look at one moment of the database, without keeping anybody from writing."""
    return asyncio.run(database.read(work))
