"""Nothing moves by itself: no layout shift while choosing, and no work for the processor while a table waits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tatami.shelf import GAMES
from tests.browser import browsing
from tests.browser.conftest import PATIENCE, Open
from tests.browser.playing import ASKED, begin, choose, drawn, new_table

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

SECONDS = 30
WINDOWS = 3
"""So often it is measured at most: what a busy machine has put off may fall into the first of them."""
MOST_OF_A_CORE = 0.03
"""For one table."""
TAKE_OVER = "[data-hand-over] button"

# every shift of the layout from now on, with what moved; those right after a click count too. Lines of the log that go
# up because new ones come below do not.
WATCH = """() => { window.shifts = [];
  const log = (node) => (node instanceof Element ? node : node?.parentElement)?.closest('.told');
  const place = (b) => [b.x, b.y, b.width, b.height].map(Math.round);
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) {
    const moved = entry.sources.filter((source) => !log(source.node));
    if (moved.length > 0 || entry.sources.length === 0) shifts.push(moved.map(({ node, previousRect, currentRect }) =>
      `${node?.outerHTML?.slice(0, 80) ?? node?.textContent}: ${place(previousRect)} > ${place(currentRect)}`).join());
  } }).observe({ type: 'layout-shift' }); }"""
# where to point at the first options
MIDDLES = """() => [...document.querySelectorAll('.opt')].slice(0, 4).map((option) => {
  const { x, y, width, height } = option.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
})"""


def shared_table(page: Page, game: str) -> None:
    page.wait_for_selector(f"[data-game={game}]:not(:disabled)")
    new_table(page, 2, game=game)
    page.select_option("select[aria-label='Seat 2']", "same_screen")
    begin(page)
    page.wait_for_selector(".opt")


@pytest.mark.parametrize("game", GAMES)
def test_nothing_shifts_while_choosing(open_page: Open, game: str) -> None:
    """Until both seats have confirmed a turn: hovering every option, choosing the first, confirming."""
    page = open_page("/", width=1366, height=768)
    shared_table(page, game)
    drawn(page)
    page.evaluate(WATCH)
    confirmed = choices = 0
    for _ in range(200):
        if confirmed == 3:
            break
        page.wait_for_selector(ASKED)
        if page.locator(TAKE_OVER).count():
            page.click(TAKE_OVER)  # hands are hidden: the next person sits down
            page.wait_for_selector(ASKED)
        if page.locator("[data-confirm]").count():
            confirmed += 1
        else:
            for x, y in page.evaluate(MIDDLES):
                page.mouse.move(x, y)
                drawn(page)
            choices += 1
        choose(page)
        drawn(page)
    assert confirmed == 3
    assert choices >= 3
    assert page.evaluate("() => shifts") == []


def test_a_shift_would_be_seen(open_page: Open) -> None:
    """The watch itself: something that is pushed down is told."""
    page = open_page("/", width=1366, height=768)
    shared_table(page, "white_castle")
    page.evaluate(WATCH)
    page.evaluate("() => { document.querySelector('.question').style.paddingTop = '60px'; }")
    page.wait_for_function("() => shifts.length > 0")


def test_idle_tables_use_no_processor(browser: Browser, site: browsing.Site) -> None:
    """A table of each game, with motion, a question and nobody at the mouse: processor time of the whole browser."""
    pages: list[Page] = []
    for game in GAMES:
        context = browser.new_context(
            viewport={"width": 1366, "height": 768}, locale="en-GB", reduced_motion="no-preference"
        )
        page = context.new_page()
        pages.append(page)
        page.set_default_timeout(PATIENCE)
        page.goto(site.url)
        shared_table(page, game)
        page.mouse.move(2, 2)
        assert page.locator(".play [data-spot=can]").count() > 0
        page.wait_for_function("() => document.getAnimations().every((a) => a.playState === 'finished')")
        assert page.evaluate("() => document.visibilityState") == "visible", "what nobody sees is not drawn"
    session = browser.new_browser_cdp_session()

    def used() -> dict[str, float]:
        """Seconds of processor time by process: pages, and what they share."""
        processes: list[dict[str, Any]] = session.send("SystemInfo.getProcessInfo")["processInfo"]
        return {f"{process['type']} {process['id']}": process["cpuTime"] for process in processes}

    def calm(shares: dict[str, float]) -> bool:
        """No process works, and all of them together no more than so many tables may."""
        return max(shares.values()) < MOST_OF_A_CORE and sum(shares.values()) < MOST_OF_A_CORE * len(GAMES)

    measured: list[dict[str, float]] = []
    while len(measured) < WINDOWS and not any(map(calm, measured)):
        before = used()
        pages[-1].wait_for_timeout(SECONDS * 1000)
        measured.append({process: (time - before.get(process, 0)) / SECONDS for process, time in used().items()})
    assert any(map(calm, measured)), measured
    for page in pages:
        page.context.close()
