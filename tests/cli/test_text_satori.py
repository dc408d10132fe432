"""Satori: everything that can happen has words, in every language; different things have different words; no ids."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tatami
from tatami.cli.boards import Board, board_of
from tatami.cli.text import LANGUAGES, Texts
from tatami.core.events import Event
from tatami.core.rng import Rng
from tatami.games.satori.kinds import LANTERNS, PARTS, PLACES, SLOTS, SPACES, STOREYS, WHEELS
from tatami.shelf import texts_of
from tests.cli.test_text import messages

GAME = "satori"
INNER = r"\b(?:[GOP][12]|S[1-6]|C[1-3]|[ADK]\d\d?|B[1-6]|L[1-6]|T[1-4]|W[1-8]|M[1-5]|M[GOP]\d|E[12]-\d\d)\b"
"""Ids of the engine, which mean nothing to a person."""
MISSING = re.compile(r"{|\$|\b(?:action|event|amount|effect|term|tip|decision|altar|space)-[a-z]|" + INNER)
"""An unfilled place, the name of a message, or an id that is no word."""
EASIER = {"fewer_worshippers": True, "incense_for_collection": True, "no_fallback": True}
SETUPS: list[tuple[int, dict[str, object]]] = [
    (1, {}),
    (1, {**EASIER, "sorin_scoring_values": "text"}),
    (2, {}),
    (3, {"roof_requires_level": True}),
    (4, {}),
]


def board_in(language: str) -> Board:
    return board_of(tatami.game(GAME), Texts(language, GAME))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_words_of_its_own(language: str) -> None:
    texts = Texts(language, GAME)
    actions = tatami.game(GAME).actions
    said: dict[tuple[str, ...], list[str]] = defaultdict(list)
    for action in range(len(actions)):
        family, args = actions.describe(action)
        words = texts.action("?", family, args)
        assert words not in ("?", "")
        assert "{" not in words, words
        said[(family, *args)].append(words)
    for shape, phrases in said.items():
        assert len(set(phrases)) == len(phrases), shape


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), SETUPS, ids=str)
def test_every_question_choice_and_event_of_a_game_has_words(
    language: str, seats: int, options: dict[str, object]
) -> None:
    board = board_in(language)
    state = tatami.game(GAME).new(seats, 4, options)
    state.listen()
    rng = Rng(seats)
    kinds: set[str] = set()
    while not state.over:
        view: Any = state.view(state.seat)
        said = [board.question(view)]
        for option in view["decision"]["options"]:
            said += [board.label(view, option), board.detail(view, option)]
        assert not [words for words in said if MISSING.search(words)]
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))])
        for event in state.drain():
            kinds.add(event.kind)
            told = board.event(state.view(None), event)
            assert told or event.kind in ("forced", "flip", "turn"), event.kind
            assert not MISSING.search(told), told
    assert {"turn", "place", "side", "gain", "round", "meditate", "lose"} <= kinds
    if seats == 1:
        assert {"counter", "lantern", "conversion", "takes_tile"} <= kinds
        assert not MISSING.search(board.closing(state.view(0), state.winners()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_of_the_content_has_words(language: str) -> None:
    texts = Texts(language, GAME)
    found = list(effects(tatami.game(GAME).content_data()))
    assert len(found) > 60
    for effect in found:
        words = texts.effect(effect)
        assert words
        assert not MISSING.search(words), (effect, words)


def effects(data: object) -> Iterator[object]:
    """The effects in content data."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key in ("left", "right", "icons", "effects", "effect", "reward", "bonus", "pray"):
                yield value
            else:
                yield from effects(value)
    elif isinstance(data, list):
        for value in data:
            yield from effects(value)


NAMES: list[tuple[str, str, list[str]]] = [
    ("altar", "altar", PLACES),
    ("site-place", "altar", PLACES[:12]),
    ("space", "space", SPACES),
    ("space-title", "space", SPACES),
    ("jokoro-place", "target", [*PLACES[:12], *STOREYS]),
    ("part", "part", PARTS),
    ("slot", "slot", SLOTS),
    ("wheel", "wheel", WHEELS),
    ("lantern-gives", "lantern", LANTERNS),
    ("amulet", "amulet", ["M1", "M2", "M3", "M4", "M5"]),
    ("player-title", "colour", ["blue", "pink", "yellow", "green"]),
    ("worshipper", "colour", ["grey", "orange", "purple"]),
    ("mountain", "mountain", ["grey", "orange", "purple"]),
    ("result", "result", ["loss", "shared", "small_win", "very_good", "excellent"]),
    ("scoring-tile", "counts", ["jokoros_on_altars", "incense", "leftovers", "offering"]),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("message", "argument", "ids"), NAMES, ids=lambda name: name if isinstance(name, str) else "")
def test_every_thing_has_a_name_of_its_own(language: str, message: str, argument: str, ids: list[str]) -> None:
    texts = Texts(language, GAME)
    values: dict[str, object] = {"each": 1, "for": 2, "plus": 3} if message == "scoring-tile" else {}
    said = [texts.say(message, **{argument: name}, **values) for name in ids]
    assert len(set(said)) == len(ids)
    assert not [words for words in said if MISSING.search(words)]
    if language != "en":
        english = Texts("en", GAME)
        assert said != [english.say(message, **{argument: name}, **values) for name in ids]


@pytest.mark.parametrize("language", ["cs", "ru"])
def test_everything_said_in_english_is_said_in_every_language(language: str) -> None:
    home = texts_of(GAME)
    assert messages(home, language) == messages(home, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_the_automaton_has_words_of_its_own(language: str) -> None:
    """Why a lantern burns, and why its reward is not given: as many sentences as the rules know causes."""
    board = board_in(language)
    source = (Path(tatami.__file__).parent / "games" / GAME / "solo.py").read_text(encoding="utf-8")
    causes = re.findall(r'(?:light_lantern|give)\([^"\n]+"([a-z_]+)"\)', source)
    obstacles = re.findall(r'return (?:NOTHING if .+ else )?"([a-z_]+)"', source)
    assert len(set(causes)) == 4
    assert len(set(obstacles)) == 8
    view = tatami.game(GAME).new(1, 1).view(None)
    said = []
    for cause in causes:
        for obstacle in ["", *obstacles]:
            told = {"altar": "P2", "lantern": "pagoda", "cause": cause, "given": not obstacle, "obstacle": obstacle}
            said.append(board.event(view, Event("lantern", 1, told)))
    assert len(set(said)) == len(causes) * (1 + len(obstacles))
    assert not [words for words in said if MISSING.search(words)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_every_row_of_the_score_sheet_has_words(language: str) -> None:
    game = tatami.game(GAME)
    said = messages(texts_of(GAME), language)
    for option in game.info.options:
        assert f"option-{option.name.replace('_', '-')}" in said
        assert not option.choices or f"option-{option.name.replace('_', '-')}-value" in said
    rows = {item for seats in (1, 2) for item in game.new(seats, 1).score_sheet()[0]}
    assert "conversion" in rows
    assert {f"sheet-{item.replace('_', '-')}" for item in rows} == {name for name in said if name.startswith("sheet-")}


@pytest.mark.parametrize(
    ("language", "counted"),
    [
        ("cs", ["1 mince", "2 mince", "5 mincí", "1 kadidlo", "3 kadidla", "5 kadidel"]),
        ("ru", ["1 монета", "2 монеты", "5 монет", "1 благовоние", "3 благовония", "5 благовоний"]),
    ],
)
def test_numbers_and_words_agree(language: str, counted: list[str]) -> None:
    texts = Texts(language, GAME)
    amounts = [("coin", 1), ("coin", 2), ("coin", 5), ("incense", 1), ("incense", 3), ("incense", 5)]
    assert [texts.amounts({good: n}) for good, n in amounts] == counted
