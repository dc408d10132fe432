"""The short form of ``make chaos``: one of each fault, and proof that the audit would notice what it looks for."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import Connection, delete, update

from tatami.server.pure import playing
from tatami.server.pure.setup import Wishes, new_table
from tatami.server.pure.table import PERSON, Seat
from tatami.server.stored import people, schema, store
from tatami.server.stored.database import Database
from tatami.shelf import GAMES
from tests.server.pebbles import PebblesGame, Shelf
from tests.server.serving import ROOT
from tools.chaos import day
from tools.chaos.audit import Audit, Findings
from tools.chaos.faults import kinds_for
from tools.chaos.ledger import Ledger, Request, Told
from tools.chaos.stores import SqliteStore

MOVES = 300


def run(module: str, **options: object) -> subprocess.CompletedProcess[str]:
    """A tool in a process of its own, as ``make`` runs it."""
    command = [sys.executable, "-m", module]
    for name, value in options.items():
        command += [f"--{name}", str(value)]
    path = os.pathsep.join(filter(None, (os.environ.get("PYTHONPATH"), str(ROOT))))
    return subprocess.run(
        command, cwd=ROOT, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_nothing_acknowledged_is_lost_and_no_table_stuck(tmp_path: Path, kind: str) -> None:
    """A whole trial in a process of its own, as ``make chaos`` runs it."""
    options = {"moves": MOVES, "people": 24, "heavy": 8, "rounds": 1, "pause": 0.1, "length": 0.3, "seed": 1}
    done = run("tools.chaos", database=kind, out=tmp_path, **options)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    figures = json.loads((tmp_path / f"{kind}-1.json").read_text())
    assert figures["moves"] >= MOVES
    assert set(GAMES) < set(figures["at_games"])
    assert set(figures["faults"]) == set(kinds_for(kind)), "each fault once at least"
    assert (figures["lost"], figures["doubled"], figures["broken"], figures["stuck"]) == (0, 0, 0, 0)


def test_a_short_day_is_watched_to_its_end() -> None:
    """Three hours are too few to tell what grows; but what a day looks at must be there."""
    done = run("tools.chaos.day", hours=3, visitors=2)
    hours = [line for line in done.stdout.splitlines() if re.match(r"hour \d+  memory_kib \d+  .*  rooms \d+", line)]
    assert len(hours) == 3, done.stdout[-2000:] + done.stderr[-2000:]


# ---- would it notice? ----------------------------------------------------------------------------------------------


class Played:
    """A table with a few moves in a database, and the ledger of somebody who was told of all of them."""

    def __init__(self) -> None:
        self.store = SqliteStore()
        self.database = Database(self.store.url)
        self.database.migrate()
        self.ledger = Ledger()
        self.anna = self.database.write_now(lambda db: people.create_guest(db, "Anna", "test")).person
        self.table = ""
        self.database.write_now(self._play)

    def _play(self, db: Connection) -> None:
        game = PebblesGame()
        seats = (Seat(0, PERSON, "Anna", self.anna.id),)
        new = new_table(game, dict(game.check(1, {})), seats, self.anna, Wishes(confirm=False))
        store.create(db, new.table, new.entries)
        table, self.table = new.table, new.table.facts.id
        self.ledger.table_created(self.table, "pebbles", self.anna.id)
        for _ in range(5):
            assert table.line is not None
            change = playing.move(table, self.anna.id, [0], table.line.state.legal()[0])
            store.append(db, change, snapshot=True)
            table = change.after
        for entry in store.read_entries(db, self.table, 0):
            told = self.ledger.told.setdefault(self.table, {})
            told[entry.version] = Told(entry.kind, entry.seat, entry.ply, entry.action)
            self.ledger.answers.setdefault(self.table, set()).add(entry.version)
        self.last = table.version

    def spoil(self, work: Callable[[Connection], object]) -> None:
        """Change the database behind everybody's back."""
        self.database.write_now(work)

    def audit(self) -> Findings:
        return Audit(self.ledger, Shelf()).run(self.store, [])

    def close(self) -> None:
        self.database.close()
        self.store.close()


@pytest.fixture
def played() -> Iterator[Played]:
    """Everything in order."""
    made = Played()
    yield made
    made.close()


def test_a_sound_record_is_found_sound(played: Played) -> None:
    found = played.audit()
    assert (found.lost, found.doubled, found.broken) == ([], [], [])
    assert found.compared["entries"] == played.last


def test_a_lost_move_is_noticed(played: Played) -> None:
    entry = schema.entry.c
    played.spoil(lambda db: db.execute(delete(schema.entry).where(entry.version == played.last)))
    assert len(played.audit().lost) == 1


def test_another_move_than_the_one_acknowledged_is_noticed(played: Played) -> None:
    told = played.ledger.told[played.table]
    told[played.last] = replace(told[played.last], action="pass")
    assert len(played.audit().lost) == 1


def test_a_lost_table_is_noticed(played: Played) -> None:
    def remove(db: Connection) -> None:
        for part in (schema.entry, schema.snapshot, schema.seat):
            db.execute(delete(part))
        db.execute(delete(schema.tables))

    played.ledger.by_table[played.table] = 5
    played.spoil(remove)
    assert len(played.audit().lost) == 5


def test_a_move_nobody_asked_for_is_noticed_and_one_without_an_answer_is_not(played: Played) -> None:
    played.ledger.answers[played.table].discard(played.last)
    assert len(played.audit().doubled) == 1
    action = played.ledger.told[played.table][played.last].action
    request = Request(played.table, played.anna.id, "move", played.last - 1, action)
    played.ledger.unknown.append(request)
    found = played.audit()
    assert (found.doubled, found.unknown_stored) == ([], {"lost": 1})
    played.ledger.unknown.clear()
    played.ledger.refused.append(request)
    assert len(played.audit().refused_but_stored) == 1


def test_a_garbled_snapshot_is_noticed(played: Played) -> None:
    played.spoil(lambda db: db.execute(update(schema.snapshot).values(state="{}")))
    assert played.audit().broken


def test_a_message_that_is_gone_is_noticed(played: Played) -> None:
    played.ledger.said["hello"] = played.table
    assert len(played.audit().lost) == 1


def test_two_answers_about_one_version_are_noticed(played: Played) -> None:
    entry = {"version": 3, "kind": "undo", "seat": 0, "ply": 0, "action": None}
    state = {"table": {"id": played.table, "game": "pebbles"}, "mine": [0], "version": 3, "entries": [entry]}
    played.ledger.heard(state)
    assert played.audit().broken


# ---- a day in fast motion ------------------------------------------------------------------------------------------


def hours(memory: Callable[[int], int], files: Callable[[int], int] = lambda hour: 40) -> list[day.Hour]:
    """A day as it was seen from outside."""
    return [day.Hour(hour, memory(hour), files(hour), 8, 200, 0, 5000, 10 * hour, 40, 100) for hour in range(24)]


def test_a_day_that_only_fills_the_caches_is_a_good_day() -> None:
    assert day.growth(hours(lambda hour: 70_000 + 2_000 * min(hour, 6) + 500 * (hour % 2))) == []


def test_memory_that_grows_by_the_hour_is_noticed() -> None:
    (complaint,) = day.growth(hours(lambda hour: 70_000 + 600 * hour))
    assert complaint.startswith("memory_kib grew")


def test_files_left_open_are_noticed() -> None:
    (complaint,) = day.growth(hours(lambda hour: 70_000, lambda hour: 40 + hour))
    assert complaint.startswith("files grew")
