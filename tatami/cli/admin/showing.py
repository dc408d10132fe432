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
        seats, trouble = ", ".join(map(str, line.seats)), ", ".join(line.trouble)
        _row(shown, name, line.game, line.status, line.owner or "", seats, line.ply, when(line.updated), trouble)
    _print(shown, many(len(lines), "table"))


def people(as_json: bool, lines: Sequence[PersonLine]) -> None:
    """A list of people."""
    if as_json:
        return _json([msgspec.structs.asdict(line) for line in lines])
    shown = _table("id", "name", "kind", "since", "seen", "sessions>", "tokens>", "seats>")
    for p in lines:
        _row(shown, p.id, p.name, p.kind, when(p.created), when(p.seen), p.sessions, p.tokens, p.tables)
    _print(shown, many(len(lines), "person", "people"))


def tokens(as_json: bool, lines: Sequence[TokenLine]) -> None:
    """A list of tokens."""
    if as_json:
        return _json([msgspec.structs.asdict(line) for line in lines])
    shown = _table("token", "name", "person", "made", "last used")
    for line in lines:
        used = when(line.seen) if line.seen else "never"
        _row(shown, line.id, line.name, line.person, when(line.created), used)
    _print(shown, many(len(lines), "token"))


def statistics(as_json: bool, found: Mapping[str, Any]) -> None:
    """Figures."""
    if as_json:
        return _json(found)
    shown = _table("game", "open>", "running>", "over>", "abandoned>")
    for game, by_status in found["games"].items():
        _row(shown, game, *(by_status.get(status, 0) for status in ("open", "running", "over", "abandoned")))
    log, people = found["log"], found["people"]
    _print(shown, f"{many(found['tables_last_week'], 'table')} set up in the last week")
    _say(f"people: {many(people.get('account', 0), 'account')}, {many(people.get('guest', 0), 'guest')}")
    _say(
        f"{many(found['sessions'], 'session')}, {many(found['tokens'], 'token')}; {many(found['chat'], 'chat message')}"
    )
    entries = many(log["entries"], "entry", "entries")
    _say(f"log: {entries}, {size(log['characters'])}; {log['last_day']} a day, {log['last_week']} a week")
    _say(f"database: {size(found['bytes'])}, with {many(found['snapshots'], 'snapshot')}")


def findings(as_json: bool, looked: int, old: int, wrong: Sequence[Mapping[str, Any]], file: Sequence[str]) -> None:
    """What a check found at the tables, and in the file."""
    if as_json:
        return _json({"checked": looked, "old_rules": old, "wrong": wrong, "file": file})
    shown = _table("table", "columns", "snapshots", "log", "repaired")
    for found in wrong:
        snapshots = ", ".join(map(str, found["snapshots"]))
        repaired = "yes" if found["repaired"] else "" if found["repairable"] else "cannot be"
        _row(shown, found["table"], ", ".join(found["columns"]), snapshots, found["log"] or "", repaired)
    skipped = f"; {old} of other rules, whose moves were not replayed" if old else ""
    _print(shown if wrong else None, f"{many(looked, 'table')} checked, {len(wrong)} with something wrong{skipped}")
    for sentence in file:
        _say(sentence)


def facts(as_json: bool, found: Mapping[str, Any], sentence: str = "") -> None:
    """One thing: a sentence, or all that is known."""
    if as_json:
        return _json(found)
    if sentence:
        return _say(sentence)
    for key, value in found.items():
        shown = when(value) if key in ("created", "updated") else in_words(value)
        if shown:
            _say(f"{key.replace('_', ' '):14} {shown}")


def when(milliseconds: int) -> str:
    """A moment, in the time of this machine; what is none in a damaged row is shown as it stands there."""
    try:
        return time.strftime("%Y-%m-%d %H:%M", time.localtime(milliseconds / 1000))
    except TypeError:
        return str(milliseconds)


def many(count: int, one: str, several: str = "") -> str:
    """So many of something.

    >>> many(1, "token"), many(2, "entry", "entries")
    ('1 token', '2 entries')
    """
    return f"{count} {one if count == 1 else several or one + 's'}"


def in_words(value: object) -> str:
    """A fact as one says it; empty if there is nothing to say.

    >>> in_words({"entry": 3, "log": None}), in_words(["Anna", "Bela"]), in_words(True), in_words(None)
    ('entry: 3', 'Anna, Bela', 'yes', '')
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Mapping):
        return ", ".join(f"{key}: {said}" for key, each in value.items() if (said := in_words(each)))
    if isinstance(value, list | tuple):
        return ", ".join(map(in_words, value))
    return "" if value is None else str(value)


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
