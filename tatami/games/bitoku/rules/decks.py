"""BT-15: drawing from the own deck, and looking at two cards of a common deck."""

from __future__ import annotations

from typing import Final

from tatami.core.agenda import ANSWERS_HIDDEN, Step, seat_of
from tatami.core.knowledge import EVERYBODY, NO_ONE, only
from tatami.core.lists import replaced
from tatami.games.bitoku import frames
from tatami.games.bitoku.actions import (
    DONE,
    DRAW_ONE,
    KEEP_NONE,
    KEEP_VISION,
    LOOK_AT,
    TAKE_BITOKU,
    TAKE_YOKAI,
)
from tatami.games.bitoku.kinds import (
    BITOKU_DECK,
    DECKS,
    NONE,
    RESOURCE_COUNT,
    VISION_DECK,
    VISIONS,
    YOKAI_CARDS,
    YOKAI_DECK,
    YOKAI_DECK_SIZE,
)
from tatami.games.bitoku.rules.effects import EFFECTS
from tatami.games.bitoku.rules.paths import append_bitoku
from tatami.games.bitoku.state import BitokuState, with_part, without

CARDS_TO_SEE: Final = 2
"""How many cards one looks at."""


# ---- hands ----------------------------------------------------------------------------------------------------------


def take_into_hand(s: BitokuState, side: int, card: int, seen: int) -> None:
    """A card comes to a hand; ``seen`` is who knows that."""
    s.hands = with_part(s.hands, side, [*s.hands[side], card])
    s.hand_seen = with_part(s.hand_seen, side, [*s.hand_seen[side], seen])


def take_from_hand(s: BitokuState, side: int, card: int) -> None:
    """A card leaves a hand in the open: from now on everybody knows whose it is."""
    s.reveal(side)
    place = s.hands[side].index(card)
    s.hands = with_part(s.hands, side, without(s.hands[side], place))
    s.hand_seen = with_part(s.hand_seen, side, without(s.hand_seen[side], place))
    if card < YOKAI_DECK_SIZE:
        s.met = replaced(s.met, card, EVERYBODY)


def draw(s: BitokuState, side: int, count: int) -> None:
    """BT-6.2, BT-15.1: the top cards of the own deck; an empty deck is made anew of the own discard pile."""
    hand, seen = s.hands[side].copy(), s.hand_seen[side].copy()
    pile = s.piles[side]
    taken = 0
    for _ in range(count):
        s.reveal()
        if taken == len(pile):
            pile = s.chance().shuffled(s.discards[side])
            s.discards = with_part(s.discards, side, [])
            taken = 0
        card = pile[taken]
        taken += 1
        hand.append(card)
        seen.append(only(side))
        if s.events is not None:
            s.emit("draw", side, {})
            s.emit("drawn", side, {"card": YOKAI_CARDS[card]}, side)
    s.piles = with_part(s.piles, side, pile[taken:])
    s.hands = with_part(s.hands, side, hand)
    s.hand_seen = with_part(s.hand_seen, side, seen)


class DrawCard(Step[BitokuState]):
    """BT-15.1: draw from the own deck, or leave it (BT-20.2)."""

    kind = frames.DRAW_CARD
    rule = "BT-15.1"
    decline = DONE

    def legal(self, s: BitokuState, packed: int, out: list[int]) -> None:
        side = seat_of(packed)
        if s.piles[side] or s.discards[side]:
            out.append(DRAW_ONE)

    def apply(self, s: BitokuState, packed: int, action: int) -> None:
        side = seat_of(packed)
        left = frames.times_left(packed) - 1
        if left:
            s.agenda.append(frames.draw_card(side, left))
        draw(s, side, 1)


# ---- common decks ---------------------------------------------------------------------------------------------------


def deck_of(s: BitokuState, deck: int) -> list[int]:
    """The cards of a common deck from the top."""
    if deck == YOKAI_DECK:
        return s.yokai_deck
    return s.bitoku_deck if deck == BITOKU_DECK else s.vision_deck


def seen_of(s: BitokuState, deck: int) -> list[int]:
    """Who has seen each of them."""
    if deck == YOKAI_DECK:
        return s.yokai_seen
    return s.bitoku_seen if deck == BITOKU_DECK else s.vision_seen


def lay_deck(s: BitokuState, deck: int, cards: list[int], seen: list[int]) -> None:
    """Put other cards in place of a common deck."""
    if deck == YOKAI_DECK:
        s.yokai_deck, s.yokai_seen = cards, seen
    elif deck == BITOKU_DECK:
        s.bitoku_deck, s.bitoku_seen = cards, seen
    else:
        s.vision_deck, s.vision_seen = cards, seen


def refill(s: BitokuState, deck: int, wanted: int) -> None:
    """BT-15.4: where fewer cards are left than wanted, the shuffled discards come under them."""
    if len(deck_of(s, deck)) >= wanted:
        return
    if deck == YOKAI_DECK and s.yokai_discards:
        discards = s.chance().shuffled(s.yokai_discards)
        s.yokai_discards = []
    elif deck == BITOKU_DECK and s.bitoku_discards:
        discards = s.chance().shuffled(s.bitoku_discards)
        s.bitoku_discards = []
    else:
        return
    lay_deck(s, deck, deck_of(s, deck) + discards, seen_of(s, deck) + [NO_ONE] * len(discards))


def top_card(s: BitokuState, deck: int) -> int:
    """Take the top card of a common deck for everybody to see; NONE if there is none, not even in the discards."""
    s.reveal()
    refill(s, deck, 1)
    cards = deck_of(s, deck)
    if not cards:
        return NONE
    lay_deck(s, deck, cards[1:], seen_of(s, deck)[1:])
    return cards[0]


def cards_to_see(s: BitokuState, deck: int) -> int:
    """BT-15.4: how many cards a look would show: two, or as many as there are."""
    count = len(deck_of(s, deck))
    if deck == YOKAI_DECK:
        count += len(s.yokai_discards)
    elif deck == BITOKU_DECK:
        count += len(s.bitoku_discards)
    return min(count, CARDS_TO_SEE)


class Look(Step[BitokuState]):
    """BT-15.1 to BT-15.3: look at the top two cards, or leave it: after the look it is too late (BT-15.6)."""

    kind = frames.LOOK
    rule = "BT-15.6"
    decline = DONE

    def legal(self, s: BitokuState, packed: int, out: list[int]) -> None:
        deck = frames.deck_seen(packed)
        if cards_to_see(s, deck) or deck == VISION_DECK:
            out.append(LOOK_AT)

    def apply(self, s: BitokuState, packed: int, action: int) -> None:
        side = seat_of(packed)
        deck = frames.deck_seen(packed)
        count = cards_to_see(s, deck)
        left = frames.times_left(packed) - 1
        if left:
            s.agenda.append(frames.look(side, left, deck))
        s.reveal()
        refill(s, deck, count)
        seen = seen_of(s, deck).copy()
        for place in range(count):
            seen[place] |= only(side)
        lay_deck(s, deck, deck_of(s, deck), seen)
        if s.events is not None:
            s.emit("look", side, {"deck": DECKS[deck], "cards": count})
        s.agenda.append(frames.choose_seen(side, count, deck))

    def prompt(self, s: BitokuState, packed: int) -> dict[str, object]:
        return {"deck": DECKS[frames.deck_seen(packed)]}


class ChooseSeen(Step[BitokuState]):
    """BT-15.1 to BT-15.3: one of the cards seen, the other goes under the deck; of visions also none, for a resource.

    The cards stay on top of their deck until one is chosen, so that only who has looked knows them.
    """

    kind = frames.CHOOSE_SEEN
    rule = "BT-15.3"
    secrecy = ANSWERS_HIDDEN

    def waits(self, s: BitokuState, packed: int) -> bool:
        return True

    def legal(self, s: BitokuState, packed: int, out: list[int]) -> None:
        deck = frames.deck_seen(packed)
        first = KEEP_VISION if deck == VISION_DECK else TAKE_BITOKU if deck == BITOKU_DECK else TAKE_YOKAI
        cards = deck_of(s, deck)
        for place in range(frames.cards_seen(packed)):
            if first + cards[place] not in out:
                out.append(first + cards[place])
        if deck == VISION_DECK:
            for resource in range(RESOURCE_COUNT):
                out.append(KEEP_NONE + resource)

    def apply(self, s: BitokuState, packed: int, action: int) -> None:
        side = seat_of(packed)
        deck = frames.deck_seen(packed)
        count = frames.cards_seen(packed)
        if deck == VISION_DECK and action >= KEEP_NONE:
            self._put_under(s, deck, count, NONE)
            EFFECTS.gain(s, side, action - KEEP_NONE, 1)
        elif deck == VISION_DECK:
            s.reveal(side)
            self._put_under(s, deck, count, action - KEEP_VISION)
            s.visions = with_part(s.visions, side, [*s.visions[side], action - KEEP_VISION])
            if s.events is not None:
                s.emit("vision", side, {"vision": VISIONS[action - KEEP_VISION]})
        elif deck == BITOKU_DECK:
            s.reveal(side)
            self._put_under(s, deck, count, action - TAKE_BITOKU)
            append_bitoku(s, side, action - TAKE_BITOKU)
        else:
            self._take_yokai(s, side, count, action - TAKE_YOKAI)

    def _take_yokai(self, s: BitokuState, side: int, count: int, card: int) -> None:
        """Into the hand, unseen by the others: whoever knew one of the two cards does not know which was taken."""
        if count > 1:
            s.yokai_seen = [only(side)] * count + s.yokai_seen[count:]
        seen = self._put_under(s, YOKAI_DECK, count, card)
        s.met = replaced(s.met, card, seen)
        take_into_hand(s, side, card, seen)
        if s.events is not None:
            s.emit("take_seen", side, {})
            s.emit("drawn", side, {"card": YOKAI_CARDS[card]}, side)

    def _put_under(self, s: BitokuState, deck: int, count: int, kept: int) -> int:
        """Take the kept card off the deck, the others seen go under it; returns who has seen the kept one."""
        cards, seen = deck_of(s, deck), seen_of(s, deck)
        rest, masks = cards[count:], seen[count:]
        who = NO_ONE
        for place in range(count):
            if cards[place] == kept:
                who = seen[place]
                kept = NONE
            else:
                rest = [*rest, cards[place]]
                masks = [*masks, seen[place]]
        lay_deck(s, deck, rest, masks)
        return who

    def prompt(self, s: BitokuState, packed: int) -> dict[str, object]:
        return {"deck": DECKS[frames.deck_seen(packed)]}
