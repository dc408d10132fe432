"""What always holds at a table of Stones."""

from __future__ import annotations

from tatami.core.events import Event
from tatami.core.game import Game
from tatami.core.state import State
from tatami.testing import tables
from tatami.testing.checks import expect
from tatami.testing.tables import Table, Watch


def most_stones(game: Game, seats: int) -> int:
    """The largest heap there can be."""
    stones = game.content_data()["stones"]
    assert isinstance(stones, list)
    return int(stones[1])


def check_heap(table: Table, most: int) -> None:
    """No stone comes from nowhere."""
    expect(0 <= table["heap"] <= most, f"{table['heap']} stones lie on the heap")


class Ledger(tables.Ledger[int]):
    """What was taken is what everybody has, but for the last stone's points."""

    def owned(self, table: Table) -> list[dict[str, int]]:
        return [{"points": points} for points in table["points"]]

    def check(self, state: State, table: Table) -> None:
        if not state.over:
            super().check(state, table)

    def book(self, stock: dict[str, int], event: Event) -> None:
        if event.kind == "take":
            count = event.args["count"]
            assert isinstance(count, int)
            stock["points"] += count

    points = "points"


WATCH = Watch(most_stones, [check_heap], [], Ledger)
