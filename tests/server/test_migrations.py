"""Migrations from every earlier form, with everything in it that people do; and migrations that fail.

The recordings in ``forms/`` are rows that real servers of those times wrote (``record_form.py``). A form without a
recording of its own gets the newest recording before it, brought to that form.
"""

from __future__ import annotations

import json
import shutil
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import Boolean, Connection, Engine, Integer, MetaData, event, insert, text

from tatami.server.pure.clock import now
from tatami.server.stored import forms
from tatami.server.stored.database import Database
from tatami.server.stored.forms import bring_up_to_date, copy_name, form_of, migrations
from tatami.server.stored.unusable import UnusableDatabase
from tests.server.clients import Visitor, wait_for
from tests.server.conftest import NewDatabase
from tests.server.record_form import COOKIE, PASSWORD, rows_of
from tests.server.serving import serving, settings_for

RECORDINGS = {path.stem: path for path in sorted((Path(__file__).parent / "forms").glob("*.json"))}
KINDS = pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
Recording = dict[str, Any]


def every_form() -> list[str]:
    """All forms the database ever had, the oldest first."""
    return [script.revision for script in ScriptDirectory.from_config(migrations()).walk_revisions()][::-1]


def recorded(address: str, form: str) -> Recording:
    """Make a database of that form with everything in it that was written down, and say what people saw then."""
    known = every_form()
    base = next(each for each in known[known.index(form) :: -1] if each in RECORDINGS)
    recording: Recording = json.loads(RECORDINGS[base].read_text(encoding="utf-8"))
    database = Database(address)
    bring_up_to_date(database._writer, base)
    _insert(database._writer, recording["rows"])
    bring_up_to_date(database._writer, form)
    database.close()
    return recording


def _insert(engine: Engine, rows: dict[str, list[dict[str, Any]]]) -> None:
    metadata = MetaData()
    metadata.reflect(engine)
    with engine.begin() as db:
        for table in metadata.sorted_tables:
            booleans = [column.name for column in table.c if isinstance(column.type, Boolean)]
            for row in rows.get(table.name, []):
                values = row | {name: bool(row[name]) for name in booleans}
                if table.name == "session":
                    values["seen"] = now()  # or it would be too old one day
                db.execute(insert(table).values(values))
            if engine.dialect.name == "postgresql" and "id" in table.c and isinstance(table.c.id.type, Integer):
                ids = f"SELECT max(id) FROM {table.name}"
                db.execute(text(f"SELECT setval(pg_get_serial_sequence('{table.name}', 'id'), ({ids}))"))


def everything(address: str) -> dict[str, list[dict[str, Any]]]:
    """All rows, in an order that does not depend on how a table was built."""
    if address.startswith("postgresql:"):
        address = address.replace("postgresql:", "postgresql+psycopg:", 1)
    return {name: sorted(rows, key=repr) for name, rows in rows_of(address).items()}


def file_of(address: str) -> Path:
    return Path(address.removeprefix("sqlite:///"))


@KINDS
@pytest.mark.parametrize("form", every_form())
def test_a_server_goes_on_with_a_database_of_an_earlier_form(
    new_database: NewDatabase, tmp_path: Path, form: str, kind: str
) -> None:
    address = new_database(kind)
    seen = recorded(address, form)["seen"]
    with serving(settings_for(address), tmp_path / "log") as running:
        anna, bela, bot = (Visitor(running.url) for _ in range(3))
        anna.http.cookies.set(COOKIE, seen["cookies"]["Anna"])
        bela.http.cookies.set(COOKIE, seen["cookies"]["Bela"])
        assert bela.ok("GET", "/api/me")["person"]["name"] == "Bela"
        going, over = seen["going"], seen["over"]
        table = going["table"]["id"]
        shown = anna.state(table, since=0)
        for told in (shown, going):  # previews came later
            for option in told["view"]["decision"]["options"]:
                option.pop("preview", None)
            told["awaiting"].pop("seats", None)  # and so did questions to several seats
        assert [shown[part] for part in ("version", "ply", "view", "awaiting", "undo")] == [
            going[part] for part in ("version", "ply", "view", "awaiting", "undo")
        ]
        assert [(e["version"], e["kind"], e["seat"]) for e in shown["entries"]] == [
            (e["version"], e["kind"], e["seat"]) for e in going["entries"]
        ]
        _plays_on(anna, bela, table)
        ended = bela.state(over["table"]["id"])
        result = over["table"]["result"]
        places = [result["ranking"].index(side) + 1 for side in range(3)]  # an earlier server did not say
        assert (ended["view"], ended["table"]["result"]) == (over["view"], {**result, "places": places})
        assert ended["table"]["status"] == "over"
        assert bela.ok("GET", f"/api/tables/{over['table']['id']}/record")
        said = [message["text"] for message in anna.ok("GET", f"/api/tables/{table}/chat")["messages"]]
        assert said == seen["chat"] == ["Good luck!", "Take your time."]
        anna.ok("POST", f"/api/tables/{table}/chat", {"text": "Still here."})
        bot.http.headers["Authorization"] = f"Bearer {seen['token']}"
        assert bot.ok("GET", "/api/me")["person"]["name"] == "Anna"
        fresh = Visitor(running.url)
        assert fresh.ok("POST", "/api/login", {"name": "Anna", "password": PASSWORD})["person"]["kind"] == "account"
        assert seen["waiting"] in [listed["id"] for listed in fresh.ok("GET", "/api/lobby")["open"]]
        fresh.ok("POST", f"/api/tables/{seen['waiting']}/sit", {})
        wait_for(fresh, seen["waiting"], lambda state: state["table"]["status"] == "running")


def _plays_on(anna: Visitor, bela: Visitor, table: str) -> None:
    """To the end of the game, which Anna is in the middle of a turn of."""
    anna.move(table, "pass")
    anna.confirm(table)
    bela.play_turn(table)
    anna.play_turn(table)
    assert bela.play_turn(table)["table"]["status"] == "over"


@pytest.mark.parametrize("form", every_form()[:-1])
def test_sqlite_is_copied_beside_itself_before_a_migration(new_database: NewDatabase, form: str) -> None:
    address = new_database("sqlite")
    recorded(address, form)
    file = file_of(address)
    for old in file.parent.glob("*.backup"):
        old.unlink()  # from making the fixture
    before = everything(address)
    database = Database(address)
    database.migrate()
    copy = copy_name(file, form)
    assert [each.name for each in file.parent.glob("*.backup*")] == [copy.name]
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert everything(f"sqlite:///{copy}") == before
    assert before["alembic_version"] == [{"version_num": form}]
    copy.unlink()
    database.migrate()  # nothing is due, nothing is copied
    assert not copy.exists()
    assert database.write_now(form_of) == every_form()[-1]
    database.close()


def test_few_copies_are_kept_and_an_empty_database_needs_none(new_database: NewDatabase) -> None:
    address = new_database("sqlite")
    file = file_of(address)
    for number in range(5):
        copy_name(file, f"000{number}x").touch()
    recorded(address, "0001")
    database = Database(address)
    database.migrate()
    database.close()
    copies = sorted(each.name for each in file.parent.glob("*.backup"))
    assert len(copies) == forms.COPIES
    assert copy_name(file, "0001").name in copies
    empty = new_database("sqlite")
    database = Database(empty)
    database.migrate()
    database.close()
    assert not list(file_of(empty).parent.glob("*.backup*"))


# ---- migrations that fail ------------------------------------------------------------------------------------------

BAD_MIGRATION = '''"""A migration that fails"""

import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{head}"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("mood", sa.Text()))
    op.execute("UPDATE person SET name = 'Nobody'")
    {last}
'''


@pytest.fixture(params=["raise RuntimeError('the mood is bad')", 'op.execute("DELETE FROM tables")'])
def bad_migration(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """One more migration, which fails in its last line: an error, or rows that name others which are gone."""
    folder = tmp_path / "migrations"
    shutil.copytree(forms.MIGRATIONS, folder, ignore=shutil.ignore_patterns("__pycache__"))
    text = BAD_MIGRATION.format(head=every_form()[-1], last=request.param)
    (folder / "versions" / "9999_bad.py").write_text(text, encoding="utf-8")
    monkeypatch.setattr(forms, "MIGRATIONS", folder)
    yield request.param
    monkeypatch.undo()


@KINDS
def test_a_migration_that_fails_leaves_the_database_as_it_was_and_says_so(
    new_database: NewDatabase, bad_migration: str, kind: str
) -> None:
    address = new_database(kind)
    recorded(address, "0001")
    before = everything(address)
    database = Database(address)
    with pytest.raises(UnusableDatabase) as refused:
        database.migrate()
    sentence = str(refused.value)
    assert "could not be brought from form 0001 to 9999 and stays as it was" in sentence
    assert "\n" not in sentence
    assert everything(address) == before
    if kind == "sqlite":
        assert str(copy_name(file_of(address), "0001")) in sentence
        assert everything(f"sqlite:///{copy_name(file_of(address), '0001')}") == before
    watched = database.write_now(lambda db: db.execute(text("PRAGMA foreign_keys")).scalar() if kind == "sqlite" else 1)
    assert watched == 1
    database.close()


def test_without_room_for_the_copy_nothing_is_migrated(
    new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = new_database("sqlite")
    recorded(address, "0001")
    before = everything(address)

    def full(path: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(forms, "flush", full)
    database = Database(address)
    with pytest.raises(UnusableDatabase, match="nothing was changed: No space left on device"):
        database.migrate()
    database.close()
    assert everything(address) == before
    assert not list(file_of(address).parent.glob("*.part"))


def test_a_disk_that_is_full_in_the_middle_leaves_the_database_as_it_was(new_database: NewDatabase) -> None:
    address = new_database("sqlite")
    recorded(address, "0001")
    before = everything(address)
    database = Database(address)

    @event.listens_for(database._writer, "begin")
    def no_room(db: Connection) -> None:
        db.exec_driver_sql("PRAGMA max_page_count = 1")  # not a page more than there are

    with pytest.raises(
        UnusableDatabase, match=r"stays as it was \(a copy of it is in .*\): database or disk is full\.$"
    ):
        database.migrate()
    database.close()
    assert everything(address) == before


@KINDS
def test_two_processes_may_start_at_once(new_database: NewDatabase, kind: str) -> None:
    from concurrent.futures import ThreadPoolExecutor

    address = new_database(kind)
    recorded(address, "0001")
    databases = [Database(address) for _ in range(3)]
    with ThreadPoolExecutor(3) as pool:
        list(pool.map(lambda database: database.migrate(), databases))
    for database in databases:
        assert database.write_now(form_of) == every_form()[-1]
        database.close()
