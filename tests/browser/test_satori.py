"""Satori in the browser: a whole game with computers, a whole game against the automaton, tooltips."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import Open
from tests.browser.playing import begin, new_table, play

if TYPE_CHECKING:
    from playwright.sync_api import Page

LOCALES = {"en": "en-GB", "cs": "cs-CZ"}
# ids of the engine that only words may stand for
RAW = re.compile(r"\bA\d\d\b|\bE[12]-\d\d\b|\bM[GOP]\d\b|\b[GOPSWCKLTBD]\d\b|⟨")


def table(page: Page, seats: int, kind: str) -> None:
    """From the shelf to a table with computers or friends on the same screen, or alone."""
    new_table(page, seats, "Hana", "satori")
    for select in page.locator("dialog .seat select").all()[1:]:
        select.select_option(kind)
    page.locator("dialog form input[type=checkbox]").last.uncheck()  # no confirmation after each turn: fewer clicks
    begin(page)
    page.wait_for_selector(".opt, .waiting")


@pytest.mark.parametrize(("seats", "language"), [(2, "cs"), (1, "en")])
def test_a_whole_game(open_page: Open, seats: int, language: str) -> None:
    page = open_page("/", width=1000, height=560, locale=LOCALES[language])  # a small window paints faster
    table(page, seats, "bot")
    board = page.locator("svg.board")
    assert board.locator("[data-place^='space.']").count() == 12
    assert board.locator("[data-place^='wheel.']").count() == 8
    assert board.locator("[data-place^='altar.']").count() == (9 if seats == 2 else 7), "open places, offering altar"
    assert page.locator("svg.tray").count() == 1

    assert play(page, random.Random(seats)) > 30
    sheet = page.locator("dialog[open]")
    totals = [int(cell) for cell in sheet.locator(".total td").all_inner_texts()]
    rows = [[int(x) for x in row.locator("td").all_inner_texts()] for row in sheet.locator("tbody tr").all()]
    assert len(totals) == 2, "alone, the automaton is scored too"
    assert [sum(row[i] for row in rows) for i in range(2)] == totals
    page.keyboard.press("Escape")
    words = page.inner_text("body")
    found = RAW.search(words)
    assert found is None, words[max(0, found.start() - 80) : found.end() + 40]
    if seats == 1:
        assert "Hasekura Tsunenaga draws" in words, "the log tells why the automaton did what it did"


def test_tooltips_say_in_words_what_altars_wheels_and_tiles_do(open_page: Open) -> None:
    page = open_page("/")
    table(page, 1, "bot")
    page.wait_for_selector(".opt")
    places = {
        "altar.O1": "1 emerald",
        "wheel.W4": "Meditation",
        "storey.level5": "SP",
        "space.MG1": "Grey mountain, right",
        "offering.3": "2 coins",
    }
    for place, said in places.items():
        page.locator(f"[data-place='{place}'] .hit, .spot:has([data-place='{place}']) > .hit").first.hover()
        page.wait_for_selector(".tip")
        assert said in page.inner_text(".tip")
        page.mouse.move(2, 2)
        page.wait_for_selector(".tip", state="detached")
