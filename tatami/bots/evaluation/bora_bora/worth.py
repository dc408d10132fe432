"""What things are worth to one seat at one moment."""

from __future__ import annotations

from tatami.bots.evaluation.bora_bora.tables import IMPOSSIBLE, Tables
from tatami.bots.evaluation.bora_bora.tally import Tally
from tatami.bots.evaluation.bora_bora.terms import (
    TERM_COUNT,
    W_BEHIND,
    W_CARD,
    W_CARDS_OVER,
    W_COVERED,
    W_FREE,
    W_GOD_TILE,
    W_JEWELRY_NOW,
    W_MATERIAL,
    W_MET,
    W_NEAR,
    W_OFFERING,
    W_PAIR,
    W_READY,
    W_SHELL,
    W_STATUS,
)
from tatami.games.bora_bora.kinds import (
    COUNT_EQUAL_GOD_CARDS,
    COUNT_FIRST,
    COUNT_GOD_CARDS,
    COUNT_GOD_COLOURS,
    COUNT_MATERIALS,
    COUNT_OFFERINGS,
    COUNT_SHELLS,
    COUNT_SLOT12,
    EMPTY_SPACE,
    FIRST_HALF,
    GOD_COUNT,
    MATERIAL,
    MATERIAL_COUNT,
    NONE,
    PAIRS,
    PHASE_C,
    ROUNDS,
    SECOND_HALF,
    SPACE_COUNT,
)
from tatami.games.bora_bora.rules.player_board import can_move_hut


class Worth:
    """Marginal worth of everything to one seat at one moment, for weighing pending steps."""

    def __init__(self, tables: Tables, tally: Tally) -> None:
        self.tables = tables
        self.tally = tally
        self.s = tally.s
        self.seat = tally.seat
        self.content = tally.content
        self.weights = tables.weights
        self.first = tally.left * TERM_COUNT
        self.tasks = tally.tasks

    def weight(self, term: int) -> float:
        """The weight of a term with the seat's turns left."""
        return self.weights[self.first + term]

    # ---- tasks ----

    def wants(self, what: int, of: int) -> float:
        """What one more of something is worth to the open tasks."""
        tally = self.tally
        total = 0.0
        for rank in range(len(self.tasks)):
            effort = tally.efforts[rank]
            if effort == 0.0 or effort >= IMPOSSIBLE:
                continue
            needs = self.content.task_needs[self.tasks[rank]]
            for term in range(0, len(needs), 3):
                if needs[term] != what or needs[term + 2] != of:
                    continue
                missing = needs[term + 1] - tally.count(what, of)
                if missing <= 0:
                    continue
                eased = effort - tally.effort(what, of, missing)
                if missing > 1:
                    eased += tally.effort(what, of, missing - 1)
                near = self.weight(W_NEAR + rank)
                before = near * tally.nearness(effort, rank)
                after = self.weight(W_MET + rank) if eased < 0.01 else near * tally.nearness(eased, rank)
                total += max(0.0, after - before)
        return total

    # ---- goods ----

    def offering(self, more: int) -> float:
        """One offering, when so many have been gained already."""
        tally = self.tally
        held = tally.offerings + more
        worth = self.weight(W_OFFERING) if held < 3 else self.weight(W_OFFERING + 1)
        if held < tally.cards:
            worth += self.weight(W_READY)
        return max(0.0, worth) + (self.wants(COUNT_OFFERINGS, NONE) if not more else 0.0)

    def card(self, colour: int) -> float:
        """One god card of a colour."""
        tally = self.tally
        worth = self.weight(W_CARD + colour)
        if tally.cards >= 4:
            worth += self.weight(W_CARDS_OVER)
        if tally.cards < tally.offerings:
            worth += self.weight(W_READY)
        worth = max(0.0, worth) + self.wants(COUNT_GOD_CARDS, colour)
        if not tally.hand[colour]:
            worth += self.wants(COUNT_GOD_COLOURS, NONE)
        if tally.hand[colour] == max(tally.hand):
            worth += self.wants(COUNT_EQUAL_GOD_CARDS, NONE)
        return worth

    def best_card(self) -> float:
        """The best of the open god cards."""
        best = 0.0
        for colour in range(GOD_COUNT):
            if colour in self.s.row:
                best = max(best, self.card(colour))
        return best

    def shells(self, amount: int) -> float:
        """A number of shells, with the jewelry they make affordable."""
        tally = self.tally
        held = tally.shells
        low = max(0, min(6, held + amount) - held)
        worth = low * self.weight(W_SHELL) + (amount - low) * self.weight(W_SHELL + 1)
        if tally.buys_now:
            before = tally.best_jewelry(self.s.round, held)
            after = tally.best_jewelry(self.s.round, held + amount)
            if after != before:
                vp = self.content.jewelry_vp
                worth += self.weight(W_JEWELRY_NOW) * (vp[after] - (vp[before] if before != NONE else 0))
        return max(0.0, worth) + amount * self.wants(COUNT_SHELLS, NONE)

    def status(self, steps: int) -> float:
        """So many steps on the status track."""
        s = self.s
        if s.phase >= PHASE_C:
            return 0.0
        now = s.status[self.seat]
        then = min(now + steps, self.content.status_last)
        if then == now:
            return 0.0
        worth = self.weight(W_STATUS) * (self.content.status_vp[then] - self.content.status_vp[now])
        first = True
        passed = 0
        ahead = True
        for other in s.status_order:
            if other == self.seat:
                ahead = False
            elif ahead:
                if s.status[other] <= then:
                    passed += 1
                else:
                    first = False
        if passed:
            worth += passed * self.weight(W_BEHIND)
            if first:
                worth += self.wants(COUNT_FIRST, NONE)
        return max(0.0, worth)

    def material(self, kind: int) -> float:
        """One material of a kind: more if it completes a pair."""
        s = self.s
        worth = self.wants(COUNT_MATERIALS, kind) + self.wants(COUNT_MATERIALS, NONE)
        start = self.seat * SPACE_COUNT
        room = False
        paired = False
        had_pair = False
        for pair in PAIRS:
            one = s.spaces[start + pair[0]]
            two = s.spaces[start + pair[1]]
            if one == MATERIAL and two == MATERIAL:
                had_pair = True
            elif one == MATERIAL and two == EMPTY_SPACE:
                paired = paired or self.content.space_material[pair[1]] == kind
            elif two == MATERIAL and one == EMPTY_SPACE:
                paired = paired or self.content.space_material[pair[0]] == kind
        for space in range(SPACE_COUNT):
            if self.content.space_material[space] == kind and s.spaces[start + space] == EMPTY_SPACE:
                room = True
        if not room:
            return worth
        worth += max(0.0, self.weight(W_MATERIAL))
        if self.tally.covered >= 6:
            worth += max(0.0, self.weight(W_COVERED))
        if paired and not had_pair and self.tally.building_round <= ROUNDS:
            worth += max(0.0, self.weight(W_PAIR)) * self.content.building_vp[self.tally.building_round]
        return worth

    def best_material(self) -> float:
        """One material of any kind."""
        best = 0.0
        for kind in range(MATERIAL_COUNT):
            best = max(best, self.material(kind))
        return best

    def free_slot(self) -> float:
        """One free slot more."""
        return max(0.0, self.weight(W_FREE) if self.tally.free < 2 else self.weight(W_FREE + 1))

    def hut_moved(self) -> float:
        """A hut from slots 1 to 11 to slot 12."""
        if not can_move_hut(self.s, self.seat):
            return 0.0
        return self.free_slot() + self.wants(COUNT_SLOT12, NONE)

    def fire(self, halves: int) -> float:
        """The fire bonus, or half of it."""
        total = 0.0
        if halves & FIRST_HALF:
            total += max(self.best_card(), self.offering(0))
        if halves & SECOND_HALF:
            total += max(self.status(1), self.shells(1))
        return total

    def god_price(self, god: int) -> float:
        """What playing a god costs, paid in the cheapest way; IMPOSSIBLE if it cannot be paid."""
        tally = self.tally
        best = IMPOSSIBLE
        if tally.tiles:
            best = self.content.god_tile_vp + max(0.0, self.weight(W_GOD_TILE))
        if tally.offerings:
            offering = self.weight(W_OFFERING) if tally.offerings <= 3 else self.weight(W_OFFERING + 1)
            if min(tally.cards, tally.offerings):
                offering += self.weight(W_READY)
            over = self.weight(W_CARDS_OVER) if tally.cards > 4 else 0.0
            if tally.hand[god]:
                best = min(best, max(0.0, offering) + max(0.0, self.weight(W_CARD + god) + over))
            for colour in range(GOD_COUNT):
                if tally.hand[colour] > 1:
                    best = min(best, max(0.0, offering) + 2 * max(0.0, self.weight(W_CARD + colour) + over))
        return best
