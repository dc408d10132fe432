"""What the terminal needs to know about a game to show it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from tatami.cli.text import Texts
from tatami.core.events import Event
from tatami.core.game import Game

View = Mapping[str, Any]
"""What :meth:`State.view` gives."""


class Board:
    """The table of one game as text. Everything shown is read from views and content, never from a state."""

    def __init__(self, game: Game, texts: Texts) -> None:
        self.game = game
        self.texts = texts
        self.content: dict[str, Any] = game.content_data()

    def draw(self, view: View, seat: int | None, width: int) -> RenderableType:
        """The whole table as a seat sees it."""
        raise NotImplementedError

    def status(self, view: View, seat: int) -> Text:
        """One line: what the seat has now."""
        raise NotImplementedError

    def legend(self) -> list[tuple[Text, str]]:
        """The symbols and what they mean."""
        raise NotImplementedError

    def name(self, view: View, seat: int) -> str:
        """What to call a seat or an automaton."""
        raise NotImplementedError

    def mark(self, view: View, seat: int) -> Text:
        """The sign of a seat: a shape in its colour."""
        raise NotImplementedError

    def detail(self, view: View, option: Mapping[str, Any]) -> str:
        """What an option is about, from the cards and tiles behind it; empty when its name says all."""
        return ""

    def question(self, view: View) -> str:
        """The pending decision in words."""
        decision = view["decision"]
        return self.texts.decision(decision["kind"], decision["data"])

    def quantities(self, view: View, seat: int) -> dict[str, int]:
        """What can be counted of a seat in the open; changes of these are previewed."""
        raise NotImplementedError

    def change(self, name: str, amount: int) -> Text:
        """A change of one quantity, with its sign and symbol."""
        raise NotImplementedError

    def event(self, view: View, event: Event) -> str:
        """An event in words; empty when it is not worth a word."""
        return self.texts.event(event, event.args) or ""

    def story(self, view: View, events: list[Event]) -> list[tuple[Event, str]]:
        """Events in words, one by one or drawn together; those not worth a word are left out."""
        told = [(event, self.event(view, event)) for event in events]
        return [(event, text) for event, text in told if text]
