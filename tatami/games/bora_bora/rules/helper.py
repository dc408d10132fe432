"""BB-8: the helper, a budget spent step by step."""

from __future__ import annotations

from tatami.core.agenda import seat_of
from tatami.core.lists import replaced
from tatami.games.bora_bora import frames
from tatami.games.bora_bora.actions import DONE, SLIDE, TILES, TRADE
from tatami.games.bora_bora.kinds import (
    DOWN,
    FROM_HELPER,
    OFFERING,
    SHELL,
    SLOT_COUNT,
    TILES_PER_SEX,
    TRADE_GODCARD,
    TRADE_MATERIAL,
    TRADE_MOVEHUT,
    TRADE_OFFERING,
    TRADE_SLIDE,
    TRADE_VP,
    UP,
)
from tatami.games.bora_bora.rules.god_cards import card_to_take, take_god_cards
from tatami.games.bora_bora.rules.gods import HIGHEST, DieAction
from tatami.games.bora_bora.rules.player_board import can_move_hut, move_hut, tile_on
from tatami.games.bora_bora.rules.status import advance_status
from tatami.games.bora_bora.state import BoraBoraState


def slidable(s: BoraBoraState, seat: int, out: list[int]) -> None:
    """BB-2.3: the tiles in the UP position, as actions; tiles of equal type, sex and left side are offered once."""
    content = s.content
    seen: list[int] = []
    for slot in range(seat * SLOT_COUNT, seat * SLOT_COUNT + SLOT_COUNT):
        if UP <= s.slots[slot] < DOWN:
            tile = tile_on(s.slots[slot])
            alike = (content.tile_type[tile] * 16 + content.tile_left[tile]) * 2 + tile // TILES_PER_SEX
            if alike not in seen:
                seen.append(alike)
                out.append(SLIDE + tile)


def slide(s: BoraBoraState, seat: int, tile: int) -> None:
    """BB-8.2: tattoo a man (status steps) or gather the shells of a woman; once per tile and game."""
    slot = s.slots.index(UP + tile)
    s.slots = replaced(s.slots, slot, DOWN + tile)
    left = s.content.tile_left[tile]
    if s.events is not None:
        s.emit("slide", seat, {"tile": TILES[tile], "symbols": left})
    if tile < TILES_PER_SEX:
        advance_status(s, seat, left)
    else:
        s.gain(seat, SHELL, left)


class Helper(DieAction):
    """BB-8.1: buy any mix, one after the other, as long as points are left; stopping is always possible (BB-R26)."""

    kind = frames.HELPER
    rule = "BB-8.1"

    def targets(self, s: BoraBoraState, packed: int, value: int, out: list[int]) -> None:
        """BB-8.6: only what can happen is for sale."""
        seat = seat_of(packed)
        cost = s.content.trade_cost
        if cost[TRADE_SLIDE] <= value:
            slidable(s, seat, out)
        for trade in range(TRADE_VP, len(cost)):
            if cost[trade] > value:
                continue
            if trade == TRADE_GODCARD and not card_to_take(s):
                continue
            if trade == TRADE_MOVEHUT and not can_move_hut(s, seat):
                continue
            out.append(TRADE + trade - TRADE_VP)
        out.append(DONE)

    def opens(self, s: BoraBoraState, packed: int, natural: int) -> bool:
        """More points are always of use."""
        return True

    def raised(self, packed: int) -> int:
        return frames.helper(seat_of(packed), HIGHEST)

    def carry_out(self, s: BoraBoraState, packed: int, action: int) -> None:
        if action == DONE:
            return
        seat = seat_of(packed)
        trade = action - TRADE + TRADE_VP if action >= TRADE else TRADE_SLIDE
        left = frames.action_value(packed) - s.content.trade_cost[trade]
        if left:
            s.agenda.append(frames.helper(seat, left))
        if trade == TRADE_SLIDE:
            slide(s, seat, action - SLIDE)
        elif trade == TRADE_VP:
            s.score(seat, FROM_HELPER, 1)
        elif trade == TRADE_OFFERING:
            s.gain(seat, OFFERING, 1)
        elif trade == TRADE_GODCARD:
            take_god_cards(s, seat, 1)
        elif trade == TRADE_MATERIAL:
            s.agenda.append(frames.choose_material(seat, 1))
        else:
            move_hut(s, seat)
