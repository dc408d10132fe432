"""What a seat does in its turn, or at an open question: move, undo, restart, confirm."""

from __future__ import annotations

from dataclasses import replace

from tatami.core.state import State
from tatami.server.pure import collecting
from tatami.server.pure.collecting import Collected
from tatami.server.pure.entries import ANSWER, AUTOMATON, BACK, COLLECTED, CONFIRM, MOVE, UNDO, LogEntry
from tatami.server.pure.line import Line, automaton_played, chosen_action, play
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
    seat = asked_seat(table, mine)
    if seat in table.asked_together:
        return _answer(table, line, seat, person, action)
    after, entry = _played(table, line, action, person)
    return settled(table, after, (entry,))


def asked_seat(table: Table, mine: list[int]) -> int:
    """The seat of these that decides now, or may answer an open question anew; a refusal if there is none."""
    running(table)
    awaiting = table.awaiting
    if awaiting is None:
        raise Refusal(ErrorCode.NOT_RUNNING, "The game is over.")
    if table.asked_together and (seat := _answering(table, mine)) is not None:
        return seat
    if awaiting.seat not in mine:  # first of all: whether that seat has still something to decide is its own affair
        raise Refusal(ErrorCode.WRONG_SEAT, "It is not your decision.", {"seat": awaiting.seat})
    if awaiting.kind == CONFIRMATION:
        raise Refusal(
            ErrorCode.AWAITING_CONFIRMATION, "The turn just played waits to be confirmed.", {"seat": awaiting.seat}
        )
    return awaiting.seat


def _answering(table: Table, mine: list[int]) -> int | None:
    """Which of somebody's seats answers an open question: one that has not yet, else the one that did so last."""
    awaited = table.awaiting.any_of(mine) if table.awaiting else None
    given = table.answer_of(mine)
    return given.seat if awaited is None and given is not None else awaited


def _answer(table: Table, line: Line, seat: int, person: str | None, action: int | str) -> Change:
    """A seat answers an open question: for the first time, or anew. The last answer lets the game go on."""
    given = table.answer_of([seat])
    if given is not None and given.times > MAX_UNDOS:
        raise _too_often()
    question = line.state.asked_first(seat)
    chosen = chosen_action(question, action)
    if question.game.actions.free[chosen]:
        raise Refusal(ErrorCode.ILLEGAL_ACTION, "That is no answer; it has to wait until all have answered.")
    entry = entry_at(table, ANSWER, seat, person, action=question.game.actions.name(chosen), public=False)
    return settled(table, after_answer(table, entry), (entry,))


def _take_back(table: Table, person: str, seat: int) -> Change:
    """A seat takes back its answer to an open question."""
    entry = entry_at(table, ANSWER, seat, person, public=False, data={BACK: True})
    return Change(table, after_answer(table, entry), (entry,))


def settled(before: Table, after: Table, entries: tuple[LogEntry, ...]) -> Change:
    """The step that leads there, with the turns of automata, and the answers of people who have just one."""
    after, played = runs_on(after)
    given, whole_turn = [*entries, *played], False
    while (answer := unasked(after)) is not None and after.line is not None and after.awaiting is not None:
        whole_turn = whole_turn or after.shown is None
        person = after.seats[after.awaiting.seat].person
        after, entry = _played(after, after.line, answer, person, hold=whole_turn)
        after, played = runs_on(after)
        given += [entry, *played]
    return change_to(before, finish(after), given)


def change_to(before: Table, after: Table, entries: list[LogEntry]) -> Change:
    """The step from one table to another; if nothing can be taken back there, the whole state may be kept."""
    final = after.line is not None and not after.line.trail and after.shown is None and after.collected is None
    return Change(before, after, tuple(entries), snapshot=final)


def runs_on(table: Table) -> tuple[Table, list[LogEntry]]:
    """The table after what nobody is asked: turns of automata, and answers to an open question that all have given."""
    entries: list[LogEntry] = []
    while True:
        table, played = automata(table)
        entries += played
        line = table.line if table.hold is None else None
        answer = collecting.due(line.state, table.collected) if line is not None else None
        if line is None or answer is None or answer.action is None:
            return table, entries
        person = table.seats[answer.seat].person
        table, entry = _played(table, line, answer.action, person, collected=True)
        entries.append(entry)


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
    table: Table, line: Line, action: int | str, person: str | None, hold: bool = False, collected: bool = False
) -> tuple[Table, LogEntry]:
    """The table after an action, and its entry. With ``hold`` the end of the turn waits to be confirmed anyway.

    An answer that was ``collected`` waits no longer: it could be taken back while others were thinking.
    """
    played = play(line, action)
    seat = played.seat
    ends = not goes_on(line, played.line, seat)
    holds = (table.facts.confirm and comes_to_rest(table, played.line, seat)) or (hold and ends)
    holds = holds and table.seats[seat].kind != BOT and not collected
    fields = ending(table, played.line.ply) if ends and not holds else {}
    if holds:
        fields = {"data": {"hold": True}}
    if collected:
        fields["data"] = {**fields.get("data", {}), COLLECTED: True}
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
    if (given := table.answer_of(mine)) is not None and ply in (None, *plies):
        return _take_back(table, person, given.seat)
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
    if table.answer_of(mine) is not None or (line.last_seat in mine and table.undone >= MAX_UNDOS):
        return _too_often()
    return Refusal(ErrorCode.CANNOT_UNDO, "There is nothing you can take back.", {"undo": []})


def _too_often() -> Refusal:
    return Refusal(ErrorCode.TOO_MANY, f"A turn can be taken back {MAX_UNDOS} times at most: go on from here.")


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


def question_to(table: Table, seat: int) -> State:
    """The position at which a seat is asked; at an open question as if it were the first to answer."""
    state = running(table).state
    return state.asked_first(seat) if seat in table.asked_together else state


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
    if entry.data.get(COLLECTED) or (hold is None and comes_to_rest(table, line, seat)):
        line = line.settled()
    ended = hold is None and (table.line is None or not goes_on(table.line, line, seat))
    return replace(
        table,
        line=line,
        ply=line.ply,
        hold=hold,
        collected=_still_to_come(table, line, entry),
        recent=_acted(table, seat),
        version=entry.version,
        updated=entry.at,
        shown=shown_after(table, line, seat, hold),
        undone=0 if ended else table.undone,
    )


def after_answer(table: Table, entry: LogEntry) -> Table:
    """The table after a seat has answered an open question, or taken its answer back."""
    seat = entry.seat if entry.seat is not None else 0
    if table.line is None:
        return replace(table, version=entry.version, updated=entry.at)
    before = table.collected or Collected(table.version)
    collected = before.put(table.line.state, seat, entry.action, entry.version)
    recent = _acted(table, seat)
    return replace(table, collected=collected, recent=recent, version=entry.version, updated=entry.at)


def _still_to_come(table: Table, line: Line, entry: LogEntry) -> Collected | None:
    """What has been answered and not been played yet."""
    if table.collected is None or table.line is None:
        return None
    return table.collected.left(table.line.state, line.state, entry.version)


def _acted(table: Table, seat: int) -> tuple[int, ...]:
    """The seats that have acted, when this one has."""
    return (seat, *(other for other in table.recent if other != seat))


def after_undo(table: Table, line: Line, entry: LogEntry) -> Table:
    """The table after an undo."""
    back = replace(table, line=line, ply=line.ply, hold=None, collected=None)
    return replace(back, version=entry.version, updated=entry.at, undone=table.undone + 1)


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
    "after_answer",
    "after_confirm",
    "after_move",
    "after_undo",
    "automata",
    "change_to",
    "confirm",
    "finish",
    "move",
    "old_rules",
    "question_to",
    "restart",
    "running",
    "runs_on",
    "settled",
    "undo",
]
