"""What runs in the bots' processes."""

from __future__ import annotations

import os
import threading
import traceback
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

import tatami
from tatami.bots.hint import Hint
from tatami.server.live.benches import Bench, Seat, stand_up
from tatami.server.live.library import Library, Question, find_library

NICE = 5
"""How far thinking stands back behind serving people, where they share a processor."""
STACK = 16 * 1024 * 1024
"""Bytes for a thread that thinks, wherever we run."""
_prepared: list[Library] = []


class ThoughtFailed(RuntimeError):
    """Something went wrong over there; ``story`` is the traceback, which does not travel by itself."""

    def __init__(self, message: str, story: str) -> None:
        super().__init__(message, story)
        self.story = story

    def __str__(self) -> str:
        return str(self.args[0])


def prepare(library: str, everywhere: frozenset[int] = frozenset()) -> None:
    """Called once in each process; it may think on all these processors, wherever the one sits that has begun it."""
    stand_up(everywhere)
    if hasattr(os, "nice"):
        os.nice(NICE)
    threading.stack_size(STACK)
    found = find_library(library)
    for game in found.ids():
        found.game(game)
    _prepared[:] = [found]


def awake() -> bool:
    """Whether the engine of this process is compiled. An answer means that the process has begun."""
    return tatami.COMPILED


def seated(seat: Seat, work: Callable[[], Any]) -> Any:
    """Something thought out in a thread that sits there."""
    found: Future[Any] = Future()

    def run() -> None:
        try:
            Bench().take(seat)
            found.set_result(work())
        except BaseException as error:
            found.set_exception(error)

    threading.Thread(target=run, name="thought").start()
    return found.result()


def think(question: Question) -> int:
    """A bot's choice.

    A bot that tries to exit must not take the server along: what it raises travels back there.
    """
    try:
        return _prepared[0].choose(question)
    except BaseException as error:
        message = f"the bot {question.bot} failed: {type(error).__name__}"
        raise ThoughtFailed(message, traceback.format_exc()) from None


def advise(game: str, position: str, seat: int, seed: str) -> Hint:
    """A hint at such a position."""
    try:
        return _prepared[0].hint(game, position, seat, seed)
    except BaseException as error:
        message = f"no hint could be found: {type(error).__name__}"
        raise ThoughtFailed(message, traceback.format_exc()) from None
