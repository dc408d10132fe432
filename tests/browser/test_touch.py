"""Fingers: two bring the board nearer, one moves it, a resting one asks and does not choose."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import pytest

from tatami.shelf import GAMES
from tests.browser.conftest import Open
from tests.browser.playing import begin, drawn, keep_the_screen, new_table, reach, version

if TYPE_CHECKING:
    from playwright.sync_api import Page

Point = tuple[float, float]


class Fingers:
    """Touches as the browser's own input layer gets them."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._session = page.context.new_cdp_session(page)
        self._now = time.time()

    def _send(self, kind: str, points: list[Point]) -> None:
        """Each 10 ms after the last one by the stamps they bear, however long the machine takes to hand them over."""
        touches: list[dict[str, Any]] = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
        self._now += 0.01
        sent = {"type": kind, "touchPoints": touches, "timestamp": self._now}
        self._session.send("Input.dispatchTouchEvent", sent)

    def rest(self) -> None:
        """So long that what comes next has nothing to do with what was before."""
        self._now += 1

    def down(self, *points: Point) -> None:
        self._send("touchStart", list(points))

    def move(self, *points: Point) -> None:
        self._send("touchMove", list(points))

    def up(self) -> None:
        self._send("touchEnd", [])

    def tap(self, at: Point) -> None:
        self.down(at)
        self.up()

    def drag(self, start: Point, end: Point, steps: int = 6) -> None:
        self.down(start)
        for i in range(1, steps + 1):
            self.move(tuple(a + (b - a) * i / steps for a, b in zip(start, end, strict=True)))  # type: ignore[arg-type]
        self.up()

    def pinch(self, middle: Point, near: float, far: float, steps: int = 6) -> None:
        x, y = middle
        self.down((x - near, y), (x + near, y))
        for i in range(1, steps + 1):
            gap = near + (far - near) * i / steps
            self.move((x - gap, y), (x + gap, y))
        self.up()


def phone(open_page: Open, game: str) -> Page:
    """A table on a phone, at a question with something glowing on the board."""
    page = open_page("/", width=390, height=844, has_touch=True, is_mobile=True)
    keep_the_screen(page)
    page.wait_for_selector(f"[data-game={game}]:not(:disabled)")
    new_table(page, 2, game=game)
    page.select_option("select[aria-label='Seat 2']", "same_screen")
    begin(page)
    reach(page, CHOICE)
    page.click(".fold")  # the choices make room for the board
    page.evaluate("() => scrollTo(0, 0)")
    return page


MATRIX = """() => { const m = new DOMMatrix(getComputedStyle(document.querySelector('.pan .inner')).transform);
  return [m.a, m.e, m.f]; }"""


def where(page: Page) -> tuple[float, float, float]:
    """How near the board is, and where its corner lies, once the browser has worked off all touches."""
    last: list[float] = []
    for _ in range(40):
        drawn(page)
        now: list[float] = page.evaluate(MATRIX)
        if now == last:
            break
        last = now
    return last[0], last[1], last[2]


def middle(page: Page, selector: str) -> Point:
    """Where a finger meets it, once it lies in the middle of the screen: at its edges bars lie above the page."""
    page.locator(selector).first.evaluate("e => e.scrollIntoView({ block: 'center', behavior: 'instant' })")
    drawn(page)  # whoever scrolls hides what is told
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


PACE = """() => { window.paces = {};
  for (const kind of ['pointerdown', 'pointermove'])
    addEventListener(kind, () => { paces[kind] = performance.now(); }, { capture: true }); }"""
"""From now on: when a finger last came down, and when it last moved."""
CHOICE = ".pan [data-spot=can]"
"""Something on the board that can be chosen."""
CHOSEN = """v => Number(document.querySelector('main').dataset.version) !== v
  || document.querySelector('[role=menuitem]') !== null"""
"""Whether the table has gone on from a version, or asks which of several choices is meant."""
HEARD = f"""async (v) => {{
  for (let frames = 0; frames < 90 && !({CHOSEN})(v); frames++) await new Promise(requestAnimationFrame); }}"""
"""Give a tap some frames to be heard."""
TELLING = """() => { for (const e of document.querySelectorAll('.pan [data-spot=look]')) {
  e.scrollIntoView({ block: 'center', behavior: 'instant' });
  const b = e.getBoundingClientRect();
  const at = [b.x + b.width / 2, b.y + b.height / 2];
  if (document.elementFromPoint(...at) === e) return at;
} }"""
"""Where the first thing on the board lies that only tells, with nothing above it."""


@pytest.mark.parametrize("game", GAMES)
def test_pinch_drag_and_double_tap(open_page: Open, game: str) -> None:
    page = phone(open_page, game)
    fingers = Fingers(page)
    before = version(page)
    assert where(page) == (1, 0, 0)

    fingers.pinch((195, 350), 40, 110)
    scale, x, y = where(page)
    assert 2 < scale < 3.5
    assert x < 0

    fingers.drag((195, 350), (150, 300))
    after = where(page)
    assert after[0] == scale
    assert after[1] == pytest.approx(x - 45, abs=12)
    assert after[2] == pytest.approx(y - 50, abs=12)

    # past the board's end the page goes on: nothing is out of reach
    for _ in range(12):
        fingers.drag((195, 560), (195, 160))
    page.wait_for_function("() => scrollY > 100")

    fingers.pinch((195, 350), 150, 30)
    assert where(page)[0] == 1
    page.evaluate("() => scrollTo(0, 0)")
    x, y = page.evaluate(TELLING)
    spot = (x, y)
    for wanted in (2.2, 1):
        fingers.tap(spot)
        fingers.tap(spot)
        page.wait_for_function(
            "w => Math.abs(document.querySelector('.pan .inner').getBoundingClientRect().width"
            " / document.querySelector('.pan').clientWidth - w) < 0.01",
            arg=wanted,
        )
        fingers.rest()
    assert version(page) == before, "no gesture is a choice"


@pytest.mark.parametrize("game", GAMES)
def test_a_long_press_asks_and_does_not_choose(open_page: Open, game: str) -> None:
    page = phone(open_page, game)
    fingers = Fingers(page)
    before = version(page)
    at = middle(page, CHOICE)

    fingers.down(at)
    page.wait_for_selector(".tip")
    fingers.up()
    page.wait_for_timeout(500)
    assert page.locator(".tip").count() == 1, "it stays when the finger leaves"
    assert version(page) == before
    assert page.locator("[role=menuitem]").count() == 0

    fingers.tap((380, 400))
    page.wait_for_selector(".tip", state="detached")
    assert version(page) == before

    # a finger that wanders is scrolling; if the machine was so slow that it rested first, it tries again
    page.evaluate(PACE)
    for _ in range(20):
        fingers.down(at)
        fingers.move((at[0], at[1] - 40))
        page.wait_for_timeout(600)
        fingers.up()
        if page.evaluate("() => paces.pointermove - paces.pointerdown") < 400:
            break
        fingers.rest()
        fingers.tap((380, 400))
        page.wait_for_selector(".tip", state="detached")
    assert page.locator(".tip").count() == 0

    # a tap chooses; where the machine is slow, the page may still scroll under the finger, which then misses or asks,
    # and on a board whose regions open the first tap may open one
    for _ in range(20):
        page.wait_for_function(f"v => ({CHOSEN})(v) || document.querySelector('{CHOICE}')", arg=before)
        if page.evaluate(CHOSEN, before):
            break
        fingers.rest()
        fingers.tap(middle(page, CHOICE))
        page.evaluate(HEARD, before)
        if page.locator(".tip").count():
            fingers.tap((380, 400))
            page.wait_for_selector(".tip", state="detached")
    page.wait_for_function(CHOSEN, arg=before)
