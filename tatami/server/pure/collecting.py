"""Open questions: several seats are asked the same at once, and each answers when it likes.

The engine takes one answer after the other, in turn order. So while some are still thinking, the answers of the others
lie here, face down: each is an entry of the log (``answer``) that says to everybody whose it is, and to its own seat
alone what it is. The game's position does not move; nothing that is shown, asked or dealt again can depend on them.
Until all are in, whoever has answered may answer anew or take the answer back. When the last one is in, they are played
in turn order, as moves like any other, stored in one piece with that last answer.

What one seat answers makes nobody else's request come too late: at an open question a seat is behind only if something
of its own has changed (:meth:`Collected.knows`).

An answer belongs to a frame of the agenda, and is played when that frame comes up. Should an answer lead to a further
question (which is put when it is played, not before), those that come after it lie on until the game is there.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace

from tatami.core.state import State


@dataclass(frozen=True)
class Given:
    """What a seat has answered."""

    seat: int
    frame: int
    """The question on the agenda that it is the answer to."""
    action: str | None
    """None: it was taken back."""
    version: int
    """The table's version since this is so."""
    times: int
    """How often the seat has answered this question."""


@dataclass(frozen=True)
class Collected:
    """The answers that have been given to an open question, the latest last."""

    since: int
    """The table's version before the first of them."""
    given: tuple[Given, ...] = ()

    def of(self, seat: int) -> Given | None:
        """What a seat has given, or taken back."""
        return next((given for given in self.given if given.seat == seat), None)

    def put(self, state: State, seat: int, action: str | None, version: int) -> Collected:
        """With the answer of a seat to its question at this position; None takes it back."""
        before, frame = self.of(seat), frame_of(state, seat)
        times = before.times if before is not None and before.frame == frame else 0
        others = tuple(given for given in self.given if given.seat != seat)
        return replace(self, given=(*others, Given(seat, frame, action, version, times + (action is not None))))

    def knows(self, version: int, mine: Collection[int]) -> bool:
        """Whether nothing that concerns these seats has changed since a version."""
        return max([self.since, *(given.version for given in self.given if given.seat in mine)]) <= version

    def left(self, before: State, after: State, version: int) -> Collected | None:
        """Those whose questions are still to come after a move, if there are any."""
        to_come = set(after.agenda) - {before.agenda[-1]}
        given = tuple(given for given in self.given if given.frame in to_come)
        return Collected(version, given) if given else None


def asked_together(state: State) -> tuple[int, ...]:
    """The seats that an open question is put to, in turn order; none where one seat alone is asked."""
    asked = tuple(dict.fromkeys(state.asked()))
    return asked if len(asked) > 1 else ()


def frame_of(state: State, seat: int) -> int:
    """The question that a seat is asked, on the agenda."""
    return state.asked_first(seat).agenda[-1]


def lying(state: State, collected: Collected | None) -> list[Given]:
    """The answers to the open question of this position, the latest last."""
    if collected is None:
        return []
    asked = asked_together(state)
    answers = [given for given in collected.given if given.action is not None and given.seat in asked]
    return [given for given in answers if given.frame == frame_of(state, given.seat)]


def awaited(state: State, collected: Collected | None) -> tuple[int, ...]:
    """The seats that still have to answer the open question of this position; none where there is no such question."""
    answered = {given.seat for given in lying(state, collected)}
    return tuple(seat for seat in asked_together(state) if seat not in answered)


def due(state: State, collected: Collected | None) -> Given | None:
    """The answer to be played now: the engine asks for it, and everybody has answered."""
    if collected is None or state.seat is None or awaited(state, collected):
        return None
    given = collected.of(state.seat)
    return given if given is not None and given.action is not None and given.frame == state.agenda[-1] else None
