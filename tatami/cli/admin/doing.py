"""What each verb of ``tatami admin`` does."""

from __future__ import annotations

import argparse
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

from sqlalchemy.exc import DBAPIError

from tatami.cli.admin import showing
from tatami.server.admin import backup as copies
from tatami.server.admin import integrity, people, stats, tables
from tatami.server.admin.opening import AdminError, open_database, read
from tatami.server.live.library import find_library
from tatami.server.pure.ids import reference
from tatami.server.stored.database import Database
from tatami.server.stored.trouble import cause_of, code_of
from tatami.server.stored.unusable import reason


@contextmanager
def opened(arguments: argparse.Namespace) -> Iterator[Database]:
    """The database; trouble with it in one sentence."""
    with plainly():
        database = open_database(arguments.database)
        try:
            yield database
        finally:
            database.close()


@contextmanager
def plainly() -> Iterator[None]:
    """A failing database, or a disk that is full, gets a sentence with its cause, and no traceback."""
    try:
        yield
    except (DBAPIError, sqlite3.Error) as error:
        cause = cause_of(error)
        raise AdminError(f"the database failed: {cause or 'an error'} ({code_of(error)})") from error
    except BrokenPipeError:  # not the database's: whoever read our output has gone
        raise
    except OSError as error:
        raise AdminError(reason(error)) from error


def ask(arguments: argparse.Namespace, what: str) -> None:
    """Make sure that it is meant."""
    if arguments.yes:
        return
    if not sys.stdin.isatty():
        raise AdminError(f"{what}: say --yes if that is meant")
    print(f"{what}. Go on? (y/N) ", end="", flush=True, file=sys.stderr)
    if sys.stdin.readline().strip().lower() not in ("y", "yes"):
        raise AdminError("nothing was done")


def say(arguments: argparse.Namespace, sentence: str, **facts: Any) -> int:
    """What was done."""
    showing.facts(arguments.json, facts, sentence)
    return 0


# ---- tables --------------------------------------------------------------------------------------------------------


def list_tables(arguments: argparse.Namespace) -> int:
    """List tables."""
    a = arguments
    wanted = tables.Wanted(a.status, a.game, a.owner, a.older, a.stuck)
    with opened(a) as database:
        found = read(database, partial(tables.list_tables, wanted=wanted, ids=a.ids))
    showing.tables(a.json, found)
    return 0


def show_table(arguments: argparse.Namespace) -> int:
    """Show a table."""
    with opened(arguments) as database:
        table = read(database, partial(tables.find_table, wanted=arguments.table))
        facts = read(database, partial(tables.describe, table=table))
        finding = next(integrity.check(database, find_library(arguments.library), table), None)
    sound = finding is not None and finding.sound and not arguments.json
    showing.facts(arguments.json, {**facts, "check": "sound" if sound else finding.to_data() if finding else None})
    return 0


def remove_tables(arguments: argparse.Namespace) -> int:
    """Remove tables."""
    with opened(arguments) as database:
        found = [read(database, partial(tables.find_table, wanted=wanted)) for wanted in arguments.tables]
        names = [reference(table) for table in found]
        ask(arguments, f"{', '.join(names)} will be removed for good, log and all")
        tables.remove_tables(database, found)
    return say(arguments, f"removed {len(found)}", removed=names)


def unlock(arguments: argparse.Namespace) -> int:
    """Let a stuck table go on."""
    with opened(arguments) as database:
        table = read(database, partial(tables.find_table, wanted=arguments.table))
        finding = integrity.repair(database, find_library(arguments.library), table)
    if finding is None or finding.sound:
        return say(arguments, "nothing keeps this table from going on", unlocked=False)
    if finding.broken is not None:
        raise AdminError(
            f"the log does not tell how this table stands ({finding.broken}): it can only be left or removed"
        )
    return say(arguments, "the table can go on", unlocked=True, **finding.to_data())


def hand_over(arguments: argparse.Namespace) -> int:
    """Hand a seat to a bot."""
    with opened(arguments) as database:
        table = read(database, partial(tables.find_table, wanted=arguments.table))
        ask(arguments, f"a bot takes seat {arguments.seat} of {reference(table)}")
        library = find_library(arguments.library)
        bot = tables.hand_over(database, library, table, arguments.seat, arguments.bot)
    return say(arguments, f"{bot} plays on at seat {arguments.seat}", seat=arguments.seat, bot=bot)


# ---- people and tokens ---------------------------------------------------------------------------------------------


def list_people(arguments: argparse.Namespace) -> int:
    """List people."""
    with opened(arguments) as database:
        found = read(database, partial(people.list_people, kind=arguments.kind, name=arguments.name))
    showing.people(arguments.json, found)
    return 0


def remove_person(arguments: argparse.Namespace) -> int:
    """Take somebody off."""
    with opened(arguments) as database:
        person = read(database, partial(people.find_person, wanted=arguments.person))
        seats = read(database, partial(people.running_seats, person=person.id))
        ask(arguments, f"{person.name} will be removed; {len(seats)} running games go on with bots")
        library = find_library(arguments.library)
        for table, seat in seats:
            tables.hand_over(database, library, table, seat, None)
        gone = people.remove(database, person)
    said = "removed" if gone else "removed; a nameless guest stays where logs name them"
    return say(arguments, said, gone=gone, handed_over=len(seats))


def end_person(arguments: argparse.Namespace) -> int:
    """End sessions and tokens."""
    with opened(arguments) as database:
        person = read(database, partial(people.find_person, wanted=arguments.person))
        ask(arguments, f"all sessions and tokens of {person.name} will end")
        ended = people.end_everything(database, person)
    return say(arguments, f"ended {ended} sessions and tokens", ended=ended)


def rename_person(arguments: argparse.Namespace) -> int:
    """Give somebody another name."""
    with opened(arguments) as database:
        person = read(database, partial(people.find_person, wanted=arguments.person))
        renamed = people.rename(database, person, arguments.new)
    return say(arguments, f"{person.name} is now called {renamed.name}", before=person.name, name=renamed.name)


def list_tokens(arguments: argparse.Namespace) -> int:
    """List tokens."""
    with opened(arguments) as database:
        owner = None
        if arguments.owner is not None:
            owner = read(database, partial(people.find_person, wanted=arguments.owner)).id
        found = read(database, partial(people.list_tokens, person=owner))
    showing.tokens(arguments.json, found)
    return 0


def end_token(arguments: argparse.Namespace) -> int:
    """End a token."""
    with opened(arguments) as database:
        token, person = read(database, partial(people.find_token, wanted=arguments.token))
        ask(arguments, "the token will end")
        people.end_token(database, token, person)
    return say(arguments, "ended", ended=1)


# ---- the whole database --------------------------------------------------------------------------------------------


def show_stats(arguments: argparse.Namespace) -> int:
    """Show figures."""
    with opened(arguments) as database:
        found = stats.statistics(database)
    showing.statistics(arguments.json, found)
    return 0


def check(arguments: argparse.Namespace) -> int:
    """Check, and repair if asked; 1 if something is (still) wrong."""
    looked, old, wrong, repaired = 0, 0, [], 0
    with opened(arguments) as database:
        library = find_library(arguments.library)
        file = integrity.check_file(database) if arguments.table is None else []
        only = None if arguments.table is None else read(database, partial(tables.find_table, wanted=arguments.table))
        for finding in integrity.check(database, library, only):
            looked, old = looked + 1, old + finding.old_rules
            if finding.sound:
                continue
            done = arguments.repair and finding.broken is None
            if done:
                integrity.repair(database, library, finding.table)
            repaired += done
            wrong.append({**finding.to_data(), "repaired": done})
    showing.findings(arguments.json, looked, old, wrong, file)
    return 0 if len(wrong) == repaired and not file else 1


def backup(arguments: argparse.Namespace) -> int:
    """Copy the database to a file."""
    with opened(arguments) as database:
        copied = copies.backup(database, arguments.file, arguments.portable, arguments.overwrite)
    said = f"{copied.rows} rows, {showing.size(copied.bytes)}: keep the copy as private as the database"
    return say(arguments, said, rows=copied.rows, bytes=copied.bytes, form=copied.form)


def restore(arguments: argparse.Namespace) -> int:
    """Make a database from a copy."""
    if arguments.overwrite:
        ask(arguments, "what is in the database now will be replaced, and no server may be running on it")
    with plainly():
        copied = copies.restore(arguments.database, arguments.file, arguments.overwrite)
    kept = None if copied.kept is None else str(copied.kept)
    said = f"{copied.rows} rows are back" + (f"; the database of before is kept as {kept}" if kept else "")
    return say(arguments, said, rows=copied.rows, form=copied.form, kept=kept)
