"""The line of play: the state now, and the decisions that can still be taken back.

The trail holds the decisions since the last barrier, each with the state before it. What is a barrier for any record
(:func:`tatami.core.record.can_be_taken_back`, and the turn of an automaton) is one here; a confirmed turn is one too. A
turn does not end where another seat decides something inside it: until that is answered, what led to the question can
be taken back.

Nothing here is changed by a move until it is accepted: states are copied.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tatami.core.agenda import ASKED_OPENLY
from tatami.core.errors import TatamiError
from tatami.core.record import can_be_taken_back
from tatami.core.state import State
from tatami.server.pure.entries import StoredEvent
from tatami.server.pure.refusals import ErrorCode, Refusal


@dataclass(frozen=True)
class Mark:
    """A decision that can be taken back: where it stood, whose it was, and the state before it."""

    ply: int
    seat: int
    state: State
    decided: tuple[int, ...] | None = ()


@dataclass(frozen=True)
class Line:
    """One moment of a game. Immutable: a move gives the next line."""

    state: State
    ply: int = 0
    trail: tuple[Mark, ...] = field(default=())
    decided: tuple[int, ...] | None = ()
    """Whose the decisions of this turn were so far; None when the game was taken up in the middle of the turn."""

    @property
    def asked(self) -> int | None:
        """How often the seat to move has decided in this turn before, if that is known."""
        if self.decided is None or self.state.seat is None:
            return None
        return self.decided.count(self.state.seat)

    @property
    def last_seat(self) -> int | None:
        """The seat whose decisions lie on the trail."""
        return self.trail[-1].seat if self.trail else None

    @property
    def turn_ended(self) -> bool:
        """Whether the turn in which somebody acted last is over, and could still be taken back."""
        if not self.trail:
            return False
        before, now = self.trail[-1].state, self.state
        return now.seat is None or now.turn != before.turn or now.turn_of != before.turn_of

    @property
    def automaton(self) -> int | None:
        """The side beyond the seats whose turn comes next, once the turn before it is final."""
        return self.state.automaton

    @property
    def undo_plies(self) -> list[int]:
        """The decisions that can be taken back, the earliest first: those at which somebody was asked."""
        return [mark.ply for mark in self.trail if mark.state.only_answer is None]

    @property
    def restart(self) -> int | None:
        """The first decision of the turn on the trail, unless it is the one now pending."""
        if not self.trail:
            return None
        turn = self.trail[-1].state.turn
        asked = (mark.ply for mark in self.trail if mark.state.turn == turn and mark.state.only_answer is None)
        return next(asked, None)

    def settled(self) -> Line:
        """The same moment with everything before it final."""
        return Line(self.state, self.ply, decided=self.decided)

    def back_to(self, ply: int) -> Line:
        """The moment before an earlier decision; ``cannot_undo`` across a barrier."""
        for index, mark in enumerate(self.trail):
            if mark.ply == ply:
                return Line(mark.state, ply, self.trail[:index], mark.decided)
        raise Refusal(
            ErrorCode.CANNOT_UNDO,
            "That cannot be taken back: something new was revealed or the turn is over.",
            {"undo": self.undo_plies},
        )


@dataclass(frozen=True)
class Played:
    """A move tried out: the line after it, and what to log."""

    line: Line
    seat: int
    action: str
    public: bool
    """Whether everybody saw the options: if not, only its seat may know what was chosen."""
    events: tuple[StoredEvent, ...]


def action_id(state: State, action: int | str) -> int:
    """The number of an action given as number or notation; ``illegal_action`` if the game knows none such."""
    if isinstance(action, int):
        return action
    try:
        return state.game.actions.parse(action)
    except TatamiError as error:
        raise Refusal(ErrorCode.ILLEGAL_ACTION, "This game has no such action.") from error


def play(line: Line, action: int | str) -> Played:
    """Try a move; ``illegal_action`` names the rule of the decision."""
    before = line.state
    seat = before.seat
    if seat is None:
        raise Refusal(ErrorCode.NOT_RUNNING, "The game is over.")
    chosen = action_id(before, action)
    if chosen not in before.legal():
        raise _illegal(before)
    after = before.copy()
    after.listen()
    after.decide(chosen)
    events = drained(after)
    return Played(
        _next_line(line, after, seat), seat, before.game.actions.name(chosen), before.secrecy == ASKED_OPENLY, events
    )


def drained(state: State) -> tuple[StoredEvent, ...]:
    """What a listening state has heard, ready to be stored."""
    return tuple(StoredEvent(e.kind, e.seat, e.args, e.audience) for e in state.drain())


def automaton_played(line: Line) -> tuple[Line, tuple[StoredEvent, ...]]:
    """The line after the turn of the automaton it is paused before, and what to log: nothing can be taken back."""
    after = line.state.copy()
    after.listen()
    after.go_on()
    return Line(after, line.ply), drained(after)


def gone_on(line: Line) -> Line:
    """The line after the turns of all automata it is paused before, quickly."""
    if line.automaton is None:
        return line
    after = line.state.copy()
    while after.automaton is not None:
        after.go_on()
    return Line(after, line.ply)


def advance(line: Line, action: str) -> Line:
    """Replay a stored move, quickly: no events, no views."""
    before = line.state
    seat = before.seat
    if seat is None:
        raise ValueError("a stored move comes after the end of its game")
    after = before.copy()
    after.decide(before.game.actions.parse(action))
    return _next_line(line, after, seat)


def _next_line(line: Line, after: State, seat: int) -> Line:
    decided = None if line.decided is None else (*line.decided, seat)
    if after.turn != line.state.turn:
        decided = ()
    trail = (*line.trail, Mark(line.ply, seat, line.state, line.decided))
    kept = tuple(mark for mark in trail if can_be_taken_back(mark.state, line.state, after))
    return Line(after, line.ply + 1, kept, decided)


def _illegal(state: State) -> Refusal:
    decision = state.decision
    rule = decision.rule if decision else ""
    kind = decision.kind if decision else ""
    return Refusal(ErrorCode.ILLEGAL_ACTION, f"That is not one of the choices now ({kind}, {rule}).", {"rule": rule})
