"""Bitoku: everything that can happen has words, in every language; different things have different words; no ids."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import pytest

import tatami
from tatami.cli.boards import Board, board_of
from tatami.cli.boards.bitoku import COLOURS as BOARD_COLOURS
from tatami.cli.text import LANGUAGES, Texts
from tatami.core.events import Event
from tatami.core.rng import Rng
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
from tatami.shelf import texts_of
from tests.cli.test_text import messages

if "bitoku" not in tatami.games():
    pytest.skip("Bitoku comes to the shelf with its board in the browser", allow_module_level=True)

GAME = "bitoku"
INNER = (
    r"\b(?:H[1-6]|Y\d\d|S-(?:KA|IM|NE|KI|SO)|V\d\d|DF\d\d|C[DMW]\d\d|T[AB]\d|TG\d\d|(?:TE|ON|FA|RY|AN|SH)\d|IW-\w+"
    r"|[PQ][.-][sm]\S*|[dmwp]\d|am[123]|kodx?h?|vp|shin_okami|yama_uba)\b"
)
"""Ids of the engine, which mean nothing to a person."""
MISSING = re.compile(r"{|\$|\b(?:action|event|amount|effect|term|tip|decision|tengu|piece|region)-[a-z]|" + INNER)
"""An unfilled place, the name of a message, or an id that is no word."""
STEPS = "ABCDEFGHIJKL"
SETUPS: list[tuple[int, dict[str, object]]] = [
    (1, {}),
    (1, {"tengu_two_dragonflies": True, "tengu_pilgrim": True, "tengu_no_spring_mp": True}),
    (2, {"harder": True}),
    (3, {}),
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
        if family in ("favour", "refuse") and args["region"] == "home":
            continue  # there are no hills beside it (BT-1.5)
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
    state = tatami.game(GAME).new(seats, 5, options)
    state.listen()
    rng = Rng(1)
    kinds: set[str] = set()
    while not state.over:
        view: Any = state.view(state.seat)
        said = [board.question(view)]
        for option in view["decision"]["options"][:40]:
            said += [board.label(view, option), board.detail(view, option)]
        assert not [words for words in said if MISSING.search(words)]
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))])
        for event in state.drain():
            kinds.add(event.kind)
            told = board.event(state.view(None), event)
            assert told or event.kind in ("forced", "tengu_card"), event.kind
            assert not MISSING.search(told), told
    assert {"spring", "play", "place", "unlock", "gain", "pass", "autumn"} <= kinds
    if seats == 1:
        assert {"tengu_will", "tengu_step", "tengu_location", "tengu_attitude", "tengu_rock"} <= kinds
        assert not MISSING.search(board.closing(state.view(0), state.winners()))
    else:
        assert board.closing(state.view(0), state.winners()) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_of_the_content_has_words(language: str) -> None:
    texts = Texts(language, GAME)
    found = list(effects(tatami.game(GAME).content_data()))
    assert len(found) > 150
    for effect in found:
        words = texts.effect(effect)
        assert words
        assert not MISSING.search(words), (effect, words)


def effects(data: object) -> Iterator[object]:
    """The effects in content data."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key in ("effect", "action", "bonus", "both") or (key == "gain" and "market" in data):
                yield value
            elif key in ("two", "three", "four"):
                yield from value
            elif key != "virtue":
                yield from effects(value)
    elif isinstance(data, list):
        for value in data:
            yield from effects(value)


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


@pytest.mark.parametrize("language", ["cs", "ru"])
def test_everything_said_in_english_is_said_in_every_language(language: str) -> None:
    home = texts_of(GAME)
    assert set(messages(home, language)) == set(messages(home, "en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_the_tengu_has_words_of_its_own(language: str) -> None:
    """Why it does a step, why none before, what a die decided and which kodama it prefers."""
    board = board_in(language)
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_every_row_of_the_score_sheet_has_words(language: str) -> None:
    game = tatami.game(GAME)
    said = messages(texts_of(GAME), language)
    assert len(game.info.options) == 10
    for option in game.info.options:
        assert f"option-{option.name.replace('_', '-')}" in said
    rows = {item for seats in (1, 2) for item in game.new(seats, 1).score_sheet()[0]}
    assert {f"sheet-{item}" for item in rows} == {name for name in said if name.startswith("sheet-")}


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
