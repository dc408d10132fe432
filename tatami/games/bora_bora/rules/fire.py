"""BB-11: the fire bonus."""

from __future__ import annotations

from tatami.core.agenda import Step, seat_of
from tatami.games.bora_bora import frames
from tatami.games.bora_bora.actions import FIRE_GAIN
from tatami.games.bora_bora.kinds import (
    FIRE_GODCARD,
    FIRE_OFFERING,
    FIRE_SHELL,
    FIRE_STATUS,
    FIRST_HALF,
    OFFERING,
    SECOND_HALF,
    SHELL,
)
from tatami.games.bora_bora.rules.god_cards import card_to_take, take_god_cards
from tatami.games.bora_bora.rules.status import advance_status
from tatami.games.bora_bora.state import BoraBoraState


def fire_bonus(s: BoraBoraState, seat: int) -> None:
    """BB-11.2: granted once for every priest placed and every building built."""
    s.agenda.append(frames.fire_bonus(seat, FIRST_HALF | SECOND_HALF))


class FireBonus(Step[BoraBoraState]):
    """BB-11.1: a god card or an offering, and a status step or a shell; either half first."""

    kind = frames.FIRE_BONUS
    rule = "BB-11.1"

    def legal(self, s: BoraBoraState, packed: int, out: list[int]) -> None:
        halves = frames.halves_left(packed)
        if halves & FIRST_HALF:
            if card_to_take(s):
                out.append(FIRE_GAIN + FIRE_GODCARD)
            out.append(FIRE_GAIN + FIRE_OFFERING)
        if halves & SECOND_HALF:
            out.append(FIRE_GAIN + FIRE_STATUS)
            out.append(FIRE_GAIN + FIRE_SHELL)

    def apply(self, s: BoraBoraState, packed: int, action: int) -> None:
        seat = seat_of(packed)
        what = action - FIRE_GAIN
        half = FIRST_HALF if what <= FIRE_OFFERING else SECOND_HALF
        rest = frames.halves_left(packed) & ~half
        if rest:
            s.agenda.append(frames.fire_bonus(seat, rest))
        if what == FIRE_GODCARD:
            take_god_cards(s, seat, 1)
        elif what == FIRE_OFFERING:
            s.gain(seat, OFFERING, 1)
        elif what == FIRE_STATUS:
            advance_status(s, seat, 1)
        else:
            s.gain(seat, SHELL, 1)
