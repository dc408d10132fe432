"""The board of Bora Bora, drawn as text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tatami.cli.boards.bora_bora.players import PlayersDrawing
from tatami.cli.boards.bora_bora.signs import amount, sign
from tatami.cli.boards.drawing import WIDE, columns, side_by_side
from tatami.cli.boards.symbols import join, styled

MAP_SIDE = 4
BOARD_SHARES = (2, 1)
"""On a wide screen: the map with what is long, beside it what is short."""


class TableDrawing(PlayersDrawing):
    """The board in the middle and, from the players' part, the boards around it."""

    def draw(self, width: int) -> RenderableType:
        """Everything, in one column or, on a wide screen, in two."""
        wide = width >= WIDE
        long = [self.islands(), self.people(), self.jewelry()]
        short = [self.actions(1 if wide else 2), self.gods("\n" if wide else "   "), self.temple(), self.tasks()]
        players = self.players(wide)
        if wide:
            board: RenderableType = side_by_side(Group(*long), Group(*short), BOARD_SHARES)
            return Group(self.header(), board, self.status(), players)
        islands, people, jewelry = long
        actions, gods, temple, tasks = short
        return Group(self.header(), islands, actions, people, gods, temple, self.status(), jewelry, tasks, players)

    def header(self) -> Text:
        out = styled(self.texts.say("game-title"), "bold")
        where = {"round": self.table["round"], "rounds": len(self.catalogue.rounds), "phase": self.table["phase"]}
        out.append(" · " + self.texts.say("where-bora-bora", **where))
        out.append(" · " + self.texts.say("term-turn-order") + " ")
        return out.append_text(self.marks(self.table["order"], " "))

    # ---- the map ---------------------------------------------------------------------------------------------------

    def islands(self) -> RenderableType:
        """The regions where they lie, with the paths between them."""
        places = {tuple(self.catalogue.regions[region["id"]]["grid"]): region for region in self.table["regions"]}
        grid = Table.grid(expand=True)
        for column in range(2 * MAP_SIDE - 1):
            grid.add_column(width=4, vertical="middle") if column % 2 else grid.add_column(ratio=1)
        for row in range(MAP_SIDE):
            if row:
                above = [self._path(places, (row - 1, column), (row, column), "  ") for column in range(MAP_SIDE)]
                grid.add_row(*_between(above, [Text()] * (MAP_SIDE - 1)))
            cells = [self._region(places.get((row, column))) for column in range(MAP_SIDE)]
            beside = [self._path(places, (row, a), (row, b), " ") for a, b in pairwise(range(MAP_SIDE))]
            grid.add_row(*_between(cells, beside))
        facts = [*self.catalogue.regions.values(), *self.catalogue.paths.values(), *self.catalogue.fish.values()]
        return self.panel("term-map", grid, facts)

    def _path(
        self, places: Mapping[Any, Mapping[str, Any]], a: tuple[int, int], b: tuple[int, int], indent: str
    ) -> Text:
        """The sign and the value of the path between two places, if there is one."""
        if a not in places or b not in places:
            return Text()
        path = self.catalogue.paths[frozenset((places[a]["id"], places[b]["id"]))]
        return Text(indent).append_text(sign(path["kind"])).append(str(path["value"]))

    def _region(self, region: Mapping[str, Any] | None) -> Text:
        """Name, terrain and resource; the fish tile; who is on the building space and, in brackets, who beside it."""
        if region is None:
            return Text()
        printed = self.catalogue.regions[region["id"]]
        fish = self.catalogue.fish[region["fish"]]
        out = styled(region["id"].replace("_", "-"), "bold")
        out.append(f" {self.texts.say('term-terrain', terrain=printed['terrain'])} ")
        out.append_text(sign(printed["resource"]))
        out.append(f"\n{self.texts.say('species', species=fish['species'])} ").append(str(fish["value"]), style="bold")
        out.append("\n").append_text(sign("hut"))
        owner = region["space"]
        out.append_text(styled("·", "dim") if owner is None else self.mark(owner))
        aside = [seat for seat in region["huts"] if seat != owner]
        return out.append(" (").append_text(self.marks(aside)).append(")") if aside else out

    # ---- dice, people, tasks ---------------------------------------------------------------------------------------

    def actions(self, across: int) -> RenderableType:
        """Every action tile with its dice in the order they came, and what the next one must be lower than."""
        tiles = self.table["action_tiles"]
        each = -(-len(tiles) // across)
        grids = []
        for first in range(0, len(tiles), each):
            grid = Table.grid(padding=(0, 2))
            for tile in tiles[first : first + each]:
                dice = join(self.mark(die["seat"]).append(str(die["value"])) for die in tile["dice"])
                limited = styled("" if tile["below"] is None else f"<{tile['below']}", "dim")
                grid.add_row(self.texts.say("dice-tile", tile=tile["id"]), dice, limited)
            grids.append(grid)
        return self.panel("term-actions", columns(*grids))

    def people(self) -> RenderableType:
        """Both displays: position, action with one, two and three equal tiles, and what sliding down brings."""
        men, women = self.table["men"], self.table["women"]
        facts = [self.catalogue.people[tile] for tile in (*men, *women) if tile is not None]
        return self.panel("term-people", columns(self._display("man", men), self._display("woman", women)), facts)

    def _display(self, sex: str, tiles: list[str | None]) -> RenderableType:
        grid = Table.grid(padding=(0, 1))
        for position, tile in enumerate(tiles, 1):
            if tile is None:
                grid.add_row(styled(str(position), "dim"), styled("–", "dim"))
                continue
            kind = self.catalogue.kind(tile)
            strengths = "/".join(str(n) for n in self.catalogue.types[kind]["strength"])
            left = amount(self.catalogue.people[tile]["left"], "status" if sex == "man" else "shell")
            name = self.texts.say("person-type", type=kind)
            grid.add_row(styled(str(position), "dim"), sign(sex).append(f" {name}"), strengths, left)
        coming = self.table["decks"]["men" if sex == "man" else "women"]
        return Group(styled(self.texts.say("display-stack", sex=sex, n=coming), "dim"), grid)

    def tasks(self) -> RenderableType:
        tasks = self.table["tasks"]
        coming = styled(self.texts.say("task-stack", n=self.table["decks"]["tasks"]), "dim")
        lines = [self.task_lines(tasks)] if tasks else []
        return self.panel("term-tasks", Group(coming, *lines), [self.catalogue.tasks[task] for task in tasks])

    # ---- gods, temple, status, jewelry -----------------------------------------------------------------------------

    def gods(self, separator: str) -> RenderableType:
        gods = self.table["gods"]
        row = join((styled("–", "dim") if card is None else self.god(card) for card in gods["row"]), " · ")
        deck = self.texts.say("god-deck", n=gods["deck"])
        discards = self.texts.say("god-discards", n=sum(gods["discards"].values()))
        return self.panel("term-gods", row.append(f"{separator}{deck} · {discards}", style="dim"))

    def temple(self) -> RenderableType:
        """The spaces from the left, the value each needs, and whose priest is there."""
        line = Text()
        for space, priest in zip(self.catalogue.temple, self.table["temple"], strict=True):
            line.append(f"{space['value']}", style="dim")
            line.append_text(styled("·", "dim") if priest is None else self.mark(priest)).append("  ")
        line.append_text(amount(self.table["god_tiles"], "god_tile"))
        worth = self.texts.say("priest-worth", n=self.catalogue.rounds[self.table["round"] - 1]["priest_vp"])
        return self.panel("term-temple", Group(line, styled(worth, "dim")), self.catalogue.temple)

    def status(self) -> RenderableType:
        """The track by the points of its spaces; markers on one space stand from the top of the stack down."""
        track = self.catalogue.board["status_track"]
        line = Text()
        for step, points in enumerate(track["vp"]):
            here = [seat for seat in self.table["status_order"] if self.table["status"][seat] == step]
            line.append_text(self.marks(here)).append(str(points), style="bold" if here else "dim").append(" ")
        return self.panel("term-status", line.append_text(sign("vp")), [track])

    def jewelry(self) -> RenderableType:
        """What is for sale this round and later, with the points of a building and of a priest in that round."""
        grid = Table.grid(expand=True, padding=(0, 1))
        grid.add_column(width=9)
        rounds = list(zip(self.catalogue.rounds, self.table["jewelry"], strict=True))[self.table["round"] - 1 :]
        for _ in range(len(self.table["jewelry"][0])):
            grid.add_column(ratio=1)
        for number, (printed, tiles) in enumerate(rounds, self.table["round"]):
            head = styled(f"{number} ", "bold").append_text(sign("building")).append(f"{printed['building_vp']} ")
            head.append_text(sign("priest")).append(str(printed["priest_vp"]))
            grid.add_row(head, *(styled("–", "dim") if tile is None else self.jewel(tile) for tile in tiles))
        facts = [*self.catalogue.jewelry.values(), *self.catalogue.rounds]
        return self.panel("term-jewelry", grid, facts)


def _between(cells: Iterable[Text], separators: list[Text]) -> list[Text]:
    """Cells with something between each two."""
    out: list[Text] = []
    for cell, separator in zip(cells, [*separators, None], strict=True):
        out.append(cell)
        if separator is not None:
            out.append(separator)
    return out
