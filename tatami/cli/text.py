"""Words for people, in English, Czech or Russian, from the Fluent files of a game and of the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from tatami.core.events import Event
from tatami.core.grammar import Visitor, kinds_of
from tatami.shelf import texts_of

LANGUAGES = ("en", "cs", "ru")
OWN = Path(__file__).parent / "text"
BOARDS = Path(__file__).parent / "boards"
VISIBLE_SEPARATORS = str.maketrans({" ": "-", ".": "-", "_": "-"})


class Words(str):
    """An argument that is words for people already, under whatever name it is handed over."""

    __slots__ = ()


class Texts:
    """The messages of the terminal, of its board for one game and of the game, in one language.

    English stands in where a message is missing. A game of another package says everything in texts of its own.
    """

    def __init__(self, language: str, game: str) -> None:
        self.language = language
        wanted = [language] if language == "en" else [language, "en"]
        self._bundles = [_bundle(name, (OWN, BOARDS / game / "text", texts_of(game))) for name in wanted]

    def find(self, message: str, args: Mapping[str, object] | None = None) -> str | None:
        """A message with its arguments filled in, or ``None`` if there is none of that name."""
        for bundle in self._bundles:
            if bundle.has_message(message):
                found = bundle.get_message(message)
                if found.value is not None:
                    text, _ = bundle.format_pattern(found.value, _arguments(args or {}))
                    return str(text)
        return None

    def say(self, message: str, **args: object) -> str:
        """A message; its name stands in for one that is missing."""
        found = self.find(message, args)
        return message if found is None else found

    def action(self, name: str, family: str, args: Mapping[str, object]) -> str:
        """An action in words: by family and names of its arguments, else by family, else its notation."""
        exact = self.find("-".join([f"action-{family}", *args]), args)
        return exact or self.find(f"action-{family}", args) or name

    def decision(self, kind: str, data: Mapping[str, object]) -> str:
        """The question of a decision kind."""
        return self.find(f"decision-{_id(kind)}", data) or kind

    def event(self, event: Event, args: Mapping[str, object]) -> str | None:
        """What happened, or ``None`` when there are no words for it."""
        return self.find(f"event-{_id(event.kind)}", args)

    def amounts(self, goods: Mapping[str, object]) -> str:
        """Several amounts: "2 food, 1 coin"."""
        return ", ".join(self._amount(good, n) for good, n in goods.items())

    def _amount(self, name: str, n: object) -> str:
        """An amount of a good, or of a mix: "any 2 of food / iron"."""
        kinds = kinds_of(name)
        if len(kinds) == 1:
            return self.say(f"amount-{name}", n=n)
        goods = " / ".join(self.action(kind, "next", {"effect": kind}) for kind in kinds)
        return self.say("effect-mix", n=n, goods=Words(goods.lower()))

    def effect(self, effect: object) -> str:
        """An effect of a content file in words."""
        return EffectWords(self).visit(effect)


class EffectWords(Visitor[str]):
    """Effects in words."""

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self.texts = texts

    def on_all(self, parts: list[str]) -> str:
        return ", ".join(parts)

    def on_one(self, parts: list[str]) -> str:
        return " / ".join(parts)

    def on_any(self, parts: list[str], most: int) -> str:
        every = "yes" if most == len(parts) else "no"
        return self.texts.say("effect-any", every=every, most=most, parts=Words(", ".join(parts)))

    def on_pay(self, price: dict[str, int], then: str) -> str:
        return self.texts.say("effect-pay", price=self.texts.amounts(price), then=then)

    def on_gain(self, amounts: dict[str, int]) -> str:
        return self.texts.amounts(amounts)

    def on_leaf(self, name: str) -> str:
        return self.texts.say(f"effect-{_id(name)}")

    def on_number(self, name: str, number: int) -> str:
        return self.texts.find(f"effect-{_id(name)}", {"n": number}) or self.texts.amounts({name: number})

    def on_word(self, name: str, word: str) -> str:
        return self.texts.say(f"effect-{_id(name)}", colour=word)


def _id(name: str) -> str:
    return name.replace("_", "-")


def _arguments(args: Mapping[str, object]) -> dict[str, object]:
    """Ids become Fluent keys (``orange flower`` -> ``orange-flower``); what a person wrote stays as it is."""
    out: dict[str, object] = {}
    for name, value in args.items():
        if isinstance(value, bool):
            out[_id(name)] = "yes" if value else "no"
        elif isinstance(value, str) and name not in PROSE and not isinstance(value, Words):
            out[_id(name)] = value.translate(VISIBLE_SEPARATORS)
        elif isinstance(value, str | int | float):
            out[_id(name)] = value
    return out


PROSE = {
    "name",
    "names",
    "what",
    "order",
    "price",
    "then",
    "file",
    "error",
    "input",
    "rule",
    "detail",
    "title",
    "seed",
}
"""Arguments that are words for people already."""


@cache
def _bundle(language: str, folders: tuple[Traversable, ...]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        path = folder / f"{language}.ftl"
        if path.is_file():
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
