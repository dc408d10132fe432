"""BB-7: taking a man or a woman."""

from __future__ import annotations

from tatami.core.agenda import Step, seat_of
from tatami.core.lists import replaced
from tatami.games.bora_bora import frames
from tatami.games.bora_bora.actions import SLOT, TAKE, TILES
from tatami.games.bora_bora.kinds import NONE, POSITIONS, SEXES, SLOT_COUNT, UP
from tatami.games.bora_bora.rules.gods import HIGHEST, DieAction
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

    kind = frames.TAKE_PERSON
    rule = "BB-7.1"

    def targets(self, s: BoraBoraState, packed: int, value: int, out: list[int]) -> None:
        first = frames.sex_to_take(packed) * POSITIONS
        for position in range(value):
            if s.people[first + position] != NONE:
                out.append(TAKE + first + position)

    def raised(self, packed: int) -> int:
        return frames.take_person(seat_of(packed), frames.sex_to_take(packed), HIGHEST)

    def carry_out(self, s: BoraBoraState, packed: int, action: int) -> None:
        seat = seat_of(packed)
        place = action - TAKE
        tile = s.people[place]
        s.people = replaced(s.people, place, NONE)
        if s.events is not None:
            s.emit("take", seat, {"tile": TILES[tile], "position": place % POSITIONS + 1})
        s.agenda.append(frames.choose_slot(seat, tile))

    def prompt(self, s: BoraBoraState, packed: int) -> dict[str, object]:
        return {"sex": SEXES[frames.sex_to_take(packed)], "value": frames.action_value(packed)}


class ChooseSlot(Step[BoraBoraState]):
    """BB-7.1, BB-2.3: the tile lies UP on any free slot. BB-7.3: nothing else happens."""

    kind = frames.CHOOSE_SLOT
    rule = "BB-7.1"

    def legal(self, s: BoraBoraState, packed: int, out: list[int]) -> None:
        offer_free_slots(s, seat_of(packed), SLOT, out)

    def apply(self, s: BoraBoraState, packed: int, action: int) -> None:
        seat = seat_of(packed)
        slot = action - SLOT
        s.slots = replaced(s.slots, seat * SLOT_COUNT + slot, UP + frames.tile_taken(packed))
        if s.events is not None:
            s.emit("lodge", seat, {"tile": TILES[frames.tile_taken(packed)], "slot": slot + 1})

    def prompt(self, s: BoraBoraState, packed: int) -> dict[str, object]:
        return {"tile": TILES[frames.tile_taken(packed)]}
