"""A shelf with Ferry on it: an automaton, and others who decide inside one's turn."""

from __future__ import annotations

from tatami.core.errors import UnknownGame
from tatami.core.game import Game
from tatami.server.answers import BotData
from tatami.server.library import Question
from tests.core.ferry import FerryGame
from tests.server import pebbles


class FerryShelf(pebbles.Shelf):
    """Ferry, and bots that always take the last answer."""

    def __init__(self) -> None:
        super().__init__()
        self._ferry = FerryGame()

    def ids(self) -> list[str]:
        return ["ferry"]

    def game(self, game: str) -> Game:
        if game != "ferry":
            raise UnknownGame(f"there is no game '{game}'")
        return self._ferry

    def bots(self, game: str) -> list[BotData]:
        return [BotData("last", "", "", "practice")]

    def choose(self, question: Question) -> int:
        return self.game(question.game).from_json(question.position).legal()[-1]
