"""Any position of a game: the nearest kept state before it, and the moves from there."""

from __future__ import annotations

from collections import OrderedDict

from sqlalchemy import Connection, select

from tatami.core.errors import TatamiError
from tatami.core.game import Game
from tatami.core.state import State
from tatami.server.live.rooms import Room
from tatami.server.pure.entries import LogEntry
from tatami.server.pure.table import first_state
from tatami.server.stored import schema
from tatami.server.stored.database import Database
from tatami.server.stored.schema import AnyRow

_recent: OrderedDict[tuple[str, int, int, bool], State] = OrderedDict()
KEEP = 256


async def state_at(
    database: Database, room: Room, game: Game, line: list[LogEntry], ply: int, paused: bool = False
) -> State:
    """The state after ``ply`` actions of a line; not to be changed by the caller.

    Automata have taken their turns, unless it is to be ``paused`` before them, or the last turn still waits to be
    confirmed: then theirs have not begun.
    """
    version = line[ply - 1].version if ply else 0
    held = paused or (room.table.hold is not None and ply == room.table.ply)
    key = (room.id, version, ply, held)
    before = _recent.get((room.id, line[ply - 2].version, ply - 1, False)) if ply > 1 else None
    if key not in _recent:
        if before is None:
            found = await database.read(lambda db: _nearest(db, room.id, ply))
            before, start = _from_snapshot(room, game, found)
        else:
            start = ply - 1
        _recent[key] = _advance(before, game, line[start:ply], held)
        while len(_recent) > KEEP:
            _recent.popitem(last=False)
    _recent.move_to_end(key)
    return _recent[key]


def _nearest(db: Connection, table: str, ply: int) -> AnyRow | None:
    part = schema.snapshot
    return db.execute(
        select(part).where(part.c.table == table, part.c.ply <= ply).order_by(part.c.ply.desc()).limit(1)
    ).first()


def _from_snapshot(room: Room, game: Game, found: AnyRow | None) -> tuple[State, int]:
    if found is not None:
        try:
            return game.from_json(found.state), found.ply
        except TatamiError:
            pass  # a snapshot of another form: the record still holds everything
    state: State = first_state(room.table.facts, game, len(room.table.seats))
    return state, 0


def _advance(state: State, game: Game, moves: list[LogEntry], held: bool) -> State:
    state = state.copy()
    for number, move in enumerate(moves, 1):
        state.decide(game.actions.parse(move.action or ""))
        while state.automaton is not None and not (held and number == len(moves)):
            state.go_on()
    return state
