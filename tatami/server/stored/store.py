"""Tables in the database: create, read back, append."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import msgspec
from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from tatami.core.errors import TatamiError
from tatami.core.game import Game
from tatami.server.pure.entries import TAIL, LogEntry, StoredEvent
from tatami.server.pure.line import Line
from tatami.server.pure.refusals import damaged
from tatami.server.pure.replaying import replayed
from tatami.server.pure.table import DECISION, RUNNING, WAITING, Awaiting, Change, Facts, Seat, Table, first_state
from tatami.server.pure.whole_turns import newest
from tatami.server.stored import schema
from tatami.server.stored.damage import tell_once
from tatami.server.stored.schema import AnyRow

encode = msgspec.json.encode
_events = msgspec.json.Decoder(tuple[StoredEvent, ...])
_options = msgspec.json.Decoder(dict[str, Any])
_ENTRY = [schema.entry.c[field] for field in LogEntry.__dataclass_fields__]


class StoredResult(msgspec.Struct, frozen=True):
    """How a game ended, as it is stored."""

    scores: list[int]
    ranking: list[int]
    sheet: list[dict[str, int]]
    places: list[int] = []
    """Empty in results of earlier servers, which knew no shared places."""


_result = msgspec.json.Decoder(StoredResult)
SEVERAL = "decisions"
"""In the column ``awaiting``: several seats are to decide, and ``awaiting_seat`` has a bit for each of them."""


class Conflict(Exception):
    """Somebody else wrote this version first; nothing was stored.

    ``perhaps_ours``: or it was we ourselves, over a connection that was lost before it could say so.
    """

    perhaps_ours = False


@dataclass(frozen=True)
class Loaded:
    """A table read back, with the newest part of its log."""

    table: Table
    tail: list[LogEntry]
    snapshot_ply: int


def text(value: object) -> str:
    """JSON text for a column."""
    return encode(value).decode()


# ---- writing -------------------------------------------------------------------------------------------------------


def create(db: Connection, table: Table, entries: tuple[LogEntry, ...]) -> None:
    """Store a new table with its first entries."""
    facts = table.facts
    values = {**vars(facts), "options": text(facts.options)}
    db.execute(insert(schema.tables).values(**values, **moving_columns(table)))
    db.execute(insert(schema.seat), [{"table": facts.id, **vars(seat)} for seat in table.seats])
    _insert_entries(db, facts.id, entries)


def append(db: Connection, change: Change, snapshot: bool) -> None:
    """Store what somebody did, all of it or (:class:`Conflict`) nothing."""
    before, after = change.before, change.after
    mine = (schema.tables.c.id == before.facts.id) & (schema.tables.c.version == before.version)
    if db.execute(update(schema.tables).where(mine).values(**moving_columns(after))).rowcount != 1:
        raise Conflict
    try:
        _insert_entries(db, before.facts.id, change.entries)
    except IntegrityError as error:
        raise Conflict from error
    for old, new in zip(before.seats, after.seats, strict=True):
        if old != new:
            here = (schema.seat.c.table == before.facts.id) & (schema.seat.c.seat == new.seat)
            db.execute(update(schema.seat).where(here).values(**vars(new)))
    if snapshot and after.line is not None:
        _insert_snapshot(db, after, after.line)


def entry_rows(entries: tuple[LogEntry, ...]) -> list[dict[str, Any]]:
    """Entries as the columns of their rows, but for the table's id."""
    rows = []
    for entry in entries:
        rows.append({**vars(entry), "events": text(entry.events), "data": text(entry.data)})
    return rows


def _insert_entries(db: Connection, table: str, entries: tuple[LogEntry, ...]) -> None:
    rows = [{"table": table, **row} for row in entry_rows(entries)]
    if rows:
        db.execute(insert(schema.entry), rows)


def _insert_snapshot(db: Connection, table: Table, line: Line) -> None:
    values = {"table": table.facts.id, "version": table.version, "ply": table.ply, "state": line.state.to_json()}
    db.execute(insert(schema.snapshot).values(values))


def moving_columns(table: Table) -> dict[str, Any]:
    """What a change alters in the row of its table."""
    seen = table.as_seen_by(None)
    awaiting, awaiting_seat = _awaiting_columns(seen.awaiting)
    return {
        "status": table.status,
        "version": table.version,
        "ply": table.ply,
        "awaiting": awaiting,
        "awaiting_seat": awaiting_seat,
        "awaiting_bot": table.awaits_bot,
        "rematch": table.rematch,
        "result": text(table.result) if table.result is not None else None,
        "final_view": text(table.final_view) if table.final_view is not None else None,
        "updated": table.updated,
        "shown_version": seen.version,
        "shown_ply": seen.ply,
        "shown_at": seen.updated,
    }


def _awaiting_columns(awaiting: Awaiting | None) -> tuple[str | None, int | None]:
    """What a row says of whom it waits for."""
    if awaiting is None:
        return None, None
    if len(awaiting.seats) == 1:
        return awaiting.kind, awaiting.seat
    return SEVERAL, sum(1 << seat for seat in awaiting.seats)


def wants_snapshot(change: Change, snapshot_ply: int, every: int) -> bool:
    """Whether to keep the whole state now, so that the table opens fast later."""
    return change.snapshot and change.after.ply - snapshot_ply >= every


def wait_for_writers(db: Connection, table: str) -> None:
    """Let a transaction that is still writing this table come to its end (on PostgreSQL; on SQLite there is none)."""
    db.execute(select(schema.tables.c.version).where(schema.tables.c.id == table).with_for_update())


def set_rematch(db: Connection, table: str, rematch: str) -> None:
    """Name the table that continues this one; :class:`Conflict` if another does already."""
    mine = (schema.tables.c.id == table) & schema.tables.c.rematch.is_(None)
    if db.execute(update(schema.tables).where(mine).values(rematch=rematch)).rowcount != 1:
        raise Conflict


# ---- reading -------------------------------------------------------------------------------------------------------


def load(db: Connection, table: str, game_of: Any) -> Loaded | None:
    """A table as it stands: the newest snapshot and the entries after it; bare and ``damaged`` if it cannot be read."""
    row = db.execute(select(schema.tables).where(schema.tables.c.id == table)).first()
    if row is None:
        return None
    seats = read_seats(db, [table]).get(table, ())
    try:
        return read_back(db, row, seats, game_of)
    except SQLAlchemyError:
        raise
    except Exception as error:  # whatever a damaged row, log or state can make the engine do
        tell_once(table, error)
        facts = to_facts(row, options={})
        bare = Table(facts, seats, row.status, row.version, None, ply=row.ply, updated=row.updated, damaged=True)
        return Loaded(replace(bare, rematch=row.rematch), [], 0)


def read_version(db: Connection, table: str) -> int | None:
    """The version of a table, if there is one."""
    return db.execute(select(schema.tables.c.version).where(schema.tables.c.id == table)).scalar()


def read_back(db: Connection, row: AnyRow, seats: tuple[Seat, ...], game_of: Any) -> Loaded:
    """The table of a row; any error at all means that it is damaged."""
    table, facts = row.id, to_facts(row)
    bare = Table(
        facts,
        seats,
        row.status,
        row.version,
        None,
        ply=row.ply,
        result=to_result(row.result),
        final_view=_json(row.final_view),
        rematch=row.rematch,
        updated=row.updated,
    )
    game = game_of(facts)
    if game is None or row.status == WAITING:
        return Loaded(bare, read_entries(db, table, row.version - TAIL), 0)
    return _replay(db, bare, game)


def _replay(db: Connection, bare: Table, game: Game) -> Loaded:
    table = bare.facts.id
    found = db.execute(
        select(schema.snapshot)
        .where(schema.snapshot.c.table == table)
        .order_by(schema.snapshot.c.version.desc())
        .limit(1)
    ).first()
    line = None
    if found is not None:
        try:
            line = Line(game.from_json(found.state), found.ply, decided=None)
        except TatamiError:
            found = None  # a snapshot of another form: the record still holds everything
    since = found.version if found is not None else 0
    if line is None:
        line = Line(first_state(bare.facts, game, len(bare.seats)))
    entries, updated = read_entries(db, table, since - 1), bare.facts.created
    if entries and entries[0].version == since:  # the one that the snapshot was kept with
        updated = entries.pop(0).at
    start = replace(bare, line=line, ply=line.ply, status=RUNNING, version=since, updated=updated)
    folded = replayed(start, entries)
    final = folded.line.settled() if folded.line and bare.status != RUNNING else folded.line
    whole = replace(
        folded, line=final, status=bare.status, seats=bare.seats, version=bare.version, updated=bare.updated
    )
    return Loaded(whole, newest(entries, whole.shown), found.ply if found is not None else 0)


def read_entries(db: Connection, table: str, since: int, until: int | None = None) -> list[LogEntry]:
    """The entries after a version, in order."""
    part = schema.entry
    query = select(*_ENTRY).where(part.c.table == table, part.c.version > since).order_by(part.c.version)
    if until is not None:
        query = query.where(part.c.version <= until)
    try:
        return [_to_entry(*row) for row in db.execute(query)]
    except msgspec.MsgspecError as error:
        tell_once(table, error)
        raise damaged() from error


def read_seats(db: Connection, tables: list[str] | None) -> dict[str, tuple[Seat, ...]]:
    """The seats of some tables, or of all (None): a database takes only so many names in one statement."""
    found: dict[str, list[Seat]] = {}
    part = schema.seat
    query = select(part).order_by(part.c.table, part.c.seat)
    for row in db.execute(query if tables is None else query.where(part.c.table.in_(tables))):
        seat = Seat(row.seat, row.kind, row.name, row.person, row.bot, row.reserved, row.resigned)
        found.setdefault(row.table, []).append(seat)
    return {table: tuple(seats) for table, seats in found.items()}


def to_facts(row: AnyRow, options: dict[str, Any] | None = None) -> Facts:
    """What was decided when the table of a row was set up; ``options`` stand in for those that cannot be read."""
    names = Facts.__dataclass_fields__
    values: dict[str, Any] = {name: getattr(row, name, None) for name in names if name != "options"}
    return Facts(options=_options.decode(row.options) if options is None else options, **values)


def to_result(stored: str | None) -> dict[str, Any] | None:
    """A result as stored, with the places that earlier servers left out; an error if it is none."""
    if stored is None:
        return None
    result = _result.decode(stored)
    known = result.places or [result.ranking.index(side) + 1 for side in range(len(result.ranking))]
    return msgspec.structs.asdict(result) | {"places": known}


def _to_entry(*row: Any) -> LogEntry:
    """A log entry from the columns of its row; a long log has thousands, most of them without events and data."""
    version, at, kind, seat, person, ply, action, public, events, data = row
    happened = _events.decode(events) if events != "[]" else ()
    more = {} if data in (None, "{}") else msgspec.json.decode(data)
    return LogEntry(version, at, kind, seat, person, ply, action, public, happened, more)


def awaiting_of(row: AnyRow) -> Awaiting | None:
    """Whom the table of a row waits for."""
    if row.awaiting is None:
        return None
    if row.awaiting != SEVERAL:
        return Awaiting(row.awaiting, (row.awaiting_seat,))
    return Awaiting(
        DECISION, tuple(seat for seat in range(row.awaiting_seat.bit_length()) if row.awaiting_seat >> seat & 1)
    )


def _json(stored: str | None) -> Any:
    return None if stored is None else msgspec.json.decode(stored)
