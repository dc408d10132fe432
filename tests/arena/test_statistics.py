"""Numbers that can be checked by hand, and a report that holds them."""

from __future__ import annotations

import math
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
    lengths,
    meetings,
    places_in,
    ratings,
    scores_by_bot,
    seat_shares,
    slowest_turns,
    sources_by_bot,
    uses,
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
        "ranking": sorted(range(len(scores)), key=lambda side: -scores[side]),
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


def test_two_games_are_two_meetings() -> None:
    """Points of different games, of other seats or under other options are never averaged."""
    others = [game(["a", "b"], [150, 90], game="another"), game(["a", "b"], [9, 8], options={"short": True})]
    found = {(met.game, met.options): met.points for met in meetings([*GAMES, *others])}
    assert found == {("white_castle", ""): 22.75, ("another", ""): 150.0, ("white_castle", "short True"): 9.0}
    threes = [game(list("abb"), [30, 20, 10]), game(list("abb"), [300, 20, 10], game="another")]
    assert [(row.game, row.points) for row in alone(threes)] == [("another", 300.0), ("white_castle", 30.0)]


def test_two_seeds_of_twenty_deals_are_forty_deals() -> None:
    games = [game(["a", "b"], [30, 20 + number], number, seed=seed) for seed in ("x", "y") for number in range(20)]
    (met,) = meetings(games)
    assert met.deals == 40
    page = report(games, [], "A league")
    assert "40 games on 40 deals of the seeds x, y." in page


def test_one_deal_gets_a_dash() -> None:
    """Both games of a single deal won by 10 points: that says nothing about other deals."""
    games = [game(["a", "b"], [30, 20]), game(["b", "a"], [20, 30])]
    (met,) = meetings(games)
    assert met.margin.interval is None
    assert met.share.interval is None
    page = report(games, [], "A league")
    assert "<td>100.0 % (–)</td><td>+10.0 (–)</td>" in page


def test_lengths_are_told_from_all_games() -> None:
    """Three thousand games of 10 turns, then three thousand of 30: the interval is around 20, not around 10."""
    games = [game(["a", "b"], [30, 20], number, turns=10 if number < 3000 else 30) for number in range(6000)]
    found = re.search(r"<td>turns a game</td><td>20\.00</td><td>([\d.]+)–([\d.]+)</td>", report(games, [], "A league"))
    assert found is not None
    assert float(found[1]) < 20 < float(found[2])


def test_ratings_put_the_better_first() -> None:
    found = ratings(GAMES * 5)
    assert [rating.name for rating in found] == ["a", "b"]
    assert found[0].points is not None
    assert found[0].points > 0
    assert "<td>a</td><td>1</td><td>+95 (–)</td><td>20</td>" in report(GAMES, found, "A league")


def test_the_other_counts() -> None:
    assert scores_by_bot(GAMES) == {"a": [30, 31, 10, 20], "b": [20, 25, 40, 12]}
    assert sources_by_bot(GAMES)["a"] == {"played": 21.75, "track": 1.0}
    assert [(seats, seat, share.wins) for seats, seat, share in seat_shares(GAMES)] == [(2, 0, 1), (2, 1, 3)]
    assert lengths(GAMES)["decisions a turn"] == [3.0] * 4
    assert lengths(GAMES)["options a decision"] == [3.0] * 4
    assert slowest_turns(GAMES) == {"a": 0.2, "b": 0.2}
    first = uses(GAMES)[0]
    assert (first.name, first.uses, first.share.games, first.share.wins) == ("take_card ST01", 8, 4, 3)


def test_parquet_has_a_row_per_side_and_reads_back(tmp_path: Path) -> None:
    assert len(rows(GAMES)) == 8
    parquet = pytest.importorskip("pyarrow.parquet")
    write_parquet(GAMES, tmp_path / "games.parquet")
    back = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert back == rows(GAMES)
    assert back[0]["points_track"] == 1


def test_parquet_keeps_the_columns_of_all_games(tmp_path: Path) -> None:
    """The first game has no such line on its score sheet; the last one has."""
    parquet = pytest.importorskip("pyarrow.parquet")
    other = game(["a", "b"], [9, 8], 2, sheet=[{"gods": 5, "total": 5}, {"gods": 4, "total": 4}])
    write_parquet([*GAMES, other], tmp_path / "games.parquet")
    back = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert [row["points_gods"] for row in back] == [None] * 8 + [5, 4]
    assert [row["points_track"] for row in back] == [1] * 8 + [None] * 2


THREES = ("abb", "bab", "aab", "abc")


def test_one_among_others_is_compared_with_luck() -> None:
    """Only tables with exactly one of a bot among bots that are all alike count."""
    games = [game(list(lineup), [30, 20, 10], used=[{}] * 3, slowest_turn=[0.1] * 3) for lineup in THREES]
    found = {(row.one, row.other): row for row in alone(games)}
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


def test_shared_places_count_in_equal_parts() -> None:
    shared = [
        game(["a", "b"], [30, 30], places=[1, 1]),
        game(["b", "a"], [25, 31], places=[2, 1]),
    ]
    (met,) = meetings(shared)
    assert (met.one, met.share.wins, met.share.games) == ("a", 1.5, 2)
    assert [share.wins for _, _, share in seat_shares(shared)] == [0.5, 1.5]
    three = game(["a", "b", "b"], [9, 9, 4], places=[1, 1, 3], slowest_turn=[0.1] * 3)
    (row,) = alone([three])
    assert row.share.wins == 0.5


def test_books_of_earlier_versions_know_no_shared_places() -> None:
    old = game(["a", "b"], [30, 30])
    assert places_in(old) == [1, 2]
    assert places_in({**old, "places": [1, 1]}) == [1, 1]


def test_who_shares_every_place_is_equally_strong() -> None:
    both = [game(["a", "b"], [5, 5], deal, places=[1, 1]) for deal in range(4)]
    assert [(rating.points, rating.games) for rating in ratings(both)] == [(0.0, 4), (0.0, 4)]
    better = [*both, game(["a", "b"], [9, 5], 9, places=[1, 2])]
    found = {rating.name: rating.points for rating in ratings(better)}
    assert found["a"] is not None
    assert found["b"] is not None
    assert found["a"] > 0 > found["b"]
    # one game in five was won, the others count half: three to two
    assert found["a"] - found["b"] == pytest.approx(400 * math.log10(3 / 2))
