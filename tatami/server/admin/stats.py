"""Figures about a database."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, func, select, text

from tatami.server.admin.opening import read
from tatami.server.pure.clock import now
from tatami.server.stored import schema
from tatami.server.stored.database import Database

_t, _e = schema.tables.c, schema.entry.c
DAY = 24 * 60 * 60 * 1000


def statistics(database: Database) -> dict[str, Any]:
    """How much there is of what, and how fast it grows."""

    def work(db: Connection) -> dict[str, Any]:
        games: dict[str, dict[str, int]] = {}
        for game, status, count in db.execute(select(_t.game, _t.status, func.count()).group_by(_t.game, _t.status)):
            games.setdefault(game, {})[status] = count
        people = {row[0]: row[1] for row in db.execute(_grouped(schema.person.c.kind))}
        text_bytes = func.sum(func.length(_e.events) + func.length(_e.data))
        return {
            "games": games,
            "people": people,
            "sessions": _count(db, schema.session, schema.session.c.ended.is_(None)),
            "tokens": _count(db, schema.token, schema.token.c.ended.is_(None)),
            "log": {
                "entries": _count(db, schema.entry),
                "characters": int(db.execute(select(text_bytes)).scalar() or 0),
                "last_day": _count(db, schema.entry, _e.at > now() - DAY),
                "last_week": _count(db, schema.entry, _e.at > now() - 7 * DAY),
            },
            "tables_last_week": _count(db, schema.tables, _t.created > now() - 7 * DAY),
            "snapshots": _count(db, schema.snapshot),
            "chat": _count(db, schema.chat),
            "bytes": _size(database, db),
        }

    return read(database, work)


def _grouped(column: Any) -> Any:
    return select(column, func.count()).group_by(column)


def _count(db: Connection, part: Any, where: Any = None) -> int:
    query = select(func.count()).select_from(part)
    return db.execute(query if where is None else query.where(where)).scalar() or 0


def _size(database: Database, db: Connection) -> int:
    if database.is_postgres:
        return int(db.execute(text("SELECT pg_database_size(current_database())")).scalar() or 0)
    file = Path(str(database.url.database))
    return sum(part.stat().st_size for part in (file, file.with_name(f"{file.name}-wal")) if part.exists())
