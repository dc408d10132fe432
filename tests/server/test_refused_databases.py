"""A database that cannot be used is refused with one sentence, and a database is nobody's business but ours."""

from __future__ import annotations

import os
import re
import shutil
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text

from tatami.server.door.services import build_services
from tatami.server.stored.database import Database
from tatami.server.stored.unusable import UnusableDatabase
from tests.server.clients import Visitor
from tests.server.conftest import NewDatabase
from tests.server.serving import ROOT, serving, settings_for
from tests.waiting import PATIENCE

Spoil = Callable[[Path], None]


def refusal(address: str) -> str:
    """The sentence with which the start of a server is refused."""
    with pytest.raises(UnusableDatabase) as refused:
        build_services(settings_for(address))
    sentence = str(refused.value)
    assert "\n" not in sentence
    assert sentence.endswith((".", "..."))
    return sentence


def no_database(file: Path) -> None:
    file.write_bytes(b"this is a diary, not a database. " * 400)


def half_a_database(file: Path) -> None:
    ours(file)
    file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])


def somebody_elses(file: Path) -> None:
    with closing(sqlite3.connect(file)) as db:
        db.execute("CREATE TABLE bookmarks (url TEXT)")
        db.commit()


def a_newer_one(file: Path) -> None:
    ours(file)
    with closing(sqlite3.connect(file)) as db:
        db.execute("UPDATE alembic_version SET version_num = '7777'")
        db.commit()


def a_folder(file: Path) -> None:
    file.mkdir()


def ours(file: Path) -> None:
    database = Database(f"sqlite:///{file}")
    database.migrate()
    database.close()


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (no_database, "file is not a database"),
        (half_a_database, "malformed"),
        (somebody_elses, "belongs to another program"),
        (a_newer_one, "has the form 7777, which this version of Tatami does not know"),
        (a_folder, "Is a directory"),
    ],
)
def test_a_file_that_cannot_be_used_is_refused_and_left_alone(tmp_path: Path, spoil: Spoil, why: str) -> None:
    file = tmp_path / "tatami.sqlite3"
    spoil(file)
    before = file.read_bytes() if file.is_file() else b""
    said = refusal(f"sqlite:///{file}")
    assert why in said
    assert str(file) in said
    assert (file.read_bytes() if file.is_file() else b"") == before


def test_a_place_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "Not a directory" in refusal(f"sqlite:///{tmp_path / 'file' / 'deeper' / 'tatami.sqlite3'}")


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is forbidden to root")
def test_a_file_that_is_not_ours_to_write_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "tatami.sqlite3"
    ours(file)
    file.chmod(0o400)
    assert "Permission denied" in refusal(f"sqlite:///{file}")


@pytest.mark.parametrize(
    "address", ["mysql://x/y", "sqlite://", "sqlite:///:memory:", "sqlite:///file:x?uri=true", "x"]
)
def test_an_address_that_is_none_is_refused(address: str) -> None:
    assert "sqlite" in refusal(address).lower()


def test_a_postgresql_that_is_away_or_shuts_us_out_is_refused(new_database: NewDatabase) -> None:
    address = new_database("postgresql")
    said = refusal("postgresql://somebody:sesame@127.0.0.1:1/tatami")
    assert "refused" in said
    assert "sesame" not in said
    start, _, rest = address.partition("://")
    user, at, place = rest.partition("@")
    nobody = f"{start}://nobody:sesame{at}{place}" if at else f"{start}://nobody:sesame@{user}"
    said = refusal(nobody)
    assert 'role "nobody" does not exist' in said or "authentication failed" in said
    assert "sesame" not in said
    assert "does not exist" in refusal(re.sub(r"/tatami\d+\?", "/nowhere?", address))


def test_a_postgresql_of_a_newer_form_is_refused(new_database: NewDatabase) -> None:
    address = new_database("postgresql")
    database = Database(address)
    database.migrate()
    database.write_now(lambda db: db.execute(text("UPDATE alembic_version SET version_num = '7777'")))
    database.close()
    assert "form 7777" in refusal(address)


@pytest.mark.parametrize("command", [["tatami.cli.main", "serve"], ["tatami.cli.serve"]])
def test_the_command_says_one_sentence_and_fails(tmp_path: Path, command: list[str]) -> None:
    file = tmp_path / "tatami.sqlite3"
    no_database(file)
    words = [sys.executable, "-m", *command, "--port", "0", "--database", f"sqlite:///{file}"]
    ended = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
    assert ended.returncode != 0
    (line,) = ended.stderr.splitlines()
    assert line.endswith("cannot be used: file is not a database.")
    assert ended.stdout == ""


def test_a_second_server_on_one_sqlite_file_is_refused(tmp_path: Path) -> None:
    """Each would keep tables in memory that the other moves on; when the first has ended, however, there is room."""
    address = f"sqlite:///{tmp_path / 'tatami.sqlite3'}"
    words = [sys.executable, "-m", "tatami.cli.serve", "--port", "0", "--database", address]
    with serving(settings_for(address), tmp_path / "log") as running:
        anna = Visitor.guest(running.url, "Anna")
        second = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=False)
        assert second.returncode == 2
        (line,) = second.stderr.splitlines()
        assert "is in use: another server runs on it" in line
        assert anna.ok("GET", "/api/me")["person"]["name"] == "Anna"
        running.kill()
    with serving(settings_for(address), tmp_path / "log"):
        pass


def test_a_read_only_file_system_is_called_so(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "tmpfs", str(disk)]
    if shutil.which("mount") is None or subprocess.run(mount, capture_output=True, check=False).returncode != 0:
        pytest.skip("no disk can be mounted here")
    try:
        file = disk / "tatami.sqlite3"
        Database(f"sqlite:///{file}").close()
        subprocess.run(["mount", "-o", "remount,ro", str(disk)], check=True)
        for each in (file, disk / "another.sqlite3"):
            assert "Read-only file system" in refusal(f"sqlite:///{each}")
    finally:
        subprocess.run(["umount", "-l", str(disk)], check=True)


def test_a_server_on_any_free_port_says_which_it_got(tmp_path: Path) -> None:
    words = ["-m", "tatami.cli.serve", "--port", "0", "--database", f"sqlite:///{tmp_path / 'tatami.sqlite3'}"]
    with subprocess.Popen([sys.executable, *words], cwd=ROOT, stderr=subprocess.PIPE, text=True) as server:
        assert server.stderr is not None
        try:
            said = next(line for line in server.stderr if "serving" in line)
            found = re.search(r"url=(http://127\.0\.0\.1:\d+/)", said)
            assert found is not None, said
            assert httpx.get(f"{found[1]}health", timeout=PATIENCE).status_code == 200
        finally:
            server.terminate()


# ---- nobody else reads it ------------------------------------------------------------------------------------------


def mode(path: Path) -> int:
    """The permissions of a file."""
    return stat.S_IMODE(path.stat().st_mode)


def test_what_we_make_is_ours_alone(tmp_path: Path) -> None:
    """The umask of the tests lets everybody read; the server's files are private all the same, while it runs too."""
    file = tmp_path / "house" / "tatami" / "tatami.sqlite3"
    before = os.umask(0o022)
    try:
        with serving(settings_for(f"sqlite:///{file}"), tmp_path / "log") as running:
            Visitor.guest(running.url, "Anna").create("me", "open")
            made = {each.name: mode(each) for each in file.parent.iterdir()}
    finally:
        os.umask(before)
    names = ("tatami.sqlite3", "tatami.sqlite3-shm", "tatami.sqlite3-wal", "tatami.sqlite3.lock")
    assert made == dict.fromkeys(names, 0o600)
    assert mode(file.parent) == 0o700


def test_the_file_is_private_from_its_first_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []
    real = sqlite3.connect

    def connect(name: str, *rest: object, **more: object) -> sqlite3.Connection:
        seen.append(mode(Path(name)))
        return real(name, *rest, **more)  # type: ignore[call-overload, no-any-return]

    monkeypatch.setattr("sqlite3.dbapi2.connect", connect)
    ours(tmp_path / "tatami.sqlite3")
    assert seen
    assert set(seen) == {0o600}


def test_an_open_file_of_ours_is_closed_to_others_and_the_folder_left_as_it_is(tmp_path: Path) -> None:
    folder = tmp_path / "shared"
    folder.mkdir(mode=0o755)
    file = folder / "tatami.sqlite3"
    ours(file)
    beside = [folder / f"tatami.sqlite3{end}" for end in ("", "-wal", "-shm")]
    with closing(sqlite3.connect(file)) as somebody:
        somebody.execute("SELECT * FROM alembic_version").fetchall()  # now all three are there
        for each in beside:
            each.chmod(0o644)
        database = Database(f"sqlite:///{file}")
        assert [mode(each) for each in beside] == [0o600] * 3
        assert mode(folder) == 0o755
        database.close()
