"""Each in turn order: the step that every game has several of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tatami.core.agenda import FIELD_MASK, NO_SIDE, A, AutomaticStep, S
from tatami.core.native import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64  # an int that the compiler keeps in a register

ONE_MORE: Final = 1 << A


def turns_taken(packed: i64) -> int:
    """How many turns of an :class:`EachInTurn` have begun."""
    return packed >> A & FIELD_MASK


@mypyc_attr(allow_interpreted_subclasses=True)
class EachInTurn(AutomaticStep[S]):
    """Everybody takes a turn in turn order (``s.order``), once round or more often; then something else follows.

    Every turn counts in ``s.turn``. The step's frame holds nothing but the turns taken so far, counted by the kernel; a
    game pushes it with no turns taken and says what a turn is and what comes after the last. A side beyond the last
    seat is an automaton: the engine can pause before its turn.
    """

    def turns(self, s: S) -> int:
        """How many turns there are in all: one for everybody, unless the game says more."""
        return len(s.order)

    def begin(self, s: S, side: int, number: int) -> None:
        """Push what happens in a turn; ``number`` counts from 1."""
        raise NotImplementedError(self.name)

    def end(self, s: S) -> None:
        """Push what follows when everybody has had their turns; by default nothing."""

    def turn_of(self, s: S, packed: int) -> int:
        taken = packed >> A & FIELD_MASK
        return s.order[(taken - 1) % len(s.order)] if taken else NO_SIDE

    def automaton(self, s: S, packed: int) -> int:
        taken = packed >> A & FIELD_MASK
        if taken == self.turns(s):
            return NO_SIDE
        side = s.order[taken % len(s.order)]
        return side if side >= s.seats else NO_SIDE

    def run(self, s: S, packed: int) -> None:
        taken = packed >> A & FIELD_MASK
        if taken == self.turns(s):
            self.end(s)
            return
        s.turn += 1
        s.agenda.append(packed + ONE_MORE)
        order = s.order
        self.begin(s, order[taken % len(order)], taken + 1)
