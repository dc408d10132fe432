"""Is everything used? What bots do with the pieces of a game: a look at content that had to be reconstructed.

Plays games between bots and tells which pieces of the content files no event ever named and how often the others were,
where the winners' points came from and which item brought a winner most, and what the common supply was short of.

    python -m tools.usage satori --seats 4 --games 100 --bots search:60
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

import tatami
from tatami.arena.entrants import entrant
from tatami.core.rng import Rng
from tatami.core.state import State


class Usage:
    """What happened in some games."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.named: Counter[str] = Counter()
        """How often an event named a piece, by its id."""
        self.items: Counter[str] = Counter()
        """Points of all winners, by item of the score sheet."""
        self.best: Counter[str] = Counter()
        """Winners, by the item beside points in play that brought them most."""
        self.places: list[float] = []
        """Games won by each side; of a shared victory everybody has an equal part."""
        self.points: list[int] = []
        self.dry: Counter[str] = Counter()
        """Decisions at which the supply had nothing of a good left."""

    def play(self, state: State, bots: list[str], name: str) -> None:
        """Play a game to its end and count what happens in it."""
        state.listen()
        players = [entrant(bot, f"{name}/bot {seat}") for seat, bot in enumerate(bots)]
        dealer = Rng(f"{name}/dealer")
        self._hear(state)
        while state.seat is not None:
            self.decisions += 1
            self.dry.update(_empty(state))
            state.apply(players[state.seat].decide(state, dealer))
            self._hear(state)
        self.finish(state)

    def _hear(self, state: State) -> None:
        for event in state.drain():
            self.named.update(value for value in event.args.values() if isinstance(value, str))

    def finish(self, state: State) -> None:
        sheets = state.score_sheet()
        winners = state.winners()
        self.games += 1
        self.places = self.places or [0.0] * len(sheets)
        self.points = self.points or [0] * len(sheets)
        for side, sheet in enumerate(sheets):
            self.points[side] += sheet["total"]
        for side in winners:
            self.places[side] += 1 / len(winners)
            items = {item: points for item, points in sheets[side].items() if item != "total"}
            self.items.update(items)
            self.best[max((item for item in items if item != "played"), key=lambda item: items[item])] += 1


def _empty(state: State) -> Iterator[str]:
    """The goods of which the common supply has nothing left, in a game whose view tells of one."""
    table: Any = state.view(None)["table"]
    for good, left in table.get("supply", {}).items():
        if left == 0:
            yield good


def ids_of(content: object) -> Iterator[str]:
    """Every id that stands in content files, in their order."""
    if isinstance(content, dict):
        if isinstance(content.get("id"), str):
            yield content["id"]
        for value in content.values():
            yield from ids_of(value)
    elif isinstance(content, list):
        for value in content:
            yield from ids_of(value)


def told(usage: Usage, ids: list[str]) -> Iterator[str]:
    """The figures, line by line."""
    winners = sum(usage.best.values())
    yield f"{usage.games} games, {usage.decisions} decisions"
    yield f"games won by side: {', '.join(f'{won:g}' for won in usage.places)}"
    yield f"points by side: {', '.join(f'{points / usage.games:.1f}' for points in usage.points)}"
    yield "a winner's points: " + ", ".join(f"{item} {n / winners:.1f}" for item, n in usage.items.most_common())
    yield "most beside points in play: " + ", ".join(f"{item} {n}" for item, n in usage.best.most_common())
    yield "supply empty: " + (", ".join(f"{good} {n}" for good, n in usage.dry.most_common()) or "never")
    yield "never named: " + (", ".join(name for name in ids if not usage.named[name]) or "none")
    yield "named: " + ", ".join(f"{name} {usage.named[name]}" for name in ids if usage.named[name])


def main() -> int:
    options = argparse.ArgumentParser(description="What bots do with the pieces of a game.")
    options.add_argument("game", choices=tatami.games())
    options.add_argument("--seats", type=int, default=2)
    options.add_argument("--games", type=int, default=50)
    options.add_argument("--bots", default="greedy", help="one for all seats, or one for each, with commas between")
    options.add_argument("--seed", default="usage")
    wish = options.parse_args()
    game = tatami.game(wish.game)
    bots = wish.bots.split(",")
    bots = bots * wish.seats if len(bots) == 1 else bots
    usage = Usage()
    for number in range(wish.games):
        name = f"{wish.seed}/{number}"
        usage.play(game.new(wish.seats, name), bots, name)
    sys.stdout.writelines(f"{line}\n" for line in told(usage, list(dict.fromkeys(ids_of(game.content_data())))))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
