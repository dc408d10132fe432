"""The terminal table of every game on the shelf: played by scripts, as wide as the screen, and nobody's hand on it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tatami
from tatami.cli.text import LANGUAGES, Texts
from tatami.core.rng import Rng
from tests.cli.conftest import Tatami, any_answers
from tests.cli.screen import NAME_OF_A_MESSAGE, board_in, drawn, positions

TABLES = [(game, seats) for game in tatami.games() for seats in tatami.game(game).info.seats]
FEWEST_AND_MOST = [(game, pick(tatami.game(game).info.seats)) for game in tatami.games() for pick in (min, max)]
WIDTHS = [80, 100, 120, 160]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_whole_game_can_be_played_from_a_script(
    game: str, seats: int, tatami_command: Tatami, tmp_path: Path
) -> None:
    """With one choice taken back on the way; the record and the printed sheet agree."""
    target = tmp_path / "game.txt"
    setup = ["--seats", str(seats), "--seed", "3", "--save", str(target)]
    done = tatami_command("play", game, *setup, answers="1\nu\n" + any_answers(1, 1500))
    assert (done.status, done.err) == (0, "")
    assert "The game is over" in done.out
    assert "Score sheet" in done.out
    record = tatami.read_record(target.read_text(), tatami.game(game))
    assert record.state.over
    totals = [items["total"] for items in record.state.score_sheet()]
    printed = re.search(r"^ *Total +([\d ]+)$", done.out, re.MULTILINE)
    assert printed is not None
    assert [int(n) for n in printed[1].split()] == totals
    assert re.search(rf" {max(totals)} (clan|victory|Satori|virtue) points?", done.text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), [(game, max(tatami.game(game).info.seats)) for game in tatami.games()])
def test_a_whole_game_has_words_in_every_language(game: str, seats: int, language: str, tatami_command: Tatami) -> None:
    setup = ["--seats", str(seats), "--seed", "5", "--lang", language]
    done = tatami_command("play", game, *setup, answers=any_answers(4, 1500))
    assert done.status == 0
    assert Texts(language, game).say("say-over") in done.out
    assert not re.search(NAME_OF_A_MESSAGE, done.out)
    assert "{ $" not in done.out


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", tatami.games())
def test_the_screen_fits(game: str, width: int, language: str, tatami_command: Tatami) -> None:
    setup = ["--seats", "4", "--seed", "3", "--lang", language]
    done = tatami_command("play", game, *setup, answers=any_answers(2, 40) + "h\nl\n", width=width)
    assert done.status == 0
    assert max(len(line) for line in done.out.splitlines()) <= width
    assert not re.search(NAME_OF_A_MESSAGE, done.out)
    assert "{ $" not in done.out


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), FEWEST_AND_MOST)
def test_nothing_of_the_table_is_cut_off(game: str, seats: int, width: int, language: str) -> None:
    """No word is cut and no frame left open, from the first question to the end."""
    board = board_in(game, language)
    for number, state in enumerate(positions(game, seats, 6)):
        if number % 60 and not state.over:
            continue
        text = drawn(board, state.view(0), 0, width)
        assert "…" not in text
        assert max(len(line) for line in text.splitlines()) <= width
        assert text.count("╭") == text.count("╰") > 5


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize(("game", "seats"), [table for table in TABLES if table[1] == 3])
def test_no_hand_but_ones_own_is_shown(game: str, seats: int, width: int) -> None:
    """Deal all that a seat cannot know again: its screen stays the same, whatever the others hold now."""
    board = board_in(game)
    dealt = other = private = 0
    for number, state in enumerate(positions(game, seats, 9)):
        if number % 30:
            continue
        dealt += 1
        private += state.view(2)["table"] != state.view(None)["table"]
        for seat in (0, None):
            twin = state.redeal(seat, Rng(number))
            assert drawn(board, twin.view(seat), seat, width) == drawn(board, state.view(seat), seat, width)
            other += twin.view(2)["table"] != state.view(2)["table"]
    assert dealt > 2
    assert (other > 2) == (private > 0), "what the third player holds did differ, where players hold anything"


@pytest.mark.parametrize("game", tatami.games())
def test_the_rule_behind_a_choice(game: str, tatami_command: Tatami) -> None:
    out = tatami_command("play", game, "--seed", "3", answers="?\n").out
    asked, _, answered = out.partition("Your choice > ?")
    prefix = tatami.game(game).info.rules_prefix
    rules = re.findall(rf"{prefix}-\d+\.\d+", asked)
    assert rules
    assert any(rule in answered for rule in rules)


@pytest.mark.parametrize("game", tatami.games())
def test_help_speaks_of_the_game_that_is_played(game: str, tatami_command: Tatami) -> None:
    """Of its record, of its rules, and of those of no other game."""
    out = tatami_command("play", game, "--seats", "4", "--seed", "3", answers="h\n").text
    assert f"tatami play {game} --resume FILE" in out
    assert "° something here is reconstructed" in out
    for other in tatami.games():
        assert (f"? {tatami.game(other).info.rules_prefix}-" in out) == (other == game)


@pytest.mark.parametrize("game", tatami.games())
def test_a_game_saved_and_resumed_goes_on_as_if_never_left(game: str, tatami_command: Tatami, tmp_path: Path) -> None:
    whole, half, rest = (tmp_path / name for name in ("whole.txt", "half.txt", "rest.txt"))
    answers = any_answers(5, 80).splitlines(keepends=True)
    start = ["play", game, "--seats", "3", "--seed", "7"]
    tatami_command(*start, "--save", str(whole), answers="".join(answers))
    tatami_command(*start, "--save", str(half), answers="".join(answers[:16]))
    assert half.read_text() != whole.read_text()
    done = tatami_command("play", game, "--resume", str(half), "--save", str(rest), answers="".join(answers[16:]))
    assert done.status == 0
    assert "Resumed at choice" in done.out
    assert rest.read_text() == whole.read_text()
