"""BB-9 and BB-15.4, BB-15.5: priests in the temple, and what they bring in phase C."""

from __future__ import annotations

from tatami.core.agenda import AutomaticStep, seat_of
from tatami.games.bora_bora import frames
from tatami.games.bora_bora.actions import PRIEST_TO
from tatami.games.bora_bora.kinds import FROM_TEMPLE, GOD_TILE, NONE, PRIEST, STOCK, TEMPLE_SPACES
from tatami.games.bora_bora.rules.fire import fire_bonus
from tatami.games.bora_bora.rules.gods import HIGHEST, DieAction
from tatami.games.bora_bora.state import BoraBoraState


def can_send_priest(s: BoraBoraState, seat: int, value: int) -> bool:
    """BB-9.4, BB-R13: a priest in supply, and a space not above the value."""
    return s.stock[seat * STOCK + PRIEST] > 0 and min(s.content.temple_value) <= value


def place_priest(s: BoraBoraState, seat: int, space: int) -> None:
    """BB-9.1, BB-9.2: a priest takes the space; a chain of priests is pushed to the right until a gap or the end."""
    s.stock[seat * STOCK + PRIEST] -= 1
    temple = s.temple.copy()
    pushed = temple[space]
    temple[space] = seat
    place = space + 1
    while pushed != NONE and place < TEMPLE_SPACES:
        moved = pushed
        pushed = temple[place]
        temple[place] = moved
        place += 1
    s.temple = temple
    if s.events is not None:
        s.emit("priest", seat, {"space": space + 1, "dropped": None if pushed == NONE else pushed})
    if pushed != NONE:
        s.stock[pushed * STOCK + PRIEST] += 1


class Priest(DieAction):
    """BB-9.1: a space not above the value, occupied or not; BB-9.3: then the fire bonus."""

    kind = frames.PRIEST
    rule = "BB-9.1"

    def targets(self, s: BoraBoraState, packed: int, value: int, out: list[int]) -> None:
        for space in range(TEMPLE_SPACES):
            if s.content.temple_value[space] <= value:
                out.append(PRIEST_TO + space)

    def raised(self, packed: int) -> int:
        return frames.priest(seat_of(packed), HIGHEST)

    def carry_out(self, s: BoraBoraState, packed: int, action: int) -> None:
        seat = seat_of(packed)
        place_priest(s, seat, action - PRIEST_TO)
        fire_bonus(s, seat)


def temple_winner(s: BoraBoraState) -> int:
    """BB-15.5: most priests, among equals the leftmost priest; NONE for an empty temple."""
    best = NONE
    for seat in s.temple:
        if seat != NONE and (best == NONE or s.temple.count(seat) > s.temple.count(best)):
            best = seat
    return best


class ScoreTemple(AutomaticStep[BoraBoraState]):
    """BB-15.4: VP for priests; BB-15.5: the top god tile to the player with most of them, or to the box."""

    kind = frames.SCORE_TEMPLE
    rule = "BB-15.4"

    def run(self, s: BoraBoraState, packed: int) -> None:
        for seat in s.order:
            s.score(seat, FROM_TEMPLE, s.temple.count(seat) * s.content.priest_vp[s.round])
        s.god_tiles -= 1
        winner = temple_winner(s)
        if winner != NONE:
            s.gain(winner, GOD_TILE, 1)
        s.agenda.append(frames.jewelry_turns())
