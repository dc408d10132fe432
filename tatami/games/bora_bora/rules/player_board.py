"""BB-2: the player board: slots with huts and people, ceremonial spaces with materials.

Slots 1 to 11 are alike (BB-2.2): nothing ever looks at which of them holds what. So where a rule gives a free choice of
slot, the lowest of them stands for all, and slot 12 is offered beside it because only there huts stack.
"""

from __future__ import annotations

from tatami.core.agenda import Step, seat_of
from tatami.core.lists import replaced
from tatami.games.bora_bora import frames
from tatami.games.bora_bora.actions import CHOOSE, PUT
from tatami.games.bora_bora.kinds import (
    BESIDE,
    BUILDING,
    DOWN,
    EMPTY_SPACE,
    MATERIAL,
    MATERIAL_COUNT,
    MATERIALS,
    NONE,
    SLOT_12,
    SLOT_COUNT,
    SPACE_COUNT,
    SPACES,
    STOCK,
    TILES_PER_SEX,
    TYPE_COUNT,
    UP,
)
from tatami.games.bora_bora.state import BoraBoraState

# ---- slots: huts


def holds_hut(content_of_slot: int) -> bool:
    """Whether what lies on a slot is a hut, or several."""
    return 0 < content_of_slot < UP


def offer_huts(s: BoraBoraState, seat: int, first: int, out: list[int]) -> None:
    """BB-6.2: any hut of the board may be taken: one of slots 1 to 11, or one of slot 12."""
    slots = s.slots
    start = seat * SLOT_COUNT
    for slot in range(SLOT_12):
        if holds_hut(slots[start + slot]):
            out.append(first + slot)
            break
    if holds_hut(slots[start + SLOT_12]):
        out.append(first + SLOT_12)


def has_hut(s: BoraBoraState, seat: int) -> bool:
    """Whether a hut is left on the player board."""
    start = seat * SLOT_COUNT
    for slot in range(start, start + SLOT_COUNT):
        if holds_hut(s.slots[slot]):
            return True
    return False


def take_hut(s: BoraBoraState, seat: int, slot: int) -> None:
    """BB-6.2: a hut leaves its slot; slot 12 becomes free only with its last hut."""
    place = seat * SLOT_COUNT + slot
    s.slots = replaced(s.slots, place, s.slots[place] - 1)


def can_move_hut(s: BoraBoraState, seat: int) -> bool:
    """BB-8.6: a hut on slots 1 to 11, and no person tile on slot 12 (BB-R19)."""
    start = seat * SLOT_COUNT
    if s.slots[start + SLOT_12] >= UP:
        return False
    for slot in range(start, start + SLOT_12):
        if holds_hut(s.slots[slot]):
            return True
    return False


def move_hut(s: BoraBoraState, seat: int) -> None:
    """BB-8.2: one hut from slots 1 to 11 joins those on slot 12."""
    slots = s.slots.copy()
    start = seat * SLOT_COUNT
    slot = start
    while not holds_hut(slots[slot]):
        slot += 1
    slots[slot] = 0
    slots[start + SLOT_12] += 1
    s.slots = slots
    if s.events is not None:
        s.emit("move_hut", seat, {"slot": slot - start + 1})


# ---- slots: people


def offer_free_slots(s: BoraBoraState, seat: int, first: int, out: list[int]) -> None:
    """BB-7.1: any free slot: one of slots 1 to 11, or slot 12."""
    start = seat * SLOT_COUNT
    for slot in range(SLOT_12):
        if s.slots[start + slot] == 0:
            out.append(first + slot)
            break
    if s.slots[start + SLOT_12] == 0:
        out.append(first + SLOT_12)


def has_free_slot(s: BoraBoraState, seat: int) -> bool:
    """BB-2.2: a slot with neither a hut nor a person tile."""
    return 0 in s.slots[seat * SLOT_COUNT : (seat + 1) * SLOT_COUNT]


def tile_on(content_of_slot: int) -> int:
    """The person tile on a slot, or NONE."""
    if content_of_slot < UP:
        return NONE
    return content_of_slot - (DOWN if content_of_slot >= DOWN else UP)


def group_size(s: BoraBoraState, seat: int, sex: int, kind: int) -> int:
    """BB-14.2: how many tiles of one type and one sex the seat has, slid or not (BB-14.3)."""
    tile_type = s.content.tile_type
    size = 0
    start = seat * SLOT_COUNT
    for slot in range(start, start + SLOT_COUNT):
        tile = tile_on(s.slots[slot])
        if tile != NONE and tile_type[tile] == kind and tile // TILES_PER_SEX == sex:
            size += 1
    return size


def group_sizes(s: BoraBoraState, seat: int) -> list[int]:
    """All 24 groups of a seat: the types of men, then the types of women."""
    tile_type = s.content.tile_type
    sizes = [0] * (2 * TYPE_COUNT)
    for held in s.slots[seat * SLOT_COUNT : (seat + 1) * SLOT_COUNT]:
        if held >= UP:
            tile = tile_on(held)
            sizes[tile // TILES_PER_SEX * TYPE_COUNT + tile_type[tile]] += 1
    return sizes


# ---- ceremonial spaces


def built(s: BoraBoraState, seat: int, value: int) -> bool:
    """Whether the building tile of that value lies on the board."""
    start = seat * SPACE_COUNT
    return BUILDING + value in s.spaces[start : start + SPACE_COUNT]


def has_space_for(s: BoraBoraState, seat: int, kind: int) -> bool:
    """Whether a space of that kind is empty."""
    start = seat * SPACE_COUNT
    for space in range(SPACE_COUNT):
        if s.content.space_material[space] == kind and s.spaces[start + space] == EMPTY_SPACE:
            return True
    return False


def receive_material(s: BoraBoraState, seat: int, kind: int) -> None:
    """BB-2.6: a material goes on a free space of its kind, or beside the board for the rest of the game."""
    if has_space_for(s, seat, kind):
        s.agenda.append(frames.put_material(seat, kind))
        return
    s.stock[seat * STOCK + BESIDE + kind] += 1
    if s.events is not None:
        s.emit("beside", seat, {"material": MATERIALS[kind]})


class PutMaterial(Step[BoraBoraState]):
    """BB-2.6: which free space of its kind a material goes on."""

    kind = frames.PUT_MATERIAL
    rule = "BB-2.6"

    def legal(self, s: BoraBoraState, packed: int, out: list[int]) -> None:
        kind = frames.material_to_put(packed)
        start = seat_of(packed) * SPACE_COUNT
        for space in range(SPACE_COUNT):
            if s.content.space_material[space] == kind and s.spaces[start + space] == EMPTY_SPACE:
                out.append(PUT + space)

    def apply(self, s: BoraBoraState, packed: int, action: int) -> None:
        seat = seat_of(packed)
        space = action - PUT
        s.spaces = replaced(s.spaces, seat * SPACE_COUNT + space, MATERIAL)
        if s.events is not None:
            s.emit("material", seat, {"material": MATERIALS[frames.material_to_put(packed)], "space": SPACES[space]})

    def prompt(self, s: BoraBoraState, packed: int) -> dict[str, object]:
        return {"material": MATERIALS[frames.material_to_put(packed)]}


class ChooseMaterial(Step[BoraBoraState]):
    """BB-8.2, BB-14.4: a material of the player's choice, one after the other."""

    kind = frames.CHOOSE_MATERIAL
    rule = "BB-2.6"

    def legal(self, s: BoraBoraState, packed: int, out: list[int]) -> None:
        for kind in range(MATERIAL_COUNT):
            out.append(CHOOSE + kind)

    def apply(self, s: BoraBoraState, packed: int, action: int) -> None:
        seat = seat_of(packed)
        left = frames.materials_left(packed) - 1
        if left:
            s.agenda.append(frames.choose_material(seat, left))
        receive_material(s, seat, action - CHOOSE)

    def prompt(self, s: BoraBoraState, packed: int) -> dict[str, object]:
        return {"left": frames.materials_left(packed)}
