"""WC-15.11 to WC-15.14: the solo opponent at the end of a round and of the game. Its cards: test_solo.py."""

from __future__ import annotations

import pytest

from tatami.core.rng import Rng
from tests.rules.white_castle.table import HUMAN, RIVAL, solo


@pytest.mark.rule("WC-15.11")
@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize(
    ("spaces", "coins", "groups", "left"),
    [
        ((0, 5), 2, 0, 2),
        ((0, 5), 3, 1, 0),
        ((0, 5), 11, 3, 2),
        ((5, 0), 4, 0, 4),
        ((5, 0), 5, 1, 0),
        ((5, 0), 13, 2, 3),
    ],
)
def test_coins_become_points_by_its_place_in_the_new_order(
    number: int, spaces: tuple[int, int], coins: int, groups: int, left: int
) -> None:
    """Groups of 3 when first, of 5 when second; the herons still show the old order.

    The human's garden holds the game before the next round.
    """
    old = (HUMAN, RIVAL) if spaces[RIVAL] else (RIVAL, HUMAN)
    table = solo(number).order(*old).track(*spaces).clan(HUMAN, gardens="orange zen")
    table.clan(RIVAL, coins=coins, points=1).end_round()
    assert (table.of(RIVAL).coins, table.of(RIVAL).points) == (left, 1 + groups * number)


@pytest.mark.rule("WC-15.11")
def test_coins_are_paid_out_right_after_the_new_order_before_any_garden() -> None:
    table = solo().track(5, 0).clan(HUMAN, gardens="orange zen").clan(RIVAL, coins=5).end_round()
    assert (table.asks, table.of(RIVAL).goods) == ("0 garden_activate", {"cp": 1})


@pytest.mark.rule("WC-15.12")
@pytest.mark.parametrize("number", [1, 2])
def test_gardeners_under_a_bridge_with_a_die_score_the_round_number(number: int) -> None:
    table = solo(number).bridges(orange="4 -", black="", white="3 5").track(5, 0)
    table.clan(RIVAL, gardens="orange flower, orange zen, black zen, white zen").end_round()
    assert table.of(RIVAL).points == 3 * number


@pytest.mark.rule("WC-15.12")
def test_no_garden_points_after_round_three() -> None:
    table = solo(3).clan(RIVAL, gardens="orange flower, white zen").end_round()
    assert table.of(RIVAL).points == 0


@pytest.mark.rule("WC-15.12")
def test_the_human_activates_the_own_gardens_as_usual() -> None:
    table = solo().track(5, 0).clan(HUMAN, gardens="orange zen").clan(RIVAL, gardens="white zen").end_round()
    assert table.asks == "0 garden_activate"
    assert table.of(RIVAL).points == 0, "the human is first in the new order"
    table.play("activate orange zen")
    assert (table.of(HUMAN).coins, table.of(RIVAL).points) == (3, 1)


@pytest.mark.rule("WC-15.13")
def test_the_whole_deck_is_shuffled_between_rounds() -> None:
    decks = set()
    for seed in range(30):
        table = solo().track(5, 0).solo_deck("1 2 3 4 5 6 7 8 9")
        table.state.rng = Rng(seed)
        table.end_round()
        assert sorted(table.rival_deck) == list(range(1, 10))
        decks.add(tuple(table.rival_deck))
    assert len(decks) == 30
    assert {deck[0] for deck in decks} > {1, 9}


@pytest.mark.rule("WC-15.14")
def test_the_opponent_scores_like_a_player_except_for_coins() -> None:
    table = solo(3).track(5, 12).clan(HUMAN, coins=10)
    table.clan(
        RIVAL, points=8, coins=2, courtiers="gate S1 daimyo", warriors="Y5 Y1", gardens="black flower, white zen"
    )
    assert table.end_round().asks == "over"
    expected = {"played": 8, "track": 6, "courtiers": 14, "warriors": 6, "gardeners": 10, "total": 44}
    assert {item: n for item, n in table.sheet(RIVAL).items() if n} == expected
    assert table.sheet(HUMAN)["coins_and_seals"] == 2


@pytest.mark.rule("WC-15.14")
def test_nothing_for_the_coins_it_kept() -> None:
    """Looked at before the payout of round 3: 25 coins would be five points to a player."""
    table = solo(3).clan(HUMAN, coins=25).clan(RIVAL, coins=25)
    assert [sheet["coins_and_seals"] for sheet in table.state.score_sheet()] == [5, 0]


@pytest.mark.rule("WC-15.14")
@pytest.mark.parametrize(
    ("spaces", "points", "ranking"),
    [
        ((4, 2), (7, 7), [HUMAN, RIVAL]),
        ((2, 4), (7, 7), [RIVAL, HUMAN]),
        ((2, 4), (8, 7), [HUMAN, RIVAL]),
        ((4, 2), (7, 8), [RIVAL, HUMAN]),
    ],
)
def test_the_human_needs_more_points_or_the_earlier_place(
    spaces: tuple[int, int], points: tuple[int, int], ranking: list[int]
) -> None:
    table = solo(3).track(*spaces).clan(HUMAN, points=points[0]).clan(RIVAL, points=points[1]).end_round()
    assert table.state.ranking() == ranking


@pytest.mark.rule("WC-15.4", "WC-R13")
def test_the_opponent_has_no_exchange_window() -> None:
    table = solo(3).track(0, 5).clan(HUMAN, seals=2).end_round()
    assert table.asks == "0 final_exchange"
    assert table.play("done").asks == "over"
