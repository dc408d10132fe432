"""Board, tray, question and options fit into the window, and every choice is in it or one announced fold away."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING

import pytest

from tatami.shelf import GAMES
from tests.browser.playing import drawn, play
from tests.browser.positions import SHOW, sampled, show, stage
from tests.browser.test_sizes import SPEAK

if TYPE_CHECKING:
    from tests.browser.conftest import Open

SIZES = [(1366, 768), (1440, 900), (1920, 1080), (1024, 768), (768, 1024)]
DECISIONS = 300

# what is wrong with what is drawn now, one line each
WRONG = """(position) => {
  const wrong = [];
  const inside = (b) => b.left >= -1 && b.top >= -1 && b.right <= innerWidth + 1 && b.bottom <= innerHeight + 1;
  const root = document.documentElement;
  if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth) wrong.push('the page scrolls');
  for (const part of ['svg.board', '.question', '.acts', '.scroll', '.player', 'svg.tray, .mine svg']) {
    const node = document.querySelector(part);
    if (!node || !inside(node.getBoundingClientRect())) wrong.push(`${part} is not in the window`);
  }
  const options = [...document.querySelectorAll('.opt')];
  if (options.length !== position.view.decision.options.length) wrong.push(`${options.length} options`);
  const edge = document.querySelector('.scroll').getBoundingClientRect().bottom;
  const below = options.filter((o) => o.getBoundingClientRect().bottom > edge + 8);
  for (const option of options.filter((o) => !below.includes(o)))
    if (!inside(option.getBoundingClientRect())) wrong.push(`hidden: ${option.dataset.option}`);
  const more = document.querySelector('[data-below]');
  const said = Number(more?.dataset.below ?? 0);
  if (below.length !== said) wrong.push(`${below.length} below, told ${said}`);
  if (more && !inside(more.getBoundingClientRect())) wrong.push('nobody sees that there are more');
  for (const spot of document.querySelectorAll('.play [data-spot=can]')) {
    const b = spot.getBoundingClientRect();
    const [x, y] = [b.x + b.width / 2, b.y + b.height / 2];
    if (!inside(b)) wrong.push(`outside: ${spot.ariaLabel} ${[b.left, b.top, b.right, b.bottom].map(Math.round)}`);
    const top = document.elementFromPoint(x, y);
    // another thing that can be chosen, or a sheet over the board that can be closed
    if (top !== spot && !top?.closest('[data-spot=can], .drawer, .extra')) wrong.push(`covered: ${spot.ariaLabel}`);
  }
  return wrong.map((line) => `${innerWidth}: ${line} (${position.seats} seats, ${position.view.decision.kind})`);
}"""
ALL = f"""async () => {{
  const wrong = [];
  for (const position of positions) {{
    await ({SHOW})(position);
    wrong.push(...({WRONG})(position));
  }}
  return wrong;
}}"""


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_is_in_the_window_or_one_announced_fold_away(open_page: Open, game: str) -> None:
    positions = sampled(game, DECISIONS)
    assert len(positions) == DECISIONS
    page = stage(open_page, game, width=1366, height=768)
    page.evaluate("(all) => { window.positions = JSON.parse(all); }", json.dumps(positions))
    wrong: list[str] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        drawn(page)
        wrong += page.evaluate(ALL)
    assert wrong == [], "\n".join(wrong[:40])


def test_what_lies_outside_would_be_seen(open_page: Open) -> None:
    """The look itself: a tray below the window is told, and so is what can be chosen on it."""
    page = stage(open_page, "white_castle", width=1366, height=768)
    position = next(p for p in sampled("white_castle", 40) if p["view"]["decision"]["kind"] == "take_die")
    show(page, position)
    drawn(page)
    assert page.evaluate(WRONG, position) == []
    page.evaluate("() => { document.querySelector('.own').style.transform = 'translateY(90px)'; }")
    wrong = "\n".join(page.evaluate(WRONG, position))
    assert "svg.tray, .mine svg is not in the window" in wrong
    assert "outside:" in wrong


# how many drawn mats are open, and how much of what is open lies beyond its sheet
CUT_OFF = """() => {
  const inside = document.querySelector('.drawer .inside');
  return [inside.querySelectorAll('svg.mat').length, inside.scrollHeight - inside.clientHeight];
}"""


@pytest.mark.parametrize("game", [game for game in GAMES if game != "bitoku"])
def test_the_mat_of_another_player_opens_whole(open_page: Open, game: str) -> None:
    page = stage(open_page, game, width=1366, height=768)
    show(page, next(p for p in sampled(game, 40, seed=9) if p["seats"] == 4))
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.locator(".player .over").last.click()
        page.wait_for_selector(".drawer svg.mat")
        drawn(page)
        assert page.evaluate(CUT_OFF) == [1, 0], (width, height)
        page.locator(".drawer header button").click()
        page.wait_for_selector(".drawer", state="detached")


# what a phone shows of what one decides with, wherever its page is scrolled to
IN_SIGHT = """async (position) => {
  const wrong = [];
  const root = document.documentElement;
  const seen = (node) => {
    const b = node?.getBoundingClientRect();
    if (!b || b.top < -1 || b.left < -1 || b.right > root.clientWidth + 1 || b.bottom > innerHeight + 1) return false;
    const top = document.elementFromPoint(b.x + b.width / 2, b.y + b.height / 2);
    return top !== null && (node.contains(top) || top.contains(node));
  };
  for (const end of ['top', 'foot']) {
    scrollTo(0, end === 'top' ? 0 : document.documentElement.scrollHeight);
    await new Promise(requestAnimationFrame);
    for (const part of ['.now svg.tray', '.now h2', '.now .rule', '.now .acts', '.now .opt'])
      if (!seen(document.querySelector(part)))
        wrong.push(`${part} is not in sight at the ${end} (${position.seats} seats, ${position.view.decision.kind})`);
  }
  return wrong;
}"""


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390)])
@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_what_one_pays_with_stays_in_sight(open_page: Open, game: str, width: int, height: int) -> None:
    """Held upright or on its side."""
    page = stage(open_page, game, width=width, height=height, has_touch=True, is_mobile=True)
    wrong: list[str] = []
    for position in sampled(game, 20, seed=9):
        show(page, position)
        wrong += page.evaluate(IN_SIGHT, position)
    assert wrong == [], "\n".join(wrong)


# how many places that can be chosen lie under the sheet and beyond it, or above the tabs; and what the page says of it
BEYOND = """async () => {
  await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(go))));
  const top = document.querySelector('.views').getBoundingClientRect().bottom;
  const foot = document.querySelector('.now').getBoundingClientRect().top;
  const middle = (one) => one.getBoundingClientRect().y + one.getBoundingClientRect().height / 2;
  const all = [...document.querySelectorAll('.play .spot:not(.quiet) > [data-spot=can]')].map(middle);
  const told = (side) => Number(document.querySelector(`[data-beyond=${side}]`)?.dataset.n ?? 0);
  return { all: all.length, above: [all.filter((y) => y < top).length, told('above')],
    below: [all.filter((y) => y > foot).length, told('below')] };
}"""


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_one_is_led_to_what_glows_beyond_the_screen(open_page: Open, game: str) -> None:
    page = stage(open_page, game, width=390, height=844, has_touch=True, is_mobile=True)
    led = 0
    for position in sampled(game, 20, seed=9):
        show(page, position)
        page.evaluate("() => scrollTo(0, 0)")
        seen = page.evaluate(BEYOND)
        for side in ("above", "below"):
            lie, told = seen[side]
            assert lie == told, f"{side}: {lie} of {seen['all']}, told {told} ({position['view']['decision']['kind']})"
        if seen["below"][0] == 0:
            continue
        led += 1
        page.click("[data-beyond=below]")
        there = page.evaluate(BEYOND)
        assert there["below"][0] < seen["below"][0], "it leads to the nearest of them"
        assert there["above"][0] + there["below"][0] < there["all"], "which then is in sight"
    assert led > 0, "somewhere something lay below"


# whether the last thing of a list can be seen, and how much of the list lies beyond its box
AT_THE_END = """(last) => {
  const node = [...document.querySelectorAll(last)].pop();
  const b = node.getBoundingClientRect();
  const top = document.elementFromPoint(b.x + b.width / 2, b.y + b.height / 2);
  const log = document.querySelector('.log');
  return [node.contains(top), log ? log.scrollHeight > log.clientHeight : null];
}"""


@pytest.mark.parametrize("width", [360, 390])
def test_on_a_phone_the_log_begins_at_its_end(open_page: Open, width: int) -> None:
    """Above the choices, which stay in sight; and so does the line that is written in a chat."""
    page = stage(open_page, "satori", width=width, height=844, has_touch=True, is_mobile=True)
    play(page, random.Random(8), 30)
    page.click("#tab-log")
    page.click("#tab-lines")
    page.wait_for_selector(".log [data-ply]")
    drawn(page)
    assert page.evaluate(AT_THE_END, ".log [data-ply]") == [True, True]
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight"), "nothing lies below the choices"
    page.click("#tab-chat")
    assert page.evaluate(AT_THE_END, "#panel-chat input") == [True, None]


# all seats but the first are bots that think, or people who are away
COMPANY = """async (away) => {
  const gone = { kind: 'person', name: 'Konstantin', online: false, mine: false };
  const bot = { kind: 'bot', bot: 'medium', thinking: true, mine: false };
  const seats = told.table.seats.map((seat, i) => (i ? { ...seat, ...(away ? gone : bot) } : seat));
  window.shown = (window.shown ?? told.version) + 16384;
  const state = { ...told, version: shown, mine: [0], entries: [], since: 0, table: { ...told.table, seats } };
  sockets.at(-1).onmessage({ data: JSON.stringify({ type: 'state', state }) });
  for (let i = 0; i < 30; i++) await null;
  return [document.documentElement.scrollWidth, document.querySelectorAll('.dots, .player .btn').length];
}"""


@pytest.mark.parametrize("width", [360, 390])
@pytest.mark.parametrize("game", GAMES)
def test_whoever_plays_nothing_is_wider_than_a_phone(open_page: Open, game: str, width: int) -> None:
    page = stage(open_page, game, width=width, height=844)
    page.locator("header select").evaluate(SPEAK, "ru")
    page.wait_for_selector("html[lang=ru]")
    for away in (False, True):
        wide, others = page.evaluate(COMPANY, away)
        assert others == 3
        assert wide <= width, away


# drawings of player boards that reach beyond the sheet they lie on
BESIDE_THEIR_SHEET = """() => [...document.querySelectorAll('.mat svg, .drawer svg')].filter((svg) =>
  svg.getBoundingClientRect().right > svg.closest('.mat, .drawer').getBoundingClientRect().right)
  .map((svg) => svg.ariaLabel)"""


@pytest.mark.parametrize("width", [360, 390])
@pytest.mark.parametrize("game", GAMES)
def test_player_boards_are_no_wider_than_a_phone(open_page: Open, game: str, width: int) -> None:
    page = stage(open_page, game, width=width, height=844, has_touch=True, is_mobile=True)
    page.click("#tab-mats")
    page.wait_for_selector(".mat svg")
    drawn(page)
    assert page.evaluate(BESIDE_THEIR_SHEET) == []
    page.click("[data-so-far='0']")
    page.wait_for_selector("[data-score-so-far]")
    sheet = page.locator("div.wide:has([data-score-so-far])")
    assert sheet.evaluate("(all) => all.scrollWidth - all.clientWidth") == 0, "nothing of the score so far is cut"
