"""The state of Satori: what lies on the table (table.py) and what rules ask of it."""

from __future__ import annotations

from typing import cast

from tatami.core.rng import Rng
from tatami.games.satori.kinds import (
    ALTAR_COUNT,
    AMULETS,
    COLOUR_COUNT,
    KEPT,
    LOOP,
    NONE,
    NOT_ASKED,
    PLACE_COUNT,
    SPACE_COUNT,
    STOCK,
    STOREY_COUNT,
    SUPPLIES,
    TILE_TAKEN,
)
from tatami.games.satori.table import sides_of
from tatami.games.satori.table_generated import SatoriTable


class SatoriState(SatoriTable):
    """The table of table.py, with the small questions that many rules ask."""

    def copy(self) -> SatoriState:
        return SatoriState(self.game, self.content, self)

    def sound(self) -> bool:
        """Goods, worshippers and pieces are all there, and what was taken this turn is what can be taken."""
        return self._supplies_are_whole() and self._pieces_are_whole() and self._queue_is_sound()

    def _supplies_are_whole(self) -> bool:
        """ST-1.2, ST-2.2: nothing leaves the game but tiles."""
        sides = range(sides_of(self.seats))
        for good in range(SUPPLIES):
            owned = sum([self.stock[side * STOCK + good] for side in sides])
            if self.supply[good] + owned != self.content.supply[good]:
                return False
        worshippers = self.worshippers_in_play()
        for colour in range(COLOUR_COUNT):
            lying = sum([self.visitors[place * COLOUR_COUNT + colour] for place in range(PLACE_COUNT)])
            if self.bag[colour] + self.sanmon[colour] + lying != worshippers:
                return False
        return True

    def _pieces_are_whole(self) -> bool:
        """ST-1.3: everybody's monks and Jokoros are here or there; altars have owners, and built levels prices."""
        content = self.content
        for side in range(sides_of(self.seats)):
            jokoros = content.jokoros if side < self.seats else content.automaton_jokoros
            standing = self.jokoros_on_altars(side) + self.jokoros_on_pagoda(side)
            if self.jokoros[side] + self.locked[side] + standing != jokoros:
                return False
            if self.monks.count(side) + self.sun[side] > content.monks:
                return False
            if self.hands[side] != NONE and self.hands.count(self.hands[side]) > 1:
                return False
        for place in range(ALTAR_COUNT):
            if (self.altars[place] == NONE) != (self.owners[place] == NONE):
                return False
        for storey in range(STOREY_COUNT):
            if (self.prices[storey] == NONE) != (self.built[storey] == 0):
                return False
        return True

    def _queue_is_sound(self) -> bool:
        if len(self.queue) % TILE_TAKEN:
            return False
        for first in range(0, len(self.queue), TILE_TAKEN):
            space, tile, left = self.queue[first : first + TILE_TAKEN]
            if space >= SPACE_COUNT or tile >= len(self.content.tile_names) or self.monks[space] == NONE:
                return False
            if left >> len(self.content.tile_icons[tile]):
                return False
        return True

    def redeal(self, seat: int | None, rng: Rng) -> SatoriState:
        return cast(SatoriState, super().redeal(seat, rng))

    def deal_again(self, seat: int | None, rng: Rng) -> None:
        """ST-1.4: the order of piles is hidden from all; the amulets of others until they are played."""
        self.altar_pile = _dealt(self.altar_pile, rng)
        self.decoration_pile = _dealt(self.decoration_pile, rng)
        self.price_pile = _dealt(self.price_pile, rng)
        self.tile_piles = [_dealt(pile, rng) for pile in self.tile_piles]
        others = [other for other in range(len(self.amulets)) if other != seat and not self.shown[other]]
        known = [self.amulets[other] for other in range(len(self.amulets)) if other not in others]
        unseen = _dealt([amulet for amulet in range(AMULETS) if amulet not in known], rng)
        amulets = self.amulets.copy()
        for other in others:
            amulets[other] = unseen.pop()
            if self.decided[other] != NOT_ASKED:
                self.decided[other] = KEPT + rng.below(2)
        self.amulets = amulets

    # ---- small questions many rules ask ----

    def worshippers_in_play(self) -> int:
        """ST-2.2, ST-9.8.1: how many there are of each colour."""
        if self.seats == 1 and self.options["fewer_worshippers"] is True:
            return self.content.easier_worshippers
        return self.content.worshippers[self.seats]

    def hikari_on(self, space: int) -> bool:
        """Whether a Hikari stands on the space."""
        return self.hikari[space // LOOP] == space % LOOP

    def tile_is_taken(self, space: int) -> bool:
        """ST-5.7.10: whether the tile under the monk on the space has been taken and is not finished."""
        queue = self.queue
        for first in range(0, len(queue), TILE_TAKEN):
            if queue[first] == space:
                return True
        return False

    def altars_of(self, seat: int) -> int:
        """How many altars a player owns."""
        return self.owners.count(seat)

    def jokoros_on_altars(self, side: int) -> int:
        """How many Jokoros of a side stand on altars: only on its own."""
        found = 0
        for place in range(ALTAR_COUNT):
            if self.burning[place] and self.owners[place] == side:
                found += 1
        return found

    def jokoros_on_pagoda(self, side: int) -> int:
        """How many Jokoros of a side stand on the pagoda, the Sorin included."""
        return self.pagoda.count(side)


def _dealt(pile: list[int], rng: Rng) -> list[int]:
    """A pile in another order that does not depend on the one it had."""
    out = sorted(pile)
    rng.shuffle(out)
    return out
