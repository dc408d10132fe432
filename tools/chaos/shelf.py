"""The games of a trial: Pebbles, which is over in a moment, and everything that is installed."""

from __future__ import annotations

from tatami.bots.hint import Hint
from tatami.core.game import Game
from tatami.server.live.library import Installed, Question
from tatami.server.pure.answers import BotData
from tests.server.pebbles import Shelf as Pebbles

LIBRARY = "tools.chaos.shelf:Shelf"


class Shelf:
    """Both shelves as one library."""

    def __init__(self) -> None:
        self._pebbles = Pebbles()
        self._installed = Installed()

    def _shelf(self, game: str) -> Pebbles | Installed:
        return self._pebbles if game == "pebbles" else self._installed

    def ids(self) -> list[str]:
        return [*self._pebbles.ids(), *self._installed.ids()]

    def game(self, game: str) -> Game:
        return self._shelf(game).game(game)

    def text(self, game: str, language: str) -> str | None:
        return self._shelf(game).text(game, language)

    def bots(self, game: str) -> list[BotData]:
        return self._shelf(game).bots(game)

    def choose(self, question: Question) -> int:
        return self._shelf(question.game).choose(question)

    def hint(self, game: str, position: str, seat: int, seed: str) -> Hint:
        return self._shelf(game).hint(game, position, seat, seed)
