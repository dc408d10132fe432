"""Games small enough to know the right answer: a pile of counters, a lottery, a hidden coin."""

from __future__ import annotations

from tatami.core.actions import ActionSpace
from tatami.core.agenda import Step, frame, seat_of
from tatami.core.attributes import FROM_ALL, NUMBER, Attribute
from tatami.core.game import Game, GameInfo
from tatami.core.rng import Rng
from tatami.core.state import State

ACTIONS = ActionSpace()
TAKE = ACTIONS.add("take {n}", n=["1", "2", "3"])
LEFT = ACTIONS.add("left")
RIGHT = ACTIONS.add("right")
SAFE = ACTIONS.add("safe")
RISKY = ACTIONS.add("risky")
ONLY = 8
"""The kind of the one step each of these games has."""


def info(name: str) -> GameInfo:
    return GameInfo(
        id=name,
        title=name.title(),
        seats=(2,),
        rules_version="1",
        rules_prefix="SM",
        designers=("Nobody",),
        publisher="Nobody",
    )


class Small(State):
    """A number on the table, points per seat, and something nobody can see."""

    def __init__(self, game: Game, parent: Small | None = None) -> None:
        super().__init__(game, parent)
        self.number: int = parent.number if parent else 0
        self.points: list[int] = parent.points.copy() if parent else [0, 0]
        self.hidden: int = parent.hidden if parent else 0

    def copy(self) -> Small:
        return Small(self.game, self)

    def attributes(self) -> list[Attribute]:
        return [
            Attribute("number", 0, 99, NUMBER, "What is left."),
            Attribute("points", 0, 99, 2, "Per seat."),
            Attribute("hidden", 0, 1, NUMBER, "The coin.", hidden=FROM_ALL),
        ]

    def deal_again(self, seat: int | None, rng: Rng) -> None:
        self.hidden = rng.below(2)

    def view(self, seat: int | None) -> dict[str, object]:
        return {"number": self.number, "points": self.points.copy(), "seat": seat, "to_move": self.seat}

    def scores(self) -> list[int]:
        return self.points.copy()

    def score_sheet(self) -> list[dict[str, int]]:
        return [{"points": points, "total": points} for points in self.points]


class Pile(Step[Small]):
    """Take one to three counters; who takes the last one wins. A multiple of four is lost for the one to move."""

    kind = ONLY
    name = "pile"
    rule = "SM-1"

    def legal(self, s: Small, packed: int, out: list[int]) -> None:
        out.extend(TAKE + n - 1 for n in range(1, min(3, s.number) + 1))

    def apply(self, s: Small, packed: int, action: int) -> None:
        seat = seat_of(packed)
        s.number -= action - TAKE + 1
        s.turn += 1
        if s.number:
            s.agenda.append(frame(ONLY, 1 - seat))
        else:
            s.points[seat] += 1


class Fork(Step[Small]):
    """Left and right are the same; both give the other seat the same choice again."""

    kind = ONLY
    name = "fork"
    rule = "SM-2"

    def legal(self, s: Small, packed: int, out: list[int]) -> None:
        out.extend((LEFT, RIGHT))

    def apply(self, s: Small, packed: int, action: int) -> None:
        seat = seat_of(packed)
        s.turn += 1
        s.number -= 1
        s.points[seat] += s.chance().below(3)
        if s.number:
            s.agenda.append(frame(ONLY, 1 - seat))


class Coin(Step[Small]):
    """One guess at a hidden coin: left or right wins or loses everything; safe wins always."""

    kind = ONLY
    name = "coin"
    rule = "SM-3"

    def legal(self, s: Small, packed: int, out: list[int]) -> None:
        out.extend((LEFT, RIGHT) if s.number == 0 else (LEFT, RIGHT, SAFE))

    def apply(self, s: Small, packed: int, action: int) -> None:
        right = action == SAFE or action - LEFT == s.hidden
        s.points[0 if right else 1] += 5


class Lottery(Step[Small]):
    """Risky wins the game once in six times, safe four times in six."""

    kind = ONLY
    name = "lottery"
    rule = "SM-4"

    def legal(self, s: Small, packed: int, out: list[int]) -> None:
        out.extend((RISKY, SAFE))

    def apply(self, s: Small, packed: int, action: int) -> None:
        lucky = s.chance().below(6) < (4 if action == SAFE else 1)
        s.points[0 if lucky else 1] += 5


class SmallGame(Game):
    def __init__(self, step: Step[Small], number: int) -> None:
        super().__init__(info(step.name), ACTIONS, [step], {}, step.name)
        self.number = number

    def new(
        self, seats: int, seed: int | str, options: dict[str, object] | None = None, listening: bool = False
    ) -> Small:
        s = Small(self)
        s.seats = 2
        s.rng = Rng(seed)
        s.number = self.number
        s.hidden = s.chance().below(2)
        s.agenda.append(frame(ONLY, 0))
        s.advance()
        return s

    def empty(self) -> Small:
        return Small(self)
