"""What an option costs, brings and opens, for the seat that is asked: tried out by the engine itself.

Every option is played on a copy in which all that the seat cannot know has been dealt again, always in the same way:
what a preview says can therefore not depend on what is hidden. It counts up to the next question, or up to the moment
when something becomes known that the seat could not foresee, a card or a roll (:meth:`State.reveal`); so what it says
is certain. Server and terminal show the same.

Whoever plans looks one question further: what each answer to the question that an option opens would cost and bring,
together with the option (:func:`plan`). That is worked out for the one option that somebody has in mind.

>>> import tatami
>>> state = tatami.game("white_castle").new(seats=2, seed=7)
>>> for action, brings in previews(state).items():
...     print(state.game.actions.name(action), brings.changes)
draft SR9 {'food': 4, 'iron': 2, 'coin': 3, 'seal': 2}
draft SR8 {'food': 2, 'iron': 2, 'pearl': 1, 'coin': 4, 'seal': 1}
draft SR2 {'coin': 4, 'seal': 2}
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, cast

from tatami.core.rng import Rng
from tatami.core.state import Decision, State, Unforeseen

AT_END: Final = "at_end"
"""Among the changes: points that are counted at the end only and cannot be lost any more (``GameInfo.lasting``)."""


@dataclass(frozen=True)
class Opened:
    """The question that an option leads to in the same turn: its kind, what it is about, its answers in notation."""

    kind: str
    data: dict[str, object]
    options: list[str]


@dataclass(frozen=True)
class Preview:
    """What is certain to follow from an option."""

    changes: dict[str, int]
    """Of what the seat can count (``Game.holdings_of``, and :data:`AT_END`), only what changes."""
    opens: Opened | None


def previews(state: State) -> dict[int, Preview]:
    """A preview of every legal action, for the seat that is asked; empty when the game is over."""
    if state.seat is None:
        return {}
    trial = _Trial(state)
    return {action: trial.preview(trial.dealt, action) for action in state.answers}


def plan(state: State, action: int) -> dict[str, Preview]:
    """What each answer to the question that an option opens would cost and bring, counted from now, by notation.

    Answers that can be given at any time are left out. Empty if the option opens no question in the same turn.
    """
    if state.seat is None:
        return {}
    trial = _Trial(state)
    after, opened = trial.played(trial.dealt, action)
    answers = trial.answers(after) if opened else []
    return {trial.names.name(answer): trial.preview(after, answer) for answer in answers}


def countable(state: State, seat: int) -> dict[str, int]:
    """What previews compare: all that the seat can count of its own, and points at the end that stay."""
    game = state.game
    held = game.holdings_of(state, seat)
    if game.info.lasting:
        sheet = game.sheet_of(state, seat)
        held[AT_END] = sum(sheet[item] for item in game.info.lasting)
    return held


def view_with_previews(state: State, seat: int | None) -> dict[str, object]:
    """A seat's view; if the seat is the one that is asked, with a ``preview`` of each option, otherwise as ever."""
    view = state.view(seat)
    if seat is not None and seat == state.seat:
        made = previews(state)
        decision = cast("dict[str, Any]", view["decision"])
        for option in decision["options"]:
            option["preview"] = plain(made[option["id"]])
    return view


def changes_since(held: dict[str, int], state: State, seat: int) -> dict[str, int]:
    """What the seat has more or less of than it had, by name."""
    then = countable(state, seat)
    return {name: then[name] - n for name, n in held.items() if then[name] != n}


def plain(preview: Preview) -> dict[str, object]:
    """A preview as it travels: see ``tatami.core.views``."""
    opens = preview.opens
    told = {"kind": opens.kind, "data": opens.data, "options": opens.options} if opens else None
    return {"changes": preview.changes, "opens": told}


class _Trial:
    """A decision to be tried out: the table as its seat may imagine it, and what the seat has now."""

    def __init__(self, state: State) -> None:
        self.names = state.game.actions
        self._seat, self._turn = state.actor, state.turn
        self._held = countable(state, state.actor)
        self.dealt = state.redeal(state.actor, Rng("preview"))

    def preview(self, before: State, action: int) -> Preview:
        """What has changed after an action, since the decision that is tried out."""
        after, opened = self.played(before, action)
        opens = None
        if opened is not None:
            opens = Opened(opened.kind, opened.data, [self.names.name(answer) for answer in self.answers(after)])
        return Preview(changes_since(self._held, after, self._seat), opens)

    def played(self, before: State, action: int) -> tuple[State, Decision | None]:
        """A copy after the action, and the question that the seat is then asked in the same turn, if it is."""
        ahead = before.copy()
        ahead.foreseen_by = self._seat
        try:
            ahead.decide(action)  # an automaton plays after the turn is confirmed
        except Unforeseen:
            return ahead, None
        if ahead.seat != self._seat or ahead.turn != self._turn or self.names.free[action]:
            return ahead, None
        return ahead, ahead.decision

    def answers(self, asked: State) -> list[int]:
        """The answers to a question, without those that can be given at any time."""
        return [answer for answer in asked.answers if not self.names.free[answer]]
