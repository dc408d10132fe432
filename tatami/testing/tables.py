"""The frame around what a game says always holds on its table, whatever is played.

A game brings a :class:`Watch`: what is printed, checks of the table as a spectator sees it, checks that look behind it,
and a :class:`Ledger`, books kept from events alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Generic, TypeVar

from tatami.core.events import Event
from tatami.core.game import Game
from tatami.core.state import State
from tatami.testing.checks import expect

F = TypeVar("F")
Table = dict[str, Any]


def table_of(state: State) -> Table:
    """The table as a spectator sees it."""
    table: Any = state.view(None)["table"]
    return dict(table)


class Ledger(Generic[F]):
    """Keeps the books from events alone: what was told must explain everything booked that lies on the table."""

    goods: Sequence[str] = ()
    """What is booked, by its name in the view of a player."""
    points = ""
    """Which of them are points that never become fewer; nothing in a game where points can be lost."""

    def __init__(self, state: State, known: F) -> None:
        self.known = known
        self.stocks = self.owned(table_of(state))
        state.listen()

    def owned(self, table: Table) -> list[dict[str, int]]:
        """What everybody has on a table."""
        return [{good: player[good] for good in self.goods} for player in table["players"]]

    def check(self, state: State, table: Table) -> None:
        """Book what has been told since the last time and compare."""
        before = [stock.get(self.points, 0) for stock in self.stocks]
        for event in state.drain():
            self.book(self.stocks[event.seat], event)
        found = self.owned(table)
        expect(self.stocks == found, f"by what was told the players own {self.stocks}, not {found}")
        after = [stock.get(self.points, 0) for stock in self.stocks]
        expect(all(now >= was for was, now in zip(before, after, strict=True)), f"points went from {before} to {after}")

    def book(self, stock: dict[str, int], event: Event) -> None:
        """Enter an event into the stock of its seat."""
        raise NotImplementedError


class Watch(Generic[F]):
    """Everything a game says about its own table."""

    def __init__(
        self,
        printed: Callable[[Game, int], F],
        table_checks: Sequence[Callable[[Table, F], None]],
        state_checks: Sequence[Callable[[State, Table, F], None]],
        ledger: type[Ledger[F]],
    ) -> None:
        self.printed = printed
        """What is printed, for a number of seats."""
        self.table_checks = table_checks
        self.state_checks = state_checks
        self.ledger = ledger

    def check_table(self, table: Table, known: F) -> None:
        """What can be told from the table alone."""
        for check in self.table_checks:
            check(table, known)

    def check(self, state: State, known: F, ledger: Ledger[F] | None = None) -> None:
        """Everything that always holds; with a ledger also that the events explain every good and point."""
        table = table_of(state)
        if ledger is not None:
            ledger.check(state, table)
        self.check_table(table, known)
        for check in self.state_checks:
            check(state, table, known)

    def over(self, state: State) -> Callable[[State], None]:
        """A check for every further moment of a game, from this one on."""
        known = self.printed(state.game, state.seats)
        return partial(self.check, known=known, ledger=self.ledger(state, known))
