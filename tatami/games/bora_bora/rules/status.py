"""BB-15.1 to BB-15.3: the status track, which also makes the turn order."""

from __future__ import annotations

from tatami.core.agenda import AutomaticStep
from tatami.core.lists import replaced
from tatami.games.bora_bora import frames
from tatami.games.bora_bora.kinds import FROM_STATUS
from tatami.games.bora_bora.state import BoraBoraState


def advance_status(s: BoraBoraState, seat: int, steps: int) -> None:
    """BB-15.1: move right, on top of any stack there, never past the last space; a move of nothing changes nothing."""
    start = s.status[seat]
    target = min(start + steps, s.content.status_last)
    if target == start:
        return
    status = replaced(s.status, seat, target)
    order: list[int] = []
    placed = False
    for other in s.status_order:
        if other != seat:
            if not placed and status[other] <= target:
                order.append(seat)
                placed = True
            order.append(other)
    if not placed:
        order.append(seat)
    s.status = status
    s.status_order = order
    if s.events is not None:
        s.emit("status", seat, {"steps": target - start, "step": target})


class ScoreStatus(AutomaticStep[BoraBoraState]):
    """BB-15.2, BB-15.3: everybody scores his space; the track becomes the new turn order and one stack on step 0."""

    kind = frames.SCORE_STATUS
    rule = "BB-15.2"

    def run(self, s: BoraBoraState, packed: int) -> None:
        for seat in s.order:
            s.score(seat, FROM_STATUS, s.content.status_vp[s.status[seat]])
        s.order = s.status_order
        s.status = [0] * s.seats
        if s.events is not None:
            s.emit("order", s.order[0], {"order": list(s.order), "round": s.round})
        s.agenda.append(frames.score_temple())
