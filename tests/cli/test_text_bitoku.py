"""Bitoku: everything that can happen has words, in every language; different things have different words; no ids."""

from __future__ import annotations

import re
from typing import Any

import pytest

import tatami
from tatami.cli.boards.bitoku import COLOURS as BOARD_COLOURS
from tatami.cli.text import LANGUAGES, Texts
from tatami.core.events import Event
from tatami.games.bitoku.kinds import (
    ALL_BRANCH_SPACES,
    ALL_MAIN,
    AREAS,
    BITOKU_TYPES,
    BUILDING_TYPES,
    COLOURS,
    CONDITIONS,
    CRYSTAL_SLOTS,
    CRYSTAL_TYPES,
    DIE_SPACES,
    FAVOURS,
    MARKETS,
    MITAMA_TYPES,
    OWNER_BONUSES,
    PIECES,
    PILGRIM_SPACES,
    REGIONS,
    ROCKS,
    SLOTS,
    TENGU_CONDITIONS,
    TENGU_SHOWS,
    TENGU_TOPS,
    TRIGGERS,
    YOKAI_TYPES,
)
from tests.cli.screen import board_in, drawn, positions

GAME = "bitoku"
INNER = (
    r"\b(?:H[1-6]|Y\d\d|S-(?:KA|IM|NE|KI|SO)|V\d\d|DF\d\d|C[DMW]\d\d|T[AB]\d|TG\d\d|(?:TE|ON|FA|RY|AN|SH)\d|IW-\w+"
    r"|[PQ][.-][sm]\S*|[dmwp]\d|am[123]|kodx?h?|vp|shin_okami|yama_uba)\b"
)
"""Ids of the engine, which mean nothing to a person."""
MISSING = re.compile(r"{|\$|\b(?:action|event|amount|effect|term|tip|decision|tengu|piece|region)-[a-z]|" + INNER)
"""An unfilled place, the name of a message, or an id that is no word."""
STEPS = "ABCDEFGHIJKL"


NAMES: list[tuple[str, str, list[str]]] = [
    ("region", "region", REGIONS),
    ("region-in", "region", REGIONS),
    ("region-from", "region", REGIONS),
    ("term-region", "region", REGIONS),
    ("hills-of", "region", AREAS),
    ("die-space", "space", DIE_SPACES),
    ("main-space", "space", ALL_MAIN),
    ("branch-space", "space", ALL_BRANCH_SPACES),
    ("slot", "slot", SLOTS),
    ("crystal-slot", "slot", CRYSTAL_SLOTS),
    ("pilgrim-space", "space", PILGRIM_SPACES),
    ("market", "market", MARKETS),
    ("season", "season", ["spring", "summer", "winter", "end"]),
    ("yokai", "yokai", YOKAI_TYPES),
    ("bitoku", "bitoku", BITOKU_TYPES),
    ("mitama", "mitama", MITAMA_TYPES),
    ("crystal-type", "type", CRYSTAL_TYPES),
    ("building-type", "building", [*BUILDING_TYPES, "ancient"]),
    ("rock", "rock", ROCKS),
    ("memory", "trigger", TRIGGERS),
    ("virtue", "per", [*PIECES, "flat", "dice"]),
    ("owner-bonus", "owner", OWNER_BONUSES),
    ("favour", "favour", FAVOURS),
    ("player-title", "colour", COLOURS),
    ("tengu-top", "top", ["yokai", "yokai_fav", "bitoku", "bitoku_rarest"]),
    ("tengu-shows", "shows", TENGU_SHOWS),
    ("tengu-location", "location", [*AREAS, "favourite"]),
    ("tengu-does", "step", list(STEPS)),
    ("tengu-holds", "condition", TENGU_CONDITIONS),
    ("tengu-lacks", "condition", TENGU_CONDITIONS),
    ("result", "result", ["win", "loss"]),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("message", "argument", "ids"), NAMES, ids=lambda name: name if isinstance(name, str) else "")
def test_every_thing_has_a_name_of_its_own(language: str, message: str, argument: str, ids: list[str]) -> None:
    texts = Texts(language, GAME)
    values: dict[str, object] = {"vp": 2} if message in ("memory", "virtue") else {}
    said = [texts.say(message, **{argument: name}, **values) for name in ids]
    assert len(set(said)) == len(ids)
    assert not [words for words in said if MISSING.search(words)]
    if language != "en":
        english = Texts("en", GAME)
        assert said != [english.say(message, **{argument: name}, **values) for name in ids]


def test_the_names_tested_are_those_of_the_engine() -> None:
    assert list(BOARD_COLOURS) == COLOURS
    assert TENGU_TOPS == ["yokai", "yokai_fav", "bitoku", "bitoku_rarest"]
    table: Any = tatami.game(GAME).content_data()["tengu"]
    assert "".join(step["id"] for step in table["step"]) == STEPS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_condition_of_a_vision_is_counted_in_words(language: str) -> None:
    texts = Texts(language, GAME)
    said = [texts.say(f"piece-{piece}", n=n) for piece in CONDITIONS for n in (1, 2, 5)]
    assert len(set(said)) == 3 * len(CONDITIONS)
    assert not [words for words in said if MISSING.search(words)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", tatami.game(GAME).info.seats)
def test_no_id_of_the_engine_is_on_the_table(seats: int, language: str) -> None:
    board = board_in(GAME, language)
    for state in positions(GAME, seats, 6):
        assert not re.search(INNER, drawn(board, state.view(0), 0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_the_tengu_has_words_of_its_own(language: str) -> None:
    """Why it does a step, why none before, what a die decided and which kodama it prefers."""
    board = board_in(GAME, language)
    view = tatami.game(GAME).new(1, 1).view(None)
    events = [
        Event("tengu_step", 1, {"step": "K", "because": [condition], "skipped": [{"step": "J", "lacks": lacks}]})
        for condition in TENGU_CONDITIONS
        for lacks in TENGU_CONDITIONS
    ]
    chosen = ["yokai_or_bitoku", "yokai", "bitoku", *MARKETS]
    events += [Event("tengu_roll", 1, {"die": 3, "for": what, "option": n}) for what in chosen for n in (1, 2)]
    reasons = ["behind", "tied_behind", "none_behind"]
    events += [Event("tengu_kodama", 1, {"region": "yomi", "reason": reason}) for reason in reasons]
    events += [Event("tengu_lost", 1, {"market": market}) for market in MARKETS]
    said = [board.event(view, event) for event in events]
    assert len(set(said)) == len(said)
    assert not [words for words in said if MISSING.search(words)]


@pytest.mark.parametrize(
    ("language", "counted"),
    [
        ("cs", ["1 nefrit", "2 nefrity", "5 nefritů", "1 bod ctnosti", "3 body ctnosti", "5 bodů ctnosti"]),
        (
            "ru",
            ["1 нефрит", "2 нефрита", "5 нефритов", "1 очко добродетели", "3 очка добродетели", "5 очков добродетели"],
        ),
    ],
)
def test_numbers_and_words_agree(language: str, counted: list[str]) -> None:
    texts = Texts(language, GAME)
    amounts = [("jade", 1), ("jade", 2), ("jade", 5), ("vp", 1), ("vp", 3), ("vp", 5)]
    assert [texts.amounts({good: n}) for good, n in amounts] == counted
