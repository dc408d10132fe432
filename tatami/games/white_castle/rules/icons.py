"""WC-12: the icons `tile` and `light`, which reach into the castle rooms."""

from __future__ import annotations

from tatami.core.agenda import Step, seat_of
from tatami.games.white_castle import frames
from tatami.games.white_castle.actions import LIGHT_BOX, SKIP, TILE_BOX
from tatami.games.white_castle.kinds import ANY_COLOUR, BOXES, COLOURS, FIRST_BOX, NONE, ROOM_COUNT
from tatami.games.white_castle.rules.effects import EFFECTS
from tatami.games.white_castle.state import WhiteCastleState


def use_room_box(s: WhiteCastleState, clan: int, box: int) -> None:
    """Perform one box of the card that lies in its room now (WC-3.9f)."""
    room = 0
    while FIRST_BOX[room + 1] <= box:
        room += 1
    card = s.rooms[room]
    if s.events is not None:
        s.emit("use_box", clan, {"box": BOXES[box], "card": s.content.card_names[card]})
    EFFECTS.perform(s, clan, s.content.card_boxes[card][box - FIRST_BOX[room]])


class TilePick(Step[WhiteCastleState]):
    """WC-12.1, WC-12.2: one castle die tile of the colour: perform the action beside it. Never a Well tile (WC-R7)."""

    kind = frames.TILE_PICK
    rule = "WC-12.1"
    decline = SKIP

    def legal(self, s: WhiteCastleState, packed: int, out: list[int]) -> None:
        colour = frames.colour_to_pick(packed)
        for room in range(ROOM_COUNT):
            if s.rooms[room] != NONE:
                for box in range(FIRST_BOX[room], FIRST_BOX[room + 1]):
                    if colour == ANY_COLOUR or s.content.tile_colour[s.tiles[box]] == colour:
                        if EFFECTS.box_does_something(s, seat_of(packed), room, box - FIRST_BOX[room]):
                            out.append(TILE_BOX + box)

    def apply(self, s: WhiteCastleState, packed: int, action: int) -> None:
        use_room_box(s, seat_of(packed), action - TILE_BOX)

    def prompt(self, s: WhiteCastleState, packed: int) -> dict[str, object]:
        colour = frames.colour_to_pick(packed)
        return {"colour": "any" if colour == ANY_COLOUR else COLOURS[colour]}


class LightPickAnywhere(Step[WhiteCastleState]):
    """WC-12.3: one light box of any of the five room cards, whatever the colours (WC-R8)."""

    kind = frames.LIGHT_PICK_ANYWHERE
    name = "light_pick"
    rule = "WC-12.3"
    decline = SKIP

    def legal(self, s: WhiteCastleState, packed: int, out: list[int]) -> None:
        for room in range(ROOM_COUNT):
            card = s.rooms[room]
            if card != NONE:
                dark = s.content.card_dark[card]
                for index in range(len(dark)):
                    if not dark[index] and EFFECTS.box_does_something(s, seat_of(packed), room, index):
                        out.append(LIGHT_BOX + FIRST_BOX[room] + index)

    def apply(self, s: WhiteCastleState, packed: int, action: int) -> None:
        use_room_box(s, seat_of(packed), action - LIGHT_BOX)
