"""ST-5.5: the pagoda: levels, roofs and the Sorin."""

from __future__ import annotations

from tatami.core.agenda import Step, seat_of
from tatami.core.lists import replaced
from tatami.games.satori import frames
from tatami.games.satori.actions import RAISE
from tatami.games.satori.kinds import (
    FIRST_ROOF,
    JOKOROS_PER_STOREY,
    LEVELS,
    NEUTRAL,
    PARTS,
    POINTS,
    SORIN,
    SORIN_PART,
    STOREYS,
    TILE,
)
from tatami.games.satori.rules.goods import can_pay, gain, pay_all
from tatami.games.satori.state import SatoriState


def part_price(s: SatoriState, part: int) -> list[int]:
    """The price of a part of the pagoda."""
    if part == SORIN_PART:
        return s.content.sorin_price
    if part >= FIRST_ROOF:
        return s.content.roof_price[part - FIRST_ROOF]
    return s.content.level_price[s.levels[part]]


def may_rise(s: SatoriState, part: int) -> bool:
    """ST-5.5.2, ST-5.5.7: not built yet, and not above the Architect; the Sorin in the last round only.

    ST-R12: with the option ``roof_requires_level`` a roof needs its level.
    """
    if part == SORIN_PART:
        return not s.built[SORIN] and s.round >= s.content.sorin_round
    if part >= FIRST_ROOF:
        level = part - FIRST_ROOF
        if s.roofs[level] or level >= s.round:
            return False
        return s.built[level] == 1 or s.options["roof_requires_level"] is not True
    return not s.built[part] and part < s.round


def can_raise(s: SatoriState, seat: int, part: int) -> bool:
    """Whether a player can build a part now."""
    return may_rise(s, part) and can_pay(s, seat, part_price(s, part))


def can_raise_something(s: SatoriState, seat: int) -> bool:
    """Whether a player can build anything on the pagoda."""
    for part in range(SORIN_PART + 1):
        if can_raise(s, seat, part):
            return True
    return False


def raise_part(s: SatoriState, side: int, part: int) -> None:
    """ST-5.5.3, ST-5.5.5, ST-5.5.7: the part is built and scores; a level and the Sorin get a Jokoro price."""
    if s.events is not None:
        s.emit("raise", side, {"part": PARTS[part]})
    if FIRST_ROOF <= part < SORIN_PART:
        s.roofs = replaced(s.roofs, part - FIRST_ROOF, 1)
        gain(s, side, POINTS, s.content.roof_points[part - FIRST_ROOF])
        return
    storey = SORIN if part == SORIN_PART else part
    s.built = replaced(s.built, storey, 1)
    if storey < LEVELS:
        gain(s, side, POINTS, s.content.level_points[s.levels[storey]])
    else:
        s.sorin_owner = side
    draw_price(s, side, storey)


def draw_price(s: SatoriState, side: int, storey: int) -> None:
    """ST-5.5.3, ST-5.5.4: the top Jokoro price; for a cancelled one the next, with neutral Jokoros in its slots."""
    s.reveal()
    cancelled = s.content.cancelled
    price = s.price_pile[0]
    neutral = 0
    drawn = 1
    if price == cancelled:
        price = s.price_pile[1]
        neutral = 2 if price == cancelled else 1
        drawn = 2
    s.price_pile = s.price_pile[drawn:]
    s.prices = replaced(s.prices, storey, price)
    for slot in range(neutral):
        s.pagoda = replaced(s.pagoda, storey * JOKOROS_PER_STOREY + slot, NEUTRAL)
    if s.events is not None:
        name = "cancelled" if price == cancelled else s.content.price_names[price]
        s.emit("price", side, {"storey": STOREYS[storey], "price": name, "neutral": neutral})


class BuildPagoda(Step[SatoriState]):
    """ST-5.5.1: one level, or one roof, or the Sorin."""

    kind = frames.BUILD_PAGODA
    rule = "ST-5.5.1"

    def legal(self, s: SatoriState, packed: int, out: list[int]) -> None:
        for part in range(SORIN_PART + 1):
            if can_raise(s, seat_of(packed), part):
                out.append(RAISE + part)

    def apply(self, s: SatoriState, packed: int, action: int) -> None:
        seat = seat_of(packed)
        part = action - RAISE
        pay_all(s, seat, part_price(s, part))
        raise_part(s, seat, part)


def next_part(s: SatoriState) -> int:
    """ST-9.4.6: the first part not built from the bottom: level 1, roof 1, level 2, ...; SORIN_PART after the last."""
    for level in range(LEVELS):
        if not s.built[level]:
            return level
        if not s.roofs[level]:
            return FIRST_ROOF + level
    return SORIN_PART


def tiles_for(s: SatoriState, part: int) -> int:
    """How many meditation tiles a part takes."""
    return part_price(s, part)[TILE]
