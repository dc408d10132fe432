"""Stones in the terminal."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from tatami.cli.boards.board import Board, View
from tatami.core.events import Event

SIGNS = "♠♥♣"


class StonesBoard(Board):
    """A heap, and a heap for everybody."""

    points = "amount-point"

    def draw(self, view: View, seat: int | None, width: int) -> RenderableType:
        return Text("●" * view["table"]["heap"])

    def status(self, view: View, seat: int) -> Text:
        return Text(f"{view['scores'][seat]} ●")

    def legend(self) -> list[tuple[Text, str]]:
        return [(Text("●"), self.texts.say("a-stone"))]

    def name(self, view: View, seat: int) -> str:
        return self.texts.say("somebody", n=seat + 1)

    def mark(self, view: View, seat: int) -> Text:
        return Text(SIGNS[seat])

    def quantities(self, view: View, seat: int) -> dict[str, int]:
        return {"stones": view["scores"][seat]}

    def change(self, name: str, amount: int) -> Text:
        return Text(f"+{amount} ●")

    def event(self, view: View, event: Event) -> str:
        return self.texts.event(event, {**event.args, "name": self.name(view, event.seat)}) or ""


BOARD = StonesBoard
