"""WC-11: the Passage of Time track."""

from __future__ import annotations

from tatami.core.agenda import Step, seat_of
from tatami.games.white_castle import frames
from tatami.games.white_castle.actions import CROSS, STAY
from tatami.games.white_castle.kinds import SEAL, STOCK
from tatami.games.white_castle.state import WhiteCastleState


def gain_influence(s: WhiteCastleState, clan: int, steps: int) -> None:
    """WC-11.2: move right one space at a time; stop at a divider and ask; surplus beyond the last space is lost."""
    content = s.content
    start = s.track[clan]
    space = start
    while steps and space < content.track_last and not content.divider_cost[space + 1]:
        space += 1
        steps -= 1
    if space != start:
        move_marker(s, clan, space)
    if steps and space < content.track_last:
        s.agenda.append(frames.divider_pay(clan, steps))


def can_move_marker(s: WhiteCastleState, clan: int) -> bool:
    """Whether influence could move the clan's marker now: not at the end, nor before a divider without its seals."""
    space = s.track[clan]
    if space == s.content.track_last:
        return False
    return s.stock[clan * STOCK + SEAL] >= s.content.divider_cost[space + 1]


def move_marker(s: WhiteCastleState, clan: int, space: int) -> None:
    """WC-11.3: a marker that enters a space goes on top of those there. WC-R12: one that does not move stays."""
    if space == s.track[clan]:
        return
    s.track[clan] = space
    others = [other for other in s.track_order if other != clan]
    place = 0
    while place < len(others) and s.track[others[place]] > space:
        place += 1
    s.track_order = [*others[:place], clan, *others[place:]]
    if s.events is not None:
        s.emit("influence", clan, {"space": space})


class DividerPay(Step[WhiteCastleState]):
    """WC-11.2: to cross a divider its seals must be paid at that moment; refusing ends the movement (WC-R11)."""

    kind = frames.DIVIDER_PAY
    rule = "WC-11.2"

    def legal(self, s: WhiteCastleState, packed: int, out: list[int]) -> None:
        if can_move_marker(s, seat_of(packed)):
            out.append(CROSS)
        out.append(STAY)

    def apply(self, s: WhiteCastleState, packed: int, action: int) -> None:
        if action == STAY:
            return
        clan = seat_of(packed)
        space = s.track[clan] + 1
        s.stock[clan * STOCK + SEAL] -= s.content.divider_cost[space]
        if s.events is not None:
            s.emit("pay", clan, {"good": "seal", "amount": s.content.divider_cost[space]})
        move_marker(s, clan, space)
        gain_influence(s, clan, frames.steps_left(packed) - 1)

    def prompt(self, s: WhiteCastleState, packed: int) -> dict[str, object]:
        clan = seat_of(packed)
        return {"cost": {"seal": s.content.divider_cost[s.track[clan] + 1]}, "steps": frames.steps_left(packed)}
