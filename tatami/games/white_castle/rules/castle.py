"""WC-4: the castle rooms, and WC-5: outside the walls."""

from __future__ import annotations

from tatami.core.agenda import Step, a_of, b_of, c_of, frame, seat_of
from tatami.games.white_castle.actions import DONE, OUTSIDE, SKIP, USE_BOX
from tatami.games.white_castle.kinds import (
    BOXES,
    COURTIERS,
    FIRST_BOX,
    GARDENERS,
    OUTSIDE_LEFT,
    ROWS,
    SEND_COURTIER,
    SEND_GARDENER,
    SEND_WARRIOR,
    SPACES,
    USE_BOXES,
)
from tatami.games.white_castle.rules.effects import EFFECTS
from tatami.games.white_castle.rules.workers import can_send
from tatami.games.white_castle.state import WhiteCastleState


class UseBoxes(Step[WhiteCastleState]):
    """WC-4.3: any of the boxes whose tile has the die's colour, in any order. WC-R2: of the card that lay there."""

    name = "use_action"
    rule = "WC-4.3"

    def legal(self, s: WhiteCastleState, packed: int, out: list[int]) -> None:
        first = FIRST_BOX[c_of(packed)]
        mask = b_of(packed)
        for index in range(3):
            if mask >> index & 1:
                if EFFECTS.does_something(s, seat_of(packed), s.content.card_boxes[a_of(packed)][index]):
                    out.append(USE_BOX + first + index)
        out.append(DONE)

    def apply(self, s: WhiteCastleState, packed: int, action: int) -> None:
        if action == DONE:
            return
        clan = seat_of(packed)
        room = c_of(packed)
        card = a_of(packed)
        index = action - USE_BOX - FIRST_BOX[room]
        rest = b_of(packed) & ~(1 << index)
        if rest:
            s.agenda.append(frame(USE_BOXES, clan, card, rest, room))
        if s.events is not None:
            s.emit("use_box", clan, {"box": BOXES[action - USE_BOX], "card": s.content.card_names[card]})
        EFFECTS.perform(s, clan, s.content.card_boxes[card][index])

    def prompt(self, s: WhiteCastleState, packed: int) -> dict[str, object]:
        return {"room": SPACES[c_of(packed)], "card": s.content.card_names[a_of(packed)]}


def worker_action(clan: int, worker: int) -> int:
    """The step of a worker action."""
    if worker == COURTIERS:
        return frame(SEND_COURTIER, clan)
    return frame(SEND_GARDENER if worker == GARDENERS else SEND_WARRIOR, clan)


class ChooseOutside(Step[WhiteCastleState]):
    """WC-5.1: one of the two worker actions beside the space, or none."""

    name = "outside_choice"
    rule = "WC-5.1"

    def legal(self, s: WhiteCastleState, packed: int, out: list[int]) -> None:
        for worker in s.content.outside[a_of(packed) - OUTSIDE_LEFT]:
            if can_send(s, seat_of(packed), worker):
                out.append(OUTSIDE + worker)
        out.append(SKIP)

    def apply(self, s: WhiteCastleState, packed: int, action: int) -> None:
        if action == SKIP:
            return
        clan = seat_of(packed)
        if s.events is not None:
            s.emit("worker_action", clan, {"worker": ROWS[action - OUTSIDE]})
        s.agenda.append(worker_action(clan, action - OUTSIDE))

    def prompt(self, s: WhiteCastleState, packed: int) -> dict[str, object]:
        return {"space": SPACES[a_of(packed)]}
