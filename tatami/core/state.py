"""The state of a game: plain data, one pending decision, and the loop that runs the agenda."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from operator import index
from typing import TYPE_CHECKING, Any, Final, SupportsIndex, cast

from tatami.core.actions import number_of
from tatami.core.agenda import (
    ANSWERS_HIDDEN,
    ASKED_OPENLY,
    FRAME_END,
    KIND_MASK,
    NO_ACTION,
    NO_SIDE,
    SEAT,
    SEAT_MASK,
    Step,
    seat_of,
)
from tatami.core.attributes import Attribute
from tatami.core.errors import IllegalAction, RecordError, TatamiError, UnknownSeat
from tatami.core.events import Event
from tatami.core.house import picture, restored
from tatami.core.native import mypyc_attr
from tatami.core.places import places, ranked
from tatami.core.rng import Rng, rng_from_words
from tatami.core.views import envelope

if TYPE_CHECKING:
    from tatami.core.game import Game


NOBODY: Final = -1
PAUSED: Final = -2
"""In place of the seat to decide: the turn of an automaton is about to begin."""
WORD: Final = 0xFFFFFFFF
NOTHING: Final[list[int]] = []
"""An empty list that many states share: never changed, only replaced."""
STORED_OPTIONS: Final = "choices"
"""The key of the options in stored states; it is older than their name here."""
STORED_OF_EVERY_STATE: Final = (
    *("game", "rules", "content", "agenda", "seats", "turn", "reveals", "rng"),
    STORED_OPTIONS,
)
"""The keys of a stored state that no game declares."""
OF_EVERY_STATE: Final = ("round", "order")
"""Attributes that the kernel holds itself; a game that has rounds or a turn order only declares their range."""


class Unforeseen(Exception):
    """Something became known that the seat a copy is played ahead for could not foresee (:meth:`State.reveal`)."""


@dataclass(frozen=True)
class Decision:
    """The one question the engine is waiting on."""

    seat: int
    kind: str
    rule: str
    data: dict[str, object] = field(default_factory=dict)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything on the table, and what is still to happen.

    A game's own state extends this class with the attributes it declares (``core.attributes``). ``__init__`` either
    starts empty or, given a ``parent``, makes an equal copy: lists that rules change in place are copied, lists that
    rules only ever replace are shared.

    >>> import copy, pickle, tatami
    >>> state = tatami.game("white_castle").new(seats=2, seed=7)
    >>> state
    <white_castle, round 1: seat 1 is asked draft_pair (WC-2.12), 3 answers>
    >>> state.legal_names()
    ['draft SR9', 'draft SR8', 'draft SR2']
    >>> state.play("draft SR8")
    >>> state.seat, copy.copy(state) == state, pickle.loads(pickle.dumps(state)) == state
    (0, True, True)
    """

    def __init__(self, game: Game, parent: State | None = None) -> None:
        self.game = game
        self.events: list[Event] | None = None
        self.foreseen_by = NOBODY
        """The seat this copy is played ahead for, as far as it can foresee what happens; copies start without."""
        if parent is None:
            self.agenda: list[int] = []
            self.answers: list[int] = NOTHING
            """The legal actions: what may be answered to the pending decision. Never changed in place."""
            self.actor = NOBODY
            self.seats = 0
            self.turn = 0
            self.round = 1
            """The round, in games that have rounds."""
            self.order: list[int] = NOTHING
            """Shared. The sides in turn order, in games that have one."""
            self.reveals = 0
            self.rng = Rng()
            self.options: dict[str, object] = {}
            """The options the game was set up with."""
        else:
            self.agenda = parent.agenda.copy()
            self.answers = parent.answers
            self.actor = parent.actor
            self.seats = parent.seats
            self.turn = parent.turn
            self.round = parent.round
            self.order = parent.order
            self.reveals = parent.reveals
            self.rng = parent.rng
            self.options = parent.options

    # ---- the public face ----

    @property
    def seat(self) -> int | None:
        """Whose decision it is; ``None`` when the game is over, or paused before the turn of an automaton."""
        return None if self.actor < 0 else self.actor

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.actor == NOBODY

    @property
    def turn_of(self) -> int | None:
        """The side whose turn it is; ``None`` when the game is over.

        Others may decide something inside that turn (:attr:`seat`), a person also inside an automaton's. Where no step
        has begun a turn (:class:`EachInTurn`), it is the turn of whoever decides.
        """
        if self.actor == NOBODY:
            return None
        steps = self.game.steps
        for place in range(len(self.agenda) - 1, -1, -1):
            packed = self.agenda[place]
            side = steps[packed & KIND_MASK].turn_of(self, packed)
            if side != NO_SIDE:
                return side
        return self.seat

    @property
    def secrecy(self) -> int:
        """What the others may not see of the pending decision; nothing is hidden where there is none."""
        return self.game.steps[self.agenda[-1] & KIND_MASK].secrecy if self.actor >= 0 else ASKED_OPENLY

    @property
    def asks_in_secret(self) -> bool:
        """Whether a question that is hidden as such can come up in the turn now: then it is told as a whole."""
        if not self.game.asks_in_secret:
            return False
        steps = self.game.steps
        for place in range(len(self.agenda) - 1, -1, -1):
            packed = self.agenda[place]
            step = steps[packed & KIND_MASK]
            if step.turn_of(self, packed) != NO_SIDE:
                return not step.open_turns
        return True

    def asked(self) -> list[int]:
        """The seats that may answer now: the one to decide, and after it all who are asked the same independently."""
        if self.actor < 0:
            return []
        out = [self.actor]
        packed = self.agenda[-1]
        if self.game.steps[packed & KIND_MASK].independent:
            for place in range(len(self.agenda) - 2, -1, -1):
                if self.agenda[place] & KIND_MASK != packed & KIND_MASK:
                    break
                seat = seat_of(self.agenda[place])
                if self.asked_first(seat).actor == seat:
                    out.append(seat)
        return out

    def asked_first(self, seat: int) -> State:
        """A copy in which a seat that is asked independently (:meth:`asked`) decides before the others."""
        twin = self.copy()
        agenda = twin.agenda
        kind = agenda[-1] & KIND_MASK
        place = len(agenda) - 1
        while place >= 0 and agenda[place] & KIND_MASK == kind:
            if seat_of(agenda[place]) == seat:
                agenda.append(agenda.pop(place))
                twin.advance()
                return twin
            place -= 1
        raise UnknownSeat(f"seat {seat} is asked nothing now")

    @property
    def automaton(self) -> int | None:
        """The side whose turn is about to begin, when the game is paused before it (:meth:`decide`)."""
        if self.actor != PAUSED:
            return None
        packed = self.agenda[-1]
        return self.game.steps[packed & KIND_MASK].automaton(self, packed)

    @property
    def decision(self) -> Decision | None:
        """The pending decision, with the rule it comes from; ``None`` when there is none (see :attr:`seat`)."""
        if self.actor < 0:
            return None
        packed = self.agenda[-1]
        step = self.game.steps[packed & KIND_MASK]
        return Decision(self.actor, step.name, step.rule, step.prompt(self, packed))

    def legal(self) -> list[int]:
        """The legal actions, in a stable order; empty when the game is over."""
        return self.answers.copy()

    def legal_names(self) -> list[str]:
        """The legal actions in notation, in the same order."""
        return [self.game.actions.name(action) for action in self.answers]

    def play(self, name: str) -> None:
        """Carry out a legal action written in notation, such as ``take orange left``; otherwise like :meth:`apply`."""
        if not isinstance(name, str):
            raise TypeError(f"play() takes the name of an action, not {name!r}; apply() takes its number")
        try:
            action = self.game.actions.parse(name)
        except TatamiError as error:
            if self.actor < 0:
                raise self._illegal(NOBODY) from None
            raise IllegalAction(f"{error}; legal: {', '.join(self.legal_names())}") from None
        self.apply(action)

    @property
    def only_answer(self) -> int | None:
        """The answer of a decision that has just one, so that nobody has to be asked; otherwise ``None``.

        The engine stops there all the same, so that a hidden hand cannot be told from the stops (:meth:`Step.waits`).
        Where the others see that somebody is asked, but not what can be answered, there is always somebody to ask.
        """
        return self.answers[0] if len(self.answers) == 1 and self.secrecy != ANSWERS_HIDDEN else None

    def apply(self, action: SupportsIndex) -> None:
        """Carry out a legal action and run on to the next decision; any whole number will do, numpy's too.

        An illegal action raises :class:`IllegalAction` and leaves the state as it was. Automata take their turns on the
        way; to stop before those, use :meth:`decide`.
        """
        number = action if isinstance(action, int) else number_of(action)
        if number not in self.answers:
            raise self._illegal(number)
        self._take(number)
        self._run(False)

    def decide(self, action: SupportsIndex) -> None:
        """Like :meth:`apply`, but pause where the turn of an automaton would begin (:attr:`automaton`).

        There the one who has just decided can still take that back; :meth:`go_on` lets the automaton play.
        """
        number = action if isinstance(action, int) else number_of(action)
        if number not in self.answers:
            raise self._illegal(number)
        self._take(number)
        self._run(True)

    def go_on(self) -> None:
        """After a pause let the automaton take its turn: to the next decision, the next pause or the end."""
        if self.actor != PAUSED:
            return
        packed = self.agenda.pop()
        self.game.steps[packed & KIND_MASK].run(self, packed)
        self._run(True)

    def _take(self, action: int) -> None:
        """Carry out an action known to be legal, and nothing of what follows."""
        game = self.game
        if game.actions.free[action]:
            self.take_free(action)
        else:
            packed = self.agenda.pop()
            step = game.steps[packed & KIND_MASK]
            if action != step.decline:
                step.apply(self, packed, action)

    def playout(self, rng: Rng) -> int:
        """Play at random to the end, every legal action equally likely; return the number of decisions."""
        decisions = 0
        if self.actor == PAUSED:
            self._run(False)
        while self.actor != NOBODY:
            answers = self.answers
            self._take(answers[rng.below(len(answers))])
            self._run(False)
            decisions += 1
        return decisions

    def copy(self) -> State:
        """An equal state that shares nothing that can change."""
        raise NotImplementedError

    def redeal(self, seat: Any, rng: Rng) -> State:
        """A copy in which everything the seat (``None``: a spectator) cannot know is dealt again from ``rng``.

        A seat is any whole number, numpy's too, here and in :meth:`view`.
        """
        checked = self.check_seat(seat)
        twin = self.copy()
        twin.rng = rng.fork()
        twin.deal_again(checked, twin.rng)
        return twin

    def deal_again(self, seat: int | None, rng: Rng) -> None:
        """Deal again, in this state, what the seat cannot know (``core.knowledge``); called by :meth:`redeal`."""
        raise NotImplementedError

    def view(self, seat: Any) -> dict[str, object]:
        """What a seat (``None``: a spectator) may see, JSON-able (:class:`tatami.core.views.View`)."""
        checked = self.check_seat(seat)
        return cast("dict[str, object]", envelope(self, checked, self.table(checked)))

    def table(self, seat: int | None) -> Mapping[str, object]:
        """The game's own part of a view."""
        return self.game.table_of(self, seat)

    def scores(self) -> list[int]:
        """Points per side: final when the game is over, else what has been scored so far."""
        sides = range(self.game.sides(self.seats))
        if self.over:
            return [self.game.sheet_of(self, side)["total"] for side in sides]
        return [self.game.points_of(self, side) for side in sides]

    def score_sheet(self) -> list[dict[str, int]]:
        """Per side, where the points come from if the game ended now; the items add up to ``total``."""
        return [self.game.sheet_of(self, side) for side in range(self.game.sides(self.seats))]

    def score_sheet_for(self, seat: int | None) -> list[dict[str, int]]:
        """The same as a seat (``None``: a spectator) may know it; when the game is over, all of it."""
        return self.score_sheet() if self.over else self.game.sheets_for(self, seat)

    def places(self) -> list[int]:
        """The place of every side if the game ended now, 1 for the best; equal sides share one (1, 1, 3)."""
        return places([self.game.standing_of(self, side) for side in range(self.game.sides(self.seats))])

    def winners(self) -> list[int]:
        """The sides in the first place: one, unless they share the victory."""
        placed = self.places()
        return [side for side in range(len(placed)) if placed[side] == 1]

    def ranking(self) -> list[int]:
        """The sides from best to worst, for a list of them; those who share a place in the order of their numbers."""
        return ranked(self.places())

    def check_seat(self, seat: SupportsIndex | None) -> int | None:
        """The seat, given as any whole number, or ``None``; :class:`UnknownSeat` if nobody sits there."""
        if seat is None:
            return None
        number = index(seat)
        if not 0 <= number < self.seats:
            raise UnknownSeat(f"there is no seat {number} at this table; its seats are 0 to {self.seats - 1}")
        return number

    def to_json(self) -> str:
        """The whole state, hidden parts included, as text with a fixed byte form."""
        return json.dumps(self.to_data(), sort_keys=True, separators=(",", ":"))

    def listen(self) -> None:
        """Start collecting events; until then they cost nothing."""
        if self.events is None:
            self.events = []

    def drain(self) -> list[Event]:
        """The events since the last call."""
        if self.events is None:
            return []
        out = self.events
        self.events = []
        return out

    # ---- what rules use ----

    def chance(self) -> Rng:
        """The generator, made this state's own: copies share it until one of them draws."""
        self.rng = self.rng.copy()
        return self.rng

    def reveal(self, known_to: int = NOBODY) -> None:
        """Say that something hidden becomes known: an action before it cannot be taken back.

        Called before anything that a seat can count depends on it. ``known_to`` is a seat that knew it all along
        and shows it now. A copy that is played ahead for any other seat stops here: it raises :class:`Unforeseen`.
        """
        self.reveals += 1
        if self.foreseen_by != NOBODY and self.foreseen_by != known_to:
            raise Unforeseen

    def emit(self, kind: str, seat: int, args: dict[str, object], audience: int | None = None) -> None:
        """Tell the listeners. Rules ask ``if s.events is not None`` first, so that silence is free."""
        if self.events is not None:
            self.events.append(Event(kind, seat, args, audience))

    def add_free(self, seat: int, out: list[int]) -> None:
        """Append the "at any moment" actions the seat has now. The default game has none."""

    def take_free(self, action: int) -> None:
        """Carry out an "at any moment" action; the pending decision stays."""
        raise NotImplementedError

    def advance(self) -> None:
        """Run automatic steps and forced choices until a real decision, or the end; a paused state stays paused."""
        self._run(self.actor == PAUSED)

    def _run(self, pausing: bool) -> None:
        agenda = self.agenda
        game = self.game
        steps = game.steps
        while agenda:
            packed = agenda[-1]
            step = steps[packed & KIND_MASK]
            if step.automatic:
                if pausing and step.automaton(self, packed) != NO_SIDE:
                    self.actor = PAUSED
                    self.answers = NOTHING
                    return
                agenda.pop()
                step.run(self, packed)
                continue
            out: list[int] = []
            step.legal(self, packed, out)
            if step.decline != NO_ACTION:
                out.append(step.decline)
            seat = packed >> SEAT & SEAT_MASK
            if len(out) > 1:
                if game.has_free_actions:
                    self.add_free(seat, out)
                self.actor = seat
                self.answers = out
                return
            if self._waits_with_one(step, packed, out):
                self.actor = seat
                self.answers = out
                return
            agenda.pop()
            if self.events is not None:
                told: dict[str, object] = {"action": game.actions.name(out[0]), "decision": step.name}
                self.emit("forced", seat, told, seat if step.secrecy != ASKED_OPENLY else None)
            if out[0] != step.decline:
                step.apply(self, packed, out[0])
        self.actor = NOBODY
        self.answers = NOTHING

    def answers_to(self, packed: int) -> list[int]:
        """The answers to the question of a frame, without the free actions; :meth:`advance` has no time to ask."""
        step = self.game.steps[packed & KIND_MASK]
        out: list[int] = []
        step.legal(self, packed, out)
        if step.decline != NO_ACTION:
            out.append(step.decline)
        return out

    def _waits_with_one(self, step: Step[State], packed: int, out: list[int]) -> bool:
        """Whether to wait at a decision that has a single answer, or with the free actions added a few."""
        if not out:
            raise RuntimeError(f"{step.name} ({step.rule}) offers nothing: every decision has at least one answer")
        if step.always_ask:
            self.add_free(seat_of(packed), out)
        return len(out) > 1 or step.waits(self, packed)

    # ---- plain data ----

    def attributes(self) -> list[Attribute]:
        """What a game's own state holds, for its content and this many seats."""
        raise NotImplementedError

    def fields(self) -> list[str]:
        """The names of these attributes."""
        return [attribute.name for attribute in self.attributes()]

    def sound(self) -> bool:
        """Whether a loaded table hangs together, as far as no single attribute tells."""
        return True

    def to_data(self) -> dict[str, object]:
        """Everything as JSON-able data."""
        data: dict[str, object] = {
            "game": self.game.info.id,
            "rules": self.game.info.rules_version,
            "content": self.game.content_hash,
            "agenda": self.agenda.copy(),
            "seats": self.seats,
            "turn": self.turn,
            "reveals": self.reveals,
            "rng": self.rng.words(),
            STORED_OPTIONS: dict(self.options),
        }
        for name in self.fields():
            data[name] = getattr(self, name)
        return data

    def load_data(self, data: dict[str, object]) -> None:
        """Fill an empty state from :meth:`to_data`; :class:`RecordError` when the shape is not that of a state."""
        expected = {*STORED_OF_EVERY_STATE, *self.fields()}
        if set(data) != expected:
            odd = sorted(set(data) ^ expected)
            raise RecordError(f"this is not a stored state of {self.game.info.title}: look at {', '.join(odd[:4])}")
        self.agenda = _ints(data, "agenda")
        self.seats = _int(data, "seats")
        self.turn = _int(data, "turn")
        self.reveals = _int(data, "reveals")
        words = _ints(data, "rng")
        if len(words) != 4 or not all(0 <= word <= WORD for word in words):
            raise RecordError("the stored generator must be four words of 32 bits")
        self.rng = rng_from_words(words)
        options = data[STORED_OPTIONS]
        if not isinstance(options, dict):
            raise RecordError("the stored options must be a table")
        self.options = self.game.check(self.seats, {str(key): value for key, value in options.items()})
        if self.options != options:
            raise RecordError("the stored options are not complete")
        for attribute in self.attributes():
            value = _plain(data, attribute.name)
            if not attribute.fits(value):
                raise RecordError(f"the stored {attribute.name} holds what cannot be there")
            setattr(self, attribute.name, value)
        if not self.sound():
            raise RecordError(f"the parts of this stored state of {self.game.info.title} do not fit together")
        for packed in self.agenda:
            if not 0 <= packed < FRAME_END or not self._known_step(packed):
                raise RecordError("the stored agenda names a step that does not exist")
        if self.agenda:
            self._resume()

    def _known_step(self, packed: int) -> bool:
        """Whether a frame names a step of the game; a kind that stands for nothing is filled with a bare step."""
        kind = packed & KIND_MASK
        return kind < len(self.game.steps) and type(self.game.steps[kind]) is not Step

    def _resume(self) -> None:
        """Wait again at the decision on top of a stored agenda, or pause again before the turn of an automaton."""
        packed = self.agenda[-1]
        step = self.game.steps[packed & KIND_MASK]
        if step.automatic and step.automaton(self, packed) != NO_SIDE:
            self.actor = PAUSED
            return
        if step.automatic or seat_of(packed) >= self.seats:
            raise RecordError("the stored agenda does not end in a decision")
        out = self.answers_to(packed)
        if len(out) < 2 and not self._waits_with_one(step, packed, out):
            raise RecordError("the stored agenda does not end in a decision")
        self.advance()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.to_data() == other.to_data()

    def __hash__(self) -> int:
        return hash(self.to_json())

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled as text: small, and safe to load, because it is checked like any stored state."""
        return restored, (self.game.info.id, self.to_json())

    def __repr__(self) -> str:
        decision = self.decision
        game = self.game.info.id
        if self.actor == PAUSED:
            return f"<{game}, round {self.round}: side {self.automaton} is about to take its turn>"
        if decision is None:
            return f"<{game}: over, {' : '.join([str(points) for points in self.scores()])}>"
        answers = "1 answer" if len(self.answers) == 1 else f"{len(self.answers)} answers"
        return (
            f"<{game}, round {self.round}: seat {decision.seat} is asked {decision.kind} ({decision.rule}), {answers}>"
        )

    def __str__(self) -> str:
        """The table as it is drawn for a person, for the seat to move, where something that draws is installed."""
        drawn = picture(self)
        return repr(self) if drawn is None else drawn

    def _illegal(self, action: int) -> IllegalAction:
        actions = self.game.actions
        if self.actor == NOBODY:
            return IllegalAction("the game is over: nothing is legal any more")
        if self.actor == PAUSED:
            return IllegalAction(f"side {self.automaton} is about to take its turn: nothing is legal until it has")
        said = f"'{actions.name(action)}'" if 0 <= action < len(actions) else f"action {action}"
        packed = self.agenda[-1]
        step = self.game.steps[packed & KIND_MASK]
        return IllegalAction(
            f"{said} is not legal at {step.name} ({step.rule}); legal: {', '.join(self.legal_names())}"
        )


def _int(data: dict[str, object], name: str) -> int:
    value = data[name]
    if not isinstance(value, int) or isinstance(value, bool):
        raise RecordError(f"the stored {name} must be a whole number")
    return value


def _ints(data: dict[str, object], name: str) -> list[int]:
    value = data[name]
    if not isinstance(value, list) or not all(type(item) is int for item in value):
        raise RecordError(f"the stored {name} must be a list of whole numbers")
    return list(value)


def _plain(data: dict[str, object], name: str) -> object:
    value = data[name]
    if isinstance(value, list) and any(isinstance(item, list) for item in value):
        return [_ints({name: item}, name) for item in value]
    return _ints(data, name) if isinstance(value, list) else _int(data, name)
