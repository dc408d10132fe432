"""ST-5.6: Meditation, and the first monks (ST-2.17)."""

from __future__ import annotations

from tatami.core.agenda import Step, seat_of
from tatami.games.satori import frames
from tatami.games.satori.actions import LEAVE, MEDITATE
from tatami.games.satori.kinds import NONE, SPACE_COUNT, SPACES
from tatami.games.satori.state import SatoriState


def monks_in_reserve(s: SatoriState, seat: int) -> int:
    """Monks neither on a mountain nor on the sun."""
    return s.content.monks - s.sun[seat] - s.monks.count(seat)


def is_free(s: SatoriState, space: int) -> bool:
    """ST-5.6.1: neither a monk nor a Hikari is there; a tile is not needed (ST-5.6.3)."""
    return s.monks[space] == NONE and not s.hikari_on(space)


def can_move(s: SatoriState, seat: int, space: int) -> bool:
    """ST-5.6.2: whether a monk of the player stands there and its tile has not been taken."""
    return s.monks[space] == seat and not s.tile_is_taken(space)


def can_meditate(s: SatoriState, seat: int) -> bool:
    """Whether a monk can be put, or else moved, somewhere."""
    free = False
    movable = monks_in_reserve(s, seat) > 0
    for space in range(SPACE_COUNT):
        free = free or is_free(s, space)
        movable = movable or can_move(s, seat, space)
    return free and movable


def add_free_spaces(s: SatoriState, out: list[int]) -> None:
    """The spaces a monk may go to, as actions."""
    for space in range(SPACE_COUNT):
        if is_free(s, space):
            out.append(MEDITATE + space)


def put_monk(s: SatoriState, seat: int, space: int) -> None:
    """A monk from the reserve to a space."""
    s.monks[space] = seat
    if s.events is not None:
        s.emit("meditate", seat, {"space": SPACES[space]})


class FirstMonk(Step[SatoriState]):
    """ST-2.17: in reverse turn order each player puts a monk on a free space."""

    kind = frames.FIRST_MONK
    rule = "ST-2.17"

    def legal(self, s: SatoriState, packed: int, out: list[int]) -> None:
        add_free_spaces(s, out)

    def apply(self, s: SatoriState, packed: int, action: int) -> None:
        put_monk(s, seat_of(packed), action - MEDITATE)


class Meditation(Step[SatoriState]):
    """ST-5.6.1: a monk from the reserve to a free space."""

    kind = frames.MEDITATION
    rule = "ST-5.6.1"

    def legal(self, s: SatoriState, packed: int, out: list[int]) -> None:
        add_free_spaces(s, out)

    def apply(self, s: SatoriState, packed: int, action: int) -> None:
        put_monk(s, seat_of(packed), action - MEDITATE)


class MonkLeaves(Step[SatoriState]):
    """ST-5.6.2: without a monk in reserve, which of the own monks moves."""

    kind = frames.MONK_LEAVES
    rule = "ST-5.6.2"

    def legal(self, s: SatoriState, packed: int, out: list[int]) -> None:
        for space in range(SPACE_COUNT):
            if can_move(s, seat_of(packed), space):
                out.append(LEAVE + space)

    def apply(self, s: SatoriState, packed: int, action: int) -> None:
        s.agenda.append(frames.monk_moves(seat_of(packed), action - LEAVE))


class MonkMoves(Step[SatoriState]):
    """ST-5.6.2: to another free space of any mountain."""

    kind = frames.MONK_MOVES
    rule = "ST-5.6.2"

    def legal(self, s: SatoriState, packed: int, out: list[int]) -> None:
        add_free_spaces(s, out)

    def apply(self, s: SatoriState, packed: int, action: int) -> None:
        s.monks[frames.space_left(packed)] = NONE
        put_monk(s, seat_of(packed), action - MEDITATE)

    def prompt(self, s: SatoriState, packed: int) -> dict[str, object]:
        return {"space": SPACES[frames.space_left(packed)]}
