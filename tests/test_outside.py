"""A game from another package is found by one entry point, with all its parts, and played through every door."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tatami import shelf
from tatami.core.errors import TatamiError, UnknownGame
from tatami.server.config import Settings
from tests.server.clients import Visitor
from tests.server.serving import serving, settings_for
from tests.waiting import wait_until

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
ALL_PARTS = """
import tatami
from tatami.bots.evaluation import evaluation_for
from tatami.cli.boards import board_of
from tatami.cli.text import Texts
from tatami.testing import check_game
from tatami.testing.watches import watch_of
from tools.soak import soak_some

game = tatami.game("stones")
check_game(game, games=4)
assert type(evaluation_for(game, 2)).__name__ == "StonesEvaluation"
assert Texts("cs", "stones").say("somebody", n=2) == "Player 2"
assert type(board_of(game, Texts("en", "stones"))).__name__ == "StonesBoard"
assert watch_of("stones") is not None
assert soak_some("stones", 0, 12).games.total() == 12
print(*tatami.games())
print(game.new(2, 7))
"""


def installed(folder: Path, name: str = "stones", value: str = "stones:Stones") -> Path:
    """A folder as ``pip install`` would leave it: the package, and beside it what it is an entry point of."""
    shutil.copytree(HERE / "outside" / "stones", folder / "stones")
    about = folder / "stones-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: stones\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text(f"[{shelf.GROUP}]\n{name} = {value}\n", encoding="utf-8")
    return folder


def run(folder: Path, *words: str, answers: str = "", status: int = 0) -> str:
    """A command in a process that has the package on its path; what it printed."""
    done = subprocess.run(
        [sys.executable, *words],
        cwd=folder, env={**os.environ, "PYTHONPATH": path_with(folder), "PYTHONSAFEPATH": "1", "COLUMNS": "100"},
        input=answers, capture_output=True, text=True, check=False, timeout=300,
    )  # fmt: skip
    assert done.returncode == status, done.stdout + done.stderr
    return done.stdout + done.stderr


def path_with(folder: Path) -> str:
    """The tests' own path, with the folder before everything else."""
    return os.pathsep.join(filter(None, (str(folder), os.environ.get("PYTHONPATH"), str(ROOT))))


def test_it_conforms_and_brings_all_its_parts(tmp_path: Path) -> None:
    out = run(installed(tmp_path), "-c", ALL_PARTS).splitlines()
    assert out[0].split() == [*shelf.GAMES, "stones"]
    assert "●●●●●●●●●●●●●●" in out[1]
    assert "  take 1" in out


def test_it_is_simulated(tmp_path: Path) -> None:
    words = ("-m", "tatami.cli.main", "simulate", "stones", "--seats", "3", "--games", "12", "--workers", "2", "--json")
    found = json.loads(run(installed(tmp_path), *words))
    assert (found["game"], found["games"]) == ("stones", 12)


def test_it_is_played_in_a_league(tmp_path: Path) -> None:
    words = ("arena", "stones", "--bots", "random,search:8", "--deals", "3", "--workers", "2", "--out", "league")
    assert "3 deals" in run(installed(tmp_path), "-m", "tatami.cli.main", *words)
    assert len((tmp_path / "league" / "games.jsonl").read_text(encoding="utf-8").splitlines()) >= 6


def test_it_is_played_in_the_terminal(tmp_path: Path) -> None:
    out = run(installed(tmp_path), "-m", "tatami.cli.main", "play", "stones", "--seed", "7", answers="?\n" + "1\n" * 20)
    assert "How many stones?" in out
    assert "ST-1 Take one, two or three stones" in out
    assert "wins with" in out


def test_it_is_played_at_a_real_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its facts, its texts and a whole game against a bot, which thinks in a process of its own."""
    monkeypatch.setenv("PYTHONPATH", path_with(installed(tmp_path)))
    settings = settings_for(f"sqlite:///{tmp_path / 'tables.db'}", library=Settings.library)
    with serving(settings, tmp_path / "log") as running:
        anna = Visitor.guest(running.url, "Anna")
        facts = {game["id"]: game for game in anna.ok("GET", "/api/games")["games"]}
        assert list(facts) == [*shelf.GAMES, "stones"]
        assert facts["stones"]["designers"] == ["Somebody"]
        assert "How many stones?" in anna.ask("GET", "/api/games/stones/text/en").text
        assert anna.ask("GET", "/api/games/stones/text/cs").status_code == 404
        table = anna.create("me", {"kind": "bot", "bot": "greedy"}, game="stones", confirm=False)["id"]
        while not (state := anna.state(table))["view"]["over"]:
            if state["table"]["your_turn"]:
                anna.move(table)
            else:
                seen = state["version"]
                wait_until(lambda seen=seen: anna.state(table)["version"] > seen, "the bot's move")  # type: ignore[misc]
        assert sum(state["view"]["scores"]) > 14


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("pebble", "stones:Stones", "the game 'pebble' on the shelf calls itself 'stones'"),
        ("white_castle", "stones:Stones", "two games on the shelf are called 'white_castle'"),
    ],
)
def test_a_package_that_does_not_fit_is_refused_in_words(tmp_path: Path, name: str, value: str, said: str) -> None:
    folder = installed(tmp_path, name, value)
    words = ("-m", "tatami.cli.main", "simulate", name if name == "pebble" else "chess", "--games", "1")
    assert said in run(folder, *words, status=2)


def test_an_unknown_game_has_no_parts() -> None:
    assert shelf.part_of("chess", "tatami.cli.boards", "BOARD") is None
    with pytest.raises(UnknownGame):
        shelf.home_of("chess")


def test_a_room_without_the_promised_part_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(TatamiError, match=r"tatami\.cli\.boards\.white_castle should have a CUPBOARD"):
        shelf.part_of("white_castle", "tatami.cli.boards", "CUPBOARD")
