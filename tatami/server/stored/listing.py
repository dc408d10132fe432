"""Lists of tables: the lobby, somebody's games, and what bots are waited for."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
from sqlalchemy import ColumnElement, Connection, func, or_, select

from tatami.server.pure.table import (
    ABANDONED,
    OVER,
    RUNNING,
    WAITING,
    Pace,
    Person,
    Seat,
    Summary,
)
from tatami.server.stored import schema
from tatami.server.stored.damage import tell_once
from tatami.server.stored.people import load_people
from tatami.server.stored.schema import AnyRow
from tatami.server.stored.store import awaiting_of, read_seats, to_facts, to_result

MOST_SWEPT = 10_000
NEWEST = 1000
"""Public tables among which those of the lobby are chosen."""
_t, _s = schema.tables.c, schema.seat.c
_NEWEST = (_t.shown_at.desc(), _t.id)


@dataclass(frozen=True)
class Listed:
    """Some tables and the people named there."""

    tables: list[Summary]
    people: dict[str, Person]


def lobby(db: Connection, status: str, limit: int = 100) -> Listed:
    """Public tables, the newest first: of each address the newest before the next of any, and so of each owner there.

    So nobody, under whatever names, fills the lobby and pushes everybody else's table out of it.
    """
    wanted = (_t.visibility == "public") & (_t.status == status)
    where = func.coalesce(_t.address, _t.owner, _t.id).label("whence")
    newest = select(_t.id, _t.owner, where, _t.shown_at).where(wanted).order_by(*_NEWEST).limit(NEWEST).subquery()
    of_owner = func.row_number().over(partition_by=(newest.c.whence, newest.c.owner), order_by=newest.c.shown_at.desc())
    ranked = select(newest, of_owner.label("place")).subquery()
    at_address = (ranked.c.place, ranked.c.shown_at.desc(), ranked.c.id)
    turn = func.row_number().over(partition_by=ranked.c.whence, order_by=at_address)
    chosen = select(ranked.c.id).order_by(turn, ranked.c.shown_at.desc(), ranked.c.id).limit(limit)
    return _listed(db, _t.id.in_(chosen), limit)


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


@dataclass(frozen=True)
class Waiting:
    """A running table that waits for a bot."""

    id: str
    version: int
    pace: Pace


def awaiting_bots(db: Connection) -> list[Waiting]:
    """Running tables that wait for a bot: of each owner the one that has waited longest, then the next of each, so that
    nobody's tables stand before everybody else's."""
    place = func.row_number().over(partition_by=_t.owner, order_by=_t.updated)
    waits = _t.awaiting_bot.is_(True) & (_t.status == RUNNING)
    rows = db.execute(select(_t.id, _t.version, _t.pace).where(waits).order_by(place, _t.updated).limit(MOST_SWEPT))
    return [Waiting(row.id, row.version, row.pace) for row in rows]


def _listed(db: Connection, where: ColumnElement[bool], limit: int) -> Listed:
    columns = [column for column in schema.tables.c if column.name not in ("base", "final_view", "seed")]
    rows = db.execute(select(*columns).where(where).order_by(*_NEWEST).limit(limit)).all()
    seats = read_seats(db, [row.id for row in rows])
    tables = [_summary(row, seats.get(row.id, ())) for row in rows]
    people: set[str] = set()
    for table in tables:
        people |= table.people()
    return Listed(tables, load_people(db, people))


def _summary(row: AnyRow, seats: tuple[Seat, ...]) -> Summary:
    try:
        facts, result, damaged = to_facts(row), to_result(row.result), False
    except msgspec.MsgspecError as error:  # one bad row is no reason to show nobody anything
        tell_once(row.id, error)
        facts, result, damaged = to_facts(row, options={}), None, True
    return Summary(
        facts=facts,
        seats=seats,
        status=row.status,
        version=row.shown_version,
        ply=row.shown_ply,
        awaiting=awaiting_of(row),
        rematch=row.rematch,
        result=result,
        updated=row.shown_at,
        damaged=damaged,
    )
