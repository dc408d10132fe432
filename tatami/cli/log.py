"""What happened, in words: events gathered into a line per player and turn."""

from __future__ import annotations

from dataclasses import dataclass

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from tatami.cli.boards import Board
from tatami.cli.boards.board import View
from tatami.core.events import Event, visible_events


@dataclass(frozen=True)
class Entry:
    """A sentence, whose it is, and how many choices had been made when it happened."""

    choices: int
    seat: int
    heading: bool
    text: str


class Log:
    """The story of a game as one seat (``None``: a spectator) may hear it."""

    def __init__(self, board: Board, seat: int | None) -> None:
        self.board = board
        self.seat = seat
        self.entries: list[Entry] = []
        self.told = 0
        """How many entries have been printed."""

    def add(self, view: View, events: list[Event], choices: int) -> None:
        """Take down what happened by the choice number ``choices``."""
        for event, text in self.board.story(view, visible_events(events, self.seat)):
            self.entries.append(Entry(choices, event.seat, event.kind in self.board.headings, text))

    def forget(self, choices: int) -> None:
        """Choices after number ``choices`` were taken back."""
        self.entries = [entry for entry in self.entries if entry.choices <= choices]
        self.told = min(self.told, len(self.entries))

    def tell(self, console: Console, view: View, first: int = 0) -> None:
        """Print the entries from number ``first`` on; sentences of one player share a paragraph."""
        seat = -1
        line = Text()
        for entry in self.entries[first:]:
            if entry.heading or entry.seat != seat or not line.plain:
                self._print(console, line)
                line = Text()
                if entry.heading:
                    console.print(Text(entry.text, style="dim"))
                    seat = -1
                    continue
                line = self.board.mark(view, entry.seat).append(" ")
                seat = entry.seat
                line.append(entry.text)
            else:
                line.append(" " + entry.text)
        self._print(console, line)

    def tell_new(self, console: Console, view: View) -> None:
        """Print what has not been printed yet."""
        self.tell(console, view, self.told)
        self.told = len(self.entries)

    def _print(self, console: Console, line: Text) -> None:
        if line.plain:
            console.print(Padding(line, (0, 0, 0, 2)))
