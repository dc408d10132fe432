"""What others did is told, recapped and can be looked at again; what a piece could do is seen before it is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tatami.shelf import GAMES
from tests.browser.conftest import Open
from tests.browser.playing import begin, moved, new_table, reach

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

NOW = ".opt:not(:disabled), [data-confirm]:not(:disabled)"


def sit(page: Page, **wishes: object) -> None:
    """A table with pieces that move, at the beginning of the reader's first turn."""
    page.emulate_media(reduced_motion="no-preference")
    new_table(page, **wishes)  # type: ignore[arg-type]
    begin(page)
    # what is chosen before the first turn lies behind
    reach(page, "[data-option^='take '], [data-option^='die '], [data-option^='place ']")


def own_turn(page: Page) -> None:
    """Choose the first option until the turn waits to be confirmed."""
    for _ in range(60):
        page.wait_for_selector(NOW)
        if page.locator("[data-confirm]").count():
            return
        before = page.get_attribute("main[data-version]", "data-version")
        page.locator(".opt:not(.free)").first.click()
        moved(page, before)
    raise AssertionError("the turn does not end")


def pieces(page: Page) -> list[str]:
    """Which dice lie where, by what a reader hears."""
    named: list[str] = page.locator(".boardbox [data-spot]").evaluate_all(
        "all => all.map((one) => one.getAttribute('aria-label').split(':')[0])"
    )
    return named


def confirm(page: Page) -> None:
    """Confirm the turn, wait for something to be told, and skip the rest of it."""
    page.click("[data-confirm]")
    page.click("[data-skip]")
    page.wait_for_selector("[data-telling]", state="detached")
    page.wait_for_selector(NOW)


def test_alone_the_opponent_turns_its_cards_after_the_confirmation(open_page: Open) -> None:
    page = open_page("/")
    sit(page)
    own_turn(page)
    assert page.locator("[data-telling]").count() == 0, "nothing is turned before the turn is confirmed"

    # undo reaches back to the confirmation
    undo = page.locator("[aria-keyshortcuts=u]")
    assert undo.is_enabled()
    before = page.get_attribute("main[data-version]", "data-version")
    undo.click()
    moved(page, before)
    own_turn(page)

    # then card by card, each with its reason, and pieces move only when the cards lie open
    board = pieces(page)
    page.click("[data-confirm]")
    page.wait_for_selector("[data-telling] >> text=turns its cards")
    page.wait_for_selector("[data-telling] >> text=The first card is turned over")
    assert page.locator(".opt").count() == 0
    assert pieces(page) == board
    page.wait_for_selector("[data-telling] >> text=that one is taken")
    page.wait_for_selector("[data-telling] >> text=Die placed")
    page.wait_for_selector("[data-telling] >> text=Its card says")
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-telling]", state="detached")
    page.wait_for_selector(".opt")
    assert page.locator("[data-mark]").count() > 0, "where it put its die is marked"
    assert undo.is_disabled(), "what was turned is not taken back"

    # the recap says the same, and shows the table before the cards were turned
    recap = page.locator("[data-recap]")
    assert "Its card says" in recap.inner_text()
    after = pieces(page)
    recap.locator("[data-ply]").first.click()
    page.wait_for_selector("[data-looking]")
    assert page.locator(".opt").count() == 0, "nothing can be chosen in the past"
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-looking]", state="detached")
    page.wait_for_selector(".opt")
    assert pieces(page) == after


def plans(page: Page) -> Locator:
    return page.locator("[data-plan-tag]")


def test_pointing_at_a_die_shows_where_it_can_go_and_for_what(open_page: Open) -> None:
    """By mouse, by keyboard and by a long press; nothing is chosen by it."""
    page = open_page("/", has_touch=True)
    sit(page)
    die = page.locator(".boardbox [data-spot=can]").first
    version = page.get_attribute("main[data-version]", "data-version")
    die.hover()
    plans(page).first.wait_for()
    marked = page.locator("[data-plan]").count()
    assert marked >= plans(page).count() >= 5
    priced = [tag.inner_text() for tag in plans(page).all()]
    assert any("−" in text for text in priced), "a low die costs coins on a high space"
    assert any("+" in text for text in priced)
    page.mouse.move(2, 2)
    plans(page).first.wait_for(state="detached")

    page.keyboard.press("b")
    plans(page).first.wait_for()
    assert page.evaluate("document.activeElement.dataset.spot") == "can"
    page.keyboard.press("c")
    page.mouse.move(2, 2)

    box = die.bounding_box()
    assert box is not None
    press = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [press]})
    page.wait_for_selector("[role=tooltip]")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    plans(page).first.wait_for()
    assert page.get_attribute("main[data-version]", "data-version") == version


@pytest.mark.parametrize("game", GAMES)
def test_bots_are_recapped_and_the_log_leads_to_every_position(open_page: Open, game: str) -> None:
    page = open_page("/")
    sit(page, seats=2, game=game)
    for _ in range(2):
        own_turn(page)
        confirm(page)
    recap = page.locator("[data-recap]")
    assert recap.locator(".turn").count() >= 1
    told = recap.inner_text()

    # step back through it on the board, and on to the present
    recap.locator("button[aria-label='One step back']").click()
    page.wait_for_selector("[data-looking]")
    recap.locator("button[aria-label='One step on']").click()
    page.wait_for_selector("[data-looking]", state="detached")

    # it stays while one's own turn lasts
    before = page.get_attribute("main[data-version]", "data-version")
    page.locator(".opt:not(.free)").first.click()
    moved(page, before)
    assert recap.inner_text() == told

    # the score so far, as if the game ended now
    total = page.locator("[data-so-far='0']").inner_text()
    page.click("[data-so-far='0']")
    page.wait_for_selector("[data-score-so-far]")
    now = page.inner_text("[data-total='0']")
    assert f"({now})" in total
    page.keyboard.press("Escape")

    # the log: grouped by turn; the first line leads to the beginning of the game
    page.click("#tab-lines")
    log = page.locator("#panel-lines")
    assert log.locator(".turn h3").count() > 2
    log.locator("[data-ply]").first.click()
    page.wait_for_selector("[data-looking]")
    assert log.locator("[aria-current=step]").count() == 1
    page.click("[data-present]")
    page.wait_for_selector("[data-looking]", state="detached")


def test_a_replay_jumps_by_turn_and_round_and_shows_the_whole_board(open_page: Open) -> None:
    page = open_page("/", width=1366, height=768)
    sit(page)
    own_turn(page)
    confirm(page)
    page.goto(page.url + "/replay?at=0")
    page.wait_for_selector("[data-ply='0']")
    board = page.locator(".paper svg").first.bounding_box()
    assert board is not None
    assert board["y"] + board["height"] <= 768, "controls leave the board whole"
    page.click("[data-jump=replay-turn-forward]")
    page.wait_for_selector(".said:not([data-ply='0'])")
    page.click("[data-jump=replay-round-back]")
    page.wait_for_selector(".said[data-ply='0']")
    assert page.locator("[data-jump=replay-turn-back]").is_disabled()
    page.locator(".log [data-ply]").last.click()
    page.wait_for_selector(".said:not([data-ply='0'])")
