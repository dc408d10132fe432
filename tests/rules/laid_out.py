"""What the tables of all games' rule tests can do: be laid out, copied, asked, played on and looked at."""

from __future__ import annotations

from copy import copy
from typing import Any, Generic, Self, TypeVar, cast

from tatami.core.state import State

S = TypeVar("S", bound=State)


class LaidOut(Generic[S]):
    """A real state, laid out by hand. Every method returns the table, so that a test reads as one sentence.

    A table can be stored and loaded like any other whenever something is asked.
    """

    state: S
    possible = True

    @classmethod
    def around(cls, state: S) -> Self:
        """A table around a state that is there already."""
        table = cls.__new__(cls)
        table.state = state
        return table

    def copy(self) -> Self:
        """The same table once more, to try the other way."""
        twin = copy(self)
        twin.state = cast(S, self.state.copy())
        return twin

    def impossible(self) -> Self:
        """From here on the table may hold what cannot come about in a game: it need not be fit to be stored."""
        self.possible = False
        return self

    # ---- given ----

    def order(self, *sides: int) -> Self:
        self.state.order = list(sides)
        return self

    def round(self, number: int) -> Self:
        self.state.round = number
        return self

    # ---- when ----

    def ask(self, *packed: int) -> Self:
        """These steps are on the agenda, the first on top."""
        self.state.agenda = list(reversed(packed))
        return self.run()

    def run(self) -> Self:
        """Run to the first question. The table must be fit to be stored there."""
        self.state.advance()
        return self.fit()

    def fit(self) -> Self:
        """What is asked is the same after the table was stored and loaded."""
        if self.possible:
            assert self.state.game.from_json(self.state.to_json()).legal() == self.state.legal()
        return self

    def play(self, *names: str) -> Self:
        for name in names:
            self.state.play(name)
            self.fit()
        return self

    # ---- then ----

    @property
    def answers(self) -> list[str]:
        """The legal actions in notation; none when everything asked for has happened."""
        return self.state.legal_names()

    @property
    def kind(self) -> str | None:
        """What is asked."""
        return None if self.state.decision is None else self.state.decision.kind

    @property
    def asks(self) -> str:
        """The pending decision: ``"0 place_die"``, or ``"over"``."""
        decision = self.state.decision
        return "over" if decision is None else f"{decision.seat} {decision.kind}"

    def shown(self, seat: int | None = None) -> dict[str, Any]:
        """The table as a seat, or a spectator, sees it."""
        return cast("dict[str, Any]", self.state.view(seat)["table"])

    def sheet(self, side: int) -> dict[str, int]:
        return self.state.score_sheet()[side]


def laid(there: list[int], first: int, values: list[int]) -> list[int]:
    """A list with other values from a place on; it is replaced, because copies share it."""
    return [*there[:first], *values, *there[first + len(values) :]]
