"""Satori's small signs, and the printed facts its table shows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from tatami.cli.boards.symbols import join, styled
from tatami.core.grammar import Visitor, kinds_of

GOODS = {
    "sp": ("★", "bold"),
    "incense": ("~", "yellow"),
    "coin": ("¢", "yellow"),
    "wood": ("≡", "green"),
    "stone": ("■", ""),
    "emerald": ("❖", "green"),
    "tile": ("▤", "cyan"),
}
LEAVES = {
    "hikari": ("☼", "yellow"),
    "monk": ("♙", "bold"),
    "altar": ("⌂", "bold"),
    "jokoro": ("Ω", "bold"),
    "pagoda": ("▲", "bold"),
    "offer": ("✿", "magenta"),
    "unlock": ("+Ω", "bold"),
    "collection": ("Σ", "yellow"),
}
OTHERS = {
    "fixed": ("⊗", "yellow"),
    "lantern": ("¤", "yellow"),
    "architect": ("▸", "bold"),
    "built": ("✓", "green"),
    "neutral": ("×", "dim"),
}
COLOURS = {"grey": ("○", ""), "orange": ("△", "dark_orange"), "purple": ("◇", "magenta")}
"""Of altars, worshippers and mountains."""


def sign(name: str) -> Text:
    """The sign of a good, of an effect or of something else on the board."""
    shape, style = GOODS.get(name) or LEAVES.get(name) or OTHERS[name]
    return styled(shape, style)


def colour_sign(colour: str) -> Text:
    """The sign of a colour of altars, worshippers and mountains."""
    shape, style = COLOURS[colour]
    return styled(shape, style)


def worshippers(counts: Mapping[str, int]) -> Text:
    """How many worshippers of each colour are somewhere."""
    return join([colour_sign(colour).append(str(n)) for colour, n in counts.items() if n])


def amount(n: object, name: str) -> Text:
    """A number of something."""
    return Text(str(n)).append_text(sign(name))


def amounts(goods: Mapping[str, int]) -> Text:
    """Several amounts, of goods or of mixes: ``1¢ 2≡/■``."""
    return join([Text(str(n)).append_text(join(map(sign, kinds_of(name)), "/")) for name, n in goods.items()])


def jokoro_price(price: Mapping[str, int]) -> Text:
    """What a Jokoro costs somewhere."""
    return Text("(").append_text(sign("jokoro")).append_text(amounts(price)).append(")")


class EffectSigns(Visitor[Text]):
    """Effects in signs. Every icon may be left unused (ST-R5), so ``any`` needs no sign of its own."""

    def on_all(self, parts: list[Text]) -> Text:
        return join(parts)

    def on_one(self, parts: list[Text]) -> Text:
        return join(parts, "|")

    def on_any(self, parts: list[Text], most: int) -> Text:
        return join(parts)

    def on_pay(self, price: dict[str, int], then: Text) -> Text:
        return amounts(price).append("→").append_text(then)

    def on_gain(self, goods: dict[str, int]) -> Text:
        return amounts(goods)

    def on_leaf(self, name: str) -> Text:
        return sign(name)

    def on_number(self, name: str, number: int) -> Text:
        return amount(number, name)

    def on_word(self, name: str, word: str) -> Text:
        return sign(name).append(word)


def effect(data: object) -> Text:
    """An effect of a content file in signs."""
    return EffectSigns().visit(data)


class Symbol(Visitor[str]):
    """By what name an icon is picked: the first good or leaf in it, behind its price."""

    def on_all(self, parts: list[str]) -> str:
        return parts[0]

    def on_one(self, parts: list[str]) -> str:
        return parts[0]

    def on_any(self, parts: list[str], most: int) -> str:
        return parts[0]

    def on_pay(self, price: dict[str, int], then: str) -> str:
        return then

    def on_gain(self, amounts: dict[str, int]) -> str:
        return kinds_of(next(iter(amounts)))[0]

    def on_leaf(self, name: str) -> str:
        return name

    def on_number(self, name: str, number: int) -> str:
        return name

    def on_word(self, name: str, word: str) -> str:
        return name


def symbol(data: object) -> str:
    """The name by which an icon is picked."""
    return Symbol().visit(data)


class Catalogue:
    """The printed facts the table shows, by the id of their component."""

    def __init__(self, content: Mapping[str, Any]) -> None:
        board = content["board"]
        self.rounds: int = board["rounds"]["count"]
        self.base = _by_id(board["base_altar"])
        self.places = {**self.base, **_by_id(board["site"])}
        self.slots = _by_id(board["slot"])
        self.wheels = _by_id(board["wheel"])
        self.offerings: list[Mapping[str, Any]] = board["offering_space"]
        self.collection: list[int] = board["offering_altar"]["collection"]
        self.mountains: Mapping[str, Any] = board["mountains"]
        self.altars = _by_id(content["altars"]["altar"])
        self.decorations = _by_id(content["altars"]["decoration"])
        self.levels = _by_id(content["pagoda"]["level"])
        self.roofs: list[Mapping[str, Any]] = content["pagoda"]["roof"]
        self.sorin: Mapping[str, Any] = content["pagoda"]["sorin"]
        self.scoring = _by_id(content["pagoda"]["scoring"])
        self.prices = _by_id(content["pagoda"]["jokoro_price"])
        self.tiles = _by_id([*content["meditation"]["era1"], *content["meditation"]["era2"]])
        self.starts = _by_id(content["starting"]["start"])
        self.amulets = _by_id(content["starting"]["amulet"])

    def side(self, altar: Mapping[str, Any], side: str) -> Any:
        """The icons of a side of an altar of a view; the right side of a built one is its decoration (ST-5.3.7)."""
        if altar["tile"] is None:
            return self.base[altar["id"]][side]
        if side == "left":
            return self.altars[altar["tile"]]["left"]
        return [] if altar["decoration"] is None else self.decorations[altar["decoration"]]["icons"]

    def scores(self, tile: str, values: str) -> dict[str, Any]:
        """What a Sorin scoring tile counts and gives, by the printed tile or by the text (ST-R39)."""
        facts = self.scoring[tile]
        prefix = "text_" if values == "text" else ""
        return {
            "counts": facts["counts"],
            "for": facts["for"],
            "each": facts[f"{prefix}each"],
            "plus": facts[f"{prefix}plus"],
        }


def _by_id(entries: list[Mapping[str, Any]]) -> dict[str, Mapping[str, Any]]:
    return {entry["id"]: entry for entry in entries}
