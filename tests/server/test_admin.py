"""``tatami admin``, beside a running server and on its own."""

from __future__ import annotations

import json
import sqlite3
import stat
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import Boolean, Connection, Integer, Table, delete, func, select, text, update
from sqlalchemy.exc import DatabaseError

from tatami.cli.main import main
from tatami.server.admin import integrity, tables
from tatami.server.admin.opening import read
from tatami.server.live.library import Library
from tatami.server.pure.ids import reference
from tatami.server.stored import schema
from tatami.server.stored.database import Database
from tests.server.clients import Visitor, wait_for
from tests.server.conftest import NewDatabase
from tests.server.serving import LIBRARY, Running, serving, settings_for
from tests.waiting import wait_until

KINDS = ["sqlite", "postgresql"]


class House:
    """A database that was played on, and the tool beside it."""

    def __init__(self, address: str, capsys: pytest.CaptureFixture[str]) -> None:
        self.address = address
        self._capsys = capsys

    def admin(self, *words: str, status: int = 0, at: str | None = None) -> Any:
        """What the tool answers, as JSON."""
        given = ["admin", "--database", at or self.address, "--library", LIBRARY, "--json", *words]
        assert main(given) == status, self._capsys.readouterr().err
        out, err = self._capsys.readouterr()
        return json.loads(out) if out else err

    def says(self, *words: str) -> str:
        """What the tool answers to people."""
        assert main(["admin", "--database", self.address, "--library", LIBRARY, *words]) == 0
        return self._capsys.readouterr().out

    def write(self, work: Callable[[Connection], Any], at: str | None = None) -> Any:
        database = Database(at or self.address)
        try:
            return database.write_now(work)
        finally:
            database.close()

    def spoil(self, table: str, **columns: object) -> None:
        self.write(lambda db: db.execute(update(schema.tables).where(schema.tables.c.id == table).values(columns)))


@pytest.fixture(params=KINDS)
def house(request: pytest.FixtureRequest, new_database: NewDatabase, capsys: pytest.CaptureFixture[str]) -> House:
    return House(new_database(request.param), capsys)


@pytest.fixture
def running(house: House, tmp_path: Path) -> Iterator[Running]:
    with serving(settings_for(house.address, snapshot_every=4), tmp_path / "log") as running:
        yield running


def played(visitor: Visitor, turns: int = 5) -> str:
    """A table with a person at both seats, some turns on."""
    table: str = visitor.create("me", {"kind": "same_screen", "name": "Bela"}, visibility="public")["id"]
    for turn in range(turns):
        visitor.play_turn(table, draw=turn % 2 == 0)
    return table


# ---- tables --------------------------------------------------------------------------------------------------------


def test_tables_are_listed_without_their_keys_and_removed_beside_a_running_server(
    house: House, running: Running
) -> None:
    anna = Visitor.guest(running.url, "Anna")
    gone, kept = played(anna), played(anna, 2)
    listed = house.admin("tables", "--status", "running", "--game", "pebbles", "--owner", "Anna")
    assert {line["table"] for line in listed} == {reference(gone), reference(kept)}
    assert house.admin("tables", "--older", "1") == house.admin("tables", "--stuck") == []
    seed = house.write(lambda db: db.execute(select(schema.tables.c.seed)).scalars().first())
    shown = house.says("tables") + house.says("tables", "show", reference(gone)) + json.dumps(listed)
    assert not any(secret in shown for secret in (gone, kept, str(seed)))
    assert gone in house.says("--json", "tables", "--ids")
    assert "say --yes" in house.admin("tables", "remove", reference(gone), status=2)
    assert house.admin("tables", "remove", reference(gone), "--yes") == {"removed": [reference(gone)]}
    wait_until(lambda: anna.ask("GET", f"/api/tables/{gone}").status_code == 404, "the table to be gone")
    assert [table["id"] for table in anna.ok("GET", "/api/lobby")["running"]] == [kept]
    anna.play_turn(kept)
    assert "there is no table" in house.admin("tables", "show", reference(gone), status=2)
    for part in (schema.entry, schema.snapshot, schema.seat):
        rows = house.write(partial(_rows_of, part=part, table=gone))
        assert rows == 0


def test_a_table_is_described_in_words_with_people_as_they_are_called_now(house: House, running: Running) -> None:
    anna, bela = Visitor.guest(running.url, "Anna"), Visitor.guest(running.url, "Bela")
    table = anna.create("me", "open")["id"]
    bela.ok("POST", f"/api/tables/{table}/sit", {})
    house.admin("people", "rename", "Bela", "Bella")
    (line,) = house.admin("tables")
    assert line["seats"] == ["Anna", "Bella"]
    said = house.says("tables", "show", reference(table))
    facts = {line[:15].strip(): line[15:] for line in said.splitlines()}
    assert (facts["seats"], facts["help"], facts["rated"], facts["check"]) == ("Anna, Bella", "yes", "no", "sound")
    assert (facts["rows"], "id" in facts) == ("entry: 2, snapshot: 0, chat: 0", False)
    assert "1 table\n" in house.says("tables")
    house.write(lambda db: db.execute(update(schema.tables).values(version=9)))
    said = house.says("tables", "show", reference(table))
    assert "columns: version" in said
    assert "'" not in said


def test_a_seat_goes_to_a_bot(house: House, running: Running) -> None:
    anna, bela = Visitor.guest(running.url, "Anna"), Visitor.guest(running.url, "Bela")
    table = anna.create("me", "open")["id"]
    bela.ok("POST", f"/api/tables/{table}/sit", {})
    assert house.admin("tables", "hand", reference(table), "0", "--bot", "random", "--yes") == {
        "seat": 0,
        "bot": "random",
    }
    wait_for(bela, table, lambda state: state["table"]["your_turn"])  # the bot has played its turn
    assert bela.state(table)["table"]["seats"][0]["kind"] == "bot"
    bela.play_turn(table)
    assert "no such bot" in house.admin("tables", "hand", reference(table), "1", "--bot", "nobody", "--yes", status=2)
    assert house.admin("check")["wrong"] == []


def _rows_of(db: Connection, part: Table, table: str) -> int:
    return db.execute(select(func.count()).select_from(part).where(part.c.table == table)).scalar() or 0


def test_a_house_where_very_many_have_played_is_listed(new_database: NewDatabase, tmp_path: Path) -> None:
    """More than the names that a statement may hold."""
    many = 70_000
    database = Database(new_database("postgresql"))
    database.migrate()
    person = "INSERT INTO person (id, name, name_key, kind, created, seen) SELECT {0}, {0}, {0}, 'guest', 0, 0"
    with psycopg.connect(database.address) as db:
        series = f" FROM generate_series(1, {many}) AS number"
        db.execute((person.format("'p' || number") + series).encode())
        facts = {column.name: column for column in schema.tables.c if not column.nullable}
        values = {name: "0" if isinstance(column.type, Integer) else "''" for name, column in facts.items()}
        values |= {name: "false" for name, column in facts.items() if isinstance(column.type, Boolean)}
        values |= {"id": "'t' || number", "code": "'c' || number", "owner": "'p' || number", "options": "'{}'"}
        columns, cells = ", ".join(values), ", ".join(values.values())
        db.execute(f"INSERT INTO tables ({columns}) SELECT {cells}{series}".encode())
    found = read(database, partial(tables.list_tables, wanted=tables.Wanted()))
    database.close()
    assert len(found) == many
    assert all(line.owner is not None for line in found)


# ---- people and tokens ---------------------------------------------------------------------------------------------


def test_an_offensive_name_goes_and_sessions_end(house: House, running: Running) -> None:
    anna = Visitor.guest(running.url, "Offensive")
    table = anna.create("me", "open", visibility="public")["id"]
    token = anna.ok("POST", "/api/tokens", {"name": "my bot"})["token"]
    assert [line["name"] for line in house.admin("people", "--name", "offens")] == ["Offensive"]
    assert house.admin("people", "rename", "Offensive", "Somebody")["name"] == "Somebody"
    stranger = Visitor(running.url)
    wait_for(stranger, table, lambda state: state["table"]["seats"][0]["name"] == "Somebody")
    assert "2 to 24" in house.admin("people", "rename", "Somebody", "x", status=2)
    (line,) = house.admin("tokens", "--owner", "Somebody")
    assert line["name"] == "my bot"
    assert token not in house.says("tokens")
    with anna.socket() as talk:
        assert house.admin("people", "end", "Somebody", "--yes") == {"ended": 2}
        assert talk.next("bye")["reason"] == "session_ended"
    assert anna.ok("GET", "/api/me")["person"] is None
    assert house.admin("tokens") == []


def test_one_token_ends(house: House, running: Running) -> None:
    anna = Visitor.guest(running.url, "Anna")
    bot = Visitor(running.url, token=anna.ok("POST", "/api/tokens", {"name": "my bot"})["token"])
    bot.ok("GET", "/api/my/tables")
    (line,) = house.admin("tokens")
    house.admin("tokens", "end", line["id"], "--yes")
    wait_until(lambda: bot.ask("GET", "/api/my/tables").status_code == 401, "the token to be refused")
    assert anna.ok("GET", "/api/me")["person"] is not None


def test_somebody_is_removed_and_their_games_go_on(house: House, running: Running) -> None:
    anna, bela = Visitor(running.url), Visitor.guest(running.url, "Bela")
    anna.ok("POST", "/api/account", {"name": "Anna", "password": "correct horse"})
    table = anna.create("me", "open")["id"]
    bela.ok("POST", f"/api/tables/{table}/sit", {})
    anna.ok("POST", f"/api/tables/{table}/chat", {"text": "something rude"})
    assert house.admin("people", "remove", "Anna", "--yes") == {"gone": False, "handed_over": 1}
    wait_for(bela, table, lambda state: state["table"]["your_turn"])
    bela.play_turn(table)
    assert "Anna" not in str(bela.state(table)["table"]["seats"])
    assert bela.ok("GET", f"/api/tables/{table}/chat")["messages"] == []
    anna.refused("wrong_credentials", "POST", "/api/login", {"name": "Anna", "password": "correct horse"})
    Visitor(running.url).ok("POST", "/api/account", {"name": "Anna", "password": "another horse"})
    Visitor.guest(running.url, "Passing by")
    assert house.admin("people", "remove", "Passing by", "--yes")["gone"] is True
    assert house.admin("check")["wrong"] == []


# ---- figures and checks --------------------------------------------------------------------------------------------


def test_figures(house: House, running: Running) -> None:
    anna = Visitor.guest(running.url, "Anna")
    played(anna)
    found = house.admin("stats")
    assert found["games"] == {"pebbles": {"running": 1}}
    assert found["people"] == {"guest": 1}
    assert found["log"]["entries"] == found["log"]["last_day"] > 10
    assert found["bytes"] > 10_000
    assert "1 guest\n" in house.says("stats")


def test_a_sound_database_passes_and_every_spoilt_column_is_named_and_repaired(house: House, tmp_path: Path) -> None:
    with serving(settings_for(house.address, snapshot_every=4), tmp_path / "log") as running:
        anna = Visitor.guest(running.url, "Anna")
        going, over = played(anna), anna.create("me", {"kind": "same_screen", "name": "Bela"})["id"]
        while anna.state(over)["table"]["status"] == "running":
            anna.play_turn(over)
        result, state = anna.state(over)["table"]["result"], anna.state(going)
        anna.create("me", "open")
    assert house.admin("check") == {"checked": 3, "old_rules": 0, "wrong": [], "file": []}
    house.spoil(going, version=3, ply=99, awaiting_seat=1 - state["awaiting"]["seat"])
    house.spoil(over, result="{", status="running", final_view=None)

    def spoil_snapshot(db: Connection) -> int:
        part = schema.snapshot.c
        last = db.execute(select(func.max(part.version)).where(part.table == going)).scalar() or 0
        text = db.execute(select(part.state).where(part.table == going, part.version == last)).scalar_one()
        data = json.loads(text)
        data["points"] = [1000, 1000]
        where = (part.table == going) & (part.version == last)
        db.execute(update(schema.snapshot).where(where).values(state=json.dumps(data)))
        return last

    bad = house.write(spoil_snapshot)
    wrong = {found["table"]: found for found in house.admin("check", status=1)["wrong"]}
    assert wrong[reference(going)]["columns"] == ["awaiting_seat", "ply", "version"]
    assert wrong[reference(going)]["snapshots"] == [bad]
    assert {"result", "status", "final_view"} <= set(wrong[reference(over)]["columns"])
    stuck = {line["table"]: line["trouble"] for line in house.admin("tables", "--stuck")}
    assert stuck == {reference(going): ["version"], reference(over): ["damaged"]}
    assert all(found["repaired"] for found in house.admin("check", "--repair")["wrong"])
    assert house.admin("check")["wrong"] == []
    with serving(settings_for(house.address), tmp_path / "log") as running:
        anna.http.base_url = running.url
        assert anna.state(over)["table"]["result"] == result
        assert anna.state(going)["view"] == state["view"]
        anna.play_turn(going)


def test_a_log_that_breaks_is_named_and_left_alone(house: House, running: Running) -> None:
    anna = Visitor.guest(running.url, "Anna")
    table = played(anna)
    part = schema.entry.c
    house.write(
        lambda db: db.execute(
            update(schema.entry).where(part.table == table, part.ply == 3, part.kind == "move").values(action="play 99")
        )
    )
    (found,) = house.admin("check", "--repair", status=1)["wrong"]
    assert found["log"].startswith("breaks at version")
    assert not found["repaired"]
    assert "can only be left or removed" in house.admin("tables", "unlock", reference(table), status=2)


def test_a_stuck_table_is_unlocked_beside_a_running_server(house: House, running: Running) -> None:
    """The row is behind the log, as after a write that was told of and lost: no move could be stored any more."""
    anna = Visitor.guest(running.url, "Anna")
    table = played(anna)
    version = anna.state(table)["version"]
    house.spoil(table, version=version - 2)
    assert house.admin("tables", "unlock", reference(table))["unlocked"] is True
    moved = anna.state(table)
    assert moved["version"] == version
    wait_for(anna, table, lambda state: state["version"] == version)
    anna.play_turn(table)
    assert house.admin("tables", "unlock", reference(table))["unlocked"] is False


def test_an_entry_that_is_missing_is_noticed(house: House, running: Running) -> None:
    """Also one that changes no position, so that the rest can be replayed without it."""
    anna = Visitor.guest(running.url, "Anna")
    table = played(anna)
    entry = schema.entry.c
    mine = entry.table == table

    def lose(db: Connection) -> int:
        kinds = db.execute(select(entry.version, entry.kind).where(mine).order_by(entry.version)).all()
        lost = next(version for version, kind in kinds[:-1] if kind == "confirm")
        db.execute(delete(schema.entry).where(mine, entry.version == lost))
        return int(lost)

    lost = house.write(lose)
    (wrong,) = house.admin("check", "--repair", status=1)["wrong"]
    assert wrong["log"] == f"entries are missing before version {lost + 1}"
    assert not wrong["repairable"]


def strangers(file: Path) -> None:
    """Rows whose person is gone."""
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        db.execute("DELETE FROM person")


def torn(file: Path) -> None:
    """A page of the file with something else in it."""
    with closing(sqlite3.connect(file)) as db:
        (page,) = db.execute("SELECT rootpage FROM sqlite_master WHERE tbl_name = 'seat' AND type = 'index'").fetchone()
        (size,) = db.execute("PRAGMA page_size").fetchone()
    data = bytearray(file.read_bytes())
    data[(page - 1) * size : page * size] = b"\xde" * size
    file.write_bytes(data)


@pytest.mark.parametrize(("spoil", "said"), [(strangers, "name others that are not there"), (torn, "is damaged")])
def test_what_is_wrong_with_the_file_is_noticed_and_no_copy_made_of_it(
    new_database: NewDatabase,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    spoil: Callable[[Path], None],
    said: str,
) -> None:
    """Also where every log agrees with its table: nobody could restore such a copy."""
    house = House(new_database("sqlite"), capsys)
    with serving(settings_for(house.address), tmp_path / "log") as running:
        played(Visitor.guest(running.url, "Anna"))
    file = Path(house.address.removeprefix("sqlite:///"))
    spoil(file)
    found = house.admin("check", status=1)
    assert found["checked"] == 1
    assert any(said in sentence for sentence in found["file"])
    for form in ([], ["--portable"]):
        refused = house.admin("backup", str(tmp_path / "copy"), *form, status=2)
        assert "damaged" in refused or "not a sound" in refused or "nobody could restore" in refused
        assert sorted(each.name for each in tmp_path.iterdir()) == ["log"]


def test_a_part_of_the_file_that_is_gone_keeps_nobody_from_looking_at_the_rest(
    house: House, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with serving(settings_for(house.address), tmp_path / "log") as running:
        anna = Visitor.guest(running.url, "Anna")
        first = min(played(anna), played(anna))
    look = integrity.check_table

    def damaged(db: Connection, table: str, library: Library) -> integrity.Finding | None:
        if table != first:
            return look(db, table, library)
        error = sqlite3.DatabaseError("database disk image is malformed")
        error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
        raise DatabaseError("a statement", None, error)

    monkeypatch.setattr(integrity, "check_table", damaged)
    found = house.admin("check", status=1)
    assert found["checked"] == 2
    assert [(one["table"], one["log"]) for one in found["wrong"]] == [(reference(first), "unreadable (damaged)")]


def test_what_is_no_time_in_a_damaged_row_is_shown_as_it_stands_there(
    new_database: NewDatabase, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    house = House(new_database("sqlite"), capsys)
    with serving(settings_for(house.address), tmp_path / "log") as running:
        table = played(Visitor.guest(running.url, "Anna"))
    house.spoil(table, updated=text("'one day'"), created=text("'long ago'"))
    house.write(lambda db: db.execute(update(schema.person).values(seen=text("'never'"), name=text("x'ff'"))))
    (line,) = house.admin("tables", "--stuck")
    assert (line["table"], line["trouble"]) == (reference(table), ["damaged"])
    assert "one day" in house.says("tables")
    assert "long ago" in house.says("tables", "show", reference(table))
    assert "never" in house.says("people")


# ---- copies --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("target", "portable"), [("sqlite", False), ("sqlite", True), ("postgresql", False)])
def test_a_copy_made_while_people_play_becomes_a_database_of_either_kind(
    house: House, running: Running, new_database: NewDatabase, tmp_path: Path, target: str, portable: bool
) -> None:
    anna = Visitor.guest(running.url, "Anna")
    table = played(anna)
    anna.ok("POST", f"/api/tables/{table}/chat", {"text": "Привет"})
    copy, fresh = tmp_path / "copy", new_database(target)
    made = house.admin("backup", str(copy), *(["--portable"] if portable else []))
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    state = anna.state(table)
    anna.play_turn(table)  # is not in the copy any more
    assert house.admin("restore", str(copy), at=fresh)["rows"] == made["rows"]
    assert house.admin("check", at=fresh)["wrong"] == []
    with serving(settings_for(fresh), tmp_path / "log2") as other:
        anna.http.base_url = other.url
        again = anna.state(table)  # with the same cookie
        assert (again["version"], again["view"]) == (state["version"], state["view"])
        anna.ok("POST", f"/api/tables/{table}/chat", {"text": "Ahoj"})
        anna.play_turn(table)
        assert [said["text"] for said in anna.ok("GET", f"/api/tables/{table}/chat")["messages"]] == ["Привет", "Ahoj"]


def test_nothing_is_overwritten_unless_asked(house: House, tmp_path: Path) -> None:
    with serving(settings_for(house.address), tmp_path / "log") as running:
        played(Visitor.guest(running.url, "Anna"))
    copy = tmp_path / "copy"
    house.admin("backup", str(copy))
    assert "exists already" in house.admin("backup", str(copy), status=2)
    house.write(lambda db: db.execute(delete(schema.snapshot)))
    assert "--overwrite" in house.admin("restore", str(copy), status=2)
    house.admin("restore", str(copy), "--overwrite", "--yes")
    assert house.admin("check")["wrong"] == []
    assert house.admin("stats")["games"] == {"pebbles": {"running": 1}}


@pytest.mark.parametrize("portable", [False, True])
def test_a_copy_that_is_not_whole_is_refused_and_changes_nothing(
    house: House, new_database: NewDatabase, tmp_path: Path, portable: bool
) -> None:
    with serving(settings_for(house.address), tmp_path / "log") as running:
        played(Visitor.guest(running.url, "Anna"))
    copy, torn, fresh = tmp_path / "copy", tmp_path / "torn", new_database("sqlite")
    house.admin("backup", str(copy), *(["--portable"] if portable else []))
    whole = copy.read_bytes()
    for part in (whole[: len(whole) // 2], b"nonsense", b"", whole[:-3]):
        torn.write_bytes(part)
        if part == whole[:-3] and whole.startswith(b"SQLite"):
            continue  # SQLite fills up the last page
        assert "copy" in house.admin("restore", str(torn), at=fresh, status=2)
        assert not Path(fresh.removeprefix("sqlite:///")).exists()


# ---- what cannot be done -------------------------------------------------------------------------------------------


def test_a_database_that_is_not_there_or_not_ours_is_refused_in_a_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    house = House(f"sqlite:///{tmp_path / 'nothing'}", capsys)
    assert "no such database file" in house.admin("stats", status=2)
    assert not (tmp_path / "nothing").exists()
    other = sqlite3.connect(tmp_path / "other.db")
    other.execute("CREATE TABLE other (x)")
    other.close()
    assert house.admin("stats", at=f"sqlite:///{tmp_path / 'other.db'}", status=2).count("\n") == 1
    (tmp_path / "text.db").write_text("not a database at all, but long enough to be looked at " * 20)
    assert house.admin("stats", at=f"sqlite:///{tmp_path / 'text.db'}", status=2).count("\n") == 1
    assert "refused" in house.admin("stats", at="postgresql://127.0.0.1:1/nothing", status=2)


def test_postgresql_of_an_older_form_is_not_touched(
    postgres: str, new_database: NewDatabase, capsys: pytest.CaptureFixture[str]
) -> None:
    house = House(new_database("postgresql"), capsys)
    assert "start the server" in house.admin("check", status=2)
    with psycopg.connect(house.address) as connection:
        tables = connection.execute("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'").fetchone()
    assert tables == (0,)
