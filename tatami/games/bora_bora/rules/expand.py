"""BB-6: expanding over land and water, and the red god."""

from __future__ import annotations

from tatami.core.agenda import QUESTION_HIDDEN, AutomaticStep, Step, seat_of
from tatami.core.lists import replaced
from tatami.games.bora_bora import frames
from tatami.games.bora_bora.actions import DECLINE, HUT, PLAY_RED, SETTLE
from tatami.games.bora_bora.kinds import (
    FROM_RED_FISH,
    GIVES_OFFERING,
    HIGHEST_PATH,
    NONE,
    OFFERING,
    PATHS,
    RED,
    REGION_COUNT,
    REGIONS,
)
from tatami.games.bora_bora.rules.gods import HIGHEST, DieAction, can_pay, may_pay
from tatami.games.bora_bora.rules.player_board import has_hut, offer_huts, receive_material, take_hut
from tatami.games.bora_bora.state import BoraBoraState


def reachable(s: BoraBoraState, seat: int, kind: int, value: int) -> int:
    """BB-6.1: the regions (a mask) without an own hut that one path of the kind, at most that high, joins to one."""
    ends = s.content.ends[kind][min(value, HIGHEST_PATH)]
    huts = s.huts
    mask = 0
    for place in range(0, len(ends), 2):
        a = ends[place]
        b = ends[place + 1]
        if (huts[a] ^ huts[b]) >> seat & 1:
            mask |= 1 << (b if huts[a] >> seat & 1 else a)
    return mask


def can_expand(s: BoraBoraState, seat: int, kind: int, value: int) -> bool:
    """BB-6.7: whether there is a legal target, and a hut to send there."""
    return has_hut(s, seat) and reachable(s, seat, kind, value) != 0


class Expand(DieAction):
    """BB-6.1: choose the region to settle."""

    kind = frames.EXPAND
    rule = "BB-6.1"

    def targets(self, s: BoraBoraState, packed: int, value: int, out: list[int]) -> None:
        mask = reachable(s, seat_of(packed), frames.path_taken(packed), value)
        for region in range(REGION_COUNT):
            if mask >> region & 1:
                out.append(SETTLE + region)

    def raised(self, packed: int) -> int:
        return frames.expand(seat_of(packed), frames.path_taken(packed), HIGHEST)

    def carry_out(self, s: BoraBoraState, packed: int, action: int) -> None:
        s.agenda.append(frames.choose_hut(seat_of(packed), action - SETTLE, True))

    def prompt(self, s: BoraBoraState, packed: int) -> dict[str, object]:
        return {"path": PATHS[frames.path_taken(packed)], "value": frames.action_value(packed)}


class ChooseHut(Step[BoraBoraState]):
    """BB-6.2: any hut of the player board goes to the new region; then its resource and perhaps the red god."""

    kind = frames.CHOOSE_HUT
    rule = "BB-6.2"

    def legal(self, s: BoraBoraState, packed: int, out: list[int]) -> None:
        offer_huts(s, seat_of(packed), HUT, out)

    def apply(self, s: BoraBoraState, packed: int, action: int) -> None:
        seat = seat_of(packed)
        region = frames.region_to_settle(packed)
        settle(s, seat, region, action - HUT)
        # BB-6.6: red comes last. An offering lies in the stock by then and may pay for it (BB-R7).
        resource = s.content.resource[region]
        if resource == GIVES_OFFERING:
            s.gain(seat, OFFERING, 1)
        if frames.red_may_follow(packed) and may_pay(s, seat, RED):
            s.agenda.append(frames.red_god(seat, region))
        if resource != GIVES_OFFERING:
            receive_material(s, seat, resource)

    def prompt(self, s: BoraBoraState, packed: int) -> dict[str, object]:
        return {"region": REGIONS[frames.region_to_settle(packed)]}


def settle(s: BoraBoraState, seat: int, region: int, slot: int) -> None:
    """BB-6.2, BB-6.3: the hut takes the building space; a hut there is pushed aside and stays in the region."""
    take_hut(s, seat, slot)
    pushed = s.hut_on_space[region]
    s.huts = replaced(s.huts, region, s.huts[region] | 1 << seat)
    s.hut_on_space = replaced(s.hut_on_space, region, seat)
    if s.events is not None:
        aside = None if pushed == NONE else pushed
        s.emit("settle", seat, {"region": REGIONS[region], "slot": slot + 1, "pushed": aside})


class RedGod(Step[BoraBoraState]):
    """BB-6.6, BB-13.7: now or never, the red god scores the fish tile of the region just entered."""

    kind = frames.RED_GOD
    rule = "BB-13.7"
    secrecy = QUESTION_HIDDEN

    def legal(self, s: BoraBoraState, packed: int, out: list[int]) -> None:
        if can_pay(s, seat_of(packed), RED):
            out.append(PLAY_RED)
        out.append(DECLINE)

    def apply(self, s: BoraBoraState, packed: int, action: int) -> None:
        if action == PLAY_RED:
            seat = seat_of(packed)
            s.agenda.append(frames.score_fish(seat, frames.region_entered(packed)))
            s.agenda.append(frames.pay_god(seat, RED))

    def waits(self, s: BoraBoraState, packed: int) -> bool:
        return may_pay(s, seat_of(packed), RED)

    def prompt(self, s: BoraBoraState, packed: int) -> dict[str, object]:
        region = frames.region_entered(packed)
        return {"region": REGIONS[region], "vp": s.content.fish_value[s.fish[region]]}


class ScoreFish(AutomaticStep[BoraBoraState]):
    """BB-13.7: the VP of the fish tile; the tile stays for others."""

    kind = frames.SCORE_FISH
    rule = "BB-13.7"

    def run(self, s: BoraBoraState, packed: int) -> None:
        s.score(seat_of(packed), FROM_RED_FISH, s.content.fish_value[s.fish[frames.region_entered(packed)]])
