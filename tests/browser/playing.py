"""How a test plays: by what it sees on the page."""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

# Choose on the board when something glows there, otherwise in the list; confirm when asked. One call, one thing done.
STEP = """(luck) => {
  if (document.querySelector('dialog[open] .score')) return 'over';
  const confirm = document.querySelector('[data-confirm]:not(:disabled)');
  if (confirm) { confirm.click(); return 'confirmed'; }
  const menu = [...document.querySelectorAll('[role=menuitem]')];
  if (menu.length) { menu[Math.floor(luck * menu.length)].click(); return 'chose'; }
  const options = [...document.querySelectorAll('.opt:not(:disabled):not(.free)')];
  if (!options.length) return 'waiting';
  const glowing = [...document.querySelectorAll('.boardbox [data-spot=can]')];
  const on_board = glowing.length && luck < 0.5;
  const all = on_board ? glowing : options;
  const pick = all[Math.floor(((luck * 7.31) % 1) * all.length)];
  if (on_board) pick.dispatchEvent(new MouseEvent('click', { bubbles: true })); else pick.click();
  return 'chose';
}"""


def new_table(page: Page, seats: int = 1, name: str = "Akira", game: str = "white_castle") -> None:
    """From the start page to a table, by mouse."""
    page.click(f"[data-game={game}]")
    if page.locator("input[autocomplete=nickname]").count():
        page.fill("input[autocomplete=nickname]", name)
    page.check(f"input[name=count][value='{seats}']")


def begin(page: Page) -> None:
    page.click("dialog button[type=submit]")


def version(page: Page) -> int:
    return int(page.get_attribute("main[data-version]", "data-version") or 0)


def reach(page: Page, selector: str) -> None:
    """Take the first option, again and again, until this is on the page."""
    for _ in range(60):
        page.wait_for_selector(".opt:not(:disabled), [data-confirm]:not(:disabled)")
        if page.locator(selector).count():
            return
        before = page.get_attribute("main[data-version]", "data-version")
        confirm = page.locator("[data-confirm]")
        (confirm if confirm.count() else page.locator(".opt:not(.free)")).first.click()
        moved(page, before)
    raise AssertionError(f"never saw {selector}")


def moved(page: Page, before: str | None) -> None:
    """Wait until the table has gone on from a version."""
    page.wait_for_function("v => document.querySelector('main').dataset.version !== v", arg=before)


def play(page: Page, luck: random.Random, until: float = 120.0) -> int:
    """Play this page's seat to the end; how many choices that took."""
    start = time.monotonic()
    done = 0
    while time.monotonic() - start < until:
        what = page.evaluate(STEP, luck.random())
        if what == "over":
            return done
        if what == "waiting":
            page.wait_for_timeout(15)
        else:
            done += 1
            page.wait_for_timeout(8)
    raise AssertionError(f"no end after {done} choices: {page.inner_text('.choices')}")


def play_some(page: Page, luck: random.Random, choices: int) -> None:
    """Some choices only."""
    done = 0
    start = time.monotonic()
    while done < choices and time.monotonic() - start < 60:
        what = page.evaluate(STEP, luck.random())
        if what == "over":
            return
        done += what != "waiting"
        page.wait_for_timeout(20)
