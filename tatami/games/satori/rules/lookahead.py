"""ST-5.7.9: can every Hikari still be brought off the monks of others? A pure function of the state.

*Needed* are the steps to do so, *granted* the Hikari steps that have been won this turn and not spent. The step of the
Hikari wheel counts beside them as long as it can be paid for.
"""

from __future__ import annotations

from typing import Final

from tatami.core.agenda import kind_of
from tatami.core.effects import ORDER_EFFECTS, TAKE_EFFECTS, siblings_left, siblings_source
from tatami.games.satori import frames
from tatami.games.satori.kinds import INCENSE, LOOP, MOUNTAINS, NONE, STOCK, TILE_TAKEN
from tatami.games.satori.state import SatoriState

NO_WAY: Final = 99


def way_off(s: SatoriState, seat: int, mountain: int) -> int:
    """The steps from a Hikari to the nearest space of its mountain without another player's monk."""
    monks = s.monks
    first = mountain * LOOP
    at = s.hikari[mountain]
    for steps in range(LOOP // 2 + 1):
        for space in ((at + steps) % LOOP, (at - steps) % LOOP):
            monk = monks[first + space]
            if monk in (NONE, seat):
                return steps
    return NO_WAY


def steps_needed(s: SatoriState, seat: int) -> int:
    """The steps that bring every Hikari off the monks of others."""
    needed = 0
    for mountain in range(MOUNTAINS):
        monk = s.monks[mountain * LOOP + s.hikari[mountain]]
        if monk not in (NONE, seat):
            needed += way_off(s, seat, mountain)
    return needed


def steps_granted(s: SatoriState) -> int:
    """The Hikari steps not spent: in the pool, on tiles taken, in the result of an exchange, just being taken."""
    steps = s.content.hikari_steps
    granted = 0
    for node in s.icons:
        granted += steps[node]
    for first in range(0, len(s.queue), TILE_TAKEN):
        granted += steps_on_tile(s, s.queue[first + 1], s.queue[first + 2])
    for packed in s.agenda:
        kind = kind_of(packed)
        if kind == frames.HIKARI_STEP:
            granted += 1
        elif kind in (TAKE_EFFECTS, ORDER_EFFECTS):
            parts = s.content.effects.parts[siblings_source(packed)]
            for i in range(len(parts)):
                if siblings_left(packed) >> i & 1:
                    granted += steps[parts[i]]
    return granted


def steps_on_tile(s: SatoriState, tile: int, left: int) -> int:
    """The Hikari steps among the icons (a mask) left of a tile."""
    icons = s.content.tile_icons[tile]
    steps = s.content.hikari_steps
    found = 0
    for i in range(len(icons)):
        if left >> i & 1:
            found += steps[icons[i]]
    return found


def wheel_step(s: SatoriState, seat: int, incense: int) -> int:
    """The step of the Hikari wheel, if it can still be used this turn with so much incense (ST-4.9 to ST-4.11)."""
    wheel = s.content.hikari_wheel
    if s.wheel_used or wheel == NONE or incense < 1 or s.hands[seat] == wheel:
        return 0
    return 1


def comes_off(s: SatoriState, seat: int, granted: int, incense: int) -> bool:
    """Whether so many steps, and the wheel with so much incense, suffice to end the turn."""
    needed = steps_needed(s, seat)
    return needed == 0 or needed <= granted + wheel_step(s, seat, incense)


def may_pay_incense(s: SatoriState, seat: int, amount: int) -> bool:
    """Whether the turn can still be ended once so much incense is paid."""
    if steps_needed(s, seat) == 0:
        return True
    return comes_off(s, seat, steps_granted(s), s.stock[seat * STOCK + INCENSE] - amount)


def may_step(s: SatoriState, seat: int, mountain: int, to: int, granted: int) -> bool:
    """Whether a Hikari may step onto a space, if so many granted steps are left afterwards.

    A step onto an own monk takes its tile, whose steps count at once.
    """
    hikari = s.hikari
    origin = hikari[mountain]
    space = mountain * LOOP + to
    hikari[mountain] = to
    needed = steps_needed(s, seat)
    hikari[mountain] = origin
    if needed == 0:
        return True
    if s.monks[space] == seat and s.spaces[space] != NONE:
        tile = s.spaces[space]
        granted += steps_on_tile(s, tile, (1 << len(s.content.tile_icons[tile])) - 1)
    return needed <= granted + wheel_step(s, seat, s.stock[seat * STOCK + INCENSE])


def may_step_anywhere(s: SatoriState, seat: int, granted: int) -> bool:
    """Whether any step of any Hikari is legal, if so many granted steps are left afterwards."""
    for mountain in range(MOUNTAINS):
        at = s.hikari[mountain]
        if may_step(s, seat, mountain, (at + 1) % LOOP, granted):
            return True
        if may_step(s, seat, mountain, (at - 1) % LOOP, granted):
            return True
    return False
