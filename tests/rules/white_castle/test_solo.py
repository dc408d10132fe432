"""WC-15: the visit of the Tokugawa clan: how the solo opponent is set up and takes its turn.

Its symbols are in test_solo_symbols.py, the end of a round and of the game in test_solo_end.py.

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
from tatami.games.white_castle.content import OPPONENT_SYMBOLS
from tests.rules.white_castle.table import CONTENT, GAME, HUMAN, RIVAL, Table, new_game, solo

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
    ("solo", "points", "track", "order"),
    [("easy", 0, 0, [HUMAN, RIVAL]), ("medium", 3, 1, [RIVAL, HUMAN]), ("hard", 8, 3, [RIVAL, HUMAN])],
)
def test_the_three_difficulties(solo: str, points: int, track: int, order: list[int]) -> None:
    for seed in range(10):
        state = GAME.empty()
        state.seats, state.options, state.rng = 1, GAME.check(1, {"solo": solo}), Rng(seed)
        GAME.set_up(state)
        assert (state.order, state.track) == (order, [0, track])
        assert state.track_order == order, "the human's marker on top if the space is shared"
        assert Table.around(state).of(RIVAL).goods == ({"cp": points} if points else {})


@pytest.mark.rule("WC-15.2")
def test_a_stronger_opponent_begins() -> None:
    for level, begins in (("easy", False), ("medium", True), ("hard", True)):
        assert bool(Table.around(new_game(1, 5, solo=level)).rival_row) is begins


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


# ---- it explains itself ----


def told(table: Table, *kinds: str) -> list[dict[str, object]]:
    """What was said of these kinds, without the names of cards."""
    told = [event for event in table.state.drain() if event.kind in kinds]
    return [{name: value for name, value in event.args.items() if name != "card"} for event in told]


@pytest.mark.rule("WC-15.5")
def test_every_card_is_turned_with_its_reason() -> None:
    """SO3 is the first; SO2 and SO5 point to middle dice that are not there (WC-R26); SO9 points to a die."""
    table = solo().bridges(orange="1 3", black="2 4", white="1 2 6").solo_deck("3 2 5 9")
    table.state.listen()
    assert told(table.rival_turn(), "rival_turns") == [
        {"bridge": "orange", "end": "right", "why": "first"},
        {"bridge": "orange", "end": "middle", "why": "empty"},
        {"bridge": "black", "end": "middle", "why": "empty"},
        {"bridge": "white", "end": "right", "why": "die"},
    ]


@pytest.mark.rule("WC-15.8")
def test_each_symbol_is_named_before_it_is_carried_out_or_not() -> None:
    """SO3: a warrior to the yard for 5 iron, which nobody is left for, then a point."""
    table = solo().clan(RIVAL, warriors="Y1 Y1 Y1 Y1 Y1").solo_deck("3 1")
    table.state.listen()
    assert told(table.rival_turn(), "rival_does", "rival_cannot") == [
        {"symbol": "warrior", "n": 0},
        {"points": 1},
        {"symbol": "points", "n": 1},
    ]


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
    table = solo().yards("YT8 gold", "YT2 gold", "YT1 blue", "YT6 gold").rival_does("warrior_5")
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
@pytest.mark.parametrize(
    ("bridges", "deck", "row", "space", "die"),
    [
        ({"black": "2 5"}, "3 5 4", [3, 5], "OL", "black 2"),
        ({"orange": "", "black": "- 6"}, "3 1 2 4 6", [3, 1, 2, 4], "S3", "black 6"),
        ({"orange": "4 -"}, "9 3 1", [9, 3], "S1", "orange 4"),
    ],
)
def test_cards_are_turned_until_the_top_one_points_to_a_die(
    bridges: dict[str, str], deck: str, row: list[int], space: str, die: str
) -> None:
    """Without three dice on a bridge there is no middle one, and a lone die is found only at its end."""
    table = solo().bridges(**bridges).garden("orange zen", "GZ3").solo_deck(deck).rival_turn()
    assert (table.rival_row, table.dice_on(space)) == (row, [die])
    assert table.rival_deck[0] == int(deck.rsplit(maxsplit=1)[-1]), "the card that pointed to the die stays on top"


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
    ("deck", "coins"),
    [("3 1", {1: 0, 3: 0, 4: 1, 6: 3}), ("3 7", {6: 2}), ("3 4", {4: 0, 6: 1}), ("3 9", {1: 0, 6: 5})],
)
def test_it_gains_coins_for_a_value_above_the_printed_one(deck: str, coins: dict[int, int]) -> None:
    for value, gained in coins.items():
        row = f"{value} {value} {value}"
        table = solo().bridges(orange=row, black=row, white=row).solo_deck(deck).rival_turn()
        assert table.of(RIVAL).coins == gained


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
    assert table.answers == ["rival room D1", "rival room D2"]


@pytest.mark.rule("WC-15.7")
def test_a_single_card_is_resolved_alone() -> None:
    table = solo().solo_deck("7 1 2 3").rival_turn()
    assert table.rival_row == [7]
    assert table.of(RIVAL).courtiers == {"gate": 1}
    assert table.of(RIVAL).goods == {"coin": 3}


@pytest.mark.rule("WC-15.8", "WC-R27", "WC-R28", "WC-R30")
@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("symbol", [*OPPONENT_SYMBOLS, "influence"])
def test_what_cannot_be_done_gives_the_round_number(symbol: str, number: int) -> None:
    """No member of the kind is left at home, no courtier can climb, the marker is on 20."""
    table = solo(number).track(0, 20).clan(RIVAL, gone=(5, 5, 5), points=10)
    table.rival_does(symbol, 1)
    assert table.of(RIVAL).points == 10 + number
    assert (table.of(RIVAL).courtiers, table.of(RIVAL).warriors, table.of(RIVAL).gardens) == ({}, {}, [])


@pytest.mark.rule("WC-15.9", "WC-R25")
def test_revealed_cards_return_to_the_bottom_in_the_order_of_their_reveal() -> None:
    table = solo().bridges(orange="", black="- 6", white="3 4 5").solo_deck("3 1 2 4 6")
    table.garden("black zen", "GZ4").rival_turn()
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
            table.play(table.answers[0])
    assert table.rival_row == [7, 8, 9]
    for seed in range(10):
        assert table.state.redeal(HUMAN, Rng(seed)).solo_deck == table.state.solo_deck


@pytest.mark.rule("WC-15.13", "WC-1.5")
def test_after_the_shuffle_nothing_is_known_but_the_top_card() -> None:
    table = solo().solo_deck("3 7 1").rival_turn().rival_turn().track(5, 0).end_round()
    twins = [table.state.redeal(HUMAN, Rng(seed)) for seed in range(30)]
    assert len({twin.solo_deck[0] for twin in twins}) == 1
    assert all(len({twin.solo_deck[place] for twin in twins}) > 1 for place in range(1, 9))


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
