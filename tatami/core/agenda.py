"""The agenda: what is still to happen, as a stack of frames inside the state.

A frame is one int that packs the kind of step, the seat it concerns and three small numbers (four if need be) whose
meaning belongs to the step. Nothing refers to an object, so a state can be copied and stored in the middle of the
longest chain.

Rules do not pack and unpack by hand: a game declares in ``steps.py`` what the frame of each step holds, and functions
made from that make and read it (``frames.place_die(seat, colour, value)``, ``frames.die_colour(packed)``).
"""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from tatami.core.native import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64  # an int that the compiler keeps in a register

    from tatami.core.state import State


S = TypeVar("S", bound="State")

# Where the numbers of a frame lie. 60 bits in all: the compiled engine holds them without a big integer.
KIND_MASK: Final = 0xFF
SEAT: Final = 8
SEAT_MASK: Final = 0xF
A: Final = 12
B: Final = 24
C: Final = 36
D: Final = 48
FIELD_MASK: Final = 0xFFF
FRAME_END: Final = 1 << 60

NO_KIND: Final = -1
NO_ACTION: Final = -1
NO_SIDE: Final = -1
ASKED_OPENLY: Final = 0
ANSWERS_HIDDEN: Final = 1
"""The others see that the question is put, and which, but neither its answers nor what it is about."""
QUESTION_HIDDEN: Final = 2
"""The others see only whose decision it is; where such a question can come up, they hear of the turn as a whole."""

FIRST_GAME_KIND: Final = 8
"""Kinds below belong to the kernel: its steps for effects."""


def frame(kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> int:
    """Pack a step kind (0-255), a seat (0-15) and three numbers (0-4095); :class:`ValueError` if one does not fit.

    >>> a_of(frame(9, 1, 7, 4095)), b_of(frame(9, 1, 7, 4095))
    (7, 4095)
    >>> frame(9, 1, 5000)
    Traceback (most recent call last):
    ValueError: a frame cannot hold kind 9, seat 1 and [5000, 0, 0, 0]: kinds end at 255, seats at 15, numbers at 4095
    """
    if (a | b | c) >> 12 | kind >> 8 | seat >> 4:  # all at once: whatever is too large or negative leaves a bit
        raise too_large(kind, seat, [a, b, c, 0])
    return kind | seat << 8 | a << 12 | b << 24 | c << 36  # numbers, not names: plain Python looks up each name


def wide_frame(kind: i64, seat: i64, a: i64, b: i64, c: i64, d: i64) -> int:
    """A frame with a fourth number (0-4095), read by :func:`d_of`."""
    if d >> 12:
        raise too_large(kind, seat, [a, b, c, d])
    return frame(kind, seat, a, b, c) | d << D


def too_large(kind: int, seat: int, numbers: list[int]) -> ValueError:
    """The error of a frame that cannot hold what it should."""
    limits = "kinds end at 255, seats at 15, numbers at 4095"
    return ValueError(f"a frame cannot hold kind {kind}, seat {seat} and {numbers}: {limits}")


def kind_of(packed: i64) -> int:
    """The kind of step."""
    return packed & KIND_MASK


def seat_of(packed: i64) -> int:
    """The seat, or the side, whose step it is."""
    return packed >> 8 & 15


def a_of(packed: i64) -> int:
    return packed >> A & FIELD_MASK


def b_of(packed: i64) -> int:
    return packed >> B & FIELD_MASK


def c_of(packed: i64) -> int:
    return packed >> C & FIELD_MASK


def d_of(packed: i64) -> int:
    return packed >> D & FIELD_MASK


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One kind of thing that happens: a rule with its choices, or an automatic piece of bookkeeping.

    A step has no state of its own. An *automatic* step implements :meth:`run`. Any other step is a decision of the seat
    in its frame and implements :meth:`legal` and :meth:`apply`. The frame is off the agenda when ``run`` and ``apply``
    are called; they push whatever is to happen next.
    """

    kind = NO_KIND
    """The number that stands for the step in frames, and so in stored games: it never changes."""
    name = ""
    """The decision kind shown to people and programs, such as ``take_die``: that of the class, unless it
    says another, as where several steps put one question."""
    rule = ""
    """The numbered rule the step comes from, such as ``WC-3.3``."""
    automatic = False
    secrecy = ASKED_OPENLY
    """What stays hidden from the other seats while the step asks: nothing, the answers, or the question itself."""
    independent = False
    """Whether no answer here changes, or tells, anything that others are asked by frames of the same kind: then all of
    them may answer in any order (:meth:`State.asked`). Such frames lie on the agenda one upon the other. A further
    question that follows from an answer is put to that seat alone, when the engine takes the answer."""
    open_turns = False
    """For a step that begins turns: nothing is asked in these turns whose very question is hidden."""
    always_ask = False
    """Ask even when only one real choice is left, because an "at any moment" action matters just here."""
    decline = NO_ACTION
    """The action that is always offered, last, and does nothing: :meth:`apply` never hears of it."""

    def __init__(self) -> None:
        """Take over what a subclass in plain Python says about itself: compiled code looks at the instance only."""
        own = type(self)
        self.kind = said_by(own, "kind", self.kind)
        self.name = said_by(own, "name", self.name) or in_words(own.__name__)
        self.rule = said_by(own, "rule", self.rule)
        self.automatic = said_by(own, "automatic", self.automatic)
        self.secrecy = said_by(own, "secrecy", self.secrecy)
        self.independent = said_by(own, "independent", self.independent)
        self.open_turns = said_by(own, "open_turns", self.open_turns)
        self.always_ask = said_by(own, "always_ask", self.always_ask)
        self.decline = said_by(own, "decline", self.decline)

    def run(self, s: S, packed: int) -> None:
        """Do an automatic step."""
        raise NotImplementedError(self.name)

    def legal(self, s: S, packed: int, out: list[int]) -> None:
        """Append the legal actions, in a fixed order: at least one, unless the step can be declined."""
        raise NotImplementedError(self.name)

    def apply(self, s: S, packed: int, action: int) -> None:
        """Carry out a legal action."""
        raise NotImplementedError(self.name)

    def automaton(self, s: S, packed: int) -> int:
        """The side beyond the last seat whose turn an automatic step is about to begin; NO_SIDE if it begins none.

        Whoever plays with people pauses there (:meth:`State.decide`), so that the turn before can be thought over.
        """
        return NO_SIDE

    def turn_of(self, s: S, packed: int) -> int:
        """The side whose turn goes on, if this step, lower down on the agenda, has begun one; else NO_SIDE."""
        return NO_SIDE

    def waits(self, s: S, packed: int) -> bool:
        """Whether to stop at this step even though only one answer is left.

        A step whose answers depend on a hidden hand must stop, or not, by what everybody knows: otherwise the pause
        itself would tell the others what the hand holds.
        """
        return False

    def prompt(self, s: S, packed: int) -> dict[str, object]:
        """Data a person needs to understand the question; JSON-able, and shown only to who may see the question."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class AutomaticStep(Step[S]):
    """A step without a choice: only :meth:`run`."""

    automatic = True


def said_by(own: type, name: str, otherwise: Any) -> Any:
    """What a class in plain Python says under a name; of a compiled one only the instance knows, so ``otherwise``."""
    said = getattr(own, name, None)
    return said if isinstance(said, type(otherwise)) else otherwise


def in_words(name: str) -> str:
    """The name of a class as that of a decision.

    >>> in_words("TakeDie")
    'take_die'
    """
    return "".join([f"_{letter.lower()}" if letter.isupper() else letter for letter in name]).lstrip("_")


def steps_in(*rules: ModuleType) -> list[Step[Any]]:
    """One of every step that these modules define; a class without a kind is only the base of others."""
    found: list[Step[Any]] = []
    for module in rules:
        for value in vars(module).values():
            its_own = getattr(value, "__module__", "") == module.__name__
            if its_own and isinstance(value, type) and issubclass(value, Step):
                found.append(value())
    return [step for step in found if step.kind != NO_KIND]


def step_table(steps: Sequence[Step[S]]) -> list[Step[S]]:
    """The steps of a game, each at the index of its kind; :class:`ValueError` names what is double or missing.

    A game's own kinds run from 8 without a gap. Those of the kernel may be missing: not every game has effects. Where
    no step belongs stands a bare :class:`Step`.
    """
    last = max([FIRST_GAME_KIND - 1, *[step.kind for step in steps]])
    table: list[Step[S]] = [NOTHING] * (last + 1)
    for step in steps:
        if not 0 <= step.kind <= KIND_MASK:
            raise ValueError(f"the step '{step.name}' has no kind: a number from 0 to {KIND_MASK} is needed")
        if table[step.kind] is not NOTHING:
            raise ValueError(f"the steps '{table[step.kind].name}' and '{step.name}' are both of kind {step.kind}")
        table[step.kind] = step
    gaps = [str(kind) for kind in range(FIRST_GAME_KIND, last) if table[kind] is NOTHING]
    if gaps:
        raise ValueError(f"no step is of kind {', '.join(gaps)}: kinds run on without a gap")
    return table


NOTHING: Final[Step[Any]] = Step()
