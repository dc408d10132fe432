"""ST-5.8: the offering track: how markers advance and what they bring."""

from __future__ import annotations

from tatami.core.agenda import Step, seat_of
from tatami.games.satori import frames
from tatami.games.satori.actions import CLAIM, DONE
from tatami.games.satori.rules.effects import EFFECTS
from tatami.games.satori.state import SatoriState


def advance_offering(s: SatoriState, seat: int, same_colour: bool) -> None:
    """ST-4.6: the owner of a visited altar moves up, further for a worshipper of its colour, at most to the top."""
    steps = s.content.advance_same if same_colour else s.content.advance_other
    s.offering[seat] = min(s.offering[seat] + steps, s.content.offering_top)
    if s.events is not None:
        s.emit("advance", seat, {"level": s.offering[seat]})


class ClaimOfferings(Step[SatoriState]):
    """ST-5.8.1: one reward, of the marker's space or a lower one; then the marker goes back to the base."""

    kind = frames.CLAIM_OFFERINGS
    rule = "ST-5.8.1"

    def legal(self, s: SatoriState, packed: int, out: list[int]) -> None:
        seat = seat_of(packed)
        for space in range(s.offering[seat] + 1):
            if EFFECTS.can_claim_at(s, seat, space):
                out.append(CLAIM + space)
        if frames.may_decline(packed) or not out:
            out.append(DONE)

    def apply(self, s: SatoriState, packed: int, action: int) -> None:
        if action == DONE:
            return
        seat = seat_of(packed)
        s.offering[seat] = 0
        if s.events is not None:
            s.emit("claim", seat, {"space": action - CLAIM})
        EFFECTS.perform(s, seat, s.content.offering_reward[action - CLAIM])

    def prompt(self, s: SatoriState, packed: int) -> dict[str, object]:
        return {"level": s.offering[seat_of(packed)]}
