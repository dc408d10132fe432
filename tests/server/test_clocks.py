"""A clock that is wrong: nothing is removed on its word alone, and no bot waits for it."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from sqlalchemy import Connection, func, select, update

from tatami.server.live.bots import left_waiting
from tatami.server.live.timekeeping import DAY, LEAP, Leap, Seen, after
from tatami.server.stored import schema
from tatami.server.stored.database import Database
from tests.server.clients import Visitor
from tests.server.conftest import NewDatabase
from tests.server.serving import Running, clean_up, serving, settings_for, start
from tests.waiting import PATIENCE, wait_until


class Clock:
    """The clock of the servers started from now on, and of those running: right unless it is set."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self.set(0)

    def set(self, days: float) -> None:
        fresh = self._file.with_suffix(".new")
        fresh.write_text(str(int(days * DAY)))
        fresh.replace(self._file)


@pytest.fixture
def clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Clock:
    monkeypatch.setenv("TATAMI_TEST_CLOCK", str(tmp_path / "clock"))
    return Clock(tmp_path / "clock")


def count(address: str) -> dict[str, int]:
    """How much there is."""
    database = Database(address)

    def work(db: Connection) -> dict[str, int]:
        parts = (schema.tables, schema.person, schema.session)
        return {part.name: db.execute(select(func.count()).select_from(part)).scalar() or 0 for part in parts}

    counted = database.write_now(work)
    database.close()
    return counted


def furnish(running: Running) -> tuple[Visitor, str]:
    """Somebody with a table that waits for people, and a guest who only looked in."""
    anna = Visitor.guest(running.url, "Anna")
    Visitor.guest(running.url, "Idle")
    return anna, anna.create("me", "open", visibility="public")["id"]


@pytest.mark.parametrize(("kind", "looked_before"), [("sqlite", True), ("sqlite", False), ("postgresql", True)])
def test_a_clock_far_ahead_at_the_start_removes_nothing(
    new_database: NewDatabase, tmp_path: Path, clock: Clock, kind: str, looked_before: bool
) -> None:
    """Also for a database of which no server has noted the time before."""
    address = new_database(kind)
    with serving(settings_for(address, clean_every=0.05 if looked_before else 0.0), tmp_path / "log") as running:
        anna, table = furnish(running)
        if looked_before:
            clean_up(address)
    before = count(address)
    clock.set(200)
    with serving(settings_for(address, clean_every=0.05), tmp_path / "log") as running:
        clean_up(address)
        assert count(address) == before
        assert httpx.get(f"{running.url}/api/tables/{table}", timeout=PATIENCE).status_code == 200
        assert "the clock is far ahead" in running.logged()
    clock.set(0)
    with serving(settings_for(address, clean_every=0.05), tmp_path / "log") as running:
        clean_up(address)
        assert "the clock was set back" in running.logged()
        anna.http.base_url = running.url
        assert anna.ok("GET", "/api/me")["person"]["name"] == "Anna"
        assert anna.state(table)["table"]["status"] == "open"


def test_a_clock_that_leaps_while_we_run_removes_nothing_but_what_is_really_old(
    new_database: NewDatabase, tmp_path: Path, clock: Clock
) -> None:
    address = new_database("sqlite")
    with serving(settings_for(address, clean_every=0.05), tmp_path / "log") as running:
        anna, table = furnish(running)
        old = anna.create("me", "open")["id"]
        clean_up(address)
        clock.set(200)
        clean_up(address)
        assert count(address)["tables"] == 2
        database = Database(address)
        eight_days_ago = int((time.time() - 8 * 24 * 60 * 60) * 1000)
        aged = update(schema.tables).where(schema.tables.c.id == old).values(updated=eight_days_ago)
        database.write_now(lambda db: db.execute(aged))
        database.close()
        clean_up(address)
        assert httpx.get(f"{running.url}/api/tables/{old}", timeout=PATIENCE).status_code == 404
        assert httpx.get(f"{running.url}/api/tables/{table}", timeout=PATIENCE).status_code == 200


def test_ages_are_counted_without_the_leaps() -> None:
    start = 1_000_000 * DAY
    seen = after(Seen(start), start + DAY, 0)
    assert (seen, seen.ago(7 * 86_400)) == (Seen(start + DAY), start - 6 * DAY)  # a day's rest is nothing special
    leapt = after(seen, start + 201 * DAY, 0)
    assert leapt.leaps == (Leap(start + 201 * DAY, 200 * DAY),)
    assert leapt.ago(7 * 86_400) == start - 6 * DAY  # as if it had not been
    later = Seen(leapt.at + 3 * DAY, leapt.leaps)
    assert later.ago(7 * 86_400) == start - 3 * DAY
    assert later.ago(2 * 86_400) == later.at - 2 * DAY  # we have seen two days pass since the leap
    assert Seen(leapt.at + 8 * DAY, leapt.leaps).ago(7 * 86_400) == leapt.at + DAY
    twice = after(later, later.at + 10 * DAY, 0)
    assert twice.ago(7 * 86_400) == start - 3 * DAY
    assert after(leapt, start + 2 * DAY, 0) == Seen(start + 2 * DAY)  # put right again


def test_time_that_we_saw_pass_is_no_leap() -> None:
    assert after(Seen(DAY), 11 * DAY, 10 * DAY).leaps == ()
    assert after(Seen(DAY), 11 * DAY, 10 * DAY - LEAP).leaps == ()
    assert after(Seen(DAY), 11 * DAY, 10 * DAY - LEAP - 1).leaps == (Leap(11 * DAY, LEAP + 1),)


# ---- bots ----------------------------------------------------------------------------------------------------------


def test_a_bot_goes_on_although_the_clock_was_set_back(new_database: NewDatabase, tmp_path: Path, clock: Clock) -> None:
    """Also where nobody looks: whoever looks at a table wakes its bot."""
    address = new_database("sqlite")
    first = start(settings_for(address), tmp_path / "log")
    anna = Visitor.guest(first.url, "Anna")
    table = anna.create("me", {"kind": "bot", "bot": "slow"}, confirm=False, pace="turns")["id"]
    anna.play_turn(table)
    first.kill()
    clock.set(-1)
    with serving(settings_for(address), tmp_path / "log") as second:
        wait_until(lambda: plies(address, table) == 4, "the bot to move")
        anna.http.base_url = second.url
        assert anna.state(table)["table"]["your_turn"]


def plies(address: str, table: str) -> int:
    """How far a game is, without a look at its table."""
    with closing(sqlite3.connect(address.removeprefix("sqlite:///"), timeout=PATIENCE)) as db:
        (ply,) = db.execute("SELECT ply FROM tables WHERE id = ?", (table,)).fetchone()
    return int(ply)


def test_only_bots_that_are_left_waiting_are_taken_up() -> None:
    assert left_waiting({"a": 1, "b": 2}, None) == ["a", "b"]
    assert left_waiting({"a": 1, "b": 3, "c": 1}, {"a": 1, "b": 2}) == ["a"]
    assert left_waiting({}, {"a": 1}) == []
