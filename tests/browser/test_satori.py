"""Satori in the browser: whole games, what the automaton does and why, secret amulets on one screen, axe, tooltips."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import Open
from tests.browser.playing import ASKED, begin, choose, drawn, keep_the_screen, new_table, play, reach, sheet_of
from tests.browser.test_access import axe, too_wide
from tests.browser.test_telling import confirm, own_turn, taken_back

if TYPE_CHECKING:
    from playwright.sync_api import Page

LOCALES = {"cs": "cs-CZ", "ru": "ru-RU"}
ROUND = {"cs": "Začíná", "ru": "Начинается"}
DRAWS = "Хасэкура Цунэнага тянет из мешка"
# ids of the engine that only words may stand for
RAW = re.compile(r"\bA\d\d\b|\bE[12]-\d\d\b|\bM[GOP]\d\b|\b[GOPSWCKLTBD]\d\b|⟨")


ADVISED_IN_SIGHT = """() => {
  const [list, best] = ['.scroll', '.opt.best'].map((part) => document.querySelector(part).getBoundingClientRect());
  return list.top <= best.top + 1 && best.bottom <= list.bottom + 1;
}"""


def table(page: Page, seats: int, kind: str) -> None:
    """From the shelf to a table with computers or friends on the same screen, or alone."""
    page.wait_for_selector("[data-game=satori]:not(:disabled)")
    new_table(page, seats, "Hana", "satori")
    for select in page.locator("dialog .seat select").all()[1:]:
        select.select_option(kind)
    page.locator("dialog form input[type=checkbox]").last.uncheck()  # no confirmation after each turn: fewer clicks
    begin(page)
    page.wait_for_selector(".opt, .waiting")


STARTING_TILES = {390: "#panel-board .laid", 1366: "svg.tray", 1920: ".mine svg.mat"}


@pytest.mark.parametrize("width", STARTING_TILES)
def test_starting_tiles_cover_nothing(open_page: Open, width: int) -> None:
    """They lie where the icons of a turn will: in the tray or on one's own mat; on a phone above the board."""
    page = open_page("/", width=width, height=844)
    table(page, 2, "same_screen")
    drawn(page)
    assert page.locator(f"{STARTING_TILES[width]} [data-spot=can]").count() == page.locator(".opt").count() == 3
    assert page.locator("[data-spot=can]").count() == 3, "and nowhere else"


@pytest.mark.parametrize(("seats", "language"), [(2, "cs"), (1, "ru")])
def test_a_whole_game(open_page: Open, seats: int, language: str) -> None:
    page = open_page("/", width=1000, height=560, locale=LOCALES[language])  # a small window paints faster
    table(page, seats, "bot")
    board = page.locator("svg.board")
    assert board.locator("[data-place^='space.']").count() == 12
    assert board.locator("[data-place^='wheel.']").count() == 8
    assert board.locator("[data-place^='altar.']").count() == (9 if seats == 2 else 7), "open places, offering altar"
    assert page.locator("svg.tray").count() == 1

    assert play(page, random.Random(seats)) > 30
    totals, rows = sheet_of(page)
    assert len(totals) == 2, "alone, the automaton is scored too"
    assert [sum(row[i] for row in rows) for i in range(2)] == totals
    page.keyboard.press("Escape")
    words = page.inner_text("body")
    found = RAW.search(words)
    assert found is None, words[max(0, found.start() - 80) : found.end() + 40]
    if seats == 1:
        assert DRAWS in words, "the log tells why the automaton did what it did"
    page.click("#tab-lines")
    heads = page.locator("#panel-lines h3").all_inner_texts()
    assert sum(ROUND[language] in head for head in heads) == 4, "a new round is no part of the turn before it"


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


def test_hasekura_answers_after_the_confirmation_and_says_why(open_page: Open) -> None:
    """Alone: a hint, a turn, the answer with its reasons, and all of it again as a replay."""
    page = open_page("/")
    page.wait_for_selector("[data-game=satori]:not(:disabled)")
    page.emulate_media(reduced_motion="no-preference")
    new_table(page, 1, "Hana", "satori")
    begin(page)
    reach(page, "[data-option^='place ']")
    page.keyboard.press("h")
    page.wait_for_selector("[data-hint-shown]")
    assert page.locator(".opt.best [data-hint-rank='1']").count() == 1
    assert page.evaluate(ADVISED_IN_SIGHT), "the list is long, and what is advised may stand at its end"
    size = page.viewport_size
    assert size is not None
    page.set_viewport_size({"width": size["width"], "height": size["height"] - 160})
    drawn(page)
    assert page.evaluate(ADVISED_IN_SIGHT), "also where the list gets shorter afterwards"
    page.set_viewport_size(size)
    own_turn(page)
    assert page.locator("[data-telling]").count() == 0, "it does not answer before the turn is confirmed"
    taken_back(page)
    confirm(page)
    page.wait_for_selector("[data-mark]", state="attached")  # where its worshipper went is marked
    told = page.inner_text("[data-recap]")
    assert re.search(r"Hasekura Tsunenaga draws a \w+ worshipper", told), told
    assert re.search(r"another colour came to the|its own colour came to the", told), told

    # the replay leads back to the first position, with the whole board in sight
    page.goto(page.url + "/replay?at=0")
    page.wait_for_selector("[data-ply='0']")
    board = page.locator(".paper svg").first.bounding_box()
    size = page.viewport_size
    assert board is not None
    assert size is not None
    assert board["y"] + board["height"] <= size["height"]
    page.click("[data-jump=replay-turn-forward]")
    page.wait_for_selector(".said:not([data-ply='0'])")


def test_a_shared_screen_hides_the_amulets_of_the_others(open_page: Open) -> None:
    """Handed over before anything is seen; then one's own amulet lies open and the other's on its face."""
    page = open_page("/", width=1920, height=1080)
    table(page, 2, "same_screen")
    faces: list[str] = []
    for _ in range(2):
        page.click("[data-hand-over] button")
        page.locator("[data-hand-over]").wait_for(state="detached")
        amulets = [page.locator(f"[data-place='amulet.{seat}'] > .hit").first for seat in (0, 1)]
        said = [amulet.get_attribute("aria-label") for amulet in amulets]
        hidden = [name for name in said if name == "A secret amulet"]
        assert len(hidden) == 1, said
        faces += [name for name in said if name and name not in hidden]
        for _ in range(60):
            page.wait_for_selector(ASKED)
            if page.locator("[data-hand-over]").count():
                break
            choose(page, -1)
    assert len(set(faces)) == 2, "each saw their own"


@pytest.mark.parametrize(("scheme", "width"), [("light", 1280), ("dark", 360)])
def test_axe_finds_nothing_and_nothing_is_too_wide(open_page: Open, scheme: str, width: int) -> None:
    page = open_page("/", scheme=scheme, width=width)
    keep_the_screen(page)
    table(page, 3, "same_screen")
    play(page, random.Random(5), choices=60)
    page.wait_for_selector(".opt")
    drawn(page)
    assert axe(page) == [], "board"
    assert not too_wide(page)
    if width < 700:
        page.click("#tab-mats")
        page.wait_for_selector("svg.mat")
        assert axe(page) == [], "player areas"
        assert not too_wide(page)


def test_axe_finds_nothing_while_a_place_offers_several_choices(open_page: Open) -> None:
    """The menu beside a place is part of the page's main part, like the place itself."""
    page = open_page("/")
    keep_the_screen(page)
    table(page, 2, "same_screen")
    luck = random.Random(3)
    for _ in range(200):
        if page.locator("[role=menu]").count():
            break
        play(page, luck, choices=1)
    drawn(page)
    assert page.locator("main [role=menu] [role=menuitem]").count() > 1
    assert axe(page) == []
