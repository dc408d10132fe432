"""What people read: every text with everything that can stand in it, in every language, and no inner name in any."""

from __future__ import annotations

import io
import itertools
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from rich.console import Console

import tatami
from tatami.cli.boards import board_of
from tatami.cli.boards.board import Board
from tatami.cli.text import BOARDS, LANGUAGES, OWN, Texts
from tatami.core.rng import Rng
from tatami.shelf import texts_of

WEB = Path(__file__).parents[1] / "web" / "src" / "text"
GAMES = [game for game in tatami.games() if (BOARDS / game).is_dir()]
NUMBERS = (0, 1, 2, 5, 21)
PLURALS = {"zero", "one", "two", "few", "many", "other"}
LEAK = re.compile(r"[{}$⟨⟩_]|\?\?|\b[A-Z]{1,3}\d{1,2}\b|\b[a-z]\d\b|\b[a-z]+-[a-z]*\d\b|\b[A-Z]-[A-Z]{2}\b")
"""A placeholder, a missing text, or an id that is no word: S3, SR6, a1, C-NW."""
LATIN = re.compile(r"[A-Za-z][A-Za-z’']*")
SAME = {
    "Tatami",
    "Bora",
    "Hana",
    "Momo",
    "Taro",
    "Chat",
    "Sand",
    "Region",
    "Enter",
    "Solo",
    "Satori",
    "Hasekura",
    "Tsunenaga",
    "Sanmon",
    "Amulet",
    "Pagoda",
}
"""Words that a language may share with English."""
IN_RUSSIAN = {"Tatami", "Enter", "A", "B", "C", "BGA", "Akira", "K", *"DEFGHIJL"}
"""Latin letters that Russian texts may have: our name, keys, phases, the steps of the tengu."""
NAMES = {
    *("Bitoku", "bitoku", "Tengu", "tengu", "Kappa", "kappa", "Nezumi", "nezumi", "Makoto", "makoto", "Meijo", "meijo"),
    *("Mitama", "mitama", "Nigi", "nigi", "Saki", "saki", "kodama", "torii", "onsen", "Amulet", "amulet"),
}
"""Names of spirits and things that Czech writes as English does."""
PRINTED = {
    *("what", "price", "effect", "then", "parts", "goods", "bonus"),
    *("tile", "decoration", "card", "crystal", "building", "dragonfly"),
}
"""Variables for what is printed on a component, in words."""
KEYS = {"ask-keys", "ask-turn-over", "say-welcome", "say-bad-choice", "help-save", "help-rule"}
"""They name keys and commands, which are Latin everywhere."""


@dataclass
class Message:
    """What may stand in a text: the keys each variable is compared with, and what it only shows."""

    keys: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    defaults: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    shown: set[str] = field(default_factory=set)
    quotes: set[str] = field(default_factory=set)


def _read(node: Any, into: Message) -> None:
    if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
        name = node.selector.id.name
        for variant in node.variants:
            key = variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
            into.keys[name].add(key)
            if variant.default:
                into.defaults[name].add(key)
            _read(variant.value, into)
    elif isinstance(node, ast.VariableReference):
        into.shown.add(node.id.name)
    elif isinstance(node, ast.MessageReference):
        into.quotes.add(node.id.name)
    elif isinstance(node, list):
        for item in node:
            _read(item, into)
    elif isinstance(node, ast.BaseNode):
        _read(list(vars(node).values()), into)


class Room:
    """The texts that are read together: the page's or the terminal's own, and those of a game."""

    def __init__(self, language: str, game: str | None, own: Path) -> None:
        self.language = language
        folders = [own, *([BOARDS / game / "text", texts_of(game)] if game else [])]
        self.new: list[str] = []
        """What is read here for the first time: a game's texts on the page, the terminal's own in the terminal."""
        self.bundle = FluentBundle([language], use_isolating=False)
        self.messages: dict[str, Message] = {}
        for folder in folders:
            source = (folder / f"{language}.ftl").read_text(encoding="utf-8")
            self.bundle.add_resource(FluentResource(source), allow_overrides=True)
            for entry in FluentParser().parse(source).body:
                if isinstance(entry, ast.Message):
                    self.messages[entry.id.name] = told = Message()
                    _read(entry.value, told)
                    if game is None or (folder == texts_of(game)) == (own == WEB):
                        self.new.append(entry.id.name)

    def all_of(self, name: str) -> Message:
        """What may stand in a text, with the texts it quotes."""
        whole, seen, queue = Message(), set[str](), [name]
        while queue:
            if (here := queue.pop()) in seen:
                continue
            seen.add(here)
            part = self.messages[here]
            queue += part.quotes
            whole.shown |= part.shown
            for variable, keys in part.keys.items():
                whole.keys[variable] |= keys
        return whole

    def say(self, name: str, args: Mapping[str, object]) -> str:
        """A text; whatever is wrong with it fails."""
        found = self.bundle.get_message(name)
        assert found.value is not None, name
        text, errors = self.bundle.format_pattern(found.value, dict(args))
        assert not errors, (self.language, name, args, errors)
        return str(text)


@cache
def room(language: str, game: str | None, web: bool) -> Room:
    return Room(language, game, WEB if web else OWN)


def _values(room: Room, variable: str, keys: set[str]) -> list[object]:
    """Everything a variable may be: each key it is compared with; numbers where it counts; words where it is shown."""
    ids = sorted(keys - PLURALS)
    if keys & (PLURALS - {"other"}) or (ids and all(key.isdigit() for key in ids)):
        return [*NUMBERS, *(key for key in ids if not key.isdigit())]
    if ids:
        return [*ids]
    return _shown(room, variable)


def _shown(room: Room, variable: str) -> list[object]:
    """What a variable that is only shown can be: amounts and effects of the game are tried in its frames."""
    if variable in {"tile", "jewelry"} and variable in room.messages:
        return [room.say(variable, {})]
    if variable in PRINTED:
        parts = [name for name in room.messages if name.startswith(("amount-", "effect-"))]
        simple = [name for name in parts if set(room.all_of(name).shown | set(room.all_of(name).keys)) <= {"n"}]
        return [room.say(name, {"n": n}) for name in simple for n in (1, 3)] or ["…"]
    return ["Akira"]


def cases(room: Room, name: str) -> Iterator[tuple[str, dict[str, object]]]:
    """Every text of one message; where the combinations are very many, each value of each variable at least."""
    told = room.all_of(name)
    variables = sorted(told.shown | set(told.keys))
    values = [_values(room, variable, told.keys.get(variable, set())) for variable in variables]
    size = 1
    for each in values:
        size *= len(each)
    if size <= 3000:
        rows: Iterator[tuple[object, ...]] = itertools.product(*values)
    else:
        most = max(len(each) for each in values)
        rows = (tuple(each[i % len(each)] for each in values) for i in range(most * 3))
    for row in rows:
        args = dict(zip(variables, row, strict=True))
        yield room.say(name, args), args


ROOMS = [(None, True), *((game, web) for game in GAMES for web in (True, False))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "web"), ROOMS)
def test_every_text_can_be_read_with_everything_in_it(game: str | None, web: bool, language: str) -> None:
    here = room(language, game, web)
    counted = 0
    for name in here.new:
        for text, args in cases(here, name):
            counted += 1
            assert text.strip(), (name, args)
            assert not web or text == text.strip(), (name, args, text)
            assert not LEAK.search(text), (name, args, text)
            assert "  " not in text, (name, args, text)
            assert name in KEYS or not re.search(r" [,.;:!?]", text), (name, args, text)
    assert counted > 80


@pytest.mark.parametrize("language", ["cs", "ru"])
@pytest.mark.parametrize(("game", "web"), ROOMS)
def test_nothing_is_left_untranslated(game: str | None, web: bool, language: str) -> None:
    here, english = room(language, game, web), room("en", game, web)
    for name in here.new:
        if name in KEYS:
            continue
        said = {text for text, _ in cases(here, name)}
        for text in said & {text for text, _ in cases(english, name)}:
            assert not {word for word in LATIN.findall(text) if len(word) > 3} - SAME - NAMES - IN_RUSSIAN, (name, text)
        if language == "ru":
            for text in said:
                assert not set(LATIN.findall(text)) - IN_RUSSIAN, (name, text)


@cache
def played(name: str) -> dict[str, dict[str, set[object]]]:
    """By message, every value that each argument had: all actions, and the questions and events of some games."""
    game = tatami.game(name)
    out: dict[str, dict[str, set[object]]] = defaultdict(lambda: defaultdict(set))

    def note(message: str, args: Mapping[str, object]) -> None:
        for key, value in args.items():
            if isinstance(value, str | bool) and value != "":  # an empty id names nothing
                out[message.replace("_", "-")][key].add(
                    ("yes" if value else "no") if isinstance(value, bool) else value
                )

    for action in range(len(game.actions)):
        family, args = game.actions.describe(action)
        note(f"action-{family}", args)
        note("-".join([f"action-{family}", *args]), args)
    for seats, seed in itertools.product((min(game.info.seats), max(game.info.seats)), (1, 2)):
        state = game.new(seats, seed)
        state.listen()
        rng = Rng(seed)
        while not state.over:
            assert state.decision is not None
            note(f"decision-{state.decision.kind}", state.decision.data)
            legal = state.legal()
            state.apply(legal[rng.below(len(legal))])
            for event in state.drain():
                note(f"event-{event.kind}", event.args)
    return out


@cache
def asked_repeatedly(name: str) -> set[str]:
    """The kinds of question that were asked with more than one answer still to go, in some games."""
    game = tatami.game(name)
    kinds: set[str] = set()
    for seed in range(4):
        state = game.new(max(game.info.seats), seed)
        rng = Rng(seed)
        while not state.over:
            assert state.decision is not None
            left = state.decision.data.get("left")
            if isinstance(left, int) and left > 1:
                kinds.add(state.decision.kind)
            legal = state.legal()
            state.apply(legal[rng.below(len(legal))])
    return kinds


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_question_asked_several_times_says_how_often(game: str, language: str) -> None:
    here = room(language, game, True)
    silent = {
        kind for kind in asked_repeatedly(game) if "left" not in here.all_of(f"decision-{kind}".replace("_", "-")).shown
    }
    assert silent == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_id_of_the_engine_has_words_of_its_own(game: str, language: str) -> None:
    """An id that a text does not know would be told as something else: by the words of its default."""
    here = room(language, game, False)
    found = 0
    for message, args in played(game).items():
        if message not in here.messages:
            continue
        told = here.all_of(message)
        for name, values in args.items():
            keys = told.keys.get(name)
            if not keys or keys & PLURALS:
                continue
            ids = {str(value).translate(str.maketrans(" ._", "---")) for value in values}
            assert ids <= keys, (message, name, ids - keys)
            found += len(ids)
    assert found > 50


def _is_drawn(board: Board, view: Any, text: str) -> bool:
    """Whether the short names in a text are those that the terminal writes on its map, for the reader to find."""
    names = LEAK.findall(text)
    if not names:
        return False
    console = Console(width=200, record=True, file=io.StringIO())
    console.print(board.draw(view, view["seat"], 200))
    drawn = console.export_text()
    return all(name in drawn for name in names)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_inner_is_said_at_a_table(game: str, language: str) -> None:
    """Questions, options and what happened, as the terminal tells them in a whole game."""
    engine = tatami.game(game)
    board = board_of(engine, Texts(language, game))
    state = engine.new(min(engine.info.seats), 3)
    state.listen()
    rng = Rng(3)
    said: set[str] = set()
    while not state.over:
        view: Any = state.view(state.seat)
        said.add(board.question(view))
        for option in view["decision"]["options"]:
            told = board.label(view, option), board.detail(view, option)
            said |= {text for text in told if text in said or not _is_drawn(board, view, text)}
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))])
        for event in state.drain():
            said.add(board.event(state.view(None), event))
    assert len(said) > 100
    assert [text for text in said if LEAK.search(text)] == []
