"""WC-2.6, WC-13.5: rolling the dice and lining them up on the bridges."""

from __future__ import annotations

from tatami.games.white_castle.kinds import BOARD_SPACES, BRIDGE, COLOURS
from tatami.games.white_castle.state import WhiteCastleState


def roll_dice(s: WhiteCastleState) -> None:
    """Roll each colour and line it up ascending from left to right."""
    rng = s.chance()
    bridges: list[int] = []
    for colour in range(3):
        dice = sorted([rng.below(6) + 1 for _ in range(s.content.dice_per_colour[s.seats])])
        if s.events is not None:
            s.emit("roll", 0, {"colour": COLOURS[colour], "dice": list(dice)})
        middle = dice[1:-1]
        bridges += [dice[0], *middle, *([0] * (BRIDGE - 2 - len(middle))), dice[-1]]
    s.bridges = bridges
    s.reveal()


def clear_dice(s: WhiteCastleState) -> None:
    """Take every die off the board and the domains."""
    s.placed = [0] * (BOARD_SPACES * 2 + s.clans * 3)
