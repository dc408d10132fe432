"""What an option costs, brings and opens, for the seat that is asked: tried out by the engine itself.

Every option is played on a copy in which all that the seat cannot know has been dealt again, always in the same way:
what a preview says can therefore not depend on what is hidden. It counts up to the next question, or up to the moment
when something becomes known that the seat could not foresee, a card or a roll (:meth:`State.reveal`); so what it says
is certain. Server and terminal show the same.

>>> import tatami
>>> state = tatami.game("white_castle").new(seats=2, seed=7)
>>> for action, brings in previews(state).items():
...     print(state.game.actions.name(action), brings.changes)
draft SR9 {'food': 4, 'iron': 2, 'coin': 3, 'seal': 2}
draft SR8 {'food': 2, 'iron': 2, 'pearl': 1, 'coin': 4, 'seal': 1}
draft SR2 {'coin': 4, 'seal': 2}
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, cast

from tatami.core.rng import Rng
from tatami.core.state import State, Unforeseen


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
    """Of what the seat can count (``Game.holdings_of``), only what changes."""
    opens: Opened | None


def previews(state: State) -> dict[int, Preview]:
    """A preview of every legal action, for the seat that is asked; empty when the game is over."""
    seat = state.seat
    if seat is None:
        return {}
    dealt = state.redeal(seat, Rng("preview"))
    held = state.game.holdings_of(state, seat)
    return {action: _preview(dealt, action, held) for action in state.answers}


def view_with_previews(state: State, seat: int | None) -> dict[str, object]:
    """A seat's view; if the seat is the one that is asked, with a ``preview`` of each option, otherwise as ever."""
    view = state.view(seat)
    if seat is not None and seat == state.seat:
        made = previews(state)
        decision = cast("dict[str, Any]", view["decision"])
        for option in decision["options"]:
            option["preview"] = asdict(made[option["id"]])
    return view


def _preview(dealt: State, action: int, held: dict[str, int]) -> Preview:
    seat = dealt.actor
    ahead = dealt.copy()
    ahead.foreseen_by = seat
    opens = None
    try:
        ahead.decide(action)  # an automaton plays after the turn is confirmed
        if not dealt.game.actions.free[action]:
            opens = _opened(ahead, seat, dealt.turn)
    except Unforeseen:
        pass
    then = dealt.game.holdings_of(ahead, seat)
    return Preview({name: then[name] - n for name, n in held.items() if then[name] != n}, opens)


def _opened(ahead: State, seat: int, turn: int) -> Opened | None:
    """The question the seat would be asked next in its turn; answers that are there at any time are left out."""
    decision = ahead.decision
    if decision is None or decision.seat != seat or ahead.turn != turn:
        return None
    actions = ahead.game.actions
    answers = [actions.name(action) for action in ahead.answers if not actions.free[action]]
    return Opened(decision.kind, decision.data, answers)
