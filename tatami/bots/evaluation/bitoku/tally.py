"""What several terms ask about a side: virtues to come, visions and what they lack, seats beside rocks, lakes."""

from __future__ import annotations

from typing import Final

from tatami.bots.evaluation.bitoku.terms import in_round
from tatami.core.agenda import KIND_MASK, seat_of
from tatami.core.turns import turns_taken
from tatami.games.bitoku import frames
from tatami.games.bitoku.kinds import (
    BUILDING_ROCK,
    CONDITION_COUNT,
    MITAMA_ROCK,
    NONE,
    PILGRIM_SPACE_COUNT,
    REGION_COUNT,
    ROCK_SLOTS,
    SHINIGAMI,
    SLOTS,
    YAMA_UBA,
    YOKAI_ROCK,
)
from tatami.games.bitoku.rules.kodama import can_advance
from tatami.games.bitoku.rules.winter import CARDS_TO_REMOVE_ONE, virtue
from tatami.games.bitoku.scoring import (
    owned_buildings,
    owned_mitama,
    owned_yokai,
    treasure_at,
    treasure_of,
)
from tatami.games.bitoku.state import BitokuState

SPACE_BITS: Final = 5
"""A kodama's space in a key: content has at most 20 of them."""
MOST_KNOWN: Final = 50_000
"""So much is remembered of lakes: a process of the server's bots may live for weeks."""


# ---- spirit virtue --------------------------------------------------------------------------------------------------


def virtue_is_ahead(s: BitokuState, side: int) -> bool:
    """Whether the side may still remove a card in this winter."""
    if in_round(s):
        return True
    if not s.agenda:
        return False
    kind = s.agenda[0] & KIND_MASK
    if kind == frames.WINTER_VIRTUE:
        top = s.agenda[-1]
        if top & KIND_MASK == frames.SPIRIT_VIRTUE and seat_of(top) == side:
            return True
        return s.order.index(side) >= turns_taken(s.agenda[0])
    return kind in (frames.AUTUMN, frames.WINTER_DICE)


def winter_points(s: BitokuState, side: int) -> int:
    """BT-16.3: the virtue of the best card on the board, if one may be removed in this winter."""
    if side >= s.seats or not virtue_is_ahead(s, side) or s.yokai_count(side) < CARDS_TO_REMOVE_ONE:
        return 0
    best = 0
    for card in s.cards[side * len(SLOTS) : side * len(SLOTS) + len(SLOTS)]:
        if card != NONE:
            best = max(best, virtue(s, side, card))
    return best


def winters_left(s: BitokuState, side: int) -> int:
    """How often the side may still remove a card, if it has enough of them."""
    return s.content.rounds - s.round + (1 if virtue_is_ahead(s, side) else 0)


# ---- visions --------------------------------------------------------------------------------------------------------


def vision_gaps(s: BitokuState, side: int, pieces: list[int], fulfilled: int) -> list[int]:
    """The points of the visions not fulfilled, by what they lack: one piece, two, more."""
    gaps = [0, 0, 0]
    held = s.visions[side]
    content = s.content
    left = pieces
    for place in range(len(held)):
        if fulfilled >> place & 1:
            needs = content.vision_needs[held[place]]
            left = [left[i] - needs[i] for i in range(CONDITION_COUNT)]
    for place in range(len(held)):
        if not fulfilled >> place & 1:
            vision = held[place]
            missing = 0
            for i in range(CONDITION_COUNT):
                missing += max(0, content.vision_needs[vision][i] - left[i])
            points = content.vision_points[vision] + content.vision_penalty[vision]
            gaps[min(max(missing, 1), 3) - 1] += points
    return gaps


# ---- rocks ----------------------------------------------------------------------------------------------------------


def rock_matches(s: BitokuState, side: int) -> list[int]:
    """Per rock slot, the pieces of the side that its rock shows; wild ones count for every rock."""
    out = [0] * ROCK_SLOTS
    for slot in range(ROCK_SLOTS):
        rock = s.rocks[side * ROCK_SLOTS + slot]
        if rock != NONE:
            out[slot] = matches(s, side, rock)
    return out


def matches(s: BitokuState, side: int, rock: int) -> int:
    """The pieces of the side that a rock shows."""
    group = s.content.rock_group[rock]
    if group == YOKAI_ROCK:
        counts = owned_yokai(s, side)
        found = counts[YAMA_UBA]
    elif group == MITAMA_ROCK:
        counts = owned_mitama(s, side)
        found = counts[SHINIGAMI]
    else:
        assert group == BUILDING_ROCK
        counts = owned_buildings(s, side)
        found = 0
    for symbol in s.content.rock_symbols[rock]:
        found += counts[symbol]
    return found


def best_seat(s: BitokuState, side: int) -> int:
    """The points that one more pilgrim beside the rocks would bring now, at its best space; NONE without one."""
    found = rock_matches(s, side)
    best = NONE
    for space in range(PILGRIM_SPACE_COUNT):
        if not s.sitting[side] >> space & 1:
            beside = False
            points = 0
            for slot in s.content.pilgrim_rocks[space]:
                if s.rocks[side * ROCK_SLOTS + slot] != NONE:
                    beside = True
                    points += found[slot]
            if beside:
                best = max(best, points)
    return best


# ---- lakes ----------------------------------------------------------------------------------------------------------


def lake_step(s: BitokuState, side: int, region: int) -> int:
    """The points a kodama's next step would bring if the game ended then; NONE if it cannot move."""
    if not can_advance(s, side, region):
        return NONE
    mine = s.kodama[side * REGION_COUNT + region]
    return treasure_at(s, side, region, mine + 1) - treasure_of(s, side, region)


class Lakes:
    """What is asked about lakes, remembered: kodama move seldom, and every position is asked about them."""

    def __init__(self) -> None:
        self.known: dict[int, tuple[int, float, int]] = {}

    def look(self, s: BitokuState, side: int, region: int) -> tuple[int, float, int]:
        """:func:`treasure_of`, :func:`lake_chase`, :func:`lake_lead`: they depend on treasure and kodama alone."""
        key = s.treasures[region] * s.sides + side
        for other in range(s.sides):
            key = key << SPACE_BITS | s.kodama[other * REGION_COUNT + region]
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= MOST_KNOWN:
                self.known.clear()
            found = (treasure_of(s, side, region), lake_chase(s, side, region), lake_lead(s, side, region))
            self.known[key] = found
        return found


def lake_chase(s: BitokuState, side: int, region: int) -> float:
    """The most points per step that a kodama can gain on its way: where it reaches another or gets ahead of it."""
    now = treasure_of(s, side, region)
    best = 0.0
    if s.content.has_neutral[s.seats]:
        best = chase_after(s, side, region, s.content.neutral_space, now)
    for other in range(s.sides):
        if other != side:
            best = max(best, chase_after(s, side, region, s.kodama[other * REGION_COUNT + region], now))
    return best


def chase_after(s: BitokuState, side: int, region: int, target: int, now: int) -> float:
    """The most points per step on the way to another kodama's space, or just beyond it."""
    mine = s.kodama[side * REGION_COUNT + region]
    best = 0.0
    for space in range(max(target, mine + 1), min(target + 1, s.content.last_kodama_space) + 1):
        best = max(best, (treasure_at(s, side, region, space) - now) / (space - mine))
    return best


def lake_lead(s: BitokuState, side: int, region: int) -> int:
    """How far a leading kodama is ahead, up to two spaces; nothing if it does not lead."""
    mine = s.kodama[side * REGION_COUNT + region]
    lead = 2
    for other in range(s.sides):
        if other != side:
            lead = min(lead, mine - s.kodama[other * REGION_COUNT + region])
    if s.content.has_neutral[s.seats]:
        lead = min(lead, mine - s.content.neutral_space)
    return max(0, lead)
