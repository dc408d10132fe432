"""ST-2, ST-9.1: the table before the first turn, with the choice of starting tiles."""

from __future__ import annotations

from tatami.core.agenda import Step, seat_of
from tatami.core.rng import Rng
from tatami.games.satori import frames
from tatami.games.satori.actions import START
from tatami.games.satori.kinds import (
    ALTAR_COUNT,
    AMULETS,
    AUTOMATON,
    COLOUR_COUNT,
    JOKOROS_PER_STOREY,
    LEVELS,
    MOUNTAINS,
    NONE,
    NOT_ASKED,
    PLACE_COUNT,
    POINTS,
    SLOT_COUNT,
    SPACE_COUNT,
    STOCK,
    STOREY_COUNT,
)
from tatami.games.satori.rules.effects import EFFECTS
from tatami.games.satori.state import SatoriState
from tatami.games.satori.table import sides_of


def set_up(s: SatoriState) -> None:
    """Lay out everything, seat the players, and ask for starting tiles and first monks."""
    rng = s.chance()
    set_up_sides(s)
    set_up_temple(s)
    draw_worshippers(s)
    set_up_pagoda(s, rng)
    s.altar_pile = rng.shuffled(range(len(s.content.altar_names)))
    s.decoration_pile = shuffled_copies(s.content.decoration_copies, 0, rng)
    show_building_tiles(s)
    set_up_mountains(s, rng)
    s.starts = sorted(rng.shuffled(range(len(s.content.start_names)))[: s.content.starting_tiles[s.seats]])
    s.amulets = rng.shuffled(range(AMULETS))[: s.seats] if s.seats > 1 else []
    seat_players(s, rng)


def set_up_sides(s: SatoriState) -> None:
    """ST-2.9, ST-2.14: full supplies; everybody has points, Jokoros and monks, and nothing else. ST-9.1.3."""
    content = s.content
    sides = sides_of(s.seats)
    s.supply = content.supply.copy()
    s.stock = [0] * (STOCK * sides)
    for side in range(sides):
        s.stock[side * STOCK + POINTS] = content.start_points
    s.jokoros = [content.jokoros - 1] * sides
    s.locked = [1] * sides
    s.offering = [0] * sides
    s.hands = [NONE] * sides
    s.sun = [0] * sides
    s.shown = [0] * s.seats
    s.decided = [NOT_ASKED] * s.seats
    if s.seats == 1:
        s.stock[AUTOMATON * STOCK + POINTS] = content.automaton_points
        s.jokoros[AUTOMATON] = content.automaton_jokoros
        s.locked[AUTOMATON] = 0


def set_up_temple(s: SatoriState) -> None:
    """ST-2.1, ST-2.2: no altar is built; all worshippers in the bag. ST-9.1.4, ST-9.8.1."""
    s.altars = [NONE] * ALTAR_COUNT
    s.decorated = [NONE] * ALTAR_COUNT
    s.owners = [NONE] * ALTAR_COUNT
    s.burning = [0] * ALTAR_COUNT
    s.visitors = [0] * (PLACE_COUNT * COLOUR_COUNT)
    s.sanmon = [0] * COLOUR_COUNT
    s.bag = [s.worshippers_in_play()] * COLOUR_COUNT


def draw_worshippers(s: SatoriState) -> None:
    """ST-2.2: three for each player, drawn from the bag onto the Sanmon."""
    rng = s.chance()
    for _ in range(s.content.sanmon[s.seats]):
        s.sanmon[draw_worshipper(s, rng)] += 1


def draw_worshipper(s: SatoriState, rng: Rng) -> int:
    """The colour of a worshipper drawn from the bag."""
    bag = s.bag
    number = rng.below(sum(bag))
    colour = 0
    while number >= bag[colour]:
        number -= bag[colour]
        colour += 1
    bag[colour] -= 1
    return colour


def set_up_pagoda(s: SatoriState, rng: Rng) -> None:
    """ST-2.4 to ST-2.6: five of the level tiles, one Sorin scoring tile, and the pile of Jokoro prices."""
    content = s.content
    s.levels = rng.shuffled(range(len(content.level_names)))[:LEVELS]
    s.built = [0] * STOREY_COUNT
    s.roofs = [0] * LEVELS
    s.prices = [NONE] * STOREY_COUNT
    s.pagoda = [NONE] * (STOREY_COUNT * JOKOROS_PER_STOREY)
    s.scoring_tile = rng.below(len(content.scoring_names))
    cancelled = [content.cancelled] * content.cancelled_used[s.seats]
    s.price_pile = rng.shuffled([*range(content.cancelled), *cancelled])


def shuffled_copies(copies: list[int], first: int, rng: Rng) -> list[int]:
    """A shuffled pile with so many copies of each kind, the kinds numbered from ``first`` on."""
    return rng.shuffled([first + kind for kind, count in enumerate(copies) for _ in range(count)])


def show_building_tiles(s: SatoriState) -> None:
    """ST-2.7, ST-2.8, ST-7.2a: three new altar tiles and three new decorations; what lay there leaves the game.

    Three equal decorations go back and are drawn again, unless no other kind is left (ST-R15).
    """
    s.site = s.altar_pile[:SLOT_COUNT]
    s.altar_pile = s.altar_pile[SLOT_COUNT:]
    pile = s.decoration_pile
    while pile[:SLOT_COUNT].count(pile[0]) == SLOT_COUNT and pile.count(pile[0]) < len(pile):
        pile = s.chance().shuffled(sorted(pile))
    s.offered = pile[:SLOT_COUNT]
    s.decoration_pile = pile[SLOT_COUNT:]


def set_up_mountains(s: SatoriState, rng: Rng) -> None:
    """ST-2.10, ST-2.11: a tile of the first era on each space, a Hikari on top of each mountain."""
    content = s.content
    copies = content.tile_copies
    kinds = content.first_era_kinds
    first = shuffled_copies(copies[:kinds], 0, rng)
    s.spaces = first[:SPACE_COUNT]
    s.tile_piles = [first[SPACE_COUNT:], shuffled_copies(copies[kinds:], kinds, rng)]
    s.monks = [NONE] * SPACE_COUNT
    s.hikari = [content.hikari_start] * MOUNTAINS


def seat_players(s: SatoriState, rng: Rng) -> None:
    """ST-2.15 to ST-2.17: a random first player, the others clockwise; tiles in turn order, monks in reverse."""
    first = rng.below(s.seats)
    players = [(first + n) % s.seats for n in range(s.seats)]
    s.order = players if s.seats > 1 else [*players, AUTOMATON]
    s.agenda.append(frames.cycle())
    for seat in players:
        s.agenda.append(frames.first_monk(seat))
    for seat in reversed(players):
        s.agenda.append(frames.starting_tile(seat))
    if s.events is not None:
        s.emit("order", first, {"order": players})


class StartingTile(Step[SatoriState]):
    """ST-2.16: a starting tile and what it shows; the tile nobody takes leaves the game."""

    kind = frames.STARTING_TILE
    rule = "ST-2.16"

    def legal(self, s: SatoriState, packed: int, out: list[int]) -> None:
        for tile in s.starts:
            out.append(START + tile)

    def apply(self, s: SatoriState, packed: int, action: int) -> None:
        seat = seat_of(packed)
        tile = action - START
        last = [side for side in s.order if side < s.seats][-1]
        s.starts = [] if seat == last else [other for other in s.starts if other != tile]
        if s.events is not None:
            s.emit("start", seat, {"tile": s.content.start_names[tile]})
        EFFECTS.perform(s, seat, s.content.start_effect[tile])
