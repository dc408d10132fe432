"""Sealed: a game of open questions, and a shelf with it.

Everybody has the cards one to four. Three times each lays one of them face down, in any order; then all are turned
over, and who alone has laid the highest takes gold or jade, a point for either. Who lays the four says besides what it
is for, left or right (which changes nothing): a further question, that follows from an answer.
"""

from __future__ import annotations

from typing import cast

from tatami.core.actions import ActionSpace
from tatami.core.agenda import ANSWERS_HIDDEN, AutomaticStep, Step, frame, seat_of
from tatami.core.attributes import FROM_OTHERS, Attribute, number, own
from tatami.core.errors import UnknownGame
from tatami.core.game import Game, GameInfo
from tatami.core.rng import Rng
from tatami.core.state import State
from tatami.server.live.library import Question
from tatami.server.pure.answers import BotData
from tests.server import pebbles

CARDS = 4
ROUNDS = 3
LAY, PURPOSE, TURN_OVER, PRIZE = range(8, 12)
ACTIONS = ActionSpace()
LAID = ACTIONS.add("lay {card}", card=[str(card) for card in range(1, CARDS + 1)])
LEFT = ACTIONS.add("left")
RIGHT = ACTIONS.add("right")
GOLD = ACTIONS.add("gold")
JADE = ACTIONS.add("jade")
INFO = GameInfo("sealed", "Sealed", (2, 3), "1", "SL", ("nobody",), "nobody", max_decisions=40, score_range=(0, 3))


class Sealed(State):
    """What everybody still has, has laid, and has won."""

    def __init__(self, game: Game, parent: Sealed | None = None) -> None:
        super().__init__(game, parent)
        self.cards: list[int] = parent.cards.copy() if parent else []
        self.laid: list[int] = parent.laid.copy() if parent else []
        self.points: list[int] = parent.points.copy() if parent else []

    def copy(self) -> Sealed:
        return Sealed(self.game, self)

    def attributes(self) -> list[Attribute]:
        return [
            number("round", 1, ROUNDS + 1, "The round; one more when all is over."),
            own("cards", 0, 2**CARDS - 1, self.seats, "A bit for each card that has not been turned over."),
            own("laid", 0, CARDS, self.seats, "0: nothing yet.", hidden=FROM_OTHERS),
            own("points", 0, ROUNDS, self.seats, "Per seat."),
        ]

    def deal_again(self, seat: int | None, rng: Rng) -> None:
        for other in range(self.seats):
            asked = any(packed & 255 == PURPOSE and seat_of(packed) == other for packed in self.agenda)
            if other != seat and self.laid[other] and not asked and not self.over:
                mine = self.hand(other)
                self.laid[other] = mine[rng.below(len(mine))]
        self.advance()

    def hand(self, seat: int) -> list[int]:
        return [card for card in range(1, CARDS + 1) if self.cards[seat] >> card - 1 & 1]

    def table(self, seat: int | None) -> dict[str, object]:
        laid = [card if other == seat else int(card > 0) for other, card in enumerate(self.laid)]
        hands = [self.hand(other) for other in range(self.seats)]
        return {"hands": hands, "laid": laid, "points": self.points.copy()}

    def scores(self) -> list[int]:
        return self.points.copy()

    def score_sheet(self) -> list[dict[str, int]]:
        return [{"points": points, "total": points} for points in self.points]


class Lay(Step[Sealed]):
    """SL-1: lay a card face down."""

    kind = LAY
    name = "lay"
    rule = "SL-1"
    secrecy = ANSWERS_HIDDEN
    independent = True

    def legal(self, s: Sealed, packed: int, out: list[int]) -> None:
        out += [LAID + card - 1 for card in s.hand(seat_of(packed))]

    def apply(self, s: Sealed, packed: int, action: int) -> None:
        seat = seat_of(packed)
        s.laid[seat] = 1 + action - LAID
        s.emit("laid", seat, {})
        s.emit("you_laid", seat, {"card": s.laid[seat]}, seat)
        if s.laid[seat] == CARDS:
            s.agenda.append(frame(PURPOSE, seat))


class Purpose(Step[Sealed]):
    """SL-2: who lays the four says what it is for."""

    kind = PURPOSE
    name = "purpose"
    rule = "SL-2"
    secrecy = ANSWERS_HIDDEN

    def legal(self, s: Sealed, packed: int, out: list[int]) -> None:
        out += [LEFT, RIGHT]

    def apply(self, s: Sealed, packed: int, action: int) -> None:
        s.emit("purpose", seat_of(packed), {"left": action == LEFT}, seat_of(packed))


class TurnOver(AutomaticStep[Sealed]):
    """SL-3: the cards are turned over; the highest, if it is one alone, wins a prize."""

    kind = TURN_OVER
    name = "turn_over"
    rule = "SL-3"

    def run(self, s: Sealed, packed: int) -> None:
        s.reveal()
        shown = s.laid.copy()
        s.emit("turned_over", 0, {"cards": shown})
        s.cards = [cards & ~(1 << card - 1) for cards, card in zip(s.cards, shown, strict=True)]
        s.laid = [0] * s.seats
        s.turn += 1
        s.round += 1
        if s.round <= ROUNDS:
            begin(s)
        if shown.count(max(shown)) == 1:
            s.agenda.append(frame(PRIZE, shown.index(max(shown))))


class Prize(Step[Sealed]):
    """SL-4: gold or jade; everybody sees it."""

    kind = PRIZE
    name = "prize"
    rule = "SL-4"

    def legal(self, s: Sealed, packed: int, out: list[int]) -> None:
        out += [GOLD, JADE]

    def apply(self, s: Sealed, packed: int, action: int) -> None:
        s.points[seat_of(packed)] += 1
        s.turn += 1
        s.emit("prize", seat_of(packed), {"gold": action == GOLD})


def begin(s: Sealed) -> None:
    """A round: everybody lays, then all is turned over."""
    s.agenda.append(frame(TURN_OVER, 0))
    s.agenda.extend(frame(LAY, seat) for seat in reversed(range(s.seats)))


class SealedGame(Game):
    """The box of Sealed."""

    def __init__(self) -> None:
        steps: list[Step[Sealed]] = [Lay(), Purpose(), TurnOver(), Prize()]
        super().__init__(INFO, ACTIONS, steps, {"cards": CARDS}, "sealed")

    def set_up(self, s: State) -> None:
        assert isinstance(s, Sealed)
        s.cards, s.laid, s.points = [2**CARDS - 1] * s.seats, [0] * s.seats, [0] * s.seats
        begin(s)

    def new(
        self, seats: int, seed: int | str, options: dict[str, object] | None = None, listening: bool = False
    ) -> Sealed:
        return cast(Sealed, super().new(seats, seed, options, listening))

    def empty(self) -> Sealed:
        return Sealed(self)


class SealedShelf(pebbles.Shelf):
    """Sealed, and bots: one lays its lowest card, one its highest, and one does not come to an end."""

    def __init__(self) -> None:
        super().__init__()
        self.games: dict[str, Game] = {"sealed": SealedGame()}

    def ids(self) -> list[str]:
        return list(self.games)

    def game(self, game: str) -> Game:
        if game not in self.games:
            raise UnknownGame(f"there is no game '{game}'")
        return self.games[game]

    def bots(self, game: str) -> list[BotData]:
        return [BotData(name, "", "", "practice") for name in ("low", "high", "loud")]

    def choose(self, question: Question) -> int:
        state = self.game(question.game).from_json(question.position)
        assert isinstance(state, Sealed)
        if question.bot == "loud" and any(state.laid):  # a bot must not be handed what others have laid
            raise ValueError(f"seat {question.seat} sees {state.laid}")
        assert state.seat == question.seat
        return state.legal()[-1 if question.bot == "high" else 0]
