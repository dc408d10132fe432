"""``tatami admin restore`` on SQLite files as operators have them: with a ``-wal``, in use, again and again."""

from __future__ import annotations

import shutil
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tatami.server.admin import placing
from tatami.server.admin.backup import backup, restore
from tatami.server.admin.opening import AdminError, open_database
from tatami.server.stored.database import Database
from tatami.server.stored.hold import held
from tests.server.serving import ROOT, serving, settings_for
from tests.server.test_health import OFTEN, wait_for

WORD = "INSERT INTO setting (key, value) VALUES ('word', ?)"


def address(file: Path) -> str:
    return f"sqlite:///{file}"


@contextmanager
def saying(file: Path, word: str) -> Iterator[None]:
    """A database with a word in it, held open so that it stands in the ``-wal``."""
    database = Database(address(file))
    try:
        database.migrate()
        database.write_now(lambda db: db.exec_driver_sql(WORD, (word,)))
        yield
    finally:
        database.close()


def word_in(file: Path) -> str | None:
    """What it says, read from the file alone as it stands there."""
    with closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)) as db:
        found = db.execute("SELECT value FROM setting WHERE key = 'word'").fetchone()
    return None if found is None else str(found[0])


def copy_saying(folder: Path, word: str) -> Path:
    """A settled copy of such a database."""
    source, copy = folder / f"{word}.sqlite3", folder / f"{word}.copy"
    with saying(source, word):
        pass
    database = open_database(address(source))
    try:
        backup(database, copy, portable=False)
    finally:
        database.close()
    return copy


def beside(file: Path) -> set[str]:
    return {each.name for each in file.parent.iterdir() if each.name.startswith(file.name)}


def test_what_stands_in_the_wal_is_restored(tmp_path: Path) -> None:
    """As after a copy of the folder, or a crash: nothing is checkpointed yet."""
    live, taken = tmp_path / "live.sqlite3", tmp_path / "taken.sqlite3"
    with saying(live, "hello"):
        for end in ("", "-wal"):
            shutil.copy(f"{live}{end}", f"{taken}{end}")
    before = {end: Path(f"{taken}{end}").read_bytes() for end in ("", "-wal")}
    assert len(before["-wal"]) > 0
    target = tmp_path / "new" / "house" / "tatami.sqlite3"
    copied = restore(address(target), taken)
    assert word_in(target) == "hello"
    with closing(sqlite3.connect(target)) as db:
        assert placing.count(db) == copied.rows > 0
    assert {end: Path(f"{taken}{end}").read_bytes() for end in ("", "-wal")} == before
    assert stat.S_IMODE(target.parent.stat().st_mode) == 0o700


def test_the_database_of_a_running_server_can_be_taken(tmp_path: Path) -> None:
    live, target = tmp_path / "live.sqlite3", tmp_path / "target.sqlite3"
    with saying(live, "hello"):
        restore(address(target), live)
    assert word_in(target) == word_in(live) == "hello"


def test_each_restore_keeps_the_database_of_before_whole(tmp_path: Path) -> None:
    target = tmp_path / "house" / "tatami.sqlite3"
    first, second = copy_saying(tmp_path, "first"), copy_saying(tmp_path, "second")
    crashed = tmp_path / "crashed.sqlite3"
    target.parent.mkdir()
    with saying(crashed, "old"):
        for end in ("", "-wal"):
            shutil.copy(f"{crashed}{end}", f"{target}{end}")
    kept = [restore(address(target), copy, overwrite=True).kept for copy in (first, second)]
    assert [word_in(each) for each in kept if each] == ["old", "first"]
    assert word_in(target) == "second"
    names = {f"{target.name}{end}" for end in ("", ".lock", ".before-restore-1", ".before-restore-2")}
    assert beside(target) == names


def test_a_database_that_is_no_database_any_more_is_kept_as_it_is(tmp_path: Path) -> None:
    target = tmp_path / "tatami.sqlite3"
    target.write_bytes(b"nonsense" * 1000)
    Path(f"{target}-wal").write_bytes(b"more nonsense")
    kept = restore(address(target), copy_saying(tmp_path, "new"), overwrite=True).kept
    assert kept is not None
    assert kept.read_bytes() == b"nonsense" * 1000
    assert Path(f"{kept}-wal").read_bytes() == b"more nonsense"
    assert word_in(target) == "new"
    assert not Path(f"{target}-wal").exists()


def test_a_database_that_somebody_has_open_is_not_replaced(tmp_path: Path) -> None:
    """Neither that of a server, which has a lock beside it, nor one that a program merely has open."""
    target, copy = tmp_path / "tatami.sqlite3", copy_saying(tmp_path, "new")
    with saying(target, "old"), pytest.raises(AdminError, match="stop it first"):
        restore(address(target), copy, overwrite=True)
    with serving(settings_for(address(target), health_every=OFTEN), tmp_path / "log") as running:
        before = target.stat().st_ino
        with pytest.raises(AdminError, match="stop it first"):
            restore(address(target), copy, overwrite=True)
        assert (target.stat().st_ino, word_in(target)) == (before, "old")
        wait_for(running, "ok")
        running.kill()
    restore(address(target), copy, overwrite=True)
    assert word_in(target) == "new"


HOLD = "import sys; from tatami.server.stored.database import Database; Database(sys.argv[1]).hold()"


def test_no_server_starts_on_a_database_that_is_being_replaced(tmp_path: Path) -> None:
    target = copy_saying(tmp_path, "new")
    with held(target):
        started = subprocess.run(
            [sys.executable, "-c", HOLD, address(target)], check=False, cwd=ROOT, capture_output=True, text=True
        )
    assert started.returncode != 0
    assert "or it is being restored" in started.stderr


def test_a_server_notices_that_its_file_was_replaced(tmp_path: Path) -> None:
    target, other = tmp_path / "tatami.sqlite3", tmp_path / "other.sqlite3"
    with serving(settings_for(address(target), health_every=OFTEN), tmp_path / "log") as running:
        shutil.copy(target, other)
        target.replace(tmp_path / "moved")
        other.replace(target)
        wait_for(running, "replaced")
