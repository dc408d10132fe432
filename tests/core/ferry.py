"""Ferry: a game of a page with everything that Tea has not: an automaton, and others deciding inside one's turn.

Two rounds. In a turn one loads a few crates, the next seat takes or waives its toll, and one lands left or right. After
the people the ferryman has his turn: he turns a card over. Who is equal on points shares the place.
"""

from __future__ import annotations

from typing import cast

from tatami.core.actions import ActionSpace
from tatami.core.agenda import AutomaticStep, Step, a_of, frame, seat_of
from tatami.core.attributes import ANY_SIZE, FROM_ALL, Attribute, own
from tatami.core.game import Game, GameInfo
from tatami.core.knowledge import rest_dealt_again
from tatami.core.rng import Rng
from tatami.core.state import State
from tatami.core.turns import EachInTurn

CRATES = 3
CARDS = 8
ROUNDS = 2
CROSSING, LOAD, TOLL, LAND, FERRYMAN = 8, 9, 10, 11, 12

ACTIONS = ActionSpace()
LOADED = ACTIONS.add("load {crates}", crates=[str(crates) for crates in range(1, CRATES + 1)])
TAKE = ACTIONS.add("take")
WAIVE = ACTIONS.add("waive")
LEFT = ACTIONS.add("left")
RIGHT = ACTIONS.add("right")

INFO = GameInfo(
    id="ferry",
    title="Ferry",
    seats=(1, 2, 3),
    rules_version="1",
    rules_prefix="FY",
    designers=("Nobody",),
    publisher="Nobody",
    max_decisions=40,
    score_range=(0, 60),
)


class Ferry(State):
    """Points of every side, the ferryman's cards, and how many of them lie open."""

    def __init__(self, game: Game, parent: Ferry | None = None) -> None:
        super().__init__(game, parent)
        self.points: list[int] = parent.points.copy() if parent else []
        self.cards: list[int] = parent.cards if parent else []
        self.turned: list[int] = parent.turned.copy() if parent else []

    def copy(self) -> Ferry:
        return type(self)(self.game, self)

    def attributes(self) -> list[Attribute]:
        return [
            own("points", 0, 99, self.seats + 1, "Per side."),
            own("order", 0, 3, self.seats + 1, "The people, then the ferryman."),
            Attribute("cards", 0, CARDS - 1, CARDS, "From the top.", True, each_once=True, hidden=FROM_ALL),
            own("turned", 0, CARDS - 1, ANY_SIZE, "The cards that lie open, in order."),
        ]

    def deal_again(self, seat: int | None, rng: Rng) -> None:
        self.cards = rest_dealt_again(self.cards, len(self.turned), rng)
        self.advance()

    def table(self, seat: int | None) -> dict[str, object]:
        return {"points": self.points.copy(), "turned": self.turned.copy()}

    def scores(self) -> list[int]:
        return self.points.copy()

    def score_sheet(self) -> list[dict[str, int]]:
        return [{"points": points, "total": points} for points in self.points]


class Crossing(EachInTurn[Ferry]):
    """FY-1: everybody crosses, then the ferryman; twice."""

    kind = CROSSING
    name = "crossing"
    rule = "FY-1"

    def turns(self, s: Ferry) -> int:
        return ROUNDS * len(s.order)

    def begin(self, s: Ferry, side: int, number: int) -> None:
        s.emit("turn", side, {"number": number})
        s.agenda.append(frame(LOAD if side < s.seats else FERRYMAN, side))


class Load(Step[Ferry]):
    """FY-2: load one to three crates, a point each."""

    kind = LOAD
    name = "load"
    rule = "FY-2"

    def legal(self, s: Ferry, packed: int, out: list[int]) -> None:
        out.extend(range(LOADED, LOADED + CRATES))

    def apply(self, s: Ferry, packed: int, action: int) -> None:
        seat = seat_of(packed)
        s.points[seat] += 1 + action - LOADED
        s.emit("load", seat, {"crates": 1 + action - LOADED})
        s.agenda.append(frame(LAND, seat))
        if s.seats > 1:
            s.agenda.append(frame(TOLL, (seat + 1) % s.seats, seat))


class Toll(Step[Ferry]):
    """FY-3: the next seat takes a point, or lets the one who crosses have it; the turn is still that one's."""

    kind = TOLL
    name = "toll"
    rule = "FY-3"

    def legal(self, s: Ferry, packed: int, out: list[int]) -> None:
        out += [TAKE, WAIVE]

    def apply(self, s: Ferry, packed: int, action: int) -> None:
        seat = seat_of(packed)
        s.points[seat if action == TAKE else a_of(packed)] += 1
        s.emit("toll", seat, {"taken": action == TAKE})


class Land(Step[Ferry]):
    """FY-4: land left for a point, or right for nothing."""

    kind = LAND
    name = "land"
    rule = "FY-4"

    def legal(self, s: Ferry, packed: int, out: list[int]) -> None:
        out += [LEFT, RIGHT]

    def apply(self, s: Ferry, packed: int, action: int) -> None:
        s.points[seat_of(packed)] += action == LEFT
        s.emit("land", seat_of(packed), {"left": action == LEFT})


class Ferryman(AutomaticStep[Ferry]):
    """FY-5: the ferryman turns over a card and scores its number."""

    kind = FERRYMAN
    name = "ferryman"
    rule = "FY-5"

    def run(self, s: Ferry, packed: int) -> None:
        card = s.cards[len(s.turned)]
        s.turned.append(card)
        s.reveals += 1
        s.points[seat_of(packed)] += card
        s.emit("card", seat_of(packed), {"card": card})


class FerryGame(Game):
    """The box, with the class of its state to be replaced by tests that break something."""

    state_class: type[Ferry] = Ferry

    def __init__(self) -> None:
        super().__init__(INFO, ACTIONS, [Crossing(), Load(), Toll(), Land(), Ferryman()], {"cards": CARDS}, "ferry")

    def new(
        self, seats: int, seed: int | str, options: dict[str, object] | None = None, listening: bool = False
    ) -> Ferry:
        return cast(Ferry, super().new(seats, seed, options, listening))

    def sides(self, seats: int) -> int:
        return seats + 1

    def set_up(self, s: State) -> None:
        assert isinstance(s, Ferry)
        s.points = [0] * (s.seats + 1)
        s.order = list(range(s.seats + 1))
        s.cards = s.chance().shuffled(range(CARDS))
        s.agenda.append(frame(CROSSING, 0))

    def empty(self) -> Ferry:
        return self.state_class(self)
