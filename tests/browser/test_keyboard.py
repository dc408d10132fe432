"""Nothing needs a mouse."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest

from tatami.shelf import GAMES
from tests.browser.conftest import PATIENCE, Open
from tests.browser.playing import ASKED, MOVED, SETTLED, Patience, begin, drawn, moved, new_table, reach

if TYPE_CHECKING:
    from playwright.sync_api import Page

# which element has the focus, in words
WHERE = """() => { const e = document.activeElement;
  return e?.dataset?.game ?? e?.getAttribute('aria-label') ?? e?.textContent ?? ''; }"""

# everything that a screen reader would have been told
HEAR = """() => { window.heard = []; const node = document.querySelector('[data-announcer]');
  const watch = new MutationObserver(() => heard.push(node.textContent));
  watch.observe(node, { childList: true, characterData: true, subtree: true }); }"""


def test_a_game_by_keyboard_only(open_page: Open) -> None:
    page = open_page("/")
    page.wait_for_selector("[data-game=white_castle]:not(:disabled)")
    key = page.keyboard.press
    for _ in range(20):
        key("Tab")
        if page.evaluate(WHERE) == "white_castle":
            break
    assert page.evaluate("() => getComputedStyle(document.activeElement).outlineStyle") != "none"
    key("Enter")
    page.wait_for_selector("dialog[open]")
    for _ in range(12):
        if page.evaluate("() => document.activeElement?.autocomplete") == "nickname":
            break
        key("Tab")
    page.keyboard.type("Keys")
    key("Enter")
    page.wait_for_selector(".opt")

    # the list of keys
    key("?")
    page.wait_for_selector("dialog[open] dl")
    key("Escape")
    page.locator("dialog[open]").wait_for(state="detached")

    # walk over the board
    key("b")
    first = page.evaluate(WHERE)
    assert page.evaluate("() => document.activeElement.matches('[data-spot]')")
    key("ArrowRight")
    assert page.evaluate("() => document.activeElement.matches('[data-spot]')")
    assert page.evaluate(WHERE) != first
    key("c")
    assert page.evaluate("() => document.activeElement.matches('.choices .opt')"), "what is asked comes first"

    # a glowing thing is chosen with Enter
    page.wait_for_selector(ASKED)
    for _ in range(60):
        if page.locator(".boardbox [data-spot=can]").count():
            break
        before = page.get_attribute("main[data-version]", "data-version")
        key("Enter" if page.locator("[data-confirm]").count() else "1")
        moved(page, before)
        page.wait_for_selector(ASKED)
    key("b")
    assert page.evaluate("() => document.activeElement.dataset.spot") == "can"
    before = page.get_attribute("main[data-version]", "data-version")
    key("Enter")
    page.wait_for_function(CHANGED, arg=before)
    if page.locator("[role=menuitem]").count():
        key("Enter")
        moved(page, before)

    # the rest with the number keys; Enter confirms on the button that Tab or c reaches
    patience = Patience(page)
    presses = 0
    while True:
        patience.check()
        if page.locator("dialog[open] .score").count():
            break
        if page.locator("[data-confirm]:not(:disabled)").count():
            page.focus("main")
            key("Enter")
        elif page.locator(".opt:not([aria-disabled=true])").count():
            key("1")
            presses += 1
        page.wait_for_timeout(12)
    assert page.locator("dialog[open] .score").count() == 1
    assert presses > 15
    key("Escape")
    page.locator("dialog[open]").wait_for(state="detached")


def test_what_happens_is_announced(open_page: Open) -> None:
    page = open_page("/")
    page.wait_for_selector("[data-game=white_castle]:not(:disabled)")
    page.focus("[data-game=white_castle]")
    page.keyboard.press("Enter")
    page.fill("input[autocomplete=nickname]", "Ears")
    page.keyboard.press("Enter")
    page.wait_for_selector(".opt")
    page.evaluate(HEAR)
    reach(page, "[data-option^='take ']")
    page.keyboard.press("1")
    page.wait_for_function("() => heard.some((line) => /Ears takes .*\\d from the (left|right)/.test(line))")
    page.wait_for_function("() => heard.some((line) => /Place the .* options/.test(line))")


# where the focus is: "nowhere", "can", "look", "menu", "option", "confirm" or another part; "dim" without a ring
FOCUS = """() => { const e = document.activeElement;
  if (!e || e === document.body) return 'nowhere';
  const ring = e.matches('[data-spot]') ? getComputedStyle(e.nextElementSibling) : getComputedStyle(e);
  const probe = document.createElement('i'); probe.style.color = 'var(--focus)'; e.closest('main, body').append(probe);
  const blue = getComputedStyle(probe).color; probe.remove();
  const drawn = ring.stroke === blue && parseFloat(ring.strokeWidth) > 2;
  const seen = e.matches('[data-spot]') ? drawn : ring.outlineStyle !== 'none';
  if (!seen) return 'dim ' + e.outerHTML.slice(0, 120);
  if (e.matches('[data-spot]')) return e.dataset.spot;
  const parts = { menu: '[role=menuitem]', option: '.opt', confirm: '[data-confirm]' };
  return Object.keys(parts).find((part) => e.matches(parts[part])) ?? 'other'; }"""
CHANGED = f"v => ({MOVED})(v) || document.querySelector('[role=menuitem]')"


def settled(page: Page) -> str:
    """Where the focus is once the page has drawn itself; a ring that does not come is waited for in vain."""
    at = "nowhere"
    deadline = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < deadline:
        drawn(page)
        at = page.evaluate(FOCUS)
        if at != "nowhere" and not at.startswith("dim"):
            break
    return at


@pytest.mark.parametrize("game", GAMES)
def test_the_focus_is_never_lost(open_page: Open, game: str) -> None:
    """Turn after turn with Enter alone: what glows next, or the list, or the confirmation has the focus, and a ring."""
    page = open_page("/")
    page.wait_for_selector(f"[data-game={game}]:not(:disabled)")
    new_table(page, 2, game=game)
    begin(page)
    page.wait_for_selector(ASKED)
    key = page.keyboard.press
    key("b")
    seen: set[str] = set()
    chosen = 0
    for _ in range(200):
        page.wait_for_selector(SETTLED)
        if chosen == 30:
            break
        if page.locator("dialog[open] .score").count():
            break  # who always takes the first thing can be done with a short game by then
        at = settled(page)
        assert at != "nowhere", f"lost after {chosen} choices: {page.inner_text('.choices')}"
        assert not at.startswith("dim"), at
        seen.add(at)
        before = page.get_attribute("main[data-version]", "data-version")
        if at in {"look", "other"}:
            key("c" if at == "look" else "b")
            continue
        open_menu = page.locator("[role=menuitem]").count() > 0
        key("Enter")
        chosen += 1
        page.wait_for_function(MOVED if open_menu else CHANGED, arg=before)
    else:
        raise AssertionError(f"the keys lead nowhere: {seen}")
    assert seen >= {"can", "confirm"}


def test_number_keys_keep_the_focus_in_the_list(open_page: Open) -> None:
    page = open_page("/")
    page.wait_for_selector("[data-game=white_castle]:not(:disabled)")
    new_table(page, 2)
    begin(page)
    page.wait_for_selector(ASKED)
    page.keyboard.press("c")
    for _ in range(8):
        page.wait_for_selector(ASKED)
        page.wait_for_function("() => document.activeElement.closest('.choices') !== null")
        before = page.get_attribute("main[data-version]", "data-version")
        page.keyboard.press("Enter" if page.locator("[data-confirm]").count() else "1")
        moved(page, before)


def test_tabs_by_arrows(open_page: Open) -> None:
    page = open_page("/", width=600)
    page.wait_for_selector("[data-game=white_castle]:not(:disabled)")
    new_table(page, 1)
    begin(page)
    page.wait_for_selector(".opt")
    tabs = page.locator("[role=tablist]").first.locator("[role=tab]")
    tabs.first.focus()
    steps = ["ArrowRight mats", "ArrowRight log", "ArrowRight board", "ArrowLeft log", "Home board", "End log"]
    for key, panel in (step.split() for step in steps):
        index = ["board", "mats", "log"].index(panel)
        page.keyboard.press(key)
        tab = tabs.nth(index)
        assert tab.evaluate("e => e === document.activeElement"), key
        assert [t.get_attribute("aria-selected") for t in tabs.all()].index("true") == index
        assert [t.get_attribute("tabindex") for t in tabs.all()].count("0") == 1
        assert page.locator(f"#panel-{panel}[role=tabpanel]").is_visible()
        assert tab.get_attribute("aria-controls") == f"panel-{panel}"
    inner = page.locator("#panel-log [role=tab]")
    inner.first.focus()
    for panel in ("lines", "chat"):
        page.keyboard.press("ArrowRight")
        assert page.locator(f"#panel-{panel}[role=tabpanel]").is_visible()
