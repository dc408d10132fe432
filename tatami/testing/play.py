"""Playing games for tests: every way to set up a game, and players that go to interesting places."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product

from tatami.core.game import Game, Option
from tatami.core.rng import Rng
from tatami.core.state import State

FREE_PER_DECISION = 10


class CheckFailed(AssertionError):
    """A game does not keep a promise that every game makes. The notes say how to get there."""


@dataclass(frozen=True)
class Setup:
    """A number of seats with options: one way to set up a game."""

    seats: int
    options: dict[str, object] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """A short name that can be a file name: ``3``, ``1-hard``, ``2-first_game_well``."""
        words = [str(self.seats)]
        for key, value in self.options.items():
            if isinstance(value, str):
                words.append(value)
            elif value is True:
                words.append(key)
        return "-".join(words)


def setups(game: Game, *, switches: bool = True) -> list[Setup]:
    """Every seat count with every choice, and each yes-or-no option once turned round by itself.

    ``switches=False`` leaves yes-or-no options at their default.
    """
    out: list[Setup] = []
    for seats in game.info.seats:
        options = [option for option in game.info.options if not option.seats or seats in option.seats]
        names = [option.name for option in options]
        for values in product(*(_values(option) for option in options)):
            usual = dict(zip(names, values, strict=True))
            out.append(Setup(seats, usual))
            for option in options if switches else []:
                if option.type == "bool":
                    out.append(Setup(seats, {**usual, option.name: not option.default}))
    return out


def _values(option: Option) -> list[object]:
    return list(option.choices) if option.type == "choice" else [option.default]


class Player:
    """Chooses among the legal actions. The plain player takes any of them, each equally likely."""

    def __init__(self, seed: int | str) -> None:
        self.rng = Rng(f"player {seed}")

    def choose(self, state: State) -> int:
        """One of the legal actions."""
        legal = state.legal()
        return legal[self.rng.below(len(legal))]


class CuriousPlayer(Player):
    """Likes to do what has been done least, so that rare corners of the rules are visited; free actions seldom."""

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed)
        self.done: Counter[int] = Counter()

    def choose(self, state: State) -> int:
        actions = state.game.actions
        legal = state.legal()
        serious = [action for action in legal if not actions.is_free(action)]
        if self.rng.below(12):
            legal = serious
        if self.rng.below(4):
            fewest = min(self.done[action] for action in legal)
            legal = [action for action in legal if self.done[action] == fewest]
        action = legal[self.rng.below(len(legal))]
        self.done[action] += 1
        return action


class StubbornPlayer(Player):
    """Never lets a chain end if it can go on: it looks one action ahead and takes what leaves most to be done.

    If a game can loop, this player finds the loop.
    """

    def choose(self, state: State) -> int:
        best: list[int] = []
        most = -1
        for action in state.legal():
            if state.game.actions.is_free(action):
                continue
            twin = state.copy()
            twin.apply(action)
            depth = len(twin.agenda) if twin.seat == state.seat else 0
            if depth > most:
                most = depth
                best = []
            if depth == most:
                best.append(action)
        return best[self.rng.below(len(best))]


PLAYERS: tuple[type[Player], ...] = (Player, CuriousPlayer, StubbornPlayer)


def walk(state: State, player: Player) -> Iterator[State]:
    """Play a game to its end, stopping at every decision and at the end; always the same object.

    :class:`CheckFailed` when the game goes on beyond its declared bound.
    """
    info = state.game.info
    decisions = 0
    free = 0
    yield state
    while not state.over:
        action = player.choose(state)
        if state.game.actions.is_free(action):
            free += 1
        else:
            decisions += 1
        if decisions > info.max_decisions or free > FREE_PER_DECISION * info.max_decisions:
            raise CheckFailed(f"{info.title} declares at most {info.max_decisions} decisions and goes on")
        state.apply(action)
        yield state


def play(state: State, player: Player) -> State:
    """Play a game to its end and return it."""
    for _ in walk(state, player):
        pass
    return state
