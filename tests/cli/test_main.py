"""The command line as a whole: help, versions, and one clear sentence for whatever is wrong."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import tatami
from tatami.cli.main import COMMANDS, available
from tests.cli.conftest import Tatami

MINE = ["play", "simulate", "replay", "rules", "content", "bench", "admin"]


def test_the_help_lists_every_command(tatami_command: Tatami) -> None:
    done = tatami_command("--help")
    assert done.status == 0
    for name in available():
        assert f"{name} " in done.out
        assert COMMANDS[name] in done.out
    assert "examples:" in done.out


def test_without_a_word_the_help_is_shown(tatami_command: Tatami) -> None:
    done = tatami_command()
    assert (done.status, done.err) == (0, "")
    assert "usage: tatami" in done.out


@pytest.mark.parametrize("name", MINE)
def test_every_command_explains_itself_with_examples(name: str, tatami_command: Tatami) -> None:
    done = tatami_command(name, "--help")
    assert done.status == 0
    assert f"usage: tatami {name}" in done.out
    assert "examples:" in done.out
    assert all(len(line) <= 120 for line in done.out.splitlines())


def test_the_version_says_which_engine_runs(tatami_command: Tatami) -> None:
    done = tatami_command("--version")
    assert done.status == 0
    assert tatami.__version__ in done.out
    assert ("compiled" in done.out) is tatami.COMPILED


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["dance"], "there is no command 'dance'"),
        (["play"], "GAME"),
        (["play", "chess"], "there is no game 'chess'; playable: white_castle"),
        (["play", "white_castle", "--seats", "7"], "cannot be played with 7 seats; possible: 1, 2, 3, 4"),
        (["play", "white_castle", "--seats", "three"], "three"),
        (["play", "white_castle", "--seats", "3", "--solo", "hard"], "'solo' is only for 1 seat"),
        (["play", "white_castle", "--solo", "evil"], "easy, medium, hard"),
        (["play", "bora_bora", "--solo", "hard"], "Bora Bora has no difficulty to choose"),
        (["play", "bora_bora", "--solo"], "cannot be played with 1 seats"),
        (["play", "white_castle", "--seat", "3"], "no seat 3 in a game for 2"),
        (["play", "white_castle", "--seat", "0"], "0 is too small"),
        (["play", "white_castle", "--bot", "clever"], "no bot 'clever'; known: random"),
        (["play", "white_castle", "--lang", "xx"], "xx"),
        (["play", "white_castle", "--option", "luck=1"], "no option 'luck'; there are: solo, first_game_well"),
        (["play", "white_castle", "--option", "luck"], "write NAME=VALUE"),
        (["play", "white_castle", "--option", "first_game_well=maybe"], "must be true or false, not 'maybe'"),
        (["play", "white_castle", "--content", "nowhere"], "no content folder 'nowhere'"),
        (["play", "white_castle", "--resume", "nowhere.txt"], "cannot read 'nowhere.txt'"),
        (["play", "white_castle", "--save", "nowhere/game.txt"], "there is no folder 'nowhere'"),
        (["simulate", "chess"], "there is no game 'chess'"),
        (["simulate", "white_castle", "--seats", "7"], "7 seats"),
        (["simulate", "white_castle", "--games", "0"], "0 is too small"),
        (["simulate", "white_castle", "--games", "many"], "'many' is not a whole number"),
        (["simulate", "white_castle", "--workers", "0"], "0 is too small"),
        (["simulate", "white_castle", "--bots", "random,clever"], "no bot 'clever'"),
        (["simulate", "white_castle", "--seats", "3", "--bots", "random,random"], "2 bots for 3 seats"),
        (["simulate", "white_castle", "--option", "solo=hard"], "'solo' is only for 1 seat"),
        (["simulate", "white_castle", "--seats", "1", "--option", "solo=evil"], "easy, medium, hard"),
        (["replay", "nowhere.txt"], "cannot read 'nowhere.txt'"),
        (["rules", "chess"], "no rules of 'chess'"),
        (["rules", "white_castle", "spaceship"], "'spaceship'"),
        (["content", "burn", "white_castle"], "burn"),
        (["content", "check"], "needs a game"),
        (["content", "check", "chess"], "there is no game 'chess'"),
        (["content", "show", "white_castle", "XX99"], "no entry 'XX99'"),
        (["content", "diff", "white_castle"], "needs --content DIR"),
        (["bench", "--game", "chess"], "there is no game 'chess'"),
        (["bench", "--seconds", "0"], "--seconds must be more than 0"),
    ],
    ids=" ".join,
)
def test_bad_input_gets_one_sentence_and_status_2(
    words: list[str], sentence: str, tatami_command: Tatami, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = tatami_command(*words)
    assert done.status == 2
    assert done.out == ""
    assert sentence in done.err
    assert done.err.startswith("tatami")
    assert done.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_peers_without_their_python_are_refused(tatami_command: Tatami, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TATAMI_PEERS", raising=False)
    done = tatami_command("bench", "--peers")
    assert done.status == 2
    assert "TATAMI_PEERS" in done.err


def test_a_missing_package_names_the_extra(tatami_command: Tatami, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("tatami.cli.rules")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "rich.console", None)
    done = tatami_command("rules", "white_castle")
    assert done.status == 2
    assert "pip install 'tatami[cli]'" in done.err


def test_a_reader_that_goes_away_is_no_error() -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = f"{sys.executable} -m tatami.cli.main rules white_castle | head -n 1"
    done = subprocess.run(command, shell=True, env=environment, capture_output=True, text=True, check=False)
    assert "Traceback" not in done.stderr
    assert done.stdout.count("\n") == 1
