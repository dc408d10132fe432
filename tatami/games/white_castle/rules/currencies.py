"""WC-9: resources, seals, coins and clan points: gaining, paying, and what counts as affordable."""

from __future__ import annotations

from tatami.core.agenda import Step, seat_of
from tatami.games.white_castle import frames
from tatami.games.white_castle.actions import GAIN_ANY, KEEP
from tatami.games.white_castle.kinds import ANY, GOODS, PEARL, RESOURCES, SEAL, STOCK
from tatami.games.white_castle.state import WhiteCastleState


def gain(s: WhiteCastleState, clan: int, good: int, amount: int) -> None:
    """WC-9.1, WC-9.2, WC-9.4, WC-9.5: gain, up to the cap; a choice or a possible exchange goes on the agenda."""
    if good == ANY:
        s.agenda.append(frames.choose_any(clan, amount))
        return
    stock = s.stock
    place = clan * STOCK + good
    total = stock[place] + amount
    if good <= PEARL and total > s.content.resource_cap[good]:
        total = s.content.resource_cap[good]
    elif good == SEAL and total > s.content.seal_cap:
        s.agenda.append(frames.exchange_surplus(clan, amount))
        return
    if s.events is not None:
        s.emit("gain", clan, {"good": GOODS[good], "amount": amount, "gained": total - stock[place]})
    stock[place] = total


def has_room_for(s: WhiteCastleState, clan: int, good: int) -> bool:
    """Whether a gain of a good would change anything: full resources take no more; seals can be exchanged first."""
    if good == ANY:
        for resource in range(3):
            if has_room_for(s, clan, resource):
                return True
        return False
    return good > PEARL or s.stock[clan * STOCK + good] < s.content.resource_cap[good]


def can_pay(s: WhiteCastleState, clan: int, good: int, amount: int) -> bool:
    """WC-R40: payable if seals can be exchanged for what is missing."""
    first = clan * STOCK
    missing = amount - s.stock[first + good]
    if missing <= 0:
        return True
    if good == SEAL:
        return False
    return missing * s.content.seals_per[good] <= s.stock[first + SEAL]


def most_payable(s: WhiteCastleState, clan: int, good: int) -> int:
    """The most coins, or units of a resource, that the clan can pay, seals exchanged (WC-R40)."""
    first = clan * STOCK
    return s.stock[first + good] + s.stock[first + SEAL] // s.content.seals_per[good]


def pay(s: WhiteCastleState, clan: int, good: int, amount: int) -> None:
    """Pay one good; exactly the missing units are exchanged from seals first (WC-R40)."""
    if amount == 0:
        return
    first = clan * STOCK
    missing = amount - s.stock[first + good]
    if missing > 0:
        s.stock[first + SEAL] -= missing * s.content.seals_per[good]
        s.stock[first + good] += missing
        if s.events is not None:
            s.emit("exchange", clan, {"good": GOODS[good], "amount": missing})
    s.stock[first + good] -= amount
    if s.events is not None:
        s.emit("pay", clan, {"good": GOODS[good], "amount": amount})


def can_pay_all(s: WhiteCastleState, clan: int, cost: list[int]) -> bool:
    """WC-R40 for a price in several goods: seals that are part of the price cannot be exchanged."""
    first = clan * STOCK
    seals = s.stock[first + SEAL] - cost[SEAL]
    for good in range(SEAL):
        missing = cost[good] - s.stock[first + good]
        if missing > 0:
            seals -= missing * s.content.seals_per[good]
    return seals >= 0


def pay_all(s: WhiteCastleState, clan: int, cost: list[int]) -> None:
    """Pay a price in several goods."""
    for good in range(SEAL + 1):
        pay(s, clan, good, cost[good])


def stock_after(s: WhiteCastleState, clan: int, cost: list[int]) -> list[int]:
    """The stock as it would be once a price that can be paid is paid (WC-R40)."""
    stock = s.stock.copy()
    first = clan * STOCK
    for good in range(SEAL + 1):
        stock[first + good] -= cost[good]
        missing = -stock[first + good]
        if missing > 0:
            stock[first + good] = 0
            stock[first + SEAL] -= missing * s.content.seals_per[good]
    return stock


class ChooseAny(Step[WhiteCastleState]):
    """A resource of the player's choice, one unit at a time; a full one only when all are (WC-R42)."""

    kind = frames.CHOOSE_ANY
    rule = "WC-9.1"

    def legal(self, s: WhiteCastleState, packed: int, out: list[int]) -> None:
        first = seat_of(packed) * STOCK
        for resource in range(3):
            if s.stock[first + resource] < s.content.resource_cap[resource]:
                out.append(GAIN_ANY + resource)
        if not out:
            out.append(GAIN_ANY)

    def apply(self, s: WhiteCastleState, packed: int, action: int) -> None:
        clan = seat_of(packed)
        left = frames.units_left(packed) - 1
        if left:
            s.agenda.append(frames.choose_any(clan, left))
        gain(s, clan, action - GAIN_ANY, 1)

    def prompt(self, s: WhiteCastleState, packed: int) -> dict[str, object]:
        return {"left": frames.units_left(packed), "among": list(RESOURCES)}


class ExchangeSurplus(Step[WhiteCastleState]):
    """WC-R14: before a gain above the cap is received the player may exchange seals; what is above the cap is lost."""

    kind = frames.EXCHANGE_SURPLUS
    name = "exchange"
    rule = "WC-R14"
    always_ask = True

    def legal(self, s: WhiteCastleState, packed: int, out: list[int]) -> None:
        out.append(KEEP)

    def apply(self, s: WhiteCastleState, packed: int, action: int) -> None:
        clan = seat_of(packed)
        place = clan * STOCK + SEAL
        total = min(s.stock[place] + frames.seals_coming(packed), s.content.seal_cap)
        if s.events is not None:
            told = {"good": "seal", "amount": frames.seals_coming(packed), "gained": total - s.stock[place]}
            s.emit("gain", clan, told)
        s.stock[place] = total

    def prompt(self, s: WhiteCastleState, packed: int) -> dict[str, object]:
        return {"gain": {"seal": frames.seals_coming(packed)}, "cap": s.content.seal_cap}
