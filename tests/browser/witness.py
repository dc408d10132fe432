"""What the pages showed when a test failed: the output of a run elsewhere must be enough to understand it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from tests.browser import browsing

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

LONGEST = 1500
"""Characters of a page's words."""
PATIENCE = 10_000
"""Milliseconds for a page that may be the reason why the test failed."""
SHOWN = """() => {
  const words = (selector) => [...document.querySelectorAll(selector)].map((node) => node.innerText.trim()).join(' / ');
  const focus = document.activeElement;
  const asked = document.querySelector('.choices') ? 'choices' : 'main';
  return [
    ['version', document.querySelector('main')?.dataset.version ?? 'none'],
    ['focus', focus && focus !== document.body ? focus.outerHTML.slice(0, 120) : 'nowhere'],
    ['dialog', words('dialog[open] h2')],
    ['told over the board', words('[data-telling], [data-looking]')],
    ['trouble', words('.offline, .error')],
    [asked, words(asked === 'main' ? asked : `.${asked}`)],
  ].filter(([, said]) => said).map(([name, said]) => `  ${name}: ${said}`).join('\\n');
}"""


def shown(page: Page) -> str:
    """One page: its address, what is asked or else all its words, and what lies above."""
    from playwright.sync_api import Error

    try:
        words = str(page.locator("body").evaluate(SHOWN, timeout=PATIENCE))
    except Error as error:
        words = f"  it does not answer: {error}"
    return f"{page.url}\n{words[:LONGEST]}"


def testimony(browsers: Iterable[Browser], sites: Iterable[browsing.Site]) -> str:
    """All that can be seen from outside: every open page, the end of every server's log, and how to deal the same."""
    pages = [page for browser in browsers for context in browser.contexts for page in context.pages]
    parts = [f"TATAMI_DEALS={browsing.DEALS} deals the same games again"]
    parts += [shown(page) for page in pages]
    parts += [f"the server's log ends:\n{running.logged()}" for running in sites]
    return "\n\n".join(parts)
