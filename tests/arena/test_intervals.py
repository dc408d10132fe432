"""Intervals hold what they promise: leagues are invented by the hundred, and the truth must lie inside 95 % of them."""

from __future__ import annotations

import random
from collections import Counter
from statistics import NormalDist

import pytest

from tatami.arena.intervals import (
    Interval,
    Share,
    beta,
    clopper_pearson,
    mean_over_deals,
    share_over_deals,
    student,
)
from tatami.arena.ratings import FEWEST, POINTS, Placing, rate

NORMAL = NormalDist()
LEAGUES = 400
CLEARLY_LESS = 0.915
"""Of 400 leagues: four standard deviations below 95 %, and well above what a bootstrap over few deals reaches."""


class Luck(random.Random):
    """Invents games of one bot against others, every deal from every seat."""

    def deal(self, seats: int, ahead: float, alike: float, favour: float) -> list[float]:
        """Points ahead in the games of one deal: more or less in all of them, and for one seat at the others' cost."""
        seat_luck = [self.gauss(0, 1) for _ in range(seats)]
        middle = sum(seat_luck) / seats
        scale = favour * (seats / (seats - 1)) ** 0.5
        common = ahead + self.gauss(0, 1) * alike
        return [common + scale * (luck - middle) + self.gauss(0, 1) for luck in seat_luck]


def holds(interval: Interval | None, truth: float) -> bool:
    """Whether nothing wrong was said."""
    return interval is None or interval.low <= truth <= interval.high


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize(("alike", "favour"), [(0.0, 0.0), (2.0, 0.0), (0.0, 2.0)])
@pytest.mark.parametrize("deals", [2, 3, 5, 11, 50])
def test_intervals_cover_the_truth(deals: int, alike: float, favour: float, seats: int) -> None:
    """Games of a deal that are independent, that resemble each other, and that make up for each other."""
    luck = Luck(f"{deals} {alike} {favour} {seats}")
    known: dict[tuple[tuple[int, int], ...], Share] = {}
    for share in (0.5, 0.75, 0.95):
        ahead = NORMAL.inv_cdf(share) * (1 + alike**2 + favour**2) ** 0.5
        means = shares = 0
        for _ in range(LEAGUES // 2 if deals == 50 else LEAGUES):
            league = [luck.deal(seats, ahead, alike, favour) for _ in range(deals)]
            mean = mean_over_deals(league)
            assert mean.interval is not None
            means += holds(mean.interval, ahead)
            won = [[points > 0 for points in deal] for deal in league]
            key = tuple(sorted((len(deal), sum(deal)) for deal in won))
            if key not in known:
                known[key] = share_over_deals(won)
            shares += holds(known[key].interval, share)
        played = LEAGUES // 2 if deals == 50 else LEAGUES
        assert means / played > CLEARLY_LESS, f"points ahead, share {share}"
        assert shares / played > CLEARLY_LESS, f"wins, share {share}"


def test_an_interval_is_no_wider_than_it_must_be() -> None:
    """It would be easy to be right by saying nothing: 50 deals are told from luck, and pairing is made use of."""
    luck = Luck("width")
    paired = [[points > 0 for points in luck.deal(2, 0.0, 0.0, 2.0)] for _ in range(200)]
    alike = [[points > 0 for points in luck.deal(2, 0.0, 2.0, 0.0)] for _ in range(200)]
    single = clopper_pearson(200, 400)
    widths = [found.high - found.low for found in map(reach, (paired, alike))]
    assert widths[0] < 0.8 * (single.high - single.low)
    assert widths[1] > 1.2 * (single.high - single.low)
    assert reach([[True, True]] * 50).low > 0.9


def reach(deals: list[list[bool]]) -> Interval:
    """The interval, which must be there."""
    interval = share_over_deals(deals).interval
    assert interval is not None
    return interval


def test_where_nothing_can_be_said_there_is_no_interval() -> None:
    assert mean_over_deals([]).interval is None
    assert mean_over_deals([[20.0, 20.0]]).interval is None
    assert mean_over_deals([[20.0, 20.0], [20.0, 20.0]]).interval is None
    assert share_over_deals([]).interval is None
    assert share_over_deals([[True, True]]).interval is None
    assert reach([[True]]).low == pytest.approx(0.025)


def test_deals_that_were_not_finished_count_by_their_games() -> None:
    found = mean_over_deals([[1.0, 3.0], [4.0]])
    assert found.mean == pytest.approx(8 / 3)
    share = share_over_deals([[True, False], [True]])
    assert (share.wins, share.games) == (2, 3)


def test_published_values() -> None:
    """Clopper and Pearson as Newcombe (1998, table I) has them; Student's t from any table of it."""
    for wins, games, low, high in ((81, 263, 0.2527, 0.3676), (15, 148, 0.0578, 0.1617), (0, 20, 0.0, 0.1684)):
        assert clopper_pearson(wins, games).low == pytest.approx(low, abs=0.0001)
        assert clopper_pearson(wins, games).high == pytest.approx(high, abs=0.0001)
    assert clopper_pearson(20, 20).high == 1.0
    for freedom, value in ((1, 12.706), (2, 4.303), (4, 2.776), (10, 2.228), (30, 2.042), (120, 1.980)):
        assert student(freedom) == pytest.approx(value, abs=0.0005)
    assert beta(0.5, 0.5, 0.25) == pytest.approx(1 / 3)


# ---- ratings ----


def placing(luck: random.Random, strengths: dict[str, float]) -> Placing:
    """One game in which strengths are what Plackett and Luce mean by them."""
    left = dict(strengths)
    out: list[str] = []
    while left:
        (name,) = luck.choices(list(left), list(left.values()))
        out.append(name)
        del left[name]
    return tuple(out)


@pytest.mark.parametrize("points", [(0.0, 0.0), (120.0, -120.0), (150.0, 0.0, -150.0), (60.0, 60.0, -30.0, -90.0)])
@pytest.mark.parametrize("deals", [FEWEST, 50])
def test_ratings_cover_the_truth(points: tuple[float, ...], deals: int) -> None:
    luck = random.Random(f"{points} {deals}")
    truth = {f"bot {place}": mine for place, mine in enumerate(points)}
    strengths = {name: 10 ** (mine / 400) for name, mine in truth.items()}
    said = right = 0
    for _ in range(LEAGUES // (2 * len(points))):
        for rating in rate([[placing(luck, strengths) for _ in points] for _ in range(deals)]):
            if rating.interval is not None:
                said += 1
                right += holds(rating.interval, truth[rating.name])
    assert said > LEAGUES / 3
    assert right / said > CLEARLY_LESS


def test_ratings_do_not_depend_on_the_order_of_games() -> None:
    luck = random.Random("order")
    deals = [[placing(luck, {"a": 2.0, "b": 1.0, "c": 1.5}) for _ in range(3)] for _ in range(25)]
    found = rate(deals)
    for _ in range(3):
        luck.shuffle(deals)
        for deal in deals:
            luck.shuffle(deal)
        again = {rating.name: rating for rating in rate(deals)}
        for rating in found:
            assert rating.points is not None
            assert again[rating.name].points == pytest.approx(rating.points)


def test_two_bots_are_rated_by_their_odds() -> None:
    """Three of four games are odds of three to one; more of the same games do not move it."""
    games = [("a", "b")] * 3 + [("b", "a")]
    for times in (1, 50):
        first, second = rate([games] * times)
        assert (first.name, second.name) == ("a", "b")
        assert first.points == pytest.approx(POINTS * 0.5493, abs=0.01)
        assert second.points == pytest.approx(-POINTS * 0.5493, abs=0.01)
        assert first.games == 4 * times


def test_who_never_lost_is_rated_apart() -> None:
    """a and b beat each other and both beat c and d, who beat each other: how far above, no number can say."""
    games = [("a", "b"), ("b", "a"), ("a", "c"), ("b", "d"), ("c", "d"), ("d", "c"), ("c", "e"), ("d", "e")]
    found = rate([games])
    assert [(rating.name, rating.group) for rating in found] == [("a", 1), ("b", 1), ("c", 2), ("d", 2), ("e", 3)]
    assert [rating.points for rating in found][4] is None
    assert found[0].points == pytest.approx(0.0, abs=1e-6)


def test_several_of_a_kind_at_a_table() -> None:
    """One among two others wins a third of the games: as strong as they are. Games among equals say nothing."""
    games = [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a"), ("b", "b", "b")]
    found = rate([games])
    assert [rating.points for rating in found] == pytest.approx([0.0, 0.0], abs=1e-6)
    assert Counter(rating.games for rating in found) == {3: 2}
