"""What runs in the bots' processes."""

from __future__ import annotations

import signal

from tatami.bots.hint import Hint
from tatami.server.library import Library, find_library

_prepared: list[Library] = []


def prepare(library: str) -> None:
    """Called once in each process. Ctrl-C is for the server, which then ends us."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    found = find_library(library)
    for game in found.ids():
        found.game(game)
    _prepared[:] = [found]


def think(game: str, bot: str, position: str, seat: int, seed: str) -> int:
    """A bot's choice at a position in which all that its seat cannot know has been dealt anew.

    A bot that tries to exit must not take the server along: what it raises travels back there.
    """
    try:
        return _prepared[0].choose(game, bot, position, seat, seed)
    except BaseException as error:
        raise RuntimeError(f"the bot {bot} failed: {type(error).__name__}") from None


def advise(game: str, position: str, seat: int, seed: str) -> Hint:
    """A hint at such a position."""
    try:
        return _prepared[0].hint(game, position, seat, seed)
    except BaseException as error:
        raise RuntimeError(f"no hint could be found: {type(error).__name__}") from None
