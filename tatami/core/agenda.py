"""The agenda: what is still to happen, as a stack of frames inside the state.

A frame is one int that packs the kind of step, the seat it concerns and three small numbers whose meaning belongs to
the step. Nothing refers to an object, so a state can be copied and stored in the middle of the longest chain.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from tatami.core.native import mypyc_attr

if TYPE_CHECKING:
    from tatami.core.state import State


S = TypeVar("S", bound="State")

KIND_MASK: Final = 0xFF
FIELD_MASK: Final = 0xFFF


def frame(kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> int:
    """Pack a step kind (0-255), a seat (0-15) and three numbers (0-4095)."""
    return kind | seat << 8 | a << 12 | b << 24 | c << 36


def kind_of(packed: int) -> int:
    return packed & KIND_MASK


def seat_of(packed: int) -> int:
    return packed >> 8 & 15


def a_of(packed: int) -> int:
    return packed >> 12 & FIELD_MASK


def b_of(packed: int) -> int:
    return packed >> 24 & FIELD_MASK


def c_of(packed: int) -> int:
    return packed >> 36 & FIELD_MASK


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One kind of thing that happens: a rule with its choices, or an automatic piece of bookkeeping.

    A step has no state of its own. An *automatic* step implements :meth:`run`. Any other step is a decision of the seat
    in its frame and implements :meth:`legal` and :meth:`apply`. The frame is off the agenda when ``run`` and ``apply``
    are called; they push whatever is to happen next.
    """

    name = "step"
    """The decision kind shown to people and programs, such as ``take_die``."""
    rule = ""
    """The numbered rule the step comes from, such as ``WC-3.3``."""
    automatic = False
    secret = False
    """Whether the question itself must stay hidden from the other seats."""
    always_ask = False
    """Ask even when only one real choice is left, because an "at any moment" action matters just here."""

    def __init__(self) -> None:
        """Take over what a subclass in plain Python says about itself: compiled code looks at the instance only."""
        own = type(self)
        name, rule = getattr(own, "name", None), getattr(own, "rule", None)
        automatic, secret = getattr(own, "automatic", None), getattr(own, "secret", None)
        always_ask = getattr(own, "always_ask", None)
        if isinstance(name, str):
            self.name = name
        if isinstance(rule, str):
            self.rule = rule
        if isinstance(automatic, bool):
            self.automatic = automatic
        if isinstance(secret, bool):
            self.secret = secret
        if isinstance(always_ask, bool):
            self.always_ask = always_ask

    def run(self, s: S, packed: int) -> None:
        """Do an automatic step."""
        raise NotImplementedError(self.name)

    def legal(self, s: S, packed: int, out: list[int]) -> None:
        """Append the legal actions, in a fixed order, at least one."""
        raise NotImplementedError(self.name)

    def apply(self, s: S, packed: int, action: int) -> None:
        """Carry out a legal action."""
        raise NotImplementedError(self.name)

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
