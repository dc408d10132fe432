"""The page says what computer players think with, and says it anew when they change over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.conftest import Open
from tests.browser.playing import new_table

if TYPE_CHECKING:
    from playwright.sync_api import Route


def test_the_line_changes_when_bots_change_over(open_page: Open) -> None:
    """The server's own words, but for the engine: there is no compiler in this test."""
    engine = {"kind": "pure", "building": True}

    def tell(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "engine": engine})

    page = open_page("/")
    assert page.inner_text("footer [data-engine]") == "Computer players think with the plain engine."
    page.route("**/api/games", tell)
    page.reload()
    page.wait_for_selector("footer [data-engine=pure]")
    words = page.inner_text("footer [data-engine]")
    assert words == "Computer players think with the plain engine; the faster one is being built."
    engine.update(kind="compiled", building=False)
    page.wait_for_selector("footer [data-engine=compiled]")
    assert page.inner_text("footer [data-engine]") == "Computer players think with the compiled engine."
    new_table(page)
    assert page.locator("dialog [data-engine]").count() == 0  # nobody but us sits there yet
    page.locator("dialog .pick label").nth(1).click()
    page.wait_for_selector("dialog [data-engine=compiled]")
