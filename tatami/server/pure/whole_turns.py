"""Whole turns: how a table keeps a hidden hand hidden while its owner is asked about it, or is not.

In a turn in which hidden questions can come up (``State.asks_in_secret``) the engine stops wherever a hand *might* hold
something, by what everybody knows. A player who holds nothing useful there has only one answer and is not asked: the
server gives it at once. So that nobody can tell the two apart, such a turn is told as a whole (:func:`told_whole`):

- until it is over (and confirmed) the others see the table as it was before it (``Table.shown``), and nothing is sent
  to them; whatever they try meanwhile is refused with the same words;
- then they hear of all of it at once (:func:`told`): what was taken back and confirmations are left out, and every
  entry bears the time of the last;
- if another seat is asked something in the middle of it, that one must see the table: all is told up to there;
- somebody who sits down or goes in the middle of it is told of at once, without a word about the turn
  (:func:`seat_entry`); a bot that takes over a turn which waits to be confirmed does so as if it decided something;
- so it is where several seats are asked together (``collecting.py``): all is told before they are asked;
- a turn in which a person was asked nothing at all waits for that person's confirmation, as any other turn would have
  waited for a choice.

**Versions.** The log's versions are the lock and the key of everything, so they must not tell either. Each thing that
everybody is told moves the version on by one :data:`STEP`. What the player of an untold turn does (and may take back)
is numbered inside the step, one by one, and only that player ever sees those numbers. Nothing is concluded from a
number: the entry that ends a turn says so, and where the turn began (``turn`` in its data).

Bots answer every stop themselves, at their usual pace.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any, Final

from tatami.core.state import State
from tatami.server.pure.collecting import asked_together
from tatami.server.pure.entries import CONFIRM, MOVE, TAIL, UNDO, LogEntry
from tatami.server.pure.line import Line
from tatami.server.pure.table import BOT, DECISION, RUNNING, Shown, Table, entry_at

STEP: Final = 2**14
"""More than the entries of any turn: taking back is limited (``MAX_UNDOS``), and no turn has 160 decisions."""
TURN: Final = "turn"
"""In the data of the entry that ends a turn told as a whole: the version at which that turn began."""
OLD_STEP: Final = "step"
"""Beside it in logs of earlier servers, whose turns were numbered one by one: how far apart their entries are told."""
PLAY = (MOVE, UNDO, CONFIRM)


def told_whole(state: State) -> bool:
    """Whether the others hear of a turn that begins at this position only when it is over."""
    return state.asks_in_secret


def keeps_secrets(table: Table) -> bool:
    """Whether something at this table may be told only turn by turn; then nothing is counted one by one at all."""
    return table.shown is not None or (table.line is not None and table.line.state.game.asks_in_secret)


def _tells_whole(table: Table) -> bool:
    """Whether the turn that is being played, or begins now, is told as a whole."""
    return table.shown is not None or (table.line is not None and told_whole(table.line.state))


# ---- playing ---------------------------------------------------------------------------------------------------------


def goes_on(before: Line, after: Line, seat: int) -> bool:
    """Whether it is still the same seat that decides, and no other besides, in the same turn."""
    return after.state.seat == seat and after.state.turn == before.state.turn and not asked_together(after.state)


def comes_to_rest(table: Table, line: Line, seat: int) -> bool:
    """Whether a seat's last decision ended the turn (or what is told of it as a whole) and could still be taken back.

    Then it waits to be confirmed, or is final.
    """
    if not line.trail:
        return False
    told = table.line is not None and _tells_whole(table) and not goes_on(table.line, line, seat)
    return told or line.turn_ended


def shown_after(table: Table, line: Line, seat: int, hold: int | None) -> Shown | None:
    """What the others see once a seat has decided: the moment before its turn, for as long as that lasts."""
    if table.line is None or (hold is None and not goes_on(table.line, line, seat)):
        return None
    return table.shown or (table.now() if told_whole(table.line.state) else None)


def ending(table: Table, ply: int) -> dict[str, Any]:
    """What the entry that ends a turn at that ply bears: the next version, or that of a turn told as a whole."""
    if not _tells_whole(table):
        return {}
    turn = table.shown or table.now()
    return {"version": turn.version + (ply - turn.ply) * STEP, "data": {TURN: turn.start}}


def seat_entry(table: Table, kind: str, seat: int | None, person: str | None, **fields: Any) -> LogEntry:
    """The next entry of a table's log, about seats: of a turn that is being played it betrays nothing."""
    if table.shown is not None:
        fields |= {"version": table.shown.version + STEP, "ply": table.shown.ply}
    return entry_at(table, kind, seat, person, **fields)


def unasked(table: Table) -> int | None:
    """The one answer a person has now, if there is just one; an open question waits for everybody all the same.

    There the others see who has answered: who did so in no time would have had nothing to choose.
    """
    awaiting = table.awaiting
    if table.asked_together:
        return None
    if awaiting is None or awaiting.kind != DECISION or table.line is None or table.seats[awaiting.seat].kind == BOT:
        return None
    return table.line.state.only_answer


# ---- telling ---------------------------------------------------------------------------------------------------------


def untold_from(table: Table, eyes: Collection[int]) -> int | None:
    """The version after which a turn is being played that somebody with the eyes of these seats does not see yet."""
    if table.shown is None or table.status != RUNNING or table.awaiting is None or table.awaiting.seat in eyes:
        return None
    return table.shown.start


def known(entries: list[LogEntry], table: Table, person: str | None) -> list[LogEntry]:
    """The entries that somebody may know of now, as they are stored."""
    seen = table.as_seen_by(person)
    if seen is table or table.shown is None:
        return entries
    start = table.shown.start
    return [entry for entry in entries if entry.version <= start or entry.kind not in PLAY]


def told(entries: list[LogEntry], eyes: Collection[int], untold: int | None = None) -> list[LogEntry]:
    """Entries as they are told to the eyes of these seats, in the order of their versions.

    Turns of the others that have to be told as a whole are: the entries must not begin in the middle of one. Of a turn
    that is being played after the version ``untold`` (see :func:`untold_from`) nothing is told.
    """
    if untold is None and not any(TURN in entry.data for entry in entries):
        return entries
    out: list[LogEntry] = []
    turn: list[LogEntry] = []
    for entry in entries:
        if entry.kind not in PLAY or entry.seat in eyes:
            out.append(entry)
            continue
        turn.append(entry)
        if (start := entry.data.get(TURN)) is not None:
            out += [other for other in turn if other.version <= start]
            out += _turn_told([other for other in turn if other.version > start])
            turn = []
    out += turn if untold is None else [entry for entry in turn if entry.version <= untold]
    return sorted(out, key=lambda entry: entry.version)


def _turn_told(turn: list[LogEntry]) -> list[LogEntry]:
    """The moves that stand, one step apart, all at the time of the last entry."""
    stands: list[LogEntry] = []
    for entry in turn:
        if entry.kind == UNDO:
            stands = [other for other in stands if other.ply <= entry.ply]
        elif entry.kind == MOVE:
            stands.append(entry)
    last = turn[-1]
    step = last.data.get(OLD_STEP, STEP)
    first = last.version - (len(stands) - 1) * step
    return [replace(entry, version=first + n * step, at=last.at) for n, entry in enumerate(stands)]


def reach(entries: Sequence[LogEntry], since: int) -> int:
    """From which version on entries are needed to tell all that comes after another: from the start of a turn."""
    start = since
    for entry in reversed(entries):
        if entry.version <= since:
            break
        start = min(start, entry.data.get(TURN, since))
    return start


def newest(entries: list[LogEntry], shown: Shown | None) -> list[LogEntry]:
    """The newest entries to keep in memory, and besides them the whole of a turn that is still to be told.

    How far back they reach must not depend on that turn: what memory does not hold takes longer to answer.
    """
    before = len(entries) if shown is None else sum(entry.version <= shown.start for entry in entries)
    return entries[max(0, before - TAIL) :]


def first_told(entries: Sequence[LogEntry]) -> int:
    """The version after which entries can be told if nothing before them is at hand: not from the middle of a turn."""
    before = entries[0].version - 1
    return next((entry.version for entry in entries if entry.data.get(TURN, before) < before), before)
