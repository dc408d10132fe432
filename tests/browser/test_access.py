"""axe finds nothing on any page, by day and by night, wide and narrow; nothing is wider than a phone."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from tests.browser.browsing import WEB
from tests.browser.conftest import Open
from tests.browser.playing import begin, drawn, new_table, play

if TYPE_CHECKING:
    from playwright.sync_api import Page

PAGES = [
    "/",
    "/lobby",
    "/games",
    "/account",
    "/settings",
    "/how",
    "/rules/white_castle",
    "/nowhere",
    "/table/nonsense",
    "/join/ZZZZZZ",
]


def axe(page: Page) -> list[str]:
    """What axe complains about, one line each."""
    page.evaluate((WEB / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8"))
    found = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{v['id']}: {node['target']} {node['failureSummary'][:160]}"
        for v in found["violations"]
        for node in v["nodes"]
    ]


def too_wide(page: Page) -> bool:
    """Something reaches beyond the window. On a phone `innerWidth` would grow with it: it is asked what was set."""
    size = page.viewport_size
    assert size is not None
    return int(page.evaluate("() => document.documentElement.scrollWidth")) > size["width"]


@pytest.mark.parametrize("phone", [False, True])
def test_what_is_too_wide_would_be_seen(open_page: Open, phone: bool) -> None:
    page = open_page("/", width=360, height=780, has_touch=phone, is_mobile=phone)
    page.wait_for_selector("main h1")
    assert not too_wide(page)
    page.locator("main h1").evaluate("(title) => { title.style.width = '420px'; }")
    assert too_wide(page)


@pytest.mark.parametrize(("scheme", "width"), [("light", 1280), ("dark", 360)])
def test_pages(open_page: Open, scheme: str, width: int) -> None:
    page = open_page("/", scheme=scheme, width=width)
    for path in PAGES:
        page.goto(page.url.split("/", 3)[0] + "//" + page.url.split("/", 3)[2] + path)
        page.wait_for_selector("main h1")
        page.wait_for_selector("[aria-busy=true]", state="detached")
        drawn(page)
        assert axe(page) == [], path
        assert not too_wide(page), path


@pytest.mark.parametrize(("scheme", "width"), [("dark", 1280), ("light", 360)])
def test_table_and_replay(open_page: Open, scheme: str, width: int) -> None:
    page = open_page("/", scheme=scheme, width=width)
    page.click("[data-game=white_castle]")
    assert axe(page) == [], "new table"
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    new_table(page, 4)
    for seat in ("2", "3", "4"):
        page.select_option(f"select[aria-label='Seat {seat}']", "same_screen")
    assert axe(page) == [], "new table for four"
    begin(page)
    page.wait_for_selector(".opt")
    assert axe(page) == [], "draft"
    play(page, random.Random(4), 25)
    drawn(page)
    assert axe(page) == [], "table"
    assert not too_wide(page)
    if width == 360:
        # what to choose is in sight without scrolling, and can be folded away
        page.evaluate("scrollTo(0, 0)")
        now = page.locator(".now")
        box = now.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 901
        page.click(".fold")
        page.wait_for_function("() => document.querySelector('.now').clientHeight < 120")
        page.click(".fold")
        for tab in ("Domains", "Log"):
            page.click(f"role=tab[name={tab}] >> nth=0")
            drawn(page)
            assert axe(page) == [], tab
            assert not too_wide(page), tab
        page.click("role=tab[name=Board]")
    else:
        page.click("role=tab[name=Chat]")
        drawn(page)
        assert axe(page) == [], "chat"


def test_ending_and_waiting_room(open_page: Open) -> None:
    page = open_page("/")
    new_table(page)
    begin(page)
    page.wait_for_selector(".opt")
    play(page, random.Random(8))
    assert axe(page) == [], "score sheet"
    page.keyboard.press("Escape")
    drawn(page)
    assert axe(page) == [], "ended table"
    page.goto(page.url + "/replay?at=5")
    page.wait_for_selector("[data-ply='5']")
    assert axe(page) == [], "replay"
    page.goto(page.url.split("/table/")[0] + "/account")
    page.wait_for_selector("text=Where you are signed in")
    assert axe(page) == [], "account of a guest"
    page.goto(page.url.split("/account")[0])
    new_table(page, 2)
    page.select_option("select[aria-label='Seat 2']", "open")
    begin(page)
    page.wait_for_selector(".code")
    assert axe(page) == [], "waiting room"


def test_the_answers_of_a_long_sheet_stay_in_sight_and_hide_no_focus(open_page: Open) -> None:
    """A new table for four on a low screen: the start is seen at once, and whatever has the focus is not below it."""
    page = open_page("/", width=360, height=640)
    new_table(page, 4)
    start = page.locator("dialog button[type=submit]").bounding_box()
    assert start is not None
    assert start["y"] + start["height"] <= 640
    page.focus("dialog header button")
    seen = []
    for _ in range(40):
        page.keyboard.press("Tab")
        where = page.evaluate(
            """() => {
              const on = document.activeElement, bar = document.querySelector('dialog .answers');
              if (bar.contains(on)) return 'answers';
              return on.getBoundingClientRect().bottom <= bar.getBoundingClientRect().top + 1 ? 'seen' : 'hidden';
            }"""
        )
        seen.append(where)
        if where == "answers":
            break
    assert seen[-1] == "answers"
    assert len(seen) > 6
    assert "hidden" not in seen
