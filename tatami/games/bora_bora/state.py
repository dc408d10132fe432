"""The state of Bora Bora: what lies on the table (table.py), and what is known of the hands (BB-16.17 to BB-16.19).

**Hands and knowledge.** God cards of one colour are alike, so a hand is five numbers. ``known`` says how many of each
colour everybody knows a hand to hold: cards taken from the open row, and cards shown for a task. A card drawn from the
deck is known only to the player who drew it. A card that is played goes face up to the discards; it takes a known card
of its colour with it, if there is one. The rest of a hand and the deck are one pool to every other player, and that is
what ``redeal`` deals again. (Nobody is assumed to count cards over a reshuffle of the discards.)
"""

from __future__ import annotations

from typing import Final, SupportsIndex, cast

from tatami.core.knowledge import pooled, rest_dealt_again
from tatami.core.rng import Rng
from tatami.core.state import NOBODY
from tatami.games.bora_bora.kinds import GOD_COUNT, POSITIONS, SOURCE_COUNT, SOURCES, STOCK, TILES_PER_SEX
from tatami.games.bora_bora.table_generated import BoraBoraTable

REDEAL_TRIES: Final = 1_000_000
GOOD_NAMES: Final = ["offering", "shell", "god_tile", "priest"]


class BoraBoraState(BoraBoraTable):
    """The table of table.py, with the small questions that many rules ask."""

    def copy(self) -> BoraBoraState:
        return BoraBoraState(self.game, self.content, self)

    def sound(self) -> bool:
        """Every god card is somewhere, nobody is known to hold more than he holds, and the people are all there."""
        known = all(self.known[place] <= self.hand[place] for place in range(len(self.hand)))
        if not known or self.drawn > len(self.deck):
            return False
        for colour in range(GOD_COUNT):
            there = sum(self.hand[colour::GOD_COUNT]) + self.discards[colour] + self.row.count(colour)
            if there + self.deck[self.drawn :].count(colour) != self.content.god_cards[colour]:
                return False
        return all(len(deck) == TILES_PER_SEX for deck in self.people_decks)

    def redeal(self, seat: SupportsIndex | None, rng: Rng) -> BoraBoraState:
        return cast(BoraBoraState, super().redeal(seat, rng))

    def deal_again(self, seat: int | None, rng: Rng) -> None:
        """BB-16.17: the other hands, all decks and the future drawn again, as far as the seat cannot know.

        Known cards stay where they are. If a player has just committed to a god (a die lies on a tile that only blue or
        white allows), everybody knows that he can pay: hands with which he could not are dealt again.
        """
        gone = self.round * POSITIONS
        decks = self.people_decks
        self.people_decks = [rest_dealt_again(decks[0], gone, rng), rest_dealt_again(decks[1], gone, rng)]
        self.task_deck = rest_dealt_again(self.task_deck, self.task_drawn, rng)
        for _ in range(REDEAL_TRIES):
            self._deal_hands(seat, rng)
            if self._can_go_on():
                self.advance()
                return
        raise RuntimeError("no deal fits what everybody knows, although the true one does")

    def _deal_hands(self, seat: int | None, rng: Rng) -> None:
        """Deal the unknown cards of all hands but one's own, and the deck, from their common pool."""
        others = [other for other in range(self.seats) if other != seat]
        piles = [self._unknown_hand(other) for other in others]
        piles.append(self.deck[self.drawn :])
        dealt = pooled(piles, rng)
        for number in range(len(others)):
            first = others[number] * GOD_COUNT
            for colour in range(GOD_COUNT):
                self.hand[first + colour] = self.known[first + colour]
            for card in dealt[number]:
                self.hand[first + card] += 1
        self.deck = self.deck[: self.drawn] + dealt[len(others)]

    def _unknown_hand(self, seat: int) -> list[int]:
        """The cards that only the seat itself knows."""
        cards: list[int] = []
        for colour in range(GOD_COUNT):
            place = seat * GOD_COUNT + colour
            cards += [colour] * (self.hand[place] - self.known[place])
        return cards

    def _can_go_on(self) -> bool:
        """Whether the pending decision, if there is one, has an answer with the cards just dealt."""
        return self.actor == NOBODY or len(self.answers_to(self.agenda[-1])) > 0

    # ---- small questions many rules ask ----

    def vp(self, seat: int) -> int:
        """VP scored so far."""
        return sum(self.points[seat * SOURCE_COUNT : seat * SOURCE_COUNT + SOURCE_COUNT])

    def score(self, seat: int, source: int, amount: int) -> None:
        """BB-R28: score VP; there is no upper end."""
        if amount:
            self.points[seat * SOURCE_COUNT + source] += amount
            if self.events is not None:
                self.emit("score", seat, {"vp": amount, "source": SOURCES[source]})

    def gain(self, seat: int, good: int, amount: int) -> None:
        """BB-1.3: gain offerings, shells or god tiles; the supply never runs out."""
        self.stock[seat * STOCK + good] += amount
        if self.events is not None:
            self.emit("gain", seat, {"good": GOOD_NAMES[good], "amount": amount})

    def hand_size(self, seat: int) -> int:
        """How many god cards the seat holds; everybody may count them."""
        return sum(self.hand[seat * GOD_COUNT : seat * GOD_COUNT + GOD_COUNT])

    def unknown_cards(self, seat: int) -> int:
        """How many of them only the seat itself knows."""
        return self.hand_size(seat) - sum(self.known[seat * GOD_COUNT : seat * GOD_COUNT + GOD_COUNT])
