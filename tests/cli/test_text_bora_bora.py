"""Bora Bora: everything that can happen has words, in every language, and different things have different words."""

from __future__ import annotations

import re

import pytest

from tatami.cli.text import LANGUAGES, Texts

GAME = "bora_bora"
MISSING = re.compile(r"{|\$|\b(?:action|event|amount|term|tip|person|god|jewelry|resource)-[a-z]|\b[MWTJF]\d\d\b")
"""An unfilled place, the name of a message, or an id that is no word."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_so_and_what_is_not_are_told_apart(language: str) -> None:
    texts = Texts(language, GAME)
    assert texts.decision("task", {"final": True}) != texts.decision("task", {"final": False})
    told = [texts.find("event-task", {"yellow": yellow, "name": "Hina", "task": "T01"}) for yellow in (True, False)]
    assert told[0] != told[1]
