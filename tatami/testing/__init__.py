"""What Tatami's own tests use, for everybody: a conformance kit, perft, golden games and players that find corners.

    from tatami.testing import check_game
    check_game(MyGame())

``tatami.testing.strategies`` (Hypothesis: the extra ``testing``) is imported by name; the rest needs nothing.
"""

from __future__ import annotations

from tatami.testing.conformance import CHECKS, check_game
from tatami.testing.golden import choices_of, golden_text
from tatami.testing.perft import divide, perft
from tatami.testing.play import (
    PLAYERS,
    CheckFailed,
    CuriousPlayer,
    Player,
    Setup,
    StubbornPlayer,
    play,
    setups,
    walk,
)

__all__ = [
    "CHECKS",
    "PLAYERS",
    "CheckFailed",
    "CuriousPlayer",
    "Player",
    "Setup",
    "StubbornPlayer",
    "check_game",
    "choices_of",
    "divide",
    "golden_text",
    "perft",
    "play",
    "setups",
    "walk",
]
