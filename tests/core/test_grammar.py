"""The grammar of effects: every form has one method in every visitor, and one sample that all of them can read."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import tatami
from tatami.cli.boards.satori.signs import NAMED
from tatami.cli.boards.signs import symbol
from tatami.cli.boards.white_castle.signs import effect as in_signs
from tatami.cli.text import LANGUAGES, EffectWords, Texts
from tatami.core.effects import EffectTable
from tatami.core.grammar import FORMS, KEYS, Visitor
from tatami.core.rng import Rng
from tatami.games.white_castle.game import WhiteCastle
from tatami.testing import check_game
from tests.core.own_cards import FLOWERS, own_gardens

ROOT = Path(__file__).parents[2]
SAMPLES: dict[str, list[object]] = json.loads((ROOT / "web/src/testing/effects.json").read_text(encoding="utf-8"))
"""By form; the browser's tests read the same file."""
EVERY = [effect for samples in SAMPLES.values() for effect in samples]


class Named(Visitor[str]):
    """Says which form it was, and what its parts were."""

    def on_all(self, parts: list[str]) -> str:
        return f"all({' '.join(parts)})"

    def on_one(self, parts: list[str]) -> str:
        return f"one({' '.join(parts)})"

    def on_any(self, parts: list[str], most: int) -> str:
        return f"any({' '.join(parts)} {most})"

    def on_pay(self, price: dict[str, int], then: str) -> str:
        return f"pay({price} {then})"

    def on_gain(self, amounts: dict[str, int]) -> str:
        return f"gain({amounts})"

    def on_leaf(self, name: str) -> str:
        return f"leaf({name})"

    def on_number(self, name: str, number: int) -> str:
        return f"number({name} {number})"

    def on_word(self, name: str, word: str) -> str:
        return f"word({name} {word})"


def test_every_form_has_samples_of_its_own() -> None:
    assert list(SAMPLES) == list(FORMS)
    for form, samples in SAMPLES.items():
        assert samples
        for sample in samples:
            assert Named().visit(sample).startswith(f"{form}("), sample


def test_a_visitor_without_a_form_cannot_be_made() -> None:
    class Forgetful(Named):
        on_any = Visitor.on_any
        on_word = Visitor.on_word

    with pytest.raises(TypeError, match="Forgetful has nothing for these forms of effects: any, word"):
        Forgetful()


def test_the_methods_of_a_visitor_are_the_forms() -> None:
    assert {name[3:] for name in vars(Visitor) if name.startswith("on_")} == set(FORMS)


@pytest.mark.parametrize("effect", EVERY, ids=str)
def test_the_engine_reads_every_form(effect: object) -> None:
    table = tatami.game("white_castle").content.effects  # type: ignore[attr-defined]
    assert EffectTable(table.vocabulary).add(effect, "sample") >= 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("effect", EVERY, ids=str)
def test_the_terminal_has_words_for_every_form(effect: object, language: str) -> None:
    said = EffectWords(Texts(language, "white_castle")).visit(effect)
    assert said
    assert not re.search(r"(effect|amount|action)-|\{|\$", said), said


@pytest.mark.parametrize("effect", EVERY, ids=str)
def test_the_terminal_has_signs_for_every_form(effect: object) -> None:
    assert in_signs(effect).plain


def test_signs_tell_the_forms_apart() -> None:
    signs = [in_signs(effect).plain for effect in EVERY]
    assert len(set(signs)) == len(signs), signs


def test_boards_and_engine_pick_effects_by_the_same_name() -> None:
    """The engine offers ``use coin``; a board finds what is printed behind such a name."""
    compared = 0
    for name in tatami.games():
        table = getattr(getattr(tatami.game(name), "content", None), "effects", None)
        if not isinstance(table, EffectTable):
            continue  # a game without effects
        words = table.vocabulary
        for node, printed in enumerate(table.printed):
            if printed is not None and not set(words.mixes) & set(named_goods(printed)):
                assert symbol(printed, words.goods) == words.symbols[table.symbol(node)], printed
                compared += 1
    assert compared > 500
    assert list(NAMED) == tatami.game("satori").content.effects.vocabulary.goods  # type: ignore[attr-defined]


def named_goods(effect: object) -> list[str]:
    """Every name of a good or of a mix in an effect."""
    if isinstance(effect, dict):
        return [name for key, value in effect.items() for name in (key, *named_goods(value))]
    return [name for part in effect for name in named_goods(part)] if isinstance(effect, list) else []


def test_the_browser_knows_the_same_forms() -> None:
    """Its visitor is an interface: whoever implements it needs every method, or the build fails."""
    source = (ROOT / "web/src/lib/effects.ts").read_text(encoding="utf-8")
    interface = re.search(r"export interface Visitor<T> \{(.*?)\n\}", source, re.DOTALL)
    assert interface is not None
    assert re.findall(r"^  (\w+)\(", interface[1], re.MULTILINE) == list(FORMS)
    keys = re.search(r"KEYS = \[(.*?)\]", source)
    assert keys is not None
    assert re.findall(r"'(\w+)'", keys[1]) == list(KEYS)


@pytest.mark.parametrize("question", FLOWERS)
def test_a_garden_of_any_form_can_be_played(question: str, tmp_path: Path) -> None:
    game = WhiteCastle(own_gardens(tmp_path, [FLOWERS[question]]))
    asked: set[str] = set()
    for seed in range(12):
        state = game.new(2, seed)
        rng = Rng(seed)
        while not state.over:
            assert state.decision is not None
            asked.add(state.decision.kind)
            plain = [n for n in state.legal() if not game.actions.is_free(n)]
            gardens = [n for n in plain if game.actions.describe(n)[0] in ("garden", "activate", "pay")]
            best = gardens or plain
            state.apply(best[rng.below(len(best))])
    assert question in asked


def test_a_game_with_cards_of_all_forms_keeps_the_promises(tmp_path: Path) -> None:
    check_game(WhiteCastle(own_gardens(tmp_path, list(FLOWERS.values()))), games=5)
