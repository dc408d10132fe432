"""ST-1.4: nothing the server sends tells which amulet somebody holds, nor what was decided about it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tatami.core.rng import Rng
from tatami.games.satori.game import Satori
from tatami.games.satori.state import SatoriState
from tests.server.twins import twin_houses
from tests.server.whispers import WhisperShelf


def at_the_amulets() -> SatoriState:
    """A game of two after round 3, in which Anna is asked about her amulet first."""
    game = Satori()
    for seed in range(20):
        state, rng = game.new(2, seed), Rng(seed)
        while state.decision is not None and state.decision.kind != "play_amulet":
            state.apply(state.legal()[rng.below(len(state.legal()))])
        if state.seat == 0:
            return state
    raise AssertionError("Anna is never first")


def test_amulets_and_what_is_decided_about_them_stay_secret(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Anna holds another amulet in the second house, and plays it there; in the first she keeps hers."""
    position = at_the_amulets()
    other = position.copy()
    spare = next(amulet for amulet in range(5) if amulet not in position.amulets)
    other.amulets = [spare, position.amulets[1]]
    assert position.view(0) != other.view(0)

    def lay_out(shelf: WhisperShelf, number: int) -> None:
        shelf.games["satori"].position = (position, other)[number]  # type: ignore[attr-defined]

    with twin_houses(tmp_path, monkeypatch, lay_out) as twins:
        one, two = twins.houses
        twins.open("satori")
        twins.compare("both are asked")
        one.play("Anna", "move", action="amulet keep")
        two.play("Anna", "move", action="amulet play")
        twins.compare("Anna has decided")
        assert twins.differences == []
        assert twins.answers > 100
        twins.each(lambda house: house.play("Bela", "move", action="amulet keep"))
        twins.compare("the amulet that was played is shown", doors=False)
        assert twins.differences  # what is shown can be told apart
