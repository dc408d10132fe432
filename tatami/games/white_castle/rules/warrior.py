"""WC-8.1, WC-8.2: warriors go to the training yards."""

from __future__ import annotations

from tatami.core.agenda import Step, seat_of
from tatami.core.lists import replaced
from tatami.games.white_castle import frames
from tatami.games.white_castle.actions import DONE, PLACE_WARRIOR, SKIP, USE_YARD_TILE
from tatami.games.white_castle.kinds import FIRST_YARD_TILE, IRON, WARRIORS, YARD_COUNT, YARD_TILES, YARDS
from tatami.games.white_castle.rules.currencies import pay
from tatami.games.white_castle.rules.effects import EFFECTS
from tatami.games.white_castle.rules.workers import open_yards
from tatami.games.white_castle.state import WhiteCastleState


def place_warrior(s: WhiteCastleState, clan: int, yard: int) -> None:
    """The leftmost warrior of the domain goes to a yard."""
    place = clan * 3 + WARRIORS
    s.home = replaced(s.home, place, s.home[place] - 1)
    place = clan * YARD_COUNT + yard
    s.warriors = replaced(s.warriors, place, s.warriors[place] + 1)
    if s.events is not None:
        s.emit("warrior", clan, {"yard": YARDS[yard]})


class WarriorTarget(Step[WhiteCastleState]):
    """WC-8.1: a warrior may go to any yard for that yard's iron."""

    kind = frames.WARRIOR_TARGET
    rule = "WC-8.1"
    decline = SKIP

    def legal(self, s: WhiteCastleState, packed: int, out: list[int]) -> None:
        clan = seat_of(packed)
        for yard in open_yards(s, clan):
            out.append(PLACE_WARRIOR + yard)

    def apply(self, s: WhiteCastleState, packed: int, action: int) -> None:
        clan = seat_of(packed)
        yard = action - PLACE_WARRIOR
        pay(s, clan, IRON, s.content.yard_iron[yard])
        place_warrior(s, clan, yard)
        tiles = FIRST_YARD_TILE[yard + 1] - FIRST_YARD_TILE[yard]
        s.agenda.append(frames.use_action_of_yard(clan, yard, (1 << tiles) - 1))


class UseActionOfYard(Step[WhiteCastleState]):
    """WC-8.2: the action of each tile of the yard, in any order, each optional (WC-R22), where it can do something."""

    kind = frames.USE_ACTION_OF_YARD
    name = "use_action"
    rule = "WC-8.2"
    decline = DONE

    def legal(self, s: WhiteCastleState, packed: int, out: list[int]) -> None:
        first = FIRST_YARD_TILE[frames.yard_entered(packed)]
        mask = frames.tiles_left(packed)
        for index in range(2):
            if mask >> index & 1:
                effect = s.content.yard_effect[s.yard_tiles[first + index]]
                if EFFECTS.does_something(s, seat_of(packed), effect):
                    out.append(USE_YARD_TILE + first + index)

    def apply(self, s: WhiteCastleState, packed: int, action: int) -> None:
        clan = seat_of(packed)
        yard = frames.yard_entered(packed)
        slot = action - USE_YARD_TILE
        rest = frames.tiles_left(packed) & ~(1 << slot - FIRST_YARD_TILE[yard])
        if rest:
            s.agenda.append(frames.use_action_of_yard(clan, yard, rest))
        if s.events is not None:
            s.emit(
                "use_yard", clan, {"slot": YARD_TILES[slot], "tile": s.content.yard_tile_names[s.yard_tiles[slot] // 2]}
            )
        EFFECTS.perform(s, clan, s.content.yard_effect[s.yard_tiles[slot]])

    def prompt(self, s: WhiteCastleState, packed: int) -> dict[str, object]:
        return {"yard": YARDS[frames.yard_entered(packed)]}
