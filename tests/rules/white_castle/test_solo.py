"""WC-15: the visit of the Tokugawa clan, the solo opponent.

The cards, from content/solo.toml (number: die, space, actions):

    1 orange left    S1   courtier to the gate, influence 1      6 black right   S3    courtier to the gate, up 2
    2 orange middle  D1   gardener zen, 2 coins                  7 white left    D2    courtier to the gate, 3 coins
    3 orange right   OR   warrior 5, 1 point                     8 white middle  S2    up 1, influence 2
    4 black left     OL   gardener flower, influence 1           9 white right   Well  gardener any, warrior 1
    5 black middle   S2   warrior 3, up 1
"""

from __future__ import annotations

from collections import Counter

import pytest

from tatami.core.rng import Rng
from tatami.games.white_castle.setup import set_up
from tatami.games.white_castle.state import WhiteCastleState
from tests.rules.white_castle.table import CONTENT, GAME, HUMAN, RIVAL, Table, new_game


def solo(number: int = 1) -> Table:
    return Table(seats=1).round(number)


# ---- setup ----


@pytest.mark.rule("WC-15.1")
def test_the_table_is_set_as_for_two_players() -> None:
    for seed in range(50):
        state = new_game(1, seed)
        assert [len(deck) for deck in state.decks] == [9, 9]
        assert not any(CONTENT.excluded[card] for deck in state.decks for card in deck)
        assert sum(die > 0 for die in state.bridges) == 9


@pytest.mark.rule("WC-15.1")
def test_no_draft_but_two_random_starting_cards() -> None:
    dealt: Counter[tuple[str | None, str]] = Counter()
    for seed in range(300):
        table = Table.around(new_game(1, seed))
        assert table.asks in {"0 take_die", "0 choose_any"}
        dealt[table.of(HUMAN).card, table.of(HUMAN).lantern[0]] += 1
    assert {card for card, _ in dealt} == {"SA1", "SA2", "SA3"}
    assert {card for _, card in dealt} == {f"SR{n}" for n in range(1, 10)}
    assert len(dealt) == 27, "one card does not decide the other"


@pytest.mark.rule("WC-15.1")
def test_the_starting_resources_come_with_decree_and_gains() -> None:
    decrees = {"SR1": "DC1", "SR4": "DC2", "SR7": "DC3"}
    goods = {"SR1": {"food": 2, "iron": 1, "coin": 2, "seal": 1}, "SR9": {"food": 4, "iron": 2, "coin": 3, "seal": 2}}
    seen: set[str] = set()
    for seed in range(80):
        owned = Table.around(new_game(1, seed)).of(HUMAN)
        card = owned.lantern[0]
        seen.add(card)
        assert owned.lantern[1:] == ([decrees[card]] if card in decrees else [])
        if card in goods:
            assert owned.goods == goods[card]
    assert len(seen) == 9


@pytest.mark.rule("WC-15.2")
@pytest.mark.parametrize(
    ("solo", "points", "order", "track", "stack"),
    [
        ("easy", 0, [HUMAN, RIVAL], 0, [HUMAN, RIVAL]),
        ("medium", 3, [RIVAL, HUMAN], 1, [RIVAL, HUMAN]),
        ("hard", 8, [RIVAL, HUMAN], 3, [RIVAL, HUMAN]),
    ],
)
def test_the_three_difficulties(solo: str, points: int, order: list[int], track: int, stack: list[int]) -> None:
    for seed in range(10):
        state = WhiteCastleState(GAME)
        set_up(state, 1, Rng(seed), {"solo": solo})
        assert state.order == order
        assert (state.track, state.track_order) == ([0, track], stack), "the human's marker on 0, on top if shared"
        assert Table.around(state).of(RIVAL).goods == ({"cp": points} if points else {})


@pytest.mark.rule("WC-15.2")
def test_a_stronger_opponent_begins() -> None:
    for solo, first in (("easy", []), ("medium", [RIVAL]), ("hard", [RIVAL])):
        table = Table.around(new_game(1, 5, solo=solo))
        assert bool(table.rival_row) is bool(first)


@pytest.mark.rule("WC-15.2")
def test_the_opponent_has_fifteen_members_and_neither_cards_nor_goods() -> None:
    rival = Table.around(new_game(1, 3)).of(RIVAL)
    assert rival.home == {"courtier": 5, "gardener": 5, "warrior": 5}
    assert (rival.card, rival.lantern, rival.goods) == (None, [], {})


@pytest.mark.rule("WC-15.3")
def test_the_nine_cards_are_shuffled() -> None:
    decks = [tuple(new_game(1, seed).solo_deck) for seed in range(100)]
    assert all(sorted(deck) == list(range(9)) for deck in decks)
    assert len(set(decks)) == 100
    assert {deck[0] for deck in decks} == set(range(9))


# ---- what it never does ----


@pytest.mark.rule("WC-15.4")
def test_it_pays_nothing_for_placements_workers_and_dividers() -> None:
    table = solo().bridges(orange="1 3 4").solo_deck("3 1").rival_turn()
    assert table.dice_on("S1") == ["orange 1"]
    assert table.of(RIVAL).goods == {"cp": 1}
    assert table.of(RIVAL).warriors == {"Y5": 1}
    assert solo().track(0, 5).rival_does("influence", 2).of(RIVAL).track == 7


@pytest.mark.rule("WC-15.4")
@pytest.mark.parametrize("deck", ["3 7", "3 4", "3 9", "3 1", "3 2"])
def test_it_ignores_the_actions_of_every_space(deck: str) -> None:
    """SO3 gives a warrior and a point; wherever the die lies, only coins may come with it."""
    table = solo().solo_deck(deck).rival_turn()
    assert set(table.of(RIVAL).goods) <= {"cp", "coin"}
    assert table.of(RIVAL).points == 1
    assert (table.of(RIVAL).courtiers, table.of(RIVAL).gardens) == ({}, [])


@pytest.mark.rule("WC-15.4")
def test_it_ignores_the_actions_of_yards_gardens_and_daimyo_slots() -> None:
    table = solo().yards("YT8 gold", "YT2 gold", "YT1 blue", "YT8 gold").rival_does("warrior_5")
    assert (table.of(RIVAL).goods, table.of(RIVAL).track) == ({}, 0)
    table = solo().garden("orange zen", "GZ5").garden("black zen", "GZ3").garden("white zen", "GZ1")
    table.rival_does("gardener_zen")
    assert (table.of(RIVAL).gardens, table.of(RIVAL).goods) == (["white zen"], {})
    table = solo().daimyo("DA2").clan(RIVAL, courtiers="D1").rival_does("courtier_up_1")
    assert table.of(RIVAL).goods == {}
    assert table.state.slots == [RIVAL, -1, -1]


@pytest.mark.rule("WC-15.4")
def test_it_ignores_the_colour_of_a_room() -> None:
    table = solo().room("S1", tiles="white black white").solo_deck("3 1").rival_turn()
    assert table.dice_on("S1") == ["orange 3"]


@pytest.mark.rule("WC-15.4")
def test_it_never_gets_a_lantern_reward() -> None:
    """Neither for a left die nor at the daimyo; and it takes no cards that could shine later."""
    table = solo().clan(HUMAN, lantern="SR7").clan(RIVAL, courtiers="D1 gate").solo_deck("3 1").rival_turn()
    table.rival_does("courtier_up_2").play("rival room D1").rival_does("courtier_up_1")
    assert table.of(RIVAL).goods == {"cp": 1}
    assert (table.of(RIVAL).card, table.of(RIVAL).lantern, table.of(HUMAN).goods) == (None, [], {})


# ---- its turn ----


@pytest.mark.rule("WC-15.5")
def test_the_top_card_is_turned_and_the_next_points_to_die_and_space() -> None:
    table = solo().bridges(white="2 4 6").solo_deck("3 7").rival_turn()
    assert table.rival_row == [3]
    assert table.bridge("white") == [4, 6]
    assert table.dice_on("D2") == ["white 2"]
    assert table.of(RIVAL).warriors == {"Y5": 1}, "the card that was turned, not the one on top"
    assert table.of(RIVAL).courtiers == {}


@pytest.mark.rule("WC-15.5", "WC-R26")
@pytest.mark.parametrize(
    ("deck", "colour", "rest", "space", "die"),
    [
        ("3 4", "black", [3, 6], "OL", "black 1"),
        ("3 5", "black", [1, 6], "S2", "black 3"),
        ("3 6", "black", [1, 3], "S3", "black 6"),
        ("3 1", "orange", [3, 6], "S1", "orange 1"),
        ("9 2", "orange", [1, 6], "D1", "orange 3"),
        ("9 3", "orange", [1, 3], "OR", "orange 6"),
        ("3 7", "white", [3, 6], "D2", "white 1"),
        ("3 8", "white", [1, 6], "S2", "white 3"),
        ("3 9", "white", [1, 3], "well", "white 6"),
    ],
)
def test_left_middle_and_right_die_of_each_bridge(
    deck: str, colour: str, rest: list[int], space: str, die: str
) -> None:
    table = solo().bridges(orange="1 3 6", black="1 3 6", white="1 3 6").garden("orange zen", "GZ3").solo_deck(deck)
    table.rival_turn()
    assert table.bridge(colour) == rest
    assert table.dice_on(space) == [die]


@pytest.mark.rule("WC-15.5", "WC-R26")
def test_without_three_dice_on_a_bridge_there_is_no_middle_die() -> None:
    table = solo().bridges(black="2 5").solo_deck("3 5 4").rival_turn()
    assert table.rival_row == [3, 5]
    assert table.bridge("black") == [0, 5]


@pytest.mark.rule("WC-15.5")
def test_cards_are_turned_until_the_top_one_points_to_a_die() -> None:
    table = solo().bridges(orange="", black="- 6", white="3 4 5").solo_deck("3 1 2 4 6").rival_turn()
    assert table.rival_row == [3, 1, 2, 4]
    assert table.dice_on("S3") == ["black 6"]
    assert table.rival_deck[0] == 6, "the card that pointed to the die stays on top"


@pytest.mark.rule("WC-15.5")
def test_a_lone_die_is_found_only_at_its_end() -> None:
    table = solo().bridges(orange="4 -").solo_deck("9 3 1").garden("orange zen", "GZ3").rival_turn()
    assert table.rival_row == [9, 3]
    assert table.dice_on("S1") == ["orange 4"]


@pytest.mark.rule("WC-R41")
def test_the_deck_never_runs_out_while_searching() -> None:
    """The nine cards name the nine positions, and every turn of the opponent finds at least four dice."""
    spots = set(zip(CONTENT.solo_bridge, CONTENT.solo_position, strict=True))
    assert len(spots) == 9
    fewest = 9
    longest = 0
    for seed in range(60):
        state = new_game(1, seed, solo=("easy", "medium", "hard")[seed % 3])
        rng = Rng(seed)
        while not state.over:
            state.apply(state.legal()[rng.below(len(state.legal()))])
            assert len(state.solo_row) <= 8
            longest = max(longest, len(state.solo_row))
            if state.decision is not None and state.decision.kind == "take_die":
                fewest = min(fewest, sum(die > 0 for die in state.bridges))
    assert fewest >= 4
    assert longest > 3, "the search was put to the test"


@pytest.mark.rule("WC-15.6")
@pytest.mark.parametrize(
    ("deck", "value", "coins"),
    [
        ("3 1", 1, 0),
        ("3 1", 3, 0),
        ("3 1", 4, 1),
        ("3 1", 6, 3),
        ("3 7", 6, 2),
        ("3 4", 4, 0),
        ("3 4", 6, 1),
        ("3 9", 6, 5),
        ("3 9", 1, 0),
    ],
)
def test_it_gains_coins_for_a_value_above_the_printed_one(deck: str, value: int, coins: int) -> None:
    row = f"{value} {value} {value}"
    table = solo().bridges(orange=row, black=row, white=row).solo_deck(deck).rival_turn()
    assert table.of(RIVAL).coins == coins


@pytest.mark.rule("WC-15.6")
def test_an_occupied_space_sends_the_die_to_the_well() -> None:
    table = solo().dice("S1", "white 2").bridges(orange="4 5 5").solo_deck("3 1").rival_turn()
    assert table.dice_on("S1") == ["white 2"]
    assert table.dice_on("well") == ["orange 4"]
    assert table.of(RIVAL).goods == {"coin": 3, "cp": 1}, "4 - 1 coins, and nothing else of the Well"


@pytest.mark.rule("WC-15.6")
def test_the_humans_domain_is_out_of_its_reach() -> None:
    table = solo().dice("warrior", "white 6").solo_deck("3 7").rival_turn()
    assert table.of(HUMAN).dice == ["-", "-", "white 6"]
    assert table.of(RIVAL).dice == ["-", "-", "-"]


@pytest.mark.rule("WC-15.7")
def test_only_the_last_two_cards_are_resolved_left_card_first() -> None:
    """SO7 (3 coins) is too old; SO1 (gate) comes before SO5 (up 1), so the climb finds a courtier."""
    table = solo().bridges(orange="- 3", black="2 6", white="3 4 5").solo_deck("7 1 5 3").rival_turn()
    assert table.rival_row == [7, 1, 5]
    assert table.asks == "0 solo_tie"
    assert table.of(RIVAL).courtiers == {"gate": 1}
    assert (table.of(RIVAL).track, table.of(RIVAL).warriors) == (1, {"Y3": 1})
    table.play("rival room S1")
    assert table.of(RIVAL).goods == {}, "no 3 coins, and no point for an impossible climb"


@pytest.mark.rule("WC-15.7")
def test_in_the_other_order_the_climb_comes_too_early() -> None:
    table = solo().bridges(orange="- 3", black="2 6", white="3 4 5").solo_deck("7 5 1 3").rival_turn()
    assert table.rival_row == [7, 5, 1]
    assert table.of(RIVAL).goods == {"cp": 1}
    assert table.of(RIVAL).courtiers == {"gate": 1}


@pytest.mark.rule("WC-15.7")
def test_each_card_from_top_to_bottom() -> None:
    """SO6: first the courtier to the gate, then that very courtier up two floors."""
    table = solo().solo_deck("6 1").rival_turn()
    assert table.options == ["rival room D1", "rival room D2"]


@pytest.mark.rule("WC-15.7")
def test_a_single_card_is_resolved_alone() -> None:
    table = solo().solo_deck("7 1 2 3").rival_turn()
    assert table.rival_row == [7]
    assert table.of(RIVAL).courtiers == {"gate": 1}
    assert table.of(RIVAL).goods == {"coin": 3}


@pytest.mark.rule("WC-15.8", "WC-R27", "WC-R28", "WC-R30")
@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize(
    "symbol",
    [
        "gardener_flower",
        "gardener_zen",
        "gardener_any",
        "warrior_5",
        "warrior_3",
        "warrior_1",
        "courtier_gate",
        "courtier_up_1",
        "courtier_up_2",
        "influence",
    ],
)
def test_what_cannot_be_done_gives_the_round_number(symbol: str, number: int) -> None:
    """No member of the kind is left at home, no courtier can climb, the marker is on 20."""
    table = solo(number).track(0, 20).clan(RIVAL, gone=(5, 5, 5), points=10)
    table.rival_does(symbol, 1)
    assert table.of(RIVAL).points == 10 + number
    assert (table.of(RIVAL).courtiers, table.of(RIVAL).warriors, table.of(RIVAL).gardens) == ({}, {}, [])


@pytest.mark.rule("WC-15.9", "WC-R25")
def test_revealed_cards_return_to_the_bottom_in_the_order_of_their_reveal() -> None:
    table = solo().bridges(orange="", black="- 6", white="3 4 5").solo_deck("3 1 2 4 6")
    table.garden("black zen", "GZ3").rival_turn()
    assert table.rival_deck == [6, 5, 7, 8, 9, 3, 1, 2, 4]


@pytest.mark.rule("WC-R25", "WC-15.5")
def test_the_next_turn_starts_with_the_card_that_pointed_to_the_die() -> None:
    table = solo().solo_deck("3 7 1").rival_turn().rival_turn()
    assert table.rival_row == [7]
    assert table.of(RIVAL).courtiers == {"gate": 1}
    assert table.rival_deck == [1, 2, 4, 5, 6, 8, 9, 3, 7], "not shuffled within the round"


@pytest.mark.rule("WC-R25", "WC-1.5")
def test_what_was_seen_going_to_the_bottom_stays_known() -> None:
    table = solo().solo_deck("3 7 1").rival_turn().rival_turn()
    for seed in range(20):
        twin = table.state.redeal(HUMAN, Rng(seed))
        assert (twin.solo_deck[0], twin.solo_deck[-2:]) == (table.state.solo_deck[0], table.state.solo_deck[-2:])


@pytest.mark.rule("WC-R25", "WC-1.5")
def test_once_every_card_has_been_seen_the_whole_deck_is_known() -> None:
    """Few dice, long searches: 1 to 6 go to the bottom in the first turn, 7 to 9 in the second."""
    table = solo().solo_deck("1 2 3 4 5 6 7 8 9")
    for colour in ("white", "orange"):
        table.bridges(**{**dict.fromkeys(["orange", "black", "white"], ""), colour: "3 4 5"}).rival_turn()
        while table.asks == "0 solo_tie":
            table.play(table.options[0])
    assert table.rival_row == [7, 8, 9]
    for seed in range(10):
        assert table.state.redeal(HUMAN, Rng(seed)).solo_deck == table.state.solo_deck


@pytest.mark.rule("WC-15.13", "WC-1.5")
def test_after_the_shuffle_nothing_is_known_but_the_top_card() -> None:
    table = solo().solo_deck("3 7 1").rival_turn().rival_turn().track(5, 0).end_round()
    twins = [table.state.redeal(HUMAN, Rng(seed)) for seed in range(30)]
    assert len({twin.solo_deck[0] for twin in twins}) == 1
    assert all(len({twin.solo_deck[place] for twin in twins}) > 1 for place in range(1, 9))


# ---- symbols ----


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
    assert (table.asks, table.options) == ("0 solo_tie", ["rival garden orange zen", "rival garden black zen"])
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
    assert (table.asks, table.options) == ("0 solo_tie", [f"rival room {room}" for room in rooms])
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
    assert (table.asks, table.options) == ("0 solo_tie", ["rival courtier S1", "rival courtier S3"])
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
def test_up_two_from_floor_two_moves_the_one_floor_possible() -> None:
    table = solo().clan(RIVAL, courtiers="D1").rival_does("courtier_up_2")
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


# ---- round end and score ----


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
    table.end_round()
    assert table.asks == "over"
    assert table.state.score_sheet()[RIVAL] == {
        "played": 8,
        "coins_and_seals": 0,
        "resources": 0,
        "track": 6,
        "courtiers": 14,
        "warriors": 6,
        "gardeners": 10,
        "total": 44,
    }
    assert table.state.score_sheet()[HUMAN]["coins_and_seals"] == 2


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


@pytest.mark.rule("WC-E13")
def test_example_solo_turn() -> None:
    """Round 3. B = 7 is turned; C = 5 and D = 9 point to missing dice; E = 3 points to the right orange die."""
    table = solo(3).bridges(orange="2 4 6", black="2 5", white="3 -").garden("black zen", "GZ3").solo_deck("7 5 9 3")
    table.garden("orange zen", "GZ1").garden("white zen", "GZ5").rival_turn()
    assert table.rival_row == [7, 5, 9]
    assert table.bridge("orange") == [2, 4]
    assert table.dice_on("OR") == ["orange 6"]
    rival = table.of(RIVAL)
    assert rival.courtiers == {}, "B is not resolved"
    assert rival.warriors == {"Y3": 1, "Y1": 1}
    assert rival.gardens == ["orange zen"]
    assert rival.goods == {"coin": 1, "cp": 3}, "6 - 5 coins; the climb of C is impossible in round 3"
