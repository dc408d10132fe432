"""WC-8.3: gardeners go to the gardens."""

from __future__ import annotations

from tatami.core.agenda import Step, seat_of
from tatami.core.lists import replaced
from tatami.games.white_castle import frames
from tatami.games.white_castle.actions import PLACE_GARDENER, SKIP
from tatami.games.white_castle.kinds import FOOD, GARDENERS, GARDENS
from tatami.games.white_castle.rules.currencies import pay
from tatami.games.white_castle.rules.effects import EFFECTS
from tatami.games.white_castle.rules.workers import open_gardens
from tatami.games.white_castle.state import WhiteCastleState


def place_gardener(s: WhiteCastleState, clan: int, garden: int) -> None:
    """The leftmost gardener of the domain goes to a garden."""
    place = clan * 3 + GARDENERS
    s.home = replaced(s.home, place, s.home[place] - 1)
    s.gardeners = replaced(s.gardeners, clan, s.gardeners[clan] | 1 << garden)
    if s.events is not None:
        card = s.content.garden_names[s.garden_cards[garden]]
        s.emit("gardener", clan, {"garden": GARDENS[garden], "card": card})


class GardenerTarget(Step[WhiteCastleState]):
    """WC-8.3: a gardener may go to a garden without an own gardener for the card's food; then the card's action."""

    kind = frames.GARDENER_TARGET
    rule = "WC-8.3"
    decline = SKIP

    def legal(self, s: WhiteCastleState, packed: int, out: list[int]) -> None:
        clan = seat_of(packed)
        for garden in open_gardens(s, clan):
            out.append(PLACE_GARDENER + garden)

    def apply(self, s: WhiteCastleState, packed: int, action: int) -> None:
        clan = seat_of(packed)
        garden = action - PLACE_GARDENER
        card = s.garden_cards[garden]
        pay(s, clan, FOOD, s.content.garden_food[card])
        place_gardener(s, clan, garden)
        EFFECTS.perform(s, clan, s.content.garden_effect[card])
