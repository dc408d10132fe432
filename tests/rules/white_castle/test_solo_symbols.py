"""WC-15.10: the symbols on the solo opponent's cards. The cards themselves: see test_solo.py."""

from __future__ import annotations

import pytest

from tests.rules.white_castle.table import CONTENT, HUMAN, RIVAL, solo


@pytest.mark.rule("WC-15.10")
@pytest.mark.parametrize(
    ("symbol", "garden"),
    [("gardener_flower", "black flower"), ("gardener_zen", "white zen"), ("gardener_any", "white zen")],
)
def test_a_gardener_goes_to_the_garden_with_the_fewest_points(symbol: str, garden: str) -> None:
    table = solo().garden("orange flower", "GF5").garden("black flower", "GF1").garden("white flower", "GF2")
    table.garden("orange zen", "GZ5").garden("black zen", "GZ3").garden("white zen", "GZ1").rival_does(symbol)
    assert table.of(RIVAL).gardens == [garden]
    assert table.of(RIVAL).home == {"courtier": 5, "gardener": 4, "warrior": 5}
    assert table.of(RIVAL).goods == {}


@pytest.mark.rule("WC-15.10")
def test_a_gardener_avoids_own_gardens_and_ignores_the_humans() -> None:
    table = solo().garden("orange zen", "GZ1").garden("black zen", "GZ3").garden("white zen", "GZ5")
    table.clan(RIVAL, gardens="orange zen").clan(HUMAN, gardens="black zen").rival_does("gardener_zen")
    assert table.of(RIVAL).gardens == ["orange zen", "black zen"]


@pytest.mark.rule("WC-15.10")
@pytest.mark.parametrize("pick", ["orange zen", "black zen"])
def test_the_human_breaks_ties_between_gardens(pick: str) -> None:
    table = solo().garden("orange zen", "GZ1").garden("black zen", "GZ2").rival_does("gardener_any")
    assert (table.asks, table.answers) == ("0 solo_tie", ["rival garden orange zen", "rival garden black zen"])
    assert table.play(f"rival garden {pick}").of(RIVAL).gardens == [pick]


@pytest.mark.rule("WC-15.10", "WC-R30")
@pytest.mark.parametrize(
    ("symbol", "gardens"),
    [
        ("gardener_flower", "orange flower, black flower, white flower"),
        ("gardener_zen", "orange zen, black zen, white zen"),
    ],
)
def test_no_garden_of_the_kind_left(symbol: str, gardens: str) -> None:
    table = solo(2).clan(RIVAL, gardens=gardens).rival_does(symbol)
    assert table.of(RIVAL).points == 2
    assert len(table.of(RIVAL).gardens) == 3


@pytest.mark.rule("WC-15.10")
@pytest.mark.parametrize(("symbol", "yard"), [("warrior_5", "Y5"), ("warrior_3", "Y3"), ("warrior_1", "Y1")])
def test_a_warrior_goes_to_the_yard_shown(symbol: str, yard: str) -> None:
    table = solo().rival_does(symbol)
    assert table.of(RIVAL).warriors == {yard: 1}
    assert table.of(RIVAL).home == {"courtier": 5, "gardener": 5, "warrior": 4}
    assert table.asks == "0 take_die"


@pytest.mark.rule("WC-15.10")
def test_a_courtier_goes_to_the_gate() -> None:
    table = solo().clan(RIVAL, coins=5).rival_does("courtier_gate")
    assert (table.of(RIVAL).courtiers, table.of(RIVAL).home["courtier"], table.of(RIVAL).coins) == ({"gate": 1}, 4, 5)


@pytest.mark.rule("WC-15.10")
@pytest.mark.parametrize(
    ("courtiers", "symbol", "rooms"),
    [
        ("gate", "courtier_up_1", ["S1", "S2", "S3"]),
        ("gate", "courtier_up_2", ["D1", "D2"]),
        ("S2", "courtier_up_1", ["D1", "D2"]),
        ("gate S1 D2 daimyo", "courtier_up_1", ["S1", "S2", "S3"]),
        ("S2 D1 daimyo", "courtier_up_1", ["D1", "D2"]),
    ],
)
def test_the_lowest_courtier_climbs_and_the_human_chooses_the_room(
    courtiers: str, symbol: str, rooms: list[str]
) -> None:
    table = solo().clan(RIVAL, courtiers=courtiers).rival_does(symbol)
    assert (table.asks, table.answers) == ("0 solo_tie", [f"rival room {room}" for room in rooms])
    lowest = courtiers.split(maxsplit=1)[0]
    before = table.of(RIVAL).courtiers
    after = table.play(f"rival room {rooms[-1]}").of(RIVAL).courtiers
    before[lowest] -= 1
    before[rooms[-1]] = before.get(rooms[-1], 0) + 1
    assert after == {place: n for place, n in before.items() if n}


@pytest.mark.rule("WC-15.10")
@pytest.mark.parametrize("pick", ["S1", "S3"])
def test_the_human_breaks_ties_between_courtiers(pick: str) -> None:
    table = solo().clan(RIVAL, courtiers="S1 S3 D1").rival_does("courtier_up_2")
    assert (table.asks, table.answers) == ("0 solo_tie", ["rival courtier S1", "rival courtier S3"])
    table.play(f"rival courtier {pick}")
    left = {"S1", "S3"} - {pick}
    assert table.of(RIVAL).courtiers == {left.pop(): 1, "D1": 1, "daimyo": 1}


@pytest.mark.rule("WC-15.10")
def test_the_rooms_card_leaves_the_game_and_is_replaced() -> None:
    table = solo().decks("ST04 ST05", "DP03").clan(RIVAL, courtiers="gate").rival_does("courtier_up_1")
    table.play("rival room S2")
    assert (table.card_in("S2"), table.cards_left()) == ("ST04", [1, 1])
    gone = CONTENT.card_names.index("ST07")
    assert gone not in table.state.rooms
    assert gone not in table.state.card
    assert gone not in table.state.lantern
    assert gone not in table.state.decks[0]


@pytest.mark.rule("WC-R29")
def test_with_an_empty_deck_the_card_stays() -> None:
    table = solo().decks("", "DP03").clan(RIVAL, courtiers="gate").rival_does("courtier_up_1").play("rival room S2")
    assert (table.card_in("S2"), table.of(RIVAL).courtiers, table.of(RIVAL).points) == ("ST07", {"S2": 1}, 0)
    table = solo().decks("ST04", "DP03").clan(RIVAL, courtiers="S1").rival_does("courtier_up_1").play("rival room D1")
    assert (table.card_in("D1"), table.cards_left()) == ("DP03", [1, 0])


@pytest.mark.rule("WC-15.10")
@pytest.mark.parametrize(
    ("slots", "after"),
    [
        ((None, None, None), [RIVAL, -1, -1]),
        ((HUMAN, None, None), [HUMAN, RIVAL, -1]),
        ((HUMAN, RIVAL, None), [HUMAN, RIVAL, RIVAL]),
        ((HUMAN, HUMAN, RIVAL), [HUMAN, HUMAN, RIVAL]),
    ],
)
def test_at_the_daimyo_it_takes_the_leftmost_free_slot(slots: tuple[int | None, ...], after: list[int]) -> None:
    table = solo().daimyo("DA5", *slots).clan(RIVAL, courtiers="D2").rival_does("courtier_up_1")
    assert table.state.slots == after
    assert table.of(RIVAL).courtiers == {"daimyo": 1}
    assert table.of(RIVAL).points == 0


@pytest.mark.rule("WC-R27")
def test_up_two_from_floor_two_cannot_be_carried_out() -> None:
    table = solo(2).clan(RIVAL, courtiers="D1").rival_does("courtier_up_2")
    assert (table.of(RIVAL).courtiers, table.of(RIVAL).points) == ({"D1": 1}, 2), "points instead (WC-15.8)"
    table = solo(2).clan(RIVAL, courtiers="S1").rival_does("courtier_up_2")
    assert (table.of(RIVAL).courtiers, table.of(RIVAL).points) == ({"daimyo": 1}, 0)


@pytest.mark.rule("WC-R27")
def test_courtiers_in_the_daimyo_room_are_ignored() -> None:
    table = solo(3).clan(RIVAL, courtiers="daimyo daimyo").rival_does("courtier_up_1")
    assert (table.of(RIVAL).courtiers, table.of(RIVAL).points) == ({"daimyo": 2}, 3)


@pytest.mark.rule("WC-15.10")
def test_points_and_coins() -> None:
    assert solo(2).rival_does("cp", 4).of(RIVAL).goods == {"cp": 4}
    assert solo(2).rival_does("coin", 3).of(RIVAL).goods == {"coin": 3}


@pytest.mark.rule("WC-15.10", "WC-R28")
@pytest.mark.parametrize(("start", "steps", "space"), [(0, 2, 2), (4, 3, 7), (9, 2, 11), (13, 3, 16), (19, 2, 20)])
def test_influence_crosses_dividers_freely_and_partial_movement_counts(start: int, steps: int, space: int) -> None:
    table = solo().track(0, start).rival_does("influence", steps)
    assert (table.of(RIVAL).track, table.of(RIVAL).points) == (space, 0)


@pytest.mark.rule("WC-15.10", "WC-11.3")
def test_its_marker_goes_on_top_of_the_humans() -> None:
    table = solo().track(2, 1).rival_does("influence", 1)
    assert table.state.track_order == [RIVAL, HUMAN]
