"""A table: who sits where, what has happened, and whose turn it is.

A :class:`Table` never changes. What somebody does gives a :class:`Change`: the table as it would be and the log
entries to store; only when those are committed does the new table take the old one's place.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal

from tatami.core.game import Game
from tatami.core.state import State
from tatami.server.pure.clock import now
from tatami.server.pure.entries import START, LogEntry
from tatami.server.pure.line import Line, drained

SeatKind = Literal["open", "person", "same_screen", "bot"]
EMPTY: Final = "open"
"""Nobody sits there yet: the seat is "open", as the whole table is while it waits for people."""
PERSON: Final = "person"
SAME_SCREEN: Final = "same_screen"
BOT: Final = "bot"

Status = Literal["open", "running", "over", "abandoned"]
WAITING: Final = "open"
"""The game has not begun: a seat is still empty."""
RUNNING: Final = "running"
OVER: Final = "over"
ABANDONED: Final = "abandoned"

AwaitingKind = Literal["decision", "confirm"]
DECISION: Final = "decision"
CONFIRMATION: Final = "confirm"

Origin = Literal["new", "rematch", "fork", "upload"]
Visibility = Literal["public", "link"]
Pace = Literal["live", "turns"]

MAX_UNDOS: Final = 100
"""How often a turn may be taken back, in part or as a whole: a log does not grow without end."""


PersonKind = Literal["guest", "account"]


@dataclass(frozen=True)
class Person:
    """Somebody at the tables, as everybody may see them."""

    id: str
    name: str
    kind: PersonKind
    tag: str | None


@dataclass(frozen=True)
class Seat:
    """One place at the table. People are named by their ids."""

    seat: int
    kind: SeatKind
    name: str = ""
    person: str | None = None
    bot: str | None = None
    reserved: str | None = None
    resigned: str | None = None


@dataclass(frozen=True)
class Facts:
    """What is decided when a table is set up, and a fact from then on; everything else about a table is a moment.

    ``seed`` and ``base`` never leave the server.
    """

    id: str
    code: str
    game: str
    rules: str
    content: str
    options: dict[str, Any]
    seed: str = field(repr=False)
    base: str | None = field(repr=False)
    owner: str | None
    visibility: Visibility
    pace: Pace
    help: bool
    """Whether bots may sit here and hints may be asked for."""
    rated: bool
    """Whether the game counts; then there is no help, and a game that somebody leaves is over."""
    confirm: bool
    origin: Origin
    origin_table: str | None
    origin_ply: int | None
    created: int
    address: str | None = field(default=None, repr=False)
    """A pseudonym of the address it was set up from: people of one address share what the server has to give."""


@dataclass(frozen=True)
class Awaiting:
    """What the table waits for: a seat's decision, or its confirmation that the turn is over."""

    kind: AwaitingKind
    seat: int


@dataclass(frozen=True)
class Shown:
    """The moment the others see while a seat is in the middle of a turn of its own (see ``whole_turns.py``)."""

    version: int
    ply: int
    line: Line | None
    recent: tuple[int, ...]
    updated: int
    start: int
    """The version at which the turn began; what the others are told meanwhile (who sits where) comes after it."""


@dataclass(frozen=True)
class Table:
    """One moment of a table: what people sit at. What lies on it is the game's, and is in the state of the line."""

    facts: Facts
    seats: tuple[Seat, ...]
    status: Status
    version: int
    line: Line | None
    """The game now; None while people are awaited, or when the game was played under other rules than ours."""
    ply: int = 0
    hold: int | None = None
    """The seat whose confirmation the others wait for."""
    recent: tuple[int, ...] = ()
    """The seats that have acted, the latest first."""
    result: dict[str, Any] | None = None
    final_view: dict[str, Any] | None = None
    rematch: str | None = None
    updated: int = 0
    shown: Shown | None = None
    """What the others see of the game; None: everything that has happened."""
    undone: int = 0
    """How often the seat to act has taken something back in this turn."""
    damaged: bool = False
    """Whether it could not be read back from the database: then it has no line, and can only be left."""
    stuck_at: int | None = None
    """The version at which a bot could not go on (known to this process only: the next start tries again)."""

    @property
    def stuck(self) -> bool:
        """Whether a bot is to decide and cannot: the game's rules fail at this position."""
        return self.stuck_at == self.version

    @property
    def awaiting(self) -> Awaiting | None:
        """Who has to do something now: not always the one whose turn it is."""
        if self.status != RUNNING or self.line is None:
            return None
        if self.hold is not None:
            return Awaiting(CONFIRMATION, self.hold)
        seat = self.line.state.seat
        return None if seat is None else Awaiting(DECISION, seat)

    @property
    def turn_of(self) -> int | None:
        """The side whose turn it is; a turn that waits to be confirmed still goes on."""
        if self.status != RUNNING or self.line is None:
            return None
        if self.hold is not None:
            return self.line.trail[-1].state.turn_of if self.line.trail else self.hold
        return self.line.state.turn_of

    @property
    def awaits_bot(self) -> bool:
        """Whether a bot is to decide, or to confirm the turn of the person in whose place it sits."""
        awaiting = self.awaiting
        if awaiting is None or self.stuck:
            return False
        return self.seats[awaiting.seat].kind == BOT

    @property
    def thinking(self) -> list[int]:
        """The seats whose bots think now: the one to decide, if it is a bot."""
        return [self.awaiting.seat] if self.awaits_bot and self.awaiting else []

    def seats_of(self, person: str | None) -> list[int]:
        """The seats somebody controls."""
        if person is None:
            return []
        return [seat.seat for seat in self.seats if seat.person == person]

    def people(self) -> set[str]:
        """Everybody named at the table."""
        return _named(self.facts, self.seats)

    def belongs_to(self, person: str) -> bool:
        """Whether somebody set the table up, holds or held a seat, or is awaited; not who was asked to leave."""
        if person == self.facts.owner:
            return True
        return any(
            person in (seat.person, seat.reserved) or (seat.kind != EMPTY and person == seat.resigned)
            for seat in self.seats
        )

    def was_removed(self, person: str) -> bool:
        """Whether the one who set up the table asked somebody to leave it."""
        return any(seat.kind == EMPTY and seat.resigned == person for seat in self.seats)

    def now(self) -> Shown:
        """This moment, to be shown for a while."""
        return Shown(self.version, self.ply, self.line, self.recent, self.updated, self.version)

    def after_seats(self, entry: LogEntry) -> Table:
        """The table after an entry that is not about the game: everybody is told at once."""
        shown = self.shown and replace(self.shown, version=entry.version, updated=entry.at)
        return replace(self, version=entry.version, updated=entry.at, shown=shown)

    def as_seen_by(self, person: str | None) -> Table:
        """The table with no more of the game than somebody may know of now."""
        shown = self.shown
        if shown is None or self.status != RUNNING or self._plays_now(person):
            return self
        return replace(
            self,
            version=shown.version,
            ply=shown.ply,
            line=shown.line,
            recent=shown.recent,
            updated=shown.updated,
            hold=None,
            shown=None,
            undone=0,
            stuck_at=shown.version if self.stuck else None,
        )

    def _plays_now(self, person: str | None) -> bool:
        """Whether the turn being played is this person's."""
        return person is not None and self.awaiting is not None and self.seats[self.awaiting.seat].person == person

    def undo_plies(self, mine: list[int]) -> list[int]:
        """The decisions these seats may go back to, the earliest first."""
        if self.status != RUNNING or self.line is None or self.line.last_seat not in mine or self.undone >= MAX_UNDOS:
            return []
        return self.line.undo_plies

    def restart_ply(self, mine: list[int]) -> int | None:
        """Where "restart turn" goes for these seats."""
        if not self.undo_plies(mine) or self.line is None:
            return None
        return self.line.restart

    def seat_to_show(self, mine: list[int], wanted: int | None = None) -> int | None:
        """Whose view somebody with these seats gets: the seat to act if theirs, else the one that acted last."""
        if wanted in mine:
            return wanted
        if not mine:
            return None
        awaiting = self.awaiting
        if awaiting and awaiting.seat in mine:
            return awaiting.seat
        return next((seat for seat in self.recent if seat in mine), mine[0])


@dataclass(frozen=True)
class Summary:
    """A table without its game: what lists show."""

    facts: Facts
    seats: tuple[Seat, ...]
    status: Status
    version: int
    ply: int
    awaiting: Awaiting | None
    rematch: str | None
    result: dict[str, Any] | None
    updated: int
    damaged: bool = False
    stuck: bool = False

    def people(self) -> set[str]:
        """Everybody named at the table."""
        return _named(self.facts, self.seats)


def summary_of(table: Table) -> Summary:
    """The summary of a table in memory."""
    return Summary(
        table.facts,
        table.seats,
        table.status,
        table.version,
        table.ply,
        table.awaiting,
        table.rematch,
        table.result,
        table.updated,
        table.damaged,
        table.stuck,
    )


def _named(facts: Facts, seats: tuple[Seat, ...]) -> set[str]:
    named = {facts.owner}
    for seat in seats:
        named.update((seat.person, seat.reserved, seat.resigned))
    return {person for person in named if person is not None}


@dataclass(frozen=True)
class Change:
    """What somebody does at a table, tried out and ready to be stored."""

    before: Table
    after: Table
    entries: tuple[LogEntry, ...]
    snapshot: bool = False


def entry_at(table: Table, kind: str, seat: int | None, person: str | None, **fields: Any) -> LogEntry:
    """The next entry of a table's log."""
    ply = fields.pop("ply", table.ply)
    version = fields.pop("version", table.version + 1)
    return LogEntry(version, now(), kind, seat, person, ply, **fields)


def begin(table: Table, game: Game, person: str | None) -> tuple[Table, LogEntry]:
    """The table with its game set up, and the entry that says so, with the events of the setup."""
    state = first_state(table.facts, game, len(table.seats), listening=True)
    entry = entry_at(table, START, None, person, events=drained(state))
    return replace(table, status=RUNNING, line=Line(state), ply=0, version=entry.version, updated=entry.at), entry


def first_state(facts: Facts, game: Game, seats: int, listening: bool = False) -> State:
    """The position a table starts from: dealt from its seed, or the one it was forked from."""
    if facts.base is not None:
        return game.from_json(facts.base)
    return game.new(seats, facts.seed, facts.options, listening)
