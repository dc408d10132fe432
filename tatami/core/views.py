"""The frame around every view: who is to move, what is asked, and how it stands. A game fills in its table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NotRequired, TypedDict

from tatami.core.agenda import ANSWERS_HIDDEN, ASKED_OPENLY, QUESTION_HIDDEN

if TYPE_CHECKING:
    from tatami.core.state import State


class OpenedView(TypedDict):
    """The question that an option leads to in the same turn; its answers in notation."""

    kind: str
    data: dict[str, object]
    options: list[str]


class PreviewView(TypedDict):
    """What an option costs, brings (by name, only what changes) and opens."""

    changes: dict[str, int]
    """``at_end`` are points that are counted at the end only and cannot be lost any more."""
    opens: OpenedView | None


class OptionView(TypedDict):
    """One legal action: id, notation, and its family and arguments for translated labels."""

    id: int
    name: str
    family: str
    args: dict[str, str]
    free: bool
    preview: NotRequired[PreviewView]
    """For the seat that is asked only, where somebody wants to see it (``tatami.preview``)."""


class DecisionView(TypedDict):
    """The pending question with its options; of a secret one the others learn only whose turn it is."""

    seat: int
    kind: str
    rule: str
    data: dict[str, object]
    options: list[OptionView]


class View(TypedDict):
    """What a seat (``seat`` is ``None``: a spectator) may see."""

    game: str
    rules: str
    seats: int
    seat: int | None
    over: bool
    to_move: int | None
    decision: DecisionView | None
    scores: list[int]
    sheet: list[dict[str, int]]
    """Per side, where its points come from if the game ended now, ``total`` last.

    An item that the seat cannot know is missing, and so are its points in ``total``.
    """
    table: Any
    """The game's own part; its type is in the game's ``view_types.py``."""


def envelope(s: State, seat: int | None, table: Mapping[str, object]) -> View:
    """A complete view for a seat (``None``: a spectator) around the game's own ``table``."""
    return {
        "game": s.game.info.id,
        "rules": s.game.info.rules_version,
        "seats": s.seats,
        "seat": seat,
        "over": s.over,
        "to_move": s.seat,
        "decision": decision_view(s, seat),
        "scores": s.scores(),
        "sheet": s.score_sheet_for(seat),
        "table": table,
    }


def decision_view(s: State, seat: int | None) -> DecisionView | None:
    """The pending question with its options; the others see as much of it as its secrecy allows."""
    pending = s.decision
    if pending is None:
        return None
    secrecy = ASKED_OPENLY if seat == pending.seat else s.secrecy
    if secrecy == QUESTION_HIDDEN:
        return {"seat": pending.seat, "kind": "secret", "rule": "", "data": {}, "options": []}
    if secrecy == ANSWERS_HIDDEN:
        return {"seat": pending.seat, "kind": pending.kind, "rule": pending.rule, "data": {}, "options": []}
    return {
        "seat": pending.seat,
        "kind": pending.kind,
        "rule": pending.rule,
        "data": pending.data,
        "options": [option_view(s, action) for action in s.answers],
    }


def option_view(s: State, action: int) -> OptionView:
    """One of the legal actions."""
    actions = s.game.actions
    family, args = actions.describe(action)
    return {
        "id": action,
        "name": actions.name(action),
        "family": family,
        "args": args,
        "free": actions.is_free(action),
    }
