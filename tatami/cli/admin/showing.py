"""How ``tatami admin`` shows what it found: tables for people, JSON for machines."""

from __future__ import annotations

import sys
import time
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tatami.server.admin.people import PersonLine, TokenLine
from tatami.server.admin.tables import TableLine

ENDLESS = 10_000
"""Columns of what is no terminal."""


def tables(as_json: bool, lines: Sequence[TableLine]) -> None:
    """A list of tables."""
    if as_json:
        return _json([msgspec.structs.asdict(line) for line in lines])
    shown = _table("table", "game", "status", "owner", "seats", "plies>", "touched", "trouble")
    for line in lines:
        name = line.table if line.id is None else f"{line.table} {line.id}"
        seats, trouble = ", ".join(line.seats), ", ".join(line.trouble)
        _row(shown, name, line.game, line.status, line.owner or "", seats, line.ply, when(line.updated), trouble)
    _print(shown, f"{len(lines)} tables")


def people(as_json: bool, lines: Sequence[PersonLine]) -> None:
    """A list of people."""
    if as_json:
        return _json([msgspec.structs.asdict(line) for line in lines])
    shown = _table("id", "name", "kind", "since", "seen", "sessions>", "tokens>", "seats>")
    for p in lines:
        _row(shown, p.id, p.name, p.kind, when(p.created), when(p.seen), p.sessions, p.tokens, p.tables)
    _print(shown, f"{len(lines)} people")


def tokens(as_json: bool, lines: Sequence[TokenLine]) -> None:
    """A list of tokens."""
    if as_json:
        return _json([msgspec.structs.asdict(line) for line in lines])
    shown = _table("token", "name", "person", "made", "last used")
    for line in lines:
        used = when(line.seen) if line.seen else "never"
        _row(shown, line.id, line.name, line.person, when(line.created), used)
    _print(shown, f"{len(lines)} tokens")


def statistics(as_json: bool, found: Mapping[str, Any]) -> None:
    """Figures."""
    if as_json:
        return _json(found)
    shown = _table("game", "open>", "running>", "over>", "abandoned>")
    for game, by_status in found["games"].items():
        _row(shown, game, *(by_status.get(status, 0) for status in ("open", "running", "over", "abandoned")))
    log, people = found["log"], found["people"]
    _print(shown, f"{found['tables_last_week']} tables were set up in the last week")
    _say(f"people: {people.get('account', 0)} accounts, {people.get('guest', 0)} guests")
    _say(f"{found['sessions']} sessions, {found['tokens']} tokens; {found['chat']} chat messages")
    _say(
        f"log: {log['entries']} entries, {size(log['characters'])}; {log['last_day']} a day, {log['last_week']} a week"
    )
    _say(f"database: {size(found['bytes'])}, with {found['snapshots']} snapshots")


def findings(as_json: bool, looked: int, old: int, wrong: Sequence[Mapping[str, Any]]) -> None:
    """What a check found."""
    if as_json:
        return _json({"checked": looked, "old_rules": old, "wrong": wrong})
    shown = _table("table", "columns", "snapshots", "log", "repaired")
    for found in wrong:
        snapshots = ", ".join(map(str, found["snapshots"]))
        repaired = "yes" if found["repaired"] else "" if found["repairable"] else "cannot be"
        _row(shown, found["table"], ", ".join(found["columns"]), snapshots, found["log"] or "", repaired)
    skipped = f"; {old} of other rules, whose moves were not replayed" if old else ""
    _print(shown if wrong else None, f"{looked} tables checked, {len(wrong)} with something wrong{skipped}")


def facts(as_json: bool, found: Mapping[str, Any], sentence: str = "") -> None:
    """One thing: a sentence, or all that is known."""
    if as_json:
        return _json(found)
    if sentence:
        return _say(sentence)
    for key, value in found.items():
        shown = when(value) if key in ("created", "updated") else value
        _say(f"{key.replace('_', ' '):14} {shown if shown is not None else ''}")


def when(milliseconds: int) -> str:
    """A moment, in the time of this machine."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(milliseconds / 1000))


def size(count: float) -> str:
    """Bytes for people.

    >>> size(2_500_000)
    '2.4 MiB'
    """
    for unit in ("B", "KiB", "MiB"):
        if count < 1024:
            return f"{count:.0f} {unit}" if unit == "B" else f"{count:.1f} {unit}"
        count /= 1024
    return f"{count:.1f} GiB"


def _table(*columns: str) -> Table:
    shown = Table(box=box.SIMPLE_HEAD)
    for column in columns:
        shown.add_column(column.removesuffix(">"), justify="right" if column.endswith(">") else "left")
    return shown


def _row(shown: Table, *cells: object) -> None:
    """Names are shown as they are written: no markup of anybody's choice."""
    shown.add_row(*(Text(str(cell)) for cell in cells))
    first = shown.columns[0]  # what a thing is called to name it again: never shortened
    first.min_width = max(first.min_width or 0, len(str(cells[0])))


def _print(shown: Table | None, sentence: str) -> None:
    if shown is not None:
        _console().print(shown, crop=False)
    _say(sentence)


def _say(sentence: str) -> None:
    _console().print(Text(sentence))


def _console() -> Console:
    """As wide as the terminal; what goes elsewhere is not shortened."""
    return Console(highlight=False, width=None if sys.stdout.isatty() else ENDLESS)


def _json(found: object) -> None:
    print(msgspec.json.format(msgspec.json.encode(found)).decode())
