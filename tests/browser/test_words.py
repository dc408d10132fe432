"""What stands on a table and in its tooltips, in every language: no inner name, nothing untranslated."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest

from tatami.shelf import GAMES
from tests.browser.positions import SHOW, sampled, stage
from tests.browser.test_sizes import SPEAK
from tests.test_words import IN_RUSSIAN, LATIN, LEAK, NAMES, SAME

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Open

POSITIONS = 24
POINTED_AT = 2
"""So many of them with all their tooltips."""
RULE = re.compile(r"\b[A-Z]{2}-(R|E)?\d+(\.\d+)*\b")
"""A rule is called alike in every language."""
OURS = {"Tatami", "Akira", "Player"}
"""Our name, and those of whoever sits here: the language was English when they sat down."""

# every word on the page: what is drawn and written, and what a screen reader says instead
READ = """() => {
  const found = new Set();
  const walk = document.createTreeWalker(document.querySelector('#app'), NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode())
    if (!node.parentElement.closest('kbd, select, [data-announcer], .brand')) found.add(node.textContent.trim());
  for (const node of document.querySelectorAll('#app [aria-label], #app [title]'))
    for (const name of ['aria-label', 'title']) found.add(node.getAttribute(name)?.trim() ?? '');
  return [...found].filter((line) => line !== '');
}"""
# the tooltip of every spot, one after the other: a mouse that moves over all of them at once asks them all
POINT = """async () => {
  const found = new Set();
  const watch = new MutationObserver(() => {
    const tip = document.querySelector('[role=tooltip]');
    if (tip) found.add(tip.innerText);
  });
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  const spots = [...document.querySelectorAll('main [data-spot]')];
  for (const spot of spots) spot.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse' }));
  await new Promise((done) => setTimeout(done, 400));
  watch.disconnect();
  for (const spot of spots) spot.dispatchEvent(new PointerEvent('pointerout', { pointerType: 'mouse' }));
  return [...found];
}"""
ALL = f"""async (pointed) => {{
  const found = new Set();
  for (const [i, position] of positions.entries()) {{
    await ({SHOW})(position);
    for (const line of ({READ})()) found.add(line);
    if (i < pointed) for (const line of await ({POINT})()) found.add(line);
  }}
  return [...found];
}}"""


# choices whose price or gain is a picture only, and how many prices and gains there are
UNSAID = """() => {
  const wrong = [];
  let seen = 0;
  for (const option of document.querySelectorAll('.opt')) {
    const drawn = option.querySelectorAll('.chip > [aria-hidden=true]:not(svg)').length;
    const said = [...option.querySelectorAll('.chip .sr')].filter((words) => /\\d/.test(words.textContent)).length;
    seen += drawn;
    if (said < drawn) wrong.push(`${option.dataset.option}: ${drawn} drawn, ${said} said`);
  }
  return [seen, wrong];
}"""
ALL_UNSAID = f"""async () => {{
  let seen = 0;
  const wrong = [];
  for (const position of positions) {{
    await ({SHOW})(position);
    const [more, lines] = ({UNSAID})();
    seen += more;
    wrong.push(...lines);
  }}
  return [seen, wrong];
}}"""


def said(page: Page, language: str) -> set[str]:
    """All that can be read in the positions of a page, in a language, without the names of rules."""
    page.locator("header select").evaluate(SPEAK, language)
    page.wait_for_selector(f"html[lang={language}]")
    return {RULE.sub("", line) for line in page.evaluate(ALL, POINTED_AT)}


def long(line: str) -> set[str]:
    """The words in Latin letters that are no small ones, which languages may share."""
    return {word for word in LATIN.findall(line) if len(word) > 3}


@pytest.mark.parametrize("game", GAMES)
def test_every_language_has_words_for_what_lies_on_the_table(open_page: Open, game: str) -> None:
    page = stage(open_page, game, width=1366, height=768)
    page.evaluate("(all) => { window.positions = JSON.parse(all); }", json.dumps(sampled(game, POSITIONS, seed=5)))
    words = {language: said(page, language) for language in ("en", "cs", "ru")}
    assert min(map(len, words.values())) > 200
    assert len(page.evaluate(POINT)) > 10, "tooltips are read too"
    wrong = [
        f"{language}, an inner name: {line}" for language in words for line in words[language] if LEAK.search(line)
    ]
    same = words["cs"] & words["en"]
    wrong += [f"cs, as in English: {line}" for line in same if long(line) - SAME - NAMES - OURS]
    wrong += [f"ru, in Latin letters: {line}" for line in words["ru"] if set(LATIN.findall(line)) - IN_RUSSIAN - OURS]
    assert wrong == [], "\n".join(sorted(wrong))


@pytest.mark.parametrize("game", GAMES)
def test_what_a_choice_costs_and_brings_is_said_too(open_page: Open, game: str) -> None:
    """Prices and gains are pictures with numbers; a screen reader hears their names."""
    page = stage(open_page, game, width=1366, height=768)
    page.evaluate("(all) => { window.positions = JSON.parse(all); }", json.dumps(sampled(game, POSITIONS, seed=5)))
    seen, wrong = page.evaluate(ALL_UNSAID)
    assert seen > 10
    assert wrong == [], "\n".join(wrong)
