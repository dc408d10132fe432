"""Bitoku's evaluation: the score now, the terms, and what the pending steps of the turn are worth."""

from __future__ import annotations

from typing import Final, cast

from tatami.bots.evaluation.base import TermEvaluation
from tatami.bots.evaluation.bitoku.pending import Pending
from tatami.bots.evaluation.bitoku.tables import Tables
from tatami.bots.evaluation.bitoku.tally import (
    Lakes,
    Standing,
    best_seat,
    vision_gaps,
    winters_left,
)
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
    MITAMA_TYPE_COUNT,
    NONE,
    REGION_COUNT,
    RESOURCE_COUNT,
    ROCK_SLOTS,
    SLOTS,
    STOCK,
    TORII_PIECES,
    UNLOCKED,
)
from tatami.games.bitoku.rules.river import can_cross
from tatami.games.bitoku.rules.winter import CARDS_TO_REMOVE_ONE, next_order, virtue
from tatami.games.bitoku.scoring import PIECES_PER_POINT, beside_rock, total_with
from tatami.games.bitoku.state import BitokuState

BRIDGES: Final = 2
"""The second bridge asks for so many visited cards."""
ENOUGH: Final = 2
"""Above so many of a resource the next term counts as well."""
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
        standing = Standing(s, side)
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
        return self.score(s, side, Standing(s, side))

    def score(self, s: BitokuState, side: int, standing: Standing) -> float:
        """The side's score if the game ended after this winter."""
        return float(total_with(s, side, standing.fulfilled) + (0 if s.actor == NOBODY else standing.winter))

    def sample_terms(self, state: State, side: int) -> list[float]:
        s = cast(BitokuState, state)
        return [float(amount) for amount in self.terms(s, side, Standing(s, side))]

    # ---- the terms ----

    def terms(self, s: BitokuState, side: int, standing: Standing) -> list[int]:
        """The amount of every term on the table, in the order of TERMS."""
        out = [0] * TERM_COUNT
        out[BASE] = 1
        self._kodama(s, side, out)
        self._paths(s, side, standing, out)
        self._goods(s, side, out)
        if side < s.seats:
            self._dice(s, side, out)
            self._cards(s, side, standing, out)
            self._rocks(s, side, out)
            self._crystals(s, side, out)
            self._spirits(s, side, out)
            gaps = vision_gaps(s, side, standing)
            for index in range(len(gaps)):
                out[W_VISION + index] = gaps[index]
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
        mine = s.yokai_in_play(side)
        hand = s.hands[side]
        free = s.cards[side * len(SLOTS) : side * len(SLOTS) + len(SLOTS)].count(NONE) if in_round(s) else 0
        average = 0.0
        for card in mine:
            average += worth[card]
        out[W_DECK] = round(10 * len(SLOTS) * average / len(mine) * (s.content.rounds - s.round))
        if free:
            out[W_HAND] = round(10 * sum(sorted([worth[card] for card in hand], reverse=True)[:free], 0.0))
        spare = min(len(mine) - CARDS_TO_REMOVE_ONE + 1, winters_left(s, side))
        out[W_SPARE] = max(0, spare)
        ready = standing.winter
        later = s.content.rounds - s.round
        if free and spare > 0:
            best = 0
            for card in hand:
                best = max(best, virtue(s, side, card))
            out[W_VIRTUE_HAND] = max(0, best - ready)
        if later and spare > 0:
            values = sorted([virtue(s, side, card) for card in mine], reverse=True)
            out[W_VIRTUE_LATER] = sum(values[1 if ready else 0 : spare])

    def _kodama(self, s: BitokuState, side: int, out: list[int]) -> None:
        chase = 0.0
        for region in range(REGION_COUNT):
            out[W_KODAMA] += s.kodama[side * REGION_COUNT + region] - 1
            more, lead = self.lakes.chase_and_lead(s, side, region)
            chase += more
            out[W_LEAD] += lead
        out[W_CHASE] = round(10 * chase)

    def _paths(self, s: BitokuState, side: int, standing: Standing, out: list[int]) -> None:
        path = s.paths[side]
        ahead = 0.0
        found = 0
        for place in range(len(path)):
            found |= 1 << path[place]
            if place >= s.visited[side]:
                ahead += self.tables.path_worth[path[place]]
        out[W_PATH_AHEAD] = round(10 * ahead)
        types = found.bit_count()
        steps = s.content.set_points
        out[W_NEXT_TYPE] = steps[types + 1] - steps[types] if types + 1 < len(steps) else 0
        out[W_BRIDGE] = min(s.visited[side], BRIDGES)
        out[W_AWAKE] = s.awake[side]
        out[W_AWAKE + 1] = max(0, s.awake[side] - ENOUGH_PILGRIMS)
        worth = 0.0
        beyond = 0.0
        for main in range(len(ALL_MAIN)):
            number = s.walking[side * len(ALL_MAIN) + main]
            if number:
                out[W_WALKING] += number
                out[W_WALKED] += number * (main % MAIN_COUNT)
                here = self.tables.best_branch(s, side, main)
                worth += here
                beyond += max(0.0, self.tables.best_beyond(s, side, main, turns_left(s, side)) - here)
        out[W_BRANCH] = round(10 * worth)
        out[W_BEYOND] = round(10 * beyond)
        out[W_SHORTCUT] = standing.pieces[TORII_PIECES]

    def _rocks(self, s: BitokuState, side: int, out: list[int]) -> None:
        for slot in range(ROCK_SLOTS):
            if s.rocks[side * ROCK_SLOTS + slot] != NONE:
                out[W_ROCK] += 1
                out[W_ROCK_RATE] += beside_rock(s, side, slot)
        if s.awake[side]:
            out[W_SIT] = max(0, best_seat(s, side))

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

    def _spirits(self, s: BitokuState, side: int, out: list[int]) -> None:
        out[W_BUILDING] = s.markers[side]
        out[W_MITAMA] = sum(s.mitama[side * MITAMA_TYPE_COUNT : (side + 1) * MITAMA_TYPE_COUNT])
        worth = 0.0
        for tile in s.dragonflies[side]:
            worth += self.tables.dragonfly_worth[tile]
        out[W_DRAGONFLY] = round(10 * worth)
