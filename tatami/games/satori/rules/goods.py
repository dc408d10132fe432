"""ST-3.3 to ST-3.6: gaining and paying. Supplies are finite, incense is a track."""

from __future__ import annotations

from tatami.games.satori.kinds import GOODS, INCENSE, POINTS, STOCK, SUPPLIES
from tatami.games.satori.rules.lookahead import may_pay_incense
from tatami.games.satori.state import SatoriState


def receivable(s: SatoriState, side: int, good: int, amount: int) -> int:
    """ST-3.4, ST-3.5: how much of an amount can be gained: as far as the supply and the incense track go."""
    if good < SUPPLIES:
        return min(amount, s.supply[good])
    if good == INCENSE:
        return min(amount, s.content.incense_cap - s.stock[side * STOCK + INCENSE])
    return amount


def gain(s: SatoriState, side: int, good: int, amount: int) -> None:
    """ST-3.4, ST-5.1.1: gain what is there."""
    gained = receivable(s, side, good, amount)
    if good < SUPPLIES:
        s.supply[good] -= gained
    s.stock[side * STOCK + good] += gained
    if s.events is not None:
        s.emit("gain", side, {"good": GOODS[good], "amount": amount, "gained": gained})


def can_pay(s: SatoriState, seat: int, cost: list[int]) -> bool:
    """ST-3.3: a price is paid in full. ST-5.7.9: incense that a Hikari will need may not be paid away."""
    first = seat * STOCK
    for good in range(POINTS):
        if s.stock[first + good] < cost[good]:
            return False
    return not cost[INCENSE] or may_pay_incense(s, seat, cost[INCENSE])


def pay(s: SatoriState, side: int, good: int, amount: int) -> None:
    """ST-3.3: from the reserve to the supply; tiles leave the game (ST-3.7)."""
    if not amount:
        return
    s.stock[side * STOCK + good] -= amount
    if good < SUPPLIES:
        s.supply[good] += amount
    if s.events is not None:
        s.emit("pay", side, {"good": GOODS[good], "amount": amount})


def pay_all(s: SatoriState, side: int, cost: list[int]) -> None:
    """Pay a price in several goods."""
    for good in range(POINTS):
        pay(s, side, good, cost[good])


def lose_point(s: SatoriState, side: int, points: int) -> None:
    """ST-7.3: lose points; a score never falls below 0 (ST-8.9)."""
    s.stock[side * STOCK + POINTS] -= points
    if s.events is not None:
        s.emit("lose", side, {"points": points})
