"""Bora Bora's evaluation: the score now, the terms, and what the pending steps of the turn are worth."""

from __future__ import annotations

from typing import Final, cast

from tatami.bots.evaluation.base import TermEvaluation
from tatami.bots.evaluation.bora_bora.pending import PendingSteps
from tatami.bots.evaluation.bora_bora.tables import Tables
from tatami.bots.evaluation.bora_bora.tally import Tally
from tatami.bots.evaluation.bora_bora.terms import (
    BASE,
    TERM_COUNT,
    TERMS,
    TURNS,
    W_BEHIND,
    W_BEST,
    W_BUILDING,
    W_CARD,
    W_CARDS_OVER,
    W_COVERED,
    W_FISH_HELD,
    W_FISH_NEAR,
    W_FREE,
    W_GOD_TILE,
    W_ISOLATED,
    W_JEWELRY_ALL,
    W_JEWELRY_NEXT,
    W_JEWELRY_NOW,
    W_LATER,
    W_LEAD,
    W_LOWEST,
    W_MATERIAL,
    W_MET,
    W_NEAR,
    W_OFFERING,
    W_OPEN,
    W_PAIR,
    W_PERSON,
    W_PIPS,
    W_PRIEST_ROOM,
    W_PRIESTS_LATER,
    W_PRIESTS_NOW,
    W_REACH,
    W_READY,
    W_REGION,
    W_REST,
    W_SECOND_PAIR,
    W_SHELL,
    W_STATUS,
    W_STUCK,
    W_SYMBOLS,
    W_TASKS_ALL,
    W_YELLOW,
    turns_left,
)
from tatami.core.agenda import KIND_MASK, seat_of
from tatami.core.game import Game
from tatami.core.state import NOBODY, State
from tatami.games.bora_bora import frames, scoring
from tatami.games.bora_bora.actions import DONE, FIRE_GAIN, HUT, SLOT
from tatami.games.bora_bora.game import BoraBora
from tatami.games.bora_bora.kinds import (
    BUILDING_VALUES,
    DICE_PER_PLAYER,
    EMPTY_SPACE,
    FIRE_STATUS,
    GOD_COUNT,
    MATERIAL,
    NONE,
    OPEN_TASKS,
    PAIRS,
    PHASE_A,
    PHASE_C,
    ROUNDS,
    SLOT_12,
    SPACE_COUNT,
    TEMPLE_SPACES,
    TYPE_COUNT,
    YELLOW,
)
from tatami.games.bora_bora.state import BoraBoraState

ALMOST_CERTAIN: Final = 0.5
"""The spread when only the final tasks are left."""


class BoraBoraEvaluation(TermEvaluation):
    """Bora Bora at one number of players."""

    def __init__(self, game: Game, seats: int, data: dict[str, object] | None = None) -> None:
        super().__init__([name for name, _ in TERMS], TURNS)
        self.tables = Tables(cast(BoraBora, game).content, seats, data)

    # ---- the public face ----

    def candidates(self, s: State) -> list[int]:
        """All actions but those that another one makes needless.

        Stopping at the helper (a point buys a victory point), the second half of the fire bonus before the first (the
        card seen first can only help), a hut from slot 12 or a person on it while another slot does the same (slot 12
        alone holds several huts).
        """
        answers = s.answers
        if len(answers) == 1:
            return answers
        kind = s.agenda[-1] & KIND_MASK
        if kind == frames.HELPER:
            return [action for action in answers if action != DONE]
        if kind == frames.FIRE_BONUS:
            first = [action for action in answers if action < FIRE_GAIN + FIRE_STATUS]
            return first or answers
        if kind == frames.CHOOSE_HUT:
            return [action for action in answers if action != HUT + SLOT_12]
        if kind == frames.CHOOSE_SLOT:
            return [action for action in answers if action != SLOT + SLOT_12]
        return answers

    def opens_turn(self, s: State) -> bool:
        packed = s.agenda[-1]
        kind = packed & KIND_MASK
        if kind == frames.USE_PEOPLE:
            return not frames.people_done(packed)
        if kind == frames.TASK and frames.is_final(packed):
            waiting = 0
            for other in s.agenda:
                if other & KIND_MASK == frames.TASK:
                    waiting += 1
            return waiting == OPEN_TASKS
        return kind in (frames.CHOOSE_DIE, frames.TASK, frames.BUY_JEWELRY, frames.NEW_TASK, frames.START_HUT)

    def points(self, state: State) -> list[float]:
        s = cast(BoraBoraState, state)
        out: list[float] = []
        for seat in range(s.seats):
            out.append(self.seat_points(s, seat))
        return out

    def own(self, state: State, side: int) -> float:
        s = cast(BoraBoraState, state)
        if s.actor != side:
            return self.seat_points(s, side)
        tally = Tally(self.tables, s, side, turns_left(s, side))
        return self.points_of(tally) + self.pending_of(tally)

    def seat_points(self, s: BoraBoraState, seat: int) -> float:
        """The score a seat may expect at the end."""
        if s.actor == NOBODY:
            return float(scoring.total(s, seat))
        return self.points_of(Tally(self.tables, s, seat, turns_left(s, seat)))

    def points_of(self, tally: Tally) -> float:
        """The score the owner of a tally may expect at the end."""
        total = float(scoring.total(tally.s, tally.seat))
        weights = self.tables.weights
        first = tally.left * TERM_COUNT
        terms = self.terms(tally)
        for index in range(TERM_COUNT):
            amount = terms[index]
            if amount != 0.0:
                total += weights[first + index] * amount
        return total

    def spread(self, state: State) -> float:
        s = cast(BoraBoraState, state)
        if s.phase > PHASE_C:
            return ALMOST_CERTAIN
        left = 0
        for seat in range(s.seats):
            left += turns_left(s, seat)
        return self.tables.spreads[left // s.seats]

    def pending(self, state: State) -> float:
        s = cast(BoraBoraState, state)
        return self.pending_of(Tally(self.tables, s, s.actor, turns_left(s, s.actor)))

    def pending_of(self, tally: Tally) -> float:
        """The points the seat to move may still expect from what is pending in its turn; tally is that seat's."""
        agenda = tally.s.agenda
        packed = agenda[-1]
        kind = packed & KIND_MASK
        if kind in (frames.CHOOSE_DIE, frames.TASK, frames.BUY_JEWELRY, frames.NEW_TASK, frames.START_HUT):
            return 0.0
        if kind == frames.USE_PEOPLE and not frames.people_done(packed):
            return 0.0
        steps = PendingSteps(self.tables, tally)
        total = 0.0
        for packed in agenda:
            if seat_of(packed) == tally.seat:
                total += steps.frame_worth(packed)
        return total

    # ---- samples for tuning ----

    def sample_left(self, state: State, side: int) -> int:
        return turns_left(cast(BoraBoraState, state), side)

    def sample_score(self, state: State, side: int) -> float:
        return float(scoring.total(cast(BoraBoraState, state), side))

    def sample_terms(self, state: State, side: int) -> list[float]:
        s = cast(BoraBoraState, state)
        return self.terms(Tally(self.tables, s, side, turns_left(s, side)))

    # ---- the terms ----

    def terms(self, tally: Tally) -> list[float]:
        """The amount of every term on the table, in the order of TERMS."""
        out = [0.0] * TERM_COUNT
        out[BASE] = 1.0
        self._goods(tally, out)
        self._jewelry(tally, out)
        self._buildings(tally, out)
        self._map(tally, out)
        self._people(tally, out)
        self._order(tally, out)
        self._temple(tally, out)
        self._tasks(tally, out)
        if tally.s.phase == PHASE_A:
            self._dice(tally, out)
        return out

    def _goods(self, tally: Tally, out: list[float]) -> None:
        offerings = tally.offerings
        out[W_OFFERING] = float(min(offerings, 3))
        if offerings > 3:
            out[W_OFFERING + 1] = float(offerings - 3)
        for colour in range(GOD_COUNT):
            out[W_CARD + colour] = float(tally.hand[colour])
        if tally.cards > 4:
            out[W_CARDS_OVER] = float(tally.cards - 4)
        out[W_READY] = float(min(tally.cards, offerings))
        out[W_GOD_TILE] = float(tally.tiles)
        out[W_SHELL] = float(min(tally.shells, 6))
        if tally.shells > 6:
            out[W_SHELL + 1] = float(tally.shells - 6)

    def _jewelry(self, tally: Tally, out: list[float]) -> None:
        content = tally.content
        this_round = tally.s.round
        shells = tally.shells
        bought = this_round
        if tally.buys_now:
            bought -= 1
            best = tally.best_jewelry(this_round, shells)
            if best != NONE:
                out[W_JEWELRY_NOW] = float(content.jewelry_vp[best])
                shells -= content.jewelry_shells[best]
        if this_round < ROUNDS:
            best = tally.best_jewelry(this_round + 1, shells)
            if best != NONE:
                out[W_JEWELRY_NEXT] = float(content.jewelry_vp[best])
        if tally.jewelry >= bought:
            out[W_JEWELRY_ALL] = float(tally.jewelry)

    def _buildings(self, tally: Tally, out: list[float]) -> None:
        s = tally.s
        start = tally.seat * SPACE_COUNT
        spaces = s.spaces
        out[W_MATERIAL] = float(tally.on_spaces)
        if tally.covered > 6:
            out[W_COVERED] = float(tally.covered - 6)
        out[W_BUILDING] = float(tally.buildings)
        if tally.building_round > ROUNDS:
            return
        used = 0
        pairs = 0
        room = 0
        for pair in PAIRS:
            one = spaces[start + pair[0]]
            two = spaces[start + pair[1]]
            if one <= MATERIAL and two <= MATERIAL:
                room |= 1 << pair[0] | 1 << pair[1]
                if one == MATERIAL and two == MATERIAL and not (used >> pair[0] | used >> pair[1]) & 1:
                    used |= 1 << pair[0] | 1 << pair[1]
                    pairs += 1
        vp = tally.content.building_vp[tally.building_round]
        if pairs and tally.buildings < BUILDING_VALUES:
            out[W_PAIR] = float(vp)
            if pairs > 1:
                out[W_SECOND_PAIR] = float(vp)
        for space in range(SPACE_COUNT):
            if spaces[start + space] in (EMPTY_SPACE, MATERIAL) and not room >> space & 1:
                out[W_ISOLATED] += 1.0
        for value in range(1, BUILDING_VALUES + 1):
            if not tally.built >> value & 1:
                out[W_LOWEST] = float(value)
                break

    def _map(self, tally: Tally, out: list[float]) -> None:
        out[W_REGION] = float(tally.region_count)
        if tally.region_count > 6:
            out[W_REGION + 1] = float(tally.region_count - 6)
        out[W_FISH_HELD] = float(tally.fish)
        out[W_FISH_NEAR] = float(tally.fish_near)
        out[W_REACH] = tally.reach / 6.0

    def _people(self, tally: Tally, out: list[float]) -> None:
        turns = tally.people_turns
        rest = 0.0
        for sex in range(2):
            best = 0.0
            for kind in range(TYPE_COUNT):
                size = tally.sizes[sex * TYPE_COUNT + kind]
                if size:
                    worth = tally.group_worth(kind, size)
                    rest += worth
                    best = max(best, worth)
            out[W_BEST + sex] = best * turns
            rest -= best
            out[W_SYMBOLS + sex] = float(tally.symbols[sex])
        out[W_REST] = rest * turns
        people = tally.numbers[0] + tally.numbers[1]
        out[W_PERSON] = float(people)
        if people > 6:
            out[W_PERSON + 1] = float(people - 6)
        out[W_FREE] = float(min(tally.free, 2))
        if tally.free > 2:
            out[W_FREE + 1] = float(tally.free - 2)

    def _order(self, tally: Tally, out: list[float]) -> None:
        s = tally.s
        seat = tally.seat
        if s.phase < PHASE_C:
            out[W_STATUS] = float(tally.content.status_vp[s.status[seat]])
        out[W_BEHIND] = float(s.seats - 1 - s.status_order.index(seat))
        out[W_LATER] = float(s.seats - 1 - s.order.index(seat))

    def _temple(self, tally: Tally, out: list[float]) -> None:
        s = tally.s
        seat = tally.seat
        mine = tally.priests
        if not mine:
            return
        pending = s.phase < PHASE_C
        if pending:
            out[W_PRIESTS_NOW] = float(mine * tally.content.priest_vp[s.round])
        out[W_PRIESTS_LATER] = float(mine * self.tables.priests_after[s.round])
        counts = [0] * s.seats
        first = NONE
        room = 0
        gaps = 0
        for place in range(TEMPLE_SPACES - 1, -1, -1):
            owner = s.temple[place]
            if owner == NONE:
                gaps += 1
                continue
            counts[owner] += 1
            if owner == seat:
                room += TEMPLE_SPACES - 1 - place + gaps
                first = place
        out[W_PRIEST_ROOM] = float(room)
        if not pending:
            return
        for other in range(s.seats):
            if other != seat:
                if counts[other] > mine:
                    return
                if counts[other] == mine and s.temple.index(other) < first:
                    return
        out[W_LEAD] = 1.0

    def _tasks(self, tally: Tally, out: list[float]) -> None:
        s = tally.s
        tasks = tally.tasks
        yellows = tally.tiles
        if tally.offerings:
            cards = tally.hand[YELLOW]
            for colour in range(GOD_COUNT):
                if colour != YELLOW:
                    cards += tally.hand[colour] // 2
            yellows += min(cards, tally.offerings)
        for rank in range(len(tasks)):
            effort = tally.efforts[rank]
            if effort == 0.0:
                out[W_MET + rank] = 1.0
                continue
            out[W_NEAR + rank] = tally.nearness(effort, rank)
            if yellows and tally.task_gap(tasks[rank]) == 1:
                out[W_YELLOW] += 1.0
                yellows -= 1
        done = scoring.completed_tasks(s, tally.seat)
        if done >= s.round - (1 if tally.task_turn_to_come() else 0):
            out[W_TASKS_ALL] = float(done)

    def _dice(self, tally: Tally, out: list[float]) -> None:
        s = tally.s
        seat = tally.seat
        taken = 0
        packed = s.agenda[-1]
        if packed & KIND_MASK == frames.PLACE_DIE and seat_of(packed) == seat:
            taken = frames.die_value(packed)
        tiles = s.content.tiles_in_play[s.seats]
        lowest = [7] * len(s.content.action_tiles)
        for die in s.placed:
            tile = die >> 6
            lowest[tile] = min(lowest[tile], die & 7)
        for place in range(seat * DICE_PER_PLAYER, seat * DICE_PER_PLAYER + DICE_PER_PLAYER):
            value = s.dice[place]
            if not value:
                continue
            if value == taken:
                taken = 0
                continue
            out[W_PIPS] += value
            open_tiles = -1  # the fishing space is always open
            for tile in tiles:
                if value < lowest[tile] or tile == s.content.fishing_tile:
                    open_tiles += 1
            out[W_OPEN] += open_tiles
            if not open_tiles:
                out[W_STUCK] += 1.0
