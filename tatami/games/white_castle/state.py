"""The state of The White Castle: what lies on the table (table.py) and what rules ask of it."""

from __future__ import annotations

from typing import SupportsIndex, cast

from tatami.core.agenda import kind_of
from tatami.core.knowledge import dealt_again, rest_dealt_again
from tatami.core.lists import replaced
from tatami.core.rng import Rng
from tatami.core.state import NOTHING
from tatami.games.white_castle import frames
from tatami.games.white_castle.actions import EXCHANGE
from tatami.games.white_castle.kinds import BOARD_SPACES, COIN, GOODS, LANTERN_AREA, NONE, SEAL, STOCK
from tatami.games.white_castle.table_generated import WhiteCastleTable


class WhiteCastleState(WhiteCastleTable):
    """The table of table.py, with the small questions that many rules ask."""

    def copy(self) -> WhiteCastleState:
        return WhiteCastleState(self.game, self.content, self)

    def sound(self) -> bool:
        """Nothing was drawn that was not in a deck, only a room about to be refilled is empty, and so on."""
        pending = [kind_of(packed) for packed in self.agenda]
        drawn = all(taken <= len(deck) for taken, deck in zip(self.drawn, self.decks, strict=True))
        rooms = NONE not in self.rooms or frames.REFILL in pending
        spaces = len(self.placed) >= BOARD_SPACES * 2 + self.clans * 3
        turned = self.solo_row if frames.RETURN_CARDS in pending else NOTHING
        solo = len(self.content.solo_names) if self.seats == 1 else 0
        return drawn and rooms and spaces and len({*self.solo_deck, *turned}) == len(self.solo_deck + turned) == solo

    def redeal(self, seat: SupportsIndex | None, rng: Rng) -> WhiteCastleState:
        return cast(WhiteCastleState, super().redeal(seat, rng))

    def deal_again(self, seat: int | None, rng: Rng) -> None:
        """WC-1.5: only deck order and the future are hidden, and they are hidden from every seat alike.

        Of the solo deck the top card shows its bridge side, and the cards returned to the bottom were seen (WC-R25).
        """
        decks = self.decks
        self.decks = [rest_dealt_again(decks[0], self.drawn[0], rng), rest_dealt_again(decks[1], self.drawn[1], rng)]
        if self.solo_deck:
            unseen = range(1, max(1, len(self.solo_deck) - self.solo_known))
            self.solo_deck = dealt_again(self.solo_deck, list(unseen), rng)

    # ---- seals may be exchanged at any moment (WC-9.3) ----

    def add_free(self, seat: int, out: list[int]) -> None:
        first = seat * STOCK
        stock = self.stock
        seals = stock[first + SEAL]
        if not seals:
            return
        rates, caps = self.content.seals_per, self.content.resource_cap
        for good in range(COIN):
            if seals >= rates[good] and stock[first + good] < caps[good]:
                out.append(EXCHANGE + good)
        if seals >= rates[COIN]:
            out.append(EXCHANGE + COIN)

    def take_free(self, action: int) -> None:
        good = action - EXCHANGE
        first = self.actor * STOCK
        self.stock[first + SEAL] -= self.content.seals_per[good]
        self.stock[first + good] += 1
        if self.events is not None:
            self.emit("exchange", self.actor, {"good": GOODS[good]})

    # ---- small questions many rules ask ----

    def lantern_area(self, clan: int) -> list[int]:
        """The cards of a clan's lantern area, in order."""
        first = clan * LANTERN_AREA
        return [card for card in self.lantern[first : first + LANTERN_AREA] if card != NONE]

    def add_lantern_card(self, clan: int, card: int) -> None:
        """Put a card, lantern side visible, at the end of a clan's lantern area."""
        place = clan * LANTERN_AREA
        while self.lantern[place] != NONE:
            place += 1
        self.lantern = replaced(self.lantern, place, card)

    def dice_on_bridge(self, colour: int) -> int:
        """How many dice are left on a bridge."""
        return 5 - self.bridges[colour * 5 : colour * 5 + 5].count(0)
