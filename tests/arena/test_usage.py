"""tools.usage: what happened in games is counted, and what never did is named."""

from __future__ import annotations

import tatami
from tools.usage import Usage, ids_of, told


def test_a_game_is_counted_piece_by_piece() -> None:
    game = tatami.game("satori")
    usage = Usage()
    state = game.new(2, "usage")
    usage.play(state, ["random", "greedy"], "usage")
    sheet = state.score_sheet()[state.winners()[0]]
    assert usage.games == sum(usage.places) == 1
    assert usage.points == state.scores()
    assert usage.items.total() == sheet["total"]
    ids = list(ids_of(game.content_data()))
    assert {"A01", "W8", "E2-12", "M5", "roof5"} <= set(ids)
    used = {name for name in ids if usage.named[name]}
    assert {name for name in used if name.startswith("W")}, "a wheel was turned"
    lines = dict(line.split(": ", 1) for line in told(usage, ids) if ": " in line)
    unused = set(lines["never named"].split(", "))
    assert unused == set(ids) - used
    assert {"S3", "S6"} <= unused, "sites of larger tables"
