"""Bitoku's small signs, and the printed facts its table shows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from tatami.cli.boards.drawing import by_id
from tatami.cli.boards.signs import Signs
from tatami.cli.boards.symbols import styled

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


class BitokuSigns(Signs):
    """A price of nothing is 0; the number behind a market is a discount. That effects may be declined needs no sign."""

    def amounts(self, goods: Mapping[str, int]) -> Text:
        return super().amounts(goods) if goods else Text("0")

    def on_number(self, name: str, number: int) -> Text:
        return self.sign(name).append(f"−{number}") if name in MARKETS.values() else self.amount(number, name)


SIGNS = BitokuSigns(GOODS, LEAVES, OTHERS)
sign, amount, amounts, effect = SIGNS.sign, SIGNS.amount, SIGNS.amounts, SIGNS.visit


class Catalogue:
    """The printed facts the table shows, by the id of their component."""

    def __init__(self, content: Mapping[str, Any]) -> None:
        board = content["board"]
        self.rounds: int = board["rounds"]["count"]
        self.kodama: Mapping[str, Any] = board["kodama"]
        self.home = by_id(board["home"])
        self.rows: list[Mapping[str, Any]] = board["row"]
        self.both: Mapping[str, Any] = board["favours"]
        self.slots = by_id(board["slot"])
        self.mitama = by_id(content["spirits"]["mitama"])
        self.dragonflies = by_id(content["spirits"]["dragonfly"])
        self.crystals = by_id(content["crystals"]["crystal"])
        self.buildings = by_id([*content["buildings"]["building"], *content["buildings"]["ancient"]])
        self.yokai = by_id([*content["yokai"]["yokai"], *content["yokai"]["starting"]])
        self.bitoku = by_id(content["bitoku"]["bitoku"])
        self.visions = by_id(content["visions"]["vision"])
        self.torii = by_id(content["tiles"]["torii"])
        self.treasures = by_id(content["tiles"]["treasure"])
        self.rocks = by_id(content["tiles"]["rock"])
        self.branches = by_id(content["paths"]["branch"])
        self.edges = {edge["from"]: edge for edge in content["paths"]["edge"]}
        self.spaces: list[str] = content["paths"]["spaces"]
        self.markers: list[Mapping[str, Any]] = content["player_board"]["building_slot"]
        self.tengu_cards = by_id(content["tengu"]["card"])

    def rows_of(self, region: str) -> list[Mapping[str, Any]]:
        """The forest actions of a region."""
        return [row for row in self.rows if row["region"] == region]

    def branch_spaces(self, branch: str, table: Mapping[str, Any]) -> list[Any]:
        """What the spaces of a side branch bring: there are lists for different numbers of players."""
        spaces: list[Any] = self.branches[branch][table["branch_list"]]
        return spaces

    def market_tile(self, market: str, tile: str) -> Mapping[str, Any]:
        """The tile of a market."""
        kinds = {"mitama": self.mitama, "dragonfly": self.dragonflies, "crystal": self.crystals}
        return kinds.get(market, self.buildings)[tile]
