"""BT-16: autumn and winter: turn order, dice, spirit virtue, and the refreshed board."""

from __future__ import annotations

from typing import Final

from tatami.core.agenda import AutomaticStep, Step, seat_of
from tatami.core.knowledge import EVERYBODY
from tatami.core.lists import replaced
from tatami.games.bitoku import frames
from tatami.games.bitoku.actions import ARRANGE, DONE, REMOVE
from tatami.games.bitoku.kinds import (
    AREA_REGIONS,
    AT_HOME,
    BITOKU_DECK,
    DICE,
    HOME_COUNT,
    LOCKED,
    MARKET_SLOTS,
    MARKETS,
    NONE,
    REGION_COUNT,
    SLOT_COUNT,
    VIRTUE_DICE,
    VIRTUE_FLAT,
    YOKAI_CARDS,
    YOKAI_DECK,
)
from tatami.games.bitoku.rules.decks import top_card
from tatami.games.bitoku.rules.pieces import count_pieces
from tatami.games.bitoku.rules.spring import EachPerson
from tatami.games.bitoku.solo.terms import remove_rock
from tatami.games.bitoku.state import BitokuState, with_part

CARDS_TO_REMOVE_ONE: Final = 5


class Autumn(AutomaticStep[BitokuState]):
    """BT-16.1: who has a die at home comes first, from the top; then (BT-16.2) all dice return, locked."""

    kind = frames.AUTUMN
    rule = "BT-16.1"

    def run(self, s: BitokuState, packed: int) -> None:
        s.order = next_order(s)
        s.die_places = [LOCKED] * len(s.die_places)
        if s.events is not None:
            s.emit("autumn", s.order[0], {"order": list(s.order)})
        s.agenda.append(frames.winter_virtue() if s.round == s.content.rounds else frames.winter_dice())


def next_order(s: BitokuState) -> list[int]:
    """BT-16.1: players by their highest die at home; the others follow in their order so far."""
    order: list[int] = []
    for place in range(HOME_COUNT):
        for die in range(len(s.die_places)):
            if s.die_places[die] == AT_HOME + place and die // DICE not in order:
                order.append(die // DICE)
    return order + [side for side in s.order if side not in order]


class WinterDice(EachPerson):
    """BT-16.2: everybody arranges the dice; not in the last winter, when it does not matter any more."""

    kind = frames.WINTER_DICE
    rule = "BT-16.2"

    def begin_of_person(self, s: BitokuState, side: int) -> None:
        s.agenda.append(frames.arrange_dice(side))

    def end(self, s: BitokuState) -> None:
        s.agenda.append(frames.winter_virtue())


class ArrangeDice(Step[BitokuState]):
    """BT-16.2: the dice on the locked spaces from left to right; their values stay."""

    kind = frames.ARRANGE_DICE
    rule = "BT-16.2"

    def legal(self, s: BitokuState, packed: int, out: list[int]) -> None:
        first = seat_of(packed) * DICE
        for left in range(DICE):
            for middle in range(DICE):
                if middle != left:
                    right = DICE - left - middle
                    action = _arrangement(s.dice[first + left], s.dice[first + middle], s.dice[first + right])
                    if action not in out:
                        out.append(action)

    def apply(self, s: BitokuState, packed: int, action: int) -> None:
        first = seat_of(packed) * DICE
        number = action - ARRANGE
        s.dice[first] = number // 36 + 1
        s.dice[first + 1] = number // 6 % 6 + 1
        s.dice[first + 2] = number % 6 + 1
        if s.events is not None:
            s.emit("arrange", seat_of(packed), {"dice": s.dice[first : first + DICE]})


def _arrangement(left: int, middle: int, right: int) -> int:
    return ARRANGE + ((left - 1) * 6 + middle - 1) * 6 + right - 1


# ---- spirit virtue --------------------------------------------------------------------------------------------------


class WinterVirtue(EachPerson):
    """BT-16.3: in new turn order, whoever owns at least five yokai cards may remove one from the board."""

    kind = frames.WINTER_VIRTUE
    rule = "BT-16.3"

    def begin_of_person(self, s: BitokuState, side: int) -> None:
        if s.yokai_count(side) >= CARDS_TO_REMOVE_ONE and s.yokai_on_board(side):
            s.agenda.append(frames.spirit_virtue(side))

    def end(self, s: BitokuState) -> None:
        s.agenda.append(frames.end_winter())


def virtue(s: BitokuState, side: int, card: int) -> int:
    """BT-16.3, BT-R42: what a card is worth when it is removed now, at most 12 points."""
    what = s.content.virtue_of[card]
    return virtue_with(s, side, card, count_pieces(s, side, what) if what < VIRTUE_FLAT else 0)


def virtue_with(s: BitokuState, side: int, card: int, pieces: int) -> int:
    """The same for who knows how many pieces the player has of the kind that the card counts."""
    what = s.content.virtue_of[card]
    amount = s.content.virtue_amount[card]
    if what == VIRTUE_FLAT:
        worth = amount
    elif what == VIRTUE_DICE:
        dice = sorted(s.dice[side * DICE : side * DICE + DICE])
        worth = sum(dice[DICE - amount :])
    else:
        worth = amount * pieces
    return min(worth, s.content.virtue_cap)


class SpiritVirtue(Step[BitokuState]):
    """BT-16.3, BT-16.4: remove a card of the board for its virtue, or none."""

    kind = frames.SPIRIT_VIRTUE
    rule = "BT-16.3"
    decline = DONE

    def legal(self, s: BitokuState, packed: int, out: list[int]) -> None:
        for slot in range(SLOT_COUNT):
            if s.cards[seat_of(packed) * SLOT_COUNT + slot] != NONE:
                out.append(REMOVE + slot)

    def apply(self, s: BitokuState, packed: int, action: int) -> None:
        side = seat_of(packed)
        place = side * SLOT_COUNT + action - REMOVE
        card = s.cards[place]
        if s.events is not None:
            s.emit("remove", side, {"card": YOKAI_CARDS[card]})
        s.score(side, virtue(s, side, card), "virtue")
        s.cards = replaced(s.cards, place, NONE)
        s.removed = with_part(s.removed, side, [*s.removed[side], card])

    def prompt(self, s: BitokuState, packed: int) -> dict[str, object]:
        side = seat_of(packed)
        cards = s.cards[side * SLOT_COUNT : side * SLOT_COUNT + SLOT_COUNT]
        return {"virtue": [None if card == NONE else virtue(s, side, card) for card in cards]}


# ---- the end of the round -------------------------------------------------------------------------------------------


class EndWinter(AutomaticStep[BitokuState]):
    """BT-16.6 to BT-16.8: cards to the discard piles; a refreshed board and a new round, or the end."""

    kind = frames.END_WINTER
    rule = "BT-16.6"

    def run(self, s: BitokuState, packed: int) -> None:
        discards: list[list[int]] = []
        for side in range(s.sides):
            pile = s.discards[side].copy()
            for slot in range(side * SLOT_COUNT, side * SLOT_COUNT + SLOT_COUNT):
                if s.cards[slot] != NONE:
                    pile.append(s.cards[slot])
            discards.append(pile)
        s.discards = discards
        s.cards = [NONE] * len(s.cards)
        if s.seats == 1:
            remove_rock(s)
        if s.round == s.content.rounds:
            s.agenda.append(frames.last_harvest())
            return
        s.round += 1
        refresh_hills(s)
        refresh_markets(s)
        s.agenda.append(frames.call_yokai())


def refresh_hills(s: BitokuState) -> None:
    """BT-16.8: what still lies on the hills is discarded, favours are free again, new cards come."""
    s.bitoku_discards = s.bitoku_discards + [card for card in s.hill_bitoku if card != NONE]
    s.yokai_discards = s.yokai_discards + [card for card in s.hill_yokai if card != NONE]
    s.favours = [0] * REGION_COUNT
    bitoku = [NONE] * REGION_COUNT
    yokai = [NONE] * REGION_COUNT
    met = s.met.copy()
    for region in AREA_REGIONS:
        bitoku[region] = top_card(s, BITOKU_DECK)
        yokai[region] = top_card(s, YOKAI_DECK)
        if yokai[region] != NONE:
            met[yokai[region]] = EVERYBODY
    s.hill_bitoku = bitoku
    s.hill_yokai = yokai
    s.met = met


def refresh_markets(s: BitokuState) -> None:
    """BT-16.8, BT-R16: in each market the tile of slot 1 goes, the others move up, new ones fill the gaps."""
    markets: list[list[int]] = []
    stacks: list[list[int]] = []
    for market in range(len(MARKETS)):
        stack = s.stacks[market]
        row: list[int] = []
        for slot in range(1, MARKET_SLOTS):
            if s.markets[market][slot] != NONE:
                row.append(s.markets[market][slot])
        taken = 0
        while len(row) < MARKET_SLOTS:
            row.append(stack[taken] if taken < len(stack) else NONE)
            taken += 1
        markets.append(row)
        stacks.append(stack[taken:])
    s.markets = markets
    s.stacks = stacks
