"""What the terminal needs to know about a game to show it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from tatami.cli.boards.symbols import player_sign
from tatami.cli.text import Texts
from tatami.core.events import Event
from tatami.core.game import Game

View = Mapping[str, Any]
"""What :meth:`State.view` gives."""


class Board:
    """The table of one game as text. Everything shown is read from views and content, never from a state."""

    colour = "colour"
    """What a view calls the colour of a player."""
    points = ""
    """The message that counts the points of the game."""
    gathered: tuple[str, ...] = ()
    """Kinds of events that, one after another for one seat, are one sentence."""
    headings: tuple[str, ...] = ()
    """Kinds of events that concern everybody and begin something new."""

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
        return player_sign(view["table"]["players"][seat][self.colour])

    def label(self, view: View, option: Mapping[str, Any]) -> str:
        """An option in words; where it is offered, with its ``preview``."""
        return self.texts.action(option["name"], option["family"], option["args"])

    def detail(self, view: View, option: Mapping[str, Any]) -> str:
        """What an option is about, from the cards and tiles behind it; empty when its name says all."""
        return ""

    def question(self, view: View) -> str:
        """The pending decision in words."""
        decision = view["decision"]
        return self.texts.decision(decision["kind"], decision["data"])

    def change(self, name: str, amount: int) -> Text:
        """A change of one of the things that ``Game.holdings_of`` names, with its sign and symbol."""
        raise NotImplementedError

    def event(self, view: View, event: Event) -> str:
        """An event in words; empty when it is not worth a word."""
        raise NotImplementedError

    def what(self, event: Event) -> str:
        """How much an event of a gathered kind is about; empty for nothing."""
        raise NotImplementedError

    def counted(self, view: View, side: int) -> list[str]:
        """Choices that the count at the end has made for a side, in words."""
        return []

    def closing(self, view: View, winners: list[int]) -> str:
        """A last word when the game is over, beside who won; empty when there is none."""
        return ""

    def order(self, view: View, event: Event) -> str:
        """The turn order an event is about, in words; empty when it is about none."""
        seats = event.args.get("order")
        return ", ".join(self.name(view, seat) for seat in seats) if isinstance(seats, list) else ""

    def story(self, view: View, events: list[Event]) -> list[tuple[Event, str]]:
        """Events in words, one by one or drawn together; those not worth a word are left out."""
        out: list[tuple[Event, str]] = []
        whats: list[str] = []
        for number, event in enumerate(events):
            if event.kind not in self.gathered:
                text = self.event(view, event)
            else:
                what = self.what(event)
                whats += [what] if what else []
                following = events[number + 1] if number + 1 < len(events) else None
                if following is not None and (following.kind, following.seat) == (event.kind, event.seat):
                    continue
                args = {"name": self.name(view, event.seat), "what": ", ".join(whats)}
                text = (self.texts.event(event, args) or "") if whats else ""
                whats = []
            if text:
                out.append((event, text))
        return out
