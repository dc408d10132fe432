"""What ``tatami admin`` says when the disk is full, and how wide its tables are."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

from tatami.cli.admin import showing
from tatami.cli.main import main
from tatami.server.admin.tables import TableLine
from tatami.server.stored.database import Database
from tests.server.serving import ROOT

FULL = """
import resource, sys
from tatami.cli.main import main
resource.setrlimit(resource.RLIMIT_FSIZE, (65536, 65536))
sys.exit(main(sys.argv[1:]))
"""
NOISE = random.Random(1).randbytes(100_000).hex()
"""So that it cannot be pressed into less."""
NAME = "3f2a91c07b"
LINES = [
    TableLine(
        table=NAME, game="white_castle", status="running", owner="Somebody with a long name",
        seats=["Anna of Prague"] * 4, version=3, ply=3, created=0, updated=0, awaiting_bot=False,
        trouble=["damaged", "version"],
    )
]  # fmt: skip


@pytest.mark.parametrize("portable", [False, True])
def test_a_disk_too_small_for_a_copy_gets_a_sentence_and_keeps_no_part_of_it(tmp_path: Path, portable: bool) -> None:
    address, copy = f"sqlite:///{tmp_path / 'tatami.sqlite3'}", tmp_path / "copies" / "copy"
    copy.parent.mkdir()
    database = Database(address)
    database.migrate()
    noise = [(f"noise {n}", NOISE[n * 900 : n * 900 + 900]) for n in range(200)]
    database.write_now(lambda db: db.exec_driver_sql("INSERT INTO setting (key, value) VALUES (?, ?)", noise))
    database.close()
    words = ["admin", "--database", address, "backup", str(copy), *(["--portable"] if portable else [])]
    done = subprocess.run([sys.executable, "-c", FULL, *words], check=False, cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (2, "")
    assert "Traceback" not in done.stderr
    assert done.stderr.startswith("tatami: ")
    assert list(copy.parent.iterdir()) == []


def test_nothing_is_shortened_in_a_pipe(capsys: pytest.CaptureFixture[str]) -> None:
    showing.tables(False, LINES)
    said = capsys.readouterr().out
    assert ", ".join(LINES[0].seats) in said
    assert NAME in said


def test_a_reference_is_whole_on_a_narrow_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    for columns in ("80", "40"):
        monkeypatch.setenv("COLUMNS", columns)
        showing.tables(False, LINES)
        assert NAME in capsys.readouterr().out


@pytest.mark.parametrize(
    "words", [["--database", "HERE", "--json", "tables"], ["tables", "--json", "--database", "HERE"]]
)
def test_what_may_be_said_before_a_verb_may_be_said_after_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    address = f"sqlite:///{tmp_path / 'tatami.sqlite3'}"
    database = Database(address)
    database.migrate()
    database.close()
    assert main(["admin", *(word.replace("HERE", address) for word in words)]) == 0
    assert json.loads(capsys.readouterr().out) == []


@pytest.mark.parametrize(
    "words",
    [
        ["serve", "--port", "99999"],
        ["serve", "--port", "-1"],
        ["serve", "--metrics-port", "http"],
        ["serve", "--keep-open", "-3"],
        ["serve", "--keep-guests", "nan"],
        ["serve", "--bot-pace", "-1"],
        ["admin", "tables", "--older", "nan"],
    ],
)
def test_a_slip_in_a_number_is_refused_before_it_does_any_harm(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    """A port beyond the last would be taken for another one, and less than no days would remove everything."""
    file = tmp_path / "tatami.sqlite3"
    with pytest.raises(SystemExit) as ended:
        main([*words, "--database", f"sqlite:///{file}"])
    assert ended.value.code == 2
    said = capsys.readouterr().err
    assert f"'{words[-1]}' is not" in said
    assert "Traceback" not in said
    assert not file.exists()
