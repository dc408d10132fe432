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
    WARRIORS,
    YARD_COUNT,
)
from tatami.games.white_castle.rules.currencies import can_pay, most_payable
from tatami.games.white_castle.state import WhiteCastleState


def can_send(s: WhiteCastleState, clan: int, worker: int) -> bool:
    """Whether a worker action of the clan has more to offer than to decline it (WC-R42)."""
    if worker == COURTIERS:
        return can_ask_for_audience(s, clan) or _can_climb(s, clan)
    return len(open_gardens(s, clan) if worker == GARDENERS else open_yards(s, clan)) > 0


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


def open_gardens(s: WhiteCastleState, clan: int) -> list[int]:
    """WC-8.3: where a gardener at home can go: no gardener of the clan there yet, and the food."""
    out: list[int] = []
    if s.home[clan * 3 + GARDENERS]:
        there = s.gardeners[clan]
        food = most_payable(s, clan, FOOD)
        for garden in range(GARDEN_COUNT):
            if not there >> garden & 1 and s.content.garden_food[s.garden_cards[garden]] <= food:
                out.append(garden)
    return out


def open_yards(s: WhiteCastleState, clan: int) -> list[int]:
    """WC-8.1: where a warrior at home can go: the yards whose iron can be paid."""
    out: list[int] = []
    if s.home[clan * 3 + WARRIORS]:
        iron = most_payable(s, clan, IRON)
        for yard in range(YARD_COUNT):
            if s.content.yard_iron[yard] <= iron:
                out.append(yard)
    return out
