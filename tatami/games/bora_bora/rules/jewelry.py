"""BB-15.6, BB-15.7: buying jewelry."""

from __future__ import annotations

from tatami.core.agenda import Step, seat_of
from tatami.core.lists import replaced
from tatami.core.turns import EachInTurn
from tatami.games.bora_bora import frames
from tatami.games.bora_bora.actions import BUY, JEWELRY_NAMES, PASS
from tatami.games.bora_bora.kinds import JEWELRY_ROWS, NONE, ROUNDS, SHELL, STOCK
from tatami.games.bora_bora.state import BoraBoraState


class JewelryTurns(EachInTurn[BoraBoraState]):
    """BB-15.6: one after the other in the new turn order; BB-15.7: what is unsold then is discarded."""

    kind = frames.JEWELRY_TURNS
    rule = "BB-15.6"
    decline = PASS

    def begin(self, s: BoraBoraState, side: int, number: int) -> None:
        s.agenda.append(frames.buy_jewelry(side))

    def end(self, s: BoraBoraState) -> None:
        grid = s.jewelry_grid.copy()
        for place in range((s.round - 1) * JEWELRY_ROWS, s.round * JEWELRY_ROWS):
            grid[place] = NONE
        s.jewelry_grid = grid
        s.agenda.append(frames.task_turns())


class BuyJewelry(Step[BoraBoraState]):
    """BB-15.6: one tile of the current round's column for its shells, or none. Equal tiles are offered once."""

    kind = frames.BUY_JEWELRY
    rule = "BB-15.6"
    decline = PASS

    def legal(self, s: BoraBoraState, packed: int, out: list[int]) -> None:
        content = s.content
        shells = s.stock[seat_of(packed) * STOCK + SHELL]
        seen: list[int] = []
        for tile in s.jewelry_grid[(s.round - 1) * JEWELRY_ROWS : s.round * JEWELRY_ROWS]:
            if tile == NONE or content.jewelry_shells[tile] > shells:
                continue
            alike = content.jewelry_type[tile] * 1024 + content.jewelry_shells[tile] * 32 + content.jewelry_vp[tile]
            if alike not in seen:
                seen.append(alike)
                out.append(BUY + tile)

    def apply(self, s: BoraBoraState, packed: int, action: int) -> None:
        seat = seat_of(packed)
        tile = action - BUY
        s.stock[seat * STOCK + SHELL] -= s.content.jewelry_shells[tile]
        s.jewelry_grid = replaced(s.jewelry_grid, s.jewelry_grid.index(tile), NONE)
        s.jewelry = replaced(s.jewelry, s.jewelry.index(NONE, seat * ROUNDS), tile)
        if s.events is not None:
            s.emit("jewelry", seat, {"jewelry": JEWELRY_NAMES[tile], "shells": s.content.jewelry_shells[tile]})
