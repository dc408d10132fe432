"""How a test plays: by what it sees on the page."""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING

from tests.waiting import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

# One choice, by what is seen: something that glows on the board or on a player board, or a button of the list; what
# may be done at any time is left alone. One call, one thing done, or "waiting" while a choice is on its way. "dark"
# says that a question glowed nowhere.
STEP = """(luck) => {
  if (document.querySelector('dialog[open] .score')) return 'over';
  if (document.querySelector('.opt[aria-disabled=true], [data-confirm]:disabled')) return 'waiting';
  const confirm = document.querySelector('[data-confirm]');
  if (confirm) { confirm.click(); return 'confirmed'; }
  const menu = [...document.querySelectorAll('[role=menuitem]')];
  if (menu.length) { menu[Math.floor(luck * menu.length)].click(); return 'chose'; }
  const options = [...document.querySelectorAll('.opt:not(.free)')];
  if (!options.length) return 'waiting';
  const glowing = [...document.querySelectorAll('.play .spot:not(.quiet) > [data-spot=can]')];
  const dark = !glowing.length && !document.querySelector('.narrow');
  if (dark) return 'dark ' + options.map((o) => o.dataset.option).join(', ');
  const glow = glowing.length && luck < 0.6;
  const all = glow ? glowing : options;
  const pick = all[Math.floor(((luck * 7.31) % 1) * all.length)];
  if (glow) pick.dispatchEvent(new MouseEvent('click', { bubbles: true })); else pick.click();
  return 'chose';
}"""

AT_ONCE = 60
"""So many looks at a page before the test sees whether the table goes on."""
# Many of these, one after another, inside the page: asking it once for each would cost more than the playing. Luck is
# used up by what is done and not by waiting: a slow machine plays the same game.
STEPS = f"""async ([lucks, most]) => {{
  const step = {STEP};
  let done = 0;
  for (let looks = 0; looks < {AT_ONCE} && done < most; looks++) {{
    const what = step(lucks[done]);
    if (what === 'over' || what.startsWith('dark')) return [what, done];
    done += what !== 'waiting';
    await new Promise((go) => setTimeout(go, 8));
  }}
  return ['on', done];
}}"""
ASKED = ".opt:not([aria-disabled=true]), [data-confirm]:not(:disabled)"
"""The reader is asked, and nothing they chose before is still on its way: the page stands still until they act."""
MOVED = "v => document.querySelector('main').dataset.version !== v"
SETTLED = f"{ASKED}, [role=menuitem], dialog[open] .score"

DRAWN = """() => document.fonts.ready.then(
  () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))"""


def new_table(page: Page, seats: int = 1, name: str = "Akira", game: str = "white_castle") -> None:
    """From the start page to a table, by mouse."""
    page.click(f"[data-game={game}]")
    page.wait_for_selector("dialog[open] input[name=count]")
    if page.locator("input[autocomplete=nickname]").count():
        page.fill("input[autocomplete=nickname]", name)
    page.check(f"input[name=count][value='{seats}']")


def keep_the_screen(page: Page) -> None:
    """Several people share this screen and do not mind: nothing is laid over the table between their turns."""
    page.evaluate("() => localStorage.setItem('tatami.settings', JSON.stringify({ handOver: false }))")
    page.reload()


def begin(page: Page) -> None:
    page.click("dialog button[type=submit]")


def version(page: Page) -> int:
    return int(page.get_attribute("main[data-version]", "data-version") or 0)


def reach(page: Page, selector: str) -> None:
    """Take the first option, again and again, until this is on the page."""
    for _ in range(60):
        page.wait_for_selector(ASKED)
        if page.locator(selector).count():
            return
        choose(page)
    raise AssertionError(f"never saw {selector}")


def choose(page: Page, number: int = 0) -> None:
    """Where the reader is asked: confirm the turn, or take this option, and wait until the table has gone on."""
    before = page.get_attribute("main[data-version]", "data-version")
    page.locator("[data-confirm], .opt:not(.free)").nth(number).click()
    moved(page, before)


def moved(page: Page, before: str | None) -> None:
    """Wait until the table has gone on from a version."""
    page.wait_for_function(MOVED, arg=before)


def wait_until(so: Callable[[], bool], what: str, page: Page) -> None:
    """Until it is so; what the page tells the test meanwhile is heard."""
    deadline = time.monotonic() + PATIENCE
    while not so():
        assert time.monotonic() < deadline, f"waited in vain: {what}"
        page.wait_for_timeout(10)


class Patience:
    """Waits as long as a table goes on, however slowly the machine lets it; a table that stands still is given up."""

    def __init__(self, page: Page, seconds: float = 300.0) -> None:
        self._page = page
        self._seconds = seconds
        self._version: str | None = None
        self._since = time.monotonic()

    def check(self) -> None:
        """Fail if nothing has happened at the table for very long."""
        now = self._page.get_attribute("main", "data-version")
        if now != self._version:
            self._version, self._since = now, time.monotonic()
        assert time.monotonic() - self._since < self._seconds, f"nothing happens: {self._page.inner_text('.choices')}"


def drawn(page: Page) -> None:
    """Wait until the page has its fonts and has drawn itself."""
    page.evaluate(DRAWN)


def play(page: Page, luck: random.Random, choices: int = 10_000) -> int:
    """Play this page's seats to the end, or that many choices and until the last of them has been answered.

    How many it took. Every question must glow somewhere.
    """
    patience = Patience(page)
    lucks: list[float] = []
    done = 0
    while done < choices:
        lucks += [luck.random() for _ in range(AT_ONCE - len(lucks))]
        what, more = page.evaluate(STEPS, [lucks, choices - done])
        assert not what.startswith("dark"), what
        del lucks[:more]
        done += more
        if what == "over":
            break
        patience.check()
    page.wait_for_selector(SETTLED, state="attached")
    return done


def sheet_of(page: Page) -> tuple[list[int], list[list[int]]]:
    """The score sheet that lies open: the totals, and the points of every row, by player."""
    sheet = page.locator("dialog[open] .score")
    assert "-" not in "".join(sheet.locator("td").all_inner_texts()), "points lost stand behind a minus, no hyphen"

    def numbers(of: Locator) -> list[int]:
        return [int(cell.replace("−", "-")) for cell in of.locator("td").all_inner_texts() if cell]

    return numbers(sheet.locator(".total")), [numbers(row) for row in sheet.locator("tbody tr").all()]
