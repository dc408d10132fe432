"""WC-8.4 to WC-8.10: courtiers."""

from __future__ import annotations

import pytest

from tests.rules.white_castle.table import Table


def climbs(table: Table) -> list[str]:
    return [option for option in table.answers if option.startswith("climb")]


# ---- the action as a whole ----


@pytest.mark.rule("WC-8.4", "WC-R1")
def test_a_then_b_or_b_then_a_or_one_of_them_or_none() -> None:
    given = Table().clan(0, coins=4, pearl=7, courtiers="gate").does(0, "courtier")
    assert given.copy().play("done").of(0).goods == {"pearl": 7, "coin": 4}
    only_a = given.copy().play("audience", "done")
    assert only_a.of(0).courtiers == {"gate": 2}
    only_b = given.copy().play("climb gate S1", "skip", "done")
    assert only_b.of(0).courtiers == {"S1": 1}
    a_then_b = given.copy().play("audience", "climb gate S1", "skip")
    b_then_a = given.copy().play("climb gate S1", "skip", "audience")
    for table in (a_then_b, b_then_a):
        assert table.of(0).courtiers == {"gate": 1, "S1": 1}
        assert table.of(0).goods == {"coin": 2, "pearl": 5}
        assert table.asks == "1 take_die"


@pytest.mark.rule("WC-8.4")
def test_each_part_at_most_once() -> None:
    table = Table().clan(0, coins=9, pearl=7, courtiers="gate gate").does(0, "courtier").play("audience")
    assert "audience" not in table.answers
    assert climbs(table)
    table = Table().clan(0, coins=9, pearl=7, courtiers="gate gate").does(0, "courtier").play("climb gate S1", "skip")
    assert climbs(table) == []
    assert table.answers == ["audience", "done"]


@pytest.mark.rule("WC-R1")
def test_b_with_its_whole_chain_may_come_before_a() -> None:
    """The light action of the climb brings the coins for the audience."""
    table = Table().room("D1", "DP10", "white orange").clan(0, pearl=5, courtiers="gate").does(0, "courtier")
    assert "audience" not in table.answers
    table.play("climb gate D1", "light card.1")
    assert table.of(0).coins == 2
    assert table.play("audience").of(0).courtiers == {"gate": 1, "D1": 1}


@pytest.mark.rule("WC-8.4")
def test_the_same_courtier_may_do_both() -> None:
    table = Table().clan(0, coins=2, pearl=2).does(0, "courtier")
    assert table.answers == ["audience", "done"], "nobody can climb yet"
    table.play("audience", "climb gate S3", "skip")
    assert table.of(0).courtiers == {"S3": 1}


# ---- A: audience ----


@pytest.mark.rule("WC-8.5")
def test_an_audience_costs_two_coins() -> None:
    table = Table().clan(0, coins=5).does(0, "courtier").play("audience")
    assert (table.of(0).coins, table.of(0).home["courtier"], table.of(0).courtiers) == (3, 4, {"gate": 1})
    assert Table().clan(0, coins=1).does(0, "courtier").asks == "1 take_die"


@pytest.mark.rule("WC-8.5")
def test_an_audience_needs_a_courtier_at_home() -> None:
    table = Table().clan(0, coins=9, pearl=2, courtiers="gate S1 S1 D1 D1").does(0, "courtier")
    assert "audience" not in table.answers


# ---- B: climb ----


@pytest.mark.rule("WC-8.6", "WC-R39")
@pytest.mark.parametrize(
    ("origin", "pearl", "targets"),
    [
        ("gate", 1, []),
        ("gate", 2, ["S1", "S2", "S3"]),
        ("gate", 4, ["S1", "S2", "S3"]),
        ("gate", 5, ["S1", "S2", "S3", "D1", "D2"]),
        ("S2", 1, []),
        ("S2", 2, ["D1", "D2"]),
        ("S2", 5, ["D1", "D2", "daimyo"]),
        ("D1", 1, []),
        ("D1", 2, ["daimyo"]),
        ("D1", 7, ["daimyo"]),
        ("daimyo", 7, []),
    ],
)
def test_where_a_courtier_may_climb(origin: str, pearl: int, targets: list[str]) -> None:
    table = Table().clan(0, coins=2, pearl=pearl, courtiers=origin).does(0, "courtier")
    assert climbs(table) == [f"climb {origin} {target}" for target in targets]


@pytest.mark.rule("WC-8.6", "WC-R39")
@pytest.mark.parametrize(
    ("origin", "target", "pearl"),
    [
        ("gate", "S2", 2),
        ("S1", "D2", 2),
        ("D2", "daimyo", 2),
        ("gate", "D1", 5),
        ("S3", "daimyo", 5),
    ],
)
def test_one_floor_costs_two_pearls_and_two_floors_five(origin: str, target: str, pearl: int) -> None:
    table = Table().clan(0, pearl=7, courtiers=origin).does(0, "courtier").play(f"climb {origin} {target}")
    assert table.of(0).pearl == 7 - pearl
    assert table.of(0).courtiers == {target: 1}


@pytest.mark.rule("WC-8.6")
def test_a_move_of_two_floors_does_nothing_on_the_floor_passed() -> None:
    table = Table().clan(0, pearl=5, courtiers="gate", card="SA3").does(0, "courtier").play("climb gate D1")
    assert [table.card_in(room) for room in ("S1", "S2", "S3")] == ["ST02", "ST07", "ST12"]
    assert (table.of(0).card, table.of(0).lantern) == ("DP02", ["SA3"])


@pytest.mark.rule("WC-8.6")
def test_two_floors_cannot_be_split_between_courtiers() -> None:
    table = Table().clan(0, pearl=7, courtiers="gate S1").does(0, "courtier").play("climb gate S2", "skip")
    assert table.of(0).courtiers == {"S1": 1, "S2": 1}
    assert table.asks == "1 take_die"


@pytest.mark.rule("WC-8.6")
def test_only_own_courtiers_climb() -> None:
    table = Table().clan(0, coins=2, pearl=7, courtiers="S1").clan(1, courtiers="gate D1").does(0, "courtier")
    assert {option.split()[1] for option in climbs(table)} == {"S1"}


@pytest.mark.rule("WC-8.10")
def test_courtiers_never_move_down_and_never_leave() -> None:
    floor = {"gate": 0, "S1": 1, "S2": 1, "S3": 1, "D1": 2, "D2": 2, "daimyo": 3}
    table = Table().clan(0, coins=2, pearl=7, courtiers="gate S1 S3 D2 daimyo").does(0, "courtier")
    for option in climbs(table):
        _, origin, target = option.split()
        assert 1 <= floor[target] - floor[origin] <= 2
    table = Table().clan(0, courtiers="gate S1 D2 daimyo").end_round()
    assert table.of(0).courtiers == {"gate": 1, "S1": 1, "D2": 1, "daimyo": 1}


# ---- arrival on floors 1 and 2 ----


@pytest.mark.rule("WC-8.7")
def test_arrival_flips_the_card_takes_the_rooms_card_and_refills() -> None:
    table = Table().decks("ST04 ST05", "DP03").clan(0, pearl=2, courtiers="gate", card="ST13", lantern="SR7 SA1")
    table.does(0, "courtier").play("climb gate S3", "skip")
    assert table.of(0).lantern == ["SR7", "SA1", "ST13"], "as the last card of the lantern area"
    assert table.of(0).card == "ST12"
    assert table.card_in("S3") == "ST04"
    assert table.cards_left() == [1, 1]


@pytest.mark.rule("WC-8.7")
def test_the_room_is_refilled_from_the_deck_of_its_floor() -> None:
    table = Table().decks("ST04 ST05", "DP03 DP06").clan(0, pearl=2, courtiers="S1")
    table.does(0, "courtier").play("climb S1 D2", "skip")
    assert (table.card_in("D2"), table.cards_left()) == ("DP03", [2, 1])


@pytest.mark.rule("WC-8.7", "WC-R22")
@pytest.mark.parametrize(
    ("room", "card", "options"),
    [
        ("S1", "ST02", ["light card.2", "light card.3", "skip"]),
        ("S1", "ST07", ["light card.1", "light card.3", "skip"]),
        ("S1", "ST12", ["light card.1", "light card.2", "skip"]),
        ("D1", "DP05", ["light card.2", "skip"]),
        ("D1", "DP10", ["light card.1", "skip"]),
    ],
)
def test_one_light_action_may_be_performed(room: str, card: str, options: list[str]) -> None:
    table = Table().room(room, card).clan(0, pearl=5, courtiers="gate").does(0, "courtier").play(f"climb gate {room}")
    assert table.answers == options


@pytest.mark.rule("WC-8.7")
def test_exactly_one_light_action_of_the_card_taken() -> None:
    table = Table().clan(0, pearl=2, courtiers="gate").does(0, "courtier").play("climb gate S3", "light card.2")
    assert table.of(0).goods == {"seal": 1, "cp": 1}, "ST12, middle box"
    assert table.asks == "1 take_die"


@pytest.mark.rule("WC-8.7")
def test_the_flipped_card_already_counts_for_a_lantern_of_the_light_action() -> None:
    """Step 1 comes before step 2: ST12 (a coin) lies in the lantern area when ST13 gives the lantern."""
    table = Table().room("S1", "ST13").clan(0, pearl=2, courtiers="gate", card="ST12").does(0, "courtier")
    assert table.play("climb gate S1", "light card.2").of(0).goods == {"coin": 1}


@pytest.mark.rule("WC-8.7", "WC-1.3")
def test_the_longest_lantern_area_a_game_can_bring() -> None:
    """A resource card, a decree, two flipped cards for each of five courtiers; the other clan's area is left alone."""
    area = "SR1 DC1 SA1 ST01 ST03 ST04 ST05 DP01 DP03 DP04"
    table = Table().clan(0, pearl=4, courtiers="S1 S2", card="ST06", lantern=area).clan(1, lantern="SR9")
    for origin in ("S1", "S2"):
        table.does(0, "courtier").play(f"climb {origin} D1", "skip")
    assert table.of(0).lantern == [*area.split(), "ST06", "DP02"]
    assert table.of(1).lantern == ["SR9"]


@pytest.mark.rule("WC-8.7")
def test_the_refill_comes_after_the_light_action() -> None:
    table = Table().decks("ST04", "DP03").clan(0, pearl=2, courtiers="gate").does(0, "courtier").play("climb gate S1")
    assert table.cards_left() == [1, 1]
    assert table.play("skip").cards_left() == [0, 1]


@pytest.mark.rule("WC-8.8", "WC-R20")
def test_with_an_empty_deck_only_the_light_action_remains() -> None:
    table = Table().decks("", "DP03").clan(0, pearl=2, courtiers="gate", card="SA1", lantern="SR7")
    table.does(0, "courtier").play("climb gate S3")
    assert table.answers == ["light card.1", "light card.2", "skip"]
    table.play("light card.2")
    assert table.of(0).goods == {"seal": 1, "cp": 1}
    assert (table.of(0).card, table.of(0).lantern, table.card_in("S3")) == ("SA1", ["SR7"], "ST12")
    assert table.of(0).courtiers == {"S3": 1}


@pytest.mark.rule("WC-8.8")
def test_only_the_deck_of_that_floor_counts() -> None:
    table = Table().decks("", "DP03").clan(0, pearl=5, courtiers="gate", card="SA1").does(0, "courtier")
    table.play("climb gate D1", "skip")
    assert (table.of(0).card, table.card_in("D1")) == ("DP02", "DP03")
    table = Table().decks("ST04", "").clan(0, pearl=5, courtiers="gate", card="SA1").does(0, "courtier")
    table.play("climb gate D1", "skip")
    assert (table.of(0).card, table.card_in("D1"), table.of(0).lantern) == ("SA1", "DP02", [])


@pytest.mark.rule("WC-R20")
def test_the_last_card_of_the_deck_makes_a_normal_arrival() -> None:
    table = Table().decks("ST04", "DP03").clan(0, pearl=4, courtiers="gate gate", card="SA1")
    table.does(0, "courtier").play("climb gate S1", "skip")
    assert (table.of(0).card, table.card_in("S1"), table.cards_left()) == ("ST02", "ST04", [0, 1])
    table.does(0, "courtier").play("climb gate S1", "skip")
    assert (table.of(0).card, table.card_in("S1")) == ("ST02", "ST04"), "now the deck is empty"


# ---- arrival at the daimyo ----


@pytest.mark.rule("WC-8.9")
def test_first_the_lantern_reward_then_a_slot() -> None:
    table = Table().clan(0, pearl=2, courtiers="D1", lantern="SR7").does(0, "courtier").play("climb D1 daimyo")
    assert table.of(0).goods == {"food": 1}
    assert table.answers == ["slot 1", "slot 2", "slot 3"]
    assert table.play("slot 2").of(0).goods == {"food": 1, "iron": 2}
    assert table.state.slots == [-1, 0, -1]


@pytest.mark.rule("WC-8.9", "WC-R21")
def test_a_free_slot_must_be_used_but_which_one_is_free() -> None:
    table = Table().daimyo("DA5", None, 1, None).clan(0, pearl=2, courtiers="D1").does(0, "courtier")
    table.play("climb D1 daimyo")
    assert table.answers == ["slot 1", "slot 3"], "no way to decline"
    table = Table().daimyo("DA5", 1, 1, None).clan(0, pearl=2, courtiers="D1").does(0, "courtier")
    table.play("climb D1 daimyo")
    assert table.state.slots == [1, 1, 0], "the only free slot is taken without a question"
    assert table.of(0).seals == 2


@pytest.mark.rule("WC-8.9")
def test_without_a_free_slot_the_courtier_stays_and_the_lantern_still_shines() -> None:
    table = Table().daimyo("DA5", 1, 1, 1).clan(0, pearl=2, courtiers="D1", lantern="SR7").does(0, "courtier")
    table.play("climb D1 daimyo")
    assert table.of(0).courtiers == {"daimyo": 1}
    assert table.of(0).goods == {"food": 1}
    assert table.asks == "1 take_die"


@pytest.mark.rule("WC-8.9")
def test_a_clan_may_hold_several_slots() -> None:
    table = Table().daimyo("DA5", 0, None, 1).clan(0, pearl=2, courtiers="D1 daimyo").does(0, "courtier")
    table.play("climb D1 daimyo")
    assert table.state.slots == [0, 0, 1]


@pytest.mark.rule("WC-8.9")
@pytest.mark.parametrize(
    ("card", "slot", "goods"),
    [
        ("DA1", 1, {"seal": 1, "iron": 1, "pearl": 1}),
        ("DA1", 2, {"food": 2}),
        ("DA2", 2, {"pearl": 2}),
        ("DA2", 3, {"cp": 2}),
        ("DA4", 3, {"coin": 3}),
        ("DA5", 3, {"seal": 2}),
    ],
)
def test_the_slot_gives_its_own_reward(card: str, slot: int, goods: dict[str, int]) -> None:
    table = Table().daimyo(card).clan(0, pearl=2, courtiers="D1").does(0, "courtier").play("climb D1 daimyo")
    assert table.play(f"slot {slot}").of(0).goods == goods


@pytest.mark.rule("WC-8.9")
def test_no_card_is_taken_at_the_daimyo() -> None:
    table = Table().clan(0, pearl=2, courtiers="D1", card="SA1").does(0, "courtier").play("climb D1 daimyo", "slot 2")
    assert (table.of(0).card, table.of(0).lantern, table.cards_left()) == ("SA1", [], [3, 3])


# ---- worked examples ----


@pytest.mark.rule("WC-E7")
def test_example_both_parts_with_different_courtiers() -> None:
    table = Table().room("D2", "DP05").decks("ST04", "DP03 DP06")
    table.clan(0, coins=2, pearl=2, courtiers="gate S1", card="ST13", lantern="SR7").does(0, "courtier")
    table.play("audience")
    assert (table.of(0).coins, table.of(0).courtiers) == (0, {"gate": 2, "S1": 1})
    table.play("climb S1 D2")
    assert (table.of(0).pearl, table.of(0).courtiers) == (0, {"gate": 2, "D2": 1})
    assert (table.of(0).card, table.of(0).lantern) == ("DP05", ["SR7", "ST13"])
    table.play("light card.2", "gain food", "gain pearl", "gain food")
    assert table.of(0).goods == {"food": 2, "pearl": 1}
    assert table.card_in("D2") == "DP03"


@pytest.mark.rule("WC-E8")
def test_example_only_b_to_the_daimyo() -> None:
    table = Table().daimyo("DA5").clan(0, coins=4, pearl=5, courtiers="S1", lantern="SR7").does(0, "courtier")
    table.play("climb S1 daimyo")
    assert table.of(0).goods == {"food": 1, "coin": 4}
    table.play("slot 3")
    assert table.of(0).goods == {"food": 1, "coin": 4, "seal": 2}
    assert table.of(0).courtiers == {"daimyo": 1}
