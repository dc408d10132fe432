"""What a bot is, and what it is shown."""

from __future__ import annotations

from tatami.core.errors import NotAllowed
from tatami.core.game import Game
from tatami.core.rng import Rng
from tatami.core.state import State


class Observation:
    """One decision as the seat that has to make it sees the table.

    It is made by dealing everything the seat cannot know again and keeping only that copy: the true state is not
    reachable from here, not even by accident.
    """

    def __init__(self, seat: int, legal: list[int], dealt_again: State | None, asked: int | None = None) -> None:
        self.seat = seat
        self.legal = legal
        """The legal actions, in the engine's order."""
        self.asked = asked
        """How many decisions the seat has made in this turn before, if whoever asks knows: a bot that is made anew for
        every decision shares its time out by it."""
        self._dealt_again = dealt_again

    @classmethod
    def of(cls, state: State, rng: Rng, asked: int | None = None) -> Observation:
        """The pending decision of a state that is not over; ``rng`` deals what is hidden again."""
        seat = _seat(state)
        return cls(seat, state.legal(), state.redeal(seat, rng), asked)

    @classmethod
    def blind(cls, state: State) -> Observation:
        """Only the legal actions, for bots that never look at the table: no copy is made."""
        return cls(_seat(state), state.legal(), None)

    @property
    def view(self) -> dict[str, object]:
        """What the seat may see, as :meth:`State.view` gives it."""
        return self._table().view(self.seat)

    def __repr__(self) -> str:
        seen = f"{len(self.legal)} answers" if self._dealt_again is None else repr(self._dealt_again)
        return f"<what seat {self.seat} sees: {seen}>"

    def redeal(self, rng: Rng) -> State:
        """A state the seat cannot tell from the true one, to try things on; a new deal every time."""
        return self._table().redeal(self.seat, rng)

    def _table(self) -> State:
        if self._dealt_again is None:
            raise NotAllowed("this bot said that it does not look at the table")
        return self._dealt_again


def _seat(state: State) -> int:
    if state.seat is None:
        raise NotAllowed("the game is over: there is nothing to decide")
    return state.seat


class Bot:
    """A player that is a program. Subclasses give it a name, a character and a way to choose."""

    name = ""
    person = ""
    """Who sits down at the table: a name for people, the same in every language."""
    character = ""
    """One line for people who choose an opponent."""
    looks = True
    """Whether it looks at the table; one that does not is asked much faster."""
    depends_on: tuple[str, ...] = ()
    """For bots of one's own: what its choices depend on besides the modules of its class and their bases, as names of
    modules or of files beside the class's own. A league notices when any of it changes."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def fingerprint(self, game: Game, seats: int) -> str:
        """What its choices depend on besides the rules, in words: equal fingerprints, equal play."""
        return self.name

    def choose(self, observation: Observation) -> int:
        """One of ``observation.legal``."""
        raise NotImplementedError

    def decide(self, state: State, rng: Rng, asked: int | None = None) -> int:
        """The choice at a state, made from what the seat may know; ``rng`` deals the rest again."""
        return self.choose(Observation.of(state, rng, asked) if self.looks else Observation.blind(state))
