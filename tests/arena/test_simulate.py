"""Many games: the same result however they are spread."""

from __future__ import annotations

from typing import Any

import pytest

import tatami
from tatami.arena.simulate import Tally, make_plan, play_games, simulate

TIMES = {"seconds", "games_per_second", "decisions_per_second", "workers"}


def facts(found: dict[str, object]) -> dict[str, Any]:
    return {key: value for key, value in found.items() if key not in TIMES}


@pytest.mark.parametrize("seats", [1, 3])
def test_the_result_does_not_depend_on_the_number_of_workers(seats: int) -> None:
    plan = make_plan("white_castle", seats, 24, "7")
    alone = simulate(plan, 1)
    assert facts(simulate(plan, 3)) == facts(alone)


def test_the_result_says_what_was_played_and_how_it_went() -> None:
    found = facts(simulate(make_plan("white_castle", 4, 30, "s"), 1))
    assert found["games"] == sum(found["wins_by_seat"]) == 30
    assert found["bots"] == ["random"] * 4
    assert found["compiled"] is tatami.COMPILED
    assert found["content"] == tatami.game("white_castle").content_hash
    assert found["score_mean"] == pytest.approx(sum(found["score_mean_by_seat"]) / 4, abs=1e-3)
    low, high = min(found["score_min_by_seat"]), max(found["score_max_by_seat"])
    assert low <= found["score_mean"] - found["score_sd"] < found["score_mean"] + found["score_sd"] <= high


def test_the_solo_opponent_is_counted_but_not_among_the_seats() -> None:
    found = facts(simulate(make_plan("white_castle", 1, 20, "s", options={"solo": "hard"}), 1))
    assert len(found["wins_by_seat"]) == len(found["score_mean_by_seat"]) == 2
    assert found["score_mean"] == found["score_mean_by_seat"][0]
    assert found["options"]["solo"] == "hard"


def test_another_seed_gives_other_games() -> None:
    one = facts(simulate(make_plan("white_castle", 2, 20, "1"), 1))
    two = facts(simulate(make_plan("white_castle", 2, 20, "2"), 1))
    assert one["decisions"] != two["decisions"]


def test_a_game_is_the_same_alone_and_among_others() -> None:
    plan = make_plan("white_castle", 2, 9, "7")
    parts = Tally()
    for first in range(0, 9, 3):
        parts.add(play_games(plan, first, first + 3))
    assert parts == play_games(plan, 0, 9)


def test_sums_give_the_sample_deviation() -> None:
    plan = make_plan("white_castle", 2, 2, "7")
    tally = Tally()
    tally.count(5, [10, 20], [2, 1])
    tally.count(7, [14, 20], [1, 2])
    from tatami.arena.simulate import result

    found = result(plan, tally, 1, 1.0)
    assert found["score_mean_by_seat"] == [12, 20]
    assert found["score_sd_by_seat"] == [pytest.approx(8**0.5, abs=1e-4), 0]
    assert found["wins_by_seat"] == [1, 1]
    assert found["decisions"] == 12


def test_a_shared_victory_counts_for_each_in_equal_parts() -> None:
    tally = Tally()
    tally.count(5, [20, 20, 7], [1, 1, 3])
    tally.count(5, [20, 10, 7], [1, 2, 3])
    assert tally.wins == [1.5, 0.5, 0]


def test_progress_hears_of_every_game() -> None:
    heard: list[int] = []
    simulate(make_plan("white_castle", 2, 12, "7"), 1, heard.append)
    assert heard[-1] == 12
    assert heard == sorted(heard)


@pytest.mark.parametrize(
    ("seats", "games", "bots", "sentence"),
    [
        (7, 5, ("random",), "cannot be played with 7 seats"),
        (2, 0, ("random",), "number of games"),
        (3, 5, ("random", "random"), "2 bots for 3 seats"),
        (2, 5, ("clever",), "no bot 'clever'"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(seats: int, games: int, bots: tuple[str, ...], sentence: str) -> None:
    with pytest.raises(tatami.BadOptions, match=sentence):
        make_plan("white_castle", seats, games, "1", bots)
