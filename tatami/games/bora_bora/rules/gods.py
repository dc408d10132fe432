"""BB-13: gods: what they cost, when they are offered, and how asking stays silent.

**Asking must not tell.** Whether a player could play a god depends on a hidden hand, so neither the question nor its
absence may show. The engine keeps to two rules:

1. *Whether it stops* at a decision about a god is settled by what everybody knows: offerings, god tiles, the size of
   the hand and the cards known in it (:func:`may_pay`). If everybody can see that the player cannot pay, nobody stops.
   If the player might be able to, the engine stops whatever the hand holds (``Step.waits``), so that turns have the
   same events and the same number of answers with any hand. A player who holds nothing useful has only one answer there
   (``State.only_answer``) and is not asked: whoever runs the game gives that answer for them. At the server the others
   see whole turns only, so that neither a pause nor its absence tells them anything (``whole_turns.py``).
2. *What may be chosen* is seen by that player alone: such steps hide their question (``QUESTION_HIDDEN``), and a view
   for anybody else says only whose turn it is.

Most gods need no stop of their own, because they stand among the answers of a question that is asked anyway: blue among
the tiles for a die, white among the targets of its action, green among the activations of phase B, yellow among the
tasks. Only red, the last step of an expansion, is a question by itself. The god offered is one that can be paid and
that changes something (BB-13.4); any other answer declines it.

Payment follows at once (``pay card``, ``pay tile``, ``pay blues`` ...). What is paid with lies open on the discard pile
from then on.
"""

from __future__ import annotations

from typing import Final

from tatami.core.agenda import QUESTION_HIDDEN, Step, seat_of
from tatami.core.lists import replaced
from tatami.games.bora_bora import frames
from tatami.games.bora_bora.actions import PAY, PLAY_WHITE
from tatami.games.bora_bora.kinds import (
    GOD_COUNT,
    GOD_TILE,
    GODS,
    OFFERING,
    STOCK,
    WAYS,
    WHITE,
    WITH_CARD,
    WITH_PAIR,
    WITH_TILE,
)
from tatami.games.bora_bora.rules.requirements import is_met, is_met_with_yellow
from tatami.games.bora_bora.state import BoraBoraState

THEN_WHITE: Final = 1
THEN_TASK: Final = 2
HIGHEST: Final = 6
"""What a die counts as with the white god (BB-13.6)."""


def can_pay_with(s: BoraBoraState, seat: int, god: int, way: int) -> bool:
    """BB-13.1: (a) a card of the god's colour and an offering, (b) two equal cards and an offering, (c) a god tile."""
    if way == WITH_TILE:
        return s.stock[seat * STOCK + GOD_TILE] > 0
    offerings = s.stock[seat * STOCK + OFFERING]
    if way == WITH_CARD:
        return s.hand[seat * GOD_COUNT + god] > 0 and offerings >= s.content.card_offerings
    colour = way - WITH_PAIR
    return s.hand[seat * GOD_COUNT + colour] >= s.content.pair_cards and offerings >= s.content.pair_offerings


def can_pay(s: BoraBoraState, seat: int, god: int) -> bool:
    """Whether the seat can pay for the god in any way."""
    if s.stock[seat * STOCK + GOD_TILE] > 0:
        return True
    offerings = s.stock[seat * STOCK + OFFERING]
    hand = s.hand
    first = seat * GOD_COUNT
    if hand[first + god] > 0 and offerings >= s.content.card_offerings:
        return True
    if offerings >= s.content.pair_offerings:
        pair = s.content.pair_cards
        for colour in range(first, first + GOD_COUNT):
            if hand[colour] >= pair:
                return True
    return False


def can_pay_both(s: BoraBoraState, seat: int, god: int, other: int) -> bool:
    """BB-13.3: several gods are paid separately: whether the seat can pay one and then the other."""
    if not may_pay_both(s, seat):
        return False
    for way in range(WITH_PAIR + GOD_COUNT):
        if can_pay_with(s, seat, god, way):
            spend(s, seat, god, way, 1)
            enough = can_pay(s, seat, other)
            spend(s, seat, god, way, -1)
            if enough:
                return True
    return False


def may_pay(s: BoraBoraState, seat: int, god: int) -> bool:
    """Whether, for all that everybody knows, the seat might be able to pay for the god."""
    if s.stock[seat * STOCK + GOD_TILE] > 0:
        return True
    if s.stock[seat * STOCK + OFFERING] < s.content.card_offerings:
        return False
    if s.unknown_cards(seat) > 0 or s.known[seat * GOD_COUNT + god] > 0:
        return True
    return max(s.known[seat * GOD_COUNT : seat * GOD_COUNT + GOD_COUNT]) >= s.content.pair_cards


def may_pay_both(s: BoraBoraState, seat: int) -> bool:
    """Whether, for all that everybody knows, the seat might be able to pay for two gods."""
    tiles = s.stock[seat * STOCK + GOD_TILE]
    by_card = min(s.stock[seat * STOCK + OFFERING], s.hand_size(seat))
    return tiles + by_card >= 2


def spend(s: BoraBoraState, seat: int, god: int, way: int, sign: int) -> None:
    """Take a payment out of hand and stock, or give it back (``sign`` -1). Known cards and discards stay."""
    if way == WITH_TILE:
        s.stock[seat * STOCK + GOD_TILE] -= sign
    elif way == WITH_CARD:
        s.hand[seat * GOD_COUNT + god] -= sign
        s.stock[seat * STOCK + OFFERING] -= sign * s.content.card_offerings
    else:
        s.hand[seat * GOD_COUNT + way - WITH_PAIR] -= sign * s.content.pair_cards
        s.stock[seat * STOCK + OFFERING] -= sign * s.content.pair_offerings


def pay(s: BoraBoraState, seat: int, god: int, way: int) -> None:
    """BB-13.2: cards to the discards, offerings to the supply, a god tile to the box."""
    spend(s, seat, god, way, 1)
    if way != WITH_TILE:
        colour = god if way == WITH_CARD else way - WITH_PAIR
        cards = 1 if way == WITH_CARD else s.content.pair_cards
        place = seat * GOD_COUNT + colour
        s.known[place] = max(0, s.known[place] - cards)
        s.discards = replaced(s.discards, colour, s.discards[colour] + cards)
    if s.events is not None:
        s.emit("god", seat, {"god": GODS[god], "way": WAYS[way]})


def works_out(s: BoraBoraState, seat: int, then: int) -> bool:
    """Whether what a god was played for works with what is left: a needed white god, or a task lowered by yellow."""
    if then == THEN_WHITE:
        return can_pay(s, seat, WHITE)
    return then == 0 or is_met_with_yellow(s, seat, then - THEN_TASK)


class PayGod(Step[BoraBoraState]):
    """BB-13.1: the way of paying for a god. What the god was played for must still work afterwards."""

    kind = frames.PAY_GOD
    rule = "BB-13.1"
    secrecy = QUESTION_HIDDEN

    def legal(self, s: BoraBoraState, packed: int, out: list[int]) -> None:
        seat = seat_of(packed)
        god = frames.god_to_pay(packed)
        then = frames.played_for(packed)
        if then >= THEN_TASK and is_met(s, seat, then - THEN_TASK):
            return  # never in play: with such a hand yellow would not have been chosen, so redeal must not deal it
        for way in range(WITH_PAIR + GOD_COUNT):
            if can_pay_with(s, seat, god, way):
                spend(s, seat, god, way, 1)
                if works_out(s, seat, then):
                    out.append(PAY + way)
                spend(s, seat, god, way, -1)

    def apply(self, s: BoraBoraState, packed: int, action: int) -> None:
        pay(s, seat_of(packed), frames.god_to_pay(packed), action - PAY)

    def waits(self, s: BoraBoraState, packed: int) -> bool:
        seat = seat_of(packed)
        return s.stock[seat * STOCK + OFFERING] > 0 and s.unknown_cards(seat) > 0

    def prompt(self, s: BoraBoraState, packed: int) -> dict[str, object]:
        return {"god": GODS[frames.god_to_pay(packed)]}


class DieAction(Step[BoraBoraState]):
    """An action with a value, started by a die or by people.

    BB-13.6, BB-R6: white is declared with the placement, so it stands among the targets of the first decision and is
    gone afterwards. It is offered if it opens a target that the natural value does not reach.
    """

    secrecy = QUESTION_HIDDEN

    def targets(self, s: BoraBoraState, packed: int, value: int, out: list[int]) -> None:
        """What can be chosen with an effective value."""
        raise NotImplementedError(self.name)

    def carry_out(self, s: BoraBoraState, packed: int, action: int) -> None:
        """Do what was chosen."""
        raise NotImplementedError(self.name)

    def raised(self, packed: int) -> int:
        """The same action with the value that the white god gives it; he cannot be played for it again."""
        raise NotImplementedError(self.name)

    def legal(self, s: BoraBoraState, packed: int, out: list[int]) -> None:
        self.targets(s, packed, frames.action_value(packed), out)
        if frames.white_open(packed) and can_pay(s, seat_of(packed), WHITE) and self.opens(s, packed, len(out)):
            out.append(PLAY_WHITE)

    def opens(self, s: BoraBoraState, packed: int, natural: int) -> bool:
        """Whether white gives more targets than the natural value."""
        more: list[int] = []
        self.targets(s, packed, HIGHEST, more)
        return len(more) > natural

    def waits(self, s: BoraBoraState, packed: int) -> bool:
        if not frames.white_open(packed) or not may_pay(s, seat_of(packed), WHITE):
            return False
        natural: list[int] = []
        self.targets(s, packed, frames.action_value(packed), natural)
        return len(natural) > 0 and self.opens(s, packed, len(natural))

    def apply(self, s: BoraBoraState, packed: int, action: int) -> None:
        if action != PLAY_WHITE:
            self.carry_out(s, packed, action)
            return
        seat = seat_of(packed)
        s.agenda.append(self.raised(packed))
        s.agenda.append(frames.pay_god(seat, WHITE))

    def prompt(self, s: BoraBoraState, packed: int) -> dict[str, object]:
        return {"value": frames.action_value(packed)}
