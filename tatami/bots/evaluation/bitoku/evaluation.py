"""Bitoku's evaluation: the score now, the terms, and what the pending steps of the turn are worth."""

from __future__ import annotations

from typing import Final, cast

from tatami.bots.evaluation.base import TermEvaluation
from tatami.bots.evaluation.bitoku.pending import Pending
from tatami.bots.evaluation.bitoku.remembered import Remembered, RockNote, Standing
from tatami.bots.evaluation.bitoku.tables import Tables
from tatami.bots.evaluation.bitoku.tally import Lakes, winters_left
from tatami.bots.evaluation.bitoku.terms import (
    BASE,
    TERM_COUNT,
    TERMS,
    TURNS,
    W_AMULET,
    W_AWAKE,
    W_BEYOND,
    W_BRANCH,
    W_BRIDGE,
    W_BUILDING,
    W_CHASE,
    W_CROSSING,
    W_DECK,
    W_DICE_NOW,
    W_DRAGONFLY,
    W_DREAM,
    W_FIRST,
    W_FIRST_NEXT,
    W_HAND,
    W_KODAMA,
    W_LEAD,
    W_MEMORY,
    W_MITAMA,
    W_NEXT_TYPE,
    W_PATH_AHEAD,
    W_PIPS_LATER,
    W_PIPS_NOW,
    W_RESOURCE,
    W_REST,
    W_ROCK,
    W_ROCK_RATE,
    W_SHORTCUT,
    W_SIT,
    W_SPARE,
    W_UNLOCKED,
    W_VIRTUE_HAND,
    W_VIRTUE_LATER,
    W_VISION,
    W_WALKED,
    W_WALKING,
    W_WIT,
    in_round,
    turns_left,
)
from tatami.core.agenda import KIND_MASK, seat_of
from tatami.core.game import Game
from tatami.core.state import NOBODY, State
from tatami.games.bitoku import frames
from tatami.games.bitoku.game import Bitoku
from tatami.games.bitoku.kinds import (
    ALL_MAIN,
    CRYSTAL_SLOT_COUNT,
    DICE,
    DREAM,
    FIRST_AMULET,
    FIRST_WIT_SLOT,
    LOCKED,
    MAIN_COUNT,
    MEMORY,
    NONE,
    REGION_COUNT,
    RESOURCE_COUNT,
    SLOTS,
    STOCK,
    UNLOCKED,
)
from tatami.games.bitoku.rules.river import can_cross
from tatami.games.bitoku.rules.winter import CARDS_TO_REMOVE_ONE, next_order
from tatami.games.bitoku.scoring import PIECES_PER_POINT, total, total_with
from tatami.games.bitoku.state import BitokuState

BRIDGES: Final = 2
"""The second bridge asks for so many visited cards."""
ENOUGH: Final = 2
"""Above so many of a resource the next term counts as well."""
MOST_SIDES: Final = 4
ENOUGH_AMULETS: Final = 4
ENOUGH_PILGRIMS: Final = 3
PATIENCE: Final = 4.0
"""A player makes about 180 decisions in a game, 60 in The White Castle; docs/strength.md says what it brings."""


class BitokuEvaluation(TermEvaluation):
    """Bitoku at one number of players."""

    def __init__(self, game: Game, seats: int, data: dict[str, object] | None = None) -> None:
        super().__init__([name for name, _ in TERMS], TURNS)
        self.tables = Tables(cast(Bitoku, game).content, seats, data)
        self.lakes = Lakes()
        self.remembered = [Remembered(self.tables, side) for side in range(MOST_SIDES)]

    # ---- the public face ----

    def opens_turn(self, state: State) -> bool:
        s = cast(BitokuState, state)
        return s.agenda[-1] & KIND_MASK == frames.BASIC_ACTION

    def patience(self) -> float:
        return PATIENCE

    def points(self, state: State) -> list[float]:
        s = cast(BitokuState, state)
        out: list[float] = []
        for side in range(s.sides):
            out.append(self.side_points(s, side))
        return out

    def own(self, state: State, side: int) -> float:
        s = cast(BitokuState, state)
        points = self.side_points(s, side)
        return points + self.pending(s) if s.actor == side else points

    def side_points(self, s: BitokuState, side: int) -> float:
        """The score a side may expect at the end."""
        standing = self.standing(s, side)
        score = self.score(s, side, standing)
        left = turns_left(s, side)
        if s.actor == NOBODY or left == 0:
            return score
        weights = self.tables.rival if side >= s.seats else self.tables.weights
        first = left * TERM_COUNT
        terms = self.terms(s, side, standing)
        for index in range(TERM_COUNT):
            amount = terms[index]
            if amount:
                score += weights[first + index] * amount
        return score

    def pending(self, state: State) -> float:
        s = cast(BitokuState, state)
        worth = Pending(self.tables, s, s.actor)
        found = 0.0
        for packed in s.agenda:
            if seat_of(packed) == s.actor:
                found += worth.frame(packed)
        return found

    def spread(self, state: State) -> float:
        s = cast(BitokuState, state)
        left = 0
        for side in range(s.sides):
            left += turns_left(s, side)
        return self.tables.spreads[min(left // s.sides, TURNS - 1)]

    def sample_left(self, state: State, side: int) -> int:
        return turns_left(cast(BitokuState, state), side)

    def sample_score(self, state: State, side: int) -> float:
        s = cast(BitokuState, state)
        return self.score(s, side, self.standing(s, side))

    def standing(self, s: BitokuState, side: int) -> Standing:
        """What is counted about a side once for score and terms."""
        return Standing(s, side, self.remembered[side], self.lakes)

    def score(self, s: BitokuState, side: int, standing: Standing) -> float:
        """The side's score if the game ended after this winter."""
        winter = 0 if s.actor == NOBODY else standing.winter
        if side >= s.seats:
            return float(total(s, side) + winter)
        types, fulfilled = standing.way.types, standing.visions.fulfilled
        return float(total_with(s, side, types, standing.treasures, standing.rocks.points, fulfilled) + winter)

    def sample_terms(self, state: State, side: int) -> list[float]:
        s = cast(BitokuState, state)
        return [float(amount) for amount in self.terms(s, side, self.standing(s, side))]

    # ---- the terms ----

    def terms(self, s: BitokuState, side: int, standing: Standing) -> list[int]:
        """The amount of every term on the table, in the order of TERMS."""
        out = [0] * TERM_COUNT
        out[BASE] = 1
        self._kodama(s, side, standing, out)
        self._paths(s, side, standing, out)
        self._goods(s, side, out)
        if side < s.seats:
            self._dice(s, side, out)
            self._cards(s, side, standing, out)
            self._rocks(s, side, standing.rocks, out)
            self._crystals(s, side, out)
            self._spirits(s, side, standing, out)
            for index in range(len(standing.visions.gaps)):
                out[W_VISION + index] = standing.visions.gaps[index]
        return out

    def _goods(self, s: BitokuState, side: int, out: list[int]) -> None:
        first = side * STOCK
        for good in range(RESOURCE_COUNT):
            amount = s.stock[first + good]
            out[W_RESOURCE + 2 * good] = amount
            out[W_RESOURCE + 2 * good + 1] = max(0, amount - ENOUGH)
        points = 0
        for value in range(1, 4):
            points += value * s.stock[first + FIRST_AMULET + value - 1]
        out[W_AMULET] = points
        out[W_AMULET + 1] = max(0, points - ENOUGH_AMULETS)

    def _dice(self, s: BitokuState, side: int, out: list[int]) -> None:
        pips = 0
        summer = in_round(s)
        counts = s.dice_by_place() if summer else 0
        for die in range(side * DICE, side * DICE + DICE):
            pips += s.dice[die]
            if summer and not s.passed[side]:
                place = s.die_places[die]
                if place in (LOCKED, UNLOCKED):
                    out[W_DICE_NOW] += 1
                    out[W_PIPS_NOW] += s.dice[die]
                    out[W_UNLOCKED] += place
                elif can_cross(s, die, counts):
                    out[W_CROSSING] += 1
        out[W_REST] = (pips + s.resources(side)) % PIECES_PER_POINT
        if s.round < s.content.rounds:
            out[W_PIPS_LATER] = pips
        first = 1 if s.order[0] == side else 0
        out[W_FIRST] = first
        if summer:
            out[W_FIRST_NEXT] = (1 if next_order(s)[0] == side else 0) - first

    def _cards(self, s: BitokuState, side: int, standing: Standing, out: list[int]) -> None:
        worth = self.tables.card_worth
        mine = standing.yokai.in_play
        hand = s.hands[side]
        free = s.cards[side * len(SLOTS) : side * len(SLOTS) + len(SLOTS)].count(NONE) if in_round(s) else 0
        out[W_DECK] = round(10 * len(SLOTS) * standing.yokai.worth / len(mine) * (s.content.rounds - s.round))
        if free:
            out[W_HAND] = round(10 * sum(sorted([worth[card] for card in hand], reverse=True)[:free], 0.0))
        spare = min(len(mine) - CARDS_TO_REMOVE_ONE + 1, winters_left(s, side))
        out[W_SPARE] = max(0, spare)
        ready = standing.winter
        later = s.content.rounds - s.round
        if free and spare > 0:
            best = 0
            for card in hand:
                best = max(best, standing.virtue(s, side, card))
            out[W_VIRTUE_HAND] = max(0, best - ready)
        if later and spare > 0:
            values = sorted([standing.virtue(s, side, card) for card in mine], reverse=True)
            out[W_VIRTUE_LATER] = sum(values[1 if ready else 0 : spare])

    def _kodama(self, s: BitokuState, side: int, standing: Standing, out: list[int]) -> None:
        for region in range(REGION_COUNT):
            out[W_KODAMA] += s.kodama[side * REGION_COUNT + region] - 1
        out[W_CHASE] = round(10 * standing.chase)
        out[W_LEAD] = standing.lead

    def _paths(self, s: BitokuState, side: int, standing: Standing, out: list[int]) -> None:
        way = standing.way
        out[W_PATH_AHEAD] = round(10 * way.ahead)
        types = way.types
        steps = s.content.set_points
        out[W_NEXT_TYPE] = steps[types + 1] - steps[types] if types + 1 < len(steps) else 0
        out[W_BRIDGE] = min(s.visited[side], BRIDGES)
        out[W_AWAKE] = s.awake[side]
        out[W_AWAKE + 1] = max(0, s.awake[side] - ENOUGH_PILGRIMS)
        worth = 0.0
        beyond = 0.0
        left = turns_left(s, side)
        for main in range(len(ALL_MAIN)):
            number = s.walking[side * len(ALL_MAIN) + main]
            if number:
                out[W_WALKING] += number
                out[W_WALKED] += number * (main % MAIN_COUNT)
                here, farther = way.branch_and_beyond(s, main, left)
                worth += here
                beyond += max(0.0, farther - here)
        out[W_BRANCH] = round(10 * worth)
        out[W_BEYOND] = round(10 * beyond)
        out[W_SHORTCUT] = way.on_torii

    def _rocks(self, s: BitokuState, side: int, rocks: RockNote, out: list[int]) -> None:
        out[W_ROCK] = rocks.count
        out[W_ROCK_RATE] = rocks.rate
        if s.awake[side]:
            out[W_SIT] = max(0, rocks.seat)

    def _crystals(self, s: BitokuState, side: int, out: list[int]) -> None:
        content = s.content
        later = content.rounds - s.round
        summer = in_round(s)
        dream = 0.0
        wit = 0.0
        for slot in range(CRYSTAL_SLOT_COUNT):
            crystal = s.crystals[side * CRYSTAL_SLOT_COUNT + slot]
            if crystal == NONE:
                continue
            kind = content.crystal_type[crystal]
            if kind == DREAM:
                dream += self.tables.crystal_worth[crystal] * (later + 0.5)
            elif kind == MEMORY:
                out[W_MEMORY] += content.crystal_points[crystal]
            else:
                now = summer and s.cards[side * len(SLOTS) + slot - FIRST_WIT_SLOT] == NONE
                wit += self.tables.crystal_worth[crystal] * (later + (1 if now else 0))
        out[W_DREAM] = round(10 * dream)
        out[W_WIT] = round(10 * wit)

    def _spirits(self, s: BitokuState, side: int, standing: Standing, out: list[int]) -> None:
        out[W_BUILDING] = s.markers[side]
        out[W_MITAMA] = sum(standing.rocks.mitama)
        worth = 0.0
        for tile in s.dragonflies[side]:
            worth += self.tables.dragonfly_worth[tile]
        out[W_DRAGONFLY] = round(10 * worth)
