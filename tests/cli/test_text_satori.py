"""Satori: everything that can happen has words, in every language; different things have different words; no ids."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tatami
from tatami.cli.text import LANGUAGES, Texts
from tatami.core.events import Event
from tatami.games.satori.kinds import LANTERNS, PARTS, PLACES, SLOTS, SPACES, STOREYS, WHEELS
from tests.cli.screen import board_in, drawn, positions

GAME = "satori"
INNER = r"\b(?:[GOP][12]|S[1-6]|C[1-3]|[ADK]\d\d?|B[1-6]|L[1-6]|T[1-4]|W[1-8]|M[1-5]|M[GOP]\d|E[12]-\d\d)\b"
"""Ids of the engine, which mean nothing to a person."""
MISSING = re.compile(r"{|\$|\b(?:action|event|amount|effect|term|tip|decision|altar|space)-[a-z]|" + INNER)
"""An unfilled place, the name of a message, or an id that is no word."""


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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", tatami.game(GAME).info.seats)
def test_no_id_of_the_engine_is_on_the_table(seats: int, language: str) -> None:
    board = board_in(GAME, language)
    for state in positions(GAME, seats, 6):
        assert not re.search(INNER, drawn(board, state.view(0), 0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_the_automaton_has_words_of_its_own(language: str) -> None:
    """Why a lantern burns, and why its reward is not given: as many sentences as the rules know causes."""
    board = board_in(GAME, language)
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
