"""The frame around every view: who is to move, what is asked, and how it stands. A game fills in its table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tatami.core.agenda import ASKED_OPENLY, OPTIONS_HIDDEN, QUESTION_HIDDEN

if TYPE_CHECKING:
    from tatami.core.state import State


def envelope(s: State, seat: int | None, table: dict[str, object]) -> dict[str, object]:
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
        "sheet": s.score_sheet() if s.over else None,
        "table": table,
    }


def decision_view(s: State, seat: int | None) -> dict[str, object] | None:
    """The pending question with its options; the others see as much of it as its secrecy allows."""
    pending = s.decision
    if pending is None:
        return None
    secrecy = ASKED_OPENLY if seat == pending.seat else s.secrecy
    if secrecy == QUESTION_HIDDEN:
        return {"seat": pending.seat, "kind": "secret", "rule": "", "data": {}, "options": []}
    if secrecy == OPTIONS_HIDDEN:
        return {"seat": pending.seat, "kind": pending.kind, "rule": pending.rule, "data": {}, "options": []}
    return {
        "seat": pending.seat,
        "kind": pending.kind,
        "rule": pending.rule,
        "data": pending.data,
        "options": [option_view(s, action) for action in s.options],
    }


def option_view(s: State, action: int) -> dict[str, object]:
    """One option: id, notation, and its family and arguments for translated labels."""
    actions = s.game.actions
    family, args = actions.describe(action)
    return {
        "id": action,
        "name": actions.name(action),
        "family": family,
        "args": args,
        "free": actions.is_free(action),
    }
