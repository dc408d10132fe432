"""What runs in the bots' processes."""

from __future__ import annotations

from tatami.bots.hint import Hint
from tatami.server.library import Library, Question, find_library

_prepared: list[Library] = []


def prepare(library: str) -> None:
    """Called once in each process."""
    found = find_library(library)
    for game in found.ids():
        found.game(game)
    _prepared[:] = [found]


def think(question: Question) -> int:
    """A bot's choice.

    A bot that tries to exit must not take the server along: what it raises travels back there.
    """
    try:
        return _prepared[0].choose(question)
    except BaseException as error:
        raise RuntimeError(f"the bot {question.bot} failed: {type(error).__name__}") from None


def advise(game: str, position: str, seat: int, seed: str) -> Hint:
    """A hint at such a position."""
    try:
        return _prepared[0].hint(game, position, seat, seed)
    except BaseException as error:
        raise RuntimeError(f"no hint could be found: {type(error).__name__}") from None
