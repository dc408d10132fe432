"""The White Castle's small signs: every meaning has a shape of its own, and a colour on top of it."""

from __future__ import annotations

from rich.text import Text

from tatami.cli.boards.symbols import join, styled
from tatami.core.grammar import Visitor, kinds_of

GOODS = {
    "food": ("▲", "green"),
    "iron": ("■", ""),
    "pearl": ("●", "magenta"),
    "coin": ("¢", "yellow"),
    "seal": ("§", "red"),
    "cp": ("★", "bold"),
}
LEAVES = {
    "influence": ("»", "cyan"),
    "lantern": ("☼", "yellow"),
    "well": ("◉", "blue"),
    "courtier": ("♙", "bold"),
    "gardener": ("✿", "bold"),
    "warrior": ("♞", "bold"),
    "domain": ("≡", "bold"),
    "light": ("◇", "bold"),
}
ANY = "▲■●"
DICE = {"orange": ("(", ")", "dark_orange"), "black": ("[", "]", ""), "white": ("‹", "›", "bold")}
ANY_TILE = ("{", "}", "")
TONES = {"light": "◇", "dark": "◆"}
MEMBERS = ("courtier", "gardener", "warrior")


def die(colour: str, value: object) -> Text:
    """A die: brackets say its colour."""
    left, right, style = DICE.get(colour, ANY_TILE)
    return styled(f"{left}{value}{right}", style)


def tile(colour: str) -> Text:
    """A die tile: the brackets of its colour without a value."""
    return die(colour, "·")


def sign(name: str) -> Text:
    """The sign of a good or of an effect."""
    if name == "any":
        return join([sign("food"), sign("iron"), sign("pearl")], "")
    shape, style = GOODS[name] if name in GOODS else LEAVES[name]
    return styled(shape, style)


def amount(n: object, name: str) -> Text:
    """A number of something."""
    return Text(str(n)).append_text(sign(name))


def amounts(goods: dict[str, int]) -> Text:
    """Several amounts, of goods or of mixes: ``2▲ 1▲/■``."""
    return join([Text(str(n)).append_text(join(map(sign, kinds_of(name)), "/")) for name, n in goods.items()])


class EffectSigns(Visitor[Text]):
    """Effects in signs: ``a|b`` is one of two, ``a?b?`` as many as wanted, ``2/a?b?c?`` two of them at most."""

    def on_all(self, parts: list[Text]) -> Text:
        return join(parts)

    def on_one(self, parts: list[Text]) -> Text:
        return join(parts, "|")

    def on_any(self, parts: list[Text], most: int) -> Text:
        limit = Text("" if most == len(parts) else f"{most}/")
        return limit.append_text(join([part.append("?") for part in parts], ""))

    def on_pay(self, price: dict[str, int], then: Text) -> Text:
        return amounts(price).append("→").append_text(then)

    def on_gain(self, goods: dict[str, int]) -> Text:
        return amounts(goods)

    def on_leaf(self, name: str) -> Text:
        return sign(name)

    def on_number(self, name: str, number: int) -> Text:
        return amount(number, name)

    def on_word(self, name: str, word: str) -> Text:
        return tile(word)


def effect(data: object) -> Text:
    """An effect of a content file in signs."""
    return EffectSigns().visit(data)
