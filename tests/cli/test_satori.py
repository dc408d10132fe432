"""Satori in the terminal: played by scripts, shown in every language and width, and no amulet but one's own."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest
from rich.console import Console

from tatami.cli.sheet import show_sheet
from tatami.cli.text import LANGUAGES, Texts
from tatami.core.events import Event
from tatami.preview import view_with_previews
from tests.cli.conftest import Tatami
from tests.cli.screen import board_in, drawn, flat, positions
from tests.rules.satori.table import Table

GAME = "satori"
PLAY = ["play", GAME]


@pytest.mark.parametrize(("seats", "rows"), [(1, 2), (4, 3)])
def test_altars_keep_their_three_lines(seats: int, rows: int) -> None:
    """However many stand and whoever visits them."""
    for state in positions(GAME, seats, 6):
        text = drawn(board_in(GAME), state.view(0), 0)
        begin, end = text.index("\n╭"), text.index("\n╰")
        assert text[begin:end].count("\n") == 1 + 3 * rows, text


def full_table() -> Table:
    """Something of everything."""
    table = Table(seats=3).round(4).owns(0, coin=7, wood=1, stone=2, emerald=1, incense=2, tile=3, sp=12)
    table.altar("S1", "A05", owner=1, decoration="D4").altar("G1", "A08", owner=0, jokoro=True)
    table.visitors("G1", grey=1, orange=1).visitors("offering", purple=1)
    table.storey("level1", "K1", 0, "neutral").storey("level2", None, "neutral", "neutral").roofs(1)
    table.monk(2, "MO1").monk(0, "MP2").hikari("orange", 2).tile("MG3", None).scoring("T4")
    return table.turn(0)


def test_the_table_shows_everything_in_the_open() -> None:
    text = drawn(board_in(GAME), full_table().state.view(0), 0)
    for title in ("Temple grounds°", "Construction site°", "Pagoda°", "Prayer wheels", "Great Mountain°", "Players"):
        assert f"╭─ {title} ─" in text
    lines = flat(text)
    assert "Round 4 of 5" in lines
    assert "○ grey ♠Ω" in lines, "an altar with its owner's Jokoro"
    assert "☼ 2≡/■→1❖ | 1~" in lines, "both sides of it"
    assert "○1 △1" in lines, "its visitors"
    assert "△ orange ●" in lines
    assert "(Ω1≡)" in lines, "what a Jokoro costs there"
    assert "△ orange ⊗" in lines, "a base altar that stays"
    assert "Offering altar ◇1 (Σ 2¢)" in lines
    assert "2¢: △ ☼ 2¢ (Ω1¢)" in lines
    assert "Decorations 1~ · 1■ · 1≡" in lines
    assert "1 ✓ (Ω1■ 1~) [♠][×] Roof ✓" in lines
    assert "2 ✓ [×][×] Roof 2¢ 1▤→2★" in lines
    assert "▸ 4 " in lines, "the Architect"
    assert "Sōrin: 2 SP and 1 SP for each level on the offering track" in lines
    assert re.search(r"right +♦ 2¢ 1~", text), "a monk on the orange mountain"
    assert re.search(r"bottom ☼  1■ 1¢ 1≡ 1~", text), "its Hikari"
    assert re.search(r"left +· ", text), "a space without a tile"
    assert "♠ Blue sect (you) 12★ 2~ 7¢ 1≡ 2■ 1❖ 3▤ 3Ω+1 2♙ 2⌂" in lines


def test_the_sorin_tile_is_told_by_the_values_in_play() -> None:
    printed = Table(seats=2).scoring("T2").turn(0).state.view(0)
    by_text = Table(seats=2, sorin_scoring_values="text").scoring("T2").turn(0).state.view(0)
    assert "3 SP for each of your incense" in flat(drawn(board_in(GAME), printed, 0))
    assert "2 SP for each of your incense" in flat(drawn(board_in(GAME), by_text, 0))


def test_what_can_still_be_used_is_shown() -> None:
    table = full_table().play("place grey O2", "side left")
    board = board_in(GAME)
    view = table.state.view(0)
    assert "╭─ Still to use ─" in drawn(board, view, 0)
    assert "Still to use: ☼  ☼" in board.status(view, 0).plain


# ---- the automaton -------------------------------------------------------------------------------------------------


def test_the_automaton_says_beforehand_what_it_will_answer() -> None:
    board = board_in(GAME)
    table = Table(seats=1).turn(0)
    assert "Answers each turn with a worshipper" in flat(drawn(board, table.state.view(0), 0))
    other = table.copy().play("place grey O1")
    said = flat(drawn(board, other.state.view(0), 0))
    assert "another colour than the altar: its lantern gives a tile by moving a Hikari." in said
    assert "goes to the left orange altar" in said
    same = table.copy().play("place orange O1")
    assert "no reward for the visit" in flat(drawn(board, same.state.view(0), 0))
    offering = table.copy().play("place grey offering")
    assert "brings a collection" in flat(drawn(board, offering.state.view(0), 0))


def test_the_automaton_says_afterwards_why() -> None:
    """The visitor of another colour lights one lantern; what it draws lights the other, and why nothing comes of it."""
    board = board_in(GAME)
    table = Table(seats=1).rounds()
    table.state.listen()
    table.play("place grey O2", "side right")
    told = " ".join(text for _, text in board.story(table.state.view(0), table.state.drain()))
    assert "A worshipper of another colour came to the left orange altar." in told
    assert "a Jokoro, but no slot is open on the pagoda." in told
    assert "Instead the lantern beside the right orange altar:" in told
    assert re.search(r"Hasekura Tsunenaga draws a \w+ worshipper and puts it on the right orange altar", told)


def test_how_a_solo_game_ended_is_said() -> None:
    *_, over = positions(GAME, 1, 2)
    view: Any = over.view(0)
    result = view["table"]["solo"]["result"]
    for language in LANGUAGES:
        out = io.StringIO()
        show_sheet(Console(file=out, width=120), board_in(GAME, language), view, over.winners())
        assert Texts(language, GAME).say("result", result=result) in flat(out.getvalue())


# ---- choices and words ---------------------------------------------------------------------------------------------


def test_choices_say_what_they_bring() -> None:
    board = board_in(GAME)
    table = full_table()

    def said(name: str) -> str:
        view: Any = view_with_previews(table.state, 0)
        option = next(option for option in view["decision"]["options"] if option["name"] == name)
        return f"{board.label(view, option)} / {board.detail(view, option)}"

    assert said("place grey G1") == "Grey worshipper to the left grey altar / ☼ 2≡/■→1❖ + 1~  ✿+2 Blue sect"
    assert said("place orange G2") == "Orange worshipper to the right grey altar / 2■ | 1~"
    assert said("wheel W1") == "Wheel of wood for 1 incense / "
    table.play("place grey P1")
    assert said("side left") == "Left side / Build an altar"
    table.play("side left", "use altar")
    built = "The tile for 2 coins, in place of the left orange altar / orange altar · 1 Hikari step, 2 coins"
    assert said("build C1 O2") == built
    table.play("build C1 O2")
    assert said("decorate D1") == "Decoration: 1 incense / "


def test_help_explains_the_signs_of_this_game(tatami_command: Tatami) -> None:
    out = tatami_command(*PLAY, "--seats", "4", "--seed", "3", answers="h\n").text
    assert "tatami play satori --resume FILE" in out
    assert "⊗ no altar can be built in its place" in out
    assert "● Pink sect" in out
    assert "° something here is reconstructed" in out
    assert "BB-" not in out
    assert "WC-" not in out


def test_a_new_round_tells_its_turn_order_unless_one_plays_alone() -> None:
    board = board_in(GAME)
    for seats, told in ((1, "Round 2 begins."), (2, "Round 2 begins. Turn order: Pink sect, Blue sect")):
        event = Event("round", 0, {"round": 2, "order": [1, 0][-seats:]})
        assert board.event(Table(seats=seats).turn(0).state.view(0), event) == told


def test_who_shares_a_victory_is_named_in_plain_words() -> None:
    """Names are words already, not ids."""
    said = Texts("cs", GAME).say("say-winners", names="Modrá sekta, Růžová sekta", what="9 bodů")
    assert "Modrá sekta, Růžová sekta" in said
