"""What runs in the bots' processes."""

from __future__ import annotations

import os
import traceback

import tatami
from tatami.bots.hint import Hint
from tatami.server.live.library import Library, Question, find_library

NICE = 5
"""How far thinking stands back behind serving people, where they share a processor."""
_prepared: list[Library] = []


class ThoughtFailed(RuntimeError):
    """Something went wrong over there; ``story`` is the traceback, which does not travel by itself."""

    def __init__(self, message: str, story: str) -> None:
        super().__init__(message, story)
        self.story = story

    def __str__(self) -> str:
        return str(self.args[0])


def prepare(library: str) -> None:
    """Called once in each process."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    found = find_library(library)
    for game in found.ids():
        found.game(game)
    _prepared[:] = [found]


def awake() -> bool:
    """Whether the engine of this process is compiled. An answer means that the process has begun."""
    return tatami.COMPILED


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
