"""Games that cannot be played on: somebody left, or the rules of the server have changed."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING

from tests.browser import browsing
from tests.browser.playing import choose
from tests.browser.test_access import axe

if TYPE_CHECKING:
    from playwright.sync_api import Page


def test_changed_rules_are_explained_and_the_record_can_be_saved(own_page: Page, own_site: browsing.Site) -> None:
    page = own_page
    choose(page)

    own_site.stop()
    with sqlite3.connect(own_site.folder / "tables.sqlite3") as database:
        database.execute("UPDATE tables SET rules = 'of old'")
    database.close()
    own_site.start()
    page.reload()
    page.wait_for_selector("text=The rules here have changed")
    assert "no longer plays" in page.inner_text("[data-broken-off]")
    assert page.locator("a[download]").count() == 0  # the record holds what is hidden
    assert axe(page) == [], "changed rules"
    page.click("[data-end]")
    assert axe(page) == [], "ending"
    page.click("[data-end-now]")
    with page.expect_download() as saved:
        page.click("a[download]")
    text = saved.value.path().read_text(encoding="utf-8")
    assert text.startswith("tatami record 1\ngame white_castle\nrules of old\n")


def test_a_game_that_everybody_left_says_so(own_page: Page) -> None:
    page = own_page
    page.click("role=button[name='Leave the game']")
    page.click("dialog[open] .btn.danger")
    page.wait_for_selector("text=The game was broken off")
    assert "no result" in page.inner_text("[data-broken-off]")
    assert page.locator("[data-broken-off] a[download]").count() == 1
    assert axe(page) == [], "broken off"
    page.click("[data-broken-off] >> text=Replay")
    page.wait_for_selector("[data-ply='0']")
