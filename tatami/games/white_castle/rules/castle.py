"""WC-4: the castle rooms, and WC-5: outside the walls."""

from __future__ import annotations

from tatami.core.agenda import Step, seat_of
from tatami.games.white_castle import frames
from tatami.games.white_castle.actions import DONE, OUTSIDE, SKIP, USE_BOX
from tatami.games.white_castle.kinds import (
    BOXES,
    COURTIER,
    FIRST_BOX,
    OUTSIDE_LEFT,
    ROWS,
    SPACES,
)
from tatami.games.white_castle.rules.effects import EFFECTS
from tatami.games.white_castle.rules.workers import can_send
from tatami.games.white_castle.state import WhiteCastleState


class UseActionInRoom(Step[WhiteCastleState]):
    """WC-4.3: any of the boxes whose tile has the die's colour, in any order. WC-R2: of the card that lay there."""

    kind = frames.USE_ACTION_IN_ROOM
    name = "use_action"
    rule = "WC-4.3"
    decline = DONE

    def legal(self, s: WhiteCastleState, packed: int, out: list[int]) -> None:
        clan = seat_of(packed)
        first = FIRST_BOX[frames.room_of_boxes(packed)]
        mask = frames.boxes_left(packed)
        boxes = s.content.card_boxes[frames.room_card(packed)]
        never_idle = s.content.never_idle
        for index in range(len(boxes)):
            box = boxes[index]
            if mask >> index & 1 and (never_idle[box] or EFFECTS.does_something(s, clan, box)):
                out.append(USE_BOX + first + index)

    def apply(self, s: WhiteCastleState, packed: int, action: int) -> None:
        clan = seat_of(packed)
        room = frames.room_of_boxes(packed)
        card = frames.room_card(packed)
        index = action - USE_BOX - FIRST_BOX[room]
        rest = frames.boxes_left(packed) & ~(1 << index)
        if rest:
            s.agenda.append(frames.use_action_in_room(clan, card, rest, room))
        if s.events is not None:
            s.emit("use_box", clan, {"box": BOXES[action - USE_BOX], "card": s.content.card_names[card]})
        EFFECTS.perform(s, clan, s.content.card_boxes[card][index])

    def prompt(self, s: WhiteCastleState, packed: int) -> dict[str, object]:
        return {"room": SPACES[frames.room_of_boxes(packed)], "card": s.content.card_names[frames.room_card(packed)]}


class OutsideChoice(Step[WhiteCastleState]):
    """WC-5.1: one of the two worker actions beside the space, or none."""

    kind = frames.OUTSIDE_CHOICE
    rule = "WC-5.1"
    decline = SKIP

    def legal(self, s: WhiteCastleState, packed: int, out: list[int]) -> None:
        for worker in s.content.outside[frames.outside_space(packed) - OUTSIDE_LEFT]:
            if can_send(s, seat_of(packed), worker):
                out.append(OUTSIDE + worker)

    def apply(self, s: WhiteCastleState, packed: int, action: int) -> None:
        clan = seat_of(packed)
        if s.events is not None:
            s.emit("worker_action", clan, {"worker": ROWS[action - OUTSIDE]})
        EFFECTS.leaf(s, clan, COURTIER + action - OUTSIDE, 0, 0)

    def prompt(self, s: WhiteCastleState, packed: int) -> dict[str, object]:
        return {"space": SPACES[frames.outside_space(packed)]}
