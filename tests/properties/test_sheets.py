"""The score so far: where points come from if the game ended now, as each seat may know it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

import tatami
from tatami.core.rng import Rng
from tatami.core.state import State
from tests.lots import by_lot

SETUPS = [(game, seats) for game in tatami.games() for seats in tatami.game(game).info.seats]


def positions(name: str, seats: int, seed: int) -> Iterator[State]:
    """Every decision of a random game, and its end."""
    return by_lot(tatami.game(name).new(seats, seed), Rng(f"sheets {name} {seats} {seed}"))


@pytest.mark.parametrize(("name", "seats"), SETUPS)
def test_a_seat_is_shown_the_same_sheets_where_it_cannot_tell_positions_apart(name: str, seats: int) -> None:
    for number, state in enumerate(positions(name, seats, seed=1)):
        if number % 4 or state.over:
            continue
        for seat in range(seats):
            twin = state.redeal(seat, Rng(f"twin {number}"))
            assert twin.score_sheet_for(seat) == state.score_sheet_for(seat), repr(state)


@pytest.mark.parametrize(("name", "seats"), SETUPS)
def test_what_is_scored_already_is_a_part_of_it(name: str, seats: int) -> None:
    """The sheet is there from the first decision, in every view, and ends as the final one."""
    seen = 0
    for state in positions(name, seats, seed=2):
        sheet = state.view(None)["sheet"]
        assert isinstance(sheet, list)
        assert len(sheet) == len(state.scores())
        later = [items["total"] - points for items, points in zip(sheet, state.scores(), strict=True)]
        seen += any(later)
        if state.over:
            assert sheet == state.score_sheet()
    assert seen > 20


@pytest.mark.parametrize("name", tatami.games())
def test_what_previews_count_at_the_end_is_never_lost(name: str) -> None:
    """``GameInfo.lasting``: these items only grow; and they do grow."""
    info = tatami.game(name).info
    grown: Counter[str] = Counter()
    for seats in info.seats:
        for seed in (3, 4):
            before: list[dict[str, int]] | None = None
            for state in positions(name, seats, seed):
                now = state.score_sheet()
                for side, items in enumerate(before or []):
                    for item in info.lasting:
                        assert now[side][item] >= items[item], f"{state!r}: {item} of side {side}"
                        grown[item] += now[side][item] > items[item]
                before = now
    assert grown, "a game with points at the end says which of them stay"
