"""ST-5.4: Jokoros on own altars and on the pagoda."""

from __future__ import annotations

from tatami.core.agenda import Step, seat_of
from tatami.core.lists import replaced
from tatami.games.satori import frames
from tatami.games.satori.actions import BURN
from tatami.games.satori.kinds import ALTAR_COUNT, JOKOROS_PER_STOREY, NONE, PLACES, STOREY_COUNT, STOREYS
from tatami.games.satori.rules.goods import can_pay, pay_all
from tatami.games.satori.state import SatoriState


def open_slot(s: SatoriState, storey: int) -> int:
    """ST-5.4.3: the first empty slot of the price tile on a storey, or NONE; a cancelled tile has none."""
    price = s.prices[storey]
    if price == NONE or price == s.content.cancelled:
        return NONE
    for slot in range(s.content.jokoro_slots[s.seats]):
        if s.pagoda[storey * JOKOROS_PER_STOREY + slot] == NONE:
            return slot
    return NONE


def can_burn(s: SatoriState, seat: int, target: int) -> bool:
    """ST-5.4.2, ST-5.4.3: whether a Jokoro can go to an altar (a place) or a storey (behind the places)."""
    if target < ALTAR_COUNT:
        if s.owners[target] != seat or s.burning[target]:
            return False
        return can_pay(s, seat, s.content.altar_price[s.altars[target]])
    storey = target - ALTAR_COUNT
    return open_slot(s, storey) != NONE and can_pay(s, seat, s.content.jokoro_price[s.prices[storey]])


def can_burn_somewhere(s: SatoriState, seat: int) -> bool:
    """Whether a Jokoro is in reserve and can go anywhere."""
    if not s.jokoros[seat]:
        return False
    for target in range(ALTAR_COUNT + STOREY_COUNT):
        if can_burn(s, seat, target):
            return True
    return False


def stand_on_pagoda(s: SatoriState, side: int, storey: int) -> None:
    """A Jokoro from the reserve into the first open slot of a storey."""
    s.jokoros[side] -= 1
    s.pagoda = replaced(s.pagoda, storey * JOKOROS_PER_STOREY + open_slot(s, storey), side)
    if s.events is not None:
        s.emit("jokoro", side, {"target": STOREYS[storey]})


class PlaceJokoro(Step[SatoriState]):
    """ST-5.4.1: a Jokoro on an own altar or on the pagoda."""

    kind = frames.PLACE_JOKORO
    rule = "ST-5.4.1"

    def legal(self, s: SatoriState, packed: int, out: list[int]) -> None:
        for target in range(ALTAR_COUNT + STOREY_COUNT):
            if can_burn(s, seat_of(packed), target):
                out.append(BURN + target)

    def apply(self, s: SatoriState, packed: int, action: int) -> None:
        seat = seat_of(packed)
        target = action - BURN
        if target >= ALTAR_COUNT:
            storey = target - ALTAR_COUNT
            pay_all(s, seat, s.content.jokoro_price[s.prices[storey]])
            stand_on_pagoda(s, seat, storey)
            return
        pay_all(s, seat, s.content.altar_price[s.altars[target]])
        s.jokoros[seat] -= 1
        s.burning = replaced(s.burning, target, 1)
        if s.events is not None:
            s.emit("jokoro", seat, {"target": PLACES[target]})
