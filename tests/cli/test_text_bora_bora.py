"""Bora Bora: everything that can happen has words, in every language, and different things have different words."""

from __future__ import annotations

import re
from collections import defaultdict
from typing import Any

import pytest

import tatami
from tatami.cli.boards import board_of
from tatami.cli.text import LANGUAGES, Texts
from tatami.core.rng import Rng

GAME = "bora_bora"
MISSING = re.compile(r"{|\$|\b(?:action|event|amount|term|tip|person|god|jewelry|resource)-[a-z]|\b[MWTJF]\d\d\b")
"""An unfilled place, the name of a message, or an id that is no word."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_words_of_its_own(language: str) -> None:
    texts = Texts(language, GAME)
    actions = tatami.game(GAME).actions
    said: dict[str, list[str]] = defaultdict(list)
    for action in range(len(actions)):
        family, args = actions.describe(action)
        words = texts.action("?", family, args)
        assert words not in ("?", "")
        assert "{" not in words, words
        said[family].append(words)
    for family, phrases in said.items():
        assert len(set(phrases)) == len(phrases), family


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_question_and_event_of_a_game_has_words(language: str, seats: int) -> None:
    texts = Texts(language, GAME)
    game = tatami.game(GAME)
    board = board_of(game, texts)
    state = game.new(seats, 4, {})
    state.listen()
    rng = Rng(seats)
    kinds: set[str] = set()
    while not state.over:
        decision = state.decision
        assert decision is not None
        question = texts.decision(decision.kind, decision.data)
        assert question != decision.kind
        assert "{" not in question, question
        view: Any = state.view(state.seat)
        for option in view["decision"]["options"]:
            for words in (board.label(view, option), board.detail(view, option)):
                assert not MISSING.search(words), words
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))])
        for event in state.drain():
            kinds.add(event.kind)
            assert texts.find(f"event-{event.kind.replace('_', '-')}") is not None, event.kind
            assert not MISSING.search(board.event(state.view(None), event))
    assert {
        "roll",
        "turn",
        "place",
        "settle",
        "take",
        "god_card",
        "priest",
        "task_dropped",
        "new_task",
        "order",
    } <= kinds
    assert texts.find("decision-secret") is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_item_of_the_score_sheet_has_words(language: str) -> None:
    texts = Texts(language, GAME)
    state = tatami.game(GAME).new(2, 1, {})
    for item in state.score_sheet()[0]:
        assert texts.find(f"sheet-{item.replace('_', '-')}") is not None, item


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_so_and_what_is_not_are_told_apart(language: str) -> None:
    texts = Texts(language, GAME)
    assert texts.decision("task", {"final": True}) != texts.decision("task", {"final": False})
    told = [texts.find("event-task", {"yellow": yellow, "name": "Hina", "task": "T01"}) for yellow in (True, False)]
    assert told[0] != told[1]
