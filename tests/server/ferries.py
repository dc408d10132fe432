"""A shelf with Ferry on it: an automaton, and others who decide inside one's turn."""

from __future__ import annotations

from dataclasses import replace

from tatami.core.errors import UnknownGame
from tatami.core.game import Game
from tatami.server.live.library import Question
from tatami.server.pure.answers import BotData
from tests.core.ferry import AUCTION, Auction, Ferry, FerryGame
from tests.server import pebbles


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


class FerryShelf(pebbles.Shelf):
    """Ferry, and bots that always take the last answer."""

    def __init__(self) -> None:
        super().__init__()
        self.games: dict[str, Game] = {"ferry": FerryGame(), "punt": Punt()}

    def ids(self) -> list[str]:
        return list(self.games)

    def game(self, game: str) -> Game:
        if game not in self.games:
            raise UnknownGame(f"there is no game '{game}'")
        return self.games[game]

    def bots(self, game: str) -> list[BotData]:
        return [BotData("last", "", "", "practice")]

    def choose(self, question: Question) -> int:
        return self.game(question.game).from_json(question.position).legal()[-1]
