"""Lists of tables: the lobby, somebody's games, and what bots are waited for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, func, or_, select

from tatami.server import schema
from tatami.server.config import MAX_ACTIVE_TABLES
from tatami.server.errors import ErrorCode, Refusal
from tatami.server.people import Person, load_people
from tatami.server.schema import AnyRow
from tatami.server.store import awaiting_of, read_seats, to_facts
from tatami.server.table import ABANDONED, OVER, RUNNING, WAITING, Awaiting, Facts, Seat, Status, Table

_t, _s = schema.tables.c, schema.seat.c


@dataclass(frozen=True)
class Summary:
    """A table without its game: what lists show."""

    facts: Facts
    seats: tuple[Seat, ...]
    status: Status
    version: int
    ply: int
    awaiting: Awaiting | None
    rematch: str | None
    result: dict[str, Any] | None
    updated: int

    def people(self) -> set[str]:
        """Everybody named at the table."""
        return Table(self.facts, self.seats, self.status, self.version, None).people()


def summary_of(table: Table) -> Summary:
    """The summary of a table in memory."""
    return Summary(
        table.facts,
        table.seats,
        table.status,
        table.version,
        table.ply,
        table.awaiting,
        table.rematch,
        table.result,
        table.updated,
    )


@dataclass(frozen=True)
class Listed:
    """Some tables and the people named there."""

    tables: list[Summary]
    people: dict[str, Person]


def lobby(db: Connection, status: str, limit: int = 100) -> Listed:
    """Public tables, the newest first."""
    return _listed(db, (_t.visibility == "public") & (_t.status == status), limit)


def mine(db: Connection, person: str, status: str, limit: int = 200) -> Listed:
    """The tables where somebody holds or held a seat, has one reserved, or that they own."""
    seats = select(_s.table).where(or_(_s.person == person, _s.reserved == person, _s.resigned == person))
    where = or_(_t.id.in_(seats), _t.owner == person)
    if status == "active":
        where = where & _t.status.in_((WAITING, RUNNING))
    elif status == "over":
        where = where & _t.status.in_((OVER, ABANDONED))
    return _listed(db, where, limit)


def by_code(db: Connection, code: str) -> str | None:
    """The table with that join code."""
    return db.execute(select(_t.id).where(_t.code == code)).scalar()


def awaiting_bots(db: Connection, limit: int = 5000) -> dict[str, int]:
    """Running tables that wait for a bot, with their versions; of very many those that have waited longest."""
    waits = _t.awaiting_bot.is_(True) & (_t.status == RUNNING)
    return {
        row.id: row.version
        for row in db.execute(select(_t.id, _t.version).where(waits).order_by(_t.updated).limit(limit))
    }


def refuse_too_many(db: Connection, person: str) -> None:
    """Nobody may keep too many tables going at once."""
    going = db.execute(
        select(func.count()).select_from(schema.tables).where(_t.owner == person, _t.status.in_((WAITING, RUNNING)))
    ).scalar()
    if (going or 0) >= MAX_ACTIVE_TABLES:
        raise Refusal(ErrorCode.TOO_MANY, f"You have {MAX_ACTIVE_TABLES} tables going; finish or leave one first.")


def _listed(db: Connection, where: ColumnElement[bool], limit: int) -> Listed:
    columns = [column for column in schema.tables.c if column.name not in ("base", "final_view", "seed")]
    rows = db.execute(select(*columns).where(where).order_by(_t.shown_at.desc(), _t.id).limit(limit)).all()
    seats = read_seats(db, [row.id for row in rows])
    tables = [_summary(row, seats.get(row.id, ())) for row in rows]
    people: set[str] = set()
    for table in tables:
        people |= table.people()
    return Listed(tables, load_people(db, people))


def _summary(row: AnyRow, seats: tuple[Seat, ...]) -> Summary:
    result = None if row.result is None else msgspec.json.decode(row.result)
    return Summary(
        facts=to_facts(row),
        seats=seats,
        status=row.status,
        version=row.shown_version,
        ply=row.shown_ply,
        awaiting=awaiting_of(row),
        rematch=row.rematch,
        result=result,
        updated=row.shown_at,
    )
