"""Bora Bora in the browser: a whole game at each player count, each in another language; axe; tooltips."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import Open
from tests.browser.playing import ASKED, begin, drawn, keep_the_screen, new_table, play, sheet_of
from tests.browser.test_access import axe, too_wide

if TYPE_CHECKING:
    from playwright.sync_api import Page

LOCALES = {"en": "en-GB", "cs": "cs-CZ", "ru": "ru-RU"}
WINS = {"en": r"wins with \d+ point", "cs": r"vítězí|vyhrává", "ru": r"побежда|выигрыва"}
# ids of the engine that only words may stand for
RAW = re.compile(r"\b[MWJ]\d\d\b|\bT\d\d\b|\b[CNESW]_[NSEW]{2}\b|⟨")


def table(page: Page, seats: int, kind: str) -> None:
    """From the shelf to a table with computers or friends on the same screen."""
    if kind == "same_screen":
        keep_the_screen(page)
    new_table(page, seats, "Moana", "bora_bora")
    for select in page.locator("dialog .seat select").all()[1:]:
        select.select_option(kind)
    page.locator("dialog form input[type=checkbox]").last.uncheck()  # no confirmation after each turn: fewer clicks
    begin(page)
    page.wait_for_selector(ASKED)


@pytest.mark.parametrize(("seats", "language", "tiles"), [(2, "en", 5), (3, "cs", 6), (4, "ru", 7)])
def test_a_whole_game(open_page: Open, seats: int, language: str, tiles: int) -> None:
    page = open_page("/", width=1000, height=560, locale=LOCALES[language])  # a small window paints faster
    table(page, seats, "bot")
    board = page.locator("svg.board")
    assert board.locator("[data-place^='space.']").count() == 12
    assert board.locator("[data-place^='tile.']").count() == tiles + 1, "action tiles and the fishing space"
    assert page.locator("svg.tray").count() == 1
    lines = page.locator(".player .over")
    assert lines.count() == seats
    lines.last.click()  # somebody else's line opens their board, and closes it
    page.wait_for_selector(".drawer svg.mat")
    lines.last.click()
    page.wait_for_selector(".drawer", state="detached")

    assert play(page, random.Random(seats)) > 60
    sheet = page.locator("dialog[open]")
    assert re.search(WINS[language], sheet.inner_text(), re.IGNORECASE), sheet.inner_text()
    totals, rows = sheet_of(page)
    assert len(totals) == seats
    assert len(rows) > 8
    assert all(any(row) for row in rows), "nobody is shown a row of zeros"
    assert [sum(row[i] for row in rows) for i in range(seats)] == totals
    assert totals == sorted(totals, reverse=True)
    page.keyboard.press("Escape")
    # the log tells the whole game, in words
    words = page.inner_text("body")
    found = RAW.search(words)
    assert found is None, words[max(0, found.start() - 80) : found.end() + 40]


@pytest.mark.parametrize(("scheme", "width"), [("light", 1280), ("dark", 360)])
def test_axe_finds_nothing_and_nothing_is_too_wide(open_page: Open, scheme: str, width: int) -> None:
    page = open_page("/", scheme=scheme, width=width)
    table(page, 3, "same_screen")
    play(page, random.Random(5), choices=70)
    drawn(page)
    assert axe(page) == [], "board"
    assert not too_wide(page)
    if width < 700:
        page.click("#tab-mats")
        page.wait_for_selector("svg.mat")
        assert axe(page) == [], "player boards"
        assert not too_wide(page)
        page.click("#tab-board")
        # the choices stay in sight below the board
        box = page.locator(".choices h2").bounding_box()
        assert box is not None
        assert box["y"] < 900


def test_tooltips_say_in_words_what_people_and_tasks_do(open_page: Open) -> None:
    page = open_page("/")
    table(page, 2, "same_screen")
    page.wait_for_selector(".opt")
    places = {
        "display.man.0": "Tattoo:",
        "display.woman.5": "Gathering:",
        "taskrow.0": "6 points",
        "space.C_SE": "mountain",
    }
    for place, said in places.items():
        page.locator(f"[data-place='{place}'] .hit, .spot:has([data-place='{place}']) > .hit").first.hover()
        page.wait_for_selector(".tip")
        assert said in page.inner_text(".tip")
        page.mouse.move(2, 2)
        page.wait_for_selector(".tip", state="detached")


def test_a_new_table_starts_with_a_possible_number_of_players(open_page: Open) -> None:
    """Two at least sit down to Bora Bora: the dialog must not begin with the one of a solo game."""
    page = open_page("/")
    page.click("[data-game=bora_bora]:not(:disabled)")
    page.wait_for_selector("input[name=count]:checked")
    assert page.locator("input[name=count]:checked").input_value() == "2"
