"""A shelf with Ferry on it: an automaton, and others who decide inside one's turn."""

from __future__ import annotations

from dataclasses import replace

from tests.core.ferry import AUCTION, Auction, Ferry, FerryGame
from tests.server.pebbles import QuietShelf


class Levelling(Auction):
    """At the end all are equal."""

    def run(self, s: Ferry, packed: int) -> None:
        super().run(s, packed)
        s.points = [5] * len(s.points)


class Punt(FerryGame):
    """Ferry that everybody wins."""

    def __init__(self) -> None:
        super().__init__()
        self.info = replace(self.info, id="punt")
        self.steps[AUCTION] = Levelling()  # type: ignore[assignment]


class FerryShelf(QuietShelf):
    """Ferry, and bots that always take the last answer."""

    bot_names = ("last",)

    def __init__(self) -> None:
        super().__init__()
        self.games = {"ferry": FerryGame(), "punt": Punt()}
