"""BT-6: spring: call the yokai, then the harvest of dream crystals, which also opens the final scoring (BT-17.2)."""

from __future__ import annotations

from typing import Final

from tatami.core.agenda import ANSWERS_HIDDEN, NO_SIDE, Step, seat_of
from tatami.core.effects import LEAF
from tatami.core.knowledge import EVERYBODY
from tatami.core.turns import EachInTurn
from tatami.games.bitoku import frames
from tatami.games.bitoku.actions import DISCARD, DONE, HARVEST
from tatami.games.bitoku.kinds import (
    CRYSTAL_SLOT_COUNT,
    CRYSTALS,
    DRAW,
    DREAM_SLOTS,
    NONE,
    UNLOCK,
    YOKAI_CARDS,
)
from tatami.games.bitoku.rules.decks import draw, take_from_hand
from tatami.games.bitoku.rules.effects import EFFECTS
from tatami.games.bitoku.solo.turn import spring_mp
from tatami.games.bitoku.state import BitokuState, with_part

CARDS_DRAWN_TO: Final = 4
CARDS_KEPT: Final = 3


class EachPerson(EachInTurn[BitokuState]):
    """Everybody in turn order but the tengu, which has nothing to do here (BT-19.15, BT-19.17)."""

    def automaton(self, s: BitokuState, packed: int) -> int:
        return NO_SIDE

    def begin(self, s: BitokuState, side: int, number: int) -> None:
        if side < s.seats:
            self.begin_of_person(s, side)

    def begin_of_person(self, s: BitokuState, side: int) -> None:
        """Push what happens in a player's turn."""
        raise NotImplementedError(self.name)


class CallYokai(EachPerson):
    """BT-6.1: everybody, in turn order (BT-R2), draws to four cards and discards to three."""

    kind = frames.CALL_YOKAI
    rule = "BT-6.1"

    def begin(self, s: BitokuState, side: int, number: int) -> None:
        if number == 1 and s.events is not None:
            s.emit("spring", side, {"round": s.round})
        super().begin(s, side, number)

    def begin_of_person(self, s: BitokuState, side: int) -> None:
        missing = CARDS_DRAWN_TO - len(s.hands[side])
        if missing > 0:
            draw(s, side, min(missing, len(s.piles[side]) + len(s.discards[side])))
        if len(s.hands[side]) > CARDS_KEPT:
            s.agenda.append(frames.discard(side))

    def end(self, s: BitokuState) -> None:
        s.agenda.append(frames.spring_harvest())


class Discard(Step[BitokuState]):
    """BT-6.1: the player chooses what to discard, one card after the other."""

    kind = frames.DISCARD
    rule = "BT-6.1"
    secrecy = ANSWERS_HIDDEN

    def legal(self, s: BitokuState, packed: int, out: list[int]) -> None:
        for card in s.hands[seat_of(packed)]:
            out.append(DISCARD + card)

    def apply(self, s: BitokuState, packed: int, action: int) -> None:
        side = seat_of(packed)
        card = action - DISCARD
        take_from_hand(s, side, card)
        s.discards = with_part(s.discards, side, [*s.discards[side], card])
        if s.events is not None:
            s.emit("discard", side, {"card": YOKAI_CARDS[card]})
        if len(s.hands[side]) > CARDS_KEPT:
            s.agenda.append(frames.discard(side))


# ---- the harvest ----------------------------------------------------------------------------------------------------


def dream_effect(s: BitokuState, side: int, slot: int) -> int:
    """The effect of the dream crystal on a slot, or NONE."""
    crystal = s.crystals[side * CRYSTAL_SLOT_COUNT + slot]
    return NONE if crystal == NONE else s.content.crystal_effect[crystal]


def can_harvest(s: BitokuState, side: int, slot: int, harvested: int, at_the_end: bool) -> bool:
    """Whether a dream crystal is still to be resolved and could do something; at the end cards and dice cannot."""
    node = dream_effect(s, side, slot)
    if node == NONE or harvested >> slot & 1:
        return False
    table = s.content.effects
    if at_the_end and table.op[node] == LEAF and table.what[node] in (DRAW, UNLOCK):
        return False
    return EFFECTS.does_something(s, side, node)


def go_on_harvesting(s: BitokuState, side: int, harvested: int, at_the_end: bool) -> None:
    """Ask again as long as a crystal is left, also one that has just been gained (BT-R44)."""
    for slot in range(DREAM_SLOTS):
        if can_harvest(s, side, slot, harvested, at_the_end):
            s.agenda.append(frames.harvest(side, harvested, at_the_end))
            return


def resolve_dream(s: BitokuState, side: int, slot: int) -> None:
    """BT-6.3: resolve the dream crystal on a slot."""
    if s.events is not None:
        s.emit("dream", side, {"crystal": CRYSTALS[s.crystals[side * CRYSTAL_SLOT_COUNT + slot]]})
    EFFECTS.perform(s, side, dream_effect(s, side, slot))


def begin_harvest(s: BitokuState, side: int, at_the_end: bool) -> None:
    """BT-6.3: what is nothing but gains comes at once; for the rest the player is asked."""
    harvested = 0
    for slot in range(DREAM_SLOTS):
        node = dream_effect(s, side, slot)
        if node != NONE and s.content.only_gains[node]:
            resolve_dream(s, side, slot)
            harvested |= 1 << slot
    go_on_harvesting(s, side, harvested, at_the_end)


class SpringHarvest(EachInTurn[BitokuState]):
    """BT-6.3: everybody in turn order resolves dream crystals; BT-19.15: the tengu walks."""

    kind = frames.SPRING_HARVEST
    rule = "BT-6.3"

    def automaton(self, s: BitokuState, packed: int) -> int:
        return super().automaton(s, packed) if spring_mp(s) else NO_SIDE

    def begin(self, s: BitokuState, side: int, number: int) -> None:
        if side < s.seats:
            begin_harvest(s, side, False)
        elif spring_mp(s):
            s.agenda.append(frames.tengu_harvest(side))

    def end(self, s: BitokuState) -> None:
        s.passed = [0] * s.sides
        s.agenda.append(frames.summer())


class LastHarvest(EachPerson):
    """BT-17.2, BT-R46: once more before the count, in turn order."""

    kind = frames.LAST_HARVEST
    rule = "BT-17.2"

    def begin_of_person(self, s: BitokuState, side: int) -> None:
        begin_harvest(s, side, True)

    def end(self, s: BitokuState) -> None:
        """BT-17.6: all yokai cards count for the rocks, so all of them are shown."""
        s.reveal()
        s.met = [EVERYBODY] * len(s.met)
        s.hand_seen = [[EVERYBODY] * len(hand) for hand in s.hands]


class Harvest(Step[BitokuState]):
    """BT-6.3: dream crystals in any order, each once; they may be declined."""

    kind = frames.HARVEST
    rule = "BT-6.3"
    decline = DONE

    def legal(self, s: BitokuState, packed: int, out: list[int]) -> None:
        harvested, at_the_end = frames.slots_harvested(packed), frames.at_the_end(packed)
        for slot in range(DREAM_SLOTS):
            if can_harvest(s, seat_of(packed), slot, harvested, at_the_end):
                out.append(HARVEST + slot)

    def apply(self, s: BitokuState, packed: int, action: int) -> None:
        side = seat_of(packed)
        harvested = frames.slots_harvested(packed) | 1 << (action - HARVEST)
        s.agenda.append(frames.harvest(side, harvested, frames.at_the_end(packed)))
        resolve_dream(s, side, action - HARVEST)
