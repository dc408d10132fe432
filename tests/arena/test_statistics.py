"""Numbers that can be checked by hand, and a report that holds them."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

import tatami
from tatami.arena.league import Plan, check, play, tasks
from tatami.arena.parquet import rows, write_parquet
from tatami.arena.report import component_names, report
from tatami.arena.statistics import (
    alone,
    bootstrap,
    lengths,
    meetings,
    ratings,
    scores_by_bot,
    seat_shares,
    slowest_turns,
    sources_by_bot,
    uses,
    wilson,
)


def game(lineup: list[str], scores: list[int], deal: int = 0, **more: Any) -> dict[str, Any]:
    """A finished game made up for the test."""
    return {
        "game": "white_castle",
        "rules": "1",
        "content": "x",
        "seed": "0",
        "seats": len(lineup),
        "options": {},
        "lineup": lineup,
        "deal": deal,
        "scores": scores,
        "ranking": sorted(range(len(scores)), key=lambda clan: -scores[clan]),
        "sheet": [{"played": score - 1, "track": 1, "total": score} for score in scores],
        "used": [{"draft SR1": 1}, {"draft SR2": 1, "take_card ST01": 2}],
        "decisions": 30,
        "turns": 10,
        "choices": 90,
        "widest": 12,
        "simulations": [0] * len(lineup),
        "seconds": [0.5] * len(lineup),
        "slowest_turn": [0.1, 0.2][: len(lineup)],
        **more,
    }


GAMES = [
    game(["a", "b"], [30, 20]),
    game(["b", "a"], [25, 31]),
    game(["a", "b"], [10, 40], 1),
    game(["b", "a"], [12, 20], 1),
]


def test_wilson_knows_the_published_values() -> None:
    """Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29."""
    for wins, games, low, high in ((81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611)):
        share = wilson(wins, games)
        assert share.low == pytest.approx(low, abs=0.0001)
        assert share.high == pytest.approx(high, abs=0.0001)
    assert wilson(20, 20).high == 1.0
    assert wilson(0, 0).high == 1.0


def test_bootstrap_holds_the_mean_and_is_the_same_twice() -> None:
    groups = [[1.0, 3.0], [2.0, 2.0], [6.0, 4.0], [0.0, 6.0]]
    found = bootstrap(groups)
    assert found == bootstrap(groups)
    assert found.mean == 3.0
    assert 2.0 <= found.low < 3.0 < found.high <= 5.0
    assert bootstrap([[2.0], [2.0]]).low == 2.0


def test_meetings_count_both_ways() -> None:
    (met,) = meetings(GAMES)
    assert (met.one, met.other, met.deals) == ("a", "b", 2)
    assert (met.share.wins, met.share.games) == (3, 4)
    assert met.points == pytest.approx((30 + 31 + 10 + 20) / 4)
    assert met.margin.mean == pytest.approx((10 + 6 - 30 + 8) / 4)


def test_a_solo_game_is_a_meeting_with_the_rules() -> None:
    solo = game(["a"], [50, 40], options={"solo": "hard"}, seats=1)
    (met,) = meetings([solo])
    assert (met.one, met.other, met.options) == ("a", "the rules", "solo hard")


def test_ratings_put_the_better_first() -> None:
    pytest.importorskip("openskill")
    found = ratings(GAMES * 5)
    assert [rating.name for rating in found] == ["a", "b"]
    assert found[0].mu > found[1].mu
    assert found == ratings(GAMES * 5)


def test_the_other_counts() -> None:
    assert scores_by_bot(GAMES) == {"a": [30, 31, 10, 20], "b": [20, 25, 40, 12]}
    assert sources_by_bot(GAMES)["a"] == {"played": 21.75, "track": 1.0}
    assert [(seats, seat, share.wins) for seats, seat, share in seat_shares(GAMES)] == [(2, 0, 1), (2, 1, 3)]
    assert lengths(GAMES)["decisions a turn"] == [3.0] * 4
    assert lengths(GAMES)["options a decision"] == [3.0] * 4
    assert slowest_turns(GAMES) == {"a": 0.2, "b": 0.2}
    first = uses(GAMES)[0]
    assert (first.name, first.uses, first.share.games, first.share.wins) == ("take_card ST01", 8, 4, 3)


def test_parquet_has_a_row_per_clan_and_reads_back(tmp_path: Path) -> None:
    assert len(rows(GAMES)) == 8
    parquet = pytest.importorskip("pyarrow.parquet")
    write_parquet(GAMES, tmp_path / "games.parquet")
    back = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert back == rows(GAMES)
    assert back[0]["points_track"] == 1


THREES = ("abb", "bab", "aab", "abc")


def test_one_among_others_is_compared_with_luck() -> None:
    """Only tables with exactly one of a bot among bots that are all alike count."""
    games = [game(list(lineup), [30, 20, 10], used=[{}] * 3, slowest_turn=[0.1] * 3) for lineup in THREES]
    found = {(row.one, row.others): row for row in alone(games)}
    assert set(found) == {("a", "b"), ("b", "a")}
    row = found["a", "b"]
    assert (row.seats, row.deals, row.share.wins, row.share.games) == (3, 1, 1, 2)
    assert (row.points, row.other_points, row.margin.mean) == (25.0, 17.5, 7.5)
    assert "one a among b (3 seats)</td><td>1</td><td>2</td>" in report(games, [], "A league")
    assert alone(GAMES) == []


class Checker(HTMLParser):
    """Counts what a page holds and that what is opened is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        if tag not in ("meta", "line", "rect", "circle", "polyline"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in ("line", "rect", "circle", "polyline") or self.open[-1] == tag:
            assert self.open.pop() == tag


def test_the_report_tells_all_of_it() -> None:
    plan = check(Plan("white_castle", 2, ("random", "greedy"), 1, "report"))
    games: list[dict[str, Any]] = [play(task) for task in tasks(plan)]
    page = report(games, [], "A league of <two>", [*component_names(tatami.game("white_castle")), "X99"])
    assert "A league of &lt;two&gt;" in page
    for words in ("Meetings", "Scores", "Where the points come from", "Seats", "Length and width", "Cards and tiles"):
        assert f"<h2>{words}</h2>" in page
    assert "greedy – random (2 seats)" in page
    assert "<h3>draft</h3>" in page
    assert re.search("<td>SR[1-9]</td>", page)
    assert "forced" not in page
    assert re.search("Never seen in use[^.]*X99", page)
    for drawn in ("Decisions a game", "Decisions a turn", "Options a decision"):
        assert f"<title>{drawn}</title>" in page
    checker = Checker()
    checker.feed(page.replace("<rect", "<line").replace("</rect>", ""))
    assert checker.seen.count("svg") >= 4
    assert page.count("http") == 0
