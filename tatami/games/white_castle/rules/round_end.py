"""WC-13: the end of a round, and the last exchange before final scoring (WC-R13)."""

from __future__ import annotations

from tatami.core.agenda import AutomaticStep, Step, seat_of
from tatami.games.white_castle import frames
from tatami.games.white_castle.actions import ACTIVATE, DONE
from tatami.games.white_castle.kinds import GARDEN_COUNT, GARDENS
from tatami.games.white_castle.rules.dice import clear_dice, roll_dice
from tatami.games.white_castle.rules.effects import EFFECTS
from tatami.games.white_castle.solo import opponent_payout, shuffle_opponent_deck
from tatami.games.white_castle.state import WhiteCastleState


class EndRound(AutomaticStep[WhiteCastleState]):
    """WC-13.1: new turn order, also after round 3; then gardens and the next round, or final scoring (WC-13.2)."""

    kind = frames.END_ROUND
    rule = "WC-13.1"

    def run(self, s: WhiteCastleState, packed: int) -> None:
        s.order = s.track_order
        if s.events is not None:
            s.emit("phase", 0, {"round": s.round, "phase": "round_end"})
            s.emit("order", 0, {"order": list(s.order), "round": s.round})
        opponent_payout(s)
        if s.round == s.content.rounds:
            for clan in reversed(s.order):
                if clan < s.seats:
                    s.agenda.append(frames.final_exchange(clan))
            return
        s.agenda.append(frames.next_round())
        for clan in reversed(s.order):
            gardens = active_gardens(s, clan)
            person = clan < s.seats
            s.agenda.append(frames.garden_activate(clan, gardens) if person else frames.opponent_gardens(clan, gardens))


def active_gardens(s: WhiteCastleState, clan: int) -> int:
    """WC-13.3: the gardens (a mask) that hold one of the clan's gardeners under a bridge with a die left."""
    mask = 0
    for garden in range(GARDEN_COUNT):
        if s.gardeners[clan] >> garden & 1 and s.dice_on_bridge(garden // 2):
            mask |= 1 << garden
    return mask


def still_to_activate(s: WhiteCastleState, clan: int, packed: int) -> int:
    """The gardens (a mask) a player may still activate: of those fixed when the step began (WC-R9).

    With the option ``fresh_gardeners`` also of those that came while the step went on.
    """
    if fresh_gardeners(s):
        return active_gardens(s, clan) & ~frames.gardens_used(packed)
    return frames.gardens_left(packed)


def fresh_gardeners(s: WhiteCastleState) -> bool:
    """WC-R9: whether a gardener placed during the garden step may be activated in it, as an option of the table."""
    return s.options["fresh_gardeners"] is True


class GardenActivate(Step[WhiteCastleState]):
    """WC-13.3: each garden once, in any order, as far as wanted."""

    kind = frames.GARDEN_ACTIVATE
    rule = "WC-13.3"
    decline = DONE

    def legal(self, s: WhiteCastleState, packed: int, out: list[int]) -> None:
        clan = seat_of(packed)
        mask = still_to_activate(s, clan, packed)
        for garden in range(GARDEN_COUNT):
            if mask >> garden & 1:
                if EFFECTS.does_something(s, clan, s.content.garden_effect[s.garden_cards[garden]]):
                    out.append(ACTIVATE + garden)

    def apply(self, s: WhiteCastleState, packed: int, action: int) -> None:
        clan = seat_of(packed)
        garden = action - ACTIVATE
        rest = frames.gardens_left(packed) & ~(1 << garden)
        used = frames.gardens_used(packed) | 1 << garden
        if rest or fresh_gardeners(s):
            s.agenda.append(frames.garden_activate(clan, rest, used))
        card = s.garden_cards[garden]
        if s.events is not None:
            s.emit("activate", clan, {"garden": GARDENS[garden], "card": s.content.garden_names[card]})
        EFFECTS.perform(s, clan, s.content.garden_effect[card])


class NextRound(AutomaticStep[WhiteCastleState]):
    """WC-13.5: collect and roll all dice, advance the round marker. WC-15.13: shuffle the solo deck."""

    kind = frames.NEXT_ROUND
    rule = "WC-13.5"

    def run(self, s: WhiteCastleState, packed: int) -> None:
        shuffle_opponent_deck(s)
        s.round += 1
        clear_dice(s)
        roll_dice(s)
        s.agenda.append(frames.cycle())


class FinalExchange(Step[WhiteCastleState]):
    """WC-R13: one optional window of exchanges for each player, in turn order, before final scoring."""

    kind = frames.FINAL_EXCHANGE
    rule = "WC-R13"
    always_ask = True

    def legal(self, s: WhiteCastleState, packed: int, out: list[int]) -> None:
        out.append(DONE)

    def apply(self, s: WhiteCastleState, packed: int, action: int) -> None:
        pass
