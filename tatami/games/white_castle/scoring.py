"""WC-14: the end of the game, itemised."""

from __future__ import annotations

from typing import Final

from tatami.games.white_castle.kinds import (
    COIN,
    DAIMYO,
    GARDEN_COUNT,
    NONE,
    PLACE_COUNT,
    POINTS,
    SEAL,
    STOCK,
    YARD_COUNT,
)
from tatami.games.white_castle.solo import OPPONENT
from tatami.games.white_castle.state import WhiteCastleState

ITEMS: Final = ["played", "coins_and_seals", "resources", "track", "courtiers", "warriors", "gardeners"]
"""In the order of WC-14; ``total`` is their sum."""


def sheet(s: WhiteCastleState, clan: int) -> dict[str, int]:
    """Where the clan's points come from if the game ended now."""
    items = {
        "played": s.stock[clan * STOCK + POINTS],
        "coins_and_seals": money_points(s, clan),
        "resources": resource_points(s, clan),
        "track": s.content.track_points[s.track[clan]],
        "courtiers": courtier_points(s, clan),
        "warriors": warrior_points(s, clan),
        "gardeners": gardener_points(s, clan),
    }
    items["total"] = sum(items.values())
    return items


def money_points(s: WhiteCastleState, clan: int) -> int:
    """WC-14.1: one point per five coins and seals together. WC-15.14: nothing for the solo opponent."""
    if s.difficulty != NONE and clan == OPPONENT:
        return 0
    return (s.stock[clan * STOCK + COIN] + s.stock[clan * STOCK + SEAL]) // s.content.money_per_point


def resource_points(s: WhiteCastleState, clan: int) -> int:
    """WC-14.2: for each resource, 1 point for 3-6 left, 2 for 7."""
    return sum([s.content.resource_points[s.stock[clan * STOCK + resource]] for resource in range(3)])


def courtier_points(s: WhiteCastleState, clan: int) -> int:
    """WC-14.4: by floor, at the daimyo with or without a slot."""
    first = clan * PLACE_COUNT
    return sum([s.courtiers[first + place] * s.content.place_points[place] for place in range(PLACE_COUNT)])


def courtiers_inside(s: WhiteCastleState, clan: int) -> int:
    """Courtiers on floors 1 to 3; the gate does not count."""
    first = clan * PLACE_COUNT
    return sum(s.courtiers[first + 1 : first + DAIMYO + 1])


def warrior_points(s: WhiteCastleState, clan: int) -> int:
    """WC-14.5: the worth of all own warriors times the own courtiers inside the castle."""
    first = clan * YARD_COUNT
    worth = sum([s.warriors[first + yard] * s.content.yard_worth[yard] for yard in range(YARD_COUNT)])
    return worth * courtiers_inside(s, clan)


def gardener_points(s: WhiteCastleState, clan: int) -> int:
    """WC-14.6: the points printed on each garden card with an own gardener."""
    total = 0
    for garden in range(GARDEN_COUNT):
        if s.gardeners[clan] >> garden & 1:
            total += s.content.garden_points[s.garden_cards[garden]]
    return total


def standing(s: WhiteCastleState, clan: int) -> list[int]:
    """WC-14.7: most clan points; a tie goes to the earlier in turn order."""
    return [sheet(s, clan)["total"], -s.order.index(clan)]
