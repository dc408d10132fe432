"""A game walked through beside somebody who works out every list of choices anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Protocol

from tatami.core.state import State
from tatami.testing.play import Player, walk


class Noting(Player):
    """Plays as another does and remembers the name of the last action."""

    def __init__(self, player: Player) -> None:
        super().__init__(0)
        self.player = player
        self.taken: str | None = None

    def choose(self, state: State) -> int:
        action = self.player.choose(state)
        self.taken = state.game.actions.name(action)
        return action


def told(start: State, player: Player) -> Iterator[tuple[State, str | None]]:
    """Every position of a game up to its end, with the name of the action that led there; events are listened to."""
    start.listen()
    noting = Noting(player)
    for state in walk(start, noting):
        yield state, noting.taken


class Reader:
    """One decision as its player sees it. A game's own has a method for each kind of question: the answers to it."""

    def __init__(self, state: State) -> None:
        view: Any = state.view(state.seat)
        self.table = view["table"]
        self.seat = view["seat"]
        self.kind = view["decision"]["kind"]
        self.rule = view["decision"]["rule"]
        self.data = view["decision"]["data"]
        self.me = self.table["players"][self.seat]

    def choices(self) -> list[str]:
        found: list[str] = getattr(self, self.kind)()
        return found

    def expected(self, legal: list[str]) -> list[str]:
        """What the rules allow; where a view cannot tell, a game's own takes it from what was offered."""
        return self.choices()


class Memory(Protocol):
    """What a player remembers of his turn, since a view does not show it."""

    def note(self, name: str, reader: Any) -> None:
        """An action was taken, by the player or, without a choice and so without a reader, by the engine."""

    def hear(self, state: State) -> None:
        """Things were told since."""


def compare(
    start: State, player: Player, seen: Counter[str], memory: Memory, read: Callable[[State, Any], Reader]
) -> None:
    """Hold every list of choices of a game to what its reader works out; ``seen`` counts the kinds of questions."""
    before: Reader | None = None
    for state, taken in told(start, player):
        if taken is not None:
            memory.note(taken, before)
        memory.hear(state)
        if state.over:
            return
        before = read(state, memory)
        legal = state.legal_names()
        assert sorted(legal) == sorted(before.expected(legal)), (before.kind, before.data, vars(memory))
        seen[before.kind] += 1
