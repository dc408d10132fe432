"""Nothing needs a mouse."""

from __future__ import annotations

import time

from tests.browser.conftest import Open
from tests.browser.playing import reach

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
    assert page.evaluate("() => document.activeElement.closest('.choices') !== null")

    # a glowing thing is chosen with Enter
    page.wait_for_selector(".opt")
    while not page.locator(".boardbox [data-spot=can]").count():
        before = page.get_attribute("main[data-version]", "data-version")
        key("1")
        page.wait_for_function("v => document.querySelector('main').dataset.version !== v", arg=before)
    key("b")
    assert page.evaluate("() => document.activeElement.dataset.spot") == "can"
    before = page.get_attribute("main[data-version]", "data-version")
    key("Enter")
    page.wait_for_function(
        "v => document.querySelector('main').dataset.version !== v || document.querySelector('[role=menuitem]')",
        arg=before,
    )
    if page.locator("[role=menuitem]").count():
        key("Enter")
        page.wait_for_function("v => document.querySelector('main').dataset.version !== v", arg=before)

    # the rest with the number keys; Enter confirms on the button that Tab or c reaches
    start = time.monotonic()
    presses = 0
    while time.monotonic() - start < 120:
        if page.locator("dialog[open] .score").count():
            break
        if page.locator("[data-confirm]:not(:disabled)").count():
            page.focus("main")
            key("Enter")
        elif page.locator(".opt:not(:disabled)").count():
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
