"""Floors of what is drawn, in pixels: text 12, icons 20, dice 36, what one plays with 40. And a light page."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from tatami.shelf import GAMES
from tests.browser.playing import begin, drawn, new_table
from tests.browser.positions import SHOW, sampled, stage
from tests.browser.test_telling import own_turn

if TYPE_CHECKING:
    from playwright.sync_api import CDPSession

    from tests.browser.conftest import Open

POSITIONS = 12
LANGUAGES = ("en", "cs", "ru")
# by the list of languages, also where a phone hides it
SPEAK = "(list, language) => { list.value = language; list.dispatchEvent(new Event('change', { bubbles: true })); }"
MOST_KILOBYTES = 260

# everything on the page that is too small, one line each. A piece lying on the board is no icon, and what is drawn
# faintly says what could lie there.
SMALL = """(floors) => {
  const small = new Map();
  const note = (what, size, floor) => size < floor - 0.15 && small.set(what, `${what}: ${size.toFixed(1)} of ${floor}`);
  const scale = (node) => { const m = node.getScreenCTM(); return Math.hypot(m.b, m.d); };
  const faint = (node) => {
    for (let n = node; n && n.tagName !== 'svg'; n = n.parentElement)
      if (Number(n.getAttribute('opacity') ?? 1) <= 0.5) return true;
    return false;
  };
  const within = (node) => node.closest('[class]')?.getAttribute('class') + ' in ' +
    (node.closest('[data-place]')?.dataset.place ?? node.closest('svg')?.ariaLabel);
  for (const node of document.querySelectorAll('main svg text, main svg tspan')) {
    const said = node.textContent.trim();
    const size = parseFloat(getComputedStyle(node).fontSize) * scale(node);
    if (said && !faint(node)) note(`text ${said} of ${within(node)}`, size, 12);
  }
  const walk = document.createTreeWalker(document.querySelector('#app'), NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const parent = node.parentElement;
    if (!node.textContent.trim() || parent.closest('svg, .sr, select') || !parent.getClientRects().length) continue;
    note(`words ${node.textContent.trim()}`, parseFloat(getComputedStyle(parent).fontSize), 12);
  }
  for (const node of document.querySelectorAll('main svg use[href^="#i-"]')) {
    if (node.closest('.piece, [aria-hidden=true].crest') || faint(node) || !node.getClientRects().length) continue;
    const own = Number(node.getAttribute('height') ?? 0) * scale(node);
    const size = own || node.closest('svg').clientHeight;
    note(`icon ${node.getAttribute('href')} of ${within(node)}`, size, 20);
  }
  for (const node of document.querySelectorAll('main .die > rect:nth-child(2)'))
    note(`die of ${within(node)}`, Number(node.getAttribute('height')) * scale(node), 36);
  const least = (node) => { const b = node.getBoundingClientRect(); return Math.min(b.width, b.height); };
  const all = (selector) => [...document.querySelectorAll(selector)];
  for (const node of all('main [data-spot=can]')) note(`place ${node.ariaLabel}`, least(node), 24);
  for (const node of all('.opt, .acts button')) note(`choice ${node.textContent.trim()}`, least(node), 40);
  for (const node of all('button, a, select, [role=tab], summary')) {
    if (!node.getClientRects().length || node.closest('.sr, .skip')) continue;
    // a link to a rule stands in a line of words; the button for more options only scrolls
    const floor = node.matches('.rule, .below *') ? 24 : floors.control;
    note(`control ${node.ariaLabel ?? node.textContent.trim()}`, least(node), floor);
  }
  return [...small.values()];
}"""
# the same of all positions, asked for at once
ALL = f"""async (floors) => {{
  const small = new Set();
  for (const position of positions) {{
    await ({SHOW})(position);
    for (const one of ({SMALL})(floors)) small.add(one);
  }}
  return [...small];
}}"""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844)])
def test_nothing_is_smaller_than_it_may_be(open_page: Open, game: str, width: int, height: int) -> None:
    """In every language: long words must find room."""
    phone = width < 700
    page = stage(open_page, game, width=width, height=height, has_touch=phone, is_mobile=phone)
    floors = {"control": 40 if phone else 24}
    page.evaluate("(all) => { window.positions = JSON.parse(all); }", json.dumps(sampled(game, POSITIONS, seed=3)))
    small: set[str] = set()
    for language in LANGUAGES:
        page.locator("header select").evaluate(SPEAK, language)
        page.wait_for_selector(f"html[lang={language}]")
        small.update(f"{language} {found}" for found in page.evaluate(ALL, floors))
    if phone:
        page.click("#tab-mats")
        drawn(page)
    else:
        page.keyboard.press("m")
        page.wait_for_selector(".drawer")
    small.update(page.evaluate(SMALL, floors))
    assert small == set()


CUT = """() => [...document.querySelectorAll('.acts button span')]
  .filter((word) => word.scrollWidth > word.clientWidth).map((word) => word.innerText)"""


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1024, 768), (390, 844), (360, 780)])
def test_what_one_can_do_about_a_question_is_written_out(open_page: Open, width: int, height: int) -> None:
    """Confirming too, in every language."""
    phone = width < 700
    page = open_page("/", width=width, height=height, has_touch=phone, is_mobile=phone)
    page.wait_for_selector("[data-game=white_castle]:not(:disabled)")
    new_table(page, 1)
    begin(page)
    own_turn(page)
    for language in LANGUAGES:
        page.locator("header select").evaluate(SPEAK, language)
        page.wait_for_selector(f"html[lang={language}]")
        drawn(page)
        assert page.locator("[data-confirm]").count() == 1
        assert page.evaluate(CUT) == [], language


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_light(open_page: Open, game: str) -> None:
    """What a browser that has never been here fetches to show a table."""
    address = stage(open_page, game).url
    page = open_page("/nowhere")
    page.wait_for_load_state("networkidle")  # what this page still fetches is none of the table's
    session: CDPSession = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    loaded: list[float] = []
    session.on("Network.loadingFinished", lambda event: loaded.append(event["encodedDataLength"]))
    page.goto(address)
    page.wait_for_selector("svg.board")
    page.wait_for_load_state("networkidle")
    assert sum(loaded) / 1024 < MOST_KILOBYTES
    assert len(loaded) > 4, "it was measured"
