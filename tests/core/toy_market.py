"""Market: a game of a page whose cards have every form of effect, and whose supply runs out.

Three turns each: use one of the four open cards, at one of three places. At the well everything costs one unit less.
"""

from __future__ import annotations

from typing import cast

from tatami.core.actions import ActionSpace
from tatami.core.agenda import Step, frame, seat_of
from tatami.core.attributes import ANY_SIZE, FROM_ALL, Attribute
from tatami.core.effect_steps import ChooseGood, ChooseOne, OrderEffects, PayEffect, PayUnit, TakeEffects
from tatami.core.effects import Effects, EffectTable, Vocabulary
from tatami.core.game import Game, GameInfo
from tatami.core.rng import Rng
from tatami.core.state import State

GOODS = ["wood", "stone", "coin", "point"]
WOOD, STONE, COIN, POINT = range(4)
PLACES = ["hill", "shore", "well"]
HILL, SHORE, WELL = range(3)
STEP, SELL, RAISE = range(3)
TURN = 8
TURNS = 3

WORDS = Vocabulary(
    GOODS, ["step", "sell", "raise"], ["wood", "stone"], GOODS[:3], {"cube": ["wood", "stone"], "any": GOODS[:3]}
)
CARDS: list[object] = [
    {"gain": {"wood/stone": 2}},
    {"gain": {"any": 3, "point": 1}},
    {"pay": {"any": 2}, "then": [{"gain": {"point": 3}}]},
    {"pay": {"coin": 1, "wood/stone": 2}, "then": [{"gain": {"point": 4}}, {"any": ["raise"]}]},
    {"pay": {"wood": 1, "stone": 2}, "then": [{"gain": {"point": 5}}]},
    {"pay": {"coin": 1}, "then": [{"step": 2}]},
    {"any": [{"step": 1}, {"gain": {"coin": 2}}, {"sell": "wood"}]},
    {"any": [{"step": 1}, {"gain": {"wood": 1}}, {"gain": {"stone": 1}}, "raise"], "most": 2},
    {"one": [{"step": 1}, {"pay": {"cube": 1}, "then": [{"step": 2}]}, {"sell": "stone"}]},
    [{"step": 1}, {"pay": {"coin": 1}, "then": [{"step": 2}]}, {"gain": {"coin": 1}}],
    {"gain": {"coin": 2}},
    {"gain": {"cube": 1}},
    [{"gain": {"wood": 1}}, "raise"],
]
TABLE = EffectTable(WORDS)
NODES = [TABLE.add(card, f"market: card {number}") for number, card in enumerate(CARDS)]

ACTIONS = ActionSpace()
USE = ACTIONS.add("use {card} {place}", card=[str(number) for number in range(len(CARDS))], place=PLACES)
NEXT = ACTIONS.add("next {effect}", effect=WORDS.symbols)
OPTION = ACTIONS.add("option {number}", number=[str(number) for number in range(1, 13)])
GAIN = ACTIONS.add("gain {good}", good=GOODS)
PAY = ACTIONS.add("pay")
PAY_GOOD = ACTIONS.add("pay {good}", good=WORDS.prices)
SKIP = ACTIONS.add("skip")
STOP = ACTIONS.add("stop")

INFO = GameInfo(
    id="market",
    title="Market",
    seats=(2, 3),
    rules_version="1",
    rules_prefix="MK",
    designers=("Nobody",),
    publisher="Nobody",
    options=(),
    max_decisions=200,
    score_range=(0, 99),
)


class Market(State):
    """The table: what each seat has, how far it is at each place, the common supply, open cards and deck."""

    def __init__(self, game: Game, parent: Market | None = None) -> None:
        super().__init__(game, parent)
        self.stock: list[int] = parent.stock.copy() if parent else []
        self.steps: list[int] = parent.steps.copy() if parent else []
        self.supply: list[int] = parent.supply.copy() if parent else []
        self.cards: list[int] = parent.cards.copy() if parent else []
        self.deck: list[int] = parent.deck.copy() if parent else []

    def copy(self) -> Market:
        return type(self)(self.game, self)

    def attributes(self) -> list[Attribute]:
        return [
            Attribute("stock", 0, 99, self.seats * 4, "Four goods per seat."),
            Attribute("steps", 0, 4, self.seats * 3, "Three places per seat."),
            Attribute("supply", 0, 99, 3, "Wood, stone, coins."),
            Attribute("cards", 0, len(CARDS) - 1, ANY_SIZE, "The open cards.", each_once=True),
            Attribute("deck", 0, len(CARDS) - 1, ANY_SIZE, "From the bottom.", each_once=True, hidden=FROM_ALL),
        ]

    def deal_again(self, seat: int | None, rng: Rng) -> None:
        self.deck = rng.shuffled(sorted(self.deck))

    def table(self, seat: int | None) -> dict[str, object]:
        return {
            "stock": self.stock.copy(),
            "steps": self.steps.copy(),
            "supply": self.supply.copy(),
            "cards": self.cards.copy(),
            "deck": len(self.deck),
        }

    def scores(self) -> list[int]:
        return [items["total"] for items in self.score_sheet()] if self.over else self.stock[POINT::4]

    def score_sheet(self) -> list[dict[str, int]]:
        steps = [sum(self.steps[seat * 3 : seat * 3 + 3]) for seat in range(self.seats)]
        return [
            {"points": points, "steps": walked, "total": points + walked}
            for points, walked in zip(self.stock[POINT::4], steps, strict=True)
        ]

    def ranking(self) -> list[int]:
        totals = [items["total"] for items in self.score_sheet()]
        return sorted(range(self.seats), key=lambda seat: (-totals[seat], seat))


class MarketEffects(Effects[Market]):
    def table(self, s: Market) -> EffectTable:
        return TABLE

    def can_gain(self, s: Market, seat: int, good: int) -> bool:
        return good == POINT or s.supply[good] > 0

    def gain(self, s: Market, seat: int, good: int, amount: int) -> None:
        taken = amount if good == POINT else min(amount, s.supply[good])
        if good != POINT:
            s.supply[good] -= taken
        s.stock[seat * 4 + good] += taken

    def can_pay(self, s: Market, seat: int, cost: list[int]) -> bool:
        return all(s.stock[seat * 4 + good] >= cost[good] for good in range(4))

    def pay(self, s: Market, seat: int, cost: list[int]) -> None:
        for good in range(3):
            s.stock[seat * 4 + good] -= cost[good]
            s.supply[good] += cost[good]

    def reduction(self, s: Market, seat: int, node: int, where: int) -> int:
        return 1 if where == WELL else 0

    def leaf_does_something(self, s: Market, seat: int, leaf: int, amount: int, where: int) -> bool:
        if leaf == STEP:
            return s.steps[seat * 3 + where] < 4
        return leaf == RAISE or s.stock[seat * 4 + amount] > 0

    def leaf(self, s: Market, seat: int, leaf: int, amount: int, where: int) -> None:
        place = seat * 3 + where
        if leaf == STEP:
            s.steps[place] = min(4, s.steps[place] + amount)
        elif leaf == SELL:
            if s.stock[seat * 4 + amount]:
                s.stock[seat * 4 + amount] -= 1
                s.supply[amount] += 1
                s.stock[seat * 4 + POINT] += 2
        else:
            s.stock[seat * 4 + POINT] += s.steps[place]


EFFECTS = MarketEffects()


class Turn(Step[Market]):
    """MK-1: use a card somewhere. The frame counts the turns that were taken."""

    kind = TURN
    name = "turn"
    rule = "MK-1"

    def legal(self, s: Market, packed: int, out: list[int]) -> None:
        for card in s.cards:
            for place in range(3):
                out.append(USE + card * 3 + place)

    def apply(self, s: Market, packed: int, action: int) -> None:
        card, place = divmod(action - USE, 3)
        s.cards[s.cards.index(card)] = s.deck.pop()
        s.reveals += 1
        s.emit("use", seat_of(packed), {"card": card, "place": PLACES[place]})
        s.turn += 1
        seat = seat_of(packed)
        if s.turn < TURNS * s.seats:
            s.agenda.append(frame(TURN, (seat + 1) % s.seats))
        EFFECTS.perform(s, seat, NODES[card], place)


class MarketGame(Game):
    def __init__(self, may_stop: bool = False) -> None:
        goods = list(range(GAIN, GAIN + 4))
        steps: list[Step[Market]] = [
            OrderEffects(EFFECTS, "MK-2", NEXT, OPTION),
            ChooseOne(EFFECTS, "MK-3", NEXT, OPTION),
            PayEffect(EFFECTS, "MK-4", PAY, SKIP),
            TakeEffects(EFFECTS, "MK-5", NEXT, OPTION, STOP),
            ChooseGood(EFFECTS, "MK-6", goods, STOP, may_stop),
            PayUnit(EFFECTS, "MK-7", PAY_GOOD, STOP),
            Turn(),
        ]
        super().__init__(INFO, ACTIONS, steps, {"cards": CARDS}, "market")

    def new(
        self, seats: int, seed: int | str, options: dict[str, object] | None = None, listening: bool = False
    ) -> Market:
        return cast(Market, super().new(seats, seed, options, listening))

    def set_up(self, s: State) -> None:
        assert isinstance(s, Market)
        s.stock = [1, 1, 1, 0] * s.seats
        s.steps = [0] * (3 * s.seats)
        s.supply = [3, 3, 4]
        s.deck = s.chance().shuffled(range(len(CARDS)))
        s.cards = [s.deck.pop() for _ in range(4)]
        s.agenda.append(frame(TURN, 0))

    def empty(self) -> Market:
        return Market(self)


# ---- for tests ----


def perform(
    effect: object, where: int = HILL, have: dict[str, int] | None = None, *, may_stop: bool = False, **goods: int
) -> Market:
    """Seat 0, with exactly these goods, resolves an effect; then seat 1 would be next."""
    state = MarketGame(may_stop).new(2, 1)
    state.agenda = [frame(TURN, 1)]
    stock = {**(have or {}), **goods}
    state.stock[:4] = [stock.get(good, 0) for good in GOODS]
    EFFECTS.perform(state, 0, TABLE.add(effect, "test"), where)
    state.advance()
    return state


def goods(state: Market) -> dict[str, int]:
    """What seat 0 has."""
    return {good: state.stock[number] for number, good in enumerate(GOODS) if state.stock[number]}


def play(state: Market, *names: str) -> Market:
    for name in names:
        state.play(name)
    return state
