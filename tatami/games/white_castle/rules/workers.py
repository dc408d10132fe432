"""WC-8: whether a worker action could send anybody anywhere."""

from __future__ import annotations

from tatami.games.white_castle.kinds import (
    COIN,
    COURTIERS,
    DAIMYO,
    FOOD,
    GARDEN_COUNT,
    GARDENERS,
    GATE,
    IRON,
    PEARL,
    PLACE_COUNT,
    YARD_COUNT,
)
from tatami.games.white_castle.rules.currencies import can_pay
from tatami.games.white_castle.state import WhiteCastleState


def can_send(s: WhiteCastleState, clan: int, worker: int) -> bool:
    """Whether a worker action of the clan has more to offer than to decline it (WC-R42)."""
    if worker == COURTIERS:
        return can_ask_for_audience(s, clan) or _can_climb(s, clan)
    if not s.home[clan * 3 + worker]:
        return False
    if worker == GARDENERS:
        for garden in range(GARDEN_COUNT):
            if can_garden(s, clan, garden):
                return True
        return False
    for yard in range(YARD_COUNT):
        if can_train(s, clan, yard):
            return True
    return False


def can_ask_for_audience(s: WhiteCastleState, clan: int) -> bool:
    """WC-8.5: a courtier at home, and the coins."""
    return s.home[clan * 3 + COURTIERS] > 0 and can_pay(s, clan, COIN, s.content.audience_coins)


def _can_climb(s: WhiteCastleState, clan: int) -> bool:
    """WC-8.6: a courtier below the daimyo room, and the pearls for one floor."""
    first = clan * PLACE_COUNT
    for place in range(GATE, DAIMYO):
        if s.courtiers[first + place]:
            return can_pay(s, clan, PEARL, s.content.climb_pearls[1])
    return False


def can_garden(s: WhiteCastleState, clan: int, garden: int) -> bool:
    """WC-8.3: no gardener of the clan there yet, and the food."""
    if s.gardeners[clan] >> garden & 1:
        return False
    return can_pay(s, clan, FOOD, s.content.garden_food[s.garden_cards[garden]])


def can_train(s: WhiteCastleState, clan: int, yard: int) -> bool:
    """WC-8.1: the yard's iron."""
    return can_pay(s, clan, IRON, s.content.yard_iron[yard])
