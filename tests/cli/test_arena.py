"""``tatami arena``: what it prints, what it refuses, and what it says when a bot fails."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tatami.arena.league import Book, Plan, check, play, tasks
from tatami.cli.main import main

SHAKY = """
from tatami.bots import Bot
class Shaky(Bot):
    name = "shaky"
    def choose(self, observation):
        if observation.seat == 1:
            raise ValueError("out of ideas")
        return observation.legal[0]
"""


@pytest.fixture
def shaky(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A bot that fails at the second seat."""
    (tmp_path / "cli_shaky.py").write_text(SHAKY, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    yield "cli_shaky:Shaky"
    sys.modules.pop("cli_shaky", None)


def arena(out: Path, *words: str) -> int:
    return main(["arena", *words, "--workers", "1", "--out", str(out)])


def test_seeds_add_up_and_the_folder_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert arena(tmp_path, "white_castle", "--deals", "2", "--seed", "a") == 0
    out = capsys.readouterr().out
    assert "4 games on 2 deals of seed a." in out
    assert "rating" in out
    assert "no rating says how far apart they are" in " ".join(out.split())
    assert arena(tmp_path, "white_castle", "--deals", "2", "--seed", "b") == 0
    assert (
        "2 deals of seed b. 4 more games are in the folder: --only-report counts them too." in capsys.readouterr().out
    )
    assert arena(tmp_path, "white_castle", "--only-report") == 0
    assert "8 games on 4 deals of the seeds a, b." in capsys.readouterr().out
    assert arena(tmp_path, "white_castle", "--only-report", "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert found["meetings"][0]["deals"] == 4
    assert found["ratings"][0]["name"] == "greedy"


def test_another_game_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Also by --only-report, which must never average two games."""
    assert arena(tmp_path, "white_castle", "--deals", "1") == 0
    assert "2 games on 1 deal of seed 0." in capsys.readouterr().out
    assert arena(tmp_path, "bora_bora", "--deals", "1") == 2
    assert "is the book of white_castle with 2 seats" in capsys.readouterr().err
    assert arena(tmp_path, "bora_bora", "--only-report") == 2
    assert arena(tmp_path, "white_castle", "--seats", "3", "--only-report") == 2
    assert capsys.readouterr().err.count("is the book of white_castle with 2 seats") == 2
    Book(tmp_path / "games.jsonl").add(play(next(tasks(check(Plan("bora_bora", 2, ("random", "greedy"), 1))))))
    assert arena(tmp_path, "white_castle", "--only-report") == 2
    assert "mixes white_castle with 2 seats" in capsys.readouterr().err


def test_a_failing_bot_ends_the_league_by_name(tmp_path: Path, shaky: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert arena(tmp_path / "out", "white_castle", "--bots", f"random,{shaky}", "--deals", "1") == 2
    said = capsys.readouterr().err
    assert "Traceback" in said
    assert 'raise ValueError("out of ideas")' in said
    assert f"'{shaky}' failed at seat 2, decision" in said
    assert f"0/0 random {shaky}': ValueError: out of ideas" in said


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_failing_bot_is_named_by_a_simulation_too(
    shaky: str, capsys: pytest.CaptureFixture[str], workers: str
) -> None:
    words = ("--bots", f"random,{shaky}", "--games", "4", "--seed", "s", "--workers", workers)
    assert main(["simulate", "white_castle", *words]) == 2
    said = capsys.readouterr().err
    assert 'raise ValueError("out of ideas")' in said
    assert re.search(rf"tatami: '{shaky}' failed at seat 2, decision \d+ of 's/\d': ValueError: out of ideas", said)


def test_a_league_goes_on_without_the_game_if_told_to(
    tmp_path: Path, shaky: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("white_castle", "--bots", f"random,{shaky}", "--deals", "2", "--on-failure", "go-on")
    assert arena(tmp_path / "out", *words) == 1
    printed = capsys.readouterr()
    assert printed.err.count("failed at seat 2") == 2
    assert "games not finished, and not counted: 2" in printed.err
    assert "2 games on 2 deals" in printed.out
    assert "not counted: 2" in (tmp_path / "out" / "report.html").read_text(encoding="utf-8")


def test_a_single_deal_has_no_interval(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert arena(tmp_path, "white_castle", "--deals", "1", "--json") == 0
    (meeting,) = json.loads(capsys.readouterr().out)["meetings"]
    assert meeting["margin"]["interval"] is None
    assert meeting["share"]["interval"] is None
