"""What drawing the tables of all games has in common: frames, columns, and who is who."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Generic, TypeVar

from rich import box
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tatami.cli.boards.symbols import RECONSTRUCTED, join, player_sign
from tatami.cli.text import Texts

WIDE = 120
"""From this width on parts of the table stand beside each other."""

Facts = Iterable[Mapping[str, Any]]
"""Entries of content files: what is printed on components."""


C = TypeVar("C")
"""What a game knows of its printed components."""


class Drawing(Generic[C]):
    """Draws ``view["table"]`` as a seat (``None``: a spectator) sees it; games add one method per part of the board."""

    colour = "colour"
    """What a view calls the colour of a player."""

    def __init__(self, catalogue: C, texts: Texts, view: Mapping[str, Any], seat: int | None) -> None:
        self.catalogue = catalogue
        self.texts = texts
        self.view = view
        self.table: Mapping[str, Any] = view["table"]
        self.seat = seat
        self.colours: list[str] = [player[self.colour] for player in self.table["players"]]

    def mark(self, seat: int) -> Text:
        """The sign of a player."""
        return player_sign(self.colours[seat])

    def marks(self, seats: Iterable[int], separator: str = "") -> Text:
        """The signs of several players."""
        return join((self.mark(seat) for seat in seats), separator)

    def with_you(self, seat: int, name: str) -> str:
        """A name that says whether it is the person at the screen."""
        return f"{name} ({self.texts.say('term-you')})" if seat == self.seat else name

    def panel(self, title: str, content: RenderableType, facts: Facts = ()) -> Panel:
        """A part of the table in a frame."""
        return framed(Text(self.texts.say(title)), content, facts)


def framed(title: Text, content: RenderableType, facts: Facts = ()) -> Panel:
    """A frame; its title bears a mark where any of the printed facts in it is reconstructed."""
    if any(entry["source"] == "reconstructed" for entry in facts):
        title = title.copy().append(RECONSTRUCTED)
    return Panel(content, title=title, title_align="left", box=box.ROUNDED, border_style="dim")


def columns(*cells: RenderableType) -> Table:
    """Cells that share the whole width evenly."""
    grid = Table.grid(expand=True, padding=(0, 1))
    for _ in cells:
        grid.add_column(ratio=1)
    grid.add_row(*cells)
    return grid


def side_by_side(left: RenderableType, right: RenderableType, shares: tuple[int, int] = (1, 1)) -> Table:
    """Two parts of the table beside each other."""
    grid = Table.grid(expand=True)
    for share in shares:
        grid.add_column(ratio=share)
    grid.add_row(left, right)
    return grid


def by_id(entries: Facts) -> dict[str, Mapping[str, Any]]:
    """Entries of content files, found by their id."""
    return {entry["id"]: entry for entry in entries}
