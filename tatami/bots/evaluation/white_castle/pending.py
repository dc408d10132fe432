"""What the pending steps of a turn are worth: an optimistic look at everything still to be resolved."""

from __future__ import annotations

from tatami.bots.evaluation.white_castle.worth import Worth
from tatami.core.agenda import kind_of
from tatami.core.effects import (
    CHOOSE_GOOD,
    CHOOSE_ONE,
    ORDER_EFFECTS,
    PAY_EFFECT,
    PAY_UNIT,
    TAKE_EFFECTS,
    effect_node,
    siblings_left,
    siblings_source,
    units_to_choose,
)
from tatami.games.white_castle import frames
from tatami.games.white_castle.actions import PLACE
from tatami.games.white_castle.kinds import (
    ANY,
    BOARD_SPACES,
    COIN,
    FIRST_BOX,
    FIRST_ROW,
    FIRST_YARD_TILE,
    GARDEN_COUNT,
    LANTERN_AREA,
    LANTERN_SOURCE,
    OUTSIDE_LEFT,
    ROOM_COUNT,
    ROW_SOURCE,
    SEAL,
    WELL_SOURCE,
    WELL_SPACE,
)
from tatami.games.white_castle.rules.turn import covered_value


class PendingSteps(Worth):
    """What each pending step of a clan is worth to it."""

    def frame_worth(self, packed: int) -> float:
        """What one pending step of the clan is worth."""
        kind = kind_of(packed)
        if kind == ORDER_EFFECTS:
            return self.siblings(siblings_source(packed), siblings_left(packed))
        if kind == CHOOSE_ONE:
            return self.node(effect_node(packed), 0)
        if kind == PAY_EFFECT:
            return self.paid(effect_node(packed), 0)
        if kind == frames.CHOOSE_ANY:
            return self.good(ANY, frames.units_left(packed))
        if kind == frames.PLACE_DIE:
            best = self.best_place(frames.die_colour(packed), frames.die_value(packed))
            return best + (self.lantern() if frames.from_left(packed) else 0.0)
        if kind == frames.LANTERN_REWARD:
            return self.lantern()
        if kind == frames.USE_ACTION_IN_ROOM:
            return self.boxes(frames.room_card(packed), frames.boxes_left(packed))
        if kind == frames.OUTSIDE_CHOICE:
            return self.outside(frames.outside_space(packed))
        if kind == frames.WELL_REWARD:
            return self.well()
        if kind == frames.RESOLVE_ROW:
            return self.row(frames.row_to_resolve(packed), 0)
        if kind == frames.USE_ACTION_OF_CARD:
            return self.card_box(frames.row_of_card(packed), 0)
        if kind == frames.DOMAIN_ROW:
            return self.best_row(0)
        if kind == frames.COURTIER_ACTION:
            return self.courtier(frames.parts_used(packed), 0)
        if kind == frames.GARDENER_TARGET:
            return self.gardener(0)
        if kind == frames.WARRIOR_TARGET:
            return self.warrior(0)
        return self.later_frame_worth(kind, packed)

    def later_frame_worth(self, kind: int, packed: int) -> float:
        """The same for steps that seldom wait."""
        if kind == frames.USE_ACTION_OF_YARD:
            return self.yard_tiles(frames.yard_entered(packed), frames.tiles_left(packed))
        if kind == frames.ARRIVE:
            return self.light_of(self.s.rooms[frames.room_entered(packed)], 0)
        if kind == frames.LIGHT_PICK_ON_ARRIVAL:
            return self.light_of(frames.card_found(packed), 0)
        if kind == frames.DAIMYO_SLOT:
            return self.best_slot(0)
        if kind == frames.TILE_PICK:
            return self.best_tile(frames.colour_to_pick(packed), 0)
        if kind == frames.LIGHT_PICK_ANYWHERE:
            return self.best_light(0)
        if kind == frames.DIVIDER_PAY:
            return self.influence(frames.steps_left(packed))
        if kind == frames.EXCHANGE_SURPLUS:
            return self.good(SEAL, frames.seals_coming(packed))
        if kind == frames.GARDEN_ACTIVATE:
            return self.gardens(frames.gardens_left(packed))
        if kind == TAKE_EFFECTS:
            return self.siblings(siblings_source(packed), siblings_left(packed))
        if kind == CHOOSE_GOOD:
            return self.mix(self.content.effects.what[effect_node(packed)], units_to_choose(packed))
        if kind == PAY_UNIT:
            return self.node(self.content.effects.parts[effect_node(packed)][0], 0)
        return 0.0

    def boxes(self, card: int, mask: int) -> float:
        """The boxes of a room card in ``mask``."""
        total = 0.0
        for index in range(3):
            if mask >> index & 1:
                total += self.node(self.content.card_boxes[card][index], 0)
        return total

    def yard_tiles(self, yard: int, mask: int) -> float:
        """The tiles of a yard in ``mask``."""
        total = 0.0
        first = FIRST_YARD_TILE[yard]
        for index in range(2):
            if mask >> index & 1:
                total += self.node(self.content.yard_effect[self.s.yard_tiles[first + index]], 0)
        return total

    def gardens(self, mask: int) -> float:
        """The gardens in ``mask``."""
        total = 0.0
        for garden in range(GARDEN_COUNT):
            if mask >> garden & 1:
                total += self.node(self.content.garden_effect[self.s.garden_cards[garden]], 0)
        return total

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
        for action in s.answers:
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
