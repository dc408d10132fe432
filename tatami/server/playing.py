"""What a seat does in its turn: move, undo, restart, confirm."""

from __future__ import annotations

from dataclasses import replace

from tatami.server.errors import ErrorCode, Refusal
from tatami.server.line import Line, play
from tatami.server.log import CONFIRM, MOVE, UNDO, LogEntry
from tatami.server.table import BOT, CONFIRMATION, DECISION, OVER, RUNNING, WAITING, Step, Table, entry_at


def move(table: Table, person: str | None, mine: list[int], action: int | str) -> Step:
    """The seat to decide takes an action."""
    line = running(table)
    awaiting = table.awaiting
    if awaiting is None:
        raise Refusal(ErrorCode.NOT_RUNNING, "The game is over.")
    if awaiting.kind == CONFIRMATION:
        raise Refusal(
            ErrorCode.AWAITING_CONFIRMATION, "The turn just played waits to be confirmed.", {"seat": awaiting.seat}
        )
    if awaiting.seat not in mine:
        raise Refusal(ErrorCode.WRONG_SEAT, "It is not your decision.", {"seat": awaiting.seat})
    played = play(line, action)
    hold = table.facts.confirm and played.line.turn_ended and table.seats[played.seat].kind != BOT
    data = {"hold": True} if hold else {}
    entry = entry_at(
        table,
        MOVE,
        played.seat,
        person,
        ply=played.line.ply,
        action=played.action,
        public=played.public,
        events=played.events,
        data=data,
    )
    after = finish(after_move(table, played.line, entry))
    return Step(table, after, (entry,), snapshot=after.line is not None and not after.line.trail)


def undo(table: Table, person: str, mine: list[int], ply: int | None) -> Step:
    """Go back to an earlier decision of this turn (by default the latest)."""
    line = running(table)
    plies = table.undo_plies(mine)
    if not plies:
        raise Refusal(ErrorCode.CANNOT_UNDO, "There is nothing you can take back.", {"undo": []})
    target = plies[-1] if ply is None else ply
    seat = line.last_seat
    back = line.back_to(target)
    entry = entry_at(table, UNDO, seat, person, ply=target, data={"to": target})
    return Step(table, after_undo(table, back, entry), (entry,))


def restart(table: Table, person: str, mine: list[int]) -> Step:
    """Go back to the first decision of this turn."""
    running(table)
    ply = table.restart_ply(mine)
    if ply is None:
        raise Refusal(ErrorCode.CANNOT_UNDO, "There is nothing you can take back.", {"undo": []})
    return undo(table, person, mine, ply)


def confirm(table: Table, person: str, mine: list[int]) -> Step:
    """Make the turn just played final and let the next seat go on."""
    running(table)
    if table.hold is None or table.hold not in mine:
        raise Refusal(ErrorCode.NOTHING_TO_CONFIRM, "No turn of yours waits to be confirmed.")
    entry = entry_at(table, CONFIRM, table.hold, person)
    return Step(table, finish(after_confirm(table, entry)), (entry,), snapshot=True)


def running(table: Table) -> Line:
    """The line of a game that goes on; a refusal otherwise."""
    if table.status == WAITING:
        raise Refusal(ErrorCode.NOT_STARTED, "The game has not begun: a seat is still open.")
    if table.status != RUNNING:
        raise Refusal(ErrorCode.NOT_RUNNING, "The game is over.")
    if table.line is None:
        raise old_rules(table)
    return table.line


def old_rules(table: Table) -> Refusal:
    """The table was set up under other rules or content than this server plays."""
    rules = table.facts.rules
    said = f"This table was set up under rules version {rules}; this server plays another version or other content."
    return Refusal(ErrorCode.OLD_RULES, said)


# ---- the table after an entry (used for new ones and for those read back from the log) -----------------------------


def after_move(table: Table, line: Line, entry: LogEntry) -> Table:
    """The table after a move; the trail is kept only while the move can be taken back."""
    seat = entry.seat if entry.seat is not None else 0
    hold = seat if entry.data.get("hold") else None
    if hold is None and line.turn_ended:
        line = line.settled()
    recent = (seat, *(other for other in table.recent if other != seat))
    return replace(table, line=line, ply=line.ply, hold=hold, recent=recent, version=entry.version, updated=entry.at)


def after_undo(table: Table, line: Line, entry: LogEntry) -> Table:
    """The table after an undo."""
    return replace(table, line=line, ply=line.ply, hold=None, version=entry.version, updated=entry.at)


def after_confirm(table: Table, entry: LogEntry) -> Table:
    """The table after a confirmation."""
    line = table.line.settled() if table.line else None
    return replace(table, line=line, hold=None, version=entry.version, updated=entry.at)


def finish(table: Table) -> Table:
    """The table with its result, if the game has ended and nobody can take that back."""
    if table.line is None or not table.line.state.over or table.hold is not None or table.status != RUNNING:
        return table
    state = table.line.state
    result = {"scores": state.scores(), "ranking": state.ranking(), "sheet": state.score_sheet()}
    return replace(table, status=OVER, line=table.line.settled(), result=result, final_view=state.view(None))


__all__ = [
    "DECISION",
    "after_confirm",
    "after_move",
    "after_undo",
    "confirm",
    "finish",
    "move",
    "old_rules",
    "restart",
    "running",
    "undo",
]
