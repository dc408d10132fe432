"""What the pending steps of a turn promise: an optimistic look at everything still to be resolved."""

from __future__ import annotations

from tatami.bots.evaluation.white_castle.purse import Purse
from tatami.core.agenda import a_of, b_of, c_of, kind_of
from tatami.core.effects import IN_ANY_ORDER, ONE_OF, PAY_THEN
from tatami.games.white_castle.actions import PLACE
from tatami.games.white_castle.kinds import (
    ANY,
    ARRIVE,
    BOARD_SPACES,
    CHOOSE_ANY,
    CHOOSE_LIGHT,
    CHOOSE_OUTSIDE,
    CHOOSE_ROW,
    CHOOSE_TILE,
    COIN,
    FIRST_BOX,
    FIRST_ROW,
    FIRST_YARD_TILE,
    GARDEN_COUNT,
    GARDEN_STEP,
    LANTERN_AREA,
    LANTERN_REWARD,
    LANTERN_SOURCE,
    MOVE_MARKER,
    OUTSIDE_LEFT,
    PLACE_DIE,
    RESOLVE_ROW,
    ROOM_COUNT,
    ROW_SOURCE,
    SEAL,
    SEND_COURTIER,
    SEND_GARDENER,
    SEND_WARRIOR,
    SURPLUS_SEALS,
    TAKE_SLOT,
    USE_BOXES,
    USE_CARD,
    USE_LIGHT,
    USE_YARD,
    WELL_REWARD,
    WELL_SOURCE,
    WELL_SPACE,
)
from tatami.games.white_castle.rules.turn import covered_value


class Promise(Purse):
    """What each pending step of a clan is worth to it."""

    def frame_worth(self, packed: int) -> float:
        """What one pending step of the clan promises."""
        kind = kind_of(packed)
        a = a_of(packed)
        if kind == IN_ANY_ORDER:
            return self.siblings(a, b_of(packed))
        if kind == ONE_OF:
            return self.node(a, 0)
        if kind == PAY_THEN:
            return self.paid(a, 0)
        if kind == CHOOSE_ANY:
            return self.good(ANY, a)
        if kind == PLACE_DIE:
            return self.best_place(a, b_of(packed)) + (self.lantern() if c_of(packed) else 0.0)
        if kind == LANTERN_REWARD:
            return self.lantern()
        if kind == USE_BOXES:
            total = 0.0
            for index in range(3):
                if b_of(packed) >> index & 1:
                    total += self.node(self.content.card_boxes[a][index], 0)
            return total
        if kind == CHOOSE_OUTSIDE:
            return self.outside(a)
        if kind == WELL_REWARD:
            return self.well()
        if kind == RESOLVE_ROW:
            return self.row(a, 0)
        if kind == USE_CARD:
            return self.card_box(a, 0)
        if kind == CHOOSE_ROW:
            return self.best_row(0)
        if kind == SEND_COURTIER:
            return self.courtier(a, 0)
        if kind == SEND_GARDENER:
            return self.gardener(0)
        if kind == SEND_WARRIOR:
            return self.warrior(0)
        return self.later_frame_worth(kind, a, b_of(packed))

    def later_frame_worth(self, kind: int, a: int, b: int) -> float:
        if kind == USE_YARD:
            total = 0.0
            first = FIRST_YARD_TILE[a]
            for index in range(2):
                if b >> index & 1:
                    total += self.node(self.content.yard_effect[self.s.yard_tiles[first + index]], 0)
            return total
        if kind in (ARRIVE, USE_LIGHT):
            card = self.s.rooms[a] if kind == ARRIVE else a
            return self.light_of(card, 0)
        if kind == TAKE_SLOT:
            return self.best_slot(0)
        if kind == CHOOSE_TILE:
            return self.best_tile(a, 0)
        if kind == CHOOSE_LIGHT:
            return self.best_light(0)
        if kind == MOVE_MARKER:
            return self.influence(a)
        if kind == SURPLUS_SEALS:
            return self.good(SEAL, a)
        if kind == GARDEN_STEP:
            total = 0.0
            for garden in range(GARDEN_COUNT):
                if a >> garden & 1:
                    total += self.node(self.content.garden_effect[self.s.garden_cards[garden]], 0)
            return total
        return 0.0

    def siblings(self, source: int, mask: int) -> float:
        """Effects waiting to be resolved in any order."""
        content = self.content
        total = 0.0
        if source == LANTERN_SOURCE:
            first = self.clan * LANTERN_AREA
            for index in range(LANTERN_AREA):
                if mask >> index & 1:
                    total += self.node(content.card_lantern[self.s.lantern[first + index]], 0)
        elif source == WELL_SOURCE:
            if mask & 1:
                total += self.node(content.well_base, 0)
            for index in range(2):
                if mask >> (index + 1) & 1:
                    total += self.node(content.tile_back[self.s.tiles[content.well_slots[index]]], 0)
        elif source >= ROW_SOURCE:
            rewards = content.row_rewards[source - ROW_SOURCE]
            for index in range(len(rewards)):
                if mask >> index & 1:
                    total += self.node(rewards[index], 0)
        else:
            parts = content.effects.parts[source]
            for index in range(len(parts)):
                if mask >> index & 1:
                    total += self.node(parts[index], 0)
        return total

    def outside(self, space: int) -> float:
        best = 0.0
        for worker in self.content.outside[space - OUTSIDE_LEFT]:
            best = max(best, self.worker(worker, 0))
        return best

    def best_place(self, colour: int, value: int) -> float:
        """The best space for the die in hand."""
        s = self.s
        best = 0.0
        for action in s.options:
            space = action - PLACE
            if not 0 <= space < FIRST_ROW + 3:
                continue
            best = max(best, self.place(space, colour, value))
        return best

    def place(self, space: int, colour: int, value: int) -> float:
        """Coins gained or paid, and the actions of the space."""
        s = self.s
        content = self.content
        difference = value - covered_value(s, space)
        total = self.good(COIN, difference) if difference >= 0 else -self.price(COIN, -difference)
        if space < ROOM_COUNT:
            card = s.rooms[space]
            for slot in range(FIRST_BOX[space], FIRST_BOX[space + 1]):
                if content.tile_colour[s.tiles[slot]] == colour:
                    total += self.node(content.card_boxes[card][slot - FIRST_BOX[space]], 0)
            return total
        if space < BOARD_SPACES:
            return total + self.outside(space)
        if space == WELL_SPACE:
            return total + self.well()
        return total + self.row(space - FIRST_ROW, 0)
