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
    points = items(s, clan)
    return {**dict(zip(ITEMS, points, strict=True)), "total": sum(points)}


def total(s: WhiteCastleState, clan: int) -> int:
    """The clan's score if the game ended now; bots ask for it at every position they look at."""
    points = 0
    for item in items(s, clan):
        points += item
    return points


def items(s: WhiteCastleState, clan: int) -> list[int]:
    """The points of every one of ITEMS."""
    return [
        s.stock[clan * STOCK + POINTS],
        money_points(s, clan),
        resource_points(s, clan),
        s.content.track_points[s.track[clan]],
        courtier_points(s, clan),
        warrior_points(s, clan),
        gardener_points(s, clan),
    ]


def money_points(s: WhiteCastleState, clan: int) -> int:
    """WC-14.1: one point per five coins and seals together. WC-15.14: nothing for the solo opponent."""
    if s.difficulty != NONE and clan == OPPONENT:
        return 0
    return (s.stock[clan * STOCK + COIN] + s.stock[clan * STOCK + SEAL]) // s.content.money_per_point


def resource_points(s: WhiteCastleState, clan: int) -> int:
    """WC-14.2: for each resource, 1 point for 3-6 left, 2 for 7."""
    points = s.content.resource_points
    first = clan * STOCK
    return points[s.stock[first]] + points[s.stock[first + 1]] + points[s.stock[first + 2]]


def courtier_points(s: WhiteCastleState, clan: int) -> int:
    """WC-14.4: by floor, at the daimyo with or without a slot."""
    points = 0
    for place in range(PLACE_COUNT):
        points += s.courtiers[clan * PLACE_COUNT + place] * s.content.place_points[place]
    return points


def courtiers_inside(s: WhiteCastleState, clan: int) -> int:
    """Courtiers on floors 1 to 3; the gate does not count."""
    first = clan * PLACE_COUNT
    return sum(s.courtiers[first + 1 : first + DAIMYO + 1])


def worth_of_warriors(s: WhiteCastleState, clan: int) -> int:
    """What the yards of all own warriors are worth."""
    worth = 0
    for yard in range(YARD_COUNT):
        worth += s.warriors[clan * YARD_COUNT + yard] * s.content.yard_worth[yard]
    return worth


def warrior_points(s: WhiteCastleState, clan: int) -> int:
    """WC-14.5: the worth of all own warriors times the own courtiers inside the castle."""
    worth = worth_of_warriors(s, clan)
    return worth * courtiers_inside(s, clan) if worth else 0


def gardener_points(s: WhiteCastleState, clan: int) -> int:
    """WC-14.6: the points printed on each garden card with an own gardener."""
    points = 0
    gardens = s.gardeners[clan]
    for garden in range(GARDEN_COUNT):
        if gardens >> garden & 1:
            points += s.content.garden_points[s.garden_cards[garden]]
    return points


def standing(s: WhiteCastleState, clan: int) -> list[int]:
    """WC-14.7: most clan points; a tie goes to the earlier in turn order."""
    return [total(s, clan), -s.order.index(clan)]
