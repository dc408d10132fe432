"""How much somebody, or the people of one address, may keep on the server."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, func, select

from tatami.server import config
from tatami.server.pure.clock import now
from tatami.server.pure.refusals import ErrorCode, Refusal
from tatami.server.pure.table import PERSON, RUNNING, WAITING, Facts, Table
from tatami.server.stored import schema

DAY_MS = 24 * 60 * 60 * 1000
_t, _s = schema.tables.c, schema.seat.c


def refuse_too_many_tables(db: Connection, facts: Facts, *, by_address: bool) -> None:
    """Nobody keeps too many tables going at once, nor uploads too many records a day."""
    if facts.origin == "upload":
        kind = (_t.origin == "upload") & (_t.created > now() - DAY_MS)
        limits = (config.MAX_UPLOADS_A_DAY, config.MAX_UPLOADS_A_DAY_PER_ADDRESS)
        _refuse_more(db, facts, kind, limits, "uploads in a day; try again tomorrow", by_address)
        return
    limits = (config.MAX_ACTIVE_TABLES, config.MAX_ACTIVE_TABLES_PER_ADDRESS)
    going = _t.status.in_((WAITING, RUNNING))
    _refuse_more(db, facts, going, limits, "tables going; finish or leave one first", by_address)


def refuse_too_many_seats(db: Connection, table: Table, person: str) -> None:
    """Nobody holds seats at many tables of others that wait for people."""
    if table.status != WAITING or table.facts.owner == person:
        return
    seats = schema.seat.join(schema.tables, _s.table == _t.id)
    held = (_s.person == person) & (_s.kind == PERSON) & (_t.status == WAITING) & (_t.owner != person)
    taken = db.execute(select(func.count()).select_from(seats).where(held)).scalar() or 0
    if taken >= config.MAX_WAITING_SEATS:
        message = f"You sit at {taken} tables that have not begun; leave one first."
        raise Refusal(ErrorCode.TOO_MANY, message, {"most": config.MAX_WAITING_SEATS})


def refuse_too_many_changes(table: Table) -> None:
    """The log of a table that has not begun does not grow for ever."""
    if table.status == WAITING and table.version >= config.MAX_WAITING_CHANGES:
        raise Refusal(ErrorCode.TOO_MANY, "Seats at this table have changed too often; set up another.")


def _refuse_more(
    db: Connection, facts: Facts, kind: ColumnElement[bool], limits: tuple[int, int], what: str, by_address: bool
) -> None:
    mine, everybody = limits
    if _count(db, kind & (_t.owner == facts.owner)) >= mine:
        raise Refusal(ErrorCode.TOO_MANY, f"You have {mine} {what}.", {"most": mine})
    if by_address and _count(db, kind & (_t.address == facts.address)) >= everybody:
        raise Refusal(ErrorCode.TOO_MANY, f"At your address there are {everybody} {what}.", {"most": everybody})


def _count(db: Connection, which: ColumnElement[bool]) -> int:
    return db.execute(select(func.count()).select_from(schema.tables).where(which)).scalar() or 0
