"""A game: its facts, its steps, its actions, its content."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from operator import index
from typing import Any, Generic, SupportsIndex, TypeVar, cast

from tatami.core.actions import ActionSpace
from tatami.core.agenda import QUESTION_HIDDEN, Step, step_table
from tatami.core.errors import BadOptions, RecordError
from tatami.core.native import mypyc_attr
from tatami.core.rng import Rng
from tatami.core.state import State


@dataclass(frozen=True)
class Option:
    """A choice made when a game is set up."""

    name: str
    type: str
    """``bool``, ``int`` or ``choice``."""
    default: bool | int | str
    help: str
    choices: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()
    """The seat counts the option is for; empty: all."""


@dataclass(frozen=True)
class GameInfo:
    """Declared facts about a game; generic tests hold every game to them."""

    id: str
    title: str
    seats: tuple[int, ...]
    rules_version: str
    rules_prefix: str
    designers: tuple[str, ...]
    publisher: str
    options: tuple[Option, ...] = ()
    max_decisions: int = 10_000
    """No game takes more decisions than this (free actions and forced steps not counted)."""
    score_range: tuple[int, int] = (0, 1000)
    chance: bool = True
    hidden_information: bool = True
    notice: str = field(default="")
    lasting: tuple[str, ...] = ()
    """Items of the score sheet that are counted at the end only and never lost: previews tell what an option adds."""
    uses: tuple[str, ...] = ()
    """Where events say that somebody made use of a component, as ``event.argument``: what studies count."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One title on the shelf, with its content loaded."""

    def __init__(
        self,
        info: GameInfo,
        actions: ActionSpace,
        steps: Sequence[Step[Any]],
        content: dict[str, object],
        content_hash: str,
    ) -> None:
        self.info = info
        self.actions = actions
        self.steps: list[Step[State]] = step_table(steps)
        self.content_hash = content_hash
        self.has_free_actions = any(actions.free)
        """Whether there are "at any moment" actions; if not, no state needs to be asked for them."""
        self.asks_in_secret = any(step.secrecy == QUESTION_HIDDEN for step in steps)
        """Whether some questions as such must stay hidden from the other seats (see :attr:`State.asks_in_secret`)."""
        self._content = content

    def new(self, seats: Any, seed: Any, options: dict[str, object] | None = None, listening: bool = False) -> State:
        """A new game at its first decision. The same arguments give the same game, everywhere and always.

        Seats and seed are whole numbers of any kind, numpy's too; a seed may also be text. With ``listening`` the
        events of the setup and of automatic first turns are there to be drained.
        """
        count = seats if isinstance(seats, int) else index(seats)
        checked = self.check(count, options)
        s = self.empty()
        if listening:
            s.listen()
        s.seats = count
        s.options = checked
        s.rng = Rng(seed)
        self.set_up(s)
        s.advance()
        return s

    def empty(self) -> State:
        """A state with nothing on the table."""
        raise NotImplementedError

    # What belongs to a state but looks at every room of a game: a state asks here, and need not know the rooms.

    def set_up(self, s: State) -> None:
        """Lay out an empty table, its seats, options and generator given; push what is to happen first."""
        raise NotImplementedError

    def table_of(self, s: State, seat: int | None) -> Mapping[str, object]:
        """What a seat (``None``: a spectator) sees of the table: the game's own part of a view."""
        raise NotImplementedError

    def points_of(self, s: State, side: int) -> int:
        """The points a side has scored so far."""
        raise NotImplementedError

    def holdings_of(self, s: State, seat: int) -> dict[str, int]:
        """What the seat can count of its own, by name, always the same names; changes of these are previewed."""
        return {}

    def sheet_of(self, s: State, side: int) -> dict[str, int]:
        """Where a side's points come from if the game ended now; the items add up to ``total``."""
        raise NotImplementedError

    def sheets_for(self, s: State, seat: int | None) -> list[dict[str, int]]:
        """The sheets of all sides while the game goes on, as a seat (``None``: a spectator) may know them.

        An item that hangs on something hidden from the seat is left out, and its points are not in ``total``; of its
        own nothing is. By default all are complete: where everything that counts lies open, a game need not say more.
        """
        return s.score_sheet()

    def standing_of(self, s: State, side: int) -> list[int]:
        """What decides the places, the most important number first: the more the better, and equals share a place.

        By default the total of the score sheet; a game that breaks ties adds what breaks them.
        """
        return [s.score_sheet()[side]["total"]]

    def content_data(self) -> dict[str, object]:
        """Every component as JSON-able data, with the source of each fact."""
        return self._content

    def sides(self, seats: int) -> int:
        """How many play for points at so many seats; more than ``seats`` when an automaton plays along.

        A *side* is a seat, or such an automaton: the numbers beyond the last seat.
        """
        return seats

    def from_json(self, text: str) -> State:
        """The state that :meth:`State.to_json` wrote; :class:`RecordError` if it is anything else."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise RecordError(f"this is not a stored state: {error}") from error
        info = self.info
        if not isinstance(data, dict) or data.get("game") != info.id:
            raise RecordError(f"this is not a stored state of {self.info.title}")
        if data.get("rules") != info.rules_version:
            stored = data.get("rules")
            raise RecordError(f"this state follows rules version {stored!r}; this engine plays {info.rules_version!r}")
        if data.get("content") != self.content_hash:
            raise RecordError("this state was stored with other content; load that content to open it")
        state = self.empty()
        try:
            state.load_data(data)
            state.view(None)
            state.score_sheet()
        except RecordError:
            raise
        except Exception as error:  # whatever text can do wrong, it is the text's fault
            raise RecordError(f"this is not a sound state of {self.info.title}: {error!r}") from error
        return state

    def __repr__(self) -> str:
        info = self.info
        few, many = min(info.seats), max(info.seats)
        span = f"{few} to {many}" if len(info.seats) == many - few + 1 > 1 else " or ".join(map(str, info.seats))
        return f"<{info.id}: {info.title}, for {span} seats>"

    def check(self, seats: int, options: dict[str, object] | None) -> dict[str, object]:
        """The complete options for a new game; :class:`BadOptions` names what is wrong."""
        info = self.info
        if type(seats) is not int or seats not in info.seats:
            allowed = ", ".join(str(count) for count in info.seats)
            raise BadOptions(f"{info.title} cannot be played with {seats!r} seats; possible: {allowed}")
        given = dict(options or {})
        chosen: dict[str, object] = {}
        for option in info.options:
            applies = not option.seats or seats in option.seats
            value = given.pop(option.name, option.default if applies else None)
            if not applies:
                if value is not None:
                    wanted = ", ".join(str(count) for count in option.seats)
                    raise BadOptions(f"the option '{option.name}' is only for {wanted} seat(s)")
                continue
            chosen[option.name] = _checked(option, value)
        if given:
            raise BadOptions(f"{info.title} has no option '{min(map(str, given))}'")
        return chosen


S_co = TypeVar("S_co", bound=State, covariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class GameOf(Game, Generic[S_co]):
    """A game that says which state is its own. Whoever takes any game asks for a :class:`Game`."""

    def new(
        self,
        seats: SupportsIndex,
        seed: SupportsIndex | str,
        options: dict[str, object] | None = None,
        listening: bool = False,
    ) -> S_co:
        return cast(S_co, super().new(seats, seed, options, listening))


def _checked(option: Option, value: object) -> object:
    if option.type == "choice" and value not in option.choices:
        raise BadOptions(f"the option '{option.name}' must be one of: {', '.join(option.choices)}")
    if option.type == "bool" and not isinstance(value, bool):
        raise BadOptions(f"the option '{option.name}' must be true or false")
    if option.type == "int" and type(value) is not int:
        raise BadOptions(f"the option '{option.name}' must be a whole number")
    return value
