"""What an option costs, brings and opens, for the seat that is asked: tried out by the engine itself.

Every option is played on a copy in which all that the seat cannot know has been dealt again, always in the same way:
what a preview says can therefore not depend on what is hidden. It counts up to the next question, or up to the moment
when something becomes known that the seat could not foresee, a card or a roll (:meth:`State.reveal`); so what it says
is certain. Server and terminal show the same.

Who plans looks one question further: what each answer to the question that an option opens would cost and bring,
together with the option (``Opened.previews``). That is told where it is little enough (:data:`MOST_PLANS`).

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
MOST_PLANS: Final = 160
"""Answers to the questions that a decision's options open: if there are more, none of them is tried out."""


@dataclass(frozen=True)
class Opened:
    """The question that an option leads to in the same turn: its kind, what it is about, its answers in notation."""

    kind: str
    data: dict[str, object]
    options: list[str]
    previews: list[Preview] | None = None
    """What each of them costs and brings, counted from the question that is asked now; None: there are too many."""


@dataclass(frozen=True)
class Preview:
    """What is certain to follow from an option."""

    changes: dict[str, int]
    """Of what the seat can count (``Game.holdings_of``, and :data:`AT_END`), only what changes."""
    opens: Opened | None


@dataclass(frozen=True)
class _Tried:
    """An option played on a copy, and the question it opens; ``answers`` are those that are not there at any time."""

    after: State
    changes: dict[str, int]
    opens: Decision | None
    answers: list[int]


def previews(state: State, plans: bool = False) -> dict[int, Preview]:
    """A preview of every legal action, for the seat that is asked; empty when the game is over.

    With ``plans`` also of the answers to the questions that they open.
    """
    seat = state.seat
    if seat is None:
        return {}
    dealt = state.redeal(seat, Rng("preview"))
    held = countable(state, seat)
    tried = {action: _try(dealt, action, held, dealt) for action in state.answers}
    plans = plans and sum(len(one.answers) for one in tried.values()) <= MOST_PLANS
    return {action: _preview(one, held, dealt, plans) for action, one in tried.items()}


def countable(state: State, seat: int) -> dict[str, int]:
    """What previews compare: all that the seat can count of its own, and points at the end that stay."""
    game = state.game
    held = game.holdings_of(state, seat)
    if game.info.lasting:
        sheet = game.sheet_of(state, seat)
        held[AT_END] = sum(sheet[item] for item in game.info.lasting)
    return held


def view_with_previews(state: State, seat: int | None, plans: bool = True) -> dict[str, object]:
    """A seat's view; if the seat is the one that is asked, with a ``preview`` of each option, otherwise as ever."""
    view = state.view(seat)
    if seat is not None and seat == state.seat:
        made = previews(state, plans)
        decision = cast("dict[str, Any]", view["decision"])
        for option in decision["options"]:
            option["preview"] = _plain(made[option["id"]])
    return view


def changes_since(held: dict[str, int], state: State, seat: int) -> dict[str, int]:
    """What the seat has more or less of than it had, by name."""
    then = countable(state, seat)
    return {name: then[name] - n for name, n in held.items() if then[name] != n}


def _try(before: State, action: int, held: dict[str, int], dealt: State) -> _Tried:
    seat = dealt.actor
    ahead = before.copy()
    ahead.foreseen_by = seat
    free = dealt.game.actions.free
    opens = None
    try:
        ahead.decide(action)  # an automaton plays after the turn is confirmed
        if not free[action]:
            opens = _opened(ahead, seat, dealt.turn)
    except Unforeseen:
        pass
    answers = [answer for answer in ahead.answers if not free[answer]] if opens else []
    return _Tried(ahead, changes_since(held, ahead, seat), opens, answers)


def _opened(ahead: State, seat: int, turn: int) -> Decision | None:
    """The question the seat would be asked next in its turn, if it would be."""
    decision = ahead.decision
    return decision if decision is not None and decision.seat == seat and ahead.turn == turn else None


def _preview(tried: _Tried, held: dict[str, int], dealt: State, plans: bool) -> Preview:
    asked = tried.opens
    if asked is None:
        return Preview(tried.changes, None)
    names = [dealt.game.actions.name(answer) for answer in tried.answers]
    then = None
    if plans:
        then = [_preview(_try(tried.after, answer, held, dealt), held, dealt, plans=False) for answer in tried.answers]
    return Preview(tried.changes, Opened(asked.kind, asked.data, names, then))


def _plain(preview: Preview) -> dict[str, object]:
    """A preview as it travels: see ``tatami.core.views``."""
    opens = preview.opens
    told: dict[str, object] | None = None
    if opens is not None:
        told = {"kind": opens.kind, "data": opens.data, "options": opens.options}
        if opens.previews is not None:
            told["previews"] = [_plain(then) for then in opens.previews]
    return {"changes": preview.changes, "opens": told}
