"""What the pending steps of a turn are worth: an optimistic look at everything still to be resolved."""

from __future__ import annotations

from tatami.bots.evaluation.white_castle.worth import Worth
from tatami.core.agenda import kind_of
from tatami.games.white_castle import frames
from tatami.games.white_castle.actions import PLACE
from tatami.games.white_castle.kinds import (
    ANY,
    BOARD_SPACES,
    COIN,
    FIRST_BOX,
    FIRST_ROW,
    FIRST_YARD_TILE,
    OUTSIDE_LEFT,
    ROOM_COUNT,
    SEAL,
    WELL_SPACE,
)
from tatami.games.white_castle.rules.turn import covered_value


class PendingSteps(Worth):
    """What each pending step of a clan is worth to it."""

    def frame(self, packed: int) -> float:
        """What one pending step of the clan is worth."""
        kind = kind_of(packed)
        if kind == frames.CHOOSE_ANY:
            return self.good(ANY, frames.units_left(packed))
        if kind == frames.PLACE_DIE:
            best = self.best_place(frames.die_colour(packed), frames.die_value(packed))
            return best + (self.lantern() if frames.from_left(packed) else 0.0)
        if kind == frames.LANTERN_REWARD:
            return self.lantern()
        if kind == frames.USE_ACTION_IN_ROOM:
            return self.some_of(self.content.card_boxes[frames.room_card(packed)], frames.boxes_left(packed))
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
        return self.later_frame(kind, packed)

    def later_frame(self, kind: int, packed: int) -> float:
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
        return super().frame(packed)

    def yard_tiles(self, yard: int, mask: int) -> float:
        """The tiles of a yard in ``mask``."""
        tiles = self.s.yard_tiles[FIRST_YARD_TILE[yard] : FIRST_YARD_TILE[yard + 1]]
        return self.some_of([self.content.yard_effect[tile] for tile in tiles], mask)

    def gardens(self, mask: int) -> float:
        """The gardens in ``mask``."""
        return self.some_of([self.content.garden_effect[card] for card in self.s.garden_cards], mask)

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
