"""The pages of rules: a translation has every rule of the English page, and nothing else."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from tatami.cli.rulebook import parse_rules, read_rules
from tatami.shelf import GAMES
from tools import rulecov
from tools.rulecov import defined_rules

PAGES = Path(__file__).resolve().parent.parent / "docs" / "rules"
TRANSLATIONS = sorted(page.name for page in PAGES.glob("*.*.md"))


@pytest.mark.parametrize("name", TRANSLATIONS)
def test_a_translation_has_the_same_rules_in_the_same_order(name: str) -> None:
    english = defined_rules(PAGES / f"{name.split('.', maxsplit=1)[0]}.md")
    assert defined_rules(PAGES / name) == english
    assert len(parse_rules((PAGES / name).read_text(encoding="utf-8"))) == len(english)


@pytest.mark.parametrize("name", TRANSLATIONS)
def test_a_translated_rule_points_to_the_same_rules(name: str) -> None:
    """A sentence that was added to the English rule alone is missed where it names another rule."""
    english = read_rules(name.split(".", maxsplit=1)[0], "en")
    for rule, translated in zip(english, parse_rules((PAGES / name).read_text(encoding="utf-8")), strict=True):
        assert named_rules(translated.text) == named_rules(rule.text), rule.id


def named_rules(text: str) -> set[str]:
    return set(re.findall(r"\b[A-Z]{2}-(?:\d+(?:\.\d+)*|[RE]\d+)", text))


@pytest.mark.parametrize("game", GAMES)
def test_every_playable_game_has_its_rules_in_three_languages(game: str) -> None:
    english, czech, russian = (read_rules(game, language) for language in ("en", "cs", "ru"))
    assert english[0].text != czech[0].text != russian[0].text


def test_a_language_without_a_page_reads_english() -> None:
    assert read_rules("bitoku", "de") == read_rules("bitoku")


def test_every_rule_of_a_playable_game_is_named_by_a_test(capsys: pytest.CaptureFixture[str]) -> None:
    """What ``make rules-coverage`` says."""
    assert rulecov.main() == 0, capsys.readouterr().out


@pytest.mark.parametrize("page", sorted(PAGES.glob("*.md")), ids=lambda page: page.name)
def test_no_sentence_breaks_before_a_number(page: Path) -> None:
    """``6. At most one`` at the start of a line is read as the sixth item of a list: real ones begin with the first."""
    numbers = re.findall(r"^\s*(\d+)\.\s", page.read_text(encoding="utf-8"), re.MULTILINE)
    assert all(number == "1" or int(number) - 1 == int(before) for before, number in pairwise(["0", *numbers]))
