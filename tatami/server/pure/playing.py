"""What a seat does in its turn: move, undo, restart, confirm."""

from __future__ import annotations

from dataclasses import replace

from tatami.server.pure.entries import AUTOMATON, CONFIRM, MOVE, UNDO, LogEntry
from tatami.server.pure.line import Line, automaton_played, play
from tatami.server.pure.refusals import ErrorCode, Refusal, damaged
from tatami.server.pure.table import (
    BOT,
    CONFIRMATION,
    DECISION,
    MAX_UNDOS,
    OVER,
    RUNNING,
    WAITING,
    Change,
    Table,
    entry_at,
)
from tatami.server.pure.whole_turns import comes_to_rest, ending, goes_on, shown_after, unasked

NOWHERE = -1


def move(table: Table, person: str | None, mine: list[int], action: int | str) -> Change:
    """The seat to decide takes an action."""
    line = running(table)
    awaiting = table.awaiting
    if awaiting is None:
        raise Refusal(ErrorCode.NOT_RUNNING, "The game is over.")
    if awaiting.seat not in mine:  # first of all: whether that seat has still something to decide is its own affair
        raise Refusal(ErrorCode.WRONG_SEAT, "It is not your decision.", {"seat": awaiting.seat})
    if awaiting.kind == CONFIRMATION:
        raise Refusal(
            ErrorCode.AWAITING_CONFIRMATION, "The turn just played waits to be confirmed.", {"seat": awaiting.seat}
        )
    after, entry = _played(table, line, action, person)
    return settled(table, after, (entry,))


def settled(before: Table, after: Table, entries: tuple[LogEntry, ...]) -> Change:
    """The change that leads there, with the turns of automata, and the answers of people who have just one."""
    after, played = automata(after)
    given, whole_turn = [*entries, *played], False
    while (answer := unasked(after)) is not None and after.line is not None and after.awaiting is not None:
        whole_turn = whole_turn or after.shown is None
        person = after.seats[after.awaiting.seat].person
        after, entry = _played(after, after.line, answer, person, hold=whole_turn)
        after, played = automata(after)
        given += [entry, *played]
    after = finish(after)
    final = after.line is not None and not after.line.trail and after.shown is None
    return Change(before, after, tuple(given), snapshot=final)


def automata(table: Table) -> tuple[Table, list[LogEntry]]:
    """The table after the turns of the automata that come next, an entry each; a turn to be confirmed comes first."""
    entries: list[LogEntry] = []
    while table.line is not None and table.hold is None and (side := table.line.automaton) is not None:
        line, events = automaton_played(table.line)
        entry = entry_at(table, AUTOMATON, side, None, events=events)
        entries.append(entry)
        table = replace(table, line=line, version=entry.version, updated=entry.at)
    return table, entries


def _played(
    table: Table, line: Line, action: int | str, person: str | None, hold: bool = False
) -> tuple[Table, LogEntry]:
    """The table after an action, and its entry. With ``hold`` the end of the turn waits to be confirmed anyway."""
    played = play(line, action)
    seat = played.seat
    ends = not goes_on(line, played.line, seat)
    holds = (table.facts.confirm and comes_to_rest(table, played.line, seat)) or (hold and ends)
    holds = holds and table.seats[seat].kind != BOT
    fields = ending(table, played.line.ply) if ends and not holds else {}
    if holds:
        fields = {"data": {"hold": True}}
    entry = entry_at(
        table,
        MOVE,
        seat,
        person,
        ply=played.line.ply,
        action=played.action,
        public=played.public,
        events=played.events,
        **fields,
    )
    return after_move(table, played.line, entry), entry


def undo(table: Table, person: str, mine: list[int], ply: int | None) -> Change:
    """Go back to an earlier decision of this turn (by default the latest)."""
    line = running(table)
    plies = table.undo_plies(mine)
    if not plies:
        raise _nothing_to_undo(table, line, mine)
    target = plies[-1] if ply is None else ply
    seat = line.last_seat
    back = line.back_to(target if target in plies else NOWHERE)
    entry = entry_at(table, UNDO, seat, person, ply=target, data={"to": target})
    return Change(table, after_undo(table, back, entry), (entry,))


def restart(table: Table, person: str, mine: list[int]) -> Change:
    """Go back to the first decision of this turn."""
    line = running(table)
    ply = table.restart_ply(mine)
    if ply is None:
        raise _nothing_to_undo(table, line, mine)
    return undo(table, person, mine, ply)


def _nothing_to_undo(table: Table, line: Line, mine: list[int]) -> Refusal:
    if line.last_seat in mine and table.undone >= MAX_UNDOS:
        return Refusal(ErrorCode.TOO_MANY, f"A turn can be taken back {MAX_UNDOS} times at most: go on from here.")
    return Refusal(ErrorCode.CANNOT_UNDO, "There is nothing you can take back.", {"undo": []})


def confirm(table: Table, person: str | None, mine: list[int]) -> Change:
    """Make the turn just played final and let the next seat go on."""
    running(table)
    if table.hold is None or table.hold not in mine:
        raise Refusal(ErrorCode.NOTHING_TO_CONFIRM, "No turn of yours waits to be confirmed.")
    entry = entry_at(table, CONFIRM, table.hold, person, **ending(table, table.ply))
    return settled(table, after_confirm(table, entry), (entry,))


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
    """The table was set up under other rules or content than this server plays (or it cannot be read any more)."""
    if table.damaged:
        return damaged()
    rules = table.facts.rules
    said = f"This table was set up under rules version {rules}; this server plays another version or other content."
    return Refusal(ErrorCode.OLD_RULES, said)


# ---- the table after an entry (used for new ones and for those read back from the log) -----------------------------


def after_move(table: Table, line: Line, entry: LogEntry) -> Table:
    """The table after a move; the trail is kept only while the move can be taken back."""
    seat = entry.seat if entry.seat is not None else 0
    hold = seat if entry.data.get("hold") else None
    if hold is None and comes_to_rest(table, line, seat):
        line = line.settled()
    recent = (seat, *(other for other in table.recent if other != seat))
    ended = hold is None and (table.line is None or not goes_on(table.line, line, seat))
    return replace(
        table,
        line=line,
        ply=line.ply,
        hold=hold,
        recent=recent,
        version=entry.version,
        updated=entry.at,
        shown=shown_after(table, line, seat, hold),
        undone=0 if ended else table.undone,
    )


def after_undo(table: Table, line: Line, entry: LogEntry) -> Table:
    """The table after an undo."""
    undone = table.undone + 1
    return replace(table, line=line, ply=line.ply, hold=None, version=entry.version, updated=entry.at, undone=undone)


def after_confirm(table: Table, entry: LogEntry) -> Table:
    """The table after a confirmation."""
    line = table.line.settled() if table.line else None
    return replace(table, line=line, hold=None, version=entry.version, updated=entry.at, shown=None, undone=0)


def finish(table: Table) -> Table:
    """The table with its result, if the game has ended and nobody can take that back."""
    if table.line is None or not table.line.state.over or table.hold is not None or table.status != RUNNING:
        return table
    state = table.line.state
    result = {
        "scores": state.scores(),
        "ranking": state.ranking(),
        "sheet": state.score_sheet(),
        "places": state.places(),
    }
    return replace(table, status=OVER, line=table.line.settled(), result=result, final_view=state.view(None))


__all__ = [
    "DECISION",
    "after_confirm",
    "after_move",
    "after_undo",
    "automata",
    "confirm",
    "finish",
    "move",
    "old_rules",
    "restart",
    "running",
    "settled",
    "undo",
]
