"""What others did is told, recapped and can be looked at again; what a piece could do is seen before it is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tatami.shelf import GAMES
from tests.browser.conftest import Open
from tests.browser.playing import ASKED, MOVED, begin, choose, drawn, moved, new_table, reach, wait_until

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

# which dice lie where, by what a reader hears
PIECES = """() => [...document.querySelectorAll('.boardbox [data-spot]')].map(
  (one) => one.getAttribute('aria-label').split(':')[0])"""
# from now on: every beat that is told, with what lies on the board and can be chosen meanwhile. The page writes it down
# itself, because a beat lasts a second and a test may look away for longer.
LISTEN = f"""() => {{ window.beats = [];
  new MutationObserver(() => {{
    const now = document.querySelector('[data-telling]');
    if (!now || beats.at(-1)?.key === now.dataset.telling) return;
    beats.push({{ key: now.dataset.telling, said: now.innerText, pieces: ({PIECES})(),
      options: document.querySelectorAll('.opt').length }});
  }}).observe(document.body, {{ childList: true, subtree: true, characterData: true, attributes: true }}); }}"""


UNDO = "[aria-keyshortcuts=u]"


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
        page.wait_for_selector(ASKED)
        if page.locator("[data-confirm]").count():
            return
        choose(page)
    raise AssertionError("the turn does not end")


def taken_back(page: Page) -> None:
    """Undo reaches back behind the confirmation; the turn then ends once more."""
    before = page.get_attribute("main[data-version]", "data-version")
    page.click(UNDO)
    moved(page, before)
    own_turn(page)


def pieces(page: Page) -> list[str]:
    named: list[str] = page.evaluate(PIECES)
    return named


# these words were told; without words, anything was, or the reader is asked again and nobody was in between
TOLD = f"""([words, before]) => beats.some((beat) => beat.said.includes(words))
  || (!words && ({MOVED})(before) && document.querySelector('{ASKED}') !== null)"""


def confirm(page: Page, until: str = "") -> list[dict[str, Any]]:
    """Confirm the turn, wait until something (or this) is told, and skip the rest; the beats that were told."""
    page.evaluate(LISTEN)
    before = page.get_attribute("main[data-version]", "data-version")
    page.click("[data-confirm]")
    page.wait_for_function(TOLD, arg=[until, before])
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-telling]", state="detached")
    page.wait_for_selector(ASKED)
    beats: list[dict[str, Any]] = page.evaluate("() => beats")
    return beats


def test_alone_the_opponent_turns_its_cards_after_the_confirmation(open_page: Open) -> None:
    page = open_page("/")
    sit(page)
    own_turn(page)
    assert page.locator("[data-telling]").count() == 0, "nothing is turned before the turn is confirmed"

    taken_back(page)

    # then card by card, each with its reason, and pieces move only when the cards lie open
    board = pieces(page)
    beats = confirm(page, until="Its card says")
    steps = ["turns its cards", "The first card is turned over", "that one is taken", "Die placed", "Its card says"]
    told = [next(i for i, beat in enumerate(beats) if step in beat["said"]) for step in steps]
    assert told == sorted(told), beats
    assert all(beat["options"] == 0 for beat in beats)
    assert all(beat["pieces"] == board for beat in beats[: told[1] + 1])
    page.wait_for_selector("[data-mark]", state="attached")  # where it put its die is marked
    assert page.locator(UNDO).is_disabled(), "what was turned is not taken back"

    # the recap says the same, and shows the table before the cards were turned
    recap = page.locator("[data-recap]")
    assert "Its card says" in recap.inner_text()
    after = pieces(page)
    recap.locator("[data-ply]").first.click()
    page.wait_for_selector("[data-looking]")
    assert page.locator(".opt").count() == 0, "nothing can be chosen in the past, also while it is on its way"
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-looking]", state="detached")
    page.wait_for_selector(".opt")
    assert pieces(page) == after


# from now on: how far to the right what is told has reached
WIDEST = """() => { window.widest = 0;
  new MutationObserver(() => {
    const line = document.querySelector('[data-telling] .line');
    if (line) widest = Math.max(widest, line.getBoundingClientRect().right);
  }).observe(document.body, { childList: true, subtree: true }); }"""


def test_what_is_told_fits_a_phone(open_page: Open) -> None:
    """Also in the language with the longest words."""
    page = open_page("/", width=390, height=844, locale="ru-RU", has_touch=True, is_mobile=True)
    sit(page, seats=2, game="satori")
    own_turn(page)
    page.evaluate(WIDEST)
    confirm(page)
    assert 0 < page.evaluate("() => widest") <= 390


def plans(page: Page) -> Locator:
    return page.locator("[data-plan-tag]")


def test_pointing_at_a_die_shows_where_it_can_go_and_for_what(open_page: Open) -> None:
    """By mouse, by keyboard and by a long press; nothing is chosen by it."""
    page = open_page("/", has_touch=True)
    sit(page)
    dice = page.locator(".boardbox [data-spot=can]")
    points = dice.evaluate_all("all => all.map((one) => Number(/\\d/.exec(one.getAttribute('aria-label'))[0]))")
    die = dice.nth(points.index(min(points)))
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
    turns_told = 0
    for _ in range(8):  # where the order changes, two turns of one's own may follow each other
        own_turn(page)
        turns_told += bool(confirm(page))
        if turns_told == 2:
            break
    assert turns_told == 2
    recap = page.locator("[data-recap]")
    recap.locator(".turn").first.wait_for()
    told = recap.inner_text()

    # who did it is a line, and opens in place
    line = page.locator(".player .over").last
    line.click()
    page.wait_for_selector(".drawer svg")
    line.click()
    page.wait_for_selector(".drawer", state="detached")

    # step back through it on the board, and on to the present
    recap.locator("button[aria-label='One step back']").click()
    page.wait_for_selector("[data-looking]")
    recap.locator("button[aria-label='One step on']").click()
    page.wait_for_selector("[data-looking]", state="detached")

    # it stays while one's own turn lasts, also until it is confirmed; what ends a round may end the turn at once
    page.wait_for_selector(ASKED)
    heard = page.evaluate("() => beats.length")
    if not page.locator("[data-confirm]").count():
        choose(page)
        page.wait_for_selector(ASKED)
    assert recap.inner_text() == told or page.evaluate("() => beats.length") > heard

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
    log.locator("[aria-current=step]").wait_for()
    page.click("[data-present]")
    page.wait_for_selector("[data-looking]", state="detached")


# where a label lies whose place is so far from the left, and how wide the window is
LABELLED_AT = """(label, x) => {
  label.style.setProperty('--x', `${x}px`);
  const { left, right } = label.getBoundingClientRect();
  return [left, right, innerWidth];
}"""


@pytest.mark.parametrize("game", GAMES)
def test_pointing_at_a_choice_shows_where_it_leads(open_page: Open, game: str) -> None:
    """What the next question would be answered with is marked on the board, before anything is chosen."""
    page = open_page("/")
    sit(page, seats=2, game=game)
    version = page.get_attribute("main[data-version]", "data-version")
    under_way: set[str] = set()
    page.on("request", lambda request: under_way.add(request.url))
    page.on("requestfinished", lambda request: under_way.discard(request.url))
    options = page.locator(".opt:not(.free)")
    for number in range(options.count()):
        options.nth(number).hover()
        drawn(page)
        wait_until(lambda: not under_way, "the plan comes", page)
        drawn(page)
        if page.locator("[data-plan]").count():
            break
    assert page.locator("[data-plan]").count() > 0
    assert page.get_attribute("main[data-version]", "data-version") == version
    for edge in (2, page.evaluate("innerWidth") - 2):
        left, right, width = page.locator("[data-plan-tag]").first.evaluate(LABELLED_AT, edge)
        assert 0 <= left < right <= width, "the label of a place beside the edge of the window is whole"


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_jumps_by_turn_and_round_and_shows_the_whole_board(open_page: Open, game: str) -> None:
    page = open_page("/", width=1366, height=768)
    sit(page, seats=2, game=game)
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
    drawn(page)
    line = page.locator(".log [aria-current]").bounding_box()
    assert line is not None
    assert line["y"] + line["height"] <= 768, "where one is stands in sight in the log"

    # on a phone it begins with the board, and the controls are at hand wherever one scrolls
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(page.url)
    page.wait_for_selector(".log [aria-current]")
    drawn(page)
    assert page.evaluate("() => scrollY") == 0
    for end in (0, 100_000):
        page.evaluate("(y) => scrollTo(0, y)", end)
        drawn(page)
        box = page.locator("[data-jump=replay-forward]").bounding_box()
        assert box is not None
        assert 400 < box["y"] < 844 - box["height"], end
