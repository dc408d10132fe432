"""Satori's small signs, and the printed facts its table shows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from tatami.cli.boards.drawing import by_id
from tatami.cli.boards.signs import Signs
from tatami.cli.boards.symbols import join, styled

GOODS = {
    "sp": ("★", "bold"),
    "incense": ("~", "yellow"),
    "coin": ("¢", "yellow"),
    "wood": ("≡", "green"),
    "stone": ("■", ""),
    "emerald": ("❖", "green"),
    "tile": ("▤", "cyan"),
}
NAMED = ("coin", "wood", "stone", "emerald", "incense", "tile", "sp")
"""Goods in the order of the engine: the first of several names the icon that brings them."""
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


SIGNS = Signs(GOODS, LEAVES, OTHERS)
"""Every icon may be left unused (ST-R5), so that needs no sign."""
sign, amount, amounts, effect = SIGNS.sign, SIGNS.amount, SIGNS.amounts, SIGNS.visit


def colour_sign(colour: str) -> Text:
    """The sign of a colour of altars, worshippers and mountains."""
    shape, style = COLOURS[colour]
    return styled(shape, style)


def worshippers(counts: Mapping[str, int]) -> Text:
    """How many worshippers of each colour are somewhere."""
    return join([colour_sign(colour).append(str(n)) for colour, n in counts.items() if n])


def jokoro_price(price: Mapping[str, int]) -> Text:
    """What a Jokoro costs somewhere."""
    return Text("(").append_text(sign("jokoro")).append_text(amounts(price)).append(")")


class Catalogue:
    """The printed facts the table shows, by the id of their component."""

    def __init__(self, content: Mapping[str, Any]) -> None:
        board = content["board"]
        self.rounds: int = board["rounds"]["count"]
        self.base = by_id(board["base_altar"])
        self.places = {**self.base, **by_id(board["site"])}
        self.slots = by_id(board["slot"])
        self.wheels = by_id(board["wheel"])
        self.offerings: list[Mapping[str, Any]] = board["offering_space"]
        self.collection: list[int] = board["offering_altar"]["collection"]
        self.mountains: Mapping[str, Any] = board["mountains"]
        self.altars = by_id(content["altars"]["altar"])
        self.decorations = by_id(content["altars"]["decoration"])
        self.levels = by_id(content["pagoda"]["level"])
        self.roofs: list[Mapping[str, Any]] = content["pagoda"]["roof"]
        self.sorin: Mapping[str, Any] = content["pagoda"]["sorin"]
        self.scoring = by_id(content["pagoda"]["scoring"])
        self.prices = by_id(content["pagoda"]["jokoro_price"])
        self.tiles = by_id([*content["meditation"]["era1"], *content["meditation"]["era2"]])
        self.starts = by_id(content["starting"]["start"])
        self.amulets = by_id(content["starting"]["amulet"])

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
