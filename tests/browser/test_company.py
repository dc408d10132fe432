"""A person against two computer players, with a hint asked for and followed."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING

from tests.browser import browsing
from tests.browser.conftest import Open
from tests.browser.playing import ASKED, begin, drawn, moved, new_table, play, reach, wait_until
from tests.browser.test_access import axe

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route


def asked(page: Page) -> None:
    """Wait for the hint that was asked for."""
    page.wait_for_selector("[data-hint-shown]")


def test_a_whole_game_against_two_easy_bots_with_a_hint(open_page: Open) -> None:
    page = open_page("/")
    new_table(page, 3)
    assert "has a plan for this turn" in page.inner_text("dialog[open]").lower()
    for seat in ("2", "3"):
        page.select_option(f"select[aria-label='Seat {seat}']", "bot:easy")
    assert (
        page.locator("dialog[open] .is").all_inner_texts()
        == ["Plays for the pleasure of it and lets many a chance go by."] * 2
    )
    begin(page)

    # by mouse: the hint marks one choice, says why, and is gone after the move
    page.wait_for_selector("[data-hint]")
    assert page.locator(".player .level").all_inner_texts() == ["easy", "easy"]
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/hint", hold)
    page.click("[data-hint]")
    assert "Thinking" in page.inner_text("[data-hint]")
    wait_until(lambda: bool(held), "the hint is asked for", page)
    held[0].continue_()
    page.unroute("**/hint")
    asked(page)
    best = page.locator(".opt.best")
    assert best.count() == 1
    assert best.locator(".what").inner_text() in page.inner_text("[data-hint-shown] p >> nth=0")
    badges = page.locator(".opt [data-hint-rank]")
    ranks = [int(badge.get_attribute("data-hint-rank") or 0) for badge in badges.all()]
    assert sorted(ranks) == [rank + 1 for rank in range(len(ranks))], "every option has a rank of its own"
    assert best.locator("[data-hint-rank='1']").count() == 1
    assert "±" in best.inner_text()
    assert "to win" in page.inner_text("[data-hint-shown] p >> nth=0")
    page.wait_for_function("() => document.querySelector('[aria-live]').innerText.includes('to win')")
    assert axe(page) == [], "hint"
    before = page.get_attribute("main[data-version]", "data-version")
    best.click()
    moved(page, before)
    assert page.locator("[data-hint-shown]").count() == 0

    # by keyboard, at a decision on the board: the named place is lit there too
    reach(page, "[data-option^='take ']")
    page.keyboard.press("h")
    asked(page)
    page.mouse.move(2, 2)
    page.wait_for_function("() => document.querySelectorAll('.boardbox .spot.lit').length === 1")
    page.keyboard.press("Shift+Slash")
    page.wait_for_selector("dialog[open] >> text=hint for your decision")
    page.keyboard.press("Escape")

    # leaving would hand the seat to a bot of one's choice
    page.click("role=button[name='Leave the game']")
    page.select_option("dialog[open] [data-bot]", "hard")
    assert "Wastes nothing" in page.inner_text("dialog[open]")
    assert axe(page) == [], "leaving"
    page.keyboard.press("Escape")

    play(page, random.Random(3))
    heads = page.locator("dialog[open] thead").inner_text()
    assert heads.count("easy") == 2
    assert "Hana 2" in heads

    # among one's games it stands with result, points and opponents
    table = page.url
    page.goto(table.split("/table/")[0] + "/games")
    row = page.locator("main li", has_text="The White Castle").first
    row.wait_for()
    assert re.search(r"won|place \d of 3|shared victory", row.inner_text()), row.inner_text()
    assert re.search(r"\d+ points?", row.inner_text()), row.inner_text()
    assert "easy" in row.inner_text()
    page.goto(table)
    page.wait_for_selector("dialog[open] .score")

    # from the replay: play on from the beginning, with a stronger opponent at one seat
    page.click("dialog[open] >> a:has-text('Replay')")
    page.click("text=Play from here")
    page.wait_for_selector("dialog[open] select")
    seats = page.locator("dialog[open] select")
    assert sorted(seat.input_value() for seat in seats.all()) == ["bot:easy", "bot:easy", "me"]
    assert axe(page) == [], "play from here"
    page.select_option("select[aria-label='Instead of Hana 2']", "bot:hard")
    page.click("[data-fork]")
    page.wait_for_selector("main[data-version]")
    assert sorted(page.locator(".player .level").all_inner_texts()) == ["easy", "hard"]


def test_a_rated_table_says_that_there_is_no_help(open_page: Open, site: browsing.Site) -> None:
    page = open_page("/")
    new_table(page, 2)
    second = page.locator("select[aria-label='Seat 2']")
    assert second.locator("option[value=bot]").count() == 1
    page.uncheck("[data-help]")
    assert second.locator("option[value^=bot]").count() == 0
    assert second.input_value() == "open"
    page.check("[data-rated]")
    assert page.locator("[data-help]").is_disabled()
    assert "ends without a result" in page.inner_text("dialog[open]")
    assert axe(page) == [], "new rated table"
    assert second.locator("option[value=same_screen]").count() == 0
    page.check("input[name=count][value='1']")
    assert page.locator("[data-rated]").count() == 0, "nobody is rated alone"
    page.check("input[name=count][value='2']")
    begin(page)

    # they talk while they wait, and the talk tells its time
    page.wait_for_selector("[data-code]")
    friend = open_page(page.url.removeprefix(site.url))
    friend.fill("input[autocomplete=nickname]", "Botan")
    page.fill("form input[maxlength='500']", "Coming?")
    page.click("text=Send")
    friend.wait_for_selector("text=Coming?")
    assert ":" in friend.inner_text("[role=log] time")
    assert axe(page) == [], "waiting room"
    friend.click("[data-sit]")
    for seated in (page, friend):
        seated.wait_for_selector(".choices")
    page.wait_for_selector(".choices .rule, .choices .waiting")
    if page.locator(".choices .waiting").count():
        page, friend = friend, page
    page.wait_for_selector(ASKED)
    assert page.locator("[data-hint]").count() == 0
    assert "No hints: this game is rated." in page.inner_text(".choices")
    assert page.inner_text(".bar [data-rated]") == "rated"
    page.keyboard.press("h")
    drawn(page)
    assert page.locator("[data-hint-shown], .error").count() == 0
    page.click("role=button[name='Leave the game']")
    assert page.locator("dialog[open] [data-bot]").count() == 0
    assert axe(page) == [], "leaving a rated game"
