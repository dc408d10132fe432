"""BB-8.3: taking god cards from the open row or the deck, here and everywhere."""

from __future__ import annotations

from typing import Final

from tatami.core.agenda import Step, seat_of
from tatami.core.lists import replaced
from tatami.games.bora_bora import frames
from tatami.games.bora_bora.actions import GOD_CARD
from tatami.games.bora_bora.kinds import GOD_COUNT, GODS, NONE
from tatami.games.bora_bora.state import BoraBoraState

DECK: Final = GOD_COUNT
"""The choice after the five colours: the top card of the deck."""


def cards_to_draw(s: BoraBoraState) -> bool:
    """Whether a card can come from the deck, after shuffling the discards if need be."""
    return s.drawn < len(s.deck) or sum(s.discards) > 0


def card_to_take(s: BoraBoraState) -> bool:
    """BB-R18: whether there is any card to take at all."""
    return cards_to_draw(s) or s.row.count(NONE) < len(s.row)


def draw(s: BoraBoraState) -> int:
    """The top card of the deck; an empty deck is first made anew from the shuffled discards."""
    if s.drawn == len(s.deck):
        deck: list[int] = []
        for colour in range(GOD_COUNT):
            deck += [colour] * s.discards[colour]
        s.chance().shuffle(deck)
        s.deck = deck
        s.drawn = 0
        s.discards = [0] * GOD_COUNT
        if s.events is not None:
            s.emit("reshuffle", 0, {"cards": len(deck)})
    card = s.deck[s.drawn]
    s.drawn += 1
    s.reveal()
    return card


def fill_row(s: BoraBoraState) -> None:
    """BB-8.3, BB-R18: lay open cards from the deck where the row has gaps, as far as deck and discards allow."""
    for place in range(len(s.row)):
        if s.row[place] == NONE and cards_to_draw(s):
            s.row = replaced(s.row, place, draw(s))
            if s.events is not None:
                s.emit("god_row", 0, {"card": GODS[s.row[place]]})


def take_god_cards(s: BoraBoraState, seat: int, count: int) -> None:
    """BB-8.3: cards are taken one by one, with refilling in between; BB-R18: if there is none, none is gained."""
    fill_row(s)
    if count and card_to_take(s):
        s.agenda.append(frames.god_card(seat, count))


class GodCard(Step[BoraBoraState]):
    """BB-8.3: the top card of the deck, seen by nobody else, or one of the open cards; equal ones are offered once."""

    kind = frames.GOD_CARD
    rule = "BB-8.3"

    def legal(self, s: BoraBoraState, packed: int, out: list[int]) -> None:
        for colour in range(GOD_COUNT):
            if colour in s.row:
                out.append(GOD_CARD + colour)
        if cards_to_draw(s):
            out.append(GOD_CARD + DECK)

    def apply(self, s: BoraBoraState, packed: int, action: int) -> None:
        seat = seat_of(packed)
        if action == GOD_CARD + DECK:
            card = draw(s)
            if s.events is not None:
                s.emit("god_card", seat, {"card": "deck"})
                s.emit("god_card_seen", seat, {"card": GODS[card]}, audience=seat)
        else:
            card = action - GOD_CARD
            s.row = replaced(s.row, s.row.index(card), NONE)
            s.known[seat * GOD_COUNT + card] += 1
            if s.events is not None:
                s.emit("god_card", seat, {"card": GODS[card]})
        s.hand[seat * GOD_COUNT + card] += 1
        fill_row(s)
        take_god_cards(s, seat, frames.cards_left(packed) - 1)

    def prompt(self, s: BoraBoraState, packed: int) -> dict[str, object]:
        return {"left": frames.cards_left(packed)}
