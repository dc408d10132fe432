"""WC-6: the Well."""

from __future__ import annotations

from tatami.core.agenda import AutomaticStep, seat_of
from tatami.core.effects import EVERY
from tatami.games.white_castle import frames
from tatami.games.white_castle.kinds import WELL_SOURCE
from tatami.games.white_castle.rules.effects import EFFECTS
from tatami.games.white_castle.state import WhiteCastleState


class WellReward(AutomaticStep[WhiteCastleState]):
    """WC-6.2: one seal and the reward of each of the two Well tiles."""

    kind = frames.WELL_REWARD
    rule = "WC-6.2"

    def run(self, s: WhiteCastleState, packed: int) -> None:
        clan = seat_of(packed)
        if s.events is not None:
            s.emit("well", clan, {})
        EFFECTS.perform_set(s, clan, WELL_SOURCE, EVERY)
