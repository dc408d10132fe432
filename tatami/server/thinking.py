"""What runs in the bots' processes."""

from __future__ import annotations

import signal

from tatami.server.library import Library, find_library

_library: Library | None = None


def prepare(library: str) -> None:
    """Called once in each process. Ctrl-C is for the server, which then ends us."""
    global _library
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _library = find_library(library)
    for game in _library.ids():
        _library.game(game)


def think(game: str, bot: str, position: str, seat: int, seed: str) -> int:
    """A bot's choice at a position in which all that its seat cannot know has been dealt anew."""
    if _library is None:
        raise RuntimeError("the process was not prepared")
    return _library.choose(game, bot, position, seat, seed)
