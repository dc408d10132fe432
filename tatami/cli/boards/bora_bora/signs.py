"""Bora Bora's small signs, and the printed facts its table shows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from tatami.cli.boards.drawing import by_id
from tatami.cli.boards.signs import Signs
from tatami.cli.boards.symbols import join

THINGS = {
    "vp": ("★", "bold"),
    "offering": ("✿", "magenta"),
    "shell": ("@", "cyan"),
    "god_tile": ("◈", "yellow"),
    "godcard": ("▯", "bold"),
    "priest": ("♝", "bold"),
    "status": ("↗", "cyan"),
    "sand": ("∴", "yellow"),
    "stone": ("■", ""),
    "wood": ("≡", "green"),
    "hut": ("⌂", "bold"),
    "building": ("▦", "bold"),
    "man": ("♂", "bold"),
    "woman": ("♀", "bold"),
    "land": ("═", "green"),
    "water": ("≈", "blue"),
    "slid": ("↓", "dim"),
    "done": ("✓", "green"),
}
COUNTED = {
    "vp": "vp",
    "offering": "offerings",
    "shell": "shells",
    "god_tile": "god_tiles",
    "godcard": "hand_size",
    "priest": "priests",
}
"""What a player can count, and where the view has it."""
MATERIALS = ("sand", "stone", "wood")
GODS = {"blue": "blue", "white": "bold", "red": "red", "green": "green", "yellow": "yellow"}


SIGNS = Signs(THINGS)
sign, amount = SIGNS.sign, SIGNS.amount


def dice(values: list[int]) -> Text:
    """Dice that are not placed yet."""
    return join((Text(f"[{value}]") for value in values), "")


class Catalogue:
    """The printed facts the table shows, by the id of their component."""

    def __init__(self, content: Mapping[str, Any]) -> None:
        self.board = content["board"]
        self.people = by_id([*content["people"]["man"], *content["people"]["woman"]])
        self.types = by_id(content["people"]["type"])
        self.regions = by_id(content["map"]["region"])
        self.paths = {frozenset(path["id"].split("-")): path for path in content["map"]["path"]}
        self.fish = by_id(content["fish"]["fish"])
        self.jewelry = by_id(content["jewelry"]["jewelry"])
        self.tasks = by_id(content["tasks"]["task"])
        self.ceremonial: list[Mapping[str, Any]] = content["player_board"]["ceremonial"]
        self.temple: list[Mapping[str, Any]] = self.board["temple_space"]
        self.rounds: list[Mapping[str, Any]] = self.board["round"]

    def kind(self, tile: str) -> str:
        """The type of a man or a woman."""
        return str(self.people[tile]["type"])

    def strength(self, kind: str, tiles: int, doubled: bool = False) -> int:
        """BB-14.4: what equal tiles give together; the green god doubles it, up to the limit."""
        facts = self.types[kind]
        strengths: list[int] = facts["strength"]
        value = strengths[min(tiles, len(strengths)) - 1] * (2 if doubled else 1)
        return min(value, facts["limit"]) if facts["limit"] else value

    def group(self, player: Mapping[str, Any], sex: str, kind: str) -> int:
        """How many tiles of one sex and type a player has."""
        return sum(sex_of(tile) == sex and self.kind(tile) == kind for tile, _ in people_of(player))


def people_of(player: Mapping[str, Any]) -> list[tuple[str, bool]]:
    """The men and women on a board, and whether each is slid down."""
    return [(slot["person"], slot["slid"]) for slot in player["slots"] if slot is not None and "person" in slot]


def sex_of(tile: str) -> str:
    """Whether a person tile is a man or a woman."""
    return "man" if tile.startswith("M") else "woman"
