"""BB-7: taking a man or a woman."""

from __future__ import annotations

from tatami.core.agenda import Step, a_of, b_of, frame, seat_of
from tatami.core.lists import replaced
from tatami.games.bora_bora.actions import SLOT, TAKE, TILES
from tatami.games.bora_bora.kinds import CHOOSE_SLOT, NONE, POSITIONS, SEXES, SLOT_COUNT, UP
from tatami.games.bora_bora.rules.gods import DieAction
from tatami.games.bora_bora.rules.player_board import has_free_slot, offer_free_slots
from tatami.games.bora_bora.state import BoraBoraState


def can_take(s: BoraBoraState, seat: int, sex: int, value: int) -> bool:
    """BB-7.2: a free slot, and a tile at a reachable position."""
    if not has_free_slot(s, seat):
        return False
    for position in range(value):
        if s.people[sex * POSITIONS + position] != NONE:
            return True
    return False


class TakePerson(DieAction):
    """BB-7.1: a tile from a position not above the value. The display is not refilled during the round."""

    name = "take_person"
    rule = "BB-7.1"

    def targets(self, s: BoraBoraState, packed: int, value: int, out: list[int]) -> None:
        first = a_of(packed) * POSITIONS
        for position in range(value):
            if s.people[first + position] != NONE:
                out.append(TAKE + first + position)

    def carry_out(self, s: BoraBoraState, packed: int, action: int) -> None:
        seat = seat_of(packed)
        place = action - TAKE
        tile = s.people[place]
        s.people = replaced(s.people, place, NONE)
        if s.events is not None:
            s.emit("take", seat, {"tile": TILES[tile], "position": place % POSITIONS + 1})
        s.agenda.append(frame(CHOOSE_SLOT, seat, tile))

    def prompt(self, s: BoraBoraState, packed: int) -> dict[str, object]:
        return {"sex": SEXES[a_of(packed)], "value": b_of(packed)}


class ChooseSlot(Step[BoraBoraState]):
    """BB-7.1, BB-2.3: the tile lies UP on any free slot. BB-7.3: nothing else happens."""

    name = "choose_slot"
    rule = "BB-7.1"

    def legal(self, s: BoraBoraState, packed: int, out: list[int]) -> None:
        offer_free_slots(s, seat_of(packed), SLOT, out)

    def apply(self, s: BoraBoraState, packed: int, action: int) -> None:
        seat = seat_of(packed)
        slot = action - SLOT
        s.slots = replaced(s.slots, seat * SLOT_COUNT + slot, UP + a_of(packed))
        if s.events is not None:
            s.emit("lodge", seat, {"tile": TILES[a_of(packed)], "slot": slot + 1})

    def prompt(self, s: BoraBoraState, packed: int) -> dict[str, object]:
        return {"tile": TILES[a_of(packed)]}
