"""WC-9: resources, seals, coins and clan points; what counts as affordable."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tatami.core.errors import IllegalAction
from tatami.core.rng import Rng
from tatami.games.white_castle.rules.currencies import can_pay_all, pay_all
from tests.rules.white_castle.table import Table, new_game

RESOURCES = ["food", "iron", "pearl"]


@pytest.mark.rule("WC-9.1", "WC-1.3")
@pytest.mark.parametrize("resource", RESOURCES)
@pytest.mark.parametrize(("had", "gained", "has"), [(0, 2, 2), (5, 2, 7), (6, 2, 7), (7, 3, 7)])
def test_resources_stop_at_seven_and_surplus_is_lost(resource: str, had: int, gained: int, has: int) -> None:
    assert Table().does(0, resource, had).does(0, resource, gained).of(0).goods == {resource: has}


@pytest.mark.rule("WC-9.1", "WC-R42")
def test_a_resource_of_choice_is_not_wasted_on_a_full_one() -> None:
    table = Table().clan(0, food=7).does(0, "any", 2)
    assert table.answers == ["gain iron", "gain pearl"]
    assert table.play("gain iron", "gain iron").of(0).goods == {"food": 7, "iron": 2}
    full = Table().clan(0, food=7, iron=7, pearl=7).does(0, "any", 2)
    assert (full.of(0).goods, full.asks) == ({"food": 7, "iron": 7, "pearl": 7}, "1 take_die"), "surplus is lost"


@pytest.mark.rule("WC-9.1")
def test_nothing_ever_falls_below_zero() -> None:
    """A few random games, every stock looked at after every decision; caps hold as well."""
    for seats in (1, 2, 4):
        state = new_game(seats, seed=4)
        rng = Rng(seats)
        while not state.over:
            state.apply(state.legal()[rng.below(len(state.legal()))])
            for clan in range(state.clans):
                owned = Table.around(state).of(clan)
                assert all(0 <= n <= 7 for n in (owned.food, owned.iron, owned.pearl))
                assert 0 <= owned.seals <= 5
                assert owned.coins >= 0


@pytest.mark.rule("WC-9.2", "WC-1.3")
@pytest.mark.parametrize(("had", "gained", "has"), [(0, 2, 2), (3, 2, 5), (4, 2, 5), (5, 1, 5)])
def test_seals_stop_at_five_and_surplus_is_lost(had: int, gained: int, has: int) -> None:
    table = Table().clan(0, seals=had).does(0, "seal", gained)
    if had + gained > 5:
        table.play("keep")
    assert table.of(0).goods == {"seal": has}


@pytest.mark.rule("WC-9.2")
def test_what_seals_are_for() -> None:
    crossed = Table().clan(0, seals=1).track(5, 0).does(0, "influence", 1).play("cross")
    assert (crossed.of(0).seals, crossed.of(0).track) == (0, 6)
    paid = Table().clan(0, seals=1, coins=2).turn(0, die="orange 3").play("place S1", "use S1.1", "pay")
    assert (paid.of(0).seals, paid.asks) == (0, "0 courtier_action")
    assert Table().clan(0, seals=1).turn(0).play("exchange coin").of(0).goods == {"coin": 1}


# ---- exchange ----


@pytest.mark.rule("WC-9.3")
@pytest.mark.parametrize(
    ("good", "seals", "left"), [("food", 3, 1), ("iron", 3, 1), ("pearl", 3, 1), ("coin", 3, 2), ("food", 2, 0)]
)
def test_two_seals_for_a_resource_one_seal_for_a_coin(good: str, seals: int, left: int) -> None:
    table = Table().clan(0, seals=seals).turn(0).play(f"exchange {good}")
    assert table.of(0).goods == ({good: 1, "seal": left} if left else {good: 1})
    assert table.asks == "0 take_die", "the decision stays open"


@pytest.mark.rule("WC-9.3")
@pytest.mark.parametrize(
    ("seals", "offers"),
    [(0, []), (1, ["coin"]), (2, ["food", "iron", "pearl", "coin"]), (5, ["food", "iron", "pearl", "coin"])],
)
def test_what_can_be_exchanged(seals: int, offers: list[str]) -> None:
    assert Table().clan(0, seals=seals).turn(0).exchanges == offers


@pytest.mark.rule("WC-9.3")
def test_any_number_of_times_in_any_combination_but_only_one_way() -> None:
    table = Table().clan(0, seals=5, food=5, coins=5).turn(0).play("exchange food", "exchange coin", "exchange pearl")
    assert table.of(0).goods == {"food": 6, "pearl": 1, "coin": 6}
    assert table.exchanges == [], "no seals, and no way back"


@pytest.mark.rule("WC-9.3")
def test_only_the_acting_player_exchanges_and_only_own_seals() -> None:
    table = Table().clan(0, coins=3).clan(1, seals=5).turn(0)
    assert table.exchanges == []
    table.play("take white right", "place well")
    assert table.asks == "1 take_die"
    assert table.exchanges
    assert table.play("exchange coin").of(1).goods == {"coin": 1, "seal": 4}
    assert table.of(0).coins == 3 + 4


DECISIONS: dict[str, Callable[[Table], Table]] = {
    "take_die": lambda table: table.turn(0),
    "place_die": lambda table: table.turn(0, die="white 4"),
    "choose_any": lambda table: table.does(0, "any", 1),
    "order_effects": lambda table: table.clan(0, seals=5, lantern="SR4 DC2 SA1").track(5, 0).does(0, "lantern"),
    "use_action room": lambda table: table.turn(0, die="white 4").play("place S1"),
    "use_action card": lambda table: table.turn(0, die="white 6").play("place warrior"),
    "use_action yard": lambda table: table.does(0, "warrior").play("yard Y1"),
    "pay_effect": lambda table: table.does(0, "gardener").play("garden black flower"),
    "outside_choice": lambda table: table.turn(0, die="white 5").play("place OL"),
    "courtier_action": lambda table: table.does(0, "courtier"),
    "light_pick": lambda table: table.does(0, "light"),
    "light_pick arrival": lambda table: table.does(0, "courtier").play("climb gate S1"),
    "daimyo_slot": lambda table: table.does(0, "courtier").play("climb D1 daimyo"),
    "gardener_target": lambda table: table.does(0, "gardener"),
    "warrior_target": lambda table: table.does(0, "warrior"),
    "tile_pick": lambda table: table.does(0, "tile"),
    "domain_row": lambda table: table.does(0, "domain"),
    "divider_pay": lambda table: table.track(5, 0).does(0, "influence", 1),
    "exchange": lambda table: table.does(0, "seal", 1),
    "garden_activate": lambda table: table.end_round(),
    "final_exchange": lambda table: table.round(3).end_round(),
    "solo_tie garden": lambda table: table.garden("black zen", "GZ2").solo_deck("9 1").rival_turn(),
    "solo_tie courtier": lambda table: table.clan(1, courtiers="S1 S2").solo_deck("8 1").rival_turn(),
    "solo_tie room": lambda table: table.clan(1, courtiers="gate").solo_deck("8 1").rival_turn(),
}
"""What is asked, and how a table comes to it."""


@pytest.mark.rule("WC-9.3", "WC-R13", "WC-R14")
@pytest.mark.parametrize("decision", DECISIONS)
def test_exchange_is_offered_at_every_decision(decision: str) -> None:
    table = Table(seats=1 if decision.startswith("solo") else 2)
    table.clan(0, food=6, iron=6, pearl=6, coins=9, seals=5, courtiers="gate S1 D1", gardens="orange zen", card="ST12")
    DECISIONS[decision](table)
    asked, before = table.copy(), table.of(0)
    assert asked.asks == f"0 {decision.split(maxsplit=1)[0]}"
    assert "coin" in table.exchanges
    table.play("exchange coin")
    assert (table.of(0).seals, table.of(0).coins) == (before.seals - 1, before.coins + 1)
    assert table.asks == asked.asks
    assert set(asked.answers) <= set(table.answers)


@pytest.mark.rule("WC-9.3")
def test_exchange_is_offered_while_drafted_resources_are_chosen() -> None:
    state = new_game(2, 0)
    state.pairs = [state.content.card_names.index(card) for card in ("SR5", "SA1", "SR3", "SA1", "SR6", "SA2")]
    state.advance()
    table = Table.around(state).play("draft SR5")
    assert table.asks.endswith("choose_any")
    assert table.exchanges == ["coin"]


@pytest.mark.rule("WC-R15")
def test_no_exchange_into_a_full_resource() -> None:
    table = Table().clan(0, seals=5, iron=7).turn(0)
    assert table.exchanges == ["food", "pearl", "coin"]
    with pytest.raises(IllegalAction):
        table.play("exchange iron")


@pytest.mark.rule("WC-R14")
def test_before_seals_are_lost_the_player_may_exchange() -> None:
    table = Table().clan(0, seals=5).does(0, "seal", 2)
    assert table.asks == "0 exchange"
    assert table.of(0).seals == 5, "not yet received"
    assert table.answers == ["keep"]
    assert table.copy().play("keep").of(0).goods == {"seal": 5}
    assert table.copy().play("exchange coin", "keep").of(0).goods == {"seal": 5, "coin": 1}
    assert table.copy().play("exchange food", "keep").of(0).goods == {"seal": 5, "food": 1}
    assert table.play("exchange food", "exchange coin", "keep").of(0).goods == {"seal": 4, "food": 1, "coin": 1}


@pytest.mark.rule("WC-R14")
def test_no_stop_while_the_seals_fit() -> None:
    assert Table().clan(0, seals=4).does(0, "seal", 1).asks == "1 take_die"


@pytest.mark.rule("WC-R14")
def test_the_stop_comes_inside_a_chain_too() -> None:
    """The Well's seal with 5 seals in hand: the other gains of the Well are not lost over it."""
    table = Table().clan(0, seals=5).turn(0, die="black 3").play("place well")
    assert table.asks == "0 exchange"
    table.play("exchange coin", "keep")
    assert table.of(0).goods == {"seal": 5, "coin": 3, "iron": 1, "pearl": 1}


@pytest.mark.rule("WC-9.4")
def test_coins_have_no_cap() -> None:
    assert Table().clan(0, coins=60).does(0, "coin", 50).of(0).coins == 110


@pytest.mark.rule("WC-R16")
def test_the_supply_never_runs_out() -> None:
    """More coins than the 64 in the box, and every seal of the box in hand before one more is gained."""
    table = Table(seats=4)
    for clan in range(4):
        table.clan(clan, coins=64, seals=5)
    table.does(0, "coin", 5)
    assert table.of(0).coins == 69
    table.clan(1, seals=0).does(0, "coin", 1).does(1, "seal", 5)
    assert table.of(1).seals == 5


@pytest.mark.rule("WC-9.5")
def test_clan_points_score_at_once() -> None:
    table = Table().clan(0, points=3).does(0, "cp", 2)
    assert table.of(0).points == 5
    assert table.state.scores() == [5, 0]


@pytest.mark.rule("WC-9.5")
def test_gold_fans_count_only_at_the_end() -> None:
    table = Table().clan(0, courtiers="daimyo D1", gardens="black flower", warriors="Y5").track(16, 0).turn(0)
    assert table.state.scores() == [0, 0]
    table.round(3).end_round()
    assert table.state.over
    assert table.state.scores() == [10 + 6 + 7 + 2 * 2 + 11, 0]


@pytest.mark.rule("WC-E14", "WC-9.5")
def test_example_forty_is_a_plain_number() -> None:
    assert Table().clan(0, points=39).does(0, "cp", 2).of(0).points == 41


# ---- affordable ----


@pytest.mark.rule("WC-R40")
@pytest.mark.parametrize(("coins", "seals", "legal"), [(0, 2, True), (1, 1, True), (0, 1, False), (1, 0, False)])
def test_missing_coins_of_an_audience_come_from_seals(coins: int, seals: int, legal: bool) -> None:
    table = Table().clan(0, coins=coins, seals=seals).does(0, "courtier")
    assert ("audience" in table.answers) is legal
    if legal:
        assert table.play("audience").of(0).goods == {}


@pytest.mark.rule("WC-R40")
@pytest.mark.parametrize(
    ("pearl", "seals", "left", "move"),
    [
        (1, 2, 0, "climb gate S1"),
        (0, 4, 0, "climb gate S1"),
        (0, 5, 1, "climb gate S1"),
        (3, 4, 0, "climb gate D1"),
        (4, 3, 1, "climb gate D1"),
    ],
)
def test_missing_pearls_of_a_climb_cost_two_seals_each(pearl: int, seals: int, left: int, move: str) -> None:
    table = Table().clan(0, pearl=pearl, seals=seals, courtiers="gate").does(0, "courtier").play(move)
    assert (table.of(0).pearl, table.of(0).seals) == (0, left), "exactly the missing units are exchanged"
    poor = Table().clan(0, pearl=pearl, seals=seals - left - 1, courtiers="gate").does(0, "courtier")
    assert move not in poor.answers


@pytest.mark.rule("WC-R40")
def test_missing_iron_and_food_cost_two_seals_each() -> None:
    yard = Table().clan(0, iron=3, seals=4).does(0, "warrior").play("yard Y5")
    assert yard.of(0).goods == {}
    assert "yard Y5" not in Table().clan(0, iron=3, seals=3).does(0, "warrior").answers
    garden = Table().clan(0, food=3, seals=3).does(0, "gardener").play("garden black flower")
    assert garden.of(0).goods == {"seal": 1}
    assert "garden black flower" not in Table().clan(0, food=3, seals=1).does(0, "gardener").answers


@pytest.mark.rule("WC-R40")
def test_what_is_there_is_used_before_seals() -> None:
    table = Table().clan(0, pearl=2, coins=2, seals=5, courtiers="gate").does(0, "courtier")
    assert table.play("audience", "climb gate S1", "skip").of(0).goods == {"seal": 5}


@pytest.mark.rule("WC-R40")
@pytest.mark.parametrize(("coins", "seals", "legal"), [(2, 1, True), (0, 3, True), (1, 1, False)])
def test_a_price_on_a_card_may_be_paid_with_seals(coins: int, seals: int, legal: bool) -> None:
    table = Table().clan(0, food=4, pearl=2, coins=coins, seals=seals, courtiers="gate")
    table.does(0, "gardener").play("garden black flower")
    assert (table.asks == "0 pay_effect") is legal
    if legal:
        assert table.play("pay").of(0).goods == {"pearl": 2}


@pytest.mark.rule("WC-R40")
def test_a_price_in_seals_needs_seals() -> None:
    rich = Table().clan(0, food=7, iron=7, pearl=7, coins=9).turn(0, die="orange 3").play("place S1")
    assert rich.asks == "1 take_die", "nothing turns into a seal"


@pytest.mark.rule("WC-R40")
@pytest.mark.parametrize(
    ("coins", "iron", "seals", "left"), [(2, 1, 1, 0), (1, 1, 2, 0), (2, 0, 3, 0), (1, 0, 5, 1), (0, 0, 5, 0)]
)
def test_seals_that_are_part_of_a_price_cannot_be_exchanged_for_the_rest(
    coins: int, iron: int, seals: int, left: int
) -> None:
    """No printed price mixes seals with other goods; the ruling says what would hold: 2 coins, 1 iron and 1 seal."""
    cost = [0, 1, 0, 2, 1, 0, 0]
    table = Table().clan(0, coins=coins, iron=iron, seals=seals)
    assert can_pay_all(table.state, 0, cost)
    pay_all(table.state, 0, cost)
    assert table.of(0).goods == ({"seal": left} if left else {})
    assert not can_pay_all(Table().clan(0, coins=coins, iron=iron, seals=seals - left - 1).state, 0, cost)


@pytest.mark.rule("WC-R40")
def test_the_player_may_also_exchange_beforehand() -> None:
    table = Table().clan(0, seals=3).does(0, "courtier").play("exchange coin", "exchange coin", "audience")
    assert table.of(0).goods == {"seal": 1}
    table = Table().clan(0, food=1, seals=2).does(0, "gardener").play("exchange food", "garden white zen")
    assert table.of(0).goods == {"seal": 2}, "GZ3 costs 2 food and gives 2 seals"
