"""A reload in the middle of a turn, and a server that goes away and comes back."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING

from tests.browser import browsing
from tests.browser.playing import ASKED, MOVED, choose, reach, version
from tests.browser.test_access import axe

if TYPE_CHECKING:
    from playwright.sync_api import Page


def _die_in_hand(page: Page) -> str:
    """Choose until a die is in hand; its words."""
    reach(page, "[data-option^='take ']")
    page.locator("[data-option^='take ']").first.click()
    page.wait_for_selector("[data-option^='place ']")
    return page.locator(".choices h2").inner_text()


def test_reload_and_lost_connection_in_the_middle_of_a_turn(own_page: Page, own_site: browsing.Site) -> None:
    page = own_page
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
    page.wait_for_selector("text=There is no connection to the server")
    own_site.start()
    page.locator(".offline").wait_for(state="detached")
    assert page.locator(".choices h2").inner_text() == asked
    choose(page)


def test_a_choice_that_was_given_up_is_never_played_behind_ones_back(own_page: Page, own_site: browsing.Site) -> None:
    """The server hangs with the connection open, gets the choice only later, and refuses it then."""
    page = own_page
    asked = _die_in_hand(page)
    at = version(page)
    # from here on the page is as impatient as anybody's
    own_site.stop()
    page.wait_for_selector(".offline")
    own_site.patience = 3.0
    own_site.start()
    page.locator(".offline").wait_for(state="detached")
    page.wait_for_selector(ASKED)
    page.evaluate(NOTICED)
    own_site.hang()
    page.locator(".opt:not(.free)").first.click()
    page.wait_for_selector(".offline")
    assert page.evaluate("window.noticed - window.clicked - window.stalled") <= 3000
    page.wait_for_selector("text=The connection broke before the table answered")
    own_site.go_on()
    page.locator(".offline").wait_for(state="detached")
    assert version(page) == at
    assert page.locator(".choices h2").inner_text() == asked
    for _ in range(10):  # on a machine that is slower than the page's patience a choice may be given up once more
        page.wait_for_selector(ASKED)
        page.locator(".opt:not(.free)").first.click()
        page.wait_for_function(f"v => ({MOVED})(v) || document.querySelector('.choices .error')", arg=str(at))
        if version(page) != at:
            return
        page.locator(".offline").wait_for(state="detached")
    raise AssertionError("no choice is taken any more")


# When the page said that the connection is lost, by its own clock: the test itself may be slow to look. Where the
# machine let the page's timers come late, that is not the page's fault.
NOTICED = """() => {
  window.stalled = 0;
  document.addEventListener('click', () => (window.clicked = performance.now()), { once: true, capture: true });
  new MutationObserver(() => {
    if (document.querySelector('.offline')) window.noticed ??= performance.now();
  }).observe(document.body, { childList: true, subtree: true });
  let last = performance.now();
  setInterval(() => {
    const late = performance.now() - last - 20;
    if (late > 50 && window.clicked && !window.noticed) window.stalled += late;
    last = performance.now();
  }, 20);
}"""


def test_a_network_that_is_cut_is_said_at_once(own_page: Page) -> None:
    page = own_page
    at = version(page)
    page.context.set_offline(True)
    page.wait_for_selector(".offline")
    page.locator(".opt:not(.free)").first.click()
    page.wait_for_selector("text=There is no connection to the server")
    assert axe(page) == [], "no connection"
    page.context.set_offline(False)
    page.locator(".offline").wait_for(state="detached")
    assert version(page) == at
    choose(page)


def test_pages_say_what_is_wrong(own_page: Page, own_site: browsing.Site) -> None:
    """A table under older rules, a code nobody has, a lobby without a server: each says so, none waits for ever."""
    page = own_page
    table = page.url
    own_site.stop()
    database = sqlite3.connect(own_site.folder / "tables.sqlite3")
    database.execute("update tables set rules = 'older'")
    database.commit()
    database.close()
    own_site.start()
    for address in (table, f"{table}/replay"):
        page.goto(address)
        page.wait_for_selector("h1:has-text('The rules here have changed')")
    page.goto(f"{own_site.url}/join/ZZZZZZ")
    page.wait_for_selector("h1:has-text('No table has this code')")

    own_site.stop()
    page.click("header >> text=Lobby")
    page.wait_for_selector("main .error")
    assert "No open table" not in page.inner_text("main")
    own_site.start()
    page.wait_for_selector("main .empty:has-text('No open table')")  # by itself, as soon as the socket is back
    assert page.locator("main .error").count() == 0


def test_a_lobby_that_failed_is_asked_for_again(own_page: Page, own_site: browsing.Site) -> None:
    """Without a socket nothing heals by itself: the button asks again, as often as it is pressed."""
    page = own_page
    page.route_web_socket("**/*", lambda socket: socket.close())
    page.route("**/api/lobby*", lambda route: route.abort())
    page.goto(f"{own_site.url}/lobby")
    page.wait_for_selector("main .error")
    with page.expect_request("**/api/lobby*"):
        page.click("main .error button")
    page.wait_for_selector("main .error")
    assert "No open table" not in page.inner_text("main")
    page.unroute("**/api/lobby*")
    page.click("main .error button")
    page.wait_for_selector("main .empty:has-text('No open table')")
    assert page.locator("main .error").count() == 0
