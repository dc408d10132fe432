"""A reload in the middle of a turn, and a server that goes away and comes back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser import browsing
from tests.browser.playing import begin, moved, new_table, reach, version

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page


def _die_in_hand(page: Page) -> str:
    """Choose until a die is in hand; its words."""
    reach(page, "[data-option^='take ']")
    page.locator("[data-option^='take ']").first.click()
    page.wait_for_selector("[data-option^='place ']")
    return page.locator(".choices h2").inner_text()


def test_reload_and_lost_connection_in_the_middle_of_a_turn(browser: Browser, own_site: browsing.Site) -> None:
    context = browser.new_context(reduced_motion="reduce", locale="en-GB")
    page = context.new_page()
    page.goto(own_site.url)
    new_table(page)
    begin(page)
    asked = _die_in_hand(page)
    options = page.locator(".opt").count()
    at = version(page)

    page.reload()
    page.wait_for_selector(".opt")
    assert page.locator(".choices h2").inner_text() == asked
    assert page.locator(".opt").count() == options
    assert version(page) == at

    own_site.stop()
    page.wait_for_selector(".offline")
    page.locator(".opt:not(.free)").first.click()
    page.wait_for_selector(".choices .error")
    own_site.start()
    page.locator(".offline").wait_for(state="detached", timeout=20_000)
    assert page.locator(".choices h2").inner_text() == asked
    before = str(version(page))
    page.locator(".opt:not(.free)").first.click()
    moved(page, before)
    context.close()
