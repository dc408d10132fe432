"""Bitoku's small signs, and the printed facts its table shows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from tatami.cli.boards.symbols import join, styled
from tatami.core.grammar import Visitor, kinds_of

GOODS = {
    "vp": ("✺", "bold"),
    "wood": ("≡", "green"),
    "jade": ("◇", "cyan"),
    "stone": ("■", ""),
    "sake": ("∪", "yellow"),
    "am1": ("[+1]", "magenta"),
    "am2": ("[+2]", "magenta"),
    "am3": ("[+3]", "magenta"),
}
LEAVES = {
    "any": ("?", "bold"),
    "mp": ("»", "bold"),
    "kod": ("☺", "green"),
    "kodh": ("☺.", "green"),
    "kodx": ("☹", "red"),
    "kodxh": ("☹.", "red"),
    "unlock": ("⚿", "yellow"),
    "draw": ("↧", "bold"),
    "yokai": ("♞", "bold"),
    "bitoku": ("✽", "magenta"),
    "vision": ("◉", "cyan"),
    "rock": ("▲", ""),
    "sit": ("♟", ""),
    "mitama": ("☽", "cyan"),
    "dragonfly": ("‡", "cyan"),
    "crystal": ("❖", "magenta"),
    "build": ("⌂", "bold"),
}
OTHERS = {
    "awake": ("♙", "bold"),
    "pair": ("☽‡", "cyan"),
    "enlight": ("☼", "yellow"),
    "torii": ("Π", "red"),
    "step": ("✓", "green"),
    "neutral": ("×", "dim"),
    "used": ("∅", "dim"),
}
MARKETS = {"mitama": "mitama", "dragonfly": "dragonfly", "crystal": "crystal", "building": "build"}
"""The sign of each market."""
EMPTY = styled("·", "dim")


def sign(name: str) -> Text:
    """The sign of a good, of an effect or of something else on the board."""
    shape, style = GOODS.get(name) or LEAVES.get(name) or OTHERS[name]
    return styled(shape, style)


def amount(n: object, name: str) -> Text:
    """A number of something."""
    return Text(str(n)).append_text(sign(name))


def amounts(goods: Mapping[str, int]) -> Text:
    """Several amounts, of goods or of mixes: ``1≡ 2◇/∪``; a price of nothing is 0."""
    parts = [Text(str(n)).append_text(join(map(sign, kinds_of(name)), "/")) for name, n in goods.items()]
    return join(parts) if parts else Text("0")


class EffectSigns(Visitor[Text]):
    """Effects in signs. What may be declined needs no sign of its own; a market's number is its discount."""

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
        return sign(name).append(f"−{number}") if name in MARKETS.values() else amount(number, name)

    def on_word(self, name: str, word: str) -> Text:
        return sign(name).append(word)


def effect(data: object) -> Text:
    """An effect of a content file in signs."""
    return EffectSigns().visit(data)


class Catalogue:
    """The printed facts the table shows, by the id of their component."""

    def __init__(self, content: Mapping[str, Any]) -> None:
        board = content["board"]
        self.rounds: int = board["rounds"]["count"]
        self.kodama: Mapping[str, Any] = board["kodama"]
        self.home = _by_id(board["home"])
        self.rows: list[Mapping[str, Any]] = board["row"]
        self.both: Mapping[str, Any] = board["favours"]
        self.slots = _by_id(board["slot"])
        self.mitama = _by_id(content["spirits"]["mitama"])
        self.dragonflies = _by_id(content["spirits"]["dragonfly"])
        self.crystals = _by_id(content["crystals"]["crystal"])
        self.buildings = _by_id([*content["buildings"]["building"], *content["buildings"]["ancient"]])
        self.yokai = _by_id([*content["yokai"]["yokai"], *content["yokai"]["starting"]])
        self.bitoku = _by_id(content["bitoku"]["bitoku"])
        self.visions = _by_id(content["visions"]["vision"])
        self.torii = _by_id(content["tiles"]["torii"])
        self.treasures = _by_id(content["tiles"]["treasure"])
        self.rocks = _by_id(content["tiles"]["rock"])
        self.branches = _by_id(content["paths"]["branch"])
        self.edges = {edge["from"]: edge for edge in content["paths"]["edge"]}
        self.spaces: list[str] = content["paths"]["spaces"]
        self.markers: list[Mapping[str, Any]] = content["player_board"]["building_slot"]
        self.pilgrim_spaces = _by_id(content["player_board"]["pilgrim_space"])
        self.tengu_cards = _by_id(content["tengu"]["card"])

    def rows_of(self, region: str) -> list[Mapping[str, Any]]:
        """The forest actions of a region."""
        return [row for row in self.rows if row["region"] == region]

    def branch_spaces(self, branch: str, seats: int) -> list[Any]:
        """What the spaces of a side branch bring, by the number of players; solo counts as two."""
        spaces: list[Any] = self.branches[branch][{3: "three", 4: "four"}.get(seats, "two")]
        return spaces

    def market_tile(self, market: str, tile: str) -> Mapping[str, Any]:
        """The tile of a market."""
        kinds = {"mitama": self.mitama, "dragonfly": self.dragonflies, "crystal": self.crystals}
        return kinds.get(market, self.buildings)[tile]


def _by_id(entries: list[Mapping[str, Any]]) -> dict[str, Mapping[str, Any]]:
    return {entry["id"]: entry for entry in entries}
