"""Copies of a database, made while the server runs, and databases made from copies.

Two forms: the SQLite file itself (SQLite's online backup), and a portable one, which any version can read into an empty
database of either kind: gzip, one JSON object a line, first what it is, then every row, last a seal. A copy without
its seal is not whole, and is refused. Copies hold the key that signs cookies and the seeds of running games: they are
written for their owner's eyes only.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import sqlite3
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from alembic import command
from sqlalchemy import Connection, MetaData, Table, insert, select, text
from sqlalchemy.engine import make_url

from tatami.server.admin.opening import AdminError, bare_database, damage, form_of, is_empty, read
from tatami.server.admin.placing import FORM_TABLE, count, put_in_place, settle, take
from tatami.server.pure.clock import now
from tatami.server.stored.database import Database
from tatami.server.stored.forms import migrations
from tatami.server.stored.private import OURS_ALONE, beside, make_folder

MAGIC = "tatami backup"
SQLITE_MAGIC = b"SQLite format 3\0"
AT_ONCE = 500
# Chat is the one table that numbers its rows itself.
NUMBER_ON = "SELECT setval(pg_get_serial_sequence('chat', 'id'), (SELECT coalesce(max(id), 0) + 1 FROM chat))"


@dataclass(frozen=True)
class Copied:
    """What a copy holds."""

    form: str
    rows: int
    bytes: int = 0
    kept: Path | None = None
    """Where the database is that was there before."""


# ---- making --------------------------------------------------------------------------------------------------------


def backup(database: Database, file: Path, portable: bool, overwrite: bool = False) -> Copied:
    """Copy a database to a file, whole or not at all, as it is at one moment."""
    if file.exists() and not overwrite:
        raise AdminError(f"{file} exists already; --overwrite replaces it")
    with tempfile.NamedTemporaryFile(dir=file.absolute().parent, prefix=f".{file.name}.", delete=False) as made:
        part = Path(made.name)  # readable for its owner only
    try:
        if portable or database.is_postgres:
            with gzip.open(part, "wb") as out:
                copied = read(database, lambda db: _dump(db, out))
        else:
            copied = _copy_file(database, part)
        part.replace(file)
    finally:
        for each in (part, *beside(part)):
            each.unlink(missing_ok=True)
    return Copied(copied.form, copied.rows, file.stat().st_size)


def _copy_file(database: Database, part: Path) -> Copied:
    source, target = sqlite3.connect(str(database.url.database)), sqlite3.connect(part)
    try:
        source.backup(target)  # one step: a reader of one moment, which keeps nobody from writing
    finally:
        source.close()
        target.close()
    settle(part)
    return _look_at_file(part, str(database.url.database))


def _dump(db: Connection, out: gzip.GzipFile) -> Copied:
    form, rows, seal = form_of(db) or "", 0, hashlib.sha256()
    if found := damage(db):
        raise AdminError(f"nobody could restore a copy of this database: {found[0]}; tatami admin check says more")

    def say(data: dict[str, Any]) -> None:
        line = json.dumps(data, default=_not_ours, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        seal.update(line)
        out.write(line)

    say({"what": MAGIC, "format": 1, "form": form, "made": now()})
    for part in _tables(db):
        for row in db.execution_options(yield_per=AT_ONCE).execute(select(part)).mappings():
            say({"table": part.name, "row": dict(row)})
            rows += 1
    out.write(json.dumps({"rows": rows, "seal": seal.hexdigest()}).encode() + b"\n")
    return Copied(form, rows)


def _not_ours(value: object) -> None:
    raise AdminError(
        f"nobody could restore a copy of this database: a row holds {type(value).__name__} instead of text"
    )


def _tables(db: Connection) -> list[Table]:
    """The tables as they are there, whatever form that is; those that others name first."""
    there = MetaData()
    there.reflect(db)
    return [part for part in there.sorted_tables if part.name != FORM_TABLE]


# ---- looking -------------------------------------------------------------------------------------------------------


def _look_at_portable(file: Path) -> Copied:
    """What a portable copy holds; an :class:`AdminError` if it is not whole."""
    try:
        form, rows = _header(file)["form"], sum(1 for _ in _lines(file))
    except (OSError, EOFError, ValueError, KeyError, TypeError) as error:
        raise AdminError(f"{file} is not a whole copy of a Tatami database") from error
    return Copied(str(form), rows, file.stat().st_size)


def _look_at_file(file: Path, copy_of: str = "") -> Copied:
    """What a SQLite file holds; an :class:`AdminError` if it, or what it was copied from just now, is not sound."""
    connection = sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)
    try:
        said = [row[0] for row in connection.execute("PRAGMA integrity_check")]
        dangling = connection.execute("PRAGMA foreign_key_check").fetchall()
        form = connection.execute(f"SELECT version_num FROM {FORM_TABLE}").fetchone()
        rows = count(connection)
    except sqlite3.Error as error:
        raise AdminError(f"{copy_of or file} is not a sound copy of a Tatami database") from error
    finally:
        connection.close()
    if said != ["ok"] or dangling or form is None:
        raise AdminError(f"{copy_of or file} is damaged: SQLite finds it inconsistent")
    return Copied(str(form[0]), rows, file.stat().st_size)


def _header(file: Path) -> dict[str, Any]:
    with gzip.open(file, "rb") as opened:
        header: dict[str, Any] = json.loads(opened.readline())
    if header["what"] != MAGIC or header["format"] != 1:
        raise ValueError("another format")
    return header


def _lines(file: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """``(table, row)`` of every row; a :class:`ValueError` in the end if the seal does not fit."""
    seal, rows = hashlib.sha256(), 0
    with gzip.open(file, "rb") as opened:
        seal.update(opened.readline())
        for line in opened:
            data = json.loads(line)
            if "seal" in data:
                if data != {"rows": rows, "seal": seal.hexdigest()} or opened.read(1):
                    raise ValueError("the seal does not fit")
                return
            seal.update(line)
            rows += 1
            yield data["table"], data["row"]
    raise ValueError("there is no seal")


# ---- reading back --------------------------------------------------------------------------------------------------


def restore(address: str, file: Path, overwrite: bool = False) -> Copied:
    """Make a database from a copy: all of it or nothing. One that is not empty is replaced only if asked."""
    if make_url(address).get_backend_name() == "sqlite":
        return _restore_sqlite(address, file, overwrite)
    with tempfile.TemporaryDirectory() as folder:
        portable, copied = _as_portable(file, Path(folder))
        database = bare_database(address)
        try:
            database.write_now(lambda db: _fill_postgres(db, portable, copied, overwrite))
        finally:
            database.close()
    return copied


def _restore_sqlite(address: str, file: Path, overwrite: bool) -> Copied:
    target = Path(str(make_url(address).database)).absolute()
    as_it_is = _is_sqlite(file)
    if target.exists() and target.stat().st_size and not overwrite:
        raise AdminError(
            "the database exists already; stop the server, then --overwrite replaces it (the old one is kept beside it)"
        )
    make_folder(target.parent)
    with tempfile.TemporaryDirectory(dir=target.parent, prefix=".restoring-") as folder:
        made = Path(folder) / target.name
        copied = _taken(file, made) if as_it_is else _look_at_portable(file)
        database = bare_database(f"sqlite:///{made}")
        try:
            if not as_it_is:
                _upgrade(database, copied.form)
                database.write_now(lambda db: _insert(db, file))
            database.migrate()
        finally:
            database.close()
        settle(made)
        _look_at_file(made)
        made.chmod(OURS_ALONE)
        kept = put_in_place(made, target)
    return replace(copied, kept=kept)


def _taken(file: Path, made: Path) -> Copied:
    """What is looked at is what is restored: the copy that was taken, with all that was committed."""
    take(file, made)
    settle(made)
    return _look_at_file(made)


def _fill_postgres(db: Connection, file: Path, copied: Copied, overwrite: bool) -> None:
    if not is_empty(db):
        if not overwrite:
            raise AdminError("the database is not empty; stop the server, then --overwrite replaces what is in it")
        there = MetaData()
        there.reflect(db)
        there.drop_all(db)
    config = migrations()
    config.attributes["connection"] = db
    command.upgrade(config, copied.form)
    _insert(db, file)
    db.execute(text(NUMBER_ON))
    command.upgrade(config, "head")


def _as_portable(file: Path, folder: Path) -> tuple[Path, Copied]:
    """A copy in the form that either kind of database takes, and what it holds."""
    if not _is_sqlite(file):
        return file, _look_at_portable(file)
    taken, made = folder / "copy.sqlite3", folder / "copy"
    copied = _taken(file, taken)
    database = bare_database(f"sqlite:///{taken}")
    try:
        backup(database, made, portable=True)
    finally:
        database.close()
    return made, copied


def _upgrade(database: Database, form: str) -> None:
    def work(db: Connection) -> None:
        config = migrations()
        config.attributes["connection"] = db
        command.upgrade(config, form)

    database.write_now(work)


def _insert(db: Connection, file: Path) -> None:
    """Every row, into tables of the form the copy was made with."""
    there = {part.name: part for part in _tables(db)}
    waiting: list[dict[str, Any]] = []
    name = ""
    for table, row in _lines(file):
        if waiting and (table != name or len(waiting) >= AT_ONCE):
            db.execute(insert(there[name]), waiting)
            waiting = []
        name = table
        waiting.append(row)
    if waiting:
        db.execute(insert(there[name]), waiting)


def _is_sqlite(file: Path) -> bool:
    with file.open("rb") as opened:
        return opened.read(len(SQLITE_MAGIC)) == SQLITE_MAGIC
