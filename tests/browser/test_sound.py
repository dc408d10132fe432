"""Sound is off until somebody asks for it, is remembered, and tells a move from the reader's turn."""

from __future__ import annotations

from tests.browser.conftest import Open
from tests.browser.playing import begin, choose, drawn, new_table, reach

# an AudioContext that writes down the pitch of everything it plays
STUB = """
window.heard = [];
const parameter = () => ({ setValueAtTime() {}, exponentialRampToValueAtTime() {} });
const node = () => ({ connect: (next) => next });
window.AudioContext = class {
  currentTime = 0; state = 'running'; destination = node();
  createGain() { return { ...node(), gain: parameter() }; }
  createOscillator() {
    const frequency = { value: 0 };
    return { ...node(), type: '', frequency, start() { heard.push(frequency.value); }, stop() {} };
  }
};
"""
HEARD = "() => heard.splice(0)"


def test_sound(open_page: Open) -> None:
    page = open_page("/settings")
    page.context.add_init_script(STUB)
    page.reload()
    switch = page.locator("[data-check=sound]")
    assert not switch.is_checked()

    # off: a move is silent
    page.goto(page.url.removesuffix("/settings"))
    page.wait_for_selector("[data-game=white_castle]:not(:disabled)")
    new_table(page, 2)
    page.locator("dialog form input[type=checkbox]").last.uncheck()  # no confirmation: the bot answers at once
    begin(page)
    reach(page, "[data-option^='take ']")
    assert page.evaluate(HEARD) == []
    table = page.url

    # on, and remembered by this browser
    page.goto(page.url.split("/table")[0] + "/settings")
    switch.check()
    page.reload()
    assert switch.is_checked()

    page.goto(table)
    page.wait_for_selector(".opt")
    assert page.evaluate(HEARD) == [], "what was there already is not told"
    choose(page)
    page.wait_for_function("() => heard.length > 0")
    first: list[float] = page.evaluate("() => heard.slice(0, 1)")

    # the rest of the turn, the bot's turn, and two knocks when it is ours again
    reach(page, "[data-option^='take ']")
    page.wait_for_function("() => heard.some((tone, i) => tone === 520 && heard[i + 1] === 690)")
    assert first == [330]

    # off again
    page.goto(page.url.split("/table")[0] + "/settings")
    switch.uncheck()
    page.goto(table)
    page.wait_for_selector(".opt")
    choose(page)
    drawn(page)
    assert page.evaluate(HEARD) == []
