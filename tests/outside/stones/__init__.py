"""Stones: a game in a package of its own, as somebody outside Tatami would write it.

A heap of stones lies on the table, how many is rolled. Take one, two or three; each is a point, and the last brings
three more.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from tatami.core.actions import ActionSpace
from tatami.core.agenda import Step, frame, seat_of
from tatami.core.attributes import Attribute, number, own
from tatami.core.game import Game, GameInfo
from tatami.core.rng import Rng
from tatami.core.state import State

SMALLEST, LARGEST = 14, 19
LAST = 3
TAKE_STONES = 8

ACTIONS = ActionSpace()
TAKE = ACTIONS.add("take {count}", count=["1", "2", "3"])
INFO = GameInfo(
    id="stones",
    title="Stones",
    seats=(2, 3),
    rules_version="1",
    rules_prefix="ST",
    designers=("Somebody",),
    publisher="At home",
    max_decisions=LARGEST,
    score_range=(0, LARGEST + LAST),
    hidden_information=False,
)


class StonesState(State):
    """The heap, and what everybody has."""

    def __init__(self, game: Game, parent: StonesState | None = None) -> None:
        super().__init__(game, parent)
        self.heap: int = parent.heap if parent else 0
        self.points: list[int] = parent.points.copy() if parent else []

    def copy(self) -> StonesState:
        return StonesState(self.game, self)

    def attributes(self) -> list[Attribute]:
        return [
            number("heap", 0, LARGEST, "Stones that nobody has yet."),
            own("points", 0, LARGEST + LAST, self.seats, "Per seat."),
        ]

    def deal_again(self, seat: int | None, rng: Rng) -> None:
        """Everything is open."""


class TakeStones(Step[StonesState]):
    """ST-1: take one, two or three, and the next seat is to move."""

    kind = TAKE_STONES
    name = "take_stones"
    rule = "ST-1"

    def legal(self, s: StonesState, packed: int, out: list[int]) -> None:
        out += range(TAKE, TAKE + min(3, s.heap))

    def apply(self, s: StonesState, packed: int, action: int) -> None:
        seat = seat_of(packed)
        count = 1 + action - TAKE
        s.heap -= count
        s.points[seat] += count if s.heap else count + LAST
        s.emit("take", seat, {"count": count})
        if s.heap:
            s.turn += 1
            s.agenda.append(frame(TAKE_STONES, (seat + 1) % s.seats))


class Stones(Game):
    """The game; it has no content files."""

    def __init__(self, content: Path | None = None) -> None:
        super().__init__(INFO, ACTIONS, [TakeStones()], {"stones": [SMALLEST, LARGEST]}, "stones")

    def empty(self) -> StonesState:
        return StonesState(self)

    def set_up(self, s: State) -> None:
        assert isinstance(s, StonesState)
        s.heap = SMALLEST + s.chance().below(1 + LARGEST - SMALLEST)
        s.points = [0] * s.seats
        s.agenda.append(frame(TAKE_STONES, 0))

    def table_of(self, s: State, seat: int | None) -> Mapping[str, object]:
        assert isinstance(s, StonesState)
        return {"heap": s.heap, "points": s.points.copy()}

    def points_of(self, s: State, side: int) -> int:
        assert isinstance(s, StonesState)
        return s.points[side]

    def sheet_of(self, s: State, side: int) -> dict[str, int]:
        return {"stones": self.points_of(s, side), "total": self.points_of(s, side)}
