"""ST-7: the end of a round, strictly in order; after the last one only the amulets are left (ST-8.1)."""

from __future__ import annotations

from tatami.core.agenda import AutomaticStep, Step, seat_of
from tatami.games.satori import frames
from tatami.games.satori.actions import DONE, RECALL, STAY, TRADE
from tatami.games.satori.kinds import (
    COIN,
    COLOUR_COUNT,
    INCENSE,
    NONE,
    PLACE_COUNT,
    SPACE_COUNT,
    SPACES,
    STOCK,
    TILE,
)
from tatami.games.satori.rules.amulets import ask_for_amulets
from tatami.games.satori.rules.goods import gain, lose_point, pay, receivable
from tatami.games.satori.setup import draw_worshippers, show_building_tiles
from tatami.games.satori.solo import convert
from tatami.games.satori.state import SatoriState


class EndRound(AutomaticStep[SatoriState]):
    """ST-3.2: rounds 1 to 4 end with section 7, the last one with the end of the game."""

    kind = frames.END_ROUND
    rule = "ST-3.2"

    def run(self, s: SatoriState, packed: int) -> None:
        last = s.round == s.content.rounds
        if not last:
            s.agenda.append(frames.clean_up())
        if s.seats == 1:
            if not last:
                convert(s)
        elif last or s.round == s.content.amulet_round:
            ask_for_amulets(s)


class CleanUp(AutomaticStep[SatoriState]):
    """ST-7.2, ST-7.3; then claims, upkeep and trades in the new turn order (ST-7.4 to ST-7.6), and the next round."""

    kind = frames.CLEAN_UP
    rule = "ST-7.2"

    def run(self, s: SatoriState, packed: int) -> None:
        s.reveal()
        show_building_tiles(s)
        for side in range(len(s.hands)):
            s.hands[side] = NONE
        refill_mountains(s)
        gather_worshippers(s)
        draw_worshippers(s)
        s.round += 1
        ring_in_new_order(s)
        if s.events is not None:
            s.emit("round", s.order[0], {"round": s.round, "order": [side for side in s.order if side < s.seats]})
        for seat in s.order:
            if seat < s.seats and not s.stock[seat * STOCK + INCENSE]:
                lose_point(s, seat, s.content.no_incense_loss)
        self._ask(s)

    def _ask(self, s: SatoriState) -> None:
        """The decisions that follow, the last one first: the agenda is a stack."""
        players = [seat for seat in reversed(s.order) if seat < s.seats]
        s.agenda.append(frames.cycle())
        for seat in players:
            s.agenda.append(frames.trade_tiles(seat, s.content.most_traded))
        s.agenda.append(frames.monks_return())
        for seat in players:
            for space in range(SPACE_COUNT - 1, -1, -1):
                if s.monks[space] == seat:
                    s.agenda.append(frames.monk_upkeep(seat, space))
        for seat in players:
            s.agenda.append(frames.claim_offerings(seat, True))


def refill_mountains(s: SatoriState) -> None:
    """ST-7.2c: every space without a tile gets one of the era; when the era changes, tiles without a monk go first."""
    era = s.content.era_after_round[s.round] - 1
    changes = s.round > 1 and s.content.era_after_round[s.round - 1] - 1 != era
    pile = s.tile_piles[era]
    drawn = 0
    for space in range(SPACE_COUNT):
        if changes and s.monks[space] == NONE:
            s.spaces[space] = NONE
        if s.spaces[space] == NONE:
            s.spaces[space] = pile[drawn]
            drawn += 1
    s.tile_piles = [pile[drawn:] if number == era else s.tile_piles[number] for number in range(2)]


def gather_worshippers(s: SatoriState) -> None:
    """ST-7.2d: all worshippers into the bag."""
    for place in range(PLACE_COUNT):
        for colour in range(COLOUR_COUNT):
            s.bag[colour] += s.visitors[place * COLOUR_COUNT + colour]
            s.visitors[place * COLOUR_COUNT + colour] = 0


def ring_in_new_order(s: SatoriState) -> None:
    """ST-7.2f: who has rung the bell comes first, in that order; the others follow as before."""
    s.order = s.bells + [side for side in s.order if side not in s.bells]
    s.bells = []


class MonkUpkeep(Step[SatoriState]):
    """ST-7.5: pay incense for a monk on a mountain, or take it back."""

    kind = frames.MONK_UPKEEP
    rule = "ST-7.5"

    def legal(self, s: SatoriState, packed: int, out: list[int]) -> None:
        space = frames.space_of_monk(packed)
        if s.stock[seat_of(packed) * STOCK + INCENSE] >= s.content.monk_incense:
            out.append(STAY + space)
        out.append(RECALL + space)

    def apply(self, s: SatoriState, packed: int, action: int) -> None:
        seat = seat_of(packed)
        if action < RECALL:
            pay(s, seat, INCENSE, s.content.monk_incense)
            return
        s.monks[frames.space_of_monk(packed)] = NONE
        if s.events is not None:
            s.emit("recall", seat, {"space": SPACES[frames.space_of_monk(packed)]})

    def prompt(self, s: SatoriState, packed: int) -> dict[str, object]:
        return {"space": SPACES[frames.space_of_monk(packed)]}


class MonksReturn(AutomaticStep[SatoriState]):
    """ST-7.5: all monks on the sun return to their owners."""

    kind = frames.MONKS_RETURN
    rule = "ST-7.5"

    def run(self, s: SatoriState, packed: int) -> None:
        for side in range(len(s.sun)):
            s.sun[side] = 0


class TradeTiles(Step[SatoriState]):
    """ST-7.6: at most three tiles, two for an incense, one for a coin; only what can be received."""

    kind = frames.TRADE_TILES
    rule = "ST-7.6"
    decline = DONE

    def legal(self, s: SatoriState, packed: int, out: list[int]) -> None:
        seat = seat_of(packed)
        tiles = min(frames.tiles_left(packed), s.stock[seat * STOCK + TILE])
        if tiles >= s.content.tiles_for_incense and receivable(s, seat, INCENSE, 1):
            out.append(TRADE)
        if tiles >= s.content.tiles_for_coin and receivable(s, seat, COIN, 1):
            out.append(TRADE + 1)

    def apply(self, s: SatoriState, packed: int, action: int) -> None:
        seat = seat_of(packed)
        price = s.content.tiles_for_incense if action == TRADE else s.content.tiles_for_coin
        s.agenda.append(frames.trade_tiles(seat, frames.tiles_left(packed) - price))
        pay(s, seat, TILE, price)
        gain(s, seat, INCENSE if action == TRADE else COIN, 1)

    def prompt(self, s: SatoriState, packed: int) -> dict[str, object]:
        return {"left": frames.tiles_left(packed)}
