"""Ferry: a game of two pages with what Tea has not: an automaton, others deciding inside one's turn, more secrets.

Two rounds. In a turn one loads a few crates, the next seat takes or waives its toll, and one lands left or right. After
the people the ferryman has his turn: he turns a card over. Everybody has two hidden stones; who has an odd one may then
whisper for a point. At last all bid a stone, in any order, and the highest is worth three points. Who is equal on
points shares the place.
"""

from __future__ import annotations

from typing import cast

from tatami.core.actions import ActionSpace
from tatami.core.agenda import ANSWERS_HIDDEN, QUESTION_HIDDEN, AutomaticStep, Step, a_of, frame, seat_of
from tatami.core.attributes import ANY_SIZE, FROM_ALL, FROM_OTHERS, Attribute, own
from tatami.core.game import Game, GameInfo
from tatami.core.knowledge import pooled, rest_dealt_again
from tatami.core.rng import Rng
from tatami.core.state import State
from tatami.core.turns import EachInTurn

CRATES = 3
CARDS = 8
ROUNDS = 2
STONES = 10
CROSSING, LOAD, TOLL, LAND, FERRYMAN, WHISPERS, WHISPER, BID, AUCTION = range(8, 17)

ACTIONS = ActionSpace()
LOADED = ACTIONS.add("load {crates}", crates=[str(crates) for crates in range(1, CRATES + 1)])
TAKE = ACTIONS.add("take")
WAIVE = ACTIONS.add("waive")
LEFT = ACTIONS.add("left")
RIGHT = ACTIONS.add("right")
SAY = ACTIONS.add("whisper")
SILENT = ACTIONS.add("silent")
BIDDEN = ACTIONS.add("bid {stone}", stone=["low", "high"])

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
    """Points of every side, the ferryman's cards, and two stones of everybody's, one of which is bidden at last."""

    def __init__(self, game: Game, parent: Ferry | None = None) -> None:
        super().__init__(game, parent)
        self.points: list[int] = parent.points.copy() if parent else []
        self.cards: list[int] = parent.cards if parent else []
        self.turned: list[int] = parent.turned.copy() if parent else []
        self.hands: list[int] = parent.hands if parent else []
        self.bag: list[int] = parent.bag if parent else []
        self.bids: list[int] = parent.bids.copy() if parent else []

    def copy(self) -> Ferry:
        return type(self)(self.game, self)

    def attributes(self) -> list[Attribute]:
        return [
            own("points", 0, 99, self.seats + 1, "Per side."),
            own("order", 0, 3, self.seats + 1, "The people, then the ferryman."),
            Attribute("cards", 0, CARDS - 1, CARDS, "From the top.", True, each_once=True, hidden=FROM_ALL),
            own("turned", 0, CARDS - 1, ANY_SIZE, "The cards that lie open, in order."),
            own("hands", 0, STONES - 1, self.seats * 2, "Two of each seat, the lower one first.", hidden=FROM_OTHERS),
            own("bag", 0, STONES - 1, STONES - self.seats * 2, "The other stones.", hidden=FROM_ALL),
            own("bids", 0, 2, self.seats, "0: not yet; 1: the lower stone; 2: the higher.", hidden=FROM_OTHERS),
        ]

    def deal_again(self, seat: int | None, rng: Rng) -> None:
        self.cards = rest_dealt_again(self.cards, len(self.turned), rng)
        others = [other for other in range(self.seats) if other != seat and not self.over]
        *hands, self.bag = pooled([*(self.hand(other) for other in others), self.bag], rng)
        dealt = {other: sorted(hand) for other, hand in zip(others, hands, strict=True)}
        self.hands = [stone for other in range(self.seats) for stone in dealt.get(other, self.hand(other))]
        for other in others:
            self.bids[other] = 1 + rng.below(2) if self.bids[other] else 0
        self.advance()

    def hand(self, seat: int) -> list[int]:
        return self.hands[seat * 2 : seat * 2 + 2]

    def table(self, seat: int | None) -> dict[str, object]:
        hands = [self.hand(other) if self.over or other == seat else [] for other in range(self.seats)]
        bids = [bid if self.over or other == seat else int(bid > 0) for other, bid in enumerate(self.bids)]
        return {"points": self.points.copy(), "turned": self.turned.copy(), "hands": hands, "bids": bids}

    def scores(self) -> list[int]:
        return self.points.copy()

    def score_sheet(self) -> list[dict[str, int]]:
        return [{"points": points, "total": points} for points in self.points]


class Crossing(EachInTurn[Ferry]):
    """FY-1: everybody crosses, then the ferryman; twice. Nothing is asked in secret meanwhile."""

    kind = CROSSING
    name = "crossing"
    rule = "FY-1"
    open_turns = True

    def turns(self, s: Ferry) -> int:
        return ROUNDS * len(s.order)

    def begin(self, s: Ferry, side: int, number: int) -> None:
        s.emit("turn", side, {"number": number})
        s.agenda.append(frame(LOAD if side < s.seats else FERRYMAN, side))

    def end(self, s: Ferry) -> None:
        s.agenda.append(frame(WHISPERS, 0))


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


class Whispers(EachInTurn[Ferry]):
    """FY-6: then everybody has a turn for a whisper."""

    kind = WHISPERS
    name = "whispers"
    rule = "FY-6"

    def turns(self, s: Ferry) -> int:
        return s.seats

    def begin(self, s: Ferry, side: int, number: int) -> None:
        s.agenda.append(frame(WHISPER, side))

    def end(self, s: Ferry) -> None:
        s.turn += 1
        s.agenda.append(frame(AUCTION, 0))
        s.agenda.extend(frame(BID, seat) for seat in reversed(range(s.seats)))


class Whisper(Step[Ferry]):
    """FY-7: who has an odd stone may whisper for a point; nobody sees who is asked that."""

    kind = WHISPER
    name = "whisper"
    rule = "FY-7"
    secrecy = QUESTION_HIDDEN

    def legal(self, s: Ferry, packed: int, out: list[int]) -> None:
        if any(stone % 2 for stone in s.hand(seat_of(packed))):
            out.append(SAY)
        out.append(SILENT)

    def waits(self, s: Ferry, packed: int) -> bool:
        return True

    def apply(self, s: Ferry, packed: int, action: int) -> None:
        s.points[seat_of(packed)] += action == SAY
        s.emit("whisper" if action == SAY else "silent", seat_of(packed), {})


class Bid(Step[Ferry]):
    """FY-8: everybody bids one of two stones; the others see that, but not which."""

    kind = BID
    name = "bid"
    rule = "FY-8"
    secrecy = ANSWERS_HIDDEN
    independent = True

    def legal(self, s: Ferry, packed: int, out: list[int]) -> None:
        out += [BIDDEN, BIDDEN + 1]

    def apply(self, s: Ferry, packed: int, action: int) -> None:
        s.bids[seat_of(packed)] = 1 + action - BIDDEN
        s.emit("bid", seat_of(packed), {})


class Auction(AutomaticStep[Ferry]):
    """FY-9: all bids are shown; the highest stone is worth three points."""

    kind = AUCTION
    name = "auction"
    rule = "FY-9"

    def run(self, s: Ferry, packed: int) -> None:
        shown = [s.hand(seat)[s.bids[seat] - 1] for seat in range(s.seats)]
        s.reveals += 1
        s.points[shown.index(max(shown))] += 3
        s.emit("auction", 0, {"stones": shown})


def steps() -> list[Step[Ferry]]:
    return [Crossing(), Load(), Toll(), Land(), Ferryman(), Whispers(), Whisper(), Bid(), Auction()]


class FerryGame(Game):
    """The box, with the class of its state to be replaced by tests that break something."""

    state_class: type[Ferry] = Ferry

    def __init__(self) -> None:
        super().__init__(INFO, ACTIONS, steps(), {"cards": CARDS, "stones": STONES}, "ferry")

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
        stones = s.chance().shuffled(range(STONES))
        s.hands = [stone for seat in range(s.seats) for stone in sorted(stones[seat * 2 : seat * 2 + 2])]
        s.bag = stones[s.seats * 2 :]
        s.bids = [0] * s.seats
        s.agenda.append(frame(CROSSING, 0))

    def empty(self) -> Ferry:
        return self.state_class(self)
