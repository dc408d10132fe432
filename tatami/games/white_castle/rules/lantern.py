"""WC-10: the lantern reward."""

from __future__ import annotations

from tatami.core.agenda import AutomaticStep, seat_of
from tatami.core.effects import EVERY
from tatami.games.white_castle import frames
from tatami.games.white_castle.kinds import LANTERN_SOURCE
from tatami.games.white_castle.rules.effects import EFFECTS
from tatami.games.white_castle.state import WhiteCastleState


class LanternReward(AutomaticStep[WhiteCastleState]):
    """WC-10.1: gain the symbol of every card in the own lantern area, in any order."""

    kind = frames.LANTERN_REWARD
    rule = "WC-10.1"

    def run(self, s: WhiteCastleState, packed: int) -> None:
        clan = seat_of(packed)
        if s.events is not None:
            s.emit("lantern", clan, {"cards": [s.content.card_names[card] for card in s.lantern_area(clan)]})
        EFFECTS.perform_set(s, clan, LANTERN_SOURCE, EVERY)
