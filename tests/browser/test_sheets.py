"""What is laid over a table: settings, the legend, and a screen that several people share."""

from __future__ import annotations

import pytest

from tatami.shelf import GAMES
from tests.browser.conftest import Open
from tests.browser.playing import ASKED, begin, choose, new_table
from tests.browser.positions import stage
from tests.browser.test_access import axe
from tests.browser.test_sizes import LANGUAGES, SPEAK


def test_a_shared_screen_is_handed_over_before_a_hidden_hand_is_shown(open_page: Open) -> None:
    page = open_page("/")
    page.click("[data-game=bora_bora]")
    page.wait_for_function("document.activeElement.autocomplete === 'nickname'")  # one can type one's name at once
    page.keyboard.type("Akira")
    page.check("input[name=count][value='2']")
    page.select_option("select[aria-label='Seat 2']", "same_screen")
    page.fill("input[aria-label='Name at seat 2']", "Botan")
    begin(page)

    # whoever is first is asked before anything is seen, and Escape does not lift the cover
    first = page.wait_for_selector("[data-hand-over] h2")
    assert first is not None
    name = "Akira" if "Akira" in first.inner_text() else "Botan"
    other = "Botan" if name == "Akira" else "Akira"
    assert axe(page) == [], "handing over"
    cover = page.locator("dialog[open]").bounding_box()
    size = page.viewport_size
    assert cover is not None
    assert size is not None
    assert (cover["width"], cover["height"]) == (size["width"], size["height"]), "nothing shows beside it"
    page.keyboard.press("Escape")
    assert page.locator("[data-hand-over]").is_visible()
    assert page.evaluate("document.activeElement.matches('[data-hand-over] button')")
    page.keyboard.press("Enter")
    page.locator("[data-hand-over]").wait_for(state="detached")

    # the turn ends with one's own confirmation; then it is the other's screen
    for _ in range(60):
        page.wait_for_selector(ASKED)
        if page.locator("[data-hand-over]").count():
            break
        choose(page)
    assert other in page.inner_text("[data-hand-over] h2")
    page.click("[data-hand-over] button")
    page.wait_for_selector(".opt")

    # settings at the table: all of them, by keyboard too, and they count at once
    page.click("[data-settings]")
    page.wait_for_selector("dialog[open] [data-check=handOver]")
    assert page.locator("dialog[open] fieldset").count() >= 3
    assert axe(page) == [], "settings at the table"
    page.focus("dialog[open] [data-check=handOver]")
    page.keyboard.press("Space")
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    page.wait_for_function("document.activeElement.matches('[data-settings]')")  # the focus returns to the button
    page.reload()
    page.wait_for_selector(".opt")
    assert page.locator("[data-hand-over]").count() == 0

    # the legend: every icon of the sprite, each with a name of its own
    page.click("[data-legend]")
    page.wait_for_selector("dialog[open] li span")
    names = page.locator("dialog[open] li span").all_inner_texts()
    assert len(names) == len(set(names)) == page.locator("symbol[id^='i-']").count() > 40
    assert axe(page) == [], "legend"


def test_turns_can_end_without_confirmation(open_page: Open) -> None:
    page = open_page("/")
    new_table(page, 2)
    page.select_option("select[aria-label='Seat 2']", "same_screen")
    begin(page)
    page.wait_for_selector(".opt")
    page.click("[data-settings]")
    page.check("dialog[open] [data-check=autoConfirm]")
    page.keyboard.press("Escape")
    whose = page.inner_text(".choices .who")
    confirmations = page.locator("[data-confirm]:not(:disabled)")
    for _ in range(60):
        page.wait_for_selector(".opt:not([aria-disabled=true])")
        assert confirmations.count() == 0
        if page.inner_text(".choices .who") != whose:
            break
        choose(page)
    assert page.inner_text(".choices .who") != whose


# the table as if its game had ended now, with as many points for everybody and a place of their own for each
EVEN = """() => {
  const sheet = told.view.sheet.map((own) => ({ ...own, total: 8 }));
  const ranking = sheet.map((_, seat) => seat);
  const result = { sheet, ranking, scores: sheet.map(() => 8), places: ranking.map((seat) => seat + 1) };
  const over = { ...told, version: told.version + 1, since: told.version, entries: [], awaiting: null, undo: [],
    restart: null, table: { ...told.table, status: 'over', result } };
  sockets.at(-1).onmessage({ data: JSON.stringify({ type: 'state', state: over }) });
}"""


@pytest.mark.parametrize("game", GAMES)
def test_a_score_sheet_says_what_decided_where_points_are_equal(open_page: Open, game: str) -> None:
    page = stage(open_page, game)
    page.evaluate(EVEN)
    page.wait_for_selector("dialog[open] .score")
    said = set()
    for language in LANGUAGES:
        page.locator("header select").first.evaluate(SPEAK, language)
        page.wait_for_selector(f"html[lang={language}]")
        said.add(page.inner_text("[data-tie]"))
    assert len(said) == len(LANGUAGES), said
