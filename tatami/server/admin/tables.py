"""Tables, as whoever runs the server sees them: by reference, without seeds and hands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, select, update

from tatami.core.errors import TatamiError
from tatami.server.admin.opening import AdminError
from tatami.server.live.library import Library, bot_or_refuse, game_for
from tatami.server.live.notices import tell
from tatami.server.pure import seating
from tatami.server.pure.clock import now
from tatami.server.pure.ids import reference
from tatami.server.pure.refusals import Refusal
from tatami.server.pure.table import PERSON, RUNNING, Person, Seat
from tatami.server.stored import schema, store
from tatami.server.stored.database import Database
from tatami.server.stored.people import load_people
from tatami.server.stored.schema import AnyRow

_t = schema.tables.c
STUCK_AFTER = 10 * 60 * 1000
"""Milliseconds that a bot may be waited for."""
DAY = 24 * 60 * 60 * 1000


@dataclass(frozen=True)
class Wanted:
    """Which tables to list."""

    status: str | None = None
    game: str | None = None
    owner: str | None = None
    older: float | None = None
    stuck: bool = False


class TableLine(msgspec.Struct, frozen=True):
    """A table in a list."""

    table: str
    game: str
    status: str
    owner: str | None
    seats: list[str]
    version: int
    ply: int
    created: int
    updated: int
    awaiting_bot: bool
    trouble: list[str]
    id: str | None = None


def list_tables(db: Connection, wanted: Wanted, ids: bool = False) -> list[TableLine]:
    """The tables that fit, those touched last first."""
    query = select(schema.tables).order_by(_t.updated.desc(), _t.id)
    if wanted.status is not None:
        query = query.where(_t.status == wanted.status)
    if wanted.game is not None:
        query = query.where(_t.game == wanted.game)
    if wanted.older is not None:
        query = query.where(_t.updated < now() - int(wanted.older * DAY))
    rows = db.execute(query).all()
    seats = store.read_seats(db, [row.id for row in rows] if len(rows) < 500 else None)
    written = _last_versions(db)
    people = load_people(db, _named(rows, seats))
    out = []
    for row in rows:
        owner = people[row.owner].name if row.owner in people else None
        trouble = _trouble(row, written.get(row.id))
        if (wanted.owner is None or wanted.owner == owner) and (trouble or not wanted.stuck):
            out.append(_line(row, _names(seats.get(row.id, ()), people), owner, trouble, ids))
    return out


def find_table(db: Connection, wanted: str) -> str:
    """The id of the table with that reference (or join code, or id)."""
    for row in db.execute(select(_t.id, _t.code)):
        if wanted in (reference(row.id), row.id) or wanted.upper() == row.code:
            return str(row.id)
    raise AdminError(f"there is no table '{wanted}'; tatami admin tables lists them")


def remove_tables(database: Database, ids: list[str]) -> None:
    """Tables with all that belongs to them; a running server forgets them too."""

    def work(db: Connection) -> None:
        for part in reversed(schema.metadata.sorted_tables):
            for key in part.foreign_keys:
                if key.column.table is schema.tables:
                    db.execute(delete(part).where(key.parent.in_(ids)))
        db.execute(update(schema.tables).where(_t.rematch.in_(ids)).values(rematch=None))
        db.execute(delete(schema.tables).where(_t.id.in_(ids)))
        for table in ids:
            tell(database, db, "removed", table)
        tell(database, db, "lobby", "")

    database.write_now(work)


def hand_over(database: Database, library: Library, table: str, number: int, bot: str | None) -> str:
    """A bot plays on in the place of the person at a seat; the bot's name."""

    def work(db: Connection) -> str:
        loaded = store.load(db, table, partial(game_for, library))
        if loaded is None or loaded.table.damaged or loaded.table.status != RUNNING:
            raise AdminError("only at a running, sound table can a seat be handed over")
        by = loaded.table.facts.owner or ""
        try:
            chosen = bot_or_refuse(library, loaded.table.facts.game, bot)
            change = seating.replace_absent(loaded.table, by, number, chosen)
        except (Refusal, TatamiError) as error:
            raise AdminError(str(error)) from error
        by_nobody = tuple(replace(entry, person=None) for entry in change.entries)
        store.append(db, replace(change, entries=by_nobody), change.snapshot)
        tell(database, db, "table", table, change.after.version)
        return chosen.name

    return database.write_now(work)


def _trouble(row: AnyRow, written: int | None) -> list[str]:
    """What can be seen without replaying: ``tatami admin check`` sees more."""
    found = []
    if written is not None and written != row.version:
        found.append("version")
    try:
        store.to_facts(row)
        store.to_result(row.result)
    except (msgspec.MsgspecError, TypeError):
        found.append("damaged")
    if not all(isinstance(at, int) for at in (row.version, row.ply, row.created, row.updated)):
        found.append("damaged")
    elif row.status == RUNNING and row.awaiting_bot and row.updated < now() - STUCK_AFTER:
        found.append("waits for a bot")
    return found


def _named(rows: Sequence[AnyRow], seats: dict[str, tuple[Seat, ...]]) -> set[str]:
    """Everybody who owns one of these tables or sits there."""
    owners = {row.owner for row in rows if row.owner}
    return owners | {seat.person for row in rows for seat in seats.get(row.id, ()) if seat.person is not None}


def _names(seats: tuple[Seat, ...], people: dict[str, Person]) -> list[str]:
    """Who sits there, people as they are called now."""
    return [
        people[seat.person].name if seat.kind == PERSON and seat.person in people else seat.name or seat.kind
        for seat in seats
    ]


def _line(row: AnyRow, names: list[str], owner: str | None, trouble: list[str], ids: bool) -> TableLine:
    return TableLine(
        reference(row.id), row.game, row.status, owner, names, row.version, row.ply, row.created, row.updated,
        row.awaiting_bot, trouble, row.id if ids else None,
    )  # fmt: skip


def _last_versions(db: Connection) -> dict[str, int]:
    part = schema.entry.c
    return {row[0]: row[1] for row in db.execute(select(part.table, func.max(part.version)).group_by(part.table))}


def describe(db: Connection, table: str) -> dict[str, Any]:
    """Everything about a table that is nobody's secret."""
    row = db.execute(select(schema.tables).where(_t.id == table)).one()
    seats = store.read_seats(db, [table])
    people = load_people(db, _named([row], seats))
    line = _line(row, _names(seats.get(table, ()), people), None, [], False)
    facts = {name: getattr(row, name) for name in ("rules", "visibility", "pace", "help", "rated", "confirm", "origin")}
    counts = {
        part.name: db.execute(select(func.count()).select_from(part).where(part.c.table == table)).scalar() or 0
        for part in (schema.entry, schema.snapshot, schema.chat)
    }
    owner = people[row.owner].name if row.owner in people else None
    trouble = _trouble(row, _last_versions(db).get(table))
    return {**msgspec.structs.asdict(line), **facts, "rows": counts, "owner": owner, "trouble": trouble}
