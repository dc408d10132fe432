"""The White Castle's evaluation: the score now, the terms, and what the pending steps of the turn are worth."""

from __future__ import annotations

from typing import Final, cast

from tatami.bots.evaluation.base import TermEvaluation
from tatami.bots.evaluation.white_castle.pending import PendingSteps
from tatami.bots.evaluation.white_castle.tables import Tables
from tatami.bots.evaluation.white_castle.terms import (
    BASE,
    TERM_COUNT,
    TERMS,
    TURNS,
    W_ALLIANCE,
    W_CARD,
    W_COIN,
    W_EARLIER,
    W_FIRST,
    W_FOOD,
    W_GARDENS,
    W_GATE,
    W_LANTERN,
    W_NEAR,
    W_ROW_LANTERN,
    W_ROWS,
    W_SEAL,
    W_TRACK,
    W_WAITING,
    W_WORTH,
    turns_left,
)
from tatami.core.agenda import KIND_MASK, seat_of
from tatami.core.game import Game
from tatami.core.state import NOBODY, State
from tatami.games.white_castle import frames, scoring
from tatami.games.white_castle.game import WhiteCastle
from tatami.games.white_castle.kinds import (
    COIN,
    GARDEN_COUNT,
    GARDENERS,
    LANTERN_AREA,
    NONE,
    PLACE_COUNT,
    SEAL,
    STOCK,
)
from tatami.games.white_castle.solo import OPPONENT
from tatami.games.white_castle.state import WhiteCastleState

ALMOST_CERTAIN: Final = 0.3
"""The spread when only exchanges are left."""


class WhiteCastleEvaluation(TermEvaluation):
    """The White Castle at one number of players."""

    def __init__(self, game: Game, seats: int, data: dict[str, object] | None = None) -> None:
        super().__init__([name for name, _ in TERMS], TURNS)
        self.tables = Tables(cast(WhiteCastle, game).content, seats, data)

    # ---- the public face ----

    def candidates(self, s: State) -> list[int]:
        """Seals change nothing until they must be paid, which the engine does by itself (WC-R40), would be lost at the
        cap (WC-R14), or are counted (WC-R13): exchanges are looked at only there."""
        kind = s.agenda[-1] & KIND_MASK
        if kind in (frames.EXCHANGE_SURPLUS, frames.FINAL_EXCHANGE):
            return s.answers
        free = s.game.actions.free
        last = len(s.answers)
        while free[s.answers[last - 1]]:
            last -= 1
        return s.answers if last == len(s.answers) else s.answers[:last]

    def opens_turn(self, s: State) -> bool:
        kind = s.agenda[-1] & KIND_MASK
        return kind in (frames.TAKE_DIE, frames.DRAFT_PAIR)

    def points(self, state: State) -> list[float]:
        s = cast(WhiteCastleState, state)
        out: list[float] = []
        for clan in range(s.clans):
            out.append(self.clan_points(s, clan))
        return out

    def own(self, state: State, side: int) -> float:
        s = cast(WhiteCastleState, state)
        points = self.clan_points(s, side)
        return points + self.pending(s) if s.actor == side else points

    def clan_points(self, s: WhiteCastleState, clan: int) -> float:
        """The score a clan may expect at the end."""
        total = float(scoring.total(s, clan))
        left = turns_left(s, clan)
        if s.actor == NOBODY or (left == 0 and s.round == s.content.rounds):
            return total
        weights = self.tables.rival if clan == OPPONENT and s.difficulty != NONE else self.tables.weights
        first = left * TERM_COUNT
        terms = self.terms(s, clan)
        for index in range(TERM_COUNT):
            amount = terms[index]
            if amount:
                total += weights[first + index] * amount
        return total

    def spread(self, state: State) -> float:
        s = cast(WhiteCastleState, state)
        if s.agenda[-1] & KIND_MASK == frames.FINAL_EXCHANGE:
            return ALMOST_CERTAIN
        left = 0
        for clan in range(s.clans):
            left += turns_left(s, clan)
        return self.tables.spreads[min(left * 9 // (9 * s.clans), 9)]

    def sample_left(self, state: State, side: int) -> int:
        return turns_left(cast(WhiteCastleState, state), side)

    def sample_score(self, state: State, side: int) -> float:
        return float(scoring.total(cast(WhiteCastleState, state), side))

    def sample_terms(self, state: State, side: int) -> list[float]:
        return [float(amount) for amount in self.terms(cast(WhiteCastleState, state), side)]

    # ---- the terms ----

    def terms(self, s: WhiteCastleState, clan: int) -> list[int]:
        """The amount of every term on the table, in the order of TERMS."""
        out = [0] * TERM_COUNT
        out[BASE] = 1
        self._goods(s, clan, out)
        self._track(s, clan, out)
        self._members(s, clan, out)
        if clan < s.seats:
            self._cards(s, clan, out)
            out[W_EARLIER] = later_than(s.track_order, clan)
            out[W_FIRST] = later_than(s.order, clan)
        return out

    def _goods(self, s: WhiteCastleState, clan: int, out: list[int]) -> None:
        first = clan * STOCK
        stock = s.stock
        for good in range(3):
            amount = stock[first + good]
            place = W_FOOD + good * 3
            out[place] = amount
            if amount > 3:
                out[place + 1] = amount - 3
                if amount > 5:
                    out[place + 2] = amount - 5
        amount = stock[first + COIN]
        out[W_COIN] = min(amount, 20)
        if amount > 4:
            out[W_COIN + 1] = min(amount, 20) - 4
            if amount > 9:
                out[W_COIN + 2] = min(amount, 20) - 9
        seals = stock[first + SEAL]
        out[W_SEAL] = seals
        if seals > 2:
            out[W_SEAL + 1] = seals - 2

    def _track(self, s: WhiteCastleState, clan: int, out: list[int]) -> None:
        content = s.content
        space = s.track[clan]
        out[W_TRACK] = space
        if space > 5:
            out[W_TRACK + 1] = space - 5
            if space > 10:
                out[W_TRACK + 2] = space - 10
        for step in range(1, 4):
            if space + step <= content.track_last:
                cost = content.divider_cost[space + step]
                if cost:
                    if s.stock[clan * STOCK + SEAL] >= cost:
                        out[W_NEAR] = 1
                    break

    def _members(self, s: WhiteCastleState, clan: int, out: list[int]) -> None:
        """Courtiers, warriors, and the rows of the domain that members have left."""
        content = s.content
        place = clan * PLACE_COUNT
        courtiers = s.courtiers
        gate = courtiers[place]
        one = courtiers[place + 1] + courtiers[place + 2] + courtiers[place + 3]
        two = courtiers[place + 4] + courtiers[place + 5]
        three = courtiers[place + 6]
        out[W_GATE] = gate
        out[W_GATE + 1] = one
        out[W_GATE + 2] = two
        out[W_GATE + 3] = three
        worth = scoring.worth_of_warriors(s, clan)
        out[W_WORTH] = worth
        out[W_ALLIANCE] = worth * (one + two + three)
        out[W_WAITING] = worth * gate
        for row in range(3):
            out[W_ROWS + row] = content.members[row] - s.home[clan * 3 + row]
        if out[W_ROWS + GARDENERS] >= 3:
            out[W_ROW_LANTERN] = 1

    def _cards(self, s: WhiteCastleState, clan: int, out: list[int]) -> None:
        """Gardens, the lantern area and the action card."""
        tables = self.tables
        out[W_GARDENS] = self._garden_income(s, clan)
        for place in range(clan * LANTERN_AREA, (clan + 1) * LANTERN_AREA):
            card = s.lantern[place]
            if card == NONE:
                break
            good = tables.card_lantern[card]
            out[W_LANTERN + good] += 1
        card = s.card[clan]
        if card != NONE:
            for worker in range(3):
                out[W_CARD + worker] = tables.card_workers[card * 3 + worker]
            out[W_CARD + 3] = tables.card_goods[card]

    def _garden_income(self, s: WhiteCastleState, clan: int) -> int:
        gardens = s.gardeners[clan]
        steps = s.content.rounds - s.round
        if not gardens or not steps:
            return 0
        if s.agenda and s.agenda[0] & KIND_MASK == frames.NEXT_ROUND:
            steps -= 1
        if not steps:
            return 0
        total = 0
        for garden in range(GARDEN_COUNT):
            if gardens >> garden & 1:
                total += self.tables.garden_goods[s.garden_cards[garden]]
        return total * steps

    # ---- the pending steps of a turn ----

    def pending(self, state: State) -> float:
        s = cast(WhiteCastleState, state)
        clan = s.actor
        steps = PendingSteps(self.tables, s, clan)
        total = 0.0
        agenda = s.agenda
        for place in range(len(agenda) - 1, -1, -1):
            packed = agenda[place]
            if seat_of(packed) == clan:
                total += steps.frame(packed)
        return total


def later_than(order: list[int], clan: int) -> int:
    """How many clans come after this one in an order."""
    later = 0
    for other in reversed(order):
        if other == clan:
            break
        later += 1
    return later
