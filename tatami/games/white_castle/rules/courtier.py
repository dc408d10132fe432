"""WC-8.4 to WC-8.10: courtiers ask for an audience and climb the social ladder."""

from __future__ import annotations

from typing import Final

from tatami.core.agenda import AutomaticStep, Step, seat_of
from tatami.core.lists import replaced
from tatami.games.white_castle import frames
from tatami.games.white_castle.actions import AUDIENCE, CLIMB, DONE, LIGHT_CARD, SKIP, SLOT
from tatami.games.white_castle.kinds import (
    COIN,
    COURTIERS,
    DAIMYO,
    DAIMYO_SLOTS,
    FIRST_ROOM_PLACE,
    GATE,
    NONE,
    PEARL,
    PLACE_COUNT,
    PLACES,
    STEWARD_ROOMS,
)
from tatami.games.white_castle.rules.currencies import can_pay, pay
from tatami.games.white_castle.rules.effects import EFFECTS
from tatami.games.white_castle.rules.workers import can_ask_for_audience
from tatami.games.white_castle.state import WhiteCastleState

AUDIENCE_USED: Final = 1
CLIMB_USED: Final = 2
FLOOR: Final = [0, 1, 1, 1, 2, 2, 3]
"""The floor of each place: gate, stewards, diplomats, daimyo."""
FIRST_PLACE_OF_FLOOR: Final = [0, 1, 4, 6, 7]


def courtier_to_gate(s: WhiteCastleState, clan: int) -> None:
    """The leftmost courtier of the domain goes to the gate."""
    place = clan * 3 + COURTIERS
    s.home = replaced(s.home, place, s.home[place] - 1)
    place = clan * PLACE_COUNT + GATE
    s.courtiers = replaced(s.courtiers, place, s.courtiers[place] + 1)
    if s.events is not None:
        s.emit("audience", clan, {})


def move_courtier(s: WhiteCastleState, clan: int, origin: int, target: int) -> None:
    """A courtier changes its place in the castle."""
    courtiers = s.courtiers.copy()
    courtiers[clan * PLACE_COUNT + origin] -= 1
    courtiers[clan * PLACE_COUNT + target] += 1
    s.courtiers = courtiers
    if s.events is not None:
        s.emit("climb", clan, {"from": PLACES[origin], "to": PLACES[target]})


class CourtierAction(Step[WhiteCastleState]):
    """WC-8.4: A (audience) and B (climb), each at most once, in either order (WC-R1)."""

    kind = frames.COURTIER_ACTION
    rule = "WC-8.4"
    decline = DONE

    def legal(self, s: WhiteCastleState, packed: int, out: list[int]) -> None:
        clan = seat_of(packed)
        used = frames.parts_used(packed)
        if not used & AUDIENCE_USED and can_ask_for_audience(s, clan):
            out.append(AUDIENCE)
        if not used & CLIMB_USED:
            self._climbs(s, clan, out)

    def _climbs(self, s: WhiteCastleState, clan: int, out: list[int]) -> None:
        """WC-8.6: one own courtier, one floor for 2 pearls or two floors for 5, into any room of that floor."""
        for floors in range(1, 3):
            if not can_pay(s, clan, PEARL, s.content.climb_pearls[floors]):
                return
            for origin in range(DAIMYO):
                floor = FLOOR[origin] + floors
                if floor <= 3 and s.courtiers[clan * PLACE_COUNT + origin]:
                    for target in range(FIRST_PLACE_OF_FLOOR[floor], FIRST_PLACE_OF_FLOOR[floor + 1]):
                        out.append(CLIMB + origin * DAIMYO + target - 1)

    def apply(self, s: WhiteCastleState, packed: int, action: int) -> None:
        clan = seat_of(packed)
        used = frames.parts_used(packed)
        if action == AUDIENCE:
            used |= AUDIENCE_USED
            if used != AUDIENCE_USED | CLIMB_USED:
                s.agenda.append(frames.courtier_action(clan, used))
            pay(s, clan, COIN, s.content.audience_coins)
            courtier_to_gate(s, clan)
            return
        used |= CLIMB_USED
        if used != AUDIENCE_USED | CLIMB_USED:
            s.agenda.append(frames.courtier_action(clan, used))
        origin = (action - CLIMB) // DAIMYO
        target = (action - CLIMB) % DAIMYO + 1
        pay(s, clan, PEARL, s.content.climb_pearls[FLOOR[target] - FLOOR[origin]])
        move_courtier(s, clan, origin, target)
        if target == DAIMYO:
            arrive_in_daimyo_room(s, clan)
        else:
            s.agenda.append(frames.arrive(clan, target - FIRST_ROOM_PLACE))

    def prompt(self, s: WhiteCastleState, packed: int) -> dict[str, object]:
        used = frames.parts_used(packed)
        climb = s.content.climb_pearls
        return {
            "audience": not used & AUDIENCE_USED,
            "climb": not used & CLIMB_USED,
            "cost": {"coin": s.content.audience_coins, "pearl": [climb[1], climb[2]]},
        }


def deck_of_room(room: int) -> int:
    """0: the steward deck; 1: the diplomat deck."""
    return 0 if room < STEWARD_ROOMS else 1


def deck_is_empty(s: WhiteCastleState, deck: int) -> bool:
    return s.drawn[deck] == len(s.decks[deck])


class Arrive(AutomaticStep[WhiteCastleState]):
    """WC-8.7: flip the current card into the lantern area, take the room's card, maybe one light action, refill.

    WC-8.8, WC-R20: with an empty deck the card stays in the room and only the light action remains.
    """

    kind = frames.ARRIVE
    rule = "WC-8.7"

    def run(self, s: WhiteCastleState, packed: int) -> None:
        clan = seat_of(packed)
        room = frames.room_entered(packed)
        card = s.rooms[room]
        if not deck_is_empty(s, deck_of_room(room)):
            if s.card[clan] != NONE:
                s.add_lantern_card(clan, s.card[clan])
            s.card = replaced(s.card, clan, card)
            s.rooms = replaced(s.rooms, room, NONE)
            s.agenda.append(frames.refill(clan, room))
            if s.events is not None:
                s.emit("take_card", clan, {"card": s.content.card_names[card], "room": PLACES[room + 1]})
        s.agenda.append(frames.light_pick_on_arrival(clan, card))


class Refill(AutomaticStep[WhiteCastleState]):
    """WC-8.7 (3): a new card from the floor's deck into the room."""

    kind = frames.REFILL
    rule = "WC-8.7"

    def run(self, s: WhiteCastleState, packed: int) -> None:
        refill_room(s, frames.room_to_refill(packed))


def refill_room(s: WhiteCastleState, room: int) -> None:
    """Draw the next card of the floor's deck into the room; everybody sees it."""
    deck = deck_of_room(room)
    card = s.decks[deck][s.drawn[deck]]
    s.drawn = replaced(s.drawn, deck, s.drawn[deck] + 1)
    s.rooms = replaced(s.rooms, room, card)
    s.reveal()
    if s.events is not None:
        s.emit("refill", 0, {"card": s.content.card_names[card], "room": PLACES[room + 1]})


class LightPickOnArrival(Step[WhiteCastleState]):
    """WC-8.7 (2): exactly one light action of the card of the room arrived in, or none (WC-R22)."""

    kind = frames.LIGHT_PICK_ON_ARRIVAL
    name = "light_pick"
    rule = "WC-8.7"
    decline = SKIP

    def legal(self, s: WhiteCastleState, packed: int, out: list[int]) -> None:
        card = frames.card_found(packed)
        dark = s.content.card_dark[card]
        for index in range(len(dark)):
            if not dark[index] and EFFECTS.does_something(s, seat_of(packed), s.content.card_boxes[card][index]):
                out.append(LIGHT_CARD + index)

    def apply(self, s: WhiteCastleState, packed: int, action: int) -> None:
        clan = seat_of(packed)
        card = frames.card_found(packed)
        index = action - LIGHT_CARD
        if s.events is not None:
            s.emit("use_card", clan, {"card": s.content.card_names[card], "number": index + 1})
        EFFECTS.perform(s, clan, s.content.card_boxes[card][index])

    def prompt(self, s: WhiteCastleState, packed: int) -> dict[str, object]:
        return {"card": s.content.card_names[frames.card_found(packed)]}


def arrive_in_daimyo_room(s: WhiteCastleState, clan: int) -> None:
    """WC-8.9: first the lantern reward, then a free slot of the daimyo card, if there is one."""
    if NONE in s.slots:
        s.agenda.append(frames.daimyo_slot(clan))
    s.agenda.append(frames.lantern_reward(clan))


def take_slot(s: WhiteCastleState, clan: int, slot: int) -> None:
    """Put the courtier just arrived on a slot of the daimyo card."""
    s.slots = replaced(s.slots, slot, clan)
    if s.events is not None:
        s.emit("slot", clan, {"slot": slot + 1, "card": s.content.daimyo_names[s.daimyo_card]})


class DaimyoSlot(Step[WhiteCastleState]):
    """WC-8.9 (2): a free slot must be used (WC-R21), which one is free; its reward is gained."""

    kind = frames.DAIMYO_SLOT
    rule = "WC-8.9"

    def legal(self, s: WhiteCastleState, packed: int, out: list[int]) -> None:
        for slot in range(DAIMYO_SLOTS):
            if s.slots[slot] == NONE:
                out.append(SLOT + slot)

    def apply(self, s: WhiteCastleState, packed: int, action: int) -> None:
        clan = seat_of(packed)
        slot = action - SLOT
        take_slot(s, clan, slot)
        EFFECTS.perform(s, clan, s.content.daimyo_slots[s.daimyo_card][slot])

    def prompt(self, s: WhiteCastleState, packed: int) -> dict[str, object]:
        return {"card": s.content.daimyo_names[s.daimyo_card]}
