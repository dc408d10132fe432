"""BB-16.9 to BB-16.12: the end of the game, itemised."""

from __future__ import annotations

from typing import Final

from tatami.games.bora_bora.kinds import (
    EMPTY_SPACE,
    GOD_TILE,
    MAN,
    MOST_TASKS,
    NONE,
    REGION_COUNT,
    ROUNDS,
    SOURCE_COUNT,
    SOURCES,
    SPACE_COUNT,
    STOCK,
    WOMAN,
)
from tatami.games.bora_bora.rules.requirements import buildings, jewelry, people, regions
from tatami.games.bora_bora.state import BoraBoraState

ITEMS: Final = [
    *SOURCES,
    "god_tiles",
    "fish",
    "jewelry",
    "bonus_tasks",
    "bonus_jewelry",
    "bonus_spaces",
    "bonus_buildings",
    "bonus_regions",
    "bonus_people",
]
"""What was scored during the game by source, then the final scoring; ``total`` is their sum."""


def sheet(s: BoraBoraState, seat: int) -> dict[str, int]:
    """Where the seat's points come from if the game ended now. BB-16.11: left-over things bring nothing."""
    points = items(s, seat)
    return {**dict(zip(ITEMS, points, strict=True)), "total": sum(points)}


def total(s: BoraBoraState, seat: int) -> int:
    """The seat's score if the game ended now; bots ask for it at every position they look at."""
    points = 0
    for item in items(s, seat):
        points += item
    return points


def items(s: BoraBoraState, seat: int) -> list[int]:
    """The points of every one of ITEMS."""
    content = s.content
    return [
        *s.points[seat * SOURCE_COUNT : seat * SOURCE_COUNT + SOURCE_COUNT],
        content.god_tile_vp * s.stock[seat * STOCK + GOD_TILE],
        fish_points(s, seat),
        jewelry_points(s, seat),
        bonus(s, completed_tasks(s, seat), content.bonus_tasks),
        bonus(s, jewelry(s, seat, NONE), content.bonus_jewelry),
        bonus(s, covered_spaces(s, seat), content.bonus_spaces),
        bonus(s, buildings(s, seat), content.bonus_buildings),
        bonus(s, regions(s, seat, NONE), content.bonus_regions),
        bonus(s, people(s, seat, MAN, False) + people(s, seat, WOMAN, False), content.bonus_people),
    ]


def fish_points(s: BoraBoraState, seat: int) -> int:
    """BB-16.9: the fish tiles of regions with his hut on the building space; pushed huts do not count (BB-6.3)."""
    points = 0
    for region in range(REGION_COUNT):
        if s.hut_on_space[region] == seat:
            points += s.content.fish_value[s.fish[region]]
    return points


def jewelry_points(s: BoraBoraState, seat: int) -> int:
    """BB-16.9: the VP of bought jewelry."""
    points = 0
    for place in range(seat * ROUNDS, seat * ROUNDS + ROUNDS):
        if s.jewelry[place] == NONE:
            break
        points += s.content.jewelry_vp[s.jewelry[place]]
    return points


def completed_tasks(s: BoraBoraState, seat: int) -> int:
    """BB-16.8: only completed tiles count; they lie in order, so the first gap tells."""
    done = 0
    for place in range(seat * MOST_TASKS, seat * MOST_TASKS + MOST_TASKS):
        if s.done[place] == NONE:
            break
        done += 1
    return done


def covered_spaces(s: BoraBoraState, seat: int) -> int:
    """BB-16.10, BB-R31: ceremonial spaces under materials or buildings."""
    covered = 0
    for space in range(seat * SPACE_COUNT, seat * SPACE_COUNT + SPACE_COUNT):
        if s.spaces[space] != EMPTY_SPACE:
            covered += 1
    return covered


def bonus(s: BoraBoraState, reached: int, needed: int) -> int:
    """BB-16.10: 6 VP if everything needed was reached."""
    return s.content.bonus_vp if reached >= needed else 0


def standing(s: BoraBoraState, seat: int) -> list[int]:
    """BB-16.12: most VP; a tie goes to the earlier in the turn order of the last phase C."""
    return [total(s, seat), -s.order.index(seat)]
