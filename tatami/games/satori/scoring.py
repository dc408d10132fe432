"""ST-8, ST-9.7: final scoring and what breaks ties."""

from __future__ import annotations

from tatami.games.satori.content import COUNTS_INCENSE, COUNTS_JOKOROS, COUNTS_LEFTOVERS
from tatami.games.satori.kinds import (
    ALTAR_COUNT,
    COIN,
    EMERALD,
    INCENSE,
    POINTS,
    STOCK,
    STONE,
    TILE,
    WOOD,
)
from tatami.games.satori.rules.altars import colour_of
from tatami.games.satori.solo import conversion
from tatami.games.satori.state import SatoriState


def sheet(s: SatoriState, side: int) -> dict[str, int]:
    """Where the points of a side come from if the game ended now; points scored in play include amulets (ST-8.1).

    ST-9.7.1: the automaton scores its Jokoros on the pagoda, and converts coins, incense and tiles once more (ST-R22).
    """
    person = side < s.seats
    out = {
        "played": s.stock[side * STOCK + POINTS],
        "pagoda": s.jokoros_on_pagoda(side) * sum(s.roofs),
        "altars": s.jokoros_on_altars(side) * altar_colours(s, side),
        "leftovers": leftovers(s, side) // s.content.leftovers_per_point if person else 0,
        "emeralds": s.stock[side * STOCK + EMERALD] * s.content.points_per_emerald,
        "sorin": sorin_points(s, side) if s.sorin_owner == side else 0,
    }
    if s.seats == 1:
        out["conversion"] = 0 if person else conversion(s)
    out["no_incense"] = 0 if s.stock[side * STOCK + INCENSE] else -s.content.final_loss
    out["total"] = sum(out.values())
    return out


def altar_colours(s: SatoriState, side: int) -> int:
    """ST-8.3: how many colours a player's altars have, with or without a Jokoro."""
    colours = 0
    for place in range(ALTAR_COUNT):
        if s.owners[place] == side:
            colours |= 1 << colour_of(s, place)
    return colours.bit_count()


def leftovers(s: SatoriState, side: int) -> int:
    """ST-8.4: coins, wood, stone and meditation tiles together."""
    first = side * STOCK
    return s.stock[first + COIN] + s.stock[first + WOOD] + s.stock[first + STONE] + s.stock[first + TILE]


def sorin_points(s: SatoriState, side: int) -> int:
    """ST-8.6: what the Sorin scoring tile gives its owner, by the printed tile or by the text (ST-R39)."""
    content = s.content
    tile = s.scoring_tile
    counts = content.scoring_counts[tile]
    if counts == COUNTS_JOKOROS:
        amount = s.jokoros_on_altars(side)
    elif counts == COUNTS_INCENSE:
        amount = s.stock[side * STOCK + INCENSE]
    elif counts == COUNTS_LEFTOVERS:
        amount = leftovers(s, side)
    else:
        amount = s.offering[side]
    values = tile * 2 + (1 if s.options["sorin_scoring_values"] == "text" else 0)
    return amount // content.scoring_for[tile] * content.scoring_each[values] + content.scoring_plus[values]


def standing(s: SatoriState, side: int) -> list[int]:
    """ST-8.8: points, then incense, then the offering track; equals share the victory. ST-9.7.2: alone only points."""
    total = sheet(s, side)["total"]
    if s.seats == 1:
        return [total]
    return [total, s.stock[side * STOCK + INCENSE], s.offering[side]]
