"""BT-7.2, BT-7.3: playing a yokai card, with the wit crystal beside it."""

from __future__ import annotations

from typing import Final

from tatami.core.agenda import ANSWERS_HIDDEN, AutomaticStep, Step, seat_of
from tatami.core.lists import replaced
from tatami.games.bitoku import frames
from tatami.games.bitoku.actions import CARD, DONE, FIRST, UNLOCK_DIE
from tatami.games.bitoku.kinds import (
    CRYSTAL_SLOT_COUNT,
    CRYSTALS,
    DICE,
    FIRST_WIT_SLOT,
    LOCKED,
    NONE,
    SLOT_COUNT,
    SLOTS,
    UNLOCKED,
    YOKAI_CARDS,
)
from tatami.games.bitoku.rules.decks import take_from_hand
from tatami.games.bitoku.rules.effects import EFFECTS
from tatami.games.bitoku.state import BitokuState

CARD_PART: Final = 1
CRYSTAL_PART: Final = 2
BOTH_PARTS: Final = 3


def unlock(s: BitokuState, side: int, slot: int) -> None:
    """BT-5.3: a locked die may be used from now on."""
    s.die_places[side * DICE + slot] = UNLOCKED
    if s.events is not None:
        s.emit("unlock", side, {"slot": SLOTS[slot], "value": s.dice[side * DICE + slot]})


class ChooseCard(Step[BitokuState]):
    """BT-7.2: a card of the hand into the slot; its linked die is unlocked (BT-7.3)."""

    kind = frames.CHOOSE_CARD
    rule = "BT-7.2"
    secrecy = ANSWERS_HIDDEN

    def legal(self, s: BitokuState, packed: int, out: list[int]) -> None:
        for card in s.hands[seat_of(packed)]:
            out.append(CARD + card)

    def apply(self, s: BitokuState, packed: int, action: int) -> None:
        side = seat_of(packed)
        slot = frames.card_slot(packed)
        card = action - CARD
        take_from_hand(s, side, card)
        s.cards = replaced(s.cards, side * SLOT_COUNT + slot, card)
        if s.events is not None:
            s.emit("play", side, {"card": YOKAI_CARDS[card], "slot": SLOTS[slot]})
        if s.die_places[side * DICE + slot] == LOCKED:
            unlock(s, side, slot)
        s.agenda.append(frames.resolve_card(side, slot, 0))

    def prompt(self, s: BitokuState, packed: int) -> dict[str, object]:
        return {"slot": SLOTS[frames.card_slot(packed)]}


def wit_crystal(s: BitokuState, side: int, slot: int) -> int:
    """The crystal linked with a card slot, or NONE."""
    return s.crystals[side * CRYSTAL_SLOT_COUNT + FIRST_WIT_SLOT + slot]


class ResolveCard(AutomaticStep[BitokuState]):
    """BT-7.3: the card action and the wit crystal, in the player's order; one that comes meanwhile counts (BT-R44).

    Nobody is asked for the order if one of both is nothing but gains: those may just as well come first.
    """

    kind = frames.RESOLVE_CARD
    rule = "BT-7.3"

    def run(self, s: BitokuState, packed: int) -> None:
        side = seat_of(packed)
        slot = frames.card_slot(packed)
        resolved = frames.parts_resolved(packed)
        crystal = wit_crystal(s, side, slot)
        if resolved == BOTH_PARTS or (resolved == CARD_PART and crystal == NONE):
            return
        if resolved or crystal == NONE:
            resolve(s, side, slot, resolved, CRYSTAL_PART if resolved == CARD_PART else CARD_PART)
        elif s.content.only_gains[s.content.crystal_effect[crystal]]:
            resolve(s, side, slot, resolved, CRYSTAL_PART)
        elif s.content.only_gains[s.content.yokai_action[s.cards[side * SLOT_COUNT + slot]]]:
            resolve(s, side, slot, resolved, CARD_PART)
        else:
            s.agenda.append(frames.card_or_crystal(side, slot))


def resolve(s: BitokuState, side: int, slot: int, resolved: int, part: int) -> None:
    """Resolve the card or the crystal of a slot; what is left of both follows."""
    s.agenda.append(frames.resolve_card(side, slot, resolved | part))
    if part == CARD_PART:
        EFFECTS.perform(s, side, s.content.yokai_action[s.cards[side * SLOT_COUNT + slot]])
        return
    crystal = wit_crystal(s, side, slot)
    if s.events is not None:
        s.emit("wit", side, {"crystal": CRYSTALS[crystal]})
    EFFECTS.perform(s, side, s.content.crystal_effect[crystal])


class CardOrCrystal(Step[BitokuState]):
    """BT-7.3, BT-R4: the wit crystal before the card or after it."""

    kind = frames.CARD_OR_CRYSTAL
    rule = "BT-7.3"

    def legal(self, s: BitokuState, packed: int, out: list[int]) -> None:
        out.append(FIRST)
        out.append(FIRST + 1)

    def apply(self, s: BitokuState, packed: int, action: int) -> None:
        part = CARD_PART if action == FIRST else CRYSTAL_PART
        resolve(s, seat_of(packed), frames.card_slot(packed), 0, part)

    def prompt(self, s: BitokuState, packed: int) -> dict[str, object]:
        side, slot = seat_of(packed), frames.card_slot(packed)
        card = s.cards[side * SLOT_COUNT + slot]
        return {"card": YOKAI_CARDS[card], "crystal": CRYSTALS[wit_crystal(s, side, slot)]}


class UnlockDie(Step[BitokuState]):
    """BT-5.3, BT-5.5: unlock one of the own locked dice, for a later turn; without one nothing happens."""

    kind = frames.UNLOCK_DIE
    rule = "BT-5.3"

    def legal(self, s: BitokuState, packed: int, out: list[int]) -> None:
        side = seat_of(packed)
        for slot in range(DICE):
            if s.die_places[side * DICE + slot] == LOCKED:
                out.append(UNLOCK_DIE + slot)
        if not out:
            out.append(DONE)

    def apply(self, s: BitokuState, packed: int, action: int) -> None:
        if action == DONE:
            return
        side = seat_of(packed)
        left = frames.times_left(packed) - 1
        if left:
            s.agenda.append(frames.unlock_die(side, left))
        unlock(s, side, action - UNLOCK_DIE)
