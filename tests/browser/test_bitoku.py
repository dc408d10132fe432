"""Bitoku in the browser: whole games, what opens and closes, the tengu and its reasons, hidden hands, axe, tooltips."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import Open
from tests.browser.playing import begin, drawn, keep_the_screen, new_table, play, reach, sheet_of
from tests.browser.test_access import axe, too_wide
from tests.browser.test_telling import confirm, own_turn, taken_back

if TYPE_CHECKING:
    from playwright.sync_api import Page

LOCALES = {"cs": "cs-CZ", "ru": "ru-RU"}
# ids of the engine that only words may stand for
RAW = re.compile(r"\b(S-[A-Z]{2}|Y\d\d|DF\d\d|C[DMW]\d\d|V\d\d|T[AB]\d|TG\d\d|IW-|[PQ]\.m\d|H\d)\b|⟨")


def table(page: Page, seats: int) -> None:
    """From the shelf to a table with friends on the same screen, or alone; turns are not confirmed."""
    page.wait_for_selector("[data-game=bitoku]:not(:disabled)")
    new_table(page, seats, "Hana", "bitoku")
    for select in page.locator("dialog .seat select").all()[1:]:
        select.select_option("same_screen")
    page.locator("dialog form input[type=checkbox]").last.uncheck()
    begin(page)
    page.wait_for_selector(".opt")


@pytest.mark.parametrize(("seats", "language"), [(2, "cs"), (1, "ru")])
def test_a_whole_game(open_page: Open, seats: int, language: str) -> None:
    page = open_page("/", width=1000, height=560, locale=LOCALES[language])  # a small window paints faster
    keep_the_screen(page)
    table(page, seats)
    board = page.locator("svg.board")
    assert board.locator("[data-place^='market.'] > .hit").count() == 4 + 4 * 4
    assert board.locator("[data-place^='area.']").count() == 16
    assert board.locator("[data-place^='path.P.']").count() == 8 + 7 * 2
    assert board.locator("[data-place^='tengu.']").count() == (3 if seats == 1 else 0)

    assert play(page, random.Random(seats)) > 100
    sheet = page.locator("dialog[open]")
    totals, rows = sheet_of(page)
    assert len(totals) == 2, "alone, the tengu is scored too"
    assert [sum(row[i] for row in rows) for i in range(2)] == totals
    told = [sheet.locator(f"[data-counted='{side}'] li").count() for side in range(2)]
    assert [lines > 0 for lines in told] == [side < seats for side in range(2)], "visions, of everybody but the tengu"
    page.keyboard.press("Escape")
    words = page.inner_text("body")
    found = RAW.search(words)
    assert found is None, words[max(0, found.start() - 80) : found.end() + 40]


def test_tooltips_say_in_words_what_lies_there(open_page: Open) -> None:
    page = open_page("/")
    table(page, 1)
    places = {
        "dice.stairs": "Stairs of Knowledge",
        "home.H1": "amulet +2",
        "market.mitama.1": "1 jade",
        "path.P.m3": "Needs 1 visited bitoku card",
        "path.P.m2.1": "1 virtue point, 1 amulet +2",
        "favour.jade.both": "At most 2 of",
        "deck.bitoku": "Bitoku deck",
        "tengu.0": "The lower will die picks a card",
        "slot.0.left": "3 (locked)",
    }
    for place, said in places.items():
        page.locator(f"[data-place='{place}'] > .hit").first.hover()
        page.wait_for_selector(".tip")
        assert said in page.inner_text(".tip"), place
        page.mouse.move(2, 2)
        page.wait_for_selector(".tip", state="detached")


# rows of effects on the board that hold several pictures and a number, and those of them where a picture covers one
COVERED = """() => {
  const all = [...document.querySelectorAll('svg.board .effects')];
  const rows = all.map((row) => [...row.children].map((child) => child.tagName));
  const full = rows.filter((tags) => tags.includes('text') && tags.filter((tag) => tag === 'use').length > 1);
  return [full.length, full.filter((tags) => tags.indexOf('text') < tags.lastIndexOf('use')).length];
}"""


def test_where_pictures_move_together_numbers_lie_above_them(open_page: Open) -> None:
    page = open_page("/")
    table(page, 1)
    full, covered = page.evaluate(COVERED)
    assert full > 5
    assert covered == 0


def test_a_region_opens_large_and_closes_again(open_page: Open) -> None:
    """By mouse and by keyboard; what lies in it can be chosen there too."""
    page = open_page("/")
    table(page, 1)
    before = page.locator("[data-place='area.jade.farm']").count()
    page.locator(".opener").nth(3).click()
    page.wait_for_selector(".veil")
    assert page.locator("[data-place='area.jade.farm']").count() == before + 1
    page.keyboard.press("Escape")
    page.wait_for_selector(".veil", state="detached")
    page.locator(".opener").nth(0).focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".veil")
    assert page.locator("[data-place='area.yomi.farm']").count() == before + 1
    page.locator("[aria-expanded=true].opener").click()
    page.wait_for_selector(".veil", state="detached")
    assert page.locator("[data-place='area.yomi.farm']").count() == before


def test_on_a_phone_what_is_asked_about_opens_by_itself(open_page: Open) -> None:
    page = open_page("/", width=390, height=844)
    table(page, 1)
    reach(page, "[data-option^='place ']")
    assert page.locator(".opener[aria-expanded=true]").count() == 0, "die spaces are seen in closed regions"
    page.locator("[data-option^='place ']:not([data-option^='place H'])").first.click()
    page.wait_for_selector("[data-option^='row ']")
    opened = page.locator(".opener[aria-expanded=true]")
    assert opened.count() == 1
    assert page.locator(".boardbox .spot.can > [data-spot=can]").count() > 0
    opened.click()
    assert page.locator(".opener[aria-expanded=true]").count() == 0
    assert page.locator(".waiting").count() == 1, "closed, it tells how many choices wait inside"


def test_the_tengu_plays_after_the_confirmation_and_says_why(open_page: Open) -> None:
    page = open_page("/")
    page.wait_for_selector("[data-game=bitoku]:not(:disabled)")
    page.emulate_media(reduced_motion="no-preference")
    new_table(page, 1, "Hana", "bitoku")
    begin(page)
    reach(page, "[data-option^='play ']")
    own_turn(page)
    assert page.locator("[data-telling]").count() == 0, "it does not play before the turn is confirmed"
    taken_back(page)
    confirm(page)
    told = page.inner_text("[data-recap]")
    assert re.search(r"Will dice \d, \d: the lower one picks the (left|middle|right) card", told), told
    assert re.search(r"Step [A-L]: it ", told), told
    assert "Not before: A" in told, told


def test_a_shared_screen_hides_the_hands_of_the_others(open_page: Open) -> None:
    """Handed over before anything is seen; then one's own cards lie open and the other's on their faces."""
    page = open_page("/", width=1920, height=1080)
    table(page, 2)
    page.click("[data-hand-over] button")
    page.locator("[data-hand-over]").wait_for(state="detached")
    page.wait_for_selector(".opt")
    own = page.locator(".mine [data-place^='hand.'] > .hit").all()
    assert len(own) == 4
    assert "hidden" not in " ".join(card.get_attribute("aria-label") or "" for card in own)
    others = page.locator(".others")
    assert others.locator("[data-place^='hand.']").count() == 0


@pytest.mark.parametrize(("scheme", "width"), [("light", 1280), ("dark", 360)])
def test_axe_finds_nothing_and_nothing_is_too_wide(open_page: Open, scheme: str, width: int) -> None:
    page = open_page("/", scheme=scheme, width=width)
    keep_the_screen(page)
    table(page, 3)
    play(page, random.Random(5), choices=60)
    page.wait_for_selector(".opt")
    drawn(page)
    assert axe(page) == [], "board"
    assert not too_wide(page)
    if width < 700:
        for opener in page.locator(".opener").all()[:2]:
            opener.click()
        assert axe(page) == [], "opened regions"
        page.click("#tab-mats")
        page.wait_for_selector("#panel-mats .part")
        assert axe(page) == [], "player boards"
        assert not too_wide(page)
