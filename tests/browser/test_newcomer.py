"""Somebody who has never been here starts a solo game and plays it to the end, then looks back at it."""

from __future__ import annotations

import random
import re

from tests.browser.conftest import Open
from tests.browser.playing import ASKED, begin, moved, new_table, play, reach, sheet_of

# where a mouse meets something that glows
GLOWING = """() => [...document.querySelectorAll('.boardbox [data-spot=can]')].map((spot) => {
  const { x, y, width, height } = spot.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}).filter((at) => document.elementFromPoint(...at)?.matches('[data-spot=can]'))"""


def test_newcomer_plays_a_solo_game_to_the_end(open_page: Open) -> None:
    page = open_page("/")
    page.wait_for_selector("[data-game=white_castle]:not(:disabled)")
    assert page.locator("[data-game]").count() == 4
    # a box that cannot be played yet says so
    assert page.locator("[data-game]:disabled").count() == page.locator(".ribbon").count()
    assert "unofficial" in page.inner_text("footer")
    new_table(page)
    begin(page)
    page.wait_for_selector("main[data-version]")
    luck = random.Random(11)

    # the first choices by hand: a glowing thing on the board, then the list
    for _ in range(6):
        page.wait_for_selector(ASKED)
        before = page.get_attribute("main[data-version]", "data-version")
        glowing = page.evaluate(GLOWING)
        if page.locator("[data-confirm]").count():
            page.click("[data-confirm]")
        elif glowing:
            x, y = luck.choice(glowing)
            page.mouse.click(x, y)
            if page.locator("[role=menuitem]").count():
                page.locator("[role=menuitem]").first.click()
        else:
            page.locator(".opt:not(.free)").first.click()
        moved(page, before)

    assert play(page, luck) > 20
    sheet = page.locator("dialog[open]")
    assert re.search(r"wins with \d+ points?", sheet.inner_text())
    totals, rows = sheet_of(page)
    columns = len(totals)
    assert columns == 2
    assert [sum(row[i] for row in rows) for i in range(columns)] == totals

    # look back, and play on from the middle
    sheet.locator("a", has_text="Replay").click()
    page.wait_for_selector("[data-ply='0']")
    slider = page.locator("input[type=range]")
    last = int(slider.get_attribute("max") or 0)
    assert last > 20
    slider.fill(str(last // 2))
    page.wait_for_selector(f"[data-ply='{last // 2}']")
    page.wait_for_url(f"**?at={last // 2}")
    page.reload()
    page.wait_for_selector(f"[data-ply='{last // 2}']")
    page.click("text=Play from here")
    page.click("[data-fork]")
    page.wait_for_selector("main[data-version]")
    page.wait_for_selector(ASKED)


def test_undo_restart_and_the_rule_behind_a_choice(open_page: Open) -> None:
    page = open_page("/")
    new_table(page)
    begin(page)
    page.wait_for_selector(".opt")
    reach(page, "[data-option^='take ']")
    taken = page.locator("[data-option^='take ']").all()
    names = [t.get_attribute("data-option") for t in taken]
    taken[0].click()
    page.wait_for_selector("[data-option^='place ']")
    page.click("text=Undo")
    page.wait_for_selector("[data-option^='take ']")
    assert [t.get_attribute("data-option") for t in page.locator("[data-option^='take ']").all()] == names
    page.click(".choices .rule")
    asked = page.locator("dialog[open] .asked")
    asked.wait_for()
    assert asked.get_attribute("data-rule") == "WC-3.3"
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")


def test_hovering_an_option_previews_cost_and_gain(open_page: Open) -> None:
    page = open_page("/")
    new_table(page)
    begin(page)
    page.wait_for_selector(".opt")
    reach(page, "[data-option='place well']")
    well = page.locator("[data-option='place well']")
    well.hover()
    page.wait_for_function("() => document.querySelectorAll('.boardbox .spot.lit').length === 1")
    assert page.locator(".player.acting .good .plus").count() >= 1
    assert page.locator("[data-option='place well'] .plus").count() >= 1


def test_a_component_says_what_it_does(open_page: Open) -> None:
    page = open_page("/")
    new_table(page)
    begin(page)
    page.wait_for_selector(".opt")
    page.locator("[data-place='garden.orange flower']").hover()
    tip = page.locator("[role=tooltip]")
    tip.wait_for()
    assert "food" in tip.inner_text()
    page.locator(".board [aria-label='Card of the Tokugawa clan']").first.hover()
    page.wait_for_function("() => document.querySelector('[role=tooltip]')?.innerText.includes('Reconstructed')")
