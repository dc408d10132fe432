"""A damaged table: shown as such, named once in the log, left by those who sit there, and nobody else's trouble."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, update

from tatami.server.pure.ids import reference
from tatami.server.stored import schema
from tatami.server.stored.database import Database
from tests.server.clients import Visitor
from tests.server.conftest import NewDatabase
from tests.server.serving import serving, settings_for


class House:
    """A server on a database that somebody has written nonsense into."""

    def __init__(self, address: str, log: Path) -> None:
        self.database = Database(address)
        self.address = address
        self.log = log

    def spoil(self, table: str, part: str = "tables", **columns: object) -> None:
        """Write nonsense into the rows of a table."""
        where = schema.metadata.tables[part]
        column = where.c.id if part == "tables" else where.c.table

        def work(db: Connection) -> None:
            db.execute(update(where).where(column == table).values(columns))

        self.database.write_now(work)


@pytest.fixture(params=["sqlite", "postgresql"])
def house(request: pytest.FixtureRequest, new_database: NewDatabase, tmp_path: Path) -> Iterator[House]:
    house = House(new_database(request.param), tmp_path / "log")
    house.database.migrate()
    yield house
    house.database.close()


@pytest.mark.parametrize("garbled", ["{", '{"scores": "many"}'])
def test_one_garbled_result_does_not_close_the_lobby(house: House, garbled: str) -> None:
    with serving(settings_for(house.address), house.log) as running:
        anna = Visitor.guest(running.url, "Anna")
        bad = anna.create("me", "open", visibility="public")["id"]
        good = anna.create("me", "open", visibility="public")["id"]
        house.spoil(bad, result=garbled)
        for _ in range(3):
            listed = {table["id"]: table for table in anna.ok("GET", "/api/lobby")["open"]}
            assert listed[bad]["damaged"]
            assert not listed[good]["damaged"]
        mine = {table["id"]: table["damaged"] for table in anna.ok("GET", "/api/my/tables")["tables"]}
        assert mine == {bad: True, good: False}
        with anna.socket() as talk:
            assert len(talk.ask("watch_lobby")["open"]) == 2
        logged = running.logged()
    assert logged.count("a stored table is damaged") == 1
    assert reference(bad) in logged
    assert bad not in logged


def test_garbled_options_do_not_close_the_lobby_either(house: House) -> None:
    with serving(settings_for(house.address), house.log) as running:
        anna = Visitor.guest(running.url, "Anna")
        bad = anna.create("me", "open", visibility="public")["id"]
        house.spoil(bad, options="[")
        assert [table["damaged"] for table in anna.ok("GET", "/api/lobby")["open"]] == [True]


@pytest.mark.parametrize(
    ("part", "columns"),
    [
        ("tables", {"result": "{"}),
        ("tables", {"seed": "another seed"}),
        ("entry", {"events": "{"}),
    ],
)
def test_a_damaged_table_is_shown_and_can_be_left(house: House, part: str, columns: dict[str, object]) -> None:
    with serving(settings_for(house.address), house.log) as running:
        anna, bela = Visitor.guest(running.url, "Anna"), Visitor.guest(running.url, "Bela")
        table = anna.create("me", "open", visibility="public")["id"]
        bela.ok("POST", f"/api/tables/{table}/sit", {})
        anna.play_turn(table)
        bela.play_turn(table)
    house.spoil(table, part, **columns)
    with serving(settings_for(house.address), house.log) as running:
        anna.http.base_url = bela.http.base_url = anna.url = running.url
        state = anna.state(table)
        assert state["table"]["damaged"]
        assert (state["view"], state["awaiting"], state["mine"]) == (None, None, [0])
        anna.refused("damaged", "POST", f"/api/tables/{table}/move", {"version": state["version"], "action": 0})
        anna.refused("damaged", "GET", f"/api/tables/{table}/positions/1")
        with anna.socket() as talk:
            assert talk.ask("watch", table=table)["state"]["table"]["damaged"]
        assert len(anna.ok("GET", "/api/lobby")["running"]) == 1
        left = bela.ok("POST", f"/api/tables/{table}/leave", {})
        assert left["table"]["status"] == "abandoned"
        assert anna.ok("GET", "/api/my/tables?status=active")["tables"] == []
        fine = anna.create("me", "bot")["id"]
        anna.play_turn(fine)
        assert table not in running.logged()
