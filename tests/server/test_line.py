"""The line of play: who may know what was chosen, and what can be taken back."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tatami import shelf
from tatami.core.game import Game
from tatami.core.record import Record
from tatami.server.pure.line import Line, gone_on, play
from tests.server.pebbles import Pebbles, PebblesGame
from tests.server.whispers import Whispers

MOVES = 60
TITLES: list[Game] = [*map(shelf.game, shelf.games()), PebblesGame(), Whispers()]
titles = pytest.mark.parametrize("game", TITLES, ids=[game.info.id for game in TITLES])


@titles
def test_a_move_is_public_if_everybody_saw_it_among_the_options(game: Game) -> None:
    rng = random.Random(5)
    line = Line(game.new(2, "public"))
    for _ in range(MOVES):
        if line.state.over:
            break
        action = rng.choice(line.state.legal())
        decision: Any = line.state.view(None)["decision"]
        played = play(line, action)
        assert played.public == (action in [option["id"] for option in decision["options"]])
        line = gone_on(played.line)


def test_a_move_is_tried_without_drawing_anybody_a_view(monkeypatch: pytest.MonkeyPatch) -> None:
    line = Line(PebblesGame().new(2, "views"))
    monkeypatch.setattr(Pebbles, "view", None)
    assert not play(line, line.state.legal()[0]).public


@titles
def test_a_line_and_a_record_take_back_the_same(game: Game) -> None:
    """Barriers are the engine's: what a record cannot take back, a table cannot either."""
    rng = random.Random(6)
    record = Record.start(game, 2, "barriers")
    line = Line(record.state.copy())
    for _ in range(MOVES):
        if record.state.over:
            break
        action = rng.choice(record.state.legal())
        record.apply(action)
        line = gone_on(play(line, action).line)
        assert record.can_undo == bool(line.trail)
        if record.can_undo and rng.random() < 0.3:
            record.undo()
            line = line.back_to(line.trail[-1].ply)
            assert line.state.to_json() == record.state.to_json()
