"""Everything that can happen has words, in every language."""

from __future__ import annotations

import re
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

EMITTED = re.compile(r"""\bemit\(\s*["']([a-z_]+)["']""")
SETUPS: list[tuple[int, dict[str, object]]] = [(1, {"solo": "hard"}), (1, {"solo": "easy"}), (2, {}), (3, {}), (4, {})]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_the_game_knows_has_words(language: str) -> None:
    texts = Texts(language, "white_castle")
    actions = tatami.game("white_castle").actions
    for action in range(len(actions)):
        family, args = actions.describe(action)
        words = texts.action("?", family, args)
        assert words not in ("?", "")
        assert "{" not in words, words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), SETUPS, ids=str)
def test_every_question_choice_and_event_of_a_game_has_words(
    language: str, seats: int, options: dict[str, object]
) -> None:
    game = tatami.game("white_castle")
    texts = Texts(language, "white_castle")
    board = board_of(game, texts)
    state = game.new(seats, 11, options)
    state.listen()
    rng = Rng(5)
    kinds: set[str] = set()
    while not state.over:
        view: Any = state.view(state.seat)
        decision = view["decision"]
        question = board.question(view)
        assert question != decision["kind"]
        assert "{" not in question, question
        for option in decision["options"]:
            detail = board.detail(view, option)
            assert not any(mark in detail for mark in ("{ $", "effect-", "amount-", "action-")), detail
        plain = [option["id"] for option in decision["options"] if not option["free"]]
        state.apply(plain[rng.below(len(plain))])
        for event in state.drain():
            kinds.add(event.kind)
            assert texts.find(f"event-{event.kind.replace('_', '-')}") is not None, event.kind
            told = board.event(state.view(None), event)
            assert "{" not in told, told
    assert {"take", "place", "turn", "gain", "roll", "order"} <= kinds


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_of_the_content_has_words(language: str) -> None:
    texts = Texts(language, "white_castle")
    found = list(effects(tatami.game("white_castle").content_data()))
    assert len(found) > 100
    for effect in found:
        words = texts.effect(effect)
        assert words
        assert not any(mark in words for mark in ("{", "effect-", "amount-")), (effect, words)


def effects(data: object) -> Iterator[object]:
    """The lists of effects in content data."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key in ("effects", "lantern", "base_reward", "blue", "gold", "back", "actions"):
                yield value
            else:
                yield from effects(value)
    elif isinstance(data, list):
        for value in data:
            yield from effects(value)


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
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_the_terminal_says_the_same_in_every_language(folder: Path, language: str) -> None:
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
        if path.parent.parent.name == "boards" and not own:
            continue  # the board of a game that is not on the shelf yet
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
