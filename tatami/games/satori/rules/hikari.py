"""ST-5.7: Hikari steps, enlightened monks, and the queue of meditation tiles."""

from __future__ import annotations

from tatami.core.agenda import AutomaticStep, Step, seat_of
from tatami.games.satori import frames
from tatami.games.satori.actions import HIKARI
from tatami.games.satori.kinds import CLOCKWISE, COLOURS, DIRECTIONS, LOOP, MOUNTAINS, NONE, SPACES, TILE, TILE_TAKEN
from tatami.games.satori.rules.goods import gain
from tatami.games.satori.rules.lookahead import may_step, steps_granted
from tatami.games.satori.state import SatoriState


def stepped(s: SatoriState, mountain: int, direction: int) -> int:
    """The space of the mountain that its Hikari would step onto."""
    return (s.hikari[mountain] + (1 if direction == CLOCKWISE else LOOP - 1)) % LOOP


def enlighten(s: SatoriState, seat: int, space: int) -> None:
    """ST-5.7.3: the player takes the tile under the monk on the space; without one the monk goes to the sun (ST-R13).

    ST-5.7.10: a monk whose tile has been taken already is not enlightened again.
    """
    if s.tile_is_taken(space):
        return
    tile = s.spaces[space]
    if tile == NONE:
        to_the_sun(s, seat, space)
        return
    s.spaces[space] = NONE
    s.queue += [space, tile, (1 << len(s.content.tile_icons[tile])) - 1]
    if s.events is not None:
        s.emit("enlighten", seat, {"space": SPACES[space], "tile": s.content.tile_names[tile]})


def to_the_sun(s: SatoriState, seat: int, space: int) -> None:
    """A monk leaves its mountain for the sun."""
    s.monks[space] = NONE
    s.sun[seat] += 1
    if s.events is not None:
        s.emit("sun", seat, {"space": SPACES[space]})


def flip_oldest(s: SatoriState, seat: int) -> None:
    """ST-5.7.5: the oldest tile is finished: flipped into the reserve, its monk goes to the sun."""
    space = s.queue[0]
    if s.events is not None:
        s.emit("flip", seat, {"tile": s.content.tile_names[s.queue[1]]})
    s.queue = s.queue[TILE_TAKEN:]
    to_the_sun(s, seat, space)
    gain(s, seat, TILE, 1)


class HikariStep(Step[SatoriState]):
    """ST-5.7.1: the Hikari of any mountain one space in either direction, as far as ST-5.7.9 allows."""

    kind = frames.HIKARI_STEP
    rule = "ST-5.7.1"

    def legal(self, s: SatoriState, packed: int, out: list[int]) -> None:
        seat = seat_of(packed)
        granted = steps_granted(s) - 1
        for mountain in range(MOUNTAINS):
            for direction in range(2):
                if may_step(s, seat, mountain, stepped(s, mountain, direction), granted):
                    out.append(HIKARI + mountain * 2 + direction)

    def apply(self, s: SatoriState, packed: int, action: int) -> None:
        seat = seat_of(packed)
        mountain = (action - HIKARI) // 2
        direction = (action - HIKARI) % 2
        s.hikari[mountain] = stepped(s, mountain, direction)
        space = mountain * LOOP + s.hikari[mountain]
        if s.events is not None:
            told: dict[str, object] = {"mountain": COLOURS[mountain], "direction": DIRECTIONS[direction]}
            s.emit("hikari", seat, {**told, "space": SPACES[space]})
        if s.monks[space] == seat:
            enlighten(s, seat, space)


class FinishTile(AutomaticStep[SatoriState]):
    """ST-5.7.10: a tile is finished as soon as its last icon has been used."""

    kind = frames.FINISH_TILE
    rule = "ST-5.7.10"

    def run(self, s: SatoriState, packed: int) -> None:
        flip_oldest(s, seat_of(packed))
