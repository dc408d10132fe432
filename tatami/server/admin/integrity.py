"""Does what is stored agree with itself? The log is the truth: it is replayed, and all the rest compared with it.

What can be worked out from the log can be repaired: the columns that lists are made from, the result, and snapshots,
which are dropped when they disagree. A log that cannot be replayed is named, with the entry at which it breaks, and
left alone.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, select, update
from sqlalchemy.exc import DatabaseError

from tatami.core.game import Game
from tatami.server.admin.opening import damage, read
from tatami.server.live.library import Library, game_for
from tatami.server.live.notices import tell
from tatami.server.pure.entries import LogEntry
from tatami.server.pure.ids import reference
from tatami.server.pure.line import Line
from tatami.server.pure.playing import finish
from tatami.server.pure.replaying import replayed
from tatami.server.pure.table import OVER, RUNNING, WAITING, Seat, Table, first_state
from tatami.server.pure.whole_turns import PLAY, TURN, keeps_secrets
from tatami.server.stored import schema, store
from tatami.server.stored.database import Database
from tatami.server.stored.schema import AnyRow
from tatami.server.stored.trouble import Cause, cause_of
from tatami.server.stored.unusable import reason

_t, _n = schema.tables.c, schema.snapshot.c
NOT_DERIVED = ("rematch", "updated")
AS_JSON = ("result", "final_view")


@dataclass
class Finding:
    """What is wrong with one table."""

    table: str
    disagree: dict[str, Any] = field(default_factory=dict)
    """Columns that are not what the log says, with what it says."""
    snapshots: list[int] = field(default_factory=list)
    """Versions of snapshots that cannot be read or are not the position of the log."""
    broken: str | None = None
    """Why the log itself cannot be replayed; nothing can be worked out then."""
    old_rules: bool = False
    """Set up under rules that this version does not play: only its rows were looked at."""

    @property
    def sound(self) -> bool:
        """Whether nothing is wrong."""
        return not (self.disagree or self.snapshots or self.broken)

    def to_data(self) -> dict[str, Any]:
        """For the operator: what, never the values (they may be somebody's hand)."""
        return {
            "table": reference(self.table),
            "columns": sorted(self.disagree),
            "snapshots": self.snapshots,
            "log": self.broken,
            "repairable": self.broken is None,
        }


def check_file(database: Database) -> list[str]:
    """What is wrong with the file that everything is in, a sentence each."""
    try:
        return read(database, damage)
    except DatabaseError as error:  # so damaged that SQLite cannot even say where
        if cause_of(error) is not Cause.DAMAGED:
            raise
        return [f"the file is damaged: {reason(error)}"]


def check(database: Database, library: Library, only: str | None = None) -> Iterator[Finding]:
    """Every table (or one), each in a short transaction of its own."""
    ids = [only] if only else read(database, lambda db: list(db.execute(select(_t.id).order_by(_t.id)).scalars()))
    for table in ids:
        try:
            found = read(database, partial(check_table, table=table, library=library))
        except DatabaseError as error:  # a part of the file is gone; the rest can be looked at all the same
            if cause_of(error) is not Cause.DAMAGED:
                raise
            found = Finding(table, broken=f"unreadable ({Cause.DAMAGED})")
        if found is not None:
            yield found


def repair(database: Database, library: Library, table: str) -> Finding | None:
    """Put right what the log tells; what was wrong. The table is looked at again, so that nothing new is undone."""

    def work(db: Connection) -> Finding | None:
        found = check_table(db, table, library)
        if found is None or found.sound or found.broken is not None:
            return found
        if found.disagree:
            db.execute(update(schema.tables).where(_t.id == table).values(found.disagree))
        if found.snapshots:
            db.execute(delete(schema.snapshot).where(_n.table == table, _n.version.in_(found.snapshots)))
        tell(database, db, "removed", table)  # which makes a server read it anew
        tell(database, db, "lobby", "")
        return found

    return database.write_now(work)


def check_table(db: Connection, table: str, library: Library) -> Finding | None:
    """What is wrong with a table; None if it has gone meanwhile."""
    row = db.execute(select(schema.tables).where(_t.id == table)).first()
    if row is None:
        return None
    finding = Finding(table)
    seats = store.read_seats(db, [table]).get(table, ())
    try:
        facts = store.to_facts(row)
        entries = store.read_entries(db, table, 0)
    except Exception as error:
        finding.broken = f"unreadable ({type(error).__name__})"
        return finding
    bare = Table(facts, seats, row.status, row.version, None, ply=row.ply, rematch=row.rematch, updated=row.updated)
    game = game_for(library, facts)
    if [seat.seat for seat in seats] != list(range(len(seats))) or not seats:
        finding.broken = "seats are missing"
    elif game is None:
        finding.old_rules = True
        _check_rows(finding, row, entries)
    elif row.status == WAITING:
        _check_rows(finding, row, entries)
    else:
        snapshots = {n.version: n for n in db.execute(select(schema.snapshot).where(_n.table == table))}
        _replay(finding, row, bare, game, entries, snapshots)
    return finding


def _check_rows(finding: Finding, row: AnyRow, entries: list[LogEntry]) -> None:
    """What can be said without a game: the version, and that the result can be read."""
    if entries and entries[-1].version != row.version:
        finding.disagree["version"] = entries[-1].version
    try:
        store.to_result(row.result)
    except Exception:
        if row.status == WAITING:
            finding.disagree["result"] = None
        else:
            finding.broken = "the result cannot be read"


def _replay(
    finding: Finding, row: AnyRow, bare: Table, game: Game, entries: list[LogEntry], snapshots: dict[int, AnyRow]
) -> None:
    try:
        line = Line(first_state(bare.facts, game, len(bare.seats)))
    except Exception as error:
        finding.broken = f"the game cannot be set up ({type(error).__name__})"
        return
    table = replace(bare, line=line, ply=0, status=RUNNING, version=0, updated=bare.facts.created)
    for entry in entries:
        if not follows(table, entry):
            finding.broken = f"entries are missing before version {entry.version}"
            return
        counted = _untold_ply(table, entry)
        try:
            table = replayed(table, [entry])
            if entry.ply != (table.ply if counted is None else counted):
                raise ValueError("the entry counts other actions")
        except Exception as error:
            finding.broken = f"breaks at version {entry.version} ({type(error).__name__})"
            return
        if entry.version in snapshots and not _same_state(snapshots.pop(entry.version), table):
            finding.snapshots.append(entry.version)
    finding.snapshots = sorted([*finding.snapshots, *snapshots])  # those left belong to no entry
    _compare(finding, row, _as_it_should_be(table, row, bare.seats))


def follows(table: Table, entry: LogEntry) -> bool:
    """Whether nothing can be missing between a table and the next entry of its log.

    Where turns are told as a whole only their ends, and what happens to seats, may be further on than the next version.
    """
    if entry.version == table.version + 1:
        return True
    return keeps_secrets(table) and (entry.kind not in PLAY or TURN in entry.data)


def _untold_ply(table: Table, entry: LogEntry) -> int | None:
    """The ply that an entry about seats bears in the middle of a turn told as a whole: that of before the turn."""
    return None if table.shown is None or entry.kind in PLAY else table.shown.ply


def _same_state(snapshot: AnyRow, table: Table) -> bool:
    if table.line is None or snapshot.ply != table.ply:
        return False
    try:
        stored: object = json.loads(snapshot.state)
    except ValueError:
        return False
    return bool(stored == json.loads(table.line.state.to_json()))


def _as_it_should_be(table: Table, row: AnyRow, seats: tuple[Seat, ...]) -> Table:
    """The table that the log leads to. That it was abandoned is known from its row alone."""
    ended = finish(replace(table, seats=seats))
    if ended.status != OVER and row.status not in (RUNNING, OVER):
        line = table.line.settled() if table.line else None
        ended = replace(ended, status=row.status, line=line, hold=None, shown=None)
    return ended


def _compare(finding: Finding, row: AnyRow, should: Table) -> None:
    for column, value in store.moving_columns(should).items():
        stored = getattr(row, column)
        if column in NOT_DERIVED:
            continue
        same = _same_json(stored, value) if column in AS_JSON else stored == value
        if column == "result":
            same = same or same_result(stored, value)
        if not same and not (column == "shown_at" and should.shown is None):
            finding.disagree[column] = value


def same_result(stored: str | None, value: str | None) -> bool:
    """Whether two stored results say the same; one of an earlier server does not tell the places."""
    try:
        return store.to_result(stored) == store.to_result(value)
    except msgspec.MsgspecError:
        return False


def _same_json(stored: str | None, value: str | None) -> bool:
    if stored is None or value is None:
        return stored == value
    try:
        same: bool = json.loads(stored) == json.loads(value)
    except ValueError:
        return False
    return same
