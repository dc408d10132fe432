"""The White Castle's small signs: every meaning has a shape of its own, and a colour on top of it."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from tatami.cli.boards.symbols import join, styled

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


def effect(data: object) -> Text:
    """An effect of a content file in signs."""
    if isinstance(data, str):
        return sign(data)
    if isinstance(data, list):
        return join([effect(part) for part in data])
    if not isinstance(data, Mapping):
        return Text(str(data))
    if "gain" in data:
        return join([amount(n, good) for good, n in data["gain"].items()])
    if "pay" in data:
        price = join([amount(n, good) for good, n in data["pay"].items()])
        return price.append("→").append_text(effect(data["then"]))
    ((leaf, value),) = data.items()
    return tile(str(value)) if leaf == "tile" else amount(value, str(leaf))
