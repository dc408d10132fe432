"""The White Castle's small signs: every meaning has a shape of its own, and a colour on top of it."""

from __future__ import annotations

from rich.text import Text

from tatami.cli.boards.signs import Signs
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
ANY = ("food", "iron", "pearl")
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


class CastleSigns(Signs):
    """``a?b?`` is as many as wanted, ``2/a?b?c?`` two of them at most; a tile is the brackets of its colour."""

    def sign(self, name: str) -> Text:
        return join([self.sign(good) for good in ANY], "") if name == "any" else super().sign(name)

    def on_any(self, parts: list[Text], most: int) -> Text:
        limit = Text("" if most == len(parts) else f"{most}/")
        return limit.append_text(join([part.append("?") for part in parts], ""))

    def on_word(self, name: str, word: str) -> Text:
        return tile(word)


SIGNS = CastleSigns(GOODS, LEAVES)
sign, amount, effect = SIGNS.sign, SIGNS.amount, SIGNS.visit
