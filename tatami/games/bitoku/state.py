"""The state of Bitoku: what lies on the table (table.py), and what is known of cards that are face down (BT-1.3).

**Hands and knowledge.** A card in hand is known to be there by its owner, and by everybody if it came from the hills
(``hand_seen``). The order of an own deck is known to nobody. What cards a player owns is known as well (``met``):
everybody saw the starting cards, those from the hills, and every card once it was played or discarded; a card taken
after a look at the common deck is known to whoever took it. For anybody else it could be any card not yet seen, and so
could those of the common deck: ``redeal`` deals them from one pool. (Nobody is assumed to count cards over a reshuffle
of the discards.)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, SupportsIndex, cast

from tatami.core.knowledge import NO_ONE, dealt_again, has_seen, laid, only, rest_dealt_again, unknown_places
from tatami.core.rng import Rng
from tatami.games.bitoku.kinds import (
    ALL_BRANCH_SPACES,
    BRANCH_SPACES,
    COUNT_BITS,
    COUNT_MASK,
    CRYSTAL_SLOT_COUNT,
    GOODS,
    NONE,
    ONE_AT,
    POINTS,
    RESOURCE_COUNT,
    SLOT_COUNT,
    STOCK,
    TENGU_CARDS,
    YOKAI_CARDS,
    YOKAI_DECK_SIZE,
)
from tatami.games.bitoku.table_generated import BitokuTable

if TYPE_CHECKING:
    from mypy_extensions import i64  # an int that the compiler keeps in a register


def with_part(lists: list[list[int]], index: int, part: list[int]) -> list[list[int]]:
    """A new list of lists that differs in one of them.

    >>> with_part([[1], [2]], 0, [3, 4])
    [[3, 4], [2]]
    """
    out = lists.copy()
    out[index] = part
    return out


def without(items: list[int], place: int) -> list[int]:
    """A new list that lacks the item at a place.

    >>> without([7, 8, 9], 1)
    [7, 9]
    """
    out = items.copy()
    out.pop(place)
    return out


def count_at(counts: i64, place: i64) -> int:
    """How many dice are at a place, by :meth:`BitokuState.dice_by_place`.

    >>> count_at(0x320, 1), count_at(0x320, 2), count_at(0x320, 3)
    (2, 3, 0)
    """
    return counts >> place * COUNT_BITS & COUNT_MASK


class BitokuState(BitokuTable):
    """The table of table.py, with the small questions that many rules ask."""

    def copy(self) -> BitokuState:
        return BitokuState(self.game, self.content, self)

    @property
    def sides(self) -> int:
        """Who plays: the seats, and the tengu in a solo game."""
        return 2 if self.seats == 1 else self.seats

    def sound(self) -> bool:
        """Every card and tile is there once, and what is said about a card stands beside one."""
        beside = (
            len(self.yokai_deck) == len(self.yokai_seen)
            and len(self.bitoku_deck) == len(self.bitoku_seen)
            and len(self.vision_deck) == len(self.vision_seen)
        )
        for side in range(self.sides):
            beside = beside and len(self.hands[side]) == len(self.hand_seen[side])
            beside = beside and self.visited[side] <= len(self.paths[side])
        markets = all(len(market) == len(self.markets) for market in self.markets)
        cards = sorted(self.tengu_deck + self.tengu_row + self.tengu_discards)
        tengu = cards == (list(range(len(TENGU_CARDS))) if self.seats == 1 else [])
        return beside and markets and tengu and self._yokai_are_there() and self._visions_are_there()

    def _yokai_are_there(self) -> bool:
        """The cards of the common deck lie somewhere, each once; everybody has the five starting cards."""
        found = [*self.yokai_deck, *self.yokai_discards, *[card for card in self.hill_yokai if card != NONE]]
        for side in range(self.sides):
            mine = sorted(self.all_yokai(side))
            starting = [card for card in mine if card >= YOKAI_DECK_SIZE]
            found += [card for card in mine if card < YOKAI_DECK_SIZE]
            if starting != self.starting_yokai(side):
                return False
        return sorted(found) == list(range(YOKAI_DECK_SIZE))

    def starting_yokai(self, side: int) -> list[int]:
        """The cards a player starts with; as an easier variant the tengu has none (BT-19.29)."""
        if side >= self.seats and self.options["tengu_no_yokai"] is True:
            return []
        return list(range(YOKAI_DECK_SIZE, len(YOKAI_CARDS)))

    def _visions_are_there(self) -> bool:
        found = self.vision_deck.copy()
        for held in self.visions:
            found += held
        return sorted(found) == list(range(len(self.content.vision_points)))

    def redeal(self, seat: SupportsIndex | None, rng: Rng) -> BitokuState:
        return cast(BitokuState, super().redeal(seat, rng))

    def deal_again(self, seat: int | None, rng: Rng) -> None:
        """BT-1.3: stacks, decks, hands of the others and all own decks, as far as the seat cannot know them."""
        self.stacks = [rest_dealt_again(stack, 0, rng) for stack in self.stacks]
        self.bitoku_deck = dealt_again(self.bitoku_deck, unknown_places(self.bitoku_seen, seat), rng)
        self.vision_deck = dealt_again(self.vision_deck, unknown_places(self.vision_seen, seat), rng)
        self.tengu_deck = rest_dealt_again(self.tengu_deck, 0, rng)
        self._deal_yokai(seat, rng)
        self.advance()

    def _deal_yokai(self, seat: int | None, rng: Rng) -> None:
        """Deal the yokai cards nobody has shown the seat, then shuffle what everybody holds face down."""
        places = unknown_places(self.yokai_seen, seat)
        pool = [self.yokai_deck[place] for place in places]
        strange: list[list[int]] = []
        for side in range(self.sides):
            theirs = self.unknown_yokai(side, seat)
            strange.append(theirs)
            pool += theirs
        pool.sort()
        rng.shuffle(pool)
        met = self.met.copy()
        self.yokai_deck = laid(self.yokai_deck, places, pool[: len(places)])
        for card in pool[: len(places)]:
            met[card] = NO_ONE
        taken = len(places)
        for side in range(self.sides):
            known = [card for card in self._face_down(side, seat) if card not in strange[side]]
            dealt = pool[taken : taken + len(strange[side])]
            taken += len(strange[side])
            for card in dealt:
                met[card] = only(side)
            cards = sorted(known + dealt)
            rng.shuffle(cards)
            self._lay_face_down(side, seat, cards)
        self.met = met

    def unknown_yokai(self, side: int, seat: int | None) -> list[int]:
        """The cards of a player of which the seat does not know that they are theirs."""
        if side == seat:
            return []
        return [card for card in self._face_down(side, seat) if self._strange(card, seat)]

    def _strange(self, card: int, seat: int | None) -> bool:
        """Whether the seat does not know whose the card is."""
        return card < YOKAI_DECK_SIZE and not has_seen(self.met[card], seat)

    def _hidden_in_hand(self, side: int, seat: int | None) -> list[int]:
        """The places of a hand that the seat cannot see."""
        return [] if side == seat else unknown_places(self.hand_seen[side], seat)

    def _face_down(self, side: int, seat: int | None) -> list[int]:
        """The cards of a player that the seat cannot tell apart: part of the hand, and the own deck."""
        hand = self.hands[side]
        return [hand[place] for place in self._hidden_in_hand(side, seat)] + self.piles[side]

    def _lay_face_down(self, side: int, seat: int | None, cards: list[int]) -> None:
        places = self._hidden_in_hand(side, seat)
        self.hands = with_part(self.hands, side, laid(self.hands[side], places, cards[: len(places)]))
        self.piles = with_part(self.piles, side, cards[len(places) :])

    # ---- goods and points ----

    def gain(self, side: int, good: int, amount: int) -> None:
        """BT-1.2, BT-1.4: gain resources, amulets or virtue points; there is no end of them."""
        self.stock[side * STOCK + good] += amount
        if self.events is not None:
            self.emit("gain", side, {"good": GOODS[good], "amount": amount})

    def score(self, side: int, amount: int, source: str) -> None:
        """Score virtue points for something that happened just now."""
        if amount:
            self.stock[side * STOCK + POINTS] += amount
            if self.events is not None:
                self.emit("score", side, {"vp": amount, "source": source})

    def resources(self, side: int) -> int:
        """How many resources a player has."""
        first = side * STOCK
        count = 0
        for good in range(first, first + RESOURCE_COUNT):
            count += self.stock[good]
        return count

    def remember(self, side: int, trigger: int) -> None:
        """BT-13.4: the memory crystals of a player that know this action bring their points, each once."""
        first = side * CRYSTAL_SLOT_COUNT
        for slot in range(first, first + CRYSTAL_SLOT_COUNT):
            crystal = self.crystals[slot]
            if crystal != NONE and self.content.crystal_trigger[crystal] == trigger:
                self.score(side, self.content.crystal_points[crystal], "memory")

    # ---- small questions many rules ask ----

    def all_yokai(self, side: int) -> list[int]:
        """Every yokai card of a player, removed ones too."""
        return self.yokai_in_play(side) + self.removed[side]

    def yokai_in_play(self, side: int) -> list[int]:
        """BT-R33: the yokai cards in deck, hand, discard pile and on the board."""
        on_board = [card for card in self.cards[side * 3 : side * 3 + 3] if card != NONE]
        return self.piles[side] + self.hands[side] + self.discards[side] + on_board

    def yokai_on_board(self, side: int) -> int:
        """How many yokai cards of a player lie on the board."""
        count = 0
        for slot in range(side * SLOT_COUNT, side * SLOT_COUNT + SLOT_COUNT):
            if self.cards[slot] != NONE:
                count += 1
        return count

    def yokai_count(self, side: int) -> int:
        """BT-R33: how many :meth:`yokai_in_play` there are."""
        in_decks = len(self.piles[side]) + len(self.hands[side]) + len(self.discards[side])
        return in_decks + self.yokai_on_board(side)

    def finished(self, side: int, torii: bool) -> int:
        """How many pilgrims of a player are on torii spaces, or on enlightenment spaces."""
        count = 0
        for space in range(len(ALL_BRANCH_SPACES)):
            if self.arrived[space] == side:
                branch = space // BRANCH_SPACES % len(self.content.branch_torii)
                if self.content.branch_torii[branch] == torii:
                    count += 1
        return count

    def dice_at(self, place: int) -> int:
        """How many dice are at a place, whoever they belong to."""
        count = 0
        for here in self.die_places:
            if here == place:
                count += 1
        return count

    def dice_by_place(self) -> int:
        """How many dice are at every place, for those who ask about several: read by :func:`count_at`."""
        counts: i64 = 0
        for place in self.die_places:
            counts += ONE_AT[place]
        return counts
