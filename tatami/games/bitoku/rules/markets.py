"""BT-10, BT-12 and BT-13: buying mitama, dragonflies, crystals and buildings."""

from __future__ import annotations

from tatami.core.agenda import AutomaticStep, Step, seat_of
from tatami.core.lists import replaced
from tatami.games.bitoku import frames
from tatami.games.bitoku.actions import BUILD_AT, BUY, DONE, LAY, PAIR_WITH_DRAGONFLY, PAIR_WITH_MITAMA
from tatami.games.bitoku.kinds import (
    AREA_REGIONS,
    BUILDING_MARKET,
    CRYSTAL_MARKET,
    CRYSTAL_SLOT_COUNT,
    CRYSTAL_SLOTS,
    CRYSTALS,
    DRAGONFLIES,
    DRAGONFLY_COUNT,
    DRAGONFLY_MARKET,
    MARKET_SLOTS,
    MARKETS,
    MITAMA_MARKET,
    MITAMA_TILES,
    MITAMA_TYPE_COUNT,
    MITAMA_TYPES,
    NONE,
    ON_BUILD,
    ON_CRYSTAL,
    ON_DRAGONFLY,
    ON_MITAMA,
    ON_PAIR,
    REGION_COUNT,
    REGIONS,
    TYPE_COUNT,
)
from tatami.games.bitoku.rules.effects import EFFECTS
from tatami.games.bitoku.rules.rocks import take_seat
from tatami.games.bitoku.state import BitokuState, with_part, without


def take_tile(s: BitokuState, market: int, slot: int) -> int:
    """BT-12.5: take a tile; its slot stays empty until winter."""
    tile = s.markets[market][slot]
    s.markets = with_part(s.markets, market, replaced(s.markets[market], slot, NONE))
    return tile


class Market(Step[BitokuState]):
    """Choose a tile that can be paid for, or buy nothing (BT-20.2); then pay (BT-10.6)."""

    kind = frames.MARKET
    rule = "BT-10.6"
    decline = DONE

    def legal(self, s: BitokuState, packed: int, out: list[int]) -> None:
        side = seat_of(packed)
        market = frames.market_used(packed)
        discount = frames.discount(packed)
        if market == BUILDING_MARKET:
            self._buildings(s, side, discount, out)
        else:
            for slot in range(MARKET_SLOTS):
                if EFFECTS.can_buy(s, side, market, slot, discount):
                    out.append(BUY + market * MARKET_SLOTS + slot)

    def _buildings(self, s: BitokuState, side: int, discount: int, out: list[int]) -> None:
        """BT-10.3, BT-10.4: a face-up building and an empty space of its type in any area."""
        if not EFFECTS.can_pay_building(s, side, discount):
            return
        for slot in range(MARKET_SLOTS):
            tile = s.markets[BUILDING_MARKET][slot]
            if tile != NONE:
                for area in range(len(AREA_REGIONS)):
                    if s.built[AREA_REGIONS[area] * TYPE_COUNT + s.content.building_type[tile]] == NONE:
                        out.append(BUILD_AT + slot * len(AREA_REGIONS) + area)

    def apply(self, s: BitokuState, packed: int, action: int) -> None:
        side = seat_of(packed)
        market = frames.market_used(packed)
        discount = frames.discount(packed)
        if market == BUILDING_MARKET:
            slot, area = divmod(action - BUILD_AT, len(AREA_REGIONS))
            price = s.content.building_price[s.markers[side]]
            EFFECTS.charge(s, side, price, slot * REGION_COUNT + AREA_REGIONS[area], discount)
        else:
            slot = (action - BUY) % MARKET_SLOTS
            EFFECTS.charge(s, side, s.content.market_price[market][slot], slot, discount)

    def prompt(self, s: BitokuState, packed: int) -> dict[str, object]:
        return {"market": MARKETS[frames.market_used(packed)], "discount": frames.discount(packed)}


class Bought(AutomaticStep[BitokuState]):
    """What was paid for comes: a tile of a market, or a pilgrim sits down."""

    kind = frames.BOUGHT
    rule = "BT-10.6"

    def run(self, s: BitokuState, packed: int) -> None:
        side = seat_of(packed)
        purchase = frames.purchase(packed)
        place = frames.place_bought(packed)
        if purchase == MITAMA_MARKET:
            gain_mitama(s, side, place)
        elif purchase == DRAGONFLY_MARKET:
            gain_dragonfly(s, side, place)
        elif purchase == CRYSTAL_MARKET:
            gain_crystal(s, side, place)
        elif purchase == BUILDING_MARKET:
            build(s, side, place // REGION_COUNT, place % REGION_COUNT)
        else:
            take_seat(s, side, place)


# ---- buildings ------------------------------------------------------------------------------------------------------


def build(s: BitokuState, side: int, slot: int, region: int) -> None:
    """BT-10.3: the marker, the building on its space, and the bonus for the builder in that region."""
    tile = take_tile(s, BUILDING_MARKET, slot)
    space = region * TYPE_COUNT + s.content.building_type[tile]
    s.markers[side] += 1
    s.built = replaced(s.built, space, tile)
    s.built_by = replaced(s.built_by, space, side)
    s.fresh |= 1 << space
    if s.events is not None:
        s.emit("build", side, {"building": s.content.building_names[tile], "region": REGIONS[region]})
    s.remember(side, ON_BUILD)
    EFFECTS.perform(s, side, s.content.building_bonus[tile], region)


# ---- mitama and dragonflies -----------------------------------------------------------------------------------------


def gain_mitama(s: BitokuState, side: int, slot: int) -> None:
    """BT-12.1: the slot's points, then the action, then it comes to the board and may be combined (BT-R13)."""
    tile = take_tile(s, MITAMA_MARKET, slot)
    if s.events is not None:
        s.emit("mitama", side, {"tile": MITAMA_TILES[tile]})
    s.remember(side, ON_MITAMA)
    s.score(side, s.content.mitama_points[slot], "mitama")
    s.agenda.append(frames.settle_mitama(side, s.content.mitama_type[tile]))
    EFFECTS.perform(s, side, s.content.mitama_effect[tile])


class SettleMitama(AutomaticStep[BitokuState]):
    """BT-12.1: after its action a mitama lies on the board; a dragonfly there can be combined with it now."""

    kind = frames.SETTLE_MITAMA
    rule = "BT-12.1"

    def run(self, s: BitokuState, packed: int) -> None:
        side = seat_of(packed)
        kind = frames.mitama_gained(packed)
        s.mitama[side * MITAMA_TYPE_COUNT + kind] += 1
        if s.dragonflies[side]:
            s.agenda.append(frames.combine_mitama(side, kind))


def gain_dragonfly(s: BitokuState, side: int, slot: int) -> None:
    """BT-12.3: what is printed for the slot, the tile on the board; then it may be combined."""
    tile = take_tile(s, DRAGONFLY_MARKET, slot)
    s.dragonflies = with_part(s.dragonflies, side, [*s.dragonflies[side], tile])
    if s.events is not None:
        s.emit("dragonfly", side, {"tile": DRAGONFLIES[tile]})
    s.remember(side, ON_DRAGONFLY)
    if max(s.mitama[side * MITAMA_TYPE_COUNT : (side + 1) * MITAMA_TYPE_COUNT]):
        s.agenda.append(frames.combine_dragonfly(side, tile))
    gain = s.content.dragonfly_gain[slot]
    if gain != NONE:
        EFFECTS.perform(s, side, gain)


def combine(s: BitokuState, side: int, mitama: int, dragonfly: int) -> None:
    """BT-12.4: a pair for good; the dragonfly's effect at once."""
    s.mitama[side * MITAMA_TYPE_COUNT + mitama] -= 1
    loose = s.dragonflies[side]
    s.dragonflies = with_part(s.dragonflies, side, without(loose, loose.index(dragonfly)))
    s.pairs = with_part(s.pairs, side, [*s.pairs[side], mitama * DRAGONFLY_COUNT + dragonfly])
    if s.events is not None:
        s.emit("pair", side, {"mitama": MITAMA_TYPES[mitama], "dragonfly": DRAGONFLIES[dragonfly]})
    s.remember(side, ON_PAIR)
    EFFECTS.perform(s, side, s.content.dragonfly_effect[dragonfly])


class CombineMitama(Step[BitokuState]):
    """BT-12.4: a mitama just gained may be combined with a dragonfly; equal ones are offered once."""

    kind = frames.COMBINE_MITAMA
    name = "combine"
    rule = "BT-12.4"
    decline = DONE

    def legal(self, s: BitokuState, packed: int, out: list[int]) -> None:
        for tile in s.dragonflies[seat_of(packed)]:
            if PAIR_WITH_DRAGONFLY + tile not in out:
                out.append(PAIR_WITH_DRAGONFLY + tile)

    def apply(self, s: BitokuState, packed: int, action: int) -> None:
        combine(s, seat_of(packed), frames.mitama_gained(packed), action - PAIR_WITH_DRAGONFLY)

    def prompt(self, s: BitokuState, packed: int) -> dict[str, object]:
        return {"gained": MITAMA_TYPES[frames.mitama_gained(packed)]}


class CombineDragonfly(Step[BitokuState]):
    """BT-12.4: a dragonfly just gained may be combined with a mitama."""

    kind = frames.COMBINE_DRAGONFLY
    name = "combine"
    rule = "BT-12.4"
    decline = DONE

    def legal(self, s: BitokuState, packed: int, out: list[int]) -> None:
        first = seat_of(packed) * MITAMA_TYPE_COUNT
        for kind in range(MITAMA_TYPE_COUNT):
            if s.mitama[first + kind]:
                out.append(PAIR_WITH_MITAMA + kind)

    def apply(self, s: BitokuState, packed: int, action: int) -> None:
        combine(s, seat_of(packed), action - PAIR_WITH_MITAMA, frames.dragonfly_gained(packed))

    def prompt(self, s: BitokuState, packed: int) -> dict[str, object]:
        return {"gained": DRAGONFLIES[frames.dragonfly_gained(packed)]}


# ---- crystals -------------------------------------------------------------------------------------------------------


def gain_crystal(s: BitokuState, side: int, slot: int) -> None:
    """BT-13.1: take the tile; memory crystals that lie on the board already remember it (BT-R14)."""
    tile = take_tile(s, CRYSTAL_MARKET, slot)
    s.remember(side, ON_CRYSTAL)
    s.agenda.append(frames.lay_crystal(side, tile))


class LayCrystal(Step[BitokuState]):
    """BT-13.1, BT-13.2: a free slot of its type; the pilgrim that slept there is awake."""

    kind = frames.LAY_CRYSTAL
    rule = "BT-13.1"

    def legal(self, s: BitokuState, packed: int, out: list[int]) -> None:
        kind = s.content.crystal_type[frames.crystal_gained(packed)]
        first = seat_of(packed) * CRYSTAL_SLOT_COUNT
        for slot in range(CRYSTAL_SLOT_COUNT):
            if s.content.crystal_slot_type[slot] == kind and s.crystals[first + slot] == NONE:
                out.append(LAY + slot)

    def apply(self, s: BitokuState, packed: int, action: int) -> None:
        side = seat_of(packed)
        crystal = frames.crystal_gained(packed)
        s.crystals = replaced(s.crystals, side * CRYSTAL_SLOT_COUNT + action - LAY, crystal)
        s.awake[side] += 1
        if s.events is not None:
            s.emit("crystal", side, {"crystal": CRYSTALS[crystal], "slot": CRYSTAL_SLOTS[action - LAY]})

    def prompt(self, s: BitokuState, packed: int) -> dict[str, object]:
        return {"crystal": CRYSTALS[frames.crystal_gained(packed)]}
