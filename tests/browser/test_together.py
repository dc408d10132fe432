"""Two people and somebody who watches, over the network."""

from __future__ import annotations

import random

from tests.browser.conftest import Open
from tests.browser.playing import STEP, Patience, begin, new_table, version


def test_two_browsers_play_a_whole_game_before_a_spectator(open_page: Open) -> None:
    first = open_page("/")
    new_table(first, 2, "Akira")
    first.select_option("select[aria-label='Seat 2']", "open")
    begin(first)
    code = first.inner_text(".code")

    second = open_page("/")
    second.fill("input[placeholder=K7M2QX]", code.lower())
    second.click("form button[type=submit]")
    second.fill("input[autocomplete=nickname]", "Beata")
    second.click("[data-sit]")
    second.wait_for_selector("main[data-version]")
    first.wait_for_selector("main[data-version]")
    watcher = open_page(first.url.replace(first.url.split("/table/")[0], ""))
    watcher.wait_for_selector("main[data-version]")
    assert "You are watching" in watcher.inner_text(".bar")

    second.click("text=Chat")
    second.fill("input[placeholder='Say something']", "Good luck!")
    second.keyboard.press("Enter")
    first.click("text=Chat")
    first.wait_for_selector("text=Good luck!")
    first.click("role=tab[name=Log]")

    luck = random.Random(5)
    patience = Patience(first)
    ended: set[int] = set()
    choices = 0
    while len(ended) < 2:
        patience.check()
        for number, page in enumerate((first, second)):
            what = page.evaluate(STEP, luck.random())
            if what == "over":
                ended.add(number)
            choices += what == "chose"
        assert watcher.locator(".opt").count() == 0
        first.wait_for_timeout(10)
    assert choices > 30

    watcher.wait_for_selector("dialog[open] .score")
    results = {page.locator("dialog[open] .win").inner_text() for page in (first, second, watcher)}
    assert len(results) == 1
    assert version(first) == version(second) == version(watcher)
    assert "Akira" in results.pop() + first.locator("dialog[open] thead").inner_text()
