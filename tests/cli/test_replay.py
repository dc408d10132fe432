"""Records: shown, checked, and refused when something is wrong with them."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import tatami
from tatami.bots import make_bot
from tests.cli.conftest import Tatami


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A whole game of three random bots."""
    target = tmp_path / "game.txt"
    record = tatami.Record.start(tatami.game("white_castle"), 3, 7)
    bot = make_bot("random", 7)
    while not record.state.over:
        record.apply(bot.decide(record.state, tatami.Rng(1)))
    target.write_text(record.to_text())
    return target


def choices(path: Path) -> int:
    return len(tatami.read_record(path.read_text(), tatami.game("white_castle")).actions)


def test_a_whole_game_is_told_with_its_table_and_score(saved: Path, tatami_command: Tatami) -> None:
    done = tatami_command("replay", str(saved))
    assert (done.status, done.err) == (0, "")
    assert "Round 3, turn 9" in done.out
    assert "╭─ Castle" in done.out
    assert "Score sheet" in done.out
    assert "Your domain" not in done.out
    assert f"choice {choices(saved)} of {choices(saved)}" in done.out


def test_a_part_of_a_game_ends_with_the_open_question(saved: Path, tatami_command: Tatami) -> None:
    done = tatami_command("replay", str(saved), "--to", "12", "--lang", "cs")
    assert done.status == 0
    assert f"volba 12 z {choices(saved)}" in done.out
    assert re.search(r"(Červený|Zelený|Modrý) klan: .*WC-", done.out)
    start = tatami_command("replay", str(saved), "--to", "0")
    assert "Choose a starting pair" in start.out


def test_nothing_lies_beyond_the_end(saved: Path, tatami_command: Tatami) -> None:
    done = tatami_command("replay", str(saved), "--to", "9999")
    assert done.status == 2
    assert "9999" in done.err


BROKEN: dict[str, tuple[Callable[[str], str], str]] = {
    "empty": (lambda text: "", "not a Tatami record"),
    "something else": (lambda text: "Dear diary,\n", "not a Tatami record"),
    "truncated": (lambda text: text[: len(text) // 2], "truncated"),
    "a line missing": (lambda text: re.sub(r"\ntake \w+ left\n", "\n", text, count=1), "corrupt"),
    "a line changed": (lambda text: text.replace("\nplace well\n", "\nplace S1\n", 1), "corrupt"),
    "other rules": (lambda text: text.replace("\nrules 2\n", "\nrules 99\n"), "corrupt"),
}


@pytest.mark.parametrize("name", list(BROKEN))
@pytest.mark.parametrize("command", ["replay", "resume"])
def test_a_broken_record_is_refused(name: str, command: str, saved: Path, tatami_command: Tatami) -> None:
    damage, sentence = BROKEN[name]
    broken = damage(saved.read_text())
    assert broken != saved.read_text()
    saved.write_text(broken)
    words = ["replay", str(saved)] if command == "replay" else ["play", "white_castle", "--resume", str(saved)]
    done = tatami_command(*words)
    assert (done.status, done.out) == (2, "")
    assert sentence in done.err
    assert str(saved) in done.err
    assert done.err.count("\n") == 1
    assert saved.read_text() == broken


def test_bytes_that_are_no_text_are_refused(tmp_path: Path, tatami_command: Tatami) -> None:
    target = tmp_path / "picture.png"
    target.write_bytes(b"\x89PNG\xff\xfe\x00")
    done = tatami_command("replay", str(target))
    assert (done.status, done.out) == (2, "")
    assert "not a Tatami record" in done.err


def test_a_record_of_other_content_is_refused_and_fits_its_own(tmp_path: Path, tatami_command: Tatami) -> None:
    own = tmp_path / "own"
    own.mkdir()
    shipped = Path(str(tatami.__file__)).parent / "games" / "white_castle" / "content" / "garden_cards.toml"
    (own / "garden_cards.toml").write_text(shipped.read_text().replace("points = 5", "points = 6"))
    target = tmp_path / "game.txt"
    words = ["play", "white_castle", "--seed", "7", "--save", str(target), "--content", str(own)]
    assert tatami_command(*words, answers="1\n").status == 0
    done = tatami_command("replay", str(target))
    assert done.status == 2
    assert "other content" in done.err
    assert tatami_command("replay", str(target), "--content", str(own)).status == 0
