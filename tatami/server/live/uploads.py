"""Record files: a finished table as text, and a text as a table to step through."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from tatami.core.errors import TatamiError, UnknownGame
from tatami.core.game import Game
from tatami.core.record import Header, Record, read_header, read_record, text_of
from tatami.server.config import MAX_SEED, MAX_UPLOAD
from tatami.server.live.library import Library
from tatami.server.pure.clock import now
from tatami.server.pure.entries import MOVE, LogEntry, line_of
from tatami.server.pure.ids import new_code, new_id
from tatami.server.pure.line import Line, play
from tatami.server.pure.names import clean_name
from tatami.server.pure.playing import after_move, automata, finish
from tatami.server.pure.refusals import ErrorCode, Refusal
from tatami.server.pure.setup import NewTable
from tatami.server.pure.table import EMPTY, OVER, Facts, Person, Seat, Table, begin, entry_at
from tatami.server.stored.store import entry_rows


def record_text(table: Table, game: Game | None, entries: list[LogEntry]) -> str:
    """The record file of a table that is over: replayed and so checked, unless its rules are no longer played here."""
    if table.facts.base is not None:
        raise Refusal(ErrorCode.NO_RECORD, "A table that began in the middle of a game has no record file.")
    facts = table.facts
    header = Header(facts.game, facts.rules, facts.content, len(table.seats), facts.options, facts.seed)
    actions = [entry.action for entry in line_of(entries) if entry.action]
    if game is None:
        return text_of(header, actions)
    record = Record(game, header)
    record.replay([game.actions.parse(action) for action in actions])
    return record.to_text()


def upload(library: Library, text: str, names: list[str], owner: Person) -> NewTable:
    """A table that shows an uploaded record (slow for long games: call it off the event loop)."""
    record = _read(library, text)
    seats = tuple(Seat(n, EMPTY, clean_name(names[n]) if n < len(names) else "") for n in range(record.header.seats))
    table = Table(_facts(record, owner), seats, OVER, 0, None)
    new = _replayed(table, record)
    size = sum(len(row["events"]) + len(row["data"]) + len(row["action"] or "") for row in entry_rows(new.entries))
    if size > MAX_UPLOAD:
        raise Refusal(ErrorCode.TOO_LARGE, f"Played through, the record has more than {MAX_UPLOAD // 1024} KiB.")
    return new


def _read(library: Library, text: str) -> Record:
    try:
        header, _ = read_header(text)
        _check_seed(header.seed)
        _check_storable(header)
        return read_record(text, library.game(header.game))
    except UnknownGame as error:
        raise Refusal(ErrorCode.BAD_RECORD, "The record is of a game that is not on the shelf.") from error
    except TatamiError as error:
        raise Refusal(ErrorCode.BAD_RECORD, f"The record is refused: {error}.") from error


def _check_seed(seed: str) -> None:
    """A seed is a word or a number, not a book."""
    if len(seed) > MAX_SEED:
        raise Refusal(ErrorCode.BAD_RECORD, f"The record is refused: its seed has more than {MAX_SEED} characters.")


def _check_storable(header: Header) -> None:
    """A header is JSON and may spell out characters that no database keeps and no answer can quote."""
    words = header.seed + json.dumps(header.options, ensure_ascii=False)
    try:
        words.encode()
    except UnicodeEncodeError as error:
        raise Refusal(ErrorCode.BAD_RECORD, "The record's header holds half a character.") from error
    if "\0" in header.seed:
        raise Refusal(ErrorCode.BAD_RECORD, "The record's seed holds the character NUL.")


def _facts(record: Record, owner: Person) -> Facts:
    header = record.header
    return Facts(
        id=new_id(),
        code=new_code(),
        game=header.game,
        rules=header.rules,
        content=header.content,
        options=dict(header.options),
        seed=header.seed,
        base=None,
        owner=owner.id,
        visibility="link",
        pace="turns",
        help=True,
        rated=False,
        confirm=False,
        origin="upload",
        origin_table=None,
        origin_ply=None,
        created=now(),
    )


def _replayed(table: Table, record: Record) -> NewTable:
    """The table at the end of its record, with a log as if it had been played here."""
    table, start = begin(table, record.game, table.facts.owner)
    entries = [start]
    for action in record.actions:
        table = _played(table, action, entries)
    table = finish(table)
    line = table.line.settled() if table.line else None
    return NewTable(replace(table, status=OVER, line=line), tuple(entries))


def _played(table: Table, action: int, entries: list[LogEntry]) -> Table:
    played = play(table.line or _no_line(), action)
    fields: dict[str, Any] = {
        "ply": played.line.ply,
        "action": played.action,
        "public": played.public,
        "events": played.events,
    }
    entry = entry_at(table, MOVE, played.seat, None, **fields)
    after, automatic = automata(after_move(table, played.line, entry))
    entries += [entry, *automatic]
    return after


def _no_line() -> Line:
    raise ValueError("a table that shows a record has begun")
