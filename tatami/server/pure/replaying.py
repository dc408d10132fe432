"""From the log back to the table: what every entry did to it."""

from __future__ import annotations

from dataclasses import replace

from tatami.server.pure.entries import CONFIRM, MOVE, RESIGN, START, UNDO, LogEntry
from tatami.server.pure.line import advance, gone_on
from tatami.server.pure.playing import after_confirm, after_move, after_undo
from tatami.server.pure.seating import release_hold
from tatami.server.pure.table import Table


def replayed(table: Table, entries: list[LogEntry]) -> Table:
    """A table after these entries of its log."""
    for entry in entries:
        table = _after(table, entry)
        if table.line is not None and table.hold is None:
            table = replace(table, line=gone_on(table.line))
    return table


def _after(table: Table, entry: LogEntry) -> Table:
    line = table.line
    if line is None or entry.kind == START:
        return replace(table, version=entry.version, updated=entry.at)
    if entry.kind == MOVE and entry.action is not None:
        return after_move(table, advance(line, entry.action), entry)
    if entry.kind == UNDO:
        return after_undo(table, line.back_to(entry.ply), entry)
    if entry.kind == CONFIRM:
        return after_confirm(table, entry)
    if entry.kind == RESIGN and entry.seat is not None:
        table = release_hold(table, entry)
    return table.after_seats(entry)
