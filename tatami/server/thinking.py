"""What runs in the bots' processes."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading

from tatami.bots.hint import Hint
from tatami.server.library import Library, Question, find_library

_prepared: list[Library] = []


def prepare(library: str) -> None:
    """Called once in each process. Ctrl-C is for the server, which then ends us."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    found = find_library(library)
    for game in found.ids():
        found.game(game)
    _prepared[:] = [found]
    threading.Thread(target=_leave_with_the_server, name="server watch", daemon=True).start()


def _leave_with_the_server() -> None:
    """A server that is killed cannot end us: nobody would, and we would wait for ever for something to think about."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


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
