"""The terminal game, played by scripts."""

from __future__ import annotations

import io
import os
import pty
import re
import select
import subprocess
import sys
from pathlib import Path
from time import monotonic

import pytest
from rich.console import Console

import tatami
from tatami.cli.boards import board_of
from tatami.cli.session import Session
from tatami.cli.text import Texts
from tests.cli.conftest import Tatami, any_answers
from tests.core.own_cards import FLOWERS, own_gardens
from tests.waiting import PATIENCE

PLAY = ["play", "white_castle"]


@pytest.mark.parametrize("difficulty", ["easy", "medium", "hard"])
def test_a_whole_solo_game_can_be_played(difficulty: str, tatami_command: Tatami, tmp_path: Path) -> None:
    target = tmp_path / "game.txt"
    done = tatami_command(*PLAY, "--solo", difficulty, "--seed", "7", "--save", str(target), answers=any_answers(1))
    assert (done.status, done.err) == (0, "")
    assert "The game is over" in done.out
    assert "Score sheet" in done.out
    record = tatami.read_record(target.read_text(), tatami.game("white_castle"))
    assert record.state.over
    sheet = record.state.score_sheet()
    winner = record.state.ranking()[0]
    assert f"wins with {sheet[winner]['total']} clan point" in done.out
    totals = re.search(r"^ *Total +([\d ]+)$", done.out, re.MULTILINE)
    assert totals is not None
    assert [int(n) for n in totals[1].split()] == [items["total"] for items in sheet]


OWN_SIGNS = {"choose_one": "☼|1»|2»", "take_effects": "2/1¢?◉?2▲/■?", "pay_unit": "2▲■●→3★", "choose_good": "2▲/¢ 1§"}


@pytest.mark.parametrize("question", FLOWERS)
def test_a_game_with_cards_of_ones_own_can_be_played(question: str, tatami_command: Tatami, tmp_path: Path) -> None:
    """Gardens with a choice, with as many as wanted, with open prices and mixes: drawn, told and asked about."""
    content = ["--content", str(own_gardens(tmp_path, [FLOWERS[question]]))]
    done = tatami_command(*PLAY, "--seats", "2", "--seed", "7", *content, answers=any_answers(1, 250), width=120)
    assert (done.status, done.err) == (0, "")
    assert OWN_SIGNS[question] in done.out
    assert "{ $" not in done.out
    assert not re.search(r"\b(action|decision|effect|amount)-[a-z]", done.out)


def test_the_table_shows_everything_in_the_open(tatami_command: Tatami) -> None:
    out = tatami_command(*PLAY, "--seats", "3", "--seed", "5", answers="1\n").out
    for part in ("Bridges and gardens", "Castle", "Daimyo", "S1", "D2", "Gate", "Outside OL", "Well", "Yard Y5"):
        assert part in out
    for part in ("Passage of time", "┊3§┊", "Clans", "Red clan (you)", "Blue clan", "Your domain", "Starting pairs"):
        assert part in out


def test_choices_say_what_is_certain(tatami_command: Tatami) -> None:
    """SR4 brings 2 mother-of-pearl, 1 iron and 4 coins at once; SR7's free resource is still to be chosen."""
    out = tatami_command(*PLAY, "--seed", "2", answers="").out
    assert re.search(r"\d  Take this starting pair .*\+1■ \+2● \+4¢\n", out)
    assert re.search(r"\d  Take this starting pair .*\+2¢ \+2§\n", out)


def test_choices_say_which_question_they_open(tatami_command: Tatami) -> None:
    """SR2's resources are asked for at once, SR9's are not. Every die leads to the same question: no word of it."""
    out = tatami_command(*PLAY, "--seed", "7", answers="1\n").out
    assert out.count("→ Choose a resource") == 1
    assert "Take a die from the end of a bridge" in out
    assert "→ Place the" not in out


def test_seal_exchanges_stand_apart(tatami_command: Tatami) -> None:
    out = tatami_command(*PLAY, "--seed", "7", answers="2\n1\n").out
    assert re.search(r"At any time\n +\d+  2 seals for 1 food .*\+1▲ −2§\n", out)


def test_the_same_seed_is_the_same_game(tatami_command: Tatami) -> None:
    first = tatami_command(*PLAY, "--seed", "7", answers=any_answers(1, 10))
    assert first.out == tatami_command(*PLAY, "--seed", "7", answers=any_answers(1, 10)).out
    assert first.out != tatami_command(*PLAY, "--seed", "8", answers=any_answers(1, 10)).out


def test_what_others_do_is_told_in_words(tatami_command: Tatami) -> None:
    out = tatami_command(*PLAY, "--seed", "7", answers=any_answers(1, 40)).out
    assert "♣ Green clan takes a starting pair." in out
    assert re.search(r"♣ Green clan takes (orange|black|white) \d from the", out)


def test_the_solo_opponent_is_told_and_announced(tatami_command: Tatami) -> None:
    out = tatami_command(*PLAY, "--solo", "hard", "--seed", "7", answers=any_answers(1, 40)).out
    assert "Tokugawa clan turns its cards" in out
    assert "next it takes" in out


@pytest.mark.parametrize("answer", ["0", "99", "-1", "x", "1 2", "²", "u 3"])
def test_an_answer_that_is_no_choice_is_refused_and_asked_again(answer: str, tatami_command: Tatami) -> None:
    done = tatami_command(*PLAY, "--seed", "7", answers=f"{answer}\n1\n")
    assert f"“{answer}” is not a choice here: type a number from 1 to 2" in done.out
    assert "Red clan takes a starting pair" in done.out


def test_the_end_of_the_input_leaves_without_saving(tatami_command: Tatami, tmp_path: Path) -> None:
    done = tatami_command(*PLAY, "--seed", "7", answers="1\n1\n")
    assert (done.status, done.err) == (0, "")
    assert "not finished and not saved" in done.out
    assert list(tmp_path.iterdir()) == []


def test_help_log_and_table_change_nothing(tatami_command: Tatami) -> None:
    done = tatami_command(*PLAY, "--seed", "7", answers="l\nh\nt\n\n1\nl\n")
    assert "How to play here" in done.out
    assert "mother-of-pearl" in done.out
    assert done.out.count("╭─ Castle") == 3  # at the start, for t, and in the new turn
    assert done.out.count("Choose a starting pair") == 2  # an empty line asks again


@pytest.mark.parametrize(
    ("asked", "found"),
    [("?", "WC-2.12 Draft."), ("? WC-8.6", "WC-8.6 B"), ("?lantern", "WC-10.1"), ("? zeppelin", "No rule “zeppelin”")],
)
def test_the_rule_behind_a_choice(asked: str, found: str, tatami_command: Tatami) -> None:
    assert found in tatami_command(*PLAY, "--seed", "7", answers=f"{asked}\n").out


def test_undo_and_restart_return_to_the_same_question(tatami_command: Tatami) -> None:
    """Take a die, place it, take that back, start the turn anew: the third screen is the first again."""
    done = tatami_command(*PLAY, "--seed", "7", answers="1\n1\n1\nu\nr\n")
    assert "Taken back." in done.out
    assert "The turn starts again." in done.out
    screens = re.findall(r"(?:Take a die|Place the).*", done.out)
    assert [screen[:5] for screen in screens] == ["Take ", "Place", "Place", "Take "]


def test_undo_stops_where_another_clan_has_acted(tatami_command: Tatami) -> None:
    done = tatami_command(*PLAY, "--seed", "7", answers="u\n")
    assert "cannot be taken back" in done.text


def test_saving_in_the_middle_and_quitting(tatami_command: Tatami, tmp_path: Path) -> None:
    target = tmp_path / "game.txt"
    done = tatami_command(*PLAY, "--seed", "7", answers=f"1\ns\n{target}\nq\n")
    assert done.status == 0
    assert "Saved to" in done.out
    assert "not saved" not in done.out
    assert tatami.read_record(target.read_text(), tatami.game("white_castle")).header.seed == "7"


def test_quitting_offers_to_save(tatami_command: Tatami, tmp_path: Path) -> None:
    target = tmp_path / "game.txt"
    done = tatami_command(*PLAY, "--seed", "7", answers=f"1\nq\n{target}\n")
    assert "Save to which file?" in done.out
    assert target.is_file()
    assert done.status == 0


def test_an_existing_file_is_never_overwritten_unasked(tatami_command: Tatami, tmp_path: Path) -> None:
    target = tmp_path / "precious.txt"
    target.write_text("precious")
    done = tatami_command(*PLAY, "--seed", "7", "--save", str(target), answers="1\n")
    assert (done.status, done.out) == (2, "")
    assert "exists already" in done.err
    done = tatami_command(*PLAY, "--seed", "7", answers=f"1\ns {target}\nq\n{target}\n")
    assert done.status == 0
    assert done.out.count("Not saved") == 2
    assert target.read_text() == "precious"
    done = tatami_command(*PLAY, "--seed", "7", "--save", str(target), "--force", answers="1\n")
    assert done.status == 0
    assert target.read_text().startswith("tatami record")


@pytest.mark.parametrize("extra", [["--seats", "3"], ["--seed", "9"], ["--solo"], ["--option", "solo=easy"]])
def test_a_resumed_game_has_its_own_setup(extra: list[str], tatami_command: Tatami, tmp_path: Path) -> None:
    target = tmp_path / "game.txt"
    tatami_command(*PLAY, "--seed", "7", "--save", str(target), answers="1\n")
    done = tatami_command(*PLAY, "--resume", str(target), *extra)
    assert done.status == 2
    assert "cannot be given with --resume" in done.err


def test_another_seat_can_be_taken(tatami_command: Tatami) -> None:
    out = tatami_command(*PLAY, "--seats", "3", "--seat", "2", "--seed", "7", answers="").out
    assert "Green clan (you)" in out


def session(answers: str, *, seed: int = 7, save: Path | None = None) -> tuple[Session, io.StringIO]:
    """A session with a person who can be asked."""
    game = tatami.game("white_castle")
    out = io.StringIO()
    return (
        Session(
            tatami.Record.start(game, 2, seed),
            board_of(game, Texts("en", "white_castle")),
            Console(file=out, width=100, highlight=False),
            save=save,
            interactive=True,
            source=io.StringIO(answers),
        ),
        out,
    )


def test_a_person_is_asked_before_the_turn_passes_on() -> None:
    """White right to the Well would end the turn: think again, begin the turn again, and then do it."""
    there, out = session("1\n6\n7\nu\n7\nr\n6\n7\n\n", seed=1)
    there.play()
    text = out.getvalue()
    assert text.count("This ends your turn.") == 3
    assert text.count("Place the white 4") == 3
    assert text.count("The turn starts again.") == 1
    assert [there.record.game.actions.name(action) for action in there.record.actions].count("place well") >= 1
    assert there.record.state.turn == 3


def test_a_person_is_asked_before_a_file_is_overwritten(tmp_path: Path) -> None:
    target = tmp_path / "game.txt"
    target.write_text("precious")
    there, out = session(f"s {target}\nn\n", save=None)
    there.play()
    assert "Overwrite it?" in " ".join(out.getvalue().split())
    assert target.read_text() == "precious"
    there, _ = session(f"s {target}\ny\n")
    there.play()
    assert target.read_text().startswith("tatami record")


class Terminal:
    """A command in a pseudo-terminal."""

    def __init__(self, *words: str) -> None:
        self.ours, theirs = pty.openpty()
        path = os.pathsep.join(sys.path)
        environment = {**os.environ, "PYTHONPATH": path, "TERM": "xterm-256color", "COLUMNS": "100"}
        command = [sys.executable, "-m", "tatami.cli.main", *words]
        self.process = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment)
        os.close(theirs)
        self.unread = b""

    def wait_for(self, wanted: str) -> str:
        """Read on until the words appear; what stood before them."""
        end = monotonic() + PATIENCE
        while wanted.encode() not in self.unread:
            assert monotonic() < end, self.unread.decode(errors="replace")
            if select.select([self.ours], [], [], 1)[0]:
                self.unread += os.read(self.ours, 65536)
        before, _, self.unread = self.unread.partition(wanted.encode())
        return before.decode()

    def type(self, keys: str) -> None:
        """Press keys."""
        os.write(self.ours, keys.encode())


def test_in_a_real_terminal() -> None:
    """Colours, a prompt, a choice, and Ctrl-D to leave."""
    terminal = Terminal(*PLAY, "--seed", "7")
    assert "\x1b[" in terminal.wait_for("Your choice > ")
    terminal.type("1\n")
    terminal.wait_for("Take a die")
    terminal.wait_for("Your choice > ")
    terminal.type("\x04")
    terminal.wait_for("which file?")
    terminal.type("\x04")
    terminal.wait_for("Goodbye")
    assert terminal.process.wait(PATIENCE) == 0
    os.close(terminal.ours)
