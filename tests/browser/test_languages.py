"""English, Czech, Russian: the whole way from the shelf into a game."""

from __future__ import annotations

import random

import pytest

from tests.browser.conftest import Open
from tests.browser.playing import begin, drawn, new_table, play

SPOKEN = {
    "en": ("A table is laid", "The White Castle", "Stewards", "Take a die"),
    "cs": ("Stůl je prostřen", "Bílý hrad", "Pobočníci", "Vezměte kostku"),
    "ru": ("Стол накрыт", "Белый замок", "Управители", "Возьмите кубик"),
}
LOCALES = {"en": "en-GB", "cs": "cs-CZ", "ru": "ru-RU"}


@pytest.mark.parametrize("language", list(SPOKEN))
def test_a_game_in_each_language(open_page: Open, language: str) -> None:
    title, game, floor, take = SPOKEN[language]
    page = open_page("/", locale=LOCALES[language])
    assert page.inner_text("h1") == title
    assert page.get_attribute("html", "lang") == language
    page.wait_for_selector(f".shelf :text('{game}')")
    new_table(page)
    begin(page)
    page.wait_for_selector(".opt")
    assert floor in page.locator("svg.board").text_content()  # type: ignore[operator]
    seen = set()
    luck = random.Random(2)
    for _ in range(30):
        play(page, luck, 1)
        drawn(page)
        if page.locator(".choices h2").count():
            seen.add(page.locator(".choices h2").inner_text())
        words = page.inner_text("body")
        assert "⟨" not in words, words[words.index("⟨") - 60 : words.index("⟨") + 60]
    assert any(take in words for words in seen), seen


def test_the_language_can_be_switched_at_the_table(open_page: Open) -> None:
    page = open_page("/")
    new_table(page)
    begin(page)
    page.wait_for_selector(".opt")
    page.select_option("header select", "cs")
    page.wait_for_selector("text=1. kolo ze 3")
    page.select_option("header select", "ru")
    page.wait_for_selector("text=Раунд 1 из 3")
    page.reload()
    page.wait_for_selector("text=Раунд 1 из 3")


def test_untranslated_rules_say_so(open_page: Open) -> None:
    page = open_page("/rules/white_castle", locale="cs-CZ")
    page.wait_for_selector("[data-rule='WC-3.3']")
    heading = page.locator("h2", has_text="Kola a tahy")
    assert heading.count() == 1
    from tests.browser.browsing import ROOT

    if not (ROOT / "docs" / "rules" / "white_castle.cs.md").exists():
        assert page.locator("text=zatím nejsou přeložena").count() == 1
    page.fill("input[type=search]", "WC-8.6")
    page.wait_for_function("() => document.querySelectorAll('[data-rule]').length < 10")
    assert page.locator("[data-rule='WC-8.6']").count() == 1
