"""Is Bora Bora's reconstructed content sound? Sensible players play many games; what they do and score is counted.

    python -m tools.bora_bora_study --games 60

The player here is no strong bot: it looks through its own turn with a rough idea of what things are worth, on a
redealt copy of the table. It is good enough to see whether a region is never entered, a kind of tile never taken,
jewelry or the temple not worth their price, and whether winners score what winners of this game report (130 to 200).
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import dataclass, field
from statistics import mean, quantiles

from tatami import Rng
from tatami.games.bora_bora.actions import JEWELRY_NAMES, TASK_NAMES, TILES
from tatami.games.bora_bora.game import BoraBora
from tatami.games.bora_bora.kinds import (
    DOWN,
    GOD_TILE,
    MATERIAL,
    NONE,
    OFFERING,
    OPEN_TASKS,
    PAIRS,
    PHASE_A,
    PHASE_C,
    REGIONS,
    ROUNDS,
    SHELL,
    SLOT_COUNT,
    SPACE_COUNT,
    STOCK,
    TYPE_COUNT,
    TYPES,
)
from tatami.games.bora_bora.rules.player_board import group_sizes, tile_on
from tatami.games.bora_bora.rules.requirements import count, is_met
from tatami.games.bora_bora.scoring import sheet
from tatami.games.bora_bora.state import BoraBoraState

DEEP = ("choose_die", "place_die", "use_people", "task")
"""Decisions after which the turn is played out before they are judged."""


@dataclass
class Worth:
    """What things are worth in VP while there is time to use them. Found by trying variations."""

    offering: float = 1.1
    more_offerings: float = 0.4
    card: float = 0.9
    more_cards: float = 0.25
    card_with_offering: float = 0.8
    god_tile: float = 1.6
    shell: float = 1.1
    more_shells: float = 0.35
    material: float = 1.5
    pair: float = 0.4
    region: float = 1.3
    fish: float = 0.75
    best_group: float = 0.7
    other_groups: float = 0.15
    symbol: float = 0.75
    free_slot: float = 1.0
    task: float = 4.4
    status: float = 1.0
    ahead: float = 0.4
    priest: float = 0.4
    most_priests: float = 1.5
    types: list[float] = field(default_factory=lambda: [3.0, 3.0, 2.5, 2.5, 5.0, 2.2, 1.2, 2.2, 2.0, 1.6, 1.4, 1.8])
    """One activation of one tile of each type."""
    more: list[float] = field(default_factory=lambda: [1.5, 1.5, 0.7, 0.7, 1.0, 1.8, 0.5, 2.0, 1.8, 1.6, 1.2, 1.6])
    """What a further equal tile adds."""


class SensiblePlayer:
    """Plays its own turn out in its head, once per choice, and takes the choice that leaves most."""

    def __init__(self, seed: int, worth: Worth | None = None) -> None:
        self.rng = Rng(f"sensible {seed}")
        self.worth = worth or Worth()

    def choose(self, state: BoraBoraState) -> int:
        options = state.legal()
        if len(options) == 1:
            return options[0]
        seat = state.actor
        known = state.redeal(seat, self.rng)
        best = options[0]
        most = float("-inf")
        for action in options:
            worth = self.after(known, action, seat, 2)
            if worth > most:
                best, most = action, worth
        return best

    def after(self, state: BoraBoraState, action: int, seat: int, depth: int) -> float:
        """What the table is worth to the seat at the end of its turn if it takes the action now."""
        twin = state.copy()
        turn = twin.turn
        twin.apply(action)
        while not twin.over and twin.actor == seat and twin.turn == turn:
            twin.apply(self.step(twin, seat, depth))
        return value(twin, seat, self.worth)

    def step(self, state: BoraBoraState, seat: int, depth: int) -> int:
        """The next action inside a turn: one look ahead, deeper where the effect comes later."""
        options = state.legal()
        best = options[0]
        if len(options) == 1:
            return best
        decision = state.decision
        deep = depth > 0 and decision is not None and decision.kind in DEEP
        most = float("-inf")
        for action in options:
            if deep:
                worth = self.after(state, action, seat, depth - 1)
            else:
                twin = state.copy()
                twin.apply(action)
                worth = value(twin, seat, self.worth)
            if worth > most:
                best, most = action, worth
        return best


def value(s: BoraBoraState, seat: int, worth: Worth) -> float:
    """A rough idea of what a position is worth to a seat, in VP."""
    points = sheet(s, seat)
    if s.over:
        return float(points["total"])
    total = points["total"] - (1 - worth.fish) * points["fish"]
    left = ROUNDS - s.round + (1 if s.phase <= PHASE_A else 0)
    total += goods_worth(s, seat, left, worth) + people_worth(s, seat, left, worth) + task_worth(s, seat, worth)
    if s.phase < PHASE_C:
        total += worth.status * s.content.status_vp[s.status[seat]]
        total += worth.ahead * (s.seats - 1 - s.status_order.index(seat))
    return total + temple_worth(s, seat, worth)


def temple_worth(s: BoraBoraState, seat: int, worth: Worth) -> float:
    """Priests for the rounds to come, and the god tile."""
    priests = s.temple.count(seat)
    first = s.round if s.phase < PHASE_C else s.round + 1
    total = worth.priest * priests * sum(s.content.priest_vp[first : ROUNDS + 1])
    most = max(s.temple.count(other) for other in range(s.seats) if other != seat)
    if s.phase < PHASE_C and priests:
        total += worth.most_priests if priests > most else worth.most_priests / 2 if priests == most else 0.0
    return total


def goods_worth(s: BoraBoraState, seat: int, left: int, worth: Worth) -> float:
    """Offerings, shells, cards, god tiles, materials and regions as far as there is time to use them."""
    stock = s.stock[seat * STOCK : seat * STOCK + STOCK]
    cards = s.hand_size(seat)
    late = min(1.0, 0.25 + left / 4)
    total = worth.offering * min(stock[OFFERING], 3) + worth.more_offerings * stock[OFFERING]
    total += worth.card * min(cards, 4) + worth.more_cards * cards
    total += worth.card_with_offering * min(cards, stock[OFFERING]) + worth.god_tile * stock[GOD_TILE]
    spaces = s.spaces[seat * SPACE_COUNT : (seat + 1) * SPACE_COUNT]
    pairs = sum(spaces[a] == MATERIAL and spaces[b] == MATERIAL for a, b in PAIRS)
    total += worth.material * spaces.count(MATERIAL) + worth.pair * s.content.building_vp[s.round] * min(pairs, 2)
    total += worth.region * sum(mask >> seat & 1 for mask in s.huts)
    total *= late
    shells = worth.shell * min(stock[SHELL], 6) + worth.more_shells * stock[SHELL]
    if s.phase < PHASE_C:
        total += shells
    elif s.round < ROUNDS:
        total += 0.8 * shells  # from now on they wait for the next round's jewelry
    return total


def people_worth(s: BoraBoraState, seat: int, left: int, worth: Worth) -> float:
    """The best group of each sex once a round, a little for the others, and what is still to be slid down."""
    sizes = group_sizes(s, seat)
    total = 0.0
    for sex in range(2):
        groups = [
            worth.types[kind] + worth.more[kind] * (sizes[sex * TYPE_COUNT + kind] - 1)
            for kind in range(TYPE_COUNT)
            if sizes[sex * TYPE_COUNT + kind]
        ]
        if groups:
            total += left * ((worth.best_group - worth.other_groups) * max(groups) + worth.other_groups * sum(groups))
    late = min(1.0, left / 2)
    slots = s.slots[seat * SLOT_COUNT : (seat + 1) * SLOT_COUNT]
    for slot in slots:
        tile = tile_on(slot)
        if tile != NONE and slot < DOWN:
            total += worth.symbol * s.content.tile_left[tile] * late
    return total + late * worth.free_slot * (min(slots.count(0), 2) + 0.3 * slots.count(0))


def task_worth(s: BoraBoraState, seat: int, worth: Worth) -> float:
    """Open tasks by how near they are."""
    total = 0.0
    for task in s.tasks[seat * OPEN_TASKS : (seat + 1) * OPEN_TASKS]:
        if task == NONE:
            continue
        if is_met(s, seat, task):
            total += 5.0
            continue
        needs = s.content.task_needs[task]
        have = wanted = 0
        for term in range(0, len(needs), 3):
            wanted += needs[term + 1]
            have += min(needs[term + 1], count(s, seat, needs[term], needs[term + 2]))
        total += worth.task * (have / wanted) ** 2
    return total


class Tally:
    """What happened over many games."""

    def __init__(self) -> None:
        self.winners: dict[int, list[int]] = {}
        self.scores: dict[int, list[int]] = {}
        self.items: Counter[str] = Counter()
        self.players = 0
        self.settled: Counter[str] = Counter()
        self.taken: Counter[str] = Counter()
        self.used: Counter[str] = Counter()
        self.bought: Counter[str] = Counter()
        self.tasks: Counter[str] = Counter()
        self.actions: Counter[str] = Counter()
        self.gods: Counter[str] = Counter()
        self.status: Counter[int] = Counter()

    def play(self, game: BoraBora, seats: int, seed: int) -> None:
        state = game.new(seats, seed)
        state.listen()
        players = [SensiblePlayer(seed * 10 + seat) for seat in range(seats)]
        while not state.over:
            state.apply(players[state.actor].choose(state))
            for event in state.drain():
                self.note(event.kind, event.args)
        scores = state.scores()
        self.winners.setdefault(seats, []).append(max(scores))
        self.scores.setdefault(seats, []).extend(scores)
        for items in state.score_sheet():
            self.players += 1
            self.items.update(items)

    def note(self, kind: str, args: dict[str, object]) -> None:
        if kind == "settle":
            self.settled[str(args["region"])] += 1
        elif kind == "take":
            self.taken[str(args["tile"])] += 1
        elif kind == "activate":
            self.used[f"{args['sex']} {args['type']}"] += 1
        elif kind == "jewelry":
            self.bought[str(args["jewelry"])] += 1
        elif kind in ("task", "task_dropped"):
            self.tasks[("+" if kind == "task" else "-") + str(args["task"])] += 1
        elif kind == "place":
            self.actions[str(args["action"])] += 1
        elif kind == "god":
            self.gods[f"{args['god']}"] += 1

    def report(self) -> None:
        games = sum(len(scores) for scores in self.winners.values())
        for seats, scores in sorted(self.winners.items()):
            low, _, high = quantiles(scores, n=4) if len(scores) > 1 else (scores[0],) * 3
            everyone = self.scores[seats]
            winners = f"winners {mean(scores):.0f} (half of them {low:.0f} to {high:.0f})"
            everybody = f"all {mean(everyone):.0f}, from {min(everyone)} to {max(everyone)}"
            print(f"{seats} players, {len(scores)} games: {winners}, {everybody}")
        print("VP per player:", ", ".join(f"{name} {n / self.players:.1f}" for name, n in self.items.items()))
        _show("dice per game", self.actions, games)
        _show("gods per game", self.gods, games)
        _show("entries per game", self.settled, games, list(REGIONS))
        by_type = Counter[str]()
        content = BoraBora().content
        for name, n in self.taken.items():
            tile = TILES.index(name)
            by_type[("man " if tile < 36 else "woman ") + TYPES[content.tile_type[tile]]] += n
        groups = [f"{sex} {name}" for sex in ("man", "woman") for name in TYPES]
        _show("tiles taken per game", by_type, games, groups)
        _show("groups used per game", self.used, games, groups)
        _show("jewelry bought per game", self.bought, games, list(JEWELRY_NAMES))
        print("tasks completed of those dealt with:", ", ".join(self.completed(name) for name in TASK_NAMES))

    def completed(self, name: str) -> str:
        """A task, and how many of those dealt with were completed."""
        done, dropped = self.tasks["+" + name], self.tasks["-" + name]
        return f"{name} {done / max(1, done + dropped):.0%}"


def _show(title: str, counts: Counter[str], games: int, names: list[str] | None = None) -> None:
    shown = names if names is not None else sorted(counts, key=lambda name: -counts[name])
    print(f"{title}:", ", ".join(f"{name} {counts[name] / games:.2f}" for name in shown))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    game = BoraBora()
    tally = Tally()
    for number in range(args.games):
        tally.play(game, args.seats[number % len(args.seats)], args.seed + number)
    tally.report()


if __name__ == "__main__":
    main()
