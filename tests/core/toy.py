"""Tea: a game of a page, in plain Python on the kernel. Small hands are secret, cards have effects, coins buy points.

Each round every seat draws a card, plays one for its effect, or passes; after three rounds the most points win.
"""

from __future__ import annotations

from typing import cast

from tatami.core.actions import ActionSpace
from tatami.core.agenda import QUESTION_HIDDEN, AutomaticStep, Step, a_of, frame, seat_of
from tatami.core.attributes import ANY_SIZE, FROM_ALL, FROM_OTHERS, Attribute
from tatami.core.effect_steps import ChooseOne, OrderEffects, PayEffect
from tatami.core.effects import Effects, EffectTable, Vocabulary
from tatami.core.game import Game, GameInfo, Option
from tatami.core.knowledge import pooled
from tatami.core.rng import Rng
from tatami.core.state import State

COIN, POINT = 0, 1
BONUS, DRAW = 0, 1
ROUND, TURN, DRAW_CARD = 8, 9, 10
CARDS: list[object] = [
    {"gain": {"coin": 1}},
    [{"gain": {"coin": 2}}, {"bonus": 1}],
    {"one": [{"gain": {"coin": 2}}, {"bonus": 2}]},
    {"pay": {"coin": 1}, "then": [{"bonus": 3}]},
    "draw",
    [{"gain": {"coin": 1, "point": 1}}],
    {"pay": {"coin": 2}, "then": [{"bonus": 4}, "draw"]},
    {"bonus": 2},
    {"gain": {"coin": 3}},
    "draw",
]

WORDS = Vocabulary(["coin", "point"], ["bonus", "draw"], [])
TABLE = EffectTable(WORDS)
NODES = [TABLE.add(card, f"tea: card {number}") for number, card in enumerate(CARDS)]

ACTIONS = ActionSpace()
PASS = ACTIONS.add("pass")
DRAW_ONE = ACTIONS.add("draw")
PLAY = ACTIONS.add("play {card}", card=[str(number) for number in range(len(CARDS))])
NEXT = ACTIONS.add("next {effect}", effect=WORDS.symbols)
PAY = ACTIONS.add("pay")
SKIP = ACTIONS.add("skip")
BUY = ACTIONS.add("buy point", free=True)
OPTION = ACTIONS.add("option {number}", number=[str(number) for number in range(1, 13)])

INFO = GameInfo(
    id="tea",
    title="Tea",
    seats=(2, 3),
    rules_version="1",
    rules_prefix="TEA",
    designers=("Nobody",),
    publisher="Nobody",
    options=(Option("rich", "bool", False, "Everybody starts with two coins."),),
    max_decisions=200,
    score_range=(0, 60),
)


class Tea(State):
    """The table: coins and points per seat, hands, the deck, and the cards played."""

    def __init__(self, game: Game, parent: Tea | None = None) -> None:
        super().__init__(game, parent)
        self.coins: list[int] = parent.coins.copy() if parent else []
        self.points: list[int] = parent.points.copy() if parent else []
        self.hands: list[list[int]] = [hand.copy() for hand in parent.hands] if parent else []
        self.deck: list[int] = parent.deck.copy() if parent else []
        self.pile: list[int] = parent.pile.copy() if parent else []

    def copy(self) -> Tea:
        return type(self)(self.game, self)

    def attributes(self) -> list[Attribute]:
        card = len(CARDS) - 1
        return [
            Attribute("coins", 0, 99, self.seats, "Per seat."),
            Attribute("points", 0, 99, self.seats, "Per seat."),
            Attribute("hands", 0, card, self.seats, "By seat.", nested=True, each_once=True, hidden=FROM_OTHERS),
            Attribute("deck", 0, card, ANY_SIZE, "From the bottom.", each_once=True, hidden=FROM_ALL),
            Attribute("pile", 0, card, ANY_SIZE, "The cards played, in order.", each_once=True),
        ]

    def deal_again(self, seat: int | None, rng: Rng) -> None:
        """A seat knows its own hand; the other hands and the deck are shuffled together."""
        others = [other for other in range(self.seats) if other != seat]
        *hands, self.deck = pooled([*(self.hands[other] for other in others), self.deck], rng)
        for other, hand in zip(others, hands, strict=True):
            self.hands[other] = sorted(hand)
        self.advance()

    def table(self, seat: int | None) -> dict[str, object]:
        return {
            "players": [
                {"seat": n, "coin": self.coins[n], "point": self.points[n], "hand": len(self.hands[n])}
                for n in range(self.seats)
            ],
            "hand": None if seat is None else self.hands[seat].copy(),
            "deck": len(self.deck),
            "pile": self.pile.copy(),
        }

    def scores(self) -> list[int]:
        return [items["total"] for items in self.score_sheet()] if self.over else self.points.copy()

    def score_sheet(self) -> list[dict[str, int]]:
        return [
            {"points": points, "coins": coins // 2, "total": points + coins // 2}
            for points, coins in zip(self.points, self.coins, strict=True)
        ]

    def add_free(self, seat: int, out: list[int]) -> None:
        if self.coins[seat] >= 3:
            out.append(BUY)

    def take_free(self, action: int) -> None:
        self.coins[self.actor] -= 3
        self.points[self.actor] += 1
        self.emit("buy", self.actor, {})


class TeaEffects(Effects[Tea]):
    def table(self, s: Tea) -> EffectTable:
        return TABLE

    def gain(self, s: Tea, seat: int, good: int, amount: int) -> None:
        (s.coins if good == COIN else s.points)[seat] += amount
        s.emit("gain", seat, {"good": WORDS.goods[good], "amount": amount})

    def can_pay(self, s: Tea, seat: int, cost: list[int]) -> bool:
        return s.coins[seat] >= cost[COIN] and s.points[seat] >= cost[POINT]

    def pay(self, s: Tea, seat: int, cost: list[int]) -> None:
        s.coins[seat] -= cost[COIN]
        s.points[seat] -= cost[POINT]

    def leaf(self, s: Tea, seat: int, leaf: int, amount: int, where: int) -> None:
        if leaf == BONUS:
            self.gain(s, seat, POINT, amount)
        else:
            s.agenda.append(frame(DRAW_CARD, seat))


EFFECTS = TeaEffects()


class Round(AutomaticStep[Tea]):
    """TEA-1: three rounds, every seat one turn in each."""

    kind = ROUND
    name = "round"
    rule = "TEA-1"

    def run(self, s: Tea, packed: int) -> None:
        if a_of(packed) == 3:
            return
        s.agenda.append(frame(ROUND, 0, a_of(packed) + 1))
        s.turn += 1
        for seat in reversed(range(s.seats)):
            s.agenda.append(frame(TURN, seat))


class Turn(Step[Tea]):
    """TEA-2: draw, play a card or pass. What a seat could play is its secret."""

    kind = TURN
    name = "turn"
    rule = "TEA-2"
    secrecy = QUESTION_HIDDEN

    def legal(self, s: Tea, packed: int, out: list[int]) -> None:
        out.append(PASS)
        if s.deck:
            out.append(DRAW_ONE)
        for card in s.hands[seat_of(packed)]:
            out.append(PLAY + card)

    def apply(self, s: Tea, packed: int, action: int) -> None:
        seat = seat_of(packed)
        if action == DRAW_ONE:
            s.agenda.append(frame(DRAW_CARD, seat))
        elif action != PASS:
            card = action - PLAY
            s.hands[seat].remove(card)
            s.pile.append(card)
            s.reveal(known_to=seat)
            s.emit("play", seat, {"card": card})
            EFFECTS.perform(s, seat, NODES[card])


class DrawCard(AutomaticStep[Tea]):
    """TEA-3: the card goes into the hand; the others see only that there is one."""

    kind = DRAW_CARD
    name = "draw_card"
    rule = "TEA-3"

    def run(self, s: Tea, packed: int) -> None:
        if s.deck:
            seat = seat_of(packed)
            card = s.deck.pop()
            s.hands[seat] = sorted([*s.hands[seat], card])
            s.reveal()
            s.emit("draw", seat, {"left": len(s.deck)})
            s.emit("drawn", seat, {"card": card}, seat)


def steps() -> list[Step[Tea]]:
    return [
        OrderEffects(EFFECTS, "TEA-4", NEXT, OPTION),
        ChooseOne(EFFECTS, "TEA-5", NEXT, OPTION),
        PayEffect(EFFECTS, "TEA-6", PAY, SKIP),
        Round(),
        Turn(),
        DrawCard(),
    ]


class TeaGame(Game):
    """The game, with the class of its state to be replaced by tests that break something."""

    table: type[Tea] = Tea

    def __init__(self) -> None:
        super().__init__(INFO, ACTIONS, steps(), {"cards": CARDS}, "tea")

    def new(
        self, seats: int, seed: int | str, options: dict[str, object] | None = None, listening: bool = False
    ) -> Tea:
        return cast(Tea, super().new(seats, seed, options, listening))

    def set_up(self, s: State) -> None:
        assert isinstance(s, Tea)
        s.coins, s.points = [2 if s.options["rich"] else 0] * s.seats, [0] * s.seats
        s.deck = s.chance().shuffled(range(len(CARDS)))
        s.hands = [sorted([s.deck.pop(), s.deck.pop()]) for _ in range(s.seats)]
        s.agenda.append(frame(ROUND, 0))

    def empty(self) -> Tea:
        return self.table(self)


# ---- for tests ----


def table(seats: int = 2, *, coins: int = 0, hand: list[int] | None = None, deck: list[int] | None = None) -> Tea:
    """A table at seat 0's first turn, with exactly these cards."""
    state = TeaGame().new(seats, 1)
    state.coins[0] = coins
    state.hands[0] = hand if hand is not None else [0, 3]
    state.deck = deck if deck is not None else [7, 8]
    state.advance()
    return state


def names(state: Tea) -> list[str]:
    return state.legal_names()
