"""Cleaning up: what nobody can come back to goes, everything else stays."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from sqlalchemy import Connection, func, select, update

from tatami.server.pure.clock import now
from tatami.server.stored import schema
from tatami.server.stored.database import Database
from tatami.server.stored.people import SESSION_MS
from tests.server.clients import Visitor, finish
from tests.server.conftest import NewDatabase
from tests.server.serving import clean_up, serving, settings_for
from tests.waiting import PATIENCE, wait_until

DAY = 24 * 60 * 60 * 1000


class House:
    """A server that cleans all the time, and a look into its database."""

    def __init__(self, url: str, address: str) -> None:
        self.url = url
        self.address = address
        self.database = Database(address)

    def guest(self, name: str) -> Visitor:
        return Visitor.guest(self.url, name)

    def id_of(self, visitor: Visitor) -> str:
        return str(visitor.ok("GET", "/api/me")["person"]["id"])

    def age_table(self, table: str, days: float) -> None:
        self._write(update(schema.tables).where(schema.tables.c.id == table).values(updated=_ago(days)))

    def age_creation(self, table: str, days: float) -> None:
        self._write(update(schema.tables).where(schema.tables.c.id == table).values(created=_ago(days)))

    def address_of(self, table: str) -> str | None:
        query = select(schema.tables.c.address).where(schema.tables.c.id == table)
        return self.database.write_now(lambda db: db.execute(query).scalar())

    def age_person(self, visitor: Visitor, days: float) -> str:
        person = self.id_of(visitor)
        self._write(update(schema.person).where(schema.person.c.id == person).values(seen=_ago(days)))
        return person

    def age_sessions(self, visitor: Visitor, days: float) -> None:
        mine = schema.session.c.person == self.id_of(visitor)
        self._write(update(schema.session).where(mine).values(seen=_ago(days)))

    def _write(self, statement: object) -> None:
        self.database.write_now(lambda db: db.execute(statement))  # type: ignore[call-overload]

    def count(self, table: str, person: str) -> int:
        part = schema.metadata.tables[table]
        column = part.c.id if table == "person" else part.c.person

        def work(db: Connection) -> int:
            return db.execute(select(func.count()).select_from(part).where(column == person)).scalar() or 0

        return self.database.write_now(work)

    def is_there(self, table: str) -> bool:
        return httpx.get(f"{self.url}/api/tables/{table}", timeout=PATIENCE).status_code == 200

    def wait_until_gone(self, table: str) -> None:
        wait_until(lambda: not self.is_there(table), "the table to be cleaned up")

    def let_it_clean(self) -> None:
        """Wait for a whole round."""
        clean_up(self.address)


def _ago(days: float) -> int:
    return now() - int(days * DAY)


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def house(
    request: pytest.FixtureRequest, new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    address = new_database(request.param)
    log = tmp_path_factory.mktemp("clean") / "log"
    with serving(settings_for(address, clean_every=0.05), log) as running:
        made = House(running.url, address)
        yield made
        made.database.close()
        assert '"level": "error"' not in running.logged()


def test_tables_that_never_began_go_after_a_week(house: House) -> None:
    anna = house.guest("Anna")
    old, young = anna.create("me", "open")["id"], anna.create("me", "open", pace="turns")["id"]
    anna.ok("POST", f"/api/tables/{old}/chat", {"text": "anybody?"})
    house.age_table(old, 7.1)
    house.age_table(young, 6.9)
    house.wait_until_gone(old)
    house.let_it_clean()
    assert house.is_there(young)
    assert [table["id"] for table in anna.ok("GET", "/api/my/tables?status=all")["tables"]] == [young]


def test_abandoned_tables_go_after_a_month_and_finished_ones_stay(house: House) -> None:
    anna = house.guest("Anna")
    abandoned = anna.create("me", "bot")["id"]
    anna.ok("POST", f"/api/tables/{abandoned}/leave", {})
    finished = anna.create("me")["id"]
    finish(finished, anna)
    house.age_table(abandoned, 29)
    house.let_it_clean()
    assert house.is_there(abandoned)
    house.age_table(abandoned, 31)
    house.age_table(finished, 4000)
    house.wait_until_gone(abandoned)
    house.let_it_clean()
    assert house.is_there(finished)


def test_uploaded_records_go_after_a_month_unless_somebody_played_on(house: House) -> None:
    anna = house.guest("Anna")
    table = anna.create("me")["id"]
    finish(table, anna)
    text = anna.ok("GET", f"/api/tables/{table}/record")
    unused, played, young = (
        anna.ok("POST", "/api/records", {"text": text, "names": []})["table"]["id"] for _ in range(3)
    )
    anna.ok("POST", f"/api/tables/{played}/fork", {"ply": 1, "seats": [{"kind": "me"}]})
    for upload, days in ((unused, 31), (played, 31), (young, 29)):
        house.age_creation(upload, days)
    house.wait_until_gone(unused)
    house.let_it_clean()
    assert all(house.is_there(each) for each in (table, played, young))
    assert house.address_of(table) is not None
    house.age_creation(table, 2)
    house.let_it_clean()
    assert house.address_of(table) is None


def test_running_games_stay_unless_nobody_can_ever_come_back(house: House) -> None:
    guest, account = house.guest("Guest"), house.guest("Someone")
    account.ok("POST", "/api/account", {"name": f"Keeper {now()}", "password": "sesame open"})
    turns = guest.create("me", "bot", pace="turns")["id"]
    live = guest.create("me", "bot")["id"]
    kept = account.create("me", "bot")["id"]
    token = account.create("me", "open")["id"]
    guest.ok("POST", f"/api/tables/{token}/sit", {})
    for table in (turns, live, kept, token):
        house.age_table(table, 4000)
    house.let_it_clean()
    assert all(house.is_there(table) for table in (turns, live, kept, token))  # the guest's session is alive
    house.age_sessions(guest, SESSION_MS / DAY + 1)
    house.wait_until_gone(live)
    house.let_it_clean()
    assert all(house.is_there(table) for table in (turns, kept, token))


def test_guests_whom_no_table_names_go_with_their_sessions(house: House) -> None:
    idle, player, talker, young = (house.guest(name) for name in ("Idle", "Player", "Talker", "Young"))
    idle.ok("POST", "/api/tokens", {"name": "bot"})
    table = player.create("me", "open", "open", pace="turns")["id"]
    talker.ok("POST", f"/api/tables/{table}/sit", {})
    talker.ok("POST", f"/api/tables/{table}/chat", {"text": "hello"})
    talker.ok("POST", f"/api/tables/{table}/leave", {})
    gone = house.age_person(idle, 31)
    stay = [house.age_person(player, 400), house.age_person(talker, 400), house.age_person(young, 29)]
    house.let_it_clean()
    assert [house.count(part, gone) for part in ("person", "session", "token")] == [0, 0, 0]
    assert [house.count("person", person) for person in stay] == [1, 1, 1]
    assert house.is_there(table)


def test_ended_and_expired_sessions_go(house: House) -> None:
    anna = house.guest("Anna")
    anna.create("me", "bot", pace="turns")
    person = house.id_of(anna)
    ended = house.guest("Other")
    other = house.id_of(ended)
    ended.create("me", "bot", pace="turns")
    ended.ok("POST", "/api/logout")
    house.let_it_clean()
    assert house.count("session", other) == 1  # it ended today
    mine = schema.session.c.person == other
    house.database.write_now(lambda db: db.execute(update(schema.session).where(mine).values(ended=_ago(1.1))))
    house.let_it_clean()
    assert house.count("session", other) == 0
    assert house.count("session", person) == 1
    assert anna.ok("GET", "/api/me")["person"]["id"] == person


def test_a_rematch_that_was_cleared_away_can_be_laid_again(house: House) -> None:
    anna, bela = house.guest("Anna"), house.guest("Bela")
    both = anna.create("me", "open", help=False)["id"]
    bela.ok("POST", f"/api/tables/{both}/sit", {})
    anna.ok("POST", f"/api/tables/{both}/leave", {})
    bela.ok("POST", f"/api/tables/{both}/leave", {})
    first = anna.ok("POST", f"/api/tables/{both}/rematch")["table"]["id"]
    house.age_table(first, 8)
    house.wait_until_gone(first)
    again = bela.ok("POST", f"/api/tables/{both}/rematch")["table"]["id"]
    assert again != first
    assert house.is_there(again)


def test_zero_days_keep_everything(new_database: NewDatabase, tmp_path: Path) -> None:
    address = new_database("sqlite")
    settings = settings_for(address, clean_every=0.05, keep_open=0, keep_abandoned=0, keep_guests=0)
    with serving(settings, tmp_path / "log") as running:
        house = House(running.url, address)
        anna = house.guest("Anna")
        table = anna.create("me", "open")["id"]
        house.age_table(table, 4000)
        idle = house.age_person(house.guest("Idle"), 4000)
        house.let_it_clean()
        assert house.is_there(table)
        assert house.count("person", idle) == 1
        house.database.close()
