"""Bora Bora in the terminal: played by scripts, shown in every language and width, and no hand but one's own."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, cast

import pytest

import tatami
from tatami.bots import make_bot
from tatami.cli.boards import Board
from tatami.cli.boards.bora_bora.signs import Catalogue
from tatami.cli.log import Log
from tatami.cli.text import LANGUAGES, Texts
from tatami.core.rng import Rng
from tatami.games.bora_bora.kinds import TYPES
from tatami.games.bora_bora.rules.people import strength
from tatami.games.bora_bora.state import BoraBoraState
from tests.cli.conftest import Tatami, any_answers
from tests.cli.screen import NAME_OF_A_MESSAGE, board_in, drawn, positions

GAME = "bora_bora"
PLAY = ["play", GAME]


def test_a_choice_taken_back_leaves_no_trace(tatami_command: Tatami, tmp_path: Path) -> None:
    files = [tmp_path / "straight.txt", tmp_path / "detour.txt"]
    for target, answers in zip(files, ["2\n1\n", "1\nu\n2\n1\n"], strict=True):
        tatami_command(*PLAY, "--seats", "4", "--seed", "3", "--save", str(target), answers=answers)
    straight, detour = (target.read_text() for target in files)
    assert straight == detour
    assert "hut 12" in straight


@pytest.mark.parametrize("width", [80, 160])
def test_regions_keep_their_three_lines(width: int) -> None:
    """From the first hut to the last task."""
    for state in positions(GAME, 4, 6):
        text = drawn(board_in(GAME), state.view(0), 0, width)
        ends = [number for number, line in enumerate(text.splitlines()) if line.startswith("╰")]
        assert ends[0] == 2 + 4 * 3 + 3, text


def test_the_table_shows_everything_in_the_open() -> None:
    board = board_in(GAME)
    state = next(state for number, state in enumerate(positions(GAME, 4, 6)) if number == 150)
    view: Any = state.view(0)
    table = view["table"]
    text = drawn(board, view, 0)
    flat = " ".join(text.replace("│", " ").split())
    for title in ("Islands°", "Dice actions", "Men and women°", "Gods", "Temple°", "Status°", "Jewelry°", "Tasks"):
        assert f"╭─ {title} ─" in text
    for region in ("N1 beach ∴", "C-NE plain ✿", "W2 mountain ■", "S1 forest ≡"):
        assert region in flat
    assert re.search(r" ≈4 .* ═5 .* ≈1 ", text), "paths between the regions of the second row"
    assert f"God deck: {table['gods']['deck']}" in flat
    assert f"Tasks still to come: {table['decks']['tasks']}" in flat
    texts = board.texts
    for task in [*table["tasks"], *(task for player in table["players"] for task in player["tasks"] if task)]:
        assert texts.say("task", task=task) in flat
    for tile in [tile for tile in (*table["men"], *table["women"]) if tile]:
        kind = next(person for person in _people(board) if person["id"] == tile)["type"]
        assert texts.say("person-type", type=kind) in flat
    for player in table["players"]:
        assert texts.say("player-title", colour=player["colour"]) in flat
        assert f"{player['vp']}★ " in flat
    assert "Green tribe (you)°" in flat


def _people(board: Board) -> list[dict[str, Any]]:
    return [*board.content["people"]["man"], *board.content["people"]["woman"]]


def test_only_the_own_hand_is_spelled_out() -> None:
    board = board_in(GAME)
    for number, state in enumerate(positions(GAME, 4, 2)):
        if number % 60:
            continue
        for seat in range(4):
            view: Any = state.view(seat)
            assert drawn(board, view, seat).count("Hand: ") == 1
            assert [player["hand"] is not None for player in view["table"]["players"]].count(True) == 1
            own = {god for god, n in view["table"]["players"][seat]["hand"].items() if n}
            assert {
                god for god in ("blue", "white", "red", "green", "yellow") if god in str(board.status(view, seat))
            } == own
        assert "Hand: " not in drawn(board, state.view(None), None)


def test_what_others_draw_from_the_deck_is_not_told() -> None:
    """The log of a seat names the cards it drew itself; of the others it says only that they drew."""
    board = board_in(GAME)
    for seat in (0, 1, None):
        log = Log(board, seat)
        drew: list[int] = []
        for state in positions(GAME, 2, 4):
            events = state.drain()
            drew += [event.seat for event in events if event.kind == "god_card" and event.args["card"] == "deck"]
            log.add(state.view(seat), events, 0)
        told = [entry.seat for entry in log.entries if entry.text.startswith("It is ")]
        assert set(drew) == {0, 1}
        assert told == [drawer for drawer in drew if drawer == seat]


def test_choices_say_what_is_certain(tatami_command: Tatami) -> None:
    out = tatami_command(*PLAY, "--seed", "3", answers=any_answers(1, 600)).out
    assert re.search(r"\d  Fishing +\+2★\n", out)
    assert re.search(r"\d  Unseen from the deck +\n", out)  # whichever it is: nothing is certain
    assert re.search(r"\+1 (Blue|White|Red|Green|Yellow) god\n", out)
    assert re.search(r"\d  Gain 1 shell +\+1@\n", out)


def test_people_and_jewelry_have_words_in_choices_and_events(tatami_command: Tatami) -> None:
    out = " ".join(tatami_command(*PLAY, "--seed", "3", answers=any_answers(1, 300)).out.split())
    assert re.search(r"(Man|Woman) on position \d: [A-Z]", out)
    assert re.search(r"takes from position \d: (man|woman) “", out)
    assert re.search(r"\d (Buy: [A-Z][a-z]+) Costs", out)
    assert "A hut of Black tribe is pushed aside." in out or "A hut of Green tribe is pushed aside." in out
    assert not re.search(r"\b[MWJT]\d\d\b", out)


def test_a_phase_is_announced_once(tatami_command: Tatami, tmp_path: Path) -> None:
    saved = whole_game(tmp_path)
    out = tatami_command("replay", str(saved)).out
    for round_ in range(1, 7):
        assert out.count(f"Round {round_}, phase A\n") == 1


def test_help_explains_the_signs_of_this_game(tatami_command: Tatami) -> None:
    out = " ".join(tatami_command(*PLAY, "--seats", "4", "--seed", "3", answers="h\n").out.split())
    assert "tatami play bora_bora --resume FILE" in out
    assert "? BB-6.2" in out
    assert "✿ offering" in out
    assert "° something here is reconstructed" in out
    assert "WC-" not in out
    assert "mother-of-pearl" not in out


def whole_game(folder: Path) -> Path:
    """A record of three random bots."""
    target = folder / "game.txt"
    record = tatami.Record.start(tatami.game(GAME), 3, 7)
    bot = make_bot("random", 7)
    while not record.state.over:
        record.apply(bot.decide(record.state, Rng(1)))
    target.write_text(record.to_text())
    return target


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_is_told_with_its_table_and_score(language: str, tatami_command: Tatami, tmp_path: Path) -> None:
    saved = whole_game(tmp_path)
    done = tatami_command("replay", str(saved), "--lang", language)
    texts = Texts(language, GAME)
    assert (done.status, done.err) == (0, "")
    assert texts.say("term-map") in done.out
    assert texts.say("say-sheet") in done.out
    assert texts.say("term-you") + ")" not in done.out
    assert not re.search(NAME_OF_A_MESSAGE, done.out)


def test_a_part_of_a_record_ends_with_the_open_question_but_keeps_secrets(
    tatami_command: Tatami, tmp_path: Path
) -> None:
    """Which gods somebody could play is his own business: the question is shown without its answers."""
    saved = whole_game(tmp_path)
    game = tatami.game(GAME)
    record = tatami.read_record(saved.read_text(), game)
    replayed = tatami.Record(game, record.header)
    secret = open_ = None
    for number, action in enumerate(record.actions):
        decision: Any = replayed.state.view(None)["decision"]
        if decision["kind"] == "secret":
            secret = secret or number
        else:
            open_ = open_ or number
        replayed.apply(action)
    assert secret is not None
    assert open_ is not None
    done = tatami_command("replay", str(saved), "--to", str(secret))
    assert (done.status, done.err) == (0, "")
    assert "tribe: Decides in secret" in done.out
    assert "Score sheet" not in done.out
    assert "Decides in secret" not in tatami_command("replay", str(saved), "--to", str(open_)).out


def test_the_strengths_it_shows_are_those_of_the_rules() -> None:
    """The terminal reads what is printed, the rules their tables: both say the same of every group."""
    game = tatami.game(GAME)
    state = cast(BoraBoraState, game.new(2, 1))
    catalogue = Catalogue(game.content_data())
    for kind, name in enumerate(TYPES):
        for tiles in range(1, 6):
            for doubled in (False, True):
                assert catalogue.strength(name, tiles, doubled) == strength(state, kind, tiles, doubled), name
