"""Everything that can happen has words, in every language."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import tatami
from tatami.cli.boards import board_of
from tatami.cli.text import BOARDS, LANGUAGES, OWN, Texts
from tatami.core.agenda import Step
from tatami.core.rng import Rng
from tatami.shelf import GAMES, texts_of
from tatami.testing import CuriousPlayer, walk
from tatami.testing.play import Setup
from tests.cli.screen import NAME_OF_A_MESSAGE, board_in, ways_to_play

MISSING = re.compile(rf"{{|\$|{NAME_OF_A_MESSAGE}")
"""An unfilled place, or the name of a message."""
GRAMMATICAL = [name for name in tatami.games() if hasattr(getattr(tatami.game(name), "content", None), "effects")]
"""The games that use the grammar of effects."""
EMITTED = re.compile(r"""\bemit\(\s*["']([a-z_]+)["']""")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", tatami.games())
def test_every_action_has_words_of_its_own(name: str, language: str) -> None:
    texts = Texts(language, name)
    actions = tatami.game(name).actions
    said: dict[tuple[str, ...], list[str]] = defaultdict(list)
    for action in range(len(actions)):
        family, args = actions.describe(action)
        words = texts.action("?", family, args)
        assert words not in ("?", "")
        assert "{" not in words, words
        said[(family, *args)].append(words)
    alike = [shape for shape, phrases in said.items() if len(set(phrases)) < len(phrases)]
    assert alike in ([], [("draft", "card")]), "only a starting pair is told by what is on it alone"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "setup"), ways_to_play(), ids=str)
def test_every_question_choice_and_event_of_a_game_has_words(name: str, setup: Setup, language: str) -> None:
    """Free actions are left alone: they lead nowhere. A last word belongs to a game against an automaton."""
    game = tatami.game(name)
    board = board_in(name, language)
    state = game.new(setup.seats, 5, setup.options, listening=True)
    rng = Rng(5)
    kinds: set[str] = set()
    while not state.over:
        view: Any = state.view(state.seat)
        decision = view["decision"]
        said = [board.question(view)]
        assert said != [decision["kind"]]
        for option in decision["options"][:40]:
            said += [board.label(view, option), board.detail(view, option)]
        assert not [words for words in said if MISSING.search(words)]
        plain = [option["id"] for option in decision["options"] if not option["free"]]
        state.apply(plain[rng.below(len(plain))])
        for event in state.drain():
            kinds.add(event.kind)
            assert board.texts.find(f"event-{event.kind.replace('_', '-')}") is not None, event.kind
            told = board.event(state.view(None), event)
            assert not MISSING.search(told), told
    assert len(kinds) >= 10
    closing = board.closing(state.view(0), state.winners())
    assert not MISSING.search(closing)
    assert setup.seats == 1 or closing == ""


def test_dice_are_told_as_numbers_and_not_as_a_name() -> None:
    """A name of several words is put together with dashes; several dice are not."""
    told: dict[str, list[str]] = {}
    for game in tatami.games():
        board = board_in(game)
        state = tatami.game(game).new(2, 3)
        state.listen()
        for event in (event for state in walk(state, CuriousPlayer(3)) for event in state.drain()):
            dice = event.args.get("dice")
            words = board.event(state.view(None), event) if isinstance(dice, list) else ""
            if re.search(r"\d", words):
                told.setdefault(game, []).append(words)
    assert len(told) > 1, "nobody tells several dice"
    assert [words for said in told.values() for words in said if not re.search(r"\d,? \d", words)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GRAMMATICAL)
def test_every_effect_of_the_content_has_words(name: str, language: str) -> None:
    """Whatever of a game's table of effects stands in its files."""
    texts = Texts(language, name)
    game: Any = tatami.game(name)
    table = game.content.effects.printed
    printed = [part for part in parts_of(game.content_data()) if part in table]
    assert len(printed) > 60
    for effect in printed:
        words = texts.effect(effect)
        assert words
        assert not MISSING.search(words), (effect, words)


def parts_of(data: object) -> Iterator[object]:
    """Everything that stands in content data, however deep, but for what an entry is called and where it comes from."""
    yield data
    if isinstance(data, dict):
        data = [value for key, value in data.items() if key not in ("id", "note", "source")]
    for value in data if isinstance(data, list) else []:
        yield from parts_of(value)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", tatami.games())
def test_every_option_and_every_row_of_the_score_sheet_has_words(name: str, language: str) -> None:
    game = tatami.game(name)
    said = messages(texts_of(name), language)
    for option in game.info.options:
        assert f"option-{option.name.replace('_', '-')}" in said
    rows = {item for seats in game.info.seats for item in game.new(seats, 1).score_sheet()[0]}
    assert {f"sheet-{item.replace('_', '-')}" for item in rows} == {name for name in said if name.startswith("sheet-")}


FOLDERS = [OWN, *(BOARDS / game / "text" for game in GAMES)]


def messages(folder: Traversable, language: str) -> dict[str, set[str]]:
    """The messages of one room of texts, and the variables each uses, those of the messages it quotes included."""
    page = FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8"))
    junk = [entry for entry in page.body if isinstance(entry, ast.Junk)]
    assert not junk, junk[0].content
    entries: dict[str, ast.Message] = {}
    for entry in page.body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in entries, f"{entry.id.name} stands twice in {language}"
            entries[entry.id.name] = entry
    out: dict[str, set[str]] = {name: set() for name in entries}
    for name, entry in entries.items():
        _variables(entry, entries, out[name])
    return out


def _variables(node: object, entries: dict[str, ast.Message], names: set[str]) -> None:
    if isinstance(node, ast.VariableReference):
        names.add(node.id.name)
    elif isinstance(node, ast.MessageReference):
        _variables(entries.get(node.id.name), entries, names)
    elif isinstance(node, list):
        for item in node:
            _variables(item, entries, names)
    elif isinstance(node, ast.BaseNode):
        _variables(list(vars(node).values()), entries, names)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", tatami.games())
def test_every_question_a_game_can_put_has_its_text(name: str, language: str) -> None:
    """Also the rarest, which no game in these tests may come to; and no text is left of a question nobody puts."""
    game = tatami.game(name)
    put = {step.name for step in game.steps if type(step) is not Step and not step.automatic}
    put |= {"secret"} if game.asks_in_secret else set()
    said = {message for message in messages(texts_of(name), language) if message.startswith("decision-")}
    assert said == {f"decision-{kind.replace('_', '-')}" for kind in put}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", tatami.games())
def test_every_family_of_actions_and_every_event_of_a_game_has_its_text(name: str, language: str) -> None:
    said = set(messages(texts_of(name), language))
    actions = tatami.game(name).actions
    for family in {actions.describe(action)[0] for action in range(len(actions))}:
        shaped = f"action-{family.replace('_', '-')}"
        assert any(message == shaped or message.startswith(f"{shaped}-") for message in said), family
    folder = Path(tatami.__file__).parent / "games" / name
    emitted = {kind for path in folder.rglob("*.py") for kind in EMITTED.findall(path.read_text(encoding="utf-8"))}
    assert len(emitted) > 15
    assert {f"event-{kind.replace('_', '-')}" for kind in emitted} <= said


@pytest.mark.parametrize("language", ["cs", "ru"])
@pytest.mark.parametrize("folder", [*FOLDERS, *map(texts_of, GAMES)], ids=lambda folder: str(folder.parent.name))
def test_the_same_is_said_in_every_language(folder: Traversable, language: str) -> None:
    assert messages(folder, language) == messages(folder, "en")


def test_the_words_of_a_game_stand_with_its_board() -> None:
    """What only the board of one game says is no word of the terminal's own."""
    code = {path: path.read_text(encoding="utf-8") for path in OWN.parent.rglob("*.py")}
    for name in messages(OWN, "en"):
        rooms = {path.parent.name for path, text in code.items() if f'"{name}"' in text or f"'{name}'" in text}
        assert len(rooms) != 1 or not rooms & set(GAMES), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_the_code_names_exists(language: str) -> None:
    """Those in a module of one game exist for that game; all others for every game, but for the grammar of effects."""
    counted = 0
    for path in Path(OWN).parent.rglob("*.py"):
        own = [game for game in GAMES if path.parent.name == game]
        code = path.read_text(encoding="utf-8")
        named = set(re.findall(r"""\bsay\(["']([a-z-]+)["']""", code)) | set(re.findall(r'\bpanel\("([a-z-]+)"', code))
        counted += len(named)
        for game in own or GAMES:
            texts = Texts(language, game)
            wanted = named if game == "white_castle" else {name for name in named if not name.startswith("effect-")}
            assert [name for name in sorted(wanted) if texts.find(name) is None] == [], path.name
    assert counted > 90


def test_no_message_of_the_terminal_is_left_over() -> None:
    """Each is named in the code, whole or as a prefix and the rest."""
    folder = Path(OWN).parent
    code = "".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    built = (*(f"help-{key}" for key in ["rule", "table", "undo", "restart", "log", "save", "help", "quit"]),)
    unused = [
        name for each in FOLDERS for name in messages(each, "en") if f'"{name}"' not in code and f"'{name}'" not in code
    ]
    assert sorted(unused) == sorted(built)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", tatami.games())
def test_whatever_a_preview_counts_has_a_sign(name: str, language: str) -> None:
    game = tatami.game(name)
    board = board_of(game, Texts(language, name))
    things = game.holdings_of(game.new(2, 1), 0)
    told = {board.change(thing, -2).plain for thing in things}
    assert len(told) == len(things) > 5
    assert all(text.startswith("−2") and len(text) > 2 for text in told)
