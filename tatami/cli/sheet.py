"""The score sheet at the end of a game."""

from __future__ import annotations

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tatami.cli.boards import Board
from tatami.cli.boards.board import View


def show_sheet(console: Console, board: Board, view: View, winners: list[int]) -> None:
    """Where everybody's points come from, and who won."""
    sheet = view["sheet"]
    texts = board.texts
    grid = Table(title=texts.say("say-sheet"), title_justify="left", box=box.SIMPLE_HEAD)
    grid.add_column("", no_wrap=True)
    for seat in range(len(sheet)):
        grid.add_column(board.mark(view, seat).append(f" {board.name(view, seat)}"), justify="right")
    for item in sheet[0]:
        style = "bold" if item == "total" else ""
        name = texts.say(f"sheet-{item.replace('_', '-')}")
        grid.add_row(Text(name, style=style), *(Text(str(items[item]), style=style) for items in sheet))
    console.print()
    console.print(Text(texts.say("say-over"), style="bold"))
    console.print(grid)
    for seat in range(len(sheet)):
        for line in board.counted(view, seat):
            console.print(board.mark(view, seat).append(f" {line}"))
    points = texts.say(board.points, n=sheet[winners[0]]["total"])
    names = [board.name(view, side) for side in winners]
    if len(names) == 1:
        said = texts.say("say-winner", name=names[0], what=points)
    else:
        said = texts.say("say-winners", names=", ".join(names), what=points)
    console.print(Text(said, style="bold"))
    closing = board.closing(view, winners)
    if closing:
        console.print(Text(closing))
