"""A game walked through beside somebody who works out every list of choices anew."""

from __future__ import annotations

from collections.abc import Iterator

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
