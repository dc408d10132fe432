"""What somebody is told of a table: plain data, which the door encodes.

Nothing here can hold a seed, a state or a deck.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from tatami.core.views import PreviewView, View
from tatami.server.pure.table import AwaitingKind, Origin, Pace, Person, SeatKind, Status, Visibility

ViewData = Annotated[dict[str, Any], View]
"""What :meth:`State.view` gives: a plain dictionary, of the form that is named beside it."""
PreviewData = Annotated[dict[str, Any], PreviewView]
"""The same of a preview."""


@dataclass(frozen=True)
class SeatData:
    seat: int
    kind: SeatKind
    name: str
    person: Person | None
    bot: str | None
    reserved: Person | None
    resigned: Person | None
    online: bool
    thinking: bool
    mine: bool


@dataclass(frozen=True)
class AwaitingData:
    """Whom the table waits for."""

    kind: AwaitingKind
    seat: int
    """The first of them."""
    seats: list[int]
    """All of them: several at an open question, until each has answered."""


@dataclass(frozen=True)
class OriginData:
    kind: Origin
    table: str | None
    ply: int | None


@dataclass(frozen=True)
class ResultData:
    scores: list[int]
    ranking: list[int]
    """The sides from best to worst, for a list; those who share a place in the order of their numbers."""
    sheet: list[dict[str, int]]
    places: list[int]
    """The place of every side; those who share one have the same number (1, 1, 3)."""


@dataclass(frozen=True)
class TableData:
    id: str
    code: str
    game: str
    title: str
    options: dict[str, Any]
    seats: list[SeatData]
    owner: Person | None
    visibility: Visibility
    pace: Pace
    help: bool
    rated: bool
    confirm: bool
    status: Status
    old_rules: bool
    """Whether this server cannot play it on: it was set up under other rules, or it is ``damaged``."""
    damaged: bool
    """Whether the table could not be read back from storage: it can be left, and nothing else."""
    origin: OriginData
    version: int
    ply: int
    awaiting: AwaitingData | None
    your_turn: bool
    stuck: bool
    """Whether a computer player cannot go on, because the game's rules fail here: a mistake of ours."""
    rematch: str | None
    result: ResultData | None
    created: int
    updated: int


@dataclass(frozen=True)
class ActionData:
    id: int
    name: str
    family: str
    args: dict[str, Any]


@dataclass(frozen=True)
class EventData:
    kind: str
    seat: int
    args: dict[str, Any]
    private: bool
    """Told to this seat only; whoever shares a screen keeps it from the others."""


@dataclass(frozen=True)
class EntryData:
    version: int
    at: int
    kind: str
    seat: int | None
    ply: int
    action: ActionData | None
    events: list[EventData]
    data: dict[str, Any]


@dataclass(frozen=True)
class StateData:
    table: TableData
    version: int
    ply: int
    seat: int | None
    mine: list[int]
    view: ViewData | None
    awaiting: AwaitingData | None
    turn_of: int | None
    """Whose turn it is: another seat may be awaited inside it. An automaton's turn has a number beyond the seats."""
    undo: list[int]
    restart: int | None
    entries: list[EntryData]
    since: int


@dataclass(frozen=True)
class PositionData:
    table: str
    ply: int
    last: int
    seat: int | None
    view: ViewData
    entry: EntryData | None


@dataclass(frozen=True)
class ThoughtData:
    """What the hard bot found out about one choice, for the seat that asked."""

    action: ActionData
    simulations: int
    points: float
    """The points expected at the end of the game, and the standard error of that mean (None: too few simulations)."""
    points_error: float | None
    share: float
    """The share of a win expected, 0 to 1, and its standard error."""
    share_error: float | None


@dataclass(frozen=True)
class TakenData:
    """A choice that the next player would have had after another line, and has not after the best one."""

    action: ActionData
    seat: int
    wanted: bool
    """Whether that player is expected to choose just this otherwise."""


@dataclass(frozen=True)
class HintAnswer:
    table: str
    version: int
    seat: int
    best: ThoughtData
    others: list[ThoughtData]
    """All other choices that were looked at, the most promising first."""
    simulations: int
    line: list[ActionData]
    """How the hard bot would play the turn to its end: the best choice and what comes after it."""
    changes: dict[str, int]
    """What the seat would have more or less of after this line; the names are those of previews."""
    taken: TakenData | None


@dataclass(frozen=True)
class PlanAnswer:
    plan: dict[str, PreviewData]
    """The answers to the question that an option opens, by notation: what each costs and brings, counted from now."""


@dataclass(frozen=True)
class ChatData:
    id: int
    at: int
    person: Person
    seat: int | None
    text: str


@dataclass(frozen=True)
class BotData:
    """A bot as people meet it: clients show its name and character in their own language, by ``name``."""

    name: str
    person: str
    character: str
    kind: Literal["level", "practice"]
    """A level is an opponent; practice bots are for tests and for the very first game."""
