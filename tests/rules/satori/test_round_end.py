"""ST-5.8, ST-7, ST-8.1: offerings, amulets, and the end of a round step by step."""

from __future__ import annotations

from collections import Counter

import pytest

from tatami.games.satori.kinds import NONE, SPACES
from tests.rules.satori.table import CONTENT, Table

WOOD = {"gain": {"wood": 2}}


# ---- offerings -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-5.8.1", "ST-5.8.3", "ST-E14")
def test_petra_claims_a_lower_reward() -> None:
    table = Table().offering(0, 5).icons(0, "offer").play("use offer")
    assert table.answers == ["claim 2", "claim 3", "claim 4", "claim 5"]
    table.play("claim 3", "next coin")
    assert (table.of(0).goods, table.of(0).offering) == ({"coin": 2}, 0)


@pytest.mark.rule("ST-5.8.1")
@pytest.mark.parametrize(("space", "goods"), [(2, {"incense": 1}), (4, {"incense": 2}), (5, {"emerald": 1}), (6, {})])
def test_the_rewards_of_the_track(space: int, goods: dict[str, int]) -> None:
    table = Table().offering(0, 6).icons(0, "offer").play("use offer", f"claim {space}")
    assert table.of(0).goods == goods
    assert table.of(0).sp == (8 if space == 6 else 5)
    assert table.of(0).offering == 0


@pytest.mark.rule("ST-5.8.2", "ST-R35", "ST-R40", "ST-E26")
def test_on_the_base_and_on_space_one_there_is_nothing_to_claim() -> None:
    table = Table(seats=2).altar("S1", "A01", owner=0, jokoro=True).sanmon(grey=2)
    for level in (1, 2):
        table.turn(1).play("place grey S1", "side right")
        table.state.icons, table.state.placed = [], 0
        assert table.of(0).offering == level
        claims = table.copy().icons(0, "offer", WOOD)
        assert ("use offer" in claims.answers) is (level == 2)
    assert table.icons(0, "offer").play("use offer").of(0).goods == {"incense": 1}
    assert "claim 3" in Table().offering(0, 3).icons(0, "offer").play("use offer").answers


@pytest.mark.rule("ST-5.8.3", "ST-5.8.4", "ST-E15")
def test_the_sixth_jokoro_is_unlocked_once() -> None:
    table = Table().offering(0, 3).icons(0, "offer").play("use offer", "claim 3")
    assert table.answers == ["next coin", "next unlock"]
    table.play("next unlock")
    assert (table.of(0).coin, table.of(0).jokoros, table.of(0).locked, table.of(0).offering) == (0, 6, False, 0)
    again = table.offering(0, 3).icons(0, "offer").play("use offer", "claim 3")
    assert again.of(0).coin == 2


# ---- amulets ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-7.1", "ST-R17")
def test_amulets_are_decided_in_secret_after_round_three() -> None:
    table = Table(seats=3).round(3).amulets("M1", "M2", "M3").owns(0, sp=9).end_round()
    assert table.kind == "play_amulet"
    assert table.state.asked() == [0, 1, 2]
    assert table.answers == ["amulet keep", "amulet play"]
    first, second = table.copy(), table.copy()
    for twin, choice in ((first, "play"), (second, "keep")):
        twin.state.listen()
        twin.play(f"amulet {choice}")
    for seat in (1, 2, None):
        assert first.state.view(seat) == second.state.view(seat)
    assert [event.to_data() for event in first.state.drain()] == [event.to_data() for event in second.state.drain()]
    for early in (1, 2, 4):
        assert Table(seats=3).round(early).end_round().kind != "play_amulet"


@pytest.mark.rule("ST-7.1", "ST-R4", "ST-R26", "ST-R36")
def test_played_amulets_serve_everybody_who_has_most_in_ascending_number() -> None:
    table = Table(seats=3).round(3).amulets("M2", "M1", "M5").owns(0, sp=9, emerald=1, incense=1)
    table.owns(1, sp=9, incense=1).owns(2, incense=1).storey("level1", "K1", 2)
    table.state.listen()
    table.end_round().play("amulet play", "amulet play", "amulet keep")
    told = [(event.args["amulet"], event.seat) for event in table.state.drain() if event.kind == "amulet_bonus"]
    assert told == [("M1", 0), ("M1", 1), ("M2", 2)]
    assert (table.of(0).coin, table.of(1).coin, table.of(2).coin) == (4, 4, 0)
    assert table.of(2).emerald == 1
    assert table.state.shown == [1, 1, 0]
    assert table.state.decided == [0, 0, 0]  # nothing is left of what was decided but what is shown
    assert CONTENT.amulet_names == ["M1", "M5", "M4", "M2", "M3"]


@pytest.mark.rule("ST-7.1", "ST-R17")
def test_most_includes_ties_at_zero_and_a_mix_is_chosen() -> None:
    table = Table(seats=2).round(3).amulets("M5", "M1").owns(0, incense=1).owns(1, incense=2).order(1, 0)
    table.bells(0).end_round()  # the order of the round just ended still holds (ST-R4)
    assert table.seat == 1
    table.play("amulet keep", "amulet play")
    assert (table.seat, table.answers) == (1, ["gain incense", "gain coin"])
    table.play("gain coin", "gain incense")
    assert table.seat == 0
    table.play("gain coin", "gain coin")
    assert (table.of(1).coin, table.of(1).incense, table.of(0).coin) == (1, 3, 2)


@pytest.mark.rule("ST-R36", "ST-R26", "ST-R4")
def test_an_amulet_is_served_completely_before_the_next() -> None:
    """Five coins are left. M1 takes four, and of M5 only one of two units can be a coin, for who comes first."""
    table = Table(seats=3).round(3).amulets("M5", "M1", "M2").owns(0, incense=1).owns(1, sp=9, emerald=1, incense=2)
    table.owns(2, emerald=1, coin=25, incense=1).order(2, 1, 0).end_round()
    table.play("amulet keep", "amulet play", "amulet play")
    assert (table.of(1).coin, table.seat, table.answers) == (4, 2, ["gain incense", "gain coin"])
    table.play("gain coin")
    assert (table.of(2).coin, table.of(2).incense) == (26, 2)
    assert (table.of(1).coin, table.of(1).incense) == (4, 3)


@pytest.mark.rule("ST-7.1")
@pytest.mark.parametrize(
    ("amulet", "leader"),
    [("M1", {"sp": 9}), ("M5", {"emerald": 1}), ("M4", {"tile": 1})],
)
def test_what_amulets_compare(amulet: str, leader: dict[str, int]) -> None:
    table = Table(seats=2).round(5).amulets("M2" if amulet != "M2" else "M1", amulet).owns(1, **leader).end_round()
    points = table.of(1).sp
    table.play("amulet keep", "amulet play")
    assert table.of(1).sp == points + 2
    assert table.of(0).sp == 5


@pytest.mark.rule("ST-7.1", "ST-R18")
def test_jokoros_and_the_offering_track_are_compared_too() -> None:
    table = Table(seats=2).round(5).amulets("M2", "M3").offering(0, 2).storey("level1", "K1", 1)
    table.altar("S1", "A01", owner=1).end_round().play("amulet play", "amulet play")
    assert (table.of(0).sp, table.of(1).sp) == (7, 7)


@pytest.mark.rule("ST-8.1")
def test_at_the_end_open_amulets_count_again_and_others_may_be_played() -> None:
    table = Table(seats=2).round(5).amulets("M1", "M5", shown=(0,)).owns(0, sp=20).owns(1, emerald=1).end_round()
    assert table.seat == 1
    assert table.copy().play("amulet keep").of(1).sp == 5
    table.play("amulet play")
    assert (table.of(0).sp, table.of(1).sp) == (22, 7)
    assert table.of(0).coin == 0


# ---- clean-up --------------------------------------------------------------------------------------------------------


def quiet(seats: int = 2, number: int = 1) -> Table:
    """Everybody has incense, so that nobody loses a point."""
    table = Table(seats=seats).round(number)
    for seat in range(seats):
        table.owns(seat, incense=1)
    return table


@pytest.mark.rule("ST-7.2")
def test_clean_up_shows_new_tiles_lifts_hands_and_draws_worshippers() -> None:
    table = quiet().hand(0, "W1").hand(1, "W2").sanmon().visitors("G1", grey=2).visitors("offering", orange=3)
    before = table.state.altar_pile[:3]
    table.end_round()
    assert table.state.site == before
    assert NONE not in table.state.offered
    assert (table.of(0).wheel, table.of(1).wheel) == (None, None)
    assert table.state.visitors == [0] * 39
    assert (sum(table.state.sanmon), sum(table.state.bag)) == (6, 3)
    assert table.state.round == 2


@pytest.mark.rule("ST-7.2", "ST-R38")
@pytest.mark.parametrize("number", [1, 2])
def test_every_space_without_a_tile_is_filled(number: int) -> None:
    table = quiet(number=number).tile("MG0", None).tile("MO2", None).monk(0, "MO2").hikari("grey", 0)
    rest = [tile for space, tile in enumerate(table.state.spaces) if SPACES[space] not in ("MG0", "MO2")]
    pile = table.state.tile_piles[0]
    table.end_round()
    assert NONE not in table.state.spaces
    assert [table.state.spaces[SPACES.index(name)] for name in ("MG0", "MO2")] == pile[:2]
    assert table.state.tile_piles[0] == pile[2:]
    assert [t for space, t in enumerate(table.state.spaces) if SPACES[space] not in ("MG0", "MO2")] == rest


@pytest.mark.rule("ST-7.2")
def test_after_round_three_the_second_era_comes_and_tiles_under_monks_stay() -> None:
    table = quiet(number=3).monk(0, "MG1").amulets("M1", "M2")
    table.end_round().play("amulet keep", "amulet keep")
    second = [tile >= CONTENT.first_era_kinds for tile in table.state.spaces]
    assert second.count(False) == 1
    assert not second[SPACES.index("MG1")]
    assert len(table.state.tile_piles[1]) == 13
    later = quiet(number=4).tile("MP3", None)
    first = later.state.tile_piles[1][0]
    later.end_round()
    assert later.state.spaces[SPACES.index("MP3")] == first
    assert sum(tile < CONTENT.first_era_kinds for tile in later.state.spaces) == 11


@pytest.mark.rule("ST-7.2", "ST-E20")
def test_bells_come_first_and_the_others_follow_as_before() -> None:
    table = quiet(4).order(0, 1, 2, 3).bells(3, 1).end_round()
    assert table.state.order == [3, 1, 0, 2]
    assert table.state.bells == []


@pytest.mark.rule("ST-7.3")
def test_without_incense_a_point_is_lost() -> None:
    table = Table(seats=2).owns(0, incense=0).owns(1, incense=1).end_round()
    assert (table.of(0).sp, table.of(1).sp) == (4, 5)


@pytest.mark.rule("ST-7.3", "ST-7.4", "ST-7.5", "ST-7.6")
def test_the_steps_come_in_order_each_for_everybody() -> None:
    """The point is lost before incense can be claimed, and what is claimed pays for a monk."""
    table = Table(seats=2).order(0, 1).bells(1).owns(0, tile=1).owns(1, tile=1, incense=1)
    table.offering(0, 2).offering(1, 2).monk(0, "MG1").monk(1, "MO1").end_round()
    assert (table.of(0).sp, table.of(1).sp) == (4, 5)
    asked = []
    while table.kind != "turn":
        asked.append((table.kind, table.seat))
        table.play(table.answers[0])
    kinds = ("claim_offerings", "monk_upkeep", "trade_tiles")
    assert asked == [(kind, seat) for kind in kinds for seat in (1, 0)]
    assert (table.of(0).monks, table.of(1).monks) == (["MG1"], ["MO1"])


@pytest.mark.rule("ST-7.4")
def test_claims_come_in_the_new_turn_order() -> None:
    table = quiet(3).order(0, 1, 2).bells(2).offering(0, 2).offering(2, 5).end_round()
    assert (table.seat, table.kind) == (2, "claim_offerings")
    assert "done" in table.answers
    table.play("claim 5")
    assert table.of(2).emerald == 1
    assert table.seat == 0
    table.play("done")
    assert table.of(0).offering == 2


@pytest.mark.rule("ST-7.5")
def test_each_monk_costs_incense_or_comes_back() -> None:
    table = quiet().owns(0, incense=1).monk(0, "MG1", "MO1").monk(1, "MP1").owns(1, incense=0, sp=6)
    table.state.sun = [1, 1]
    table.end_round()
    assert (table.seat, table.answers) == (0, ["stay MG1", "recall MG1"])
    table.play("recall MG1", "stay MO1")
    assert (table.of(0).incense, table.of(0).monks, table.of(0).sun, table.of(0).reserve) == (0, ["MO1"], 0, 2)
    assert (table.of(1).monks, table.of(1).reserve, table.of(1).sun) == ([], 3, 0)


@pytest.mark.rule("ST-7.6", "ST-E21")
def test_at_most_three_tiles_are_traded() -> None:
    table = quiet().owns(0, tile=4).end_round()
    assert (table.seat, table.answers) == (0, ["trade incense", "trade coin", "done"])
    table.play("trade incense")
    assert table.answers == ["trade coin", "done"]
    table.play("trade coin")
    assert table.of(0).goods == {"incense": 2, "coin": 1, "tile": 1}
    assert table.kind == "turn"


@pytest.mark.rule("ST-7.6")
def test_the_possible_totals() -> None:
    """Coins 1, 2 or 3; an incense; both; and nothing that cannot be received."""
    found: Counter[tuple[int, int]] = Counter()
    todo = [quiet().owns(0, tile=5).end_round()]
    while todo:
        table = todo.pop()
        for name in table.answers:
            twin = table.copy().play(name)
            if twin.kind == "trade_tiles":
                todo.append(twin)
            else:
                found[twin.of(0).coin, twin.of(0).incense - 1] += 1
    assert set(found) == {(0, 0), (1, 0), (2, 0), (3, 0), (0, 1), (1, 1)}
    assert quiet().owns(0, tile=2, incense=3).end_round().answers == ["trade coin", "done"]


@pytest.mark.rule("ST-8.1", "ST-R17")
def test_showing_amulets_is_news_that_cannot_be_taken_back() -> None:
    table = Table(seats=2).round(5).amulets("M1", "M2").end_round()
    before = table.state.reveals
    table.play("amulet keep")
    assert table.state.reveals == before  # nothing is known before all have decided
    table.play("amulet keep")
    assert table.state.reveals > before


@pytest.mark.rule("ST-7.2")
def test_a_refill_is_news_that_cannot_be_taken_back() -> None:
    table = quiet()
    before = table.state.reveals
    table.end_round()
    assert table.state.reveals > before
