"""Tatami: a table for four heavy board games, for people who play them, get better at them, and study them.

>>> import tatami
>>> game = tatami.game("white_castle")
>>> state = game.new(seats=3, seed=7)
>>> state
<white_castle, round 1: seat 2 is asked draft_pair (WC-2.12), 4 answers>
>>> state.play(state.legal_names()[0])
>>> state.view(7)
Traceback (most recent call last):
tatami.core.errors.UnknownSeat: there is no seat 7 at this table; its seats are 0 to 2

``print(state)`` draws the table where ``rich`` is installed. Seats, seeds and actions may be whole numbers of any kind,
numpy's too.
"""

from __future__ import annotations

import tatami.games  # noqa: F401 - before the function of the same name, or the package would take its place later
from tatami.core import state as _state
from tatami.core.errors import (
    BadOptions,
    ContentError,
    IllegalAction,
    NotAllowed,
    RecordError,
    TatamiError,
    UnknownGame,
    UnknownSeat,
)
from tatami.core.events import Event, visible_events
from tatami.core.game import Game, GameInfo, Option
from tatami.core.record import Header, Record, read_header, read_record
from tatami.core.rng import Rng
from tatami.core.state import Decision, State
from tatami.shelf import game, games

__version__ = "0.1.0"
COMPILED: bool = not str(_state.__file__).endswith(".py")
"""Whether the engine runs compiled."""

__all__ = [
    "COMPILED",
    "BadOptions",
    "ContentError",
    "Decision",
    "Event",
    "Game",
    "GameInfo",
    "Header",
    "IllegalAction",
    "NotAllowed",
    "Option",
    "Record",
    "RecordError",
    "Rng",
    "State",
    "TatamiError",
    "UnknownGame",
    "UnknownSeat",
    "game",
    "games",
    "read_header",
    "read_record",
    "visible_events",
]
