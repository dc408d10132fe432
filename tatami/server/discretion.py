"""Discretion: how a table keeps a hidden hand hidden while its owner is asked about it, or is not.

In a game that asks in secret (``Game.asks_in_secret``) the engine stops wherever a hand *might* hold something, by what
everybody knows. Who holds nothing useful there has one answer and is not asked: the server gives it at once. So that
nobody can tell the two apart,

- the others see such a game turn by turn: until a turn is over (and confirmed) they see the table as it was before it
  (``Table.shown``), and nothing is sent to them;
- then they hear of the whole turn at once: what was taken back and confirmations are left out, every entry bears the
  time of the last, and the numbers of the entries are counted back from it: neither pauses nor gaps tell anything
  (:func:`told`);
- a turn ends at a version that is a multiple of :data:`STRIDE`, however many questions it took;
- a turn in which a person was asked nothing at all waits for that person's confirmation, as any other turn would have
  waited for a choice.

Bots answer every stop themselves, at their usual pace.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

import msgspec

from tatami.core.game import Game
from tatami.server.line import Line
from tatami.server.log import CONFIRM, MOVE, UNDO, LogEntry
from tatami.server.table import BOT, DECISION, Shown, Table

STRIDE = 64
"""More than the decisions of any turn, so that turns take equally many versions."""
PLAY = (MOVE, UNDO, CONFIRM)


def goes_on(before: Line, after: Line, seat: int) -> bool:
    """Whether a seat is still in the turn in which it has just decided something."""
    return after.state.seat == seat and after.state.turn == before.state.turn


def shown_after(table: Table, line: Line, seat: int, hold: int | None) -> Shown | None:
    """What the others see once a seat has decided: the moment before its turn, for as long as that lasts."""
    if table.line is None or not line.state.game.asks_in_secret:
        return None
    if hold is None and not goes_on(table.line, line, seat):
        return None
    return table.shown or table.now()


def version_after(table: Table, game: Game, ends_turn: bool) -> int:
    """The version of the next entry of a table's log."""
    following = table.version + 1
    return -(-following // STRIDE) * STRIDE if ends_turn and game.asks_in_secret else following


def unasked(table: Table) -> int | None:
    """The one answer a person has now, if there is just one."""
    awaiting = table.awaiting
    if awaiting is None or awaiting.kind != DECISION or table.line is None or table.seats[awaiting.seat].kind == BOT:
        return None
    return table.line.state.only_answer


def told(entries: Iterable[LogEntry], seats: Collection[int]) -> list[LogEntry]:
    """Whole turns of the others as they are told to somebody with these seats, whose own turns stay as they are."""
    out: list[LogEntry] = []
    turn: list[LogEntry] = []
    for entry in entries:
        if entry.kind not in PLAY or entry.seat in seats:
            out.append(entry)
            continue
        turn.append(entry)
        if entry.version % STRIDE == 0:
            out += _turn_told(turn)
            turn = []
    return out + _turn_told(turn)


def _turn_told(turn: list[LogEntry]) -> list[LogEntry]:
    stands: list[LogEntry] = []
    for entry in turn:
        if entry.kind == UNDO:
            stands = [other for other in stands if other.ply <= entry.ply]
        elif entry.kind == MOVE:
            stands.append(entry)
    if not stands:
        return []
    last = turn[-1]
    first = last.version - len(stands) + 1
    return [msgspec.structs.replace(entry, version=first + index, at=last.at) for index, entry in enumerate(stands)]
